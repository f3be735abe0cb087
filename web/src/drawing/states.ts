// Pictures for pages on which there is nothing else to see, in the hand of the covers.
import { cover, type CoverPlan } from './cover';
import { box, pairs, triples } from './ink';
import { land, sky, sun } from './landscape';
import { cloud, house, pine } from './scenes';

/** Somebody at a crossroads at night who has lost the way. */
const lost: CoverPlan = {
  place(p) {
    sky(p, '#27375a', '#8a7f9c');
    for (const [x, y] of pairs([
      [40, 30],
      [96, 58],
      [170, 26],
      [250, 48],
      [318, 22],
      [372, 62],
    ]))
      p.dot(x, y, 1.6, '#fff6da');
    sun(p, 330, 62, 17, '#f5e7bd');
    land(p, 116, '#4c5f5a', 12, 1);
    for (let i = 0; i < 15; i++)
      pine(p, i * 29 - 6, 146 + ((i * 37) % 15), 60 + ((i * 23) % 24), '#33504a');
    land(p, 158, '#5c6b48', 5, 2);
    p.flat('120,214! 176,170 196,158! 212,158! 226,172 290,214!', '#b69b6c');
    p.flat(box(276, 96, 7, 78), '#6e4a2c');
    p.flat('250,104! 300,104! 312,113! 300,122! 250,122!', '#caa871');
    p.flat('308,130! 258,130! 246,139! 258,148! 308,148!', '#b98f58');
  },
  people: [
    [
      140,
      0.74,
      {
        age: 1,
        skin: 2,
        face: 'oval',
        style: 'curly',
        hair: 'dark',
        head: 'hood',
        hat: 'woad',
        body: 'cloak',
        cloth: 'woad',
        trim: 'straw',
        tool: 'lantern',
        mood: 'worry',
      },
    ],
  ],
};

/** A wheel has come off, and somebody is at it already. */
const trouble: CoverPlan = {
  place(p) {
    sky(p, '#c9b7a0', '#f3e6c8');
    cloud(p, 70, 44, 1.3, '#b9ac9c');
    cloud(p, 300, 34, 1.5, '#b9ac9c');
    land(p, 122, '#b7b07c', 9, 1);
    for (const [x, y, w] of triples([
      [40, 136, 34],
      [330, 138, 38],
    ]))
      house(p, x, y, w, 24, '#eddcb6', '#8d6f52');
    land(p, 150, '#a2975f', 5, 3);
    p.flat('-16,186! 150,172 260,178 416,166! 416,214! -16,214!', '#c6ad7c');
    p.flat('236,118! 372,104! 376,142! 240,154!', '#9a6d40');
    p.flat('232,112! 376,97! 377,107! 233,122!', '#7a5236');
    p.flat('226,150! 246,147! 262,190! 252,194!', '#7a5236');
  },
  people: [
    [
      128,
      0.78,
      {
        woman: true,
        age: 2,
        skin: 1,
        face: 'round',
        style: 'fringe',
        hair: 'red',
        head: 'scarf',
        hat: 'teal',
        body: 'apron',
        cloth: 'oat',
        trim: 'walnut',
        tool: 'wheel',
        mood: 'worry',
        nose: 'button',
      },
    ],
  ],
};

/** A swept square in the morning, before anybody has come. */
const empty: CoverPlan = {
  place(p) {
    sky(p, '#a9cfd6', '#f8ecc9');
    sun(p, 84, 70, 18, '#f7d98a');
    cloud(p, 250, 38, 1.2);
    land(p, 122, '#bccd92', 8, 1);
    for (const [x, y, w] of triples([
      [20, 146, 50],
      [84, 142, 40],
      [300, 142, 42],
      [352, 147, 50],
    ]))
      house(p, x, y, w, 34, '#efe0bb', x % 3 ? '#b1684a' : '#8d6f52');
    land(p, 152, '#d8c596', 3, 0);
    p.flat('60,186! 340,186! 356,198! 44,198!', '#9a6d40');
    for (const x of [76, 316]) p.flat(box(x, 196, 8, 24), '#7a5236');
  },
  people: [
    [
      206,
      0.72,
      {
        age: 3,
        skin: 0,
        face: 'round',
        style: 'bald',
        hair: 'white',
        beard: 'full',
        head: 'cap',
        hat: 'moss',
        body: 'tunic',
        cloth: 'rust',
        trim: 'oat',
        tool: 'broom',
        mood: 'happy',
      },
    ],
  ],
};

/** Two who have lit a candle and keep seats free. */
const waiting: CoverPlan = {
  place(p) {
    sky(p, '#54628c', '#e8b98a');
    sun(p, 200, 118, 22, '#f6cf8a');
    land(p, 118, '#6f7a62', 10, 1);
    for (const [x, y, w] of triples([
      [16, 150, 46],
      [338, 150, 46],
    ]))
      house(p, x, y, w, 34, '#d9c19a', '#7c4a3c');
    land(p, 150, '#7f8459', 4, 2);
  },
  people: [
    [
      84,
      0.72,
      {
        woman: true,
        age: 2,
        skin: 3,
        face: 'oval',
        style: 'braids',
        hair: 'dark',
        head: 'scarf',
        hat: 'madder',
        body: 'dress',
        cloth: 'teal',
        trim: 'straw',
        tool: 'candle',
        mood: 'smile',
      },
    ],
    [
      316,
      0.72,
      {
        age: 2,
        skin: 1,
        face: 'square',
        style: 'short',
        hair: 'brown',
        beard: 'short',
        body: 'jerkin',
        cloth: 'linen',
        trim: 'pine',
        tool: 'tankard',
        mood: 'happy',
      },
    ],
  ],
};

const STATES = { lost, trouble, empty, waiting };
export type State = keyof typeof STATES;

export const statePicture = (state: State): string => cover(state, STATES[state]);
