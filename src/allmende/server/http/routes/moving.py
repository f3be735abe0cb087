"""Moves: the one request that everybody makes again and again."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.routing import APIRoute
from pydantic import ValidationError

from allmende.server import messages
from allmende.server.http.caller import PROBLEMS, Calling, find_caller
from allmende.server.http.routes.tables import nobody, table_answer
from allmende.server.tables import moves


class Quick(APIRoute):
    """Takes a well-formed move straight to its function. FastAPI works out anew with every request what each part of it is for,
    which takes longer than the move; whatever else comes is left to it, with all it has to say about that."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        usual = super().get_route_handler()

        async def handler(request: Request) -> Response:
            if request.headers.get("content-type") != "application/json":
                return await usual(request)
            try:
                body = messages.Move.model_validate_json(await request.body())
            except ValidationError:
                return await usual(request)
            caller = await find_caller(request, request.query_params.get("lang"))
            return await move(request.path_params["table_id"], body, caller)

        return handler


router = APIRouter(prefix="/api/tables", tags=["tables"], responses=PROBLEMS, route_class=Quick)


@router.post("/{table_id}/moves", response_model=messages.TableAnswer | messages.MoveStored)
async def move(table_id: str, body: messages.Move, caller: Calling) -> Response:
    """Plays a choice. The answer means that it is stored for good; a retry is answered the same way. It is the table after the
    move or, with `brief`, a `MoveStored`."""
    if caller.person is None:
        raise await nobody(caller, table_id)
    table = await moves.move(caller.house.hall, table_id, caller.person.id, body.seq, body.code, body.seat)
    if body.brief:
        stored = {"seq": table.seq, "version": table.record.version, "build": caller.house.build}
        return caller.answer({"type": "stored", **stored})
    return caller.answer(table_answer(caller, table, since=body.seq))
