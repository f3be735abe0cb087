// Names on tiles: in one line if it fits, in two if it doesn't, smaller only then.
const PER_LETTER = 0.53;

export interface FittedName {
  rows: string[];
  size: number;
}

/** Between two syllables: before a consonant and its vowel, but not within "ch", "br" and the like. */
const SYLLABLES =
  /(?<=\p{L}{3})(?=sch[lmnrw]?\p{L}|(?:[bdfgkpt][lr]|[b-df-hj-np-tv-z])[aeiouyäöüáéíóú]\p{L}{2})(?<![bcdfghkptvw](?=[lr])|[cpst](?=h)|s(?=c))/giu;
/** A word that needs two rows although it is one, as many German ones are. */
const LONG_WORD = 10;

const nearest = (cuts: number[], middle: number): number =>
  cuts.reduce((best, one) => (Math.abs(one - middle) < Math.abs(best - middle) ? one : best));

function halves(name: string): string[] {
  const middle = name.length / 2;
  const cuts = [...name.matchAll(/[ -]/g)].map((match) => match.index);
  if (!cuts.length) {
    const breaks = [...name.matchAll(SYLLABLES)].map((match) => match.index);
    if (name.length < LONG_WORD || !breaks.length) return [name];
    const at = nearest(breaks, middle);
    return [`${name.slice(0, at)}-`, name.slice(at)];
  }
  const cut = nearest(cuts, middle);
  return [name.slice(0, name[cut] === '-' ? cut + 1 : cut), name.slice(cut + 1)];
}

export function fitName(name: string, width: number, size: number, rows = 2): FittedName {
  const letters = (text: string): number =>
    Math.max(1, text.length) + 0.3 * (text.match(/[mw]/gi) ?? []).length; // wide ones
  const fits = (text: string): number => Math.min(size, width / (PER_LETTER * letters(text)));
  const least = /[ -]/.test(name) ? 0.94 : 0.88; // a word is broken only if it must be
  if (rows === 1 || fits(name) >= size * least) return { rows: [name], size: fits(name) };
  const split = halves(name);
  return { rows: split, size: Math.min(...split.map(fits), size * 0.92) };
}
