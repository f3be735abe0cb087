// Words, from the same Fluent files the engine reads: the kernel's, a game's, and the page's own.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { CORE, ENGLISH, LANGUAGES } from '@/lib/languages';
import { settings } from '@/lib/settings.svelte';

export type Args = Record<string, FluentVariable>;

const PAGE_FILES = import.meta.glob<string>('../text/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const GAME_FILES = import.meta.glob<string>('../../../src/allmende/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
});
const BOARD_FILES = import.meta.glob<string>('../games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** A folder's file in a language; one that isn't translated speaks English. */
function fileOf<File>(
  files: Record<string, File>,
  folder: string,
  language: string,
): File | undefined {
  return files[`${folder}/${language}.ftl`] ?? files[`${folder}/${ENGLISH}.ftl`];
}

function pageFiles(language: string): string[] {
  return [CORE[language] ?? '', fileOf(PAGE_FILES, '../text', language) ?? ''];
}

export function makeBundle(language: string, files: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of files) bundle.addResource(new FluentResource(file), { allowOverrides: true });
  return bundle;
}

/** A key without a text is shown as words all the same: `needs-green` as "needs green". */
export function plain(key: string): string {
  return key.replace(/^[a-z]+-(?=.)/, '').replaceAll(/[-_]/g, ' ');
}

/** Kinds of keys that are no names. */
const SENTENCES = [
  'action',
  'event',
  'why',
  'prompt',
  'option',
  'score',
  'amount',
  'warning',
  'sign',
];

/** Names of things by their bare words: 'ox' from `good-ox`. Sentences about actions, events and the like are none. */
export function bareNames(file: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { id } of new FluentResource(file).body) {
    const [, kind = '', word = ''] = /^([a-z]+)-(.+)$/.exec(id) ?? [];
    if (word && !SENTENCES.includes(kind) && !found.has(word)) found.set(word, id);
  }
  return found;
}

export function format(bundle: FluentBundle, key: string, args: Args = {}): string | null {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, args, []) : null;
}

const pages = new Map(
  LANGUAGES.map((language) => [language, makeBundle(language, pageFiles(language))]),
);

function page(language = settings.language): FluentBundle {
  return pages.get(language) ?? pages.get(ENGLISH)!;
}

/** A text of the page. */
export function t(key: string, args: Args = {}): string {
  return format(page(), key, args) ?? plain(key);
}

export function hasText(key: string): boolean {
  return page().hasMessage(key);
}

/** What a language calls itself: 'Español'. */
export function nameOf(language: string): string {
  return format(page(language), 'language-name') ?? language;
}

/** The words of one game and its drawn board, in the language of the page; loaded when first asked for. */
export class GameWords {
  private bundles = $state.raw<Record<string, FluentBundle | undefined>>({});
  private names = new Map<string, string>();
  private asked = new Set<string>();

  constructor(readonly game: string) {}

  private async load(language: string): Promise<void> {
    this.asked.add(language);
    const folder = this.game.replaceAll('-', '_');
    const files = [
      fileOf(GAME_FILES, `../../../src/allmende/games/${folder}/text`, language),
      fileOf(BOARD_FILES, `../games/${folder}/text`, language),
    ];
    const texts = await Promise.all(files.map((file) => file?.() ?? ''));
    this.names = bareNames(texts[0] ?? '');
    this.bundles = {
      ...this.bundles,
      [language]: makeBundle(language, [...pageFiles(language), ...texts]),
    };
  }

  /** Resolves when the words of the page's language are there. */
  async ready(): Promise<void> {
    if (!this.bundles[settings.language]) await this.load(settings.language);
  }

  text(key: string, args: Args = {}): string {
    return this.find(key, args) ?? plain(key);
  }

  /** The text, or null if the game has none under this key. */
  find(key: string, args: Args = {}): string | null {
    const language = settings.language;
    const bundle = this.bundles[language];
    if (!bundle) {
      if (!this.asked.has(language)) queueMicrotask(() => void this.load(language));
      return null;
    }
    return format(bundle, key, args);
  }

  /** What the points of a category are for ('4 cities'), from a seat's holdings; '' if there is nothing to say. The same as
   * `Words.tally` of the server: variables are holdings, and sums of those that begin alike. */
  tally(category: string, held: Record<string, number> = {}): string {
    const bundle = this.bundles[settings.language];
    const of = bundle?.getMessage(`score-${category}`)?.attributes.of;
    if (!bundle || !of) return '';
    const counts: Record<string, number> = {};
    for (const [what, amount] of Object.entries(held)) {
      const parts = what.split('-');
      for (let end = 1; end <= parts.length; end++) {
        const name = parts.slice(0, end).join('_');
        counts[name] = (counts[name] ?? 0) + amount;
      }
    }
    const errors: Error[] = [];
    const told = bundle.formatPattern(of, counts, errors);
    return errors.length ? '' : told.trim();
  }

  /** The name of a thing of which only the bare word is known; null if there is none, or it is a sentence with gaps. */
  guess(word: string): string | null {
    const key = this.names.get(word);
    const text = key ? this.find(key) : null;
    return text && !text.includes('{') ? text : null;
  }

  /** The word for a value of a domain: `value('space', 'market')`. */
  value(domain: string, word: string | number): string {
    return typeof word === 'number' ? String(word) : this.text(`${domain}-${word}`);
  }
}

const games = new Map<string, GameWords>();

export function wordsOf(game: string): GameWords {
  let words = games.get(game);
  if (!words) {
    words = new GameWords(game);
    games.set(game, words);
  }
  return words;
}
