// Where the points came from: the decisions after which a score was higher than before, with what the log says of them.
import type { LogEntry, ScoresAnswer } from '@/api/messages';

export interface Gain {
  /** The journal's entry; the moment after it is seq + 1. */
  seq: number;
  seat: number;
  points: number;
  /** What happened then, in the log's words. */
  text: string;
}

/** All gains and losses of a seat, in their order. `scores.seqs[i]` is the moment after an entry. */
export function gainsOf(scores: ScoresAnswer, log: LogEntry[], seat: number): Gain[] {
  const entries = new Map(log.map((entry) => [entry.seq, entry]));
  return scores.seqs.flatMap((moment, i) => {
    const points = (scores.scores[i]?.[seat] ?? 0) - (scores.scores[i - 1]?.[seat] ?? 0);
    const entry = entries.get(moment - 1);
    if (!points || !i || !entry) return [];
    const told = entry.events.filter(
      (event) => event.seat === seat || event.changes.some((change) => change.seat === seat),
    );
    const events = told.length ? told : entry.events.filter((event) => event.seat === null);
    const text = events.map((event) => event.text).join(' ');
    return text ? [{ seq: moment - 1, seat, points, text }] : [];
  });
}

/** The largest of them, in the order of the game. */
export function largest(gains: Gain[], most: number): Gain[] {
  return gains
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points) || a.seq - b.seq)
    .slice(0, most)
    .sort((a, b) => a.seq - b.seq);
}

export interface Share {
  category: string;
  points: number;
}

/** What a total is made of, the most first; what took points away is told by the sheet, not here. */
export const sharesOf = (sheet: Record<string, number>): Share[] =>
  Object.entries(sheet)
    .filter(([, points]) => points > 0)
    .map(([category, points]) => ({ category, points }))
    .sort((a, b) => b.points - a.points);
