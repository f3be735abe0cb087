"""The numbers of Village, typed: what components.toml says, in the shape the rules use."""

from __future__ import annotations

from typing import Final

from allmende.core.components import Components, Table

# Where a member of a family can be. Tens are areas, so that `place // 10` is the area.
UNBORN: Final = 0
BAG: Final = 1  # the black bag below the church
GRAVE: Final = 2
REMOVED: Final = 3
FARMYARD: Final = 10
CRAFTS: Final = 20  # + building
TRAVEL: Final = 30  # + city
COUNCIL: Final = 40  # + stage, counted from 0
CHURCH: Final = 50  # + window, counted from 0 (the large one on the right)
CHRONICLE: Final = 60  # + category

AREAS: Final = ["farmyard", "crafts", "travel", "council", "church"]  # by place // 10 - 1

# The action spaces, in the order in which they are seeded.
HARVEST: Final = 0
FAMILY: Final = 1
CRAFT: Final = 2
MARKET: Final = 3
JOURNEY: Final = 4
CHAMBER: Final = 5
MASS: Final = 6
SPACES: Final = ["harvest", "family", "crafts", "market", "travel", "council", "church"]

PLAGUE: Final = 4  # the cube after the four colours of influence

PLAYERS: Final = [2, 3, 4]


class Building:
    """A craft building with members; the mill is not one of them (C1, C6)."""

    def __init__(
        self, name: str, goods: list[int], train: int, produce: int, price: list[int], grain: int
    ) -> None:
        self.name = name
        self.goods = goods
        self.train = train
        self.produce = produce
        self.price = price  # influence cubes by colour
        self.grain = grain


class Customer:
    def __init__(self, name: str, goods: list[int], grain: int, points: int) -> None:
        self.name = name
        self.goods = goods
        self.grain = grain
        self.points = points


class City:
    def __init__(self, name: str, prestige: int, cubes: int, coins: int) -> None:
        self.name = name
        self.prestige = prestige
        self.cubes = cubes
        self.coins = coins


class Road:
    """A path in one direction, to a city (V1, V7)."""

    def __init__(self, name: str, origin: int, city: int, time: int, wagons: int, price: list[int]) -> None:
        self.name = name
        self.origin = origin  # a place: the farmyard or a city
        self.city = city
        self.time = time
        self.wagons = wagons
        self.price = price


class Price:
    """One of several ways to pay (scroll or green cubes; a brown cube or time)."""

    def __init__(self, name: str, goods: list[int], cubes: list[int], time: int) -> None:
        self.name = name
        self.goods = goods
        self.cubes = cubes
        self.time = time


class Stage:
    """A stage of the council chamber with its privilege (K2-K4)."""

    def __init__(self, time: int, points: int, privilege: str, cubes: int, coins: int, prestige: int) -> None:
        self.time = time
        self.points = points
        self.privilege = privilege
        self.cubes = cubes
        self.coins = coins
        self.prestige = prestige


class Tables:
    """All numbers of the game. By number of players where that matters: lists indexed by it."""

    def __init__(self, parts: Components) -> None:
        self._counts(parts)
        self._setup(parts)
        self._farm(parts)
        self._crafts(parts)
        self._market(parts)
        self._travel(parts)
        self._council_and_church(parts)
        self._memory(parts)
        self._scoring(parts)
        self._places()

    def _counts(self, parts: Components) -> None:
        counts = parts.section("components")
        self.colours = parts.section("influence").texts("colors")
        if len(set(self.colours)) != PLAGUE or len(self.colours) != PLAGUE or "green" not in self.colours:
            raise parts.section("influence").fail("colors", f"{PLAGUE} different colours, green among them")
        self.green = self.colours.index("green")
        self.cubes = [*self.colours, "plague"]
        self.plague_time = parts.section("influence").integer("plague_time")
        self.goods = parts.section("goods").texts("kinds")
        needed = {"horse", "ox", "plow", "wagon"}  # the rules know these by name
        if not needed <= set(self.goods) or len(set(self.goods)) != len(self.goods):
            raise parts.section("goods").fail(
                "kinds", f"different goods, {', '.join(sorted(needed))} among them"
            )
        self.horse = self.goods.index("horse")
        self.ox = self.goods.index("ox")
        self.plow = self.goods.index("plow")
        self.wagon = self.goods.index("wagon")
        self.cubes_per_colour = counts.integer("influence_cubes_per_color", 1)
        self.plague_cubes = counts.integer("plague_cubes", 1)
        self.goods_per_kind = counts.integer("goods_tiles_per_kind", 1)
        self.coins = counts.integer("coins", 1)
        self.grain = counts.integer("grain_bags", 1)
        self.monks = counts.integer("black_monks", parts.section("mass").integer("pieces_drawn"))

        family = parts.section("family")
        generations = ["1", "2", "3", "4"]
        sizes = family.counts("per_generation", generations, all_named=True, low=1)
        self.generations = [int(word) for word in generations]
        self.generation_of = [number for number, size in enumerate(sizes) for _ in range(size)]  # by member
        self.first_of = [
            sum(sizes[:number]) for number in range(len(sizes) + 1)
        ]  # by generation: its first member
        self.start_generation = family.integer("start_generation", 1, len(sizes)) - 1

    def _setup(self, parts: Components) -> None:
        start = parts.section("player_start")
        self.start_coins = start.integer("coins", 0, self.coins // max(PLAYERS))
        self.start_grain = start.integer("grain")
        self.start_prestige = start.integer("prestige")
        self.grain_capacity = start.integer("grain_capacity", 1, self.grain // max(PLAYERS))
        self.life_spaces = parts.section("lifetime_track").integer("spaces", 1)
        self.cubes_per_space: list[list[int]] = [[], []]
        spaces = parts.section("setup.cubes_per_space")
        totals = parts.section("setup.total_cubes")
        total = _by_players(totals, "by_players", 1)
        for players in PLAYERS:
            row = spaces.counts(str(players), SPACES, all_named=True)
            if sum(row) != total[players]:
                raise spaces.fail(str(players), f"{total[players]} cubes in all, as in [setup.total_cubes]")
            self.cubes_per_space.append(row)
        self.bag_per_colour = _by_players(parts.section("setup.bag_per_color"), "by_players", 1)

    def _farm(self, parts: Components) -> None:
        harvest = parts.section("harvest")
        self.harvest = harvest.integer("base", 1)
        self.harvest_with_horse = harvest.integer("with_horse_and_plow", 1)
        self.harvest_with_ox = harvest.integer("with_ox_and_plow", 1)

    def _crafts(self, parts: Components) -> None:
        crafts = parts.section("crafts")
        self.buildings: list[Building] = []
        self.building_of: list[int] = [-1] * len(self.goods)  # by good: where it is made
        for name in ("wainwright", "stables", "smithy", "office"):
            table = crafts.table(name)
            goods = [self.goods.index(good) for good in table.texts("produces", self.goods)]
            for good in goods:
                self.building_of[good] = len(self.buildings)
            price = table.counts("buy_influence", self.colours)
            times = table.integer("train_time"), table.integer("produce_time")
            self.buildings.append(
                Building(name, goods, times[0], times[1], price, table.integer("buy_grain"))
            )
        for number, word in enumerate(self.goods):
            makers = [building.name for building in self.buildings if number in building.goods]
            if len(makers) != 1:
                culprit = crafts.table(makers[-1] if makers else "office")
                raise culprit.fail(
                    "produces", f"every good made in one building; {word} is made in {len(makers)}"
                )
        mill = crafts.table("mill")
        self.mill_time = mill.integer("time")
        self.mill_grain = mill.integer("grain")
        self.mill_coins = mill.integer("coins", 1)

    def _market(self, parts: Components) -> None:
        market = parts.section("market")
        self.waiting_line = market.integer("waiting_line")
        extra = market.counts("extra_sale_cost", ["green", "time"])
        self.sale_time = extra[1]
        self.sale_price = [extra[0] if colour == "green" else 0 for colour in self.colours]
        self.stalls = _by_players(market.table("stalls"), "by_players", 1)
        self.customers = [
            Customer(
                table.text("id"),
                table.counts("goods", self.goods),
                table.integer("grain"),
                table.integer("points"),
            )
            for table in parts.tables("customers")
        ]
        if len(self.customers) != parts.section("components").integer("customer_tiles"):
            tiles = parts.section("components").fail(
                "customer_tiles", f"{len(self.customers)}, the number of [[customers]]"
            )
            raise tiles

    def _travel(self, parts: Components) -> None:
        travel = parts.section("travel")
        self.cities: list[City] = []
        for table in travel.tables("city"):
            reward = table.counts("reward", ["prestige", "influence_any", "coins"])
            self.cities.append(City(table.text("id"), reward[0], reward[1], reward[2]))
        names = [city.name for city in self.cities]
        if not 1 <= len(names) <= 10:
            raise travel.fail("city", "1 to 10 cities")
        home = travel.text("home")
        self.roads: list[Road] = []
        known: list[set[str]] = []
        self.roads_from: list[list[int]] = [[] for _ in range(CHRONICLE)]  # by place: those that leave it
        for path in travel.tables("path"):
            ends = path.texts("between", [home, *names])
            if len(ends) != 2 or ends[0] == ends[1]:
                raise path.fail("between", "two different ends")
            if set(ends) in known:
                raise path.fail("between", "one path between two places")
            known.append(set(ends))
            costs = path.integer("time"), path.integer("wagon")
            price = path.counts("influence", self.colours)
            for origin, target in (ends, ends[::-1]):
                if target == home:
                    continue  # V7: no journey back
                place = FARMYARD if origin == home else TRAVEL + names.index(origin)
                self.roads_from[place].append(len(self.roads))
                self.roads.append(
                    Road(f"{origin}-{target}", place, names.index(target), costs[0], costs[1], price)
                )
        self.origins = [place for place, roads in enumerate(self.roads_from) if roads]

    def _council_and_church(self, parts: Components) -> None:
        council = parts.section("council")
        self.council_prices = self._prices(council, "price_options")
        self.stages = [
            Stage(
                table.integer("time"),
                table.integer("final_points"),
                table.text("privilege", ["marker", "cubes", "good", "prestige"]),
                table.integer("privilege_cubes") if table.data.get("privilege") == "cubes" else 0,
                table.integer("privilege_coins") if table.data.get("privilege") == "prestige" else 0,
                table.integer("privilege_prestige") if table.data.get("privilege") == "prestige" else 0,
            )
            for table in council.tables("stage")
        ]
        if not 1 <= len(self.stages) <= 10:
            raise council.fail("stage", "1 to 10 stages")
        church = parts.section("church")
        self.church_prices = self._prices(church, "join_options")
        self.window_points = [table.integer("final_points") for table in church.tables("window")]
        self.window_grain = [
            table.integer("grain") for table in church.tables("step")
        ]  # to leave a window leftwards
        if len(self.window_grain) != len(self.window_points) - 1:
            raise church.fail(_changed(church, "window", "step"), "one step fewer than windows")
        if not 1 <= len(self.window_points) <= 10:
            raise church.fail("window", "1 to 10 windows")
        mass = parts.section("mass")
        self.mass_pieces = mass.integer("pieces_drawn", 1)
        self.mass_price = mass.integer("buy_price_coins")
        self.mass_prestige = mass.integer("majority_prestige")
        well = parts.section("well")
        self.well_cubes = well.integer("cubes", 1)
        self.coins_at_well = parts.section("coins").boolean("coins_at_well")  # R3

    def _prices(self, table: Table, key: str) -> list[Price]:
        found: list[Price] = []
        names = [*self.goods, *self.colours, "time"]
        for option in table.tables(key):
            unknown = [name for name in option.data if name not in names]
            if unknown or not option.data:
                raise table.fail(key, f"prices in {', '.join(names)}")
            goods = [option.integer(good) if good in option else 0 for good in self.goods]
            cubes = [option.integer(colour) if colour in option else 0 for colour in self.colours]
            found.append(
                Price("+".join(option.data), goods, cubes, option.integer("time") if "time" in option else 0)
            )
        if not found:
            raise table.fail(key, "at least one price")
        if len({price.name for price in found}) < len(found):
            raise table.fail(key, "prices that differ in what is paid")
        return found

    def _memory(self, parts: Components) -> None:
        chronicle = parts.section("chronicle")
        graves = parts.section("graves")
        labels = chronicle.table("labels")
        self.chronicle: list[list[int]] = [[], []]  # by players: spaces per area (B6)
        self.graves = [0, 0]
        for players in PLAYERS:
            self.chronicle.append([_open_spaces(labels, area, players) for area in AREAS])
            self.graves.append(_open_spaces(graves.table("spaces"), "labels", players))
            _check_total(chronicle, "labels", players, sum(self.chronicle[players]))
            _check_total(graves, "spaces", players, self.graves[players])
        self.max_rounds = parts.section("end_game").integer("guard_max_rounds", 1)  # R40

    def _scoring(self, parts: Components) -> None:
        travel = parts.section("scoring.travel")
        self.city_points = travel.integers("points_by_cities")
        if len(self.city_points) != len(self.cities) + 1:
            raise travel.fail(
                "points_by_cities", f"{len(self.cities) + 1} numbers, for 0 to {len(self.cities)} cities"
            )
        chronicle = parts.section("scoring.chronicle")
        self.chronicle_points = chronicle.integers("points_by_members")
        if not self.chronicle_points:
            raise chronicle.fail("points_by_members", "at least one number")
        self.coin_points = parts.section("coins").integer("final_points_each")
        council, church = parts.section("scoring.council"), parts.section("scoring.church")
        stages = [str(number + 1) for number in range(len(self.stages))]
        by_stage = [stage.points for stage in self.stages]
        if council.counts("points_by_stage", stages) != by_stage:
            raise council.fail("points_by_stage", f"the final_points of [[council.stage]]: {_row(by_stage)}")
        if church.integers("points_by_window") != self.window_points:
            windows = _row(self.window_points)
            raise church.fail("points_by_window", f"the final_points of [[church.window]]: {windows}")

    def _places(self) -> None:
        """The places where a member is seen, as numbers and as words (for actions and views)."""
        self.places: list[int] = [FARMYARD]
        self.place_words: list[str] = ["farmyard"]
        for base, words in (
            (CRAFTS, [building.name for building in self.buildings]),
            (TRAVEL, [city.name for city in self.cities]),
            (COUNCIL, [f"stage-{number + 1}" for number in range(len(self.stages))]),
            (CHURCH, [f"window-{number + 1}" for number in range(len(self.window_points))]),
        ):
            self.places += [base + number for number in range(len(words))]
            self.place_words += words
        self.place_index = [-1] * CHRONICLE  # by place: its index in `places`
        # By place, those of the unborn and the dead too: its word in views, and the ledger's for members who are there
        self.spot_words = [""] * (CHRONICLE + len(AREAS))
        for index, place in enumerate(self.places):
            self.place_index[place] = index
            self.spot_words[place] = self.place_words[index]
        for place, word in ((UNBORN, "unborn"), (BAG, "bag"), (GRAVE, "grave"), (REMOVED, "removed")):
            self.spot_words[place] = word
        for area, word in enumerate(AREAS):
            self.spot_words[CHRONICLE + area] = f"chronicle-{word}"
        self.members_at = [f"members-at-{word}" for word in self.spot_words]
        self.influence_keys = [f"influence-{colour}" for colour in self.colours]


def _by_players(table: Table, key: str, low: int) -> list[int]:
    return [0, 0, *table.counts(key, [str(players) for players in PLAYERS], all_named=True, low=low)]


def _open_spaces(table: Table, key: str, players: int) -> int:
    """B6: spaces labelled with a higher number of players are blocked."""
    return sum(1 for label in table.texts(key, ["", "3", "4"]) if label == "" or int(label) <= players)


def _check_total(table: Table, key: str, players: int, count: int) -> None:
    """The number of spaces is given twice: in total, and by their labels."""
    totals = table.counts("totals", [str(number) for number in PLAYERS], all_named=True)
    if totals[PLAYERS.index(players)] != count:
        expected = (
            f"labels and totals to agree; by the labels there are {count} spaces with {players} players"
        )
        raise table.fail(_changed(table, key, "totals"), expected)


def _changed(table: Table, first: str, second: str) -> str:
    """Which of two keys that don't fit together to name: the one in the user's file."""
    origin = table.components.origin(f"{table.path}.{second}")
    return first if origin == table.components.file else second


def _row(numbers: list[int]) -> str:
    return ", ".join(str(number) for number in numbers)
