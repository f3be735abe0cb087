// A village on the table: chains overlap, so that of a covered card only the part above its name is seen.
import type { Placed } from './view';

export const CARD = { w: 112, h: 154, head: 47 };
const GAP = 12;
const PHONE_ROW = 4; // cards side by side

/** A long name, or another text of more letters than fit, in two lines. */
export function nameLines(name: string, most = 12): string[] {
  const cuts = [...name.matchAll(/ /g)].map((match) => match.index);
  if (name.length <= most || !cuts.length) return [name];
  const cut = cuts.reduce((best, one) =>
    Math.abs(one - name.length / 2) < Math.abs(best - name.length / 2) ? one : best,
  );
  return [name.slice(0, cut), name.slice(cut + 1)];
}

/** How wide the table must be for a village: few trees are drawn large. */
export function tableWidth(trees: Placed[]): number {
  const needed = trees.reduce((sum, tree) => sum + widthOf(tree) + GAP, 60);
  return Math.min(1500, Math.max(1000, needed));
}

/** On a phone the table is as wide as the screen: three cards side by side, four when there are many, and rows below. */
export function phoneWidth(trees: Placed[]): number {
  const across = trees.length > 6 ? PHONE_ROW : 3;
  return 40 + Math.max(across * (CARD.w + GAP) - GAP, ...trees.map(widthOf));
}

export interface Spread {
  key: string;
  card: string;
  role: string;
  x: number;
  y: number;
  covered: boolean;
  coins: number;
  free: number;
}

/** How wide a tree lies. */
export function widthOf(tree: Placed): number {
  const above =
    tree.on.reduce((sum, one) => sum + widthOf(one), 0) + Math.max(0, tree.on.length - 1) * 5;
  return Math.max(CARD.w, above);
}

export function depthOf(tree: Placed): number {
  return 1 + Math.max(0, ...tree.on.map(depthOf));
}

function lay(tree: Placed, x: number, y: number, key: string, found: Spread[]): void {
  const width = widthOf(tree);
  found.push({
    key,
    card: tree.card,
    role: tree.role ?? '',
    x: x + (width - CARD.w) / 2,
    y,
    covered: tree.on.length > 0,
    coins: tree.coins,
    free: tree.free,
  });
  const above =
    tree.on.reduce((sum, one) => sum + widthOf(one), 0) + Math.max(0, tree.on.length - 1) * 5;
  let left = x + (width - above) / 2;
  tree.on.forEach((one, i) => {
    lay(one, left, y + CARD.head, `${key}.${i}`, found);
    left += widthOf(one) + 5;
  });
}

/** Every card with its place, parents before what lies on them; and the height of it all. */
export function spread(trees: Placed[], width: number): { cards: Spread[]; height: number } {
  const cards: Spread[] = [];
  let [x, y, deepest] = [0, 0, 0];
  trees.forEach((tree, i) => {
    const wide = widthOf(tree);
    if (x > 0 && x + wide > width) {
      y += CARD.h + (deepest - 1) * CARD.head + GAP;
      [x, deepest] = [0, 0];
    }
    lay(tree, x, y, `${i}`, cards);
    x += wide + GAP;
    deepest = Math.max(deepest, depthOf(tree));
  });
  return { cards, height: trees.length ? y + CARD.h + (deepest - 1) * CARD.head : 0 };
}

/** How wide the table is drawn so that the cards are as large as a room of this shape (its width for its height) lets them be. */
export function fittingWidth(trees: Placed[], shape: number, around: number): number {
  const least = tableWidth(trees.slice(0, 1));
  const widths = Array.from({ length: 15 }, (_, i) => least + i * 100);
  const drawn = (width: number): number => {
    const height = Math.max(252, spread(trees, width - 40).height + around);
    return Math.max(width, height * shape); // the more of it is drawn, the smaller it is
  };
  return widths.reduce((best, width) => (drawn(width) < drawn(best) ? width : best), least);
}

/** A hand in rows, as wide as a phone. */
export function rows(count: number): { places: Fanned[]; width: number; height: number } {
  const places = Array.from({ length: count }, (_, i) => ({
    x: (i % PHONE_ROW) * (CARD.w + GAP),
    y: Math.floor(i / PHONE_ROW) * (CARD.h + GAP),
    turn: 0,
  }));
  const width = PHONE_ROW * (CARD.w + GAP) - GAP;
  return { places, width, height: (places.at(-1)?.y ?? 0) + CARD.h };
}

const DROP = 10; // how much lower the outermost cards of a fan may lie
export interface Fanned {
  x: number;
  y: number;
  turn: number;
}

/** A hand as a fan around the middle. */
export function fan(count: number, width: number): Fanned[] {
  const step = Math.min(CARD.w + 8, (width - CARD.w) / Math.max(1, count - 1));
  const turn = Math.min(3.2, 16 / Math.max(1, count));
  const bend = Math.min(turn * 0.55, DROP / Math.max(1, ((count - 1) / 2) ** 2)); // the outermost cards stay in the picture
  return Array.from({ length: count }, (_, i) => {
    const off = i - (count - 1) / 2;
    return { x: width / 2 + off * step - CARD.w / 2, y: off * off * bend, turn: off * turn };
  });
}
