"""The shape of Pandemain's view."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from allmende.core.shapes import Asked, Common


class Loaf(TypedDict):
    bread: str
    quality: str
    day: int
    count: int


class BakerView(TypedDict):
    points: int
    penitence: int
    workers: int
    own_workers: int
    aside: int
    pfennigs: int
    ingredients: dict[str, int]
    flour: dict[str, int]
    loaves: list[Loaf]
    active: dict[str, int]  # carts, oxen and cows
    used: dict[str, int]
    villagers: list[str]
    loans: int
    penances: NotRequired[int]
    reputation: NotRequired[dict[str, int]]
    last_sale: NotRequired[int]


class Order(TypedDict):
    name: str
    bread: str | None
    points: int
    dawn: bool


class PermanentOrder(TypedDict):
    bread: str
    points: int


class Upcoming(TypedDict):
    to: str
    bread: str | None


class VillageView(TypedDict):
    name: str
    permanent: PermanentOrder
    orders: list[Order]
    upcoming: list[Upcoming]
    villager: str
    villagers_left: int
    limit: int


class Granary(TypedDict):
    workers: int
    limit: int


class ChurchView(TypedDict):
    offerings: list[str]
    pile: list[str]
    discards: list[str]
    rewards: dict[str, list[str]]
    inquisition: int
    crosses_shown: list[int]
    crosses_left: list[int]


class MasterView(TypedDict):
    number: int
    employer: int | None
    upgraded: bool
    experience: int


class SimBakerView(TypedDict):
    name: str
    icons: list[str]
    day_icons: int
    night: NotRequired[str | None]
    card: NotRequired[int]


class Table(TypedDict):
    round: int
    night: bool
    players: list[str]
    tower: list[int]
    next_tower: list[int]
    workers: dict[str, list[int]]
    stalls: dict[str, int]
    bag: dict[str, int]
    mill: dict[str, dict[str, int]]
    granary: Granary
    castle_loans: int
    villages: list[VillageView]
    church: ChurchView
    supply: dict[str, int]
    bakers: list[BakerView]
    families: list[int]
    masters: NotRequired[list[MasterView]]  # this and the next three: in the expert mode only
    favours: NotRequired[list[str]]
    servant: NotRequired[str | None]
    penances: NotRequired[int]
    sim_bakers: NotRequired[list[SimBakerView]]
    cards_shown: NotRequired[list[int]]


class Pending(Asked):
    passed: NotRequired[bool]  # whether the trade house has been passed through
    proposals: NotRequired[int]  # made in this turn
    acted: NotRequired[bool]  # whether one's own action is done
    stall: NotRequired[str]
    breads: NotRequired[list[str]]
    given: NotRequired[list[str]]  # sets
    place: NotRequired[str]  # the village one is selling in
    sold: NotRequired[int]
    permanent: NotRequired[bool]  # whether the permanent order is still to be served
    token: NotRequired[str]
    stack: NotRequired[int]
    baked: NotRequired[int]
    count: NotRequired[int]
    wanted: NotRequired[dict[str, int]]
    asker: NotRequired[int]
    pfennigs: NotRequired[int]
    first: NotRequired[bool]
    price: NotRequired[int]


class View(Common, Table):
    pending: Pending | None
