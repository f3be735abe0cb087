import { describe, expect, it } from 'vitest';
import { crossings, drawing, eventIcon, placesOf, reckon } from '@/games/village/actions';
import * as data from '@/games/village/data';
import { areaOf } from '@/games/village/remarks';
import { figuresAt, harvestOf, oldest, remembered, type Family, type VillageView } from '@/games/village/view';
import { wordsOf } from '@/lib/words.svelte';

const family = (more: Partial<Family> = {}): Family => ({
  members: [{ generation: 1, place: 'bag' }, { generation: 1, place: 'chronicle-crafts' }, { generation: 2, place: 'smithy' }, { generation: 3, place: 'farmyard' }, { generation: 4, place: 'unborn' }],
  influence: { orange: 0, green: 0, brown: 0, pink: 0 },
  goods: { scroll: 0, horse: 0, plow: 0, ox: 0, wagon: 0 },
  grain: 0, coins: 1, life: 0, deaths_due: 0, prestige: 0, cities: [], served: 0, ...more,
});
const view = (more: Partial<Family> = {}, pending: VillageView['pending'] = { kind: 'take-turn', seat: 0 }): VillageView =>
  ({ seat: 0, seats: 2, pending, families: [family(more), family()] }) as unknown as VillageView;

describe('Village’s board', () => {
  it('has its numbers from the components', () => {
    expect(data.CUSTOMERS.size).toBe(24);
    expect(data.CITIES).toHaveLength(6);
    expect(data.BUILDINGS.map((one) => one.name)).toEqual(['wainwright', 'stables', 'smithy', 'office']);
    expect(data.pathOf('south_near-north_near')).toBe(data.pathOf('north_near-south_near'));
  });

  it('lights an action where it belongs', () => {
    expect(placesOf('take', { space: 'market', cube: 'green' })).toEqual(['cube:market:green']);
    expect(placesOf('travel', { road: 'north_near-south_near', generation: 1 })).toEqual(['road:north_near-south_near', 'city:south_near']);
    expect(placesOf('advance', { stage: 2, generation: 1, price: 'scroll' })).toEqual(['stage:3']);
    expect(placesOf('pass', {})).toEqual([]);
  });

  it('knows who is there, who dies next, who is remembered', () => {
    expect(figuresAt(view(), 'smithy').map((figure) => [figure.seat, figure.generation])).toEqual([[0, 2], [1, 2]]);
    expect(oldest(family())).toBe(2);
    expect(oldest(family({ members: [{ generation: 1, place: 'bag' }] }))).toBeNull();
    expect(remembered(family())).toBe(1);
  });

  it('reckons costs and gains before the click', () => {
    expect(reckon(view(), 'take', { space: 'family', cube: 'plague' }).costs).toEqual([{ what: 'time', count: data.PLAGUE_TIME }]);
    expect(reckon(view(), 'buy', { good: 'plow' })).toEqual({ costs: [{ what: 'orange', count: 2 }], gains: [{ what: 'plow', count: 1 }] });
    expect(reckon(view(), 'well', { cube: 'pink', coins: 1 }).costs).toEqual([{ what: 'pink', count: 2 }, { what: 'coin', count: 1 }]);
    expect(reckon(view(), 'climb', { window: 2, generation: 1 }).costs).toEqual([{ what: 'grain', count: 2 }]);
  });

  it('asks for the further sale’s price only when it is due (M5)', () => {
    const first = reckon(view({}, { kind: 'serve-customer', seat: 0, free: true }), 'serve', { customer: 'c13' });
    const later = reckon(view({}, { kind: 'serve-customer', seat: 0, free: false }), 'serve', { customer: 'c13' });
    expect(first.costs.map((cost) => cost.what)).toEqual(['horse', 'plow']);
    expect(later.costs.map((cost) => cost.what)).toEqual(['horse', 'plow', ...data.SALE.map((cost) => cost.what)]);
    expect(first.gains).toEqual([{ what: 'prestige', count: 6 }]);
  });

  it('rewards a city only once', () => {
    const road = { road: 'village-north_near', generation: 1 };
    expect(reckon(view(), 'travel', road).gains).toEqual([{ what: 'prestige', count: 3 }]);
    expect(reckon(view({ cities: ['north_near'] }), 'travel', road).gains).toEqual([]);
  });

  it('harvests with the best team, into what room there is', () => {
    expect(harvestOf(family())).toBe(2);
    expect(harvestOf(family({ goods: { plow: 1, horse: 1 } }))).toBe(3);
    expect(harvestOf(family({ goods: { plow: 1, horse: 1, ox: 1 } }))).toBe(4);
    expect(harvestOf(family({ grain: 4 }))).toBe(1);
  });

  it('warns of the bridge, and says who dies', async () => {
    const words = wordsOf('village');
    await words.ready();
    expect(crossings(family({ life: 8 }), [{ what: 'time', count: 2 }])).toBe(1);
    expect(crossings(family({ life: 7 }), [{ what: 'time', count: 2 }])).toBe(0);
    expect(drawing.effectOf(view({ life: 9 }), 'take', { space: 'family', cube: 'plague' }, words).warning).toContain('one of your 2s dies');
    expect(drawing.effectOf(view({ life: 1 }), 'take', { space: 'family', cube: 'plague' }, words).warning).toBe('');
  });

  it('says what follows a cube, what a place is worth, and where the dead go', async () => {
    const words = wordsOf('village');
    await words.ready();
    const chronicle = { crafts: { spaces: 2, free: 1 }, farmyard: { spaces: 1, free: 0 } };
    const remark = (verb: string, args: Record<string, string | number>, more: Partial<Family> = {}): string =>
      drawing.effectOf({ ...view(more), chronicle }, verb, args, words).remark;
    expect(remark('take', { space: 'harvest', cube: 'pink' })).toBe('then bring in 2 grain');
    expect(remark('take', { space: 'harvest', cube: 'pink' }, { grain: data.GRAIN_CAPACITY })).toContain('granary is full');
    expect(remark('take', { space: 'travel', cube: 'pink' })).toContain('no wagon');
    expect(remark('take', { space: 'church', cube: 'pink' })).toContain('joins the church');
    expect(remark('take', { space: 'church', cube: 'pink' }, { members: [{ generation: 1, place: 'smithy' }] })).toContain('nobody');
    expect(remark('climb', { window: 1, generation: 1 })).toContain(String(data.WINDOWS[1]));
    expect(remark('advance', { stage: 1, generation: 1, price: 'scroll' })).toContain(String(data.STAGES[1]?.points));
    expect(remark('let-die', { place: 'smithy' })).toContain('remembered in the chronicle (Crafts, 1 place free)');
    expect(remark('let-die', { place: 'farmyard' })).toContain('forgotten');
    expect(['smithy', data.CITIES[0]!.id, 'stage-2', 'window-1', 'farmyard'].map(areaOf)).toEqual(['crafts', 'travel', 'council', 'church', 'farmyard']);
  });

  it('shows a payment in cubes and coins', () => {
    const paying = view({}, { kind: 'pay', seat: 0, price: data.COLOURS.map((colour) => (colour === 'green' ? 2 : 0)) });
    expect(reckon(paying, 'pay', { coins_green: 0 }).costs).toEqual([{ what: 'green', count: 2 }]);
    expect(reckon(paying, 'pay', { coins_green: 1 }).costs).toEqual([{ what: 'green', count: 1 }, { what: 'coin', count: 1 }]);
    expect(reckon(paying, 'pay', { coins_green: 2 }).costs).toEqual([{ what: 'coin', count: 2 }]);
  });

  it('has an icon for what happens', () => {
    expect(eventIcon('good', { good: 'ox' })).toBe('ox');
    expect(eventIcon('took', { cube: 'brown' })).toBe('faith');
    expect(eventIcon('never heard of', {})).toBeNull();
  });
});
