// The tradespeople.
import people from '@games/black_forest/portraits.toml';
import type { Described } from '@/drawing/person';
import { pictureOf } from '@/lib/portraits';

const PEOPLE = people as Record<string, Described>;

/** The address of a tradesperson's picture; nothing for one of somebody else's components. */
export function faceOf(id: string): string {
  const described = PEOPLE[id];
  return described ? pictureOf('black-forest', id, described, true) : '';
}
