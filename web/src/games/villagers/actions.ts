// Where on Villagers' table an action is lit, how the list groups it, and what a card brings.
import type { Words as Args } from '@/api/types';
import type { Drawing, Effect, EffectPart } from '@/lib/board.svelte';
import type { GameWords } from '@/lib/words.svelte';
import { cardOf, PADLOCK_COST } from './data';
import { coveredBy, everyCard, type VillagersView } from './view';

const text = (word: Args[string] | undefined): string => String(word ?? '');

export function placesOf(verb: string, args: Args): string[] {
  const word = (name: string): string => text(args[name]);
  const village = Number(args.village) - 1;
  switch (verb) {
    case 'take': case 'save': case 'send': return [`row:${word('place')}`];
    case 'draw': case 'put-on': return [`stack:${word('stack')}`];
    case 'prophet': return [`stack:${word('stack')}`, 'hand:prophet'];
    case 'place': case 'give': case 'benefactor': return [`hand:${word('card')}`];
    case 'keep': case 'choose': case 'put-back': return [`hand:${word('card')}`, `pack:${word('card')}`];
    case 'fetch': return [`basic:${word('card')}`];
    case 'courier': case 'tinner': case 'jester': case 'barbarian': case 'pigeoneer': return [`hand:${verb}`];
    case 'noble': case 'sheriff': return [`hand:${verb}`];
    case 'smuggle': return ['hand:smuggler', `mine:${word('card')}`];
    case 'apprentice': case 'schemer': return [`hand:${verb}`, `village:${village}:${word('card')}`];
    case 'flaker': return ['hand:flaker', `drafted:${village}:${word('card')}`];
    case 'yield': return [`mine:${word('card')}`];
    case 'end': return ['end'];
    default: return [];
  }
}

const GROUPS: Record<string, string> = {
  take: 'row', save: 'row', send: 'row', draw: 'stacks', 'put-on': 'stacks', prophet: 'special', place: 'hand', give: 'hand', keep: 'hand', fetch: 'basics',
  courier: 'special', tinner: 'special', smuggle: 'special', apprentice: 'special', benefactor: 'special', jester: 'special', barbarian: 'special',
  flaker: 'special', noble: 'special', schemer: 'special', sheriff: 'special', pigeoneer: 'special', pay: 'padlock', 'pay-bank': 'padlock', unlock: 'padlock',
};
export const groupOf = (verb: string): string => GROUPS[verb] ?? '';

export function iconOf(verb: string, args: Args): { icon: string } {
  if (args.card) return { icon: `suit-${cardOf(text(args.card)).suit}` };
  const icons: Record<string, string> = {
    take: 'road', save: 'gold', send: 'road', draw: 'stack', 'put-on': 'stack', unlock: 'padlock', pay: 'padlock', 'pay-bank': 'padlock', end: 'hourglass', 'let-be': 'hourglass',
  };
  return { icon: icons[verb] ?? 'suit-special' };
}

const EVENT_ICONS: Record<string, string> = {
  round: 'road', 'stack-empty': 'stack', 'first-market': 'market', 'second-market': 'market', 'countess-market': 'market', built: 'builder', turned: 'food',
  'paid-bank': 'padlock', 'paid-own': 'padlock', 'paid-other': 'padlock', 'opened-free': 'padlock', 'passed-hands': 'cards', bronze: 'gold',
};

export function eventIcon(kind: string, args: Args): string | null {
  if (EVENT_ICONS[kind]) return EVENT_ICONS[kind];
  if (args.card) return `suit-${cardOf(text(args.card)).suit}`;
  return args.suit ? `suit-${text(args.suit)}` : null;
}

/** Which card an action is about, if the table shows it. */
export function cardIn(view: VillagersView, verb: string, args: Args): string {
  if (args.card) return text(args.card);
  if (verb === 'take' || verb === 'save' || verb === 'send') return view.row[Number(args.place) - 1]?.card ?? '';
  return '';
}

/** What a padlock costs: nothing of one's own if the unlocker stands in the own village (6.20), else the price (6.21, 6.22). */
export function padlockOf(view: VillagersView, seat: number, card: string): { unlocker: string; price: number; payee: 'own' | 'other' | 'bank' | 'free' } | null {
  const { padlock: unlocker } = cardOf(card);
  if (!unlocker) return null;
  const owners = view.players.flatMap((player, owner) => (everyCard(player.village).some((one) => one.card === unlocker) ? [owner] : []));
  if (view.turn.tinner) return { unlocker, price: 0, payee: 'free' };
  if (owners.includes(seat)) return { unlocker, price: 0, payee: 'own' };
  const countess = view.countess?.village.some((one) => one.card === unlocker) ?? false;
  return { unlocker, price: PADLOCK_COST, payee: owners.length || countess ? 'other' : 'bank' };
}

/** Onto whose card a padlock is paid (6.20, 6.21); the Countess and further copies keep their own words. */
function payeeOf(view: VillagersView, args: Args, words: GameWords, names: string[]): string {
  const owner = Number(args.village) - 1;
  if (Number.isNaN(owner) || Number(args.copy) !== 1) return '';
  const own = owner === view.pending?.seat;
  return words.text(own ? 'villagers-pay-own' : 'villagers-pay-other', { price: PADLOCK_COST, player: names[owner] ?? '' });
}

/** By name: who is taken from the road, and on whom a villager is placed. */
function titleOf(shown: unknown, verb: string, args: Args, words: GameWords, names: string[]): string {
  if (verb === 'pay') return payeeOf(shown as VillagersView, args, words, names);
  const card = cardIn(shown as VillagersView, verb, args);
  const below = card && cardOf(card).below;
  if (verb === 'take' && card) return words.text('villagers-take', { card: words.value('card', card), place: Number(args.place) });
  if (verb !== 'place' || !below || Number(args.monks)) return '';
  const cards = { card: words.value('card', card), below: words.value('card', below) };
  if (args.spot === 'bare') return words.text('villagers-place-on', cards);
  return args.spot === 'shared' ? words.text('villagers-place-beside', cards) : '';
}

function effectOf(shown: unknown, verb: string, args: Args, words: GameWords): Effect {
  const view = shown as VillagersView;
  const seat = view.pending?.seat ?? view.seat ?? 0;
  const card = cardIn(view, verb, args);
  const costs: EffectPart[] = [];
  const gains: EffectPart[] = [];
  let remark = '';
  const part = (icon: string, count: number): EffectPart => ({ icon, count, name: words.text(`villagers-${icon}`) });
  if (verb === 'take') {
    const coins = view.row[Number(args.place) - 1]?.coins ?? 0;
    if (coins) gains.push(part('gold', coins));
  }
  if (verb === 'place' || verb === 'fetch' || verb === 'benefactor') {
    const signs = (id: string): EffectPart[] => {
      const { gold, food, builders } = cardOf(id);
      const market = { icon: 'market', count: gold, name: words.text('villagers-at-market') };
      return [market, part('food', food), part('builder', builders)].filter((one) => one.count);
    };
    gains.push(...signs(card));
    const covered = verb === 'place' && args.spot === 'bare' ? coveredBy(view.players[seat]?.village ?? [], card) : null;
    if (covered) costs.push(...signs(covered));
    if (verb === 'fetch') costs.push(part('cards', 1));
    const remarks = cardOf(card).silver ? [words.text('villagers-silver')] : [];
    const padlock = padlockOf(view, seat, card);
    if (padlock) {
      if (padlock.price) costs.push(part('gold', padlock.price));
      remarks.push(words.text(`villagers-padlock-${padlock.payee}`, { card: words.value('card', padlock.unlocker), price: PADLOCK_COST }));
    }
    remark = remarks.join('; ');
  }
  if (verb === 'pay-bank' || (verb === 'pay' && Number(args.village) - 1 !== seat)) costs.push(part('gold', PADLOCK_COST));
  return { costs, gains, remark, warning: '' };
}

function purseOf(shown: unknown, seat: number, words: GameWords): EffectPart[] {
  const player = (shown as VillagersView).players[seat];
  if (!player) return [];
  const held: [string, number][] = [['gold', player.coins], ['food', player.food], ['builder', player.builders], ['cards', player.hand.length]];
  return held.map(([icon, count]) => ({ icon, count, name: words.text(`villagers-${icon}`) }));
}

export const drawing: Drawing = { placesOf, groupOf, iconOf, eventIcon, titleOf, effectOf, purseOf };
