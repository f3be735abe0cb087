// Where on Village's board an action is lit, how the list groups it, and what it costs and brings.
import type { Drawing, Effect, EffectPart } from '@/lib/board.svelte';
import type { GameWords } from '@/lib/words.svelte';
import * as data from './data';
import { oldest, type Family, type VillageView } from './view';

type Args = (string | number)[];

const text = (word: string | number | undefined): string => String(word ?? '');

export function placesOf(verb: string, args: Args): string[] {
  const [first, second] = args.map(text);
  switch (verb) {
    case 'take': return [`cube:${first}:${second}`];
    case 'well': case 'well-coins': return ['well'];
    case 'do': return [`space:${first}`];
    case 'harvest': return ['space:harvest'];
    case 'birth': return ['space:family', 'unborn'];
    case 'recall': return [`member:${first}:${second}`];
    case 'train': return [`train:${first}`];
    case 'produce': return [`produce:${first}`];
    case 'buy': return [`buy:${first}`];
    case 'mill': return ['mill'];
    case 'serve': return [`customer:${first}`];
    case 'travel': return [`road:${first}`, `city:${first?.split('-').at(-1)}`];
    case 'enter': return ['stage:1'];
    case 'advance': return [`stage:${Number(args[0]) + 1}`];
    case 'privilege': return [`privilege:${first}`];
    case 'choose-good': return [`good:${first}`];
    case 'choose-cube': return [`supply:${first}`];
    case 'join': case 'buy-out': return ['bag'];
    case 'let-die': return [`die:${first}`];
    case 'climb': return [`window:${first}`];
    default: return [];
  }
}

const GROUPS: Record<string, string> = {
  well: 'well', 'well-coins': 'well', harvest: 'harvest', birth: 'family', recall: 'family', train: 'crafts', produce: 'crafts',
  buy: 'crafts', mill: 'crafts', serve: 'market', travel: 'travel', enter: 'council', advance: 'council', privilege: 'council',
  join: 'church', 'buy-out': 'church', climb: 'church',
};

export function groupOf(verb: string, args: Args): string {
  if (verb === 'take' || verb === 'do') return text(args[0]);
  return GROUPS[verb] ?? '';
}

export function iconOf(verb: string, args: Args): { icon: string; cube?: string } {
  const [first, second] = args.map(text);
  if (verb === 'take') return { icon: data.CUBE_ICONS[second ?? ''] ?? 'skill', cube: second };
  if (verb === 'choose-cube' || verb === 'well') return { icon: data.CUBE_ICONS[first ?? ''] ?? 'skill', cube: first };
  if (verb === 'produce' || verb === 'buy' || verb === 'choose-good') return { icon: first ?? 'crafts' };
  if (verb === 'train') return { icon: first ?? 'crafts' };
  if (verb === 'do') return { icon: first ?? 'harvest' };
  const icons: Record<string, string> = {
    'well-coins': 'coin', harvest: 'harvest', birth: 'cradle', recall: 'home', mill: 'mill', serve: 'customers', travel: 'wagon',
    enter: 'council', advance: 'council', privilege: 'council', join: 'bag', 'buy-out': 'coin', climb: 'church', pay: 'coin',
    'let-die': 'grave', pass: 'market', skip: 'hourglass', done: 'hourglass', decline: 'hourglass',
  };
  return { icon: icons[verb] ?? 'village' };
}

/** What an action costs and brings, as far as the board tells before the click. */
export function reckon(view: VillageView, verb: string, args: Args): { costs: data.Amount[]; gains: data.Amount[] } {
  const seat = view.pending?.seat ?? view.seat ?? 0;
  const family = view.families[seat];
  const [first, second, third] = args.map(text);
  const costs: data.Amount[] = [];
  const gains: data.Amount[] = [];
  const time = (count: number): void => void (count && costs.push({ what: 'time', count }));
  const building = data.BUILDINGS.find((one) => one.name === first);
  switch (verb) {
    case 'take':
      if (second === 'plague') time(data.PLAGUE_TIME);
      else gains.push({ what: second ?? '', count: 1 });
      break;
    case 'well':
      costs.push({ what: first ?? '', count: data.WELL_CUBES - Number(args[1]) });
      if (Number(args[1])) costs.push({ what: 'coin', count: Number(args[1]) });
      break;
    case 'well-coins': costs.push({ what: 'coin', count: data.WELL_CUBES }); break;
    case 'harvest': gains.push({ what: 'grain', count: harvestOf(family) }); break;
    case 'train': time(building?.train ?? 0); break;
    case 'produce':
      time(data.buildingOf(first ?? '')?.produce ?? 0);
      gains.push({ what: first ?? '', count: 1 });
      break;
    case 'buy':
      costs.push(...(data.buildingOf(first ?? '')?.price ?? []));
      gains.push({ what: first ?? '', count: 1 });
      break;
    case 'mill':
      costs.push({ what: 'grain', count: data.MILL.grain });
      time(data.MILL.time);
      gains.push({ what: 'coin', count: data.MILL.coins });
      break;
    case 'serve': {
      const customer = data.CUSTOMERS.get(first ?? '');
      costs.push(...(customer?.wants ?? []));
      if (view.pending?.kind === 'serve-customer' && !view.pending.free) costs.push(...data.SALE);
      gains.push({ what: 'prestige', count: customer?.points ?? 0 });
      break;
    }
    case 'travel': {
      const path = data.pathOf(first ?? '');
      if (path) {
        costs.push({ what: 'wagon', count: path.wagon }, ...path.cubes);
        time(path.time);
      }
      const city = data.CITIES.find((one) => one.id === first?.split('-').at(-1));
      if (city && !family?.cities.includes(city.id)) gains.push(reward(city.reward));
      break;
    }
    case 'enter': case 'advance': {
      const stage = verb === 'enter' ? 1 : Number(args[0]) + 1;
      costs.push(...(data.COUNCIL_PRICES[(verb === 'enter' ? second : third) ?? ''] ?? []));
      time(data.STAGES[stage - 1]?.time ?? 0);
      break;
    }
    case 'privilege': {
      const stage = data.STAGES[Number(first) - 1];
      if (stage?.privilege === 'prestige') costs.push({ what: 'coin', count: data.PRIVILEGE_COINS });
      if (stage?.privilege === 'marker') gains.push({ what: 'marker', count: 1 });
      else gains.push(...(stage?.gain ?? []));
      break;
    }
    case 'join': costs.push(...(data.CHURCH_PRICES[second ?? ''] ?? [])); break;
    case 'buy-out': costs.push({ what: 'coin', count: data.MASS_PRICE }); break;
    case 'climb': costs.push({ what: 'grain', count: data.WINDOW_GRAIN[Number(first) - 1] ?? 0 }); break;
    case 'choose-cube': case 'choose-good': gains.push({ what: first ?? '', count: 1 }); break;
  }
  return { costs, gains };
}

export function reward(amount: data.Amount): data.Amount {
  const names: Record<string, string> = { influence_any: 'any-cube', coins: 'coin' };
  return { what: names[amount.what] ?? amount.what, count: amount.count };
}

/** H1, H3: the best combination counts, up to what the granary holds. */
export function harvestOf(family: Family | undefined): number {
  if (!family) return 0;
  const { plow = 0, ox = 0, horse = 0 } = family.goods;
  const [base = 0, withHorse = 0, withOx = 0] = data.HARVEST;
  const yielded = plow && ox ? withOx : plow && horse ? withHorse : base;
  return Math.min(yielded, data.GRAIN_CAPACITY - family.grain);
}

/** How many bridges an action's time crosses for the seat that decides. */
export function crossings(family: Family | undefined, costs: data.Amount[]): number {
  const time = costs.find((cost) => cost.what === 'time')?.count ?? 0;
  return family ? Math.floor((family.life + time) / data.LIFE_SPACES) : 0;
}

export function partOf(amount: data.Amount, words: GameWords): EffectPart {
  if (data.isCube(amount.what)) {
    const icon = data.CUBE_ICONS[amount.what] ?? 'skill';
    return { icon, count: amount.count, cube: amount.what, name: words.value('cube', amount.what) };
  }
  if (data.GOODS.includes(amount.what)) return { icon: amount.what, count: amount.count, name: words.value('good', amount.what) };
  if (amount.what === 'any-cube') return { icon: 'skill', count: amount.count, cube: 'any', name: words.text('village-any-cube') };
  return { icon: amount.what, count: amount.count, name: words.text(`village-${amount.what}`) };
}

function effectOf(view: unknown, verb: string, args: Args, words: GameWords): Effect {
  const village = view as VillageView;
  const { costs, gains } = reckon(village, verb, args);
  const family = village.families[village.pending?.seat ?? village.seat ?? 0];
  const oldestOne = family ? oldest(family) : null;
  const dies = crossings(family, costs) > 0;
  const note = !dies ? '' : oldestOne === null ? words.text('village-bridge-nobody') : words.text('village-bridge', { generation: oldestOne });
  return { costs: costs.map((one) => partOf(one, words)), gains: gains.map((one) => partOf(one, words)), note };
}

function purseOf(view: unknown, seat: number, words: GameWords): EffectPart[] {
  const family = (view as VillageView).families[seat];
  if (!family) return [];
  const held: data.Amount[] = [
    ...data.COLOURS.map((what) => ({ what, count: family.influence[what] ?? 0 })),
    { what: 'coin', count: family.coins },
    { what: 'grain', count: family.grain },
    ...data.GOODS.map((what) => ({ what, count: family.goods[what] ?? 0 })),
  ];
  return held.map((one) => partOf(one, words));
}

export const drawing: Drawing = { placesOf, groupOf, iconOf, effectOf, purseOf };
