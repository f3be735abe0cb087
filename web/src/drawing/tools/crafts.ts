// What people make, and what they make it with.
import { at, box, ell, limb, outline, pairs, pole } from '../ink';
import { COLOURS, dark, INK, lite } from '../palette';
import type { Hand, Tool } from '../person';
import { FRONT, POLE } from './grips';

const HELD: Hand[] = [
  [-46, 206, 20, 1],
  [46, 206, -20, -1],
];
const WOOD = COLOURS.leather;
const STEEL = '#c3cbcc';

export const CRAFTS = {
  thatch: {
    shift: -22,
    look: 1,
    arms: POLE,
    hands: [[62, 178, 10, -1]],
    draw({ p }) {
      const c = COLOURS.straw;
      p.form(
        '44,44 50,22! 58,34 66,16! 74,32 84,18! 88,38 98,36! 94,70 82,110 94,160 102,216! 42,216! 50,160 58,110 48,74',
        c,
        {
          s: [-9, -2],
          inside: (q) => {
            for (const x of [54, 66, 78, 90])
              q.line(
                [
                  [x, 34],
                  [70 + (x - 70) * 0.5, 110],
                  [x, 214],
                ],
                1.7,
                dark(c, 0.42),
              );
          },
        },
      );
      p.form('54,102! 86,100! 88,118! 54,120!', COLOURS.walnut, { s: [-3, -2], lw: 3 });
    },
  },
  bed: {
    lift: 6,
    look: -1,
    arms: FRONT,
    hands: HELD,
    draw({ p }) {
      const c = '#b07a48';
      p.form(
        '-60,170! -60,156 -54,150 -48,156 -48,162 0,146 48,162 48,156 54,150 60,156 60,170! 60,236! -60,236!',
        c,
        { s: [-8, -3] },
      );
      p.form('-48,184! 48,184! 54,240! -54,240!', COLOURS.cream, { s: [-7, -3] });
      for (const x of [-24, 24]) p.form(ell(x, 186, 21, 10), '#fffaf0', { s: [-3, -3], lw: 2.8 });
      p.form('-54,206! 0,202 54,206! 56,240! -56,240!', COLOURS.madder, {
        s: [-7, -3],
        inside: (q) => {
          for (const x of [-32, 0, 32]) q.flat(box(x - 6, 196, 12, 50), COLOURS.gold, 0.7);
        },
      });
    },
  },
  ship: {
    look: 1,
    arms: FRONT,
    hands: [
      [-40, 212, 20, 1],
      [40, 212, -20, -1],
    ],
    draw({ p }) {
      p.form(pole(0, 204, 0, 138, 6), WOOD, { s: [-2, 0] });
      p.form('4,144! 40,150 44,176 36,190! 4,188!', '#fffaf0', {
        s: [-6, -4],
        inside: (q) => q.flat(box(0, 160, 60, 10), COLOURS.madder),
      });
      p.form('-4,146! -30,158 -34,184! -4,188!', '#fffaf0', { s: [-4, -4] });
      p.form('0,138! 20,132 14,142 0,146!', COLOURS.madder, { s: null, lw: 2.6 });
      p.form('-62,192! -40,196 40,196 64,188! 50,216 32,228 -32,228 -50,216', '#a9703e', {
        s: [-6, -6],
        inside: (q) => {
          q.line('-60,204 0,210 58,202', 1.8, dark('#a9703e', 0.5));
          q.line('-54,214 0,219 50,213', 1.8, dark('#a9703e', 0.5));
        },
      });
    },
  },
  wheel: {
    lift: 6,
    look: -1,
    arms: FRONT,
    hands: [
      [-44, 190, 20, 1],
      [44, 190, -20, -1],
    ],
    draw({ p }) {
      p.form(ell(0, 204, 48, 48), '#b07a48', { s: [-5, -5] });
      p.form(ell(0, 204, 37, 37), '#f1e6c8', { s: null, lw: 2.8 });
      for (let i = 0; i < 4; i++) {
        const angle = (i / 4) * Math.PI + 0.4;
        const [x, y] = [Math.cos(angle) * 38, Math.sin(angle) * 38];
        p.form(pole(-x, 204 - y, x, 204 + y, 8), '#b07a48', { s: [-2, -1], lw: 2.8 });
      }
      p.form(ell(0, 204, 12, 12), COLOURS.walnut, { s: [-3, -3] });
      p.dot(0, 204, 4, INK);
    },
  },
  cart: {
    lift: 18,
    look: 1,
    arms: FRONT,
    draw({ p }) {
      p.form('-62,160! -48,158! -40,186! 40,186! 48,158! 62,160! 50,214! -50,214!', '#b98350', {
        s: [-7, -3],
        inside: (q) => {
          for (const x of [-30, -10, 10, 30])
            q.line(
              [
                [x, 186],
                [x * 0.95, 214],
              ],
              1.8,
              dark('#b98350', 0.5),
            );
        },
      });
      for (const x of [-30, 30]) {
        p.form(ell(x, 222, 19, 19), COLOURS.walnut, { s: [-3, -3] });
        p.form(ell(x, 222, 12, 12), '#e3cf9f', { s: null, lw: 2.4 });
        p.line(
          [
            [x - 12, 222],
            [x + 12, 222],
          ],
          2.4,
        );
        p.line(
          [
            [x, 210],
            [x, 234],
          ],
          2.4,
        );
      }
    },
    hands: [
      [-56, 176, 10, 1],
      [56, 176, -10, -1],
    ],
  },
  carving: {
    shift: -12,
    look: 1,
    arms: ['-46,158 -72,206 -34,194', '44,160 70,240 64,188!'],
    hands: [
      [64, 180, 0, -1],
      [-28, 190, 30, 1],
    ],
    draw({ p }) {
      const c = '#d9ae72';
      p.form('46,176! 50,138 44,126 54,112 76,112 86,126 80,138 84,176!', c, { s: [-6, -3] });
      p.form(ell(65, 98, 16, 17), lite(c, 0.15), { s: [-4, -3] });
      p.form('47,92! 50,74 65,70 80,74 83,92! 65,84', dark(c, 0.25), { s: [-3, -3], lw: 3 });
      p.dot(60, 98, 1.9, INK);
      p.dot(71, 98, 1.9, INK);
      p.line('61,105 65,107 70,105', 1.8);
      p.line('50,142 65,148 80,142', 1.9, dark(c, 0.5));
      p.form('-26,184! 4,160! 12,164 2,182 -18,196!', STEEL, { s: [-2, -3], lw: 3 });
    },
  },
  logs: {
    lift: 14,
    shift: -14,
    look: 1,
    arms: ['-48,158 -76,206 -34,206', '47,160 72,240 66,186!'],
    hands: [
      [66, 176, 10, -1],
      [-52, 206, 20, 1],
    ],
    draw({ p }) {
      p.form(pole(62, 236, 76, 20, 7), WOOD, { s: [-3, 0] });
      p.form('70,44! 88,36 92,22! 80,30 74,20!', COLOURS.slate, { s: [-2, -2], lw: 3 });
      for (const [x, y] of pairs([
        [-34, 214],
        [4, 214],
        [-15, 188],
      ])) {
        p.form(ell(x, y, 20, 19), '#8a5f38', { s: [-3, -3] });
        p.form(ell(x, y, 14, 13), '#dcb27a', { s: null, lw: 2 });
        p.raw(`<circle cx="${x}" cy="${y}" r="7" fill="none" stroke="#a97b45" stroke-width="2"/>`);
        p.dot(x, y, 2, '#a97b45');
      }
    },
  },
  chest: {
    look: -1,
    arms: FRONT,
    hands: HELD,
    draw({ p }) {
      const c = '#9c6337';
      p.form('-48,190! -46,170 -26,158 26,158 46,170 48,190!', lite(c, 0.12), { s: [-8, -3] });
      p.form(box(-50, 190, 100, 50), c, { s: [-9, -2] });
      for (const x of [-30, 30]) {
        p.flat(box(x - 5, 164, 10, 76), COLOURS.slate);
        p.dot(x, 178, 1.8, STEEL);
        p.dot(x, 206, 1.8, STEEL);
      }
      p.form('-10,184! 10,184! 10,202 0,210 -10,202', COLOURS.gold, { s: [-3, -2], lw: 2.8 });
      p.dot(0, 195, 3, INK);
      p.line('0,195 0,202', 2.4);
    },
  },
  blowpipe: {
    shift: -18,
    look: 1,
    arms: ['-46,158 -76,204 -24,196', '44,160 68,240 44,176!'],
    hands: [
      [36, 164, 30, -1],
      [-18, 190, 30, 1],
    ],
    draw({ p }) {
      p.form(pole(-36, 214, 68, 112, 6), STEEL, { s: [-2, -1] });
      p.raw(`<circle cx="82" cy="84" r="38" fill="#ffd27a" opacity=".45"/>`);
      p.form('64,112! 58,92 64,66 86,54 106,66 110,90 98,110 80,118', '#ef8a3a', {
        s: [-6, -5],
        sh: '#d05f2a',
        inside: (q) => q.flat(ell(76, 76, 9, 13, 20), '#ffe3a0', 0.9),
      });
    },
  },
  stone: {
    lift: 16,
    shift: -10,
    look: 1,
    arms: ['-48,158 -76,206 -44,204', '47,160 70,240 64,186!'],
    hands: [
      [64, 176, 8, -1],
      [-58, 204, 20, 1],
    ],
    draw({ p }) {
      p.form(pole(64, 186, 70, 140, 8), WOOD, { s: [-3, 0] });
      p.form('70,140! 60,132 54,104! 72,84! 90,106! 82,134', STEEL, {
        s: [-5, -3],
        inside: (q) => q.line('71,90 71,136', 1.8, dark(STEEL, 0.4)),
      });
      const c = '#b5b0a4';
      for (const [x, y] of pairs([
        [-60, 206],
        [-10, 208],
        [-36, 178],
      ]))
        p.form(at(outline('0,2! 44,0! 48,26! 2,28!'), x, y), c, {
          s: [-5, -5],
          inside: (q) =>
            q.line(
              [
                [x + 10, y + 8],
                [x + 18, y + 12],
              ],
              1.7,
              dark(c, 0.4),
            ),
        });
    },
  },
  flask: {
    shift: -12,
    look: 1,
    arms: POLE,
    hands: [[64, 176, 6, -1]],
    draw({ p }) {
      p.form('56,74! 74,74! 74,104 92,126 94,148 82,164 48,164 36,148 38,126 56,104', '#e6f0ea', {
        s: null,
        inside: (q) => {
          q.flat('30,136 64,130 100,138 100,170! 30,170!', '#4fae7c');
          q.flat(ell(52, 128, 5, 14, 20), '#ffffff', 0.8);
          for (const [x, y] of pairs([
            [58, 146],
            [72, 140],
            [66, 154],
            [80, 150],
          ]))
            q.dot(x, y, 2.6, '#a9e2bd');
        },
      });
      p.form('52,66! 78,66! 78,76! 52,76!', '#c9a877', { s: [-2, -2], lw: 3 });
      for (const [x, y] of pairs([
        [60, 50],
        [72, 40],
        [64, 28],
      ]))
        p.raw(
          `<circle cx="${x}" cy="${y}" r="5" fill="#7cc79a" stroke="${INK}" stroke-width="1.8"/>`,
        );
    },
  },
  cloth: {
    look: -1,
    arms: FRONT,
    hands: [
      [-54, 190, 20, 1],
      [54, 190, -20, -1],
    ],
    draw({ p }) {
      const c = '#f3e7cb';
      p.form('-54,178! 54,178! 50,244! -50,244!', c, {
        s: [-7, -2],
        inside: (q) => {
          for (const y of [196, 214, 232]) {
            q.flat(box(-60, y, 120, 7), COLOURS.woad);
            for (let x = -50; x < 56; x += 16)
              q.flat(
                `${x},${y + 3}! ${x + 6},${y - 4}! ${x + 12},${y + 3}! ${x + 6},${y + 10}!`,
                COLOURS.madder,
              );
          }
        },
      });
      p.form('-64,164 -56,160! 56,160! 64,164 64,182 56,186! -56,186! -64,182', '#cfa76c', {
        s: [-4, -5],
      });
      for (const x of [-60, 60]) p.form(ell(x, 173, 8, 13), '#a97b45', { s: [-2, -2], lw: 3 });
    },
  },
  shears: {
    shift: -16,
    look: 1,
    arms: POLE,
    hands: [[66, 182, 8, -1]],
    draw({ p }) {
      p.form(limb([54, 170], [56, 120], [84, 44], 12, 3), STEEL, { s: [-3, 0] });
      p.form(limb([82, 170], [80, 120], [54, 44], 12, 3), STEEL, { s: [-3, 0] });
      p.dot(69, 108, 4, INK);
      for (const x of [52, 86])
        p.raw(
          `<ellipse cx="${x}" cy="180" rx="12" ry="15" fill="none" stroke="${INK}" stroke-width="11"/><ellipse cx="${x}" cy="180" rx="12" ry="15" fill="none" stroke="${COLOURS.madder}" stroke-width="6.6"/>`,
        );
    },
  },
  hide: {
    lift: 10,
    look: 1,
    arms: FRONT,
    hands: [
      [-46, 184, 20, 1],
      [46, 184, -20, -1],
    ],
    draw({ p }) {
      const c = '#b77d4b';
      p.form(
        '-16,166 0,172 16,166 34,160 58,176! 48,192 40,206 60,226! 44,236 20,230 8,244! -8,244! -20,230 -44,236 -60,226! -40,206 -48,192 -58,176! -34,160',
        c,
        {
          s: [-7, -5],
          inside: (q) => {
            q.flat('-14,184 10,180 22,200 6,218 -18,212 -24,196', lite(c, 0.3));
            q.line('-30,178 -22,188', 1.8, dark(c, 0.5));
            q.line('26,184 30,196', 1.8, dark(c, 0.5));
          },
        },
      );
    },
  },
  saddle: {
    lift: 16,
    look: -1,
    arms: FRONT,
    hands: [
      [-52, 196, 20, 1],
      [52, 196, -20, -1],
    ],
    draw({ p }) {
      const c = '#8a4f2a';
      p.form('-50,206! -54,232 -30,240 30,240 54,232 50,206!', COLOURS.madder, { s: [-5, -3] });
      p.form(
        '-56,176 -44,162 -28,172 0,184 30,176 46,158 58,170 52,194 34,216 -34,216 -50,196',
        c,
        {
          s: [-7, -6],
          inside: (q) => {
            q.line('-44,184 -16,198 20,196 48,180', 1.9, lite(c, 0.4));
            q.line('-34,206 0,210 34,206', 1.8, dark(c, 0.5));
          },
        },
      );
      for (const x of [-22, 22]) {
        p.line(
          [
            [x, 210],
            [x, 228],
          ],
          3.4,
        );
        p.raw(
          `<path d="M${x - 9} 240a9 10 0 0 1 18 0" fill="none" stroke="${INK}" stroke-width="5.4"/>`,
        );
      }
    },
  },
  boot: {
    shift: -14,
    look: 1,
    arms: ['-46,158 -72,206 -34,196', '44,160 68,240 62,196!'],
    hands: [
      [62, 186, 0, -1],
      [-28, 190, 30, 1],
    ],
    draw({ p }) {
      const c = '#7c4a2b';
      p.form('46,86! 78,84! 78,128 92,142 106,150 106,164 96,170! 46,170! 44,150 50,128', c, {
        s: [-7, -4],
      });
      p.form('44,168! 108,166! 108,176! 44,178!', '#4a2f20', { s: null, lw: 3 });
      p.form('42,80! 82,78! 82,96! 42,98!', lite(c, 0.3), { s: [-3, -3], lw: 3 });
      for (const y of [110, 120, 130])
        p.line(
          [
            [60, y],
            [74, y - 2],
          ],
          2,
          lite(c, 0.6),
        );
      p.form(pole(-24, 186, 4, 158, 6), WOOD, { s: null });
      p.form('-8,146! 10,164! 18,158! 0,140!', COLOURS.slate, { s: [-2, -2], lw: 3 });
    },
  },
  wattle: {
    lift: 8,
    look: 1,
    arms: FRONT,
    hands: [
      [-50, 196, 20, 1],
      [50, 196, -20, -1],
    ],
    draw({ p }) {
      const c = '#b98a55';
      for (const [i, y] of [174, 188, 202, 216, 230].entries()) {
        const bend = i % 2 ? 5 : -5;
        p.form(limb([-58, y], [0, y + bend], [58, y], 12, 12), i % 2 ? c : lite(c, 0.2), {
          s: [-2, -3],
          lw: 2.8,
        });
      }
      for (const x of [-40, -14, 12, 38])
        p.form(pole(x, 244, x, 156, 8), dark(c, 0.3), { s: [-3, 0], lw: 2.8 });
    },
  },
  compasses: {
    shift: -16,
    look: 1,
    arms: POLE,
    hands: [[66, 184, 8, -1]],
    draw({ p }) {
      p.form('40,112! 96,112! 96,122! 52,122! 52,172! 40,172!', WOOD, { s: [-3, -3], lw: 3 });
      p.form(limb([70, 48], [62, 100], [46, 160], 9, 3), COLOURS.gold, { s: [-2, 0] });
      p.form(limb([70, 48], [80, 100], [96, 160], 9, 3), COLOURS.gold, { s: [-2, 0] });
      p.form(ell(70, 46, 11, 11), COLOURS.gold, { s: [-3, -3] });
      p.dot(70, 46, 3, INK);
    },
  },
  pan: {
    shift: -14,
    look: 1,
    arms: POLE,
    hands: [[66, 184, 4, -1]],
    draw({ p }) {
      p.form(pole(66, 206, 68, 118, 9), COLOURS.slate, { s: [-3, 0] });
      p.form(ell(69, 84, 34, 34), '#8f989c', { s: [-5, -5] });
      p.form(ell(69, 84, 25, 25), '#d3dadb', { s: [-6, -6], lw: 2.4 });
    },
  },
  flint: {
    shift: -14,
    look: 1,
    arms: ['-46,158 -72,206 -30,196', '44,160 70,240 64,178!'],
    hands: [
      [64, 168, 0, -1],
      [-24, 190, 30, 1],
    ],
    draw({ p }) {
      p.form('66,70! 84,96 88,126 78,152 56,154 46,128 50,96', '#77808a', {
        s: [-7, -4],
        inside: (q) => {
          q.flat('66,70! 70,110 60,154! 46,128 50,96', '#a9b2ba');
          q.line('66,72 70,112 62,152', 1.8, dark('#77808a', 0.4));
          q.line('70,112 88,120', 1.8, dark('#77808a', 0.4));
          q.line('69,100 50,108', 1.8, dark('#77808a', 0.4));
        },
      });
      p.form(ell(-16, 180, 20, 15, -10), '#8d857a', { s: [-4, -4] });
      for (const [x, y] of pairs([
        [30, 150],
        [40, 134],
        [24, 132],
      ]))
        p.form(
          [
            [x - 4, y + 3, 1],
            [x, y - 5, 1],
            [x + 5, y + 2, 1],
          ],
          '#f6d27a',
          { s: null, lw: 2.2 },
        );
    },
  },
  plough: {
    lift: 24,
    look: 1,
    arms: FRONT,
    hands: [
      [-50, 178, 20, 1],
      [50, 178, -20, -1],
    ],
    draw({ p }) {
      p.form(limb([-58, 160], [-34, 190], [0, 210], 9, 9), WOOD, { s: [-2, -2] });
      p.form(limb([58, 160], [34, 190], [0, 210], 9, 9), WOOD, { s: [-2, -2] });
      p.form('-8,196! 10,196! 12,214! -10,214!', dark(WOOD, 0.2), { s: null });
      p.form('-40,240! -22,212 0,204 20,212 34,240! 6,232 -12,234', STEEL, { s: [-6, -6] });
    },
  },
} satisfies Record<string, Tool>;
