// Sim-bakers, villagers and master bakers.
import people from '@games/pandemain/portraits.toml';
import type { Described } from '@/drawing/person';
import { pictureOf } from '@/lib/portraits';

const PEOPLE = people as Record<string, Described>;

/** The address of somebody's picture; nothing for one of somebody else's components. */
export function faceOf(id: string): string {
  const described = PEOPLE[id];
  return described ? pictureOf('pandemain', id, described, true) : '';
}
