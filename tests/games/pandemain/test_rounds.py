"""Setting up (S1-S15), daytime, dusk, night (T, DU, NI), dawn (DA1-DA13), the end (EN1-EN3)."""

from __future__ import annotations

from typing import Any, cast

import pytest

import allmende
from allmende.games.pandemain.rules.dawn import Dawn, Morning
from allmende.games.pandemain.rules.round import Daytime, Night, fall_of_night
from allmende.games.pandemain.state import Pandemain
from allmende.games.pandemain.tables import NONE
from allmende.games.pandemain.words import IN_GUILD, LOCATIONS
from tests.games.pandemain.table import (
    befriend,
    begin,
    bread,
    employ,
    esteem,
    grain_tokens,
    lay,
    legal,
    loaves,
    master_of,
    may,
    night,
    offerings,
    order,
    orders,
    own,
    pending,
    play,
    servant,
    stand,
    turn,
    units,
    why,
)


def new(seats: int, seed: int = 3, **options: Any) -> Pandemain:
    return cast(Pandemain, allmende.game("pandemain").new(seats, seed, **options))


# -- setup ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "rewards"), [(2, 6), (3, 9), (4, 12)])
def test_s_the_table_as_it_is_laid(seats: int, rewards: int) -> None:
    state = new(seats)
    assert grain_tokens(state) == 80
    assert sum(state.mill) == 12  # S3
    assert NONE not in state.orders + state.upcoming  # S9
    assert len(state.rewards) == rewards  # S6
    assert state.masters.count(IN_GUILD) == 8  # S7
    assert state.favours.bit_count() == 5  # S8
    assert len(set(state.village_kinds)) == 4  # S10
    assert all(baker.workers == 4 and baker.points == 5 for baker in state.bakers)  # S11
    assert sorted(state.tower) == list(range(seats))


def test_s12_a_family_card_brings_what_it_shows() -> None:
    for seed in range(12):
        state = new(2, seed)
        first = state.tower[0]  # without a bonus
        family, baker = state.tables.families[state.families[first]], state.bakers[first]
        assert baker.units == family.units
        assert baker.flour == family.flour
        assert (baker.pfennigs, baker.active[0], baker.penitence) == (
            family.pfennigs, family.carts, family.penitence,
        )  # fmt: skip


def test_s13_s14_the_order_of_families_and_the_bonuses() -> None:
    for seed in range(6):
        state = new(4, seed)
        families = [state.tables.families[state.families[seat]] for seat in state.tower]
        assert [family.order for family in families] == sorted(family.order for family in families)
        more = [
            (state.bakers[seat].flours() - sum(family.flour), state.bakers[seat].pfennigs - family.pfennigs)
            for seat, family in zip(state.tower, families, strict=True)
        ]
        assert more == [(0, 0), (1, 0), (1, 1), (1, 2)]


def test_s15_the_last_player_places_the_servant() -> None:
    state = new(3)
    assert pending(state) == "send-servant"
    assert state.to_move == state.tower[-1]
    assert len(state.legal_actions()) == 10
    play(state, "send-servant", "oven")
    assert state.to_move == state.tower[0]
    assert pending(new(3, mode="basic")) == "take-turn"


def test_r2_basic_mode_in_the_spanish_edition_has_stacks_of_3_3_and_2() -> None:
    state = new(3, mode="basic", edition="es")
    kinds = len(state.tables.rewards)
    assert [sum(1 for token in state.rewards if token // kinds == stack) for stack in range(3)] == [3, 3, 2]
    names = {state.tables.rewards[token % kinds].name for token in new(4, mode="basic").rewards}
    assert not names & {"discard_penance", "favour", "master_baker", "upgrade_baker"}


# -- daytime ----------------------------------------------------------------------------------------------------------


def test_t1_in_turn_order_until_nobody_has_a_worker() -> None:
    state = lay(3, mode="basic")
    state.tower = [2, 0, 1]
    state.bakers[0].workers = 1
    begin(state, Daytime(0))
    seats = []
    while not state.night:
        seats.append(state.to_move)
        play(state, "go", "river")
    assert seats == [2, 0, 1, 2, 1, 2, 1, 2, 1]


def test_t3_a_fifth_worker_is_used_in_the_same_phase() -> None:
    state = lay(2, mode="basic")
    for baker in state.bakers:
        baker.workers = 0
    baker = own(state, 0, penitence=7, pfennigs=2)
    offerings(state, "salt_2", "ox")
    baker.workers = 1
    begin(state, Daytime(state.tower.index(0)))
    play(state, "go", "church")
    assert (state.to_move, pending(state), baker.workers) == (0, "take-turn", 1)


def test_t2_nobody_lays_a_worker_aside_who_can_place_it() -> None:
    state = lay()
    assert why(state, "set-aside") == "T2"


# -- dusk and night ---------------------------------------------------------------------------------------------------


def test_x19_bread_at_dusk() -> None:
    state = lay()
    baker = own(state, 0)
    bread(state, 0, "high spelt 3", "high oat 1", "low rye 2")
    before = state.bag[2]
    fall_of_night(state)
    assert loaves(state, 0) == ["high spelt 2", "low rye 1"]
    assert (state.bag[2], baker.pfennigs) == (before + 1, 1)


def test_x20_how_long_rye_bread_keeps() -> None:
    state = lay(mode="basic")
    own(state, 0, flour={"rye": 2}, water=2, salt=1, yeast=1)
    play(state, "go", "oven")
    assert loaves(state, 0) == ["low rye 2"]
    fall_of_night(state)
    assert loaves(state, 0) == ["low rye 1"]  # in round 2
    own_night = lay(mode="basic")
    own(own_night, 0, flour={"rye": 2}, water=2, salt=1, yeast=1, pfennigs=1)
    night(own_night, 0)
    play(own_night, "go-out")
    play(own_night, "go", "oven")
    assert loaves(own_night, 0) == ["low rye 2"]  # still in the day of round 2
    fall_of_night(state)
    assert (loaves(state, 0), state.bakers[0].pfennigs) == ([], 1)


def test_du1_workers_go_home_but_for_the_granary() -> None:
    state = lay(4)
    stand(state, "granary", 0)
    stand(state, "oven", 0, 1)
    stand(state, "B2", 1)
    servant(state, "oven")
    fall_of_night(state)
    assert [baker.workers for baker in state.bakers] == [3, 4, 4, 4]
    assert sum(state.crowd) == 1
    assert sum(state.stalls) == 0
    assert state.servant == -1  # DU3


def test_ni1_in_reverse_order_and_optional() -> None:
    state = lay(3, mode="basic")
    state.tower = [1, 2, 0]
    for seat in range(3):
        own(state, seat, pfennigs=1)
    state.night = 1
    begin(state, Night(2))
    assert (state.to_move, legal(state)) == (0, ["go-out()", "stay-in()"])
    play(state, "stay-in")
    assert state.to_move == 2
    play(state, "go-out")
    assert state.bakers[2].pfennigs == 0
    assert why(state, "go", "farm") == "NI1"
    assert why(state, "go", "granary") == "NI1"
    play(state, "go", "river")
    assert (units(state, 2), state.to_move) == ({"water": 2}, 1)


def test_ni2_no_pfennig_no_night() -> None:
    state = lay()
    own(state, 0)
    night(state, 0)
    assert state.is_over
    own(state, 0, pfennigs=1)
    night(state, 0)
    assert may(state, "go-out")
    state.bakers[0].workers = 0
    assert why(state, "go-out") == "NI1"
    state.bakers[0].workers, state.bakers[0].pfennigs = 1, 0
    assert why(state, "go-out") == "NI2"


def test_ni5_passing_through_at_night() -> None:
    state = lay()
    own(state, 0, pfennigs=2, points=1)
    offerings(state, "salt_2", "ox")
    night(state, 0)
    play(state, "go-out")
    play(state, "pass-through")
    play(state, "give", "pfennigs-1")  # the point is all that is left to give
    play(state, "take", "milk-2")
    assert legal(state) == ["go(river)"]


# -- dawn -------------------------------------------------------------------------------------------------------------


def test_x18_the_inquisition_passes() -> None:
    for mode, penances in (("expert", [0, 0, 1]), ("basic", [0, 0, 0])):
        state = lay(3, mode=mode)
        state.inquisition, state.round_tokens = 2, [3]
        for seat, level in enumerate((6, 5, 4)):
            own(state, seat, penitence=level, points=0)
        state.round = 5
        begin(state, Dawn())
        assert state.inquisition == 5
        assert [baker.points for baker in state.bakers] == [1, 0, 0]
        assert [baker.penances for baker in state.bakers] == penances


def test_da3_da4_milk_sours_and_tokens_wake() -> None:
    state = lay()
    baker = own(state, 0, milk=7, salt=3, used={"ox": 2, "cart": 1, "cow": 1})
    begin(state, Morning())
    assert units(state, 0) == {"salt": 3}
    assert (baker.active, baker.used) == ([1, 2, 1], [0, 0, 0])


def test_da6_the_mill_is_emptied_and_filled() -> None:
    state = lay(mode="basic")
    state.mill = [0] * 16
    state.bag = [count + more for count, more in zip(state.bag, [3, 3, 3, 3], strict=True)]
    total = grain_tokens(state)
    begin(state, Morning())
    columns = [sum(state.mill[column * 4 : column * 4 + 4]) for column in range(4)]
    assert (columns, grain_tokens(state)) == ([2, 3, 3, 4], total)


def test_da7_da9_orders_at_dawn() -> None:
    state = lay(mode="basic")
    orders(state, "ulm", a="rye", b="oat")
    coming = state.upcoming[:2]
    begin(state, Morning())
    assert order(state, "ulm", "a") == "rye"  # no dawn icon, not sold: it stays
    assert state.upcoming[0] == coming[0]  # R23: and its successor waits
    assert state.orders[1] == coming[1]
    assert NONE not in state.upcoming
    orders(state, "ulm", a=None)
    begin(state, Morning())
    assert state.orders[0] == coming[0]


def test_d44_the_spanish_edition_fills_current_orders_too() -> None:
    for edition, filled in (("en", False), ("es", True)):
        state = lay(mode="basic", edition=edition)
        orders(state, "ulm", a=None)
        state.bag[state.upcoming[0]] += 1
        state.upcoming[0] = NONE
        begin(state, Morning())
        assert (state.orders[0] != NONE) == filled


def test_va2_no_news_from_ulm() -> None:
    state = new(2, no_news_from_ulm=True, mode="basic")
    assert set(state.upcoming) == {NONE}
    assert NONE not in state.orders
    before = state.orders.copy()
    orders(state, "ulm", a=None)
    begin(state, Morning())
    assert NONE not in state.orders
    assert set(state.upcoming) == {NONE}
    assert state.orders[2::2] == before[2::2]  # spaces without the dawn icon keep their token


def test_r40_the_bag_runs_out() -> None:
    state = lay(mode="basic")
    state.bakers[0].flour = [
        count + more for count, more in zip(state.bag, state.bakers[0].flour, strict=True)
    ]
    state.bag = [0, 0, 0, 0]
    total = grain_tokens(state)
    begin(state, Morning())
    assert grain_tokens(state) == total
    assert state.bag_size() == 0


def test_da11_experienced_bakers_may_be_upgraded() -> None:
    state = lay(2)
    own(state, 0, pfennigs=9)
    employ(state, 0, 7, 8)
    state.experience[master_of(state, 7)] = 2
    state.experience[master_of(state, 8)] = 1
    begin(state, Morning())
    assert (pending(state), state.to_move) == ("upgrade-experienced", 0)
    assert why(state, "upgrade", 8) == "DA11"
    play(state, "upgrade", 7)
    assert (state.upgraded[master_of(state, 7)], state.experience[master_of(state, 7)]) == (1, 0)
    assert pending(state) == "pay-masters"


def test_da12_wages_of_the_present_side_or_back_to_the_guild() -> None:
    state = lay(2)
    baker = own(state, 0, pfennigs=2)
    employ(state, 0, 7, upgraded=True)  # 2 a day
    employ(state, 0, 1)  # 1 a day
    state.experience[master_of(state, 1)] = 2
    begin(state, Morning())
    play(state, "done")  # 1 is not upgraded
    assert why(state, "pay-wages") == "DA12"
    assert why(state, "dismiss", 2) == "GU3"
    play(state, "dismiss", 1)
    assert state.masters[master_of(state, 1)] == IN_GUILD
    assert state.experience[master_of(state, 1)] == 0
    play(state, "pay-wages")
    assert (baker.pfennigs, state.masters[master_of(state, 7)]) == (0, 0)


def test_r32_a_dismissed_baker_keeps_his_side() -> None:
    state = lay(2)
    own(state, 0)
    employ(state, 0, 7, upgraded=True)
    begin(state, Morning())  # no money: he goes unasked
    master = master_of(state, 7)
    assert (state.masters[master], state.upgraded[master]) == (IN_GUILD, 1)
    own(state, 0, pfennigs=4)
    turn(state, 0)
    play(state, "go", "guild")
    play(state, "hire", 7)
    assert (state.masters[master], state.upgraded[master]) == (0, 1)


def test_da13_the_last_of_the_new_order_places_the_servant() -> None:
    state = lay(3)
    state.tower, state.next_tower = [0, 1, 2], [2]
    begin(state, Morning())
    assert (pending(state), state.to_move) == ("send-servant", 1)
    play(state, "send-servant", "guild")
    assert LOCATIONS[state.servant] == "guild"


# -- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10)])
def test_x12_villagers_at_the_end(count: int, points: int) -> None:
    state = lay()
    befriend(state, 0, *["church_vp", "two_trades", "farm_barter", "mill_flour"][:count])
    assert state.score_sheet()[0]["villagers"] == points


def test_en2_what_counts_at_the_end() -> None:
    state = lay()
    baker = own(state, 0, points=20)
    bread(state, 0, "high wheat 3", "low rye 1")
    esteem(state, 0, oat=2, rye=-1)
    baker.loans, baker.penances = 1, 2
    assert state.score_sheet()[0] == {
        "track": 20, "villagers": 0, "loaves": 6, "loans": -3, "reputation": 5 - 1, "penances": -6,
    }  # fmt: skip
    assert state.scores()[0] == 21


def test_en3_ties() -> None:
    state = lay(3)
    for seat, (penitence, pfennigs) in enumerate([(3, 9), (4, 1), (4, 2)]):
        own(state, seat, points=10, penitence=penitence, pfennigs=pfennigs)
    assert state.winners() == [2]
    own(state, 1, points=10, penitence=4, pfennigs=2)
    assert state.winners() == [1, 2]


def test_g1_the_game_ends_after_five_rounds() -> None:
    state = new(2, 1, mode="basic")
    rounds = set()
    while not state.is_over:
        rounds.add(state.round)
        state.apply(state.legal_actions()[0])
    assert rounds == {1, 2, 3, 4, 5}
    assert state.round_tokens == []
    assert sorted(state.crosses_shown) == sorted(state.tables.crosses)


def test_r21_with_the_switch_off_repaying_is_a_choice(tmp_path: Any) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[rulings]\nloan_repayment_forced = false\n")
    state = lay(components=str(file))
    baker = own(state, 0, pfennigs=8)
    baker.loans = 1
    state.round = 5
    begin(state, Dawn())
    assert legal(state) == ["repay()", "done()"]
    play(state, "done")
    assert (baker.loans, baker.pfennigs) == (1, 8)
