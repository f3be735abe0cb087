"""The pages behind links in mails: small ones, each with one button. Opening a link does nothing by itself, because mail
programs open links to check them."""

from __future__ import annotations

from html import escape
from typing import Annotated
from urllib.parse import parse_qs

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import HTMLResponse

from allmende.server import messages
from allmende.server.errors import NotAllowed, Refused
from allmende.server.http.caller import PROBLEMS, Caller, Calling
from allmende.server.http.routes.me import slow_down
from allmende.server.people.letters import CONFIRM, RESET, UNSUBSCRIBE
from allmende.server.sayings import sayings

router = APIRouter(tags=["people"], responses=PROBLEMS)

Token = Annotated[str, Query(min_length=10, max_length=100)]
STYLE = (
    "body{font:1.1rem/1.5 system-ui;max-width:32rem;margin:15vh auto;padding:1rem}"
    "button,input{font:inherit;padding:.5rem 1rem;margin:.5rem 0;display:block}"
)


@router.post("/api/password/forgotten", response_model=messages.Done)
async def forgot_password(body: messages.ForgottenPassword, request: Request, caller: Calling) -> Response:
    """Sends a link to reset the password to the account's confirmed address, if there is one. The answer is always the same."""
    await slow_down(request, caller)
    await caller.house.letters.reset(body.login, caller.base, caller.language)
    return caller.answer(messages.Done())


@router.get("/letters/{purpose}", include_in_schema=False)
async def show(purpose: str, token: Token, caller: Calling) -> Response:
    """What the link is for, and a button."""
    if purpose not in (CONFIRM, RESET, UNSUBSCRIBE):
        raise NotAllowed("malformed")
    try:
        await caller.house.letters.open(token, purpose)
    except Refused as refused:
        return page(caller, f"problem-{refused.error}")
    return page(caller, f"page-{purpose}", purpose, token)


@router.post("/letters/{purpose}", include_in_schema=False)
async def act(purpose: str, token: Token, request: Request, caller: Calling) -> Response:
    """The button was pressed; or, to unsubscribe, a mail program pressed it for its reader."""
    house = caller.house
    try:
        if purpose == CONFIRM:
            found = await house.letters.use(token, CONFIRM)
            if not await house.store.people.confirm_mail(found.person, found.value):
                return page(caller, "problem-letter-token")
        elif purpose == UNSUBSCRIBE:
            found = await house.letters.open(token, UNSUBSCRIBE)
            await house.store.people.forget_mail(found.person, found.value)
        elif purpose == RESET:
            await slow_down(request, caller)
            fields = parse_qs((await request.body()).decode("utf-8", "replace"))
            password = fields.get("password", [""])[0]
            if not 8 <= len(password) <= 200:
                return page(caller, "page-reset-short", RESET, token)
            found = await house.letters.use(token, RESET)
            await house.accounts.set_password(found.person, password)
            await house.end_sessions(found.person)
        else:
            raise NotAllowed("malformed")
    except Refused as refused:
        return page(caller, f"problem-{refused.error}")
    return page(caller, f"page-{purpose}-done")


def page(caller: Caller, said: str, purpose: str = "", token: str = "") -> Response:
    texts = sayings(caller.language)
    form = ""
    if purpose:
        field = ""
        if purpose == RESET:
            field = f"<label>{escape(texts.text('page-reset-password'))}<input name='password' type='password' minlength='8' maxlength='200' autocomplete='new-password' required></label>"
        action = f"/letters/{purpose}?token={escape(token, quote=True)}"
        button = escape(texts.text(f"page-{purpose}-button"))
        form = f"<form method='post' action='{action}'>{field}<button>{button}</button></form>"
    text = escape(texts.text(said))
    return HTMLResponse(
        f"<!doctype html><html lang='{caller.language}'><meta charset='utf-8'><meta name='robots' content='noindex'>"
        f"<meta name='viewport' content='width=device-width'><title>Allmende</title><style>{STYLE}</style>"
        f"<body><h1>Allmende</h1><p>{text}</p>{form}<p><a href='/'>Allmende</a></p>",
        headers={"Referrer-Policy": "no-referrer"},
    )
