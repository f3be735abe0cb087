"""The memory aid (R53): what a view says about cards once seen, and what it hides when the aid is switched off."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import allmende
from allmende.games.villagers.state import SEEN, Villagers
from allmende.games.villagers.state import kind_of as card_of
from tests.games.playing import pending, play
from tests.games.villagers.table import (
    build,
    draft,
    exchange,
    hand,
    in_hand,
    lay,
    let_be,
    row,
    stacks,
    top,
    village,
)

aided = pytest.mark.parametrize("aid", [True, False])


def fronts(cards: list[dict[str, Any]]) -> list[str]:
    return sorted(card["card"] for card in cards if card["card"])


def hand_of(state: Villagers, looker: int | None, owner: int) -> list[str]:
    return fronts(state.view(looker)["players"][owner]["hand"])


@aided
def test_cards_drafted_in_the_open(aid: bool) -> None:
    state = lay(2, memory_aid=aid)
    row(state, "hunter", "mason", "agent", "fisher")
    draft(state)
    for number in range(3):
        let_be(state)
        play(state, "take", number + 1)
    assert hand_of(state, 0, 0) == ["agent", "hunter"]
    assert hand_of(state, 1, 0) == (["agent", "hunter"] if aid else [])
    assert hand_of(state, None, 0) == (["agent", "hunter"] if aid else [])
    suits = [card["suit"] for card in state.view(1)["players"][0]["hand"]]
    assert suits == ["single", "single"]  # the backs are there for all to see


@aided
def test_cards_given_to_a_stack(aid: bool) -> None:
    state = lay(2, memory_aid=aid)
    hand(state, 0, "hunter", "mason", seen=True)
    build(state)
    exchange(state, "hunter", "miner", 2)
    exchange(state, "mason", "miner", 2)
    known = state.view(0)["stacks"][1]["known"]
    if aid:
        assert [card["card"] for card in known][:2] == ["mason", "hunter"]
        assert [card["card"] for card in state.view(1)["stacks"][1]["known"]][:2] == ["mason", "hunter"]
    else:
        assert known == [{"suit": "ore", "card": None}]
    assert state.view(0)["stacks"][1]["top"] == "ore"


@aided
def test_doubts(aid: bool) -> None:
    state = lay(2, memory_aid=aid)
    hand(state, 0, "hunter", "agent")
    state.hands[0] = sorted(
        entry | 63 if card_of(entry) == state.tables.kind["hunter"] else entry for entry in state.hands[0]
    )
    build(state)
    exchange(state, "agent", "miner", 2)
    remembered = state.view(1)["remembered"]
    assert [entry["card"] for entry in remembered] == (["hunter"] if aid else [])


@aided
def test_bots_may_still_use_what_they_have_seen(aid: bool) -> None:
    state = lay(2, memory_aid=aid)
    hand(state, 0, "hunter", "agent", seen=True)
    for seed in range(8):
        twin = state.determinize(1, seed)
        assert isinstance(twin, Villagers)
        assert in_hand(twin, 0) == ["agent", "hunter"]
        assert twin.view(1) == state.view(1)


def test_whoever_looks_sees_without_the_aid_too() -> None:
    """While the Pigeoneer and the Noble are at work, and only then."""
    state = lay(3, memory_aid=False, saints=True, scoundrels=True)
    village(state, 0, "founders")
    hand(state, 0, "pigeoneer", "noble", "agent")
    hand(state, 1, "hunter", "monk")
    build(state)
    play(state, "pigeoneer")
    assert len(fronts(state.view(0)["reserve"]["known"])) == 6
    assert fronts(state.view(1)["reserve"]["known"]) == []
    while pending(state)[0] != "build-turn":
        assert len(fronts(state.view(0)["reserve"]["known"])) > 1
        state.apply(state.legal_actions()[0])
    assert fronts(state.view(0)["reserve"]["known"]) == []
    play(state, "noble", 2)
    assert hand_of(state, 0, 1) == ["hunter", "monk"]
    assert hand_of(state, 2, 1) == []
    play(state, "choose", "hunter")
    assert hand_of(state, 0, 1) == []


def test_packs_are_seen_by_whoever_holds_them() -> None:
    state = lay(3, memory_aid=False, drafted_hands=True)
    for seat in range(3):
        seen = [len(fronts(pack["cards"])) for pack in state.view(seat)["packs"]]
        assert seen == [7 if owner == seat else 0 for owner in range(3)]
    for _ in range(3):
        state.apply(state.legal_actions()[0])
    seen = [len(fronts(pack["cards"])) for pack in state.view(0)["packs"]]
    assert seen == [6, 0, 0]


def test_hands_are_laid_open_at_the_end() -> None:
    state = lay(2, memory_aid=False)
    hand(state, 0, "hunter")
    hand(state, 1, "agent")
    state.stack = []
    assert hand_of(state, 0, 1) == ["agent"]
    assert hand_of(state, None, 0) == ["hunter"]


def test_a_game_stored_before_there_was_a_choice_goes_on_with_the_aid() -> None:
    state = lay(2)
    stacks(state, 4, 4, 4, 4, 4, 4)
    top(state, 1, "hunter")
    frame = json.loads(state.dumps())
    del frame["options"]["memory_aid"]
    frame["rules"] = 1
    again = state.game.loads(json.dumps(frame))
    assert again.options["memory_aid"] is True
    assert again == state


def test_a_padlock_being_opened_in_a_stored_game_still_opens() -> None:
    """Rules version 1 laid the card first; what was left to do then was paying."""
    state = lay(3)
    village(state, 0, "founders", "lumberjack[cooper]")
    village(state, 1, "founders", "miner[blacksmith]")
    village(state, 2, "founders", "miner[blacksmith]")
    hand(state, 0, "agent")
    build(state)
    frame = json.loads(state.dumps())
    blacksmith = state.tables.kind["blacksmith"]
    frame["state"]["stack"].append({"is": "OpenPadlock", "parts": [0, blacksmith]})
    again = state.game.loads(json.dumps(frame))
    play(again, "pay", 3, 1)
    assert pending(again) == ("build-turn", 0)
    assert again.holdings()[2]["coins-on-villagers"] == 2


def test_what_others_remember_tells_nothing_about_cards_one_cannot_see() -> None:
    """Whether somebody still knows a card that left a hand face down depends on what else in that hand was alike. Who imagines the
    table doesn't know that, so in what they imagine nobody but its holder knows such a card."""
    told = 0
    for seed in range(6):
        state = allmende.game("villagers").new(4, seed=seed, drafted_hands=True)
        chance = random.Random(seed)
        while not state.is_over:
            state.apply(chance.choice(state.legal_actions()))
            if chance.random() > 0.1:
                continue
            seat = chance.randrange(4)
            told += len(remembered_by_others(state, seat))
            assert remembered_by_others(state.determinize(seat, chance.getrandbits(60)), seat) == []
    assert told > 20


def remembered_by_others(state: Villagers, seat: int) -> list[int]:
    """Cards in hands that this seat can't see, but somebody else than their holder has."""
    return [
        entry
        for owner, hand in enumerate(state.hands)
        for entry in hand
        if not entry >> seat & 1 and entry & SEEN & ~(1 << owner)
    ]
