import { describe, expect, it } from 'vitest';
import { CLOTHES, HEADS } from '@/drawing/figure';
import { GENERATIONS, personOf, toolAt } from '@/games/village/family';
import type { PreviewInfo } from '@/api/types';
import { drawing, eventIcon, placesOf, wishOf } from '@/games/village/actions';
import * as data from '@/games/village/data';
import { figuresAt, remembered, type Family, type VillageView } from '@/games/village/view';
import { wordsOf } from '@/lib/words.svelte';

const family = (): Family => ({
  members: [
    { generation: 1, place: 'bag' },
    { generation: 1, place: 'chronicle-crafts' },
    { generation: 2, place: 'smithy' },
    { generation: 3, place: 'farmyard' },
    { generation: 4, place: 'unborn' },
  ],
  influence: { orange: 0, green: 0, brown: 0, pink: 0 },
  goods: { scroll: 0, horse: 0, plow: 0, ox: 0, wagon: 0 },
  grain: 0,
  coins: 1,
  life: 0,
  deaths_due: 0,
  prestige: 0,
  cities: [],
  served: 0,
  points: {},
});
const view = (): VillageView =>
  ({
    seat: 0,
    seats: 2,
    pending: { kind: 'take-turn', seat: 0 },
    families: [family(), family()],
  }) as unknown as VillageView;

describe('Village’s board', () => {
  it('has its numbers from the components', () => {
    expect(data.CUSTOMERS.size).toBe(24);
    expect(data.CITIES).toHaveLength(6);
    expect(data.BUILDINGS.map((one) => one.name)).toEqual([
      'wainwright',
      'stables',
      'smithy',
      'office',
    ]);
    expect(data.CITIES.map((city) => city.reward.what)).toContain('any-cube');
  });

  it('lights an action where it belongs', () => {
    expect(placesOf('take', { space: 'market', cube: 'green' })).toEqual(['cube:market:green']);
    expect(placesOf('travel', { road: 'north_near-south_near', generation: 1 })).toEqual([
      'road:north_near-south_near',
      'city:south_near',
    ]);
    expect(placesOf('advance', { stage: 2, generation: 1, price: 'scroll' })).toEqual(['stage:3']);
    expect(placesOf('pass', {})).toEqual([]);
  });

  it('knows who is there and who is remembered', () => {
    expect(figuresAt(view(), 'smithy').map((figure) => [figure.seat, figure.generation])).toEqual([
      [0, 2],
      [1, 2],
    ]);
    expect(remembered(family())).toBe(1);
  });

  it('says what follows a cube and what a place is worth', async () => {
    const words = wordsOf('village');
    await words.ready();
    const remark = (verb: string, args: Record<string, string | number>): string =>
      drawing.remarkOf!(view(), verb, args, words, []);
    for (const space of data.SPACES)
      expect(remark('take', { space, cube: 'pink' })).toContain('then ');
    expect(new Set(data.SPACES.map((space) => remark('do', { space }))).size).toBe(
      data.SPACES.length,
    );
    expect(remark('climb', { window: 1, generation: 1 })).toContain(String(data.WINDOWS[1]));
    expect(remark('advance', { stage: 1, generation: 1, price: 'scroll' })).toContain(
      String(data.STAGES[1]?.points),
    );
    expect(remark('harvest', {})).toBe('');
  });

  it('names the printed price where it is still to be chosen how to pay', async () => {
    const words = wordsOf('village');
    await words.ready();
    const open: PreviewInfo = {
      changes: [{ seat: 1, what: 'coins', amount: -1 }],
      warnings: [],
      uncertain: false,
      ends: false,
    };
    const paid: PreviewInfo = { ...open, changes: [{ seat: 0, what: 'coins', amount: -2 }] };
    const remark = (verb: string, args: Record<string, string | number>, preview = open): string =>
      drawing.remarkOf!(view(), verb, args, words, [], preview);
    expect(remark('buy', { good: 'plow' })).toBe('price: 2 orange cubes');
    expect(remark('buy', { good: 'plow' }, paid)).toBe('');
    const there = remark('travel', { road: 'south_near-north_near', generation: 1 });
    expect(remark('travel', { road: 'north_near-south_near', generation: 1 })).toBe(there);
    expect(remark('travel', { road: 'village-north_near', generation: 1 })).toMatch(
      /^price: 1 wagon, .*2 hours$/,
    );
    expect(remark('pass', {})).toBe('');
  });

  it('says what a customer wants', async () => {
    const words = wordsOf('village');
    await words.ready();
    expect(wishOf('c13', words)).toMatch(/\(1 horse, 1 plough for 6 points\)$/);
  });

  it('has an icon for what happens', () => {
    expect(eventIcon('good', { good: 'ox' })).toBe('ox');
    expect(eventIcon('took', { cube: 'brown' })).toBe('faith');
    expect(eventIcon('never heard of', {})).toBeNull();
  });
});

describe('a family', () => {
  it('is dressed by generation, so that nobody needs the number', () => {
    const looks = GENERATIONS.map((kin) =>
      kin.flatMap(({ clothes, head }) => [`${clothes} ${head}`]),
    );
    expect(looks).toHaveLength(4);
    expect(new Set(looks.flat()).size).toBe(looks.flat().length);
    for (const kin of GENERATIONS)
      for (const person of kin) {
        expect(CLOTHES[person.clothes], person.clothes).toBeDefined();
        expect(HEADS[person.head], person.head).toBeDefined();
      }
    const size = ([kin]: typeof GENERATIONS): number => kin?.[0]?.size ?? 1;
    expect(size(GENERATIONS.slice(3))).toBeLessThan(size(GENERATIONS));
  });

  it('keeps its looks wherever somebody goes, and takes up the tool of the trade', () => {
    expect(personOf(2, 'm-1-3')).toBe(personOf(2, 'm-0-5'));
    expect(personOf(2, 'm-1-3')).not.toBe(personOf(2, 'm-1-4'));
    const places = ['farmyard', 'wainwright', 'stables', 'smithy', 'office', 'stage-3', 'window-1'];
    const tools = places.map((place) => JSON.stringify(toolAt(place)));
    expect(new Set(tools).size).toBe(places.length);
    expect(toolAt('north_far')).toBe(toolAt('south_near'));
    expect(toolAt('grave')).toEqual([]);
  });
});
