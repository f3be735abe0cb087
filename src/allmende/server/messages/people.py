"""Names, accounts, passwords, passkeys and sessions."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field, StringConstraints

from allmende.server.messages.common import Answer, Body, Name

LoginName = Annotated[str, StringConstraints(min_length=2, max_length=40, pattern=r"^[A-Za-z0-9_.@+-]+$")]
# One address as people have them: no lists, no comments, no quoting, nothing that could become another header.
MailAddress = Annotated[
    str,
    StringConstraints(
        max_length=254,
        pattern=r"^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}$",
    ),
]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]


class SetName(Body):
    name: Name


class NewAccount(Body):
    login: LoginName
    password: Password
    name: Name | None = None


class Login(Body):
    login: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    password: Annotated[str, StringConstraints(min_length=1, max_length=200)]


class SetNotices(Body):
    """Where to tell me that it is my turn when I am away; null switches it off."""

    mail: MailAddress | None = None
    webhook: Annotated[str, StringConstraints(max_length=500, pattern=r"^https?://\S+$")] | None = None


class Me(Answer):
    id: str | None
    name: str | None
    login: str | None = Field(description="null for a guest")
    mail: str | None = None
    mail_confirmed: bool = Field(
        default=False, description="whether letters go there: only once its reader has said so"
    )
    webhook: str | None = None
    passkeys: int = 0
    password: bool = Field(default=False, description="whether there is one")
    mail_possible: bool = False


class ChangePassword(Body):
    old: str | None = Field(None, max_length=200, description="leave it out if there is none yet")
    new: Password


class ForgottenPassword(Body):
    login: Annotated[str, StringConstraints(min_length=1, max_length=64)]


class DeleteMe(Body):
    login: str | None = Field(
        None, max_length=64, description="your login name, so that nobody does this by mistake"
    )


class PasskeyInfo(Answer):
    id: str
    created: float


class Done(Answer):
    """It was done, or there was nothing to do."""

    done: bool = True


class Export(Answer):
    """All that is stored about a person."""

    person: dict[str, Any]
    sessions: list[dict[str, Any]]
    passkeys: list[dict[str, Any]]
    tables: list[dict[str, Any]]
    chat: list[dict[str, Any]]


class SessionInfo(Answer):
    id: str
    created: float
    seen: float
    agent: str
    this: bool


class Ceremony(Answer):
    """What the browser's passkey functions want, as JSON."""

    options: dict[str, Any]


class Credential(Body):
    credential: dict[str, Any]


class PasskeyLogin(Body):
    login: LoginName | None = Field(None, description="the login a guest wants; leave it out if you have one")


class NewPasskey(Credential):
    login: LoginName | None = None
