// The languages there are: those the engine's kernel has a file of words for.

const FILES = import.meta.glob<string>('../../../src/allmende/core/text/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const ENGLISH = 'en';

/** The kernel's own words, by language. */
export const CORE: Record<string, string | undefined> = Object.fromEntries(
  Object.entries(FILES).map(([file, text]) => [file.replace(/^.*\/(.+)\.ftl$/, '$1'), text]),
);

/** English first. */
export const LANGUAGES: string[] = Object.keys(CORE).sort(
  (a, b) => Number(b === ENGLISH) - Number(a === ENGLISH) || a.localeCompare(b),
);

/** The first of these wishes that there are words for, by its language alone: 'es' from 'es-MX'. */
export function pickLanguage(wishes: readonly (string | null)[]): string {
  const short = wishes.map((wish) => (wish ?? '').toLowerCase().split('-')[0] ?? '');
  return short.find((wish) => LANGUAGES.includes(wish)) ?? ENGLISH;
}
