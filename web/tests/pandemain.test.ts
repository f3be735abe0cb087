import { describe, expect, it } from 'vitest';
import { drawing } from '@/games/pandemain/actions';
import * as data from '@/games/pandemain/data';
import { masterName } from '@/games/pandemain/names';
import { groupOf, iconOf, partsOf, placesOf } from '@/games/pandemain/places';
import { turnOf } from '@/games/pandemain/turn';
import {
  ordersFor,
  standing,
  wanted,
  type Baker,
  type PandemainView,
  type Pending,
} from '@/games/pandemain/view';
import { isClosed } from '@/games/pandemain/doors';
import { Board } from '@/lib/board.svelte';
import { stepsSoFar } from '@/lib/choices';
import { wordsOf } from '@/lib/words.svelte';
import type { EventInfo, LogEntry, Refusal } from '@/api/types';

const baker = (more: Partial<Baker> = {}): Baker => ({
  points: 5,
  penitence: 0,
  workers: 4,
  own_workers: 4,
  aside: 0,
  pfennigs: 6,
  ingredients: { water: 2, salt: 1, yeast: 1, milk: 0 },
  flour: { rye: 1, spelt: 0, oat: 0, wheat: 1 },
  loaves: [],
  active: { cart: 0, ox: 0, cow: 0 },
  used: { cart: 0, ox: 0, cow: 0 },
  villagers: [],
  loans: 0,
  ...more,
});
const village = {
  name: 'ulm',
  permanent: { bread: 'rye', points: 1 },
  orders: [
    { name: 'a', bread: 'wheat', points: 2, dawn: false },
    { name: 'b', bread: null, points: 3, dawn: true },
  ],
  upcoming: [],
  villager: 'church_vp',
  villagers_left: 4,
  limit: 2,
};
const view = (more: Partial<PandemainView> = {}): PandemainView =>
  ({
    seat: 0,
    seats: 2,
    over: false,
    to_move: 0,
    round: 1,
    night: false,
    players: ['seat-1', 'seat-2'],
    pending: { kind: 'take-turn', seat: 0 },
    options: {
      mode: 'basic',
      edition: 'en',
      scenario: 'none',
      local_trade: false,
      no_news_from_ulm: false,
    },
    workers: { oven: [1, 1], ulm: [0, 1], market: [0, 1] },
    stalls: { A1: 0, A2: 0, B1: 0, B2: 0, C: 1, D1: 0, D2: 0 },
    mill: { M1: { rye: 1, spelt: 0, oat: 0, wheat: 1 } },
    villages: [village],
    bakers: [baker(), baker()],
    church: {
      offerings: ['salt_2', 'bread_any'],
      pile: [],
      discards: [],
      rewards: {},
      inquisition: 0,
      crosses_shown: [],
      crosses_left: [],
    },
    ...more,
  }) as unknown as PandemainView;

describe('Pandemain’s boards', () => {
  it('have their numbers from the components', () => {
    expect(data.STALLS.map((stall) => stall.key)).toEqual([
      'A1',
      'A2',
      'B1',
      'B2',
      'C',
      'D1',
      'D2',
    ]);
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
    expect(placesOf('sell', { order: 'a', quality: 'low', day: 2 })).toEqual([
      'order:a',
      'sell:a:low:2',
    ]);
    expect(placesOf('bless', { bread: 'oat', day: 3 })).toEqual(['loaf:low:3:oat']);
    expect(placesOf('offer', { offerings: 'permanent-second' })).toEqual([
      'offering:permanent',
      'offering:second',
    ]);
    expect(placesOf('give', { set: 'flour-rye' })).toEqual(['set:flour', 'give:flour-rye']);
    expect(placesOf('milk', {})).toEqual(['milk']);
    expect(placesOf('decline', {})).toEqual(['done']);
  });

  it('know the kinds of sets', () => {
    expect(
      ['pfennigs-1', 'flour-oat', 'milk-2', 'water-1-salt-2', 'vp-1', 'milk-1'].map(data.kindOf),
    ).toEqual(['pfennig', 'flour', 'milk', 'ingredients', 'vp', 'ingredients']);
    expect(data.amountsOf('water-1-salt-2')).toEqual([
      { what: 'water', count: 1 },
      { what: 'salt', count: 2 },
    ]);
    expect(partsOf('cart-ox-cow')).toEqual(['cart', 'ox', 'cow']);
  });

  it('group and sign what may be done', () => {
    expect(groupOf('go')).toBe('town');
    expect(groupOf('visit')).toBe('villages');
    expect(iconOf('go', { place: 'trade_house' }).icon).toBe('trade');
    expect(drawing.eventIcon('placed', { place: 'trade_house' })).toBe('trade');
    expect(drawing.eventIcon('never heard of', {})).toBeNull();
  });
});

describe('what is to be seen', () => {
  it('is who stands where, and what is asked for in Local Trade', () => {
    expect(standing(view(), 'oven')).toEqual([0, 1]);
    const asked = view({
      pending: {
        kind: 'answer',
        seat: 1,
        asker: 0,
        wanted: { water: 2, 'flour-rye': 1 },
        pfennigs: 3,
      },
    });
    expect(wanted(asked)).toEqual([
      { what: 'water', count: 2 },
      { what: 'flour-rye', count: 1 },
    ]);
  });

  it('is a shut door where the rules say that it is closed, not where something else is missing', () => {
    const board = new Board(wordsOf('pandemain'), drawing);
    const refused = (code: number, place: string, key: string): Refusal => ({
      code,
      text: '',
      verb: 'go',
      args: { place },
      reason: { key, text: '', rule: '', args: {} },
    });
    const closed = (): boolean[] =>
      ['farm', 'castle', 'oven'].map((place) => isClosed(board, [`place:${place}`]));
    board.refusals = [refused(1, 'farm', 'closed-at-night'), refused(2, 'castle', 'no-room')];
    expect(closed()).toEqual([true, false, true]); // by night, a place of which nothing is said is shut too
    board.choices = [
      {
        code: 3,
        text: '',
        verb: 'go',
        args: { place: 'oven' },
        preview: { changes: [], warnings: [], uncertain: false, ends: false },
      },
    ];
    expect(closed()).toEqual([true, false, false]);
    board.refusals = [refused(2, 'castle', 'no-room')];
    board.choices = [];
    expect(closed()).toEqual([false, false, false]);
  });

  it('is what signs can’t tell', async () => {
    const words = wordsOf('pandemain');
    await words.ready();
    const remark = (verb: string, args: Record<string, string | number>): string =>
      drawing.remarkOf!(view(), verb, args, words, []);
    expect(remark('loan', {})).toContain(String(data.CASTLE.repay));
    expect(remark('bless', { bread: 'oat', day: 3 })).toContain(String(data.pointsOf('high', 3)));
    expect(remark('bake', { bread: 'rye', grain: 'wheat' })).not.toBe(
      remark('bake', { bread: 'rye', grain: 'oat' }),
    );
    expect(remark('go', { place: 'granary' })).toBe('brings flour at dawn');
    expect(remark('work', {})).toBe('');
  });
});

describe('a turn so far', () => {
  const event = (kind: string, args: EventInfo['args'], seat = 0): EventInfo => ({
    kind,
    seat,
    args,
    text: '',
    clause: null,
    changes: [],
  });
  const entry = (seq: number, seat: number, undone = false): LogEntry => ({
    seq,
    seat,
    undone,
    kind: 'move',
    bot: null,
    at: 0,
    code: 1,
    text: '',
    undoes: null,
    touches_you: false,
    trouble: null,
    by_itself: false,
    events: [],
    changes: [],
  });

  it('is what can still be taken back', () => {
    const log = [entry(0, 0), entry(1, 1), entry(2, 0, true), entry(3, 0), entry(4, 0)];
    expect(stepsSoFar(log, 0, 2).map(({ seq }) => seq)).toEqual([3, 4]);
    expect(stepsSoFar(log, 0, 0)).toEqual([]);
  });

  it('begins with what was done before the worker went', () => {
    const at = (kind: string, more: Partial<Pending> = {}): unknown => ({
      pending: { kind, seat: 0, ...more },
    });
    const told = (seq: number, ...kinds: string[]): LogEntry => ({
      ...entry(seq, 0),
      events: kinds.map((kind) => event(kind, {})),
    });
    const log = [
      told(0, 'placed'),
      told(1),
      told(2, 'milked', 'gained'),
      told(3, 'placed', 'tax'),
      told(4, 'baked'),
    ];
    const seqs = (view: unknown, of = log): number[] => turnOf(of, view).map(({ seq }) => seq);
    expect(seqs(at('bake-bread'))).toEqual([2, 3, 4]);
    expect(seqs(at('take-turn'))).toEqual([]);
    expect(seqs(at('answer'))).toEqual([]);
    expect(
      seqs(at('propose', { wanted: { water: 1, yeast: 1 } }), [...log, told(5), told(6)]),
    ).toEqual([5, 6]);
  });

  it('tells scenarios with all their numbers', async () => {
    const words = wordsOf('pandemain');
    await words.ready();
    for (const scenario of data.SCENARIOS.values()) {
      for (const line of [1, 2])
        expect(words.text(`pandemain-${scenario.key}-${line}`, { ...scenario })).not.toMatch(
          /\{|undefined/,
        );
    }
    expect(
      words.text('pandemain-famine_in_ulm-1', { ...data.SCENARIOS.get('famine_in_ulm')! }),
    ).toMatch(/brings [1-9]/);
  });

  it('tells of master bakers in words', async () => {
    const words = wordsOf('pandemain');
    await words.ready();
    expect(masterName(words, { number: 3, employer: null, upgraded: false, experience: 0 })).toBe(
      'Bakes spelt bread; 1 pfennig more for each spelt bread sold; costs 1, then 1 a day',
    );
    expect(ordersFor(village, 'rye')).toEqual(['permanent']);
  });
});
