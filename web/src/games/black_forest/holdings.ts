// How what a player holds is drawn, and what is always to be seen of it.
import manifest from '@games/black_forest/game.toml';
import type { Signs } from '@/lib/effects';

const GOODS = [
  'wood',
  'sand',
  'water',
  'porridge',
  'meat',
  'brick',
  'glass',
  'provision',
  'commodity',
  'pig',
  'cattle',
];
const TILES = ['field', 'pond', 'pasture', 'forest', 'stable', 'small-estate'];

export const signs: Signs = {
  ...Object.fromEntries([...GOODS, ...TILES].map((what) => [what, { icon: what }])),
  'charcoal-glass': { icon: 'charcoal' },
  'charcoal-cooking': { icon: 'charcoal' },
  progress: { icon: 'glass-hut' },
  points: { icon: 'star' },
  reminder: { icon: 'reminder' },
  'glass-turns': { icon: 'turn-wheel' },
  'cooking-turns': { icon: 'turn-wheel' },
  hourglass: { icon: 'time' },
};

export const purse = [
  'wood',
  'sand',
  'water',
  'charcoal-glass',
  'charcoal-cooking',
  'porridge',
  'meat',
  'brick',
  'glass',
  'provision',
  'commodity',
];
export const purseIfAny = ['pig', 'cattle'];

export const quiet: string[] = manifest.quiet;

/** What everybody may count of somebody's points. */
export const score = 'points';
