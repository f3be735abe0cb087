// A small person as a playing piece, from one line of data: clothes, headgear, hair, a tool in the hand. About 34 units high, around (0, 0).
// The clothes have the seat's colour and the hood its shape, so these parts stay in their places.
import { HAIR_COLOURS, SKINS } from './palette';

/** A line of a drawing; `fill` is a colour, or what the person has of its own. */
export interface Stroke {
  d: string;
  fill: 'cloth' | 'shade' | 'hair' | 'linen' | 'wood' | 'metal' | 'none' | 'ink' | 'straw' | 'red';
  line?: number; // how thick its outline is, 1 is usual
}

export interface Figure {
  clothes: keyof typeof CLOTHES;
  head: keyof typeof HEADS;
  hair: keyof typeof HAIR_COLOURS;
  beard?: keyof typeof BEARDS;
  skin: 0 | 1 | 2 | 3 | 4;
  size?: number; // 1 is grown up
}

/** From the neck at y -4 to the feet at 17; number and generation stand on the chest. */
export const CLOTHES = {
  cloak: [
    { d: 'M-5 -5C-11 -3 -14 6 -15 17H15C14 6 11 -3 5 -5z', fill: 'cloth' },
    {
      d: 'M-15 17C-14.6 14.6 -14.3 12.8 -13.8 11.6H13.8C14.3 12.8 14.6 14.6 15 17z',
      fill: 'shade',
    },
  ],
  apron: [
    {
      d: 'M-5 -4C-9 -3 -15 1 -15 5C-15 8 -11 7 -8 6.5C-9 10 -11 15 -11 17H11C11 15 9 10 8 6.5C11 7 15 8 15 5C15 1 9 -3 5 -4z',
      fill: 'cloth',
    },
    { d: 'M-6 11.5H6L7.5 17H-7.5z', fill: 'linen', line: 0.6 },
  ],
  tunic: [
    {
      d: 'M-5 -4C-9 -3 -16 1 -16 5C-16 8 -11 7 -8 7C-9 10 -10 12 -10 13H-7L-8 17H-2L0 13.5L2 17H8L7 13H10C10 12 9 10 8 7C11 7 16 8 16 5C16 1 9 -3 5 -4z',
      fill: 'cloth',
    },
    { d: 'M-8.8 9.6H8.8L9.3 11.4H-9.3z', fill: 'ink', line: 0 },
  ],
  jerkin: [
    {
      d: 'M-5 -4C-9 -3 -16 1 -16 5C-16 8 -11 7 -8 7L-8 10L-9 17H-3L0 12L3 17H9L8 10L8 7C11 7 16 8 16 5C16 1 9 -3 5 -4z',
      fill: 'cloth',
    },
    { d: 'M-9 17L-8.5 13.5H-1L-3 17zM9 17L8.5 13.5H1L3 17z', fill: 'ink', line: 0 },
  ],
  dress: [
    {
      d: 'M-5 -4C-9 -3 -15 1 -15 5C-15 8 -11 7 -7 6.5C-8 10 -13 15 -13 17H13C13 15 8 10 7 6.5C11 7 15 8 15 5C15 1 9 -3 5 -4z',
      fill: 'cloth',
    },
    { d: 'M-12.2 14.6H12.2L13 17H-13z', fill: 'straw', line: 0.6 },
  ],
  smock: [
    {
      d: 'M-5 -4C-9 -3 -14 2 -14 6C-14 8 -11 8 -9 7.5L-10 14H-6L-6 17H-1.5V14H1.5V17H6L6 14H10L9 7.5C11 8 14 8 14 6C14 2 9 -3 5 -4z',
      fill: 'cloth',
    },
  ],
  pinafore: [
    {
      d: 'M-5 -4C-9 -3 -14 2 -14 6C-14 8 -11 8 -8.5 7.5L-13 14H13L8.5 7.5C11 8 14 8 14 6C14 2 9 -3 5 -4z',
      fill: 'cloth',
    },
    { d: 'M-6 14H-2V17H-6zM2 14H6V17H2z', fill: 'ink', line: 0.6 },
    { d: 'M-8.6 11.2H8.6L10.4 14H-10.4z', fill: 'linen', line: 0.6 },
  ],
} satisfies Record<string, Stroke[]>;

/** Over the face, whose middle is (0, -11) and which is 11 wide. */
export const HEADS = {
  broad: [
    { d: 'M-12 -13.5Q0 -18.5 12 -13.5Q7 -12 0 -12.4Q-7 -12 -12 -13.5z', fill: 'wood' },
    {
      d: 'M-5.5 -14.5Q-5.5 -21.5 0 -21.5Q5.5 -21.5 5.5 -14.5Q0 -16 -5.5 -14.5z',
      fill: 'wood',
    },
  ],
  wimple: [
    {
      d: 'M-7.5 -4Q-9 -19.5 0 -19.5Q9 -19.5 7.5 -4Q5 -2.5 4 -5Q6 -15.5 0 -15.5Q-6 -15.5 -4 -5Q-5 -2.5 -7.5 -4z',
      fill: 'linen',
    },
  ],
  coif: [
    {
      d: 'M-6 -9Q-7.5 -18.5 0 -18.5Q7.5 -18.5 6 -9Q4.5 -14.5 0 -14.8Q-4.5 -14.5 -6 -9z',
      fill: 'linen',
    },
  ],
  cap: [
    { d: 'M-5.8 -10Q-6 -14 -5 -15H5Q6 -14 5.8 -10L4.6 -13H-4.6z', fill: 'hair', line: 0.5 },
    { d: 'M-7 -13.5Q-7 -20 0 -20Q7 -20 7 -13.5Q0 -15.5 -7 -13.5z', fill: 'ink' },
  ],
  feather: [
    { d: 'M-5.8 -9Q-6.5 -15 -4 -15.5H4Q6.5 -15 5.8 -9L4.6 -13H-4.6z', fill: 'hair', line: 0.5 },
    { d: 'M-8 -13.5Q-6 -19.5 2 -19Q8 -18 8 -13Q0 -15.5 -8 -13.5z', fill: 'straw' },
    { d: 'M4 -17Q8 -24 13 -24Q13 -19 6 -15.5z', fill: 'red', line: 0.6 },
  ],
  braids: [
    {
      d: 'M-6 -8Q-7.5 -18 0 -18Q7.5 -18 6 -8Q4.5 -14 0 -14.5Q-4.5 -14 -6 -8z',
      fill: 'hair',
    },
    { d: 'M-6 -9Q-9 -5 -7.5 0Q-5.5 -1 -5 -5zM6 -9Q9 -5 7.5 0Q5.5 -1 5 -5z', fill: 'hair' },
  ],
  tuft: [
    {
      d: 'M-6 -10Q-7 -17.5 -1 -17.5Q1 -21 4 -20Q2 -18.5 3 -17.3Q7 -16 6 -10Q4.5 -13.5 1 -13.5Q-3.5 -13 -6 -10z',
      fill: 'hair',
    },
  ],
  ribbon: [
    {
      d: 'M-6 -8Q-7.5 -17.5 0 -17.5Q7.5 -17.5 6 -8Q4.5 -13.5 0 -14Q-4.5 -13.5 -6 -8z',
      fill: 'hair',
    },
    { d: 'M0 -17L-8 -21.5V-13.5zM0 -17L8 -21.5V-13.5z', fill: 'red', line: 0.7 },
  ],
} satisfies Record<string, Stroke[]>;

export const BEARDS = {
  long: [{ d: 'M-5.4 -10Q-6 -1.5 0 0Q6 -1.5 5.4 -10Q3 -7 0 -7.2Q-3 -7 -5.4 -10z', fill: 'hair' }],
  short: [
    {
      d: 'M-5.4 -10Q-5 -4.5 0 -4.5Q5 -4.5 5.4 -10Q3 -7.2 0 -7.4Q-3 -7.2 -5.4 -10z',
      fill: 'hair',
    },
  ],
} satisfies Record<string, Stroke[]>;

/** In the hand at (14, 4). */
export const TOOLS = {
  rake: [
    { d: 'M13.3 17V-13H14.9V17z', fill: 'wood', line: 0.5 },
    {
      d: 'M9 -13.5H19.5V-15.5H9zM9.5 -13.5V-9.5M12 -13.5V-9.5M16.5 -13.5V-9.5M19 -13.5V-9.5',
      fill: 'wood',
    },
  ],
  wheel: [
    {
      d: 'M8.5 8a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0zM15 1.5V14.5M8.5 8H21.5M10.4 3.4L19.6 12.6M19.6 3.4L10.4 12.6',
      fill: 'straw',
    },
  ],
  reins: [
    {
      d: 'M11 -2Q10.5 -8 15 -11L16.5 -14L18 -10.5Q21.5 -8 22 -2.5L18.5 -1.5L16.5 -4Q16 1 17 5H10.5Q11.5 2 11 -2z',
      fill: 'wood',
    },
  ],
  hammer: [
    { d: 'M13.3 10V-6H14.9V10z', fill: 'wood', line: 0.5 },
    { d: 'M8.5 -12H19.5V-5.5H8.5z', fill: 'metal' },
  ],
  quill: [{ d: 'M12 8Q12 -8 21 -14Q22 -3 14.5 3L13 9z', fill: 'linen' }],
  staff: [
    { d: 'M13.3 17V-14H15V17z', fill: 'wood', line: 0.5 },
    { d: 'M15 -12Q23 -12 22 -5Q18 -3 15 -5z', fill: 'red' },
  ],
  scroll: [
    { d: 'M9 -3H20V10H9z', fill: 'linen' },
    { d: 'M8 -6.5H21V-2.5H8zM8 9H21V12.5H8z', fill: 'straw' },
  ],
  candle: [
    { d: 'M12.5 -4H16.5V10H12.5z', fill: 'linen' },
    { d: 'M14.5 -12Q18 -8 14.5 -4.5Q11 -8 14.5 -12z', fill: 'straw' },
  ],
} satisfies Record<string, Stroke[]>;
export type ToolName = keyof typeof TOOLS;

/** What a stroke is filled with. */
export function fillOf(stroke: Stroke, figure: Figure, cloth: string): string {
  const fills: Record<Stroke['fill'], string> = {
    cloth,
    shade: '#2b211855',
    hair: HAIR_COLOURS[figure.hair],
    linen: '#f5ead0',
    wood: '#8a5c38',
    metal: '#aab2b5',
    straw: '#e2b659',
    red: '#b8452f',
    ink: '#46403d',
    none: 'none',
  };
  return fills[stroke.fill];
}

export const skinOf = (figure: Figure): string => SKINS[figure.skin];
