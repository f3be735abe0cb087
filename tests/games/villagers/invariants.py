"""What is always so in Villagers (chapter 1, 6.10, 6.25, 9.3): above all, that every village is a forest."""

from __future__ import annotations

from typing import Any

from allmende import State
from allmende.games.villagers.state import Village, Villagers


def check(state: State) -> None:
    assert isinstance(state, Villagers)
    for seat, village in enumerate(state.villages):
        check_forest(village)
        if seat < state.seats:
            check_chains(state, village)
            check_view(state, seat)
        else:
            assert not any(village.loads), "the Countess' villagers are never covered"
    assert all(coins >= 0 for coins in state.supply)


def check_forest(village: Village) -> None:
    """Every card is reached from a first card, once, and loads say what lies on it."""
    size = len(village.kinds)
    columns = (village.roles, village.loads, village.below, village.coins, village.open)
    assert all(len(column) == size for column in columns)
    above: list[list[int]] = [[] for _ in range(size)]
    bases: list[int] = []
    for node, below in enumerate(village.below):
        assert -1 <= below < size
        (bases if below < 0 else above[below]).append(node)
    reached: list[int] = []
    front = bases
    while front:
        reached += front
        assert len(reached) <= size, "a card lies on itself"
        front = [node for below in front for node in above[below]]
    assert sorted(reached) == list(range(size)), "a card can't be reached"
    assert village.loads == [len(cards) for cards in above]


def check_chains(state: Villagers, village: Village) -> None:
    """Each card lies on what its chain asks for, and none carries more than it can."""
    tables = state.tables
    for node, kind in enumerate(village.kinds):
        role, load, below = village.roles[node], village.loads[node], village.below[node]
        assert load <= tables.slots[role]
        assert role == kind or tables.is_special[kind] or {role, kind} == {0, 1}
        wanted = tables.below[role]
        assert (village.roles[below] if below >= 0 else -1) == wanted
        if tables.is_special[kind] and not tables.stays[kind]:
            assert load, "a Monk or an Apprentice lies uncovered"
        assert not village.coins[node] or not load, "coins on a covered card"
        open_way = village.open[node]
        assert (open_way >= 0) == (load < tables.slots[role])


def check_view(state: Villagers, seat: int) -> None:
    """What is drawn is what there is: each card of the village once."""
    drawn: list[str] = []

    def walk(cards: list[dict[str, Any]]) -> None:
        for card in cards:
            drawn.append(card["card"])
            walk(card["on"])

    walk(state.view(seat)["players"][seat]["village"])
    village = state.villages[seat]
    assert sorted(drawn) == sorted(state.name(kind) for kind in village.kinds)
