"""The arena: fair tables, the same games however the work is shared, and figures that are right."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from html.parser import HTMLParser
from typing import Any

import pytest

from allmende.bots import UnknownBot, register, registry
from allmende.bots.advice import Advice, Notes
from allmende.cli.texts import words_of
from allmende.core.errors import SetupError
from allmende.core.state import State
from allmende.core.words import LANGUAGES
from allmende.lab import arena
from allmende.lab.arena import (
    Bout,
    Contest,
    gaps,
    mean_ranks,
    pairs,
    play_all,
    play_one,
    play_until_sure,
    rate,
    report,
)
from allmende.lab.drawing import shortened
from allmende.lab.page import page


def bout(bots: tuple[int, ...], scores: list[int], wins: list[float]) -> Bout:
    ranks = mean_ranks([(score,) for score in scores])
    size = len(bots)
    return Bout(bots, scores, ranks, wins, [10] * size, [0.5] * size, [0] * size)


def timeless(bouts: list[Bout]) -> list[tuple[Any, ...]]:
    return [(one.bots, one.scores, one.ranks, one.wins, one.decisions) for one in bouts]


def test_every_bot_sits_in_every_seat_of_every_deal() -> None:
    contest = Contest("village", 2, 1, ("random", "greedy", "apprentice"))
    assert contest.tables() == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]
    assert contest.length() == 6
    assert Contest("village", 2, 7, contest.bots).length() == 12
    for four in (Contest("village", 4, 1, ("a", "b", "c", "d")), Contest("village", 4, 1, ("a", "b"))):
        seats = Counter((seat, who) for table in four.tables() for seat, who in enumerate(table))
        assert len(seats) == 4 * len(four.bots)
        assert len(set(seats.values())) == 1


def test_a_solo_contest_has_each_bot_alone() -> None:
    assert Contest("village", 1, 5, ("a", "b")).tables() == [(0,), (1,)]


def test_automata_are_no_seats_but_what_they_scored_is_told() -> None:
    contest = Contest("pandemain", 1, 2, ("random",), options={"sim_bakers": "rudolf-hans"})
    bouts = play_all(contest, 1)
    assert [(len(one.scores), len(one.automata)) for one in bouts] == [(1, 2), (1, 2)]
    told = [replace(one, automata=theirs) for one, theirs in zip(bouts, ([90, 70], [60, 80]), strict=True)]
    assert report(contest, told)["bots"][0]["mean_automaton_score"] == 85
    assert figures()["bots"][0]["mean_automaton_score"] is None


def test_processes_share_the_work_and_change_nothing() -> None:
    contest = Contest("village", 2, 4, ("random", "greedy:nodes=5"), seed=5)
    heard: list[int] = []
    alone = play_all(contest, 1, heard.append)
    assert sum(heard) == 4
    assert timeless(play_all(contest, 2)) == timeless(alone)
    assert timeless([play_one(contest, 3)]) == timeless(alone[3:])


def test_greedy_beats_random() -> None:
    contest = Contest("village", 2, 6, ("random", "greedy:nodes=40"))
    rows = report(contest, play_all(contest, 1))["bots"]
    assert [row["bot"] for row in rows] == ["greedy:nodes=40", "random"]
    assert rows[0]["win_share"] == 1.0


@pytest.mark.parametrize(
    ("contest", "error", "complaint"),
    [
        (Contest("village", 7, 5, ("random", "greedy")), SetupError, "2 to 4 seats"),
        (Contest("village", 2, 5, ("random", "random")), SetupError, "named twice"),
        (Contest("village", 2, 5, ("random",)), SetupError, "two bots or more"),
        (Contest("village", 2, 5, ("random", "nobody")), UnknownBot, "no bot 'nobody'"),
        (Contest("village", 2, 5, ("random", "search:ms=0")), UnknownBot, "expected 1 to"),
        (Contest("village", 2, 5, ("random", "greedy"), options={"start": "x"}), SetupError, "start"),
    ],
)
def test_what_can_not_be_played_is_refused(contest: Contest, error: type[Exception], complaint: str) -> None:
    with pytest.raises(error, match=complaint):
        play_all(contest, 2)


def test_a_bot_that_fails_plays_on_and_is_counted() -> None:
    def think(state: State, seat: int, seed: int, notes: Notes) -> Advice:
        raise RuntimeError

    register("broken", think)
    try:
        contest = Contest("village", 2, 2, ("broken", "random"))
        rows = {row["bot"]: row for row in report(contest, play_all(contest, 1))["bots"]}
    finally:
        registry._OWN.clear()
    assert rows["broken"]["troubles"] == rows["broken"]["decisions"] > 0
    assert rows["random"]["troubles"] == 0


def figures() -> dict[str, Any]:
    contest = Contest("village", 2, 4, ("random", "greedy"))
    bouts = [
        bout((0, 1), [10, 20], [0.0, 1.0]),
        bout((1, 0), [30, 30], [0.5, 0.5]),
        bout((0, 1), [40, 20], [1.0, 0.0]),
        bout((1, 0), [50, 10], [1.0, 0.0]),
    ]
    return report(contest, bouts)


def test_figures() -> None:
    greedy, random = figures()["bots"]
    assert (greedy["bot"], greedy["games"], greedy["win_share"]) == ("greedy", 4, 0.625)
    assert (greedy["mean_score"], greedy["mean_rank"]) == (30, 1.375)
    assert (random["win_share"], random["mean_score"], random["scores"]) == (0.375, 22.5, [10, 10, 30, 40])
    assert greedy["low"] < 0.625 < greedy["high"]
    # two deals, in whose mean it scored 25 and 35: Student's 12.706 · 7.0711 / √2
    assert greedy["mean_score_95"] == pytest.approx([30 - 63.53, 30 + 63.53], abs=0.01)
    assert (greedy["decisions"], greedy["ms_per_decision"]) == (40, 50)
    assert greedy["rating"] > random["rating"]


def test_ranks_of_those_who_are_level() -> None:
    assert mean_ranks([(5,), (9,), (5,), (2,)]) == [2.5, 1, 2.5, 4]


def test_nobody_is_rated_alone() -> None:
    nothing = {"rating": None, "rating_sigma": None}
    assert rate(Contest("village", 1, 1, ("random",)), [bout((0,), [5], [1.0])]) == [nothing]


def test_more_seats_than_bots_are_reported_by_bot() -> None:
    """Two bots on four seats, and one of them wins all eight games: that is 100 %, not two halves of it."""
    contest = Contest("village", 4, 8, ("greedy", "random"))
    tables = contest.tables() * 2
    bouts = [
        bout(seated, [40 + seat if who == 0 else 10 + seat for seat, who in enumerate(seated)],
             [float(seat == max(place for place in range(4) if seated[place] == 0)) for seat in range(4)])
        for seated in tables
    ]  # fmt: skip
    figures = report(contest, bouts)
    greedy, random = figures["bots"]
    assert (greedy["bot"], greedy["games"], greedy["win_share"], greedy["even"]) == ("greedy", 8, 1.0, 0.5)
    assert (random["games"], random["win_share"]) == (8, 0.0)
    assert greedy["rating"] > random["rating"] + 1
    assert len(greedy["scores"]) == 16
    assert figures["pairs"][0]["difference"] == 1.0


def test_uneven_seats_are_taken_in_turn() -> None:
    contest = Contest("village", 3, 1, ("a", "b"))
    assert contest.tables() == [(0, 1, 0), (0, 0, 1), (1, 0, 0), (1, 0, 1), (1, 1, 0), (0, 1, 1)]


def test_pairs_are_compared_by_deal_and_seat_for_seat() -> None:
    contest = Contest("village", 2, 8, ("a", "b"))
    wins = [[0.0, 1.0], [1.0, 0.0], [1.0, 0.0], [1.0, 0.0]] * 2  # a 0, b 2; then a 1, b 1
    seated = contest.tables() * 4
    bouts = [bout(table, [0, 0], won) for table, won in zip(seated, wins, strict=True)]
    assert gaps(contest, bouts, 0, 1) == [-1.0, 0.0, -1.0, 0.0]
    (pair,) = pairs(contest, bouts)
    assert (pair["bot"], pair["other"], pair["difference"]) == ("b", "a", 0.5)  # the better first
    assert pair["low"] < 0 < pair["high"] <= 1
    assert pair["settled"] == ""


def test_a_contest_stops_when_it_is_settled(monkeypatch: pytest.MonkeyPatch) -> None:
    """One who always wins is known for it soon; two who win in turn are level, and that takes longer."""
    contest = Contest("village", 2, 2000, ("greedy", "random"))

    def strong(contest: Contest, number: int) -> Bout:
        seated = contest.tables()[number % 2]
        return bout(seated, [0, 0], [float(who == 0) for who in seated])

    def level(contest: Contest, number: int) -> Bout:
        return bout(contest.tables()[number % 2], [0, 0], [1.0, 0.0] if number % 4 < 2 else [0.0, 1.0])

    monkeypatch.setattr(arena, "play_one", strong)
    kept: dict[int, Bout] = {}
    bouts = play_until_sure(contest, 1, keep=kept.update)
    assert 8 <= len(bouts) == len(kept) <= 40
    assert pairs(contest, bouts)[0]["settled"] == "better"
    monkeypatch.setattr(arena, "play_one", level)
    longer = play_until_sure(contest, 1)
    assert len(bouts) < len(longer) < 2000
    assert pairs(contest, longer)[0]["settled"] == "level"
    assert (
        len(play_until_sure(Contest("village", 2, 10, contest.bots), 1)) == 10
    )  # as many as there are, at most


def test_names_are_never_cut_to_the_same() -> None:
    long = [
        "search:ms=100,explore=2.5,bias=2.0",
        "search:ms=100,explore=2.5,bias=3.0",
        "search:ms=100,explore=3.5,bias=2.0",
    ]
    for most in (12, 26):
        short = shortened([*long, "random"], most)
        assert len(set(short)) == 4
        assert all(len(name) <= most for name in short)
    assert shortened(["greedy"]) == ["greedy"]


class Reader(HTMLParser):
    """Counts tags, and checks that each is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: Counter[str] = Counter()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen[tag] += 1
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen[tag] += 1

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page(language: str) -> None:
    reader = Reader()
    text = page(figures(), "Two & more", language, words_of(language, "village").text)
    reader.feed(text)
    assert reader.open == []
    assert reader.seen["svg"] == 2
    assert reader.seen["tr"] == 3
    assert "Two &amp; more" in text
    assert "http" not in text
    assert "arena-" not in text
