"""The shape of Black Forest's view."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from allmende.core.shapes import Asked, Common


class Place(TypedDict):
    """Where a figure stands: a village and the number of its space (0: the centre), or a location."""

    place: str
    space: int


class Way(TypedDict):
    """What going there costs: provisions for the roads, and how many tolls."""

    provisions: int
    tolls: int


class Housed(TypedDict):
    pig: int
    cattle: int


class PlayerView(TypedDict):
    basics: dict[str, int]
    glass: int
    provisions: list[int]
    commodity: int
    glass_turns: int
    cooking_turns: int
    reminder: bool
    progress: int
    pawn: Place | None
    ways: dict[str, Way]  # by village and location
    pigs: int
    cattle: int
    housing: dict[str, Housed]  # where the animals stand, by cell
    buildings: list[str]
    estates: list[list[list[str]]]
    bonuses_due: int
    asks_about_gifts: bool  # whether this seat wants to be asked about gifts that turn no wheel


class VillageView(TypedDict):
    tradespeople: list[str]
    job: str | None


class Location(TypedDict):
    job: str | None


class Supply(TypedDict):
    forests: int
    small_estates: int


class Table(TypedDict):
    round: int
    starter: int
    trigger: int | None
    last_turns: int | None
    villages: dict[str, VillageView]
    locations: dict[str, Location]
    job_stack: int
    jobs_done: list[str]
    supply: Supply
    offer: list[str]
    neutral: Place | None
    placed: list[Place | None]
    players: list[PlayerView]
    rank: NotRequired[str]


class Pending(Asked):
    fresh: NotRequired[bool]  # whether nothing has been done in this turn yet
    swapped: NotRequired[bool]  # whether the Merchant has been exchanged in this turn
    acted: NotRequired[bool]  # whether a tradesperson or job has been used in this turn
    good: NotRequired[str]
    count: NotRequired[int]
    tile: NotRequired[str]
    skips: NotRequired[bool]
    receiver: NotRequired[int]
    building: NotRequired[str]


class View(Common, Table):
    pending: Pending | None
