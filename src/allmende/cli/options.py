"""Options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from allmende.core.words import LANGUAGES

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]  # so that help and errors name those there are
Options = Annotated[
    list[str] | None,
    Parameter(
        name="--option",
        negative=(),
        help="A variant of the game as name=value; may be repeated. See `allmende games`.",
    ),
]
Components = Annotated[
    Path | None,
    Parameter(
        help="A components file of your own, which names only the numbers it changes; or an earlier set of the game's "
        "numbers, such as 2026-11."
    ),
]
Words = Annotated[
    Language | None, Parameter(help="Language of what is shown; by default that of your environment.")
]
Seed = Annotated[
    str | None,
    Parameter(help="A whole number, or 32 and more hex digits. The same seed deals the same game."),
]
Jobs = Annotated[int, Parameter(help="How many processes share the work.")]
OnCluster = Annotated[
    list[str] | None,
    Parameter(
        name="--cluster",
        consume_multiple=(0, 1),
        negative=(),
        metavar="ADDRESS",
        help="Let a Ray cluster share the work: host:port, ray://host:10001, or nothing for that of RAY_ADDRESS, "
        "else this machine. See docs/cluster.md.",
    ),
]
Json = Annotated[
    bool,
    Parameter(
        name="--json", negative=(), show_default=False, help="One JSON object on stdout instead of words."
    ),
]
