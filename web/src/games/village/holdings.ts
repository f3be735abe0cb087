// How what a family holds is drawn, and what is always to be seen of it.
import manifest from '@games/village/game.toml';
import type { Signs } from '@/lib/effects';
import * as data from './data';

export const signs: Signs = {
  ...Object.fromEntries(
    data.COLOURS.map((colour) => [
      `influence-${colour}`,
      { icon: data.CUBE_ICONS[colour] ?? 'skill', cube: colour },
    ]),
  ),
  ...Object.fromEntries(data.GOODS.map((good) => [good, { icon: good }])),
  grain: { icon: 'grain' },
  coins: { icon: 'coin' },
  hours: { icon: 'time' },
  prestige: { icon: 'prestige' },
  customers: { icon: 'customers' },
  cities: { icon: 'city' },
  'start-marker': { icon: 'marker' },
  'next-start-marker': { icon: 'marker' },
};

export const purse = [
  ...data.COLOURS.map((colour) => `influence-${colour}`),
  'coins',
  'grain',
  ...data.GOODS,
];

export const quiet: string[] = manifest.quiet;

/** What everybody may count of somebody's points. */
export const score = 'prestige';
