"""Compiling what changed: the libraries always do what the sources say, and what did not change is left alone."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.compile_engine import ROOT, engine_modules, groups_of, libraries, why_impossible

SOURCES = {
    "core/state.py": """
        class State:
            def __init__(self) -> None:
                self.grain = 2

            def harvest(self) -> int:
                return self.grain
        """,
    "games/barley/game.py": """
        from meadow.core.state import State

        class Barley(State):
            def __init__(self) -> None:
                super().__init__()
                self.beer = 10

            def total(self) -> int:
                return self.harvest() + self.beer
        """,
    "games/clover/game.py": """
        from meadow.core.state import State

        def total(state: State) -> int:
            return 100 + state.harvest()
        """,
    "games/clover/spare.py": "SPARE = 1\n",
    "bots/search.py": """
        from meadow.core.state import State

        def best(state: State) -> int:
            return 1000 * state.harvest()
        """,
}

ASK = """
from meadow.games.barley.game import Barley
from meadow.games.clover.game import total
from meadow.bots.search import best
import meadow.core.state, meadow.games.barley.game, meadow.games.clover.game, meadow.bots.search, sys
for name, module in sys.modules.items():
    if name.startswith("meadow.") and name.count(".") > 1 and not hasattr(module, "__path__"):
        assert not module.__file__.endswith(".py"), name
print(Barley().total(), total(Barley()), best(Barley()))
"""


class Meadow:
    """A small package with the engine's rooms, in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "src/meadow"
        for name, text in SOURCES.items():
            self.write(name, text)
            for parent in (self.package / name).parents:
                if parent == folder / "src":
                    break
                (parent / "__init__.py").touch()

    def write(self, name: str, text: str) -> None:
        lines = text.strip("\n").splitlines()
        margin = len(lines[0]) - len(lines[0].lstrip())
        place = self.package / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text("\n".join(line[margin:] for line in lines) + "\n")

    def edit(self, name: str, old: str, new: str) -> None:
        place = self.package / name
        text = place.read_text()
        assert old in text
        place.write_text(text.replace(old, new))

    def compile(self) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, str(ROOT / "tools/compile_engine.py"), "--into", str(self.folder / "out")]
        command += ["--package", str(self.package), "--workshop", str(self.folder / "workshop")]
        return subprocess.run(
            command,
            capture_output=True,
            text=True,
            env={"PATH": os.environ["PATH"], "ALLMENDE_OPT_LEVEL": "0"},
        )

    def answers(self) -> list[int]:
        done = self.compile()
        assert done.returncode == 0, done.stderr
        asked = subprocess.run(
            [sys.executable, "-c", ASK],
            capture_output=True,
            text=True,
            env={"PATH": os.environ["PATH"], "PYTHONPATH": str(self.folder / "out")},
        )
        assert asked.returncode == 0, asked.stderr
        return [int(number) for number in asked.stdout.split()]

    def compiled_at(self) -> dict[str, int]:
        """By object file, when the C compiler last wrote it."""
        return {file.name: file.stat().st_mtime_ns for file in (self.folder / "workshop").rglob("*.o")}

    def libraries(self) -> set[str]:
        return {library.name.split(".")[0] for library in libraries(self.folder / "out")}


@pytest.mark.timeout(900)  # compiles six times
@pytest.mark.skipif(why_impossible() != "", reason=why_impossible())
def test_edits_count_and_nothing_else_is_compiled_again(tmp_path: Path) -> None:
    meadow = Meadow(tmp_path)
    assert meadow.answers() == [12, 102, 2000]
    assert {"meadow_core__mypyc", "meadow_barley__mypyc", "meadow_clover__mypyc", "meadow_bots__mypyc"} < (
        meadow.libraries()
    )

    before = meadow.compiled_at()
    assert meadow.answers() == [12, 102, 2000]
    assert meadow.compiled_at() == before

    # A game's edit is that game's alone.
    meadow.edit("games/clover/game.py", "100 +", "300 +")
    assert meadow.answers() == [12, 302, 2000]
    after = meadow.compiled_at()
    again = {name for name in before if after[name] != before[name]}
    assert again
    assert all("clover" in name for name in again), again

    # An edit in core that moves what lies in every state reaches everybody who looks into one.
    meadow.edit("core/state.py", "self.grain = 2", "self.straw = 7\n        self.grain = 3")
    assert meadow.answers() == [13, 303, 3000]

    # A module that is gone leaves no library to be imported in its stead.
    assert "spare" in meadow.libraries()
    (meadow.package / "games/clover/spare.py").unlink()
    assert meadow.answers() == [13, 303, 3000]
    assert "spare" not in meadow.libraries()

    # A mistake is reported; once it is fixed everything works again.
    meadow.edit("games/barley/game.py", "self.beer = 10", 'self.beer: int = "ten"')
    failed = meadow.compile()
    assert failed.returncode != 0
    assert "game.py:6" in failed.stderr
    meadow.edit("games/barley/game.py", '"ten"', "11")
    assert meadow.answers() == [14, 303, 3000]


def test_every_module_of_the_engine_is_in_one_group() -> None:
    package = ROOT / "src/allmende"
    groups = groups_of(package)
    placed = [module for modules in groups.values() for module in modules]
    assert len(placed) == len(set(placed)) == len(engine_modules(package))
    games = {folder.name for folder in (package / "games").iterdir() if (folder / "game.py").exists()}
    assert set(groups) == {"allmende_core", "allmende_bots", *[f"allmende_{game}" for game in games]}
