"""The compiled wheel, as pip builds it for the Docker image: in an environment that holds only what the build asks for."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.sizes import SIZE

ROOT = Path(__file__).parents[2]
PLAYS = """
import allmende, allmende.core.state
print(allmende.core.state.__file__)
state = allmende.game("village").new(2, 1)
state.apply(state.legal_actions()[0])
"""


@pytest.mark.skipif(SIZE != "large", reason="it compiles the whole engine: make nightly")
def test_a_compiled_wheel_needs_nothing_but_what_it_asks_for(tmp_path: Path) -> None:
    source, place = tmp_path / "source", tmp_path / "place"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(source)], check=True)
    shutil.copytree(
        ROOT / "src/allmende/server/static", source / "src/allmende/server/static", dirs_exist_ok=True
    )
    subprocess.run([sys.executable, "-m", "venv", str(place)], check=True)
    wanted = {"ALLMENDE_COMPILE": "1", "ALLMENDE_OPT_LEVEL": "0"}
    subprocess.run(
        [place / "bin/pip", "install", "--quiet", str(source)], env=os.environ | wanted, check=True
    )
    found = subprocess.run(
        [place / "bin/python", "-P", "-c", PLAYS], cwd=tmp_path, env={"PATH": os.environ["PATH"]},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert found.stdout.strip().endswith(".so")
