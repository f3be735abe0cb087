// What an action costs and brings, as far as the board tells before the click.
import type { Words as Args } from '@/api/types';
import { merge, type Amount } from '@/lib/amounts';
import * as data from './data';
import { countTiles, deciding, heldOf, hooksOf, travelCost, tollsAt, valueOf, type ForestView, type Player } from './view';

export interface Reckoned {
  costs: Amount[];
  gains: Amount[];
  /** Wheels that turn at once. */
  turns: { wheel: data.WheelName; count: number }[];
}

const text = (word: Args[string] | undefined): string => String(word ?? '');

/** BU-7: tradespeople may count more Fields and Ponds. */
function counted(player: Player, per: string, byTrade: boolean): number {
  if (per === 'cattle') return player.cattle;
  if (per === 'forest_pig') return Math.min(player.pigs, countTiles(player, 'forest'));
  const bonus = byTrade ? hooksOf(player, 'count_bonus').filter((hook) => hook.tile === per).reduce((sum, hook) => sum + (hook.n ?? 0), 0) : 0;
  return countTiles(player, per) + bonus;
}

function entryGains(player: Player, entry: data.Entry, byTrade: boolean): Amount[] {
  const n = entry.n ?? 1;
  switch (entry.op) {
    case 'gain': return data.amounts(entry.goods ?? {});
    case 'gain_per': {
      const times = Math.min(counted(player, entry.per ?? '', byTrade), entry.max ?? Infinity);
      return data.amounts(entry.goods ?? {}).map(({ what, count }) => ({ what, count: count * times }));
    }
    case 'gain_steps': {
      const have = counted(player, entry.per ?? '', byTrade);
      return [{ what: entry.good ?? '', count: (entry.steps ?? []).filter(([least]) => have >= least).at(-1)?.[1] ?? 0 }];
    }
    case 'livestock': return data.amounts({ pig: entry.pig ?? 0, cattle: entry.cattle ?? 0 });
    case 'progress': return [{ what: 'glass-hut', count: n }];
    case 'place': return [{ what: entry.tile ?? '', count: n }];
    case 'plant': return [{ what: 'forest', count: n }];
    case 'estate': return [{ what: 'small-estate', count: n }];
    case 'merchant': return [{ what: 'market', count: entry.own ?? 0 }];
    case 'fill_pasture': return [{ what: 'pasture', count: 1 }, { what: 'livestock', count: data.PASTURE_CAPACITY }];
    default: return [];
  }
}

function exchangeOf(player: Player, exchange: data.Exchange, byTrade: boolean): Pick<Reckoned, 'costs' | 'gains'> {
  const felled = exchange.entries.filter((entry) => entry.op === 'remove_forest').map((entry) => ({ what: 'forest', count: entry.n ?? 1 }));
  return { costs: [...data.amounts(exchange.pay), ...felled], gains: merge(exchange.entries.flatMap((entry) => entryGains(player, entry, byTrade))) };
}

/** WH-2, WH-6: how often the wheels turn when these goods have come in and gone out. */
export function wheelsTurn(player: Player, gains: Amount[], costs: Amount[] = []): Reckoned['turns'] {
  const change = (marker: string): number => {
    const good = data.goodOf(marker);
    const sum = (all: Amount[]): number => all.filter(({ what }) => what === marker || (what === good && good !== 'charcoal' && good !== 'provision')).reduce((total, { count }) => total + count, 0);
    return sum(gains) - sum(costs);
  };
  return [data.GLASS_WHEEL, data.COOKING_WHEEL].flatMap((face) => {
    const basics = face.basic.map((marker) => Math.min(data.BASIC_MAX, valueOf(player, marker) + change(marker)));
    const room = face.refined.map((marker) => data.REFINED_MAX - valueOf(player, marker) - change(marker));
    const count = Math.max(0, Math.min(...basics, ...room));
    return count ? [{ wheel: face.name, count }] : [];
  });
}

/** The place a move leads to: 'V2-3' is a space of V2. */
export const nodeOf = (place: string): string => place.replace(/-\d+$/, '');

export function reckon(view: ForestView, verb: string, args: Args): Reckoned {
  const seat = deciding(view);
  const player = view.players[seat];
  const none: Reckoned = { costs: [], gains: [], turns: [] };
  if (!player) return none;
  const pending = view.pending;
  const count = Number(pending?.count ?? 1);
  const one = (what: string, times = 1): Amount[] => [{ what, count: times }];
  const gaining = (gains: Amount[], costs: Amount[] = []): Reckoned => ({ costs, gains, turns: wheelsTurn(player, gains, costs) });
  switch (verb) {
    case 'move': {
      const node = nodeOf(text(args.place));
      return { ...none, costs: merge([...one('provision', travelCost(view, seat, node)), ...one('toll', tollsAt(view, seat, node).length)]) };
    }
    case 'swap': return { ...none, costs: one('commodity') };
    case 'beg': return { ...none, gains: one('provision', 1 + hooksOf(player, 'beg_bonus').reduce((sum, hook) => sum + (hook.n ?? 0), 0)) };
    case 'activate': {
      const option = data.optionOf(text(args.service));
      if (!option) return none;
      const { costs, gains } = exchangeOf(player, option, true);
      return gaining(gains, costs);
    }
    case 'convert': {
      const face = data.FACES.get(text(args.building));
      if (!face) return none;
      const { costs, gains } = exchangeOf(player, face.exchange, false);
      return gaining(gains, costs);
    }
    case 'job': {
      const id = jobAt(view, player.pawn?.place ?? '');
      const job = id ? data.JOBS.get(id) : undefined;
      if (!job) return none;
      const { costs, gains } = exchangeOf(player, job.exchange, false);
      return gaining(gains, costs);
    }
    case 'build': {
      const face = data.FACES.get(text(args.building));
      if (!face) return none;
      const gains = face.kind === 'instant' ? exchangeOf(player, face.exchange, false).gains : [];
      return { costs: data.amounts(face.cost), gains: merge([...one('star', face.points), ...gains]), turns: wheelsTurn(player, gains, data.amounts(face.cost)) };
    }
    case 'fell': return { ...none, costs: one('forest') };
    case 'toll': return { ...none, costs: one(data.goodOf(text(args.good))) };
    case 'take': return gaining(one(text(args.good), count));
    case 'wheel': return gaining(one(`charcoal-${text(args.wheel)}`, count));
    case 'accept': return gaining(one(data.BASICS[Number(pending?.good)] ?? '', count));
    case 'on-forests': return gaining(one('wood', Number(args.count)));
    case 'give': return { ...none, costs: one(text(args.animal)) };
    case 'raise': return { ...none, gains: one(text(args.animal), count) };
    case 'return': return { ...none, costs: one(text(args.animal)) };
    case 'give-back': return { ...none, costs: merge([...one('pig', Number(args.pigs)), ...one('cattle', Number(args.cattle))]) };
    case 'markers': {
      const change = Number(args.low) + Number(args.high) - heldOf(player, 'provision');
      return change > 0 ? { ...none, gains: one('provision', change) } : { ...none, costs: one('provision', -change) };
    }
    default: return none;
  }
}

export const jobAt = (view: ForestView, place: string): string | null => view.villages[place]?.job ?? view.locations[place]?.job ?? null;

/** EN-1: whether markers standing so announce the end when the turn is over. */
export function reachesHourglass(view: ForestView, player: Player, lowest: number): boolean {
  return view.seats > 1 && view.trigger === null && player.cooking_turns - lowest >= data.THRESHOLD;
}
