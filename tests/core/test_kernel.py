"""The kernel's own ways, on a toy game: steps, decisions that are none, secrets, draws."""

from __future__ import annotations

import pytest

from tests.engine import COMPILED

if COMPILED:
    pytest.skip("interpreted classes can't extend compiled ones", allow_module_level=True)

from allmende import Action, IllegalAction, JournalError, SetupError, playout
from allmende.core.decisions import ALLOWED, Decision, Record, Refusal, Step
from allmende.core.state import unpack
from tests.core.toy import NOT_BY_ONE, SHOWN_ALREADY, Only, Roll, Secret, Toy, ToyGame, Turn, at


def code(verb: str, *args: int) -> int:
    return ToyGame().code(Action(verb, args))


def test_what_was_pushed_last_comes_first() -> None:
    state = at(Turn(1), Turn(0))
    assert state.to_move == 0
    state.apply(code("leave"))
    assert state.to_move == 1
    state.apply(code("leave"))
    assert state.is_over


def test_steps_run_by_themselves() -> None:
    state = at(Turn(0), Roll(), Roll())
    assert len(state.log) == 2
    assert state.to_move == 0


def test_a_decision_with_one_choice_is_done_unasked() -> None:
    assert at(Turn(1), Only(0, 1, False)).log == ["whisper(0)"]


def test_a_decision_with_one_choice_may_insist_on_being_asked() -> None:
    state = at(Turn(1), Only(0, 1, True))
    assert (state.to_move, state.log) == (0, [])
    state.apply(code("whisper", 0))
    assert (state.to_move, state.log) == (1, ["whisper(0)"])


def test_a_decision_without_choices_is_dropped() -> None:
    for insists in (False, True):
        state = at(Turn(1), Only(0, 0, insists))
        assert (state.to_move, state.log) == (1, [])


def test_what_an_insisting_decision_allows_is_worked_out_once_and_only_when_somebody_asks() -> None:
    asked: list[Action] = []

    class Watched(Only):
        def refuse(self, state: Toy, action: Action) -> Refusal:
            asked.append(action)
            return SHOWN_ALREADY if action.args == (2,) else ALLOWED

    state = at(Watched(0, 3, True))
    twin = state.clone()
    assert [action.args for action in asked] == [(2,), (1,)]  # up to the first that is allowed
    asked.clear()
    assert state.legal == state.legal_actions() == [code("whisper", 0), code("whisper", 1)]
    assert [action.args for action in asked] == [(0,)]  # that one needs no second question
    assert twin.legal == state.legal == state.determinize(0, 1).legal


def test_legal_actions_come_ascending_however_they_are_listed() -> None:
    assert at(Only(0, 3, False)).legal_actions() == [code("whisper", number) for number in range(3)]


def test_a_refusal_comes_from_the_decision() -> None:
    state = at(Turn(0), Turn(0))
    state.apply(code("show"))
    assert state.why_not(code("show")) == SHOWN_ALREADY
    assert [str(action) for action, _ in state.refusals()] == ["show()"]
    with pytest.raises(IllegalAction, match=r"shown already, times 1 \(rule T1\)") as caught:
        state.apply(code("show"))
    assert caught.value.reason == SHOWN_ALREADY


def test_what_a_decision_does_not_list_is_not_up_now() -> None:
    reason = at(Only(0, 2, False)).why_not(code("leave"))
    assert reason is not None
    assert reason.key == "not-now"


def test_what_a_player_may_wonder_about_is_explained() -> None:
    state = at(Only(0, 2, False))
    show = code("show")
    assert show not in state.legal
    assert state.why_not(show) == NOT_BY_ONE
    assert [(action.code, reason) for action, reason in state.refusals()] == [(show, NOT_BY_ONE)]


def test_drawing_and_showing_leave_their_mark() -> None:
    state = at(Turn(1), Roll(), Turn(0), Turn(0), Turn(0), Turn(0))
    marks: list[bool] = []
    for verb in ("leave", "show", "leave", "leave"):  # after the last one there is a roll
        state.apply(code(verb))
        marks.append(state.revealed)
    assert marks == [False, True, False, True]


def test_events_are_those_of_the_last_action() -> None:
    state = at(Turn(0), Turn(0))
    state.apply(code("show"))
    assert [event.kind for event in state.events] == ["shown"]
    twin = state.clone()
    twin.apply(code("leave"))
    assert twin.events == []
    assert [event.kind for event in state.events] == ["shown"]


def test_a_whisper_is_heard_by_one() -> None:
    state = at(Turn(0), Turn(0))
    state.apply(code("whisper", 1))
    assert [event.kind for event in state.events_for(1)] == ["heard", "whispered"]
    assert [event.kind for event in state.events_for(0)] == ["whispered"]
    assert [event.kind for event in state.events_for(None)] == ["whispered"]


def test_switched_off_events_vanish() -> None:
    state = at(Turn(0), Turn(0))
    state.apply(code("show"))
    state.telling = False
    state.apply(code("leave"))
    assert state.events == []


def test_a_secret_decision_is_seen_by_its_seat() -> None:
    state = at(Secret(1))
    assert state.view(1)["pending"] == {"kind": "secret", "seat": 1}
    assert state.view(0)["pending"] == {"kind": "hidden", "seat": 1}
    assert state.view()["pending"] == {"kind": "hidden", "seat": 1}


def test_a_view_names_the_parts_of_what_is_decided() -> None:
    pending = at(Only(1, 2, True)).view(0)["pending"]
    assert pending == {"kind": "only", "seat": 1, "choices": 2}


def test_what_is_imagined_keeps_what_is_seen() -> None:
    state = ToyGame().new(3, 5)
    state.apply(code("show"))
    twin = state.determinize(1, 8)
    assert isinstance(twin, Toy)
    assert twin.beans[:2] == state.beans[:2]
    assert twin.beans[2] != state.beans[2]
    assert (twin.telling, twin.events) == (False, [])


def test_what_is_imagined_of_a_finished_game() -> None:
    end = playout(ToyGame().new(2, 1), 3)
    assert end.determinize(0, 1).is_over


def test_scores_and_winners_go_by_the_sheet() -> None:
    state = at(Turn(0), seats=3)
    state.beans = [7, 12, 7]
    assert state.scores() == [7, 12, 7]
    assert state.winners() == [1]
    state.shown = [0, 2]
    assert state.winners() == [0, 1, 2]
    assert state.score_sheet()[2] == {"beans": 7, "shown": 5}


def test_equality_looks_at_game_seats_options_and_content() -> None:
    game = ToyGame()
    state = game.new(2, 1)
    assert state == ToyGame().new(2, 1)
    assert state != game.new(2, 1, luck=False)
    assert state != game.new(2, 2)
    assert state != game.new(3, 1)
    assert state != 3


def test_a_frame_holds_stack_fields_and_stream() -> None:
    state = at(Turn(1), Roll(), Only(0, 2, True))
    twin = state.game.loads(state.dumps())
    assert twin == state
    for other in (state, twin):
        other.apply(code("whisper", 1))
    assert twin.log == state.log
    assert len(twin.log) == 2


def test_a_frame_does_not_fit_other_components() -> None:
    with pytest.raises(JournalError, match="components"):
        ToyGame({"beans": 3}).loads(ToyGame().new(2, 1).dumps())


def test_records_are_made_of_known_classes_only() -> None:
    with pytest.raises(KeyError):
        unpack({"is": "os", "parts": []}, {"Roll": Roll})


def test_an_option_without_choices_takes_anything() -> None:
    assert ToyGame().new(2, 1, note="whatever").options == {"luck": True, "note": "whatever"}


def test_an_option_is_not_mistaken_for_a_number() -> None:
    with pytest.raises(SetupError, match="luck"):
        ToyGame().new(2, 1, luck=1)


def test_a_misspelt_option_is_named() -> None:
    with pytest.raises(SetupError, match="did you mean 'luck'"):
        ToyGame().new(2, 1, luk=True)


def test_what_a_game_has_to_fill_in() -> None:
    state, action = at(Turn(0)), Action("show")
    step, decision = Step[Toy](), Decision[Toy](0)
    for missing in (
        lambda: step.run(state),
        lambda: decision.actions(state),
        lambda: decision.refuse(state, action),
        lambda: decision.resolve(state, action),
    ):
        with pytest.raises(NotImplementedError):
            missing()
    assert Record.PARTS == ()
    assert decision.shown(-1)
