import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import icons from '@/icons.json';
import type { Drawing } from '@/lib/board.svelte';
import { isQuiet } from '@/lib/effects';
import { drawing as blackForest } from '@/games/black_forest/actions';
import { drawing as pandemain } from '@/games/pandemain/actions';
import { drawing as village } from '@/games/village/actions';
import { drawing as villagers } from '@/games/villagers/actions';

const DRAWINGS: [string, Drawing][] = [
  ['village', village],
  ['villagers', villagers],
  ['pandemain', pandemain],
  ['black_forest', blackForest],
];
/** Words for sums and samples in sentences; nobody holds these. A new one belongs here, or has a sign. */
const ONLY_SAID = ['charcoal', 'livestock', 'basic', 'flours', 'loaves', 'carts', 'oxen', 'cows'];

function keys(game: string, kind: string): string[] {
  const file = fileURLToPath(
    new URL(`../../src/allmende/games/${game}/text/en.ftl`, import.meta.url),
  );
  return new FluentResource(readFileSync(file, 'utf-8')).body.flatMap(({ id }) =>
    id.startsWith(kind) ? [id.slice(kind.length)] : [],
  );
}

describe.each(DRAWINGS)('the signs of %s', (game, drawing) => {
  it('are there for all that changes hands and is shown', () => {
    const amounts = keys(game, 'amount-').filter((what) => !ONLY_SAID.includes(what));
    expect(amounts.length).toBeGreaterThan(8);
    expect(
      amounts.filter((what) => !drawing.signs[what] && !isQuiet(what, -1, drawing.quiet)),
    ).toEqual([]);
    expect(Object.keys(drawing.signs).filter((what) => !amounts.includes(what))).toEqual([]);
    expect(
      [...(drawing.purse ?? []), ...(drawing.purseIfAny ?? [])].filter(
        (what) => !drawing.signs[what],
      ),
    ).toEqual([]);
  });
  it('are drawn', () => {
    expect(
      Object.values(drawing.signs)
        .map(({ icon }) => icon)
        .filter((icon) => !(icon in icons)),
    ).toEqual([]);
  });
});
