// The numbers printed on Black Forest's boards and tiles, from the same components file as the rules.
import parts from '@games/black_forest/components.toml';
import type { Amount } from '@/lib/amounts';

export type Goods = Record<string, number>;

/** One line of what a tile does (`op` in the components). */
export interface Entry {
  op: string;
  goods?: Goods;
  good?: string;
  per?: string;
  max?: number;
  steps?: [number, number][];
  tile?: string;
  n?: number;
  pig?: number;
  cattle?: number;
  own?: number;
  others?: number;
}
export interface Exchange {
  pay: Goods;
  entries: Entry[];
}

export const BASICS: string[] = parts.resources.basic;
export const REFINED: string[] = parts.resources.refined;
export const BASIC_MAX: number = parts.resources.limits.basic_max;
/** What an estate's cell can hold, in the order in which the engine numbers it. */
export const TILES = ['empty', 'field', 'pond', 'pasture', 'forest', 'stable'];

// -- wheels -----------------------------------------------------------------------------------------------------------

export type WheelName = 'glass' | 'cooking';
export interface WheelFace {
  name: WheelName;
  /** Markers that go down with a turn, and those that go up: by their names in the view. */
  basic: string[];
  refined: string[];
}
export const SECTORS: number = parts.wheels.sectors;
export const BASIC_SECTORS: number = parts.wheels.basic_sectors;
export const REFINED_SECTORS: number = parts.wheels.refined_sectors;
export const START_CLOCK: number = parts.wheels.hands.start_clock;
export const WHEEL_POINTS: number[] = parts.wheels.points.by_turns;
export const REMINDER_TURN: number = parts.wheels.reminder.turn;
export const HOURGLASS_CLOCK: number = parts.wheels.end.hourglass_clock;

const markersOf = (wheel: WheelName, goods: string[]): string[] =>
  goods.map((good) => (good === 'charcoal' ? `charcoal-${wheel}` : good));
export const GLASS_WHEEL: WheelFace = {
  name: 'glass',
  basic: markersOf('glass', parts.wheels.glass.basic),
  refined: parts.wheels.glass.refined,
};
export const COOKING_WHEEL: WheelFace = {
  name: 'cooking',
  basic: markersOf('cooking', parts.wheels.cooking.basic),
  // Each provision marker is a marker of its own.
  refined: parts.wheels.cooking.refined.flatMap((good: string) =>
    good === 'provision'
      ? Array.from({ length: parts.wheels.provision_markers.count }, (_, i) => `provision-${i}`)
      : [good],
  ),
};

/** The good a marker stands for: 'charcoal-glass' is charcoal. */
export const goodOf = (marker: string): string => marker.replace(/-(glass|cooking|\d)$/, '');

// -- the road map -----------------------------------------------------------------------------------------------------

export interface Village {
  id: string;
  slots: string[];
}
export const VILLAGES: Village[] = parts.board.villages.map(({ id, slots }: Village) => ({
  id,
  slots,
}));
export const LOCATIONS: string[] = parts.board.locations.map((place: { id: string }) => place.id);
export const ROADS: [string, string][] = parts.board.roads;
export const isVillage = (place: string): boolean =>
  VILLAGES.some((village) => village.id === place);

export interface Trade {
  id: string;
  group: string;
  options: Exchange[];
}

const groups: Record<string, string[]> = parts.tradespeople_groups;
const groupOf = (trade: string): string =>
  Object.keys(groups).find((name) => groups[name]?.includes(trade)) ?? '';
const exchangeOf = (raw: {
  pay?: Goods;
  do?: Entry[];
  gain?: Goods;
  progress?: number;
}): Exchange => ({
  pay: raw.pay ?? {},
  entries:
    raw.do ??
    (raw.gain
      ? [{ op: 'gain', goods: raw.gain }]
      : raw.progress
        ? [{ op: 'progress', n: raw.progress }]
        : []),
});

export const TRADES = new Map<string, Trade>(
  parts.tradesperson.map((raw: { id: string; options: { pay: Goods; do: Entry[] }[] }) => [
    raw.id,
    { id: raw.id, group: groupOf(raw.id), options: raw.options.map(exchangeOf) },
  ]),
);
export const MERCHANT = 'traveling_merchant';

/** A service is a tradesperson's option: 'carpenter-2' is the second one. */
export const tradeOf = (service: string): string => service.replace(/-\d+$/, '');
export function optionOf(service: string): Exchange | undefined {
  const number = Number(/-(\d+)$/.exec(service)?.[1] ?? 1);
  return TRADES.get(tradeOf(service))?.options[number - 1];
}

export interface Job {
  id: string;
  where: string;
  exchange: Exchange;
}
export const JOBS = new Map<string, Job>(
  parts.jobs.tiles.map((raw: { id: string; where: string; pay: Goods; do: Entry[] }) => [
    raw.id,
    { id: raw.id, where: raw.where, exchange: exchangeOf(raw) },
  ]),
);

// -- buildings --------------------------------------------------------------------------------------------------------

export interface Hook {
  hook: string;
  trades?: string[];
  wheel?: WheelName;
  tile?: string;
  n?: number;
  pig?: number;
  cattle?: number;
  choice?: number;
}
export interface Metric {
  per: string;
  points: number;
  divisor: number;
  max: number;
}
export interface Face {
  id: string;
  slot: string;
  side: string;
  kind: 'instant' | 'conversion' | 'passive' | 'endgame';
  large: boolean;
  cost: Goods;
  points: number;
  /** What it does once, or each time; empty where a hook or a metric says it all. */
  exchange: Exchange;
  hook?: Hook;
  metric?: Metric;
}

type RawFace = {
  id: string;
  slot?: string;
  back?: string;
  side?: string;
  kind: Face['kind'];
  cost: Goods;
  points: number;
  effect: unknown[];
};

function faceOf(raw: RawFace, large: boolean): Face {
  const first = raw.effect[0] as Hook & Metric & { pay?: Goods };
  const exchange =
    raw.kind === 'instant' ? { pay: {}, entries: raw.effect as Entry[] } : exchangeOf(first);
  const face: Face = {
    id: raw.id,
    slot: raw.slot ?? raw.back ?? '',
    side: raw.side ?? '',
    kind: raw.kind,
    large,
    cost: raw.cost,
    points: raw.points,
    exchange,
  };
  if (raw.kind === 'passive') face.hook = first;
  if (raw.kind === 'endgame') face.metric = first;
  return face;
}

/** All faces in the order in which the engine numbers them. */
export const FACE_LIST: Face[] = [
  ...parts.small_buildings.faces.map((raw: RawFace) => faceOf(raw, false)),
  ...parts.large_buildings.tiles.map((raw: RawFace) => faceOf(raw, true)),
];
export const FACES = new Map<string, Face>(FACE_LIST.map((face) => [face.id, face]));
export const isBuilding = (thing: string): boolean => FACES.has(thing);
/** The other side of a small building. */
export const backOf = (face: Face): Face | undefined =>
  FACE_LIST.find((other) => !face.large && other.slot === face.slot && other.id !== face.id);

export interface Row {
  id: string;
  sign: string;
  board: number;
}
export const BUILDING_ROWS: Row[] = parts.small_buildings.rows;
export const COLUMNS = [
  ...new Set(FACE_LIST.filter((face) => !face.large).map((face) => face.cost.glass ?? 0)),
].sort();

// -- estates, livestock, the end --------------------------------------------------------------------------------------

/** What lies on an Estate at first; the Main Estate is number 0. */
const START: { main: string[][]; small: string[][] } = {
  main: parts.estates.main.grid,
  small: parts.estates.small.grid,
};
export const startOf = (estate: number): string[][] => (estate ? START.small : START.main);
/** Forests that everybody has at first. */
export const FIRST_FORESTS = START.main.flat().filter((thing) => thing === 'forest').length;

export const HUT_STEPS: number = parts.estates.glass_hut.steps;
export const PASTURE_CAPACITY: number = parts.livestock.pasture_capacity;
export const SOLO_ROUNDS: number = parts.variants.solo.rounds;
export const SOLO_PAWNS: number = parts.variants.solo_pawns.pawns;
export const ESTATE_POINTS: number = parts.scoring.per_small_estate;

export const amounts = (goods: Goods): Amount[] =>
  Object.entries(goods)
    .filter(([, count]) => count)
    .map(([what, count]) => ({ what, count }));
