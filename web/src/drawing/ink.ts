// Drawing by hand, in code: outlines that wobble a little, always the same way for the same name; a heavy contour where it is
// dark and a thin one where the light falls.
import { dark, INK } from './palette';

/** A point of an outline. Lines go smoothly through it, or turn sharply if it is a corner. */
export type Point = readonly [x: number, y: number, corner?: number | undefined];
export type Points = readonly Point[];

/** An outline in words: "x,y" for each point, "x,y!" for a corner. */
export function outline(text: string): Point[] {
  return text.split(' ').map((point) => {
    const [x, y] = point.replace('!', '').split(',').map(Number);
    return [x ?? 0, y ?? 0, point.endsWith('!') ? 1 : 0];
  });
}

const pointsOf = (points: Points | string): Points =>
  typeof points === 'string' ? outline(points) : points;

/** Lists of numbers that belong together, for pieces that are drawn several times. */
export const pairs = (list: [number, number][]): [number, number][] => list;
export const triples = (list: [number, number, number][]): [number, number, number][] => list;

/** A number that belongs to a name. */
export function hash(name: string): number {
  let found = 2166136261;
  for (const sign of name) found = Math.imul(found ^ sign.charCodeAt(0), 16777619);
  return found >>> 0;
}

/** Chance that comes out the same every time (mulberry32). */
export function chance(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const short = (value: number): string => (Math.round(value * 10) / 10).toString();

const STEP = 13; // a hand trembles about this often

/** A path through points as a hand would draw it: sampled, each sample nudged. */
export function trace(
  points: Points,
  closed: boolean,
  random: () => number,
  wobble: number,
): string {
  const samples = sampled(points, closed, random, wobble);
  const tangent = tangents(samples, closed);
  const first: Point = samples[0] ?? [0, 0];
  let path = `M${short(first[0])} ${short(first[1])}`;
  for (let i = 0; i < (closed ? samples.length : samples.length - 1); i++) {
    const [from, to] = [pick(samples, i, closed), pick(samples, i + 1, closed)];
    const [away, home]: [Point, Point] = [tangent(i) ?? [0, 0], tangent(i + 1) ?? [0, 0]];
    const curve = [
      from[0] + away[0],
      from[1] + away[1],
      to[0] - home[0],
      to[1] - home[1],
      to[0],
      to[1],
    ];
    path += `C${curve.map(short).join(' ')}`;
  }
  return path + (closed ? 'Z' : '');
}

function pick(points: Points, i: number, closed: boolean): Point {
  const count = points.length;
  return points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? [0, 0];
}

/** The direction in which a smooth line passes each point; none at corners. */
function tangents(points: Points, closed: boolean): (i: number) => Point | null {
  return (i) => {
    if (pick(points, i, closed)[2]) return null;
    const [before, after] = [pick(points, i - 1, closed), pick(points, i + 1, closed)];
    return [(after[0] - before[0]) / 6, (after[1] - before[1]) / 6];
  };
}

function sampled(points: Points, closed: boolean, random: () => number, wobble: number): Point[] {
  const tangent = tangents(points, closed);
  const nudge = (much: number) => (random() - 0.5) * 2 * much;
  const found: Point[] = [];
  for (let i = 0; i < (closed ? points.length : points.length - 1); i++) {
    const [a, b] = [pick(points, i, closed), pick(points, i + 1, closed)];
    const third: Point = [(b[0] - a[0]) / 3, (b[1] - a[1]) / 3];
    const [away, home] = [tangent(i) ?? third, tangent(i + 1) ?? third];
    const steps = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / STEP));
    for (let j = 0; j < steps; j++) {
      const t = j / steps;
      const u = 1 - t;
      const along = (axis: 0 | 1) =>
        u * u * u * a[axis] +
        3 * u * u * t * (a[axis] + away[axis]) +
        3 * u * t * t * (b[axis] - home[axis]) +
        t * t * t * b[axis];
      const much = wobble * (j || !a[2] ? 1 : 0.6);
      found.push([along(0) + nudge(much), along(1) + nudge(much), j ? 0 : a[2]]);
    }
  }
  if (!closed) found.push(pick(points, points.length - 1, false));
  return found;
}

// Outlines

export function ell(x: number, y: number, rx: number, ry = rx, turn = 0): Point[] {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return Array.from({ length: 8 }, (_, i) => {
    const angle = (i / 8) * 2 * Math.PI;
    const [u, v] = [rx * 1.015 * Math.cos(angle), ry * 1.015 * Math.sin(angle)];
    return [x + u * cos - v * sin, y + u * sin + v * cos];
  });
}

export const box = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y, 1],
  [x + w, y, 1],
  [x + w, y + h, 1],
  [x, y + h, 1],
];

/** A bent stripe from `a` by `b` to `c`, such as an arm. */
export function limb(a: Point, b: Point, c: Point, wide: number, narrow: number): Point[] {
  const [left, right]: [Point[], Point[]] = [[], []];
  for (let i = 0; i <= 5; i++) {
    const t = i / 5;
    const u = 1 - t;
    const x = u * u * a[0] + 2 * u * t * b[0] + t * t * c[0];
    const y = u * u * a[1] + 2 * u * t * b[1] + t * t * c[1];
    const dx = 2 * u * (b[0] - a[0]) + 2 * t * (c[0] - b[0]);
    const dy = 2 * u * (b[1] - a[1]) + 2 * t * (c[1] - b[1]);
    const length = Math.hypot(dx, dy) || 1;
    const half = (wide + (narrow - wide) * t) / 2;
    const corner = i === 5 ? 1 : 0;
    left.push([x - (dy / length) * half, y + (dx / length) * half, corner]);
    right.unshift([x + (dy / length) * half, y - (dx / length) * half, corner]);
  }
  return [...left, ...right];
}

export function pole(x0: number, y0: number, x1: number, y1: number, width: number): Point[] {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [dx, dy] = [((x1 - x0) / length) * (width / 2), ((y1 - y0) / length) * (width / 2)];
  return [
    [x0 - dy, y0 + dx, 1],
    [x1 - dy, y1 + dx, 1],
    [x1 + dy, y1 - dx, 1],
    [x0 + dy, y0 - dx, 1],
  ];
}

export const at = (points: Points, dx: number, dy: number, scale = 1): Point[] =>
  points.map((point) => [point[0] * scale + dx, point[1] * scale + dy, point[2]]);

export interface Form {
  s?: [number, number] | null; // how far the lit part is pushed over the shade; none: flat
  sh?: string; // the colour of the shade
  lw?: number; // the contour
  ink?: string;
  wob?: number;
  inside?: (pen: Pen) => void; // what is drawn on it, cut off at its outline
}

/** Collects what is drawn, as SVG. Small pictures get a heavier contour and no hairlines. */
export class Pen {
  cx = 100; // the middle of what the picture is about
  private readonly drawn: string[] = [];
  private readonly random: () => number;
  private forms = 0;

  constructor(
    private readonly id: string,
    private readonly small: boolean,
  ) {
    this.random = chance(hash(id));
  }

  get svg(): string {
    return this.drawn.join('');
  }

  raw(svg: string): this {
    this.drawn.push(svg);
    return this;
  }

  /** Ink behind, pushed down to the right: thin on the lit side, heavy in the shade; then shade, then the lit fill. */
  form(points: Points | string, fill: string, look: Form = {}): this {
    const { s = [-5, -4], sh = dark(fill), lw = 3.3, ink = INK, wob = 0.55, inside } = look;
    const key = `${this.id}_${this.forms++}`;
    const path = trace(pointsOf(points), true, this.random, wob);
    const clip = s || inside ? `<clipPath id="${key}c"><use href="#${key}"/></clipPath>` : '';
    this.raw(`<defs><path id="${key}" d="${path}"/>${clip}</defs>`);
    if (lw)
      this.raw(
        `<use href="#${key}" fill="${ink}" stroke="${ink}" stroke-width="${short(lw * (this.small ? 1.3 : 1))}"` +
          ` stroke-linejoin="round" x=".6" y=".7"/>`,
      );
    if (!s && !inside) return this.raw(`<use href="#${key}" fill="${fill}"/>`);
    const ground = s ? sh : fill;
    this.raw(
      `<g clip-path="url(#${key}c)"><use href="#${key}" fill="${ground}" stroke="${ground}"/>`,
    );
    if (s) this.raw(`<use href="#${key}" fill="${fill}" x="${s[0]}" y="${s[1]}"/>`);
    inside?.(this);
    return this.raw('</g>');
  }

  flat(points: Points | string, fill: string, opacity?: number): this {
    const path = trace(pointsOf(points), true, this.random, 0.5);
    return this.raw(`<path d="${path}" fill="${fill}"${opacity ? ` opacity="${opacity}"` : ''}/>`);
  }

  line(points: Points | string, width = 1.8, colour = INK, opacity?: number): this {
    if (this.small && width < 1.65) return this;
    const path = trace(pointsOf(points), false, this.random, 0.3);
    return this.raw(
      `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${short(this.small ? width * 1.25 : width)}"` +
        ` stroke-linecap="round" stroke-linejoin="round"${opacity ? ` opacity="${opacity}"` : ''}/>`,
    );
  }

  /** A bent rod: the same path twice, ink and fill. */
  rod(path: string, fill: string, width: number): this {
    const ends = 'fill="none" stroke-linecap="round"';
    return this.raw(
      `<path d="${path}" ${ends} stroke="${INK}" stroke-width="${width + 4}"/>` +
        `<path d="${path}" ${ends} stroke="${fill}" stroke-width="${width}"/>`,
    );
  }

  dot(x: number, y: number, radius: number, fill: string): this {
    return this.raw(`<circle cx="${short(x)}" cy="${short(y)}" r="${radius}" fill="${fill}"/>`);
  }
}
