"""Many games at once, stepped together without leaving the compiled side. What is seen lands in buffers that are given.

A game that ends is dealt again at once, so every game always waits for an action.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from allmende.core.errors import IllegalAction
from allmende.core.game import Game
from allmende.core.observer import Observer
from allmende.core.state import State, Value


class Many:
    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: dict[str, Value],
        count: int,
        every: int,
        observer: Observer,
        seen: memoryview,
        masks: memoryview,
        dense: bool,
        final: Callable[[State], list[float]],
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = options
        self.count: Final = count
        self.every: Final = every  # from one seed of a game to that of its next deal
        self.observer: Final = observer
        self.dense: Final = (
            dense  # whether every step is rewarded, by how the margins change; else only the last one
        )
        self.final: Final = final  # then: what each seat gets for a game that is over
        self.row: Final = len(seen) // count  # bytes of what one game shows
        self.actions: Final = game.num_actions
        self.states: list[State] = []
        self.seeds: list[int] = []
        self.margins: list[list[float]] = []
        # Written over at every step
        self.seen: Final = seen  # by game: what the deciding seat sees
        self.masks: Final = masks  # by game and action: whether it may be done
        self.movers: list[int] = [0] * count
        self.marked: list[list[int]] = [[] for _ in range(count)]  # by game: the actions its mask shows
        self.ended: list[int] = []  # the games that the last step ended …
        self.rewards: list[
            list[float]
        ] = []  # … with what each seat got; if every step is rewarded, of all games
        self.scores: list[list[int]] = []  # … and the final scores of all seats

    def deal(self, seed: int) -> None:
        """Deals all games again: number `n` from `seed + n`, its next deal from `seed + n + every`, and so on."""
        self.seeds = [seed + number for number in range(self.count)]
        self.states = [self._new(number) for number in range(self.count)]
        self.margins = [margins(state) for state in self.states] if self.dense else []
        self.ended = []
        self.rewards = []
        self.scores = []
        for number in range(self.count):
            self._show(number)

    def step(self, codes: list[int]) -> None:
        """One action in each game, by the seat that decides there. If one of them isn't allowed, nothing happens in any game."""
        states = self.states
        for number, state in enumerate(states):
            if not state.is_legal(codes[number]):
                raise IllegalAction(state.why_not(codes[number]))
        self.ended = []
        self.rewards = []
        self.scores = []
        for number in range(self.count):
            state = states[number]
            state.apply(codes[number])
            if self.dense:
                self._reward_step(number, state)
            if not state.stack:
                self._end(number, state)
            self._show(number)

    def _reward_step(self, number: int, state: State) -> None:
        before, now = self.margins[number], margins(state)
        self.margins[number] = now
        self.rewards.append([after - then for after, then in zip(now, before, strict=True)])

    def _end(self, number: int, state: State) -> None:
        self.ended.append(number)
        self.scores.append(state.scores()[: self.seats])
        if not self.dense:
            self.rewards.append(self.final(state))
        self.seeds[number] += self.every
        fresh = self._new(number)
        self.states[number] = fresh
        if self.dense:
            self.margins[number] = margins(fresh)

    def _new(self, number: int) -> State:
        state: State = self.game.new(self.seats, self.seeds[number], **self.options)
        state.telling = False
        return state

    def _show(self, number: int) -> None:
        state = self.states[number]
        seat = state.decision().seat
        self.movers[number] = seat
        masks, first = self.masks, number * self.actions
        for code in self.marked[number]:
            masks[first + code] = 0
        legal = state.legal
        for code in legal:
            masks[first + code] = 1
        self.marked[number] = legal
        start = number * self.row
        self.seen[start : start + self.row] = self.observer.look(state, seat)


def margins(state: State) -> list[float]:
    """By seat: how many points ahead of the best of the others, automata included; alone, the score."""
    scores = state.scores()
    found: list[float] = []
    for seat in range(state.seats):
        best = 0
        alone = True
        for other, score in enumerate(scores):
            if other != seat and (alone or score > best):
                best = score
                alone = False
        found.append(float(scores[seat] - best))
    return found
