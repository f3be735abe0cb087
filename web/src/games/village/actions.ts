// Where on Village's board an action is lit, how the list groups it, and which sign it bears.
import type { Words as Args } from '@/api/types';
import type { Drawing } from '@/lib/board.svelte';
import type { GameWords } from '@/lib/words.svelte';
import * as data from './data';
import { purse, quiet, score, signs } from './holdings';
import { remarkOf } from './remarks';
import { rules } from './rules';

const text = (word: Args[string] | undefined): string => String(word ?? '');

/** Where a road leads: 'north_near-south_near' to 'south_near'. */
const cityOf = (road: string): string => road.split('-').at(-1) ?? '';

export function placesOf(verb: string, args: Args): string[] {
  const word = (name: string): string => text(args[name]);
  switch (verb) {
    case 'take':
      return [`cube:${word('space')}:${word('cube')}`];
    case 'well':
    case 'well-coins':
      return ['well'];
    case 'do':
      return [`space:${word('space')}`];
    case 'harvest':
      return ['space:harvest'];
    case 'birth':
      return ['space:family', 'unborn'];
    case 'recall':
      return [`member:${word('place')}:${word('generation')}`];
    case 'train':
      return [`train:${word('place')}`];
    case 'produce':
      return [`produce:${word('good')}`];
    case 'buy':
      return [`buy:${word('good')}`];
    case 'mill':
      return ['mill'];
    case 'serve':
      return [`customer:${word('customer')}`];
    case 'travel':
      return [`road:${word('road')}`, `city:${cityOf(word('road'))}`];
    case 'enter':
      return ['stage:1'];
    case 'advance':
      return [`stage:${Number(args.stage) + 1}`];
    case 'privilege':
      return [`privilege:${word('stage')}`];
    case 'choose-good':
      return [`good:${word('good')}`];
    case 'choose-cube':
      return [`supply:${word('cube')}`];
    case 'join':
    case 'buy-out':
      return ['bag'];
    case 'let-die':
      return [`die:${word('place')}`];
    case 'climb':
      return [`window:${word('window')}`];
    default:
      return [];
  }
}

const GROUPS: Record<string, string> = {
  well: 'well',
  'well-coins': 'well',
  harvest: 'harvest',
  birth: 'family',
  recall: 'family',
  train: 'crafts',
  produce: 'crafts',
  buy: 'crafts',
  mill: 'crafts',
  serve: 'market',
  travel: 'travel',
  enter: 'council',
  advance: 'council',
  privilege: 'council',
  join: 'church',
  'buy-out': 'church',
  climb: 'church',
};

export function groupOf(verb: string, args: Args): string {
  if (verb === 'take' || verb === 'do') return text(args.space);
  return GROUPS[verb] ?? '';
}

export function iconOf(verb: string, args: Args): { icon: string; cube?: string } {
  const cube = text(args.cube);
  if (verb === 'take' || verb === 'choose-cube' || verb === 'well')
    return { icon: data.CUBE_ICONS[cube] ?? 'skill', cube };
  if (verb === 'produce' || verb === 'buy' || verb === 'choose-good')
    return { icon: text(args.good) };
  if (verb === 'train') return { icon: text(args.place) };
  if (verb === 'do') return { icon: text(args.space) };
  if (verb === 'pay' && data.COLOURS.every((colour) => !args[`coins_${colour}`]))
    return { icon: 'skill', cube: 'any' };
  const icons: Record<string, string> = {
    'well-coins': 'coin',
    harvest: 'harvest',
    birth: 'cradle',
    recall: 'home',
    mill: 'mill',
    serve: 'customers',
    travel: 'wagon',
    enter: 'council',
    advance: 'council',
    privilege: 'council',
    join: 'bag',
    'buy-out': 'coin',
    climb: 'church',
    pay: 'coin',
    'let-die': 'grave',
    pass: 'market',
    skip: 'hourglass',
    done: 'hourglass',
    decline: 'hourglass',
  };
  return { icon: icons[verb] ?? 'village' };
}

const EVENT_ICONS: Record<string, string> = {
  round: 'village',
  seeded: 'bag',
  'last-cube': 'hourglass',
  well: 'well',
  declined: 'hourglass',
  bridge: 'bridge',
  'bridge-safe': 'bridge',
  harvested: 'grain',
  spilled: 'grain',
  born: 'cradle',
  recalled: 'home',
  trained: 'crafts',
  milled: 'mill',
  'coins-short': 'coin',
  'cubes-short': 'skill',
  paid: 'coin',
  'market-day': 'market',
  served: 'customers',
  passed: 'market',
  'moved-up': 'customers',
  'joined-line': 'customers',
  travelled: 'wagon',
  visited: 'city',
  seated: 'council',
  marker: 'marker',
  'bought-prestige': 'prestige',
  joined: 'bag',
  mass: 'mass',
  'bought-out': 'coin',
  drawn: 'church',
  monks: 'church',
  climbed: 'church',
  majority: 'prestige',
  chronicled: 'chronicle',
  graved: 'grave',
  removed: 'grave',
  'end-triggered': 'trophy',
  'last-turns': 'hourglass',
};

export function eventIcon(kind: string, args: Args): string | null {
  if (kind === 'good' || kind === 'produced' || kind === 'bought') return text(args.good);
  if (kind === 'took' || kind === 'cube') return data.CUBE_ICONS[text(args.cube)] ?? 'skill';
  return EVENT_ICONS[kind] ?? null;
}

/** Who a customer is, what they want and what they are worth, in words. */
export function wishOf(customer: string, words: GameWords): string {
  const { wants = [], points = 0 } = data.CUSTOMERS.get(customer) ?? {};
  const list = wants.map(({ what, count }) => words.text(`amount-${what}`, { count })).join(', ');
  return words.text('village-wish', { customer: words.value('customer', customer), list, points });
}

export const drawing: Drawing = {
  rules,
  bells: ['mass'],
  money: 'coins',
  placesOf,
  groupOf,
  iconOf,
  eventIcon,
  signs,
  quiet,
  purse,
  score,
  remarkOf,
};
