"""The games and bots on offer, with their options and rules."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from allmende.server.messages.common import Answer, Value


class OptionChoice(Answer):
    value: Value
    text: str


class OptionInfo(Answer):
    name: str
    text: str
    default: Value
    choices: list[OptionChoice]


class ProvenanceInfo(Answer):
    table: str
    provenance: str
    confidence: str
    basis: str


class InterruptInfo(Answer):
    """A decision in others' turns, about which one is asked only if one has said so by an order."""

    decision: str
    text: str


class CoverInfo(Answer):
    """What is drawn on a game's card."""

    icons: list[str]
    trees: int
    houses: int


class SignInfo(Answer):
    """A sign on the board and what it means."""

    icon: str
    text: str
    cube: str | None


class GameInfo(Answer):
    name: str
    title: str
    tagline: str
    minutes: list[int] = Field(description="how long it takes: from, to")
    weight: int = Field(description="1 light, 2 medium, 3 heavy")
    colour: str
    cover: CoverInfo
    legend: list[SignInfo]
    seats: list[int]
    options: list[OptionInfo]
    interrupts: list[InterruptInfo]
    guide: bool = Field(description="whether there is a first game that explains itself")
    gentle: dict[str, Value] = Field(description="the options of a first game without a guide")
    num_actions: int
    rules_version: int


class GameDetails(GameInfo):
    provenance: list[ProvenanceInfo]
    components: dict[str, Any] = Field(description="the numbers of boards and cards, with their provenance")


class Rules(Answer):
    game: str
    language: str
    markdown: str


class BotInfo(Answer):
    name: str
    text: str
