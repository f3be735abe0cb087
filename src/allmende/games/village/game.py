"""Village: where its rules, view and scoring come together, and how the table is set up (B1-B10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from allmende.core.chance import Stream
from allmende.core.components import Components
from allmende.core.game import Game
from allmende.core.starting import check_start, start_option, starter
from allmende.core.state import Value
from allmende.games.village import scoring
from allmende.games.village.actions import action_space
from allmende.games.village.census import census
from allmende.games.village.holdings import holdings
from allmende.games.village.redeal import redeal
from allmende.games.village.rules import (
    church,
    council,
    crafts,
    death,
    family,
    harvest,
    market,
    mass,
    payment,
    travel,
)
from allmende.games.village.rules import round as rounds
from allmende.games.village.rules import turn as turns
from allmende.games.village.state import Family, Village
from allmende.games.village.tables import FARMYARD, PLAGUE, PLAYERS, SPACES, UNBORN, Tables
from allmende.games.village.view import view


class VillageGame(Game[Village]):
    RULES_VERSION: ClassVar[int] = 2
    WARNINGS: ClassVar[frozenset[str]] = frozenset(
        [
            "bridge", "chronicled", "graved", "removed",
            "end-triggered", "last-cube", "mass",
            "spilled", "coins-short", "cubes-short",
        ]
    )  # fmt: skip
    COMES_ROUND: ClassVar[frozenset[str]] = frozenset(
        ["hours"]
    )  # D2: after the bridge the life track starts again

    def __init__(self, components: Components) -> None:
        self.tables = Tables(components)
        start = start_option(max(PLAYERS))
        seats = range(min(PLAYERS), max(PLAYERS) + 1)
        super().__init__(components, "Village", seats, {"start": start}, action_space(self.tables))

    def check(self, seats: int, options: dict[str, Value], given: set[str]) -> None:
        check_start(options, seats)

    def blank(self, seats: int, options: dict[str, Value], stream: Stream) -> Village:
        return Village(self, self.tables, seats, options, stream)

    def deal(self, state: Village) -> None:
        tables = self.tables
        state.starter = starter(state)  # B9, R25
        home = [
            FARMYARD if number == tables.start_generation else UNBORN for number in tables.generation_of
        ]  # B2
        for _ in range(state.seats):  # B3
            influence, goods = [0] * len(tables.colours), [0] * len(tables.goods)
            grain, coins, prestige = tables.start_grain, tables.start_coins, tables.start_prestige
            state.families.append(Family(home.copy(), influence, goods, [], [], grain, coins, 0, 0, prestige))
        state.board = [0] * len(SPACES) * turns.CUBES
        state.bag = [0] * turns.CUBES
        state.influence = [tables.cubes_per_colour] * PLAGUE  # B8
        state.plague = tables.plague_cubes
        state.goods = [tables.goods_per_kind] * len(tables.goods)
        state.grain = tables.grain - state.seats * tables.start_grain
        state.coins = tables.coins - state.seats * tables.start_coins
        state.chronicle = tables.chronicle[state.seats].copy()  # B6
        state.graves = tables.graves[state.seats]
        state.pile = list(range(len(tables.customers)))
        stalls = min(tables.stalls[state.seats], len(state.pile))  # B5
        state.stalls = sorted([state.stream.draw(state.pile) for _ in range(stalls)])
        market.fill_line(state)
        state.push(rounds.NewRound())

    def records(self) -> Sequence[type]:
        return [
            Family, rounds.NewRound, rounds.StartTurn, rounds.EndOfTurn, turns.TakeTurn, turns.ChooseAction,
            harvest.Harvest, family.GrowFamily, crafts.PractiseCraft, crafts.ProduceAtOnce, market.MarketDay,
            market.ServeCustomer, travel.Journey, travel.Arrive, council.SitInCouncil, council.UsePrivilege,
            council.ChooseGood, church.JoinChurch, payment.Pay, payment.ChooseCubes, death.LoseMember, mass.HoldMass,
            mass.Buying, mass.BuyFromBag, mass.Climbing, mass.ClimbWindows, mass.Majority,
        ]  # fmt: skip

    def view(self, state: Village, seat: int) -> Mapping[str, Any]:
        return view(state, seat)

    def redeal(self, state: Village, seat: int) -> None:
        redeal(state, seat)

    def holdings(self, state: Village) -> list[dict[str, int]]:
        return [holdings(state, seat) for seat in range(state.seats)]

    def score_sheet(self, state: Village) -> list[dict[str, int]]:
        return [scoring.sheet(state, family) for family in state.families]

    def ranks(self, state: Village) -> list[tuple[int, ...]]:
        return [scoring.rank(state, family) for family in state.families]

    def census(self, state: Village) -> dict[str, int]:
        return census(state)


def make(components: Components) -> VillageGame:
    return VillageGame(components)
