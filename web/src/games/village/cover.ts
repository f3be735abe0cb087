// The family of four generations before church and graves.
import type { CoverPlan } from '@/drawing/cover';
import { pairs, triples } from '@/drawing/ink';
import { church, grave, land, sky } from '@/drawing/landscape';
import { cloud, house } from '@/drawing/scenes';

const plan: CoverPlan = {
  place(p) {
    sky(p, '#9cc6d3', '#f6efd6');
    cloud(p, 70, 40, 1.2);
    cloud(p, 330, 30, 1);
    land(p, 118, '#b9cc8c', 8, 1);
    church(p, 168, 128, 0.95);
    for (const [x, y, w] of triples([
      [92, 134, 34],
      [284, 132, 38],
      [44, 142, 40],
      [336, 144, 40],
    ]))
      house(p, x, y, w, 26, '#eddcb6', x % 3 ? '#b1684a' : '#8d6f52');
    land(p, 146, '#9dba70', 5, 3);
    for (const [x, y] of pairs([
      [158, 166],
      [184, 172],
      [210, 166],
      [236, 172],
    ]))
      grave(p, x, y);
    land(p, 186, '#7f9d58', 5, 0);
  },
  people: [
    [
      62,
      0.62,
      {
        age: 3,
        skin: 1,
        style: 'bald',
        hair: 'white',
        beard: 'full',
        body: 'habit',
        cloth: 'walnut',
        tool: 'book',
        mood: 'happy',
      },
    ],
    [
      338,
      0.6,
      {
        woman: true,
        age: 3,
        face: 'round',
        style: 'fringe',
        hair: 'white',
        head: 'coif',
        body: 'dress',
        cloth: 'plum',
        trim: 'linen',
        tool: 'spindle',
      },
    ],
    [
      140,
      0.7,
      {
        age: 2,
        face: 'square',
        hair: 'brown',
        beard: 'short',
        head: 'straw',
        body: 'jerkin',
        cloth: 'linen',
        trim: 'rust',
        tool: 'sheaf',
        mood: 'happy',
      },
    ],
    [
      262,
      0.7,
      {
        woman: true,
        age: 2,
        face: 'heart',
        style: 'braids',
        hair: 'red',
        body: 'apron',
        cloth: 'teal',
        trim: 'linen',
        tool: 'loaves',
        mood: 'happy',
        nose: 'button',
      },
    ],
    [
      202,
      0.55,
      {
        age: 0,
        face: 'round',
        style: 'curly',
        hair: 'red',
        body: 'jerkin',
        cloth: 'oat',
        trim: 'moss',
        tool: 'lamb',
        mood: 'grin',
        nose: 'button',
        freckles: true,
        build: 0.88,
      },
    ],
  ],
};

export default plan;
