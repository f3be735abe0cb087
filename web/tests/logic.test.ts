import { describe, expect, it, vi } from 'vitest';
import type { ActionInfo, Choice, LogEntry, Refusal, SeatInfo, TableRow } from '@/api/messages';
import { apart, frameFor, lines, spanOf, ticks } from '@/lib/chart';
import { grouped, ordered, whyNot } from '@/lib/choices';
import { onTheWay } from '@/lib/count';
import { origins } from '@/lib/flight';
import { parse, rulesOf } from '@/lib/router.svelte';
import { SHAPES, shapeOf, shapePath } from '@/lib/seats';
import { mergeChat, mergeLog, pause, TableSession } from '@/lib/session.svelte';
import { remember, remembered } from '@/lib/settings.svelte';
import { faceFor } from '@/lib/sight.svelte';
import { minutesAgo, rematch, turnFirst } from '@/lib/tables';
import { scatter, titleWidth, wobble } from '@/lib/wobble';
import { ordered as ordered_, panels, plain } from '@/games/any/panels';

const action = (code: number, verb: string, args = {}): ActionInfo => ({
  code,
  text: `${verb} ${code}`,
  verb,
  args,
});
const choice = (code: number, verb: string, args = {}): Choice => ({
  ...action(code, verb, args),
  preview: { changes: [], warnings: [], uncertain: false, ends: false },
});
const refusal = (code: number, verb: string, rule: string): Refusal => ({
  ...action(code, verb),
  reason: { key: 'k', text: `because ${rule}`, rule, args: {} },
});

describe('addresses', () => {
  const at = (path: string) => parse(new URL(path, 'http://village.test'));
  it('finds every page', () => {
    expect(at('/')).toEqual({ page: 'home' });
    expect(at('/new/village')).toEqual({ page: 'new', game: 'village' });
    expect(at('/tables/abc?invite=x')).toEqual({ page: 'table', id: 'abc', invite: 'x' });
    expect(at('/tables/abc/replay?at=12&seat=1')).toEqual({
      page: 'replay',
      id: 'abc',
      at: 12,
      seat: 1,
    });
    expect(at('/tables/abc/replay?at=-3')).toMatchObject({ at: null });
    expect(at('/rules/village#m5')).toEqual({
      page: 'rules',
      game: 'village',
      rule: 'm5',
      numbers: null,
    });
    expect(at('/rules')).toMatchObject({ page: 'rules', game: null });
  });
  it('leads from a table with earlier numbers to rules that say so', () => {
    const table = { game: 'village', components: '2026-11-18' };
    expect(at(rulesOf(table))).toMatchObject({ game: 'village', numbers: '2026-11-18' });
    expect(rulesOf({ ...table, components: null })).toBe('/rules/village');
    expect(at('/rules/village?numbers=a+stranger%27s+words')).toMatchObject({ numbers: null });
  });
  it('knows when it is lost', () => {
    for (const path of ['/tables', '/tables/a/b/c', '/new', '/what'])
      expect(at(path).page).toBe('lost');
  });
});

describe('choices', () => {
  const groupOf = (verb: string) => ({ take: 'a', buy: 'b' })[verb] ?? '';
  it('groups in order, with the rest last', () => {
    const all = [choice(1, 'pass'), choice(2, 'take'), choice(3, 'buy'), choice(4, 'take')];
    expect(
      grouped(all, groupOf).map((group) => [group.name, group.items.map((item) => item.code)]),
    ).toEqual([
      ['a', [2, 4]],
      ['b', [3]],
      ['', [1]],
    ]);
    expect(ordered(all, groupOf).map((item) => item.code)).toEqual([2, 4, 3, 1]);
    expect(ordered(all, groupOf, ['b']).map((item) => item.code)).toEqual([3, 2, 4, 1]);
  });
  it('tells a reason once', () => {
    const told = whyNot([
      refusal(1, 'buy', 'C5'),
      refusal(2, 'buy', 'C5'),
      refusal(3, 'buy', 'R11'),
      refusal(4, 'make', 'C5'),
    ]);
    expect(told.map((why) => [why.verb, why.reason.rule, why.refusals.length])).toEqual([
      ['buy', 'C5', 2],
      ['buy', 'R11', 1],
      ['make', 'C5', 1],
    ]);
  });
});

describe('a live table', () => {
  const line = (seq: number) => ({ seq }) as LogEntry;
  it('joins what it has with what is pushed, missing and doubling nothing', () => {
    expect(
      mergeLog([line(0), line(1), line(2)], [line(2), line(3)], 2).map((one) => one.seq),
    ).toEqual([0, 1, 2, 3]);
    expect(mergeChat([{ id: 1 }, { id: 2 }], [{ id: 2 }, { id: 5 }]).map((one) => one.id)).toEqual([
      1, 2, 5,
    ]);
  });
  it('makes one move at a time, and talks meanwhile', async () => {
    const asked: string[] = [];
    const waiting: (() => void)[] = [];
    vi.stubGlobal('document', { ...document, addEventListener: () => {} });
    vi.stubGlobal('cancelAnimationFrame', () => {});
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path.replace(/.*\//, ''));
      return new Promise((answer) =>
        waiting.push(() =>
          answer(new Response(JSON.stringify({ version: 1, seq: 1, since: 0, log: [], chat: [] }))),
        ),
      );
    });
    const session = new TableSession('t');
    const moved = session.play(3);
    expect(await session.play(4)).toBe(false);
    const said = session.say('hello');
    expect(session.busy).toBe(true);
    await vi.waitFor(() => expect(asked).toEqual(['moves', 'chat']));
    for (const answer of waiting) answer();
    expect(await Promise.all([moved, said])).toEqual([true, true]);
    expect(session.busy).toBe(false);
    vi.unstubAllGlobals();
  });
  it('tries again soon, then less often', () => {
    expect(pause(0)).toBeLessThan(500);
    expect(pause(3)).toBeGreaterThan(pause(2));
    expect(pause(50)).toBe(8000);
  });
});

describe('charts', () => {
  it('has round steps', () => {
    expect(ticks({ low: 0, high: 23 })).toEqual([0, 5, 10, 15, 20]);
    expect(ticks({ low: 0, high: 3 })).toEqual([0, 1, 2, 3]);
    expect(ticks({ low: 0, high: 1 })).toEqual([0, 1]);
    expect(ticks({ low: -7, high: 11 })).toEqual([-5, 0, 5, 10]);
  });
  it('shows what is lost as well as what is won', () => {
    const frame = { width: 100, height: 100, left: 0, right: 0, top: 0, bottom: 0 };
    expect(
      spanOf([
        [0, 0],
        [6, -4],
      ]),
    ).toEqual({ low: -4, high: 6 });
    expect(
      lines(
        [0, 10],
        [
          [0, 0],
          [6, -4],
        ],
        frame,
      ),
    ).toEqual(['M0.0 60.0L100.0 0.0', 'M0.0 60.0L100.0 100.0']);
  });
  it('keeps names apart, and on the page', () => {
    expect(apart([10, 50, 12], 20, 100)).toEqual([10, 50, 30]);
    expect(apart([90, 90, 90], 20, 100)).toEqual([60, 80, 100]);
    expect(apart([95], 20, 90)).toEqual([90]);
  });
  it('is drawn for the width there is, lower on a phone', () => {
    expect(frameFor(900, 300, 40, 130)).toMatchObject({ width: 900, height: 300 });
    expect(frameFor(330, 300, 40, 10)).toMatchObject({ width: 330, height: 225 });
    expect(frameFor(0, 300, 40, 10).width).toBe(240); // not measured yet
  });
  it('draws a line a seat, from the left edge to the right', () => {
    const drawn = lines(
      [0, 10],
      [
        [0, 0],
        [5, 10],
      ],
      { width: 100, height: 100, left: 10, right: 10, top: 0, bottom: 0 },
    );
    expect(drawn).toEqual(['M10.0 100.0L90.0 50.0', 'M10.0 100.0L90.0 0.0']);
  });
});

describe('pieces in flight', () => {
  const mark = (x: number, kind = 'cube-green') => ({
    x,
    y: 0,
    width: 10,
    height: 10,
    kind,
  });
  it('moves what has moved', () => {
    const found = origins(
      new Map([
        ['a', mark(0)],
        ['b', mark(50)],
      ]),
      new Map([
        ['a', mark(100)],
        ['b', mark(51)],
      ]),
    );
    expect([...found.keys()]).toEqual(['a']);
  });
  it('lets a new piece come from where one of its kind has gone', () => {
    const found = origins(
      new Map([
        ['old', mark(7)],
        ['other', mark(9, 'cube-pink')],
      ]),
      new Map([['new', mark(100)]]),
    );
    expect(found.get('new')).toEqual(mark(7));
    expect(origins(new Map([['x', mark(1, 'coin')]]), new Map([['y', mark(2)]])).size).toBe(0);
  });
});

describe('what a phone shows', () => {
  it('is what was chosen, unless only the other has something to do', () => {
    expect(faceFor('board', ['board', 'mat'])).toBe('board');
    expect(faceFor('mat', ['board', 'mat'])).toBe('mat');
    expect(faceFor('board', ['mat'])).toBe('mat');
    expect(faceFor('mat', [])).toBe('mat');
  });
});

describe('tables', () => {
  const seat = (kind: 'human' | 'bot', bot: string | null): SeatInfo => ({
    seat: 0,
    kind,
    name: '',
    level: null,
    taken: true,
    bot,
    stand_in: null,
    present: true,
    seen_at: null,
    thinking: false,
    votes: [],
    out: null,
  });
  it('sets the same table once more', () => {
    expect(
      rematch({
        game: 'village',
        seats: [seat('human', null), seat('bot', 'random')],
        options: { start: '1' },
        private: true,
        rated: true,
        clock: null,
      }),
    ).toEqual({
      game: 'village',
      seats: ['human', 'random'],
      options: { start: '1' },
      private: true,
      rated: true,
    });
  });
  it('puts my turn first and what is over last', () => {
    const row = (id: string, your_turn: boolean, over: boolean, touched: number) =>
      ({ id, your_turn, over, touched }) as TableRow;
    expect(
      turnFirst([
        row('old', false, true, 9),
        row('run', false, false, 1),
        row('turn', true, false, 0),
      ]).map((one) => one.id),
    ).toEqual(['turn', 'run', 'old']);
  });
  it('counts minutes', () => expect(minutesAgo(0, 125)).toBe(2));
});

describe('drawing', () => {
  it('has a shape a seat, all different', () => {
    expect(new Set(SHAPES.map((shape) => shapePath(shape, 10))).size).toBe(5);
    expect(shapeOf(6)).toBe('triangle');
  });
  it('is off by a little, always in the same way', () => {
    expect(wobble(0, 0, 100, 50)).toBe(wobble(0, 0, 100, 50));
    expect(wobble(0, 0, 100, 50)).not.toBe(wobble(5, 0, 100, 50));
    expect(scatter(3, 10, 10, 1).every((point) => point.x >= 0 && point.x <= 10)).toBe(true);
    expect(titleWidth('Council chamber')).toBeGreaterThan(titleWidth('Well'));
  });
});

describe('a game without a drawn board', () => {
  it('shows its view as panels, one a seat where it is by seat', () => {
    const shown = panels({
      game: 'x',
      seats: 2,
      pending: null,
      round: 3,
      players: [{ coins: 1 }, { coins: 2 }],
    });
    expect(shown.map((panel) => panel.name)).toEqual(['round', 'players 1', 'players 2']);
    expect(panels(null)).toEqual([]);
  });
  it('puts single values together, then what belongs to seats', () => {
    const shown = ordered_(
      panels({ seats: 2, bag: { rye: 1 }, round: 3, players: [{ coins: 1 }, { coins: 2 }] }),
    );
    expect(shown.map((panel) => panel.name)).toEqual(['table', 'players 1', 'players 2', 'bag']);
    expect(shown[0]?.value).toEqual({ round: 3 });
  });
  it('words plain values', () => {
    expect(plain('rye', (word) => (word === 'rye' ? 'centeno' : null))).toBe('centeno');
    expect(plain(null)).toBe('–');
    expect(plain(['a_b', 2])).toBe('a b, 2');
    expect(plain([])).toBe('–');
    expect(plain({ a: 1 })).toBeNull();
  });
});

describe('a browser that keeps nothing', () => {
  it('goes on', () => {
    remember('x', 'y');
    expect(remembered('x')).toBeNull();
  });
});

describe('running numbers', () => {
  it('show every number of a short way and a few of a long one, and end where they should', () => {
    expect(onTheWay(2, 5)).toEqual([3, 4, 5]);
    expect(onTheWay(5, 3)).toEqual([4, 3]);
    expect(onTheWay(4, 4)).toEqual([]);
    const long = onTheWay(0, 100);
    expect(long.length).toBeLessThan(10);
    expect(long.at(-1)).toBe(100);
  });
});
