// Where on Black Forest's board an action is lit, how the list groups it, and what is said of it beside cost and effect.
import type { LogEntry, PreviewInfo, Words as Args } from '@/api/types';
import type { Drawing } from '@/lib/board.svelte';
import type { GameWords } from '@/lib/words.svelte';
import * as data from './data';
import { faceWords } from './describe';
import { purse, purseIfAny, quiet, score, signs } from './holdings';
import { rules } from './rules';
import { iconFor } from './signs';
import { stageOf, turnEntries } from './turn';
import { deciding, type ForestView, type Player } from './view';

const text = (word: Args[string] | undefined): string => String(word ?? '');

/** The provision markers that a pair changes: the lower one, the higher one, or both. */
function changedMarkers(player: Player | undefined, low: number, high: number): string[] {
  const [lower = 0, higher = 0] = player?.provisions ?? [];
  return [
    ...(low !== lower ? ['marker:provision-0'] : []),
    ...(high !== higher ? ['marker:provision-1'] : []),
  ];
}

export function placesOf(verb: string, args: Args, shown: unknown): string[] {
  const view = shown as ForestView;
  const word = (name: string): string => text(args[name]);
  const player = view.players[deciding(view)];
  const here = player?.pawn?.place ?? '';
  switch (verb) {
    case 'swap':
      return [`swap:${word('trade')}`, 'merchant'];
    case 'move':
      return [`place:${word('place')}`];
    case 'beg':
      return [`beg:${here}`];
    case 'convert':
      return [`convert:${word('building')}`];
    case 'remove':
    case 'return':
    case 'ask-gifts':
      return ['clear'];
    case 'activate':
      return [`trade:${data.tradeOf(word('service'))}`];
    case 'job':
      return [`job:${here}`];
    case 'done':
    case 'skip':
      return ['done'];
    case 'build':
      return [`build:${word('building')}`];
    case 'put':
    case 'put-large':
    case 'fell':
      return [`cell:${word('estate')}:${word('cell')}`];
    case 'markers':
      return changedMarkers(player, Number(args.low), Number(args.high));
    case 'from-glass': {
      const rest = Number(view.pending?.count ?? 0) - Number(args.count);
      return [
        ...(Number(args.count) ? ['marker:charcoal-glass'] : []),
        ...(rest > 0 ? ['marker:charcoal-cooking'] : []),
      ];
    }
    case 'wheel':
      return [`wheel:${word('wheel')}`];
    case 'toll':
    case 'take':
      return [`marker:${word('good')}`];
    case 'accept':
      return ['accept', `marker:${String(view.pending?.good ?? '')}`];
    case 'accept-all':
      return ['accept'];
    case 'refuse':
      return ['refuse'];
    case 'give-back':
      return [
        ...(Number(args.pigs) ? ['animal:pig'] : []),
        ...(Number(args.cattle) ? ['animal:cattle'] : []),
      ];
    case 'on-forests':
      return ['animal:pig'];
    case 'give':
    case 'raise':
      return [`animal:${word('animal')}`];
    default:
      return [];
  }
}

const GROUPS: Record<string, string> = {
  swap: 'swap',
  move: 'travel',
  activate: 'act',
  job: 'act',
  build: 'buildings',
  convert: 'free',
  remove: 'free',
  return: 'free',
};
export const groupOf = (verb: string): string => GROUPS[verb] ?? '';

/** The village or location of a place: 'V2-3' is a space of V2. */
const nodeOf = (place: string): string => place.replace(/-\d+$/, '');

const ICONS: Record<string, string> = {
  beg: 'beg',
  remove: 'spade',
  return: 'spade',
  job: 'job',
  done: 'hourglass',
  skip: 'hourglass',
  put: 'home',
  'put-large': 'home',
  fell: 'forest',
  markers: 'provision',
  'from-glass': 'charcoal',
  wheel: 'charcoal',
  accept: 'gift',
  refuse: 'hourglass',
  'give-back': 'livestock',
  'on-forests': 'pig',
};

export function iconOf(verb: string, args: Args): { icon: string } {
  if (verb === 'swap') return { icon: `trade-${text(args.trade)}` };
  if (verb === 'activate') return { icon: `trade-${data.tradeOf(text(args.service))}` };
  if (verb === 'move')
    return {
      icon: data.isVillage(nodeOf(text(args.place))) ? 'boot' : `place-${text(args.place)}`,
    };
  if (verb === 'toll' || verb === 'take') return { icon: data.goodOf(text(args.good)) };
  if (verb === 'give' || verb === 'raise') return { icon: text(args.animal) };
  if (verb === 'build' || verb === 'convert') return { icon: kindIcon(text(args.building)) };
  return { icon: ICONS[verb] ?? 'forest' };
}

/** Buildings by what they are: at once, a trade, lasting, at the end. */
export function kindIcon(building: string): string {
  const icons = { instant: 'builder', conversion: 'swap', passive: 'home', endgame: 'star' };
  const face = data.FACES.get(building);
  return face ? icons[face.kind] : 'home';
}

/** What has no icon here bears that of what changed hands. */
const EVENT_ICONS: Record<string, string> = {
  round: 'pine',
  'last-turn': 'hourglass',
  swapped: 'swap',
  moved: 'boot',
  toll: 'toll',
  'toll-to-supply': 'toll',
  accepted: 'gift',
  refused: 'gift',
  begged: 'beg',
  'begged-in-village': 'beg',
  announced: 'trade-traveling_merchant',
  'wheel-turned': 'turn-wheel',
  reminded: 'reminder',
  bonus: 'home',
  'job-drawn': 'job',
  'job-gone': 'job',
  'job-done': 'job',
  converts: 'swap',
  builds: 'builder',
  built: 'home',
  removed: 'spade',
  felled: 'forest',
  progressed: 'glass-hut',
  estate: 'small-estate',
  'nearer-hourglass': 'time',
  'farther-from-hourglass': 'time',
  'at-hourglass': 'time',
  'neutral-moved': 'boot',
  'end-announced': 'hourglass',
  'game-over': 'trophy',
};

export function eventIcon(kind: string, args: Args): string | null {
  if (kind === 'activates') return `trade-${data.tradeOf(text(args.service))}`;
  if (kind === 'placed') return iconFor(text(args.tile));
  return EVENT_ICONS[kind] ?? null;
}

/** What is next to a space: the two tradespeople there (MV-12). */
export function neighboursOf(view: ForestView, place: string): string[] {
  const [node = '', space] = place.split(/-(?=\d+$)/);
  const ring = view.villages[node]?.tradespeople ?? [];
  if (!space || !ring.length) return [];
  const at = Number(space) - 1;
  return [ring[at % ring.length] ?? '', ring[(at + 1) % ring.length] ?? ''];
}

/** What the way costs, where it is still to be chosen how to pay: the move itself then costs nothing yet. */
function wayWords(
  player: Player | undefined,
  place: string,
  preview: PreviewInfo | undefined,
  words: GameWords,
): string[] {
  const way = player?.ways[nodeOf(place)];
  if (
    !way ||
    preview?.changes.some(({ what }) => what === 'provision') ||
    !(way.provisions || way.tolls)
  )
    return [];
  return [words.text('forest-way-costs', { cost: way.provisions, tolls: way.tolls })];
}

function remarkOf(
  shown: unknown,
  verb: string,
  args: Args,
  words: GameWords,
  names: string[],
  preview?: PreviewInfo,
): string {
  const view = shown as ForestView;
  const player = view.players[deciding(view)];
  switch (verb) {
    case 'toll':
      return words.text('forest-toll-to', {
        player: names[Number(view.pending?.receiver)] ?? words.text('forest-neutral'),
      });
    case 'move': {
      const trades = neighboursOf(view, text(args.place)).map((trade) =>
        words.value('trade', trade),
      );
      return [...wayWords(player, text(args.place), preview, words), ...trades].join(' · ');
    }
    case 'build': {
      const face = data.FACES.get(text(args.building));
      return face ? faceWords(words, face) : '';
    }
    case 'put':
    case 'put-large':
    case 'remove': {
      const thing = player?.estates[Number(args.estate)]?.flat()[Number(args.cell) - 1] ?? 'empty';
      if (thing === 'empty') return '';
      return words.text(verb === 'remove' ? 'forest-removes' : 'forest-replaces', {
        tile: words.value('tile', thing),
      });
    }
    default:
      return '';
  }
}

const turnOf = (log: LogEntry[], view: unknown): LogEntry[] =>
  turnEntries(log, stageOf(view as ForestView));

export const drawing: Drawing = {
  rules,
  bells: ['end-announced'],
  money: 'glass',
  placesOf,
  groupOf,
  groups: ['act', 'travel', 'buildings', 'swap', 'free'],
  iconOf,
  eventIcon,
  signs,
  quiet,
  purse,
  purseIfAny,
  score,
  rare: ['remove', 'return', 'ask-gifts'],
  remarkOf,
  turnOf,
};
