// Buildings, land, goods and figures.
import { type Group, piece } from '@/lib/gallery';
import { SHAPES } from '@/lib/seats';
import './forest.css';
import { BASICS, REFINED, TILES } from './data';
import Land from './Land.svelte';
import { LOOKS } from './looks';
import BuildingPicture from './pieces/BuildingPicture.svelte';
import Disc from './pieces/Disc.svelte';
import Pawn from './pieces/Pawn.svelte';

const land = (thing: string, name: string, more: { felled?: boolean; planted?: boolean } = {}) =>
  piece(Land, { thing, x: 0, y: 0, w: 100, h: 100, ...more }, name);
const pawn = (seat: number | null, name: string) =>
  piece(
    Pawn,
    { figure: { key: '', seat, mark: '', last: false }, x: 0, y: 0, size: 34 },
    name,
    seat === null ? {} : { seat: seat + 1 },
  );

export default [
  {
    title: 'black-forest-place-buildings',
    box: [-22, -14, 44, 27],
    pieces: Object.keys(LOOKS).map((id) =>
      piece(BuildingPicture, { id, x: 0, y: 0, size: 24 }, `building-${id}`),
    ),
  },
  {
    title: 'forest-gallery-land',
    box: [-2, -2, 104, 104],
    pieces: [
      ...TILES.map((thing) => land(thing, `tile-${thing}`)),
      land('empty', 'forest-gallery-felled', { felled: true }),
      land('forest', 'forest-gallery-planted', { planted: true }),
    ],
  },
  {
    title: 'forest-gallery-goods',
    box: [-15, -15, 30, 30],
    pieces: [...BASICS, ...REFINED].map((marker) => piece(Disc, { marker }, `good-${marker}`)),
  },
  {
    title: 'forest-gallery-figures',
    box: [-20, -22, 40, 42],
    pieces: [
      ...SHAPES.slice(0, 4).map((_, seat) => pawn(seat, 'forest-gallery-seat')),
      pawn(null, 'forest-neutral'),
    ],
  },
] satisfies Group[];
