// Where on Black Forest's board an action is lit, how the list groups it, and how its cost and effect are told.
import type { EventInfo, LogEntry, Words as Args } from '@/api/types';
import type { Amount } from '@/lib/amounts';
import type { Drawing, Effect, EffectPart } from '@/lib/board.svelte';
import type { GameWords } from '@/lib/words.svelte';
import * as data from './data';
import { faceWords } from './describe';
import { reachesHourglass, nodeOf, reckon } from './reckon';
import { iconFor } from './signs';
import { stageOf, tally, turnEntries } from './turn';
import { deciding, heldOf, type ForestView, type Player } from './view';

const text = (word: Args[string] | undefined): string => String(word ?? '');

/** The provision markers that a pair changes: the lower one, the higher one, or both. */
function changedMarkers(player: Player | undefined, low: number, high: number): string[] {
  const [lower = 0, higher = 0] = player?.provisions ?? [];
  return [...(low !== lower ? ['marker:provision-0'] : []), ...(high !== higher ? ['marker:provision-1'] : [])];
}

export function placesOf(verb: string, args: Args, shown: unknown): string[] {
  const view = shown as ForestView;
  const word = (name: string): string => text(args[name]);
  const player = view.players[deciding(view)];
  const here = player?.pawn?.place ?? '';
  switch (verb) {
    case 'swap': return [`swap:${word('trade')}`, 'merchant'];
    case 'move': return [`place:${word('place')}`];
    case 'beg': return [`beg:${here}`];
    case 'convert': return [`convert:${word('building')}`];
    case 'remove': case 'return': return ['clear'];
    case 'activate': return [`trade:${data.tradeOf(word('service'))}`];
    case 'job': return [`job:${here}`];
    case 'done': case 'skip': return ['done'];
    case 'build': return [`build:${word('building')}`];
    case 'put': case 'put-large': case 'fell': return [`cell:${word('estate')}:${word('cell')}`];
    case 'markers': return changedMarkers(player, Number(args.low), Number(args.high));
    case 'from-glass': {
      const rest = Number(view.pending?.count ?? 0) - Number(args.count);
      return [...(Number(args.count) ? ['marker:charcoal-glass'] : []), ...(rest > 0 ? ['marker:charcoal-cooking'] : [])];
    }
    case 'wheel': return [`wheel:${word('wheel')}`];
    case 'toll': case 'take': return [`marker:${word('good')}`];
    case 'accept': return ['accept', `marker:${data.BASICS[Number(view.pending?.good)] ?? ''}`];
    case 'refuse': return ['refuse'];
    case 'give-back': return [...(Number(args.pigs) ? ['animal:pig'] : []), ...(Number(args.cattle) ? ['animal:cattle'] : [])];
    case 'on-forests': return ['animal:pig'];
    case 'give': case 'raise': return [`animal:${word('animal')}`];
    default: return [];
  }
}

const GROUPS: Record<string, string> = {
  swap: 'swap', move: 'travel', activate: 'act', job: 'act', build: 'buildings', convert: 'free', remove: 'free', return: 'free',
};
export const groupOf = (verb: string): string => GROUPS[verb] ?? '';

const ICONS: Record<string, string> = {
  beg: 'beg', remove: 'spade', return: 'spade', job: 'job', done: 'hourglass', skip: 'hourglass', put: 'home', 'put-large': 'home', fell: 'forest',
  markers: 'provision', 'from-glass': 'charcoal', wheel: 'charcoal', accept: 'gift', refuse: 'hourglass', 'give-back': 'livestock', 'on-forests': 'pig',
};

export function iconOf(verb: string, args: Args): { icon: string } {
  if (verb === 'swap') return { icon: `trade-${text(args.trade)}` };
  if (verb === 'activate') return { icon: `trade-${data.tradeOf(text(args.service))}` };
  if (verb === 'move') return { icon: data.isVillage(nodeOf(text(args.place))) ? 'boot' : `place-${text(args.place)}` };
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

const EVENT_ICONS: Record<string, string> = {
  round: 'pine', swapped: 'swap', moved: 'boot', toll: 'toll', refused: 'gift', begged: 'beg', announced: 'trade-traveling_merchant', 'wheel-turned': 'turn-wheel',
  reminded: 'reminder', bonus: 'home', 'job-drawn': 'job', 'job-done': 'job', converts: 'swap', builds: 'builder', built: 'home', removed: 'spade', felled: 'forest',
  progressed: 'glass-hut', estate: 'small-estate', 'neutral-moved': 'boot', 'end-announced': 'hourglass', 'game-over': 'trophy',
};

export function eventIcon(kind: string, args: Args): string | null {
  if (kind === 'activates') return `trade-${data.tradeOf(text(args.service))}`;
  if (kind === 'gained' || kind === 'lost' || kind === 'paid') return text(args.good);
  if (kind === 'livestock' || kind === 'gave-back' || kind === 'gave') return text(args.animal);
  if (kind === 'placed') return iconFor(text(args.tile));
  return EVENT_ICONS[kind] ?? null;
}

/** The name of whatever is counted: a good, an animal, a tile, a step. */
export function nameOf(what: string, words: GameWords): string {
  const good = words.find(`good-${what}`) ?? words.find(`tile-${what}`);
  return good ?? words.text(`forest-${what}`);
}

export const partOf = ({ what, count }: Amount, words: GameWords): EffectPart => ({ icon: iconFor(data.goodOf(what)), count, name: nameOf(what, words) });

/** What is next to a space: the two tradespeople there (MV-12). */
export function neighboursOf(view: ForestView, place: string): string[] {
  const [node = '', space] = place.split(/-(?=\d+$)/);
  const ring = view.villages[node]?.tradespeople ?? [];
  if (!space || !ring.length) return [];
  const at = Number(space) - 1;
  return [ring[at % ring.length] ?? '', ring[(at + 1) % ring.length] ?? ''];
}

function remarkOf(view: ForestView, verb: string, args: Args, words: GameWords, names: string[]): string {
  if (verb === 'toll') return words.text('forest-toll-to', { player: names[Number(view.pending?.receiver)] ?? words.text('forest-neutral') });
  if (verb === 'markers' && view.seats > 1 && view.trigger === null) {
    const turns = view.players[deciding(view)]?.cooking_turns ?? 0;
    const left = data.THRESHOLD - (turns - Number(args.low));
    return left > 0 ? words.text('forest-hourglass-then', { left }) : '';
  }
  if (verb === 'move') return neighboursOf(view, text(args.place)).map((trade) => words.value('trade', trade)).join(' · ');
  if (verb === 'build') {
    const face = data.FACES.get(text(args.building));
    return face ? faceWords(words, face) : '';
  }
  if (verb === 'put' || verb === 'put-large' || verb === 'remove') {
    const thing = view.players[deciding(view)]?.estates[Number(args.estate)]?.flat()[Number(args.cell) - 1] ?? 'empty';
    return thing === 'empty' ? '' : words.text(verb === 'remove' ? 'forest-removes' : 'forest-replaces', { tile: words.value('tile', thing) });
  }
  return '';
}

function effectOf(shown: unknown, verb: string, args: Args, words: GameWords, names: string[] = []): Effect {
  const view = shown as ForestView;
  const player = view.players[deciding(view)];
  const { costs, gains, turns } = reckon(view, verb, args);
  const turning = turns.map(({ wheel, count }) => words.text('forest-will-turn', { wheel: words.value('wheel', wheel), count }));
  const ends = verb === 'markers' && player && reachesHourglass(view, player, Number(args.low));
  return {
    costs: costs.map((one) => partOf(one, words)),
    gains: gains.map((one) => partOf(one, words)),
    remark: [remarkOf(view, verb, args, words, names), ...turning].filter(Boolean).join(' · '),
    warning: ends ? words.text('forest-will-end') : '',
  };
}

const HELD = ['wood', 'sand', 'water', 'charcoal', 'porridge', 'meat', 'brick', 'glass', 'provision', 'commodity', 'pig', 'cattle'];

function purseOf(shown: unknown, seat: number, words: GameWords): EffectPart[] {
  const player = (shown as ForestView).players[seat];
  return player ? HELD.map((what) => partOf({ what, count: heldOf(player, what) }, words)) : [];
}

function tallyOf(events: EventInfo[], seat: number, words: GameWords): { costs: EffectPart[]; gains: EffectPart[] } {
  const goods = [...tally(events, seat)].map(([what, count]) => ({ what, count }));
  return {
    costs: goods.filter(({ count }) => count < 0).map(({ what, count }) => partOf({ what, count: -count }, words)),
    gains: goods.filter(({ count }) => count > 0).map((one) => partOf(one, words)),
  };
}

const turnOf = (log: LogEntry[], view: unknown): LogEntry[] => turnEntries(log, stageOf(view as ForestView));

export const drawing: Drawing = { placesOf, groupOf, groups: ['act', 'travel', 'buildings', 'swap', 'free'], iconOf, eventIcon, effectOf, purseOf, turnOf, tallyOf };
