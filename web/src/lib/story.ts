// The log as it is read: what one player did one after the other shares one sentence.
import type { EventInfo, LogEntry } from '@/api/types';

/** A sentence that goes on longer is hard to follow. */
export const MOST_CLAUSES = 5;

/** A piece of a sentence; what an event says goes with its event, for its sign. */
export interface Piece {
  text: string;
  event: EventInfo | null;
}

export interface Line {
  /** Different for every line. */
  key: string;
  /** The entry after which all of it has happened; the moment it leads to is `seq + 1`. */
  seq: number;
  /** Whom it is about; nobody: null. */
  seat: number | null;
  pieces: Piece[];
  touches: boolean;
  /** Whether it tells of a bot that failed. */
  trouble: boolean;
}

/** A line that may still grow: clauses of one subject, or something that stands alone. */
interface Draft extends Omit<Line, 'pieces'> {
  mover: number;
  alone: string;
  events: EventInfo[];
  undo?: boolean;
}

/** Who a sentence is about, as its text says it. */
const subjectOf = (event: EventInfo): string =>
  event.text.slice(0, event.text.lastIndexOf(event.clause ?? '')).trimEnd();

/** Whether a clause can join a sentence: the same player's, from one stretch of decisions. */
function joins(
  last: Draft | undefined,
  entry: LogEntry,
  event: EventInfo,
  cut: number,
): last is Draft {
  if (!last || last.events.at(-1)?.clause == null || event.clause === null) return false;
  if (last.seat !== event.seat || last.events.length >= MOST_CLAUSES) return false;
  if (last.seq === entry.seq) return true;
  const parted = last.seq < cut && entry.seq >= cut;
  return last.mover === entry.seat && !parted;
}

function drafts(log: LogEntry[], cut: number): Draft[] {
  const found: Draft[] = [];
  let last: Draft | undefined; // what the next clause may join
  for (const entry of log) {
    if (entry.undone) continue; // what was taken back is gone; that it was, the undo says
    const { seq } = entry;
    const begin = (
      seat: number | null,
      alone: string,
      events: EventInfo[],
      trouble = false,
    ): Draft => {
      const draft: Draft = {
        key: `${seq}.${found.length}`,
        seq,
        seat,
        mover: entry.seat,
        alone,
        events,
        trouble,
        touches: entry.touches_you,
      };
      found.push(draft);
      return draft;
    };
    if (last?.mover !== entry.seat || entry.kind !== 'move' || entry.trouble) last = undefined;
    if (entry.trouble) begin(entry.seat, entry.trouble, [], true);
    const before = found.at(-1);
    if (entry.kind === 'undo' && before?.undo && before.mover === entry.seat) found.pop(); // one line for several in a row
    if (entry.kind !== 'move') begin(entry.seat, entry.text ?? '', []).undo = entry.kind === 'undo';
    for (const event of entry.events) {
      if (joins(last, entry, event, cut)) {
        last.events.push(event);
        last.seq = seq;
        last.touches ||= entry.touches_you;
      } else last = begin(event.seat, '', [event]);
    }
  }
  return found;
}

/** British English has no comma before the last "and". */
const lister = (language: string): Intl.ListFormat =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });

/** "Greta ", "took a green cube", ", ", "held a market day", " and ", "sold nothing", "." */
function pieces({ alone, events }: Draft, list: Intl.ListFormat): Piece[] {
  const [first] = events;
  if (!first) return [{ text: alone, event: null }];
  if (events.length === 1) return [{ text: first.text, event: first }];
  let next = 0;
  const listed = list
    .formatToParts(events.map((event) => event.clause ?? ''))
    .map(({ type, value }): Piece => ({
      text: value,
      event: type === 'element' ? (events[next++] ?? null) : null,
    }));
  return [{ text: `${subjectOf(first)} `, event: null }, ...listed, { text: '.', event: null }];
}

/** The lines of a log, oldest first. What came before the entry `cut` shares no line with what came after. */
export function story(log: LogEntry[], language: string, cut = 0): Line[] {
  const list = lister(language);
  return drafts(log, cut).map((draft) => {
    const { key, seq, seat, touches, trouble } = draft;
    return { key, seq, seat, touches, trouble, pieces: pieces(draft, list) };
  });
}

export const lineText = (line: Line): string => line.pieces.map((piece) => piece.text).join('');
