// What a seat sees of Pandemain (games/pandemain/view.py says the shape), and small questions about it.
import { AUGSBURG_LEVEL, LICENCE, MARKET, MASTERS, NIGHT_PLACES, OVEN, SCENARIOS, STALLS, type Scenario, type Side } from './data';

type Counts = Record<string, number>;
export interface Loaf { bread: string; quality: string; day: number; count: number }

export interface Baker {
  points: number;
  penitence: number;
  workers: number;
  own_workers: number;
  aside: number;
  pfennigs: number;
  ingredients: Counts;
  flour: Counts;
  loaves: Loaf[];
  active: Counts;
  used: Counts;
  villagers: string[];
  loans: number;
  penances?: number;
  reputation?: Counts;
}

export interface Order { name: string; bread: string | null; points: number; dawn: boolean }
export interface Village {
  name: string;
  permanent: { bread: string; points: number };
  orders: Order[];
  upcoming: { to: string; bread: string | null }[];
  villager: string;
  villagers_left: number;
  limit: number;
}
export interface MasterBaker { number: number; employer: number | null; upgraded: boolean; experience: number }
export interface SimBaker { name: string; icons: string[]; day_icons: number; night?: string | null }
export interface Pending {
  kind: string; seat: number;
  village?: number; sold?: number; permanent?: boolean; token?: number; stack?: number; baked?: number; transport?: boolean; count?: number;
  wanted?: number[]; asker?: number; pfennigs?: number; given?: number; first?: number | boolean; second?: number; price?: number; stall?: number; passed?: boolean;
}

export interface PandemainView {
  seat: number | null;
  seats: number;
  over: boolean;
  to_move: number | null;
  options: { mode: string; edition: string; scenario: string; local_trade: boolean; no_news_from_ulm: boolean };
  pending: Pending | null;
  round: number;
  night: boolean;
  players: string[];
  tower: number[];
  next_tower: number[];
  workers: Record<string, number[]>;
  stalls: Counts;
  bag: Counts;
  mill: Record<string, Counts>;
  granary: { workers: number; limit: number };
  castle_loans: number;
  villages: Village[];
  church: { offerings: string[]; pile: string[]; discards: string[]; rewards: Record<string, string[]>; inquisition: number; crosses_shown: number[]; crosses_left: number[] };
  supply: Counts;
  bakers: Baker[];
  families: number[];
  masters?: MasterBaker[];
  favours?: string[];
  servant?: string | null;
  penances?: number;
  sim_bakers?: SimBaker[];
}

export const isExpert = (view: PandemainView): boolean => view.options.mode === 'expert';
export const scenarioOf = (view: PandemainView): Scenario | undefined => SCENARIOS.get(view.options.scenario);
export const hasLocalTrade = (view: PandemainView): boolean => view.options.local_trade && view.seats > 1;
/** The seat that decides, or else the one that looks. */
export const deciding = (view: PandemainView): number => view.pending?.seat ?? view.seat ?? 0;
export const isPending = (view: PandemainView, ...kinds: string[]): boolean => view.pending !== null && kinds.includes(view.pending.kind);

const BY_NIGHT = ['night-turn', 'take-turn'];

/** NI1, and what the scenario closes. What is decided at dawn or within a night's action shuts no doors. */
export function isOpen(view: PandemainView, place: string): boolean {
  return !view.night || !isPending(view, ...BY_NIGHT) || (NIGHT_PLACES.includes(place) && !scenarioOf(view)?.nightClosed.includes(place));
}

/** Who stands at a place: a player for each worker. */
export function standing(view: PandemainView, place: string): number[] {
  return (view.workers[place] ?? []).flatMap((count, player) => Array.from({ length: count }, () => player));
}

/** MK1: what standing in a column of the market costs now. */
export function marketFee(view: PandemainView, column: number): number {
  const right = STALLS.filter((stall) => stall.column > column).reduce((sum, stall) => sum + (view.stalls[stall.key] ?? 0), 0);
  return MARKET.fee + right * MARKET.more;
}

/** OV1: what the next worker at the oven pays. */
export const ovenTax = (view: PandemainView): number => Math.min(standing(view, 'oven').length * OVEN.tax, OVEN.most);

/** VI3: what selling in a village costs now. */
export const licence = (view: PandemainView, village: string): number => (view.workers[village] ?? []).filter((count) => count > 0).length * LICENCE;

export const augsburgLevel = (view: PandemainView): number => scenarioOf(view)?.augsburg || AUGSBURG_LEVEL;

export const mastersOf = (view: PandemainView, employer: number | null): MasterBaker[] => (view.masters ?? []).filter((master) => master.employer === employer);

/** The side of a master baker that lies up. */
export const sideOf = (master: MasterBaker): Side | undefined => MASTERS.get(master.number)?.sides[master.upgraded ? 1 : 0];

export const wages = (view: PandemainView, seat: number): number => mastersOf(view, seat).reduce((sum, master) => sum + (sideOf(master)?.wage ?? 0), 0);

/** OV8: how much less milk a wheat loaf takes. */
export const milkDiscount = (view: PandemainView, seat: number): number => Math.max(0, ...mastersOf(view, seat).map((master) => sideOf(master)?.lessMilk ?? 0));

export const flourIn = (view: PandemainView, column: string): string[] => Object.entries(view.mill[column] ?? {}).flatMap(([grain, count]) => Array.from({ length: count }, () => grain));

/** The village one is selling in now. */
export const sellingIn = (view: PandemainView): Village | undefined =>
  view.pending?.kind === 'sell-bread' ? view.villages[view.pending.village ?? -1] : undefined;

/** The orders of a village that ask for a bread and are still to be filled: 'permanent', 'a', 'b'. */
export function ordersFor(village: Village, bread: string): string[] {
  const found = village.orders.filter((order) => order.bread === bread).map((order) => order.name);
  return village.permanent.bread === bread ? ['permanent', ...found] : found;
}

export const breadOf = (village: Village | undefined, order: string): string =>
  (order === 'permanent' ? village?.permanent.bread : village?.orders.find((one) => one.name === order)?.bread) ?? '';
