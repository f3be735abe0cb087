"""The web application."""

from __future__ import annotations

import re
import traceback
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

import allmende
from allmende.core.errors import AllmendeError
from allmende.server import metrics
from allmende.server.api import advice, games, history, live, me, ops, page, passkeys, tables
from allmende.server.guard import Guard, refusal
from allmende.server.house import House
from allmende.server.limits import Buckets
from allmende.server.problems import Refused
from allmende.server.settings import Settings
from allmende.server.storage.store import Conflict, StorageAway

log = structlog.get_logger()


def make_app(settings: Settings) -> FastAPI:
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
    app.state.logins = Buckets(settings.logins_per_minute / 60, settings.logins_per_minute)
    for part in (games, me, passkeys, tables, history, advice, live, ops, page):
        app.include_router(part.router)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(StorageAway, _storage_away)
    app.add_exception_handler(Conflict, _conflict)
    app.add_exception_handler(AllmendeError, _engine_refused)
    app.add_exception_handler(Exception, _unexpected)
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=4)
    app.add_middleware(Guard, settings=settings)
    return app


def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return refusal(error, request.headers)


def _malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    status = 422
    details = []
    for fault in error.errors():
        if fault["type"] == "json_invalid":
            status = 400
        place = ".".join(str(part) for part in fault["loc"])
        details.append(f"{place}: {fault['msg']}")  # never the input itself: it may be a password
    return refusal(Refused(status, "malformed", details=details[:20]), request.headers)


def _http(request: Request, error: Exception) -> Response:
    """What nothing here answers to: perhaps a page of the browser's side, else an error in our shape."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and request.method in ("GET", "HEAD"):
        found = page.find_page(request.url.path, request.app.state.house.settings.static)
        if found is not None:
            return found
    names = {404: "not-found", 405: "method", 413: "too-large"}
    response = refusal(Refused(error.status_code, names.get(error.status_code, "malformed")), request.headers)
    if error.status_code == 405:
        response.headers["Allow"] = ", ".join(sorted(_methods(request)))
    return response


def _methods(request: Request) -> set[str]:
    """All methods of a path; each route knows only its own."""
    found: set[str] = set()
    for path, operations in request.app.openapi()["paths"].items():
        pattern = "[^/]+".join(re.escape(part) for part in re.split(r"\{\w+\}", path))
        if re.fullmatch(pattern, request.url.path):
            found |= {method.upper() for method in operations}
    return found


def _storage_away(request: Request, error: Exception) -> Response:
    metrics.STORAGE_AWAY.inc()
    log.warning("storage away", path=request.url.path, error=str(error))
    return refusal(Refused(503, "storage", wait=1), request.headers)


def _conflict(request: Request, _error: Exception) -> Response:
    return refusal(Refused(409, "stale"), request.headers)


def _engine_refused(request: Request, error: Exception) -> Response:
    """The engine's errors are fit for people; what gets here was foreseen nowhere else."""
    log.warning("engine refused", path=request.url.path, error=type(error).__name__)
    return refusal(Refused(422, "setup", details=[str(error)]), request.headers)


def _unexpected(request: Request, error: Exception) -> Response:
    """Only its kind and place are told and logged: its message might hold what nobody may know."""
    place = traceback.format_tb(error.__traceback__)[-3:]
    log.error("unexpected", path=request.url.path, error=type(error).__name__, place=place)
    return refusal(Refused(500, "server"), request.headers)
