"""Hints while one plays, and the coach afterwards."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import allmende
from allmende.core.chance import FastStream
from allmende.core.ledger import Change
from allmende.core.state import State
from allmende.games.black_forest.actions import RETURN
from allmende.server.settings import Settings
from allmende.server.thinking.hints import sentence
from allmende.server.thinking.review import (
    Weighing,
    chances_of,
    far_and_wide,
    findings,
    review,
    weigh_decision,
)
from allmende.server.thinking.thoughts import Weighed, weigh
from tests.bots.test_bots import positions
from tests.games.black_forest.table import herd
from tests.games.black_forest.table import lay as lay_forest
from tests.games.black_forest.table import turn as begin_turn
from tests.server.support import Served, look, new_table, play, play_randomly, sqlite, wait_for


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("advice")
    server = Served(Settings(database=sqlite(folder), hint_seconds=0.05, coach_seconds=1.0))
    yield server
    server.stop()


def ask(client: httpx.Client, table_id: str, **query: str) -> httpx.Response:
    return client.post(f"/api/tables/{table_id}/hint", json={}, params=query)


def two_people(served: Served, **more: Any) -> tuple[str, httpx.Client, httpx.Client]:
    ada, ben = served.client("Ada"), served.client("Ben")
    table_id = new_table(ada, "village", ["human", "open"], options={"start": "1"}, **more)
    ben.post(f"/api/tables/{table_id}/join", json={})
    return table_id, ada, ben


@pytest.mark.parametrize("game", allmende.games())
def test_a_hint_names_the_best_three_with_a_sentence_and_scores(served: Served, game: str) -> None:
    ada = served.client("Ada")
    table_id = new_table(ada, game, ["human", "human"], hot_seat=True)
    table = wait_for(ada, table_id, lambda table: bool(table["choices"]))
    hint = ask(ada, table_id)
    assert hint.status_code == 200, hint.text
    told = hint.json()
    assert (told["seq"], told["seat"]) == (table["seq"], table["to_move"])
    choices = {choice["code"]: choice["text"] for choice in table["choices"]}
    assert 1 <= len(told["choices"]) <= 3
    for advised in told["choices"]:
        assert advised["text"] == choices[advised["code"]]
        assert len(advised["scores"]) >= 2
        assert advised["sentence"]
        assert all(advised["then"])
        assert advised["then"] or not advised["changes"]
    assert look(ada, table_id)["seq"] == table["seq"]  # it was only advice
    spanish = ask(ada, table_id, lang="es").json()["choices"]  # the same thoughts in other words
    assert [one["code"] for one in spanish] == [one["code"] for one in told["choices"]]
    assert spanish[0]["sentence"] != told["choices"][0]["sentence"]


@pytest.mark.parametrize("game", allmende.games())
def test_a_hint_knows_how_the_turn_goes_on_and_what_it_brings(game: str) -> None:
    """Where chance has no hand in it: then belongings are afterwards what they were, and what it brought."""
    checked = 0
    for state, seat in positions(game, 2, 40, seed=3):
        imagined = state.determinize(seat, 1)
        for one in weigh("search:iterations=16", imagined, seat, 1):
            after = imagined.clone()
            drawn = False
            for code in [one.code, *one.then]:
                assert after.decision().seat == seat
                after.apply(code)
                drawn = drawn or after.revealed
            if drawn or not one.then:
                continue
            before = imagined.holdings()
            moved = {(place, what): amount for place, what, amount in map(parts_of, one.changes)}
            for place, held in enumerate(after.holdings()):
                for what, amount in held.items():
                    assert amount - before[place].get(what, 0) == moved.get((place, what), 0), what
            checked += 1
    assert checked


def parts_of(change: Change) -> tuple[int, str, int]:
    return change.seat, change.what, change.amount


def test_hints_are_for_whoever_decides_and_not_at_rated_tables(served: Served) -> None:
    table_id, _, ben = two_people(served)
    waiting = ask(ben, table_id)
    assert (waiting.status_code, waiting.json()["error"]) == (409, "no-hint")
    assert ask(served.client("Eve"), table_id).json()["error"] == "not-seated"
    foreign = ben.post(f"/api/tables/{table_id}/hint", json={"seat": 0})
    assert (foreign.status_code, foreign.json()["error"]) == (403, "not-seated")
    rated_id, ada, _ = two_people(served, rated=True)
    assert look(ada, rated_id)["rated"] is True
    refused = ask(ada, rated_id)
    assert (refused.status_code, refused.json()["error"]) == (403, "rated")


def test_a_hint_knows_no_more_than_its_seat(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = served.client("Ada")
    table_id = new_table(ada, "villagers", ["human", "human", "human"], hot_seat=True)
    wait_for(ada, table_id, lambda table: bool(table["choices"]))
    shown: list[tuple[State, int]] = []

    async def here(
        _whose: str, _seconds: float, _work: object, _name: str, state: State, seat: int, _seed: int
    ) -> list[Weighed]:
        shown.append((state, seat))
        return [Weighed(state.legal[0], 1.0, [1.0, 2.0, 3.0])]

    monkeypatch.setattr(served.house.hints.workers, "do", here)
    assert ask(ada, table_id).status_code == 200
    assert ask(ada, table_id).status_code == 200  # remembered
    [(imagined, seat)] = shown
    true = served.run(served.house.hall.table(table_id)).state
    assert isinstance(imagined.stream, FastStream)
    assert imagined.view(seat) == true.view(seat)


def test_a_hint_that_fails_is_a_clear_answer_and_can_be_asked_for_again(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, ada, _ = two_people(served)

    async def breaks(*_: object) -> list[Weighed]:
        raise ValueError("broken")

    with monkeypatch.context() as broken:
        broken.setattr(served.house.hints.workers, "do", breaks)
        failed = ask(ada, table_id)
        assert (failed.status_code, failed.json()["error"]) == (503, "hint-failed")
    assert ask(ada, table_id).status_code == 200


def test_sentences_say_what_to_expect() -> None:
    best, near, far = (
        Weighed(1, 0.5, [30.0, 25.0]),
        Weighed(2, 0.3, [30.0, 25.0]),
        Weighed(3, 0.2, [26.0, 25.0]),
    )
    assert sentence(best, best, 0, "en") == (
        "Looks best: your position would be worth about 30 points, 5 more than anybody else’s."
    )
    assert sentence(best, best, 1, "en") == (
        "Looks best: your position would be worth about 25 points, 5 fewer than the leader’s."
    )
    assert sentence(near, best, 0, "en") == "Almost as good: your position would be worth about 30 points."
    assert sentence(far, best, 0, "en").endswith(
        "compared with the others, that is 5 worse than the best choice."
    )
    close = Weighed(1, 1.0, [27.46, 26.96])  # the page shows 28 (27.5) and 27
    assert sentence(close, close, 0, "en").endswith("28 points, 1 more than anybody else’s.")
    assert sentence(Weighed(1, 1.0, []), best, 0, "es") == "No hay otra opción."


def coached(client: httpx.Client, table_id: str, **query: str) -> dict[str, Any]:
    until = time.monotonic() + 90
    while True:
        answer = client.get(f"/api/tables/{table_id}/coach", params=query)
        assert answer.status_code == 200, answer.text
        if answer.json()["ready"]:
            found: dict[str, Any] = answer.json()
            return found
        assert time.monotonic() < until
        time.sleep(0.1)


def test_the_coach_goes_through_a_finished_game(served: Served) -> None:
    table_id, ada, ben = two_people(served)
    early = ada.get(f"/api/tables/{table_id}/coach")
    assert (early.status_code, early.json()["error"]) == (409, "not-over")
    play_randomly([ada, ben], table_id, 2000)
    table = look(ada, table_id)
    first = ada.get(f"/api/tables/{table_id}/coach").json()
    assert (first["ready"], first["seqs"], first["seconds"]) == (False, [], 1.0)
    found = coached(served.client(), table_id)  # whoever may look at the game
    assert found["seqs"] == sorted(found["seqs"])
    assert found["seqs"][-1] == table["seq"]
    assert len(found["seqs"]) == len(found["chances"]) > 3
    for chances in found["chances"]:
        assert sum(chances) == pytest.approx(1.0, abs=0.001)
    winners = [seat for seat, chance in enumerate(found["chances"][-1]) if chance]
    assert winners == table["winners"]
    for lesson in found["lessons"]:
        assert (
            lesson["played"]["code"] == table["log"][lesson["seq"]]["code"] or lesson["seat"] != table["you"]
        )
        assert lesson["played"]["code"] != lesson["better"]["code"]
        assert lesson["lost"] > 0
    assert found["lessons"], "random players make mistakes"
    spanish = coached(ada, table_id, lang="es")  # kept: the same, in other words
    assert spanish["chances"] == found["chances"]
    assert spanish["lessons"][0]["played"]["text"] != found["lessons"][0]["played"]["text"]


def test_a_private_game_is_coached_for_those_who_may_see_it(served: Served) -> None:
    ada = served.client("Ada")
    table_id = new_table(ada, "village", ["human", "human"], hot_seat=True, private=True)
    assert served.client("Eve").get(f"/api/tables/{table_id}/coach").status_code == 404


def test_a_game_taken_back_in_places_is_coached_as_it_was_played(served: Served) -> None:
    ada = served.client("Ada")
    table_id = new_table(ada, "village", ["human", "human"], hot_seat=True)
    undone = False
    while not undone:
        table = play(ada, look(ada, table_id)).json()
        if table["undoable"]:
            undone = ada.post(f"/api/tables/{table_id}/undo", json={"seq": table["seq"]}).status_code == 200
    play_randomly([ada, ada], table_id, 2000)
    taken_back = {
        entry["seq"] for entry in look(ada, table_id)["log"] if entry["undone"] or entry["kind"] == "undo"
    }
    assert not taken_back & set(coached(ada, table_id)["seqs"])


def test_chances_follow_the_scores_more_surely_towards_the_end() -> None:
    assert chances_of([20.0, 20.0, 20.0], 10.0, 1.0) == pytest.approx([1 / 3] * 3)
    early, late = chances_of([25.0, 20.0], 10.0, 1.0), chances_of([25.0, 20.0], 10.0, 0.05)
    assert 0.5 < early[0] < late[0] < 1.0


def test_the_costliest_decisions_are_the_lessons() -> None:
    end = allmende.game("village").new(2, seed=1)
    cheap = Weighing(1, 0, 11, 12, [20.0, 20.0], [19.99, 20.0])
    dear = Weighing(5, 1, 13, 14, [20.0, 20.0], [22.0, 10.0])
    right = Weighing(6, 0, 15, 15, [20.0, 20.0], [20.0, 20.0])
    found = findings([cheap, dear, right], end, 10)
    assert found["places"] == [1, 5, 6, 10]
    [lesson] = found["lessons"]
    assert isinstance(lesson, dict)
    assert (lesson["place"], lesson["seat"], lesson["played"], lesson["better"]) == (5, 1, 13, 14)
    assert lesson["lost"] > 0.02


def test_in_a_hopeless_game_points_make_the_lessons() -> None:
    """No decision could cost a chance that nobody had; to say that all were good would be a lie."""
    end = allmende.game("village").new(2, seed=1)
    none = [0.0, 1.0]
    small = Weighing(1, 0, 11, 12, [20.0, 90.0], [19.5, 90.0], none, none)
    dear = Weighing(5, 0, 13, 14, [20.0, 90.0], [10.0, 95.0], none, none)
    dearer = Weighing(3, 0, 15, 16, [20.0, 90.0], [2.0, 90.0], none, none)
    more_for_both = Weighing(2, 0, 18, 19, [30.0, 90.0], [20.0, 80.0], none, none)  # no further ahead
    assert findings([small, more_for_both], end, 10)["lessons"] == []
    found = findings([small, dear, dearer], end, 10)["lessons"]
    assert [(lesson["place"], lesson["lost"]) for lesson in found if isinstance(lesson, dict)] == [
        (3, 0.0),
        (5, 0.0),
    ]
    lost = Weighing(7, 1, 17, 18, [20.0, 21.0], [20.5, 20.0], [0.4, 0.6], [0.6, 0.4])
    [lesson] = findings([small, dear, lost], end, 10)["lessons"]
    assert isinstance(lesson, dict)
    assert lesson["place"] == 7


def test_a_game_is_covered_from_end_to_end_however_little_time_there_is() -> None:
    order = far_and_wide(list(range(100)))
    assert sorted(order) == list(range(100))
    assert max(order[:4]) - min(order[:4]) >= 60
    state = allmende.game("village").new(2, seed=4)
    frame, codes = state.dumps(), []
    while not state.is_over:
        codes.append(state.legal[0])
        state.apply(state.legal[0])
    found = review("village", frame, codes, 0.5)
    assert found["places"][-1] == len(codes)
    assert len(found["places"]) == len(found["chances"]) >= 2


def test_a_model_says_what_a_decision_is_worth() -> None:
    """There is one for Village with two players: chances are its word, and every choice has one."""
    state = allmende.game("village").new(2, seed=4)
    for code in state.legal:
        weighing = weigh_decision(state, 3, code, "search:iterations=20")
        again = weigh_decision(state, 3, code, "search:iterations=20,nodes=5,turns=1")  # no bot is asked
        assert weighing.chances == again.chances
        for chances in (weighing.chances, weighing.played_chances):
            assert sum(chances) == pytest.approx(1.0, abs=1e-4)
    other = allmende.game("villagers").new(5, seed=4)  # there is none for five
    while len(other.legal) == 1:
        other.apply(other.legal[0])
    assert weigh_decision(other, 3, other.legal[0], "search:iterations=2,nodes=10").chances == []


def test_a_models_chances_make_the_lessons() -> None:
    end = allmende.game("village").new(2, seed=1)
    dear = Weighing(5, 1, 13, 14, [20.0, 20.0], [20.5, 19.5], [0.4, 0.6], [0.75, 0.25])
    found = findings([dear], end, 10)
    assert found["chances"][0] == [0.4, 0.6]
    [lesson] = found["lessons"]
    assert isinstance(lesson, dict)
    assert lesson["lost"] == pytest.approx(0.35)


def test_what_no_bot_would_think_of_is_weighed_too() -> None:
    """A player of Black Forest gives an animal up for nothing."""
    forest = lay_forest()
    herd(forest, 0, cattle=2)
    begin_turn(forest, 0)
    gives_up = forest.space.at(RETURN, 1)
    code = forest.space.code(gives_up)
    assert code in forest.legal
    weighing = weigh_decision(forest, 0, code, "search:iterations=20,nodes=20,turns=0")
    assert weighing.better != code
    assert len(weighing.played_scores) == forest.seats
    assert weighing.played_scores[0] < weighing.scores[0]
