import { describe, expect, it } from 'vitest';
import type { LogEntry } from '@/api/types';
import { folded, foundIn, lastTurn, sinceMine, usual } from '@/lib/choices';
import { nearest } from '@/lib/walk';

const entry = (seq: number, seat: number, more: Partial<LogEntry> = {}): LogEntry => ({
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
  events: [],
  changes: [],
  ...more,
});
const seqs = (entries: LogEntry[]): number[] => entries.map((one) => one.seq);

describe('turns', () => {
  const log = [entry(0, 0), entry(1, 1), entry(2, 1, { undone: true }), entry(3, 1), entry(4, 0)];

  it('are a seat’s decisions in a row that stand', () => {
    expect(seqs(lastTurn(log, 1))).toEqual([1, 3]);
    expect(seqs(lastTurn(log, 0))).toEqual([4]);
    expect(lastTurn(log, 2)).toEqual([]);
  });

  it('of others begin after mine', () => {
    expect(sinceMine(log.slice(0, 4), [0])).toBe(1);
    expect(sinceMine(log, [2])).toBe(0);
  });
});

describe('a list of choices', () => {
  const choices = ['move', 'move', 'remove', 'build'].map((verb, code) => ({ verb, code }));

  it('keeps back what is rarely meant, unless little else is left', () => {
    expect(usual(choices, ['remove']).rare).toHaveLength(1);
    expect(usual(choices, ['move', 'remove']).rare).toEqual([]);
  });

  it('is found by all words, whatever their accents', () => {
    const texts = ['Go to Altglashütten', 'Beg'];
    expect(foundIn(texts, 'hutten GO', (text) => text)).toEqual([texts[0]]);
    expect(foundIn(texts, 'build', (text) => text)).toEqual([]);
  });

  it('folds what does not fit, but never what has no heading', () => {
    const group = (name: string, count: number) => ({ name, items: Array(count).fill(0) });
    expect(folded([group('a', 12), group('b', 3), group('', 9)])).toEqual(['b']);
    expect(folded([group('a', 4), group('b', 8), group('c', 4)])).toEqual(['c']);
  });
});

describe('arrows', () => {
  const points = [
    { x: 100, y: 0 },
    { x: 60, y: 50 },
    { x: -50, y: 0 },
  ];
  it('lead to the nearest place that way, straight ahead before aside', () => {
    expect(nearest({ x: 0, y: 0 }, points, 'ArrowRight')).toBe(0);
    expect(nearest({ x: 0, y: 0 }, points, 'ArrowLeft')).toBe(2);
    expect(nearest({ x: 0, y: 0 }, points, 'ArrowUp')).toBe(-1);
    expect(nearest(null, points, 'ArrowUp')).toBe(0);
  });
});
