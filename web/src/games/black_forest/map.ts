// Where everything lies on the road map: villages in a circle, locations between them, the monastery in the middle.
import { LOCATIONS, ROADS, VILLAGES } from './data';

export interface Point {
  x: number;
  y: number;
}
export const MAP = { w: 1217, h: 760 };
export const TILE = { w: 156, h: 86 };
export const SPACE = 22;
/** From a village's middle to the middles of its tiles. */
const [ACROSS, DOWN] = [TILE.w / 2 + 19, TILE.h / 2 + 17];

const VILLAGE_PLACES: Point[] = [
  { x: 608, y: 146 },
  { x: 1024, y: 340 },
  { x: 886, y: 646 },
  { x: 330, y: 646 },
  { x: 193, y: 340 },
];
const LOCATION_PLACES: Point[] = [
  { x: 950, y: 80 },
  { x: 1130, y: 600 },
  { x: 608, y: 676 },
  { x: 87, y: 600 },
  { x: 268, y: 80 },
  { x: 608, y: 312 },
];
/** Where a location's job is laid, seen from its middle: where there is room. */
const LOCATION_JOBS: Point[] = [
  { x: 110, y: 0 },
  { x: 10, y: -84 },
  { x: 0, y: -76 },
  { x: -10, y: -84 },
  { x: -110, y: 0 },
  { x: -112, y: 0 },
];

/** Places beyond those we have drawn would all lie in the middle: a board of one's own needs a drawing of its own. */
const at = (places: Point[], number: number): Point =>
  places[number] ?? { x: MAP.w / 2, y: MAP.h / 2 };

export const PLACES = new Map<string, Point>([
  ...VILLAGES.map((village, i): [string, Point] => [village.id, at(VILLAGE_PLACES, i)]),
  ...LOCATIONS.map((location, i): [string, Point] => [location, at(LOCATION_PLACES, i)]),
]);
export const placeAt = (place: string): Point => PLACES.get(place) ?? { x: 0, y: 0 };

export const locationJob = (location: string): Point =>
  at(LOCATION_JOBS, LOCATIONS.indexOf(location));

/** A village's tiles around its middle, clockwise from the upper left: four in a square, three with the last one below. */
export function slotPlaces(count: number): Point[] {
  const upper = [
    { x: -ACROSS, y: -DOWN },
    { x: ACROSS, y: -DOWN },
  ];
  return count === 4
    ? [...upper, { x: ACROSS, y: DOWN }, { x: -ACROSS, y: DOWN }]
    : [...upper, { x: 0, y: DOWN }];
}

/** Space k lies between tile k and the next one (MV-12). */
export function spacePlaces(count: number): Point[] {
  if (count === 4)
    return [
      { x: 0, y: -DOWN },
      { x: ACROSS, y: 0 },
      { x: 0, y: DOWN },
      { x: -ACROSS, y: 0 },
    ];
  return [
    { x: 0, y: -DOWN },
    { x: ACROSS + 4, y: 8 },
    { x: -ACROSS - 4, y: 8 },
  ];
}

/** Where a village's job is pinned: beside the lower tile of three, or outside towards the middle of the map. */
export function jobPlace(village: string, count: number): Point {
  if (count === 3) return { x: ACROSS + 40, y: DOWN + 10 };
  const { x, y } = placeAt(village);
  const inwards = x < MAP.w / 2 ? 1 : -1;
  return y < MAP.h / 2
    ? { x: inwards * (ACROSS + 46), y: 2 * DOWN + 22 }
    : { x: inwards * (ACROSS - 12), y: -2 * DOWN - 60 };
}

/** A road with a slight bend, always the same. */
export function roadPath(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = ((from.x + to.y) % 3) - 1 || 1;
  return `M${from.x} ${from.y}Q${from.x + dx / 2 - dy * 0.06 * bend} ${from.y + dy / 2 + dx * 0.06 * bend} ${to.x} ${to.y}`;
}

export const ROAD_PATHS = ROADS.map(([one, other]) => ({
  key: `${one}-${other}`,
  d: roadPath(placeAt(one), placeAt(other)),
}));
