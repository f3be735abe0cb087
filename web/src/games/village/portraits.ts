// Who comes to the market.
import people from '@games/village/portraits.toml';
import type { Described } from '@/drawing/person';
import { pictureOf } from '@/lib/portraits';

const PEOPLE = people as Record<string, Described>;

/** The address of a customer's picture; nothing for one of somebody else's components. */
export function faceOf(id: string): string {
  const described = PEOPLE[id];
  return described ? pictureOf('village', id, described, true) : '';
}
