// Grain, loaves of both qualities, bakers and the Servant.
import { type Group, piece } from '@/lib/gallery';
import { SHAPES } from '@/lib/seats';
import Member from '@/parts/Member.svelte';
import { GRAINS } from './data';
import GrainToken from './pieces/GrainToken.svelte';
import LoafToken from './pieces/LoafToken.svelte';
import ServantFigure from './pieces/ServantFigure.svelte';

const ONE = { count: 1 };

export default [
  {
    title: 'pandemain-gallery-grain',
    box: [-18, -18, 36, 37],
    pieces: GRAINS.map((grain) => piece(GrainToken, { grain, x: 0, y: 0 }, `grain-${grain}`)),
  },
  {
    title: 'pandemain-gallery-loaves',
    box: [-25, -20, 50, 36],
    pieces: GRAINS.flatMap((bread) =>
      ['low', 'high'].map((quality) =>
        piece(LoafToken, { bread, quality, x: 0, y: 0 }, `amount-loaf-${quality}-${bread}`, ONE),
      ),
    ),
  },
  {
    title: 'pandemain-gallery-figures',
    box: [-20, -22, 40, 42],
    pieces: [
      ...SHAPES.slice(0, 4).map((_, seat) =>
        piece(Member, { seat, x: 0, y: 0, apron: true }, 'pandemain-gallery-seat', {
          seat: seat + 1,
        }),
      ),
      piece(ServantFigure, {}, 'pandemain-place-servant'),
    ],
  },
] satisfies Group[];
