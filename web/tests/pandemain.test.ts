import { describe, expect, it } from 'vitest';
import { merge } from '@/lib/amounts';
import { drawing } from '@/games/pandemain/actions';
import * as data from '@/games/pandemain/data';
import { masterName } from '@/games/pandemain/names';
import { groupOf, iconOf, partsOf, placesOf } from '@/games/pandemain/places';
import { forksAfter, reckon, saleOf, wanted, wayFrom } from '@/games/pandemain/reckon';
import { turnOf } from '@/games/pandemain/turn';
import { isOpen, licence, marketFee, ordersFor, ovenTax, standing, wages, type Baker, type PandemainView, type Pending } from '@/games/pandemain/view';
import { stepsSoFar } from '@/lib/choices';
import { wordsOf } from '@/lib/words.svelte';
import type { EventInfo, LogEntry } from '@/api/types';

const baker = (more: Partial<Baker> = {}): Baker => ({
  points: 5, penitence: 0, workers: 4, own_workers: 4, aside: 0, pfennigs: 6, ingredients: { water: 2, salt: 1, yeast: 1, milk: 0 },
  flour: { rye: 1, spelt: 0, oat: 0, wheat: 1 }, loaves: [], active: { cart: 0, ox: 0, cow: 0 }, used: { cart: 0, ox: 0, cow: 0 }, villagers: [], loans: 0, ...more,
});
const village = { name: 'ulm', permanent: { bread: 'rye', points: 1 }, orders: [{ name: 'a', bread: 'wheat', points: 2, dawn: false }, { name: 'b', bread: null, points: 3, dawn: true }], upcoming: [], villager: 'church_vp', villagers_left: 4, limit: 2 };
const view = (more: Partial<PandemainView> = {}): PandemainView => ({
  seat: 0, seats: 2, over: false, to_move: 0, round: 1, night: false, players: ['seat-1', 'seat-2'], pending: { kind: 'take-turn', seat: 0 },
  options: { mode: 'basic', edition: 'en', scenario: 'none', local_trade: false, no_news_from_ulm: false },
  workers: { oven: [1, 1], ulm: [0, 1], market: [0, 1] }, stalls: { A1: 0, A2: 0, B1: 0, B2: 0, C: 1, D1: 0, D2: 0 },
  mill: { M1: { rye: 1, spelt: 0, oat: 0, wheat: 1 } }, villages: [village], bakers: [baker(), baker()],
  church: { offerings: ['salt_2', 'bread_any'], pile: [], discards: [], rewards: {}, inquisition: 0, crosses_shown: [], crosses_left: [] },
  ...more,
}) as unknown as PandemainView;
const selling = { kind: 'sell-bread', seat: 0, village: 0, sold: 0, permanent: true };

describe('Pandemain’s boards', () => {
  it('have their numbers from the components', () => {
    expect(data.STALLS.map((stall) => stall.key)).toEqual(['A1', 'A2', 'B1', 'B2', 'C', 'D1', 'D2']);
    expect(data.RECIPES.map((recipe) => recipe.bread)).toEqual(data.GRAINS);
    expect(data.MASTERS.size).toBe(10);
    expect(data.PENITENCE.max).toBe(15);
    expect(data.millLimit(4)).toBe(4);
  });

  it('light an action where it belongs', () => {
    expect(placesOf('go', { place: 'oven' })).toEqual(['place:oven']);
    expect(placesOf('buy', { basket: 'cart-ox' })).toEqual(['farm:cart', 'farm:ox']);
    expect(placesOf('bake', { bread: 'rye', grain: 'wheat' })).toEqual(['bake:rye:high']);
    expect(placesOf('bake', { bread: 'rye', grain: 'oat' })).toEqual(['bake:rye:low']);
    expect(placesOf('sell', { order: 'a', quality: 'low', day: 2 })).toEqual(['order:a', 'sell:a:low:2']);
    expect(placesOf('bless', { bread: 'oat', day: 3 })).toEqual(['loaf:low:3:oat']);
    expect(placesOf('offer', { offerings: 'permanent-second' })).toEqual(['offering:permanent', 'offering:second']);
    expect(placesOf('give', { set: 'flour-rye' })).toEqual(['set:flour', 'give:flour-rye']);
    expect(placesOf('milk', {})).toEqual(['milk']);
    expect(placesOf('decline', {})).toEqual(['done']);
  });

  it('know the kinds of sets', () => {
    expect(['pfennigs-1', 'flour-oat', 'milk-2', 'water-1-salt-2', 'vp-1', 'milk-1'].map(data.kindOf)).toEqual(['pfennig', 'flour', 'milk', 'ingredients', 'vp', 'ingredients']);
    expect(data.amountsOf('water-1-salt-2')).toEqual([{ what: 'water', count: 1 }, { what: 'salt', count: 2 }]);
    expect(partsOf('cart-ox-cow')).toEqual(['cart', 'ox', 'cow']);
  });

  it('group and sign what may be done', () => {
    expect(groupOf('go')).toBe('town');
    expect(groupOf('visit')).toBe('villages');
    expect(iconOf('go', { place: 'trade_house' }).icon).toBe('trade');
    expect(drawing.eventIcon('flour', { grain: 'wheat' })).toBe('grain');
    expect(drawing.eventIcon('never heard of', {})).toBeNull();
  });
});

describe('what it costs and brings', () => {
  it('follows the crowd: oven, market, village', () => {
    expect(ovenTax(view())).toBe(2);
    expect(marketFee(view(), 1)).toBe(data.MARKET.fee + data.MARKET.more);
    expect(marketFee(view(), 3)).toBe(data.MARKET.fee);
    expect(licence(view(), 'ulm')).toBe(1);
    expect(standing(view(), 'oven')).toEqual([0, 1]);
    expect(reckon(view(), 'go', { place: 'oven' }).costs).toEqual([{ what: 'pfennigs', count: 2 }]);
  });

  it('collects on the way through the market (MK3)', () => {
    expect(merge(wayFrom('B1'))).toEqual([{ what: 'water', count: 2 }, { what: 'milk', count: 1 }, { what: 'salt', count: 1 }]);
    expect(['A1', 'C', 'D1'].map(forksAfter)).toEqual([true, true, false]);
    expect(reckon(view(), 'route', { stall: 'D1' }).gains).toEqual([{ what: 'salt', count: 1 }, { what: 'yeast', count: 1 }]);
  });

  it('bakes with what the recipe says', () => {
    expect(reckon(view(), 'bake', { bread: 'wheat', grain: 'wheat' })).toEqual({
      costs: [{ what: 'flour-wheat', count: 2 }, { what: 'water', count: 2 }, { what: 'yeast', count: 1 }, { what: 'milk', count: 2 }],
      gains: [{ what: 'bread-wheat', count: 1 }],
    });
  });

  it('takes less milk with master baker 9 (OV8)', () => {
    const hired = view({ masters: [{ number: 9, employer: 0, upgraded: true, experience: 0 }] });
    expect(reckon(hired, 'bake', { bread: 'wheat', grain: 'rye' }).costs).toContainEqual({ what: 'milk', count: 1 });
    expect(wages(hired, 0)).toBe(2);
  });

  it('adds up a sale: staleness, wheat, order, scenario (SB1-SB5, SC1)', () => {
    const order = { order: 'a', quality: 'high', day: 3 };
    const plain = merge(saleOf(view(), 'wheat', 'high', 3)).find(({ what }) => what === 'vp')?.count ?? 0;
    expect(plain).toBe(data.pointsOf('high', 3) + (data.WHEAT_BONUS[0] ?? 0));
    const points = (one: PandemainView): number => reckon(one, 'sell', order).gains.find(({ what }) => what === 'vp')?.count ?? 0;
    expect(points(view({ pending: selling }))).toBe(plain + 2);
    expect(points(view({ pending: selling, options: { ...view().options, scenario: 'famine_in_ulm' } }))).toBe(plain + 2 + 2);
  });

  it('counts equal bonuses of master bakers once in the Spanish edition (R9)', () => {
    const masters = [7, 8].map((number) => ({ number, employer: 0, upgraded: false, experience: 0 }));
    const points = (edition: string): number => merge(saleOf(view({ masters, options: { ...view().options, edition } }), 'spelt', 'low', 1)).find(({ what }) => what === 'vp')?.count ?? 0;
    expect(points('en') - points('es')).toBe(1);
  });

  it('pays offerings together (R13)', () => {
    expect(reckon(view(), 'offer', { offerings: 'permanent-first-second' })).toEqual({
      costs: [{ what: 'pfennigs', count: 2 }, { what: 'salt', count: 2 }, { what: 'bread', count: 1 }], gains: [{ what: 'penitence', count: 5 }],
    });
  });

  it('knows what is asked for in Local Trade', () => {
    const asked = view({ pending: { kind: 'answer', seat: 1, asker: 0, wanted: [2, 0, 0, 0, 1], pfennigs: 3 } });
    expect(wanted(asked)).toEqual([{ what: 'water', count: 2 }, { what: 'flour-rye', count: 1 }]);
    expect(reckon(asked, 'accept', {}).gains).toEqual([{ what: 'pfennigs', count: 3 }]);
  });
});

describe('at night', () => {
  it('few doors are open, and none at all of those a scenario closes', () => {
    const night = view({ night: true });
    expect(['oven', 'river', 'farm', 'ulm'].map((place) => isOpen(night, place))).toEqual([true, true, false, false]);
    expect(isOpen({ ...night, options: { ...night.options, scenario: 'hail_lord_of_the_castle' } }, 'oven')).toBe(false);
    expect(isOpen({ ...night, pending: { kind: 'take-flour', seat: 0 } }, 'mill')).toBe(true);
  });
});

describe('a turn so far', () => {
  const event = (kind: string, args: EventInfo['args'], seat = 0): EventInfo => ({ kind, seat, args, text: '' });
  const entry = (seq: number, seat: number, undone = false): LogEntry => ({ seq, seat, undone, kind: 'move', bot: null, at: 0, code: 1, text: '', undoes: null, touches_you: false, trouble: null, by_itself: false, events: [] });

  it('is what can still be taken back', () => {
    const log = [entry(0, 0), entry(1, 1), entry(2, 0, true), entry(3, 0), entry(4, 0)];
    expect(stepsSoFar(log, 0, 2).map(({ seq }) => seq)).toEqual([3, 4]);
    expect(stepsSoFar(log, 0, 0)).toEqual([]);
  });

  it('begins with what was done before the worker went', () => {
    const at = (kind: string, more: Partial<Pending> = {}): unknown => ({ pending: { kind, seat: 0, ...more } });
    const told = (seq: number, ...kinds: string[]): LogEntry => ({ ...entry(seq, 0), events: kinds.map((kind) => event(kind, {})) });
    const log = [told(0, 'placed'), told(1), told(2, 'used', 'gained'), told(3, 'placed', 'paid'), told(4, 'baked')];
    const seqs = (view: unknown, of = log): number[] => turnOf(of, view).map(({ seq }) => seq);
    expect(seqs(at('bake-bread'))).toEqual([2, 3, 4]);
    expect(seqs(at('take-turn'))).toEqual([]);
    expect(seqs(at('answer'))).toEqual([]);
    expect(seqs(at('propose', { wanted: [1, 0, 1] }), [...log, told(5), told(6)])).toEqual([5, 6]);
  });

  it('is summed up, what went and came set against each other', async () => {
    const words = wordsOf('pandemain');
    await words.ready();
    const tally = drawing.tallyOf?.([
      event('baked', { bread: 'rye', quality: 'high', grain: 'wheat' }), event('gave', { ingredient: 'water', count: 2 }), event('gained', { ingredient: 'water', count: 3 }),
      event('paid', { count: 2 }), event('pfennigs', { count: 5 }, 1), event('penitence', { level: 5, count: 2 }), event('penitence', { level: 6, count: 1 }),
    ], 0, words);
    expect(tally?.costs.map(({ name, count }) => [name, count])).toEqual([['rye flour', 1], ['wheat flour', 1], ['pfennigs', 2]]);
    expect(tally?.gains.map(({ name, count }) => [name, count])).toEqual([['water', 1], ['rye bread', 1], ['penitence', 3]]);
  });

  it('tells of master bakers in words', async () => {
    const words = wordsOf('pandemain');
    await words.ready();
    expect(masterName(words, { number: 3, employer: null, upgraded: false, experience: 0 })).toBe('Bakes spelt bread; for spelt bread sold 1 pfennig more; costs 4, 1 a day');
    expect(ordersFor(village, 'rye')).toEqual(['permanent']);
  });
});
