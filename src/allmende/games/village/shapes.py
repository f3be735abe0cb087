"""The shape of Village's view."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from allmende.core.shapes import Asked, Common


class Member(TypedDict):
    generation: int
    place: str


class FamilyView(TypedDict):
    members: list[Member]
    influence: dict[str, int]  # cubes by colour
    goods: dict[str, int]
    grain: int
    coins: int
    life: int  # where the marker stands on the life track
    deaths_due: int
    prestige: int
    cities: list[str]
    served: int
    customers: NotRequired[list[str]]  # one's own, and everybody's when the game is over
    points: dict[str, int]  # now, by source; of customers only where they are open


class Supply(TypedDict):
    influence: dict[str, int]
    plague: int
    goods: dict[str, int]
    grain: int
    coins: int


class MarketView(TypedDict):
    stalls: list[str]
    line: list[str]
    pile: int


class Spaces(TypedDict):
    spaces: int
    free: int


class Table(TypedDict):
    round: int
    starter: int
    marker: int | None
    spaces: dict[str, dict[str, int]]  # cubes by space and colour
    supply: Supply
    green_bag: dict[str, int]
    market: MarketView
    chronicle: dict[str, Spaces]
    graves: Spaces
    trigger: int | None  # who filled the last space
    last_turns: int | None
    families: list[FamilyView]


class Pending(Asked):
    last: NotRequired[bool]
    free: NotRequired[bool]
    count: NotRequired[int]
    must: NotRequired[bool]  # whether doing nothing is no choice
    place: NotRequired[str]  # where somebody has just been trained
    stage: NotRequired[int]  # which a councillor has just reached
    price: NotRequired[dict[str, int]]  # cubes by colour


class View(Common, Table):
    pending: Pending | None
