"""What changes hands in Black Forest and its events: nothing missing, nothing that did not happen."""

from __future__ import annotations

import json
from pathlib import Path

import allmende
from allmende.core.ledger import Change
from allmende.core.words import words
from allmende.games.black_forest.rules.effects import Stand
from allmende.games.black_forest.rules.livestock import KeepHerd
from allmende.games.black_forest.rules.round import EndTurn
from allmende.games.black_forest.state import BlackForest
from tests.games.black_forest.table import (
    arrive,
    at,
    end_turn,
    face,
    gains,
    has,
    herd,
    job,
    land,
    lay,
    offer,
    own,
    stand,
    trades,
    turn,
)
from tests.games.playing import begin, legal, pending, play

A, B, C = 0, 1, 2


def told(forest: BlackForest) -> list[tuple[str, int, dict[str, int]]]:
    """The events of the last action: kind, seat, and what they did to that seat."""
    return [
        (event.kind, event.seat, {change.what: change.amount for change in event.changes})
        for event in forest.events
    ]


def story(forest: BlackForest, language: str = "en") -> str:
    return " ".join(
        said.text for said in words(language, "black-forest").story(forest.events, ["Ada", "Bea", "Cai"])
    )


def warned(forest: BlackForest, verb: str, *args: str | int) -> list[str]:
    code = forest.game.code(allmende.Action(verb, args))
    return [event.kind for event in forest.preview(code).warnings]


# -- goods ------------------------------------------------------------------------------------------------------------


def test_wh2_a_wheel_tells_what_it_took_and_gave() -> None:
    forest = lay()
    forest.events = []
    own(forest, A, wood=3, water=2, charcoal_glass=1)
    gains(forest, A, sand=2)
    taken = {"wood": -1, "sand": -1, "water": -1, "charcoal-glass": -1}
    assert told(forest) == [
        ("gained", A, {"sand": 2}),
        ("wheel-turned", A, {"glass-turns": 1, "glass": 1, **taken}),
    ]
    forest.events = []
    own(forest, A, provisions=(1, 1), charcoal_cooking=2, porridge=2)
    gains(forest, A, meat=2)
    assert told(forest)[1] == (
        "wheel-turned", A,
        {"cooking-turns": 2, "provision": 4, "commodity": 2, "charcoal-cooking": -2, "porridge": -2, "meat": -2},
    )  # fmt: skip


def test_wh6_what_overflows_is_told_and_warned_of() -> None:
    forest = lay()
    own(forest, A, brick=5, charcoal_glass=1)
    at(forest, "brickmaker", "traveling_merchant")
    assert warned(forest, "activate", "brickmaker") == ["lost"]
    play(forest, "activate", "brickmaker")
    assert story(forest).startswith(
        "Ada used the Brickmaker, paid 1 charcoal (glass wheel), gained 2 brick and had no room for 2 brick."
    )


def test_a_price_is_told_with_what_it_pays_for() -> None:
    forest = lay()
    own(forest, A, water=1, porridge=1)
    at(forest, "landowner", "traveling_merchant")
    play(forest, "activate", "landowner-1")
    assert told(forest)[:2] == [
        ("activates", A, {"water": -1, "porridge": -1}),
        ("housed", A, {"pig": 1, "cattle": 1}),
    ]
    assert story(forest).startswith(
        "Ada used the Landowner for 1 water and 1 porridge and housed 1 pig and 1 cattle"
    )


def test_charcoal_and_what_comes_with_it_are_one_gain() -> None:
    """Kiln Firing: the wheel is asked, then 4 charcoal and 4 sand come together."""
    forest = lay()
    own(forest, A, wood=1)
    job(forest, "J10", "V1")
    at(forest, "traveling_merchant", "butcher")
    play(forest, "job")
    assert told(forest) == [("job-done", A, {"wood": -1})]
    play(forest, "wheel", "cooking")
    assert told(forest)[0] == ("gained", A, {"charcoal-cooking": 4, "sand": 4})


def test_mv8_a_toll_names_its_receiver_and_what_becomes_of_it() -> None:
    forest = lay()
    trades(forest, V2_1="traveling_merchant", V2_2="butcher")
    stand(forest, A, "V1-1")
    stand(forest, B, "V2-2")
    own(forest, A, provisions=(0, 1), brick=2)
    turn(forest, A)
    play(forest, "move", "V2-1")
    assert story(forest) == (
        "Ada went to Blasiwald, space 1, paid 1 provision and paid Bea 1 brick as a toll."
    )
    assert [event.args for event in forest.events if event.kind == "toll"] == [{"other": B}]
    play(forest, "accept")
    assert told(forest)[0] == ("accepted", B, {"brick": 1})


def test_mv8b_a_toll_without_room_is_told_to_be_lost() -> None:
    forest = lay()
    trades(forest, V2_1="traveling_merchant", V2_2="butcher")
    stand(forest, A, "V1-1")
    stand(forest, B, "V2-2")
    own(forest, A, provisions=(0, 1), brick=1)
    own(forest, B, brick=7)
    turn(forest, A)
    play(forest, "move", "V2-1")
    assert story(forest) == (
        "Ada went to Blasiwald, space 1, paid 1 provision and paid Bea 1 brick as a toll."
        " Bea had no room for 1 brick. Ada used the Traveling Merchant."
    )


def test_pc1_a_toll_for_the_neutral_figure_goes_to_the_supply() -> None:
    forest = lay(2)
    trades(forest, V5_1="traveling_merchant")
    own(forest, A, provisions=(0, 1), brick=1)
    turn(forest, A)
    play(forest, "move", "V5-3")
    assert ("toll-to-supply", A, {"brick": -1}) in told(forest)


def test_en1_markers_come_nearer_to_the_hourglass_and_go_back() -> None:
    forest = lay()
    own(forest, A, provisions=(1, 2), turns=6)
    stand(forest, A, "V1-1")
    turn(forest, A)
    assert forest.holdings()[A]["hourglass"] == 2
    play(forest, "beg")
    play(forest, "markers", 2, 2)
    assert told(forest)[:2] == [
        ("gained", A, {"provision": 1}),
        ("farther-from-hourglass", A, {"hourglass": 1}),
    ]
    own(forest, A, provisions=(0, 1), turns=6)
    trades(forest, V2_1="traveling_merchant")
    stand(forest, B, "V3-3")
    stand(forest, C, "V3-2")
    turn(forest, A)
    play(forest, "move", "V2-1")
    assert "hourglass" not in [change.what for event in forest.events for change in event.changes]
    own(forest, A, provisions=(1, 1), turns=7)
    stand(forest, A, "V1-1")
    turn(forest, A)
    assert warned(forest, "move", "V2-1") == ["at-hourglass"]
    forest.last_turns = 1  # announced already: nothing to warn of
    assert warned(forest, "move", "V2-1") == []
    play(forest, "move", "V2-1")
    assert ("nearer-hourglass", A, {"hourglass": -1}) in told(forest)


def test_en1_the_end_is_warned_of_where_it_is_announced() -> None:
    forest = lay(ask_turn_end=True)
    own(forest, A, provisions=(0, 0), turns=7)
    at(forest, "traveling_merchant", "butcher")
    play(forest, "activate", "traveling_merchant")
    play(forest, "take", "wood")
    while pending(forest)[0] == "take-gift":
        play(forest, "refuse")
    assert warned(forest, "done") == ["end-announced"]
    own(forest, A, provisions=(1, 1), turns=7)
    assert warned(forest, "done") == []


# -- what is said of the Merchant, jobs and the reminder --------------------------------------------------------------


def test_pc3_alone_the_merchant_offers_nothing_to_others() -> None:
    forest = lay(1)
    at(forest, "traveling_merchant", "butcher")  # the only one there is to use, so he is used at once
    play(forest, "take", "wood")
    assert told(forest)[0] == ("gained", A, {"wood": 2})
    assert "announced" not in [kind for kind, _, _ in told(forest)]
    with_others = lay(2)
    at(with_others, "traveling_merchant", "butcher")
    play(with_others, "take", "wood")
    assert story(with_others) == "Ada offered everybody else 1 wood and gained 2 wood."


def test_wh9_the_reminder_promises_a_job_only_if_there_is_one() -> None:
    for pile, text in (
        ([3], "Ada used the reminder (a basic resource and a new job)."),
        ([], "Ada used the reminder (a basic resource)."),
    ):
        forest = lay()
        own(forest, A, provisions=(1, 1), turns=1, charcoal_cooking=1, porridge=1)
        forest.pile = pile
        gains(forest, A, meat=1)
        assert words("en", "black-forest").event(forest.events[-1], ["Ada"]) == text
        assert forest.events[-1].changes == [Change(A, "reminder", -1)]
        assert forest.holdings()[A]["reminder"] == 0


def test_job4_the_last_jobs_say_that_no_other_comes() -> None:
    forest = lay()
    own(forest, A, wood=4)
    job(forest, "J7", "V1")
    at(forest, "traveling_merchant", "butcher")
    forest.pile = []
    play(forest, "job")
    assert "The job Roof Truss is done, and there are no new jobs left." in story(forest)
    assert "job-drawn" not in [kind for kind, _, _ in told(forest)]


# -- the Domain -------------------------------------------------------------------------------------------------------


def test_lv3_animals_without_room_never_came() -> None:
    """A cattle for a Stable with two cattle: none comes, none goes."""
    forest = lay()
    land(forest, A, "S . p")
    herd(forest, A, cattle=2)
    own(forest, A, wood=2, porridge=1)
    job(forest, "J4", "L4")
    arrive(forest, "L4")
    assert pending(forest) == ("place-tile", A)  # of the job's Pasture, which he doesn't want
    assert warned(forest, "skip") == ["turned-away"]
    play(forest, "skip")
    assert forest.holdings()[A]["cattle"] == 2
    assert told(forest)[:2] == [("turned-away", A, {}), ("gained", A, {"porridge": 4})]
    assert story(forest).startswith("Ada had no room for 1 cattle and gained 4 porridge.")


def test_lv3b_the_herd_changes_when_the_owner_has_chosen() -> None:
    """X30: a pig for three cattle, or no pig."""
    forest = lay()
    land(forest, A, "a S")
    herd(forest, A, cattle=5)
    at(forest, "pig_farmer", "butcher")
    play(forest, "activate", "pig_farmer")
    assert pending(forest) == ("keep-herd", A)
    assert (forest.holdings()[A]["pig"], forest.holdings()[A]["cattle"]) == (0, 5)
    assert legal(forest) == {"give-back(0, 3)", "give-back(1, 0)"}
    twin = forest.clone()
    play(forest, "give-back", 0, 3)
    assert told(forest)[:2] == [("housed", A, {"pig": 1}), ("animals-lost", A, {"cattle": -3})]
    play(twin, "give-back", 1, 0)
    assert told(twin)[0] == ("turned-away", A, {})
    assert (twin.players[A].pigs, twin.players[A].cattle) == (0, 5)


def test_bu5_a_building_is_there_when_it_is_placed() -> None:
    """It leaves the boards and counts with its event, even while its neighbours' animals are being settled."""
    forest = lay()
    land(forest, A, "a a S")
    herd(forest, A, pigs=3, cattle=5)
    offer(forest, "I-0-A", "G5")  # with the Parish Church about, it is asked for the space
    own(forest, A, brick=2)
    at(forest, "builder", "butcher")
    play(forest, "activate", "builder")
    assert told(forest)[-1] == ("builds", A, {"brick": -2})
    play(forest, "put", 0, 1)
    assert pending(forest) == ("keep-herd", A)
    assert told(forest) == [("built", A, {"pasture": -1, "building": 1, "points": 1})]
    assert story(forest) == "Ada built the Woodshed on space 1 of the Main Estate over 1 Pasture (1 point)."
    assert "I-0-A" not in forest.view(A)["offer"]
    play(forest, "give-back", 3, 0)
    assert told(forest)[:2] == [("animals-lost", A, {"pig": -3}), ("gained", A, {"wood": 3})]


def test_gh1_the_glass_hut_tells_step_by_step() -> None:
    forest = lay()
    own(forest, A, brick=3)
    forest.players[A].progress = 2
    at(forest, "furnace_maker", "traveling_merchant")
    play(forest, "activate", "furnace_maker")
    assert told(forest)[:4] == [
        ("activates", A, {"brick": -3}),
        ("progressed", A, {"progress": 1}),
        ("estate", A, {"progress": -3, "forest": 2, "empty": 2, "small-estate": 1}),
        ("progressed", A, {"progress": 1}),
    ]


def test_bu7_each_bonus_is_told_with_what_it_gives(tmp_path: Path) -> None:
    """With a Stamping Mill that looks at the Lumberjack too."""
    file = tmp_path / "mine.toml"
    file.write_text(
        '[[small_buildings.faces]]\nid = "III-1-B"\n'
        'effect = [{ hook = "after_trade", trades = ["lumberjack"], gain = { sand = 2 } }]\n'
    )
    forest = lay(components=str(file))
    has(forest, A, "I-1-A", "III-1-B")
    land(forest, A, "F")
    at(forest, "lumberjack", "traveling_merchant")
    play(forest, "activate", "lumberjack")
    assert story(forest).startswith(
        "Ada used the Lumberjack, felled the Forest on space 1 of the Main Estate, gained 4 wood, got a bonus from the"
        " Sawmill and gained 1 wood. Ada got a bonus from the Stamping Mill and gained 2 sand."
    )


def test_pc2_alone_pawns_are_used_and_come_back() -> None:
    forest = lay(1)
    turn(forest, A)
    assert forest.holdings()[A]["pawn"] == 5
    play(forest, "beg")
    assert told(forest)[0] == ("begged-in-village", A, {"pawn": -1})
    assert forest.holdings()[A]["pawn"] == 4
    forest.turns = 4
    forest.placed = [0, 1, 2, 3, 4]
    end_turn(forest, A)
    assert told(forest)[0] == ("pawns-back", A, {"pawn": 5})
    assert "hourglass" not in forest.holdings()[A]


# -- games stored before ----------------------------------------------------------------------------------------------


def test_a_herd_question_stored_before_newcomers_were_kept_apart_goes_on() -> None:
    forest = lay()
    land(forest, A, "a S")
    herd(forest, A, pigs=1, cattle=5)
    begin(forest, EndTurn(A), KeepHerd(A, 0, 0))
    frame = json.loads(forest.dumps())
    frame["state"]["stack"][-1]["parts"] = [A]
    twin = forest.game.loads(json.dumps(frame))
    assert legal(twin) == legal(forest) == {"give-back(0, 3)", "give-back(1, 0)"}


def test_a_building_stored_between_placing_and_standing_goes_on() -> None:
    forest = lay()
    land(forest, A, "a S")
    herd(forest, A, pigs=1, cattle=5)
    offer(forest, "I-0-A")
    forest.under_construction = face(forest, "I-0-A")
    begin(forest, EndTurn(A), Stand(A), KeepHerd(A, 0, 0))
    play(forest, "give-back", 1, 0)
    assert forest.players[A].buildings == [face(forest, "I-0-A")]
    assert forest.offer == []
