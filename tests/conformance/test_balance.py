"""Numbers of ours stay near what makes a good game (docs/balance.md): small reports whose figures must not drift away.

The limits are wider than the targets, because a few dozen games tell little. Bots play them only at the large size
(`make nightly`).
"""

from __future__ import annotations

import math
from collections import Counter
from statistics import fmean, median
from typing import Any

import pytest

import allmende
from allmende.lab.watch import Played, Watch, play_one
from tests.sizes import SIZE, sized

BOT = "greedy:nodes=600"
MODEL = "learned:turns=0,iterations=1,root=240"  # the strongest that plays a game in a second

nightly = pytest.mark.skipif(SIZE != "large", reason="bots play these games only at the large size")


def played(game: str, seats: int, games: int, bot: str = BOT, **options: Any) -> list[Played]:
    watch = Watch(game, seats, games, bot, seed=9001, options=options)
    return [play_one(watch, number) for number in range(games)]


def winners(games: list[Played]) -> dict[str, float]:
    """The points of those who won, by source, as shares."""
    sheets = [game.sheet[seat] for game in games for seat in game.winners]
    found = {name: fmean(sheet[name] for sheet in sheets) for name in sheets[0]}
    return {name: points / sum(found.values()) for name, points in found.items()}


# -- Black Forest -----------------------------------------------------------------------------------------------------


def test_buildings_score_what_the_formula_says() -> None:
    parts = allmende.game("black-forest").components
    unit = parts.section("valuation").data["unit"]
    tiles = parts.section("small_buildings").tables("faces")
    for tile in tiles + parts.section("large_buildings").tables("tiles"):
        cost = sum(unit[good] * count for good, count in tile.data["cost"].items())
        points = math.floor((cost + 2 - tile.data["effect_value"]) / 3 + 0.5) + tile.data.get("correction", 0)
        assert tile.integer("points") == max(0, points), tile.text("id")


def test_the_hourglass_is_told_alike_three_times() -> None:
    """WH-10, EN-1b: the sector on the wheel, the threshold and what has to be spent are one number."""
    end = allmende.game("black-forest").components.section("wheels.end")
    threshold = end.integer("threshold")
    assert end.integer("spent_to_trigger") == threshold + 1
    assert end.integer("hourglass_clock") % 12 == (7 + threshold) % 12


@nightly
@pytest.mark.parametrize(("bot", "built"), [(MODEL, 0.77), ("greedy:nodes=300", 0.62)])
def test_black_forest_lasts_as_long_as_it_should_and_is_about_building(bot: str, built: float) -> None:
    games = played("black-forest", 2, 64, bot)
    assert 12 <= median(game.rounds for game in games) <= 22
    assert sum(game.ended == "game-over" for game in games) <= 2
    shares = winners(games)
    others = {name: share for name, share in shares.items() if name not in ("buildings", "effects")}
    assert shares["buildings"] + shares["effects"] > 0.9 * max(others.values())
    assert max(shares.values()) < 0.5
    assert 0.34 < fmean(game.first in game.winners for game in games) < 0.66
    assert fmean(0.05 <= share <= 0.85 for share in shares_built(games)) > built


@nightly
def test_black_forest_alone_leaves_the_highest_rank_to_those_who_look_ahead() -> None:
    """A bot that looks no further than its turn is a master in the middle, and not often a glass baron."""
    rules = allmende.game("black-forest").components.section("variants.solo_rules")
    _, _, master, baron = (rank.integer("min") for rank in rules.tables("ranks"))
    scores = [game.scores[0] for game in played("black-forest", 1, 60)]
    assert master <= median(scores) < baron
    assert fmean(score >= baron for score in scores) < 0.2


def shares_built(games: list[Played]) -> list[float]:
    """In what share of the games in which somebody could build it each building was built, if those are ten or more."""
    could: Counter[str] = Counter()
    did: Counter[str] = Counter()
    for game in games:
        could.update({name for parts in game.parts for name in parts if "buildings." in name})
        did.update({name for parts in game.parts for name, counts in parts.items() if counts[1]})
    return [did[name] / count for name, count in could.items() if count >= 10]


# -- Pandemain --------------------------------------------------------------------------------------------------------


@nightly
@pytest.mark.parametrize("bot", [BOT, MODEL])
def test_pandemain_sells_all_kinds_of_bread_and_hires_master_bakers(bot: str) -> None:
    games = played("pandemain", 2, 64, bot)
    sold = dict.fromkeys(("rye", "spelt", "oat", "wheat"), 0)
    hired = loans = stored = 0
    for game in games:
        stored += any("workers-granary/placed" in flows for flows in game.flows)
        for flows, options in zip(game.flows, game.options, strict=True):
            loans += flows.get("loans/loan", 0)
            hired += sum(taken for name, (_, taken) in options.items() if name.startswith("hire/"))
            for what, amount in flows.items():
                kind, _, how = what.partition("/")
                if kind.startswith("loaf-") and how.startswith("sold"):
                    sold[kind.rpartition("-")[2]] -= amount
    every = sum(sold.values())
    assert sold["rye"] / every < 0.65
    assert min(sold["spelt"], sold["oat"], sold["wheat"]) / every > 0.07
    assert hired / (2 * len(games)) > 0.7
    assert loans / (2 * len(games)) < 1.3
    assert stored / len(games) > 0.15  # the granary


def sim_bakers_score(**options: str) -> float:
    """Whoever plays against them; here a player who plays at random."""
    games = played("pandemain", 1, sized(24, 200), "random", **options)
    return fmean(game.scores[1] for game in games)


def test_scenarios_make_their_sim_baker_stronger() -> None:
    assert sim_bakers_score(scenario="famine_in_ulm") > sim_bakers_score(sim_bakers="rudolf") + 5
    assert sim_bakers_score(scenario="hail_lord_of_the_castle") > sim_bakers_score(sim_bakers="helga") + 5


SIM_BAKERS = pytest.mark.parametrize("name", ["rudolf", "hans", "helga"])


@SIM_BAKERS
def test_gentle_cards_make_a_sim_baker_weaker(name: str) -> None:
    fierce, gentle = (sim_bakers_score(sim_bakers=name, sim_cards=cards) for cards in ("fierce", "gentle"))
    assert fierce > gentle + 30


@nightly
@SIM_BAKERS
def test_a_gentle_sim_baker_is_a_match_for_whoever_looks_no_further_than_the_turn(name: str) -> None:
    games = played("pandemain", 1, 40, sim_bakers=name, sim_cards="gentle")
    assert 0.12 < fmean(0 in game.winners for game in games) < 0.7


# -- Villagers --------------------------------------------------------------------------------------------------------


@nightly
def test_the_countess_is_an_opponent() -> None:
    games = played("villagers", 1, 64)
    assert 0.1 < fmean(0 in game.winners for game in games) < 0.5
