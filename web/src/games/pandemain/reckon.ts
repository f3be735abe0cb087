// What an action of Pandemain costs and brings, as far as the boards tell before the click.
import type { Words as Args } from '@/api/types';
import { merge, type Amount } from '@/lib/amounts';
import * as data from './data';
import { partsOf } from './places';
import { breadOf, deciding, flourIn, licence, marketFee, mastersOf, milkDiscount, ovenTax, scenarioOf, sellingIn, sideOf, wages, type PandemainView } from './view';

export interface Reckoning { costs: Amount[]; gains: Amount[] }

const one = (what: string, count = 1): Amount[] => (count ? [{ what, count }] : []);

/** MK3: what lies on the way from a stall until one may choose, or the market ends. */
export function wayFrom(stall: string): Amount[] {
  const here = data.stallOf(stall);
  if (!here) return [];
  return [...here.gains, ...(here.next.length === 1 ? wayFrom(here.next[0] ?? '') : [])];
}

/** Whether one has to choose a way after that stall. */
export function forksAfter(stall: string): boolean {
  const next = data.stallOf(stall)?.next ?? [];
  return next.length === 1 ? forksAfter(next[0] ?? '') : next.length > 1;
}

/** OV4, OV8. */
export function unitsFor(view: PandemainView, seat: number, bread: string): Amount[] {
  const units = data.recipeOf(bread)?.units ?? [];
  const less = bread === 'wheat' ? milkDiscount(view, seat) : 0;
  return units.flatMap(({ what, count }) => one(what, what === 'milk' ? Math.max(0, count - less) : count));
}

function offeringOf(view: PandemainView, level: string): data.Offering {
  if (level === 'permanent') return data.PERMANENT_OFFERING;
  return data.OFFERINGS[view.church.offerings[level === 'first' ? 0 : 1] ?? ''] ?? { costs: [], penitence: 0 };
}

/** SB1-SB4, SB8: staleness, wheat's bonus, the price, and what master bakers add. */
export function saleOf(view: PandemainView, bread: string, quality: string, day: number): Amount[] {
  const seat = deciding(view);
  const wheat = bread === 'wheat' ? (data.WHEAT_BONUS[view.round - 1] ?? 0) : 0;
  const bonuses = mastersOf(view, seat).flatMap((master) => {
    const sale = sideOf(master)?.sale;
    return sale?.bread === bread ? sale.gains : [];
  });
  // R9: in the Spanish edition equal bonuses count once, the best of each kind.
  const added = view.options.edition === 'es' ? best(bonuses) : bonuses;
  return [...one('vp', data.pointsOf(quality, day) + wheat), ...one('pfennigs', data.priceOf(quality, bread)), ...added];
}

function best(all: Amount[]): Amount[] {
  return [...new Set(all.map(({ what }) => what))].map((what) => ({ what, count: Math.max(...all.filter((each) => each.what === what).map(({ count }) => count)) }));
}

function orderGains(view: PandemainView, order: string, quality: string, day: number): Amount[] {
  const village = sellingIn(view);
  if (!village) return [];
  const points = order === 'permanent' ? village.permanent.points : (village.orders.find(({ name }) => name === order)?.points ?? 0);
  const scenario = village.name === 'ulm' ? scenarioOf(view) : undefined;
  return [
    ...saleOf(view, breadOf(village, order), quality, day), ...one('vp', points + (scenario?.ulmPoints ?? 0)), ...one('pfennigs', scenario?.ulmPfennigs ?? 0),
    ...(village.name === data.AUGSBURG ? one('penitence', data.AUGSBURG_GAIN) : []),
  ];
}

function servantGains(view: PandemainView, bread: string, quality: string, day: number): Amount[] {
  const scenario = scenarioOf(view);
  const points = (bread === 'wheat' ? scenario?.servantPointsWheat : scenario?.servantPoints) ?? 0;
  return [...saleOf(view, bread, quality, day), ...one('vp', points)];
}

const tokenOf = (view: PandemainView): string => data.TOKENS[view.pending?.token ?? 0] ?? '';

/** What a door costs at once. */
function doorCost(view: PandemainView, place: string): Amount[] {
  return place === 'oven' ? one('pfennigs', ovenTax(view)) : [];
}

function raw(view: PandemainView, verb: string, args: Args): Reckoning {
  const word = (name: string): string => String(args[name] ?? '');
  const day = Number(args.day);
  const none: Reckoning = { costs: [], gains: [] };
  switch (verb) {
    case 'go': return { costs: doorCost(view, word('place')), gains: [] };
    case 'visit': return { costs: one('pfennigs', licence(view, word('place'))), gains: [] };
    case 'shop': return { costs: one('pfennigs', marketFee(view, data.stallOf(word('stall'))?.column ?? 0)), gains: wayFrom(word('stall')) };
    case 'route': return { costs: [], gains: wayFrom(word('stall')) };
    case 'mill': return {
      costs: one('pfennigs', data.COLUMNS.find(({ key }) => key === word('column'))?.price ?? 0),
      gains: flourIn(view, word('column')).flatMap((grain) => one(`flour-${grain}`)),
    };
    case 'milk': return { costs: one('active-cow'), gains: one('milk', data.MILK_PER_COW) };
    case 'use': return { costs: one(`active-${word('transport')}`), gains: [] };
    case 'buy': return {
      costs: one('pfennigs', partsOf(word('basket')).reduce((price, token) => price + (data.FARM_PRICES[token] ?? 0), 0)),
      gains: partsOf(word('basket')).flatMap((token) => one(token)),
    };
    case 'barter': {
      const units = ['salt', 'yeast', 'milk'].flatMap((name) => one(name, Number(args[name])));
      return { costs: [...units, ...one('pfennigs', (view.pending?.price ?? 0) - units.reduce((all, { count }) => all + count, 0))], gains: [] };
    }
    case 'bake': return {
      costs: [...one(`flour-${data.recipeOf(word('bread'))?.main}`), ...one(`flour-${word('grain')}`), ...unitsFor(view, deciding(view), word('bread'))],
      gains: one(`bread-${word('bread')}`),
    };
    case 'sell': return { costs: [], gains: orderGains(view, word('order'), word('quality'), day) };
    case 'sell-servant': return { costs: [], gains: servantGains(view, word('bread'), word('quality'), day) };
    case 'work': return { costs: one('active-ox'), gains: one('pfennigs', data.CASTLE.work) };
    case 'loan': return { costs: one('vp', data.CASTLE.points), gains: one('pfennigs', data.CASTLE.loan) };
    case 'offer': {
      const offerings = partsOf(word('offerings')).map((level) => offeringOf(view, level));
      return { costs: offerings.flatMap(({ costs }) => costs), gains: one('penitence', offerings.reduce((all, { penitence }) => all + penitence, 0)) };
    }
    case 'give-flour': case 'return-flour': return { costs: one(`flour-${word('grain')}`), gains: [] };
    case 'give-loaf': return { costs: one(`bread-${word('bread')}`), gains: [] };
    case 'give-token': return { costs: one(`${word('side')}-${tokenOf(view)}`), gains: [] };
    case 'reward': return { costs: [], gains: data.REWARDS[word('reward')] ?? [] };
    case 'favour': return { costs: [], gains: data.FAVOURS[word('favour')] ?? [] };
    case 'bless': return { costs: one('vp', data.PENITENCE.blessCost), gains: [] };
    case 'take-flour': return { costs: [], gains: one(`flour-${word('grain')}`) };
    case 'fetch': return { costs: word('means') === 'cart' ? one('active-cart') : [], gains: one('water', data.RIVER[word('means')] ?? 0) };
    case 'give': return { costs: data.amountsOf(word('set')), gains: [] };
    case 'take': return { costs: [], gains: data.amountsOf(word('set')) };
    case 'hire': return { costs: view.pending?.kind === 'hire-free' ? [] : one('pfennigs', data.MASTERS.get(Number(args.master))?.hire ?? 0), gains: [] };
    case 'upgrade': return { costs: view.pending?.kind === 'visit-guild' ? one('pfennigs', data.UPGRADE_PRICE) : [], gains: [] };
    case 'go-out': return { costs: one('pfennigs', data.NIGHT_FEE), gains: [] };
    case 'pay-toll': return { costs: one('pfennigs', tollOf(view)?.toll ?? 0), gains: [] };
    case 'pay-wages': return { costs: one('pfennigs', wages(view, deciding(view))), gains: [] };
    case 'ask-ingredient': return { costs: [], gains: one(word('ingredient')) };
    case 'bid': return { costs: one('pfennigs', Number(args.pfennigs)), gains: wanted(view) };
    case 'bid-worker': return { costs: one('worker'), gains: wanted(view) };
    case 'accept': return { costs: wanted(view), gains: view.pending?.pfennigs ? one('pfennigs', view.pending.pfennigs) : one('worker') };
    case 'repay': return { costs: one('pfennigs', data.CASTLE.repay), gains: [] };
    default: return none;
  }
}

const tollOf = (view: PandemainView): data.Sim | undefined => [...data.SIMS.values()].find((sim) => sim.toll && view.players.includes(sim.key));

/** What has been asked for in Local Trade. */
export const wanted = (view: PandemainView): Amount[] => (view.pending?.wanted ?? []).flatMap((count, ware) => one(data.WARES[ware] ?? '', count));

export function reckon(view: PandemainView, verb: string, args: Args): Reckoning {
  const { costs, gains } = raw(view, verb, args);
  return { costs: merge(costs), gains: merge(gains) };
}
