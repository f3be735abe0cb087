"""Passkeys: begin a ceremony, and end it."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from allmende.server import messages
from allmende.server.errors import TooLate
from allmende.server.http.caller import PROBLEMS, Caller, Calling
from allmende.server.http.routes.me import enter, me, slow_down

router = APIRouter(prefix="/api/passkeys", tags=["people"], responses=PROBLEMS)


@router.post("/options", response_model=messages.Ceremony)
async def begin_registration(body: messages.PasskeyLogin, request: Request, caller: Calling) -> Response:
    """What `navigator.credentials.create` needs, for a passkey to your account; a guest names the login they want."""
    await slow_down(request, caller)
    person = await caller.somebody()
    login = person.login or body.login
    if login is None or (person.login is None and await caller.house.accounts.is_taken(login)):
        raise TooLate("login-taken")
    options = await caller.house.passkeys.begin_registration(person, login, _origin(caller))
    return caller.answer(messages.Ceremony(options=options))


@router.post("", response_model=messages.Me, status_code=201)
async def register(body: messages.NewPasskey, request: Request, caller: Calling) -> Response:
    """Adds the passkey; this gives a guest an account."""
    await slow_down(request, caller)
    person = await caller.somebody()
    if person.login is None and (body.login is None or await caller.house.accounts.is_taken(body.login)):
        raise TooLate("login-taken")
    await caller.house.passkeys.register(person, body.credential, _origin(caller))
    if person.login is None and body.login is not None:
        await caller.house.accounts.make(person, body.login, None)
        person.login = body.login.lower()
    return caller.answer(await me(caller), 201)


@router.post("/login/options", response_model=messages.Ceremony)
async def begin_login(request: Request, caller: Calling) -> Response:
    """What `navigator.credentials.get` needs."""
    await slow_down(request, caller)
    person = await caller.somebody()
    return caller.answer(
        messages.Ceremony(options=await caller.house.passkeys.begin_login(person, _origin(caller)))
    )


@router.post("/login", response_model=messages.Me)
async def login(body: messages.Credential, request: Request, caller: Calling) -> Response:
    """Logs into your account with a passkey."""
    await slow_down(request, caller)
    person = await caller.somebody()
    account = await caller.house.passkeys.check(person, body.credential, _origin(caller))
    return await enter(caller, account)


def _origin(caller: Caller) -> str:
    return caller.base
