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

const PANDEMAIN: Sign[] = [
  ...['rye', 'spelt', 'oat', 'wheat'].map((grain) => ({ icon: grain === 'wheat' ? 'grain' : grain, text: `grain-${grain}` })),
  ...['water', 'salt', 'yeast', 'milk'].map((icon) => ({ icon, text: `ingredient-${icon}` })),
  ...[['wagon', 'cart'], ['ox', 'ox'], ['cow', 'cow'], ['coin', 'pfennigs'], ['prestige', 'vp'], ['faith', 'penitence'], ['flour', 'flour'], ['loaf', 'bread'], ['suit-special', 'sign-inquisition']].map(([icon = '', name]) => ({ icon, text: `pandemain-${name}` })),
  ...['star', 'dawn', 'servant', 'penance', 'loan'].map((icon) => ({ icon, text: `pandemain-sign-${icon}` })),
];

const BLACK_FOREST: Sign[] = [
  ...['wood', 'sand', 'water', 'charcoal', 'porridge', 'meat', 'brick', 'glass', 'provision', 'commodity', 'pig', 'cattle'].map((icon) => ({ icon, text: `good-${icon}` })),
  ...['field', 'pond', 'pasture', 'forest', 'stable'].map((icon) => ({ icon, text: `tile-${icon}` })),
  { icon: 'turn-wheel', text: 'forest-sign-wheels' },
  ...['glass-hut', 'small-estate', 'builder', 'toll', 'job', 'reminder', 'time', 'star', 'market', 'swap'].map((icon) => ({ icon, text: `forest-sign-${icon}` })),
];

const SIGNS: Record<string, Sign[]> = { village: VILLAGE, villagers: VILLAGERS, pandemain: PANDEMAIN, 'black-forest': BLACK_FOREST };

export const legendOf = (game: string): Sign[] => SIGNS[game] ?? [];
