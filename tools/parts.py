"""A pytest plugin that cuts the tests in two: `--part traced` and `--part rest` together are all of them.

Coverage is measured on the first part only, because tracing makes Python four to five times slower: the tests that go
through the rules case by case. Tests marked `sweep` play many whole games, and belong to the rest.
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
    parser.addoption("--part", choices=["traced", "rest"], help="only these tests")


def is_traced(item: pytest.Item) -> bool:
    place = item.path.relative_to(item.config.rootpath).as_posix()
    return place.startswith(TRACED) and item.get_closest_marker("sweep") is None


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    part = config.getoption("--part")
    if part is None:
        return
    traced = [item for item in items if is_traced(item)]
    rest = [item for item in items if not is_traced(item)]
    items[:], others = (traced, rest) if part == "traced" else (rest, traced)
    config.hook.pytest_deselected(items=others)
