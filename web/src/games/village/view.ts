// What a seat sees of Village (games/village/view.py says the shape), and small questions about it.
import * as data from './data';

export interface FamilyMember { generation: number; place: string }

export interface Family {
  members: FamilyMember[];
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
}

export interface VillageView {
  seat: number | null;
  seats: number;
  over: boolean;
  to_move: number | null;
  pending: { kind: string; seat: number; [part: string]: unknown } | null;
  round: number;
  starter: number;
  marker: number | null;
  spaces: Record<string, Record<string, number>>;
  supply: { influence: Record<string, number>; plague: number; goods: Record<string, number>; grain: number; coins: number };
  green_bag: Record<string, number>;
  market: { stalls: string[]; line: string[]; pile: number };
  chronicle: Record<string, { spaces: number; free: number }>;
  graves: { spaces: number; free: number };
  trigger: number | null;
  last_turns: number | null;
  families: Family[];
}

export interface Figure extends FamilyMember { seat: number; key: string }

const HIDDEN = ['unborn', 'bag', 'removed', 'grave'];

/** All figures standing or lying at a place, seat by seat; their keys stay the same as they move. */
export function figuresAt(view: VillageView, place: string): Figure[] {
  return view.families.flatMap((family, seat) =>
    family.members.flatMap((member, index) =>
      member.place === place ? [{ ...member, seat, key: `m-${seat}-${index}` }] : [],
    ),
  );
}

export function isVisible(place: string): boolean {
  return !HIDDEN.includes(place) && !place.startsWith('chronicle');
}

/** The generation that dies next in a family (D5), or null if nobody is to be seen. */
export function oldest(family: Family): number | null {
  const generations = family.members.filter((member) => isVisible(member.place)).map((member) => member.generation);
  return generations.length ? Math.min(...generations) : null;
}

export function remembered(family: Family): number {
  return family.members.filter((member) => member.place.startsWith('chronicle')).length;
}

export function cubesLeft(view: VillageView): number {
  return Object.values(view.spaces).reduce((sum, cubes) => sum + Object.values(cubes).reduce((a, b) => a + b, 0), 0);
}

/** H1, H3: the best combination counts, up to what the granary holds. */
export function harvestOf(family: Family | undefined): number {
  if (!family) return 0;
  const { plow = 0, ox = 0, horse = 0 } = family.goods;
  const [base = 0, withHorse = 0, withOx = 0] = data.HARVEST;
  const yielded = plow && ox ? withOx : plow && horse ? withHorse : base;
  return Math.min(yielded, data.GRAIN_CAPACITY - family.grain);
}
