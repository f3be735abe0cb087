"""Weaknesses fail the audit, an unreachable registry doesn't, and neither is taken for the other."""

from __future__ import annotations

from typing import Any

import pytest

from tools import audit

WEAK = {"id": "GHSA-1", "fix_versions": ["2.0"]}
PYTHON: dict[str, dict[str, Any]] = {
    "sound": {"dependencies": [{"name": "rye", "version": "1.0", "vulns": []}]},
    "weak": {
        "dependencies": [
            {"name": "oat", "skip_reason": "not found"},
            {"name": "rye", "version": "1.0", "vulns": [WEAK]},
        ]
    },
    "unreachable": {"dependencies": [{"name": "rye", "skip_reason": "not found"}]},
}
NODE: dict[str, dict[str, Any]] = {
    "sound": {"vulnerabilities": {"rye": {"name": "rye", "range": "<2", "severity": "moderate"}}},
    "weak": {"vulnerabilities": {"rye": {"name": "rye", "range": "<2", "severity": "critical"}}},
    "unreachable": {"message": "405 Method Not Allowed"},
}


@pytest.mark.parametrize(
    ("python", "node", "code", "said"),
    [
        ("sound", "sound", 0, ["pip-audit: nothing known", "npm audit: nothing known"]),
        ("weak", "sound", 1, ["rye 1.0: GHSA-1, mended in 2.0", "npm audit: nothing known"]),
        ("sound", "weak", 1, ["pip-audit: nothing known", "rye <2: critical"]),
        ("unreachable", "weak", 1, ["SKIPPED: pip-audit", "rye <2: critical"]),
        ("unreachable", "unreachable", 0, ["SKIPPED: pip-audit", "SKIPPED: npm audit"]),
    ],
)
def test_what_is_found_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], python: str, node: str, code: int, said: list[str]
) -> None:  # fmt: skip
    answers = {"npm": NODE[node], ".uv/bin/uv": PYTHON[python]}
    monkeypatch.setattr(audit, "answered", lambda command, folder: answers[command[0]])
    assert audit.main() == code
    lines = capsys.readouterr().out.splitlines()
    assert [line.startswith(start) for line, start in zip(lines, said, strict=True)] == [True, True]


@pytest.mark.parametrize("command", [["no-such-command"], ["echo", "no JSON"], ["echo", "[]"]])
def test_a_command_that_says_nothing_of_use(command: list[str]) -> None:
    assert audit.answered(command, audit.ROOT) == {}


def test_an_exit_code_is_no_reason_not_to_read() -> None:
    assert audit.answered(["sh", "-c", "echo '{\"dependencies\": []}'; exit 1"], audit.ROOT) == {
        "dependencies": []
    }
