"""The `allmende` command. `--version` is answered here, before anything heavy is imported."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command; returns the exit code: 0, or 2 after one line on stderr that says what is wrong."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    if given in (["--version"], ["-V"]):
        from allmende.cli.version import version_line

        print(version_line())
        return 0
    from allmende.cli.app import run

    return run(given)
