"""Games shared out over a Ray cluster (the extra `cluster`): the seam is lab/pool.py, so results are those of `--jobs`.

A task is a few games of a plan. Ray gives a task whose worker died to another one, and hands each result over once: no game is
lost or counted twice. Only so many tasks are under way that every core has one and finds the next one waiting.
"""

from __future__ import annotations

import hashlib
import os
import socket
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import allmende
from allmende.bots.own import files_of as files_of_bot
from allmende.bots.own import with_files as bot_with_files
from allmende.core.errors import AllmendeError, SetupError

P = TypeVar("P")
R = TypeVar("R")

LOCAL = "local"  # Ray's word for a cluster of one's own, on all cores of this machine
DEATHS = 10  # of a worker, over the same games, are borne
AHEAD = 2  # tasks for each core are under way
LOOK = 5.0  # seconds until it is asked again how many cores there are
PATIENCE = 5.0  # seconds an address has to answer


class ClusterError(AllmendeError):
    """A cluster that isn't there, or can't do what it is asked."""


class Cluster:
    """Workers on many machines; `size` is how many games can be played at a time."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.size = self._cores()
        self.under_way: dict[Any, Sequence[int]] = {}  # by task: the numbers of its games
        self.task = ray.remote(max_retries=DEATHS, retry_exceptions=False)(play_some)

    def results(
        self, play: Callable[[P, int], R], plan: P, chunks: Iterable[Sequence[int]]
    ) -> Iterator[dict[int, R]]:
        """What was played, by number, chunk by chunk as they end."""
        parcel = self.ray.put((play, plan, files_of(plan)))
        waiting = iter(chunks)
        more = True
        while more or self.under_way:
            while more and len(self.under_way) < AHEAD * self.size:
                some = next(waiting, None)
                if some is None:
                    more = False
                else:
                    self.under_way[self.task.remote(parcel, some)] = some
            done, _ = self.ray.wait(list(self.under_way), timeout=LOOK) if self.under_way else ([], [])
            if not done:
                self.size = self._cores()  # it may have grown
            for task in done:
                yield self._result(task)

    def begun(self) -> Iterator[dict[int, Any]]:
        """What was under way when a run was broken off, played to its end; a second interrupt ends that too."""
        while self.under_way:
            try:
                done, _ = self.ray.wait(list(self.under_way))
                yield self._result(done[0])
            except KeyboardInterrupt:
                self.under_way.clear()
            except Exception:  # it has failed like what broke the run off
                continue

    def _result(self, task: Any) -> Any:
        numbers = self.under_way.pop(task)
        try:
            return self.ray.get(task)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except self.ray.exceptions.RayError as error:
            games = ", ".join(map(str, numbers))
            kind = type(error).__name__
            raise ClusterError(
                f"the cluster can't play game {games}: {kind}, after {DEATHS} more tries"
            ) from None

    def _cores(self) -> int:
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))


@contextmanager
def cluster(address: str, folder: bool = False) -> Iterator[Cluster]:
    """A cluster by its address (`host:port` on one of its machines, `ray://host:10001` from elsewhere; '': that of RAY_ADDRESS,
    else this machine). This very package travels there, and with `folder` the current folder too, for bots of one's own."""
    try:
        import ray
    except ImportError:
        raise ClusterError("--cluster needs Ray: pip install 'allmende[cluster]'") from None
    # Ray by itself would take up the last cluster that ran here, and wait for minutes if that one is gone.
    address = address or os.environ.get("RAY_ADDRESS") or LOCAL
    knock(address)
    quietly: dict[str, Any] = {"address": address, "logging_level": "ERROR", "log_to_driver": False}
    if address != LOCAL:
        env: dict[str, Any] = {"py_modules": [str(Path(allmende.__file__).parent)]}
        if folder:
            env["working_dir"] = os.getcwd()
        quietly["runtime_env"] = env
    else:
        quietly["include_dashboard"] = False
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # or it warns of what is to come
    try:
        ray.init(**quietly)
    except Exception as error:  # a cluster of another version, a service that isn't Ray …
        raise ClusterError(f"no Ray cluster to work with at {address}: {first_line(error)}") from None
    try:
        yield Cluster(ray)
    finally:
        ray.shutdown()


def knock(address: str) -> None:
    """Raises if nobody listens there: Ray itself would try for minutes."""
    if address in ("auto", LOCAL):
        return
    place = urlsplit(address if "//" in address else f"//{address}")
    try:
        port = place.port
    except ValueError:
        port = None
    if not place.hostname or port is None:
        raise SetupError(f"--cluster takes host:port or ray://host:port, not {address!r}")
    try:
        socket.create_connection((place.hostname, port), PATIENCE).close()
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise ClusterError(f"no Ray cluster answers at {address}: {why}") from None


def first_line(error: Exception) -> str:
    lines = str(error).strip().splitlines()
    return lines[0] if lines else type(error).__name__


# -- on a worker ------------------------------------------------------------------------------------------------------


def play_some(parcel: tuple[Callable[[Any, int], Any], Any, dict[str, bytes]], numbers: Sequence[int]) -> Any:
    play, plan, files = parcel
    if files:
        plan = with_files(plan, {file: file_with(content) for file, content in files.items()})
    return {number: play(plan, number) for number in numbers}


def files_of(plan: Any) -> dict[str, bytes]:
    """What the files hold that a plan names, or the task it is a part of: components, models, bots' weights."""
    task = getattr(plan, "task", plan)
    named = [getattr(task, "components", None), getattr(task, "model", None)]
    bots = (*getattr(task, "bots", ()), getattr(task, "player", ""))
    named += [file for bot in bots for file in files_of_bot(bot)]
    return {file: Path(file).read_bytes() for file in named if file}


def with_files(plan: Any, places: dict[str, str]) -> Any:
    """The same plan, its files in other places."""
    if hasattr(plan, "task"):
        return replace(plan, task=with_files(plan.task, places))
    moved: dict[str, Any] = {
        key: places[file] for key in ("components", "model") if (file := getattr(plan, key, None))
    }
    if hasattr(plan, "bots"):
        moved["bots"] = tuple(bot_with_files(bot, places) for bot in plan.bots)
    if hasattr(plan, "player"):
        moved["player"] = bot_with_files(plan.player, places)
    return replace(plan, **moved)


@cache
def file_with(content: bytes) -> str:
    """A file on this machine that holds the content: games and bots are made from files."""
    name = hashlib.blake2b(content, digest_size=8).hexdigest()
    handle, file = tempfile.mkstemp(prefix=f"allmende-{name}-")
    with open(handle, "wb") as out:
        out.write(content)
    return file
