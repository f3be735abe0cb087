"""The one place where errors become answers: what status each kind has, and the shape that all of them share."""

from __future__ import annotations

import re
import traceback

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response

from allmende.core.errors import AllmendeError
from allmende.core.words import words
from allmende.server import messages, metrics
from allmende.server.errors import Busy, Failed, NotAllowed, NotThere, NotYours, Refused, TooLate
from allmende.server.http.language import pick_language
from allmende.server.http.routes import page
from allmende.server.sayings import sayings
from allmende.server.storage.transactions import Conflict, StorageAway
from allmende.server.tables.presenter import why_text

log = structlog.get_logger()


class TooLarge(Refused):
    """A body larger than any request needs."""


STATUS: dict[type[Refused], int] = {
    NotYours: 403,
    NotThere: 404,
    TooLate: 409,
    TooLarge: 413,
    NotAllowed: 422,
    Busy: 429,
    Failed: 503,
}


def problem(refused: Refused, language: str) -> messages.Problem:
    """A refusal in words."""
    why = None if refused.reason is None else why_text(words(language, refused.game), refused.reason)
    return messages.Problem(
        error=refused.error,
        message=sayings(language).text(f"problem-{refused.error}", **refused.args_said),
        reason=why,
        details=refused.details,
        seq=refused.seq,
    )


def refusal(refused: Refused, headers: Headers, status: int | None = None) -> Response:
    """The answer to a request that isn't done; its kind says which status it has, unless HTTP itself does."""
    told = problem(refused, pick_language(None, headers.get("accept-language")))
    metrics.REFUSED.labels(refused.error).inc()
    response = Response(
        told.model_dump_json(), status or STATUS[type(refused)], media_type="application/json"
    )
    if "wait" in refused.args_said:
        response.headers["Retry-After"] = str(refused.args_said["wait"])
    return response


def answer_errors(app: FastAPI) -> None:
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(StorageAway, _storage_away)
    app.add_exception_handler(Conflict, _conflict)
    app.add_exception_handler(AllmendeError, _engine_refused)


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
    return refusal(Refused("malformed", details=details[:20]), request.headers, status)


def _http(request: Request, error: Exception) -> Response:
    """An address without a route: perhaps a page of the browser's side, else an error in our format."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and request.method in ("GET", "HEAD"):
        settings = request.app.state.house.settings
        encodings = request.headers.get("accept-encoding", "")
        found = page.find_page(request.url.path, settings.static, encodings, settings.address)
        if found is not None:
            return found
    names = {404: "not-found", 405: "method", 413: "too-large"}
    name = names.get(error.status_code, "malformed")
    response = refusal(Refused(name), request.headers, error.status_code)
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
    return refusal(Failed("storage", wait=1), request.headers)


def _conflict(request: Request, _error: Exception) -> Response:
    return refusal(TooLate("stale"), request.headers)


def _engine_refused(request: Request, error: Exception) -> Response:
    """The engine's errors can be shown to people; this handles those that nothing else does."""
    log.warning("engine refused", path=request.url.path, error=type(error).__name__)
    return refusal(NotAllowed("setup", details=[str(error)]), request.headers)


def unexpected(request: Request, error: Exception) -> Response:
    """Only its kind and place are reported and logged: its message might reveal hidden information."""
    place = traceback.format_tb(error.__traceback__)[-3:]
    log.error("unexpected", path=request.url.path, error=type(error).__name__, place=place)
    return refusal(
        Refused("server", details=[f"request {request.scope.get('request_id', '')}"]), request.headers, 500
    )
