"""The cards and tokens of Pandemain, typed: families, villagers, master bakers, offerings, rewards, favours, sim-bakers."""

from __future__ import annotations

from typing import Final

from allmende.core.components import Components, Table
from allmende.games.pandemain.words import EFFECTS, GRAINS, INGREDIENTS, LOCATIONS, NOWHERE, TOKENS, VILLAGERS

SERVANT_ICON: Final = -2  # on an action card: wherever the Servant stands

# Entry conditions of sim-bakers (AU14).
BY_PENITENCE: Final = 0
BY_TOLL: Final = 1
BY_POINTS: Final = 2
ENTRIES: Final = ["penitence", "toll", "vp"]

FIRST_PLACES: Final = ["first", "second", "last"]  # AU12

# How scenarios break ties (R48).
LAST_SALE: Final = 0
WHEAT_REPUTATION: Final = 1


class Family:
    def __init__(
        self,
        number: int,
        order: int,
        units: list[int],
        flour: list[int],
        pfennigs: int,
        carts: int,
        penitence: int,
    ) -> None:
        self.number = number
        self.order = order
        self.units = units
        self.flour = flour  # by grain
        self.pfennigs = pfennigs
        self.carts = carts
        self.penitence = penitence


class Villager:
    def __init__(self, name: str, amount: int) -> None:
        self.name = name
        self.amount = amount


class Side:
    """One side of a master baker's card."""

    def __init__(
        self, breads: int, market: list[int], bread: int, pfennigs: int, points: int, milk: int, wage: int
    ) -> None:
        self.breads = breads  # a bit for each bread he can bake
        self.market = market  # ingredients at every visit to the market
        self.bread = bread  # whose sale brings pfennigs and points; -1: none
        self.pfennigs = pfennigs
        self.points = points
        self.milk = milk  # less in each wheat loaf
        self.wage = wage


class MasterBaker:
    def __init__(self, number: int, hire: int, base: Side, upgraded: Side) -> None:
        self.number = number
        self.hire = hire
        self.sides = [base, upgraded]


class Offering:
    def __init__(
        self,
        name: str,
        level: int,
        crosses: int,
        pfennigs: int,
        units: list[int],
        flour: list[int],
        any_flour: int,
        loaves: int,
        tokens: list[int],
    ) -> None:
        self.name = name
        self.level = level  # 0 or 1
        self.crosses = crosses
        self.pfennigs = pfennigs
        self.units = units
        self.flour = flour
        self.any_flour = any_flour
        self.loaves = loaves
        self.tokens = tokens


class Gain:
    """What a church reward or a favour brings."""

    def __init__(
        self,
        name: str,
        effect: int,
        points: int,
        penitence: int,
        units: list[int],
        tokens: list[int],
        flour: int,
        penances: int,
    ) -> None:
        self.name = name
        self.effect = effect
        self.points = points
        self.penitence = penitence
        self.units = units
        self.tokens = tokens
        self.flour = flour  # of choice
        self.penances = penances  # discarded


class SimBaker:
    def __init__(
        self,
        name: str,
        first_place: int,
        entry: int,
        tolerance: int,
        toll: int,
        toll_points: int,
        to_servant: bool,
        spot: int,
        servant_points: int,
    ) -> None:
        self.name = name
        self.first_place = first_place
        self.entry = entry
        self.tolerance = tolerance
        self.toll = toll
        self.toll_points = toll_points
        self.to_servant = to_servant  # where workers without an icon go; else to the church (AU7)
        self.spot = spot  # where he puts the Servant
        self.servant_points = servant_points


class Deck:
    """The action cards: icons by number of the card, and which cards each sim-baker may draw in each round."""

    def __init__(self, days: list[list[int]], nights: list[int], draws: list[list[list[int]]]) -> None:
        self.days = days
        self.nights = nights  # NOWHERE: no night icon
        self.draws = draws  # by sim-baker and round: numbers of cards


class Scenario:
    def __init__(
        self,
        name: str,
        sim: int,
        draws: list[list[int]],
        village: int,
        village_pfennigs: int,
        village_points: int,
        augsburg_penitence: int,
        spot: int,
        penance_points: int,
        divisor: int,
        adds_penitence: bool,
        servant_points: int,
        servant_points_wheat: int,
        servant_places: list[int],
        night_closed: list[int],
        tie: int,
    ) -> None:
        self.name = name
        self.sim = sim
        self.draws = draws
        self.village = village  # whose last seller wins a tie, and where loaves bring more; NOWHERE: none
        self.village_pfennigs = village_pfennigs
        self.village_points = village_points
        self.augsburg_penitence = augsburg_penitence  # 0: as usual
        self.spot = spot  # where its sim-baker puts the Servant; NOWHERE: as usual
        self.penance_points = penance_points
        self.divisor = divisor
        self.adds_penitence = adds_penitence
        self.servant_points = servant_points
        self.servant_points_wheat = servant_points_wheat
        self.servant_places = servant_places  # empty: anywhere
        self.night_closed = night_closed
        self.tie = tie


def _or_zero(table: Table, key: str, low: int = 0) -> int:
    return table.integer(key, low) if key in table else 0


def read_families(parts: Components) -> list[Family]:
    families: list[Family] = []
    for table in parts.section("families").tables("items"):
        flours = table.texts("flour", GRAINS)
        families.append(
            Family(
                table.integer("id"),
                table.integer("order"),
                [table.integer(name) for name in INGREDIENTS],
                [flours.count(grain) for grain in GRAINS],
                table.integer("pfennigs"),
                table.integer("cart"),
                table.integer("penitence"),
            )
        )
    return families


def read_villagers(parts: Components) -> list[Villager]:
    """The seven kinds that both books describe, then the stand-in for the eighth (R20)."""
    tables = parts.section("villagers").tables("items") + parts.section("villager_eighth").tables("items")
    by_key = {table.text("key", VILLAGERS): table for table in tables}
    return [Villager(key, by_key[key].integer("amount", 1)) for key in VILLAGERS]


def read_masters(parts: Components) -> list[MasterBaker]:
    costs = {table.integer("id"): table for table in parts.section("master_baker_costs").tables("items")}
    masters: list[MasterBaker] = []
    for table in parts.section("master_bakers").tables("items"):
        number = table.integer("id", 1)
        if number not in costs:
            raise table.fail("id", "a master baker of [master_baker_costs]")
        cost = costs[number]
        masters.append(
            MasterBaker(
                number,
                cost.integer("hire"),
                _side(table.table("base"), cost.integer("pay_base")),
                _side(table.table("upgraded"), cost.integer("pay_upgraded")),
            )
        )
    return masters


def _side(table: Table, wage: int) -> Side:
    market = table.counts("market", INGREDIENTS) if "market" in table else [0] * len(INGREDIENTS)
    bread = pfennigs = points = 0
    if "sale" in table:
        sale = table.table("sale")
        bread = GRAINS.index(sale.text("bread", GRAINS))
        pfennigs, points = _or_zero(sale, "pfennigs"), _or_zero(sale, "vp")
    breads = sum(1 << GRAINS.index(name) for name in table.texts("bake", GRAINS))
    milk = _or_zero(table, "wheat_milk_discount")
    return Side(breads, market, bread if "sale" in table else -1, pfennigs, points, milk, wage)


def read_offerings(parts: Components) -> list[Offering]:
    offerings: list[Offering] = []
    names = [*INGREDIENTS, *GRAINS, *TOKENS, "pfennigs", "flour_any", "bread_any"]
    for table in parts.section("offerings").tables("items"):
        cost = table.counts("cost", names)
        flour, tokens = len(INGREDIENTS), len(INGREDIENTS) + len(GRAINS)
        offerings.append(
            Offering(
                table.text("key"),
                table.integer("level", 1, 2) - 1,
                table.integer("penitence", 1),
                cost[-3],
                cost[:flour],
                cost[flour:tokens],
                cost[-2],
                cost[-1],
                cost[tokens:-3],
            )
        )
    return offerings


def read_rewards(parts: Components) -> list[Gain]:
    return [_gain(table) for table in parts.section("church_rewards").tables("items")]


def read_favours(parts: Components) -> list[Gain]:
    return [_gain(table) for table in parts.section("favours").tables("items")]


def _gain(table: Table) -> Gain:
    names = [*INGREDIENTS, *TOKENS, "vp", "penitence", "flour_choice"]
    gain = table.counts("gain", names) if "gain" in table else [0] * len(names)
    tokens = len(INGREDIENTS)
    return Gain(
        table.text("key"),
        EFFECTS.index(table.text("effect", EFFECTS)),
        gain[-3],
        gain[-2],
        gain[:tokens],
        gain[tokens:-3],
        gain[-1],
        _or_zero(table, "amount"),
    )


def read_sims(parts: Components) -> list[SimBaker]:
    return [
        SimBaker(
            table.text("key"),
            FIRST_PLACES.index(table.text("first_round_position", FIRST_PLACES)),
            ENTRIES.index(table.text("entry", ENTRIES)),
            table.integer("entry_tolerance"),
            table.integer("toll_pfennigs"),
            table.integer("toll_vp"),
            table.text("leftover", ["church", "servant"]) == "servant",
            LOCATIONS.index(table.text("servant_to", LOCATIONS)),
            table.integer("servant_bonus_vp"),
        )
        for table in parts.section("sim_bakers").tables("items")
    ]


def read_decks(parts: Components, sims: list[SimBaker], places: list[str], name: str) -> Deck:
    """The sim-bakers' cards, from the table of this name."""
    cards = parts.section(name).tables("items")
    size = max(card.integer("id", 1) for card in cards) + 1
    days: list[list[int]] = [[] for _ in range(size)]
    nights = [NOWHERE] * size
    for card in cards:
        number = card.integer("id", 1)
        icons = card.texts("day", [*places, "servant"])
        days[number] = [SERVANT_ICON if icon == "servant" else places.index(icon) for icon in icons]
        night = card.text("night", ["", *places])
        nights[number] = places.index(night) if night else NOWHERE
    decks = parts.section("automa_decks")
    draws = [[list(range(row[0], row[1] + 1)) for row in _rows(decks, sim.name)] for sim in sims]
    return Deck(days, nights, draws)


def _rows(table: Table, key: str) -> list[list[int]]:
    """A list of lists of numbers."""
    value = table.data.get(key)
    if not isinstance(value, list) or not all(
        isinstance(row, list) and row and all(isinstance(number, int) for number in row) for row in value
    ):
        raise table.fail(key, "a list of lists of numbers, one for each round")
    return value


def read_scenarios(parts: Components, sims: list[SimBaker], villages: dict[str, int]) -> list[Scenario]:
    names = [sim.name for sim in sims]
    ties = {f"last_sale_in_{name}": place for name, place in villages.items()}
    scenarios: list[Scenario] = []
    for table in parts.section("scenarios").tables("items"):
        tie = table.text("tie_breaker", [*ties, "wheat_reputation"])
        spot = f"{table.text('sim', names)}_servant_to"
        scenarios.append(
            Scenario(
                table.text("key"),
                names.index(table.text("sim", names)),
                _rows(table, "deck"),
                ties.get(tie, NOWHERE),
                _or_zero(table, "ulm_bonus_pfennigs"),
                _or_zero(table, "ulm_bonus_vp"),
                _or_zero(table, "augsburg_min_penitence"),
                LOCATIONS.index(table.text(spot, LOCATIONS)) if spot in table else NOWHERE,
                _or_zero(table, "extra_vp_per_penance", -99),
                max(1, _or_zero(table, "divide_vp_by")),
                "add_penitence_level" in table and table.boolean("add_penitence_level"),
                _or_zero(table, "servant_bonus_vp"),
                _or_zero(table, "servant_bonus_vp_wheat"),
                [LOCATIONS.index(name) for name in table.texts("servant_locations", LOCATIONS)]
                if "servant_locations" in table
                else [],
                [LOCATIONS.index(name) for name in table.texts("night_closed", LOCATIONS)]
                if "night_closed" in table
                else [],
                LAST_SALE if tie in ties else WHEAT_REPUTATION,
            )
        )
    return scenarios
