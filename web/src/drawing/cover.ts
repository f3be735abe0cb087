// Covers: a wide place and the people of a game in it. Each game's folder says what is on its own.
import { Pen } from './ink';
import type { Described } from './person';
import { drawPerson, picture } from './portrait';

export const WIDTH = 400;
export const HEIGHT = 214;

/** Somebody on a cover: where, how large, and what they look like. Those in front come last. */
export type Standing = [x: number, scale: number, d: Partial<Described>];

export interface CoverPlan {
  place: (pen: Pen) => void;
  people: Standing[];
}

const somebody = (d: Partial<Described>): Described => ({
  age: 2,
  skin: 1,
  face: 'oval',
  style: 'short',
  hair: 'brown',
  body: 'tunic',
  cloth: 'woad',
  tool: 'book',
  scene: 'road',
  ...d,
});

/** A game's cover, as SVG. */
export function cover(game: string, plan: CoverPlan): string {
  const pen = new Pen(`cover${game.replaceAll(/\W/g, '')}`, true);
  plan.place(pen);
  plan.people.forEach(([x, scale, d], i) =>
    drawPerson(pen, `${game}${i}`, somebody(d), x, HEIGHT + 6 - 220 * scale, scale),
  );
  return picture(pen, WIDTH, HEIGHT);
}

/** Whoever stands in front on a cover, from near, as a small square; with a dot when it is somebody's turn to act. */
export function badge(game: string, plan: CoverPlan, dot: boolean): string {
  const [x, scale] = plan.people.at(-1) ?? [WIDTH / 2, 1];
  const side = 124 * scale;
  const [left, top] = [x - side / 2, HEIGHT + 6 - 220 * scale + 22 * scale];
  const mark = dot
    ? `<circle cx="${left + side * 0.78}" cy="${top + side * 0.22}" r="${side * 0.2}" fill="#6a2bd9" stroke="#fff" stroke-width="${side * 0.05}"/>`
    : '';
  return cover(game, plan)
    .replace(
      / width="[^"]*" height="[^"]*" viewBox="[^"]*"/,
      ` viewBox="${left} ${top} ${side} ${side}"`,
    )
    .replace('</svg>', `${mark}</svg>`);
}
