"""`make load`: a server on a new database, two hundred live tables, and what they cost it."""

from __future__ import annotations

import argparse
import asyncio
import csv
import os
import re
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import create_async_engine

from allmende.server.settings import database_address
from allmende.server.storage import shape
from tests.server.postgres import Postgres, binaries
from tests.server.support import FROM_ONE_ADDRESS

HERE = Path(__file__).parent
ARRIVALS = 20  # tables a second, in the beginning
SERVE = [sys.executable, "-c", "from allmende.cli import main; raise SystemExit(main())", "serve"]


def main() -> int:
    arguments = read_arguments()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = open_database(arguments.database, folder, stack)
        command = [
            *SERVE,
            "--port",
            "0",
            "--database",
            database,
            "--rate",
            "100000",
            "--workers",
            str(arguments.workers),
        ]
        server = subprocess.Popen(
            command, stderr=subprocess.PIPE, text=True, env={**os.environ, **FROM_ONE_ADDRESS}
        )
        try:
            return measure(server, arguments, database, folder)
        finally:
            server.terminate()
            server.wait(30)


def open_database(wish: str, folder: Path, stack: ExitStack) -> str:
    """A new SQLite file, a PostgreSQL of our own, or one that runs elsewhere."""
    if wish == "sqlite":
        return f"{folder}/tables.sqlite"
    if wish != "postgresql":
        return wish
    if binaries() is None:
        raise SystemExit("PostgreSQL's server binaries are not on this machine (apt-get install postgresql)")
    postgres = Postgres()
    stack.callback(postgres.remove)
    return postgres.address


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--locust", required=True, help="locust's own Python")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument(
        "--database", default="sqlite", help="sqlite, postgresql (started here), or its address"
    )
    parser.add_argument("--workers", type=int, default=1, help="processes; more than one needs PostgreSQL")
    parser.add_argument("--watchers", type=int, default=3, help="sockets at every table besides the player's")
    parser.add_argument(
        "--whole", action="store_true", help="whole tables through the sockets, no differences"
    )
    parser.add_argument("--whole-answers", action="store_true", help="whole tables in answer to moves")
    return parser.parse_args()


def measure(server: subprocess.Popen[str], arguments: argparse.Namespace, database: str, folder: Path) -> int:
    address = wait_for_address(server)
    used = Used()
    used.look(server)
    watching = threading.Thread(target=watch, args=(server, used), daemon=True)
    watching.start()
    command = [
        arguments.locust, "-m", "locust", "-f", str(HERE / "locustfile.py"), "--headless", "--only-summary", "--host", address,
        "-u", str(arguments.tables), "-r", str(ARRIVALS), "-t", f"{arguments.seconds}s", "--csv", str(folder / "load"),
        "--watchers", str(arguments.watchers), *(["--whole"] if arguments.whole else []),
        *(["--whole-answers"] if arguments.whole_answers else []),
    ]  # fmt: skip
    began = time.monotonic()
    load = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    time.sleep(min(arguments.tables / ARRIVALS + 3, arguments.seconds / 2))  # until all sit and play
    seated, before, spent = time.monotonic(), asyncio.run(moves_made(database)), used.seconds()
    players = Used()
    players.look(load)
    at_first = players.seconds()
    threading.Thread(target=watch, args=(load, players), daemon=True).start()
    told = load.communicate()[0]
    ended = time.monotonic()
    made = asyncio.run(moves_made(database))
    found = re.findall(r"(?:journals|pushes): .*", told)
    print("\n".join(found) if len(found) == 2 else told[-3000:])
    print(
        f"{arguments.database}, {arguments.workers} process(es), {arguments.tables} tables,"
        f" {arguments.watchers} watchers at each, {'whole' if arguments.whole_answers else 'brief'} answers"
    )
    print(f"moves {made} ({made / (ended - began):.0f} a second, bots' included)")
    print(f"once all sit: {(made - before) / (ended - seated):.0f} moves a second")
    for row in csv.DictReader((folder / "load_stats.csv").open()):
        if row["Name"] in ("/api/tables/{id}/moves", "push after move", "move until shown"):
            print(
                f"{row['Name']}: {row['Request Count']} times, p50 {row['50%']} ms, p99 {row['99%']} ms, failed {row['Failure Count']}"
            )
    for row in csv.DictReader((folder / "load_failures.csv").open()):
        print(f"failed: {row['Method']} {row['Name']}: {row['Error']} ({row['Occurrences']} times)")
    each = 1000 * (used.seconds() - spent) / max(1, made - before)
    print(f"processor time of the server and its workers: {each:.2f} ms a move, once all sit")
    each = 1000 * (players.seconds() - at_first) / max(1, made - before)
    print(f"processor time of locust, which plays on the same machine: {each:.2f} ms a move")
    print(f"memory of the server and its workers: at most {used.memory / 2**20:.0f} MiB")
    return load.returncode


def wait_for_address(server: subprocess.Popen[str]) -> str:
    assert server.stderr is not None
    for line in server.stderr:
        found = re.search(r"http://\S+", line)
        if found:
            threading.Thread(target=server.stderr.read, daemon=True).start()  # or its log would fill the pipe
            address = found.group()
            break
    else:
        raise SystemExit("the server did not start")
    for _ in range(600):
        try:
            urllib.request.urlopen(f"{address}/healthz", timeout=2)
        except OSError:
            time.sleep(0.1)
        else:
            return address
    raise SystemExit("the server does not answer")


async def moves_made(database: str) -> int:
    """What the journals hold."""
    engine = create_async_engine(database_address(database))
    async with engine.connect() as connection:
        found = await connection.execute(select(func.coalesce(func.sum(shape.tables.c.seq), 0)))
        made = int(found.scalar_one())
    await engine.dispose()
    return made


@dataclass
class Used:
    """What a process and its children have used."""

    memory: int = 0  # bytes, at most
    ticks: dict[int, int] = field(default_factory=dict)  # of processor time, by process

    def look(self, process: subprocess.Popen[str]) -> None:
        processes = family(process.pid)
        self.memory = max(self.memory, sum(resident(one) for one in processes))
        for one in processes:
            self.ticks[one] = max(ticks(one), self.ticks.get(one, 0))  # one that has ended tells nothing

    def seconds(self) -> float:
        return sum(self.ticks.values()) / os.sysconf("SC_CLK_TCK")


def watch(process: subprocess.Popen[str], used: Used) -> None:
    while process.poll() is None:
        used.look(process)
        time.sleep(0.5)


def ticks(process: int) -> int:
    """Tells more than moves a second where other work runs on the machine."""
    try:
        parts = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0
    return int(parts[11]) + int(parts[12])


def family(process: int) -> list[int]:
    """A process and its children, and theirs."""
    found = [process]
    for folder in Path(f"/proc/{process}/task").glob("*/children"):
        try:
            for child in folder.read_text().split():
                found += family(int(child))
        except OSError:
            continue
    return found


def resident(process: int) -> int:
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    except (OSError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


if __name__ == "__main__":
    sys.exit(main())
