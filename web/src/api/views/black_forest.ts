// Made from src/allmende/games/black_forest/shapes.py by tools/api_types.py. Not to be edited.

export interface View {
  game: string;
  seat: number | null;
  seats: number;
  options: Record<string, boolean | number | string>;
  over: boolean;
  to_move: number | null;
  round: number;
  starter: number;
  trigger: number | null;
  last_turns: number | null;
  villages: Record<string, VillageView>;
  locations: Record<string, Location>;
  job_stack: number;
  jobs_done: string[];
  supply: Supply;
  offer: string[];
  neutral: Place | null;
  placed: (Place | null)[];
  players: PlayerView[];
  rank?: string;
  pending: Pending | null;
}

export interface VillageView {
  tradespeople: string[];
  job: string | null;
}

export interface Location {
  job: string | null;
}

export interface Supply {
  forests: number;
  small_estates: number;
}

export interface Place {
  place: string;
  space: number;
}

export interface PlayerView {
  basics: Record<string, number>;
  glass: number;
  provisions: number[];
  commodity: number;
  glass_turns: number;
  cooking_turns: number;
  reminder: boolean;
  progress: number;
  pawn: Place | null;
  ways: Record<string, Way>;
  pigs: number;
  cattle: number;
  housing: Record<string, Housed>;
  buildings: string[];
  estates: string[][][];
  bonuses_due: number;
  asks_about_gifts: boolean;
}

export interface Way {
  provisions: number;
  tolls: number;
}

export interface Housed {
  pig: number;
  cattle: number;
}

export interface Pending {
  kind: string;
  seat: number;
  fresh?: boolean;
  swapped?: boolean;
  acted?: boolean;
  good?: string;
  count?: number;
  tile?: string;
  skips?: boolean;
  receiver?: number;
  building?: string;
}
