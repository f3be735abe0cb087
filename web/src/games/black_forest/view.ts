// What a seat sees of Black Forest (games/black_forest/view.py says the shape), and small questions about it.
import * as data from './data';

export interface Place { place: string; space: number }
export interface Player {
  basics: Record<string, number>;
  glass: number;
  provisions: number[];
  commodity: number;
  glass_turns: number;
  cooking_turns: number;
  reminder: boolean;
  progress: number;
  pawn: Place | null;
  pigs: number;
  cattle: number;
  buildings: string[];
  estates: string[][][];
  bonuses_due: number;
}
export interface ForestView {
  seat: number | null;
  seats: number;
  over: boolean;
  to_move: number | null;
  options: Record<string, string | boolean>;
  pending: { kind: string; seat: number; [part: string]: unknown } | null;
  round: number;
  starter: number;
  trigger: number | null;
  last_turns: number | null;
  villages: Record<string, { tradespeople: string[]; job: string | null }>;
  locations: Record<string, { job: string | null }>;
  job_stack: number;
  jobs_done: string[];
  supply: { forests: number; small_estates: number };
  offer: string[];
  neutral: Place | null;
  placed: (Place | null)[];
  players: Player[];
  rank?: string;
}

/** Whose decision it is; when nobody's, whose seat one looks from. */
export const deciding = (view: ForestView): number => view.pending?.seat ?? view.seat ?? 0;

/** What a marker shows, by its name: 'wood', 'charcoal-glass', 'provision-0', 'glass'. */
export function valueOf(player: Player, marker: string): number {
  if (marker === 'glass') return player.glass;
  if (marker === 'commodity') return player.commodity;
  const provision = /^provision-(\d)$/.exec(marker);
  return provision ? (player.provisions[Number(provision[1])] ?? 0) : (player.basics[marker] ?? 0);
}

/** How much of a good there is, on all its markers. */
export function heldOf(player: Player, good: string): number {
  if (good === 'charcoal') return valueOf(player, 'charcoal-glass') + valueOf(player, 'charcoal-cooking');
  if (good === 'provision') return player.provisions.reduce((sum, value) => sum + value, 0);
  if (good === 'pig') return player.pigs;
  if (good === 'cattle') return player.cattle;
  if (good === 'livestock') return player.pigs + player.cattle;
  return valueOf(player, good);
}

export const turnsOf = (player: Player, wheel: data.WheelName): number => (wheel === 'glass' ? player.glass_turns : player.cooking_turns);

/** Everything a player's standing buildings say with a hook of this kind. */
export const hooksOf = (player: Player, hook: string): data.Hook[] =>
  player.buildings.map((id) => data.FACES.get(id)?.hook).filter((found) => found?.hook === hook) as data.Hook[];

/** How often a cell of this kind lies in a domain. */
export const countTiles = (player: Player, tile: string): number => player.estates.flat(2).filter((thing) => thing === tile).length;

// -- figures ----------------------------------------------------------------------------------------------------------

export interface Figure { key: string; seat: number | null; mark: string; last: boolean }

const isAt = (where: Place | null, place: string, space: number): boolean => where?.place === place && where.space === space;

/** Who stands at a space, a centre (space 0) or a location; alone all pawns of the round, numbered (PC-2). */
export function figuresAt(view: ForestView, place: string, space: number): Figure[] {
  const found: Figure[] = [];
  const solo = view.seats === 1;
  if (solo && view.placed.length) {
    view.placed.forEach((where, i) => {
      const last = i === view.placed.length - 1;
      // Begging moves the last pawn to the centre, while its space stays blocked.
      const stands = last ? (view.players[0]?.pawn ?? where) : where;
      if (isAt(stands, place, space)) found.push({ key: `pawn-0-${i}`, seat: 0, mark: String(i + 1), last });
    });
    return found;
  }
  view.players.forEach((player, seat) => {
    if (isAt(player.pawn, place, space)) found.push({ key: solo ? 'pawn-0-0' : `pawn-${seat}`, seat, mark: '', last: true });
  });
  if (isAt(view.neutral, place, space)) found.push({ key: 'neutral', seat: null, mark: '', last: false });
  return found;
}

// -- the way ----------------------------------------------------------------------------------------------------------

const ways = new Map<string, number>();

/** Roads on the shortest way (MV-5). */
export function distance(from: string, to: string): number {
  const key = `${from} ${to}`;
  const known = ways.get(key);
  if (known !== undefined) return known;
  const found = new Map([[from, 0]]);
  for (const [place, roads] of found) {
    for (const [one, other] of data.ROADS) {
      const next = one === place ? other : other === place ? one : null;
      if (next && !found.has(next)) found.set(next, roads + 1);
    }
  }
  for (const [place, roads] of found) ways.set(`${from} ${place}`, roads * data.ROAD_COST);
  return ways.get(key) ?? 0;
}

/** MV-1, MV-4, MV-5: provisions for the way; nothing for the first placing. */
export function travelCost(view: ForestView, seat: number, place: string): number {
  const player = view.players[seat];
  if (!player?.pawn) return 0;
  const discount = hooksOf(player, 'travel_discount').reduce((sum, hook) => sum + (hook.n ?? 0), 0);
  return Math.max(0, distance(player.pawn.place, place) - discount);
}

/** MV-6, PC-1, R25: who is to be paid on entering a village: seats, and null for the neutral figure. */
export function tollsAt(view: ForestView, seat: number, place: string): (number | null)[] {
  const player = view.players[seat];
  const from = player?.pawn?.place;
  if (!player || !from || from === place || view.seats === 1 || !data.isVillage(place) || hooksOf(player, 'no_toll').length) return [];
  const found: (number | null)[] = [];
  for (let offset = 1; offset < view.seats; offset += 1) {
    const other = (seat + offset) % view.seats;
    const home = view.players[other]?.pawn?.place ?? '';
    const near = view.seats === 2 && view.options.two_player === 'fan_toll' && data.ROADS.some((road) => road.includes(home) && road.includes(place) && data.isVillage(home));
    if (home === place || near) found.push(other);
  }
  if (view.neutral?.place === place) found.push(null);
  return found;
}
