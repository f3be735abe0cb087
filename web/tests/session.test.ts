// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableAnswer } from '@/api/messages';
import { TableSession } from '@/lib/session.svelte';
import { PACES, settings } from '@/lib/settings.svelte';
import { push, told, Wire } from './wire';

let answers: TableAnswer[];
let session: TableSession;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
  answers = [told(5, true)];
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answers.shift())));
  settings.pace = 'slow';
  session = new TableSession('table');
  await session.open();
});

afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('moves of others', () => {
  async function seenOneByOne(): Promise<void> {
    expect([session.data?.seq, session.coming]).toEqual([6, 3]); // my own move, three to come
    for (const seq of [7, 8, 9]) {
      await vi.advanceTimersByTimeAsync(PACES.slow);
      expect(session.data?.seq).toBe(seq);
    }
    expect(session.coming).toBe(0);
  }

  it('are shown one by one, though all came before my own move was drawn', async () => {
    for (const seq of [6, 7, 8, 9]) push(seq, seq === 9);
    await seenOneByOne();
  });

  it('are shown one by one when the answer came first and the push of my move with them', async () => {
    answers.push(told(6, false));
    await session.play(1);
    for (const seq of [6, 7, 8, 9]) push(seq, seq === 9);
    await seenOneByOne();
  });

  it('are shown one by one when the answer comes last', async () => {
    answers.push(told(6, false));
    const played = session.play(1);
    for (const seq of [6, 7, 8, 9]) push(seq, seq === 9);
    await played;
    await seenOneByOne();
  });

  it('are all there at once for those who skip them', () => {
    for (const seq of [6, 7, 8, 9]) push(seq, seq === 9);
    session.skip();
    expect([session.data?.seq, session.coming]).toEqual([9, 0]);
  });

  it('don’t wait while I have something to decide, but for the drawing of the one before', async () => {
    await vi.advanceTimersByTimeAsync(50);
    for (const seq of [6, 7, 8]) push(seq, true);
    expect(session.data?.seq).toBe(6);
    await vi.advanceTimersByTimeAsync(50);
    expect([session.data?.seq, session.coming]).toEqual([8, 0]);
  });
});
