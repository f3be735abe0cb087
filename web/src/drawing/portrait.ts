// A portrait: place, body, arms, head, and what the hands hold, from one line of data. The same line gives the same picture.
import { BODIES } from './bodies';
import { drawFace, outlineOf } from './face';
import { BEARDS, HAIRS, stache } from './hair';
import { HEADGEAR } from './headgear';
import { at, chance, ell, hash, limb, outline, Pen, type Point, pole, short } from './ink';
import { COLOURS, dark, HAIR_COLOURS, lite, mix, SKINS } from './palette';
import type { Arm, Described, Hand, Person, Tool } from './person';
import { SCENES } from './scenes';
import { TOOLS } from './tools';
import { FRONT as AT_REST } from './tools/grips';

export const WIDTH = 200;
export const HEIGHT = 220;
const HEAD = 92; // the height of its middle
const NOWHERE: Point = [0, 0];
const ENCLOSED = ['coif', 'hood', 'wimple', 'veil']; // what hides the ears

/** A portrait in its place, as SVG. Small ones have a heavier contour and no hairlines. */
export function portrait(name: string, d: Described, small = false): string {
  const pen = new Pen(name.replaceAll(/\W/g, ''), small);
  pen.cx = WIDTH / 2 + (TOOLS[d.tool].shift ?? 0);
  SCENES[d.scene](pen);
  drawPerson(pen, name, d, pen.cx);
  return picture(pen, WIDTH, HEIGHT);
}

/** The same with the place drawn out to both sides, for a card that is broader than high. */
export function broadPortrait(name: string, d: Described, width: number, height: number): string {
  const pen = new Pen(name.replaceAll(/\W/g, ''), true);
  pen.cx = WIDTH / 2 + (TOOLS[d.tool].shift ?? 0);
  pen.raw(`<g transform="scale(${width / WIDTH} 1)">`);
  SCENES[d.scene](pen);
  pen.raw('</g>');
  drawPerson(pen, name, d, pen.cx + (width - WIDTH) / 2);
  return picture(pen, width, height);
}

export const picture = (pen: Pen, width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${pen.svg}</svg>`;

/** Somebody from the chest up, with the middle line at `x`; their ground is at 220, moved down by `y`. */
export function drawPerson(
  pen: Pen,
  name: string,
  d: Described,
  x: number,
  y = 0,
  scale = 1,
): void {
  const tool: Tool = TOOLS[d.tool];
  const luck = chance(hash(`${name}v`));
  const f = (tool.look ?? (luck() < 0.5 ? -1 : 1)) * 3.2;
  const person: Person = {
    p: pen,
    d,
    skin: SKINS[d.skin],
    hair: HAIR_COLOURS[d.hair],
    c1: COLOURS[d.cloth],
    c2: COLOURS[d.trim ?? 'linen'],
    ch: COLOURS[d.hat ?? 'linen'],
    w: d.build ?? (d.woman ? 0.88 : 1),
    f,
  };
  const tilt = short(-Math.sign(f) * (1.5 + luck() * 3.5)); // the head leans away from the tool
  const head = `<g transform="rotate(${tilt} 0 136) translate(0 ${HEAD})">`;

  pen.raw(`<g transform="translate(${short(x)} ${short(y)}) scale(${scale})">`);
  tool.back?.(person);
  pen.raw(head);
  if (d.head) HEADGEAR[d.head].back?.(person);
  HAIRS[d.style].back?.(person);
  pen.raw('</g>');
  drawBody(person, tool);
  pen.raw(head);
  drawHead(person);
  pen.raw('</g>');
  if (tool.draw) {
    pen.raw(`<g transform="translate(0 ${-(tool.lift ?? 0)})">`);
    tool.draw(person);
    pen.raw('</g>');
  }
  for (const hand of tool.hands ?? []) drawHand(person, hand);
  tool.top?.(person);
  pen.raw('</g>');
}

function drawBody(person: Person, tool: Tool): void {
  const { p, d, skin, w } = person;
  p.form('-13,108! 13,108! 15,140 0,152 -15,140', skin, {
    s: null,
    inside: (neck) => neck.flat(ell(3, 122, 18, 14), dark(skin, 0.3)),
  });
  BODIES[d.body](person);
  if (d.strap) {
    p.form(
      [
        [-38 * w, 139, 1],
        [-27 * w, 136, 1],
        [40, 240, 1],
        [26, 240, 1],
      ],
      COLOURS.leather,
      { s: [-3, 0], lw: 3 },
    );
    p.form(at(outline('-8,-5! 5,-10! 9,3! -4,8!'), -8, 180), COLOURS.gold, { s: null, lw: 2.6 });
  }
  const arms = tool.arms ?? AT_REST;
  const wrapped = d.body === 'cloak' && arms !== AT_REST; // one arm comes out from under the cloak
  if (wrapped) person.over?.();
  for (const arm of arms) if (!wrapped || arm.endsWith('!')) drawArm(person, arm, wrapped);
  if (!wrapped) person.over?.();
}

function drawArm({ p, d, c1, sleeve }: Person, arm: Arm, wrapped: boolean): void {
  const colour = sleeve ?? c1;
  const [first = NOWHERE, elbow = NOWHERE, hand = NOWHERE] = outline(arm);
  const raised = hand[2];
  const shoulder: Point = [d.body === 'cloak' ? first[0] * 0.72 : first[0], first[1]];
  const fold = (at: Point) => (pen: Pen) =>
    pen.line(
      [
        [at[0] - 4, at[1] - 5],
        [at[0] + 4, at[1] + 1],
      ],
      1.6,
      dark(colour, 0.5),
    );
  if (raised) {
    if (!wrapped)
      p.form(limb(shoulder, [shoulder[0] + 9, 196], [elbow[0] - 4, 246], 31, 30), colour, {
        s: [-6, -2],
      });
    p.form(limb(elbow, [elbow[0], 214], hand, 30, 22), colour, {
      s: [-6, 0],
      inside: fold([elbow[0] - 4, 210]),
    });
  } else
    p.form(limb(shoulder, elbow, hand, 30, 22), colour, {
      s: [-5, -5],
      inside: fold([elbow[0] * 0.78, elbow[1] - 20]),
    });
  if (hand[1] >= HEIGHT) return;
  const from = raised ? ([elbow[0], 214] as const) : elbow;
  const length = Math.hypot(hand[0] - from[0], hand[1] - from[1]) || 1;
  const [u, v] = [(hand[0] - from[0]) / length, (hand[1] - from[1]) / length];
  const cuff = pole(hand[0] - u * 7, hand[1] - v * 7, hand[0] + u, hand[1] + v, 24);
  p.form(cuff, lite(colour, 0.3), { s: [-3, -2], lw: 2.8 });
}

function drawHead(person: Person): void {
  const { p, d, skin, hair, f } = person;
  const worn = d.head ? HEADGEAR[d.head] : {};
  if (!d.head || !ENCLOSED.includes(d.head))
    for (const side of [-1, 1]) {
      const x = side * 35 - f * 0.5;
      p.form(ell(x, 6, 6.5, 9), skin, {
        s: [-2, -2],
        inside: (ear) =>
          ear.line(
            [
              [x, 2],
              [x + side, 9],
            ],
            1.3,
            dark(skin, 0.45),
          ),
      });
    }
  const { shadow } = worn;
  p.form(outlineOf(d.face, d.age === 0 ? 0.94 : 1), skin, {
    s: [-7, -3],
    inside: (face) => {
      const cheek = (x: number) => `<ellipse cx="${short(x + f)}" cy="15" rx="8.5" ry="6"/>`;
      face.raw(`<g fill="${mix(skin, '#d8553f', 0.5)}" opacity=".5">${cheek(-19)}${cheek(19)}</g>`);
      if (shadow)
        face.flat(
          [
            [-44, -44, 1],
            [44, -44, 1],
            [44, shadow + 4, 1],
            [0, shadow - 4],
            [-44, shadow + 2, 1],
          ],
          dark(skin, 0.26),
          0.75,
        );
      if (d.beard === 'stubble')
        face.flat(
          '-36,14! -26,22 -14,20 0,18 14,20 26,22 36,14! 36,50! -36,50!',
          mix(skin, hair, 0.32),
          0.55,
        );
    },
  });
  HAIRS[d.style].front?.(person);
  if (d.beard && d.beard !== 'stubble') {
    BEARDS[d.beard](person);
    if (d.beard === 'full' || d.beard === 'long' || d.beard === 'short') stache(person);
  }
  drawFace(person);
  worn.front?.(person);
}

/** A mitten with three lines for knuckles. */
function drawHand({ p, skin }: Person, [x, y, turn, side]: Hand): void {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const put = (u: number, v: number): Point => [x + u * cos - v * sin, y + u * sin + v * cos];
  const mitten = outline('-9,-9 2,-11 10,-7 11,3 6,10 -4,11 -11,5').map(([u, v]) => put(u, v));
  p.form(mitten, skin, { s: [-2.5, -2.5], lw: 3 });
  for (const v of [-3.5, 1.5, 6])
    p.line([put(side * 1.5, v), put(side * 9, v - 0.6)], 1.4, dark(skin, 0.6));
}
