// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableAnswer } from '@/api/messages';
import { TableSession } from '@/lib/session.svelte';
import { PACES, settings } from '@/lib/settings.svelte';

/** A socket that says what the test lets it say. */
class Wire {
  static last: Wire;
  onmessage: (event: { data: string }) => void = () => {};
  constructor() {
    Wire.last = this;
  }
  close(): void {}
}

/** What the server tells after so many moves: mine to move, or not. */
function told(seq: number, mine: boolean): TableAnswer {
  const choices = mine ? [{ code: 1 }] : [];
  const empty = { log: [], chat: [], clock: null, since: 0, build: '' };
  return { type: 'table', seq, version: seq, choices, ...empty } as unknown as TableAnswer;
}

const push = (seq: number, mine: boolean): void =>
  Wire.last.onmessage({ data: JSON.stringify(told(seq, mine)) });

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

  it('don’t wait while I have something to decide', async () => {
    push(6, true);
    push(7, true);
    await vi.advanceTimersToNextFrame();
    expect([session.data?.seq, session.coming]).toEqual([7, 0]);
  });
});
