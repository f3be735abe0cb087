"""Penitence and what it brings: thresholds, church rewards, favours of the Feudal Lord (CH2, CH4-CH6, SV3, R15, R39).

A reward can be a favour, a favour can be penitence, and penitence can reach the next reward: that is why they share a file.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from allmende.core.actions import Action
from allmende.core.decisions import ALLOWED, Decision, Reason, Refusal, Step
from allmende.games.pandemain.actions import DECLINE, FAVOUR, LEAVE_REWARD, REWARD
from allmende.games.pandemain.cards import Gain
from allmende.games.pandemain.rules.flour import take_flour
from allmende.games.pandemain.rules.guild import HireFree, UpgradeFree
from allmende.games.pandemain.rules.transport import reactivate
from allmende.games.pandemain.state import Pandemain
from allmende.games.pandemain.words import (
    A_FAVOUR,
    DISCARD_PENANCE,
    FREE_HIRE,
    FREE_UPGRADE,
    GAIN,
    IN_GUILD,
    PENITENCE,
    REACTIVATE,
    WORKERS,
)

CH5_NOT_THERE: Final = Reason("CH5", "reward-not-there")
SV3_FACE_DOWN: Final = Reason("SV3", "favour-face-down")


def advance(state: Pandemain, seat: int, crosses: int) -> None:
    """CH2: moves the marker by the whole amount; what goes beyond the last level is victory points."""
    if not crosses:
        return
    baker, tables = state.bakers[seat], state.tables
    level = baker.penitence + crosses
    beyond = max(0, level - tables.penitence_max)
    baker.penitence = level - beyond
    if state.telling and beyond < crosses:
        state.book(seat, PENITENCE, crosses - beyond)
    state.gain_points(seat, beyond * tables.beyond_points)
    if state.telling:
        kind = "penitence" if beyond < crosses else "penitence-beyond"
        state.note(kind, seat, {"level": baker.penitence})
    while baker.climbed < baker.penitence and not reward_lies_at(state, baker.climbed + 1):
        climb(state, seat)
    if baker.climbed < baker.penitence:
        state.push(Climb(seat))


def climb(state: Pandemain, seat: int) -> None:
    """The next level of those reached: its points (CH4, AU9) and the fifth worker (CH6), each once in a game (R15)."""
    baker, tables = state.bakers[seat], state.tables
    baker.climbed += 1
    level = baker.climbed
    if level in (tables.sim_points_levels if state.is_sim(seat) else tables.points_levels):
        state.gain_points(seat, tables.level_points)
        if state.telling:
            state.note("level-points", seat, {"level": level})
    if level == tables.worker_level:
        baker.workers += 1
        baker.total_workers += 1
        if state.telling:
            state.book(seat, WORKERS, 1)
            state.note("fifth-worker", seat, {"level": level})


def reward_lies_at(state: Pandemain, level: int) -> bool:
    """Whether there is a reward token left at a level (R3: nothing is taken from an empty stack)."""
    levels = state.tables.reward_levels
    return level in levels and stack_has_any(state, levels.index(level))


class Climb(Step[Pandemain]):
    """R39: the levels reached or passed from the first reward on, in rising order (CH5)."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: Pandemain) -> None:
        baker, tables = state.bakers[self.seat], state.tables
        while baker.climbed < baker.penitence:
            climb(state, self.seat)
            if reward_lies_at(state, baker.climbed):
                stack = tables.reward_levels.index(baker.climbed)
                if state.is_sim(self.seat):
                    discard_top(state, self.seat, stack)
                else:
                    state.push(Climb(self.seat))
                    state.push(ChooseReward(self.seat, stack))
                    return


def stack_has_any(state: Pandemain, stack: int) -> bool:
    kinds = len(state.tables.rewards)
    for token in state.rewards:
        if token // kinds == stack:
            return True
    return False


def discard_top(state: Pandemain, seat: int, stack: int) -> None:
    """R3: a sim-baker removes the top token of a stack whose order nobody arranged: any of them."""
    kinds = len(state.tables.rewards)
    tokens = [token for token in state.rewards if token // kinds == stack]
    if tokens:
        token = tokens[state.stream.below(len(tokens))]
        state.rewards.remove(token)
        if state.telling:
            state.note("reward-discarded", seat, {"reward": state.tables.rewards[token % kinds].name})


class ChooseReward(Decision[Pandemain]):
    """CH5: one of the tokens lying at the level reached, to be used or not; it leaves the game either way."""

    PARTS: ClassVar[tuple[str, ...]] = ("seat", "stack")

    def __init__(self, seat: int, stack: int) -> None:
        super().__init__(seat)
        self.stack: Final = stack

    def told(self, state: Pandemain) -> dict[str, Any]:
        return {"stack": self.stack}

    def always_asks(self) -> bool:
        return True

    def actions(self, state: Pandemain) -> list[Action]:
        kinds, found, last = len(state.tables.rewards), list[Action](), -1  # equal tokens lie side by side
        for token in state.rewards:
            if token // kinds == self.stack and token != last:
                last = token
                found.append(state.space.at(REWARD, token % kinds))
                found.append(state.space.at(LEAVE_REWARD, token % kinds))
        return found

    def wonders(self, state: Pandemain) -> list[Action]:
        return state.space.of(REWARD)

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        token = self.stack * len(state.tables.rewards) + action.first
        return ALLOWED if token in state.rewards else CH5_NOT_THERE

    def resolve(self, state: Pandemain, action: Action) -> None:
        state.rewards.remove(self.stack * len(state.tables.rewards) + action.first)
        reward = state.tables.rewards[action.first]
        if action.kind == LEAVE_REWARD:
            if state.telling:
                state.note("reward-left", self.seat, {"reward": reward.name})
            return
        carry_out(state, self.seat, reward, "rewarded", "reward")


def carry_out(state: Pandemain, seat: int, gain: Gain, kind: str, word: str) -> None:
    """The effect of a reward or favour, told as `kind`; what can't be carried out does nothing (R39)."""
    effect = gain.effect
    in_vain = state.telling and not brings_something(state, seat, gain)
    if effect == REACTIVATE:
        reactivate(state, seat)
    elif effect == GAIN:
        for ingredient, count in enumerate(gain.units):
            state.gain_units(seat, ingredient, count)
        for token, count in enumerate(gain.tokens):
            for _ in range(count):
                state.gain_token(seat, token)
        state.gain_points(seat, gain.points)
    if state.telling:
        state.note(kind, seat, {word: gain.name})
    if in_vain:
        state.note("in-vain", seat, {})
    if effect == FREE_HIRE:
        state.push(HireFree(seat))
    elif effect == FREE_UPGRADE:
        state.push(UpgradeFree(seat))
    elif effect == A_FAVOUR:
        state.push(ChooseFavour(seat))
    elif effect == DISCARD_PENANCE:
        for _ in range(gain.penances):
            state.discard_penance(seat)
    else:
        take_flour(state, seat, gain.flour)
        advance(state, seat, gain.penitence)


def brings_something(state: Pandemain, seat: int, gain: Gain) -> bool:
    """Whether an effect can be carried out at all."""
    effect, baker = gain.effect, state.bakers[seat]
    if effect == REACTIVATE:
        return any(baker.used)
    if effect == FREE_HIRE:
        return IN_GUILD in state.masters
    if effect == FREE_UPGRADE:
        return state.has_option(UpgradeFree(seat))
    if effect == DISCARD_PENANCE:
        return baker.penances > 0
    if effect == A_FAVOUR:
        return True  # some always lie face up
    if gain.points or gain.penitence:
        return True
    if gain.flour and state.bag_size():
        return True
    for token, count in enumerate(gain.tokens):
        if count and state.tokens[token]:
            return True
    for ingredient, count in enumerate(gain.units):
        if count and baker.units[ingredient] < state.tables.max_units:
            return True
    return False


class ChooseFavour(Decision[Pandemain]):
    """SV3: a favour lying face up, or none (R12); it is turned down only if it was taken (R44)."""

    def actions(self, state: Pandemain) -> list[Action]:
        return state.space.of(FAVOUR) + state.space.of(DECLINE)

    def refuse(self, state: Pandemain, action: Action) -> Refusal:
        if action.kind == DECLINE or state.favours >> action.first & 1:
            return ALLOWED
        return SV3_FACE_DOWN

    def resolve(self, state: Pandemain, action: Action) -> None:
        if action.kind == DECLINE:
            return
        state.favours ^= 1 << action.first
        carry_out(state, self.seat, state.tables.favours[action.first], "favoured", "favour")
        if not state.favours:
            turn_favours_up(state)
            if state.telling:
                state.note("favours-shown", -1, {"count": state.tables.favours_up})


def turn_favours_up(state: Pandemain) -> None:
    """SV3: when none is face up any more, five random ones are."""
    tokens = list(range(len(state.tables.favours)))
    for _ in range(state.tables.favours_up):
        state.favours |= 1 << state.stream.draw(tokens)
