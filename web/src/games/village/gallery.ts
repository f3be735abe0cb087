// The families, by generation, by trade and by seat, and the cubes.
import { type Group, piece } from '@/lib/gallery';
import { SHAPES } from '@/lib/seats';
import { CUBES } from './data';
import { GENERATIONS, TRADES } from './family';
import Cube from './pieces/Cube.svelte';
import Relative from './pieces/Relative.svelte';

const FIGURE: Group['box'] = [-23, -26, 46, 45];

interface Shown {
  seat?: number;
  generation?: number;
  place?: string;
  id?: string;
}
const somebody = ({ seat = 0, generation = 1, place = '', id = 'x-0' }: Shown, name: string) =>
  piece(
    Relative,
    { seat, generation, x: 0, y: 0, place, id, piece: false, marked: false },
    `village-gallery-${name}`,
    { generation, place, seat: seat + 1 },
  );

export default [
  {
    title: 'village-gallery-family',
    box: FIGURE,
    pieces: GENERATIONS.flatMap((kin, i) =>
      kin.map((_, j) => somebody({ generation: i + 1, id: `x-${j}` }, 'generation')),
    ),
  },
  {
    title: 'village-gallery-trades',
    box: FIGURE,
    pieces: TRADES.map((place, i) =>
      somebody({ seat: 1, generation: (i % 4) + 1, id: `x-${i >> 2}`, place }, place),
    ),
  },
  {
    title: 'village-gallery-seats',
    box: FIGURE,
    pieces: SHAPES.slice(0, 4).map((_, seat) => somebody({ seat, generation: 2 }, 'seat')),
  },
  {
    title: 'village-gallery-cubes',
    box: [-16, -16, 32, 32],
    pieces: CUBES.map((colour) => piece(Cube, { colour, x: 0, y: 0 }, `cube-${colour}`)),
  },
] satisfies Group[];
