"""The bots that sit at tables: each thinks in a worker process, on a state as its seat could imagine it."""

from __future__ import annotations

import secrets

import structlog

from allmende.bots import bot
from allmende.bots.guard import NOT_ALLOWED, OVERRAN, RAISED
from allmende.bots.registry import UnknownBot, spread_out
from allmende.core.state import State
from allmende.server import metrics
from allmende.server.thinking.thoughts import Spent, Thought, think
from allmende.server.thinking.workers import GRACE, Stuck, Workers

log = structlog.get_logger()


class Thinkers:
    """The bots that sit at tables."""

    def __init__(self, workers: Workers, seconds: float, cores: int = 1) -> None:
        self.workers = workers
        self.seconds = seconds
        self.cores = cores  # one bot may think on

    async def choose(self, name: str, state: State, seat: int, whose: str = "") -> Thought:
        """What a bot does at somebody's table; if it fails or takes too long, the best it had or any legal action, so that the game
        continues."""
        seed = secrets.randbits(60)
        if not _looks(name):  # it takes anything legal: there is no thought to send to a worker
            return Thought(bot(name).choose(state, seat, seed))
        imagined = state.determinize(seat, seed)
        name = spread_out(name, self.cores)
        try:
            thought = await self.workers.do(
                whose, self.seconds + GRACE, think, name, imagined, seat, seed, self.seconds
            )
        except Spent as spent:
            thought = spent.args[0]
        except Stuck:
            thought = Thought(secrets.choice(state.legal), OVERRAN)
        except Exception:
            thought = Thought(secrets.choice(state.legal), RAISED)
        if thought.code not in state.legal:
            thought = Thought(secrets.choice(state.legal), NOT_ALLOWED)
        kind = name.partition(":")[0]  # its numbers are whatever people like
        if thought.trouble is None:
            metrics.BOT_SECONDS.labels(kind).observe(thought.seconds)
        else:
            metrics.BOT_FAILURES.labels(kind).inc()
            log.warning("bot in trouble", bot=name, game=state.game.name, trouble=thought.trouble)
        return thought


def _looks(name: str) -> bool:
    try:
        return bot(name).looks
    except UnknownBot:  # a worker finds that out too, and the table continues
        return True
