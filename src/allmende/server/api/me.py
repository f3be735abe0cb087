"""Who I am: guest, account, sessions, where notices go."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from allmende.server import messages
from allmende.server.api.caller import PROBLEMS, Caller, Calling
from allmende.server.limits import Buckets
from allmende.server.people import COOKIE, Person
from allmende.server.problems import Refused

router = APIRouter(prefix="/api", tags=["people"], responses=PROBLEMS)


async def me(caller: Caller) -> messages.Me:
    person = caller.person
    mail_possible = bool(caller.house.settings.mail.host)
    if person is None:
        return messages.Me(id=None, name=None, login=None, mail_possible=mail_possible)
    return messages.Me(
        id=person.id,
        name=person.name,
        login=person.login,
        mail=person.mail,
        webhook=person.webhook,
        passkeys=await caller.house.people.passkey_count(person.id),
        mail_possible=mail_possible,
    )


def known(caller: Caller) -> Person:
    if caller.person is None:
        raise Refused(403, "not-known")
    return caller.person


def slow_down(request: Request, caller: Caller) -> None:
    """Passwords may be tried only so often from one address."""
    buckets: Buckets = request.app.state.logins
    client = request.client
    wait = buckets.take(client.host if client else "")
    if wait:
        raise Refused(429, "too-many", wait=int(wait) + 1)


@router.get("/me", response_model=messages.Me)
async def show_me(caller: Calling) -> Response:
    """Who the cookie says you are; all null without one."""
    return caller.answer(await me(caller))


@router.post("/me", response_model=messages.Me)
async def set_name(body: messages.SetName, caller: Calling) -> Response:
    """Says who you are: a new guest, or a new name."""
    await caller.somebody(body.name)
    return caller.answer(await me(caller))


@router.put("/me/notices", response_model=messages.Me)
async def set_notices(body: messages.SetNotices, caller: Calling) -> Response:
    """Where to tell you that it is your turn when you are away."""
    person = known(caller)
    if body.webhook is not None:
        await caller.house.notices.check_webhook(body.webhook)
    await caller.house.people.set_notices(person.id, body.mail, body.webhook, caller.language)
    person.mail, person.webhook = body.mail, body.webhook
    return caller.answer(await me(caller))


@router.post("/account", response_model=messages.Me, status_code=201)
async def make_account(body: messages.NewAccount, request: Request, caller: Calling) -> Response:
    """An account with a password: it keeps your tables, on every device."""
    slow_down(request, caller)
    person = await caller.somebody(body.name)
    await caller.house.people.make_account(person, body.login, body.password)
    person.login = body.login.lower()
    return caller.answer(await me(caller), 201)


@router.post("/login", response_model=messages.Me)
async def login(body: messages.Login, request: Request, caller: Calling) -> Response:
    """Into your account; what you did as a guest before comes along."""
    slow_down(request, caller)
    account = await caller.house.people.check_password(body.login, body.password)
    return await enter(caller, account)


async def enter(caller: Caller, account: str) -> Response:
    people = caller.house.people
    if caller.person is not None:
        caller.house.hall.end_session(caller.person.session)
        await people.leave_guest(caller.person, account)
    token = await people.open_session(account, caller.connection.headers.get("user-agent", ""))
    caller.set_token(token)
    caller.person = await people.of_token(token)
    return caller.answer(await me(caller))


@router.post("/logout", response_model=messages.Me)
async def logout(caller: Calling) -> Response:
    """Ends this session. A guest without an account is gone with it."""
    if caller.person is not None:
        await caller.house.people.end_session(caller.person.id, caller.person.session)
        caller.house.hall.end_session(caller.person.session)
        caller.person = None
    response = caller.answer(await me(caller))
    response.delete_cookie(COOKIE, path="/")
    return response


@router.get("/sessions", response_model=list[messages.SessionInfo])
async def list_sessions(caller: Calling) -> list[messages.SessionInfo]:
    """Where you are logged in."""
    person = known(caller)
    return [
        messages.SessionInfo(
            id=row.id, created=row.created, seen=row.seen, agent=row.agent, this=row.id == person.session
        )
        for row in await caller.house.people.sessions(person.id)
    ]


@router.delete("/sessions/{session_id}", response_model=messages.Me)
async def end_session(session_id: str, caller: Calling) -> Response:
    """Ends one of your sessions, wherever it is."""
    person = known(caller)
    await caller.house.people.end_session(person.id, session_id)
    caller.house.hall.end_session(session_id)
    return caller.answer(await me(caller))
