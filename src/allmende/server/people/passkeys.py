"""Passkeys: an account without a password. A ceremony's challenge lies in the session until it is used, once."""

from __future__ import annotations

import json
import time
from typing import Any
from urllib.parse import urlsplit

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from allmende.server.errors import NotYours
from allmende.server.people.sessions import Person
from allmende.server.storage.records import PasskeyRecord
from allmende.server.storage.store import Store
from allmende.server.storage.transactions import Conflict

_BROKEN = (WebAuthnException, ValueError, KeyError, TypeError)  # what a made-up credential leads to


class Passkeys:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def begin_registration(self, person: Person, login: str, origin: str) -> dict[str, Any]:
        known = [
            PublicKeyCredentialDescriptor(base64url_to_bytes(passkey.id))
            for passkey in await self.store.passkeys.of_person(person.id)
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
            raise NotYours("passkey") from None
        passkey = PasskeyRecord(
            bytes_to_base64url(verified.credential_id),
            person.id,
            verified.credential_public_key,
            verified.sign_count,
            time.time(),
        )
        try:
            await self.store.passkeys.add(passkey)
        except Conflict:
            raise NotYours("passkey") from None

    async def begin_login(self, person: Person, origin: str) -> dict[str, Any]:
        options = webauthn.generate_authentication_options(rp_id=_domain(origin))
        await self._remember(person.session, options.challenge)
        shown: dict[str, Any] = json.loads(webauthn.options_to_json(options))
        return shown

    async def check(self, person: Person, credential: dict[str, Any], origin: str) -> str:
        """The account a passkey belongs to."""
        challenge = await self._use_challenge(person.session)
        passkey = await self.store.passkeys.find(str(credential.get("id", "")))
        if passkey is None:
            raise NotYours("passkey")
        try:
            verified = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=_domain(origin),
                expected_origin=origin,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.sign_count,
            )
        except _BROKEN:
            raise NotYours("passkey") from None
        await self.store.passkeys.set_sign_count(passkey.id, verified.new_sign_count)
        return passkey.person

    async def _remember(self, session: str, challenge: bytes) -> None:
        await self.store.passkeys.set_challenge(session, bytes_to_base64url(challenge))

    async def _use_challenge(self, session: str) -> bytes:
        found = await self.store.passkeys.use_challenge(session)
        if found is None:
            raise NotYours("passkey")
        return base64url_to_bytes(found)


def _domain(origin: str) -> str:
    return urlsplit(origin).hostname or ""
