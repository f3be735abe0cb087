"""A wheel contains the browser side of its own sources: built again when they have changed, or refused with a sentence."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from hatch_build import AllmendeBuildHook
from tools.web_build import ROOT, STATIC, remember, sources, what_is_wrong

# Stands in for npm: `npm run build` writes down what the source said.
NPM = """#!/bin/sh
echo "$@" >> called
[ "$1" = run ] || exit 0
rm -rf ../src/allmende/server/static
mkdir -p ../src/allmende/server/static
cp src/main.ts ../src/allmende/server/static/index.html
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for name, text in {
        "web/package.json": "{}",
        "web/src/main.ts": "one",
        "src/allmende/games/barley/text/en.ftl": "barley = Barley",
        "src/allmende/games/barley/game.py": "",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


@pytest.fixture
def npm(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    place = tmp_path_factory.mktemp("bin") / "npm"
    place.write_text(NPM)
    place.chmod(0o755)
    monkeypatch.setenv("PATH", f"{place.parent}:/usr/bin:/bin")
    return place


def build_wheel(root: Path) -> None:
    hook = AllmendeBuildHook(str(root), {}, None, None, str(root), "wheel")  # type: ignore[arg-type]
    hook.build_web()


def shown(root: Path) -> str:
    return (root / STATIC / "index.html").read_text()


def calls(root: Path) -> int:
    return (root / "web/called").read_text().count("run build")


@pytest.mark.skipif(sys.platform == "win32", reason="npm's stand-in is a shell script")
def test_a_wheel_never_has_stale_pages(checkout: Path, npm: Path) -> None:
    build_wheel(checkout)
    assert (shown(checkout), calls(checkout)) == ("one", 1)
    build_wheel(checkout)
    assert calls(checkout) == 1, "nothing has changed"

    (checkout / "web/src/main.ts").write_text("two")
    build_wheel(checkout)
    assert (shown(checkout), calls(checkout)) == ("two", 2)

    (checkout / "src/allmende/games/barley/text/en.ftl").write_text("barley = Rye")
    build_wheel(checkout)
    assert calls(checkout) == 3, "a game's words are part of the pages"
    (checkout / "src/allmende/games/barley/game.py").write_text("# the server's alone")
    build_wheel(checkout)
    assert calls(checkout) == 3


@pytest.mark.skipif(sys.platform == "win32", reason="npm's stand-in is a shell script")
def test_a_build_that_nobody_vouched_for_is_not_trusted(checkout: Path, npm: Path) -> None:
    (checkout / STATIC).mkdir(parents=True)
    (checkout / STATIC / "index.html").write_text("from who knows where")
    build_wheel(checkout)
    assert shown(checkout) == "one"


def test_without_npm_stale_pages_are_refused(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (checkout / STATIC).mkdir(parents=True)
    (checkout / STATIC / "index.html").write_text("one")
    remember(checkout)
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(sys, "executable", str(checkout / "python"))  # npm may lie beside it
    build_wheel(checkout)
    (checkout / "web/src/main.ts").write_text("two")
    with pytest.raises(RuntimeError, match=r"has changed since it was built.* needs npm"):
        build_wheel(checkout)


def test_a_missing_build_is_told_apart_from_a_stale_one(checkout: Path) -> None:
    assert what_is_wrong(checkout) == "The browser's side is not built yet."


def test_everything_the_pages_are_made_of_counts() -> None:
    """Whatever vite.config.ts reaches: its own folders, the games' words, numbers and manifests."""
    counted = {path.relative_to(ROOT).as_posix() for path in sources(ROOT)}
    for name in (
        "web/index.html",
        "web/src/main.ts",
        "web/package-lock.json",
        "web/build-tools/icons.ts",
        "src/allmende/core/text/en.ftl",
        "src/allmende/games/village/game.toml",
        "src/allmende/games/village/components.toml",
    ):
        assert name in counted, name
