// Of the bakehouse, the butcher's and the yard.
import { box, ell, outline, at, limb, pairs, pole } from '../ink';
import { COLOURS, dark, lite } from '../palette';
import type { Tool } from '../person';
import { FRONT, POLE } from './grips';

const WOOD = COLOURS.leather;
const CRUST = '#cf9149';
const GOLDEN = '#e0a94f';
const HELD: Tool['hands'] = [
  [-48, 208, 20, 1],
  [48, 208, -20, -1],
];

export const BAKERY = {
  peel: {
    shift: -24,
    look: 1,
    arms: POLE,
    hands: [[66, 186, 8, -1]],
    draw({ p }) {
      p.form(pole(60, 236, 70, 116, 8), WOOD, { s: [-3, 0] });
      p.form('66,120! 46,110 40,70 48,30 72,22 98,32 104,72 92,112 76,120!', lite(WOOD, 0.45), {
        s: [-5, -3],
      });
      p.form(ell(72, 66, 27, 21), CRUST, {
        s: [-5, -6],
        inside: (q) => {
          for (const u of [-11, 0, 11])
            q.line(
              [
                [69 + u, 74],
                [76 + u, 56],
              ],
              3.4,
              '#f3d9a2',
            );
        },
      });
    },
  },
  pin: {
    lift: 8,
    look: -1,
    arms: FRONT,
    hands: [
      [-54, 197, 0, 1],
      [54, 197, 0, -1],
    ],
    draw({ p }) {
      p.form('-44,212 -20,206 20,206 44,212 48,226 0,232 -48,226', '#f2e3bd', { s: [-5, -3] });
      p.form(pole(-82, 191, 82, 191, 12), COLOURS.madder, { s: [0, -2] });
      p.form(box(-42, 178, 84, 26), lite(WOOD, 0.3), {
        s: [0, -8],
        inside: (q) => {
          q.line('-40,187 40,187', 1.8, dark(WOOD, 0.3));
          q.line('-40,196 40,196', 1.8, dark(WOOD, 0.3));
        },
      });
    },
  },
  pretzel: {
    lift: 14,
    look: 1,
    arms: FRONT,
    hands: [
      [-50, 204, 20, 1],
      [50, 204, -20, -1],
    ],
    draw({ p }) {
      p.rod(
        'M-20 232C-2 204 42 202 44 178C45 156 12 154 0 178C-12 154 -45 156 -44 178C-42 202 2 204 20 232',
        '#a8642c',
        13,
      );
      for (const [x, y] of pairs([
        [-36, 170],
        [-24, 166],
        [30, 167],
        [38, 180],
        [-40, 184],
        [4, 206],
        [-8, 204],
      ]))
        p.dot(x, y, 2.4, '#fff8e8');
    },
  },
  dough: {
    look: -1,
    arms: FRONT,
    hands: HELD,
    draw({ p }) {
      p.form('-48,192 -46,158 -16,140 20,142 46,160 50,192', '#ecd29a', {
        s: [-8, -5],
        inside: (q) => {
          q.line('-20,166 -6,160 6,166', 2, dark('#ecd29a', 0.4));
          q.line('12,176 24,172', 2, dark('#ecd29a', 0.4));
        },
      });
      p.form('-54,186! 54,186! 44,226 22,242 -22,242 -44,226', COLOURS.rust, {
        s: [-9, -3],
        inside: (q) => q.flat('-56,200! 56,200! 54,207! -54,207!', COLOURS.straw),
      });
    },
  },
  wreath: {
    lift: 14,
    look: 1,
    arms: FRONT,
    hands: HELD,
    draw({ p }) {
      for (let i = 0; i < 10; i++) {
        const angle = (i / 10) * 2 * Math.PI - Math.PI / 2;
        p.form(
          ell(
            36 * Math.cos(angle),
            196 + 30 * Math.sin(angle),
            17,
            10,
            (angle * 180) / Math.PI + 58,
          ),
          i % 2 ? GOLDEN : CRUST,
          { s: [-3, -3], lw: 3 },
        );
      }
    },
  },
  cake: {
    look: -1,
    arms: FRONT,
    hands: HELD,
    draw({ p }) {
      p.form(ell(0, 214, 60, 11), COLOURS.steel, { s: [-4, -3] });
      p.form('-44,212! -40,178 -24,158 0,152 24,158 40,178 44,212!', '#9c5f33', {
        s: [-7, -5],
        inside: (q) => {
          for (const x of [-26, -9, 9, 26])
            q.line(
              [
                [x * 0.6, 160],
                [x * 1.1, 186],
                [x * 1.3, 212],
              ],
              2.4,
              '#6d3d1f',
            );
          q.flat(
            '-44,152! 44,152! 42,172 30,184 24,170 12,182 0,170 -12,184 -24,170 -32,182 -42,172',
            '#fffaf0',
          );
        },
      });
    },
  },
  eggs: {
    look: 1,
    arms: FRONT,
    hands: HELD,
    draw({ p }) {
      const hay = COLOURS.straw;
      for (const [x, y] of pairs([
        [-30, 178],
        [30, 178],
        [-12, 168],
        [13, 168],
        [0, 182],
      ]))
        p.form(ell(x, y, 13, 16), x % 2 ? '#f0d3b0' : '#fff7e6', { s: [-4, -4], lw: 3 });
      p.form('-52,190! -30,184 0,192 30,184 52,190! 40,232 20,242 -20,242 -40,232', WOOD, {
        s: [-9, 0],
        inside: (q) => {
          for (let i = -5; i < 6; i++)
            q.line(
              [
                [i * 11, 186],
                [i * 8, 244],
              ],
              1.8,
              dark(WOOD, 0.45),
            );
          q.line('-50,206 0,212 50,206', 2.4, hay);
          q.line('-46,222 0,228 46,222', 2.4, hay);
        },
      });
    },
  },
  cleaver: {
    shift: -14,
    look: 1,
    arms: POLE,
    hands: [[64, 182, 6, -1]],
    draw({ p }) {
      p.form(pole(62, 204, 68, 132, 11), COLOURS.walnut, { s: [-3, 0] });
      p.form('60,138! 56,62! 104,58 108,96 106,124! 74,128!', '#c3cbcc', {
        s: [-5, -4],
        inside: (q) => q.flat('98,50! 120,50! 120,130! 99,128!', '#e8ecea'),
      });
      p.form(ell(94, 74, 5, 5), COLOURS.soot, { s: null, lw: 0 });
    },
  },
  bricks: {
    lift: 6,
    look: -1,
    arms: FRONT,
    hands: HELD,
    draw({ p }) {
      for (const [x, y] of pairs([
        [-52, 214],
        [0, 214],
        [-42, 188],
        [6, 188],
        [-24, 162],
      ]))
        p.form(at(outline('0,1! 48,0! 49,24! 1,25!'), x, y), '#bf5537', {
          s: [-5, -5],
          inside: (q) =>
            q.line(
              [
                [x + 12, y + 12],
                [x + 24, y + 10],
              ],
              1.8,
              dark('#bf5537', 0.4),
            ),
        });
    },
  },
  spade: {
    shift: -16,
    look: 1,
    arms: POLE,
    hands: [[66, 184, 8, -1]],
    draw({ p }) {
      p.form(pole(62, 236, 72, 92, 8), WOOD, { s: [-3, 0] });
      p.form('50,92! 96,96! 98,56 88,36 74,26! 60,34 50,54', '#c3cbcc', {
        s: [-5, -4],
        inside: (q) => q.line('73,40 72,90', 2, dark('#c3cbcc', 0.4)),
      });
    },
  },
  flail: {
    shift: -18,
    look: 1,
    arms: POLE,
    hands: [[66, 184, 8, -1]],
    draw({ p }) {
      p.form(pole(60, 236, 72, 40, 8), WOOD, { s: [-3, 0] });
      p.form(limb([72, 38], [84, 22], [94, 40], 5, 5), COLOURS.soot, { s: null, lw: 2.4 });
      p.form(pole(94, 38, 102, 122, 16), COLOURS.walnut, { s: [-4, 0] });
    },
  },
} satisfies Record<string, Tool>;
