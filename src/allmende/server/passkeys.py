"""Passkeys: an account without a password. A ceremony's challenge lies in the session until it is used, once."""

from __future__ import annotations

import json
import time
from typing import Any
from urllib.parse import urlsplit

import webauthn
from sqlalchemy import insert, select, update
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from allmende.server.people import Person
from allmende.server.problems import Refused
from allmende.server.storage import schema
from allmende.server.storage.store import Conflict, Store

_BROKEN = (WebAuthnException, ValueError, KeyError, TypeError)  # what a made-up credential leads to


class Passkeys:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def begin_registration(self, person: Person, login: str, origin: str) -> dict[str, Any]:
        known = [
            PublicKeyCredentialDescriptor(base64url_to_bytes(row.id)) for row in await self._of(person.id)
        ]
        options = webauthn.generate_registration_options(
            rp_id=_domain(origin),
            rp_name="Allmende",
            user_id=person.id.encode(),
            user_name=login,
            user_display_name=person.name,
            exclude_credentials=known,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED
            ),
        )
        await self._remember(person.session, options.challenge)
        shown: dict[str, Any] = json.loads(webauthn.options_to_json(options))
        return shown

    async def register(self, person: Person, credential: dict[str, Any], origin: str) -> None:
        challenge = await self._use_challenge(person.session)
        try:
            verified = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=_domain(origin),
                expected_origin=origin,
            )
        except _BROKEN:
            raise Refused(403, "passkey") from None
        row = {
            "id": bytes_to_base64url(verified.credential_id),
            "person": person.id,
            "public_key": verified.credential_public_key,
            "sign_count": verified.sign_count,
            "created": time.time(),
        }
        try:
            async with self.store.transaction() as connection:
                await connection.execute(insert(schema.passkeys), row)
        except Conflict:
            raise Refused(403, "passkey") from None

    async def begin_login(self, person: Person, origin: str) -> dict[str, Any]:
        options = webauthn.generate_authentication_options(rp_id=_domain(origin))
        await self._remember(person.session, options.challenge)
        shown: dict[str, Any] = json.loads(webauthn.options_to_json(options))
        return shown

    async def check(self, person: Person, credential: dict[str, Any], origin: str) -> str:
        """The account a passkey belongs to."""
        challenge = await self._use_challenge(person.session)
        statement = select(schema.passkeys).where(schema.passkeys.c.id == str(credential.get("id", "")))
        async with self.store.transaction() as connection:
            row = (await connection.execute(statement)).first()
        if row is None:
            raise Refused(403, "passkey")
        try:
            verified = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=_domain(origin),
                expected_origin=origin,
                credential_public_key=row.public_key,
                credential_current_sign_count=row.sign_count,
            )
        except _BROKEN:
            raise Refused(403, "passkey") from None
        async with self.store.transaction() as connection:
            await connection.execute(
                update(schema.passkeys)
                .where(schema.passkeys.c.id == row.id)
                .values(sign_count=verified.new_sign_count)
            )
        account: str = row.person
        return account

    async def _of(self, person: str) -> list[Any]:
        async with self.store.transaction() as connection:
            found = await connection.execute(
                select(schema.passkeys).where(schema.passkeys.c.person == person)
            )
            return list(found)

    async def _remember(self, session: str, challenge: bytes) -> None:
        async with self.store.transaction() as connection:
            await connection.execute(
                update(schema.sessions)
                .where(schema.sessions.c.id == session)
                .values(challenge=bytes_to_base64url(challenge))
            )

    async def _use_challenge(self, session: str) -> bytes:
        mine = schema.sessions.c.id == session
        async with self.store.transaction() as connection:
            found = (await connection.execute(select(schema.sessions.c.challenge).where(mine))).scalar()
            await connection.execute(update(schema.sessions).where(mine).values(challenge=None))
        if found is None:
            raise Refused(403, "passkey")
        return base64url_to_bytes(found)


def _domain(origin: str) -> str:
    return urlsplit(origin).hostname or ""
