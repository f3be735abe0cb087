"""`make audit`: known weaknesses of what requirements.lock and web/package-lock.json pin, by pip-audit and npm.

Exits with 1 if there are any; the browser's side counts from `high` on, because its lesser ones are mostly about tools that
only build it. Where the advisories can't be reached it says so and fails nothing.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PIP_AUDIT = [
    ".uv/bin/uv", "tool", "run", "--quiet", "pip-audit", "--disable-pip", "--require-hashes", "-r", "requirements.lock",
    "--progress-spinner", "off", "--format", "json",
]  # fmt: skip
NPM_AUDIT = ["npm", "audit", "--json"]
SERIOUS = ("high", "critical")


def answered(command: list[str], folder: Path) -> dict[str, Any]:
    """What the command says as JSON, whatever its exit code; nothing if it can't be run or says something else."""
    try:
        done = subprocess.run(
            command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=300
        )
        found = json.loads(done.stdout)
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return {}
    return found if isinstance(found, dict) else {}


def of_python(said: dict[str, Any]) -> list[str] | None:
    """A line for each weakness that pip-audit found; None if it could look nothing up."""
    looked_up = [one for one in said.get("dependencies", []) if "skip_reason" not in one]
    if not looked_up:
        return None
    return [
        f"{one['name']} {one['version']}: {weakness['id']}, mended in {', '.join(weakness['fix_versions']) or 'no version'}"
        for one in looked_up
        for weakness in one["vulns"]
    ]


def of_node(said: dict[str, Any]) -> list[str] | None:
    """The same for npm."""
    if "vulnerabilities" not in said:
        return None
    found = said["vulnerabilities"].values()
    return [f"{one['name']} {one['range']}: {one['severity']}" for one in found if one["severity"] in SERIOUS]


def main() -> int:
    asked = {
        "pip-audit": of_python(answered(PIP_AUDIT, ROOT)),
        "npm audit": of_node(answered(NPM_AUDIT, ROOT / "web")),
    }
    for name, weaknesses in asked.items():
        if weaknesses is None:
            print(f"SKIPPED: {name} (its advisories can't be reached)")
        else:
            print(*weaknesses or [f"{name}: nothing known"], sep="\n")
    return 1 if any(asked.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
