"""Journals: written, read back, replayed; and what is wrong with a bad one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import allmende
from allmende import AllmendeError, Journal, JournalError, SetupError, UnknownGame, commitment


@pytest.fixture
def journal() -> Journal:
    game = allmende.game("village")
    state = game.new(3, 7, start="2")
    actions: list[int] = []
    for _ in range(12):
        actions.append(state.legal[len(actions) % len(state.legal)])
        state.apply(actions[-1])
    return Journal(game, 3, 7, {"start": "2"}, actions)


def test_a_journal_reads_as_json(journal: Journal) -> None:
    data = json.loads(journal.dumps())
    assert data["allmende"] == "journal"
    assert (data["game"], data["seats"], data["seed"], data["options"]) == ("village", 3, 7, {"start": "2"})
    assert data["actions"] == journal.actions
    assert data["commitment"] == commitment(7)
    assert max(len(line) for line in journal.dumps().splitlines()) > 40  # the actions stand on one line


def test_round_trip(journal: Journal) -> None:
    again = Journal.loads(journal.dumps())
    assert again == journal
    assert hash(again) == hash(journal)
    assert again.replay() == journal.replay()
    assert again.game is journal.game


def test_a_journal_tells_who_was_a_bot(journal: Journal) -> None:
    assert "bots" not in json.loads(journal.dumps())
    with_bots = Journal(journal.game, 3, 7, {"start": "2"}, journal.actions, [None, "master", "random"])
    assert json.loads(with_bots.dumps())["bots"] == [None, "master", "random"]
    again = Journal.loads(with_bots.dumps())
    assert again.bots == [None, "master", "random"]
    assert again == with_bots != journal
    assert again.replay() == journal.replay()
    assert Journal(journal.game, 3, 7, {}, [], [None, None, None]).bots == []


def test_replay_as_far_as_one_likes(journal: Journal) -> None:
    state = journal.start()
    for number, code in enumerate(journal.actions):
        assert journal.replay(number) == state
        state.apply(code)
    assert journal.replay() == state == journal.replay(99)


def test_journals_differ(journal: Journal) -> None:
    assert journal != Journal(journal.game, 3, 8, {"start": "2"}, journal.actions)
    assert journal != Journal(journal.game, 3, 7, {"start": "2"}, journal.actions[:-1])
    assert journal != "a journal"


def test_a_journal_keeps_its_own_lists(journal: Journal) -> None:
    actions, options = [1, 2], {"start": "2"}
    mine = Journal(journal.game, 3, 7, dict(options), actions)
    actions.append(3)
    assert mine.actions == [1, 2]


def test_an_illegal_action_is_named_by_its_place(journal: Journal) -> None:
    journal.actions[4] = 432
    with pytest.raises(JournalError, match=r"action 4 of the journal \(432\) is illegal: .*not now"):
        journal.replay()
    journal.actions[4] = -7
    with pytest.raises(JournalError, match=r"action 4 of the journal \(-7\) is illegal: no such action"):
        journal.replay()


def test_a_journal_that_goes_on_after_the_end(journal: Journal) -> None:
    state = journal.start()
    actions = []
    while not state.is_over:
        actions.append(state.legal[-1])
        state.apply(actions[-1])
    journal.actions = [*actions, 0]
    with pytest.raises(
        JournalError, match=rf"action {len(actions)} of the journal \(0\) is illegal: game over"
    ):
        journal.replay()


BAD: list[tuple[dict[str, Any], str]] = [
    ({"allmende": "frame"}, "no journal of Allmende"),
    ({"format": 2}, "format 2, this version reads format 1"),
    ({"format": None}, "lacks 'format'|format None"),
    ({"rules": 99}, "version 99 of the rules of Village, this is version"),
    ({"components": "0" * 64}, "other components of Village"),
    ({"commitment": "0" * 64}, "not the one that was committed to"),
    ({"seed": 8}, "not the one that was committed to"),
    ({"seed": "short"}, "seed can't be used: .*32 or more hex digits"),
    ({"seed": None}, "seed can't be used"),
    ({"seed": True}, "seed can't be used"),
    ({"game": 3}, "game is 3, expected a name"),
    ({"actions": "1, 2"}, "not a list of whole numbers"),
    ({"actions": [1, 2.5]}, "not a list of whole numbers"),
    ({"actions": [1, True]}, "not a list of whole numbers"),
    ({"actions": {"0": 1}}, "not a list of whole numbers"),
    ({"options": [1]}, "options are not a table"),
    ({"extra": 1}, "unknown key 'extra'"),
    ({"bots": "master"}, "bots are not a list of names"),
    ({"bots": [None, 3, None]}, "bots are not a list of names"),
    ({"bots": [None, "master"]}, "names bots for 2 seats, but has 3"),
]


@pytest.mark.parametrize("number", range(len(BAD)))
def test_a_bad_journal_is_refused(journal: Journal, number: int) -> None:
    changes, message = BAD[number]
    with pytest.raises(JournalError, match=message):
        Journal.loads(json.dumps({**json.loads(journal.dumps()), **changes}))


@pytest.mark.parametrize(
    "key", ["seats", "seed", "actions", "options", "game", "rules", "components", "commitment"]
)
def test_a_journal_that_lacks_something_is_refused(journal: Journal, key: str) -> None:
    data = json.loads(journal.dumps())
    del data[key]
    with pytest.raises(JournalError, match=f"lacks '{key}'"):
        Journal.loads(json.dumps(data))


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "3", "null", '"journal"', "[" * 100_000, '{"allmende":' * 100_000, "\x00"]
)
def test_what_is_no_journal_is_refused(text: str) -> None:
    with pytest.raises(JournalError, match="this is no journal"):
        Journal.loads(text)


def test_a_journal_of_a_table_that_can_not_be(journal: Journal) -> None:
    data = json.loads(journal.dumps())
    with pytest.raises(UnknownGame, match="chess"):
        Journal.loads(json.dumps({**data, "game": "chess"}))
    wrong_seats: list[Any] = [9, 0, "3", None, True, 3.0, [3]]
    for seats in wrong_seats:
        with pytest.raises((SetupError, JournalError)):
            Journal.loads(json.dumps({**data, "seats": seats}))
    for options in ({"start": "9"}, {"start": 2}, {"start": ["2"]}, {"start": None}, {"stat": "2"}):
        with pytest.raises((SetupError, JournalError)):
            Journal.loads(json.dumps({**data, "options": options}))


def test_a_journal_played_with_changed_components(tmp_path: Path) -> None:
    changes = tmp_path / "mine.toml"
    changes.write_text("[player_start]\ncoins = 2\n")
    mine = allmende.game("village", components=str(changes))
    journal = Journal(mine, 2, 1, {}, [mine.new(2, 1).legal[0]])
    with pytest.raises(JournalError, match="other components"):
        Journal.loads(journal.dumps())
    again = Journal.loads(journal.dumps(), components=str(changes))
    assert again.replay() == journal.replay()


def test_the_commitment_is_that_of_the_seed(journal: Journal) -> None:
    seed = allmende.new_seed()
    secret = Journal(journal.game, 3, seed)
    assert secret.commitment == commitment(seed)
    assert seed not in secret.commitment
    assert Journal.loads(secret.dumps()).seed == seed


def test_every_error_is_one_of_ours(journal: Journal) -> None:
    text = journal.dumps()
    for cut in range(0, len(text), 7):
        with pytest.raises(AllmendeError):
            Journal.loads(text[:cut])
