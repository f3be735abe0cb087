// What grows, is gathered, baked, brewed or eaten.
import { box, ell, limb, pairs, type Pen, pole, triples } from '../ink';
import { COLOURS, dark, INK, lite } from '../palette';
import type { Tool } from '../person';
import { FRONT, POLE } from './grips';

const grapes = (p: Pen, x: number, y: number, k: number, c = '#84406c'): void => {
  for (const [a, b] of pairs([
    [-9, 0],
    [0, -2],
    [9, 0],
    [-5, 8],
    [5, 8],
    [0, 16],
  ]))
    p.form(ell(x + a * k, y + b * k, 5.6 * k), c, { s: [-2, -2], lw: 2.6, wob: 0.3 }).raw(
      `<circle cx="${x + a * k - 1.6 * k}" cy="${y + b * k - 1.8 * k}" r="${1.3 * k}" fill="#e9bcd0"/>`,
    );
};
const leaf = (p: Pen, x: number, y: number, k: number): Pen =>
  p.form(
    [
      [x, y + 9 * k, 1],
      [x - 11 * k, y + 6 * k],
      [x - 9 * k, y - 2 * k, 1],
      [x - 13 * k, y - 9 * k],
      [x - 3 * k, y - 7 * k, 1],
      [x, y - 14 * k],
      [x + 4 * k, y - 7 * k, 1],
      [x + 13 * k, y - 8 * k],
      [x + 9 * k, y - 1 * k, 1],
      [x + 10 * k, y + 7 * k],
    ],
    COLOURS.moss,
    { s: [-3, -2], lw: 2.8 },
  );
const WOOD = COLOURS.leather;

export const FOOD = {
  fork: {
    shift: -24,
    look: 1,
    arms: POLE,
    hands: [[68, 180, 10, -1]],
    draw({ p }) {
      const hay = '#efd184';
      p.raw('<g transform="translate(8 0)">');
      p.form(pole(56, 236, 74, 66, 7), WOOD, { s: [-3, 0] });
      p.form(
        '70,82! 58,66 46,56! 52,50 44,38! 56,40 56,25! 65,33 71,19! 77,30 86,17! 89,31 101,25! 98,39 109,39! 101,50 106,58! 94,67 81,82!',
        hay,
        { s: [-5, -3] },
      );
      for (const l of ['70,74 54,46', '73,70 68,34', '78,70 84,34', '81,72 98,44'])
        p.line(l, 1.7, dark(hay, 0.42));
      for (const u of [-15, 0, 15])
        p.form(limb([75, 80], [76 + u * 1.7, 74], [76 + u * 1.1, 44], 5, 3), COLOURS.slate, {
          s: null,
          lw: 2.8,
        });
      p.raw('</g>');
    },
  },
  sheaf: {
    look: -1,
    arms: FRONT,
    draw({ p }) {
      const c = COLOURS.straw;
      p.form('-34,244! -18,206 -34,182 -48,170 48,170 34,182 18,206 34,244!', c, {
        s: [-8, 0],
        inside: (q) => {
          for (const u of [-28, -14, 0, 14, 28])
            q.line(
              [
                [u * 1.3, 172],
                [u * 0.5, 206],
                [u, 244],
              ],
              1.6,
              dark(c, 0.45),
            );
        },
      });
      for (let i = 0; i < 9; i++) {
        const x = -48 + i * 12,
          y = 167 - Math.sin((i / 8) * Math.PI) * 12;
        p.form(ell(x, y, 5.4, 12, (i - 4) * 9), lite(c, i % 2 ? 0.05 : 0.25), {
          s: [-3, -2],
          lw: 2.8,
        });
        p.line(
          [
            [x - (i - 4) * 0.9, y - 7],
            [x + (i - 4) * 0.6, y + 7],
          ],
          1.3,
          dark(c, 0.45),
        );
      }
      p.form('-22,200! 0,204 22,200! 22,211! 0,215 -22,211!', COLOURS.madder, {
        s: [-3, -3],
        lw: 3,
      });
    },
    hands: [
      [-32, 210, 20, 1],
      [32, 210, -20, -1],
    ],
  },
  loaves: {
    look: 1,
    arms: FRONT,
    draw({ p }) {
      const c = '#cf9149',
        b = COLOURS.straw;
      for (const [x, y, r] of triples([
        [-24, 178, -10],
        [24, 177, 10],
        [0, 166, 0],
      ]))
        p.form(ell(x, y, 26, 16, r), c, {
          s: [-5, -6],
          inside: (q) => {
            for (const u of [-10, 0, 10])
              q.line(
                [
                  [x + u - 3, y + 3],
                  [x + u + 4, y - 9],
                ],
                3,
                '#f3d9a2',
              );
          },
        });
      p.form('-50,188! 50,188! 38,244! -38,244!', dark(b, 0.16), {
        s: [-9, 0],
        inside: (q) => {
          for (let r = 0; r < 4; r++)
            for (let i = -5; i < 6; i++)
              q.line(
                [
                  [i * 10 - (r % 2) * 5, 202 + r * 9],
                  [i * 10 + 4 - (r % 2) * 5, 199 + r * 9],
                  [i * 10 + 8 - (r % 2) * 5, 202 + r * 9],
                ],
                1.6,
                dark(b, 0.5),
              );
        },
      });
      p.form('-54,182! 0,187 54,182! 52,194! 0,198 -52,194!', b, { s: [-3, -4] });
    },
    hands: [
      [-48, 206, 20, 1],
      [48, 206, -20, -1],
    ],
  },
  sack: {
    shift: -6,
    look: -1,
    arms: ['-48,158 -70,206 -50,236', '48,158 84,208 46,174'],
    back({ p }) {
      const c = '#c4a572';
      p.form('30,112 50,84 82,84 104,112 104,156 84,190 46,184 28,150', c, {
        s: [-10, -6],
        inside: (q) => {
          q.line('50,96 58,116', 1.6, dark(c, 0.45));
          q.line('88,104 84,122', 1.6, dark(c, 0.45));
          q.form('76,148! 96,144! 98,164! 79,168!', '#a9885a', { s: null, lw: 2.2 });
        },
      });
      p.form('34,118 24,126 34,142 44,128', dark(c, 0.1), { s: [-2, -2] });
    },
    draw({ p }) {
      p.form('40,174! 44,150 52,126 66,108 92,112 84,132 66,150 55,176!', '#c4a572', {
        s: [-5, -4],
        inside: (q) => {
          q.line('50,164 56,142 70,124', 1.7, dark('#c4a572', 0.45));
        },
      });
    },
    hands: [[46, 170, -30, -1]],
  },
  basket: {
    look: -1,
    arms: FRONT,
    draw({ p }) {
      const c = COLOURS.straw;
      for (const [x, y] of pairs([
        [-22, 172],
        [24, 172],
        [0, 168],
      ]))
        grapes(p, x, y, 1.05);
      leaf(p, -12, 164, 0.9);
      leaf(p, 16, 166, 0.8);
      p.form('-46,184! 46,184! 36,240! -36,240!', dark(c, 0.15), {
        s: [-9, 0],
        inside: (q) => {
          for (let r = 0; r < 4; r++)
            for (let i = -5; i < 5; i++)
              q.line(
                [
                  [i * 10 + (r % 2) * 5, 196 + r * 9],
                  [i * 10 + 4 + (r % 2) * 5, 193 + r * 9],
                  [i * 10 + 8 + (r % 2) * 5, 196 + r * 9],
                ],
                1.6,
                dark(c, 0.5),
              );
        },
      });
      p.form('-50,179! 0,183 50,179! 49,190! 0,194 -49,190!', c, { s: [-3, -4] });
    },
    hands: [
      [-46, 200, 20, 1],
      [46, 200, -20, -1],
    ],
  },
  goblet: {
    shift: -10,
    look: 1,
    arms: ['-46,158 -72,206 -34,192', '44,160 70,240 62,194!'],
    hands: [
      [62, 182, 0, -1],
      [-28, 186, 30, 1],
    ],
    draw({ p }) {
      grapes(p, -20, 200, 1.15);
      leaf(p, -18, 190, 1);
      p.form('44,206 56,198 58,150! 66,150! 68,198 80,206 62,210', COLOURS.gold, { s: [-4, -2] });
      p.form('42,112! 82,112! 82,134 72,152 62,156 52,152 42,134', COLOURS.gold, { s: [-8, -3] });
      p.form(ell(62, 112, 20, 6), '#8a2f4b', { s: null, lw: 3 });
      p.flat(ell(57, 111, 8, 2), '#c0657f');
    },
  },
  tankard: {
    shift: -14,
    look: 1,
    arms: ['-50,160 -70,204 -50,238', '50,160 68,240 62,194!'],
    hands: [[60, 178, 4, -1]],
    draw({ p }) {
      const c = '#b98350';
      p.raw(
        `<path d="M82 138h8c10 0 10 34 0 36h-8" fill="none" stroke="${INK}" stroke-width="10.5"/><path d="M82 138h8c10 0 10 34 0 36h-8" fill="none" stroke="${c}" stroke-width="5.5"/>`,
      );
      p.form('40,124! 82,124! 86,184! 36,184!', c, {
        s: [-9, 0],
        inside: (q) => {
          for (const u of [50, 61, 72])
            q.line(
              [
                [u, 124],
                [u, 186],
              ],
              1.6,
              dark(c, 0.5),
            );
          q.flat(box(30, 136, 60, 7), COLOURS.slate);
          q.flat(box(30, 170, 60, 7), COLOURS.slate);
        },
      });
      p.form(
        '36,126 34,114 44,110 50,101 62,103 72,100 80,109 88,115 86,127 78,126 76,138 70,136 68,126 50,128',
        '#fff8e6',
        { s: [-4, -4] },
      );
    },
  },
  pail: {
    look: -1,
    arms: FRONT,
    draw({ p }) {
      const c = '#c1905c';
      p.raw('<g transform="translate(0 -11)">');
      p.form('-46,182! 46,182! 38,244! -38,244!', c, {
        s: [-10, 0],
        inside: (q) => {
          for (const u of [-24, -8, 8, 24])
            q.line(
              [
                [u * 1.1, 182],
                [u, 244],
              ],
              1.6,
              dark(c, 0.5),
            );
          q.flat('-50,202! 0,208 50,202! 50,212! 0,218 -50,212!', COLOURS.slate);
        },
      });
      p.form(ell(0, 182, 46, 11), dark(c, 0.2), { s: null });
      p.form(ell(0, 184, 39, 7.5), '#fffaf0', { s: [-4, -3], sh: '#e6dcc8', lw: 2 });
      p.form('14,187 26,186 25,204 21,208 18,202 15,198', '#fffaf0', { s: null, lw: 2.4 });
      p.raw('</g>');
    },
    hands: [
      [-45, 202, 20, 1],
      [45, 202, -20, -1],
    ],
  },
  cheese: {
    look: 1,
    arms: FRONT,
    draw({ p }) {
      const c = '#eec55c';
      p.form('-48,186! 48,186! 48,216 30,230 -30,230 -48,216', c, { s: [-10, 0], sh: '#d39a3b' });
      p.form(ell(0, 186, 48, 17), lite(c, 0.3), { s: null });
      p.form('4,188! 18,203! 18,236! 4,224!', '#e0a941', { s: null, lw: 3 });
      p.form('4,188! 42,196! 42,228 18,234! 18,203!', '#c98f35', { s: null, lw: 0 });
      p.form('4,188! 46,192! 46,218 4,218!', '#f7df95', { s: null, lw: 3 });
      for (const [x, y, r] of triples([
        [16, 200, 3.4],
        [30, 206, 4.2],
        [36, 197, 2.4],
        [20, 212, 2.6],
      ]))
        p.raw(`<circle cx="${x}" cy="${y}" r="${r}" fill="#d9a545"/>`);
      for (const [x, y, r] of triples([
        [-20, 182, 3],
        [-6, 194, 2.4],
        [14, 179, 2.6],
      ]))
        p.raw(`<ellipse cx="${x}" cy="${y}" rx="${r * 1.5}" ry="${r * 0.8}" fill="#e0b650"/>`);
    },
    hands: [
      [-47, 206, 20, 1],
      [48, 208, -20, -1],
    ],
  },
  skep: {
    look: -1,
    arms: FRONT,
    draw({ p }) {
      const c = COLOURS.straw;
      p.form('-42,244! -42,212 -30,182 -12,168 0,165 12,168 30,182 42,212 42,244!', c, {
        s: [-10, -2],
        inside: (q) => {
          for (const y of [178, 190, 202, 214, 226])
            q.line(
              [
                [-46, y - 3],
                [0, y + 3],
                [46, y - 3],
              ],
              1.7,
              dark(c, 0.5),
            );
        },
      });
      p.form('-9,222 -9,212 0,206 9,212 9,222', '#4a2f20', { s: null, lw: 3 });
    },
    top({ p }) {
      for (const [x, y, r] of triples([
        [-70, 112, -15],
        [68, 132, 12],
        [74, 84, -10],
        [-76, 60, 10],
        [22, 184, 0],
      ])) {
        p.raw(
          `<g transform="translate(${x} ${y}) rotate(${r})"><ellipse cx="-2" cy="-5.5" rx="4" ry="5.5" fill="#fffaf0" stroke="${INK}" stroke-width="1.3"/><ellipse cx="4" cy="-5.5" rx="3.4" ry="4.6" fill="#fffaf0" stroke="${INK}" stroke-width="1.3"/><ellipse rx="7.5" ry="5.2" fill="#eab63c" stroke="${INK}" stroke-width="1.7"/><path d="M-1.5 -5V5M2.6 -4.8V4.8" stroke="${INK}" stroke-width="2"/></g>`,
        );
      }
    },
    hands: [
      [-46, 212, 20, 1],
      [46, 212, -20, -1],
    ],
  },
  fish: {
    look: 1,
    arms: FRONT,
    draw({ p }) {
      const c = '#8fb0b4';
      p.form('46,190! 66,170! 84,172 76,190 82,210 64,208!', c, { s: [-4, -5] });
      p.form('-16,174 6,160 22,172!', dark(c, 0.2), { s: null });
      p.form('-66,192 -48,174 -10,168 26,176 54,190 26,206 -10,214 -48,208', c, {
        s: [-3, -7],
        sh: '#dfe6d8',
        inside: (q) => {
          for (const [x, y] of pairs([
            [-14, 184],
            [2, 182],
            [18, 186],
            [-6, 194],
            [10, 194],
            [26, 192],
          ]))
            q.line(
              [
                [x, y - 5],
                [x + 5, y],
                [x, y + 5],
              ],
              1.6,
              dark(c, 0.45),
            );
        },
      });
      p.line('-38,175 -32,190 -38,206', 2);
      p.form(ell(-50, 187, 5), '#fff6e2', { s: null, lw: 2.6 });
      p.raw(`<circle cx="-50" cy="187" r="2.6" fill="${INK}"/>`);
      p.line('-65,195 -58,197', 2);
    },
    hands: [
      [-24, 212, 10, 1],
      [32, 206, -20, -1],
    ],
  },
} satisfies Record<string, Tool>;
