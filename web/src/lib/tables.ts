// Small questions about tables.
import type { NewTable, TableAnswer, TableRow } from '@/api/messages';

/** The same table once more: my seat for me, bots for bots, the others by invitation. */
export function rematch(
  table: Pick<TableAnswer, 'game' | 'seats' | 'options' | 'private' | 'rated' | 'clock'>,
): NewTable {
  const options = { ...table.options };
  const { clock } = table;
  return {
    game: table.game,
    seats: table.seats.map((seat) => (seat.kind === 'bot' ? (seat.bot ?? 'random') : seat.kind)),
    options,
    private: table.private,
    rated: table.rated,
    ...(clock
      ? {
          clock: {
            kind: clock.kind,
            at_zero: clock.at_zero,
            ...(clock.kind === 'live'
              ? { minutes: clock.bank / 60, increment: clock.increment }
              : { days: clock.bank / 86400 }),
          },
        }
      : {}),
  };
}

export function minutesAgo(touched: number, now = Date.now() / 1000): number {
  return Math.max(0, Math.round((now - touched) / 60));
}

/** My tables with those first where it is my turn. */
export function turnFirst(rows: TableRow[]): TableRow[] {
  return rows.toSorted(
    (a, b) =>
      Number(b.your_turn) - Number(a.your_turn) ||
      Number(a.over) - Number(b.over) ||
      b.touched - a.touched,
  );
}
