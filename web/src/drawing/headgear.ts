// What people wear on their heads, seen from the middle of the head. `shadow`: how far down the face it falls.
import { ell, pairs } from './ink';
import { COLOURS, dark, INK, lite } from './palette';
import type { Headgear, Layers } from './person';

/** What covers the head and leaves the face open: an outline, and the way back along the face. */
const crescent = (outer: string, inner: string): string => `${outer} ${inner}`;
export const HEADGEAR: Record<Headgear, Layers & { shadow?: number }> = {
  coif: {
    front: ({ p, ch }) => {
      p.form(
        crescent(
          '-31,32! -42,12 -43,-18 -28,-44 0,-52 28,-44 43,-18 42,12 31,32!',
          '32,8 27,-14 12,-24 -12,-24 -27,-14 -32,8',
        ),
        ch,
        { s: [-6, -3] },
      );
      p.line('0,-51 1,-25', 1.5, dark(ch, 0.45));
      p.line('-31,31 -14,45 0,47', 2.6, INK);
      p.line('31,31 14,45 0,47', 2.6, INK);
    },
  },
  wimple: {
    back: ({ p, ch }) => p.form('0,-52 36,-38 48,0 54,60 0,72 -54,60 -48,0 -36,-38', ch),
    front: ({ p, ch }) =>
      p.form(
        crescent(
          '0,66 -38,54 -44,10 -38,-32 0,-52 38,-32 44,10 38,54 0,66!',
          '0,44! 20,36 31,10 27,-16 0,-27 -27,-16 -31,10 -20,36 0,44!',
        ),
        ch,
        { s: [-5, -3] },
      ),
  },
  scarf: {
    back: ({ p, ch }) => p.form('-34,-10 -44,30 -30,54 30,54 44,30 34,-10', dark(ch, 0.22)),
    front: ({ p, ch }) => {
      p.form(
        crescent(
          '-36,26! -43,2 -40,-28 -22,-49 4,-54 30,-46 43,-20 42,4 36,26!',
          '33,6 27,-12 6,-29 0,-31 -8,-28 -27,-12 -33,6',
        ),
        ch,
        { s: [-6, -3] },
      );
      for (const [a, b] of pairs([
        [-22, -34],
        [-4, -42],
        [14, -40],
        [30, -26],
        [-35, -12],
        [37, -4],
      ]))
        p.raw(`<circle cx="${a}" cy="${b}" r="2.3" fill="${lite(ch, 0.6)}"/>`);
      p.form('-4,42! -18,44 -16,60! -2,50!', ch, { s: [-2, -2], lw: 2.8 });
      p.form('4,42! 18,46 13,62! 1,50!', ch, { s: [-2, -2], lw: 2.8 });
      p.form(ell(0, 45, 6, 5), ch, { s: [-2, -2], lw: 2.8 });
    },
  },
  hood: {
    back: ({ p, ch }) => p.form('-44,-4 -36,-42 0,-58 36,-42 44,-4 40,50 -40,50', dark(ch, 0.5)),
    front: ({ p, ch }) => {
      p.form(
        crescent(
          '-12,58! -40,44 -47,8 -44,-26 -26,-52 6,-64! 32,-48 46,-20 47,10 40,44 12,58!',
          '26,36 33,12 29,-16 14,-30 0,-33 -14,-30 -29,-16 -33,12 -26,36',
        ),
        ch,
        { s: [-6, -3] },
      );
      p.line('-39,-14 -30,-36 -14,-46', 1.6, dark(ch, 0.45));
      p.line('-42,18 -36,36', 1.6, dark(ch, 0.45));
    },
  },
  straw: {
    shadow: -17,
    front: ({ p }) => {
      const c = COLOURS.straw;
      p.raw('<g transform="translate(0 -5)">');
      p.form(ell(0, -25, 57, 15, -2), c, {
        s: [-4, -5],
        inside: (q) => {
          for (let i = -5; i <= 5; i++)
            q.line(
              [
                [i * 6, -28],
                [i * 12, -8],
              ],
              1.3,
              dark(c, 0.35),
            );
        },
      });
      p.form('-31,-27! -29,-50 -14,-63 12,-63 28,-51 31,-28! 0,-22', c, {
        s: [-7, -3],
        inside: (q) => {
          q.line('-24,-52 0,-46 24,-52', 1.3, dark(c, 0.35));
          q.flat('-33,-37 0,-31 33,-38 33,-25! 0,-20 -33,-25!', COLOURS.madder);
        },
      });
      p.raw('</g>');
    },
  },
  cap: {
    shadow: -22,
    front: ({ p, ch }) => {
      p.form('-40,-22! -48,-40 -30,-58 4,-61 38,-54 50,-38 41,-22! 0,-28', ch, { s: [-6, -6] });
      p.line('-26,-50 -16,-36', 1.6, dark(ch, 0.5));
      p.line('22,-52 18,-38', 1.6, dark(ch, 0.5));
      p.form('-39,-16! -40,-28! 0,-35 40,-28! 39,-16! 0,-23', dark(ch, 0.22), { s: null });
    },
  },
  feather: {
    shadow: -18,
    front: ({ p, ch }) => {
      p.form('38,-26! 52,-52 70,-66! 66,-44 48,-24!', COLOURS.madder, {
        s: [-3, -2],
        inside: (q) => q.line('40,-26 66,-60', 1.4, dark(COLOURS.madder, 0.5)),
      });
      p.form('-44,-18! -32,-44 -4,-62 26,-52 44,-22! 0,-26', ch, { s: [-7, -4] });
      p.form('-66,-11! -46,-27 0,-33 40,-31 50,-23 40,-15 0,-18 -40,-12', lite(ch, 0.16), {
        s: [-3, -4],
      });
    },
  },
  skull: {
    front: ({ p, ch }) => {
      p.form('-39,-10! -38,-34 -18,-52 16,-52 37,-35 39,-10! 22,-23 -22,-23', ch, { s: [-6, -3] });
      p.line('-32,-20 0,-29 32,-20', 1.6, dark(ch, 0.5));
    },
  },
  circlet: {
    front: ({ p, f }) => {
      p.raw('<g transform="translate(0 -8)">');
      p.form(
        '-37,-24! -20,-17 0,-15 20,-17 37,-24! 39,-17! 20,-9 0,-7 -20,-9 -39,-17!',
        COLOURS.gold,
        { s: [-1, -3], lw: 2.8 },
      );
      p.form(
        [
          [f, -19, 1],
          [f + 6, -11, 1],
          [f, -3, 1],
          [f - 6, -11, 1],
        ],
        '#c23b4b',
        { s: [-2, -2], lw: 2.6 },
      );
      p.raw('</g>');
    },
  },
  // a soldier's iron hat
  kettle: {
    shadow: -18,
    front: ({ p }) => {
      const c = COLOURS.steel;
      p.form('-34,-24! -32,-48 -14,-62 12,-62 31,-48 34,-24! 0,-20', c, {
        s: [-8, -3],
        inside: (q) => q.line('0,-62 1,-22', 1.7, dark(c, 0.4)),
      });
      p.form('-56,-14! -40,-26 0,-30 40,-26 56,-14! 40,-16 0,-20 -40,-16', lite(c, 0.2), {
        s: [-3, -4],
      });
      for (const x of [-26, -9, 9, 26]) p.dot(x, -22, 1.7, INK);
    },
  },
  veil: {
    back: ({ p, ch }) =>
      p.form('0,-56 38,-42 50,-4 56,44 62,84! -62,84! -56,44 -50,-4 -38,-42', ch),
    front: ({ p, ch }) => {
      p.form(
        crescent(
          '-30,52! -44,10 -38,-32 0,-52 38,-32 44,10 30,52!',
          '24,34 31,8 27,-16 0,-27 -27,-16 -31,8 -24,34',
        ),
        COLOURS.cream,
        { s: [-5, -3] },
      );
      p.form(
        crescent(
          '-46,44! -50,4 -42,-36 0,-58 42,-36 50,4 46,44!',
          '41,10 36,-24 0,-40 -36,-24 -41,10',
        ),
        ch,
        { s: [-5, -3] },
      );
    },
  },
  turban: {
    shadow: -20,
    front: ({ p, ch }) => {
      p.form('-42,-18! -50,-38 -30,-60 4,-66 36,-58 50,-36 42,-16! 0,-26', ch, { s: [-6, -5] });
      p.line('-42,-26 -6,-40 40,-52', 2, dark(ch, 0.45));
      p.line('-30,-50 2,-44 44,-28', 2, dark(ch, 0.45));
      p.form(ell(2, -36, 7, 8), COLOURS.gold, { s: [-2, -2], lw: 2.8 });
    },
  },
  // a rich person's tall hat
  tall: {
    shadow: -18,
    front: ({ p, ch }) => {
      p.form('-32,-26! -36,-64 -18,-78 16,-79 36,-66 32,-26! 0,-20', ch, {
        s: [-8, -4],
        inside: (q) => q.flat('-40,-40 0,-34 40,-40 40,-27! 0,-21 -40,-27!', COLOURS.gold),
      });
      p.form('-52,-16! -40,-28 0,-32 40,-28 52,-16! 0,-20', dark(ch, 0.15), { s: [-3, -4] });
    },
  },
};
