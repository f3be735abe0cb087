"""What a host does: backups, checks, cleaning up, bans and the rest, all beside a running server."""

from __future__ import annotations

import dataclasses
import gzip
import json
import re
import sqlite3
import stat
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client import generate_latest

from allmende.cli.app import run
from allmende.core.errors import AllmendeError
from allmende.server.settings import LETTERS, STARTING, Settings, database_address, read_settings
from tests.server.postgres import Postgres, binaries
from tests.server.support import Served, look, new_table, play, play_randomly, sqlite

PASSWORD = "correct horse battery"


class Host:
    """A server, and a host who types commands next to it."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.file = folder / "tables.sqlite"
        self.capsys = capsys
        self.served = Served(Settings(database=sqlite(folder)))

    def command(self, *arguments: str, fails: bool = False, file: Path | None = None) -> str:
        self.capsys.readouterr()
        status = run([*arguments, "--database", str(file or self.file)])
        said = self.capsys.readouterr()
        assert status == (2 if fails else 0), said
        if fails:
            assert said.err.count("\n") == 1
        return said.err if fails else said.out

    def rows(self, *arguments: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = json.loads(self.command("admin", *arguments, "--json"))
        return found


@pytest.fixture
def host(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Iterator[Host]:
    found = Host(tmp_path, capsys)
    yield found
    found.served.stop()


def a_table(host: Host) -> tuple[httpx.Client, str]:
    ada = host.served.client("Ada")
    table_id = new_table(ada, "village", ["human", "human"], hot_seat=True)
    play_randomly([ada, ada], table_id, 5)
    ada.post(f"/api/tables/{table_id}/chat", json={"text": "hello"})
    return ada, table_id


def test_a_backup_becomes_the_same_server_again(host: Host, tmp_path: Path) -> None:
    ada, table_id = a_table(host)
    ada.post("/api/account", json={"login": "ada", "password": PASSWORD})
    before = look(ada, table_id)
    backup = tmp_path / "backup.gz"
    assert "1 table," in host.command("backup", str(backup))
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    play(ada, before)  # the server continues; that move is not in the backup
    (tmp_path / "new").mkdir()
    new = tmp_path / "new" / "tables.sqlite"
    assert "1 table," in host.command("restore", str(backup), file=new)
    assert "not empty" in host.command("restore", str(backup), file=new, fails=True)
    assert "another server" in host.command("restore", str(backup), file=claimed(tmp_path), fails=True)
    again = Served(Settings(database=sqlite(new.parent)))
    try:
        same = httpx.Client(base_url=again.url, cookies=dict(ada.cookies), timeout=30)
        after = look(same, table_id)
        for field in ("seq", "view", "choices", "log", "chat", "holdings"):
            assert after[field] == before[field], field
        assert play(same, after).status_code == 200
    finally:
        again.stop()
    assert "they stand: 1." in host.command("check", file=new)


def claimed(folder: Path) -> Path:
    """A file that a server is using."""
    from allmende.server.storage.readiness import claim_file

    file = folder / "claimed.sqlite"
    CLAIMS.append(claim_file(file))
    return file


CLAIMS: list[object] = []


@pytest.mark.postgres
def test_a_backup_moves_from_sqlite_to_postgresql_and_back(host: Host, tmp_path: Path) -> None:
    if binaries() is None:
        pytest.skip("PostgreSQL is not installed")
    ada, table_id = a_table(host)
    before = look(ada, table_id)
    fresh = Postgres()
    try:
        host.command("backup", str(tmp_path / "one.gz"))
        assert run(["restore", str(tmp_path / "one.gz"), "--database", fresh.address]) == 0
        moved = Served(Settings(database=database_address(fresh.address)))
        try:
            same = httpx.Client(base_url=moved.url, cookies=dict(ada.cookies), timeout=30)
            assert look(same, table_id)["view"] == before["view"]
            said = same.post(f"/api/tables/{table_id}/chat", json={"text": "numbers go on"})
            assert [line["text"] for line in said.json()["chat"]] == ["hello", "numbers go on"]
        finally:
            moved.stop()
        assert run(["check", "--database", fresh.address]) == 0
        assert run(["backup", str(tmp_path / "two.gz"), "--database", fresh.address]) == 0
        host.command("restore", str(tmp_path / "two.gz"), file=tmp_path / "back.sqlite")
        assert "they stand: 1." in host.command("check", file=tmp_path / "back.sqlite")
    finally:
        fresh.remove()


def test_a_backup_that_is_not_whole_is_refused(host: Host, tmp_path: Path) -> None:
    a_table(host)
    backup = tmp_path / "backup.gz"
    host.command("backup", str(backup))
    lines = gzip.decompress(backup.read_bytes()).splitlines(keepends=True)
    short = tmp_path / "short.gz"
    short.write_bytes(gzip.compress(b"".join(lines[:-2])))
    assert "not whole" in host.command("restore", str(short), file=tmp_path / "x.sqlite", fails=True)
    short.write_bytes(backup.read_bytes()[:200])
    assert "can't read" in host.command("restore", str(short), file=tmp_path / "y.sqlite", fails=True)
    short.write_bytes(gzip.compress(b"{}\n"))
    assert "no backup" in host.command("restore", str(short), file=tmp_path / "z.sqlite", fails=True)


def test_a_journal_that_leads_elsewhere_is_found(host: Host) -> None:
    _, good = a_table(host)
    _, lost = a_table(host)
    _, bent = a_table(host)
    assert "they stand: 3." in host.command("check")
    with sqlite3.connect(host.file) as connection:
        connection.execute("DELETE FROM entries WHERE table_id = ? AND seq = 2", (lost,))
        connection.execute("UPDATE entries SET code = code + 1 WHERE table_id = ? AND seq = 4", (bent,))
    said = host.command("check", fails=True)
    host.capsys.readouterr()
    assert run(["check", "--json", "--database", str(host.file)]) == 2
    figures = json.loads(host.capsys.readouterr().out)
    assert figures["whole"] == 1
    assert set(figures["broken"]) == {lost, bent}
    assert "broken tables: 2" in said
    assert f"{lost} entries are missing" in said
    assert bent in said
    assert good not in said


def test_what_nobody_needs_is_removed_and_all_else_stays(host: Host) -> None:
    ada, table_id = a_table(host)
    idle = new_table(ada, "village", ["human", "open"])
    host.served.client("Guest who left nothing")
    old = time.time() - 400 * 86400
    with sqlite3.connect(host.file) as connection:
        connection.execute("UPDATE tables SET touched = ? WHERE id = ?", (old, idle))
        connection.execute("UPDATE people SET created = ?", (old,))
        connection.execute(
            "UPDATE sessions SET seen = ? WHERE person NOT IN (SELECT creator FROM tables)", (old,)
        )
    assert host.command("vacuum", "--compact") == "Removed 1 session, 1 table, 1 guest.\n"
    assert ada.get(f"/api/tables/{idle}").status_code == 404
    assert look(ada, table_id)["mine"] == [0, 1]
    assert host.command("vacuum") == "There was nothing to remove.\n"
    assert not any(json.loads(host.command("vacuum", "--json")).values())


def test_bans_and_mutes_hold_and_are_written_down(host: Host) -> None:
    ada, table_id = a_table(host)
    person = ada.get("/api/me").json()["id"]
    host.command("admin", "mute", person, "--reason", "spam")
    assert ada.post(f"/api/tables/{table_id}/chat", json={"text": "x"}).json()["error"] == "muted"
    assert play(ada, look(ada, table_id)).status_code == 200
    assert json.loads(host.command("admin", "unmute", person, "--json")) == {"person": person, "muted": False}
    assert ada.post(f"/api/tables/{table_id}/chat", json={"text": "x"}).status_code == 200
    host.command("admin", "ban", person, "--days", "2", "--reason", "more spam")
    assert ada.get(f"/api/tables/{table_id}").json()["error"] == "banned"
    host.command("admin", "unban", person)
    assert ada.get(f"/api/tables/{table_id}").status_code == 200
    host.command("admin", "ban-network", "127.0.0.0/8")
    host.served.run(host.served.house.read_bans())
    assert ada.get("/api/games").json()["error"] == "banned"
    host.command("admin", "unban-network", "127.0.0.1/8")
    host.served.run(host.served.house.read_bans())
    assert ada.get("/api/games").status_code == 200
    assert "no person" in host.command("admin", "ban", "nobody", fails=True)
    assert "no address" in host.command("admin", "ban-network", "here", fails=True)
    done = [(row["what"], row["about"], row["details"]) for row in host.rows("audit")][::-1]
    assert done == [
        ("mute", person, "spam"),
        ("unmute", person, ""),
        ("ban", person, "more spam"),
        ("unban", person, ""),
        ("ban network", "127.0.0.0/8", ""),
        ("unban network", "127.0.0.0/8", ""),
    ]


def test_reports_reach_the_host(host: Host) -> None:
    ada, table_id = a_table(host)
    eve = host.served.client("Eve")
    body = {"seat": 0, "text": "says bad things\x1b[2J"}
    assert eve.post(f"/api/tables/{table_id}/report", json=body).status_code == 200
    [report] = host.rows("reports")
    assert (report["text"], report["about"]) == ("says bad things[2J", ada.get("/api/me").json()["id"])
    host.command("admin", "settle", str(report["id"]), "talked to them")
    assert host.rows("reports") == []
    line = look(ada, table_id)["chat"][0]["id"]
    host.command("admin", "remove-line", str(line))
    host.served.call(host.served.house.hall.forget, table_id)
    assert look(ada, table_id)["chat"] == []
    told = host.command("admin", "remove-table", table_id, "--reason", "enough", "--json")
    assert json.loads(told) == {"removed": table_id}
    assert ada.get(f"/api/tables/{table_id}").status_code == 404
    assert [row["what"] for row in host.rows("audit")] == ["remove table", "remove line", "settle"]


def test_lists_for_the_host(host: Host) -> None:
    ada = host.served.client("Ada")
    ada.post("/api/account", json={"login": "ada", "password": PASSWORD})
    new_table(ada, "village", ["human", "random"])
    me = ada.get("/api/me").json()["id"]
    assert [row["login"] for row in host.rows("people", "ADA")] == ["ada"]
    assert [row["creator"] for row in host.rows("tables", me)] == [me]
    assert [(row["creator"], row["bot"], row["seats"]) for row in host.rows("bots")] == [(me, "random", 1)]
    key = host.rows("limits")[0]["key"]
    assert key == "login 127.0.0.1"
    host.command("admin", "reset-limit", key)
    assert host.rows("limits") == []
    assert "ada" in host.command("admin", "people")  # as a list to read
    link = host.command("admin", "reset-password", "ada").strip()
    assert "Save" in host.served.client().get(link).text


def test_settings_come_from_the_command_line_the_environment_and_a_file(tmp_path: Path) -> None:
    file, secret = tmp_path / "allmende.toml", tmp_path / "secret"
    file.write_text('port = 1\nbot_pace = 1\naddress = "https://play.example"\nhint_seconds = 3.5\n')
    secret.write_text("postgresql://me:secret@db/allmende\n")
    environment = {"ALLMENDE_PORT": "2", "ALLMENDE_HINT_SECONDS": "4", "ALLMENDE_DATABASE_FILE": str(secret),
                   "ALLMENDE_SMTP": "smtps://me:secret@mail.example", "ALLMENDE_PRIVATE_WEBHOOKS": "yes"}  # fmt: skip
    settings, start = read_settings(file, {"port": 3, "hint_seconds": None}, environment)
    assert start["port"] == 3
    assert (settings.hint_seconds, settings.bot_pace) == (4.0, 1.0)
    assert settings.database == "postgresql+asyncpg://me:secret@db/allmende"
    assert (settings.mail.host, settings.mail.starttls) == ("mail.example", True)
    assert (settings.secure_cookies, settings.private_webhooks) == (True, True)
    assert read_settings(None, {}, {"ALLMENDE_CONFIG": str(file)})[0].hint_seconds == 3.5


@pytest.mark.parametrize(
    ("text", "environment"),
    [
        ("colour = 1", {}),
        ('port = "x"', {}),
        ("port = 1.5", {}),
        ("port = ", {}),
        ("", {"ALLMENDE_PORT": "many"}),
        ("", {"ALLMENDE_DATABASE_FILE": "/nowhere/at/all"}),
        ("", {"ALLMENDE_SMTP": "mail.example"}),
    ],
)
def test_wrong_settings_are_told(tmp_path: Path, text: str, environment: dict[str, str]) -> None:
    (tmp_path / "allmende.toml").write_text(text)
    with pytest.raises(AllmendeError):
        read_settings(tmp_path / "allmende.toml", {}, environment)


def test_the_files_for_hosts_say_what_the_server_understands() -> None:
    """Settings, commands and metrics are named there as they are called here."""
    root = Path(__file__).parent.parent.parent
    assert read_settings(root / "deploy" / "allmende.toml", {}, {})[1]["port"] == 8000
    environment = re.findall(r"^ +(ALLMENDE_\w+):", (root / "compose.yaml").read_text(), re.M)
    image = re.findall(r"^ +(ALLMENDE_\w+)=", (root / "Dockerfile").read_text(), re.M)
    known = {f"ALLMENDE_{field.name.upper()}" for field in dataclasses.fields(Settings)}
    known |= {f"ALLMENDE_{name.upper()}" for name in (*STARTING, *LETTERS)}
    named = {name.removesuffix("_FILE") for name in (*environment, *image)}
    assert named <= known
    assert len(named) >= 7
    counted = {name for line in generate_latest().decode().splitlines() if line.startswith("# TYPE ")
               for name in [line.split()[2]]}  # fmt: skip
    for file in ("grafana.json", "alerts.yaml"):
        used = set(re.findall(r"allmende_\w+", (root / "deploy" / file).read_text()))
        assert used
        for name in used:
            assert {name, name.removesuffix("_bucket"), name.removesuffix("_total")} & counted, name
    unit = (root / "deploy" / "allmende.service").read_text()
    assert "serve --config" in unit


def test_every_setting_is_told(tmp_path: Path) -> None:
    """docs/hosting.md has a line for each."""
    text = (Path(__file__).parent.parent.parent / "docs" / "hosting.md").read_text()
    told = set(re.findall(r"^\| `(\w+)` \|", text, re.M))
    known = {field.name for field in dataclasses.fields(Settings)} - {"mail", "static"} | {
        *STARTING,
        *LETTERS,
    }
    assert told == known
