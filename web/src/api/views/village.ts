// Made from src/allmende/games/village/shapes.py by tools/api_types.py. Not to be edited.

export interface View {
  game: string;
  seat: number | null;
  seats: number;
  options: Record<string, boolean | number | string>;
  over: boolean;
  to_move: number | null;
  round: number;
  starter: number;
  marker: number | null;
  spaces: Record<string, Record<string, number>>;
  supply: Supply;
  green_bag: Record<string, number>;
  market: MarketView;
  chronicle: Record<string, Spaces>;
  graves: Spaces;
  trigger: number | null;
  last_turns: number | null;
  families: FamilyView[];
  pending: Pending | null;
}

export interface Supply {
  influence: Record<string, number>;
  plague: number;
  goods: Record<string, number>;
  grain: number;
  coins: number;
}

export interface MarketView {
  stalls: string[];
  line: string[];
  pile: number;
}

export interface Spaces {
  spaces: number;
  free: number;
}

export interface FamilyView {
  members: Member[];
  influence: Record<string, number>;
  goods: Record<string, number>;
  grain: number;
  coins: number;
  life: number;
  deaths_due: number;
  prestige: number;
  cities: string[];
  served: number;
  customers?: string[];
  points: Record<string, number>;
}

export interface Member {
  generation: number;
  place: string;
}

export interface Pending {
  kind: string;
  seat: number;
  last?: boolean;
  free?: boolean;
  count?: number;
  must?: boolean;
  place?: string;
  stage?: number;
  price?: Record<string, number>;
}
