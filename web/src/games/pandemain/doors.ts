// Which doors are shut (NI1, and what a scenario closes), as the rules tell whoever decides: by night those of which they say
// that they are closed, and those of which they say nothing at all.
import type { Board } from '@/lib/board.svelte';

const CLOSED = 'closed-at-night';

/** `doors`: the keys of all places through which one enters. */
export function isClosed(board: Board, doors: string[]): boolean {
  if (!board.refusals.some((refusal) => refusal.reason.key === CLOSED)) return false;
  const { choices, refusals } = board.at(doors);
  return !choices.length && refusals.every((refusal) => refusal.reason.key === CLOSED);
}
