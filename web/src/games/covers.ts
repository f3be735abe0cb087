// What a card on the home page says of a game beyond what the engine knows: its key colour, its length, its weight.
export interface Cover { colour: string; minutes: [number, number]; weight: 1 | 2 | 3; icons: string[] }

const COVERS: Record<string, Cover> = {
  village: { colour: '#4f7a3a', minutes: [40, 75], weight: 2, icons: ['village', 'family', 'chronicle'] },
  villagers: { colour: '#a8741a', minutes: [30, 50], weight: 2, icons: ['road', 'padlock', 'gold'] },
  pandemain: { colour: '#b58420', minutes: [45, 90], weight: 2, icons: ['bread', 'mill', 'coin'] },
  'black-forest': { colour: '#2f6a64', minutes: [60, 120], weight: 3, icons: ['forest', 'pine', 'market'] },
};

export const coverOf = (game: string): Cover => COVERS[game] ?? { colour: '#6b5d4b', minutes: [30, 90], weight: 2, icons: ['village', 'home', 'coin'] };
