// Animals that people have with them.
import { ell, limb, pairs, type Pen, type Point } from '../ink';
import { COLOURS, dark, INK, lite } from '../palette';
import type { Hand, Tool } from '../person';
import { FRONT, POLE } from './grips';

const HELD: Hand[] = [
  [-46, 208, 20, 1],
  [46, 208, -20, -1],
];
const WOOD = COLOURS.leather;

const eye = (p: Pen, x: number, y: number, size = 2.8): void => {
  p.dot(x, y, size, INK);
  p.dot(x - size * 0.35, y - size * 0.4, size * 0.36, '#fff');
};

/** The head of a horse or mule beside the person. */
function horse(p: Pen, coat: string, mane: string, ears: number): void {
  p.form(
    '34,240! 40,180 42,140 50,112 64,98 78,104 92,128 106,156 108,170 98,178 86,172 76,156 70,176 80,240!',
    coat,
    {
      s: [-7, -4],
    },
  );
  p.form('96,160 108,160 110,172 98,180 90,174', lite(coat, 0.3), { s: null, lw: 2.6 });
  const ear: Point[] = [
    [50, 110, 1],
    [46, 100 - ears],
    [56, 94 - ears, 1],
    [66, 102, 1],
  ];
  p.form(ear, coat, { s: [-2, -2], lw: 3 });
  p.form('50,104! 38,124 30,158 28,200 34,222! 42,180 44,146 54,118!', mane, {
    s: [-3, -3],
    lw: 3,
  });
  eye(p, 78, 126, 3.4);
  p.dot(102, 170, 1.8, INK);
  p.rod('M84 172C90 160 92 150 96 142', COLOURS.madder, 4);
  p.rod('M62 112C74 122 88 136 96 142', COLOURS.madder, 4);
}

/** The head of a cow or an ox before the person. */
function cattle(p: Pen, coat: string, patch: string, horn: string): void {
  for (const side of [-1, 1]) {
    p.form(
      [
        [side * 22, 168, 1],
        [side * 44, 158],
        [side * 46, 142, 1],
        [side * 34, 150],
        [side * 14, 160, 1],
      ],
      horn,
      {
        s: [-2, -2],
        lw: 3,
      },
    );
    p.form(ell(side * 40, 178, 14, 7, side * 20), coat, { s: [-3, -2], lw: 3 });
  }
  p.form('-30,166 0,158 30,166 34,190 24,226 0,240 -24,226 -34,190', coat, {
    s: [-7, -3],
    inside: (q) => q.flat('-34,160! -8,158 -4,196 -20,206 -40,196!', patch),
  });
  p.form(ell(0, 216, 25, 16), '#e9b3a2', { s: [-3, -4], lw: 3 });
  for (const side of [-1, 1]) {
    p.raw(`<ellipse cx="${side * 9}" cy="216" rx="3" ry="4.4" fill="#7a4038"/>`);
    eye(p, side * 16, 188, 3.2);
  }
}

/** A bird on the raised hand. */
function bird(p: Pen, coat: string, wing: string, beak: 'straight' | 'hooked'): void {
  p.form('40,150 46,124 58,108 76,106 88,118 94,140 108,168! 86,166 64,168 48,162', coat, {
    s: [-6, -4],
  });
  p.form('62,132 84,126 98,150 106,166! 82,160 66,150', wing, {
    s: [-3, -3],
    lw: 2.8,
    inside: (q) => {
      q.line('70,140 96,160', 1.7, dark(wing, 0.45));
      q.line('76,134 100,158', 1.7, dark(wing, 0.45));
    },
  });
  p.form(ell(58, 108, 17, 16), lite(coat, 0.12), { s: [-4, -3] });
  const bill =
    beak === 'hooked' ? '44,104! 34,104 30,116! 38,114 46,114!' : '44,104! 30,108! 45,113!';
  p.form(bill, COLOURS.gold, { s: [-1, -2], lw: 2.8 });
  eye(p, 54, 104, 3);
}

export const ANIMALS = {
  lamb: {
    shift: -8,
    look: 1,
    arms: FRONT,
    back({ p }) {
      p.form(limb([66, 236], [66, 140], [70, 62], 7, 7), WOOD, { s: [-3, 0] });
      p.raw(
        `<path d="M70 64C70 30 96 26 97 46C97 58 86 60 84 54" fill="none" stroke="${INK}" stroke-width="10.6" stroke-linecap="round"/><path d="M70 66C70 30 96 26 97 46C97 58 86 60 84 54" fill="none" stroke="${WOOD}" stroke-width="6.6" stroke-linecap="round"/>`,
      );
    },
    draw({ p }) {
      const c = '#fbf3e0';
      const b: Point[] = [];
      for (let i = 0; i < 14; i++) {
        const a = (i / 14) * 2 * Math.PI;
        b.push([4 + Math.cos(a) * (i % 2 ? 47 : 40), 200 + Math.sin(a) * (i % 2 ? 27 : 22)]);
      }
      p.form(b, c, { s: [-6, -6] });
      for (const [x, y] of pairs([
        [10, 192],
        [28, 196],
        [20, 208],
        [0, 206],
      ]))
        p.line(
          [
            [x, y],
            [x + 4, y + 4],
            [x + 8, y],
          ],
          1.6,
          dark(c, 0.35),
        );
      for (const s of [-1, 1])
        p.form(ell(-26 + s * 19, 183, 9, 5, s * 24), '#6b574b', { s: [-2, -2], lw: 3 });
      p.form('-40,172 -26,166 -12,172 -12,190 -18,206 -34,206 -40,190', '#7d675a', { s: [-4, -3] });
      p.form('-40,174 -34,163 -26,160 -17,163 -11,174 -19,178 -26,175 -33,178', c, {
        s: [-2, -2],
        lw: 2.8,
      });
      for (const s of [-1, 1])
        p.raw(
          `<ellipse cx="${-26 + s * 7}" cy="187" rx="2.4" ry="3" fill="${INK}"/><circle cx="${-27 + s * 7}" cy="186" r=".9" fill="#fff"/>`,
        );
      p.line('-29,199 -26,201 -23,199', 2);
    },
    hands: [
      [42, 202, -20, -1],
      [-52, 206, 20, 1],
    ],
  },
  pig: {
    look: -1,
    arms: FRONT,
    draw({ p }) {
      const c = '#eaaaa0';
      p.form('-44,190 -20,172 20,172 46,186 50,210 40,244! -44,244!', c, { s: [-8, -4] });
      p.raw(
        `<path d="M47 184c10 -2 12 -14 4 -14c-6 1 -4 9 4 6" fill="none" stroke="${INK}" stroke-width="6.4" stroke-linecap="round"/><path d="M47 184c10 -2 12 -14 4 -14c-6 1 -4 9 4 6" fill="none" stroke="${c}" stroke-width="3" stroke-linecap="round"/>`,
      );
      p.form('-42,172 -18,164 8,172 14,192 4,212 -18,218 -40,212 -49,192', lite(c, 0.15), {
        s: [-5, -4],
      });
      for (const s of [-1, 1])
        p.form(
          [
            [-18 + s * 12, 170, 1],
            [-18 + s * 26, 158],
            [-18 + s * 34, 164, 1],
            [-18 + s * 30, 182],
            [-18 + s * 22, 182],
          ],
          dark(c, 0.1),
          { s: [-3, -2], lw: 3 },
        );
      p.form(ell(-18, 200, 15, 11), '#f2c0b2', { s: [-3, -3], lw: 3 });
      for (const s of [-1, 1]) {
        p.raw(
          `<ellipse cx="${-18 + s * 5}" cy="200" rx="2.4" ry="3.6" fill="#8a4a45"/><ellipse cx="${-18 + s * 14}" cy="185" rx="2.7" ry="3.3" fill="${INK}"/><circle cx="${-19 + s * 14}" cy="184" r="1" fill="#fff"/>`,
        );
      }
    },
    hands: [
      [-54, 206, 20, 1],
      [48, 206, -20, -1],
    ],
  },
  hen: {
    look: -1,
    arms: FRONT,
    hands: HELD,
    draw({ p }) {
      const c = '#f3e3c4';
      p.form('30,184 44,160! 54,166 62,160! 60,178 50,200', '#a8643a', { s: [-3, -3] });
      p.form('-44,204 -42,178 -26,168 -4,184 22,178 44,180 50,206 34,228 -20,230', c, {
        s: [-7, -5],
      });
      p.form('-8,194 18,188 38,196 26,212 2,212', dark(c, 0.16), { s: [-3, -3], lw: 2.6 });
      p.form(ell(-32, 170, 16, 17), c, { s: [-4, -3] });
      p.form('-44,156! -42,142 -34,150 -30,140 -24,150 -18,146 -20,158!', COLOURS.madder, {
        s: [-2, -2],
        lw: 2.8,
      });
      p.form('-46,168! -60,174! -46,178!', COLOURS.gold, { s: [-1, -2], lw: 2.8 });
      p.form(ell(-42, 184, 5, 7), COLOURS.madder, { s: null, lw: 2.6 });
      eye(p, -38, 166, 3);
    },
  },
  cow: {
    look: -1,
    arms: FRONT,
    hands: [
      [-40, 214, 20, 1],
      [40, 214, -20, -1],
    ],
    draw({ p }) {
      cattle(p, '#f3e6cf', '#8a5a3b', '#e9d9b0');
    },
  },
  ox: {
    look: 1,
    arms: FRONT,
    draw({ p }) {
      cattle(p, '#9a6238', '#84502c', '#efe2c0');
      p.form(
        '-70,166! -40,158 0,154 40,158 70,166! 70,176! 40,168 0,164 -40,168 -70,176!',
        '#c79a5f',
        { s: [-3, -4] },
      );
    },
    hands: [
      [-58, 172, 0, 1],
      [58, 172, 0, -1],
    ],
  },
  horse: {
    shift: -24,
    look: 1,
    arms: ['-48,158 -72,206 -30,204', '44,160 66,240 52,204!'],
    hands: [[50, 196, 0, -1]],
    draw({ p }) {
      horse(p, '#8a5432', '#3d2a20', 0);
    },
  },
  mule: {
    shift: -24,
    look: 1,
    arms: ['-48,158 -72,206 -30,204', '44,160 66,240 52,204!'],
    hands: [[50, 196, 0, -1]],
    draw({ p }) {
      horse(p, '#a59a8c', '#5a5048', 22);
      p.form('-46,196 -30,184 -6,186 6,200 4,232! -46,232!', '#b9a07a', { s: [-6, -4] });
      for (const [x, y] of pairs([
        [-34, 184],
        [-20, 178],
        [-6, 184],
      ]))
        p.form(ell(x, y, 9, 7), '#6b6f73', { s: [-3, -3], lw: 2.8 });
    },
  },
  pigeon: {
    shift: -22,
    look: 1,
    arms: POLE,
    hands: [[66, 176, 10, -1]],
    draw({ p }) {
      bird(p, '#dfe2e2', '#9aa7b0', 'straight');
    },
  },
  falcon: {
    shift: -22,
    look: 1,
    arms: POLE,
    draw({ p }) {
      bird(p, '#b98a5a', '#6f4a2f', 'hooked');
      p.form('50,168 78,164 82,190 74,204 54,202', COLOURS.leather, { s: [-4, -3] });
    },
  },
} satisfies Record<string, Tool>;
