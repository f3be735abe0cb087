// People on their way to a new village.
import type { CoverPlan } from '@/drawing/cover';
import { triples } from '@/drawing/ink';
import { land, sky, sun } from '@/drawing/landscape';
import { pine } from '@/drawing/scenes';

const plan: CoverPlan = {
  place(p) {
    sky(p, '#e9c88f', '#fbf0d0');
    sun(p, 204, 74, 30, '#f8dc8e');
    land(p, 112, '#cdbb77', 10, 2);
    land(p, 136, '#b3b265', 7, 4);
    p.flat(
      [
        [192, 116, 1],
        [212, 116, 1],
        [206, 136],
        [246, 160],
        [330, 214, 1],
        [90, 214, 1],
        [168, 166],
        [190, 138],
      ],
      '#e3cb95',
    );
    for (const [x, y, h] of triples([
      [22, 150, 62],
      [52, 142, 46],
      [366, 146, 66],
      [338, 138, 44],
    ]))
      pine(p, x, y, h, '#6f8a4c');
  },
  people: [
    [
      70,
      0.66,
      {
        woman: true,
        age: 1,
        skin: 2,
        face: 'heart',
        style: 'braids',
        hair: 'dark',
        head: 'straw',
        body: 'dress',
        cloth: 'plum',
        tool: 'basket',
        nose: 'button',
      },
    ],
    [
      338,
      0.68,
      {
        age: 2,
        skin: 3,
        face: 'square',
        style: 'bald',
        hair: 'dark',
        beard: 'full',
        body: 'apron',
        cloth: 'oat',
        trim: 'leather',
        tool: 'hammer',
        mood: 'stern',
        build: 1.1,
      },
    ],
    [
      150,
      0.76,
      {
        age: 2,
        face: 'square',
        hair: 'red',
        beard: 'full',
        body: 'jerkin',
        cloth: 'oat',
        trim: 'pine',
        tool: 'axe',
        nose: 'big',
        build: 1.08,
      },
    ],
    [
      252,
      0.74,
      {
        age: 3,
        face: 'long',
        style: 'fringe',
        hair: 'white',
        beard: 'full',
        head: 'hood',
        hat: 'moss',
        body: 'cloak',
        cloth: 'moss',
        trim: 'oat',
        tool: 'lamb',
        nose: 'big',
      },
    ],
  ],
};

export default plan;
