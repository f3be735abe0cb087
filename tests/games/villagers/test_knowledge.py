"""What seats have seen: known fronts, doubts, and imagined deals that contradict neither (1.2, R40)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from allmende.core.chance import FastStream
from allmende.games.villagers.knowledge import A_CARD_OF, places_of, what_of
from allmende.games.villagers.redeal import Position, _find_witnesses, _positions
from allmende.games.villagers.state import HAND, Villagers
from allmende.games.villagers.state import kind_of as card_of
from allmende.games.villagers.tables import NONE
from tests.games.playing import play
from tests.games.villagers.table import (
    build,
    draft,
    exchange,
    hand,
    in_hand,
    lay,
    let_be,
    place,
    stacks,
    top,
    village,
)


def imagined(state: Villagers, seat: int, seeds: int = 60) -> list[Villagers]:
    found = [state.determinize(seat, seed) for seed in range(seeds)]
    assert all(isinstance(twin, Villagers) for twin in found)
    return found  # type: ignore[return-value]


def seen_hand(state: Villagers, looker: int | None, owner: int) -> list[str | None]:
    cards: list[dict[str, Any]] = state.view(looker)["players"][owner]["hand"]
    return [card["card"] for card in cards]


def mixed_hand(*, seen: str, unseen: str) -> Villagers:
    """Seat 0 holds a card everybody has seen and one nobody has."""
    state = lay(3)
    hand(state, 0, seen, unseen)
    wanted = state.tables.kind[seen]
    state.hands[0] = [entry | 63 if card_of(entry) == wanted else entry for entry in state.hands[0]]
    return state


def test_a_card_of_another_suit_leaves_no_doubt() -> None:
    state = mixed_hand(seen="hunter", unseen="mason")
    build(state)
    exchange(state, "hunter", "miner", 2)
    for seat in (1, 2):
        assert state.view(seat)["stacks"][1]["known"][0] == {"suit": "single", "card": "hunter"}
    assert state.doubts == []


@pytest.mark.parametrize("given", ["hunter", "priest"])
def test_one_seen_and_one_unseen_of_a_suit(given: str) -> None:
    """Whichever leaves, the others only know: the Hunter is still in hand, or on the stack."""
    state = mixed_hand(seen="hunter", unseen="priest")
    build(state)
    exchange(state, given, "miner", 2)
    view = state.view(1)
    assert view["stacks"][1]["known"][0] == {"suit": "single", "card": None}
    assert seen_hand(state, 1, 0) == [None]
    assert view["remembered"] == [
        {"suit": "single", "card": "hunter", "places": [{"hand": 0}, {"pile": 1, "depth": 0}]}
    ]
    where: Counter[str] = Counter()
    for twin in imagined(state, 1):
        here = "hunter" in in_hand(twin, 0)
        there = twin.name(card_of(twin.tops[1][-1])) == "hunter"
        assert here or there
        assert twin.view(1) == view
        where["hand" if here else "stack"] += 1
    assert len(where) == 2  # it does not tell which
    assert state.view(0)["stacks"][1]["known"][0]["card"] == given  # who gave it knows


def test_both_deals_look_alike_to_the_others() -> None:
    views = []
    for given in ("hunter", "priest"):
        state = mixed_hand(seen="hunter", unseen="priest")
        build(state)
        exchange(state, given, "miner", 2)
        views.append([state.view(1), state.view(2), state.view(None)])
    assert views[0] == views[1]


def test_two_seen_cards_of_a_suit_change_places_only_with_each_other() -> None:
    state = lay(3)
    hand(state, 0, "hunter", "fisher", seen=True)
    build(state)
    exchange(state, "fisher", "miner", 2)
    pairs = set()
    for twin in imagined(state, 2):
        pairs.add((in_hand(twin, 0)[0], twin.name(card_of(twin.tops[1][-1]))))
    assert pairs == {("hunter", "fisher"), ("fisher", "hunter")}


def test_equal_seen_cards_stay_known() -> None:
    state = lay(3)
    hand(state, 0, "hunter", "hunter", seen=True)
    build(state)
    exchange(state, "hunter", "miner", 2)
    assert state.doubts == []
    assert seen_hand(state, 1, 0) == ["hunter"]
    assert state.view(1)["stacks"][1]["known"][0]["card"] == "hunter"


def test_nothing_seen_nothing_remembered() -> None:
    state = lay(3)
    hand(state, 0, "hunter", "fisher")
    build(state)
    exchange(state, "fisher", "miner", 2)
    assert state.doubts == []
    assert state.view(1)["remembered"] == []


def test_a_doubt_ends_when_the_card_is_placed() -> None:
    state = mixed_hand(seen="hunter", unseen="priest")
    build(state)
    exchange(state, "priest", "miner", 2)
    assert state.doubts
    place(state, "hunter")
    assert state.doubts == []


def test_a_doubt_ends_when_the_card_is_drawn() -> None:
    state = mixed_hand(seen="hunter", unseen="priest")
    build(state)
    exchange(state, "hunter", "miner", 2)
    draft(state)
    let_be(state)
    play(state, "draw", 2)
    assert state.doubts == []


def test_the_other_card_drawn_leaves_one_place() -> None:
    state = mixed_hand(seen="hunter", unseen="priest")
    build(state)
    exchange(state, "priest", "miner", 2)
    draft(state, first=1)
    play(state, "draw", 2)
    assert state.view(2)["remembered"] == [{"suit": "single", "card": "hunter", "places": [{"hand": 0}]}]
    for twin in imagined(state, 2, 20):
        assert "hunter" in in_hand(twin, 0)


def test_one_of_two_copies_placed_leaves_nothing_known_of_the_second() -> None:
    """One Hunter was seen, another came unseen: after one is placed nobody can tell which is left."""
    state = lay(3)
    hand(state, 0, "hunter", "hunter")
    state.hands[0] = sorted([state.hands[0][0] | 63, state.hands[0][1]])
    assert sorted(map(str, seen_hand(state, 1, 0))) == ["None", "hunter"]
    build(state)
    place(state, "hunter")
    assert seen_hand(state, 1, 0) == [None]
    assert seen_hand(state, 0, 0) == ["hunter"]


def test_who_returned_a_card_knows_what_the_courier_carried_off() -> None:
    state = lay(3)
    hand(state, 0, "tinner", "agent")
    hand(state, 1, "courier")
    build(state)
    exchange(state, "tinner", "miner", 2)
    draft(state, first=2)
    let_be_until_one(state)
    play(state, "courier")
    play(state, "draw", 2)
    assert seen_hand(state, 0, 1) == ["tinner"]
    assert seen_hand(state, 2, 1) == [None]
    assert seen_hand(state, None, 1) == [None]


def let_be_until_one(state: Villagers) -> None:
    while state.to_move != 1:
        play(state, "let-be")


def test_a_doubt_follows_the_courier() -> None:
    state = mixed_hand(seen="hunter", unseen="priest")
    hand(state, 1, "courier")
    build(state)
    exchange(state, "hunter", "miner", 2)
    draft(state, first=2)
    let_be_until_one(state)
    play(state, "courier")
    play(state, "draw", 2)
    assert state.view(2)["remembered"] == [
        {"suit": "single", "card": "hunter", "places": [{"hand": 0}, {"hand": 1}]}
    ]
    assert state.view(1)["remembered"] == []  # seat 1 has it and sees it
    for twin in imagined(state, 2, 20):
        assert "hunter" in in_hand(twin, 0) + in_hand(twin, 1)


def test_announced_monks_are_known_and_no_others() -> None:
    """An Apprentice with one Monk shows one Monk: who knew of one does not learn of a second."""
    state = lay(3)
    village(state, 0, "founders", "miner", "lumberjack", "wattler")
    village(state, 1, "founders", "miner[seeker+spelunker+jeweler]", "chandler", "chandler")
    hand(state, 0, "apprentice", "monk", "monk", "tinner")
    monk = state.tables.monk
    first = next(place for place, entry in enumerate(state.hands[0]) if card_of(entry) == monk)
    state.hands[0][first] |= 63
    state.hands[0].sort()
    build(state)
    play(state, "tinner")
    play(state, "apprentice", 2, "spelunker", 1)
    assert (
        state.stack[-1].__class__.__name__ == "OpenPadlock"
    )  # the freed one lies, its padlock is to be opened
    assert sorted(map(str, seen_hand(state, 1, 0))) == ["None"]
    play(state, "unlock")
    assert in_hand(state, 0) == ["monk"]


def test_announcing_ends_a_doubt() -> None:
    state = lay(3)
    village(state, 0, "founders", "miner[seeker]", "miner")
    village(state, 1, "founders", "miner[seeker+spelunker]")
    hand(state, 0, "apprentice", "monk", "tinner", "smuggler")
    monk = state.tables.monk
    state.hands[0] = [entry | 63 if card_of(entry) == monk else entry for entry in state.hands[0]]
    build(state)
    exchange(state, "smuggler", "hayer", 2)
    assert state.view(1)["remembered"][0]["card"] == "monk"
    play(state, "apprentice", 2, "seeker", 1)
    assert all(entry["card"] != "monk" for entry in state.view(1)["remembered"])


def test_suits_of_hands_and_tops_are_kept() -> None:
    state = lay(4)
    hand(state, 1, "tailor", "mason", "monk")
    top(state, 1, "brewer")
    village(state, 1, "founders")
    for twin in imagined(state, 0, 20):
        assert [card["suit"] for card in twin.view(0)["players"][1]["hand"]] == ["ore", "special", "wool"]
        assert twin.view(0)["stacks"][0]["top"] == "grains"


def test_a_face_down_discard_is_remembered_too() -> None:
    state = mixed_hand(seen="hunter", unseen="priest")
    stacks(state, 0, 0, 0, 0, 0, 0, reserve=0)
    build(state)
    play(state, "fetch", "miner")
    play(state, "give", "priest")
    assert state.view(1)["buried"] == [{"suit": "single", "card": None}]
    assert state.view(1)["remembered"][0]["places"] == [{"hand": 0}, {"buried": 0}]
    for twin in imagined(state, 1, 20):
        assert "hunter" in [*in_hand(twin, 0), *(twin.name(card_of(entry)) for entry in twin.buried)]


# -- whole games ------------------------------------------------------------------------------------------------------

TABLES: list[tuple[int, dict[str, bool]]] = [
    (2, {"drafted_hands": True}),
    (3, {"saints": True, "scoundrels": True}),
    (4, {}),
    (5, {"drafted_hands": True, "saints": True, "scoundrels": True, "profiteers": True, "promo": True}),
]


def check_doubts(state: Villagers, seat: int) -> None:
    """Every doubt of the seat has a witness of its own in this deal."""
    doubts = [entry for entry in state.doubts if entry >> seat & 1]
    positions = _positions(state, seat)
    _find_witnesses(state, positions, doubts)
    found = sorted(position.doubt for position in positions if position.doubt != NONE)
    assert found == list(range(len(doubts)))
    for position in positions:
        if position.doubt != NONE:
            check_witness(state, position, doubts[position.doubt])


def check_witness(state: Villagers, position: Position, entry: int) -> None:
    what = what_of(entry)
    if what >= A_CARD_OF:
        assert state.tables.suit[position.kind] == what - A_CARD_OF
    else:
        assert position.kind == what
    assert places_of(entry) >> position.place & 1


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_doubts_are_never_wrong_and_never_contradicted(seats: int, options: dict[str, bool]) -> None:
    doubted = 0
    for seed in range(4):
        state = lay_whole(seats, seed, options)
        chance = FastStream(seed)
        while not state.is_over:
            state.apply(state.legal[chance.below(len(state.legal))])
            doubted += len(state.doubts)
            for seat in range(seats):
                check_doubts(state, seat)
            if chance.below(12) == 0 and not state.is_over:
                seat = chance.below(seats)
                twin = state.determinize(seat, seed)
                assert isinstance(twin, Villagers)
                check_doubts(twin, seat)
                assert twin.view(seat) == state.view(seat)
    assert doubted > 0


def lay_whole(seats: int, seed: int, options: dict[str, bool]) -> Villagers:
    state = lay(2).game.new(seats, seed, **options)
    assert isinstance(state, Villagers)
    return state


def test_own_cards_are_always_seen() -> None:
    state = lay_whole(4, 3, {})
    chance = FastStream(3)
    while not state.is_over:
        state.apply(state.legal[chance.below(len(state.legal))])
        for seat, cards in enumerate(state.hands):
            assert all(entry >> (HAND + seat) & 1 for entry in cards)
            assert cards == sorted(cards)
