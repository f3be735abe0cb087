"""`allmende join`: a whole game at a server's table, in the terminal."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

from tests.server.support import COMMAND, Served, look, new_table


def join(
    served: Served, folder: Path, address: str, typed: str, *more: str
) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "XDG_STATE_HOME": str(folder), "COLUMNS": "100"}
    return subprocess.run(
        [*COMMAND, "join", address, *more],
        input=typed,
        capture_output=True,
        text=True,
        timeout=200,
        env=environment,
    )


def test_a_whole_game_against_a_bot_in_two_sittings(served: Served, tmp_path: Path) -> None:
    client = served.client("Ada")
    table_id = new_table(client, "village", ["open", "random"])
    address = f"{served.url}/tables/{table_id}"
    first = join(served, tmp_path, address, "w\nc hello there\nu\n1\nq\n", "--name", "Ben")
    assert first.returncode == 0, first.stderr
    assert "Ben" in first.stdout
    assert f"▲ {look(client, table_id)['seats'][1]['name']} · random" in first.stdout
    assert re.search(r"Take .* \+1 \w+ cube", first.stdout)  # what the server says that a choice does
    assert "allmende join" in first.stdout
    assert [line["text"] for line in look(client, table_id)["chat"]] == ["hello there"]
    assert oct((tmp_path / "allmende" / "servers.json").stat().st_mode)[-3:] == "600"
    second = join(served, tmp_path, address, "1\n" * 3000)
    assert second.returncode == 0, second.stderr
    assert look(client, table_id)["over"]
    assert "wins" in second.stdout or "share" in second.stdout


def test_spanish_and_watching(served: Served, tmp_path: Path) -> None:
    client = served.client("Ada")
    table_id = new_table(client, "village", ["random", "random"])
    watched = join(served, tmp_path, f"{served.url}/tables/{table_id}", "", "--language", "es")
    assert watched.returncode == 0, watched.stderr
    assert "miras la partida" in watched.stdout


def test_wrong_addresses_are_told_in_one_line(served: Served, tmp_path: Path) -> None:
    for address, said in (
        (f"{served.url}/tables/nowhere", "no such table"),
        (f"{served.url}/somewhere", "looks like"),
        ("ftp://host/tables/x", "looks like"),
    ):
        refused = join(served, tmp_path, address, "")
        assert (refused.returncode, refused.stdout) == (2, "")
        assert said in refused.stderr
        assert refused.stderr.count("\n") == 1
