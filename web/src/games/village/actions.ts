// Where on Village's board an action is lit, how the list groups it, and what it costs and brings.
import type { Words as Args } from '@/api/types';
import type { Amount } from '@/lib/amounts';
import type { Drawing, Effect, EffectPart } from '@/lib/board.svelte';
import type { GameWords } from '@/lib/words.svelte';
import * as data from './data';
import { remarkOf } from './remarks';
import { harvestOf, oldest, type Family, type VillageView } from './view';

const text = (word: Args[string] | undefined): string => String(word ?? '');

/** Where a road leads: 'north_near-south_near' to 'south_near'. */
const cityOf = (road: string): string => road.split('-').at(-1) ?? '';

export function placesOf(verb: string, args: Args): string[] {
  const word = (name: string): string => text(args[name]);
  switch (verb) {
    case 'take': return [`cube:${word('space')}:${word('cube')}`];
    case 'well': case 'well-coins': return ['well'];
    case 'do': return [`space:${word('space')}`];
    case 'harvest': return ['space:harvest'];
    case 'birth': return ['space:family', 'unborn'];
    case 'recall': return [`member:${word('place')}:${word('generation')}`];
    case 'train': return [`train:${word('place')}`];
    case 'produce': return [`produce:${word('good')}`];
    case 'buy': return [`buy:${word('good')}`];
    case 'mill': return ['mill'];
    case 'serve': return [`customer:${word('customer')}`];
    case 'travel': return [`road:${word('road')}`, `city:${cityOf(word('road'))}`];
    case 'enter': return ['stage:1'];
    case 'advance': return [`stage:${Number(args.stage) + 1}`];
    case 'privilege': return [`privilege:${word('stage')}`];
    case 'choose-good': return [`good:${word('good')}`];
    case 'choose-cube': return [`supply:${word('cube')}`];
    case 'join': case 'buy-out': return ['bag'];
    case 'let-die': return [`die:${word('place')}`];
    case 'climb': return [`window:${word('window')}`];
    default: return [];
  }
}

const GROUPS: Record<string, string> = {
  well: 'well', 'well-coins': 'well', harvest: 'harvest', birth: 'family', recall: 'family', train: 'crafts', produce: 'crafts',
  buy: 'crafts', mill: 'crafts', serve: 'market', travel: 'travel', enter: 'council', advance: 'council', privilege: 'council',
  join: 'church', 'buy-out': 'church', climb: 'church',
};

export function groupOf(verb: string, args: Args): string {
  if (verb === 'take' || verb === 'do') return text(args.space);
  return GROUPS[verb] ?? '';
}

export function iconOf(verb: string, args: Args): { icon: string; cube?: string } {
  const cube = text(args.cube);
  if (verb === 'take' || verb === 'choose-cube' || verb === 'well') return { icon: data.CUBE_ICONS[cube] ?? 'skill', cube };
  if (verb === 'produce' || verb === 'buy' || verb === 'choose-good') return { icon: text(args.good) };
  if (verb === 'train') return { icon: text(args.place) };
  if (verb === 'do') return { icon: text(args.space) };
  if (verb === 'pay' && data.COLOURS.every((colour) => !args[`coins_${colour}`])) return { icon: 'skill', cube: 'any' };
  const icons: Record<string, string> = {
    'well-coins': 'coin', harvest: 'harvest', birth: 'cradle', recall: 'home', mill: 'mill', serve: 'customers', travel: 'wagon',
    enter: 'council', advance: 'council', privilege: 'council', join: 'bag', 'buy-out': 'coin', climb: 'church', pay: 'coin',
    'let-die': 'grave', pass: 'market', skip: 'hourglass', done: 'hourglass', decline: 'hourglass',
  };
  return { icon: icons[verb] ?? 'village' };
}

const EVENT_ICONS: Record<string, string> = {
  round: 'village', took: 'skill', well: 'well', acts: 'village', declined: 'hourglass', time: 'time', bridge: 'bridge', harvested: 'grain',
  born: 'cradle', recalled: 'home', trained: 'crafts', coins: 'coin', prestige: 'prestige', 'paid-cubes': 'skill', 'paid-coins': 'coin',
  'market-day': 'market', served: 'customers', passed: 'market', travelled: 'wagon', seated: 'council', marker: 'marker', joined: 'bag',
  mass: 'mass', 'bought-out': 'coin', drawn: 'church', climbed: 'church', majority: 'prestige', chronicled: 'chronicle', graved: 'grave',
  removed: 'grave', 'end-triggered': 'trophy',
};

export function eventIcon(kind: string, args: Args): string | null {
  if (kind === 'good') return text(args.good);
  if (kind === 'took' || kind === 'cube' || kind === 'paid-cubes') return data.CUBE_ICONS[text(args.cube)] ?? 'skill';
  if (kind === 'acts') return text(args.space);
  return EVENT_ICONS[kind] ?? null;
}

/** What an action costs and brings, as far as the board tells before the click. */
export function reckon(view: VillageView, verb: string, args: Args): { costs: Amount[]; gains: Amount[] } {
  const seat = view.pending?.seat ?? view.seat ?? 0;
  const family = view.families[seat];
  const word = (name: string): string => text(args[name]);
  const costs: Amount[] = [];
  const gains: Amount[] = [];
  const time = (count: number): void => void (count && costs.push({ what: 'time', count }));
  const building = data.BUILDINGS.find((one) => one.name === word('place'));
  switch (verb) {
    case 'take':
      if (word('cube') === 'plague') time(data.PLAGUE_TIME);
      else gains.push({ what: word('cube'), count: 1 });
      break;
    case 'well':
      costs.push({ what: word('cube'), count: data.WELL_CUBES - Number(args.coins) });
      if (Number(args.coins)) costs.push({ what: 'coin', count: Number(args.coins) });
      break;
    case 'well-coins': costs.push({ what: 'coin', count: data.WELL_CUBES }); break;
    case 'harvest': gains.push({ what: 'grain', count: harvestOf(family) }); break;
    case 'train': time(building?.train ?? 0); break;
    case 'produce':
      time(data.buildingOf(word('good'))?.produce ?? 0);
      gains.push({ what: word('good'), count: 1 });
      break;
    case 'buy':
      costs.push(...(data.buildingOf(word('good'))?.price ?? []));
      gains.push({ what: word('good'), count: 1 });
      break;
    case 'mill':
      costs.push({ what: 'grain', count: data.MILL.grain });
      time(data.MILL.time);
      gains.push({ what: 'coin', count: data.MILL.coins });
      break;
    case 'serve': {
      const customer = data.CUSTOMERS.get(word('customer'));
      costs.push(...(customer?.wants ?? []));
      if (view.pending?.kind === 'serve-customer' && !view.pending.free) costs.push(...data.SALE);
      gains.push({ what: 'prestige', count: customer?.points ?? 0 });
      break;
    }
    case 'travel': {
      const path = data.pathOf(word('road'));
      if (path) {
        costs.push({ what: 'wagon', count: path.wagon }, ...path.cubes);
        time(path.time);
      }
      const city = data.CITIES.find((one) => one.id === cityOf(word('road')));
      if (city && !family?.cities.includes(city.id)) gains.push(reward(city.reward));
      break;
    }
    case 'enter': case 'advance': {
      const stage = verb === 'enter' ? 1 : Number(args.stage) + 1;
      costs.push(...(data.COUNCIL_PRICES[word('price')] ?? []));
      time(data.STAGES[stage - 1]?.time ?? 0);
      break;
    }
    case 'privilege': {
      const stage = data.STAGES[Number(args.stage) - 1];
      if (stage?.privilege === 'prestige') costs.push({ what: 'coin', count: data.PRIVILEGE_COINS });
      if (stage?.privilege === 'marker') gains.push({ what: 'marker', count: 1 });
      else gains.push(...(stage?.gain ?? []));
      break;
    }
    case 'join': costs.push(...(data.CHURCH_PRICES[word('price')] ?? [])); break;
    case 'buy-out': costs.push({ what: 'coin', count: data.MASS_PRICE }); break;
    case 'climb': costs.push({ what: 'grain', count: data.WINDOW_GRAIN[Number(args.window) - 1] ?? 0 }); break;
    case 'pay': {
      const coins = data.COLOURS.map((colour) => Number(args[`coins_${colour}`] ?? 0));
      const price = (view.pending?.price as number[] | undefined) ?? [];
      data.COLOURS.forEach((what, i) => (price[i] ?? 0) > (coins[i] ?? 0) && costs.push({ what, count: (price[i] ?? 0) - (coins[i] ?? 0) }));
      const paid = coins.reduce((sum, one) => sum + one, 0);
      if (paid) costs.push({ what: 'coin', count: paid });
      break;
    }
    case 'choose-cube': gains.push({ what: word('cube'), count: 1 }); break;
    case 'choose-good': gains.push({ what: word('good'), count: 1 }); break;
  }
  return { costs, gains };
}

export function reward(amount: Amount): Amount {
  const names: Record<string, string> = { influence_any: 'any-cube', coins: 'coin' };
  return { what: names[amount.what] ?? amount.what, count: amount.count };
}

/** How many bridges an action's time crosses for the seat that decides. */
export function crossings(family: Family | undefined, costs: Amount[]): number {
  const time = costs.find((cost) => cost.what === 'time')?.count ?? 0;
  return family ? Math.floor((family.life + time) / data.LIFE_SPACES) : 0;
}

export function partOf(amount: Amount, words: GameWords): EffectPart {
  if (data.isCube(amount.what)) {
    const icon = data.CUBE_ICONS[amount.what] ?? 'skill';
    return { icon, count: amount.count, cube: amount.what, name: words.value('cube', amount.what) };
  }
  if (data.GOODS.includes(amount.what)) return { icon: amount.what, count: amount.count, name: words.value('good', amount.what) };
  if (amount.what === 'any-cube') return { icon: 'skill', count: amount.count, cube: 'any', name: words.text('village-any-cube') };
  return { icon: amount.what, count: amount.count, name: words.text(`village-${amount.what}`) };
}

/** Who a customer is, what he wants and what he is worth, in words. */
export function wishOf(customer: string, words: GameWords): string {
  const { wants = [], points = 0 } = data.CUSTOMERS.get(customer) ?? {};
  const list = wants.map((want) => `${partOf(want, words).name} ${want.count}`).join(', ');
  return words.text('village-wish', { customer: words.value('customer', customer), list, points });
}

function effectOf(view: unknown, verb: string, args: Args, words: GameWords): Effect {
  const village = view as VillageView;
  const { costs, gains } = reckon(village, verb, args);
  const family = village.families[village.pending?.seat ?? village.seat ?? 0];
  const oldestOne = family ? oldest(family) : null;
  const dies = crossings(family, costs) > 0;
  const warning = !dies ? '' : oldestOne === null ? words.text('village-bridge-nobody') : words.text('village-bridge', { generation: oldestOne });
  const remark = remarkOf(village, verb, args, words);
  return { costs: costs.map((one) => partOf(one, words)), gains: gains.map((one) => partOf(one, words)), remark, warning };
}

function purseOf(view: unknown, seat: number, words: GameWords): EffectPart[] {
  const family = (view as VillageView).families[seat];
  if (!family) return [];
  const held: Amount[] = [
    ...data.COLOURS.map((what) => ({ what, count: family.influence[what] ?? 0 })),
    { what: 'coin', count: family.coins },
    { what: 'grain', count: family.grain },
    ...data.GOODS.map((what) => ({ what, count: family.goods[what] ?? 0 })),
  ];
  return held.map((one) => partOf(one, words));
}

export const drawing: Drawing = { placesOf, groupOf, iconOf, eventIcon, effectOf, purseOf };
