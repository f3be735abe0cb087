"""Sim-bakers (AU1-AU15), tables with and without them (MX, R50)."""

from __future__ import annotations

from typing import Any, cast

import pytest

import allmende
from allmende import SetupError
from allmende.games.pandemain.rules.dawn import Morning
from allmende.games.pandemain.rules.sim_bakers import best_order, play_day, play_night, possible_cards
from allmende.games.pandemain.state import Pandemain
from allmende.games.pandemain.words import IN_GUILD, LOCATIONS, OUT_OF_GAME, VILLAGE
from tests.games.pandemain.table import (
    bread,
    card,
    esteem,
    grain_tokens,
    lay,
    legal,
    mill,
    night,
    offerings,
    order,
    orders,
    own,
    pending,
    play,
    reputation,
    rewards,
    rewards_at,
    servant,
    stand,
    turn,
    units,
    why,
)

SIM = 1  # the only sim-baker of a solo game, after seat 0


def solo(name: str = "rudolf", **options: Any) -> Pandemain:
    return lay(1, sim_bakers=name, **options)


def day(state: Pandemain, seat: int = SIM) -> None:
    """The sim-baker's turn in the daytime."""
    state.stack = []
    play_day(state, seat)
    state.run_on()
    assert grain_tokens(state) == 80


def send(state: Pandemain, place: str, seat: int = SIM) -> None:
    """Lets the sim-baker play just this icon."""
    deck = state.setting.decks
    number = state.cards[seat - state.seats]
    icons = deck.days[number]
    deck.days[number] = [state.tables.place_names.index(place)]
    state.icons[seat - state.seats] = 0
    try:
        day(state, seat)
    finally:
        deck.days[number] = icons


# -- cards ------------------------------------------------------------------------------------------------------------


def test_x10_the_deck_of_hans() -> None:
    drawn: list[set[int]] = [set() for _ in range(5)]
    for seed in range(60):
        state = cast(Pandemain, allmende.game("pandemain").new(1, seed, sim_bakers="hans", mode="basic"))
        shown: list[int] = []
        while not state.is_over:
            state.apply(state.legal_actions()[seed % len(state.legal_actions())])
        shown = [*state.cards_shown, *state.cards]
        assert len(set(shown)) == 5
        for place, number in enumerate(shown):
            drawn[place].add(number)
    spans = [range(19, 23), range(23, 26), range(26, 28), range(28, 32), range(28, 32)]
    assert drawn == [set(span) for span in spans]


def test_au2_gentle_cards_sell_less() -> None:
    """Also in scenarios; the cards have the same numbers, owners and rounds."""

    def sales(state: Pandemain) -> int:
        villages = range(VILLAGE, VILLAGE + len(state.tables.villages))
        return sum(icon in villages for icons in state.setting.decks.days for icon in icons)

    for table in ({"sim_bakers": "helga"}, {"scenario": "famine_in_ulm"}):
        fierce, gentle = (lay(1, None, sim_cards=cards, **table) for cards in ("fierce", "gentle"))
        assert sales(gentle) < sales(fierce) / 1.5
        assert gentle.setting.decks.draws == fierce.setting.decks.draws
        assert [len(icons) for icons in gentle.setting.decks.days] == [
            len(icons) for icons in fierce.setting.decks.days
        ]
    assert (
        sales(lay(1, None))
        == sales(lay(1, None, sim_cards="fierce"))
        > sales(lay(1, None, sim_cards="gentle"))
    )


def test_au2_earlier_numbers_know_no_gentle_cards() -> None:
    earlier = allmende.game("pandemain", components="2026-11-18")
    with pytest.raises(SetupError, match="sim_cards"):
        earlier.new(1, 1, sim_cards="gentle")
    earlier.new(1, 1)


def test_au4_humans_see_only_the_icons_played() -> None:
    state = solo()
    card(state, 0, 7)  # church, Ulm, market, granary, oven; oven at night
    seen = state.view(0)["sim_bakers"][0]
    assert (seen["name"], seen["icons"]) == ("rudolf", [])
    day(state)
    assert state.revealed
    turn(state, 0)
    seen = state.view(0)["sim_bakers"][0]
    assert (seen["icons"], "night" in seen, "card" in seen) == (["church"], False, False)


def test_au4_what_is_imagined_fits_the_icons_shown() -> None:
    state = solo(mode="basic")
    state.round = 2
    card(state, 0, 7)
    state.icons[0] = 1  # a church: only 7, 12 and 13 begin with one
    turn(state, 0)
    cards = {cast(Pandemain, state.determinize(0, seed)).cards[0] for seed in range(40)}
    assert cards == {7, 12, 13}
    state.nights_shown = 1  # an oven: not 13
    assert {cast(Pandemain, state.determinize(0, seed)).cards[0] for seed in range(40)} == {7, 12}
    state.cards_shown = [12]
    assert possible_cards(state, 0) == [7, 8, 9, 10, 11, 13]


def test_au5_icons_in_their_order_and_au6_passed_over() -> None:
    state = solo()
    card(state, 0, 4)  # church, granary, Donauwörth, mill
    stand(state, "granary", 0)
    places = []
    for _ in range(3):
        before = state.board.copy()
        day(state)
        changed = [place for place, count in enumerate(state.board) if count != before[place]]
        places.append(state.tables.place_names[changed[0] // 2])
    assert places == ["church", "donauwoerth", "mill"]  # the granary was full


def test_au7_workers_left_over_go_to_church() -> None:
    state = solo()
    card(state, 0, 1)
    state.icons[0] = 4
    offerings(state, "salt_2", "ox")
    before = state.bakers[SIM].penitence
    day(state)
    assert state.bakers[SIM].penitence == before + 1  # R24h: a donation, the permanent offering
    assert state.tables.offerings[state.shown[1]].name == "ox"
    assert state.next_tower == [SIM]


def test_au7_in_the_other_reading_workers_left_over_make_a_full_visit() -> None:
    state = solo(leftover_workers="visit")
    card(state, 0, 1)
    state.icons[0] = 4
    offerings(state, "salt_2", "ox")
    day(state)
    assert state.bakers[SIM].penitence == 3
    assert state.tables.offerings[state.shown[1]].name != "ox"


def test_au7_a_donation_is_a_visit_to_the_church() -> None:
    """Penance, thresholds and the Servant are met as at any visit."""
    state = solo("hans")
    sim = own(state, SIM, penitence=2, points=0)
    sim.penances = 2
    servant(state, "church")
    card(state, 0, 19)
    state.icons[0] = 4
    day(state)
    assert (sim.penitence, sim.penances) == (3, 1)
    assert LOCATIONS[state.servant] == "market"
    assert sim.points > 2  # of level 3: and a fresh loaf for the Servant


def test_au8_the_night_icon() -> None:
    state = solo()
    card(state, 0, 5)  # church at night
    offerings(state, "salt_2", "ox")
    state.night = 1
    state.stack = []
    play_night(state, SIM)
    state.run_on()
    assert state.bakers[SIM].penitence == 3
    assert state.next_tower == []  # NI4
    card(state, 0, 1)  # none
    play_night(state, SIM)
    assert state.bakers[SIM].workers == 3


# -- visits -----------------------------------------------------------------------------------------------------------


def test_x29_a_visit_to_the_church() -> None:
    state = solo()
    sim = own(state, SIM, penitence=2, points=5)
    offerings(state, "salt_2", "bread_any")
    rewards(state, 5, "cow", "ox")
    shown = state.shown[1]
    send(state, "church")
    assert sim.penitence == 6
    assert sim.points == 5 + 2 + 2
    assert len(rewards_at(state, 5)) == 1
    assert state.shown[1] != shown
    assert state.next_tower == [SIM]


def test_au9_two_points_at_15_too_and_beyond_as_usual() -> None:
    state = solo()
    sim = own(state, SIM, penitence=14, points=0)
    offerings(state, "salt_2", "ox")
    send(state, "church")
    assert (sim.penitence, sim.points) == (15, 2 + 2)


def test_x30_where_a_sim_baker_stands_in_the_market() -> None:
    state = solo("hans")
    own(state, 0, active={"cart": 1})
    stand(state, "B1", 0)
    send(state, "market")
    names = [stall.name for stall in state.tables.stalls]
    assert state.stalls[names.index("B2")] == 1
    state = solo("hans")
    send(state, "market")
    assert state.stalls[names.index("C")] == 1
    send(state, "market")
    assert state.stalls[names.index("D1")] == 1
    own(state, 0, active={"ox": 1})
    send(state, "market")
    assert state.stalls[names.index("A1")] == 1


def test_x31_the_best_order_in_augsburg() -> None:
    state = solo()
    state.round = 3
    sim = own(state, SIM, points=0)
    orders(state, "augsburg", a="oat", b="rye")
    assert best_order(state, SIM, 3) == 0
    send(state, "augsburg")
    assert (sim.points, sim.penitence, sim.pfennigs) == (8, 1, 0)
    assert reputation(state, SIM, "wheat") == 1
    assert (order(state, "augsburg", "a"), order(state, "augsburg", "b")) == ("oat", "rye")
    assert sim.villagers == 1 << state.village_kinds[3]


def test_r24e_ties_go_to_the_order_that_gives_more_then_to_finer_bread_then_to_tokens() -> None:
    state = solo()
    state.round = 5
    orders(state, "dinkelsbuehl", a="oat", b="oat")  # 4 + 2, 4 + 3, permanent spelt 4 + 1
    assert best_order(state, SIM, 1) == 2
    orders(state, "dinkelsbuehl", a="wheat", b="spelt")  # 4 + 1 + 2 and 4 + 3
    assert best_order(state, SIM, 1) == 2
    orders(state, "augsburg", a="wheat", b="rye")  # both wheat, both 2
    assert best_order(state, SIM, 3) == 1
    esteem(state, SIM, rye=2)  # 3 + 2 + 1 does not reach it
    assert best_order(state, SIM, 3) == 1


def test_au9_mill_castle_and_guild() -> None:
    state = solo()
    for column, tokens in (("M1", 2), ("M2", 3), ("M3", 3), ("M4", 0)):
        mill(state, column, rye=tokens)
    send(state, "mill")
    assert [sum(state.mill[column * 4 : column * 4 + 4]) for column in range(4)] == [2, 0, 3, 0]
    assert state.castle_loans == 1
    send(state, "castle")
    assert (state.castle_loans, state.loans) == (0, 8)
    send(state, "castle")
    assert state.loans == 8
    state.masters = [OUT_OF_GAME] * 10
    state.masters[4] = IN_GUILD
    send(state, "guild")
    assert IN_GUILD not in state.masters


def test_au9_oven_river_farm_granary_and_trade_house_only_hold_a_worker() -> None:
    state = solo()
    for place in ("oven", "river", "farm", "granary"):
        before = state.bakers[SIM].copy()
        send(state, place)
        after = state.bakers[SIM]
        assert after.workers == before.workers - 1
        assert (after.points, after.penitence) == (before.points, before.penitence)
    own(state, 0, flour={"rye": 2}, water=2, salt=1, yeast=1)
    turn(state, 0)
    assert why(state, "go", "oven") == "OV1"  # it counts for the tax


# -- the Servant ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "spot", "more"), [("rudolf", "mill", 0), ("hans", "market", 0), ("helga", "castle", 2)]
)
def test_au10_a_loaf_for_the_servant(name: str, spot: str, more: int) -> None:
    state = solo(name)
    sim = own(state, SIM, points=0)
    servant(state, "river")
    state.bakers[0].flour = [state.bag[0], state.bag[1], state.bag[2], 0]  # only wheat is left in the bag
    state.bag = [0, 0, 0, state.bag[3]]
    before = state.favours
    send(state, "river")
    assert sim.points == 4 + 3 + more  # fresh high-quality wheat in round 1
    assert reputation(state, SIM, "wheat") == 1
    assert LOCATIONS[state.servant] == spot
    assert state.favours == before


def test_r40_no_sale_from_an_empty_bag_but_helga_has_her_points() -> None:
    state = solo("helga")
    sim = own(state, SIM, points=0)
    servant(state, "river")
    state.bakers[0].flour, state.bag = state.bag, [0, 0, 0, 0]
    send(state, "river")
    assert (sim.points, LOCATIONS[state.servant]) == (2, "river")


def test_x39_helga_finds_the_mill_full() -> None:
    state = solo("helga")
    sim = own(state, SIM, points=0)
    stand(state, "mill", 0, 0, 0)
    servant(state, "mill")
    offerings(state, "salt_2", "ox")
    card(state, 0, 32)
    state.icons[0] = 4  # all icons are used
    day(state)
    assert (sim.penitence, LOCATIONS[state.servant]) == (1, "mill")
    assert sim.points == 0  # no sale, no points for meeting him


def test_au7_helga_seeks_the_servant() -> None:
    state = solo("helga")
    servant(state, "farm")
    card(state, 0, 32)
    state.icons[0] = 4
    day(state)
    assert LOCATIONS[state.servant] == "castle"
    assert state.workers_at(SIM, LOCATIONS.index("farm")) == 1


def test_au11_a_sim_baker_who_is_last_uses_its_own_spot() -> None:
    state = cast(Pandemain, allmende.game("pandemain").new(1, 4, sim_bakers="helga"))
    assert state.tower == [0, 1]
    assert LOCATIONS[state.servant] == "castle"
    assert pending(state) == "take-turn"


def test_r26_basic_mode() -> None:
    state = solo("helga", mode="basic")
    card(state, 0, 32)
    state.icons[0] = 2  # servant, oven
    day(state)
    assert state.icons[0] == 4  # the icon of the Servant was passed over
    send(state, "guild")
    assert state.bakers[SIM].workers == 2


# -- presence ---------------------------------------------------------------------------------------------------------


def test_x27_rudolf_at_the_river() -> None:
    state = solo()
    own(state, SIM, penitence=6)
    stand(state, "river", SIM)
    stand(state, "oven", SIM)
    goods: dict[str, Any] = {"water": 2, "salt": 1, "yeast": 1}
    own(state, 0, penitence=5, pfennigs=1, flour={"rye": 2}, **goods)
    assert (why(state, "go", "river"), why(state, "go", "oven")) == ("", "")
    own(state, 0, penitence=4, pfennigs=1, flour={"rye": 2}, **goods)
    assert (why(state, "go", "river"), why(state, "go", "oven")) == ("AU14", "")


def test_x28_helga_at_the_farm() -> None:
    state = solo("helga")
    own(state, SIM, points=20)
    stand(state, "farm", SIM)
    own(state, 0, points=17, pfennigs=5)
    assert why(state, "go", "farm") == ""
    own(state, 0, points=16, pfennigs=5)
    assert why(state, "go", "farm") == "AU14"


def test_au14_hans_takes_a_pfennig_or_a_point() -> None:
    state = solo("hans")
    hans = own(state, SIM, points=5)
    stand(state, "river", SIM)
    baker = own(state, 0, pfennigs=2)
    play(state, "go", "river")
    assert legal(state) == ["pay-toll()", "leave-toll()"]
    play(state, "pay-toll")
    assert (baker.pfennigs, hans.points, units(state, 0)) == (1, 5, {"water": 2})
    turn(state, 0)
    play(state, "go", "river")
    play(state, "leave-toll")
    assert (baker.pfennigs, hans.points) == (1, 6)
    own(state, 0)
    turn(state, 0)
    play(state, "go", "river")  # R33: without money he gets the point
    assert hans.points == 7


def test_g8_what_the_place_costs_is_not_spent_on_the_toll() -> None:
    state = solo("hans")
    hans = own(state, SIM, points=5)
    stand(state, "farm", SIM)
    stand(state, "granary", SIM)
    baker = own(state, 0, pfennigs=2)
    play(state, "go", "farm")  # the cart costs both pfennigs
    assert (baker.active, hans.points) == ([1, 0, 0], 6)
    state = lay(3, sim_bakers="hans")
    stand(state, "granary", 3)
    own(state, 0, pfennigs=1)
    turn(state, 0)
    play(state, "go", "granary")
    play(state, "pay-toll")
    assert state.bakers[0].pfennigs == 0


def test_r24g_a_licence_for_a_sim_baker_goes_to_the_supply() -> None:
    state = lay(2, sim_bakers="hans")
    baker = own(state, 0, pfennigs=1)
    own(state, 2)
    stand(state, "ulm", 2)
    bread(state, 0, "high rye 2")
    turn(state, 0)
    play(state, "visit", "ulm")
    assert (baker.pfennigs, state.bakers[2].pfennigs) == (4, 0)
    assert state.bakers[2].points == 6  # and no money was left for his toll


def test_r22_no_placement_at_all() -> None:
    state = solo()
    own(state, SIM, penitence=9)
    for place in ("river", "trade_house", "farm", "castle"):
        state.bakers[SIM].workers = 1
        stand(state, place, SIM)
    state.bakers[SIM].workers = 1
    stand(state, "granary", SIM)
    baker = own(state, 0)
    offerings(state, "salt_2", "ox")
    turn(state, 0)
    assert legal(state) == ["set-aside()"]
    assert why(state, "pass-through") == "AU14"  # R16: the trade house is used, too
    play(state, "set-aside")
    assert (baker.workers, baker.aside) == (3, 1)


def test_r38_passing_through_must_lead_somewhere() -> None:
    state = solo()
    own(state, SIM, penitence=9)
    state.bakers[SIM].workers = 9
    stand(state, "river", SIM)
    stand(state, "granary", SIM)
    stand(state, "castle", SIM)
    own(state, 0, flour={"rye": 1}, points=1)
    offerings(state, "salt_2", "milk_2")
    turn(state, 0)
    assert why(state, "go", "river") == "AU14"
    play(state, "pass-through")  # two milk, or two salt and more, for flour and point pay an offering
    play(state, "give", "flour-rye")
    assert pending(state) == "pass-take"
    assert why(state, "take", "water-3") == "R38"
    assert why(state, "take", "pfennigs-1") == ""  # a pfennig opens the mill
    play(state, "take", "milk-2")
    assert legal(state) == ["go(church)"]


def test_r53_at_night_milking_may_open_a_way() -> None:
    state = solo()
    own(state, SIM, penitence=9)
    stand(state, "river", SIM)
    stand(state, "trade_house", SIM)
    baker = own(state, 0, pfennigs=1)
    offerings(state, "salt_2", "milk_2")
    night(state, 0)
    assert state.is_over  # neither river nor trade house, and nothing to offer
    own(state, 0, pfennigs=1, active={"cow": 1})
    night(state, 0)
    play(state, "go-out")
    assert legal(state) == ["milk()"]
    play(state, "milk")
    assert legal(state) == ["go(church)"]
    play(state, "go", "church")
    assert baker.penitence == 2


def test_r38_giving_a_point_may_close_the_way() -> None:
    state = solo("helga")
    own(state, SIM, points=20)
    for place in ("river", "granary", "castle", "farm"):
        state.bakers[SIM].workers = 1
        stand(state, place, SIM)
    own(state, 0, points=17, flour={"rye": 1}, milk=2)
    offerings(state, "salt_2", "bread_any")
    turn(state, 0)
    play(state, "pass-through")
    play(state, "give", "flour-rye")
    play(state, "give", "vp-1")
    assert why(state, "take", "water-3") == "R38"  # with 16 points Helga lets nobody near her
    assert why(state, "take", "pfennigs-1") == ""  # the mill
    assert why(state, "take", "salt-3") == ""  # an offering
    play(state, "take", "salt-3")
    assert legal(state) == ["go(church)"]


# -- tables -----------------------------------------------------------------------------------------------------------


def test_x33_the_first_order_with_rudolf_and_helga() -> None:
    for seed in range(5):
        state = cast(Pandemain, allmende.game("pandemain").new(2, seed, sim_bakers="rudolf-helga"))
        values = [state.tables.families[number].order for number in state.families]
        early, late = (0, 1) if values[0] < values[1] else (1, 0)
        assert state.tower == [2, early, late, 3]
        families = [state.tables.families[number] for number in state.families]
        assert state.bakers[early].flours() - sum(families[early].flour) == 1
        assert state.bakers[early].pfennigs == families[early].pfennigs
        assert state.bakers[late].flours() - sum(families[late].flour) == 1
        assert state.bakers[late].pfennigs == families[late].pfennigs + 1


def test_x40_ties_with_a_sim_baker() -> None:
    state = solo()
    own(state, 0, points=30, penitence=7, pfennigs=9999)
    own(state, SIM, points=30, penitence=7)
    assert state.winners() == [SIM]  # R47: the money of sim-bakers is infinite
    own(state, 0, points=30, penitence=8)
    assert state.winners() == [0]


def test_r47_sim_bakers_are_equally_rich() -> None:
    state = lay(1, sim_bakers="rudolf-hans")
    own(state, 0, points=30, penitence=7, pfennigs=50)
    for sim in (1, 2):
        own(state, sim, points=30, penitence=7)
    assert state.winners() == [1, 2]


def test_au2_alone_rudolf_is_the_default() -> None:
    game = allmende.game("pandemain")
    assert game.automata(game.new(1, 1)) == ["rudolf"]
    assert game.automata(game.new(1, 1, scenario="hail_lord_of_the_castle")) == ["helga"]
    assert game.automata(game.new(2, 1)) == []


@pytest.mark.parametrize(
    ("edition", "seats", "sims", "first", "mornings"),
    [
        ("en", 2, "hans", 2, {0: 1, 1: 2, 2: 2}),  # two at first, then one more at a time, never over two
        ("en", 1, "hans-helga", 2, {0: 1, 1: 2, 2: 2}),
        ("en", 1, "rudolf", 1, {0: 1, 1: 1}),  # with two players there is never more than one
        ("en", 3, "none", 2, {0: 2, 1: 2, 2: 2}),
        ("es", 2, "hans", 1, {0: 1, 1: 1}),  # one a round
        ("es", 3, "none", 2, {0: 2, 1: 2, 2: 2}),
    ],
)
def test_s2_da5_loans_with_sim_bakers(
    edition: str, seats: int, sims: str, first: int, mornings: dict[int, int]
) -> None:
    state = cast(Pandemain, allmende.game("pandemain").new(seats, 1, sim_bakers=sims, edition=edition))
    assert state.castle_loans == first
    for left, then in mornings.items():
        state.loans += state.castle_loans - left
        state.castle_loans = left
        state.stack = [Morning()]
        state.stack.pop().run(state)
        assert (state.castle_loans, state.castle_loans + state.loans) == (then, 8)


@pytest.mark.parametrize("sims", ["rudolf-hans-helga", "rudolf-hans", "rudolf-helga", "hans-helga"])
def test_mx2_two_or_three_sim_bakers_play_by_themselves(sims: str) -> None:
    game = allmende.game("pandemain")
    for seed in range(3):
        for mode in ("basic", "expert"):
            state = game.new(0, seed, sim_bakers=sims, mode=mode)
            assert state.is_over
            assert len(state.scores()) == len(sims.split("-"))
            assert state.winners()
            assert all(20 < score < 200 for score in state.scores())
            assert state.view(None)["to_move"] is None
            assert game.loads(state.dumps()) == state


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (0, {}, "two or three"),
        (0, {"sim_bakers": "rudolf"}, "two or three"),
        (1, {"sim_bakers": "none"}, "at least one sim-baker"),
        (4, {"sim_bakers": "hans"}, "room for 4"),
        (2, {"sim_bakers": "rudolf-hans-helga"}, "room for 4"),
        (1, {"sim_bakers": "helga", "scenario": "famine_in_ulm"}, "can be Rudolf"),
        (1, {"sim_bakers": "rudolf-helga", "scenario": "taking_the_cloth"}, "can be Rudolf"),
        (2, {"scenario": "hail_lord_of_the_castle", "mode": "basic"}, "needs expert"),
        (1, {"local_trade": True}, "two seats"),
    ],
)
def test_r50_tables_the_rules_forbid(seats: int, options: dict[str, Any], words: str) -> None:
    with pytest.raises(SetupError, match=words):
        allmende.game("pandemain").new(seats, 1, **options)
