// Small buildings from a few parts, 24 wide and 22 high, on the ground at y 21. Which one has which form, and what stands
// around it: a game's drawings.toml.
import { COLOURS, type Colour } from './palette';

type Part =
  | 'wall'
  | 'roof'
  | 'wood'
  | 'stone'
  | 'dark'
  | 'fire'
  | 'leaf'
  | 'glass'
  | 'water'
  | 'straw'
  | 'meat'
  | 'brick'
  | 'smoke';
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

/** What is seen behind a building. */
const BEHIND = {
  pines: [
    ['leaf', 'M3.5 1L8 9H5.8L9 15V21H0V15L1.2 9H-1z'],
    ['leaf', 'M20.5 3L25 10.5H22.8L25.5 16V21H15.5V16L18.2 10.5H16z'],
  ],
  smoke: [
    [
      'smoke',
      'M13 5Q9.5 5 10 2.6Q10.5 0.4 13 1Q14 -1.4 17 -0.8Q19.5 -1.9 21 0.2Q24.5 0.4 24 2.8Q23.5 5 20 4.5Q16.5 6 13 5z',
    ],
  ],
  peak: [
    ['stone', 'M-1 21L7 1L10 6L14 -1L25 21z'],
    ['wall', 'M7 1L10 6L14 -1L17.5 5.5L14 5L11.5 8L9 5.5L5.3 5.4z'],
  ],
} satisfies Record<string, Piece[]>;

/** What stands before it or hangs on it. */
const BEFORE = {
  logs: [
    [
      'wood',
      'M13 19a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0zM18.2 19a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0zM15.6 14.6a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0z',
    ],
  ],
  stream: [['water', 'M-0.5 17.5Q5.5 15 12 17.5T24.5 17.5V22.5H-0.5z']],
  raft: [
    ['water', 'M-0.5 17.5Q5.5 15 12 17.5T24.5 17.5V22.5H-0.5z'],
    ['wood', 'M4 17.5H19L21 21H2zM8 17.5L7 21M12 17.5V21M16 17.5L17 21'],
  ],
  hams: [
    [
      'meat',
      'M7 11V12.5Q4.5 15 5 17.5Q7.5 20 10 17.5Q10.5 15 8 12.5V11zM15.5 9.5V12.5Q13 15 13.5 17.5Q16 20 18.5 17.5Q19 15 16.5 12.5V9.5z',
    ],
  ],
  sacks: [
    [
      'straw',
      'M12 21Q10.5 16.5 13.5 14.5L12.8 12.5H16.2L15.5 14.5Q18.5 16.5 17 21zM17.5 21Q16.8 18 18.8 16.6L18.2 15H21.8L21.2 16.6Q23.6 18 22.8 21z',
    ],
  ],
  hay: [
    [
      'straw',
      'M12 21V17H18V21zM18 21V17H24V21zM15 17V13H21V17zM13.8 17V21M22.2 17V21M16.8 13V17M19.2 13V17',
    ],
  ],
  wheel: [
    [
      'wood',
      'M14.5 16.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0zM19 12V21M14.5 16.5H23.5M15.8 13.3L22.2 19.7M22.2 13.3L15.8 19.7',
    ],
  ],
  blaze: [
    [
      'fire',
      'M8.5 21Q6 16.5 10 13.5Q10 16 11.5 15.5Q11 10.5 14.5 8Q14 12 16.5 14Q18.5 17.5 15.5 21z',
    ],
  ],
  blocks: [['stone', 'M12.5 21V16.5H18V21zM18 21V16.5H23.5V21zM15.5 16.5V12H21V16.5z']],
  bricks: [
    [
      'brick',
      'M12.5 21V18.5H23.5V21zM12.5 18.5V16H23.5V18.5zM14.5 16V13.5H21.5V16zM16.2 18.5V21M19.8 18.5V21M18 16V18.5M18 13.5V16',
    ],
  ],
  barrel: [
    ['wood', 'M15.5 12H22Q24 16.5 22 21H15.5Q13.5 16.5 15.5 12zM14.8 14.4H22.8M14.8 18.6H22.8'],
  ],
  crates: [
    ['wood', 'M11.5 21V16H17V21zM17.5 21V15H23.5V21zM13.5 16V11.5H18V16M11.5 18.5H17M17.5 18H23.5'],
  ],
  sheaf: [
    [
      'straw',
      'M15 21L16.6 16.5Q13 13.5 14 9.5L16.5 11.5L18 8.5L19.8 11.5L22.3 9.5Q23.2 13.5 19.8 16.5L21.4 21z',
    ],
    ['brick', 'M15.9 15.6H20.5V17.2H15.9z'],
  ],
  bottles: [
    [
      'glass',
      'M6 14.5V12L7 11V9.5H8.6V11L9.6 12V14.5zM11 14.5Q10 12 12 11V8.5H13.4V11Q15.4 12 14.4 14.5zM16 14.5V12L17 11V9.5H18.6V11L19.6 12V14.5z',
    ],
  ],
  fish: [
    [
      'water',
      'M7 9.5Q10 12.5 7.8 16.5L9.3 18.5H4.7L6.2 16.5Q4 12.5 7 9.5zM14 9.5Q17 12.5 14.8 16.5L16.3 18.5H11.7L13.2 16.5Q11 12.5 14 9.5z',
    ],
  ],
  mirror: [
    ['wood', 'M11.5 16a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z'],
    ['glass', 'M13 16a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0zM15 17.5L19.5 13M17.5 18.5L20.5 15.5'],
  ],
  panes: [['glass', 'M3.5 12.5H20.5V19.5H3.5zM9.2 12.5V19.5M14.8 12.5V19.5M3.5 16H20.5']],
  shards: [['glass', 'M7 6L6 1L9.5 4L12 -1.5L13.5 4L17.5 0.5L17 6z']],
  foam: [
    [
      'wall',
      'M4.8 6.5Q3 3 6.5 2.5Q7.5 -0.5 11 1Q14 -1 16 1.5Q20 1.5 19.2 6.5Q17 8 15.5 6.5V9.5Q14 11 13 9V6.5z',
    ],
  ],
  clock: [
    ['wall', 'M12 11a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zM17 7.5V11L19.5 12.5'],
    ['dark', 'M14.5 17.5h1.6v3.5h-1.6zM18.2 17h1.6v2.6h-1.6z'],
  ],
  flag: [
    ['wood', 'M17.5 8V-1.2H18.5V8z'],
    ['brick', 'M18.5 -1.2H25L23.2 0.9L25 3H18.5z'],
  ],
  cross: [['wall', 'M10.9 9V5.2H8.6V3.2H10.9V0H13.1V3.2H15.4V5.2H13.1V9z']],
  aid: [
    ['wall', 'M7.5 13a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z'],
    ['brick', 'M11 10H13V12H15V14H13V16H11V14H9V12H11z'],
  ],
  crane: [
    ['wood', 'M19 4V1L25.5 -1V1L20.5 3V4zM23.6 0.4H24.6V9H23.6z'],
    ['wood', 'M21.5 9H26.5V13.5H21.5z'],
  ],
  antlers: [
    [
      'wall',
      'M11.4 8Q8 7 6.5 3.5Q8 4.5 9 4.6Q8 2.5 8.6 0.5Q10 4 12 6Q14 4 15.4 0.5Q16 2.5 15 4.6Q16 4.5 17.5 3.5Q16 7 12.6 8V10H11.4z',
    ],
  ],
  lamb: [
    [
      'wall',
      'M13.5 20.5V18.5Q11.5 16 14 15Q15.5 13 18 14.5Q21 13.5 21.2 16Q22.5 18 20.5 18.6V20.5H19V18.8H15V20.5z',
    ],
    ['dark', 'M20.4 13.4Q23 13 24 15.4Q23.4 17.4 21 16.8z'],
  ],
  pig: [
    [
      'meat',
      'M5.5 20.5V18Q3.5 13.5 9 13Q14 12 17 14L19 12.8L19.2 15Q20.8 15.4 21 17H19.5Q18.5 19 17 18.6V20.5H14.8V18.8H8V20.5z',
    ],
  ],
  cow: [
    [
      'brick',
      'M3.5 21V14.5Q3 11.5 6.5 11.5H15.5L17 9.5L18 11L21 10.2Q22.5 13.5 20 14.8L17.5 15.5V21H15V17.8H6.2V21z',
    ],
    ['wall', 'M7.5 11.6H12Q11.5 15 8.6 14.6Q7 13.6 7.5 11.6z'],
  ],
  bucket: [
    ['wood', 'M14.5 14.5H22.5L21.5 21H15.5zM14.9 17H22.1'],
    ['water', 'M14.5 14.5a4 1.5 0 1 0 8 0a4 1.5 0 1 0 -8 0z'],
  ],
  coal: [['dark', 'M11 21Q12 16.5 15 16.5Q16.5 12.5 19 15.5Q23 16 24 21z']],
  loaves: [
    [
      'straw',
      'M13.5 14Q13.5 10.5 17.5 10.5T21.5 14zM2.5 10.3Q2.5 7 6.5 7T10.5 10.3zM11.5 10.3Q11.5 6.5 15 6.8',
    ],
    ['wood', 'M12.5 14H23V15.6H12.5z'],
  ],
  axe: [
    ['wood', 'M20.5 1.5L22 2.5L13 14.5L11.5 13.4z'],
    ['stone', 'M18 2.5L21 0L24.5 3L22.6 6.4z'],
  ],
  flowers: [
    [
      'meat',
      'M4 16.5h1.8v1.8H4zM7.5 16.5h1.8v1.8H7.5zM14.6 16.5h1.8v1.8h-1.8zM18 16.5h1.8v1.8H18z',
    ],
    ['leaf', 'M0.5 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM17.5 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z'],
  ],
  saplings: [
    ['leaf', 'M4 8L7 15H1zM20 8L23 15H17zM12 16L14.5 21H9.5zM5 17L7 21H3zM19 17L21 21H17z'],
  ],
  pond: [
    ['water', 'M1 17.5a11 4.2 0 1 0 22 0a11 4.2 0 1 0 -22 0z'],
    ['wall', 'M14 16.5Q17 14.5 20 16.8L21.5 15.6V19L20 17.6Q17 19.5 14 16.5z'],
  ],
  bell: [['straw', 'M3.8 17Q4.4 11.5 6 11.5T8.2 17zM5.4 17h1.2v1.6H5.4z']],
  rose: [
    [
      'glass',
      'M10.5 15.5a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zM15.5 10.5V20.5M10.5 15.5H20.5M12 12L19 19M19 12L12 19',
    ],
  ],
  nave: [
    ['stone', 'M16.8 10V5H21.2V10z'],
    ['roof', 'M15.8 6L19 -1L22.2 6z'],
  ],
  horn: [
    ['straw', 'M13.5 18Q19 19.5 19.5 14L17.5 13.5L23.5 10.5L24 16.5L22 15.5Q20.5 22 13 20.3z'],
  ],
  shovel: [
    ['wood', 'M16.5 -1L18 -0.5L15 10L13.6 9.6z'],
    ['stone', 'M12 9.5L16.8 11L14.5 16.5Q12 15.5 12 9.5z'],
  ],
} satisfies Record<string, Piece[]>;

export interface Drawn {
  form: Form;
  sign: string;
  roof: Colour;
  with?: (keyof typeof BEHIND | keyof typeof BEFORE)[];
}

/** A building's parts, what is behind first. */
export function partsOf({ form, with: around = [] }: Drawn): Piece[] {
  const [behind, before]: Record<string, Piece[]>[] = [BEHIND, BEFORE];
  return [
    ...around.flatMap((name) => behind?.[name] ?? []),
    ...(FORMS[form] as Piece[]),
    ...around.flatMap((name) => before?.[name] ?? []),
  ];
}

const FILLS: Record<Exclude<Part, 'roof'>, string> = {
  wall: '#f5ead0',
  wood: '#a26a3c',
  stone: '#aab2b5',
  dark: '#46403d',
  fire: '#e2873a',
  leaf: '#5f8a4f',
  glass: '#a9d3d6',
  water: '#5d9db3',
  straw: '#e2b659',
  meat: '#cf8580',
  brick: '#b8452f',
  smoke: '#d8d2c4',
};
export const fillOf = (part: Part, roof: Colour): string =>
  part === 'roof' ? COLOURS[roof] : FILLS[part];
