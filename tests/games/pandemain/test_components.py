"""Components files of one's own: what they change, and what is said against those that are wrong."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

import allmende
from allmende import ComponentsError
from allmende.games.pandemain.state import Pandemain
from tests.games.pandemain.table import (
    bread,
    employ,
    lay,
    may,
    own,
    pending,
    play,
    servant,
    stand,
    units,
    why,
)


def file_with(folder: Path, text: str) -> str:
    file = folder / "mine.toml"
    file.write_text(text, "utf-8")
    return str(file)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[grain_tokens]\nrye = 21\n", "81"),
        ("[farm]\ncart = -1\n", "cart"),
        ("[farm]\nkart = 1\n", "did you mean 'cart'"),
        ("[wheat_round_bonus]\nvp_by_round = [1, 2]\n", "one for each round"),
        ("[round_tokens]\ncrosses = [1]\n", "one for each round"),
        ("[reputation]\nstart = 7\n", "start"),
        ("[oven]\nentry_day = { rye = 4, spelt = 3, oat = 3, wheat = 3 }\n", "days from 1 to 3"),
        ("[endgame]\nvp_per_bread = 'three'\n", "vp_per_bread"),
        ("[automa_decks]\nhans = [19, 22]\n", "list of lists"),
        ("[rulings]\nbake_at_least = 5\n", "bake_at_least"),
    ],
)
def test_mistakes_are_named(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(ComponentsError, match=words):
        allmende.game("pandemain", components=file_with(tmp_path, text)).new(2, 1)


def test_prices_come_from_the_file(tmp_path: Path) -> None:
    state = lay(components=file_with(tmp_path, "[farm]\ncart = 5\n"))
    own(state, 0, pfennigs=1)
    assert why(state, "go", "farm") == "FA1"


def test_r12_with_the_switch_on_only_a_fresh_worker_meets_the_servant(tmp_path: Path) -> None:
    state = lay(components=file_with(tmp_path, "[rulings]\nservant_needs_worker_placed_this_turn = true\n"))
    bread(state, 0, "high rye 2")
    stand(state, "farm", 0)
    servant(state, "farm")
    play(state, "go", "river")
    assert state.is_over
    servant(state, "river")
    state = lay(components=file_with(tmp_path, "[rulings]\nservant_needs_worker_placed_this_turn = true\n"))
    bread(state, 0, "high rye 2")
    servant(state, "river")
    play(state, "go", "river")
    assert pending(state) == "finish-turn"


def test_r5_other_readings_of_the_market(tmp_path: Path) -> None:
    switches = "[rulings]\nstall_of_worker_is_in_route = false\nsame_column_counts_as_right = true\n"
    state = lay(components=file_with(tmp_path, switches))
    baker = own(state, 0, pfennigs=9, active={"cart": 1})
    stand(state, "B2", 1)
    play(state, "shop", "B1")
    play(state, "route", "D1")
    assert baker.pfennigs == 9 - 3
    assert units(state, 0) == {"water": 1, "salt": 2, "yeast": 1}  # without stall B1


def test_r8_own_workers_left_out_of_the_tax(tmp_path: Path) -> None:
    state = lay(components=file_with(tmp_path, "[rulings]\nown_workers_count_for_oven_tax = false\n"))
    own(state, 0, flour={"rye": 2}, water=2, salt=1, yeast=1)
    stand(state, "oven", 0)
    assert may(state, "go", "oven")


def test_r10_a_bonus_on_arrival(tmp_path: Path) -> None:
    state = lay(components=file_with(tmp_path, "[editions.en]\ntop_reputation_bonus_on_arrival = true\n"))
    baker = own(state, 0, points=0)
    baker.reputation[0] = 3
    bread(state, 0, "high rye 2")
    play(state, "visit", "ulm")
    if pending(state):
        play(state, "done")
    assert baker.points in (3 + 1 + 1, 3 + 2 + 1, 3 + 3 + 1)
    assert baker.reputation[0] == 4


def test_r16_sets_of_the_same_kind_allowed(tmp_path: Path) -> None:
    state = lay(components=file_with(tmp_path, "[rulings]\ntrade_set_gained_must_differ = false\n"))
    own(state, 0, flour={"rye": 1}, points=0)
    play(state, "go", "trade_house")
    assert may(state, "take", "flour-oat")
    assert why(state, "take", "flour-rye") == "R16"


def test_r17_the_granary_open_at_night(tmp_path: Path) -> None:
    game = allmende.game("pandemain", components=file_with(tmp_path, "[rulings]\ngranary_at_night = true\n"))
    state = cast(Pandemain, game.new(2, 1))
    assert [state.tables.place_names[place] for place in state.setting.night_places][-1] == "granary"


def test_r20_an_eighth_villager(tmp_path: Path) -> None:
    game = allmende.game(
        "pandemain", components=file_with(tmp_path, '[editions.en]\nvillager_pool = "all"\n')
    )
    kinds = {kind for seed in range(30) for kind in cast(Pandemain, game.new(2, seed)).village_kinds}
    assert kinds == set(range(8))
    usual = allmende.game("pandemain")
    kinds = {kind for seed in range(30) for kind in cast(Pandemain, usual.new(2, seed)).village_kinds}
    assert kinds == set(range(7))


def test_r24_other_readings_about_sim_bakers(tmp_path: Path) -> None:
    switches = '[rulings]\nsim_pfennigs_in_ties = "none"\nsim_gains_penitence_in_augsburg = false\nsim_pays_licence = true\n'
    game = allmende.game("pandemain", components=file_with(tmp_path, switches))
    for seed in range(3):
        state = game.new(2, seed, sim_bakers="rudolf-helga")
        while not state.is_over:
            state.apply(state.legal_actions()[seed % len(state.legal_actions())])
        assert state.winners()


def test_wages_come_from_the_file(tmp_path: Path) -> None:
    text = "[[master_baker_costs.items]]\nid = 7\npay_base = 9\n"
    state = lay(components=file_with(tmp_path, text))
    employ(state, 0, 7)
    master = next(master for master in state.tables.masters if master.number == 7)
    assert (master.sides[0].wage, master.sides[1].wage, master.hire) == (9, 1, 1)
