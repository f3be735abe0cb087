import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { format, makeBundle, nameOf, plain, t, wordsOf } from '@/lib/words.svelte';
import { LANGUAGES, pickLanguage } from '@/lib/languages';
import { settings } from '@/lib/settings.svelte';
import { withoutRemarks } from '@/lib/remarks';

const src = fileURLToPath(new URL('../src/', import.meta.url));
const keys = (file: string): string[] =>
  new FluentResource(readFileSync(file, 'utf-8')).body.map((entry) => entry.id).sort();
const folders = [
  'text',
  ...readdirSync(`${src}games`)
    .filter((name) =>
      readdirSync(src + 'games', { withFileTypes: true })
        .find((one) => one.name === name)
        ?.isDirectory(),
    )
    .map((name) => `games/${name}/text`),
];

describe('words', () => {
  it.each(
    folders.filter((folder) => {
      try {
        return readdirSync(src + folder).length;
      } catch {
        return false;
      }
    }),
  )('are the same in all languages: %s', (folder) => {
    expect(readdirSync(src + folder)).toEqual(
      expect.arrayContaining(LANGUAGES.map((one) => `${one}.ftl`)),
    );
    for (const language of LANGUAGES) {
      expect(keys(`${src}${folder}/${language}.ftl`)).toEqual(keys(`${src}${folder}/en.ftl`));
      const file = readFileSync(`${src}${folder}/${language}.ftl`, 'utf-8');
      expect(new Set(keys(`${src}${folder}/${language}.ftl`)).size).toBe(
        keys(`${src}${folder}/${language}.ftl`).length,
      );
      const bundle = makeBundle(language, [file]);
      for (const key of keys(`${src}${folder}/${language}.ftl`))
        expect(format(bundle, key, {})).toBeTruthy();
    }
  });

  it('that the page asks for are there', () => {
    const known = new Set(keys(`${src}text/en.ftl`));
    const files = readdirSync(src, { recursive: true, encoding: 'utf-8' }).filter((name) =>
      /\.(svelte|ts)$/.test(name),
    );
    const asked = files.flatMap((name) =>
      [...readFileSync(src + name, 'utf-8').matchAll(/[^\w.]t\('([a-z0-9-]+)'/g)].map(
        (match) => match[1]!,
      ),
    );
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
  });

  it('that boards ask for are there', () => {
    for (const game of readdirSync(`${src}games`, { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && entry.name !== 'any',
    )) {
      const known = new Set([
        ...keys(`${src}games/${game.name}/text/en.ftl`),
        ...keys(
          fileURLToPath(
            new URL(`../../src/allmende/games/${game.name}/text/en.ftl`, import.meta.url),
          ),
        ),
      ]);
      const files = readdirSync(src + `games/${game.name}`, {
        recursive: true,
        encoding: 'utf-8',
      }).filter((name) => /\.(svelte|ts)$/.test(name));
      const asked = files.flatMap((name) =>
        [
          ...readFileSync(`${src}games/${game.name}/${name}`, 'utf-8').matchAll(
            /words\.text\('([a-z0-9_-]+)'/g,
          ),
        ].map((match) => match[1]!),
      );
      expect(asked.length).toBeGreaterThan(10);
      expect(asked.filter((key) => !known.has(key))).toEqual([]);
    }
  });

  it('are there in every language the engine speaks, by the name it has itself', () => {
    expect(LANGUAGES[0]).toBe('en');
    expect(LANGUAGES).toContain('es');
    expect(nameOf('es')).toBe('Español');
    expect(nameOf('de')).toBe('Deutsch');
    expect(new Set(LANGUAGES.map(nameOf)).size).toBe(LANGUAGES.length);
  });

  it.each([
    [[null, 'fr-FR', 'es-MX', 'en'], 'es'],
    [[null, null, 'ES'], 'es'],
    [[null, 'de-AT', 'en'], 'de'],
    [['en', 'es'], 'en'],
    [['no-such', 'fr'], 'en'],
    [[], 'en'],
  ])('are picked by what the visitor wants first: %s', (wishes, language) => {
    expect(pickLanguage(wishes)).toBe(language);
  });

  it('count as their language does', () => {
    expect(t('ago-minutes', { count: 1 })).toBe('a minute ago');
    settings.language = 'es';
    expect(t('ago-minutes', { count: 3 })).toBe('hace 3 minutos');
    settings.language = 'de';
    expect(t('ago-minutes', { count: 1 })).toBe('vor einer Minute');
    settings.language = 'en';
  });

  it('are never missing altogether', () => {
    expect(t('no-such-key-here')).toBe('such key here');
    expect(plain('why-needs_green')).toBe('needs green');
  });

  it('of a game come with its board', async () => {
    const words = wordsOf('village');
    await words.ready();
    expect(words.value('good', 'ox')).toBe('ox');
    expect(words.text('village-place-harvest')).toBe('Grain harvest');
    expect(words.find('nothing')).toBeNull();
    expect(words.guess('ox')).toBe('ox');
    expect(words.guess('no such thing')).toBeNull();
    expect(words.value('stage', 3)).toBe('3');
  });
});

describe('components', () => {
  it('travel without their annotations', () => {
    expect(
      withoutRemarks({ a: 1, provenance: 'seed', a_provenance: 'x', b: [{ note: 'n', c: 2 }] }),
    ).toEqual({ a: 1, b: [{ c: 2 }] });
  });

  it('say what points are for', async () => {
    const words = wordsOf('village');
    await words.ready();
    expect(words.text('score-travel')).toBe('Travel');
    expect(words.tally('travel', { cities: 4 })).toBe('4 cities');
    expect(words.tally('travel', { cities: 0 })).toBe('');
    const chronicle = { 'members-at-chronicle-farmyard': 2, 'members-at-chronicle-church': 1 };
    expect(words.tally('chronicle', chronicle)).toBe('3 entries');
    expect(words.tally('prestige', { prestige: 4 })).toBe('');
  });

  it('says points where a game counts points, and coins where it counts coins', async () => {
    const [village, villagers] = [wordsOf('village'), wordsOf('villagers')];
    await Promise.all([village.ready(), villagers.ready()]);
    expect(village.text('scored', { count: 1 })).toBe('1 point');
    expect(village.text('scored', { count: 10 })).toBe('10 points');
    expect(villagers.text('scored', { count: 8 })).toBe('8 coins');
    expect(villagers.text('scores-total')).toBe('Total coins');
  });
});
