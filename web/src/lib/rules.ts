// The rules page: Markdown to HTML with an anchor at every rule, and a search in it.
import DOMPurify from 'dompurify';
import { marked } from 'marked';

export interface Rule {
  id: string;
  html: string;
  text: string;
}
export interface Section {
  title: string;
  id: string;
  rules: Rule[];
}

// Rules are paragraphs or list items that begin with their number, perhaps after an anchor:
// <a id="m5"></a>**M5.**, **SET-10.**, 6.14, R12.
const NUMBER =
  /^(?:<a id="[^"]*"><\/a>)?(?:\*\*)?([A-Z]{1,4}-?\d+[a-z]?|\d+\.\d+[a-z]?)(?:\.\*\*|\*\*\.?|\.|\*\*|:)?\s/;

export function ruleNumber(text: string): string | null {
  return NUMBER.exec(text.trim())?.[1] ?? null;
}

/** A rule's address on its page. */
export function anchor(rule: string): string {
  return rule.toLowerCase();
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Nothing that a page could run gets through: the text is ours, but it comes over the wire. */
export function clean(html: string): string {
  return DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form'],
    FORBID_ATTR: ['style'],
  });
}

export function sections(markdown: string): { title: string; intro: string; sections: Section[] } {
  const tokens = marked.lexer(markdown);
  let title = '';
  const intro: string[] = [];
  const found: Section[] = [];
  const add = (raw: string, text: string): void => {
    const number = ruleNumber(text) ?? '';
    // The paragraph itself becomes the rule's anchor; other anchors stay where they are.
    const html = clean(
      marked.parse(number ? raw.replace(/<a id="[^"]*"><\/a>/, '') : raw, { async: false }),
    );
    const current = found.at(-1);
    if (!current) intro.push(html);
    else current.rules.push({ id: number, html, text: text.replaceAll(/<[^>]*>|[*_`#|]/g, ' ') });
  };
  for (const token of tokens) {
    if (token.type === 'heading') {
      if (token.depth === 1) title = String(token.text);
      else found.push({ title: String(token.text), id: slug(String(token.text)), rules: [] });
    } else if (token.type === 'list') {
      for (const item of (token as { items: { raw: string; text: string }[] }).items)
        add(item.text, item.text);
    } else if (token.type !== 'space')
      add(token.raw, 'text' in token ? String(token.text) : token.raw);
  }
  return { title, intro: intro.join(''), sections: found };
}

/** The sections with only those rules in which all words occur. */
export function search(all: Section[], words: string): Section[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return all;
  const fits = (rule: Rule): boolean =>
    wanted.every(
      (word) => rule.id.toLowerCase() === word || rule.text.toLowerCase().includes(word),
    );
  return all
    .map((section) => ({ ...section, rules: section.rules.filter(fits) }))
    .filter((section) => section.rules.length);
}
