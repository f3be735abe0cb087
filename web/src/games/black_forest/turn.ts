// The turn so far, read from the log: what was chosen, what it cost and gave, and how the wheels turned.
import type { EventInfo, LogEntry, Words } from '@/api/types';
import { COOKING_WHEEL, GLASS_WHEEL, goodOf, type WheelName } from './data';

export interface TurnStep { kind: string; args: Words; text: string }
export interface TurnSoFar {
  seat: number;
  steps: TurnStep[];
  /** What came in less what went out, by good. */
  goods: Map<string, number>;
}

/** Each turn has one of these: going somewhere, or begging. */
const GOING = ['moved', 'begged'];
/** What can come before it in the same turn. */
const BEFORE = ['swapped', 'converts', 'removed', 'gave-back'];
const SHOWN = [...GOING, ...BEFORE, 'toll', 'activates', 'job-done', 'builds', 'placed', 'felled', 'estate', 'reminded', 'end-announced'];

const kinds = (entry: LogEntry): string[] => entry.events.map((event) => event.kind);
const has = (entry: LogEntry, wanted: string[]): boolean => kinds(entry).some((kind) => wanted.includes(kind));

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

/** How often a seat's wheel turned the last time it did, or 0 if it never has. */
export function lastTurned(log: LogEntry[], seat: number, wheel: WheelName): { count: number; seq: number } {
  for (const entry of log.toReversed()) {
    if (entry.undone) continue;
    const turned = entry.events.filter((event) => event.kind === 'wheel-turned' && event.seat === seat && event.args.wheel === wheel);
    if (turned.length) return { count: turned.reduce((sum, event) => sum + Number(event.args.count), 0), seq: entry.seq };
  }
  return { count: 0, seq: -1 };
}

/** What events brought a seat less what they took, by good. */
export function tally(events: EventInfo[], of: number): Map<string, number> {
  const found = new Map<string, number>();
  const add = (good: string, count: number): void => void found.set(good, (found.get(good) ?? 0) + count);
  for (const { kind, args, seat } of events) {
    if (seat !== of) continue;
    if (kind === 'gained') add(String(args.good), Number(args.count));
    else if (kind === 'paid') add(String(args.good), -Number(args.count));
    else if (kind === 'toll') add(String(args.good), -1);
    else if (kind === 'livestock') add(String(args.animal), Number(args.count));
    else if (kind === 'gave-back') add(String(args.animal), -Number(args.count));
    else if (kind === 'gave') add(String(args.animal), -1);
    else if (kind === 'wheel-turned') turn(String(args.wheel) as WheelName, Number(args.count), add);
  }
  return new Map([...found].filter(([, count]) => count));
}

/** WH-2: a turn takes one of each basic good and raises each refined marker. */
function turn(wheel: WheelName, count: number, add: (good: string, count: number) => void): void {
  const face = wheel === 'glass' ? GLASS_WHEEL : COOKING_WHEEL;
  for (const marker of face.basic) add(goodOf(marker), -count);
  for (const marker of face.refined) add(goodOf(marker), count);
}

export function turnSoFar(log: LogEntry[], stage: Stage): TurnSoFar | null {
  const entries = turnEntries(log, stage);
  const first = entries[0];
  if (!first) return null;
  const events = entries.flatMap((entry) => entry.events);
  const steps = events.filter((event) => event.seat === first.seat && SHOWN.includes(event.kind)).map(({ kind, args, text }) => ({ kind, args, text }));
  return { seat: first.seat, steps, goods: tally(events, first.seat) };
}

/** Where the turn stands that the view shows. */
export function stageOf(view: { pending: { kind: string; [part: string]: unknown } | null }): Stage {
  if (view.pending?.kind !== 'take-turn') return 'gone';
  return view.pending.phase === 0 ? 'fresh' : 'before';
}
