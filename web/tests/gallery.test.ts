// @vitest-environment jsdom
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { groupsOf, type Group } from '@/lib/gallery';

const GAMES = ['black-forest', 'pandemain', 'village', 'villagers'];
const LANGUAGES = ['en', 'es', 'de'];
const TEXTS = import.meta.glob<string>(
  ['../../src/allmende/games/*/text/*.ftl', '../src/games/*/text/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

/** The keys of all texts that a game has in a language. */
function keysOf(game: string, language: string): Set<string> {
  const end = `/${game.replaceAll('-', '_')}/text/${language}.ftl`;
  const files = Object.entries(TEXTS).filter(([path]) => path.endsWith(end));
  return new Set(files.flatMap(([, text]) => new FluentResource(text).body.map(({ id }) => id)));
}

describe.each(GAMES)('the gallery of %s', (game) => {
  it.each(LANGUAGES)(
    'names everything: %s',
    async (language) => {
      const groups: Group[] = await groupsOf(game);
      expect(groups.length).toBeGreaterThan(0);
      const known = keysOf(game, language);
      const names = groups.flatMap(({ title, pieces }) => [
        title,
        ...pieces.map(({ name }) => name),
      ]);
      expect(names.filter((name) => !known.has(name))).toEqual([]);
    },
    30_000,
  ); // the first one loads a game with all its pieces
});

it('has every building and four generations', async () => {
  const count = async (game: string, title: string): Promise<number> =>
    (await groupsOf(game)).find((group) => group.title === title)?.pieces.length ?? 0;
  expect(await count('black-forest', 'black-forest-place-buildings')).toBe(86);
  expect(await count('village', 'village-gallery-family')).toBe(8);
}, 30_000);
