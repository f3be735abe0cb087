// Where the animals stand. Only their numbers matter in the game (R21); the board shows one housing that holds them all,
// with as many as possible on Pastures, where they are worth a point.
import { FACES, FOREST_PIGS, PASTURE_CAPACITY, STABLE_CATTLE } from './data';
import { hooksOf, type Player } from './view';

export interface Housed { pig: number; cattle: number }
interface Stall extends Housed { key: string; pasture: boolean }

export const cellKey = (estate: number, cell: number): string => `${estate}:${cell + 1}`;

/** The places for animals in a domain, with the most of each type that fit. A building of several cells has one. */
function stalls(player: Player): Stall[] {
  const pasture = Math.max(PASTURE_CAPACITY, ...hooksOf(player, 'pasture_capacity').map((hook) => hook.n ?? 0));
  const seen = new Set<string>();
  return player.estates.flatMap((rows, estate) => rows.flat().flatMap((thing, cell): Stall[] => {
    const key = cellKey(estate, cell);
    if (thing === 'pasture') return [{ key, pasture: true, pig: pasture, cattle: pasture }];
    if (thing === 'forest') return [{ key, pasture: false, pig: FOREST_PIGS, cattle: 0 }];
    if (thing === 'stable') return [{ key, pasture: false, pig: 0, cattle: STABLE_CATTLE }];
    const hook = FACES.get(thing)?.hook;
    if (hook?.hook !== 'housing' || seen.has(thing)) return [];
    seen.add(thing);
    return [{ key, pasture: false, pig: hook.pig ?? 0, cattle: hook.cattle ?? 0 }];
  }));
}

function fill(found: Stall[], pigPastures: number, pigs: number, cattle: number): { housed: Map<string, Housed>; left: number; grazing: number } {
  const housed = new Map<string, Housed>();
  let [p, c, grazing, pasture] = [pigs, cattle, 0, 0];
  for (const stall of found.toSorted((a, b) => Number(b.pasture) - Number(a.pasture))) {
    const forPigs = !stall.pasture || pasture < pigPastures;
    const forCattle = !stall.pasture || pasture >= pigPastures;
    if (stall.pasture) pasture += 1;
    const pig = forPigs ? Math.min(p, stall.pig) : 0;
    const cow = forCattle ? Math.min(c, stall.cattle) : 0;
    p -= pig;
    c -= cow;
    if (stall.pasture) grazing += pig + cow;
    if (pig || cow) housed.set(stall.key, { pig, cattle: cow });
  }
  return { housed, left: p + c, grazing };
}

/** By cell, who stands there; and how many stand on Pastures. */
export function houseAnimals(player: Player): { housed: Map<string, Housed>; grazing: number } {
  const found = stalls(player);
  const pastures = found.filter((stall) => stall.pasture).length;
  const tries = Array.from({ length: pastures + 1 }, (_, number) => fill(found, number, player.pigs, player.cattle));
  return tries.reduce((best, one) => (one.left < best.left || (one.left === best.left && one.grazing > best.grazing) ? one : best));
}
