// Bakers at dawn before the round wall of Nördlingen.
import type { CoverPlan } from '@/drawing/cover';
import { box, ell, pairs, type Pen, triples } from '@/drawing/ink';
import { land, sky, sun } from '@/drawing/landscape';
import { house } from '@/drawing/scenes';

/** The round wall of Nördlingen with its towers, and Daniel, the tower of its church. */
function walledTown(p: Pen): void {
  for (const [x, y, w] of triples([
    [96, 122, 30],
    [126, 116, 34],
    [160, 124, 26],
    [250, 120, 32],
    [284, 114, 34],
    [230, 128, 28],
  ]))
    house(p, x, y, w, 26, '#eddcb6', x % 3 ? '#b1684a' : '#9a5a44');
  p.flat(box(190, 26, 26, 100), '#e3d3ae');
  p.flat(box(186, 20, 34, 10), '#cbb78c');
  p.flat(
    [
      [188, 22, 1],
      [192, 8],
      [203, 0],
      [214, 8],
      [218, 22, 1],
    ],
    '#4f7a6a',
  );
  p.line('203,0 203,-10', 2.4);
  for (const y of [44, 66, 88]) p.flat(ell(203, y, 4, 7), '#6b5140');
  p.flat(
    [
      [70, 150, 1],
      [70, 126, 1],
      [140, 132],
      [203, 134],
      [266, 132],
      [336, 126, 1],
      [336, 150, 1],
    ],
    '#cdb68a',
  );
  for (const x of [82, 132, 186, 236, 288]) p.flat(box(x, 122, 10, 10), '#cdb68a');
  for (const x of [66, 326]) {
    p.flat(box(x, 100, 22, 50), '#d8c396');
    p.flat(
      [
        [x - 4, 102, 1],
        [x + 11, 78, 1],
        [x + 26, 102, 1],
      ],
      '#9a5a44',
    );
  }
}

const plan: CoverPlan = {
  place(p) {
    sky(p, '#39466e', '#eab278');
    sun(p, 300, 84, 24, '#f9d38a');
    for (const [x, y] of pairs([
      [30, 24],
      [74, 46],
      [128, 18],
      [252, 30],
      [360, 22],
    ]))
      p.dot(x, y, 1.6, '#f3e6bd');
    land(p, 128, '#8f7f7a', 6, 0);
    walledTown(p);
    land(p, 158, '#a3935f', 5, 2);
  },
  people: [
    [
      92,
      0.72,
      {
        age: 2,
        skin: 0,
        face: 'round',
        style: 'fringe',
        hair: 'brown',
        beard: 'tache',
        head: 'skull',
        hat: 'linen',
        body: 'apron',
        cloth: 'sky',
        trim: 'linen',
        tool: 'loaves',
        mood: 'happy',
        build: 1.14,
        nose: 'big',
      },
    ],
    [
      306,
      0.7,
      {
        woman: true,
        age: 1,
        skin: 2,
        face: 'heart',
        style: 'bob',
        hair: 'dark',
        head: 'scarf',
        hat: 'madder',
        body: 'apron',
        cloth: 'rust',
        trim: 'linen',
        tool: 'sheaf',
      },
    ],
  ],
};

export default plan;
