// What a drawn board knows: the view, which places are lit, and how to play what is clicked.
import { getContext, setContext } from 'svelte';
import type { Choice, EventInfo, LogEntry, Refusal, Words } from '@/api/types';
import type { GameWords } from '@/lib/words.svelte';

export interface Offer { choices: Choice[]; refusals: Refusal[] }
/** What something costs and brings; a remark; and a warning if it hurts. */
export interface Effect { costs: EffectPart[]; gains: EffectPart[]; remark: string; warning: string }
export interface EffectPart { icon: string; count: number; cube?: string; name: string }

/** What a game's folder tells about its drawing. */
export interface Drawing {
  /** Keys of the places on the board where an action is lit; some follow from the state of the game. */
  placesOf(verb: string, args: Words, view: unknown): string[];
  /** The heading in the list of choices under which an action stands. */
  groupOf(verb: string, args: Words): string;
  /** Headings that come first, in this order. */
  groups?: string[];
  /** The icon of an action. */
  iconOf(verb: string, args: Words): { icon: string; cube?: string };
  /** The icon of a line in the log, or null for none. */
  eventIcon(kind: string, args: Words): string | null;
  /** What the list calls a choice where the table tells more than its words do ('' where it does not). */
  titleOf?(view: unknown, verb: string, args: Words, words: GameWords, names: string[]): string;
  effectOf(view: unknown, verb: string, args: Words, words: GameWords, names?: string[]): Effect;
  /** What is always to be seen of a seat, in one line. */
  purseOf(view: unknown, seat: number, words: GameWords): EffectPart[];
  /** The entries of the log that belong to the turn that goes on; all that can be taken back where this is missing. */
  turnOf?(log: LogEntry[], view: unknown): LogEntry[];
  /** Interrupts that everybody at a table with these options wants to be asked about, unless they say otherwise. */
  interruptsOf?(options: Words): string[];
  /** What events took from a seat and gave it, all together; for turns of many steps. */
  tallyOf?(events: EventInfo[], seat: number, words: GameWords): { costs: EffectPart[]; gains: EffectPart[] };
}

const EMPTY: Offer = { choices: [], refusals: [] };

export class Board {
  view = $state.raw<unknown>(null);
  choices = $state.raw<Choice[]>([]);
  refusals = $state.raw<Refusal[]>([]);
  names = $state.raw<string[]>([]);
  you = $state<number | null>(null);
  /** Keys of the places that a guide speaks of. */
  pointed = $state.raw<string[]>([]);
  /** What has happened, oldest first. */
  log = $state.raw<LogEntry[]>([]);
  /** The spot under the pointer or the focus, with what it offers; `note` says what the thing is. */
  hint = $state.raw<{ element: Element; label: string; note: string; offer: Offer; pinned: boolean } | null>(null);
  /** Takes back the last decision, while that is possible. */
  undo = $state.raw<(() => void) | null>(null);
  play: (code: number) => void = () => {};

  constructor(readonly words: GameWords, readonly drawing: Drawing) {}

  private spots = $derived.by(() => {
    const found = new Map<string, Offer>();
    const at = (key: string): Offer => {
      let offer = found.get(key);
      if (!offer) found.set(key, (offer = { choices: [], refusals: [] }));
      return offer;
    };
    for (const choice of this.choices) {
      for (const key of this.drawing.placesOf(choice.verb, choice.args, this.view)) at(key).choices.push(choice);
    }
    for (const refusal of this.refusals) {
      for (const key of this.drawing.placesOf(refusal.verb, refusal.args, this.view)) at(key).refusals.push(refusal);
    }
    return found;
  });

  at(keys: string[]): Offer {
    const offers = keys.map((key) => this.spots.get(key)).filter((offer) => offer !== undefined);
    if (!offers.length) return EMPTY;
    if (offers.length === 1) return offers[0] ?? EMPTY;
    const choices = new Map(offers.flatMap((offer) => offer.choices).map((choice) => [choice.code, choice]));
    const refusals = new Map(offers.flatMap((offer) => offer.refusals).map((refusal) => [refusal.code, refusal]));
    return { choices: [...choices.values()], refusals: [...refusals.values()] };
  }

  nameOf(seat: number): string {
    return this.names[seat] ?? String(seat + 1);
  }

  title(choice: Choice): string {
    return this.drawing.titleOf?.(this.view, choice.verb, choice.args, this.words, this.names) || choice.text;
  }

  effect(action: { verb: string; args: Words }): Effect {
    return this.drawing.effectOf(this.view, action.verb, action.args, this.words, this.names);
  }

  dismiss(): void {
    this.hint = null;
  }
}

const KEY = Symbol('board');
export const setBoard = (board: Board): Board => setContext(KEY, board);
export const useBoard = (): Board => getContext(KEY);
