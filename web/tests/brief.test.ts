// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableSession } from '@/lib/session.svelte';
import { push, told, Wire } from './wire';

const stored = (version: number): object => ({
  type: 'stored',
  seq: version,
  version,
  build: '',
});

let asked: { method: string; brief: boolean }[];
let answer: (reply: object) => void; // to the latest request
let session: TableSession;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
  asked = [];
  vi.stubGlobal('fetch', (_: string, { method, body }: { method: string; body?: string }) => {
    asked.push({ method, brief: body !== undefined && JSON.parse(body).brief === true });
    return new Promise((resolve) => {
      answer = (reply) => resolve(new Response(JSON.stringify(reply)));
    });
  });
  session = new TableSession('table');
  const opened = session.open();
  answer(told(5, true));
  await opened;
});

afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a move', () => {
  it('is answered with the whole table while no socket shows it', async () => {
    const played = session.play(1);
    expect(asked.at(-1)).toEqual({ method: 'POST', brief: false });
    answer(told(6));
    expect(await played).toBe(true);
    expect(session.data?.seq).toBe(6);
  });

  it('is shown by the socket after a brief answer, and holds nothing meanwhile', async () => {
    push(5, true);
    const played = session.play(1);
    expect(asked.at(-1)).toEqual({ method: 'POST', brief: true });
    answer(stored(6));
    await vi.advanceTimersByTimeAsync(50);
    expect([session.data?.seq, session.busy]).toEqual([5, true]);
    push(6);
    expect([session.data?.seq, session.held]).toEqual([6, false]); // at once
    expect(await played).toBe(true);
    expect(session.busy).toBe(false);
  });

  it('is shown by the socket before the brief answer', async () => {
    push(5, true);
    const played = session.play(1);
    push(6);
    answer(stored(6));
    expect(await played).toBe(true);
    await vi.advanceTimersByTimeAsync(20);
    expect([session.data?.seq, asked.length]).toEqual([6, 2]);
  });

  it('waits for its own version, whatever else is pushed before', async () => {
    push(5, true);
    const played = session.play(1);
    answer(stored(7));
    await vi.advanceTimersByTimeAsync(0);
    push(6, true); // somebody said something
    await vi.advanceTimersByTimeAsync(0);
    expect(session.busy).toBe(true);
    push(7);
    expect(await played).toBe(true);
    await vi.advanceTimersByTimeAsync(50); // when that has been drawn
    expect(session.data?.seq).toBe(7);
  });

  it('is asked for when the socket does not show it', async () => {
    push(5, true);
    const played = session.play(1);
    answer(stored(6));
    await vi.advanceTimersByTimeAsync(4000);
    expect(asked.at(-1)).toEqual({ method: 'GET', brief: false });
    answer(told(6));
    expect(await played).toBe(true);
    expect([session.data?.seq, session.busy]).toEqual([6, false]);
  });

  it('is shown by the table read anew when the socket is lost', async () => {
    push(5, true);
    const played = session.play(1);
    answer(stored(6));
    await vi.advanceTimersByTimeAsync(0);
    Wire.last.onclose();
    await vi.advanceTimersByTimeAsync(500);
    expect(asked.at(-1)).toEqual({ method: 'GET', brief: false });
    answer(told(6));
    expect(await played).toBe(true);
    expect(session.data?.seq).toBe(6);
  });
});
