"""`make load`: a server on a new database, two hundred live tables, and what they cost it."""

from __future__ import annotations

import argparse
import csv
import os
import re
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from pathlib import Path

HERE = Path(__file__).parent
SERVE = [sys.executable, "-c", "from allmende.cli import main; raise SystemExit(main())", "serve"]


def main() -> int:
    arguments = read_arguments()
    with tempfile.TemporaryDirectory() as folder:
        database = arguments.database or f"{folder}/tables.sqlite"
        server = subprocess.Popen(
            [
                *SERVE,
                "--port",
                "0",
                "--database",
                database,
                "--rate",
                "100000",
                "--workers",
                str(arguments.workers),
            ],
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            return measure(server, arguments, Path(folder))
        finally:
            server.terminate()
            server.wait(30)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--locust", required=True, help="locust's own Python")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--database", default="", help="PostgreSQL, for more than one worker")
    parser.add_argument("--workers", type=int, default=1)
    return parser.parse_args()


def measure(server: subprocess.Popen[str], arguments: argparse.Namespace, folder: Path) -> int:
    address = wait_for_address(server)
    before = moves_made(address)
    peak = [0]
    watching = threading.Thread(target=watch_memory, args=(server, peak), daemon=True)
    watching.start()
    command = [
        arguments.locust, "-m", "locust", "-f", str(HERE / "locustfile.py"), "--headless", "--only-summary", "--host", address,
        "-u", str(arguments.tables), "-r", "20", "-t", f"{arguments.seconds}s", "--csv", str(folder / "load"),
    ]  # fmt: skip
    began = time.monotonic()
    load = subprocess.run(command, capture_output=True, text=True)
    took = time.monotonic() - began
    made = moves_made(address) - before
    told = load.stdout + load.stderr
    found = re.search(r"journals: .*", told)
    print(found.group() if found else told[-3000:])
    print(f"tables {arguments.tables}, moves {made:.0f} ({made / took:.0f} a second, bots' included)")
    for row in csv.DictReader((folder / "load_stats.csv").open()):
        if row["Name"] in ("/api/tables/{id}/moves", "push after move"):
            print(
                f"{row['Name']}: {row['Request Count']} times, p50 {row['50%']} ms, p99 {row['99%']} ms, failed {row['Failure Count']}"
            )
    print(f"memory of the server and its workers: at most {peak[0] / 2**20:.0f} MiB")
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


def moves_made(address: str) -> float:
    text = urllib.request.urlopen(f"{address}/metrics").read().decode()
    return sum(
        float(value) for value in re.findall(r"^allmende_moves_total\{.*\} (\S+)$", text, re.MULTILINE)
    )


def watch_memory(server: subprocess.Popen[str], peak: list[int]) -> None:
    while server.poll() is None:
        peak[0] = max(peak[0], sum(resident(process) for process in family(server.pid)))
        time.sleep(0.5)


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
