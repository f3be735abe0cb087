"""Games shared out over a Ray cluster of two workers: the same games as --jobs, even if a worker dies."""

from __future__ import annotations

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import allmende
from allmende.cli.workers import check_workers
from allmende.core.errors import SetupError
from allmende.lab import arena, pool, selfplay, simulate
from allmende.lab.cluster import Cluster, ClusterError, cluster, knock, with_files
from allmende.lab.simulate import Plan
from tests.bots.models import tiny_file

SLOW = Plan("village", 2, 8, ("greedy:nodes=40",) * 2)  # a second or so for each game


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.fixture(scope="module")
def head() -> Iterator[subprocess.Popen[bytes]]:
    """A Ray cluster of its own, on this machine, with a token that nobody else has."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_AUTH_MODE", "token")
        patch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
        yield from running_head()


def running_head() -> Iterator[subprocess.Popen[bytes]]:
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'allmende[cluster]'")
    port = free_port()
    command = ["ray", "start", "--head", "--block", "--num-cpus=2", f"--port={port}"]
    command += ["--include-dashboard=false", "--disable-usage-stats", "--node-ip-address=127.0.0.1"]
    environment = {**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    process = subprocess.Popen(
        command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    process.args = f"127.0.0.1:{port}"  # where it listens
    until = time.monotonic() + 60
    while time.monotonic() < until:
        try:
            knock(str(process.args))
            break
        except ClusterError:
            time.sleep(0.2)
    yield process
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(30)
    finally:
        for pid in descendants(process.pid):
            os.kill(pid, signal.SIGKILL)


@pytest.fixture(scope="module")
def crew(head: subprocess.Popen[bytes]) -> Iterator[Cluster]:
    with cluster(str(head.args)) as found:
        assert found.size == 2
        yield found


def descendants(pid: int) -> list[int]:
    parents = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                parents[int(folder.name)] = int(
                    folder.joinpath("stat").read_text().rpartition(")")[2].split()[1]
                )
            except OSError:  # gone by now
                continue
    found = [pid]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found[1:]


def playing(head: subprocess.Popen[bytes]) -> list[int]:
    """The workers that are playing right now: Ray renames its processes after what they do."""
    found = []
    for pid in descendants(head.pid):
        try:
            if b"ray::play_some" in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.append(pid)
        except OSError:
            continue
    return found


def test_same_games_as_in_this_process(crew: Cluster, tmp_path: Path) -> None:
    changed = tmp_path / "changed.toml"
    changed.write_text("[player_start]\ncoins = 3\n")
    for components in (None, str(changed)):
        plan = Plan("village", 2, 12, ("random", "random"), components=components)
        assert simulate.play_all(plan, crew) == simulate.play_all(plan, 1)


def test_the_same_training_as_in_this_process(crew: Cluster, tmp_path: Path) -> None:
    """Games to learn from, and how models meet: their files travel by what they hold."""
    file = tiny_file(tmp_path, allmende.game("village").new(2, 1))
    plan = selfplay.Plan("village", 2, 1, file, nodes=1, looks=2)
    bundles = pool.play_all(selfplay.play_bundle, plan, [3], crew, 1)
    assert bundles == pool.play_all(selfplay.play_bundle, plan, [3], 1, 1)
    quick = f"learned:turns=0,iterations=1,root=2,model={file}"
    contest = arena.Contest("village", 2, 2, (quick, "random"))
    played = [replace(bout, seconds=[]) for bout in arena.play_all(contest, crew)]
    assert played == [replace(bout, seconds=[]) for bout in arena.play_all(contest, 1)]


def test_files_go_to_other_places() -> None:
    contest = arena.Contest("village", 2, 2, ("learned:ms=5,model=a", "greedy:weights=b"), components="c")
    moved = with_files(contest, {"a": "/1", "b": "/2", "c": "/3"})
    assert moved.bots == ("learned:ms=5,model=/1", "greedy:weights=/2")
    assert moved.components == "/3"


def test_a_worker_that_dies_is_replaced(crew: Cluster, head: subprocess.Popen[bytes]) -> None:
    heard: list[int] = []
    killed: list[int] = []

    def note(results: dict[int, simulate.Result]) -> None:
        heard.extend(results)
        if not killed and (busy := playing(head)):
            os.kill(busy[0], signal.SIGKILL)
            killed.append(busy[0])

    assert simulate.play_all(SLOW, crew, keep=note) == simulate.play_all(SLOW, 2)
    assert killed
    assert Counter(heard) == Counter(range(SLOW.games))


def test_broken_off_what_was_under_way_is_heard_of(crew: Cluster) -> None:
    heard: list[int] = []

    def note(results: dict[int, simulate.Result]) -> None:
        first = not heard
        heard.extend(results)
        if first:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate.play_all(SLOW, crew, keep=note)
    assert 1 < len(heard) < SLOW.games
    assert not crew.under_way


@pytest.mark.parametrize("bot", ["failing:Failing", "choosing:First"])
def test_bots_of_ones_own_travel(bot: str, head: subprocess.Popen[bytes], tmp_path: Path) -> None:
    """They lie in the current folder, which no worker has."""
    (tmp_path / "failing.py").write_text(
        "class Failing:\n    def choose(self, state, seat, seed):\n        raise ValueError('no idea')\n"
    )
    (tmp_path / "choosing.py").write_text(
        "class First:\n    def choose(self, state, seat, seed):\n        return state.legal_actions()[0]\n"
    )
    done = subprocess.run(
        [
            *(
                str(Path(sys.executable).with_name("allmende")),
                "simulate",
                "village",
                "--players",
                "2",
                "--games",
                "4",
            ),
            *("--bots", bot, "--json", "--cluster", str(head.args)),
        ],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    if bot.startswith("failing"):
        assert done.returncode == 2
        assert "the bot failing:Failing failed in game" in done.stderr
        assert "ValueError: no idea" in done.stderr
    else:
        assert done.returncode == 0, done.stderr
        assert json.loads(done.stdout)["games"] == 4


def test_a_cluster_that_is_not_there() -> None:
    address = f"127.0.0.1:{free_port()}"
    for given in (address, f"ray://{address}"):
        with pytest.raises(ClusterError, match=f"no Ray cluster answers at {given}"):
            knock(given)
    for nonsense in ("nowhere", "host:port", "ray://"):
        with pytest.raises(SetupError, match="takes host:port or ray://host:port"):
            knock(nonsense)


def test_without_an_address_that_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'allmende[cluster]'")
    address = f"127.0.0.1:{free_port()}"
    monkeypatch.setenv("RAY_ADDRESS", address)
    with pytest.raises(ClusterError, match=f"no Ray cluster answers at {address}"), cluster(""):
        pass


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ClusterError, match=r"pip install 'allmende\[cluster\]'"), cluster(""):
        pass


def test_processes_or_a_cluster() -> None:
    with pytest.raises(SetupError, match="--jobs or --cluster, not both"):
        check_workers(2, "")
    with pytest.raises(SetupError, match="--jobs is 0"):
        check_workers(0, None)
