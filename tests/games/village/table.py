"""Laying a table of Village as a test wants it. Whatever is handed out comes from the supply."""

from __future__ import annotations

from typing import cast

import allmende
from allmende.core.events import NOBODY
from allmende.games.village.rules.death import LoseMember
from allmende.games.village.rules.market import MarketDay
from allmende.games.village.rules.mass import HoldMass
from allmende.games.village.rules.round import EndOfTurn, NewRound, StartTurn
from allmende.games.village.rules.turn import CUBES, action_of
from allmende.games.village.state import Family, Village
from allmende.games.village.tables import (
    AREAS,
    BAG,
    CHRONICLE,
    GRAVE,
    PLAGUE,
    REMOVED,
    SPACES,
    UNBORN,
)
from tests.games.playing import begin

# -- laying -----------------------------------------------------------------------------------------------------------


def lay(seats: int = 3, components: str | None = None) -> Village:
    """A fresh game whose first player is seat 0. Nobody has a coin, so that payments are not a question."""
    village = cast(Village, allmende.game("village", components=components).new(seats, 7, start="1"))
    for seat in range(seats):
        own(village, seat)
    return village


def own(
    village: Village,
    seat: int,
    goods: dict[str, int] | None = None,
    /,
    *,
    grain: int = 0,
    coins: int = 0,
    life: int = 0,
    **cubes: int,
) -> Family:
    """Gives a family exactly this; what it had goes back to the supply."""
    tables, family = village.tables, village.families[seat]
    for good, word in enumerate(tables.goods):
        wanted = (goods or {}).get(word, 0)
        village.goods[good] += family.goods[good] - wanted
        family.goods[good] = wanted
    for colour, word in enumerate(tables.colours):
        wanted = cubes.pop(word, 0)
        village.influence[colour] += family.influence[colour] - wanted
        family.influence[colour] = wanted
    assert not cubes, cubes
    village.grain += family.grain - grain
    village.coins += family.coins - coins
    family.grain, family.coins, family.life = grain, coins, life
    return family


def members(village: Village, seat: int, **places: list[int]) -> None:
    """Puts members, by generation, on these places (`stage_2` is 'stage-2'); all others are unborn."""
    generation_of = village.tables.generation_of
    for member, here in enumerate(village.families[seat].where.copy()):
        village.move(seat, generation_of[member], here, UNBORN)
    for word, generations in places.items():
        for generation in generations:
            village.move(seat, generation - 1, UNBORN, place(village, word))


def place(village: Village, word: str) -> int:
    elsewhere = {"unborn": UNBORN, "bag": BAG, "grave": GRAVE, "removed": REMOVED}
    if word in elsewhere:
        return elsewhere[word]
    for area, name in enumerate(AREAS):
        if word == f"chronicle_{name}":
            return CHRONICLE + area
    tables = village.tables
    known = word if word in tables.place_words else word.replace("_", "-")
    return tables.places[tables.place_words.index(known)]


def board(village: Village, **spaces: dict[str, int]) -> None:
    """Lays exactly these cubes on the action spaces; everything else, the green bag too, goes to the supply."""
    for cube in range(CUBES):
        _to_supply(village, cube, village.bag[cube] + sum(village.board[cube::CUBES]))
    village.bag = [0] * CUBES
    village.board = [0] * len(village.board)
    for space, cubes in spaces.items():
        for word, count in cubes.items():
            cube = village.tables.cubes.index(word)
            _to_supply(village, cube, -count)
            village.board[SPACES.index(space) * CUBES + cube] = count


def _to_supply(village: Village, cube: int, count: int) -> None:
    if cube == PLAGUE:
        village.plague += count
    else:
        village.influence[cube] += count


def customers(village: Village, stalls: list[str], line: list[str], pile: int | None = None) -> None:
    """Who stands where; the rest are in the pile, or only so many of them (the others have left for good)."""
    names = [customer.name for customer in village.tables.customers]
    village.stalls = sorted(names.index(name) for name in stalls)
    village.line = [names.index(name) for name in line]
    rest = [number for number in range(len(names)) if number not in village.stalls + village.line]
    village.pile = rest[:pile]


def rest_in_peace(village: Village, graves: int, **free: int) -> None:
    """How many graves and chronicle spaces are still free; areas not named have none."""
    village.graves = graves
    village.chronicle = [free.pop(area, 0) for area in AREAS]
    assert not free, free


# -- where a test begins ----------------------------------------------------------------------------------------------


def turn(village: Village, seat: int = 0) -> None:
    """A turn of that seat begins."""
    begin(village, StartTurn(seat))


def at(village: Village, space: str, seat: int = 0) -> None:
    """That seat has just taken a cube from the space."""
    number = SPACES.index(space)
    if space == "market":
        begin(village, EndOfTurn(seat), MarketDay(seat, seat, 0, True, False))
    else:
        begin(village, EndOfTurn(seat), action_of(seat, number, False))


def mourn(village: Village, seat: int = 0) -> None:
    """It is the end of that seat's turn, and somebody has to die."""
    village.families[seat].deaths = 1
    begin(village, EndOfTurn(seat))


def mourn_in_market(village: Village, seat: int, holder: int) -> None:
    begin(village, EndOfTurn(holder), LoseMember(seat, holder))


def mass(village: Village) -> None:
    """A mass is held, and then nothing more."""
    begin(village, HoldMass())


def new_round(village: Village) -> None:
    begin(village, NewRound())


# -- looking ----------------------------------------------------------------------------------------------------------


def at_place(village: Village, seat: int, word: str) -> list[int]:
    """The generations of the members there."""
    wanted = place(village, word)
    where = village.families[seat].where
    return [village.tables.generation_of[member] + 1 for member, here in enumerate(where) if here == wanted]


def cubes(village: Village, seat: int, colour: str) -> int:
    return village.families[seat].influence[village.tables.colours.index(colour)]


def goods(village: Village, seat: int, good: str) -> int:
    return village.families[seat].goods[village.tables.goods.index(good)]


def names(village: Village, numbers: list[int]) -> list[str]:
    return [village.tables.customers[number].name for number in numbers]


def in_supply(village: Village, colour: str) -> int:
    return village.influence[village.tables.colours.index(colour)]


def is_marker_free(village: Village) -> bool:
    return village.marker == NOBODY
