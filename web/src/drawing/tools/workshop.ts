// What hangs on a wall or lies on a bench: tools, and what they are for.
import { at, box, ell, outline, pairs, type Point, pole, triples } from '../ink';
import { COLOURS, dark, INK, lite } from '../palette';
import type { Tool } from '../person';
import { FRONT, POLE } from './grips';

const WOOD = COLOURS.leather;
const STEEL = COLOURS.steel;

export const WORKSHOP = {
  pickaxe: {
    shift: -16,
    look: 1,
    arms: POLE,
    hands: [[66, 180, 10, -1]],
    draw({ p }) {
      p.form(pole(62, 236, 76, 36, 8), WOOD, { s: [-3, 0] });
      p.form('38,66! 52,46 76,37 98,48 110,70! 94,58 76,53 57,56', STEEL, { s: [-2, -5] });
      p.form(at(box(-8, -12, 16, 22), 76, 45), COLOURS.slate, { s: [-4, 0], lw: 3 });
    },
  },
  axe: {
    shift: -16,
    look: 1,
    arms: POLE,
    hands: [[66, 180, 10, -1]],
    draw({ p }) {
      p.form(pole(62, 236, 75, 32, 8), WOOD, { s: [-3, 0] });
      p.form('68,44! 86,40! 104,28 112,52 106,78! 88,64! 67,62!', STEEL, {
        s: [-3, -4],
        inside: (q) => q.flat('101,26 120,26! 120,80! 102,80! 106,52', '#dfe4e2'),
      });
    },
  },
  hammer: {
    shift: -14,
    look: 1,
    arms: POLE,
    hands: [[64, 180, 6, -1]],
    draw({ p }) {
      p.form(pole(61, 204, 70, 76, 8), WOOD, { s: [-3, 0] });
      p.form('44,54! 92,58! 98,64! 97,82! 90,87! 43,84!', COLOURS.slate, {
        s: [-4, -6],
        inside: (q) => q.flat(box(40, 56, 60, 5), '#8d9398'),
      });
    },
  },
  saw: {
    shift: -12,
    look: 1,
    arms: ['-50,160 -70,204 -50,238', '47,160 76,240 73,196!'],
    hands: [[72, 186, 10, -1]],
    draw({ p }) {
      p.raw('<g transform="translate(8 0)">');
      const t: Point[] = [];
      for (let i = 0; i < 11; i++) {
        t.push([46 + i * 1.2, 160 - i * 11, 1]);
        t.push([38 + i * 1.7, 155 - i * 11, 1]);
      }
      p.form([[80, 168, 1], [50, 166, 1], ...t, [62, 38, 1], [76, 36, 1]], '#c3cbcc', {
        s: [-5, 0],
        lw: 3.2,
        wob: 0.25,
      });
      p.form('46,168! 84,166! 82,186 76,206 60,208 48,192', WOOD, { s: [-4, -3] });
      p.raw('</g>');
    },
  },
  spindle: {
    shift: -16,
    look: 1,
    arms: ['-44,158 -76,204 -40,186', '44,160 72,240 66,192!'],
    hands: [
      [66, 180, 10, -1],
      [-34, 182, 20, 1],
    ],
    draw({ p }) {
      p.form(pole(64, 236, 73, 34, 6), WOOD, { s: [-2, 0] });
      const c = '#fbf3e0';
      p.form('72,30 88,40 94,62 90,88 76,104 60,98 52,76 54,50 62,36', c, { s: [-7, -4] });
      for (const l of ['60,58 72,52 86,56', '58,72 74,68 90,72', '60,88 74,84 86,86'])
        p.line(l, 1.6, dark(c, 0.35));
      p.form('52,74! 93,68! 94,76! 52,83!', COLOURS.madder, { s: [-3, -2], lw: 2.8 });
      p.line('60,100 22,150 -26,178', 2.2, '#fff6e2');
      p.form(pole(-33, 184, -31, 222, 4), WOOD, { s: null, lw: 2.8 });
      p.form('-32,188 -22,200 -30,214 -42,200', c, { s: [-3, -2], lw: 3 });
    },
  },
  barrel: {
    look: -1,
    arms: ['-50,158 -80,206 -46,192', '50,158 80,206 46,192'],
    draw({ p }) {
      const c = '#b98350';
      p.raw('<g transform="translate(0 -13)">');
      p.form('-36,172! 36,172! 45,204 42,244! -42,244! -45,204', c, {
        s: [-10, 0],
        inside: (q) => {
          for (const u of [-26, -10, 8, 25])
            q.line(
              [
                [u * 0.9, 172],
                [u * 1.15, 206],
                [u * 1.1, 240],
              ],
              1.6,
              dark(c, 0.5),
            );
          q.flat('-50,186! 0,192 50,186! 50,196! 0,202 -50,196!', COLOURS.slate);
          q.line('-44,187 0,193 44,187', 1.6);
          q.line('-44,196 0,202 44,196', 1.6);
          q.flat('-50,218! 0,224 50,218! 50,228! 0,234 -50,228!', COLOURS.slate);
          q.line('-46,218 0,224 46,218', 1.6);
        },
      });
      p.form(ell(0, 172, 36, 9), lite(c, 0.2), {
        s: null,
        inside: (q) => {
          q.flat(ell(0, 173, 29, 6), dark(c, 0.12));
          for (const u of [-14, 0, 14])
            q.line(
              [
                [u, 165],
                [u, 180],
              ],
              1.4,
              dark(c, 0.5),
            );
        },
      });
      p.raw('</g>');
    },
    hands: [
      [-44, 188, 25, 1],
      [44, 188, -25, -1],
    ],
  },
  keys: {
    shift: -12,
    look: 1,
    arms: ['-50,158 -74,206 -32,200', '48,160 72,240 64,178!'],
    hands: [
      [64, 166, 8, -1],
      [-46, 206, 20, 1],
    ],
    draw({ p }) {
      const c = COLOURS.gold;
      p.form(pole(65, 160, 71, 76, 8), c, { s: [-3, 0] });
      p.form('72,90! 92,91! 92,101! 84,100! 83,107! 92,108! 91,118! 70,117!', c, { s: [-2, -3] });
      p.form(ell(71, 62, 21, 20), c, { s: [-6, -4] });
      p.form(ell(71, 62, 9.5, 9), '#f1e6c8', { s: null, lw: 3 });
      p.raw(
        `<path d="M-36 192V178C-36 160 -6 160 -6 178V192" fill="none" stroke="${INK}" stroke-width="12"/><path d="M-36 192V178C-36 160 -6 160 -6 178V192" fill="none" stroke="${STEEL}" stroke-width="6.6"/>`,
      );
      p.form('-46,188! 4,188! 6,214 0,234 -42,234 -48,214', COLOURS.slate, { s: [-6, -4] });
      p.form(ell(-21, 204, 5), INK, { s: null, lw: 0 });
      p.line('-21,204 -21,216', 4.5);
    },
  },
  gem: {
    shift: -10,
    look: 1,
    arms: ['-48,158 -72,206 -40,232', '44,160 70,240 62,176!'],
    hands: [[62, 164, 0, -1]],
    draw({ p }) {
      const x = 62;
      p.form(
        [
          [x - 22, 112, 1],
          [x - 12, 98, 1],
          [x + 12, 98, 1],
          [x + 22, 112, 1],
          [x, 146, 1],
        ],
        '#5fb3b0',
        {
          s: null,
          wob: 0.2,
          inside: (q) => {
            q.flat(
              [
                [x - 22, 112, 1],
                [x - 12, 98, 1],
                [x - 8, 112, 1],
              ],
              '#a9dcd4',
            );
            q.flat(
              [
                [x - 8, 112, 1],
                [x + 8, 112, 1],
                [x, 146, 1],
              ],
              '#7cc7c0',
            );
            q.flat(
              [
                [x + 8, 112, 1],
                [x + 22, 112, 1],
                [x, 146, 1],
              ],
              '#3d8f90',
            );
            q.flat(
              [
                [x + 12, 98, 1],
                [x + 22, 112, 1],
                [x + 8, 112, 1],
              ],
              '#4fa3a2',
            );
          },
        },
      );
      p.line(
        [
          [x - 22, 112],
          [x + 22, 112],
        ],
        1.5,
      );
      for (const [a, b, k] of triples([
        [-6, 76, 0.9],
        [30, 88, 1.2],
        [34, 134, 0.8],
      ]))
        p.raw(
          `<path transform="translate(${x + a} ${b}) scale(${k})" d="M0 -9L2 -2L9 0L2 2L0 9L-2 2L-9 0L-2 -2Z" fill="#fffaf0" stroke="${INK}" stroke-width="1.2"/>`,
        );
    },
  },
  candle: {
    shift: -10,
    look: 1,
    arms: POLE,
    hands: [[64, 180, 0, -1]],
    draw({ p }) {
      p.raw(`<circle cx="65" cy="78" r="30" fill="#fbe3a0" opacity=".55"/>`);
      p.form('54,172! 54,104 57,100 73,100 76,104 76,172!', '#f8edd0', { s: [-7, -1] });
      p.form('54,106 54,124 59,128 62,110', '#fffaf0', { s: null, lw: 2.2 });
      p.line('65,100 65,92', 2.2);
      p.form('65,56! 75,76 72,92 65,96 58,92 55,76', '#ef9f3a', {
        s: null,
        lw: 3,
        inside: (q) => q.flat('65,72 70,84 65,95 60,84', '#fbe08a'),
      });
      p.form('38,170 92,170 84,184 46,184', COLOURS.gold, { s: [-5, -3] });
    },
  },
  book: {
    look: -1,
    arms: FRONT,
    draw({ p }) {
      p.form('-48,178! 0,186! 48,178! 50,234! 0,242! -50,234!', COLOURS.madder, { s: [-4, -3] });
      for (const s of [-1, 1])
        p.form(
          [
            [0, 184, 1],
            [s * 20, 172],
            [s * 43, 173, 1],
            [s * 45, 228, 1],
            [s * 20, 226],
            [0, 238, 1],
          ],
          COLOURS.cream,
          {
            s: s < 0 ? [-3, 0] : [-6, 0],
            inside: (q) => {
              for (let i = 0; i < 5; i++)
                q.line(
                  [
                    [s * 8, 193 + i * 9],
                    [s * 22, 186 + i * 9],
                    [s * 37, 186 + i * 9],
                  ],
                  1.7,
                  '#a88c66',
                );
            },
          },
        );
      p.form(at(box(-6, -5, 11, 11), -30, 190), COLOURS.madder, { s: null, lw: 0 });
    },
    hands: [
      [-49, 210, 15, 1],
      [49, 210, -15, -1],
    ],
  },
  bow: {
    shift: -16,
    look: 1,
    arms: ['-50,160 -70,204 -50,238', '47,160 74,240 70,190!'],
    hands: [[70, 178, 0, -1]],
    back({ p }) {
      for (const [x, r] of pairs([
        [-52, -16],
        [-42, -8],
        [-62, -22],
      ]))
        p.form(
          at(outline('-5,70! 0,60! 5,70! 4,92! -4,92!'), x, (r + 16) * 0.6),
          x == -52 ? COLOURS.madder : COLOURS.linen,
          { s: [-2, 0], lw: 2.8 },
        );
      p.form('-72,98! -34,86! -22,150! -60,160!', COLOURS.leather, { s: [-4, -2] });
    },
    draw({ p }) {
      p.line('56,30 56,236', 1.8, INK);
      p.raw(
        `<path d="M54 26C66 60 78 90 72 132C70 150 70 190 60 238" fill="none" stroke="${INK}" stroke-width="11" stroke-linecap="round"/><path d="M54 26C66 60 78 90 72 132C70 150 70 190 60 238" fill="none" stroke="${WOOD}" stroke-width="6.4" stroke-linecap="round"/>`,
      );
    },
  },
} satisfies Record<string, Tool>;
