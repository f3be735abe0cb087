"""For the people who run the server: is it healthy, what does it do."""

from __future__ import annotations

import hmac
import ipaddress
import os

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from allmende.server import messages
from allmende.server.errors import NotYours
from allmende.server.http.caller import PROBLEMS, Calling

router = APIRouter(tags=["operations"])


@router.get("/healthz", response_model=messages.Health, responses={404: PROBLEMS[404], 503: PROBLEMS[503]})
async def health(caller: Calling) -> Response:
    """200 while the database can be read and written."""
    await caller.house.store.database.try_out()
    return caller.answer(messages.Health(status="ok", database=caller.house.store.kind))


@router.get("/metrics", response_class=Response, responses={403: PROBLEMS[403], 404: PROBLEMS[404]})
async def show_metrics(request: Request) -> Response:
    """Counters of all processes in Prometheus's format; needs the token, or a request from this machine if there is none."""
    if not may_see_metrics(request):
        raise NotYours("metrics")
    return Response(collected(), media_type=CONTENT_TYPE_LATEST)


def may_see_metrics(request: Request) -> bool:
    token: str = request.app.state.house.settings.metrics_token
    if token:
        given = request.headers.get("authorization", "").encode("utf-8", "replace")
        return hmac.compare_digest(given, f"Bearer {token}".encode())
    forwarded = {"x-forwarded-for", "forwarded", "via"} & set(request.headers)
    return not forwarded and request.client is not None and is_loopback(request.client.host)


def is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def collected() -> bytes:
    """Of several processes each writes its counters into a folder that all share."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
