// Names on tiles: in one line if it fits, in two if it doesn't, smaller only then.
const PER_LETTER = 0.53;

export interface FittedName { rows: string[]; size: number }

function halves(name: string): string[] {
  const cuts = [...name.matchAll(/[ -]/g)].map((match) => match.index);
  if (!cuts.length) return [name];
  const cut = cuts.reduce((best, one) => (Math.abs(one - name.length / 2) < Math.abs(best - name.length / 2) ? one : best));
  return [name.slice(0, name[cut] === '-' ? cut + 1 : cut), name.slice(cut + 1)];
}

export function fitName(name: string, width: number, size: number, rows = 2): FittedName {
  const fits = (text: string): number => Math.min(size, width / (PER_LETTER * Math.max(1, text.length)));
  if (rows === 1 || fits(name) >= size * 0.94) return { rows: [name], size: fits(name) };
  const split = halves(name);
  return { rows: split, size: Math.min(...split.map(fits), size * 0.92) };
}
