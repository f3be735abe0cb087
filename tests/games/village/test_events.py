"""The events: each fact once, with everything that changed hands; also what whole games rarely show."""

from __future__ import annotations

from typing import Any

import pytest

from allmende import Action, Change, Event
from allmende.core.words import words
from allmende.games.village.rules.payment import ChooseCubes
from allmende.games.village.state import Village
from tests.games.playing import begin, happened, pending, play
from tests.games.village.table import (
    at,
    board,
    customers,
    lay,
    mass,
    members,
    mourn,
    new_round,
    own,
    rest_in_peace,
    turn,
)

PLAYERS = ["Ada", "Bea", "Cai", "Dov"]

Told = list[tuple[dict[str, Any], dict[str, int]]]


def told(village: Village, kind: str) -> Told:
    """Arguments and changes (of the event's seat) of all events of a kind in the last apply."""
    return [
        (event.args, {change.what: change.amount for change in event.changes if change.seat == event.seat})
        for event in village.events
        if event.kind == kind
    ]


def warnings(village: Village, verb: str, *args: str | int) -> list[Event]:
    return village.preview(village.game.code(Action(verb, args))).warnings


def story(village: Village) -> str:
    return " ".join(said.text for said in words("en", "village").story(village.events, PLAYERS))


# -- a turn ------------------------------------------------------------------------------------------------------------


def test_u3_a_plague_cube_tells_the_time_it_costs() -> None:
    village = lay()
    board(village, harvest={"plague": 1, "pink": 1})
    turn(village)
    play(village, "take", "harvest", "plague")
    assert told(village, "took") == [({"space": "harvest", "cube": "plague"}, {"hours": -2})]
    assert story(village) == "Ada took a plague cube from the harvest (2 hours lost)."


def test_d2_the_bridge_brings_a_new_life_in_an_entry_of_its_own() -> None:
    village = lay()
    members(village, 0, farmyard=[1, 1], smithy=[1])
    own(village, 0, life=9)
    at(village, "crafts")
    preview = village.preview(village.game.code(Action("train", ("smithy", 1))))
    assert [change.amount for change in preview.changes if change.what == "hours"] == [-3, 10]
    play(village, "train", "smithy", 1)
    moved = {"members-at-farmyard": -1, "members-at-smithy": 1}
    assert told(village, "trained") == [({"generation": 1, "place": "smithy"}, {"hours": -3, **moved})]
    assert told(village, "bridge") == [({"certain": 1, "at_once": 0}, {"hours": 10})]
    assert village.holdings()[0]["hours"] == 8
    assert (
        story(village)
        == "Ada trained a 1st-generation family member at the smithy for 3 hours and crossed the bridge."
    )


def test_t5_the_last_cube_is_announced() -> None:
    village = lay()
    board(village, family={"pink": 1})
    turn(village)
    assert [event.kind for event in warnings(village, "take", "family", "pink")] == ["last-cube"]
    play(village, "take", "family", "pink")
    assert happened(village, "last-cube") == [0]
    assert [(event.kind, event.args) for event in warnings(village, "skip")] == [("mass", {"last": 0})]


def test_w1_the_well_tells_what_it_cost() -> None:
    village = lay()
    own(village, 0, pink=2, coins=1)
    turn(village)
    play(village, "well", "pink", 1)
    assert told(village, "well") == [({}, {"influence-pink": -2, "coins": -1})]
    assert story(village) == "Ada used the well for 2 pink cubes and 1 coin."


def test_t6_both_markers_change_hands_with_the_round() -> None:
    village = lay()
    board(village)
    village.marker = 2
    new_round(village)
    (event,) = [event for event in village.events if event.kind == "round"]
    assert set(event.changes) == {
        Change(0, "start-marker", -1),
        Change(2, "start-marker", 1),
        Change(2, "next-start-marker", -1),
    }
    assert story(village).startswith("Round 2: Cai starts. 21 cubes were put on the action spaces, ")


# -- the actions -------------------------------------------------------------------------------------------------------


def test_h3_what_found_no_room_is_told_and_warned_of() -> None:
    village = lay()
    own(village, 0, {"ox": 1, "plow": 1}, grain=3)
    at(village, "harvest")
    assert [event.args for event in warnings(village, "harvest")] == [{"count": 2}]
    play(village, "harvest")
    assert story(village) == "Ada harvested 2 grain and had no room for 2 more grain."


def test_c5_a_purchase_carries_its_payment() -> None:
    village = lay()
    own(village, 0, orange=1, pink=1)
    at(village, "crafts")
    play(village, "buy", "wagon")
    paid = {"influence-orange": -1, "influence-pink": -1}
    assert told(village, "bought") == [({"good": "wagon"}, {**paid, "wagon": 1})]
    assert story(village) == "Ada bought a wagon for 1 orange cube and 1 pink cube."


def test_q2_where_coins_are_a_choice_the_payment_is_told_when_it_is_made() -> None:
    village = lay()
    own(village, 0, orange=1, pink=1, coins=1)
    at(village, "crafts")
    play(village, "buy", "wagon")
    assert story(village) == "Ada bought a wagon."
    play(village, "pay", 1, 0, 0, 0)
    assert story(village) == "Ada paid 1 pink cube and 1 coin."


def test_c6_the_mill_in_one_entry() -> None:
    village = lay()
    own(village, 0, grain=3)
    at(village, "crafts")
    play(village, "mill")
    assert told(village, "milled") == [({}, {"grain": -2, "hours": -2, "coins": 2})]
    assert story(village) == "Ada turned 2 grain and 2 hours into 2 coins at the mill."


def test_r45_coins_that_are_not_there_are_told() -> None:
    village = lay()
    village.coins = 1
    own(village, 0, grain=3)
    at(village, "crafts")
    play(village, "mill")
    assert told(village, "milled") == [({}, {"grain": -2, "hours": -2, "coins": 1})]
    assert told(village, "coins-short") == [({"count": 1}, {})]


def test_m3_a_sale_tells_the_customer_and_its_points() -> None:
    village = lay()
    customers(village, ["c01", "c03"], [])
    own(village, 0, grain=3)
    at(village, "market")
    points = next(customer.points for customer in village.tables.customers if customer.name == "c01")
    play(village, "serve", "c01")
    args = {"customer": "c01", "points": points}
    assert told(village, "served") == [(args, {"grain": -3, "customers": 1})]


def test_m5_a_later_sale_carries_its_green_cube_and_hour() -> None:
    village = lay()
    customers(village, ["c01", "c13"], [])
    own(village, 1, {"horse": 1, "plow": 1}, green=1)
    at(village, "market")
    play(village, "serve", "c13")
    paid = {"influence-green": -1, "hours": -1, "horse": -1, "plow": -1}
    assert told(village, "served") == [({"customer": "c13", "points": 6}, {**paid, "customers": 1})]
    assert story(village).startswith(
        "Bea served the bailiff for 1 green cube, 1 hour, 1 horse and 1 plough (6 points). Cai passed. Bea passed."
    )


def test_m8_the_refill_is_told() -> None:
    village = lay(3)
    customers(village, ["c01", "c03"], ["c02", "c04", "c05"], pile=1)
    own(village, 0, grain=3)
    at(village, "market")
    play(village, "serve", "c01")
    assert told(village, "moved-up") == [({"count": 3}, {})]
    assert told(village, "joined-line") == [({"count": 1}, {})]


def test_v4_a_first_visit_and_a_second_one() -> None:
    village = lay()
    own(village, 0, {"wagon": 2}, brown=4)
    at(village, "travel")
    play(village, "travel", "village-north_near", 1)
    paid = {"influence-brown": -2, "wagon": -1, "hours": -2}
    moved = {"members-at-farmyard": -1, "members-at-north_near": 1}
    assert told(village, "travelled") == [({"generation": 1, "place": "north_near"}, {**paid, **moved})]
    assert told(village, "visited") == [({"place": "north_near"}, {"prestige": 3, "cities": 1})]
    at(village, "travel")
    play(village, "travel", "village-north_near", 1)
    assert told(village, "visited") == []


def test_k2_a_seat_in_the_council_carries_its_price() -> None:
    village = lay()
    own(village, 0, {"scroll": 1})
    at(village, "council")
    play(village, "enter", 1, "scroll")
    moved = {"members-at-farmyard": -1, "members-at-stage-1": 1}
    assert told(village, "seated") == [({"generation": 1, "stage": 1}, {"scroll": -1, "hours": -1, **moved})]
    play(village, "privilege", 1)
    assert told(village, "marker") == [({}, {"next-start-marker": 1})]


def test_k4_prestige_for_a_coin_in_one_entry() -> None:
    village = lay()
    members(village, 0, farmyard=[1], stage_4=[3])
    own(village, 0, coins=2)
    at(village, "council")
    play(village, "privilege", 4)
    assert told(village, "bought-prestige") == [({}, {"coins": -1, "prestige": 3})]
    assert story(village) == "Ada bought 3 prestige for 1 coin."


def test_r44_cubes_are_chosen_one_after_the_other() -> None:
    village = lay()
    begin(village, ChooseCubes(0, 3))
    for left in (3, 2, 1):
        assert pending(village) == ("choose-cubes", 0)
        assert village.view(0)["pending"]["count"] == left
        play(village, "choose-cube", "green")
        assert told(village, "cube") == [({"cube": "green"}, {"influence-green": 1})]
    assert village.is_over
    assert village.families[0].influence[village.tables.green] == 3


# -- mass --------------------------------------------------------------------------------------------------------------


def test_a2_the_monks_are_told_too() -> None:
    village = lay()
    mass(village)
    assert told(village, "monks") == [({"count": 4}, {})]  # nobody but monks in the bag
    members(village, 0, farmyard=[1], bag=[1, 2])
    members(village, 2, bag=[1, 1])
    mass(village)
    drawn = happened(village, "drawn")
    assert drawn == sorted(drawn)
    assert sum(args["count"] for args, _ in told(village, "monks")) == 4 - len(drawn)


def test_a5_the_majority_carries_its_prestige() -> None:
    village = lay()
    members(village, 1, window_1=[1])
    mass(village)
    assert told(village, "majority") == [({}, {"prestige": 2})]
    assert "Bea gained 2 prestige for the most family members in the church." in story(village)


# -- death -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("graves", "crafts", "kind", "place"),
    [(0, 0, "removed", "removed"), (3, 0, "graved", "grave"), (3, 1, "chronicled", "chronicle-crafts")],
)
def test_d6_d7_where_the_dead_go(graves: int, crafts: int, kind: str, place: str) -> None:
    village = lay()
    rest_in_peace(village, graves, farmyard=1, crafts=crafts)
    members(village, 0, smithy=[1], farmyard=[1, 2])
    mourn(village)
    play(village, "let-die", "smithy")
    moved = {"members-at-smithy": -1, f"members-at-{place}": 1}
    assert told(village, kind) == [({"generation": 1, "place": "smithy"}, moved)]


@pytest.mark.parametrize(
    ("where", "space", "kind", "certain"),
    [
        ({"farmyard": [1, 2]}, "harvest", "bridge", 1),
        ({"farmyard": [1]}, "harvest", "bridge", 1),
        ({"farmyard": [1]}, "church", "bridge", 0),  # may still hide in the bag
        ({"farmyard": [1], "smithy": [1]}, "church", "bridge", 1),
        ({"smithy": [1]}, "church", "bridge", 1),  # only those at home can
        ({"bag": [1]}, "family", "bridge", 0),  # a child may be born
        ({"bag": [1]}, "harvest", "bridge-safe", -1),
        ({"bag": [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4]}, "family", "bridge-safe", -1),
    ],
)
def test_r6_a_warning_of_death_is_true(
    where: dict[str, list[int]], space: str, kind: str, certain: int
) -> None:
    """Over all continuations, a member dies always, sometimes or never, as the warning says."""
    village = lay()
    board(village, **{space: {"plague": 1}, "market": {"pink": 1}})
    members(village, 0, **where)
    own(village, 0, life=9)
    turn(village)
    warned = [event for event in warnings(village, "take", space, "plague") if event.kind == "bridge"]
    assert [event.args["certain"] for event in warned] == ([certain] if kind == "bridge" else [])
    play(village, "take", space, "plague")
    assert happened(village, kind) == [0]
    deaths = {play_out_turn(village.clone())} if village.to_move != 0 else every_end(village)
    assert deaths == {1: {1}, 0: {0, 1}, -1: {0}}[certain]


def every_end(village: Village) -> set[int]:
    """How many of seat 0 may have died at the end of its turn."""
    found: set[int] = set()
    for code in village.legal:
        twin = village.clone()
        twin.apply(code)
        if twin.to_move == 0:
            found |= every_end(twin)
        else:
            found.add(play_out_turn(twin))
    return found


def play_out_turn(village: Village) -> int:
    dead = [row for what, row in village.holdings()[0].items() if "chronicle" in what or "grave" in what]
    return sum(dead)


def test_r6_who_has_nobody_left_is_spared_aloud() -> None:
    village = lay()
    board(village, church={"plague": 1}, market={"pink": 1})
    members(village, 0, farmyard=[1])
    own(village, 0, life=9)
    turn(village)
    play(village, "take", "church", "plague")
    play(village, "join", 1, "time")
    assert happened(village, "spared") == [0]


def test_e1_the_end_is_told_with_what_is_full_and_who_still_plays() -> None:
    village = lay(3)
    rest_in_peace(village, 1, farmyard=1)
    members(village, 0, smithy=[1], farmyard=[1, 2])
    mourn(village)
    assert [event.kind for event in warnings(village, "let-die", "smithy")] == ["graved", "end-triggered"]
    play(village, "let-die", "smithy")
    assert story(village) == (
        "Ada lost a 1st-generation family member from the smithy to an anonymous grave and filled the last anonymous"
        " grave, so the game is about to end. Everybody but Ada gets one last turn."
    )
