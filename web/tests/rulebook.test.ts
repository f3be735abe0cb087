import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Drawing } from '@/lib/board.svelte';
import { rulesAbout, ruleText } from '@/lib/rulebook';

const GAMES = import.meta.glob<{ rules: Drawing['rules'] }>('../src/games/*/rules.ts', {
  eager: true,
});
const folderOf = (file: string): string => file.split('/').at(-2) ?? '';
const bookOf = (folder: string, language: string): string =>
  readFileSync(`../src/allmende/games/${folder}/rulebook/${language}.md`, 'utf-8');

describe('What the rules say about a thing', () => {
  it.each(Object.entries(GAMES))('is in the book in every language: %s', (file, { rules }) => {
    const languages = readdirSync(`../src/allmende/games/${folderOf(file)}/rulebook`);
    for (const language of languages) {
      const book = bookOf(folderOf(file), language.replace('.md', ''));
      for (const rule of Object.values(rules ?? {}).flatMap((numbers) => numbers.split(' ')))
        expect(ruleText(book, rule), `${language} ${rule}`).toMatch(/^[^*[\]]{12,}$/);
    }
  });

  it('has neither number nor marks', () => {
    expect(ruleText(bookOf('village', 'en'), 'M6')).toBe(
      'Once you pass you are out until the next market day.',
    );
    expect(ruleText(bookOf('villagers', 'en'), '9.1')).toMatch(/^Monk\. Stands in for/);
    expect(ruleText(bookOf('pandemain', 'en'), 'GU1')).toMatch(/^In the guild/);
    expect(ruleText(bookOf('black_forest', 'en'), 'WH-5b')).toMatch(/^Nothing interrupts/);
    expect(ruleText('', 'M5')).toBe('');
  });

  it('is told by the most exact name', () => {
    const rules = { space: 'U4', 'space:market': 'M1' };
    expect(rulesAbout(rules, ['space:market'])).toBe('M1');
    expect(rulesAbout(rules, ['space:church', 'space:market'])).toBe('U4');
    expect(rulesAbout(rules, ['church'])).toBe('');
  });
});
