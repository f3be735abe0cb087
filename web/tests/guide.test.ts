import { describe, expect, it } from 'vitest';
import type { Choice, GuideInfo } from '@/api/messages';
import { allowed, GuideReader } from '@/lib/guide.svelte';

const choice = (code: number): Choice => ({
  code,
  text: '',
  verb: 'take',
  args: {},
  preview: { changes: [], warnings: [], uncertain: false, ends: false },
});
const page = (text: string) => ({ text, at: [] });
const choices = [choice(1), choice(2), choice(3)];
const guide = (over: Partial<GuideInfo> = {}): GuideInfo => ({
  first: 1,
  steps: 9,
  pages: [page('a'), page('b')],
  codes: [2],
  ...over,
});

describe('a guide', () => {
  it('lets nothing be played before it is read, and then what it asks for', () => {
    expect(allowed(guide(), 0, choices)).toEqual([]);
    expect(allowed(guide(), 1, choices).map((one) => one.code)).toEqual([2]);
  });

  it('lets everything be played at its end, and where there is none', () => {
    expect(allowed(guide({ codes: [] }), 1, choices)).toEqual(choices);
    expect(allowed(null, 0, choices)).toEqual(choices);
  });

  it('is read from the beginning of what is new, and stays where it was otherwise', () => {
    const reader = new GuideReader('t1');
    reader.take(guide());
    reader.page = 1;
    reader.take(guide());
    expect(reader.open?.text).toBe('b');
    reader.take(guide({ first: 3, pages: [page('c')] }));
    expect(reader.open?.text).toBe('c');
  });

  it('can be left and taken up again', () => {
    const reader = new GuideReader('t1');
    reader.take(guide());
    reader.leave();
    expect([reader.guide, reader.open, reader.waits]).toEqual([null, null, true]);
    reader.resume();
    expect(reader.open?.text).toBe('a');
    reader.leave();
    reader.take(null);
    expect(reader.waits).toBe(false);
  });
});
