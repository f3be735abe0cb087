// Words, from the same Fluent files the engine reads: the kernel's, a game's, and the page's own.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from '@/lib/settings.svelte';
import pageEn from '@/text/en.ftl?raw';
import pageEs from '@/text/es.ftl?raw';
import coreEn from '@core/text/en.ftl?raw';
import coreEs from '@core/text/es.ftl?raw';

export type Args = Record<string, FluentVariable>;

const PAGE: Record<Language, string[]> = { en: [coreEn, pageEn], es: [coreEs, pageEs] };

const GAME_FILES = import.meta.glob<string>('../../../src/allmende/games/*/text/*.ftl', { query: '?raw', import: 'default' });
const BOARD_FILES = import.meta.glob<string>('../games/*/text/*.ftl', { query: '?raw', import: 'default' });

export function makeBundle(language: Language, files: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of files) bundle.addResource(new FluentResource(file), { allowOverrides: true });
  return bundle;
}

/** A key without a text is shown as words all the same: `needs-green` as "needs green". */
export function plain(key: string): string {
  return key.replace(/^[a-z]+-(?=.)/, '').replaceAll(/[-_]/g, ' ');
}

/** Names of things by their bare words: 'ox' from `good-ox`. Sentences about actions, events and the like are none. */
export function bareNames(file: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { id } of new FluentResource(file).body) {
    const [, kind = '', word = ''] = /^([a-z]+)-(.+)$/.exec(id) ?? [];
    if (word && !['action', 'event', 'why', 'prompt', 'option', 'score'].includes(kind) && !found.has(word)) found.set(word, id);
  }
  return found;
}

export function format(bundle: FluentBundle, key: string, args: Args = {}): string | null {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, args, []) : null;
}

const pages: Record<Language, FluentBundle> = { en: makeBundle('en', PAGE.en), es: makeBundle('es', PAGE.es) };

/** A text of the page. */
export function t(key: string, args: Args = {}): string {
  return format(pages[settings.language], key, args) ?? plain(key);
}

export function hasText(key: string): boolean {
  return pages[settings.language].hasMessage(key);
}

/** The words of one game and its drawn board, in the language of the page; loaded when first asked for. */
export class GameWords {
  private bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});
  private names = new Map<string, string>();
  private asked = new Set<Language>();

  constructor(readonly game: string) {}

  private async load(language: Language): Promise<void> {
    this.asked.add(language);
    const folder = this.game.replaceAll('-', '_');
    const files = [GAME_FILES[`../../../src/allmende/games/${folder}/text/${language}.ftl`], BOARD_FILES[`../games/${folder}/text/${language}.ftl`]];
    const texts = await Promise.all(files.map((file) => file?.() ?? ''));
    this.names = bareNames(texts[0] ?? '');
    this.bundles = { ...this.bundles, [language]: makeBundle(language, [...PAGE[language], ...texts]) };
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
