"""For whoever runs the server: is it well, what does it do."""

from __future__ import annotations

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from allmende.server import messages
from allmende.server.api.caller import PROBLEMS, Calling

router = APIRouter(tags=["operations"])


@router.get("/healthz", response_model=messages.Health, responses={503: PROBLEMS[503]})
async def health(caller: Calling) -> Response:
    """200 while the database answers."""
    await caller.house.store.ping()
    return caller.answer(messages.Health(status="ok", database=caller.house.engine.dialect.name))


@router.get("/metrics", response_class=Response)
async def show_metrics() -> Response:
    """Counters in Prometheus's format."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
