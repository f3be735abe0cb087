// How what a baker holds is drawn, and what is always to be seen of it.
import manifest from '@games/pandemain/game.toml';
import type { Sign, Signs } from '@/lib/effects';
import { GRAINS, INGREDIENTS, QUALITIES, signOf, TOKENS, VILLAGER_PLACES } from './data';

const each = (
  names: string[],
  sign: (name: string) => Sign,
  word: (name: string) => string,
): Signs => Object.fromEntries(names.map((name) => [word(name), sign(name)]));
const dashed = (name: string): string => name.replaceAll('_', '-');
const loaves = QUALITIES.flatMap((quality) => GRAINS.map((grain) => `loaf-${quality}-${grain}`));
const own = (name: string): Sign => ({ icon: signOf(name) });

export const signs: Signs = {
  pfennigs: { icon: 'coin' },
  vp: { icon: 'prestige' },
  penitence: { icon: 'faith' },
  penances: { icon: 'penance' },
  loans: { icon: 'loan' },
  workers: { icon: 'suit-single' },
  masters: { icon: 'guild' },
  upgrades: { icon: 'baker' },
  experience: { icon: 'baker' },
  ...each(INGREDIENTS, own, (name) => name),
  ...each(GRAINS, own, (grain) => `flour-${grain}`),
  ...each(
    loaves,
    () => ({ icon: 'loaf' }),
    (loaf) => loaf,
  ),
  ...each(TOKENS, own, (token) => `active-${token}`),
  ...each(
    GRAINS,
    () => ({ icon: 'star' }),
    (grain) => `reputation-${grain}`,
  ),
  ...each(Object.keys(VILLAGER_PLACES), own, (villager) => `villager-${dashed(villager)}`),
};

export const purse = [
  'workers',
  'pfennigs',
  ...INGREDIENTS,
  ...GRAINS.map((grain) => `flour-${grain}`),
  ...TOKENS.map((token) => `active-${token}`),
];
export const purseIfAny = loaves;

export const quiet: string[] = manifest.quiet;

/** What everybody may count of somebody's points. */
export const score = 'vp';
