// Wide places for covers: skies, ground, a church, graves.
import { box, ell, pairs, type Pen } from './ink';

/** Rolling ground from one side to the other. */
export function land(p: Pen, y: number, colour: string, wave: number, phase: number): void {
  const points = Array.from(
    { length: 9 },
    (_, i) => [i * 54 - 16, y + wave * Math.sin(phase + i * 0.9)] as const,
  );
  p.flat([[-16, 240, 1], ...points, [420, 240, 1]], colour);
}

export const sky = (p: Pen, above: string, below: string): void => {
  p.raw(
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${above}"/>` +
      `<stop offset="1" stop-color="${below}"/></linearGradient></defs><rect width="400" height="214" fill="url(#sky)"/>`,
  );
};

export const sun = (p: Pen, x: number, y: number, r: number, colour: string): void => {
  p.raw(`<circle cx="${x}" cy="${y}" r="${r * 1.7}" fill="${colour}" opacity=".3"/>`);
  p.dot(x, y, r, colour);
};

/** A church: nave, tower, a tall roof. */
export function church(p: Pen, x: number, y: number, k: number): void {
  p.flat(box(x + 22 * k, y - 40 * k, 62 * k, 42 * k), '#efe2c4');
  p.flat(
    [
      [x + 16 * k, y - 38 * k, 1],
      [x + 34 * k, y - 66 * k, 1],
      [x + 76 * k, y - 66 * k, 1],
      [x + 92 * k, y - 38 * k, 1],
    ],
    '#a2583f',
  );
  p.flat(box(x, y - 72 * k, 28 * k, 74 * k), '#f5ead0');
  p.flat(
    [
      [x - 4 * k, y - 70 * k, 1],
      [x + 14 * k, y - 122 * k, 1],
      [x + 32 * k, y - 70 * k, 1],
    ],
    '#6f4a3a',
  );
  p.line(
    [
      [x + 14 * k, y - 122 * k],
      [x + 14 * k, y - 136 * k],
    ],
    2.2,
  );
  p.line(
    [
      [x + 9 * k, y - 131 * k],
      [x + 19 * k, y - 131 * k],
    ],
    2.2,
  );
  for (const [u, v] of pairs([
    [14, -54],
    [38, -24],
    [54, -24],
    [70, -24],
  ]))
    p.flat(ell(x + u * k, y + v * k, 4 * k, 7 * k), '#e2a93f');
}

/** A grave: a stone with a cross. */
export function grave(p: Pen, x: number, y: number): void {
  p.form(
    [
      [x - 9, y, 1],
      [x - 9, y - 18],
      [x, y - 26],
      [x + 9, y - 18],
      [x + 9, y, 1],
    ],
    '#b5b0a4',
    { s: [-3, -2], lw: 2 },
  );
  p.line(
    [
      [x, y - 20],
      [x, y - 8],
    ],
    2,
  );
  p.line(
    [
      [x - 4, y - 16],
      [x + 4, y - 16],
    ],
    2,
  );
}
