"""When a game is as good as won, on games whose chances are known beforehand."""

from __future__ import annotations

import json
from dataclasses import replace
from math import exp
from pathlib import Path
from random import Random

import pytest

from allmende.core.errors import SetupError
from allmende.lab.report import report
from allmende.lab.safety import curve, won_at
from allmende.lab.series import keep_games, known_games
from allmende.lab.watch import STAGES, Played, Watch, play_one
from tests.lab.test_report import WATCH, played


def test_the_curve_finds_the_chances_that_made_the_games() -> None:
    chance = Random(5)
    leads = [chance.expovariate(0.2) for _ in range(4000)]
    won = [chance.random() < 1 / (1 + exp(0.4 - 0.5 * lead)) for lead in leads]
    base, slope = curve(leads, won)
    assert base == pytest.approx(-0.4, abs=0.15)
    assert slope == pytest.approx(0.5, abs=0.06)


def test_a_curve_through_leaders_who_all_won_is_finite() -> None:
    base, slope = curve([3.0] * 20, [True] * 20)
    assert 2 < base + slope * 3 < 30


def games() -> list[Played]:
    """A lead of 1 wins half of the games, a lead of 20 all of them. Who won had 1 for the first half of the game, then 20."""
    half = STAGES // 2
    ahead = [1.0] * half + [20.0] * half
    even = [played(number, [30, 10], ahead=ahead) for number in range(100)]
    lost = [
        played(100 + number, [30, 10], ahead=ahead, leaders=[1] * half + [0] * half) for number in range(100)
    ]
    return even + lost


def test_a_game_is_won_when_its_lead_is_safe() -> None:
    assert won_at(games()) == [(STAGES // 2 + 1) / STAGES] * 200


def test_a_leader_who_falls_behind_again_had_not_won() -> None:
    back = [0] * (STAGES // 2 + 3) + [1] + [0] * (STAGES // 2 - 4)
    first, *others = games()
    assert won_at([replace(first, leaders=back), *others])[0] == pytest.approx((STAGES // 2 + 5) / STAGES)


def test_it_is_in_the_report_where_games_say_how_far_ahead_leaders_were() -> None:
    assert report(WATCH, games())["race"]["won_at"] == 0.55
    assert report(WATCH, [played(0, [20, 10])])["race"]["won_at"] is None  # kept before they did


def test_games_say_how_far_ahead_leaders_were() -> None:
    found = play_one(Watch("village", 2, 1, "greedy:nodes=20", seed=3), 0)
    assert len(found.ahead) == STAGES
    assert min(found.ahead) >= 0
    first, second = sorted(found.scores, reverse=True)
    assert found.ahead[-1] == first - second


def test_games_kept_before_are_still_read(tmp_path: Path) -> None:
    file = tmp_path / "games"
    known_games(file, {})  # begun
    keep_games(file, "old", {0: played(0, [20, 10])})
    head, game = file.read_text().splitlines()
    record = json.loads(game)
    del record["ahead"]
    file.write_text(f"{head}\n{json.dumps(record)}\n")
    assert known_games(file, {})["old"][0] == played(0, [20, 10])
    del record["drama"]
    file.write_text(f"{head}\n{json.dumps(record)}\n")
    with pytest.raises(SetupError, match="line 2"):
        known_games(file, {})
