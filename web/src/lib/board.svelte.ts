// What a drawn board knows: the view, which places are lit, and how to play what is clicked.
import { getContext, setContext, type Snippet } from 'svelte';
import type {
  ActionInfo,
  Choice,
  EventInfo,
  LogEntry,
  PreviewInfo,
  Refusal,
  Words,
} from '@/api/types';
import { costIn, effectOf, NO_EFFECT, partOf, sides } from '@/lib/effects';
import type { Effect, EffectPart, Notation, Sign, Signs } from '@/lib/effects';
import { rulesAbout } from '@/lib/rulebook';
import type { GameWords } from '@/lib/words.svelte';

export interface Offer {
  choices: Choice[];
  refusals: Refusal[];
}

/** What a game's folder tells about its drawing. */
export interface Drawing {
  /** Keys of the places on the board where an action is lit; some follow from the state of the game. */
  placesOf(verb: string, args: Words, view: unknown): string[];
  /** The heading in the list of choices under which an action stands. */
  groupOf(verb: string, args: Words): string;
  /** Headings that come first, in this order. */
  groups?: string[];
  /** The icon of an action. */
  iconOf(verb: string, args: Words): Sign;
  /** The icon of what happened; null: that of what changed hands, if anything did. */
  eventIcon(kind: string, args: Words): string | null;
  /** What the list calls a choice where the table tells more than its words do ('' where it does not). */
  titleOf?(view: unknown, verb: string, args: Words, words: GameWords, names: string[]): string;
  /** How what a seat holds is drawn, by its name in `holdings`. */
  signs: Signs;
  /** What a choice's own words say already (`quiet` in the game's game.toml). */
  quiet: string[];
  /** What is always to be seen of a seat, in one line; everything it holds where this is missing. */
  purse?: string[];
  /** What follows there if the seat has some. */
  purseIfAny?: string[];
  /** What is to be said of a choice beside what it costs and brings. Words only: the rules do the sums. */
  remarkOf?(
    view: unknown,
    verb: string,
    args: Words,
    words: GameWords,
    names: string[],
    preview?: PreviewInfo,
  ): string;
  /** The entries of the log that belong to the turn that goes on; all that can be taken back where this is missing. */
  turnOf?(log: LogEntry[], view: unknown): LogEntry[];
  /** What is public of a seat's points, by its name in `holdings`. */
  score?: string;
  /** Which rules tell about a place or a thing, by its key or the beginning of it (`rulesAbout`). */
  rules?: Record<string, string>;
  /** Events at which a bell rings, and what clinks when one gets some of it (its name in `holdings`). */
  bells?: string[];
  money?: string;
  /** Kinds of choices that are rarely meant: the list keeps them behind "more". */
  rare?: string[];
  /** Whether a place lies before that seat and is nobody else's: what can be done to others. */
  onTheirs?(key: string, seat: number): boolean;
  /** Interrupts that everybody at a table with these options wants to be asked about, unless they say otherwise. */
  interruptsOf?(options: Words): string[];
}

const EMPTY: Offer = { choices: [], refusals: [] };

export class Board {
  view = $state.raw<unknown>(null);
  choices = $state.raw<Choice[]>([]);
  refusals = $state.raw<Refusal[]>([]);
  /** Who plays: the seats, then those that only follow the rules. */
  names = $state.raw<string[]>([]);
  /** What each of them holds that everybody may count. */
  holdings = $state.raw<Record<string, number>[]>([]);
  you = $state<number | null>(null);
  /** Keys of the places that a guide speaks of. */
  pointed = $state.raw<string[]>([]);
  /** Codes of the choices that a hint speaks for, the best first. */
  advised = $state.raw<number[]>([]);
  /** What has happened, oldest first. */
  log = $state.raw<LogEntry[]>([]);
  /** The spot under the pointer or the focus, with what it offers; `note` says what the thing is. */
  hint = $state.raw<{
    element: Element;
    label: string;
    note: string;
    /** The numbers of the rules about it, with spaces between them. */
    rules: string;
    offer: Offer;
    pinned: boolean;
    lens?: Snippet;
  } | null>(null);
  /** Takes back the last decision, while that is possible. */
  undo = $state.raw<(() => void) | null>(null);
  play: (code: number) => void = () => {};

  constructor(
    readonly words: GameWords,
    readonly drawing: Drawing,
  ) {}

  private spots = $derived.by(() => {
    const found = new Map<string, Offer>();
    const at = (key: string): Offer => {
      let offer = found.get(key);
      if (!offer) found.set(key, (offer = { choices: [], refusals: [] }));
      return offer;
    };
    for (const choice of this.choices) {
      for (const key of this.drawing.placesOf(choice.verb, choice.args, this.view))
        at(key).choices.push(choice);
    }
    for (const refusal of this.refusals) {
      for (const key of this.drawing.placesOf(refusal.verb, refusal.args, this.view))
        at(key).refusals.push(refusal);
    }
    return found;
  });

  at(keys: string[]): Offer {
    const offers = keys.map((key) => this.spots.get(key)).filter((offer) => offer !== undefined);
    if (!offers.length) return EMPTY;
    if (offers.length === 1) return offers[0] ?? EMPTY;
    const choices = new Map(
      offers.flatMap((offer) => offer.choices).map((choice) => [choice.code, choice]),
    );
    const refusals = new Map(
      offers.flatMap((offer) => offer.refusals).map((refusal) => [refusal.code, refusal]),
    );
    return { choices: [...choices.values()], refusals: [...refusals.values()] };
  }

  /** The rules about whatever has these keys. */
  rulesAbout(keys: string[]): string {
    return rulesAbout(this.drawing.rules ?? {}, keys);
  }

  nameOf(seat: number): string {
    return this.names[seat] ?? String(seat + 1);
  }

  title(choice: ActionInfo): string {
    return (
      this.drawing.titleOf?.(this.view, choice.verb, choice.args, this.words, this.names) ||
      choice.text
    );
  }

  get notation(): Notation {
    const { signs, quiet } = this.drawing;
    return { signs, quiet, amount: (what, count) => this.words.text(`amount-${what}`, { count }) };
  }

  /** What the server says that a choice does. */
  private previewOf(choice: ActionInfo): PreviewInfo | undefined {
    return this.choices.find((one) => one.code === choice.code)?.preview;
  }

  effect(choice: ActionInfo): Effect {
    const preview = this.previewOf(choice);
    const remark =
      this.drawing.remarkOf?.(
        this.view,
        choice.verb,
        choice.args,
        this.words,
        this.names,
        preview,
      ) ?? '';
    if (!preview) return { ...NO_EFFECT, remark };
    return effectOf(preview, this.you ?? -1, this.notation, remark);
  }

  /** The least that any choice at a place takes of something; null where nothing can be done. */
  priceAt(key: string, what: string): number | null {
    const prices = this.at([key]).choices.map((choice) =>
      costIn(choice.preview, this.you ?? -1, what),
    );
    return prices.length ? Math.min(...prices) : null;
  }

  /** The sign of a line in the log: the game's own, or that of what changed hands. */
  eventIcon(event: EventInfo): string | null {
    const own = this.drawing.eventIcon(event.kind, event.args);
    return (
      own ?? event.changes.map(({ what }) => this.drawing.signs[what]?.icon).find(Boolean) ?? null
    );
  }

  /** What a seat holds, in one line. */
  purse(seat: number): EffectPart[] {
    const held = this.holdings[seat];
    if (!held) return [];
    const { purse = Object.keys(held), purseIfAny = [] } = this.drawing;
    const shown = [...purse, ...purseIfAny.filter((what) => held[what])];
    return shown.map((what) => partOf(what, held[what] ?? 0, this.notation));
  }

  /** What some entries of the log took from a seat and gave it, all together. */
  tally(entries: LogEntry[], seat: number): Effect {
    return {
      ...NO_EFFECT,
      ...sides(
        entries.flatMap((entry) => entry.changes),
        seat,
        this.notation,
      ),
    };
  }

  dismiss(): void {
    this.hint = null;
  }
}

/** Whose things one looks at: on somebody else's nothing of mine may be done. */
export interface Whose {
  readonly theirs: number | null;
}
const MAT = Symbol('mat');
const NOBODY: Whose = { theirs: null };
export const setMat = (whose: Whose): Whose => setContext(MAT, whose);
export const useMat = (): Whose => getContext(MAT) ?? NOBODY;

const KEY = Symbol('board');
export const setBoard = (board: Board): Board => setContext(KEY, board);
export const useBoard = (): Board => getContext(KEY);
