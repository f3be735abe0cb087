// What travellers, traders, clergy and rogues carry.
import { box, ell, limb, pairs, type Pen, pole } from '../ink';
import { COLOURS, dark, INK } from '../palette';
import type { Hand, Tool } from '../person';
import { FRONT, POLE } from './grips';

const HELD: Hand[] = [
  [-46, 206, 20, 1],
  [46, 206, -20, -1],
];
const WOOD = COLOURS.leather;
const STEEL = '#c3cbcc';

const coin = (p: Pen, x: number, y: number, size = 8): void => {
  p.form(ell(x, y, size, size), COLOURS.gold, { s: [-2, -2], lw: 2.6 });
  p.raw(
    `<circle cx="${x}" cy="${y}" r="${size * 0.55}" fill="none" stroke="#9a6a16" stroke-width="1.6"/>`,
  );
};

const flame = (p: Pen, x: number, y: number, k: number): void => {
  p.raw(`<circle cx="${x}" cy="${y}" r="${30 * k}" fill="#fbe3a0" opacity=".55"/>`);
  const shape = [
    [0, -34, 1],
    [14, -10],
    [12, 10],
    [0, 16],
    [-12, 10],
    [-14, -10],
  ] as const;
  p.form(
    shape.map(([u, v, c]) => [x + u * k, y + v * k, c]),
    '#ef8a3a',
    {
      s: null,
      lw: 3,
      inside: (q) => q.flat(ell(x, y + 4 * k, 6 * k, 12 * k), '#fbe08a'),
    },
  );
};

/** A sheet of parchment with lines on it. */
const sheet = (p: Pen, x: number, y: number, w: number, h: number): Pen =>
  p.form(box(x, y, w, h), COLOURS.cream, {
    s: [-4, -3],
    inside: (q) => {
      for (let at = y + 10; at < y + h - 6; at += 9)
        q.line(
          [
            [x + 7, at],
            [x + w - 8, at],
          ],
          1.7,
          '#a88c66',
        );
    },
  });

export const ROAD = {
  plan: {
    lift: 8,
    look: 1,
    arms: FRONT,
    hands: HELD,
    draw({ p }) {
      p.form(box(-36, 192, 72, 48), '#efdcb4', { s: [-7, -2] });
      p.form('-46,194! 0,152! 46,194!', '#b1684a', {
        s: [-6, -4],
        inside: (q) => {
          q.line('-34,186 34,186', 1.7, dark('#b1684a', 0.4));
          q.line('-20,174 20,174', 1.7, dark('#b1684a', 0.4));
        },
      });
      p.form('-9,240! -9,212 0,204 9,212 9,240!', COLOURS.walnut, { s: [-2, 0], lw: 2.8 });
      for (const x of [-24, 24]) p.form(box(x - 7, 204, 14, 14), '#a9cfd6', { s: null, lw: 2.6 });
    },
  },
  pot: {
    look: -1,
    arms: FRONT,
    hands: HELD,
    draw({ p }) {
      p.form('-44,184! 44,184! 46,212 30,238 -30,238 -46,212', COLOURS.soot, { s: [-9, -4] });
      p.form(ell(0, 184, 46, 11), dark(COLOURS.soot, 0.2), { s: null });
      p.form(ell(0, 184, 38, 7), '#c9823d', { s: null, lw: 2 });
      for (const [x, y] of pairs([
        [-18, 183],
        [4, 181],
        [20, 185],
      ]))
        p.dot(x, y, 4.4, '#eec55c');
      for (const x of [-16, 10])
        p.line(
          [
            [x, 170],
            [x + 6, 160],
            [x - 2, 150],
            [x + 5, 140],
          ],
          2.6,
          '#fffaf0',
          0.9,
        );
    },
  },
  truffles: {
    look: 1,
    arms: FRONT,
    hands: HELD,
    draw({ p }) {
      for (const [x, y] of pairs([
        [-26, 178],
        [26, 177],
        [0, 168],
        [-8, 182],
        [14, 184],
      ]))
        p.form(ell(x, y, 15, 13), '#4d3a30', {
          s: [-4, -4],
          inside: (q) => {
            q.dot(x - 4, y - 3, 1.8, '#7d6453');
            q.dot(x + 3, y + 1, 1.8, '#7d6453');
          },
        });
      p.form('-50,190! 50,190! 34,238 -34,238', '#c79a5f', { s: [-9, -3] });
      p.form('-54,184! 0,190 54,184! 52,196! 0,202 -52,196!', '#dcb27a', { s: [-3, -4] });
    },
  },
  pack: {
    shift: -10,
    look: 1,
    arms: POLE,
    hands: [[66, 182, 8, -1]],
    back({ p }) {
      p.form('-72,70! -58,56 58,56 72,70! 74,156! -74,156!', '#c4a572', { s: [-10, -4] });
      p.form(box(-66, 40, 50, 22), COLOURS.madder, { s: [-5, -3] });
      p.form(box(18, 36, 46, 24), COLOURS.woad, { s: [-5, -3] });
      p.form(ell(-80, 110, 14, 16), COLOURS.steel, { s: [-4, -4] });
    },
    draw({ p }) {
      p.form(limb([62, 236], [66, 150], [72, 70], 8, 7), WOOD, { s: [-3, 0] });
      p.form(ell(73, 66, 10, 9), WOOD, { s: [-2, -2] });
    },
  },
  lantern: {
    shift: -14,
    look: 1,
    arms: POLE,
    hands: [[66, 92, 0, -1]],
    draw({ p }) {
      p.form(limb([72, 240], [76, 160], [66, 100], 28, 22), COLOURS.walnut, { s: [-6, 0] });
      p.raw('<circle cx="66" cy="138" r="42" fill="#fbe3a0" opacity=".6"/>');
      p.rod('M54 116C54 98 78 98 78 116', COLOURS.slate, 3);
      p.form('46,118! 86,118! 80,108 52,108', COLOURS.slate, { s: [-3, -2], lw: 3 });
      p.form(box(50, 118, 32, 44), '#fbe08a', { s: null });
      flame(p, 66, 144, 0.5);
      p.line('50,118 50,162', 3.4);
      p.line('82,118 82,162', 3.4);
      p.form(box(45, 160, 42, 9), COLOURS.slate, { s: [-3, -2], lw: 3 });
    },
  },
  torch: {
    shift: -16,
    look: 1,
    arms: POLE,
    hands: [[66, 184, 8, -1]],
    draw({ p }) {
      p.form(pole(63, 236, 71, 96, 9), WOOD, { s: [-3, 0] });
      p.form('58,104! 84,104! 80,84! 62,84!', COLOURS.soot, { s: [-3, -2], lw: 3 });
      flame(p, 71, 66, 1.1);
      for (const r of [22, 15])
        p.raw(
          `<ellipse cx="-26" cy="206" rx="${r}" ry="${r * 1.1}" fill="none" stroke="${INK}" stroke-width="9"/><ellipse cx="-26" cy="206" rx="${r}" ry="${r * 1.1}" fill="none" stroke="#d9bd84" stroke-width="5.4"/>`,
        );
    },
  },
  jug: {
    lift: 18,
    look: 1,
    arms: FRONT,
    hands: HELD,
    draw({ p }) {
      const c = '#a5503a';
      p.rod('M30 176C58 172 56 214 36 216', c, 7);
      p.form('-14,150! 14,150! 16,168 36,188 38,214 22,238 -22,238 -38,214 -36,188 -16,168', c, {
        s: [-9, -3],
        inside: (q) => {
          q.flat(box(-44, 194, 90, 8), COLOURS.cream, 0.85);
          q.flat(box(-44, 208, 90, 4), COLOURS.cream, 0.85);
        },
      });
      p.form(ell(0, 150, 17, 6), dark(c, 0.3), { s: null });
      for (const [x, y] of pairs([
        [-50, 222],
        [-42, 228],
        [-56, 230],
        [-48, 236],
      ]))
        p.form(ell(x, y, 6, 6), '#84406c', { s: [-2, -2], lw: 2.6 });
    },
  },
  crates: {
    lift: 8,
    look: -1,
    arms: FRONT,
    hands: [
      [-54, 212, 20, 1],
      [54, 212, -20, -1],
    ],
    draw({ p }) {
      for (const [x, y] of pairs([
        [-32, 174],
        [-8, 168],
        [16, 172],
        [36, 178],
      ]))
        p.form(ell(x, y, 15, 14), x % 3 ? '#b8452f' : '#8aa04a', { s: [-4, -4] });
      const c = '#c79a5f';
      p.form(box(-58, 184, 116, 56), c, { s: [-9, -3] });
      for (const y of [200, 218])
        p.line(
          [
            [-58, y],
            [58, y],
          ],
          2.4,
          dark(c, 0.5),
        );
      for (const x of [-58, 46]) p.form(box(x, 182, 12, 60), dark(c, 0.2), { s: null, lw: 2.8 });
    },
  },
  cross: {
    shift: -16,
    look: 1,
    arms: POLE,
    hands: [[66, 182, 8, -1]],
    draw({ p }) {
      p.form(pole(62, 236, 71, 112, 7), WOOD, { s: [-3, 0] });
      p.form(
        '64,36! 80,36! 80,60! 100,60! 100,76! 80,76! 80,116! 64,116! 64,76! 44,76! 44,60! 64,60!',
        COLOURS.gold,
        { s: [-4, -4] },
      );
      p.form(ell(72, 68, 6, 6), '#c23b4b', { s: [-2, -2], lw: 2.4 });
    },
  },
  scroll: {
    shift: -12,
    look: 1,
    arms: POLE,
    hands: [[62, 178, 0, -1]],
    draw({ p }) {
      sheet(p, 42, 84, 46, 76);
      for (const y of [78, 160])
        p.form(limb([36, y], [65, y + 2], [94, y], 13, 13), COLOURS.oat, { s: [-2, -3], lw: 3 });
      p.form(ell(78, 152, 10, 10), COLOURS.madder, { s: [-2, -2], lw: 2.8 });
    },
  },
  quill: {
    shift: -10,
    look: -1,
    arms: ['-48,158 -76,206 -38,204', '44,160 70,240 52,190!'],
    hands: [
      [50, 178, 0, -1],
      [-50, 208, 20, 1],
    ],
    draw({ p }) {
      sheet(p, -52, 186, 82, 60);
      p.form('44,196! 56,150 70,104 92,62! 96,92 88,130 66,166 50,200!', '#f7efe0', {
        s: [-5, -3],
        inside: (q) => {
          q.line('46,196 66,140 92,66', 1.9, dark('#f7efe0', 0.45));
          q.line('74,124 92,116', 1.7, dark('#f7efe0', 0.4));
        },
      });
    },
  },
  spyglass: {
    shift: -14,
    look: 1,
    arms: ['-50,160 -70,204 -50,238', '44,160 70,240 56,182!'],
    hands: [[54, 172, 20, -1]],
    draw({ p }) {
      p.form(pole(36, 196, 62, 150, 14), COLOURS.gold, { s: [-3, -2] });
      p.form(pole(60, 154, 82, 114, 19), COLOURS.walnut, { s: [-4, -2] });
      p.form(pole(80, 118, 100, 82, 25), COLOURS.gold, { s: [-5, -3] });
      p.form(ell(101, 81, 13, 7, -60), '#a9cfd6', { s: null, lw: 3 });
    },
  },
  broom: {
    shift: -20,
    look: 1,
    arms: POLE,
    hands: [[66, 182, 8, -1]],
    draw({ p }) {
      p.form(pole(62, 236, 72, 92, 7), WOOD, { s: [-3, 0] });
      const c = COLOURS.straw;
      p.form('60,96! 84,94! 92,60 104,26! 90,32 84,22! 74,32 66,20! 60,34 48,28! 54,60', c, {
        s: [-6, -3],
        inside: (q) => {
          for (const x of [56, 68, 80, 92])
            q.line(
              [
                [72 + (x - 72) * 0.5, 92],
                [x, 34],
              ],
              1.8,
              dark(c, 0.42),
            );
        },
      });
      p.form('58,86! 86,84! 86,98! 60,100!', COLOURS.madder, { s: [-2, -2], lw: 3 });
    },
  },
  letter: {
    shift: -12,
    look: 1,
    arms: POLE,
    hands: [[66, 180, 4, -1]],
    draw({ p }) {
      p.form('36,118! 100,112! 104,162! 40,168!', COLOURS.cream, {
        s: [-4, -3],
        inside: (q) => q.line('36,118 72,146 102,112', 2.4, '#8d7450'),
      });
      p.form(ell(71, 142, 11, 11), COLOURS.madder, { s: [-3, -3], lw: 2.8 });
    },
  },
  bindle: {
    shift: -8,
    look: -1,
    arms: ['-50,160 -70,204 -50,238', '47,160 72,240 52,188!'],
    hands: [[50, 178, -20, -1]],
    back({ p }) {
      p.form(pole(30, 206, 84, 92, 7), WOOD, { s: [-3, 0] });
      p.form('66,96 60,66 72,44 96,42 108,62 104,94 88,108', COLOURS.madder, { s: [-8, -6] });
      for (const [x, y] of pairs([
        [74, 64],
        [92, 60],
        [84, 82],
        [98, 84],
      ]))
        p.dot(x, y, 3, '#f5ead0');
      p.form('80,98! 92,98! 100,116! 86,108! 74,116!', COLOURS.madder, { s: [-2, -2], lw: 2.8 });
    },
  },
  purse: {
    look: 1,
    arms: FRONT,
    hands: HELD,
    draw({ p }) {
      for (const [x, y] of pairs([
        [-20, 160],
        [0, 152],
        [20, 160],
        [-8, 166],
        [12, 168],
      ]))
        coin(p, x, y, 9);
      p.form('-26,172! 26,172! 44,204 38,236 0,244 -38,236 -44,204', '#7d4a86', { s: [-9, -4] });
      p.form('-32,166! 0,172 32,166! 30,180! 0,186 -30,180!', COLOURS.gold, { s: [-3, -3], lw: 3 });
      p.form('-8,208! 0,196! 8,208! 0,220!', COLOURS.gold, { s: null, lw: 2.4 });
    },
  },
  beads: {
    look: -1,
    arms: ['-48,158 -72,206 -10,190', '48,158 72,206 10,190'],
    hands: [
      [-7, 182, -10, 1],
      [7, 182, 10, -1],
    ],
    top({ p }) {
      for (let i = 0; i < 11; i++) {
        const angle = (i / 10) * Math.PI;
        p.form(ell(Math.cos(angle) * 20, 192 + Math.sin(angle) * 26, 4.4, 4.4), COLOURS.madder, {
          s: [-1, -1],
          lw: 2.2,
        });
      }
      p.form(
        '-3,218! 3,218! 3,224! 9,224! 9,230! 3,230! 3,240! -3,240! -3,230! -9,230! -9,224! -3,224!',
        COLOURS.gold,
        { s: null, lw: 2.6 },
      );
    },
  },
  star: {
    shift: -18,
    look: 1,
    arms: POLE,
    hands: [[66, 182, 8, -1]],
    draw({ p }) {
      p.form(limb([60, 236], [70, 160], [72, 92], 9, 7), WOOD, { s: [-3, 0] });
      p.raw('<circle cx="73" cy="62" r="40" fill="#fbe3a0" opacity=".6"/>');
      p.form(
        '73,26! 82,50! 108,52! 88,68! 96,94! 73,80! 50,94! 58,68! 38,52! 64,50!',
        COLOURS.gold,
        { s: [-4, -3] },
      );
    },
  },
  drum: {
    lift: 8,
    look: 1,
    arms: ['-48,158 -80,206 -40,178', '48,158 80,206 40,178'],
    draw({ p }) {
      p.form('-46,190! 46,190! 42,240! -42,240!', COLOURS.madder, {
        s: [-9, -2],
        inside: (q) => {
          for (const x of [-36, -12, 12])
            q.line(
              [
                [x, 192],
                [x + 12, 240],
                [x + 24, 192],
              ],
              2.4,
              COLOURS.cream,
            );
        },
      });
      p.form(ell(0, 190, 48, 13), COLOURS.cream, { s: [-4, -4] });
      p.form(pole(-44, 170, -6, 190, 6), WOOD, { s: null });
      p.form(pole(44, 168, 8, 188, 6), WOOD, { s: null });
    },
    hands: [
      [-44, 170, 20, 1],
      [44, 168, -20, -1],
    ],
  },
  club: {
    shift: -16,
    look: 1,
    arms: POLE,
    hands: [[64, 186, 6, -1]],
    draw({ p }) {
      p.form('58,220! 60,150 48,96 54,52 72,38 92,52 96,96 78,150 74,220!', '#7a5236', {
        s: [-8, -3],
      });
      for (const [x, y] of pairs([
        [54, 74],
        [72, 56],
        [90, 78],
        [66, 96],
        [84, 108],
      ]))
        p.form(
          [
            [x - 6, y + 4, 1],
            [x, y - 9, 1],
            [x + 6, y + 4, 1],
          ],
          STEEL,
          { s: [-1, -1], lw: 2.6 },
        );
    },
  },
  mask: {
    shift: -14,
    look: 1,
    arms: POLE,
    hands: [[64, 182, 4, -1]],
    draw({ p }) {
      p.form(pole(64, 200, 68, 116, 6), COLOURS.gold, { s: [-2, 0] });
      p.form('32,74 50,66 68,74 88,66 106,74 102,104 86,118 68,108 52,118 36,104', '#f5ead0', {
        s: [-6, -4],
      });
      for (const x of [52, 86])
        p.form(ell(x, 90, 11, 7, x < 60 ? 14 : -14), INK, { s: null, lw: 1 });
      p.form('98,68! 112,44 120,26! 122,52 108,76!', COLOURS.plum, { s: [-2, -2], lw: 3 });
      p.form('88,64! 94,40 100,20! 106,46 100,70!', COLOURS.teal, { s: [-2, -2], lw: 3 });
    },
  },
  dagger: {
    shift: -8,
    look: 1,
    arms: ['-46,158 -72,206 -34,200', '44,160 70,240 64,188!'],
    hands: [
      [64, 178, 0, -1],
      [-48, 210, 20, 1],
    ],
    draw({ p }) {
      p.form('58,152! 70,152! 72,100 64,66! 56,100', STEEL, {
        s: [-4, 0],
        inside: (q) => q.line('64,72 64,150', 1.7, dark(STEEL, 0.4)),
      });
      p.form('44,150! 84,150! 84,160! 44,160!', COLOURS.gold, { s: [-2, -2], lw: 3 });
      p.form(ell(64, 198, 8, 8), COLOURS.gold, { s: [-2, -2], lw: 3 });
      p.form('-46,204 -34,188 -10,188 2,204 0,236! -46,236!', '#a9885a', { s: [-7, -4] });
      p.form('-34,186! -8,186! -12,176 -30,176', '#8f7047', { s: null, lw: 2.8 });
      for (const [x, y] of pairs([
        [-16, 168],
        [-28, 170],
      ]))
        coin(p, x, y, 8);
    },
  },
  shield: {
    lift: 12,
    shift: -10,
    look: 1,
    arms: ['-48,158 -76,206 -44,206', '47,160 72,240 66,186!'],
    hands: [[66, 176, 8, -1]],
    draw({ p }) {
      p.form(pole(62, 236, 72, 30, 7), WOOD, { s: [-3, 0] });
      p.form('72,12! 80,34 78,48! 96,54 92,78! 76,70! 66,70! 58,76! 54,62 66,46! 64,34', STEEL, {
        s: [-4, -3],
      });
      p.form('-62,168! -24,160 14,168! 16,196 2,226 -24,242 -50,226 -64,196', COLOURS.woad, {
        s: [-7, -4],
        inside: (q) =>
          q.flat(
            '-24,176! -18,194! 0,194! -14,206! -8,224! -24,213! -40,224! -34,206! -48,194! -30,194!',
            COLOURS.gold,
          ),
      });
    },
  },
} satisfies Record<string, Tool>;
