import { describe, expect, it } from 'vitest';
import { drawing, placesOf } from '@/games/villagers/actions';
import { CARDS, cardOf, MARKETS } from '@/games/villagers/data';
import {
  CARD,
  depthOf,
  fan,
  nameLines,
  spread,
  tableWidth,
  widthOf,
} from '@/games/villagers/layout';
import type { Placed, VillagersView } from '@/games/villagers/view';
import { cardName } from '@/games/villagers/names';
import { wordsOf } from '@/lib/words.svelte';

const card = (name: string, ...on: Placed[]): Placed => ({ card: name, coins: 0, free: 0, on });
const chain = card('hayer', card('grazier', card('milk_maid')));
const branched = card('founders', card('brewer'), card('poulterer'));
const view = (): VillagersView =>
  ({
    seat: 0,
    seats: 2,
    pending: { kind: 'build-turn', seat: 0 },
    row: [{ card: 'fisher', coins: 1 }],
  }) as unknown as VillagersView;

describe('Villagers’ cards', () => {
  it('come from the components', () => {
    expect(CARDS.size).toBeGreaterThan(70);
    expect(cardOf('truffer')).toMatchObject({
      suit: 'grains',
      gold: 8,
      food: 1,
      padlock: 'hunter',
      below: 'swineherd',
    });
    expect(cardOf('founders').gold).toBe(2);
    expect(cardOf('founders_food')).toMatchObject({ gold: 0, food: 1 });
    expect([...MARKETS.keys()]).toEqual([2, 6]);
  });
  it('are told in words', async () => {
    const words = wordsOf('villagers');
    await words.ready();
    expect(cardName(words, 'monk')).toContain('Stands in');
    expect(cardName(words, 'truffer')).toBe(
      'Truffer, Grains, gold 8, food 1, padlock: Hunter, goes on Swineherd',
    );
  });
  it('have names of one or two lines', () => {
    expect(nameLines('Milk Maid')).toEqual(['Milk Maid']);
    expect(nameLines('Comerciante de vinos')).toEqual(['Comerciante', 'de vinos']);
    expect(nameLines('Unbreakablelongname')).toEqual(['Unbreakablelongname']);
    expect(nameLines('pay the Countess 4 coins', 54)).toEqual(['pay the Countess 4 coins']);
    expect(nameLines('pay the Countess 4 coins', 20)).toEqual(['pay the Countess', '4 coins']);
  });
});

describe('a village on the table', () => {
  it('covers all but the head of a card that carries another', () => {
    const { cards, height } = spread([chain], 1000);
    expect(cards.map((one) => [one.card, one.y, one.covered])).toEqual([
      ['hayer', 0, true],
      ['grazier', CARD.head, true],
      ['milk_maid', 2 * CARD.head, false],
    ]);
    expect(height).toBe(CARD.h + 2 * CARD.head);
    expect(depthOf(chain)).toBe(3);
  });
  it('lays two branches side by side, the first card between them', () => {
    const { cards } = spread([branched], 1000);
    const [base, left, right] = cards;
    expect(left!.x + CARD.w).toBeLessThanOrEqual(right!.x);
    expect(base!.x).toBeCloseTo((left!.x + right!.x) / 2);
    expect(widthOf(branched)).toBeGreaterThan(2 * CARD.w);
  });
  it('begins a new row when the first is full, and never overlaps trees', () => {
    const many = Array.from({ length: 30 }, () => card('miner'));
    const { cards } = spread(many, 1000);
    expect(Math.max(...cards.map((one) => one.x + CARD.w))).toBeLessThanOrEqual(1000);
    expect(new Set(cards.map((one) => `${one.x} ${one.y}`)).size).toBe(30);
    expect(tableWidth(many)).toBe(1500);
    expect(tableWidth([chain])).toBe(1000);
    expect(spread([], 1000)).toEqual({ cards: [], height: 0 });
  });
  it('fans the hand around the middle', () => {
    const places = fan(3, 1000);
    expect(places[1]).toMatchObject({ turn: 0, y: 0 });
    expect(places[0]!.turn).toBe(-places[2]!.turn);
    expect(fan(0, 1000)).toEqual([]);
    expect(Math.max(...fan(30, 1000).map((place) => place.x + CARD.w))).toBeLessThanOrEqual(
      1000.01,
    );
  });
});

describe('what can be done', () => {
  it('is lit where it belongs', () => {
    expect(placesOf('take', { place: 3 })).toEqual(['row:3']);
    expect(placesOf('draw', { stack: 6 })).toEqual(['stack:6']);
    expect(placesOf('place', { card: 'fisher', spot: 'alone', monks: 0 })).toEqual(['hand:fisher']);
    expect(placesOf('apprentice', { village: 2, card: 'hayer', monks: 0 })).toEqual([
      'hand:apprentice',
      'village:1:hayer',
    ]);
    expect(placesOf('let-be', {})).toEqual([]);
  });
  it('says what is printed on a card before it is placed', async () => {
    const words = wordsOf('villagers');
    await words.ready();
    const remark = (verb: string, card: string): string =>
      drawing.remarkOf!(view(), verb, { card, spot: 'bare', monks: 0 }, words, []);
    expect(remark('place', 'truffer')).toBe('padlock: Hunter');
    expect(remark('place', 'swineherd')).toBe('');
    expect(remark('give', 'truffer')).toBe('');
    const silver = [...CARDS.values()].find((one) => one.silver && !one.padlock)!;
    expect(remark('place', silver.id)).toMatch(
      /^silver at the second market: 3 for every 2 (cards that show gold|\w+ symbols)$/,
    );
  });
  it('names whom a choice is about', async () => {
    const words = wordsOf('villagers');
    await words.ready();
    const title = (verb: string, args: Record<string, string | number>): string =>
      drawing.titleOf!(view(), verb, args, words, ['Seat 0', 'Seat 1', 'Seat 2']);
    expect(title('take', { place: 1 })).toBe('Take the Fisher (place 1)');
    expect(title('place', { card: 'swineherd', spot: 'bare', monks: 0 })).toBe(
      'Place the Swineherd on the Founders',
    );
    expect(title('place', { card: 'swineherd', spot: 'shared', monks: 0 })).toContain(
      'next to another',
    );
    expect(title('place', { card: 'swineherd', spot: 'monk', monks: 0 })).toBe('');
    expect(title('place', { card: 'fisher', spot: 'alone', monks: 0 })).toBe('');
    expect(title('pay', { village: 2, copy: 1 })).toBe('Pay the unlocker in Seat 1’s village');
    expect(title('pay', { village: 1, copy: 1 })).toContain('in your village');
    expect(title('pay', { village: 'countess', copy: 1 })).toBe('');
  });
});
