"""What people may do with their accounts: another password, fewer passkeys, all their data, or no account."""

from __future__ import annotations

from tests.server.support import Served, look, new_table, play
from tests.server.test_people import PASSWORD, Authenticator


def test_another_password_ends_all_other_sessions(served: Served) -> None:
    phone, laptop = served.client("Ada"), served.client()
    phone.post("/api/account", json={"login": "ada", "password": PASSWORD})
    laptop.post("/api/login", json={"login": "ada", "password": PASSWORD})
    wrong = phone.put("/api/password", json={"old": "not this one", "new": "another good one"})
    assert (wrong.status_code, wrong.json()["error"]) == (403, "wrong-login")
    assert phone.put("/api/password", json={"new": "another good one"}).status_code == 403
    changed = phone.put("/api/password", json={"old": PASSWORD, "new": "another good one"})
    assert (changed.status_code, changed.json()["login"]) == (200, "ada")
    assert laptop.get("/api/me").json()["id"] is None
    again = served.client().post("/api/login", json={"login": "ada", "password": "another good one"})
    assert again.status_code == 200
    assert served.client("Guest").put("/api/password", json={"new": "another good one"}).status_code == 403


def test_passkeys_can_be_seen_and_removed_but_not_the_only_way_in(served: Served) -> None:
    ada, eve = served.client("Ada"), served.client("Eve")
    key = Authenticator(served.url)
    options = ada.post("/api/passkeys/options", json={"login": "bea"}).json()["options"]
    ada.post("/api/passkeys", json={"login": "bea", "credential": key.create(options)})
    [passkey] = ada.get("/api/me/passkeys").json()
    assert eve.delete(f"/api/me/passkeys/{passkey['id']}").json()["error"] == "unknown-passkey"
    assert ada.delete(f"/api/me/passkeys/{passkey['id']}").json()["error"] == "last-passkey"
    assert ada.put("/api/password", json={"new": PASSWORD}).json()["password"] is True  # the first one
    assert ada.delete(f"/api/me/passkeys/{passkey['id']}").json()["passkeys"] == 0
    assert ada.get("/api/me/passkeys").json() == []


def test_all_that_is_known_about_somebody_in_one_file(served: Served) -> None:
    ada = served.client("Ada")
    ada.post("/api/account", json={"login": "cleo", "password": PASSWORD})
    table_id = new_table(ada, "village", ["human", "open"])
    ada.post(f"/api/tables/{table_id}/chat", json={"text": "hello there"})
    answer = ada.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    found = answer.json()
    assert (found["person"]["login"], found["chat"][0]["text"]) == ("cleo", "hello there")
    assert [(table["id"], table["seat"]) for table in found["tables"]] == [(table_id, 0)]
    assert len(found["sessions"]) == 1
    assert "argon2" not in answer.text  # nothing one could get in with


def test_whoever_is_deleted_leaves_no_trace_but_moves(served: Served) -> None:
    ada, ben = served.client("Dora"), served.client("Ben")
    ada.post("/api/account", json={"login": "dora", "password": PASSWORD})
    table_id = new_table(ada, "village", ["human", "open"], options={"start": "1"})
    ben.post(f"/api/tables/{table_id}/join", json={})
    assert play(ada, look(ada, table_id)).status_code == 200
    ada.post(f"/api/tables/{table_id}/chat", json={"text": "my address is …"})
    assert ada.request("DELETE", "/api/me", json={"login": "somebody"}).status_code == 404
    assert ada.request("DELETE", "/api/me", json={"login": "dora"}).status_code == 200
    assert ada.get("/api/me").json()["id"] is None
    seen = look(ben, table_id)
    assert (seen["seats"][0]["taken"], seen["chat"], seen["seq"] > 0) == (False, [], True)
    assert "Dora" not in ben.get(f"/api/tables/{table_id}").text
    login = served.client().post("/api/login", json={"login": "dora", "password": PASSWORD})
    assert login.status_code == 403
    taken = served.client("Eve").post("/api/account", json={"login": "dora", "password": PASSWORD})
    assert taken.status_code == 201  # the name is free again
