// Small buildings from a few parts, 24 wide and 22 high, on the ground at y 21. Which one has which form: a game's drawings.toml.
import { COLOURS, type Colour } from './palette';

type Part = 'wall' | 'roof' | 'wood' | 'stone' | 'dark' | 'fire' | 'leaf' | 'glass';
/** A part and its outline. */
export type Piece = [part: Part, d: string];

export const FORMS = {
  hut: [
    ['wall', 'M5 11H19V21H5z'],
    ['roof', 'M2 12.5L12 3L22 12.5z'],
    ['dark', 'M10 14.5H14V21H10z'],
  ],
  shed: [
    ['dark', 'M5 11H19V21H5z'],
    ['wood', 'M3.5 10H6V21H3.5zM18 7H20.5V21H18zM10.7 9H13.2V21H10.7z'],
    ['roof', 'M1.5 10L20 4L22.5 7.5L2.5 13.5z'],
  ],
  house: [
    ['wall', 'M4 10H20V21H4z'],
    ['roof', 'M1 11L6 3H18L23 11z'],
    ['dark', 'M6.5 14H10.5V21H6.5z'],
    ['glass', 'M13.5 13.5H17.5V17H13.5z'],
  ],
  hall: [
    ['wall', 'M2 11H22V21H2z'],
    ['roof', 'M0.5 12L4.5 5H19.5L23.5 12zM10 5.5L12 1L14 5.5z'],
    ['dark', 'M9 21V16Q12 12.5 15 16V21z'],
    ['glass', 'M4 14.5H7V18H4zM17 14.5H20V18H17z'],
  ],
  barn: [
    ['wood', 'M4 9H20V21H4z'],
    ['roof', 'M2 10.5L5.5 5L12 1.5L18.5 5L22 10.5z'],
    ['wall', 'M8 13H16V21H8zM8 13L16 21M16 13L8 21'],
  ],
  kiln: [
    ['stone', 'M9.5 1H14.5V8H9.5z'],
    ['roof', 'M3 21V15Q3 6 12 6Q21 6 21 15V21z'],
    ['fire', 'M8 21V17.5Q12 12.5 16 17.5V21z'],
  ],
  oven: [
    ['stone', 'M15 2H19.5V11H15z'],
    ['roof', 'M2.5 10.5H21.5V21H2.5zM2.5 14H21.5M8 10.5V14M15 14V17.5M2.5 17.5H21.5'],
    ['fire', 'M6 21V17.5Q9.5 12.5 13 17.5V21z'],
  ],
  works: [
    ['stone', 'M4 1.5H8V12H4zM15.5 3.5H19.5V12H15.5z'],
    ['wall', 'M2 11H22V21H2z'],
    ['roof', 'M1 12V8L8 12V8L15 12V8L23 12V13.5H1z'],
    ['dark', 'M9.5 15.5H14.5V21H9.5z'],
  ],
  heap: [
    ['roof', 'M1.5 21Q4 11 9 11.5Q11 4 15 9Q20 10 22.5 21z'],
    ['dark', 'M8 16h2v1.6h-2zM13.5 13h2v1.6h-2zM15 18h2v1.6h-2z'],
  ],
  pit: [
    ['roof', 'M0.8 16.5a11.2 5 0 1 0 22.4 0a11.2 5 0 1 0 -22.4 0z'],
    ['dark', 'M4 16.5a8 3 0 1 0 16 0a8 3 0 1 0 -16 0z'],
    ['wood', 'M7 15V3H9V15zM15 15V3H17V15zM4.5 4H19.5V6H4.5zM11.3 6H12.7V15H11.3z'],
  ],
  mill: [
    ['wall', 'M9 10H21.5V21H9z'],
    ['roof', 'M7 11L15 3L23.5 11z'],
    [
      'wood',
      'M0.8 15a6 6 0 1 0 12 0a6 6 0 1 0 -12 0zM6.8 9V21M0.8 15H12.8M2.6 10.8L11 19.2M11 10.8L2.6 19.2',
    ],
  ],
  church: [
    ['wall', 'M9 12H22V21H9zM3 9H9V21H3z'],
    ['roof', 'M8.5 13L11.5 8H20.5L23.5 13zM1.8 9.5L6 0.8L10.2 9.5z'],
    ['glass', 'M13 21V16.5Q15.5 13.5 18 16.5V21zM5 12H7V15H5z'],
  ],
  stall: [
    ['wood', 'M3.5 9H5.5V21H3.5zM18.5 9H20.5V21H18.5z'],
    ['wall', 'M2.5 14.5H21.5V18.5H2.5z'],
    ['roof', 'M3.5 4H20.5L22.5 10H1.5zM7.5 4L7 10M12 4V10M16.5 4L17 10'],
  ],
  inn: [
    ['wall', 'M2 10H16V21H2z'],
    ['roof', 'M0.5 11L4 3H14L17.5 11z'],
    ['dark', 'M4 14.5H8V21H4z'],
    ['glass', 'M10 13.5H13.5V17H10z'],
    ['wood', 'M16 8.5H22.5V10H16zM18 11H23V16H18z'],
  ],
  lodge: [
    ['roof', 'M12 1.5L22.5 21H1.5z'],
    ['wall', 'M12 10L17 21H7z'],
    ['dark', 'M10.2 16H13.8V21H10.2z'],
  ],
  well: [
    ['wood', 'M5 7H7V15H5zM17 7H19V15H17zM11.3 6H12.7V12H11.3z'],
    ['stone', 'M3.5 14.5H20.5V21H3.5zM3.5 17.7H20.5M9 14.5V17.7M15 17.7V21'],
    ['roof', 'M1.5 8L12 1.5L22.5 8z'],
  ],
  barrel: [
    ['wood', 'M6 4H18Q20.5 12.5 18 21H6Q3.5 12.5 6 4z'],
    ['roof', 'M5.2 7H18.8L19.3 9.5H4.7zM4.7 15.5H19.3L18.8 18H5.2z'],
  ],
  stack: [
    [
      'wood',
      'M1.5 17a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM8.5 17a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM15.5 17a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM5 10.3a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM12 10.3a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z',
    ],
    ['roof', 'M2 6.5L12.5 1L23 6.5L21.5 8L12.5 3.5L3.5 8z'],
  ],
  fence: [
    ['roof', 'M1 17Q12 13 23 17V21H1z'],
    [
      'wood',
      'M3 6H5.5V21H3zM10.8 6H13.2V21H10.8zM18.5 6H21V21H18.5zM1.5 9H22.5V11H1.5zM1.5 14H22.5V16H1.5z',
    ],
  ],
  cellar: [
    ['leaf', 'M0.8 21Q2 8 12 7Q22 8 23.2 21z'],
    ['stone', 'M6 21V15Q12 8.5 18 15V21z'],
    ['roof', 'M8.5 21V16.5Q12 12.5 15.5 16.5V21z'],
  ],
  garden: [
    ['wall', 'M1.5 13H22.5V21H1.5z'],
    ['roof', 'M3 15H10.5V19.5H3zM13.5 15H21V19.5H13.5z'],
    ['leaf', 'M12 0.8Q18.5 2.5 17 8.5Q15 11.5 12.8 11V15H11.2V11Q9 11.5 7 8.5Q5.5 2.5 12 0.8z'],
  ],
} satisfies Record<string, Piece[]>;
export type Form = keyof typeof FORMS;

export interface Drawn {
  form: Form;
  sign: string;
  roof: Colour;
}

const FILLS: Record<Exclude<Part, 'roof'>, string> = {
  wall: '#f5ead0',
  wood: '#a26a3c',
  stone: '#aab2b5',
  dark: '#46403d',
  fire: '#e2873a',
  leaf: '#5f8a4f',
  glass: '#8fb4bd',
};
export const fillOf = (part: Part, roof: Colour): string =>
  part === 'roof' ? COLOURS[roof] : FILLS[part];
