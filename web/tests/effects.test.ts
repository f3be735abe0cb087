import { describe, expect, it } from 'vitest';
import type { Choice, PreviewInfo } from '@/api/messages';
import type { LogEntry } from '@/api/types';
import { Board, type Drawing } from '@/lib/board.svelte';
import { effectOf, sides, type EffectPart, type Notation, type Signs } from '@/lib/effects';
import { MOST, risesAfter } from '@/lib/rising';
import { wordsOf } from '@/lib/words.svelte';

const SIGNS: Signs = {
  grain: { icon: 'sheaf' },
  coins: { icon: 'coin' },
  'influence-green': { icon: 'lips', cube: 'green' },
};
const NOTATION: Notation = {
  signs: SIGNS,
  quiet: ['men-', 'hut'],
  amount: (what, count) => `${count} ${what}`,
};
const change = (seat: number, what: string, by: number) => ({ seat, what, amount: by });
const preview = (...changes: PreviewInfo['changes']): PreviewInfo => ({
  changes,
  warnings: [],
  uncertain: false,
  ends: false,
});
const brief = (parts: EffectPart[]): [string, number][] =>
  parts.map((part) => [part.what, part.count]);

describe('what a choice does', () => {
  it('is told by its preview: what I pay, what I get, and what happens to others, seat by seat', () => {
    const told = effectOf(
      preview(
        change(1, 'coins', 1),
        change(2, 'grain', -2),
        change(2, 'vp', 4),
        change(0, 'coins', -1),
      ),
      2,
      NOTATION,
    );
    expect(brief(told.costs)).toEqual([['grain', 2]]);
    expect(brief(told.gains)).toEqual([['vp', 4]]);
    expect(told.others.map(({ seat, costs, gains }) => [seat, brief(costs), brief(gains)])).toEqual(
      [
        [0, [['coins', 1]], []],
        [1, [], [['coins', 1]]],
      ],
    );
  });
  it('has the sign of its table, and words where the table has none', () => {
    const { costs, gains } = effectOf(
      preview(change(0, 'influence-green', -1), change(0, 'oats', 3)),
      0,
      NOTATION,
    );
    expect(costs).toEqual([
      { what: 'influence-green', icon: 'lips', cube: 'green', count: 1, name: '1 influence-green' },
    ]);
    expect(gains).toEqual([{ what: 'oats', icon: '', count: 3, name: '3 oats' }]);
  });
  it('sums what happens twice, and leaves out what comes to nothing', () => {
    const back = [
      change(0, 'grain', -2),
      change(0, 'grain', 5),
      change(1, 'coins', 1),
      change(1, 'coins', -1),
      change(0, 'coins', 1),
      change(0, 'coins', -1),
    ];
    const told = effectOf(preview(...back), 0, NOTATION);
    expect(brief(told.gains)).toEqual([['grain', 3]]);
    expect([told.costs, told.others]).toEqual([[], []]);
    expect(brief(sides(back, 1, NOTATION).gains)).toEqual([]);
  });
  it('is not repeated where the choice’s own words say it', () => {
    const told = effectOf(
      preview(
        change(0, 'men-home', -1),
        change(0, 'men-field', 1),
        change(1, 'hut', 1),
        change(0, 'huts', 1),
        change(0, 'men', 1),
      ),
      0,
      NOTATION,
    );
    expect([told.costs, brief(told.gains), told.others]).toEqual([
      [],
      [
        ['huts', 1],
        ['men', 1],
      ],
      [],
    ]);
  });
  it('warns, and says when chance decides', () => {
    const told = effectOf(
      {
        changes: [],
        warnings: ['Somebody dies.', 'The round ends.'],
        uncertain: true,
        ends: false,
      },
      0,
      NOTATION,
      'a remark',
    );
    expect(told).toEqual({
      costs: [],
      gains: [],
      others: [],
      remark: 'a remark',
      warnings: ['Somebody dies.', 'The round ends.'],
      uncertain: true,
    });
  });
});

describe('a board', () => {
  const drawing: Drawing = {
    placesOf: (_, args) => [`place:${args.place}`],
    groupOf: () => '',
    iconOf: () => ({ icon: 'x' }),
    eventIcon: () => null,
    signs: SIGNS,
    quiet: [],
    remarkOf: (_view, verb) => (verb === 'move' ? 'far away' : ''),
  };
  const choice = (code: number, verb: string, place: string, shown: PreviewInfo): Choice => ({
    code,
    text: `${verb} ${code}`,
    verb,
    args: { place },
    preview: shown,
  });
  const made = (more: Partial<Drawing> = {}): Board => {
    const board = new Board(wordsOf('village'), { ...drawing, ...more });
    board.you = 1;
    board.holdings = [{ grain: 0 }, { grain: 3, coins: 1 }];
    board.choices = [
      choice(7, 'move', 'inn', preview(change(1, 'coins', -2), change(0, 'coins', 2))),
      choice(8, 'stay', 'inn', preview(change(1, 'coins', -1))),
      choice(9, 'move', 'well', preview(change(0, 'coins', -5))),
    ];
    return board;
  };
  it('knows what a choice does, also one that a hint names', () => {
    const told = made().effect({ code: 7, text: '', verb: 'move', args: {} });
    expect([brief(told.costs), told.others.map((one) => one.seat), told.remark]).toEqual([
      [['coins', 2]],
      [0],
      'far away',
    ]);
    expect(made().effect({ code: 99, text: '', verb: 'stay', args: {} })).toMatchObject({
      costs: [],
      gains: [],
      remark: '',
    });
  });
  it('knows what a place costs me at least, and that nobody else’s loss is my price', () => {
    expect(made().priceAt('place:inn', 'coins')).toBe(1);
    expect(made().priceAt('place:well', 'coins')).toBe(0);
    expect(made().priceAt('place:barn', 'coins')).toBeNull();
  });
  it('reads purses from what is held', () => {
    expect(brief(made().purse(1))).toEqual([
      ['grain', 3],
      ['coins', 1],
    ]);
    expect(brief(made({ purse: ['coins', 'horse'] }).purse(1))).toEqual([
      ['coins', 1],
      ['horse', 0],
    ]);
    expect(made().purse(5)).toEqual([]);
  });
  it('adds up what a turn took and gave one seat', () => {
    const log = [
      { changes: [change(1, 'grain', 4), change(0, 'coins', 1)] },
      { changes: [change(1, 'grain', -1), change(1, 'coins', -2)] },
    ] as LogEntry[];
    const { costs, gains } = made().tally(log, 1);
    expect([brief(costs), brief(gains)]).toEqual([[['coins', 2]], [['grain', 3]]]);
  });
});

describe('what rises', () => {
  const entry = (seq: number, seats: number[], undone = false): LogEntry =>
    ({ seq, undone, changes: seats.map((seat) => change(seat, 'grain', 1)) }) as LogEntry;
  it('is what came since, for each whom it happened to', () => {
    const log = [entry(1, [0]), entry(2, [0, 1, 0]), entry(3, [0], true), entry(4, [])];
    expect(risesAfter(log, 1).map(({ seq, seat, changes }) => [seq, seat, changes.length])).toEqual(
      [
        [2, 0, 2],
        [2, 1, 1],
      ],
    );
    expect(risesAfter(log, 4)).toEqual([]);
  });
  it('is never a cloud', () => {
    expect(
      risesAfter(
        Array.from({ length: 30 }, (_, seq) => entry(seq, [0])),
        -1,
      ).map((one) => one.seq),
    ).toEqual([26, 27, 28, 29]);
    expect(MOST).toBe(4);
  });
});
