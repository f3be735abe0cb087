"""Villagers: where its rules, view and scoring come together, and how the table is set up (2.1-2.10, R44)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from allmende.core.chance import Stream
from allmende.core.components import Components
from allmende.core.errors import SetupError
from allmende.core.game import Game, Option
from allmende.core.starting import check_start, start_option, starter
from allmende.core.state import Value
from allmende.games.villagers import scoring
from allmende.games.villagers.actions import action_space
from allmende.games.villagers.census import census
from allmende.games.villagers.holdings import holdings
from allmende.games.villagers.redeal import redeal
from allmende.games.villagers.rules import (
    basics,
    build,
    build_specials,
    chains,
    countess,
    draft,
    hands,
    looking,
    market,
    padlocks,
    road,
    specials,
)
from allmende.games.villagers.rules import round as rounds
from allmende.games.villagers.scoring import CATEGORIES, START
from allmende.games.villagers.state import Village, Villagers, entry_of
from allmende.games.villagers.tables import EDITIONS, FOUNDERS, NONE, PLAYERS, SETS, Tables
from allmende.games.villagers.view import view

EXPANSIONS = [name.removesuffix("_1") for name in SETS]  # the options' names


class VillagersGame(Game[Villagers]):
    RULES_VERSION: ClassVar[int] = 2
    WARNINGS: ClassVar[frozenset[str]] = frozenset(
        {"stack-empty", "first-market-called", "last-round", "nothing-to-draft", "turned", "returned"}
    )

    def __init__(self, components: Components) -> None:
        self.tables = Tables(components)
        options = {
            "edition": Option("pnp", list(EDITIONS), "option-edition"),
            "drafted_hands": Option(False, [False, True], "option-drafted_hands"),
            **{name: Option(False, [False, True], f"option-{name}") for name in EXPANSIONS},
            "start": start_option(max(PLAYERS)),
            "memory_aid": Option(True, [True, False], "option-memory_aid"),
        }
        seats = range(self.tables.solo_seats, max(PLAYERS) + 1)
        super().__init__(components, "Villagers", seats, options, action_space(self.tables))

    def check(self, seats: int, options: dict[str, Value], given: set[str]) -> None:
        check_start(options, seats)
        if seats != self.tables.solo_seats:
            return
        if options["edition"] == "pnp":
            if "edition" in given:
                raise SetupError("alone against the Countess one plays by the retail rules, not by 'pnp'")
            options["edition"] = "retail"  # 11.4: the solo game is a retail one
        for name in ("drafted_hands", *EXPANSIONS):
            if options[name]:
                raise SetupError(f"the solo game against the Countess is played without {name!r}")

    def blank(self, seats: int, options: dict[str, Value], stream: Stream) -> Villagers:
        state = Villagers(self, self.tables, seats, options, stream)
        state.retail = options["edition"] == "retail"
        state.solo = seats == self.tables.solo_seats
        for number, name in enumerate(EXPANSIONS):
            if options[name]:
                state.expansions |= 1 << number
        return state

    def deal(self, state: Villagers) -> None:
        tables, edition, seats = self.tables, state.edition(), state.seats
        state.first = starter(state)  # 2.5, R4
        deck = tables.deck(seats, edition, state.expansions, state.solo)  # 2.6
        state.couriers = deck.count(tables.courier)
        for kind in tables.start_row:  # 2.1
            deck.remove(kind)
        state.row = tables.start_row.copy()
        state.row_coins = [0] * tables.row_size  # 2.10
        state.basics = [edition.basics] * tables.basic_count  # 2.2
        state.pool = sorted(deck)
        self._seat_players(state)
        self._deal_cards(state)
        state.push(rounds.NewRound())
        if state.packs:
            state.push(hands.DraftHands(0, 0))

    def _seat_players(self, state: Villagers) -> None:
        """2.3, 2.4; in the solo game the Countess takes the place after the seats."""
        players = state.seats + 1 if state.solo else state.seats
        state.supply = [0] * players
        state.ledger = [0] * players * len(CATEGORIES)
        state.picks = [0] * state.seats
        state.draft_limits = [0] * state.seats
        state.build_limits = [0] * state.seats
        for seat in range(state.seats):
            village = Village([], [], [], [], [], [])
            village.add(self.tables, FOUNDERS, FOUNDERS, NONE)
            state.villages.append(village)
            state.earn(seat, START, state.edition().start_coins)
        state.events_left = [0] * len(self.tables.events)
        if state.solo:
            state.villages.append(Village([], [], [], [], [], []))
            state.earn(state.seats, START, self.tables.countess_coins)
            state.events_left = [event.copies for event in self.tables.events]
            state.jester = self.tables.jester_uses
        state.booked = []  # what everybody starts with changes no hands

    def _deal_cards(self, state: Villagers) -> None:
        """2.7-2.9: stacks, hands, Reserve."""
        tables, seats = self.tables, state.seats
        stack = tables.solo_stack if state.solo else tables.stack_cards_per_player * seats
        size = tables.solo_hand if state.solo else state.edition().hand_size[seats]
        drafted = bool(state.options["drafted_hands"])
        dealt = size + tables.extra_hand_cards if drafted else size  # 11.1
        reserve = len(state.pool) - tables.stack_count * stack - seats * dealt
        if reserve < 0:
            raise SetupError(f"there are {-reserve} villagers too few for {seats} players")
        cards = [
            sorted(entry_of(state.stream.draw(state.pool), 1 << seat) for _ in range(dealt))
            for seat in range(seats)
        ]
        state.hands = [[] for _ in range(seats)] if drafted else cards
        if drafted:
            state.packs = cards
            state.chosen = [NONE] * seats
        state.tops = [[] for _ in range(tables.stack_count + 1)]
        state.under = [stack] * tables.stack_count + [reserve]
        for pile in range(tables.stack_count + 1):
            road.expose(state, pile)

    def records(self) -> Sequence[type]:
        return [
            Village, rounds.NewRound, rounds.EndRound, hands.DraftHands, hands.KeepCard, draft.DraftPhase,
            draft.DraftTurn, draft.AskCouriers, draft.CourierWindow, draft.CourierTakes, draft.PickVillager,
            draft.BackToPick, draft.AfterPick, road.UpdateRoad, road.Saving, road.SaveVillager, build.BuildPhase,
            build.NextBuilder, build.BuildTurn, chains.LayCard, chains.CoverFounders, basics.ChooseStack, basics.GiveCard, padlocks.OpenPadlock,
            specials.DiscardRed, specials.SellGold, specials.PlaceFreed, looking.LookThrough, looking.PutBack,
            build_specials.TakeFromHand, market.FoodCheck, market.Markets, market.Market, market.PayBronze,
            countess.FillRow, countess.PassToCountess, countess.OpenEvent, countess.FaceEvent,
            countess.ResolveEvent, countess.YieldVillager,
        ]  # fmt: skip

    def view(self, state: Villagers, seat: int) -> Mapping[str, Any]:
        return view(state, seat)

    def redeal(self, state: Villagers, seat: int) -> None:
        redeal(state, seat)

    def holdings(self, state: Villagers) -> list[dict[str, int]]:
        return [holdings(state, seat) for seat in range(len(state.supply))]

    def score_sheet(self, state: Villagers) -> list[dict[str, int]]:
        return [scoring.sheet(state, seat) for seat in range(len(state.supply))]

    def ranks(self, state: Villagers) -> list[tuple[int, ...]]:
        return [scoring.rank(state, seat) for seat in range(len(state.supply))]

    def automata(self, state: Villagers) -> list[str]:
        return ["countess"] if state.solo else []

    def census(self, state: Villagers) -> dict[str, int]:
        return census(state)


def make(components: Components) -> VillagersGame:
    return VillagersGame(components)
