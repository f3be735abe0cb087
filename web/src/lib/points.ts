// Where the points came from: the decisions after which a score was higher than before, with what the log says of them.
import type { LogEntry, ScoresAnswer, SheetAt } from '@/api/messages';

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

const gained = (sheet: Record<string, number>, category: string): number =>
  Math.max(0, sheet[category] ?? 0);

/** The most points that anybody ever had, without what took some away: how high a chart has to be. */
export const highest = (sources: SheetAt[]): number =>
  Math.max(
    1,
    ...sources.flatMap(({ sheet }) =>
      sheet.map((one) => Object.keys(one).reduce((sum, name) => sum + gained(one, name), 0)),
    ),
  );

/** A seat's points over the game, one layer for each category on top of those before: paths in a box of 100 by 100. */
export function layersOf(
  sources: SheetAt[],
  seat: number,
  categories: string[],
  most: number,
): { category: string; path: string }[] {
  const last = Math.max(1, sources.at(-1)?.seq ?? 1);
  const moments = sources.map(({ seq, sheet }) => ({
    x: (100 * seq) / last,
    sheet: sheet[seat] ?? {},
    height: 0,
  }));
  const at = (x: number, height: number): string =>
    `${x.toFixed(2)} ${(100 - (100 * height) / most).toFixed(2)}`;
  return categories.flatMap((category) => {
    if (!moments.some(({ sheet }) => gained(sheet, category))) return [];
    const below = moments.map(({ x, height }) => at(x, height)).reverse();
    for (const moment of moments) moment.height += gained(moment.sheet, category);
    const above = moments.map(({ x, height }) => at(x, height));
    return [{ category, path: `M${[...above, ...below].join('L')}z` }];
  });
}
