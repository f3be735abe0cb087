"""A fifth game is added by adding a folder: it is listed, served, documented and tried, and nothing else is touched.

The folder is put into a copy of the package, and everything is asked there by the commands that people use.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine import COMPILED
from tests.fifth_game import with_fifth_game

pytestmark = pytest.mark.skipif(COMPILED, reason="interpreted classes can't extend compiled ones")

GAMES = "import sys; from allmende.cli import main; sys.exit(main(['games']))"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_fifth_game(tmp_path_factory.mktemp("checkout"))


def run(copy: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}"}
    return subprocess.run(
        [sys.executable, *command], cwd=copy, env=environment, capture_output=True, text=True, timeout=280
    )


def test_it_is_listed_by_the_command(copy: Path) -> None:
    done = run(copy, "-c", GAMES)
    assert done.returncode == 0, done.stderr
    assert "pebbles" in done.stdout
    assert "village" in done.stdout


def test_it_is_in_the_documentation(copy: Path) -> None:
    done = run(copy, "tools/build_docs.py", "--sources")
    assert done.returncode == 0, done.stderr
    assert "A heap of pebbles" in (copy / "build" / "docs" / "rules" / "index.md").read_text("utf-8")
    assert "rules/pebbles.md" in (copy / "build" / "mkdocs.yml").read_text("utf-8")


def test_the_conformance_suite_tries_it(copy: Path) -> None:
    """With its perft tables and playthrough written by the commands that docs/adding-a-game.md names."""
    for tool in ("perft", "playthrough"):
        assert run(copy, "-m", f"tests.conformance.{tool}", "--write", "pebbles").returncode == 0
    options = ("-q", "-n", "0", "-p", "no:cacheprovider", "-k", "pebbles and not fifth_game")
    done = run(copy, "-m", "pytest", "tests/conformance", *options)
    assert done.returncode == 0, done.stdout[-3000:]
    passed = int(done.stdout.rsplit(" passed", 1)[0].split()[-1])
    assert passed > 60, done.stdout[-500:]


def test_a_broken_folder_is_named_and_the_others_work(copy: Path) -> None:
    broken = copy / "src" / "allmende" / "games" / "marbles"
    broken.mkdir()
    (broken / "components.toml").write_text('[meta]\nid = "marbles"\nprovenance = "source"\n')
    try:
        done = run(copy, "-c", GAMES)
        assert done.returncode == 0, done.stderr
        assert "the game 'marbles' can't be loaded: it has no game.py" in " ".join(done.stderr.split())
        assert "Traceback" not in done.stderr
        assert "pebbles" in done.stdout
        (broken / "game.py").write_text("import nothing_of_that_name\n")
        done = run(copy, "-c", GAMES)
        assert "No module named 'nothing_of_that_name'" in " ".join(done.stderr.split())
        assert "village" in done.stdout
    finally:
        shutil.rmtree(broken)
