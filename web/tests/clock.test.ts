import { describe, expect, it } from 'vitest';
import type { LogEntry } from '@/api/messages';
import { build } from '@/lib/build.svelte';
import { leftOf, parts } from '@/lib/clock.svelte';
import { isAway, mergeLog } from '@/lib/session.svelte';
import { rematch } from '@/lib/tables';

describe('the clock', () => {
  const clock = { left: [90, 40, 5], running: [1] };
  it('counts down for those whose time runs, and for nobody below nothing', () => {
    expect([0, 1, 2].map((seat) => leftOf(clock, seat, 12.5))).toEqual([90, 27.5, 5]);
    expect(leftOf(clock, 1, 100)).toBe(0);
    expect(leftOf(clock, 1, -100)).toBe(40); // a message from the future brings no time
  });
  it('says it in days, hours, or minutes and seconds', () => {
    expect(parts(2 * 86400 + 5 * 3600)).toMatchObject({ days: 2, hours: 5 });
    expect(parts(3725).clock).toBe('1:02:05');
    expect(parts(65).clock).toBe('1:05');
    expect(parts(0.2).clock).toBe('0:01'); // not zero before it is
    expect(parts(0).clock).toBe('0:00');
  });
  it('is the same at the next table', () => {
    const table = { game: 'village', seats: [], options: {}, private: true, rated: false };
    const kept = { at_zero: 'bot' as const, left: [], running: [], at: 0 };
    const live = { ...kept, kind: 'live' as const, bank: 1800, increment: 15 };
    const post = { ...kept, kind: 'correspondence' as const, bank: 3 * 86400, increment: 0 };
    expect(rematch({ ...table, clock: live }).clock).toEqual({
      kind: 'live',
      minutes: 30,
      increment: 15,
      at_zero: 'bot',
    });
    expect(rematch({ ...table, clock: post }).clock).toMatchObject({ days: 3 });
  });
});

describe('the log of others', () => {
  const entry = (seq: number, more: Partial<LogEntry> = {}): LogEntry =>
    ({ seq, kind: 'move', seat: 0, undone: false, undoes: null, ...more }) as LogEntry;
  it('marks all that somebody else took back', () => {
    const before = [entry(0), entry(1), entry(2), entry(3, { kind: 'resign' })];
    const merged = mergeLog(before, [entry(4, { kind: 'undo', undoes: 1 }), entry(5)], 4);
    expect(merged.map((one) => one.undone)).toEqual([false, true, true, false, false, false]);
    expect(before.some((one) => one.undone)).toBe(false);
    expect(mergeLog(before, [entry(4)], 4).some((one) => one.undone)).toBe(false);
  });
});

describe('a server that goes away or becomes another', () => {
  it('is away without an answer, or behind a gate; an error of its own is an answer', () => {
    expect([0, 502, 503, 504].map(isAway)).toEqual([true, true, true, true]);
    expect([200, 404, 409, 422, 429, 500].some(isAway)).toBe(false);
  });
  it('is told from the one this page was loaded from', () => {
    build.see('');
    build.see('1-a');
    build.see('1-a');
    expect(build.changed).toBe(false);
    build.see('1-b');
    expect(build.changed).toBe(true);
  });
});
