"""Who I am: guest, account, sessions, where notices go."""

from __future__ import annotations

import time

from fastapi import APIRouter, Request, Response

from allmende.server import messages
from allmende.server.buckets import Buckets
from allmende.server.errors import Busy, NotAllowed, NotYours
from allmende.server.http.caller import COOKIE, PROBLEMS, Caller, Calling
from allmende.server.people.sessions import Person

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
        mail_confirmed=person.mail_confirmed,
        password=person.password,
        webhook=person.webhook,
        passkeys=await caller.house.store.passkeys.count(person.id),
        mail_possible=mail_possible,
    )


def known(caller: Caller) -> Person:
    if caller.person is None:
        raise NotYours("not-known")
    return caller.person


async def slow_down(request: Request, caller: Caller, login: str | None = None) -> None:
    """Limits how often passwords may be tried from one address, and for one account from any address, over all processes."""
    buckets: Buckets = request.app.state.logins
    spent, now = caller.house.store.spent, time.time()
    wait = await spent.take(f"login {caller.address}", buckets.per_second, buckets.burst, now)
    if login is not None and not wait:
        many = 3 * buckets.burst
        wait = await spent.take(f"account {login.lower()}", many / 3600, many, now)
    if wait:
        raise Busy("too-many", wait=int(wait) + 1)


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
    """Sets where to tell you that it is your turn when you are away."""
    person = known(caller)
    caller.charge(caller.quotas.costly, 20)
    house = caller.house
    if body.webhook is not None and body.webhook != person.webhook:
        await house.notices.check_webhook(body.webhook)
    if body.mail is not None and not house.letters.possible:
        raise NotAllowed("no-mail")
    await house.accounts.set_notices(person.id, body.mail, body.webhook, caller.language)
    record = await house.store.people.find(person.id)
    if body.mail is not None and record is not None and not record.mail_confirmed:
        await house.letters.confirm(record, body.mail, caller.base, caller.language)
    person.mail, person.webhook = body.mail, body.webhook
    person.mail_confirmed = record is not None and record.mail_confirmed
    return caller.answer(await me(caller))


@router.post("/account", response_model=messages.Me, status_code=201)
async def make_account(body: messages.NewAccount, request: Request, caller: Calling) -> Response:
    """An account with a password: it keeps your tables, on every device."""
    await slow_down(request, caller)
    person = await caller.somebody(body.name)
    await caller.house.accounts.make(person, body.login, body.password)
    person.login = body.login.lower()
    return caller.answer(await me(caller), 201)


@router.post("/login", response_model=messages.Me)
async def login(body: messages.Login, request: Request, caller: Calling) -> Response:
    """Logs into your account; what you did as a guest is kept."""
    await slow_down(request, caller, body.login)
    account = await caller.house.accounts.check_password(body.login, body.password)
    return await enter(caller, account)


async def enter(caller: Caller, account: str) -> Response:
    house = caller.house
    if caller.person is not None:
        await house.accounts.leave_guest(caller.person, account)
        await house.end_session(caller.person.session)
    token = await house.sessions.open(account, caller.connection.headers.get("user-agent", ""))
    caller.set_token(token)
    caller.person = await house.sessions.of_token(token)
    return caller.answer(await me(caller))


@router.post("/logout", response_model=messages.Me)
async def logout(caller: Calling) -> Response:
    """Ends this session. A guest without an account can't come back."""
    if caller.person is not None:
        await caller.house.sessions.end(caller.person.id, caller.person.session)
        await caller.house.end_session(caller.person.session)
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
        for row in await caller.house.sessions.of(person.id)
    ]


@router.delete("/sessions/{session_id}", response_model=messages.Me)
async def end_session(session_id: str, caller: Calling) -> Response:
    """Ends one of your sessions, wherever it is."""
    person = known(caller)
    await caller.house.sessions.end(person.id, session_id)
    await caller.house.end_session(session_id)
    return caller.answer(await me(caller))
