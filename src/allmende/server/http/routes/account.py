"""An account, and what its owner may do with it: another password, fewer passkeys, all data in one file, or no account."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from allmende.server import messages
from allmende.server.errors import NotThere
from allmende.server.http.caller import COOKIE, PROBLEMS, Calling
from allmende.server.http.routes.me import known, me, slow_down

router = APIRouter(prefix="/api", tags=["people"], responses=PROBLEMS)


@router.put("/password", response_model=messages.Me)
async def change_password(body: messages.ChangePassword, request: Request, caller: Calling) -> Response:
    """Another password. All other sessions end; this one stays."""
    person = known(caller)
    await slow_down(request, caller)
    await caller.house.accounts.change_password(person, body.old, body.new)
    await caller.house.end_sessions(person.id, but=person.session)
    person.password = True
    return caller.answer(await me(caller))


@router.get("/me/passkeys", response_model=list[messages.PasskeyInfo])
async def list_passkeys(caller: Calling) -> list[messages.PasskeyInfo]:
    """Your passkeys, the newest first."""
    found = await caller.house.store.passkeys.of_person(known(caller).id)
    found.sort(key=lambda passkey: -passkey.created)
    return [messages.PasskeyInfo(id=passkey.id, created=passkey.created) for passkey in found]


@router.delete("/me/passkeys/{passkey_id}", response_model=messages.Me)
async def remove_passkey(passkey_id: str, caller: Calling) -> Response:
    """Removes one; but not the last one of an account without a password, which would lock you out."""
    await caller.house.accounts.remove_passkey(known(caller), passkey_id)
    return caller.answer(await me(caller))


@router.get("/me/export", response_model=messages.Export)
async def export(caller: Calling) -> Response:
    """Everything stored about you."""
    person = known(caller)
    caller.charge(caller.quotas.costly, 100)
    response = caller.answer(messages.Export(**await caller.house.accounts.export(person)))
    response.headers["Content-Disposition"] = 'attachment; filename="allmende.json"'
    return response


@router.delete("/me", response_model=messages.Me)
async def delete_me(body: messages.DeleteMe, request: Request, caller: Calling) -> Response:
    """Deletes you: name, login, password, passkeys, addresses, sessions and what you said. Seats of running games become free,
    finished ones stay, without your name."""
    person = known(caller)
    await slow_down(request, caller)
    if person.login is not None and body.login != person.login:
        raise NotThere("wrong-login")
    house = caller.house
    sessions = await house.sessions.of(person.id)
    await house.forget(await house.accounts.delete(person.id))
    for session in sessions:
        await house.end_session(session.id)
    caller.person = None
    response = caller.answer(await me(caller))
    response.delete_cookie(COOKIE, path="/")
    return response
