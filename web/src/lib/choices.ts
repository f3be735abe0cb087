// The list of choices, in groups; and refusals, each reason once.
import type { Choice, LogEntry, Refusal, Words } from '@/api/types';

export interface Group<T> { name: string; items: T[] }

/** Groups that are named in `first` in that order, the others as they come; what belongs to none comes last. */
export function grouped<T extends { verb: string; args: Words }>(items: T[], groupOf: (verb: string, args: Words) => string, first: string[] = []): Group<T>[] {
  const found = new Map<string, T[]>();
  for (const item of items) {
    const name = groupOf(item.verb, item.args);
    found.set(name, [...(found.get(name) ?? []), item]);
  }
  const rest = found.get('');
  found.delete('');
  const rank = (name: string): number => (first.includes(name) ? first.indexOf(name) : first.length);
  const groups = [...found].map(([name, inside]) => ({ name, items: inside })).sort((a, b) => rank(a.name) - rank(b.name));
  return rest ? [...groups, { name: '', items: rest }] : groups;
}

export interface WhyNot { verb: string; reason: Refusal['reason']; refusals: Refusal[] }

/** Refusals of one verb for one reason are told once. */
export function whyNot(refusals: Refusal[]): WhyNot[] {
  const found = new Map<string, WhyNot>();
  for (const refusal of refusals) {
    const key = `${refusal.verb} ${refusal.reason.rule} ${refusal.reason.text}`;
    const same = found.get(key);
    if (same) same.refusals.push(refusal);
    else found.set(key, { verb: refusal.verb, reason: refusal.reason, refusals: [refusal] });
  }
  return [...found.values()];
}

/** The choices in the order of the list: the keys 1 to 9 are the first nine. */
export function ordered(choices: Choice[], groupOf: (verb: string, args: Words) => string, first: string[] = []): Choice[] {
  return grouped(choices, groupOf, first).flatMap((group) => group.items);
}

/** The latest decisions of a seat that can still be taken back, in their order. */
export function stepsSoFar(log: LogEntry[], seat: number, undoable: number): LogEntry[] {
  return undoable ? log.filter((entry) => entry.kind === 'move' && entry.seat === seat && !entry.undone).slice(-undoable) : [];
}
