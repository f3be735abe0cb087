"""What events say about what changes hands, and what previews know of it (the sums are the conformance suite's)."""

from __future__ import annotations

import pytest

import allmende
from allmende import Change, Event
from allmende.core.chance import FastStream
from allmende.core.ledger import summed
from allmende.core.words import words
from allmende.games.villagers.actions import DRAW, END
from allmende.games.villagers.rules.build import BuildPhase
from allmende.games.villagers.rules.market import FoodCheck, Markets
from allmende.games.villagers.state import Villagers
from tests.games.playing import begin, happened, play
from tests.games.villagers.table import (
    build,
    coins,
    draft,
    hand,
    lay,
    let_be,
    market,
    place,
    row,
    stacks,
    top,
    update,
    village,
)


def told(state: Villagers, kind: str) -> Event:
    """The one event of that kind."""
    found = [event for event in state.events if event.kind == kind]
    assert len(found) == 1, state.events
    return found[0]


def story(state: Villagers, language: str = "en") -> list[str]:
    speech = words(language, "villagers")
    names = speech.names(state, ["Ada", "Bea", "Cai", "Dov", "Eda"][: state.seats])
    return [sentence.text for sentence in speech.story(state.events_for(None), names)]


def test_a_card_brings_what_shows_and_covers_what_lay_open() -> None:
    """1.4: the Truffer's own Food takes the place of the Swineherd's; suit and padlock are counted for ever."""
    state = lay(3)
    village(state, 0, "founders+swineherd", "hunter")
    hand(state, 0, "truffer", "agent")
    build(state)
    place(state, "truffer", "bare")
    assert state.events[0].kind == "paid-own"
    assert state.events[0].changes == [Change(0, "coins-on-villagers", 2)]
    changes = {change.what: change.amount for change in told(state, "placed").changes}
    assert changes == {"hand": -1, "villagers": 1, "gold": 6, "padlocks": 1, "suit-grains": 1}


def test_silver_is_counted_before_it_is_paid() -> None:
    state = lay(3)
    village(state, 0, "founders", "hayer", "lumberjack[carpenter]")
    hand(state, 0, "freemason", "ore_muler", "mason")
    coins(state, 0, 2)
    build(state)
    place(state, "freemason")
    assert Change(0, "silver", 3) in told(state, "placed").changes
    assert told(state, "paid-bank").changes == [Change(0, "coins", -2)]


def test_a_toll_names_its_receiver() -> None:
    state = lay(3)
    village(state, 0, "founders", "lumberjack")
    village(state, 2, "founders", "miner[blacksmith]")
    hand(state, 0, "cooper", "agent")
    build(state)
    place(state, "cooper", "bare")
    paid = told(state, "paid-other")
    assert (paid.seat, paid.args["other"]) == (0, 2)
    assert paid.changes == [Change(0, "coins", -2), Change(2, "coins-on-villagers", 2)]
    assert story(state) == ["Ada put 2 coins on Cai’s Blacksmith for a padlock and placed the Cooper."]
    assert story(state, "es") == [
        "Ada puso 2 monedas sobre el Herrero de Cai por un candado y colocó al Tonelero."
    ]


def test_coins_of_the_road_are_told_coming_and_going() -> None:
    state = lay(3)
    row(state, "hunter*", "mason*", "agent", "fisher", "priest", "wattler")
    draft(state)
    let_be(state)
    play(state, "take", 1)
    assert told(state, "drafted").changes == [Change(0, "coins", 1), Change(0, "drafted", 1)]
    assert story(state)[0] == "Ada drafted the Hunter and took 1 coin."
    update(state)
    assert told(state, "left").args == {"card": "mason", "coins": 1, "place": 2}
    assert told(state, "road-coins").args == {"coins": 6}


def test_stack_and_market_are_told_after_the_card_is_drawn() -> None:
    state = lay(2)
    stacks(state, 0, 1, 1, 0, 0, 0)
    top(state, 2, "hunter")
    draft(state)
    let_be(state)
    play(state, "draw", 2)
    kinds = [event.kind for event in state.events]
    assert kinds == ["drew", "stack-empty", "first-market-called"]
    let_be(state)
    warned = state.preview(state.space.at(DRAW, 2).code)
    assert {event.kind for event in warned.warnings} == {"stack-empty", "last-round"}
    play(state, "draw", 3)
    assert [event.kind for event in state.events] == ["drew", "stack-empty", "last-round"]


def test_a_preview_of_a_draw_knows_the_count_and_not_the_card() -> None:
    state = lay(2)
    draft(state)
    let_be(state)
    preview = state.preview(state.space.at(DRAW, 0).code)
    assert (preview.changes, preview.uncertain) == ([Change(0, "drafted", 1)], True)
    assert preview.warnings == []


def test_drafted_cards_go_to_hand_in_the_open() -> None:
    state = lay(2)
    draft(state)
    for _ in range(4):
        let_be(state)
        play(state, "take", 1)
    # the second seat's second pick; the first seat's was told before
    assert told(state, "picked-up").changes == [Change(1, "hand", 2), Change(1, "drafted", -2)]


@pytest.mark.parametrize("short", [True, False])
def test_nothing_left_to_draft_is_told_only_where_somebody_would_have(short: bool) -> None:
    """R5; with four villagers both seats reach their limits of 2."""
    state = lay(2)
    names = ["hunter", "mason", "agent", "fisher"][: 3 if short else 4]
    row(state, *names)
    stacks(state, 0, 0, 0, 0, 0, 0, reserve=0)
    draft(state)
    for number in range(len(names)):
        let_be(state)
        play(state, "take", number + 1)
    assert happened(state, "nothing-to-draft") == ([-1] if short else [])
    assert happened(state, "picked-up") == ([0, 1] if short else [1])


def test_markets_say_what_was_earned_and_never_a_nought() -> None:
    state = lay(3)
    village(state, 0, "founders", "harvester", "lumberjack[shipwright(2) | wood_carver]")
    village(state, 1, "founders_food")
    village(state, 2, "founders", "hunter", "priest", "agent")
    market(state, first=True)
    assert story(state) == [
        "Ada earned 6 coins at the first market, 2 of them for coins on villagers.",
        "Bea earned nothing at the first market.",
        "Cai earned 2 coins at the first market.",
    ]
    market(state, second=True)
    assert story(state) == [
        "Ada earned 8 coins at the second market: 4 for gold, 2 for coins on villagers, 2 for silver.",
        "Bea earned nothing at the second market.",
        "Cai earned 5 coins at the second market: 2 for gold, 3 for silver.",
    ]
    assert [event.changes for event in state.events] == [[Change(0, "coins", 8)], [], [Change(2, "coins", 5)]]


def test_the_countess_card_turns_in_the_open() -> None:
    state = lay(1)
    market(state, first=True)
    assert told(state, "countess-turned").changes == [Change(1, "gold", 32)]
    assert story(state)[-1] == (
        "The Countess earned 4 coins at the first market and turned her card, now worth 36 gold."
    )
    assert state.holdings()[1]["coins"] == 5
    assert "hand" not in state.holdings()[1]


@pytest.mark.parametrize("last", [False, True])
def test_ending_the_last_build_turn_previews_market_and_food_check(last: bool) -> None:
    """Forced consequences belong to the choice: 7.1 and 8.4."""
    state = lay(2)
    village(state, 0, "founders", "graper[vintner]")
    village(state, 1, "founders", "fisher")
    hand(state, 0, "agent")
    hand(state, 1, "agent")
    state.due = 1
    begin(state, Markets(), FoodCheck(), BuildPhase())
    if last:
        play(state, "end")
    preview = state.preview(state.space.at(END).code)
    assert not preview.uncertain
    if not last:
        assert (preview.changes, preview.warnings) == ([], [])
        return
    assert [(event.kind, event.seat) for event in preview.warnings] == [("turned", 0)]
    assert summed(preview.changes) == [
        Change(0, "gold", -2), Change(0, "food", 1), Change(0, "coins", 5), Change(1, "coins", 5)
    ]  # fmt: skip


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_an_uncertain_preview_tells_what_happens_before(seats: int) -> None:
    """Its changes are those of the first few events that do come."""
    options: dict[str, bool] = {}
    if seats == 5:
        options = {"drafted_hands": True, "saints": True, "scoundrels": True, "promo": True}
    state, chance = allmende.game("villagers").new(seats, 3, **options), FastStream(3)
    met = 0
    while not state.is_over:
        previews = state.previews() if chance.below(3) == 0 else {}
        for code, preview in previews.items():
            if preview.uncertain:
                twin = state.clone()
                twin.apply(code)
                prefixes = [
                    summed([change for event in twin.events[:count] for change in event.changes])
                    for count in range(len(twin.events) + 1)
                ]
                assert preview.changes in prefixes, (state.game.action(code), preview, twin.events)
                met += bool(preview.changes)
        state.apply(state.legal[chance.below(len(state.legal))])
    assert met > 20
