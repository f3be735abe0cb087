// Where on Pandemain's boards an action is lit, under which heading the list has it, and which sign it bears.
import type { Words as Args } from '@/api/types';
import { kindOf, qualityOf, signOf } from './data';

const text = (word: Args[string] | undefined): string => String(word ?? '');

/** The parts of 'permanent-first-second' or 'cart-ox'. */
export const partsOf = (subset: string): string[] =>
  subset.split('-').filter((part) => part !== '');

export function placesOf(verb: string, args: Args): string[] {
  const word = (name: string): string => text(args[name]);
  switch (verb) {
    case 'go':
    case 'send-servant':
      return [`place:${word('place')}`];
    case 'visit':
      return [`village:${word('place')}`];
    case 'shop':
    case 'route':
      return [`stall:${word('stall')}`];
    case 'mill':
      return [`column:${word('column')}`];
    case 'use':
      return [`token:${word('transport')}`];
    case 'buy':
      return partsOf(word('basket')).map((token) => `farm:${token}`);
    case 'barter':
      return ['barter'];
    case 'bake':
      return [`bake:${word('bread')}:${qualityOf(word('bread'), word('grain'))}`];
    // On the order, and on the loaf: the loaf's bread is the order's, which only the village knows.
    case 'sell':
      return [`order:${word('order')}`, `sell:${word('order')}:${word('quality')}:${word('day')}`];
    case 'sell-servant':
      return ['servant', `loaf:${word('quality')}:${word('day')}:${word('bread')}`];
    case 'give-loaf':
      return [`loaf:${word('quality')}:${word('day')}:${word('bread')}`];
    case 'bless':
      return [`loaf:low:${word('day')}:${word('bread')}`];
    case 'offer':
      return partsOf(word('offerings')).map((level) => `offering:${level}`);
    case 'give-flour':
    case 'return-flour':
      return [`flour:${word('grain')}`];
    case 'give-token':
      return [`side:${word('side')}`];
    case 'reward':
    case 'leave-reward':
      return [`reward:${word('reward')}`];
    case 'take-flour':
      return [`bag:${word('grain')}`];
    case 'fetch':
      return [`water:${word('means')}`];
    case 'give':
      return [`set:${kindOf(word('set'))}`, `give:${word('set')}`];
    case 'take':
      return [`set:${kindOf(word('set'))}`];
    case 'hire':
    case 'upgrade':
    case 'dismiss':
    case 'give-experience':
      return [`master:${word('master')}`];
    case 'favour':
      return [`favour:${word('favour')}`];
    case 'ask-ingredient':
      return [`unit:${word('ingredient')}`];
    case 'ask':
      return [`ware:${word('ware')}`];
    case 'bid':
      return ['bid'];
    case 'repay':
      return ['loans'];
    case 'done':
    case 'decline':
    case 'withdraw':
      return ['done'];
    default:
      return [verb]; // milk, work, loan, pass-through, set-aside, go-out, stay-in, tolls, wages, bid-worker, accept, refuse
  }
}

const GROUPS: Record<string, string> = {
  shop: 'market',
  route: 'market',
  'ask-ingredient': 'market',
  mill: 'mill',
  visit: 'villages',
  sell: 'villages',
  buy: 'farm',
  barter: 'farm',
  bake: 'oven',
  work: 'castle',
  loan: 'castle',
  favour: 'castle',
  offer: 'church',
  reward: 'church',
  'leave-reward': 'church',
  bless: 'church',
  give: 'trade_house',
  take: 'trade_house',
  'pass-through': 'trade_house',
  hire: 'guild',
  upgrade: 'guild',
  fetch: 'river',
  ask: 'local-trade',
  bid: 'local-trade',
  'bid-worker': 'local-trade',
  'sell-servant': 'servant',
  'send-servant': 'servant',
};

/** Single doors stand together, so that a turn's list stays short. */
export function groupOf(verb: string): string {
  return verb === 'go' ? 'town' : (GROUPS[verb] ?? '');
}

const SIGNS: Record<string, string> = {
  shop: 'market',
  route: 'market',
  mill: 'mill',
  milk: 'milk',
  'pass-through': 'passing',
  'set-aside': 'hourglass',
  barter: 'farmyard',
  bake: 'loaf',
  sell: 'loaf',
  'sell-servant': 'servant',
  work: 'ox',
  loan: 'loan',
  offer: 'faith',
  'give-loaf': 'loaf',
  bless: 'star',
  hire: 'guild',
  upgrade: 'baker',
  dismiss: 'home',
  'pay-wages': 'coin',
  'send-servant': 'servant',
  'go-out': 'lantern',
  'stay-in': 'bed',
  'pay-toll': 'coin',
  'leave-toll': 'prestige',
  ask: 'persuasion',
  bid: 'coin',
  'bid-worker': 'suit-single',
  accept: 'check',
  refuse: 'hourglass',
  repay: 'loan',
  decline: 'hourglass',
  done: 'check',
};

export function iconOf(verb: string, args: Args): { icon: string } {
  const word = (name: string): string => text(args[name]);
  switch (verb) {
    case 'go':
    case 'visit':
      return { icon: signOf(word('place')) };
    case 'use':
      return { icon: signOf(word('transport')) };
    case 'buy':
      return { icon: signOf(partsOf(word('basket'))[0] ?? '') };
    case 'give-flour':
    case 'take-flour':
    case 'return-flour':
      return { icon: signOf(word('grain')) };
    case 'give':
    case 'take':
      return { icon: signOf(kindOf(word('set'))) };
    case 'reward':
    case 'leave-reward':
      return { icon: signOf(word('reward')) };
    case 'favour':
      return { icon: signOf(word('favour')) };
    case 'ask-ingredient':
      return { icon: signOf(word('ingredient')) };
    case 'ask':
      return { icon: signOf(word('ware')) };
    case 'fetch':
      return { icon: word('means') === 'cart' ? signOf('cart') : 'water' };
    default:
      return { icon: SIGNS[verb] ?? 'loaf' };
  }
}

/** What has no sign here bears that of what changed hands. */
const EVENT_SIGNS: Record<string, string> = {
  round: 'dawn',
  family: 'home',
  'first-order': 'marker',
  'set-aside': 'hourglass',
  stood: 'market',
  spilt: 'hourglass',
  'passed-through': 'passing',
  'went-out': 'lantern',
  'stayed-in': 'bed',
  tax: 'oven',
  baked: 'oven',
  experience: 'baker',
  sold: 'loaf',
  'sold-servant': 'servant',
  villager: 'family',
  'reputation-rose': 'star',
  'reputation-fell': 'star',
  'reputation-top': 'star',
  loan: 'loan',
  repaid: 'loan',
  offered: 'church',
  donated: 'church',
  'offering-shown': 'church',
  'offerings-shuffled': 'church',
  penitence: 'faith',
  'penitence-beyond': 'faith',
  'fifth-worker': 'suit-single',
  cube: 'marker',
  blessed: 'star',
  hired: 'guild',
  upgraded: 'baker',
  dismissed: 'guild',
  'master-leaves': 'guild',
  'gave-set': 'trade',
  'took-set': 'trade',
  servant: 'servant',
  'servant-leaves': 'servant',
  'met-servant': 'servant',
  asked: 'persuasion',
  bid: 'coin',
  'bid-worker': 'suit-single',
  dealt: 'deal',
  refused: 'persuasion',
  dusk: 'moon',
  stale: 'loaf',
  dawn: 'dawn',
  'last-dawn': 'dawn',
  soured: 'milk',
  inquisition: 'suit-special',
  ahead: 'suit-special',
  penance: 'penance',
  'penance-discarded': 'penance',
  'passed-over': 'hourglass',
  'column-emptied': 'mill',
  'mill-filled': 'mill',
  'orders-moved': 'city',
  'loans-laid': 'loan',
  'loan-removed': 'loan',
  'workers-home': 'home',
  reactivated: 'dawn',
  'favours-shown': 'castle',
  'too-much-flour': 'flour',
  milked: 'milk',
  'goes-first': 'marker',
};
const NAMED: Record<string, string> = {
  placed: 'place',
  used: 'token',
  rewarded: 'reward',
  'reward-left': 'reward',
  favoured: 'favour',
};

export function eventIcon(kind: string, args: Args): string | null {
  const name = NAMED[kind];
  return name ? signOf(text(args[name])) : (EVENT_SIGNS[kind] ?? null);
}
