"""In which language a request is answered."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.core.words import LANGUAGES


def pick_language(asked: str | None, accepted: str | None, among: Sequence[str] = LANGUAGES) -> str:
    """The language of a query, else the best of an Accept-Language header, else the first we have."""
    wishes = [asked or ""]
    for part in (accepted or "").split(",")[:20]:
        wishes.append(part.split(";")[0])
    for wish in wishes:
        short = wish.strip().lower().split("-")[0]
        if short in among:
            return short
    return among[0]
