// The list of choices, in groups; and refusals, each reason once.
import type { Choice, LogEntry, Refusal, Words } from '@/api/types';

export interface Group<T> {
  name: string;
  items: T[];
}

/** Groups that are named in `first` in that order, the others as they come; what belongs to none comes last. */
export function grouped<T extends { verb: string; args: Words }>(
  items: T[],
  groupOf: (verb: string, args: Words) => string,
  first: string[] = [],
): Group<T>[] {
  const found = new Map<string, T[]>();
  for (const item of items) {
    const name = groupOf(item.verb, item.args);
    found.set(name, [...(found.get(name) ?? []), item]);
  }
  const rest = found.get('');
  found.delete('');
  const rank = (name: string): number =>
    first.includes(name) ? first.indexOf(name) : first.length;
  const groups = [...found]
    .map(([name, inside]) => ({ name, items: inside }))
    .sort((a, b) => rank(a.name) - rank(b.name));
  return rest ? [...groups, { name: '', items: rest }] : groups;
}

export interface WhyNot {
  verb: string;
  reason: Refusal['reason'];
  refusals: Refusal[];
}

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
export function ordered(
  choices: Choice[],
  groupOf: (verb: string, args: Words) => string,
  first: string[] = [],
): Choice[] {
  return grouped(choices, groupOf, first).flatMap((group) => group.items);
}

/** The latest decisions of a seat that can still be taken back, in their order. */
export function stepsSoFar(log: LogEntry[], seat: number, undoable: number): LogEntry[] {
  return undoable
    ? log
        .filter((entry) => entry.kind === 'move' && entry.seat === seat && !entry.undone)
        .slice(-undoable)
    : [];
}

/** What a seat did when it last had a turn: its latest decisions in a row that stand. */
export function lastTurn(log: LogEntry[], seat: number): LogEntry[] {
  const moves = log.filter((entry) => entry.kind === 'move' && !entry.undone);
  const end = moves.findLastIndex((entry) => entry.seat === seat);
  const before = moves.slice(0, end + 1).findLastIndex((entry) => entry.seat !== seat);
  return moves.slice(before + 1, end + 1);
}

/** The entry after a seat's last decision, from which on the others played; 0 if it has not decided yet. */
export function sinceMine(log: LogEntry[], mine: number[]): number {
  const own = log.findLast(
    (entry) => entry.kind === 'move' && !entry.undone && mine.includes(entry.seat),
  );
  return own ? own.seq + 1 : 0;
}

/** What is often meant, and what rarely is (by verbs); where nothing else is left, the rare is what is meant. */
export function usual<T extends { verb: string }>(
  choices: T[],
  rare: string[],
): { often: T[]; rare: T[] } {
  const often = choices.filter((choice) => !rare.includes(choice.verb));
  if (often.length < 2) return { often: choices, rare: [] };
  return { often, rare: choices.filter((choice) => rare.includes(choice.verb)) };
}

const MOST_OPEN = 12;

/** The groups of a long list that are shut at first: all after those that fill a screen. */
export function folded<T>(groups: Group<T>[]): string[] {
  let shown = 0;
  return groups.flatMap(({ name, items }, i) => {
    const fits = i === 0 || shown + items.length <= MOST_OPEN;
    if (fits) shown += items.length;
    return fits || !name ? [] : [name];
  });
}

const plainly = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The choices in whose words all that is sought is found, whatever its accents. */
export function foundIn<T>(choices: T[], sought: string, text: (choice: T) => string): T[] {
  const parts = plainly(sought).split(/\s+/).filter(Boolean);
  return choices.filter((choice) => parts.every((part) => plainly(text(choice)).includes(part)));
}
