// The numbers printed on Village's board, from the same components file as the rules.
import parts from '@games/village/components.toml';
import type { Amount } from '@/lib/amounts';

export const COLOURS: string[] = parts.influence.colors;
export const CUBES: string[] = [...COLOURS, 'plague'];
export const GOODS: string[] = parts.goods.kinds;
export const SPACES: string[] = parts.action_spaces.spaces;
export const LIFE_SPACES: number = parts.lifetime_track.spaces;
export const GRAIN_CAPACITY: number = parts.player_start.grain_capacity;
export const WELL_CUBES: number = parts.well.cubes;

const MEANINGS: Record<string, string> = {
  skill: 'skill',
  persuasiveness: 'persuasion',
  faith: 'faith',
  knowledge: 'knowledge',
};
export const CUBE_ICONS: Record<string, string> = {
  ...Object.fromEntries(
    COLOURS.map((colour) => [colour, MEANINGS[parts.influence.meaning[colour]] ?? 'skill']),
  ),
  plague: 'plague',
};

export const isCube = (what: string): boolean => CUBES.includes(what);

function amounts(table: Record<string, number>): Amount[] {
  return Object.entries(table).map(([what, count]) => ({ what, count }));
}

export interface Building {
  name: string;
  goods: string[];
  train: number;
  produce: number;
  price: Amount[];
}

export const BUILDINGS: Building[] = ['wainwright', 'stables', 'smithy', 'office'].map((name) => {
  const craft = parts.crafts[name];
  const price = amounts(craft.buy_influence);
  if (craft.buy_grain) price.push({ what: 'grain', count: craft.buy_grain });
  return {
    name,
    goods: craft.produces,
    train: craft.train_time,
    produce: craft.produce_time,
    price,
  };
});
export const MILL: { time: number; grain: number; coins: number } = parts.crafts.mill;

export const HARVEST: number[] = [
  parts.harvest.base,
  parts.harvest.with_horse_and_plow,
  parts.harvest.with_ox_and_plow,
];

export interface Customer {
  id: string;
  wants: Amount[];
  points: number;
}
export const CUSTOMERS = new Map<string, Customer>(
  parts.customers.map(
    (tile: { id: string; goods: Record<string, number>; grain: number; points: number }) => {
      const wants = amounts(tile.goods);
      if (tile.grain) wants.push({ what: 'grain', count: tile.grain });
      return [tile.id, { id: tile.id, wants, points: tile.points }];
    },
  ),
);
export const SALE: Amount[] = amounts(parts.market.extra_sale_cost);
export const STALLS: Record<string, number> = parts.market.stalls.by_players;
export const WAITING_LINE: number = parts.market.waiting_line;

export interface City {
  id: string;
  reward: Amount;
}
export const CITIES: City[] = parts.travel.city.map(
  (city: { id: string; reward: Record<string, number> }) => ({
    id: city.id,
    reward: rewardOf(city.reward),
  }),
);

function rewardOf(table: Record<string, number>): Amount {
  const { what, count } = amounts(table)[0] ?? { what: '', count: 0 };
  const names: Record<string, string> = { influence_any: 'any-cube', coins: 'coin' };
  return { what: names[what] ?? what, count };
}
export const HOME: string = parts.travel.home;
export interface Path {
  ends: [string, string];
  time: number;
  wagon: number;
  cubes: Amount[];
}
export const PATHS: Path[] = parts.travel.path.map(
  (path: {
    between: [string, string];
    time: number;
    wagon: number;
    influence: Record<string, number>;
  }) => ({
    ends: path.between,
    time: path.time,
    wagon: path.wagon,
    cubes: amounts(path.influence),
  }),
);

export interface Stage {
  stage: number;
  time: number;
  privilege: string;
  points: number;
  gain: Amount[];
}
export const STAGES: Stage[] = parts.council.stage.map(
  (stage: Record<string, number | string>) => ({
    stage: stage.stage,
    time: stage.time,
    privilege: stage.privilege,
    points: stage.final_points,
    gain: privilegeGain(stage),
  }),
);

function privilegeGain(stage: Record<string, number | string>): Amount[] {
  switch (stage.privilege) {
    case 'cubes':
      return [{ what: 'skill', count: Number(stage.privilege_cubes) }];
    case 'good':
      return [{ what: 'wagon', count: 1 }];
    case 'prestige':
      return [{ what: 'prestige', count: Number(stage.privilege_prestige) }];
    default:
      return [];
  }
}
export const PRIVILEGE_COINS: number = parts.council.stage.at(-1).privilege_coins ?? 0;
const price = (options: Record<string, number>[]): Record<string, Amount[]> =>
  Object.fromEntries(options.map((option) => [Object.keys(option).join('+'), amounts(option)]));
export const COUNCIL_PRICES = price(parts.council.price_options);
export const CHURCH_PRICES = price(parts.church.join_options);

export const WINDOWS: number[] = parts.church.window.map(
  (window: { final_points: number }) => window.final_points,
);
export const WINDOW_GRAIN: number[] = parts.church.step.map(
  (step: { grain: number }) => step.grain,
);

export const AREAS = ['council', 'crafts', 'travel', 'church', 'farmyard'] as const;
export const CHRONICLE_LABELS: Record<string, string[]> = parts.chronicle.labels;
export const CHRONICLE_POINTS: number[] = parts.scoring.chronicle.points_by_members;
export const GRAVE_LABELS: string[] = parts.graves.spaces.labels;
