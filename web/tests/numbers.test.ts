// Boards print the numbers that a table was dealt with.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'smol-toml';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const GAMES = fileURLToPath(new URL('../../src/allmende/games', import.meta.url));
const PRESETS = Object.keys(import.meta.glob('@games/*/presets/*.toml'))
  .map((file) => /games\/(\w+)\/presets\/(.+)\.toml$/.exec(file)!)
  .map(([, folder, preset]) => [folder!, preset!] as const);
const DATA = import.meta.glob<Record<string, unknown>>('@/games/*/data.ts');

const read = (folder: string, preset: string): unknown =>
  parse(readFileSync(`${GAMES}/${folder}/presets/${preset}.toml`, 'utf8'));

/** All that a board prints, loaded anew. */
async function load(folder: string): Promise<Record<string, unknown>> {
  const file = Object.keys(DATA).find((name) => name.endsWith(`/games/${folder}/data.ts`))!;
  return DATA[file]!();
}

/** What of it is missing: a number that a preset lacks, or one that came of it. */
function holes(value: unknown, path: string): string[] {
  if (value === undefined || Number.isNaN(value)) return [path];
  if (value instanceof Map) return holes(Object.fromEntries(value), path);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => holes(inner, `${path}.${key}`));
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal(
    'fetch',
    vi.fn((address: string) => {
      const [, game, preset] = /games\/([a-z-]+)\?components=(.+)$/.exec(address) ?? [];
      if (!game || !preset) return Promise.resolve(new Response('{}', { status: 404 }));
      const components = read(game.replaceAll('-', '_'), preset);
      return Promise.resolve(Response.json({ name: game, components }));
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('numbers on boards', () => {
  it('knows some earlier ones', () => expect(PRESETS.length).toBeGreaterThan(4));

  it.each(PRESETS)('%s can print those of %s', async (folder, preset) => {
    const missingToday = holes(await load(folder), folder);
    vi.resetModules();
    const { choose } = await import('@/lib/numbers');
    expect(await choose(folder.replaceAll('_', '-'), preset)).toBe(true);
    expect(holes(await load(folder), folder)).toEqual(missingToday);
  });

  it.each([
    ['2026-11', 5, 7],
    [null, 7, 15],
  ])('prints the prices of the table (%s)', async (preset, spelt, wheat) => {
    const { choose } = await import('@/lib/numbers');
    expect(await choose('pandemain', preset)).toBe(true);
    const { priceOf } = await import('@/games/pandemain/data');
    expect([priceOf('high', 'spelt'), priceOf('high', 'wheat')]).toEqual([spelt, wheat]);
  });

  it('says that the page must be loaded again for a table with other numbers', async () => {
    const { choose } = await import('@/lib/numbers');
    expect(await choose('pandemain', null)).toBe(true);
    await load('pandemain');
    expect(await choose('pandemain', null)).toBe(true);
    expect(await choose('pandemain', '2026-11')).toBe(false);
    expect(await choose('black-forest', '2026-11')).toBe(true);
    await load('black_forest');
    expect(await choose('black-forest', '2026-11')).toBe(true);
    expect(await choose('black-forest', null)).toBe(false);
  });

  it('loads the page again for such a table, and only then', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    await load('pandemain');
    const { drawnGame } = await import('@/games');
    const drawn = vi.fn();
    void drawnGame('pandemain', '2026-11').then(drawn);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(drawn).not.toHaveBeenCalled();
  });

  it('does without a drawing where its numbers can not be had', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no line')));
    const { drawnGame } = await import('@/games');
    expect(await drawnGame('pandemain', '2026-11')).toBe(await import('@/games/any'));
    expect(reload).not.toHaveBeenCalled();
  });
});
