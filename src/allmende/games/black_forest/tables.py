"""The numbers of Black Forest, typed: what components.toml says, in the shape the rules use."""

from __future__ import annotations

from typing import Final

from allmende.core.components import Components, Table
from allmende.games.black_forest.effects import (
    BUILD,
    CELLS,
    FILL_PASTURE,
    GAIN,
    LIVESTOCK,
    PLACE,
    PROGRESS,
    REMOVE_FOREST,
    Effect,
    Entry,
    read_entries,
    read_price,
)
from allmende.games.black_forest.faces import CONVERSION, METRICS, ON_ROTATION, T_PASTURE, Face, read_face
from allmende.games.black_forest.goods import (
    ANIMAL,
    BASICS,
    CATTLE,
    CHARCOAL,
    COMMODITY,
    GLASS,
    GLASS_WHEEL,
    GOODS,
    KINDS,
    M_COAL_COOKING,
    M_COAL_GLASS,
    M_HIGH,
    M_LOW,
    MARKER_OF,
    MARKERS,
    PIG,
    PROVISION,
    REFINED,
    WHEELS,
)

MERCHANT: Final = "traveling_merchant"
BACKS: Final = ["gold", "works"]
TWO_PLAYER: Final = ["neutral", "none", "fan_toll"]
OFF_BOARD: Final = -1

_WHEEL_GOODS: Final = [["wood", "sand", "water", "charcoal", "glass"], ["charcoal", "porridge", "meat", "provision", "commodity"]]  # fmt: skip


class Service:
    """One option of a tradesperson."""

    def __init__(self, word: str, trade: int, effect: int) -> None:
        self.word: Final = word
        self.trade: Final = trade
        self.effect: Final = effect


class Job:
    """A job tile: lies at a location (`node`), or in the village where a tradesperson stands (`trade`)."""

    def __init__(self, word: str, name: str, node: int, trade: int, effect: int) -> None:
        self.word: Final = word
        self.name: Final = name
        self.node: Final = node
        self.trade: Final = trade
        self.effect: Final = effect


class Tables:
    """All numbers of the game.

    Places of figures are numbered: the spaces of all villages, then the centres of villages, then locations. Nodes of the
    road map are villages, then locations. Slots of tradespeople are numbered as the spaces that begin there (MV-12).
    """

    def __init__(self, parts: Components) -> None:
        self.effects: list[Effect] = []
        self._wheels(parts)
        self._tradespeople(parts)
        self._board(parts)
        self._estates(parts)
        self._buildings(parts)
        self._jobs(parts)
        self._setup(parts)
        self._end(parts)
        self._variants(parts)
        self._check_potential(parts)

    # -- wheels -------------------------------------------------------------------------------------------------------

    def _wheels(self, parts: Components) -> None:
        resources = parts.section("resources")
        for key, words in (("basic", BASICS), ("refined", REFINED)):
            if resources.texts(key) != words:
                raise resources.fail(key, ", ".join(words))
        for wheel, words in zip(WHEELS, _WHEEL_GOODS, strict=True):
            table = parts.section(f"wheels.{wheel}")
            if table.texts("basic") + table.texts("refined") != words:
                raise table.fail("basic", f"with the refined ones {', '.join(words)}")
        parts.section("wheels.provision_markers").integer("count", 2, 2)
        parts.section("wheels.commodity_markers").integer("count", 1, 1)
        limits = parts.section("resources.limits")
        self.basic_max = limits.integer("basic_max", 1)
        self.refined_max = limits.integer("refined_max_per_marker", 1)
        self.sectors = parts.section("wheels").integer("sectors", 1)
        self.start_clock = parts.section("wheels.hands").integer("start_clock", 1, self.sectors)
        end = parts.section("wheels.end")
        self.threshold = end.integer("threshold", 1)
        self.hourglass = end.integer("hourglass_clock", 1, self.sectors)
        self.wheel_points = parts.section("wheels.points").integers("by_turns")
        if not self.wheel_points:
            raise parts.section("wheels.points").fail("by_turns", "one number or more")
        self.reminder_turn = parts.section("wheels.reminder").integer("turn", 1)
        choice = parts.section("wheels.reminder_choice")
        choice.text("wheel", ["cooking"])
        self.reminders = choice.integer("tiles_per_player", 0, 1)

    # -- main board ---------------------------------------------------------------------------------------------------

    def _tradespeople(self, parts: Components) -> None:
        tiles = parts.tables("tradesperson")
        self.trades = [table.text("id") for table in tiles]
        self.trade_names = [table.text("name") for table in tiles]
        if MERCHANT not in self.trades:
            raise parts.fail("tradesperson", f"a tradesperson {MERCHANT!r}")
        self.merchant = self.trades.index(MERCHANT)
        self.services: list[Service] = []
        self.services_of: list[list[int]] = []  # by tradesperson
        for trade, table in enumerate(tiles):
            options = table.tables("options")
            numbers: list[int] = []
            for place, option in enumerate(options):
                effect = Effect(read_price(option, "pay"), read_entries(option, "do"), by_trade=True)
                _check_building_option(option, effect)
                word = self.trades[trade] if len(options) == 1 else f"{self.trades[trade]}-{place + 1}"
                numbers.append(len(self.services))
                self.services.append(Service(word, trade, len(self.effects)))
                self.effects.append(effect)
            self.services_of.append(numbers)
        groups = parts.section("tradespeople_groups")
        self.group_words = [key for key, value in groups.data.items() if isinstance(value, list)]
        self.groups = [
            [self.trades.index(trade) for trade in groups.texts(word, self.trades)]
            for word in self.group_words
        ]

    def _board(self, parts: Components) -> None:
        board = parts.section("board")
        villages, locations = board.tables("villages"), board.tables("locations")
        self.villages = [table.text("id") for table in villages]
        self.locations = [table.text("id") for table in locations]
        self.node_words = self.villages + self.locations
        self.node_names = [table.text("name") for table in villages + locations]
        self.group_of_slot: list[int] = []
        self.village_of_slot: list[int] = []
        self.first_slot: list[int] = []  # by village, and the end
        for village, table in enumerate(villages):
            self.first_slot.append(len(self.group_of_slot))
            for group in table.texts("slots", self.group_words):
                self.group_of_slot.append(self.group_words.index(group))
                self.village_of_slot.append(village)
        self.slots = len(self.group_of_slot)
        self.first_slot.append(self.slots)
        for number, members in enumerate(self.groups):
            if self.group_of_slot.count(number) != len(members):
                raise board.fail("villages", f"{len(members)} slots for the group {self.group_words[number]}")
        self.next_slot = [
            slot + 1 if slot + 1 < self.first_slot[village + 1] else self.first_slot[village]
            for slot, village in enumerate(self.village_of_slot)
        ]  # MV-12: a space lies between its slot and this one
        self.centres = self.slots  # the place number of the first centre
        self.first_location = self.slots + len(self.villages)
        self.places = self.first_location + len(self.locations)
        self.node_of = self.village_of_slot + list(range(len(self.node_words)))
        self.village_at = [node if node < len(self.villages) else -1 for node in self.node_of] + [
            -1
        ]  # by place; -1 at a location or, as the last entry, off the board
        self.place_words = [
            f"{self.villages[village]}-{slot - self.first_slot[village] + 1}"
            for slot, village in enumerate(self.village_of_slot)
        ] + self.node_words  # a centre has its village's word
        self._roads(board)

    def _roads(self, board: Table) -> None:
        cost = board.integer("road_cost")
        nodes = len(self.node_words)
        far = cost * nodes + 1
        self.distance = [[0 if one == other else far for other in range(nodes)] for one in range(nodes)]
        self.neighbours: list[list[int]] = [[] for _ in range(nodes)]
        roads = board.data.get("roads")
        if not isinstance(roads, list) or not all(
            isinstance(road, list) and len(road) == 2 and all(end in self.node_words for end in road)
            for road in roads
        ):
            raise board.fail("roads", "pairs of places")
        for road in roads:
            one, other = self.node_words.index(road[0]), self.node_words.index(road[1])
            self.distance[one][other] = self.distance[other][one] = cost
            self.neighbours[one].append(other)
            self.neighbours[other].append(one)
        for way in range(nodes):  # MV-5: the shortest ways, by Floyd and Warshall
            for one in range(nodes):
                for other in range(nodes):
                    through = self.distance[one][way] + self.distance[way][other]
                    self.distance[one][other] = min(self.distance[one][other], through)
        if max(max(row) for row in self.distance) >= far:
            raise board.fail("roads", "a way from every place to every other")

    # -- estates ------------------------------------------------------------------------------------------------------

    def _estates(self, parts: Components) -> None:
        main, small = parts.section("estates.main"), parts.section("estates.small")
        self.main_grid, main_columns = _grid(main)
        self.small_grid, small_columns = _grid(small)
        self.small_estates = small.integer("count", 0)
        self.forests = parts.section("counts").integer("forest_tiles", 0)
        self.estate_limit = small.integer("limit_per_player") or self.small_estates
        self.progress_steps = parts.section("estates.glass_hut").integer("steps", 1)
        # By cell, of all the cells a Domain can have: its Estate, its number there, its neighbours (-1: none).
        self.estate_of: list[int] = []
        self.cell_of: list[int] = []
        self.right_of: list[int] = []
        self.below: list[int] = []
        for estate in range(1 + self.small_estates):
            cells, columns = (
                (self.main_grid, main_columns) if estate == 0 else (self.small_grid, small_columns)
            )
            first = len(self.estate_of)
            for cell in range(len(cells)):
                self.estate_of.append(estate)
                self.cell_of.append(cell)
                self.right_of.append(first + cell + 1 if cell % columns + 1 < columns else -1)
                self.below.append(first + cell + columns if cell + columns < len(cells) else -1)
        self.cells_per_estate = max(len(self.main_grid), len(self.small_grid))
        # By cell: which of the actions of a verb names it.
        self.action_of_cell = [
            estate * self.cells_per_estate + cell
            for estate, cell in zip(self.estate_of, self.cell_of, strict=True)
        ]
        self.main_columns, self.small_columns = main_columns, small_columns
        livestock = parts.section("livestock")
        self.pasture_capacity = livestock.integer("pasture_capacity", 1)
        self.stable_cattle = livestock.integer("stable_cattle")
        self.forest_pigs = livestock.integer("forest_pigs", 1, 1)

    def first_cell(self, estate: int) -> int:
        return 0 if estate == 0 else len(self.main_grid) + (estate - 1) * len(self.small_grid)

    # -- buildings and jobs -------------------------------------------------------------------------------------------

    def _buildings(self, parts: Components) -> None:
        small, large = parts.section("small_buildings"), parts.section("large_buildings")
        self.footprint = large.integer("footprint", 1, 2)  # R18
        self.faces: list[Face] = [
            read_face(table, table.text("slot"), False, self.effects, self.trades)
            for table in small.tables("faces")
        ]
        sides: dict[str, list[int]] = {}
        for number, table in enumerate(small.tables("faces")):
            faces = sides.setdefault(table.text("slot"), [])
            table.text("side", ["B"] if faces else ["A"])
            faces.append(number)
        self.small_slots = list(sides.values())  # by place on the boards: its A and its B face
        if any(len(faces) != 2 for faces in self.small_slots):
            raise small.fail("faces", "two faces for each place")
        self.large_stacks: list[list[int]] = [[], []]  # by back
        for table in large.tables("tiles"):
            back = table.text("back", BACKS)
            self.large_stacks[BACKS.index(back)].append(len(self.faces))
            self.faces.append(read_face(table, back, True, self.effects, self.trades))
        spaces = large.table("spaces")
        few, many = (spaces.counts(key, BACKS, all_named=True) for key in ("p1_3", "p4"))
        self.large_spaces = [few, few, few, few, many]  # by number of players
        # By face: whether it makes a difference for it on which cell of a Domain something lies (R53).
        whole_estates = METRICS.index("estate_with_building_and_forest")
        self.minds_cells = [
            (face.large and self.footprint > 1) or face.metric == whole_estates for face in self.faces
        ]
        self.counts_estates = [face.metric == whole_estates for face in self.faces]
        for effect in self.effects:
            for entry in effect.entries:
                if entry.op == FILL_PASTURE:
                    entry.number = self.pasture_capacity  # R42
        capacities = [self.pasture_capacity] + [face.traits[T_PASTURE] for face in self.faces]
        self.greatest_pasture = max(capacities)

    def _jobs(self, parts: Components) -> None:
        self.jobs: list[Job] = []
        for table in parts.section("jobs").tables("tiles"):
            at_location = table.text("kind", ["location", "village"]) == "location"
            where = table.text("where", self.locations if at_location else self.trades)
            node = self.node_words.index(where) if at_location else -1
            trade = -1 if at_location else self.trades.index(where)
            self.jobs.append(Job(table.text("id"), table.text("name"), node, trade, len(self.effects)))
            self.effects.append(Effect(read_price(table, "pay"), read_entries(table, "do"), skips=True))
            _check_building_option(table, self.effects[-1])
        nodes = [job.node for job in self.jobs if job.node >= 0]
        if len(nodes) != len(set(nodes)) or len(self.jobs) - len(nodes) > len(self.villages):
            raise parts.section("jobs").fail(
                "tiles", "one job a location, and no more for villages than villages"
            )

    # -- setup, end, variants -----------------------------------------------------------------------------------------

    def _setup(self, parts: Components) -> None:
        setup, start = parts.section("setup"), parts.section("setup.start")
        self.flipped = setup.integer("small_building_flip", 0, len(self.small_slots))
        glass, cooking = start.table("glass_wheel"), start.table("cooking_wheel")
        self.start_store = [0] * MARKERS
        for kind in (0, 1, 2, GLASS):
            self.start_store[MARKER_OF[kind]] = glass.integer(GOODS[kind], 0, self.basic_max)
        for kind in (4, 5, COMMODITY):
            self.start_store[MARKER_OF[kind]] = cooking.integer(GOODS[kind], 0, self.basic_max)
        self.start_store[M_COAL_GLASS] = glass.integer("charcoal", 0, self.basic_max)
        self.start_store[M_COAL_COOKING] = cooking.integer("charcoal", 0, self.basic_max)
        self.start_store[MARKER_OF[6]] = start.integer("brick", 0, self.basic_max)
        pair = sorted(cooking.integers("provisions", 0, self.refined_max))
        if len(pair) != 2:
            raise cooking.fail("provisions", "the values of two markers")
        self.start_store[M_LOW], self.start_store[M_HIGH] = pair
        self.extra: list[list[list[int]]] = [
            []
        ]  # by number of players and place in turn order: goods by kind
        for players in range(1, 5):
            rows = [_goods_of(row) for row in parts.section("setup.extra").tables(f"p{players}")]
            if len(rows) != players or any(row[GOODS.index("charcoal")] or row[PROVISION] for row in rows):
                raise parts.section("setup.extra").fail(
                    f"p{players}", "goods for each seat, no charcoal or provisions"
                )
            self.extra.append(rows)

    def _end(self, parts: Components) -> None:
        scoring = parts.section("scoring")
        self.glass_points = scoring.integer("per_glass")
        self.estate_points = scoring.integer("per_small_estate")
        self.pasture_points = scoring.integer("per_livestock_on_pasture")
        self.max_rounds = parts.section("safeguards").integer("max_rounds", 1)

    def _variants(self, parts: Components) -> None:
        two = parts.section("variants.two_player")
        self.two_player_default = two.text("option_default", TWO_PLAYER)
        start = two.table("neutral_start")
        village = self.villages.index(start.text("village", self.villages))
        spaces = self.first_slot[village + 1] - self.first_slot[village]
        self.neutral_start = self.first_slot[village] + start.integer("space", 0, spaces - 1)
        self.solo_rounds = parts.section("variants.solo").integer("rounds", 1)
        self.solo_pawns = parts.section("variants.solo_pawns").integer("pawns", 1)
        ranks = parts.section("variants.solo_rules").tables("ranks")
        self.solo_ranks = [
            (rank.integer("min"), rank.text("title").lower().replace(" ", "-")) for rank in ranks
        ]
        options = parts.section("options")
        self.first_game = options.boolean("first_game")
        self.ask_every_gift = options.boolean("ask_every_gift")
        self.ask_turn_end = options.boolean("ask_turn_end")

    # -- a turn ends (BU-9) -------------------------------------------------------------------------------------------

    def _check_potential(self, parts: Components) -> None:
        """Every conversion lowers the potential by 1 or more, and no turn of a wheel raises it, bonuses included."""
        table = parts.section("conversion_potential")
        weights = table.counts("weights", [*GOODS, "pig", "cattle", "progress", "field", "pond", "pasture"])
        weights_of_price = [
            *weights[: ANIMAL - 2],
            weights[PIG],
            weights[CATTLE],
            min(weights[PIG], weights[CATTLE]),
        ]
        for face in self.faces:
            if face.kind == CONVERSION:
                effect = self.effects[face.effect]
                paid = sum(weights_of_price[kind] * effect.price.amounts[kind] for kind in range(len(KINDS)))
                if paid <= _worth(effect.entries, weights):
                    raise table.fail(
                        "weights", f"numbers by which the conversion {face.word} ({face.name}) lowers the sum"
                    )
        for wheel, words in enumerate(_WHEEL_GOODS):
            spent = sum(weights[GOODS.index(word)] for word in words if word in BASICS)
            made = sum(weights[GOODS.index(word)] for word in words if word in REFINED)
            made += weights[PROVISION] if wheel != GLASS_WHEEL else 0  # two provision markers
            for face in self.faces:
                if face.hook == ON_ROTATION and face.wheel == wheel:
                    made += _worth(self.effects[face.effect].entries, weights)
            if made > spent:
                raise table.fail(
                    "weights", f"numbers by which no turn of the {WHEELS[wheel]} wheel raises the sum"
                )


def _worth(entries: list[Entry], weights: list[int]) -> int:
    """What entries add to the potential. Tiles, Progress and cattle weigh nothing unless the file says so."""
    worth = 0
    for entry in entries:
        if entry.op == GAIN:
            worth += sum(weight * amount for weight, amount in zip(weights, entry.goods, strict=False))
        elif entry.op == LIVESTOCK:
            worth += entry.pigs * weights[PIG] + entry.cattle * weights[CATTLE]
        elif entry.op == PROGRESS:
            worth += entry.number * weights[CATTLE + 1]
        elif entry.op == PLACE:
            worth += entry.number * weights[CATTLE + 1 + entry.tile]
        else:
            worth += 1_000_000  # nothing else has a place in a conversion
    return worth


def _check_building_option(table: Table, effect: Effect) -> None:
    """The look-ahead knows `build` alone, and after one Forest removed and goods gained (Woodworker)."""
    ops = [entry.op for entry in effect.entries]
    fells = [entry.number for entry in effect.entries if entry.op == REMOVE_FOREST]
    known = ops in ([BUILD], [REMOVE_FOREST, GAIN, BUILD]) or (BUILD not in ops and len(fells) < 2)
    if known and ops == [REMOVE_FOREST, GAIN, BUILD]:
        goods = effect.entries[1].goods
        known = goods[CHARCOAL] == 0 and sum(goods[len(BASICS) :]) == 0
    if not known or sum(fells) > 1:
        raise table.fail(
            "do", "build alone; or remove_forest (one), gain (basics without charcoal) and build"
        )


def _grid(table: Table) -> tuple[list[int], int]:
    """The cells of an Estate row by row, and the number of columns."""
    rows, columns = table.integer("rows", 1), table.integer("cols", 1)
    grid = table.data.get("grid")
    fits = isinstance(grid, list) and len(grid) == rows and all(
        isinstance(row, list) and len(row) == columns and all(word in CELLS for word in row) for row in grid
    )  # fmt: skip
    if not fits or not isinstance(grid, list):
        raise table.fail("grid", f"{rows} rows of {columns} out of {', '.join(CELLS)}")
    return [CELLS.index(word) for row in grid for word in row], columns


def _goods_of(table: Table) -> list[int]:
    return Table(table.components, table.path, {"goods": table.data}).counts("goods", GOODS)
