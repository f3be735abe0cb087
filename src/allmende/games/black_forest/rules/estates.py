"""The Domain: landscape laid and removed, Forests felled, the Glass Hut and its Small Estates (GH, LS, FA-3)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action, Word
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.games.black_forest.actions import FELL, PUT, REMOVE, RETURN, SKIP
from allmende.games.black_forest.effects import BUILDING, CELLS, EMPTY, FIELD, FOREST, PASTURE, POND
from allmende.games.black_forest.goods import ANIMALS
from allmende.games.black_forest.rules.livestock import RaiseAnimals, welcome
from allmende.games.black_forest.state import BlackForest, Player

LS2_MUST_PLACE: Final = Reason("LS-2", "must-place")
LS2_SAME_TILE: Final = Reason("LS-2", "same-tile")
SET6_NO_FOREST: Final = Reason("SET-6", "no-forest-in-supply")
TP_NO_BUILDING: Final = Reason("R15", "no-building-after-this-forest")


# -- cells ------------------------------------------------------------------------------------------------------------


def cells_matter(forest: BlackForest, player: Player) -> bool:
    """R53: whether anything still to be built, or standing here, looks at the grid: large buildings, Parish Church."""
    tables, offer = forest.tables, forest.offer
    for place in range(len(offer) - 1, -1, -1):  # the large ones lie at the end
        if tables.minds_cells[offer[place]]:
            return True
    for number in player.buildings:
        if tables.counts_estates[number]:
            return True
    return False


def cells_with(forest: BlackForest, seat: int, verb: int, least: int, most: int) -> list[Action]:
    """An action for each cell that holds one of these things; for one cell of each kind where cells don't matter."""
    player, action_of_cell, actions = (
        forest.players[seat],
        forest.tables.action_of_cell,
        forest.space.of(verb),
    )
    matter = cells_matter(forest, player)
    found: list[Action] = []
    seen: list[int] = []
    for cell, thing in enumerate(player.cells):
        if least <= thing <= most:
            if not matter:
                if thing in seen:
                    continue
                seen.append(thing)
            found.append(actions[action_of_cell[cell]])
    return found


def cell_at(forest: BlackForest, action: Action) -> int:
    """The cell that an action names by Estate and number."""
    return forest.tables.first_cell(action.first) + action.second


def where(forest: BlackForest, cell: int, args: dict[str, Word]) -> dict[str, Word]:
    args["estate"] = forest.tables.estate_of[cell]
    args["cell"] = forest.tables.cell_of[cell] + 1
    return args


def lay(forest: BlackForest, seat: int, cell: int, thing: int) -> int:
    """Puts something on a cell, and enters it in the ledger; returns what lay there."""
    before = forest.players[seat].lay(cell, thing)
    if forest.telling:
        forest.book(seat, CELLS[before], -1)  # nothing is ever laid on a building
        if thing < BUILDING:
            forest.book(seat, CELLS[thing], 1)
    return before


# -- laying tiles -----------------------------------------------------------------------------------------------------


def takes(player: Player, tile: int) -> bool:
    """TP-2b, LS-2: whether some cell can take a tile: an empty one, or one with another kind of landscape."""
    open_cells = player.open_cells()
    return open_cells > 0 if tile == FOREST else open_cells > player.tiles[tile]


class PlaceTile(Decision[BlackForest]):
    """LS-1, LS-2: the cell of a new tile. What a building or job gives may be skipped."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "tile", "skips", "animals")

    def __init__(self, seat: int, tile: int, skips: bool, animals: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.skips: Final = skips
        self.animals: Final = animals  # of one type, to be put on the new Pasture (R42)

    def told(self, state: BlackForest) -> dict[str, Any]:
        return {"tile": CELLS[self.tile], "skips": self.skips}

    def actions(self, state: BlackForest) -> list[Action]:
        return state.space.of(SKIP) + cells_with(state, self.seat, PUT, EMPTY, PASTURE)

    def refuse(self, state: BlackForest, action: Action) -> Refusal:
        if action.kind == SKIP:
            return ALLOWED if self.skips else LS2_MUST_PLACE
        if self.tile == FOREST and state.forests == 0:
            return SET6_NO_FOREST
        return (
            LS2_SAME_TILE if state.players[self.seat].cells[cell_at(state, action)] == self.tile else ALLOWED
        )

    def resolve(self, state: BlackForest, action: Action) -> None:
        if action.kind == SKIP:
            return
        if self.animals:
            state.push(RaiseAnimals(self.seat, self.animals))
        if self.tile == FOREST:
            state.forests -= 1
        cell = cell_at(state, action)
        before = lay(state, self.seat, cell, self.tile)
        if state.telling:
            args: dict[str, Word] = {"tile": CELLS[self.tile], "covered": int(before != EMPTY)}
            state.note("placed", self.seat, where(state, cell, args))
        if before == PASTURE:
            welcome(state, self.seat, 0, 0)


# -- Forests ----------------------------------------------------------------------------------------------------------


class FellForest(Decision[BlackForest]):
    """Which Forest is removed; it goes back to the supply, and its pig finds another place or goes too (TP-3)."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "large")

    def __init__(self, seat: int, large: bool) -> None:
        super().__init__(seat)
        self.large: Final = large  # R15: only a large building could follow, so its place must be made

    def actions(self, state: BlackForest) -> list[Action]:
        return cells_with(state, self.seat, FELL, FOREST, FOREST)

    def refuse(self, state: BlackForest, action: Action) -> Refusal:
        if self.large and not has_pair(state, state.players[self.seat], cell_at(state, action)):
            return TP_NO_BUILDING
        return ALLOWED

    def resolve(self, state: BlackForest, action: Action) -> None:
        cell = cell_at(state, action)
        lay(state, self.seat, cell, EMPTY)
        state.forests += 1
        if state.telling:
            state.note("felled", self.seat, where(state, cell, {}))
        welcome(state, self.seat, 0, 0)


def has_pair(forest: BlackForest, player: Player, felled: int) -> bool:
    """BU-4: two open cells side by side in one Estate; the cell `felled` (-1: none) counts as open."""
    tables, cells = forest.tables, player.cells
    for cell in range(len(cells)):
        if cells[cell] <= PASTURE or cell == felled:
            for other in (tables.right_of[cell], tables.below[cell]):
                if other >= 0 and (cells[other] <= PASTURE or other == felled):
                    return True
    return False


# -- the Glass Hut ----------------------------------------------------------------------------------------------------


def can_progress(forest: BlackForest, player: Player) -> bool:
    """TP-2b, GH-3: the marker can rise, or a Small Estate is left."""
    return player.progress + 1 < forest.tables.progress_steps or can_extend(forest, player)


def can_extend(forest: BlackForest, player: Player) -> bool:
    return forest.estates > 0 and small_estates(forest, player) < forest.tables.estate_limit


def small_estates(forest: BlackForest, player: Player) -> int:
    return (len(player.cells) - len(forest.tables.main_grid)) // len(forest.tables.small_grid)


def progress(forest: BlackForest, seat: int, steps: int) -> None:
    """GH-1 to GH-3: step by step; at the top a Small Estate, and on from the bottom."""
    player, top = forest.players[seat], forest.tables.progress_steps
    taken = 0  # since the marker last stood at the bottom, or since the start
    for _ in range(steps):
        if not can_progress(forest, player):
            break
        player.progress += 1
        taken += 1
        if player.progress == top:
            if forest.telling:
                tell_progress(forest, seat, taken)
                forest.book(seat, "progress", -top)
            player.progress = taken = 0
            add_estate(forest, seat)
    if forest.telling and taken:
        tell_progress(forest, seat, taken)


def tell_progress(forest: BlackForest, seat: int, steps: int) -> None:
    forest.book(seat, "progress", steps)
    forest.note("progressed", seat, {"count": steps, "step": forest.players[seat].progress})


def add_estate(forest: BlackForest, seat: int) -> None:
    """A Small Estate with its Forests, as far as the supply has them (GH-2)."""
    player, tables = forest.players[seat], forest.tables
    forest.estates -= 1
    cells: list[int] = []
    player.tiles = player.tiles.copy()
    for thing in tables.small_grid:
        laid = thing
        if thing == FOREST:
            if forest.forests:
                forest.forests -= 1
            else:
                laid = EMPTY
        cells.append(laid)
        player.tiles[laid] += 1
        if forest.telling:
            forest.book(seat, CELLS[laid], 1)
    player.cells = player.cells + cells
    if forest.telling:
        forest.book(seat, "small-estate", 1)
        got = small_estates(forest, player)
        forest.note("estate", seat, {"estate": got, "forests": cells.count(FOREST)})


# -- free actions (FA-1, FA-3) ----------------------------------------------------------------------------------------


def removals(forest: BlackForest, seat: int) -> list[Action]:
    """FA-3: own Fields, Ponds and Pastures, and animals, that could be given up."""
    player = forest.players[seat]
    tiles = player.tiles
    found: list[Action] = []
    if tiles[FIELD] + tiles[POND] + tiles[PASTURE]:
        found = cells_with(forest, seat, REMOVE, FIELD, PASTURE)
    if player.pigs:
        found.append(forest.space.at(RETURN, 0))
    if player.cattle:
        found.append(forest.space.at(RETURN, 1))
    return found


def remove(forest: BlackForest, seat: int, action: Action) -> None:
    player = forest.players[seat]
    if action.kind == RETURN:
        if action.first == 0:
            player.pigs -= 1
        else:
            player.cattle -= 1
        if forest.telling:
            forest.book(seat, ANIMALS[action.first], -1)
            forest.note("gave-back", seat, {})
        return
    cell = cell_at(forest, action)
    before = lay(forest, seat, cell, EMPTY)
    if forest.telling:
        forest.note("removed", seat, where(forest, cell, {"tile": CELLS[before]}))
    if before == PASTURE:
        welcome(forest, seat, 0, 0)
