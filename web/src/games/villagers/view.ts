// What a seat sees of Villagers (games/villagers/view.py says the shape), and small questions about it.
import { cardOf } from './data';

export interface Placed { card: string; coins: number; free: number; on: Placed[]; role?: string }
export interface Back { suit: string | null; card: string | null }

export interface Player {
  coins: number;
  hand: Back[];
  drafted: string[];
  picks: number;
  draft_limit: number;
  build_limit: number;
  food: number;
  builders: number;
  village: Placed[];
}

export interface VillagersView {
  seat: number | null;
  seats: number;
  over: boolean;
  to_move: number | null;
  pending: { kind: string; seat: number; [part: string]: unknown } | null;
  round: number;
  first: number;
  row: ({ card: string; coins: number } | null)[];
  stacks: { size: number; top: string | null; known: Back[] }[];
  reserve: { size: number; top: string | null };
  basics: Record<string, number>;
  discards: string[];
  markets: { first_paid: boolean; due: string[] };
  turn: { limit_used: number; cap_used: number; cap: number; exchanged: number; exchanges: number; tinner: boolean };
  players: Player[];
  packs?: { cards: Back[]; has_chosen: boolean; chosen?: string }[];
  countess?: { coins: number; gold: number; village: { card: string; coins: number }[]; event: string | null };
}

/** All cards of a village, whatever lies on them. */
export function everyCard(trees: Placed[]): Placed[] {
  return trees.flatMap((tree) => [tree, ...everyCard(tree.on)]);
}

/** The uncovered card that a villager would be laid on, which then counts only above its name; the Founders may lie on either side. */
export function coveredBy(trees: Placed[], card: string): string | null {
  const { below } = cardOf(card);
  const bare = everyCard(trees).filter((one) => !one.on.length && !one.role);
  return bare.find((one) => one.card === below || (below === 'founders' && one.card.startsWith('founders')))?.card ?? null;
}
