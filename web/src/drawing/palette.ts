// The colours everything is drawn with. Cloth and tools take theirs by name; light falls from the upper left.

export const INK = '#2b2118';

export const COLOURS = {
  linen: '#f5ead0',
  oat: '#e3cf9f',
  straw: '#e2b659',
  gold: '#d49b2a',
  madder: '#b8452f',
  rust: '#c96f3d',
  plum: '#8d4668',
  rose: '#cf8580',
  woad: '#4c7391',
  sky: '#8fb4bd',
  teal: '#3d8078',
  pine: '#3f6b4f',
  moss: '#7d8c46',
  walnut: '#7a5236',
  leather: '#a26a3c',
  slate: '#5b5f66',
  steel: '#aab2b5',
  soot: '#46403d',
  cream: '#fbf3dd',
  lilac: '#8a6fa6',
} as const;
export type Colour = keyof typeof COLOURS;

export const SKINS = ['#f4d0aa', '#e9b98b', '#d39b6b', '#ad754a', '#84543a'] as const;

export const HAIR_COLOURS = {
  fair: '#dcae58',
  red: '#b95f2c',
  brown: '#6e4527',
  dark: '#3d2a20',
  grey: '#b3aa9c',
  white: '#ece4d4',
} as const;

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** Between two colours: 0 is the first, 1 the second. */
export function mix(one: string, other: string, share: number): string {
  const [from, to] = [channels(one), channels(other)];
  const mixed = from.map((value, i) => Math.round(value + ((to[i] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const dark = (colour: string, share = 0.27): string => mix(colour, '#4a2a3a', share);
export const lite = (colour: string, share = 0.35): string => mix(colour, '#fff6da', share);
