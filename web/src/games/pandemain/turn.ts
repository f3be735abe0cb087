// The turn so far, read from the log: from what was done before a worker went, to the last step.
import type { LogEntry } from '@/api/types';
import { isPending, type PandemainView } from './view';

const GOING = ['placed', 'stood', 'set-aside', 'went-out'];
/** What may be done before the worker goes: milking, and passing through the trade house. */
const BEFORE = ['milked', 'used', 'passed-through', 'gave-set', 'took-set'];

const has = (entry: LogEntry | undefined, kinds: string[]): boolean =>
  Boolean(entry?.events.some((event) => kinds.includes(event.kind)));

/** The live entries of the turn that goes on. Whoever answers an offer has no turn. */
export function turnOf(log: LogEntry[], shown: unknown): LogEntry[] {
  const view = shown as PandemainView;
  if (isPending(view, 'answer')) return [];
  const live = log.filter((entry) => entry.kind === 'move' && !entry.undone);
  let start = live.length;
  // There is an entry for each thing asked for.
  if (isPending(view, 'propose'))
    start -= Object.values(view.pending?.wanted ?? {}).reduce((sum, count) => sum + count, 0);
  else if (!isPending(view, 'take-turn', 'night-turn'))
    start = live.findLastIndex((entry) => has(entry, GOING));
  while (has(live[start - 1], BEFORE) && !has(live[start - 1], GOING)) start -= 1;
  return live.slice(Math.max(0, start));
}
