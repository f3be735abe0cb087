// What changed hands with the newest entries of the log, for "+2 grain" to rise from where it came from.
import type { ChangeInfo, LogEntry } from '@/api/types';

export interface Rise {
  seq: number;
  seat: number;
  changes: ChangeInfo[];
}
export interface Spot {
  x: number;
  y: number;
}

/** More than this at once would be a cloud. */
export const MOST = 4;

/** What came after an entry: one rise for each seat that something happened to, the latest of them. */
export function risesAfter(log: LogEntry[], seq: number): Rise[] {
  const found = log
    .filter((entry) => entry.seq > seq && !entry.undone)
    .flatMap((entry) => {
      const seats = [...new Set(entry.changes.map((change) => change.seat))];
      return seats.map((seat) => ({
        seq: entry.seq,
        seat,
        changes: entry.changes.filter((change) => change.seat === seat),
      }));
    });
  return found.slice(-MOST);
}

export function centreOf(element: Element): Spot {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** The middle of the first of these that is on the page and shown. */
export function middleOf(root: ParentNode, selectors: string[]): Spot | null {
  for (const selector of selectors) {
    const found = root.querySelector(selector);
    if (found?.getClientRects().length) return centreOf(found);
  }
  return null;
}
