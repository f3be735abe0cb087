"""The shape of Villagers' view."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from allmende.core.shapes import Asked, Common


class Back(TypedDict):
    """A card as somebody sees it: its suit if the back is known, its name if the front is."""

    suit: str | None
    card: str | None


class RoadCard(TypedDict):
    card: str
    coins: int


class Pile(TypedDict):
    size: int
    top: str | None  # the suit of the back on top
    known: list[Back]  # from the top


class Reserve(Pile):
    bottom: list[Back]


class Placed(TypedDict):
    """A card in a village, and what lies on it."""

    card: str
    coins: int
    free: int
    on: list[Placed]
    role: NotRequired[str]  # of a special


class PlayerView(TypedDict):
    coins: int
    hand: list[Back]
    drafted: list[str]
    picks: int
    draft_limit: int
    build_limit: int
    food: int
    builders: int
    village: list[Placed]


class Markets(TypedDict):
    first_paid: bool
    due: list[str]


class Turn(TypedDict):
    limit_used: int
    cap_used: int
    cap: int
    exchanged: int
    exchanges: int
    tinner: bool
    recruited: int
    robbed: bool
    freelanced: bool


class Where(TypedDict):
    """A place a remembered card may lie at: a hand, the buried cards of a seat, a pile and how deep, a pack."""

    hand: NotRequired[int]
    buried: NotRequired[int]
    pile: NotRequired[int]
    depth: NotRequired[int]
    pack: NotRequired[int]


class Remembered(TypedDict):
    suit: str
    card: str | None
    places: list[Where]


class Pack(TypedDict):
    cards: list[Back]
    has_chosen: bool
    chosen: NotRequired[str]


class Countess(TypedDict):
    coins: int
    gold: int
    village: list[RoadCard]
    event: str | None
    event_numbers: dict[str, int]
    events_are_ours: bool
    events_left: list[int]
    jester: int


class Table(TypedDict):
    round: int
    first: int
    row: list[RoadCard | None]
    stacks: list[Pile]
    reserve: Reserve
    basics: dict[str, int]
    discards: list[str]
    buried: list[Back]
    markets: Markets
    turn: Turn
    players: list[PlayerView]
    remembered: list[Remembered]
    packs: NotRequired[list[Pack]]
    countess: NotRequired[Countess]


class Pending(Asked):
    card: NotRequired[str]  # to be unlocked, placed or (a basic one) had
    unlocker: NotRequired[str]  # of its padlock
    monks: NotRequired[int]  # below it
    stack: NotRequired[int]  # 0: the reserve, or none
    mover: NotRequired[int]  # who picks next
    owner: NotRequired[int]  # whose hand is looked at
    least: NotRequired[int]  # gold


class View(Common, Table):
    pending: Pending | None
