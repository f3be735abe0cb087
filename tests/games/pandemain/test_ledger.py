"""What events say about what changes hands: who gets a payment, what is lost, what is laid out again, and warnings."""

from __future__ import annotations

from allmende import Change, Event
from allmende.core.words import words
from allmende.games.pandemain.rules.dawn import Dawn, Morning
from allmende.games.pandemain.rules.round import Daytime, fall_of_night
from allmende.games.pandemain.rules.sim_bakers import visit
from allmende.games.pandemain.state import Pandemain
from allmende.games.pandemain.words import CASTLE, MILL
from tests.games.pandemain.table import (
    befriend,
    begin,
    bread,
    card,
    code,
    employ,
    esteem,
    favours,
    lay,
    mill,
    night,
    offerings,
    orders,
    own,
    play,
    rewards,
    servant,
    stand,
    turn,
)


def kinds(state: Pandemain) -> list[str]:
    return [event.kind for event in state.events]


def told(state: Pandemain, kind: str) -> Event:
    (event,) = [event for event in state.events if event.kind == kind]
    return event


def story(state: Pandemain) -> list[str]:
    speech = words("en", "pandemain")
    players = speech.names(state, ["Ada", "Bea", "Cai", "Dov"][: state.seats])
    return [said.text for said in speech.story(state.events, players)]


def warned(state: Pandemain, verb: str, *args: str | int) -> list[str]:
    speech = words("en", "pandemain")
    preview = state.preview(code(state, verb, *args))
    players = speech.names(state, ["Ada", "Bea", "Cai", "Dov"][: state.seats])
    mover = state.to_move
    assert mover is not None
    return [speech.warning(event, players, mover) for event in preview.warnings]


def fresh(state: Pandemain) -> Pandemain:
    """Nothing told so far."""
    state.events, state.booked = [], []
    return state


# -- holdings -----------------------------------------------------------------------------------------------------------


def test_holdings_name_everything() -> None:
    state = lay(sim_bakers="rudolf")
    own(
        state,
        0,
        flour={"rye": 2},
        active={"ox": 1},
        used={"cow": 2},
        pfennigs=4,
        points=9,
        penitence=3,
        salt=5,
    )
    bread(state, 0, "high spelt 3", "high spelt 1", "low rye 2")
    employ(state, 0, 2, upgraded=True)
    employ(state, 0, 3)
    esteem(state, 0, oat=-2)
    befriend(state, 0, "mill_flour")
    stand(state, "ulm", 0)
    stand(state, "trade_house", 2)
    held, _, sim = state.holdings()
    expected = {
        "flour-rye": 2, "flour-oat": 0, "active-ox": 1, "used-ox": 0, "used-cow": 2, "pfennigs": 4, "vp": 9,
        "penitence": 3, "salt": 5, "milk": 0, "loaf-high-spelt": 2, "loaf-low-rye": 1, "loaf-low-spelt": 0,
        "masters": 2, "upgrades": 1, "experience": 0, "reputation-oat": -2, "reputation-rye": 0,
        "villager-mill-flour": 1, "workers": 3, "workers-ulm": 1, "loans": 0, "penances": 0,
    }  # fmt: skip
    assert expected.items() <= held.items()
    assert "villager-church-vp" not in held
    assert sim == {
        "vp": 5, "penitence": 0, "workers": 3, "workers-trade-house": 1, "penances": 0,
        "reputation-rye": 0, "reputation-spelt": 0, "reputation-oat": 0, "reputation-wheat": 0,
    }  # fmt: skip


def test_basic_mode_holds_nothing_of_expert_mode() -> None:
    held = lay(mode="basic").holdings()[0]
    assert not {"penances", "masters", "upgrades", "experience", "reputation-rye"} & set(held)


# -- who gets what is paid ----------------------------------------------------------------------------------------------


def test_vi3_a_licence_is_told_with_whom_it_goes_to() -> None:
    state = lay(4)
    own(state, 2, pfennigs=2)
    bread(state, 2, "low rye 1")
    orders(state, "ulm", a="rye", b=None)
    stand(state, "ulm", 0, 1)
    turn(state, 2)
    play(state, "visit", "ulm")
    paid = [event for event in state.events if event.kind == "licence"]
    assert [event.changes for event in paid] == [
        [Change(2, "pfennigs", -1), Change(0, "pfennigs", 1)],
        [Change(2, "pfennigs", -1), Change(1, "pfennigs", 1)],
    ]
    assert story(state)[0].startswith(
        "Cai paid Ada 1 pfennig for a licence, paid Bea 1 pfennig for a licence"
    )


def test_au14_hans_toll_is_told_with_its_receiver() -> None:
    state = lay(1, sim_bakers="hans")
    own(state, 0, pfennigs=1)
    stand(state, "river", 1)
    turn(state, 0)
    play(state, "go", "river")
    assert state.preview(code(state, "pay-toll")).changes == [
        Change(0, "pfennigs", -1),
        Change(0, "water", 2),
    ]
    assert Change(1, "vp", 1) in state.preview(code(state, "leave-toll")).changes
    play(state, "leave-toll")
    assert story(state) == ["Hans gained 1 victory point because Ada paid no toll.", "Ada fetched 2 water."]


# -- what is lost -------------------------------------------------------------------------------------------------------


def test_g4_what_finds_no_room_is_told_and_never_counted_as_gained() -> None:
    state = lay()
    own(state, 0, water=19)
    assert warned(state, "go", "river") == ["You have no room for 1 water."]
    play(state, "go", "river")
    assert story(state) == ["Ada sent a worker to the river, had no room for 1 water and fetched 1 water."]
    state = lay()
    own(state, 0, water=20)
    play(state, "go", "river")
    assert kinds(state) == ["placed", "spilt"]


def test_g5_too_much_flour_is_warned_of() -> None:
    state = lay()
    own(state, 0, flour={"rye": 9}, pfennigs=2)
    mill(state, "M2", spelt=3)
    assert warned(state, "mill", "M2") == ["You will have to return 2 flour."]
    mill(state, "M2", spelt=1)
    assert warned(state, "mill", "M2") == []


def test_da3_milk_that_sours_is_told_and_warned_of() -> None:
    state = lay()
    own(state, 0, milk=3, pfennigs=2)
    night(state, 0)
    state.stack.insert(0, Dawn())
    assert warned(state, "stay-in") == ["You will lose 3 milk: milk goes sour at dawn."]
    assert state.preview(code(state, "stay-in")).changes == [Change(0, "milk", -3)]
    play(state, "stay-in")
    assert told(state, "soured").changes == [Change(0, "milk", -3)]


def test_da12_wages_that_cannot_be_paid_are_warned_of() -> None:
    state = lay()
    own(state, 0, pfennigs=2)
    employ(state, 0, 3, 4)
    night(state, 0)
    state.stack.insert(0, Dawn())
    assert warned(state, "stay-in") == []
    employ(state, 0, 3, upgraded=True)  # now 2 and 1
    assert warned(state, "stay-in") == ["You can’t pay all your wages at dawn (3 pfennigs)."]


def test_the_last_dawn_sours_no_milk_and_ends_the_game() -> None:
    state = lay()
    own(state, 0, milk=3, pfennigs=2)
    state.round = state.tables.rounds
    night(state, 0)
    state.stack.insert(0, Dawn())
    assert warned(state, "stay-in") == ["This ends the last day."]
    play(state, "stay-in")
    assert state.is_over
    assert state.holdings()[0]["milk"] == 3


def test_du2_stale_loaves_are_told_and_warned_of() -> None:
    state = lay()
    own(state, 0)
    bread(state, 0, "high rye 1", "low rye 1", "low rye 1", "high spelt 3")
    own(state, 1)
    begin(state, Daytime(0))
    state.bakers[0].workers, state.bakers[1].workers = 1, 0
    begin(state, Daytime(0))
    assert warned(state, "go", "river") == [
        "This ends the day.",
        "You will lose 1 high-quality rye loaf and 2 low-quality rye loaves: stale bread goes to the animals.",
    ]
    play(state, "go", "river")
    assert told(state, "stale").changes == [
        Change(0, "loaf-high-rye", -1),
        Change(0, "loaf-low-rye", -2),
        Change(0, "pfennigs", 3),
    ]


def test_ca3_a_loan_is_warned_of() -> None:
    state = lay()
    own(state, 0, points=2, active={"ox": 1})
    play(state, "go", "castle")
    assert len(warned(state, "loan")) == 1
    assert warned(state, "work") == []
    play(state, "loan")
    assert story(state)[0] == "Ada took 1 loan and 6 pfennigs for 2 victory points."


def test_r39_what_brings_nothing_is_warned_of() -> None:
    state = lay()
    own(state, 0, pfennigs=2, penitence=4, points=5)
    rewards(state, 5, "reactivate", "vp_3", "discard_penance", "favour")
    play(state, "go", "church")
    assert warned(state, "reward", "reactivate") == ["This does nothing for you right now."]
    assert warned(state, "reward", "discard_penance") == ["This does nothing for you right now."]
    assert warned(state, "reward", "vp_3") == []
    assert warned(state, "reward", "favour") == []


# -- what is not even so ------------------------------------------------------------------------------------------------


def test_ov7_a_master_baker_with_two_tokens_gains_no_more() -> None:
    state = lay()
    own(state, 0, flour={"spelt": 3, "rye": 3}, water=6, salt=6, yeast=3)
    employ(state, 0, 7)
    for expected in (["experience"], ["experience"], []):
        turn(state, 0)
        state.bakers[0].pfennigs = 9
        play(state, "go", "oven")
        play(state, "bake", "spelt", "rye")
        if state.stack:
            play(state, "done")
        assert [kind for kind in kinds(state) if kind == "experience"] == expected
    assert state.holdings()[0]["experience"] == 2


def test_r46n_a_sim_baker_finds_the_mill_empty() -> None:
    state = lay(1, sim_bakers="rudolf")
    for column in ("M1", "M2", "M3", "M4"):
        mill(state, column)
    visit(fresh(state), 1, MILL)
    assert kinds(state) == ["placed"]
    mill(state, "M3", oat=1)
    visit(fresh(state), 1, MILL)
    assert told(state, "column-emptied").args == {"column": "M3"}


def test_ch2_nobody_reaches_the_last_level_twice() -> None:
    state = lay()
    own(state, 0, penitence=15, pfennigs=2)
    play(state, "go", "church")
    assert "penitence" not in kinds(state)
    assert told(state, "penitence-beyond").changes == [Change(0, "vp", 1)]


def test_ch7_on_the_last_day_nobody_speaks_of_tomorrow() -> None:
    for number, tomorrow in ((4, True), (5, False)):
        state = lay()
        state.round = number
        own(state, 0, pfennigs=2)
        play(state, "go", "church")
        assert ("tomorrow" in " ".join(story(state))) == tomorrow
        assert "took place 1" in " ".join(story(state))


# -- what is laid out again ---------------------------------------------------------------------------------------------


def test_ch3_new_offerings_and_a_new_pile_are_told() -> None:
    state = lay()
    own(state, 0, milk=1)
    offerings(state, "milk_1", "cow")
    level_1 = [number for number in state.piles if state.tables.offerings[number].level == 0]
    for number in level_1:
        state.piles.remove(number)
        state.discards.append(number)
    turn(state, 0)
    play(state, "go", "church")
    assert told(state, "offerings-shuffled").args == {"level": 1}
    assert told(state, "offering-shown").args["level"] == 1


def test_sv3_favours_turned_up_are_told() -> None:
    state = lay()
    own(state, 0)
    bread(state, 0, "low rye 1")
    favours(state, "vp_3")
    servant(state, "river")
    turn(state, 0)
    play(state, "go", "river")
    play(state, "sell-servant", "rye", "low", 1)
    play(state, "favour", "vp_3")
    assert told(state, "favoured").changes == [Change(0, "vp", 3)]
    assert told(state, "favours-shown").args == {"count": 5}


def test_a_loan_that_a_sim_baker_removes_is_told() -> None:
    state = lay(1, sim_bakers="rudolf")
    visit(fresh(state), 1, CASTLE)
    assert kinds(state) == ["placed", "loan-removed"]
    visit(fresh(state), 1, CASTLE)  # none is left
    assert kinds(state) == ["placed"]


def test_da4_da10_what_the_morning_lays_out_is_told() -> None:
    state = lay()
    own(state, 0, used={"ox": 2})
    state.castle_loans, state.loans = 0, 8
    begin(fresh(state), Morning())
    found = kinds(state)
    assert found[:5] == ["reactivated", "loans-laid", "mill-filled", "orders-moved", "goes-first"]
    assert told(state, "reactivated").changes == [Change(0, "active-ox", 2), Change(0, "used-ox", -2)]
    assert told(state, "loans-laid").args == {"count": 1}
    begin(fresh(state), Morning())
    assert "reactivated" not in kinds(state)
    assert "loans-laid" not in kinds(state)


def test_du3_the_servant_is_told_to_leave() -> None:
    state = lay()
    servant(state, "farm")
    fall_of_night(fresh(state))
    assert kinds(state) == ["dusk", "servant-leaves"]
    fall_of_night(fresh(state))
    assert kinds(state) == ["dusk"]


# -- previews -----------------------------------------------------------------------------------------------------------


def test_au4_a_preview_does_not_know_the_next_icon() -> None:
    """The number of icons on a card is no secret: once all are shown, what a sim-baker does is certain."""
    state = lay(1, sim_bakers="rudolf")
    state.tower = [0, 1]
    card(state, 0, 1)
    begin(state, Daytime(0))
    assert state.preview(code(state, "go", "granary")).uncertain
    state.bakers[1].workers = 0
    begin(state, Daytime(0))
    assert not state.preview(code(state, "go", "granary")).uncertain


def test_ch4_a_preview_follows_an_offering_up_to_the_new_one() -> None:
    """What the levels bring is certain up to the first reward; which offering comes next is not."""
    state = lay()
    own(state, 0, pfennigs=5, penitence=2, points=0)
    offerings(state, "salt_2", "pfennigs_3")
    turn(state, 0)
    play(state, "go", "church")
    preview = state.preview(code(state, "offer", "permanent-second"))
    assert preview.changes == [Change(0, "pfennigs", -5), Change(0, "penitence", 3), Change(0, "vp", 2)]
    assert preview.uncertain
    assert not state.preview(code(state, "offer", "permanent")).uncertain


def test_a_sale_is_one_fact_with_all_it_brings() -> None:
    state = lay()
    own(state, 0, points=0)
    bread(state, 0, "high spelt 3")
    employ(state, 0, 7, 3)
    orders(state, "ulm", a="spelt", b=None)
    turn(state, 0)
    play(state, "visit", "ulm")
    assert told(state, "sold").changes == [
        Change(0, "loaf-high-spelt", -1),
        Change(0, "vp", 4 + state.tables.villages[0].orders[0].points + 1),
        Change(0, "pfennigs", 5 + 1),
    ]
    assert kinds(state)[1:] == ["sold", "villager", "reputation-rose"]
