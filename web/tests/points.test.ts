import { describe, expect, it } from 'vitest';
import type { LogEntry, ScoresAnswer } from '@/api/messages';
import { gainsOf, highest, largest, layersOf, sharesOf } from '@/lib/points';

const entry = (seq: number, seat: number, text: string): LogEntry => ({
  seq,
  kind: 'move',
  seat,
  bot: null,
  trouble: null,
  at: 0,
  code: null,
  by_itself: false,
  text: null,
  undone: false,
  undoes: null,
  touches_you: false,
  events: [{ kind: 'did', seat, args: {}, text, clause: null, changes: [] }],
  changes: [],
});
const scores: ScoresAnswer = {
  seqs: [1, 2, 3, 4],
  scores: [
    [0, 0],
    [3, 0],
    [3, 5],
    [2, 9],
  ],
  sheet: [{ market: 2 }, { church: 9, debts: -1, market: 0 }],
  sources: [
    { seq: 2, sheet: [{ market: 4 }, { church: 3 }] },
    { seq: 4, sheet: [{ market: 2 }, { church: 9, debts: -1, market: 1 }] },
  ],
  categories: {},
};
const log = [
  entry(0, 0, 'Anna began.'),
  entry(1, 0, 'Anna sold.'),
  entry(2, 1, 'Ben sold.'),
  entry(3, 1, 'Ben prayed.'),
];

describe('where points came from', () => {
  it('is told by what was done before the score changed', () => {
    expect(gainsOf(scores, log, 1).map(({ seq, points, text }) => [seq, points, text])).toEqual([
      [2, 5, 'Ben sold.'],
      [3, 4, 'Ben prayed.'],
    ]);
  });
  it('leaves out what the log does not tell of a seat', () => {
    expect(gainsOf(scores, log, 0).map((gain) => gain.points)).toEqual([3]);
  });
  it('are the largest, in the order of the game', () => {
    const gains = [4, -9, 1, 6].map((points, seq) => ({ seq, seat: 0, points, text: '' }));
    expect(largest(gains, 2).map((gain) => gain.points)).toEqual([-9, 6]);
  });
  it('are the parts of a total', () => {
    expect(sharesOf(scores.sheet[1]!)).toEqual([{ category: 'church', points: 9 }]);
  });

  it('lie in layers over the game, without those that were lost', () => {
    expect(highest(scores.sources)).toBe(10);
    const layers = layersOf(scores.sources, 1, ['church', 'debts', 'market'], 10);
    expect(layers).toEqual([
      { category: 'church', path: 'M50.00 70.00L100.00 10.00L100.00 100.00L50.00 100.00z' },
      { category: 'market', path: 'M50.00 70.00L100.00 0.00L100.00 10.00L50.00 70.00z' },
    ]);
    expect(layersOf([], 0, ['church'], 1)).toEqual([]);
  });
});
