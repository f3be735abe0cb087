// Who is on a game's cards: read from `portraits.toml` in its folder, drawn when somebody looks.
import { image } from '@/drawing/images';
import type { Described } from '@/drawing/person';
import { portrait } from '@/drawing/portrait';

export type Portraits = Record<string, Described>;

const FILES = import.meta.glob<{ default: Portraits }>('@games/*/portraits.toml');

const file = (game: string): string | undefined =>
  Object.keys(FILES).find((path) => path.includes(`/${game.replaceAll('-', '_')}/`));

export const hasPortraits = (game: string): boolean => file(game) !== undefined;

export async function portraitsOf(game: string): Promise<Portraits> {
  const path = file(game);
  return path ? ((await FILES[path]?.())?.default ?? {}) : {};
}

/** The address of somebody's picture. */
export const pictureOf = (
  game: string,
  name: string,
  described: Described,
  small = false,
): string => image(`${game} ${name} ${small}`, () => portrait(name, described, small));
