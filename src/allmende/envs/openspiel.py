"""Our games as games of OpenSpiel's (the extra `openspiel`): `pyspiel.load_game("allmende_village(players=3)")`.

Chance comes first and once: the first node picks one of `deals` deals, and everything drawn later follows from it. An
algorithm that copies states and plays on would see the future. `resample_from_infostate` deals again what a player can't
know, as searches over information sets require.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hashlib import blake2b
from typing import Any, ClassVar

import numpy as np
import pyspiel

from allmende.core.catalog import game as find_game
from allmende.core.catalog import games
from allmende.core.many import margins
from allmende.core.state import State
from allmende.core.words import words
from allmende.envs.observing import observation, observation_names
from allmende.envs.rewards import final

DEALS = 1000
LONGEST = 20_000  # decisions in a game: an upper bound that OpenSpiel requires
FARTHEST = 10_000.0  # points


def register_openspiel() -> None:
    """Makes all games known to OpenSpiel: `allmende_village`, `allmende_black_forest` and so on. Once is enough."""
    for name in games():
        kind = game_type(name)
        if kind.short_name not in pyspiel.registered_names():
            pyspiel.register_game(kind, maker(name))


def maker(name: str) -> type[OpenSpielGame]:
    """Makes a class for one game. (OpenSpiel keeps it after Python has shut down, which only a class survives.)"""
    return type(f"OpenSpiel{find_game(name).title.replace(' ', '')}", (OpenSpielGame,), {"NAME": name})


def game_type(name: str) -> Any:
    game = find_game(name)
    alone = game.seats[0] == 1
    return pyspiel.GameType(
        short_name=f"allmende_{name.replace('-', '_')}",
        long_name=f"Allmende: {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=1 if alone else game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, game.seats[0]), "deals": DEALS},
    )


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    NAME: ClassVar[str] = ""

    def __init__(self, parameters: dict[str, Any]) -> None:
        self.rules = find_game(self.NAME)
        players = int(parameters.get("players", max(2, self.rules.seats[0])))
        self.rules.settle_options(players, {})
        self.deals = int(parameters.get("deals", DEALS))
        self.size = len(observation_names(self.rules, players))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.num_actions,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-FARTHEST,
            max_utility=FARTHEST,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.NAME), info, parameters)

    def __deepcopy__(self, memo: dict[int, Any]) -> OpenSpielGame:
        """A game never changes. (OpenSpiel copies a state part by part, this one too.)"""
        return self

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.size, iig_obs_type is not None and iig_obs_type.perfect_recall)

    def observation_tensor_shape(self) -> list[int]:
        return [self.size]

    def information_state_tensor_shape(self) -> list[int]:
        return [self.size]


class OpenSpielState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.table = game
        self.inner: State | None = None  # None: the deal is still to be picked
        self.pasts = [
            b""
        ] * game.num_players()  # digests of all that each player saw and did at their decisions

    def current_player(self) -> int:
        if self.inner is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.inner.to_move
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.table.deals) for deal in range(self.table.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.inner.legal_actions() if self.inner is not None and self.inner.to_move == player else []

    def _apply_action(self, action: int) -> None:
        if self.inner is None:
            self.inner = self.table.rules.new(self.table.num_players(), action)
            self.inner.telling = False
        else:
            seat = self.current_player()
            seen = observation(self.inner, seat).tobytes()
            self.pasts[seat] = blake2b(
                self.pasts[seat] + seen + action.to_bytes(4, "big"), digest_size=16
            ).digest()
            self.inner.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        rules = self.table.rules
        return words("en", rules.name).action(rules.action(action), rules.space)

    def is_terminal(self) -> bool:
        return self.inner is not None and self.inner.is_over

    def returns(self) -> list[float]:
        """By how many points each is ahead of the best of the others; alone, the score. 0 while the game runs."""
        if self.inner is None or not self.inner.is_over:
            return [0.0] * self.table.num_players()
        return final(self.inner, "margin")

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> OpenSpielState:
        """A state as that player could imagine it."""
        twin: OpenSpielState = self.clone()
        if self.inner is not None:
            twin.inner = self.inner.determinize(player_id, int(probability_sampler() * 2**30))
        return twin

    def __str__(self) -> str:
        if self.inner is None:
            return "before the deal"
        return f"to move: {self.inner.to_move}, ahead by: {margins(self.inner)}, {self.inner.key()}"

    def __deepcopy__(self, memo: dict[int, Any]) -> OpenSpielState:
        twin = OpenSpielState(self.table)
        pyspiel.State.__init__(twin, self.table)
        twin.inner = None if self.inner is None else self.inner.clone()
        twin.pasts = list(self.pasts)
        return twin


class Observer:
    """What a player sees, in the shape OpenSpiel asks for. With perfect recall, the text tells apart whatever the player has
    seen and done; the numbers are those of the moment, since a whole game's would be far too many to learn from."""

    def __init__(self, size: int, recall: bool) -> None:
        self.recall = recall
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        self.tensor[:] = 0.0 if state.inner is None else observation(state.inner, player)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """Everything that is not 0, by name."""
        if state.inner is None:
            return "before the deal"
        names = observation_names(state.table.rules, state.table.num_players())
        seen: Iterable[tuple[str, float]] = zip(names, observation(state.inner, player).tolist(), strict=True)
        now = " ".join(f"{name}:{value:g}" for name, value in seen if value)
        return f"{state.pasts[player].hex()} {now}" if self.recall else now
