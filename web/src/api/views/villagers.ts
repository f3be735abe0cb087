// Made from src/allmende/games/villagers/shapes.py by tools/api_types.py. Not to be edited.

export interface View {
  game: string;
  seat: number | null;
  seats: number;
  options: Record<string, boolean | number | string>;
  over: boolean;
  to_move: number | null;
  round: number;
  first: number;
  row: (RoadCard | null)[];
  stacks: Pile[];
  reserve: Reserve;
  basics: Record<string, number>;
  discards: string[];
  buried: Back[];
  markets: Markets;
  turn: Turn;
  players: PlayerView[];
  remembered: Remembered[];
  packs?: Pack[];
  countess?: Countess;
  pending: Pending | null;
}

export interface RoadCard {
  card: string;
  coins: number;
}

export interface Pile {
  size: number;
  top: string | null;
  known: Back[];
}

export interface Back {
  suit: string | null;
  card: string | null;
}

export interface Reserve {
  size: number;
  top: string | null;
  known: Back[];
  bottom: Back[];
}

export interface Markets {
  first_paid: boolean;
  due: string[];
}

export interface Turn {
  limit_used: number;
  cap_used: number;
  cap: number;
  exchanged: number;
  exchanges: number;
  tinner: boolean;
  recruited: number;
  robbed: boolean;
  freelanced: boolean;
}

export interface PlayerView {
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

export interface Placed {
  card: string;
  coins: number;
  free: number;
  on: Placed[];
  role?: string;
}

export interface Remembered {
  suit: string;
  card: string | null;
  places: Where[];
}

export interface Where {
  hand?: number;
  buried?: number;
  pile?: number;
  depth?: number;
  pack?: number;
}

export interface Pack {
  cards: Back[];
  has_chosen: boolean;
  chosen?: string;
}

export interface Countess {
  coins: number;
  gold: number;
  village: RoadCard[];
  event: string | null;
  event_numbers: Record<string, number>;
  events_are_ours: boolean;
  events_left: number[];
  jester: number;
}

export interface Pending {
  kind: string;
  seat: number;
  card?: string;
  unlocker?: string;
  monks?: number;
  stack?: number;
  mover?: number;
  owner?: number;
  least?: number;
}
