"""A pytest plugin that cuts the tests in three: `--part traced`, `--part browser` and `--part rest` are all of them.

Coverage is measured on the first part only, because tracing makes Python four to five times slower: the tests that go
through the rules case by case. Tests marked `sweep` play many whole games, and belong to the rest. Tests in the browser
have processes of their own, because Playwright keeps an event loop running in its process.
"""

from __future__ import annotations

import pytest

TRACED = (
    "tests/core/",
    "tests/games/",
    "tests/conformance/test_evaluation.py",
    "tests/conformance/test_observation.py",
    "tests/conformance/test_playthrough.py",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--part", choices=["traced", "browser", "rest"], help="only these tests")


def part_of(item: pytest.Item) -> str:
    place = item.path.relative_to(item.config.rootpath).as_posix()
    if place.startswith("tests/browser/"):
        return "browser"
    return "traced" if place.startswith(TRACED) and item.get_closest_marker("sweep") is None else "rest"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    part = config.getoption("--part")
    if part is None:
        return
    config.hook.pytest_deselected(items=[item for item in items if part_of(item) != part])
    items[:] = [item for item in items if part_of(item) == part]
