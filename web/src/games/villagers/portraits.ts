// Who is on the cards.
import people from '@games/villagers/portraits.toml';
import { image } from '@/drawing/images';
import type { Described } from '@/drawing/person';
import { broadPortrait } from '@/drawing/portrait';

const PEOPLE = people as Record<string, Described>;

const [WIDTH, HEIGHT] = [315, 206]; // as broad as a card, and what fits below its name

/** The address of a villager's picture; nothing for a card of somebody else's components. */
export function pictureOf(id: string): string {
  const described = PEOPLE[id];
  return described
    ? image(`villagers ${id}`, () => broadPortrait(id, described, WIDTH, HEIGHT))
    : '';
}
