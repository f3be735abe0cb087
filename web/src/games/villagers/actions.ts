// Where on Villagers' table an action is lit, how the list groups it, and what it is called there.
import type { Words as Args } from '@/api/types';
import type { Drawing } from '@/lib/board.svelte';
import type { GameWords } from '@/lib/words.svelte';
import { cardOf } from './data';
import { purse, quiet, score, signs } from './holdings';
import { silverFormula } from './names';
import { rules } from './rules';
import type { VillagersView } from './view';

const text = (word: Args[string] | undefined): string => String(word ?? '');

export function placesOf(verb: string, args: Args): string[] {
  const word = (name: string): string => text(args[name]);
  const village = Number(args.village) - 1;
  switch (verb) {
    case 'take':
    case 'save':
    case 'send':
      return [`row:${word('place')}`];
    case 'draw':
    case 'put-on':
      return [`stack:${word('stack')}`];
    case 'prophet':
      return [`stack:${word('stack')}`, 'hand:prophet'];
    case 'place':
    case 'give':
    case 'benefactor':
      return [`hand:${word('card')}`];
    case 'keep':
    case 'choose':
    case 'put-back':
      return [`hand:${word('card')}`, `pack:${word('card')}`];
    case 'fetch':
      return [`basic:${word('card')}`];
    case 'courier':
    case 'tinner':
    case 'jester':
    case 'barbarian':
    case 'pigeoneer':
      return [`hand:${verb}`];
    case 'noble':
    case 'sheriff':
      return [`hand:${verb}`];
    case 'smuggle':
      return ['hand:smuggler', `mine:${word('card')}`];
    case 'apprentice':
    case 'schemer':
      return [`hand:${verb}`, `village:${village}:${word('card')}`];
    case 'flaker':
      return ['hand:flaker', `drafted:${village}:${word('card')}`];
    case 'yield':
      return [`mine:${word('card')}`];
    case 'cover':
      return [word('side') === 'farm' ? 'mine:founders_food' : 'mine:founders'];
    case 'end':
      return ['end'];
    default:
      return [];
  }
}

const GROUPS: Record<string, string> = {
  take: 'row',
  save: 'row',
  send: 'row',
  draw: 'stacks',
  'put-on': 'stacks',
  prophet: 'special',
  place: 'hand',
  give: 'hand',
  keep: 'hand',
  fetch: 'basics',
  courier: 'special',
  tinner: 'special',
  smuggle: 'special',
  apprentice: 'special',
  benefactor: 'special',
  jester: 'special',
  barbarian: 'special',
  flaker: 'special',
  noble: 'special',
  schemer: 'special',
  sheriff: 'special',
  pigeoneer: 'special',
  pay: 'padlock',
  'pay-bank': 'padlock',
  unlock: 'padlock',
  cover: 'hand',
};
export const groupOf = (verb: string): string => GROUPS[verb] ?? '';

export function iconOf(verb: string, args: Args): { icon: string } {
  if (args.card) return { icon: `suit-${cardOf(text(args.card)).suit}` };
  const icons: Record<string, string> = {
    take: 'road',
    save: 'gold',
    send: 'road',
    draw: 'stack',
    'put-on': 'stack',
    unlock: 'padlock',
    cover: 'village',
    pay: 'padlock',
    'pay-bank': 'padlock',
    end: 'hourglass',
    'let-be': 'hourglass',
  };
  return { icon: icons[verb] ?? 'suit-special' };
}

/** What has no icon here bears its card's suit, or the sign of what changed hands. */
const EVENT_ICONS: Record<string, string> = {
  round: 'road',
  'round-alone': 'road',
  'stack-empty': 'stack',
  'first-market-called': 'market',
  'last-round': 'hourglass',
  'first-market': 'market',
  'second-market': 'market',
  built: 'builder',
  turned: 'food',
  'paid-bank': 'padlock',
  'paid-own': 'padlock',
  'paid-other': 'padlock',
  'paid-countess': 'padlock',
  'opened-free': 'padlock',
  'passed-hands': 'cards',
  'hands-drafted': 'cards',
  bronze: 'gold',
  'road-coins': 'gold',
  'picked-up': 'cards',
  'nothing-to-draft': 'road',
  'placed-founders': 'village',
  'countess-turned': 'food',
  'put-back': 'stack',
  pigeoneer: 'suit-special',
  happening: 'suit-special',
  tinner: 'suit-special',
  jester: 'suit-special',
  barbarian: 'suit-special',
};

export function eventIcon(kind: string, args: Args): string | null {
  if (EVENT_ICONS[kind]) return EVENT_ICONS[kind];
  if (args.card) return `suit-${cardOf(text(args.card)).suit}`;
  return args.suit ? `suit-${text(args.suit)}` : null;
}

/** Which card an action is about, if the table shows it. */
export function cardIn(view: VillagersView, verb: string, args: Args): string {
  if (args.card) return text(args.card);
  if (verb === 'take' || verb === 'save' || verb === 'send')
    return view.row[Number(args.place) - 1]?.card ?? '';
  return '';
}

/** Onto whose card a padlock is paid (6.20, 6.21); the Countess and further copies keep their own words. */
function payeeOf(view: VillagersView, args: Args, words: GameWords, names: string[]): string {
  const owner = Number(args.village) - 1;
  if (Number.isNaN(owner) || Number(args.copy) !== 1) return '';
  const own = owner === view.pending?.seat;
  return words.text(own ? 'villagers-pay-own' : 'villagers-pay-other', {
    player: names[owner] ?? '',
  });
}

/** By name: who is taken from the road, and on whom a villager is placed. */
function titleOf(
  shown: unknown,
  verb: string,
  args: Args,
  words: GameWords,
  names: string[],
): string {
  if (verb === 'pay') return payeeOf(shown as VillagersView, args, words, names);
  const card = cardIn(shown as VillagersView, verb, args);
  const below = card && cardOf(card).below;
  if (verb === 'take' && card)
    return words.text('villagers-take', {
      card: words.value('card', card),
      place: Number(args.place),
    });
  if (verb !== 'place' || !below || Number(args.monks)) return '';
  const cards = { card: words.value('card', card), below: words.value('card', below) };
  if (args.spot === 'bare') return words.text('villagers-place-on', cards);
  return args.spot === 'shared' ? words.text('villagers-place-beside', cards) : '';
}

/** What is printed on a card that comes, beside what it brings at once. */
function remarkOf(shown: unknown, verb: string, args: Args, words: GameWords): string {
  if (!['place', 'fetch', 'benefactor'].includes(verb)) return '';
  const { silver, padlock } = cardOf(cardIn(shown as VillagersView, verb, args));
  const remarks = [
    ...(silver ? [silverFormula(words, silver)] : []),
    ...(padlock
      ? [words.text('villagers-padlock-of', { card: words.value('card', padlock) })]
      : []),
  ];
  return remarks.join('; ');
}

export const drawing: Drawing = {
  rules,
  bells: ['first-market', 'second-market'],
  money: 'coins',
  placesOf,
  groupOf,
  iconOf,
  eventIcon,
  titleOf,
  signs,
  quiet,
  purse,
  score,
  onTheirs: (key, seat) => key.startsWith(`village:${seat}:`) || key.startsWith(`drafted:${seat}:`),
  remarkOf,
};
