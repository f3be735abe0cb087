// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import portraits from '@games/villagers/portraits.toml';
import { TRADES } from '@/games/black_forest/data';
import { MASTERS, SIMS } from '@/games/pandemain/data';
import { CUSTOMERS } from '@/games/village/data';
import { CARDS } from '@/games/villagers/data';
import { badge, cover, type CoverPlan } from '@/drawing/cover';
import { outline, Pen, trace } from '@/drawing/ink';
import { mix } from '@/drawing/palette';
import type { Described } from '@/drawing/person';
import { portrait } from '@/drawing/portrait';
import { statePicture } from '@/drawing/states';

const GAMES = import.meta.glob<{ default: Record<string, Described> }>('@games/*/portraits.toml', {
  eager: true,
});
const everybody = Object.entries(GAMES).flatMap(([file, { default: line }]) =>
  Object.entries(line).map(([name, described]) => [`${file} ${name}`, described] as const),
);
const people = Object.entries(portraits as Record<string, Described>);
const parsed = (svg: string): Document => new DOMParser().parseFromString(svg, 'image/svg+xml');

describe('ink', () => {
  it('goes through its points and stays near them', () => {
    const path = trace(outline('0,0! 100,0! 100,50!'), true, () => 0.5, 0);
    expect(path.startsWith('M0 0C')).toBe(true);
    expect(path).toContain('100 0');
    expect(path.endsWith('Z')).toBe(true);
  });
  it('wobbles the same way for the same name', () => {
    const drawn = (name: string): string =>
      new Pen(name, false).form('0,0! 40,0! 40,40!', '#ff0000').svg;
    expect(drawn('a')).toBe(drawn('a'));
    expect(drawn('a').replaceAll('a_0', '')).not.toBe(drawn('b').replaceAll('b_0', ''));
  });
  it('mixes colours', () => expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080'));
});

describe('portraits', () => {
  it('show everybody who is on a card', () => {
    expect(people.map(([name]) => name).sort()).toEqual([...CARDS.keys()].sort());
  });
  it('show every customer, tradesperson, sim-baker, villager and master baker', () => {
    const named = (folder: string): string[] =>
      Object.entries(GAMES).flatMap(([file, { default: line }]) =>
        file.includes(`/${folder}/`) ? Object.keys(line) : [],
      );
    expect(named('village').sort()).toEqual([...CUSTOMERS.keys()].sort());
    expect(named('black_forest').sort()).toEqual([...TRADES.keys()].sort());
    const masters = [...MASTERS.keys()].map((number) => `master_${number}`);
    expect(named('pandemain')).toEqual(expect.arrayContaining([...SIMS.keys(), ...masters]));
  });
  it('give everybody something of their own to hold', () => {
    const tools = people.map(([, described]) => described.tool);
    expect(tools.length - new Set(tools).size).toBe(0);
  });
  it('show women and men of all ages and colours of skin', () => {
    const women = people.filter(([, described]) => described.woman).length / people.length;
    expect(women).toBeGreaterThan(0.3);
    expect(new Set(people.map(([, described]) => described.age)).size).toBe(4);
    expect(new Set(people.map(([, described]) => described.skin)).size).toBe(5);
  });
  it('come out the same every time, each with names of its own inside', () => {
    for (const [name, described] of everybody) {
      const svg = portrait(name, described);
      expect(svg, name).not.toMatch(/NaN|undefined|Infinity/);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
      const known = new Set(ids);
      expect(known.size, name).toBe(ids.length);
      const used = [...svg.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
      expect(
        used.filter((id) => !known.has(id)),
        name,
      ).toEqual([]);
    }
    const [first] = people;
    if (first) expect(portrait(...first)).toBe(portrait(...first));
  });
  it.each(people.filter((_, i) => i % 15 === 0))('are sound SVG: %s', (name, described) => {
    expect(parsed(portrait(name, described)).querySelector('parsererror')).toBeNull();
  });
});

describe('pictures for empty pages', () => {
  it.each(['lost', 'trouble', 'empty', 'waiting'] as const)('are sound: %s', (state) => {
    const svg = statePicture(state);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(parsed(svg).querySelector('parsererror')).toBeNull();
  });
});

describe('covers', () => {
  it('have a square sign with somebody from near', () => {
    const plan: CoverPlan = { place: () => {}, people: [[100, 0.5, {}]] };
    const sign = parsed(badge('x', plan, true)).documentElement;
    expect(sign.getAttribute('viewBox')).toBe('69 121 62 62');
    expect(sign.lastElementChild?.tagName).toBe('circle');
    expect(badge('x', plan, false)).not.toContain('#6a2bd9');
  });
  const plans = import.meta.glob<{ default: CoverPlan }>('../src/games/*/cover.ts', {
    eager: true,
  });
  it('are drawn for the four games', () => expect(Object.keys(plans)).toHaveLength(4));
  it.each(Object.entries(plans))('are sound SVG: %s', (path, { default: plan }) => {
    const svg = cover(path, plan);
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(parsed(svg).querySelector('parsererror')).toBeNull();
  });
});
