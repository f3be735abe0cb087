// A rule in its own words, beside what it is about: read from the rules page, which is fetched when first needed.
import { api } from '@/api/client';
import { settings } from '@/lib/settings.svelte';

const books = new Map<string, Promise<string>>();

/** The rules of a game in the language of the page; '' while the server can't be reached. */
export function rulebook(game: string): Promise<string> {
  const key = `${game} ${settings.language}`;
  let book = books.get(key);
  if (!book) {
    book = api.rules(game).then(
      ({ markdown }) => markdown,
      () => {
        books.delete(key);
        return '';
      },
    );
    books.set(key, book);
  }
  return book;
}

/** The text of one rule without its number and marks; '' if the book has none of that number. */
export function ruleText(markdown: string, rule: string): string {
  const from = markdown.indexOf(`<a id="${rule.toLowerCase()}"></a>**`);
  if (from < 0) return '';
  const [paragraph = ''] = markdown.slice(markdown.indexOf('**', from)).split(/\n\s*\n/, 1);
  return paragraph
    .replace(/^\*\*[\w.-]*\d[a-z]?\.\s*(?:\*\*)?/, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*|^\s*\(E\)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The rules about a thing: those of the most exact of its names, `space:market` before `space`. */
export function rulesAbout(rules: Record<string, string>, keys: string[]): string {
  for (const key of keys) {
    for (let name = key; name; name = name.slice(0, Math.max(0, name.lastIndexOf(':')))) {
      const found = rules[name];
      if (found) return found;
    }
  }
  return '';
}
