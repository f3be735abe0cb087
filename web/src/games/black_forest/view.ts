// Small questions about what a seat sees of Black Forest.
import type { Place, PlayerView, View } from '@/api/views/black_forest';
import type { WheelName } from './data';

export type { Housed, Way } from '@/api/views/black_forest';
export type { Place };
export type Player = PlayerView;
export type ForestView = View;

/** Whose decision it is; when nobody's, whose seat one looks from. */
export const deciding = (view: ForestView): number => view.pending?.seat ?? view.seat ?? 0;

/** What a marker shows, by its name: 'wood', 'charcoal-glass', 'provision-0', 'glass'. */
export function valueOf(player: Player, marker: string): number {
  if (marker === 'glass') return player.glass;
  if (marker === 'commodity') return player.commodity;
  const provision = /^provision-(\d)$/.exec(marker);
  return provision ? (player.provisions[Number(provision[1])] ?? 0) : (player.basics[marker] ?? 0);
}

export const turnsOf = (player: Player, wheel: WheelName): number =>
  wheel === 'glass' ? player.glass_turns : player.cooking_turns;

// -- figures ----------------------------------------------------------------------------------------------------------

export interface Figure {
  key: string;
  seat: number | null;
  mark: string;
  last: boolean;
}

const isAt = (where: Place | null, place: string, space: number): boolean =>
  where?.place === place && where.space === space;

/** Who stands at a space, a centre (space 0) or a location; alone all pawns of the round, numbered (PC-2). */
export function figuresAt(view: ForestView, place: string, space: number): Figure[] {
  const found: Figure[] = [];
  const solo = view.seats === 1;
  if (solo && view.placed.length) {
    view.placed.forEach((where, i) => {
      const last = i === view.placed.length - 1;
      // Begging moves the last pawn to the centre, while its space stays blocked.
      const stands = last ? (view.players[0]?.pawn ?? where) : where;
      if (isAt(stands, place, space))
        found.push({ key: `pawn-0-${i}`, seat: 0, mark: String(i + 1), last });
    });
    return found;
  }
  view.players.forEach((player, seat) => {
    if (isAt(player.pawn, place, space))
      found.push({ key: solo ? 'pawn-0-0' : `pawn-${seat}`, seat, mark: '', last: true });
  });
  if (isAt(view.neutral, place, space))
    found.push({ key: 'neutral', seat: null, mark: '', last: false });
  return found;
}
