"""What seats have seen: known fronts, doubts, and imagined deals that contradict neither (1.2, R40)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from allmende.core.chance import FastStream
from allmende.games.villagers.knowledge import A_CARD_OF, add_to_hand, places_of, what_of
from allmende.games.villagers.state import HAND, PACK, SEEN, WHERE_SHIFT, Villagers
from allmende.games.villagers.state import kind_of as card_of
from tests.games.playing import pending, play
from tests.games.villagers.table import (
    build,
    claim,
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


def mixed_hand(*, seen: str, unseen: str, saints: bool = False) -> Villagers:
    """Seat 0 holds a card everybody has seen and one nobody has."""
    state = lay(3, saints=saints, scoundrels=saints)
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
    state = lay(3, edition="retail")
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
    assert pending(state) == ("open-padlock", 0)  # before the freed one is laid on that Monk
    assert sorted(map(str, seen_hand(state, 1, 0))) == ["None", "monk"]
    play(state, "unlock")
    assert in_hand(state, 0) == ["monk"]
    assert sorted(map(str, seen_hand(state, 1, 0))) == ["None"]


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
    (2, {"saints": True}),
    (3, {"drafted_hands": True, "saints": True}),
    (3, {"saints": True, "scoundrels": True}),
    (4, {}),
    (5, {"drafted_hands": True, "saints": True, "scoundrels": True, "profiteers": True, "promo": True}),
]
SPECTATOR = 5
UNSEEN_MOVES = {"prophet", "pigeoneer", "noble", "fetch", "give", "courier", "draw"}


def hidden_cards(state: Villagers, observer: int) -> list[tuple[int, int]]:
    """Where each card lies that an observer can't see, and what it is."""
    groups = [(HAND + owner, cards) for owner, cards in enumerate(state.hands)]
    groups += [(PACK + number, cards) for number, cards in enumerate(state.packs)]
    found = [(place, entry) for place, cards in groups for entry in cards]
    found += [
        (entry >> WHERE_SHIFT, entry)
        for cards in (*state.tops, state.bottom, state.buried)
        for entry in cards
        if entry >> WHERE_SHIFT
    ]
    return [(place, card_of(entry)) for place, entry in found if not entry >> observer & 1]


def check_doubts(state: Villagers, observer: int) -> None:
    """Every doubt is about a card of its own that the observer can't see. (Nobody doubts what he holds.)"""
    doubts = [entry for entry in state.doubts if entry >> observer & 1]
    cards = hidden_cards(state, observer)
    holder: dict[int, int] = {}  # by card: the doubt that is about it

    def find(number: int, tried: set[int]) -> bool:
        what, places = what_of(doubts[number]), places_of(doubts[number])
        for index, (where, kind) in enumerate(cards):
            fits = state.tables.suit[kind] == what - A_CARD_OF if what >= A_CARD_OF else kind == what
            if index in tried or not fits or not places >> where & 1:
                continue
            tried.add(index)
            if index not in holder or find(holder[index], tried):
                holder[index] = number
                return True
        return False

    assert all(find(number, set()) for number in range(len(doubts)))
    assert not any(observer < SPECTATOR and places_of(entry) >> HAND + observer & 1 for entry in doubts)


@pytest.mark.sweep
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_doubts_are_never_wrong_and_never_contradicted(seats: int, options: dict[str, bool]) -> None:
    doubted = 0
    for seed in range(6):
        state = lay_whole(seats, seed, options)
        chance = FastStream(seed)
        while not state.is_over:
            unseen = [code for code in state.legal if state.game.action(code).verb in UNSEEN_MOVES]
            codes = unseen if unseen and chance.below(2) else state.legal
            state.apply(codes[chance.below(len(codes))])
            doubted += len(state.doubts)
            for observer in [*range(seats), SPECTATOR] if state.doubts else []:
                check_doubts(state, observer)
            if chance.below(12) == 0:
                seat = chance.below(seats)
                twin = state.determinize(seat, seed)
                assert isinstance(twin, Villagers)
                check_doubts(twin, seat)
                assert twin.view(seat) == state.view(seat)
                for other in range(seats):  # in a game that continues from there, all can imagine
                    assert twin.determinize(other, seed).view(other) == twin.view(other)
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


# -- heaps ------------------------------------------------------------------------------------------------------------


def below_of(state: Villagers, name: str) -> int:
    """The entry of a card nobody has seen, out of the pool."""
    kind = state.tables.kind[name]
    state.pool.remove(kind)
    return kind << 7


def test_a_card_wondered_about_is_not_counted_twice_in_a_heap() -> None:
    """Of the card seat 0 puts on a Brewer all have seen the back, and wonder whether it is the Hunter. When both are looked
    through they still know of one such card, not of the Hunter and of another with that back."""
    for put_back in ("hunter", "priest"):
        state = mixed_hand(seen="hunter", unseen="priest", saints=True)
        stacks(state, 1, 1, 1, 1, 1, 1)
        top(state, 1, "brewer")
        state.tops[0] = [state.tops[0][0] | SEEN]
        hand(state, 1, "prophet")
        build(state)
        exchange(state, put_back, "miner", 1)
        draft(state, first=1)
        let_be(state)
        play(state, "prophet", 1)
        check_doubts(state, 2)
        remembered = state.view(2)["remembered"]
        assert [(one["suit"], one["card"]) for one in remembered] == [
            ("grains", "brewer"),
            ("single", "hunter"),
        ]
        for twin in imagined(state, 2):
            heap = [twin.name(card_of(entry)) for entry in twin.tops[0]]
            assert "brewer" in heap
            assert "hunter" in heap + in_hand(twin, 0)


@pytest.mark.sweep
def test_another_order_changes_nothing_about_what_is_in_a_heap() -> None:
    """Seat 0 looks through a stack whose top shows a Single back. That there are two Singles in it is as likely as before."""
    chances = []
    for looked in (False, True):
        state = lay(2, saints=True)
        stacks(state, 2, 1, 1, 1, 1, 1)
        top(state, 1, "hunter")
        hand(state, 0, "prophet")
        draft(state)
        let_be(state)
        if looked:
            play(state, "prophet", 1)
        else:
            state.under[0] = 0  # the lower card gets its place, seen by nobody
            state.tops[0].insert(0, below_of(state, state.name(state.pool[0])))
        single = state.tables.suit[state.tables.kind["hunter"]]
        both = 0
        for twin in imagined(state, 1, 1500):
            suits = [state.tables.suit[card_of(entry)] for entry in twin.tops[0]]
            assert single in suits
            both += suits == [single, single]
        chances.append(both / 1500)
    assert chances[0] == pytest.approx(chances[1], abs=0.035)
    assert chances[0] > 0.03


@pytest.mark.parametrize("kept", ["hunter", "priest"])
def test_what_others_see_does_not_change_what_i_remember(kept: str) -> None:
    """Seats 1 and 2 wonder about two Hunters. Whether seat 2 then sees one in seat 0's hand is not for seat 1 to know."""
    state = mixed_hand(seen="hunter", unseen="priest", saints=True)
    hand(state, 2, "noble")
    build(state)
    exchange(state, "priest", "miner", 2)
    add_to_hand(state, 0, claim(state, "hunter"), SEEN)
    add_to_hand(state, 0, claim(state, "priest"), 1)
    exchange(state, "hunter", "miner", 3)
    exchange(state, "priest" if kept == "hunter" else "hunter", "miner", 4)
    assert in_hand(state, 0) == [kept]
    while state.to_move != 2:
        play(state, "end")
    before = state.view(1)["remembered"]
    assert len({str(one["places"]) for one in before}) == 2
    play(state, "noble", 1)
    assert state.view(1)["remembered"] == before
    assert seen_hand(state, 2, 0) == [kept]


def test_doubts_that_are_wrong_are_let_be() -> None:
    """A game stored by an older version may hold some: it continues."""
    state = mixed_hand(seen="hunter", unseen="priest")
    build(state)
    exchange(state, "hunter", "miner", 2)
    bishop = state.doubts[0] & ~(1023 << 6) | state.tables.kind["mason"] << 6
    state.doubts = [bishop, *state.doubts, *state.doubts, *state.doubts, *state.doubts]
    for twin in imagined(state, 1):
        assert "hunter" in [*in_hand(twin, 0), twin.name(card_of(twin.tops[1][-1]))]
