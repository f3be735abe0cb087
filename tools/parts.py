"""A pytest plugin that cuts the tests in parts: `--part traced`, `swept`, `around` and `browser` are all of them.

- `traced`: the tests that go through the rules case by case. Coverage is measured on these only, because tracing makes
  Python four to five times slower.
- `swept`: the engine's other tests, which play many whole games, and tests from elsewhere that need its Python sources.
- `around`: the tests of everything around the engine: texts, bots, laboratory, server, commands, documentation. They may run
  on the compiled engine.
- `engine`: the engine's own of the first two, to be run once more on the compiled engine.
- `browser`: they have processes of their own, because Playwright keeps an event loop running in its process.
"""

from __future__ import annotations

import pytest

TEXTS = tuple(
    f"tests/conformance/test_{name}.py" for name in ("guides", "rules_pages", "text_files", "voice", "words")
)
ENGINE = ("tests/core/", "tests/games/", "tests/conformance/")
TRACED = (
    "tests/core/",
    "tests/games/",
    "tests/conformance/test_evaluation.py",
    "tests/conformance/test_observation.py",
    "tests/conformance/test_playthrough.py",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--part", choices=["traced", "swept", "engine", "around", "browser"], help="only these tests"
    )


def part_of(item: pytest.Item) -> str:
    place = item.path.relative_to(item.config.rootpath).as_posix()
    if place.startswith("tests/browser/"):
        return "browser"
    if place.startswith(TEXTS) or not place.startswith(ENGINE):
        return "around" if item.get_closest_marker("sources") is None else "swept"
    if item.config.getoption("--part") == "engine":
        return "engine"
    return "traced" if place.startswith(TRACED) and item.get_closest_marker("sweep") is None else "swept"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    part = config.getoption("--part")
    if part is None:
        return
    config.hook.pytest_deselected(items=[item for item in items if part_of(item) != part])
    items[:] = [item for item in items if part_of(item) == part]
