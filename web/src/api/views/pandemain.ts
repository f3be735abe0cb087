// Made from src/allmende/games/pandemain/shapes.py by tools/api_types.py. Not to be edited.

export interface View {
  game: string;
  seat: number | null;
  seats: number;
  options: Record<string, boolean | number | string>;
  over: boolean;
  to_move: number | null;
  round: number;
  night: boolean;
  players: string[];
  tower: number[];
  next_tower: number[];
  workers: Record<string, number[]>;
  stalls: Record<string, number>;
  bag: Record<string, number>;
  mill: Record<string, Record<string, number>>;
  granary: Granary;
  castle_loans: number;
  villages: VillageView[];
  church: ChurchView;
  supply: Record<string, number>;
  bakers: BakerView[];
  families: number[];
  masters?: MasterView[];
  favours?: string[];
  servant?: string | null;
  penances?: number;
  sim_bakers?: SimBakerView[];
  cards_shown?: number[];
  pending: Pending | null;
}

export interface Granary {
  workers: number;
  limit: number;
}

export interface VillageView {
  name: string;
  permanent: PermanentOrder;
  orders: Order[];
  upcoming: Upcoming[];
  villager: string;
  villagers_left: number;
  limit: number;
}

export interface PermanentOrder {
  bread: string;
  points: number;
}

export interface Order {
  name: string;
  bread: string | null;
  points: number;
  dawn: boolean;
}

export interface Upcoming {
  to: string;
  bread: string | null;
}

export interface ChurchView {
  offerings: string[];
  pile: string[];
  discards: string[];
  rewards: Record<string, string[]>;
  inquisition: number;
  crosses_shown: number[];
  crosses_left: number[];
}

export interface BakerView {
  points: number;
  penitence: number;
  workers: number;
  own_workers: number;
  aside: number;
  pfennigs: number;
  ingredients: Record<string, number>;
  flour: Record<string, number>;
  loaves: Loaf[];
  active: Record<string, number>;
  used: Record<string, number>;
  villagers: string[];
  loans: number;
  penances?: number;
  reputation?: Record<string, number>;
  last_sale?: number;
}

export interface Loaf {
  bread: string;
  quality: string;
  day: number;
  count: number;
}

export interface MasterView {
  number: number;
  employer: number | null;
  upgraded: boolean;
  experience: number;
}

export interface SimBakerView {
  name: string;
  icons: string[];
  day_icons: number;
  night?: string | null;
  card?: number;
}

export interface Pending {
  kind: string;
  seat: number;
  passed?: boolean;
  proposals?: number;
  acted?: boolean;
  stall?: string;
  breads?: string[];
  given?: string[];
  place?: string;
  sold?: number;
  permanent?: boolean;
  token?: string;
  stack?: number;
  baked?: number;
  count?: number;
  wanted?: Record<string, number>;
  asker?: number;
  pfennigs?: number;
  first?: boolean;
  price?: number;
}
