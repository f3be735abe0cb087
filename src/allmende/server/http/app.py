"""The web application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

import allmende
from allmende.server.buckets import Buckets
from allmende.server.house import House
from allmende.server.http.gate import Gate
from allmende.server.http.problems import answer_errors
from allmende.server.http.quotas import Quotas
from allmende.server.http.routes import (
    account,
    advice,
    games,
    history,
    letters,
    live,
    me,
    moving,
    ops,
    page,
    passkeys,
    tables,
)
from allmende.server.settings import Settings
from allmende.server.together import Together


def make_app(settings: Settings, together: Together | None = None) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house = House(settings)
        app.state.house = house
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = FastAPI(
        title="Allmende",
        version=allmende.__version__,
        description="Tables, seats, moves: every game through one interface.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.state.quotas = Quotas(settings, together)
    app.state.logins = Buckets(settings.logins_per_minute / 60, settings.logins_per_minute)
    # Those asked most come first: a request is held against one route after the other.
    for part in (moving, tables, live, games, me, account, passkeys, letters, history, advice, ops, page):
        app.include_router(part.router)
    answer_errors(app)
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=4)
    app.add_middleware(Gate, settings=settings, together=together)
    return app
