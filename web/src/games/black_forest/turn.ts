// The turn so far, read from the log: what was chosen, and how the wheels turned.
import type { ForestView } from './view';
import type { ChangeInfo, LogEntry, Words } from '@/api/types';
import type { WheelName } from './data';

export interface TurnStep {
  kind: string;
  args: Words;
  text: string;
}
export interface TurnSoFar {
  seat: number;
  entries: LogEntry[];
  steps: TurnStep[];
}

/** Each turn has one of these: going somewhere, or begging. */
const GOING = ['moved', 'begged', 'begged-in-village'];
/** What can come before it in the same turn. */
const BEFORE = ['swapped', 'converts', 'removed', 'gave-back'];
const SHOWN = [
  ...GOING,
  ...BEFORE,
  'toll',
  'toll-to-supply',
  'activates',
  'job-done',
  'builds',
  'placed',
  'felled',
  'estate',
  'reminded',
  'end-announced',
];

const kinds = (entry: LogEntry): string[] => entry.events.map((event) => event.kind);
const has = (entry: LogEntry, wanted: string[]): boolean =>
  kinds(entry).some((kind) => wanted.includes(kind));

/** Where a turn stands: nothing done yet, busy before going, or gone. */
export type Stage = 'fresh' | 'before' | 'gone';

/** The live entries of the turn that goes on. Answers of others to gifts and tolls stand among them. */
export function turnEntries(log: LogEntry[], stage: Stage): LogEntry[] {
  const live = log.filter((entry) => entry.kind === 'move' && !entry.undone);
  let start = live.length;
  let gone = stage === 'before';
  for (let i = live.length - 1; i >= 0 && stage !== 'fresh'; i -= 1) {
    const entry = live[i]!;
    const owner = live[start]?.seat ?? live.at(-1)?.seat;
    if (!gone) {
      start = i;
      gone = has(entry, GOING);
    } else if (entry.seat === owner && has(entry, BEFORE)) start = i;
    else if (entry.seat !== owner || has(entry, [...GOING, 'activates', 'job-done'])) break;
  }
  return live.slice(start);
}

export interface Turned {
  count: number;
  seq: number;
  changes: ChangeInfo[];
}

/** How a seat's wheel turned the last time it did: how often, and what it took and gave. */
export function lastTurned(log: LogEntry[], seat: number, wheel: WheelName): Turned | null {
  for (const entry of log.toReversed()) {
    if (entry.undone) continue;
    const turned = entry.events.filter(
      (event) => event.kind === 'wheel-turned' && event.seat === seat && event.args.wheel === wheel,
    );
    if (!turned.length) continue;
    const count = turned.reduce((sum, event) => sum + Number(event.args.count), 0);
    return { count, seq: entry.seq, changes: turned.flatMap((event) => event.changes) };
  }
  return null;
}

export function turnSoFar(log: LogEntry[], stage: Stage): TurnSoFar | null {
  const entries = turnEntries(log, stage);
  const first = entries[0];
  if (!first) return null;
  const shown = entries
    .flatMap((entry) => entry.events)
    .filter((event) => event.seat === first.seat && SHOWN.includes(event.kind));
  return {
    seat: first.seat,
    entries,
    steps: shown.map(({ kind, args, text }) => ({ kind, args, text })),
  };
}

/** Where the turn stands that the view shows. */
export function stageOf(view: Pick<ForestView, 'pending'>): Stage {
  if (view.pending?.kind !== 'take-turn') return 'gone';
  return view.pending.fresh ? 'fresh' : 'before';
}
