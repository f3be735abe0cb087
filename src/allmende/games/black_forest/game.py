"""Black Forest: where its rules, view and scoring come together, and how the table is set up (SET-1 to SET-11)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from allmende.core.chance import Stream
from allmende.core.components import Components
from allmende.core.errors import SetupError
from allmende.core.game import Game, Option
from allmende.core.starting import check_start, start_option, starter
from allmende.core.state import Value
from allmende.games.black_forest import scoring
from allmende.games.black_forest.actions import action_space
from allmende.games.black_forest.census import census
from allmende.games.black_forest.effects import FOREST, STABLE
from allmende.games.black_forest.faces import T_PASTURE, TRAITS
from allmende.games.black_forest.goods import MARKER_OF
from allmende.games.black_forest.holdings import holdings
from allmende.games.black_forest.rules import (
    action,
    buildings,
    conversions,
    effects,
    estates,
    gain,
    jobs,
    livestock,
    payment,
    travel,
    turn,
)
from allmende.games.black_forest.rules import round as rounds
from allmende.games.black_forest.state import BlackForest, Player
from allmende.games.black_forest.tables import OFF_BOARD, TWO_PLAYER, Tables
from allmende.games.black_forest.view import view

MOST_PLAYERS = 4


class BlackForestGame(Game[BlackForest]):
    RULES_VERSION: ClassVar[int] = 2
    WARNINGS: ClassVar[frozenset[str]] = frozenset(
        {"wheel-turned", "lost", "turned-away", "animals-lost", "at-hourglass", "end-announced", "game-over"}
    )

    def __init__(self, components: Components) -> None:
        self.tables = tables = Tables(components)
        options = {
            "start": start_option(MOST_PLAYERS),
            "first_game": Option(tables.first_game, [False, True], "option-first_game"),
            "two_player": Option(tables.two_player_default, TWO_PLAYER, "option-two_player"),
            "ask_every_gift": Option(tables.ask_every_gift, [False, True], "option-ask_every_gift"),
            "ask_turn_end": Option(tables.ask_turn_end, [False, True], "option-ask_turn_end"),
        }
        super().__init__(
            components, "Black Forest", range(1, MOST_PLAYERS + 1), options, action_space(tables)
        )

    def check(self, seats: int, options: dict[str, Value], given: set[str]) -> None:
        check_start(options, seats)
        if seats != 2 and options["two_player"] != self.tables.two_player_default:
            raise SetupError(f"option 'two_player' is for 2 seats, not {seats}")

    def blank(self, seats: int, options: dict[str, Value], stream: Stream) -> BlackForest:
        return BlackForest(self, self.tables, seats, options, stream)

    def deal(self, state: BlackForest) -> None:
        tables = self.tables
        state.starter = starter(state)  # SET-1
        state.forests = tables.forests - state.seats * tables.main_grid.count(FOREST)  # SET-6, R32
        state.estates = tables.small_estates
        self.lay_out_buildings(state)
        state.tiles = [0] * tables.slots
        for group, members in enumerate(tables.groups):  # SET-4
            trades = members.copy()
            for slot in range(tables.slots):
                if tables.group_of_slot[slot] == group:
                    state.tiles[slot] = state.stream.draw(trades)
        state.jobs = [jobs.NO_JOB] * len(tables.node_words)
        state.pile = list(range(len(tables.jobs)))  # SET-5: its order is not there until it is drawn from
        for seat in range(state.seats):
            place = (seat - state.starter) % state.seats  # SET-9: by the order of play
            state.players.append(self.new_player(tables.extra[state.seats][place]))
        if state.seats == 2 and state.options["two_player"] == "neutral":  # PC-1
            state.neutral = tables.neutral_start
        state.push(rounds.StartTurn(state.starter))

    def lay_out_buildings(self, state: BlackForest) -> None:
        """SET-2, SET-3."""
        tables = self.tables
        places = list(range(len(tables.small_slots)))
        turned: list[int] = []
        if not state.options["first_game"]:
            turned = [state.stream.draw(places) for _ in range(tables.flipped)]
        state.offer = [faces[1 if place in turned else 0] for place, faces in enumerate(tables.small_slots)]
        for back, stack in enumerate(tables.large_stacks):
            rest = stack.copy()
            for _ in range(min(tables.large_spaces[state.seats][back], len(rest))):
                state.offer.append(state.stream.draw(rest))
        state.offer.sort()

    def new_player(self, extra: list[int]) -> Player:
        """SET-7 to SET-11."""
        tables = self.tables
        store = tables.start_store.copy()
        for kind, count in enumerate(extra):
            if count:
                store[MARKER_OF[kind]] = min(store[MARKER_OF[kind]] + count, tables.basic_max)
        traits = [0] * TRAITS
        traits[T_PASTURE] = tables.pasture_capacity
        tiles = [tables.main_grid.count(thing) for thing in range(STABLE + 1)]
        cells = tables.main_grid.copy()
        return Player(store, 0, 0, cells, tiles, [], traits, 0, 0, 0, tables.reminders, OFF_BOARD, [])

    def records(self) -> Sequence[type]:
        return [
            Player, rounds.StartTurn, rounds.EndTurn, rounds.LastConversions, conversions.ConvertLast, turn.TakeTurn,
            travel.PayTravel, travel.PayTolls, travel.PayToll, action.Act, action.AfterTrade, effects.Do, effects.Bonus,
            effects.Stand,
            buildings.ChooseBuilding, buildings.PlaceBuilding, buildings.PlaceLarge, estates.PlaceTile,
            estates.FellForest, livestock.KeepHerd, livestock.RaiseAnimals, livestock.PigsOnForests, gain.Bonuses,
            gain.EnterGoods, gain.ChooseWheel, gain.RaiseMarkers, gain.ChooseBasic, gain.GiveOthers, gain.TakeGift,
            payment.TakePrice, payment.SplitCharcoal, payment.LowerMarkers, payment.GiveAnimals, jobs.DrawJob,
            jobs.FinishJob,
        ]  # fmt: skip

    def view(self, state: BlackForest, seat: int) -> Mapping[str, Any]:
        return view(state, seat)

    def redeal(self, state: BlackForest, seat: int) -> None:
        """Nothing is hidden but the stack of jobs, and that has no order."""

    def holdings(self, state: BlackForest) -> list[dict[str, int]]:
        return [holdings(state, seat) for seat in range(state.seats)]

    def score_sheet(self, state: BlackForest) -> list[dict[str, int]]:
        return [scoring.sheet(state, player) for player in state.players]

    def ranks(self, state: BlackForest) -> list[tuple[int, ...]]:
        return [scoring.rank(state, seat) for seat in range(state.seats)]

    def census(self, state: BlackForest) -> dict[str, int]:
        return census(state)


def make(components: Components) -> BlackForestGame:
    return BlackForestGame(components)
