"""Games shared out over processes: the same batches, the same refusals, and nothing is left behind."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from allmende import envs
from allmende.core.catalog import games
from allmende.core.errors import IllegalAction, SetupError, WorkerLost
from allmende.envs import workers
from allmende.envs.batch import Batch


def running() -> list[str]:
    """The workers there are, by name; other tests may have left processes of their own."""
    return [child.name for child in multiprocessing.active_children() if child.name.startswith("games ")]


@pytest.fixture(autouse=True)
def quickly_started(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A server that has imported everything forks the workers: starting each anew takes a second. No test leaves one."""
    multiprocessing.get_context("forkserver").set_forkserver_preload(["allmende.envs.workers"])
    monkeypatch.setattr(workers, "START", "forkserver")
    yield
    gc.collect()
    assert not running()


def by_chance(batch: Batch, chance: np.random.Generator) -> list[int]:
    return [int(chance.choice(np.flatnonzero(mask))) for mask in batch.masks]


def assert_same(one: Batch, other: Batch) -> None:
    pairs: Iterator[tuple[str, NDArray[Any], NDArray[Any]]] = zip(Batch._fields, one, other, strict=True)
    for name, mine, theirs in pairs:
        assert mine.dtype == theirs.dtype
        assert np.array_equal(mine, theirs), name


def pids(env: envs.VectorEnv) -> list[int]:
    assert isinstance(env.games, workers.Workers)
    return [process.pid or 0 for process in env.games.processes]


@pytest.mark.parametrize("rewards", ["win", "dense"])
@pytest.mark.parametrize("name", games())
def test_any_number_of_workers_shows_the_same(name: str, rewards: str) -> None:
    """Through the ends of games and their next deals, and after a reset in the middle."""
    chance = np.random.default_rng(3)
    alone = envs.vector_env(name, 6, 2, rewards=rewards)
    with (
        envs.vector_env(name, 6, 2, rewards=rewards, workers=2) as two,
        envs.vector_env(name, 6, 2, rewards=rewards, workers=3) as three,
    ):
        for seed, more in ((8, 10), (2**70, 20)):
            batch, ended = alone.reset(seed), seed == 8
            assert_same(batch, two.reset(seed))
            assert_same(batch, three.reset(seed))
            while more:
                more -= ended  # so many steps after the first end of a game
                actions = by_chance(batch, chance)
                batch = alone.step(actions)
                assert_same(batch, two.step(actions))
                assert_same(batch, three.step(np.array(actions, np.int32)))
                ended |= bool(batch.done.any())


@pytest.mark.parametrize("start", ["spawn", "fork"])  # all others: forkserver
@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")  # of forking beside threads
def test_however_they_are_started(start: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "START", start)
    batch = envs.vector_env("village", 3, 2).reset(4)
    with envs.vector_env("village", 3, 2, workers=2) as env:
        assert_same(batch, env.reset(4))


def test_workers_have_the_same_components(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "coins.toml").write_text("[coins]\nfinal_points_each = 100\n")
    monkeypatch.chdir(tmp_path)
    own, usual = (
        envs.vector_env("village", 2, 2, components=file, rewards="dense") for file in ("coins.toml", None)
    )
    differs = False
    with envs.vector_env("village", 2, 2, components="coins.toml", rewards="dense", workers=2) as env:
        batches = own.reset(1), usual.reset(1), env.reset(1)
        for _ in range(60):
            actions = by_chance(batches[0], np.random.default_rng(1))
            batches = own.step(actions), usual.step(actions), env.step(actions)
            assert_same(batches[0], batches[2])
            differs |= bool((batches[0].rewards != batches[1].rewards).any())
    assert differs


def test_an_illegal_action_and_no_game_moves() -> None:
    alone = envs.vector_env("village", 5, 2)
    with envs.vector_env("village", 5, 2, workers=3) as env:
        batch, same = env.reset(seed=2), alone.reset(seed=2)
        legal = [int(np.flatnonzero(mask)[0]) for mask in batch.masks]
        hidden = [int(np.flatnonzero(mask == 0)[-1]) for mask in batch.masks]
        refused = np.flatnonzero(batch.masks[4] == 0)[:40].tolist()  # with many different reasons
        wrong: list[list[Any]] = [
            [*legal[:2], hidden[2], *legal[3:]],
            [*legal[:3], -1, hidden[4]],
            [hidden[0], *legal[1:4], env.num_actions],
            [*legal[:4], 2**80],
            *([*legal[:4], code] for code in refused),
        ]
        said = set()
        for actions in wrong:
            with pytest.raises(IllegalAction) as expected:
                alone.step(actions)
            with pytest.raises(IllegalAction) as found:
                env.step(actions)
            assert str(found.value) == str(expected.value)
            assert found.value.reason == expected.value.reason
            said.add(str(found.value))
            assert_same(same, batch)
        assert len(said) > 2
        batch.masks[:2] = (
            0  # what the masks say counts only as long as they are left alone; the rules always do
        )
        alone.step(legal)
        assert_same(same, env.step(np.array(legal, np.uint8 if max(legal) < 256 else np.uint16)))


def test_a_killed_worker_is_named() -> None:
    env = envs.vector_env("village", 4, 2, workers=3)
    batch = env.reset(seed=1)
    seats = batch.seats.tolist()
    started = pids(env)
    os.kill(started[1], signal.SIGKILL)
    with pytest.raises(WorkerLost, match=r"^worker 2 of 3 was killed by SIGKILL; the environment is closed$"):
        env.step(by_chance(batch, np.random.default_rng(1)))
    assert not running()
    with pytest.raises(WorkerLost, match="this environment is closed: make a new one"):
        env.reset(seed=1)
    assert len(batch.seats) == len(seats)  # can still be read


@pytest.mark.parametrize("what", ["killed", "interrupted"])
def test_nobody_waits_forever(what: str) -> None:
    """In the middle of a step."""
    env = envs.vector_env("village", 4, 2, workers=2)
    batch = env.reset(seed=1)
    slow = pids(env)[1]
    os.kill(slow, signal.SIGSTOP)
    main = threading.get_ident()
    if what == "killed":
        later = threading.Timer(0.2, os.kill, (slow, signal.SIGKILL))
    else:
        later = threading.Timer(0.2, signal.pthread_kill, (main, signal.SIGINT))
    usual = signal.signal(signal.SIGINT, signal.default_int_handler)  # processes that run tests may ignore it
    later.start()
    try:
        with pytest.raises(WorkerLost if what == "killed" else KeyboardInterrupt):
            env.step(by_chance(batch, np.random.default_rng(1)))
    finally:
        signal.signal(signal.SIGINT, usual)
    later.join()
    with pytest.raises(WorkerLost, match="is closed"):
        env.step([0, 0, 0, 0])


def test_a_worker_that_cannot_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "START", "fork")
    monkeypatch.setattr(workers, "settle_in", lambda: sys.exit(3))
    with pytest.raises(
        WorkerLost, match=r"worker [12] of 2 ended with exit code 3; .* a script must make it below"
    ):
        envs.vector_env("village", 4, 2, workers=2)


def test_nothing_is_left_when_closed_or_forgotten() -> None:
    def memory() -> list[str]:
        return [name for name in os.listdir("/dev/shm") if name.startswith(f"pym-{os.getpid()}-")]

    for way in ("closed", "left", "forgotten"):
        env = envs.vector_env("village", 2, 2, workers=2)
        batch = env.reset(seed=6)
        masks = batch.masks.copy()
        assert sorted(running()) == ["games 0 to 0", "games 1 to 1"]
        if Path("/dev/shm").is_dir():
            assert not memory()  # it never has a name that could be left
        if way == "closed":
            env.close()
            env.close()
        elif way == "left":
            with env:
                pass
        else:
            del env
        assert not running()
        assert (batch.masks == masks).all()
    with envs.vector_env("village", 2, 2) as alone:
        alone.reset()


CARELESS = """
from allmende import envs
env = envs.vector_env("village", 2, 2, workers=2)
print(env.reset(seed=6).masks.sum(), flush=True)
"""


@pytest.mark.parametrize("end", ["", "import os, signal; os.kill(os.getpid(), signal.SIGKILL)"])
def test_a_command_that_forgets_to_close(end: str) -> None:
    """It ends, or is killed: its workers end with it, without a word. If one lived on, its output would stay open."""
    with subprocess.Popen(
        [sys.executable, "-c", CARELESS + end], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as command:
        said, complaints = command.communicate(timeout=120)
    assert int(said) == envs.vector_env("village", 2, 2).reset(seed=6).masks.sum()
    assert bool(command.returncode) is bool(end)
    assert complaints == ""


def test_what_makes_no_sense_is_refused() -> None:
    for count in (0, -1, 4):
        with pytest.raises(SetupError, match=f"workers is {count}, expected 1 to 3"):
            envs.vector_env("village", 3, workers=count)
    for count in (1, 2):
        with envs.vector_env("village", 3, 2, workers=count) as env:
            with pytest.raises(SetupError, match="no game has been dealt: call reset first"):
                env.step([0, 0, 0])
            batch = env.reset()
            actions = np.array(by_chance(batch, np.random.default_rng(1)))
            with pytest.raises(SetupError, match=r"actions are float64 of shape \(3,\), expected one whole"):
                env.step(actions + 0.5)
            with pytest.raises(SetupError, match=r"actions are int64 of shape \(3, 1\)"):
                env.step(actions[:, None])
            with pytest.raises(SetupError, match="2 actions for 3 games"):
                env.step(actions[:2])
            if count == 1:
                assert len(env.states) == 3
            else:
                with pytest.raises(
                    SetupError, match="the games are in 2 other processes: states need workers=1"
                ):
                    _ = env.states
