"""Drafted starting hands (11.1, R42)."""

from __future__ import annotations

import allmende
from allmende.games.villagers.state import Villagers, entry_of
from allmende.games.villagers.state import kind_of as card_of
from tests.games.playing import pending, play
from tests.games.villagers.table import build, row_names, stacks, update


def new(seats: int, seed: int = 3) -> Villagers:
    state = allmende.game("villagers").new(seats, seed, drafted_hands=True, start="2")
    assert isinstance(state, Villagers)
    return state


def names(state: Villagers, cards: list[int]) -> list[str]:
    return sorted(state.name(card_of(entry)) for entry in cards)


def test_packs_go_to_the_left_and_the_last_cards_under_the_reserve() -> None:
    state = new(3)
    packs = [names(state, pack) for pack in state.packs]
    assert [len(pack) for pack in packs] == [7] * 3
    order, kept = [], [list[str](), list[str](), list[str]()]
    passes = 0
    while state.packs:
        kind, seat = pending(state)
        assert kind == "keep-card"
        order.append(seat)
        mine = packs[(seat - passes) % 3]
        offered = [state.game.action(code).args[0] for code in state.legal]
        assert set(offered) == set(mine)
        first = str(offered[0])
        mine.remove(first)
        kept[seat].append(first)
        state.apply(state.legal[0])
        if len(order) % 3 == 0:
            passes += 1
    assert order[:6] == [1, 2, 0, 1, 2, 0]
    assert len(order) == 18
    assert [names(state, cards) for cards in state.hands] == [sorted(cards) for cards in kept]
    # R42: in turn order, so the first player's card lies above the others
    left = [state.name(card_of(entry)) for entry in reversed(state.bottom)]
    assert left == [packs[(seat - 5) % 3][0] for seat in (1, 2, 0)]
    assert state.pile_size(6) == 28
    assert pending(state)[0] in ("pick-villager", "courier-window")


def test_a_pick_is_secret_until_all_have_picked() -> None:
    state = new(3)
    code = state.legal[0]
    card = state.game.action(code).args[0]
    state.apply(code)
    assert state.view(1)["packs"][1]["chosen"] == card
    for looker in (0, 2, None):
        shown = state.view(looker)["packs"][1]
        assert "chosen" not in shown
        assert shown["has_chosen"]
        assert all(known["card"] is None for known in shown["cards"])
    assert state.events == []


def test_backs_are_public_and_what_was_passed_on_is_known() -> None:
    state = new(3)
    for _ in range(3):
        state.apply(state.legal[0])
    mine = state.view(1)["packs"]
    assert all(card["card"] for card in mine[1]["cards"])  # the pack in hand
    assert all(card["card"] for card in mine[2]["cards"])  # the one passed on
    assert all(card["card"] is None and card["suit"] for card in mine[0]["cards"])


def test_with_two_players_a_returning_pack_tells_what_was_taken() -> None:
    state = new(2)
    for _ in range(2):
        state.apply(state.legal[0])
    taken = str(state.game.action(state.legal[0]).args[0])
    taker = state.to_move
    for _ in range(2):
        state.apply(state.legal[0])
    other = 1 - (taker or 0)
    view = state.view(other)
    known = [card["card"] for card in view["players"][taker or 0]["hand"]]
    remembered = [entry["card"] for entry in view["remembered"] if entry["places"] == [{"hand": taker or 0}]]
    assert taken in known + remembered
    for seed in range(10):
        twin = state.determinize(other, seed)
        assert isinstance(twin, Villagers)
        assert taken in names(twin, twin.hands[taker or 0])


def drafted_out(*, saints: bool = False) -> Villagers:
    """Hands are drafted, and nothing is left of the Reserve but the cards that were put under it."""
    state = allmende.game("villagers").new(3, 3, drafted_hands=True, start="2", saints=saints)
    assert isinstance(state, Villagers)
    while state.packs:
        state.apply(state.legal[0])
    stacks(state, 3, 3, 3, 3, 3, 3, reserve=0)
    return state


def test_the_cards_under_the_reserve_come_last() -> None:
    state = drafted_out()
    assert state.pile_size(6) == 3
    expected = [state.name(card_of(entry)) for entry in [*state.tops[6], *reversed(state.bottom)]]
    for place in (3, 4, 5):
        state.discard(state.row[place])
        state.row[place] = -1
    update(state)
    assert [name.rstrip("*") for name in row_names(state)[3:]] == expected
    assert state.pile_size(6) == 0


def test_who_put_a_card_there_knows_it() -> None:
    state = drafted_out()
    knowers = [
        [seat for seat in range(3) if state.view(seat)["reserve"]["bottom"][number]["card"]]
        for number in range(len(state.bottom))
    ]
    assert all(knowers)
    assert all(card["card"] is None and card["suit"] for card in state.view(None)["reserve"]["bottom"])
    for seat in range(3):
        assert state.determinize(seat, 4).view(seat) == state.view(seat)


def test_a_pigeoneer_reaches_the_cards_below() -> None:
    state = drafted_out(saints=True)
    state.hands[0] = [entry_of(state.tables.pigeoneer, 1)]
    build(state)
    play(state, "pigeoneer")
    assert len(state.legal) + len(state.bottom) <= 3
    assert state.bottom == []
    state.apply(state.legal[0])
    assert state.pile_size(6) == 2
    for seat in range(3):
        assert state.determinize(seat, 4).view(seat) == state.view(seat)
