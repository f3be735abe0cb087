// A table's socket that says what a test lets it say.
import type { TableAnswer } from '@/api/messages';

export class Wire {
  static last: Wire;
  onmessage: (event: { data: string }) => void = () => {};
  onclose: () => void = () => {};
  constructor() {
    Wire.last = this;
  }
  close(): void {}
}

/** What the server tells after so many moves: mine to move, or not. */
export function told(seq: number, mine = false): TableAnswer {
  const choices = mine ? [{ code: 1 }] : [];
  const empty = { log: [], chat: [], clock: null, since: 0, build: '' };
  return { type: 'table', seq, version: seq, choices, ...empty } as unknown as TableAnswer;
}

export const push = (seq: number, mine = false): void =>
  Wire.last.onmessage({ data: JSON.stringify(told(seq, mine)) });
