"""Pandemain: where its rules, view and scoring come together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from allmende.core.chance import Stream
from allmende.core.components import Components
from allmende.core.errors import SetupError
from allmende.core.game import Game, Option
from allmende.core.state import Value
from allmende.games.pandemain import scoring
from allmende.games.pandemain.actions import action_space
from allmende.games.pandemain.census import census
from allmende.games.pandemain.holdings import holdings
from allmende.games.pandemain.redeal import redeal
from allmende.games.pandemain.rules import (
    castle,
    church,
    dawn,
    farm,
    flour,
    guild,
    local_trade,
    market,
    mill,
    oven,
    passing,
    placing,
    rewards,
    river,
    servant,
    sim_bakers,
    trade_house,
    transport,
    turn,
    village,
)
from allmende.games.pandemain.rules import round as rounds
from allmende.games.pandemain.rules.setup import set_up
from allmende.games.pandemain.setting import (
    AS_ADVISED,
    BASIC,
    DONATION,
    EXPERT,
    FIERCE,
    FULL_VISIT,
    GENTLE,
    NO_SCENARIO,
    Setting,
    find_scenario,
    sim_choices,
    sims_of,
)
from allmende.games.pandemain.state import Baker, Pandemain
from allmende.games.pandemain.tables import PLAYERS, Tables
from allmende.games.pandemain.view import view

MOST_SEATS = max(PLAYERS)


class PandemainGame(Game[Pandemain]):
    RULES_VERSION: ClassVar[int] = 2
    WARNINGS: ClassVar[frozenset[str]] = frozenset(
        {
            "dusk", "in-vain", "last-dawn", "loan", "soured", "spilt", "stale", "too-much-flour", "wages-short",
        }
    )  # fmt: skip

    def __init__(self, components: Components) -> None:
        self.tables = Tables(components)
        self._settings: dict[tuple[Value, ...], Setting] = {}
        editions = [
            name for name, value in components.section("editions").data.items() if isinstance(value, dict)
        ]
        default = components.section("editions").text("default", editions)
        scenarios = [NO_SCENARIO, *[scenario.name for scenario in self.tables.scenarios]]
        strengths = [FIERCE] if self.tables.gentle_decks is None else [FIERCE, GENTLE]
        options = {
            "mode": Option(EXPERT, [BASIC, EXPERT], "option-mode"),
            "edition": Option(default, editions, "option-edition"),
            "sim_bakers": Option(AS_ADVISED, sim_choices(self.tables), "option-sim_bakers"),
            "sim_cards": Option(FIERCE, strengths, "option-sim_cards"),
            "scenario": Option(NO_SCENARIO, scenarios, "option-scenario"),
            "local_trade": Option(False, [False, True], "option-local_trade"),
            "no_news_from_ulm": Option(False, [False, True], "option-no_news_from_ulm"),
            "leftover_workers": Option(DONATION, [DONATION, FULL_VISIT], "option-leftover_workers"),
        }
        super().__init__(
            components, "Pandemain", range(1, MOST_SEATS + 1), options, action_space(self.tables)
        )

    def seats_fit(self, seats: int) -> bool:
        return seats in self.seats or seats == 0  # MX2

    def check(self, seats: int, options: dict[str, Value], given: set[str]) -> None:
        """R50: the tables that the rules allow."""
        scenario = find_scenario(self.tables, str(options["scenario"]))
        sims = sims_of(self.tables, seats, str(options["sim_bakers"]), scenario)
        if seats == 0 and len(sims) < min(PLAYERS):
            raise SetupError("without seats Pandemain is played by two or three sim-bakers (R50)")
        if seats == 1 and not sims:
            raise SetupError("alone one plays Pandemain against at least one sim-baker (R50)")
        if seats + len(sims) > MOST_SEATS:
            raise SetupError(
                f"Pandemain has room for {MOST_SEATS}, sim-bakers included, not for {seats} seats and {len(sims)} (R50)"
            )
        if scenario is not None:
            if any(sim != scenario.sim for sim in sims):
                own = self.tables.sims[scenario.sim].name.capitalize()
                raise SetupError(f"in the scenario {scenario.name!r} the only sim-baker can be {own} (R50)")
            if (
                scenario.servant_places
                and self.tables.castle_scenario_needs_expert
                and options["mode"] != EXPERT
            ):
                raise SetupError(
                    f"the scenario {scenario.name!r} needs expert mode: it is about the Servant (R50)"
                )
        if options["local_trade"] and seats < 2:
            raise SetupError("Local Trade needs two seats or more: sim-bakers don't trade (R50)")

    def blank(self, seats: int, options: dict[str, Value], stream: Stream) -> Pandemain:
        return Pandemain(self, self.setting(seats, options), seats, options, stream)

    def setting(self, seats: int, options: dict[str, Value]) -> Setting:
        """Made once for each way to play, since it never changes."""
        key = (seats, *[options[name] for name in self.options])
        if key not in self._settings:
            self._settings[key] = Setting(self.components, self.tables, self.space, seats, options)
        return self._settings[key]

    def deal(self, state: Pandemain) -> None:
        set_up(state)

    def records(self) -> Sequence[type]:
        return [
            Baker, rounds.NewRound, rounds.Daytime, rounds.Night, turn.TakeTurn, turn.FinishTurn, turn.NightTurn,
            placing.Toll, passing.PassGive, passing.PassTake, flour.TakeFlour, flour.FlourCap, flour.ReturnFlour,
            transport.ChooseTransport, farm.BuyAtFarm, farm.Barter, market.Walk, market.WalkOn, market.MarketBonuses,
            market.ChooseIngredient, mill.GranaryPays, oven.BakeBread, oven.GiveExperience, castle.VisitCastle, castle.RepayLoans,
            river.FetchWater, village.SellBread, church.MakeOfferings, church.OfferFlour, church.OfferLoaf,
            church.OfferToken, church.Advance, church.LeaveCube, church.Bless, church.ReplaceOfferings, rewards.Climb,
            rewards.ChooseReward, rewards.ChooseFavour, guild.VisitGuild, guild.HireFree, guild.UpgradeFree,
            guild.UpgradeExperienced, guild.PayMasters, trade_house.GiveSet, trade_house.TakeSet, servant.SendServant,
            local_trade.Propose, local_trade.Answer, dawn.Dawn, dawn.Morning, dawn.ServantArrives,
            sim_bakers.MeetServant,
        ]  # fmt: skip

    def view(self, state: Pandemain, seat: int) -> Mapping[str, Any]:
        return view(state)

    def redeal(self, state: Pandemain, seat: int) -> None:
        redeal(state)

    def holdings(self, state: Pandemain) -> list[dict[str, int]]:
        return [holdings(state, seat) for seat in range(state.setting.players)]

    def score_sheet(self, state: Pandemain) -> list[dict[str, int]]:
        return [scoring.sheet(state, seat) for seat in range(state.setting.players)]

    def ranks(self, state: Pandemain) -> list[tuple[int, ...]]:
        return [scoring.rank(state, seat) for seat in range(state.setting.players)]

    def automata(self, state: Pandemain) -> list[str]:
        return [self.tables.sims[kind].name for kind in state.setting.sims]

    def census(self, state: Pandemain) -> dict[str, int]:
        return census(state)


def make(components: Components) -> PandemainGame:
    return PandemainGame(components)
