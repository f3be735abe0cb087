"""What a socket sends besides whole tables, and how the server is."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from allmende.server.messages.common import Answer
from allmende.server.messages.problems import Problem
from allmende.server.messages.tables import ChatLine, LogEntry


class NewValue(Answer):
    path: list[str | int] = Field(description="fields and places in lists, from the table on")
    value: Any


class TableChange(Answer):
    """What is new at a table since the message before, for sockets that asked for `differences`. Whatever is not named stays
    as it was; log and chat contain only what is new, as always."""

    type: Literal["change"] = "change"
    set: list[NewValue]
    gone: list[list[str | int]] = Field(description="the paths of fields that are there no more")
    log: list[LogEntry]
    chat: list[ChatLine]
    since: int


class Ping(Answer):
    type: Literal["ping"] = "ping"
    at: float


class SocketProblem(Problem):
    type: Literal["problem"] = "problem"


class Health(Answer):
    status: Literal["ok"]
    database: str
