// Small questions about what a seat sees of Pandemain.
import type { BakerView, MasterView, SimBakerView, View, VillageView } from '@/api/views/pandemain';
import type { Amount } from '@/lib/amounts';
import { AUGSBURG_LEVEL, SCENARIOS, type Scenario } from './data';

export type { Loaf, Order, Pending } from '@/api/views/pandemain';
export type Baker = BakerView;
export type MasterBaker = MasterView;
export type SimBaker = SimBakerView;
export type Village = VillageView;
export type PandemainView = View;

export const isExpert = (view: PandemainView): boolean => view.options.mode === 'expert';
export const scenarioOf = (view: PandemainView): Scenario | undefined =>
  SCENARIOS.get(String(view.options.scenario));
export const hasLocalTrade = (view: PandemainView): boolean =>
  Boolean(view.options.local_trade) && view.seats > 1;
/** The seat that decides, or else the one that looks. */
export const deciding = (view: PandemainView): number => view.pending?.seat ?? view.seat ?? 0;
export const isPending = (view: PandemainView, ...kinds: string[]): boolean =>
  view.pending !== null && kinds.includes(view.pending.kind);

/** Who stands at a place: a player for each worker. */
export function standing(view: PandemainView, place: string): number[] {
  return (view.workers[place] ?? []).flatMap((count, player) =>
    Array.from({ length: count }, () => player),
  );
}

export const augsburgLevel = (view: PandemainView): number =>
  scenarioOf(view)?.augsburg || AUGSBURG_LEVEL;

export const mastersOf = (view: PandemainView, employer: number | null): MasterBaker[] =>
  (view.masters ?? []).filter((master) => master.employer === employer);

export const flourIn = (view: PandemainView, column: string): string[] =>
  Object.entries(view.mill[column] ?? {}).flatMap(([grain, count]) =>
    Array.from({ length: count }, () => grain),
  );

/** The village one is selling in now. */
export const sellingIn = (view: PandemainView): Village | undefined =>
  view.pending?.kind === 'sell-bread'
    ? view.villages.find(({ name }) => name === view.pending?.place)
    : undefined;

/** The orders of a village that ask for a bread and are still to be filled: 'permanent', 'a', 'b'. */
export function ordersFor(village: Village, bread: string): string[] {
  const found = village.orders.filter((order) => order.bread === bread).map((order) => order.name);
  return village.permanent.bread === bread ? ['permanent', ...found] : found;
}

/** What has been asked for in Local Trade. */
export const wanted = (view: PandemainView): Amount[] =>
  Object.entries(view.pending?.wanted ?? {}).map(([what, count]) => ({ what, count }));
