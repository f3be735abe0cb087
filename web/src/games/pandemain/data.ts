// The numbers printed on Pandemain's boards and cards, from the same components file as the rules.
import parts from '@games/pandemain/components.toml';
import type { Amount } from '@/lib/amounts';

type Table = Record<string, number>;
const amounts = (table: Table, names: string[] = Object.keys(table)): Amount[] =>
  names.flatMap((what) => (table[what] ? [{ what, count: table[what] }] : []));

export const GRAINS = ['rye', 'spelt', 'oat', 'wheat'];
export const INGREDIENTS = ['water', 'salt', 'yeast', 'milk'];
export const TOKENS = ['cart', 'ox', 'cow'];
export const QUALITIES = ['high', 'low'];
/** What can be asked for in Local Trade, in the order of the rules: ingredients, flours, active tokens, used ones. */
export const WARES = [
  ...INGREDIENTS,
  ...GRAINS.map((grain) => `flour-${grain}`),
  ...TOKENS.map((token) => `active-${token}`),
  ...TOKENS.map((token) => `used-${token}`),
];

export const ROUNDS: number = parts.meta.rounds;
export const MAX_UNITS: number = parts.meta.max_units_per_ingredient;
export const MAX_FLOUR: number = parts.meta.max_flour_end_of_turn;
export const WHEAT_BONUS: number[] = parts.wheat_round_bonus.vp_by_round;

export const NIGHT_FEE: number = parts.night.fee_pfennigs;

export const FARM_PRICES: Table = { cart: parts.farm.cart, ox: parts.farm.ox, cow: parts.farm.cow };

export interface Stall {
  key: string;
  column: number;
  row: number;
  next: string[];
  gains: Amount[];
}
type PrintedStall = Table & { key: string; next: string[] };
export const STALLS: Stall[] = parts.market_stalls.items.map((stall: PrintedStall) => ({
  key: stall.key,
  column: stall.column,
  row: stall.row,
  next: stall.next,
  gains: amounts(stall, INGREDIENTS),
}));
export const stallOf = (key: string): Stall | undefined =>
  STALLS.find((stall) => stall.key === key);
export const MARKET: { fee: number; more: number } = {
  fee: parts.market_rules.base_fee,
  more: parts.market_rules.fee_per_worker_to_the_right,
};
export const COLUMN_TRANSPORT: Record<number, string[]> = {
  1: parts.market_rules.column_1_transport,
  2: parts.market_rules.column_2_transport,
};

export interface Column {
  key: string;
  tokens: number;
  price: number;
  transport: string[];
}
export const COLUMNS: Column[] = parts.mill.columns;
export const GRANARY: { flour: number; withOx: number } = {
  flour: parts.granary_yield.base_flour,
  withOx: parts.granary_yield.flour_with_active_ox,
};
export const RIVER: Record<string, number> = {
  hands: parts.river.water,
  cart: parts.river.water_with_cart,
};

export const CASTLE = {
  work: parts.castle.work_pfennigs as number,
  loan: parts.castle.loan_pfennigs as number,
  points: parts.castle.loan_vp_cost as number,
  repay: parts.castle.loan_repay_pfennigs as number,
  unpaid: parts.castle.loan_unpaid_vp as number,
};

/** What one gives or takes in the trade house, by the name of the set: 'water-1-salt-2' is 1 water and 2 salt. */
export function amountsOf(set: string): Amount[] {
  const words = set.split('-');
  if (words[0] === 'flour') return [{ what: `flour-${words[1]}`, count: 1 }];
  return Array.from({ length: words.length / 2 }, (_, i) => ({
    what: words[2 * i] ?? '',
    count: Number(words[2 * i + 1]),
  }));
}
interface PrintedSet {
  key: string;
  pfennigs?: number;
  flour_any?: number;
  milk?: number;
  vp?: number;
  choice_of?: string[];
  choice_count?: number;
}
export const SETS: Record<string, PrintedSet[]> = {
  en: parts.trade_house.sets_english,
  es: parts.trade_house.sets_spanish,
};
/** The kind of a set: flours are one kind, and so are all mixtures of ingredients. */
export function kindOf(set: string): string {
  const all = amountsOf(set);
  const what = all[0]?.what ?? '';
  if (what.startsWith('flour')) return 'flour';
  if (what === 'pfennigs') return 'pfennig';
  if (what === 'vp') return 'vp';
  return SETS.en?.some((each) => each.milk === all[0]?.count && what === 'milk')
    ? 'milk'
    : 'ingredients';
}
export const PASSING: { gives: number; takes: number } = {
  gives: parts.trade_house.passing_through_sets_paid,
  takes: parts.trade_house.passing_through_sets_gained,
};

export interface Recipe {
  bread: string;
  units: Amount[];
  main: string;
  star: string;
}
type PrintedRecipe = Table & { bread: string; flour_main: string; flour_star: string };
export const RECIPES: Recipe[] = [...parts.recipes.items, ...parts.recipe_oat.items]
  .map((recipe: PrintedRecipe) => ({
    bread: recipe.bread,
    units: amounts(recipe, INGREDIENTS),
    main: recipe.flour_main,
    star: recipe.flour_star,
  }))
  .sort((one, other) => GRAINS.indexOf(one.bread) - GRAINS.indexOf(other.bread));
export const recipeOf = (bread: string): Recipe | undefined =>
  RECIPES.find((recipe) => recipe.bread === bread);
export const qualityOf = (bread: string, second: string): string =>
  recipeOf(bread)?.star === second ? 'high' : 'low';
export const OVEN = {
  tax: parts.oven.tax_per_other_worker as number,
  most: parts.oven.tax_max as number,
  loaves: parts.oven.loaves_without_transport as number,
  transport: parts.oven.transport as string[],
  experience: parts.oven.control_tokens_to_upgrade as number,
};
export const ENTRY_DAY: Table = parts.oven.entry_day;

export const DAYS: number[] = parts.staleness.days_left_to_right;
export const pointsOf = (quality: string, day: number): number =>
  (quality === 'high' ? parts.staleness.vp_high : parts.staleness.vp_low)[`d${day}`];
export const priceOf = (quality: string, bread: string): number =>
  (quality === 'high' ? parts.bread_prices.high : parts.bread_prices.low)[bread];

export const AUGSBURG = 'augsburg';
export const AUGSBURG_GAIN: number = parts.village_rules.augsburg_penitence_per_bread;
export const VILLAGER_POINTS: number[] = parts.villager_scoring.vp_by_different_villagers;
export const VILLAGER_PLACES: Record<string, string> = Object.fromEntries(
  [...parts.villagers.items, ...parts.villager_eighth.items].map(
    (villager: { key: string; location: string }) => [villager.key, villager.location],
  ),
);

export const PENITENCE = {
  max: parts.penitence_track.max as number,
  points: parts.penitence_rules.vp_levels as number[],
  pointsEach: parts.penitence_rules.vp_per_level as number,
  rewards: parts.penitence_rules.reward_levels as number[],
  worker: parts.penitence_rules.fifth_worker_level as number,
  bless: parts.penitence_rules.bless_min_level as number,
};
export const INQUISITION = {
  points: parts.inquisition.vp_if_ahead as number,
  penance: parts.inquisition.penance_vp_at_end as number,
};

export interface Offering {
  costs: Amount[];
  penitence: number;
}
const PAYMENT: Record<string, string> = {
  rye: 'flour-rye',
  spelt: 'flour-spelt',
  oat: 'flour-oat',
  wheat: 'flour-wheat',
  flour_any: 'flour',
  bread_any: 'bread',
};
const payment = (cost: Table): Amount[] =>
  amounts(cost).map(({ what, count }) => ({ what: PAYMENT[what] ?? what, count }));
export const OFFERINGS: Record<string, Offering> = Object.fromEntries(
  parts.offerings.items.map((offering: { key: string; cost: Table; penitence: number }) => [
    offering.key,
    { costs: payment(offering.cost), penitence: offering.penitence },
  ]),
);
export const PERMANENT_OFFERING: Offering = {
  costs: [{ what: 'pfennigs', count: parts.penitence_rules.permanent_offering.pfennigs }],
  penitence: parts.penitence_rules.permanent_offering.penitence,
};
const GAINS: Record<string, string> = { flour_choice: 'flour' };
const gain = (item: { gain?: Table }): Amount[] =>
  amounts(item.gain ?? {}).map(({ what, count }) => ({ what: GAINS[what] ?? what, count }));
type Printed = { key: string; gain?: Table };
export const REWARDS: Record<string, Amount[]> = Object.fromEntries(
  parts.church_rewards.items.map((item: Printed) => [item.key, gain(item)]),
);
export const FAVOURS: Record<string, Amount[]> = Object.fromEntries(
  parts.favours.items.map((item: Printed) => [item.key, gain(item)]),
);

export interface Side {
  bake: string[];
  market: Amount[];
  sale: { bread: string; gains: Amount[] } | null;
  lessMilk: number;
  wage: number;
}
export interface Master {
  number: number;
  hire: number;
  sides: [Side, Side];
}
interface PrintedSide {
  bake: string[];
  market?: Table;
  sale?: { bread: string; pfennigs?: number; vp?: number };
  wheat_milk_discount?: number;
}
interface PrintedCost {
  id: number;
  hire: number;
  pay_base: number;
  pay_upgraded: number;
}
function side(printed: PrintedSide, wage: number): Side {
  const sale = printed.sale
    ? {
        bread: printed.sale.bread,
        gains: amounts({ pfennigs: printed.sale.pfennigs ?? 0, vp: printed.sale.vp ?? 0 }),
      }
    : null;
  return {
    bake: printed.bake,
    market: amounts(printed.market ?? {}, INGREDIENTS),
    sale,
    lessMilk: printed.wheat_milk_discount ?? 0,
    wage,
  };
}
export const MASTERS = new Map<number, Master>(
  parts.master_bakers.items.map(
    (master: { id: number; base: PrintedSide; upgraded: PrintedSide }) => {
      const cost = parts.master_baker_costs.items.find(
        (one: PrintedCost) => one.id === master.id,
      ) as PrintedCost;
      return [
        master.id,
        {
          number: master.id,
          hire: cost.hire,
          sides: [side(master.base, cost.pay_base), side(master.upgraded, cost.pay_upgraded)],
        },
      ];
    },
  ),
);
export const UPGRADE_PRICE: number = parts.guild.upgrade_price;

export interface Track {
  bread: string;
  points: number[];
  market: Amount[][];
}
export const REPUTATION: { positions: number[]; tracks: Track[]; topBonus: Table } = {
  positions: parts.reputation.positions,
  tracks: parts.reputation.tracks.map(
    (track: { bread: string; vp: number[]; market: Table[] }) => ({
      bread: track.bread,
      points: track.vp,
      market: track.market.map((table) => amounts(table)),
    }),
  ),
  topBonus: parts.reputation_top_bonus,
};

export interface Sim {
  key: string;
  tolerance: number;
  toll: number;
  tollPoints: number;
}
export const SIMS = new Map<string, Sim>(
  parts.sim_bakers.items.map(
    (sim: { key: string; entry_tolerance: number; toll_pfennigs: number; toll_vp: number }) => [
      sim.key,
      {
        key: sim.key,
        tolerance: sim.entry_tolerance,
        toll: sim.toll_pfennigs,
        tollPoints: sim.toll_vp,
      },
    ],
  ),
);

/** What a scenario's card says, in numbers. */
export interface Scenario {
  key: string;
  ulmPfennigs: number;
  ulmPoints: number;
  augsburg: number;
  servantPoints: number;
  servantPointsWheat: number;
}
interface PrintedScenario {
  key: string;
  ulm_bonus_pfennigs?: number;
  ulm_bonus_vp?: number;
  augsburg_min_penitence?: number;
  servant_bonus_vp?: number;
  servant_bonus_vp_wheat?: number;
}
export const SCENARIOS = new Map<string, Scenario>(
  parts.scenarios.items.map((one: PrintedScenario) => [
    one.key,
    {
      key: one.key,
      ulmPfennigs: one.ulm_bonus_pfennigs ?? 0,
      ulmPoints: one.ulm_bonus_vp ?? 0,
      augsburg: one.augsburg_min_penitence ?? 0,
      servantPoints: one.servant_bonus_vp ?? 0,
      servantPointsWheat: one.servant_bonus_vp_wheat ?? 0,
    },
  ]),
);
export const AUGSBURG_LEVEL: number = parts.village_rules.augsburg_min_penitence;

/** The icon of a good, a place or a villager where it has another name than the thing. */
const ICONS: Record<string, string> = {
  pfennigs: 'coin',
  pfennig: 'coin',
  vp: 'prestige',
  wheat: 'grain',
  cart: 'wagon',
  trade_house: 'trade',
  penitence: 'faith',
  ingredients: 'clothsack',
  ulm: 'city',
  dinkelsbuehl: 'city',
  donauwoerth: 'city',
  augsburg: 'city',
  market: 'market',
  mill: 'mill',
  farm: 'farmyard',
  worker: 'suit-single',
  reactivate: 'hourglass',
  vp_3: 'prestige',
  flour_1: 'flour',
  flour_2: 'flour',
  master_baker: 'guild',
  upgrade_baker: 'baker',
  favour: 'council',
  discard_penance: 'penance',
  salt_yeast: 'salt',
  penitence_2: 'faith',
  church_vp: 'church',
  castle_penitence: 'monk',
  castle_pfennig: 'castle',
  mill_flour: 'mill',
  two_trades: 'trade',
  market_extra: 'market',
  farm_barter: 'farmyard',
  river_water: 'river',
  loans: 'loan',
  loan: 'loan',
  bread: 'loaf',
  inquisition: 'suit-special',
};
export function signOf(what: string): string {
  const bare = what.replace(/^(flour|active|used|bread)-/, '');
  return ICONS[bare] ?? bare;
}

/** The colour of a grain's token, and of the sign on it; the sign itself differs too. */
const COLOURS: Record<string, [string, string]> = {
  rye: ['#667a6b', '#fff'],
  spelt: ['#a9552f', '#fff'],
  oat: ['#e6dab8', '#2b2118'],
  wheat: ['#eebb3a', '#2b2118'],
};
export const colourOf = (grain: string): [string, string] =>
  COLOURS[grain] ?? ['#cdc7bb', '#2b2118'];
/** MI1: how many workers find room in the mill. */
export const millLimit = (players: number): number =>
  parts.player_count[`p${players}`]?.mill_limit ?? 0;
