"""Constructing a building: choose, pay, place (BU-1 to BU-4). What it then sets off is in `effects.py`."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action, Word
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal
from allmende.games.black_forest.actions import BUILD, DOWN, PUT, PUT_LARGE, RIGHT
from allmende.games.black_forest.effects import BUILDING, EMPTY, FOREST, PASTURE
from allmende.games.black_forest.faces import Face
from allmende.games.black_forest.goods import M_BRICK, M_GLASS
from allmende.games.black_forest.rules.estates import cell_at, cells_with, has_pair, lay, where
from allmende.games.black_forest.rules.livestock import welcome
from allmende.games.black_forest.rules.payment import explain_price, pay
from allmende.games.black_forest.state import BlackForest, Player

BU1_TOO_DEAR: Final = Reason("BU-1", "cannot-pay-building")
BU3_NO_ROOM: Final = Reason("BU-3", "no-room")
BU4_NO_PAIR: Final = Reason("BU-4", "no-room-for-large")

NO_FOREST: Final = -1  # nothing is felled first
ANY_FOREST: Final = -2  # whichever Forest is best is felled first


def refuse_building(forest: BlackForest, player: Player, face: Face, felled: int) -> Refusal:
    """Whether a player can pay for a building and place it, perhaps on the cell of a Forest felled first."""
    if not player.can_pay(face.price):
        return BU1_TOO_DEAR
    if not face.large or forest.tables.footprint == 1:
        return ALLOWED if felled != NO_FOREST or player.open_cells() else BU3_NO_ROOM
    return ALLOWED if has_room_for_large(forest, player, felled) else BU4_NO_PAIR


def has_room_for_large(forest: BlackForest, player: Player, felled: int) -> bool:
    if felled != ANY_FOREST:
        return has_pair(forest, player, felled)
    for cell, thing in enumerate(player.cells):
        if thing == FOREST and has_pair(forest, player, cell):
            return True
    return False


def can_build(forest: BlackForest, player: Player, tolls: int, felled: int) -> bool:
    """Whether any building can be constructed, with as many basic resources left over as tolls are owed."""
    spare = player.basics() - tolls
    brick, glass = player.store[M_BRICK], player.store[M_GLASS]
    faces = forest.tables.faces
    for number in forest.offer:
        face = faces[number]
        price = face.price
        if face.glass > glass or price.brick > brick or price.basics > spare:
            continue  # most are out of reach at a glance
        if refuse_building(forest, player, face, felled) is None:
            return True
    return False


def only_large(forest: BlackForest, player: Player) -> bool:
    """Whether no small building could be paid for: then the cell of a Forest to be felled matters."""
    for number in forest.offer:
        face = forest.tables.faces[number]
        if (not face.large or forest.tables.footprint == 1) and player.can_pay(face.price):
            return False
    return True


class ChooseBuilding(Decision[BlackForest]):
    """BU-1: any building on the boards that one can pay for and place."""

    def actions(self, state: BlackForest) -> list[Action]:
        builds = state.space.of(BUILD)
        return [builds[number] for number in state.offer]

    def refuse(self, state: BlackForest, action: Action) -> Refusal:
        return refuse_building(state, state.players[self.seat], state.tables.faces[action.first], NO_FOREST)

    def explain(self, state: BlackForest, action: Action, reason: Reason) -> Reason:
        if reason is BU1_TOO_DEAR:
            return explain_price(state.players[self.seat], state.tables.faces[action.first].price, reason)
        return reason

    def resolve(self, state: BlackForest, action: Action) -> None:
        face = state.tables.faces[action.first]
        state.under_construction = action.first
        if face.large and state.tables.footprint > 1:
            state.push(PlaceLarge(self.seat, action.first))
        else:
            state.push(PlaceBuilding(self.seat, action.first))
        told: dict[str, Word] | None = {"building": face.word} if state.telling else None
        pay(state, self.seat, face.price, "builds", told)


class PlaceBuilding(Decision[BlackForest]):
    """BU-3: an empty cell, or one with an own Field, Pond or Pasture, which is removed."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "face")

    def __init__(self, seat: int, face: int) -> None:
        super().__init__(seat)
        self.face: Final = face

    def told(self, state: BlackForest) -> dict[str, Any]:
        return {"building": state.tables.faces[self.face].word}

    def actions(self, state: BlackForest) -> list[Action]:
        return cells_with(state, self.seat, PUT, EMPTY, PASTURE)

    def refuse(self, state: BlackForest, action: Action) -> Refusal:
        return ALLOWED

    def resolve(self, state: BlackForest, action: Action) -> None:
        set_on(state, self.seat, self.face, [cell_at(state, action)])


class PlaceLarge(Decision[BlackForest]):
    """BU-4: two cells side by side in one Estate."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "face")

    def __init__(self, seat: int, face: int) -> None:
        super().__init__(seat)
        self.face: Final = face

    def told(self, state: BlackForest) -> dict[str, Any]:
        return {"building": state.tables.faces[self.face].word}

    def actions(self, state: BlackForest) -> list[Action]:
        tables, cells = state.tables, state.players[self.seat].cells
        found: list[Action] = []
        for cell, thing in enumerate(cells):
            if thing <= PASTURE:
                estate, number = tables.estate_of[cell], tables.cell_of[cell]
                for way, other in ((RIGHT, tables.right_of[cell]), (DOWN, tables.below[cell])):
                    if other >= 0 and cells[other] <= PASTURE:
                        found.append(state.space.at(PUT_LARGE, estate, number, way))
        return found

    def refuse(self, state: BlackForest, action: Action) -> Refusal:
        return ALLOWED

    def resolve(self, state: BlackForest, action: Action) -> None:
        cell = cell_at(state, action)
        other = state.tables.right_of[cell] if action.third == RIGHT else state.tables.below[cell]
        set_on(state, self.seat, self.face, [cell, other])


def set_on(forest: BlackForest, seat: int, face: int, cells: list[int]) -> None:
    """R40: tiles on the cells are removed first, and their animals look for room without the new building."""
    lost_pasture = False
    covered = 0
    for cell in cells:
        before = lay(forest, seat, cell, BUILDING + face)
        if before == PASTURE:
            lost_pasture = True
        if before != EMPTY:
            covered += 1
    leave_boards(forest, forest.players[seat], face)
    if forest.telling:
        tile = forest.tables.faces[face]
        forest.book(seat, "building", 1)
        if tile.points:
            forest.book(seat, "points", tile.points)
        args: dict[str, Word] = {"building": tile.word, "points": tile.points, "covered": covered}
        forest.note("built", seat, where(forest, cells[0], args))
    if lost_pasture:
        welcome(forest, seat, 0, 0)


def leave_boards(forest: BlackForest, player: Player, face: int) -> None:
    """The building is the player's. What it does begins when it stands."""
    forest.offer = [other for other in forest.offer if other != face]
    player.buildings = [*player.buildings, face]
