// How what a player holds is drawn, and what is always to be seen of it.
import manifest from '@games/villagers/game.toml';
import type { Signs } from '@/lib/effects';

export const signs: Signs = {
  coins: { icon: 'gold' },
  'coins-on-villagers': { icon: 'coin' },
  gold: { icon: 'market' },
  silver: { icon: 'silver' },
  bronze: { icon: 'gold' },
  food: { icon: 'food' },
  builders: { icon: 'builder' },
  hand: { icon: 'cards' },
  jester: { icon: 'suit-special' },
};

export const purse = ['coins', 'food', 'builders', 'hand'];

export const quiet: string[] = manifest.quiet;

/** What everybody may count of somebody's points. */
export const score = 'coins';
