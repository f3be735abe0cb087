"""Guests, accounts, passkeys, sessions."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
import httpx
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import select

from allmende.server.storage import shape
from tests.server.support import Served, look, new_table

PASSWORD = "correct horse battery"


def test_a_guest_has_a_name_and_can_change_it(served: Served) -> None:
    client = served.client("Ada")
    me = client.get("/api/me").json()
    assert (me["name"], me["login"]) == ("Ada", None)
    table_id = new_table(client, "village", ["human", "open"])
    client.post("/api/me", json={"name": "Ada L."})
    assert look(served.client(), table_id)["seats"][0]["name"] == "Ada L."


def test_an_account_keeps_tables_across_devices(served: Served) -> None:
    phone, laptop = served.client("Ada"), served.client("Somebody")
    table_id = new_table(phone, "village", ["human", "open"])
    made = phone.post("/api/account", json={"login": "Ada", "password": PASSWORD})
    assert (made.status_code, made.json()["login"]) == (201, "ada")
    guest_table = new_table(laptop, "village", ["human", "open"])
    entered = laptop.post("/api/login", json={"login": "ADA", "password": PASSWORD})
    assert entered.json()["id"] == made.json()["id"]
    assert look(laptop, table_id)["you"] == 0
    assert look(phone, guest_table)["you"] == 0  # what was begun as a guest came along
    taken = served.client("Eve").post("/api/account", json={"login": "aDa", "password": PASSWORD})
    assert (taken.status_code, taken.json()["error"]) == (409, "login-taken")


def test_wrong_passwords_and_unknown_logins_read_the_same(served: Served) -> None:
    served.client("Bea").post("/api/account", json={"login": "bea", "password": PASSWORD})
    answers = [
        served.client().post("/api/login", json={"login": login, "password": "wrong password"})
        for login in ("bea", "nobody-of-that-name")
    ]
    assert [answer.status_code for answer in answers] == [403, 403]
    assert answers[0].text == answers[1].text


def test_neither_passwords_nor_tokens_are_stored(served: Served) -> None:
    client = served.client("Cleo")
    client.post("/api/account", json={"login": "cleo", "password": PASSWORD})

    async def stored() -> str:
        async with served.house.store.engine.connect() as connection:
            people = [tuple(row) for row in await connection.execute(select(shape.people))]
            sessions = [tuple(row) for row in await connection.execute(select(shape.sessions))]
            return repr((people, sessions))

    found = served.run(stored())
    assert "$argon2id$" in found
    assert PASSWORD not in found
    assert client.cookies["allmende"] not in found


def test_sessions_can_be_seen_and_ended(served: Served) -> None:
    phone, laptop = served.client("Dora"), served.client()
    phone.post("/api/account", json={"login": "dora", "password": PASSWORD})
    laptop.post("/api/login", json={"login": "dora", "password": PASSWORD})
    sessions = laptop.get("/api/sessions").json()
    assert sorted(entry["this"] for entry in sessions) == [False, True]
    other = next(entry["id"] for entry in sessions if not entry["this"])
    assert laptop.delete(f"/api/sessions/{other}").status_code == 200
    assert phone.get("/api/me").json()["id"] is None
    assert laptop.delete(f"/api/sessions/{other}").json()["error"] == "unknown-session"
    stolen = laptop.cookies["allmende"]
    assert laptop.post("/api/logout").status_code == 200
    assert httpx.get(f"{served.url}/api/me", cookies={"allmende": stolen}).json()["id"] is None
    assert served.client().get("/api/sessions").status_code == 403


def test_guessing_passwords_is_slowed_down(served: Served) -> None:
    served.app.state.logins.burst = 3
    served.app.state.logins.per_second = 0.01
    served.app.state.logins._levels.clear()
    try:
        client = served.client()
        found = [
            client.post("/api/login", json={"login": "ada", "password": "x"}).status_code for _ in range(6)
        ]
    finally:
        served.app.state.logins.burst = served.app.state.logins.per_second = 10_000
        served.app.state.logins._levels.clear()
    assert found == [403, 403, 403, 429, 429, 429]


class Authenticator:
    """A passkey in software."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.count = 0

    def _data(self, more: bytes = b"", flags: int = 0x05) -> bytes:
        self.count += 1
        domain = hashlib.sha256(self.origin.split("//")[1].split(":")[0].encode()).digest()
        return domain + bytes([flags]) + self.count.to_bytes(4, "big") + more

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        numbers = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        known = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(cose)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": self._data(known, 0x45)})
        client_data = self._client_data("webauthn.create", options["challenge"])
        return self._credential({"clientDataJSON": plain(client_data), "attestationObject": plain(attested)})

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        data, client_data = self._data(), self._client_data("webauthn.get", options["challenge"])
        signature = self.key.sign(data + hashlib.sha256(client_data).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(
            {
                "clientDataJSON": plain(client_data),
                "authenticatorData": plain(data),
                "signature": plain(signature),
            }
        )

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": plain(self.id), "rawId": plain(self.id), "type": "public-key", "response": response}


def plain(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def test_a_passkey_makes_an_account_and_opens_it(served: Served) -> None:
    phone, laptop = served.client("Frida"), served.client()
    key = Authenticator(served.url)
    options = phone.post("/api/passkeys/options", json={"login": "frida"}).json()["options"]
    made = phone.post("/api/passkeys", json={"login": "frida", "credential": key.create(options)})
    assert (made.status_code, made.json()["login"], made.json()["passkeys"]) == (201, "frida", 1)
    options = laptop.post("/api/passkeys/login/options").json()["options"]
    proof = key.get(options)
    entered = laptop.post("/api/passkeys/login", json={"credential": proof})
    assert entered.json()["id"] == made.json()["id"]
    replayed = served.client("Eve").post("/api/passkeys/login", json={"credential": proof})
    assert (replayed.status_code, replayed.json()["error"]) == (403, "passkey")


def test_a_foreign_key_opens_nothing(served: Served) -> None:
    client = served.client("Gina")
    options = client.post("/api/passkeys/options", json={"login": "gina"}).json()["options"]
    key = Authenticator(served.url)
    assert (
        client.post("/api/passkeys", json={"login": "gina", "credential": key.create(options)}).status_code
        == 201
    )
    impostor = Authenticator(served.url)
    impostor.id = key.id
    eve = served.client("Eve")
    options = eve.post("/api/passkeys/login/options").json()["options"]
    assert eve.post("/api/passkeys/login", json={"credential": impostor.get(options)}).status_code == 403
    options = eve.post("/api/passkeys/login/options").json()["options"]
    assert eve.post("/api/passkeys/login", json={"credential": {"id": "x"}}).status_code == 403
