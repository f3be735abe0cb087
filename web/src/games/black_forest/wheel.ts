// A wheel as it lies on the table (WH-10): twelve sectors, sector s between s and s + 1 o'clock. The markers stand in
// sectors; the hands turn over them, so that a turn lowers every basic value and raises every refined one.
import { BASIC_SECTORS, REFINED_SECTORS, SECTORS, START_CLOCK, type WheelFace } from './data';
import { turnsOf, valueOf, type Player } from './view';

export const STEP = 360 / SECTORS;

/** Degrees clockwise from 12 o'clock. They go on counting after a full round, so that nothing ever turns back. */
export const handAngle = (turns: number): number => (START_CLOCK + turns) * STEP;
export const basicAngle = (turns: number, value: number): number =>
  handAngle(turns) + (value + 0.5) * STEP;
export const refinedAngle = (turns: number, value: number): number =>
  handAngle(turns) - (value + 0.5) * STEP;

/** The middle of a sector. */
export const sectorAngle = (sector: number): number => (sector + 0.5) * STEP;

export interface Point {
  x: number;
  y: number;
}
export function polar(angle: number, reach: number): Point {
  const turned = (angle * Math.PI) / 180;
  return { x: reach * Math.sin(turned), y: -reach * Math.cos(turned) };
}

/** A slice of a ring from one angle on, clockwise by so many degrees (less than a full round). */
export function slice(from: number, degrees: number, inner: number, outer: number): string {
  const [a, b, c, d] = [
    polar(from, outer),
    polar(from + degrees, outer),
    polar(from + degrees, inner),
    polar(from, inner),
  ];
  const large = degrees > 180 ? 1 : 0;
  const p = (point: Point): string => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  return `M${p(a)}A${outer} ${outer} 0 ${large} 1 ${p(b)}L${p(c)}A${inner} ${inner} 0 ${large} 0 ${p(d)}z`;
}

export interface Marker {
  name: string;
  basic: boolean;
  value: number;
  angle: number;
  lane: number;
}

/** Every marker of a wheel: where it stands and on which lane, outermost first. */
export function markersOf(face: WheelFace, player: Player): Marker[] {
  const turns = turnsOf(player, face.name);
  const place = (name: string, basic: boolean, lane: number): Marker => {
    const value = valueOf(player, name);
    return {
      name,
      basic,
      value,
      lane,
      angle: basic ? basicAngle(turns, value) : refinedAngle(turns, value),
    };
  };
  return [
    ...face.basic.map((name, lane) => place(name, true, lane)),
    ...face.refined.map((name, lane) => place(name, false, lane)),
  ];
}

/** What is on the dial under the hands: 0 to 7 clockwise for basics, 0 to 3 the other way for refined goods. */
export const DIAL = [
  ...Array.from({ length: BASIC_SECTORS }, (_, value) => ({
    basic: true,
    value,
    angle: (value + 0.5) * STEP,
  })),
  ...Array.from({ length: REFINED_SECTORS }, (_, value) => ({
    basic: false,
    value,
    angle: -(value + 0.5) * STEP,
  })),
];

/** Markers of basics at 0, and refined ones that stand as high as the wheel goes. */
export function ends(face: WheelFace, player: Player): { none: string[]; full: string[] } {
  return {
    none: face.basic.filter((name) => valueOf(player, name) === 0),
    full: face.refined.filter((name) => valueOf(player, name) === REFINED_SECTORS - 1),
  };
}
