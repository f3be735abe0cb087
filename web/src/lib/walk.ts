// Arrows over places: from one lit place to the next in that direction.
export interface Point {
  x: number;
  y: number;
}
export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const WAYS: Record<Arrow, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
export const isArrow = (key: string): key is Arrow => key in WAYS;

const ASIDE = 2.2; // what lies to the side counts as so much further away

/** The index of the nearest point that way; the first at all if there is nowhere to start from, -1 if there is none. */
export function nearest(from: Point | null, points: Point[], arrow: Arrow): number {
  if (!from) return points.length ? 0 : -1;
  const way = WAYS[arrow];
  let [best, found] = [Infinity, -1];
  points.forEach((point, i) => {
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    const far = ahead + aside * ASIDE;
    if (ahead > 1 && far < best) [best, found] = [far, i];
  });
  return found;
}

const middle = (element: Element): Point => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const LIT = '.spot.lit > .button[tabindex]';
/** Everything on a board that says what it is. */
const ALL = '.spot > .button[tabindex], .stage svg [role=img][aria-label]:not(.spot *)';

/** Moves the focus over the lit places under an element, or over everything on the boards. */
export function walk(root: ParentNode, arrow: Arrow, all = false): void {
  const places = [...root.querySelectorAll<SVGElement>(all ? ALL : LIT)].filter(
    (place) => place.getClientRects().length,
  );
  for (const place of places) if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  const here = places.find((place) => place === document.activeElement);
  const others = places.filter((place) => place !== here);
  const next = nearest(here ? middle(here) : null, others.map(middle), arrow);
  others[next]?.focus();
}
