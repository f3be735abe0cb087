"""Matches: playing with a journal, and taking back fairly."""

from __future__ import annotations

import pytest

import allmende
from allmende import Action, AllmendeError, IllegalAction, Journal, Match
from allmende.core.match import turn_back, undoable


def village_match(seed: int = 1) -> Match:
    return Match.new(allmende.game("village"), 2, seed, {"start": "1"})


def play_to_choice_after_take(match: Match) -> int:
    """Takes a cube whose action asks the same seat again, without a draw; returns the code."""
    seat = match.state.to_move
    for code in match.state.legal_actions():
        trial = match.state.clone()
        trial.apply(code)
        if trial.to_move == seat and not trial.revealed:
            match.play(code)
            return code
    raise AssertionError("no such cube")


def test_a_match_writes_down_what_is_played() -> None:
    match = village_match()
    codes = [match.state.legal[0]]
    match.play(codes[0])
    assert match.journal.actions == codes
    assert match.journal.replay() == match.state


def test_without_a_seed_it_gets_an_unguessable_one() -> None:
    match, other = (Match.new(allmende.game("village"), 2) for _ in range(2))
    assert isinstance(match.journal.seed, str)
    assert len(match.journal.seed) == 64
    assert match.journal.seed != other.journal.seed
    assert match.journal.commitment == allmende.commitment(match.journal.seed)


def test_a_match_goes_on_from_a_journal() -> None:
    match = village_match()
    for _ in range(20):
        match.play(match.state.legal[-1])
    again = Match(Journal.loads(match.journal.dumps()))
    assert again.state == match.state
    assert again.journal == match.journal
    assert [again.undoable(seat) for seat in (0, 1)] == [match.undoable(seat) for seat in (0, 1)]
    again.play(again.state.legal[0])
    assert len(match.journal.actions) == 20  # the journal it came from is not its own


def test_an_illegal_action_leaves_everything_as_it_was() -> None:
    match = village_match()
    play_to_choice_after_take(match)
    key, actions, undoable = match.state.key(), list(match.journal.actions), match.undoable(0)
    with pytest.raises(IllegalAction):
        match.play(match.journal.game.code(Action("done")))
    assert (match.state.key(), match.journal.actions, match.undoable(0)) == (key, actions, undoable)


def test_a_seat_takes_back_its_own_actions_one_by_one() -> None:
    match = village_match()
    start = match.state.key()
    play_to_choice_after_take(match)
    middle = match.state.key()
    assert match.undoable(0) == 1
    match.play(match.state.legal[-1])
    if match.undoable(0) == 2:
        match.undo(0)
    assert match.state.key() == middle
    match.undo(0)
    assert match.state.key() == start
    assert match.journal.actions == []
    assert match.state.events == []
    with pytest.raises(AllmendeError, match="nothing can be taken back"):
        match.undo(0)


def test_nobody_takes_back_for_another() -> None:
    match = village_match()
    play_to_choice_after_take(match)
    assert match.undoable(1) == 0
    with pytest.raises(AllmendeError, match="nothing can be taken back"):
        match.undo(1)
    assert len(match.journal.actions) == 1


def test_after_another_has_moved_nothing_is_taken_back() -> None:
    match = village_match()
    seen = 0
    while not match.state.is_over and seen < 5:
        before = match.state.to_move
        match.play(match.state.legal[0])
        after = match.state.to_move
        if after is not None and before != after and not match.state.revealed:
            assert match.undoable(before or 0) >= 1
            match.play(match.state.legal[0])
            assert match.undoable(before or 0) == 0
            seen += 1
    assert seen == 5


def test_a_draw_ends_taking_back() -> None:
    match = village_match()
    draws = 0
    while not match.state.is_over:
        match.play(match.state.legal[0])
        if match.state.revealed:
            draws += 1
            assert match.undoable(0) == match.undoable(1) == 0
    assert draws > 0


def test_after_taking_back_other_things_can_be_done() -> None:
    match = village_match()
    code = play_to_choice_after_take(match)
    match.undo(0)
    other = next(choice for choice in match.state.legal if choice != code)
    match.play(other)
    assert match.journal.actions == [other]
    assert match.journal.replay() == match.state


MINE, THEIRS = (0, False), (1, False)  # (whose action, whether it is final)
MY_REVEAL, THEIR_REVEAL = (0, True), (1, True)


@pytest.mark.parametrize(
    ("latest", "mine", "theirs"),
    [
        ([], 0, 0),
        ([MINE], 1, 0),
        ([MINE, MINE, MINE], 3, 0),
        ([MINE, THEIRS, MINE], 1, 0),
        ([THEIRS, MINE, MINE], 0, 1),
        ([MY_REVEAL, MINE], 0, 0),
        ([MINE, MY_REVEAL, MINE], 1, 0),
        ([MINE, THEIR_REVEAL, MINE], 1, 0),
    ],
)
def test_the_rule_of_undo(latest: list[tuple[int, bool]], mine: int, theirs: int) -> None:
    assert (undoable(latest, 0, over=False), undoable(latest, 1, over=False)) == (mine, theirs)
    assert (undoable(latest, 0, over=True), undoable(latest, 1, over=True)) == (0, 0)


def test_nothing_is_taken_back_once_the_game_is_over() -> None:
    """Not even where the last action shows nothing new: by then everything lies open."""
    quiet_ends = 0
    for seed in range(8):
        match = village_match(seed)
        mover = -1
        while match.state.to_move is not None:
            mover = match.state.to_move
            match.play(match.state.legal[-1])
        quiet_ends += not match.state.revealed
        assert [match.undoable(seat) for seat in (0, 1)] == [0, 0]
        key = match.state.key()
        with pytest.raises(AllmendeError, match="the game is over"):
            match.undo(mover)
        assert match.state.key() == key
    assert quiet_ends


@pytest.mark.parametrize(
    ("latest", "shy", "bold"),
    [
        ([], 0, 0),
        ([THEIRS], 0, 0),
        ([THEIRS, MINE], 2, 2),
        ([THEIRS, THEIRS, MINE, MINE, THEIRS, MINE], 4, 4),
        ([MINE, THEIRS, MINE], 1, 1),  # the turn under way first, then the one before
        ([THEIR_REVEAL, MINE], 0, 2),
        ([THEIRS, MY_REVEAL, MINE], 0, 3),
        ([THEIRS, MINE, MY_REVEAL, MINE], 2, 4),  # without a new deal it ends after the draw
    ],
)
def test_the_rule_of_taking_back_a_turn(latest: list[tuple[int, bool]], shy: int, bold: int) -> None:
    """Back to the start of one's latest turn, including others' replies; past a draw only if chance is dealt again."""
    counted = [turn_back(latest, 0, over=False, past_draws=past) for past in (False, True)]
    assert counted == [shy, bold]
    assert [turn_back(latest, 0, over=True, past_draws=past) for past in (False, True)] == [0, 0]


def test_a_match_goes_back_to_the_start_of_a_turn_after_the_others_replied() -> None:
    match = village_match()
    starts: list[str] = []  # of the first seat's turns that can be gone back to
    mover = None
    for _ in range(60):
        seat = match.state.to_move
        if seat == 0 and mover != 0:
            before, length = match.state.key(), len(match.journal.actions)
        if seat == 0 and mover == 1 and match.turn_back(0) and not match.undoable(0):
            match.undo_turn(0)
            assert match.state.key() in starts
            assert match.journal.replay() == match.state
            assert match.state.to_move == 0
            return
        if seat == 0 and mover != 0:
            starts.append(before)
            assert length == len(match.journal.actions)
        mover = seat
        match.play(match.state.legal[0])
    raise AssertionError("nobody could take a turn back")
