// How a domain is laid out: the Main Estate on the left, Small Estates beside it, two and two; or all of them below it.
import { FIRST_FORESTS, isBuilding, startOf } from './data';

export interface Cell {
  key: string;
  thing: string;
  /** A forest stood here and was felled; or it was planted where there was none. */
  felled: boolean;
  planted: boolean;
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface LaidEstate {
  number: number;
  x: number;
  y: number;
  w: number;
  h: number;
  cells: Cell[];
}
/** A cell by its Estate and number, as actions and the view name it. */
const cellKey = (estate: number, cell: number): string => `${estate}:${cell + 1}`;

export const CELL = { w: 86, h: 74 };
const GAP = 18;

/** The second cell of a large building is drawn with the first. */
function cellsOf(rows: string[][], number: number, x: number, y: number): Cell[] {
  const found: Cell[] = [];
  rows.forEach((row, r) =>
    row.forEach((thing, c) => {
      const covered =
        isBuilding(thing) &&
        ((c > 0 && row[c - 1] === thing) || (r > 0 && rows[r - 1]?.[c] === thing));
      if (covered) return;
      const first = startOf(number)[r]?.[c];
      const right = isBuilding(thing) && row[c + 1] === thing;
      const down = isBuilding(thing) && rows[r + 1]?.[c] === thing;
      found.push({
        key: cellKey(number, r * row.length + c),
        thing,
        felled: thing === 'empty' && first === 'forest',
        planted: thing === 'forest' && first !== 'forest',
        x: x + c * CELL.w,
        y: y + r * CELL.h,
        w: CELL.w * (right ? 2 : 1),
        h: CELL.h * (down ? 2 : 1),
      });
    }),
  );
  return found;
}

/** How much of the forest that everybody had still stands, from 0 to 1. */
export function standing(domains: string[][][][]): number {
  const all = domains.flatMap((estates) => estates.slice(0, 1).flat(2));
  const forests = all.filter((thing) => thing === 'forest').length;
  return Math.min(1, forests / Math.max(1, FIRST_FORESTS * domains.length));
}

/** `below`: for a screen that is higher than wide. */
export function layDomain(
  estates: string[][][],
  below = false,
): { estates: LaidEstate[]; w: number; h: number } {
  const found: LaidEstate[] = [];
  let [x, y, column] = [0, 0, 0];
  estates.forEach((rows, number) => {
    const [w, h] = [(rows[0]?.length ?? 0) * CELL.w, rows.length * CELL.h];
    const first = found[0];
    if (below && first) {
      const across = Math.max(1, Math.round(first.w / w)); // so many side by side
      [x, y] = [
        ((number - 1) % across) * (w + GAP),
        first.h + GAP + Math.floor((number - 1) / across) * (h + GAP),
      ];
    } else if (number === 1 && first) [x, y] = [first.x + first.w + GAP, 0];
    else if (number > 1) {
      if (column % 2) y += h + GAP;
      else [x, y] = [x + w + GAP, 0];
    }
    if (number > 0) column += 1;
    found.push({ number, x, y, w, h, cells: cellsOf(rows, number, x, y) });
  });
  return {
    estates: found,
    w: Math.max(...found.map((one) => one.x + one.w)),
    h: Math.max(...found.map((one) => one.y + one.h)),
  };
}
