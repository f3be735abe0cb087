"""The guard: a bot that fails must not stop a table.

A bot gets an imagined state and a time limit. If it raises, overruns its time or names an illegal action, the best move it had
noted is played, or else any legal one, and the table is told why.
"""

from __future__ import annotations

from dataclasses import dataclass
from threading import Thread

from allmende.bots.advice import Advice, Notes
from allmende.bots.registry import Bot
from allmende.bots.worker import collecting_rarely
from allmende.core.chance import FastStream
from allmende.core.state import State

RAISED, OVERRAN, NOT_ALLOWED = "raised", "overran", "not-allowed"


@dataclass(frozen=True)
class Choice:
    """What is played for a bot; `trouble` is empty, or RAISED, OVERRAN or NOT_ALLOWED (Fluent: bot-trouble-…)."""

    code: int
    advice: Advice | None = None
    trouble: str = ""
    detail: str = ""


class _Thinking(Thread):
    """A bot at work. A daemon thread, so a program can end while a bot is still thinking."""

    def __init__(self, bot: Bot, state: State, seat: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.task = (bot, state, seat, seed)
        self.notes = Notes()
        self.advice: Advice | None = None
        self.error: Exception | None = None

    def run(self) -> None:
        bot, state, seat, seed = self.task
        try:
            with collecting_rarely():
                self.advice = bot.think(state, seat, seed, self.notes)
        except Exception as error:  # a bot may raise anything
            self.error = error


def choose(bot: Bot, state: State, seat: int, seed: int) -> int:
    """What a bot does in this seat of the true state; it sees only what the seat may know. Without a guard: its errors reach the
    caller."""
    if not bot.looks:
        return bot.choose(state, seat, seed)
    with collecting_rarely():
        return bot.choose(state.determinize(seat, seed), seat, seed)


def decide(bot: Bot, state: State, seat: int, seed: int, seconds: float | None = None) -> Choice:
    """What is played for a bot in this seat of the true state, whatever happens. `seconds`: in place of its own limit."""
    shown = state.determinize(seat, seed) if bot.looks else state
    return _decide(bot, shown, state, seat, seed, seconds)


def decide_imagined(bot: Bot, imagined: State, seat: int, seed: int, seconds: float | None = None) -> Choice:
    """The same for a state that the caller has already imagined for this seat; dealing the hidden things again once is enough. The bot thinks on a copy, so that its choice is judged by a state it could not touch."""
    return _decide(bot, imagined.clone() if bot.looks else imagined, imagined, seat, seed, seconds)


def _decide(bot: Bot, shown: State, state: State, seat: int, seed: int, seconds: float | None) -> Choice:
    if not bot.looks:
        return _checked(bot.think(shown, seat, seed, Notes()), state, seed, Notes())
    thinking = _Thinking(bot, shown, seat, seed)
    thinking.start()
    thinking.join(bot.seconds if seconds is None else seconds)
    if thinking.error is not None:
        error = thinking.error
        return _instead(thinking.notes, state, seed, RAISED, f"{type(error).__name__}: {error}")
    if thinking.advice is None:
        return _instead(thinking.notes, state, seed, OVERRAN, "")
    return _checked(thinking.advice, state, seed, thinking.notes)


def _checked(advice: Advice, state: State, seed: int, notes: Notes) -> Choice:
    if state.why_not(advice.code) is not None:
        return _instead(notes, state, seed, NOT_ALLOWED, repr(advice.code))
    return Choice(advice.code, advice)


def _instead(notes: Notes, state: State, seed: int, trouble: str, detail: str) -> Choice:
    if state.why_not(notes.best) is None:
        return Choice(notes.best, None, trouble, detail)
    return Choice(state.legal[FastStream(seed).below(len(state.legal))], None, trouble, detail)
