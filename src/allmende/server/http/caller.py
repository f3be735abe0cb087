"""The caller, their language, and the answer to them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Annotated, Any

import orjson
from fastapi import Depends, Query, Request, Response
from fastapi.requests import HTTPConnection
from pydantic import BaseModel

from allmende.core.words import LANGUAGES
from allmende.server import messages
from allmende.server.buckets import Buckets
from allmende.server.house import House
from allmende.server.http.language import pick_language
from allmende.server.http.quotas import Quotas, Shared, charge, neighbourhood
from allmende.server.people.sessions import Person
from allmende.server.tables.presenter import is_local

COOKIE = "allmende"

PROBLEMS: dict[int | str, dict[str, Any]] = {
    400: {"model": messages.Problem, "description": "the body is no JSON"},
    403: {"model": messages.Problem, "description": "not yours to do"},
    404: {"model": messages.Problem, "description": "not there"},
    409: {"model": messages.Problem, "description": "somebody was first, or it is too late"},
    413: {"model": messages.Problem, "description": "too large"},
    422: {
        "model": messages.Problem,
        "description": "not allowed, with the reason and its rule; or not understood",
    },
    429: {"model": messages.Problem, "description": "too many requests"},
    503: {"model": messages.Problem, "description": "the database does not answer"},
}


def as_json(told: BaseModel | dict[str, Any] | list[Any]) -> bytes:
    """JSON for an answer: a message, or plain data of the same shape, with messages in it or without."""
    return orjson.dumps(told, _plain, orjson.OPT_NON_STR_KEYS)


def _plain(told: Any) -> Any:
    if isinstance(told, BaseModel):
        return told.model_dump(mode="json")
    raise TypeError(f"{type(told).__name__} is nothing an answer may hold")


class Caller:
    def __init__(
        self, connection: HTTPConnection, house: House, language: str, person: Person | None
    ) -> None:
        self.connection = connection
        self.house = house
        self.language = language
        self.person = person
        self._token: str | None = None

    @property
    def id(self) -> str | None:
        return None if self.person is None else self.person.id

    @cached_property
    def base(self) -> str:
        """How people reach this server."""
        if self.house.settings.address:
            return self.house.settings.address.rstrip("/")
        here = self.connection.base_url
        # A link that goes over a socket leads to a page too
        scheme = {"ws": "http", "wss": "https"}.get(here.scheme, here.scheme)
        return str(here.replace(scheme=scheme)).rstrip("/")

    @cached_property
    def invite_base(self) -> str:
        """How others reach this server: otherwise a player on the server's machine would send links that only work there."""
        reach = self.house.settings.reach
        return reach if reach and is_local(self.base) else self.base

    def language_among(self, languages: Sequence[str]) -> str:
        """The one of these languages the caller prefers, even if the interface lacks it; else the first."""
        asked = self.connection.query_params.get("lang")
        return pick_language(asked, self.connection.headers.get("accept-language"), languages)

    @property
    def quotas(self) -> Quotas:
        quotas: Quotas = self.connection.app.state.quotas
        return quotas

    @property
    def address(self) -> str:
        """Where the caller comes from."""
        return neighbourhood(self.connection.client.host if self.connection.client else "")

    def charge(self, buckets: Buckets, cost: float = 1.0) -> None:
        """Counts something costly, per person; for somebody new, per address."""
        charge(buckets, self.id or self.address, cost)

    async def spend(self, shared: Shared, cost: float = 1.0) -> None:
        """The same for what is counted in all processes together."""
        await shared.charge(self.id or self.address, self.house.store, cost)

    async def charge_for_table(self) -> None:
        """Counts a new table, per address."""
        await self.quotas.tables.charge(self.address, self.house.store)

    async def somebody(self, name: str | None = None) -> Person:
        """The caller, as a new guest if need be: nobody has to register to play."""
        if self.person is None:
            agent = self.connection.headers.get("user-agent", "")
            self.person, self._token = await self.house.accounts.new_guest(name, self.language, agent)
        elif name is not None and name != self.person.name:
            for table_id in await self.house.accounts.rename(self.person.id, name):
                self.house.hall.wake(table_id)
            self.person.name = name
        return self.person

    def set_token(self, token: str) -> None:
        self._token = token

    def answer(self, told: BaseModel | dict[str, Any], status: int = 200) -> Response:
        response = Response(as_json(told), status, media_type="application/json")
        if self._token is not None:
            settings = self.house.settings
            response.set_cookie(
                COOKIE,
                self._token,
                max_age=settings.session_days * 86400,
                httponly=True,
                samesite="lax",
                secure=settings.secure_cookies or self.connection.url.scheme == "https",
                path="/",
            )
        return response


async def find_caller(connection: HTTPConnection, language: str | None) -> Caller:
    house: House = connection.app.state.house
    person = await house.sessions.of_token(connection.cookies.get(COOKIE))
    picked = pick_language(language, connection.headers.get("accept-language"))
    return Caller(connection, house, picked, person)


async def _caller(
    request: Request,
    lang: Annotated[
        str | None, Query(description=f"one of {', '.join(LANGUAGES)}; else Accept-Language")
    ] = None,
) -> Caller:
    return await find_caller(request, lang)


Calling = Annotated[Caller, Depends(_caller)]
