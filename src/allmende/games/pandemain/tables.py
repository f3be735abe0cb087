"""The numbers of Pandemain's boards, typed: what components.toml says, in the shape the rules use."""

from __future__ import annotations

from typing import Final

from allmende.core.components import Components, Table
from allmende.games.pandemain.cards import (
    Deck,
    Family,
    Gain,
    MasterBaker,
    Offering,
    Scenario,
    SimBaker,
    Villager,
    read_decks,
    read_families,
    read_favours,
    read_masters,
    read_offerings,
    read_rewards,
    read_scenarios,
    read_sims,
    read_villagers,
)
from allmende.games.pandemain.words import (
    GRAINS,
    INGREDIENTS,
    LOCATIONS,
    TOKENS,
    TRANSPORTS,
    VILLAGE,
)

PLAYERS: Final = [2, 3, 4]  # sim-bakers included
NONE: Final = -1


class Stall:
    def __init__(self, name: str, column: int, spaces: int, after: list[int], units: list[int]) -> None:
        self.name = name
        self.column = column  # counted from 1, leftmost first
        self.spaces = spaces
        self.after = after  # the stalls its arrows lead to
        self.units = units  # by ingredient


class Column:
    """A column of the mill."""

    def __init__(self, name: str, tokens: int, price: int, transport: int) -> None:
        self.name = name
        self.tokens = tokens
        self.price = price
        self.transport = transport  # a bit for each means of transport that will do; 0: none is needed


class Recipe:
    def __init__(self, units: list[int], main: int, star: int) -> None:
        self.units = units  # by ingredient
        self.main = main  # becomes the bread token
        self.star = star  # may be replaced: low quality


class Order:
    """A space for a current order (a token) on a village board."""

    def __init__(self, name: str, points: int, dawn: bool) -> None:
        self.name = name
        self.points = points
        self.dawn = dawn  # discarded at dawn


class VillageBoard:
    def __init__(self, name: str, bread: int, points: int, orders: list[Order], upcoming: list[int]) -> None:
        self.name = name
        self.bread = bread  # of the permanent order
        self.points = points
        self.orders = orders
        self.upcoming = upcoming  # for each upcoming space, the order its arrow leads to


class TradeSet:
    """One way to put a set of the trade house together: 'flour-rye', 'water-2-salt-1'."""

    def __init__(
        self, name: str, kind: str, pfennigs: int, points: int, units: list[int], flour: int
    ) -> None:
        self.name = name
        self.kind = kind
        self.pfennigs = pfennigs
        self.points = points
        self.units = units
        self.ingredients: Final = [number for number, count in enumerate(units) if count]  # those it takes
        self.flour = flour  # a grain, or NONE


class Track:
    """A reputation track: what its positions mean, lowest first."""

    def __init__(self, points: list[int], market: list[list[int]], top_bonus: int) -> None:
        self.points = points
        self.market = market  # ingredients at each position
        self.top_bonus = top_bonus


class Tables:
    """All numbers of the game. By number of players where that matters: lists indexed by it."""

    def __init__(self, parts: Components) -> None:
        self._game(parts)
        self._player_counts(parts)
        self._farm_and_market(parts)
        self._places(parts)
        self._trade_house(parts)
        self._oven(parts)
        self._player_board(parts)
        self._villages(parts)
        self._church(parts)
        self._reputation(parts)
        self._cards(parts)
        self._rulings(parts)
        self._local_trade(parts)

    def _game(self, parts: Components) -> None:
        meta = parts.section("meta")
        self.rounds = meta.integer("rounds", 1)
        self.start_points = meta.integer("start_vp")
        self.start_workers = meta.integer("start_workers", 1)
        self.max_units = meta.integer("max_units_per_ingredient", 1)
        self.max_flour = meta.integer("max_flour_end_of_turn", 1)
        counts = parts.section("counts")
        self.grains = [parts.section("grain_tokens").integer(grain, 1) for grain in GRAINS]
        if sum(self.grains) != counts.integer("grain_tokens"):
            raise counts.fail("grain_tokens", f"{sum(self.grains)}, the sum of [grain_tokens]")
        self.tokens = [counts.integer(f"{token}_tokens") for token in TOKENS]
        self.loans = counts.integer("loan_tokens")
        self.penances = counts.integer("penance_tokens")
        self.endgame = parts.section("endgame")
        self.loaf_points = self.endgame.integer("vp_per_bread")
        self.loan_points = self.endgame.integer("vp_per_loan", -99)
        self.penance_points = self.endgame.integer("vp_per_penance", -99)
        self.bonus_flour = [0] * len(PLAYERS) + [0]
        self.bonus_pfennigs = [0] * len(PLAYERS) + [0]
        for bonus in parts.section("initial_bonuses").tables("items"):  # S14
            position = bonus.integer("position", 1, max(PLAYERS)) - 1
            self.bonus_flour[position] = bonus.integer("random_flour")
            self.bonus_pfennigs[position] = bonus.integer("pfennigs")

    def _player_counts(self, parts: Components) -> None:
        limits = parts.section("player_count")
        rows = [limits.table(f"p{players}") for players in PLAYERS]
        self.village_limit = [0, 0, *[row.integer("village_limit", 1) for row in rows]]
        self.mill_limit = [0, 0, *[row.integer("mill_limit", 1) for row in rows]]
        self.castle_loans = [0, 0, *[row.integer("castle_loans") for row in rows]]
        self.penance_places = [0, 0, *[row.integer("penance_discard_positions") for row in rows]]
        granary = [row.integer("granary_limit", 1) for row in rows[:-1]]
        self.granary_limit = [0, 0, *granary, parts.section("granary").integer("limit_p4", 1)]

    def _farm_and_market(self, parts: Components) -> None:
        farm = parts.section("farm")
        self.farm_prices = [farm.integer(token) for token in TOKENS]
        self.basket_prices = [
            sum(price for token, price in enumerate(self.farm_prices) if basket >> token & 1)
            for basket in range(1 << len(TOKENS))
        ]
        self.milk_per_cow = parts.section("milking").integer("milk_per_cow", 1)
        rules = parts.section("market_rules")
        self.market_fee = rules.integer("base_fee")
        self.market_fee_per_worker = rules.integer("fee_per_worker_to_the_right")
        stalls = parts.section("market_stalls").tables("items")
        names = [stall.text("key") for stall in stalls]
        self.stalls = [
            Stall(
                stall.text("key"),
                stall.integer("column", 1),
                stall.integer("spaces", 1),
                [names.index(name) for name in stall.texts("next", names)],
                [stall.integer(ingredient) for ingredient in INGREDIENTS],
            )
            for stall in stalls
        ]
        columns = max(stall.column for stall in self.stalls)
        self.column_transport = [0] * (columns + 1)  # by column: a bit for each means of transport
        for column in range(1, columns + 1):
            if f"column_{column}_transport" in rules:
                self.column_transport[column] = _transport(rules, f"column_{column}_transport")

    def _places(self, parts: Components) -> None:
        self.columns = [
            Column(
                column.text("key"),
                column.integer("tokens", 1),
                column.integer("price"),
                _transport(column, "transport"),
            )
            for column in parts.section("mill").tables("columns")
        ]
        granary = parts.section("granary_yield")
        self.granary_flour = granary.integer("base_flour")
        self.granary_flour_with_ox = granary.integer("flour_with_active_ox")
        river = parts.section("river")
        self.river_water = river.integer("water", 1)
        self.river_water_with_cart = river.integer("water_with_cart", 1)
        castle = parts.section("castle")
        self.work_pfennigs = castle.integer("work_pfennigs", 1)
        self.loan_pfennigs = castle.integer("loan_pfennigs", 1)
        self.loan_cost = castle.integer("loan_vp_cost")
        self.loan_min_points = castle.integer("loan_min_vp", self.loan_cost)
        self.repay_pfennigs = castle.integer("loan_repay_pfennigs", 1)
        self.castle_loans_with_sims = castle.integer("loans_with_sim_bakers")
        self.upgrade_price = parts.section("guild").integer("upgrade_price")
        self.guild_spaces = parts.section("guild").integer("spaces", 1)
        night = parts.section("night")
        self.night_fee = night.integer("fee_pfennigs")
        self.night_places = [LOCATIONS.index(name) for name in night.texts("locations", LOCATIONS)]
        locations = parts.section("locations").tables("items")
        keys = [location.text("key") for location in locations]
        if keys != [*LOCATIONS, "village"]:
            raise parts.section("locations").fail("items", ", ".join([*LOCATIONS, "village"]))
        self.checked = [location.boolean("sim_check") for location in locations]  # AU14; the last: villages
        self.servant_places = [
            place for place, location in enumerate(locations[:-1]) if location.boolean("servant_ok")
        ]

    def _trade_house(self, parts: Components) -> None:
        house = parts.section("trade_house")
        self.sets: list[TradeSet] = []
        self.edition_sets: dict[str, list[int]] = {}  # by edition's key: which of the sets it has
        for language in ("english", "spanish"):
            chosen: list[int] = []
            for table in house.tables(f"sets_{language}"):
                for variant in _variants(table):
                    names = [known.name for known in self.sets]
                    if variant.name in names:
                        chosen.append(names.index(variant.name))
                    else:
                        chosen.append(len(self.sets))
                        self.sets.append(variant)
            self.edition_sets[language] = chosen
        self.dearest_set_points = max(each.points for each in self.sets)
        self.trades_per_visit = house.integer("trades_per_visit", 1)

    def _oven(self, parts: Components) -> None:
        oven = parts.section("oven")
        self.tax = oven.integer("tax_per_other_worker")
        self.tax_max = oven.integer("tax_max")
        self.loaves_without_transport = oven.integer("loaves_without_transport", 1)
        self.oven_transport = _transport(oven, "transport")
        self.experience = oven.integer("control_tokens_to_upgrade", 1)
        recipes = parts.section("recipes").tables("items") + parts.section("recipe_oat").tables("items")
        by_bread = {recipe.text("bread", GRAINS): recipe for recipe in recipes}
        self.recipes = [
            Recipe(
                [by_bread[bread].integer(ingredient) for ingredient in INGREDIENTS],
                GRAINS.index(by_bread[bread].text("flour_main", GRAINS)),
                GRAINS.index(by_bread[bread].text("flour_star", GRAINS)),
            )
            for bread in GRAINS
        ]
        basic = parts.section("basic_mode_baking").texts("bakeable", GRAINS)
        self.basic_breads = sum(1 << GRAINS.index(bread) for bread in basic)

    def _player_board(self, parts: Components) -> None:
        staleness = parts.section("staleness")
        self.days = len(staleness.integers("days_left_to_right", 1))
        keys = [f"d{day}" for day in range(1, self.days + 1)]
        self.loaf_value = [  # by quality and day
            staleness.counts("vp_high", keys, all_named=True),
            staleness.counts("vp_low", keys, all_named=True),
        ]
        oven = parts.section("oven")
        entry = oven.counts("entry_day", GRAINS, all_named=True, low=1)
        self.entry_day = [day - 1 for day in entry]  # by bread; days count from 0, the last one
        if max(entry) > self.days:
            raise oven.fail("entry_day", f"days from 1 to {self.days}")
        prices = parts.section("bread_prices")
        self.prices = [  # by quality and bread
            prices.counts("high", GRAINS, all_named=True),
            prices.counts("low", GRAINS, all_named=True),
        ]
        bonus = parts.section("wheat_round_bonus")
        self.wheat_bonus = bonus.integers("vp_by_round")
        if len(self.wheat_bonus) != self.rounds:
            raise bonus.fail("vp_by_round", f"{self.rounds} numbers, one for each round")

    def _villages(self, parts: Components) -> None:
        self.villages: list[VillageBoard] = []
        for table in parts.section("villages").tables("items"):
            orders = [
                Order(order.text("key"), order.integer("vp"), order.boolean("dawn"))
                for order in table.tables("current")
            ]
            names = [order.name for order in orders]
            upcoming = [names.index(space.text("to", names)) for space in table.tables("upcoming")]
            permanent = table.table("permanent")
            bread, points = GRAINS.index(permanent.text("bread", GRAINS)), permanent.integer("vp")
            self.villages.append(VillageBoard(table.text("key"), bread, points, orders, upcoming))
        self.village_names = [village.name for village in self.villages]
        self.orders_per_village = max(len(village.orders) for village in self.villages)
        self.place_names = LOCATIONS + self.village_names
        self.worker_names = [
            f"workers-{name.replace('_', '-')}" for name in self.place_names
        ]  # in the ledger
        rules = parts.section("village_rules")
        self.licence = rules.integer("licence_per_player_present")
        self.augsburg = self.village_names.index("augsburg")
        self.augsburg_penitence = rules.integer("augsburg_min_penitence")
        self.augsburg_gain = rules.integer("augsburg_penitence_per_bread")
        self.villagers: list[Villager] = read_villagers(parts)
        self.documented_villagers = len(parts.section("villagers").tables("items"))  # R20
        self.villager_copies = parts.section("villagers").integer("copies_each", max(PLAYERS))
        self.villager_points = parts.section("villager_scoring").integers("vp_by_different_villagers")

    def _church(self, parts: Components) -> None:
        track, rules = parts.section("penitence_track"), parts.section("penitence_rules")
        self.penitence_max = track.integer("max", 1)
        self.penitence_start = track.integer("start")
        self.level_points = rules.integer("vp_per_level")
        self.points_levels = rules.integers("vp_levels", 1, self.penitence_max)
        self.sim_points_levels = rules.integers("sim_vp_levels", 1, self.penitence_max)
        self.reward_levels = rules.integers("reward_levels", 1, self.penitence_max)
        self.worker_level = rules.integer("fifth_worker_level", 1, self.penitence_max)
        self.beyond_points = rules.integer("vp_per_level_beyond_max")
        self.bless_level = rules.integer("bless_min_level")
        self.bless_cost = rules.integer("bless_vp_cost")
        self.bless_per_offering = rules.integer("bless_per_offering")
        self.permanent_price, self.permanent_crosses = rules.counts(
            "permanent_offering", ["pfennigs", "penitence"]
        )
        self.crosses = parts.section("round_tokens").integers("crosses", 0)
        if len(self.crosses) != self.rounds:
            raise parts.section("round_tokens").fail("crosses", f"{self.rounds} numbers, one for each round")
        inquisition = parts.section("inquisition")
        self.inquisition_start = inquisition.integer("start")
        self.ahead_points = inquisition.integer("vp_if_ahead")
        self.behind_penances = inquisition.integer("penance_if_behind")

    def _reputation(self, parts: Components) -> None:
        table = parts.section("reputation")
        positions = table.integers("positions", -99)
        start = table.integer("start", -99)
        if start not in positions:
            raise table.fail("start", f"one of {positions}")
        self.reputation_start = positions.index(start)
        self.reputation_top = len(positions) - 1
        self.reputation_zero = self.reputation_start - start
        bonus = parts.section("reputation_top_bonus")
        self.tracks: list[Track] = []
        tracks = {track.text("bread", GRAINS): track for track in table.tables("tracks")}
        for bread in GRAINS:
            track = tracks[bread]
            points = track.integers("vp", -99)
            market = [
                [place.integer(ingredient) if ingredient in place else 0 for ingredient in INGREDIENTS]
                for place in track.tables("market")
            ]
            if len(points) != len(positions) or len(market) != len(positions):
                raise track.fail("vp", f"{len(positions)} numbers, and as many entries in market")
            self.tracks.append(Track(points, market, bonus.integer(bread)))

    def _cards(self, parts: Components) -> None:
        self.families: list[Family] = read_families(parts)
        self.masters: list[MasterBaker] = read_masters(parts)
        self.offerings: list[Offering] = read_offerings(parts)
        self.rewards: list[Gain] = read_rewards(parts)
        self.favours: list[Gain] = read_favours(parts)
        self.favours_up = parts.section("favours").integer("face_up_at_start", 1, len(self.favours))
        self.sims: list[SimBaker] = read_sims(parts)
        self.decks: Deck = read_decks(parts, self.sims, self.place_names, "automa_cards")
        self.gentle_decks: Deck | None = None  # earlier numbers have no such cards
        if "automa_cards_gentle" in parts:
            self.gentle_decks = read_decks(parts, self.sims, self.place_names, "automa_cards_gentle")
        self.scenarios: list[Scenario] = read_scenarios(parts, self.sims, self.villages_by_name())

    def villages_by_name(self) -> dict[str, int]:
        return {name: VILLAGE + number for number, name in enumerate(self.village_names)}

    def _rulings(self, parts: Components) -> None:
        rulings = parts.section("rulings")
        self.servant_needs_fresh_worker = rulings.boolean("servant_needs_worker_placed_this_turn")
        if rulings.boolean("granary_at_night"):
            self.night_places.append(LOCATIONS.index("granary"))
        self.bake_at_least = rulings.integer("bake_at_least", 0, self.loaves_without_transport)
        self.tax_counts_own = rulings.boolean("own_workers_count_for_oven_tax")
        self.own_stall_in_route = rulings.boolean("stall_of_worker_is_in_route")
        self.same_column_counts = rulings.boolean("same_column_counts_as_right")
        self.sets_must_differ = rulings.boolean("trade_set_gained_must_differ")
        self.repayment_forced = rulings.boolean("loan_repayment_forced")
        self.sim_gains_in_augsburg = rulings.boolean("sim_gains_penitence_in_augsburg")
        self.sim_pays_licence = rulings.boolean("sim_pays_licence")
        self.sims_are_rich = rulings.text("sim_pfennigs_in_ties", ["infinite", "none"]) == "infinite"
        self.passing_checks_entry = rulings.boolean("passing_through_checks_entry_condition")
        self.castle_scenario_needs_expert = rulings.boolean("scenario_3_needs_expert")

    def _local_trade(self, parts: Components) -> None:
        protocol = parts.section("local_trade_protocol")
        self.max_proposals = protocol.integer("max_proposals_per_turn", 1)
        self.max_wares = protocol.integer("max_units_per_proposal", 1)
        self.min_bid = protocol.integer("min_pfennigs", 1)
        self.max_bid = protocol.integer("max_pfennigs", self.min_bid)


def _transport(table: Table, key: str) -> int:
    """A bit for each means of transport named."""
    return sum(1 << TRANSPORTS.index(name) for name in table.texts(key, TRANSPORTS))


def _variants(table: Table) -> list[TradeSet]:
    """All ways to put together a set of the trade house."""
    kind = table.text("key")
    nothing = [0] * len(INGREDIENTS)
    if "pfennigs" in table:
        pfennigs = table.integer("pfennigs", 1)
        return [TradeSet(f"pfennigs-{pfennigs}", kind, pfennigs, 0, nothing, NONE)]
    if "vp" in table:
        points = table.integer("vp", 1)
        return [TradeSet(f"vp-{points}", kind, 0, points, nothing, NONE)]
    if "flour_any" in table:
        table.integer("flour_any", 1, 1)
        return [
            TradeSet(f"flour-{grain}", kind, 0, 0, nothing, number) for number, grain in enumerate(GRAINS)
        ]
    if "choice_of" in table:
        choice = [INGREDIENTS.index(name) for name in table.texts("choice_of", INGREDIENTS)]
        mixes = _mixes(choice, table.integer("choice_count", 1))
    else:
        mixes = [[table.integer(name) if name in table else 0 for name in INGREDIENTS]]
    return [TradeSet(_mix_name(units), kind, 0, 0, units, NONE) for units in mixes]


def _mixes(choice: list[int], count: int) -> list[list[int]]:
    """All ways to take so many units out of a choice of ingredients."""
    if len(choice) == 1:
        return [[count if number == choice[0] else 0 for number in range(len(INGREDIENTS))]]
    found: list[list[int]] = []
    for first in range(count, -1, -1):
        for rest in _mixes(choice[1:], count - first):
            units = rest.copy()
            units[choice[0]] += first
            found.append(units)
    return found


def _mix_name(units: list[int]) -> str:
    return "-".join(f"{INGREDIENTS[number]}-{count}" for number, count in enumerate(units) if count)
