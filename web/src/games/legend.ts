// The signs of each game and the keys of their names.
export interface Sign { icon: string; text: string; cube?: string }

const VILLAGE: Sign[] = [
  { icon: 'skill', cube: 'orange', text: 'village-sign-orange' },
  { icon: 'persuasion', cube: 'green', text: 'village-sign-green' },
  { icon: 'faith', cube: 'brown', text: 'village-sign-brown' },
  { icon: 'knowledge', cube: 'pink', text: 'village-sign-pink' },
  { icon: 'plague', cube: 'plague', text: 'village-sign-plague' },
  ...['scroll', 'horse', 'plow', 'ox', 'wagon'].map((good) => ({ icon: good, text: `good-${good}` })),
  ...['grain', 'coin', 'time', 'prestige', 'marker'].map((icon) => ({ icon, text: `village-${icon}` })),
  ...['bag', 'bridge'].map((icon) => ({ icon, text: `village-sign-${icon}` })),
];

const VILLAGERS: Sign[] = [
  ...['gold', 'silver', 'food', 'builder', 'padlock', 'keyring', 'market'].map((icon) => ({ icon, text: `villagers-sign-${icon}` })),
  ...['grains', 'wood', 'hay', 'ore', 'grapes', 'wool', 'leather', 'single', 'special'].map((suit) => ({ icon: `suit-${suit}`, text: `suit-${suit}` })),
];

const SIGNS: Record<string, Sign[]> = { village: VILLAGE, villagers: VILLAGERS };

export const legendOf = (game: string): Sign[] => SIGNS[game] ?? [];
