// A glassmaker and a forester among the firs.
import type { CoverPlan } from '@/drawing/cover';
import { box, triples } from '@/drawing/ink';
import { land, sky } from '@/drawing/landscape';
import { house, pine } from '@/drawing/scenes';

const plan: CoverPlan = {
  place(p) {
    sky(p, '#5f8a86', '#dfe6c8');
    land(p, 92, '#7ea08a', 14, 1);
    for (let i = 0; i < 16; i++)
      pine(p, i * 27 - 4, 134 + ((i * 37) % 17), 58 + ((i * 23) % 26), '#4d7a5c');
    land(p, 140, '#56784e', 6, 2);
    for (let i = 0; i < 9; i++)
      if (i < 3 || i > 5)
        pine(p, i * 52 - 8, 186 + ((i * 29) % 13), 92 + ((i * 31) % 24), '#2f5741');
    house(p, 176, 166, 46, 30, '#d9c8a0', '#5d4a3c');
    p.flat(box(212, 108, 10, 30), '#7a6a5c');
    for (const [x, y, r] of triples([
      [218, 98, 8],
      [226, 84, 11],
      [238, 66, 14],
    ]))
      p.raw(`<circle cx="${x}" cy="${y}" r="${r}" fill="#efe9dc" opacity=".7"/>`);
    land(p, 184, '#41603f', 5, 0);
  },
  people: [
    [
      94,
      0.74,
      {
        woman: true,
        age: 2,
        skin: 1,
        face: 'round',
        style: 'fringe',
        hair: 'fair',
        head: 'scarf',
        hat: 'rust',
        body: 'apron',
        cloth: 'slate',
        trim: 'leather',
        tool: 'blowpipe',
      },
    ],
    [
      316,
      0.72,
      {
        age: 2,
        skin: 1,
        face: 'square',
        hair: 'dark',
        beard: 'full',
        head: 'feather',
        hat: 'pine',
        body: 'jerkin',
        cloth: 'oat',
        trim: 'madder',
        tool: 'axe',
        nose: 'big',
        build: 1.08,
      },
    ],
  ],
};

export default plan;
