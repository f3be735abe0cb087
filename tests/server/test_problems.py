"""Errors: each kind has one status, in one place, and each name has its sentence in every language."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from starlette.datastructures import Headers

from allmende import server
from allmende.core.words import LANGUAGES
from allmende.server import errors
from allmende.server.http.problems import STATUS, refusal
from allmende.server.sayings import sayings

KINDS = {
    "NotYours": 403,
    "NotThere": 404,
    "TooLate": 409,
    "TooLarge": 413,
    "NotAllowed": 422,
    "Busy": 429,
    "Failed": 503,
}
FOLDER = Path(server.__file__).parent


def raised() -> list[tuple[str, str, str]]:
    """Every refusal in the sources: its wing, its kind and its name."""
    found = []
    for file in sorted(FOLDER.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if node.func.id == "Refused" or node.func.id in KINDS:
                    name = node.args[0]
                    said = name.value if isinstance(name, ast.Constant) else ""
                    found.append((file.relative_to(FOLDER).parts[0], node.func.id, str(said)))
    return found


def named(statuses: dict[type[errors.Refused], int]) -> dict[str, int]:
    return {kind.__name__: status for kind, status in statuses.items()}


def test_every_kind_has_its_status() -> None:
    assert named(STATUS) == KINDS
    assert set(errors.Refused.__subclasses__()) == set(STATUS)


@pytest.mark.parametrize("kind", STATUS)
def test_a_refusal_is_answered_with_the_status_of_its_kind(kind: type[errors.Refused]) -> None:
    answer = refusal(kind("too-many", wait=7), Headers({"accept-language": "es"}))
    assert answer.status_code == KINDS[kind.__name__]
    assert answer.headers["retry-after"] == "7"


def test_below_http_a_refusal_has_a_kind() -> None:
    """Without one it would have no status: only the HTTP wing knows what to do with that."""
    assert len(raised()) > 50
    assert [one for one in raised() if one[1] == "Refused" and one[0] != "http"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language: str) -> None:
    names = {name for _, _, name in raised() if name}
    missing = [name for name in sorted(names) if f"problem-{name}" not in sayings(language)]
    assert missing == []
