// Clothes: what is seen of a body below the neck.
import { box, ell, type Form, type Pen } from './ink';
import { COLOURS, dark, INK, lite } from './palette';
import type { Body, Person } from './person';

const torso = ({ p, w }: Person, c: string, o: Form = {}): Pen =>
  p.form(
    [
      [-14, 131, 1],
      [-34 * w, 138],
      [-54 * w, 150],
      [-62 * w, 182],
      [-62 * w, 240, 1],
      [62 * w, 240, 1],
      [62 * w, 182],
      [54 * w, 150],
      [34 * w, 138],
      [14, 131, 1],
      [0, 148],
    ],
    c,
    { s: [-10, -3], ...o },
  );
const collar = ({ p }: Person, c: string): Pen =>
  p.form('-17,129! 0,147 17,129! 22,136 0,159! -22,136', c, { s: [-2, -2], lw: 2.8 });
export const BODIES: Record<Body, (person: Person) => void> = {
  tunic(g) {
    const { c1, c2 } = g;
    torso(g, c1, {
      inside: (q) => {
        q.flat(box(-9, 140, 18, 100), lite(c1, 0.16));
        q.line('-9,156 -9,240', 1.7, dark(c1, 0.5));
        q.line('9,156 9,240', 1.7, dark(c1, 0.5));
        for (const y of [170, 186, 202])
          q.raw(
            `<circle cx="0" cy="${y}" r="2.8" fill="${lite(c2, 0.2)}" stroke="${INK}" stroke-width="1.3"/>`,
          );
      },
    });
    collar(g, c2);
  },
  jerkin(g) {
    const { p, c1, c2, w } = g;
    torso(g, c1);
    for (const s of [-1, 1])
      p.form(
        [
          [s * 20, 133, 1],
          [s * 44 * w, 143],
          [s * 46 * w, 170],
          [s * 52 * w, 240, 1],
          [s * 5, 240, 1],
          [s * 6, 180],
          [s * 11, 158],
        ],
        c2,
        { s: s < 0 ? [-4, -2] : [-8, -2] },
      );
    for (const y of [172, 188, 204]) {
      p.line(
        [
          [-8, y],
          [8, y + 7],
        ],
        2.2,
        INK,
      );
      p.line(
        [
          [8, y],
          [-8, y + 7],
        ],
        2.2,
        INK,
      );
    }
    collar(g, lite(c1, 0.35));
  },
  apron(g) {
    const { p, c1, c2, w } = g;
    torso(g, c1);
    collar(g, COLOURS.linen);
    p.form(
      [
        [-30 * w, 136, 1],
        [-24 * w, 136, 1],
        [-22, 164, 1],
        [-30, 164, 1],
      ],
      dark(c2, 0.12),
      { s: null, lw: 2.6 },
    );
    p.form(
      [
        [30 * w, 136, 1],
        [24 * w, 136, 1],
        [22, 164, 1],
        [30, 164, 1],
      ],
      dark(c2, 0.12),
      { s: null, lw: 2.6 },
    );
    p.form('-31,160! 0,163 31,160! 38,190 44,240! -44,240! -38,190', c2, {
      s: [-7, -2],
      inside: (q) => q.line('-28,167 0,169 28,167', 1.4, dark(c2, 0.4)),
    });
  },
  dress(g) {
    const { p, c1, c2 } = g;
    torso(g, c1);
    p.form('-19,128! 19,128! 25,150! 0,155 -25,150!', c2, { s: [-3, -2], lw: 2.8 });
    p.form('-13,124! 13,124! 15,137 0,145 -15,137', dark(g.skin, 0.12), { s: null, lw: 2.4 });
    p.form('-14,152! 14,152! 10,240! -10,240!', c2, { s: null, lw: 2.6 });
    for (let y = 160; y < 215; y += 13) {
      p.line(
        [
          [-12, y],
          [12, y + 8],
        ],
        2,
        g.c1,
      );
      p.line(
        [
          [12, y],
          [-12, y + 8],
        ],
        2,
        g.c1,
      );
    }
  },
  cloak(g) {
    const { p, c1, c2, w } = g;
    torso(g, c2);
    p.line('0,150 0,230', 1.6, dark(c2, 0.5));
    g.sleeve = c2;
    g.over = () => {
      for (const s of [-1, 1])
        p.form(
          [
            [s * 3, 138, 1],
            [s * 30, 131],
            [s * 58 * w, 144],
            [s * 76, 184],
            [s * 80, 240, 1],
            [s * 48 * w, 240, 1],
            [s * 40 * w, 190],
            [s * 22, 160],
          ],
          c1,
          {
            s: [s < 0 ? -4 : -10, -2],
            inside: (q) =>
              q.line(
                [
                  [s * 50 * w, 168],
                  [s * 56 * w, 230],
                ],
                1.6,
                dark(c1, 0.45),
              ),
          },
        );
      p.form(ell(0, 144, 7.5), COLOURS.gold, { s: [-2, -2], lw: 2.8 });
    };
  },
  habit(g) {
    const { p, c1, w } = g;
    torso(g, c1);
    g.over = () =>
      p.form(
        [
          [-42 * w, 140],
          [-26, 126],
          [0, 138],
          [26, 126],
          [42 * w, 140],
          [34, 160],
          [0, 172],
          [-34, 160],
        ],
        lite(c1, 0.1),
        { s: [-7, -6], inside: (q) => q.line('-14,134 0,146 14,134', 1.8, dark(c1, 0.5)) },
      );
  },
};
