// Faces: eyes, brows, nose, mouth, seen from the middle of the head.
import { pairs, type Pen, type Point, short } from './ink';
import { dark, INK, mix } from './palette';
import type { Face, Person } from './person';

/** Half outlines from crown to chin; the other half is their mirror. */
const HALVES: Record<Face, Point[]> = {
  oval: pairs([
    [0, -40],
    [23, -34],
    [34, -12],
    [33, 12],
    [22, 33],
    [0, 43],
  ]),
  round: pairs([
    [0, -38],
    [25, -33],
    [37, -10],
    [37, 14],
    [25, 34],
    [0, 41],
  ]),
  square: pairs([
    [0, -40],
    [25, -35],
    [35, -12],
    [35, 14],
    [28, 34],
    [12, 43],
    [0, 44],
  ]),
  long: pairs([
    [0, -42],
    [22, -36],
    [32, -12],
    [31, 14],
    [22, 36],
    [0, 48],
  ]),
  heart: pairs([
    [0, -39],
    [25, -34],
    [36, -10],
    [33, 12],
    [19, 33],
    [0, 42],
  ]),
};

export function outlineOf(face: Face, scale: number): Point[] {
  const half = HALVES[face];
  const other = half.slice(1, -1).reverse();
  const mirrored: Point[] = other.map(([x, y]) => [-x, y]);
  return [...half, ...mirrored].map(([x, y]) => [x * scale, y * scale]);
}

const EYES = 3; // their height

export function drawFace(person: Person): void {
  for (const side of [-1, 1]) drawEye(person, side);
  if (person.d.specs) drawSpectacles(person);
  drawNose(person);
  drawMouth(person);
  if (person.d.freckles)
    for (const [x, y] of pairs([
      [-22, 11],
      [-17, 14],
      [-24, 16],
      [17, 13],
      [22, 11],
      [23, 16],
    ]))
      person.p.dot(x + person.f, y, 1.2, dark(person.skin, 0.4));
}

const eyeAt = ({ d, f }: Person, side: number): number => side * (d.woman ? 12.5 : 13) + f * 1.1;

function drawEye(person: Person, side: number): void {
  const { p, d, skin, hair } = person;
  const [x, y, mood] = [eyeAt(person, side), EYES, d.mood ?? 'smile'];
  const wide = d.woman || d.age === 0;
  if (mood === 'happy')
    p.line(
      [
        [x - 5, y + 1.5],
        [x, y - 3],
        [x + 5, y + 1.5],
      ],
      2.7,
    );
  else {
    const tall = mood === 'sly' ? 3 : wide ? 4.6 : 4.1;
    p.raw(
      `<ellipse cx="${short(x)}" cy="${y}" rx="${wide ? 3.5 : 3.2}" ry="${tall}" fill="${INK}"/>`,
    );
    p.dot(x - 1, y - 1.5, 1.15, '#fff8e6');
    if (d.woman)
      p.line(
        [
          [x + side * 1.5, y - 3.6],
          [x + side * 3.6, y - 3],
          [x + side * 6.4, y - 5.4],
        ],
        1.9,
      );
    if (mood === 'sly' || mood === 'stern')
      p.line(
        [
          [x - 5, y - 3],
          [x + 5, y - 3],
        ],
        2.1,
      );
  }
  const slant = side * ({ stern: -2, sly: -2.4, worry: 2.5 }[mood as string] ?? 0) * 0.9;
  const brow: Point[] = [
    [x - 6.5, y - 11 + (side < 0 ? 1 : 0) - slant],
    [x, y - 13.5],
    [x + 6.5, y - 11 + (side > 0 ? 1 : 0) + slant],
  ];
  const old = d.age === 3;
  p.line(brow, d.woman ? 2.2 : old ? 4 : 3.4, mix(hair, INK, old ? 0.25 : 0.45));
  if (!old) return;
  p.line(
    [
      [x + side * 8, y + 3],
      [x + side * 12, y + 1.5],
    ],
    1.3,
    dark(skin, 0.5),
  );
  p.line(
    [
      [x - 4, y + 8.5],
      [x + side, y + 9.5],
      [x + 5, y + 8],
    ],
    1.3,
    dark(skin, 0.45),
  );
}

function drawSpectacles(person: Person): void {
  const { p, f } = person;
  for (const side of [-1, 1])
    p.raw(
      `<circle cx="${short(eyeAt(person, side))}" cy="${EYES}" r="9.5" fill="#fffaf0" fill-opacity=".35"` +
        ` stroke="${INK}" stroke-width="2.2"/>`,
    );
  p.line(
    [
      [-4 + f * 1.1, EYES - 2],
      [f * 1.1, EYES - 5],
      [4 + f * 1.1, EYES - 2],
    ],
    2.2,
  );
}

/** One line on the shaded side, and a warm tip. */
function drawNose({ p, d, f, skin }: Person): void {
  const [x, away] = [f * 1.7, f < 0 ? -1 : 1];
  const k = d.nose === 'big' ? 1.35 : d.woman || d.age === 0 ? 0.78 : 1;
  p.raw(
    `<ellipse cx="${short(x)}" cy="14.5" rx="${6 * k}" ry="${5 * k}" fill="${mix(skin, '#d8553f', 0.28)}"/>`,
  );
  if (d.nose === 'button')
    p.line(
      [
        [x - 4, 15.5],
        [x - 1, 18.6],
        [x + 3, 18],
        [x + 4.6, 14.5],
      ],
      2,
    );
  else if (d.nose === 'long')
    p.line(
      [
        [x + away, 2],
        [x + away * 4, 11],
        [x + away * 8, 17.5],
        [x + away * 3, 20],
        [x - away * 3, 19],
      ],
      2.1,
    );
  else
    p.line(
      [
        [x + away * 1.5 * k, 14 - 9 * k],
        [x + away * 5.5 * k, 14],
        [x + away * 4 * k, 18.5],
        [x - away * 3.2 * k, 18.8],
      ],
      2,
    );
}

function drawMouth({ p, d, f, skin }: Person): void {
  const [x, y, mood] = [f * 1.2, 27, d.mood ?? 'smile'];
  const bearded = d.beard && d.beard !== 'stubble' && d.beard !== 'goatee';
  if (bearded && mood === 'stern')
    p.line(
      [
        [x - 5, y + 6],
        [x, y + 5],
        [x + 5, y + 6],
      ],
      2,
    );
  else if (bearded)
    open(
      p,
      `M${x - 6.5} ${y + 4}Q${x} ${y + 1} ${x + 6.5} ${y + 4}Q${x} ${y + 13} ${x - 6.5} ${y + 4}Z`,
      1.4,
    );
  else if (mood === 'happy' || mood === 'grin') {
    open(
      p,
      `M${x - 10} ${y - 2}Q${x} ${y + 13} ${x + 10} ${y - 2}Q${x} ${y + 1.5} ${x - 10} ${y - 2}Z`,
      1.8,
    );
    p.raw(`<path d="M${x - 6.5} ${y}Q${x} ${y + 4.5} ${x + 6.5} ${y}Z" fill="#fff8e6"/>`);
  } else if (mood === 'sly')
    p.line(
      [
        [x - 7, y + 1],
        [x + 1, y + 2],
        [x + 9, y - 2.5],
      ],
      2.2,
    );
  else if (mood === 'stern')
    p.line(
      [
        [x - 7, y + 1],
        [x, y],
        [x + 7, y + 1.3],
      ],
      2.2,
    );
  else if (mood === 'worry')
    p.line(
      [
        [x - 7, y + 2.5],
        [x, y - 0.5],
        [x + 7, y + 2.5],
      ],
      2.2,
    );
  else {
    p.line(
      [
        [x - 9, y - 2],
        [x - 5, y + 1.8],
        [x, y + 3],
        [x + 5, y + 1.8],
        [x + 9, y - 2],
      ],
      2.2,
    );
    const chin = y + (d.woman ? 10 : 8);
    p.line(
      [
        [x - 3, chin],
        [x + 3, chin],
      ],
      1.4,
      dark(skin, 0.5),
    );
    if (d.woman)
      p.raw(
        `<path d="M${x - 5.5} ${y + 2}Q${x} ${y + 4.5} ${x + 5.5} ${y + 1.8}Q${x} ${y + 9} ${x - 5.5} ${y + 2}Z"` +
          ` fill="${mix(skin, '#b23a34', 0.62)}"/>`,
      );
  }
}

const open = (p: Pen, path: string, width: number): Pen =>
  p.raw(
    `<path d="${path}" fill="#7c3129" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`,
  );
