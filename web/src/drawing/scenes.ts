// Places behind people: flat, without ink, of low contrast, with a pale disc behind the head.
import { box, ell, pairs, type Pen, triples } from './ink';
import { dark } from './palette';

const ROWS: [number, string, number][] = [
  [140, '#7f9a55', 0.8],
  [166, '#68874a', 1],
  [198, '#58783f', 1.25],
];

export const pine = (p: Pen, x: number, y: number, h: number, c: string): void => {
  p.flat(
    [
      [x, y - h, 1],
      [x + h * 0.24, y - h * 0.5, 1],
      [x + h * 0.14, y - h * 0.5, 1],
      [x + h * 0.34, y, 1],
      [x - h * 0.34, y, 1],
      [x - h * 0.14, y - h * 0.5, 1],
      [x - h * 0.24, y - h * 0.5, 1],
    ],
    c,
  );
  p.flat(
    [
      [x, y - h, 1],
      [x + h * 0.24, y - h * 0.5, 1],
      [x + h * 0.14, y - h * 0.5, 1],
      [x + h * 0.34, y, 1],
      [x + 4, y, 1],
    ],
    dark(c, 0.16),
  );
};
export const hill = (p: Pen, y: number, c: string, a = 10, ph = 0): Pen =>
  p.flat(
    [
      [-8, 230, 1],
      [-8, y + a * Math.sin(ph), 1],
      [50, y + a * Math.sin(ph + 1.3)],
      [105, y + a * Math.sin(ph + 2.6)],
      [160, y + a * Math.sin(ph + 3.9)],
      [208, y + a * Math.sin(ph + 5), 1],
      [208, 230, 1],
    ],
    c,
  );
export const sky = (p: Pen, c: string, disc?: string): void => {
  p.raw(`<rect width="200" height="220" fill="${c}"/>`);
  if (disc) p.raw(`<circle cx="${p.cx}" cy="90" r="72" fill="${disc}"/>`);
};
export const cloud = (p: Pen, x: number, y: number, k: number, c = '#fffaf0'): Pen =>
  p.raw(
    `<g fill="${c}" opacity=".85"><rect x="${x - 24 * k}" y="${y - 9 * k}" width="${50 * k}" height="${10 * k}" rx="${5 * k}"/><circle cx="${x - 8 * k}" cy="${y - 9 * k}" r="${8 * k}"/><circle cx="${x + 6 * k}" cy="${y - 11 * k}" r="${10 * k}"/></g>`,
  );
export const house = (
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
  roof: string,
): void => {
  p.flat(box(x, y - h, w, h + 4), wall);
  p.flat(
    [
      [x - 5, y - h + 1, 1],
      [x + w / 2, y - h - w * 0.62, 1],
      [x + w + 5, y - h + 1, 1],
    ],
    roof,
  );
  p.flat(
    [
      [x + w / 2, y - h - w * 0.62, 1],
      [x + w + 5, y - h + 1, 1],
      [x + w * 0.62, y - h + 1, 1],
    ],
    dark(roof, 0.18),
  );
  for (const u of [0.2, 0.6]) p.flat(box(x + w * u, y - h + 9, w * 0.2, 11), '#6b5140', 0.75);
  p.line(
    [
      [x, y - h + 4],
      [x + w, y - h + 4],
    ],
    1.6,
    '#6b5140',
    0.6,
  );
};
const scenes = {
  hay(p: Pen): void {
    sky(p, '#e9dcae', '#f8efcf');
    cloud(p, 34, 36, 1);
    hill(p, 128, '#d9c37a', 7, 1);
    hill(p, 150, '#cfae55', 6, 3);
    for (const [x, y, k] of triples([
      [22, 146, 1],
      [182, 150, 1.15],
    ])) {
      p.flat(
        [
          [x - 20 * k, y, 1],
          [x - 17 * k, y - 20 * k],
          [x, y - 36 * k],
          [x + 17 * k, y - 20 * k],
          [x + 20 * k, y, 1],
        ],
        '#dfb64f',
      );
      p.flat(
        [
          [x + 2, y, 1],
          [x + 6 * k, y - 22 * k],
          [x, y - 36 * k, 1],
          [x + 17 * k, y - 20 * k],
          [x + 20 * k, y, 1],
        ],
        '#c3913a',
      );
    }
    for (let i = 0; i < 9; i++)
      p.line(
        [
          [i * 26 - 4, 176 + (i % 3) * 9],
          [i * 26 + 2, 168 + (i % 3) * 9],
        ],
        1.6,
        '#a97d2e',
        0.6,
      );
  },
  grain(p: Pen): void {
    sky(p, '#cfe0d4', '#f3efd3');
    hill(p, 122, '#a9bf7c', 6, 2);
    hill(p, 146, '#dcbc62', 5, 0);
    for (let i = 0; i < 16; i++) {
      const x = i * 14 - 4,
        y = 158 + ((i * 7) % 13);
      p.line(
        [
          [x, y + 26],
          [x + 2, y],
        ],
        1.6,
        '#b58a33',
      );
      p.flat(ell(x + 3, y - 3, 2.6, 6.5, 14), '#c99a3a');
    }
  },
  forest(p: Pen): void {
    sky(p, '#c9d8ae', '#eef0cf');
    for (const [x, y, h] of triples([
      [12, 150, 80],
      [52, 140, 62],
      [150, 142, 70],
      [190, 152, 92],
    ]))
      pine(p, x, y, h, '#93ad6c');
    for (const [x, y, h] of triples([
      [-2, 182, 104],
      [30, 172, 64],
      [172, 176, 84],
      [206, 186, 100],
    ]))
      pine(p, x, y, h, '#648a4f');
    hill(p, 176, '#8aa55a', 5, 2);
  },
  mine(p: Pen): void {
    sky(p, '#8d8276');
    p.flat('0,0! 200,0! 200,60! 186,40 160,24 120,14 70,16 34,30 14,56 0,80!', '#6a5f57');
    p.raw(
      `<circle cx="${p.cx}" cy="92" r="72" fill="#e6cf9c"/><circle cx="${p.cx}" cy="92" r="84" fill="#e6cf9c" opacity=".25"/>`,
    );
    p.flat('-4,110! 18,118 26,150 16,190 24,224! -4,224!', '#5d534d');
    p.flat('204,100! 184,116 178,150 188,190 180,224! 204,224!', '#564c47');
    p.flat(box(4, 20, 13, 204), '#8a6440');
    p.flat(box(183, 20, 13, 204), '#7c5838');
    p.flat(box(-2, 8, 204, 15), '#956c45');
    p.line('0,16 200,15', 1.4, '#6d4b30', 0.7);
    for (const [x, y] of pairs([
      [26, 176],
      [172, 190],
      [34, 196],
    ])) {
      p.flat(
        [
          [x - 8, y + 7, 1],
          [x - 5, y - 5, 1],
          [x + 3, y - 8, 1],
          [x + 9, y + 6, 1],
        ],
        '#8c8f8f',
      );
      p.flat(
        [
          [x + 3, y - 8, 1],
          [x + 9, y + 6, 1],
          [x + 1, y + 7, 1],
        ],
        '#c9973d',
      );
    }
  },
  vineyard(p: Pen): void {
    sky(p, '#e7d3cf', '#f9ecd8');
    hill(p, 118, '#b9bd83', 9, 2);
    for (const [y, c, k] of ROWS) {
      p.flat(
        [
          [-4, y + 26, 1],
          [-4, y + 14, 1],
          [100, y + 10],
          [204, y + 14, 1],
          [204, y + 40, 1],
          [-4, y + 40, 1],
        ],
        '#c9a877',
      );
      for (let i = 0; i < 8; i++) {
        const x = i * 29 - 4 + (y % 3) * 6;
        p.flat(ell(x, y, 16 * k, 11 * k), c);
        p.flat(ell(x + 3, y + 4, 11 * k, 7 * k), dark(c, 0.13));
        if (i % 2)
          for (const [a, b] of pairs([
            [0, 0],
            [5, 0],
            [2.5, 5],
          ]))
            p.raw(
              `<circle cx="${x + a * k}" cy="${y + 4 + b * k}" r="${2.9 * k}" fill="#85406b"/>`,
            );
      }
    }
  },
  road(p: Pen): void {
    sky(p, '#cddfdd', '#f5eed6');
    cloud(p, 160, 34, 1);
    hill(p, 124, '#b7c58b', 8, 0);
    hill(p, 148, '#a3b673', 7, 2);
    p.flat('120,138! 134,139! 128,156 168,176 190,224! -4,224! 60,180 118,158', '#d6bd8b');
    for (const [x, y, h] of triples([
      [18, 146, 36],
      [34, 150, 26],
    ]))
      pine(p, x, y, h, '#7f9c5b');
    p.flat(box(184, 104, 5, 60), '#8a6440');
    p.flat('170,108! 194,106! 202,112! 194,118! 170,119!', '#a37a4c');
  },
  town(p: Pen): void {
    sky(p, '#d3dcd8', '#f7efd8');
    house(p, -8, 176, 46, 62, '#eddcb6', '#b1684a');
    house(p, 162, 176, 48, 70, '#e8d3a8', '#8d6f52');
    house(p, 30, 168, 34, 44, '#e3cb9c', '#a2795a');
    house(p, 136, 168, 32, 40, '#efe0bd', '#b9774f');
    p.flat(box(-4, 172, 210, 60), '#d5be90');
    for (let i = 0; i < 12; i++)
      p.line(
        [
          [i * 19, 184 + ((i * 11) % 30)],
          [i * 19 + 8, 184 + ((i * 11) % 30)],
        ],
        1.6,
        '#b39a6b',
        0.8,
      );
  },
  meadow(p: Pen): void {
    sky(p, '#c8dde3', '#f4f0d9');
    cloud(p, 30, 38, 1.1);
    cloud(p, 176, 54, 0.8);
    hill(p, 128, '#b3c98a', 8, 1);
    hill(p, 158, '#9dba70', 6, 4);
    for (const [x, y, k] of triples([
      [24, 138, 0.9],
      [180, 146, 1.1],
      [40, 160, 0.7],
    ])) {
      p.flat(ell(x, y, 12 * k, 8.5 * k), '#fbf4e3');
      p.flat(ell(x + 11 * k, y - 3 * k, 4.5 * k, 4 * k), '#5b4a40');
      for (const u of [-6, 5])
        p.line(
          [
            [x + u * k, y + 6 * k],
            [x + u * k, y + 13 * k],
          ],
          2 * k,
          '#5b4a40',
        );
    }
  },
  garden(p: Pen): void {
    sky(p, '#c8dde3', '#f4f0d9');
    cloud(p, 30, 38, 1.1);
    hill(p, 128, '#b3c98a', 8, 1);
    hill(p, 156, '#93b066', 6, 4);
    for (let i = 0; i < 14; i++) {
      const x = i * 15.5 + 2,
        y = 164 + ((i * 17) % 26),
        c = ['#fbf4e3', '#d98a80', '#e2b659'][i % 3];
      p.line(
        [
          [x, y],
          [x, y + 9],
        ],
        1.5,
        '#6d8a48',
      );
      p.raw(
        `<circle cx="${x}" cy="${y}" r="3.6" fill="${c}"/><circle cx="${x}" cy="${y}" r="1.3" fill="#9a6a2a"/>`,
      );
    }
  },
  forge(p: Pen): void {
    sky(p, '#9c7f68');
    for (let j = 0; j < 7; j++)
      for (let i = 0; i < 6; i++)
        p.flat(
          box(i * 42 - 20 + (j % 2) * 20, j * 22 + 2, 38, 18),
          (j * i) % 4 == 1 ? '#a88a72' : '#a58770',
          0.6,
        );
    p.raw(`<circle cx="${p.cx}" cy="90" r="72" fill="#f0cf93"/>`);
    p.flat('-4,174! -4,108! 12,92 30,100 38,120! 40,174!', '#54392f');
    p.flat('-2,172! 2,144 9,152 14,122 22,148 29,136 34,172!', '#e07a33');
    p.flat('6,172! 10,158 15,142 21,158 26,172!', '#f6c75a');
    p.flat(box(-4, 168, 50, 60), '#7a5d4e');
    for (const [x, y] of pairs([
      [46, 116],
      [40, 92],
      [52, 138],
      [30, 78],
    ]))
      p.raw(`<circle cx="${x}" cy="${y}" r="1.9" fill="#e07a33"/>`);
  },
  water(p: Pen): void {
    sky(p, '#cfe3e2', '#f6f0da');
    cloud(p, 40, 40, 1);
    hill(p, 128, '#a9bf86', 5, 1);
    p.flat(box(-4, 140, 210, 90), '#9cc3c9');
    for (let i = 0; i < 13; i++) {
      const x = (i * 47) % 200,
        y = 150 + i * 6;
      p.line(
        [
          [x - 9, y],
          [x - 3, y - 2.5],
          [x + 3, y],
          [x + 9, y - 2],
        ],
        1.7,
        '#6f9fa9',
        0.85,
      );
    }
    for (const x of [10, 17, 186, 193])
      p.line(
        [
          [x, 172],
          [x + 2, 120 + (x % 7) * 3],
        ],
        2.4,
        '#7b8b4a',
      );
    for (const x of [12, 188]) p.flat(ell(x, 122, 3.4, 9, 4), '#7a5236');
  },
  night(p: Pen): void {
    sky(p, '#56607c', '#8d93a3');
    p.raw(
      '<circle cx="164" cy="34" r="17" fill="#f3e6bd"/><circle cx="171" cy="30" r="14" fill="#56607c"/>',
    );
    for (const [x, y] of pairs([
      [20, 24],
      [52, 16],
      [36, 60],
      [186, 76],
      [120, 14],
    ]))
      p.raw(`<circle cx="${x}" cy="${y}" r="1.6" fill="#f3e6bd"/>`);
    hill(p, 138, '#4b5866', 8, 0);
    for (const [x, y, h] of triples([
      [16, 168, 66],
      [186, 170, 80],
      [40, 170, 46],
    ]))
      pine(p, x, y, h, '#3f4d50');
    hill(p, 170, '#434d4e', 5, 2);
  },
  cloister(p: Pen): void {
    sky(p, '#cfb98c');
    for (let j = 0; j < 9; j++)
      for (let i = 0; i < 6; i++)
        if ((i * 3 + j * 5) % 4 != 1)
          p.flat(box(i * 44 - 30 + (j % 2) * 22, j * 26 + 3, 40, 22), '#d9c59b', 0.6);
    const c = p.cx;
    p.flat(
      [
        [c - 76, 230, 1],
        [c - 76, 96, 1],
        [c - 66, 50],
        [c - 36, 20],
        [c, 8],
        [c + 36, 20],
        [c + 66, 50],
        [c + 76, 96, 1],
        [c + 76, 230, 1],
      ],
      '#b79d6d',
    );
    p.flat(
      [
        [c - 66, 230, 1],
        [c - 66, 98, 1],
        [c - 57, 56],
        [c - 31, 29],
        [c, 18],
        [c + 31, 29],
        [c + 57, 56],
        [c + 66, 98, 1],
        [c + 66, 230, 1],
      ],
      '#f8efd6',
    );
    p.flat(
      [
        [c - 66, 230, 1],
        [c - 66, 150],
        [c - 30, 140],
        [c + 30, 142],
        [c + 66, 152],
        [c + 66, 230, 1],
      ],
      '#a9bd85',
    );
    p.flat(box(c - 82, 94, 22, 9), '#c9b07d');
    p.flat(box(c + 60, 94, 22, 9), '#c9b07d');
  },
  cellar(p: Pen): void {
    sky(p, '#b9956d', '#f1dcae');
    for (const [x, y, r] of triples([
      [14, 150, 30],
      [186, 152, 32],
      [22, 206, 32],
      [182, 212, 32],
    ])) {
      p.raw(
        `<circle cx="${x}" cy="${y}" r="${r}" fill="#7d5738"/><circle cx="${x}" cy="${y}" r="${r - 5}" fill="#a9794b"/>`,
      );
      for (const u of [-10, 0, 10])
        p.line(
          [
            [x + u, y - r + 8],
            [x + u, y + r - 8],
          ],
          1.4,
          '#7d5738',
          0.8,
        );
      p.raw(`<circle cx="${x}" cy="${y + 6}" r="4" fill="#5d3f29"/>`);
    }
    p.flat(box(-4, -4, 210, 16), '#7d5738');
  },
};

export type Scene = keyof typeof scenes;
export const SCENES: Record<Scene, (pen: Pen) => void> = scenes;
