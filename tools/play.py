"""`make play`: the server on this machine, and a browser that opens its home page. A second one finds the first."""

from __future__ import annotations

import argparse
import json
import os
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Callable
from pathlib import Path

FIRST_PORT = 8000
PORTS = 50
START_SECONDS = 60
NOTE = Path("build/play.json")  # where the running one can be found


def is_up(url: str) -> bool:
    """Whether an Allmende answers there."""
    try:
        with urllib.request.urlopen(url + "/healthz", timeout=2) as answer:
            found = json.load(answer)
    except (OSError, ValueError):
        return False
    return isinstance(found, dict) and found.get("status") == "ok" and "database" in found


def running(note: Path = NOTE, up: Callable[[str], bool] = is_up) -> str | None:
    """The address of the server that an earlier `make play` in this folder started, if it still runs."""
    try:
        url = json.loads(note.read_text("utf-8"))["url"]
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return url if isinstance(url, str) and up(url) else None


def free_port() -> int:
    """The first port from 8000 on that nobody uses."""
    for port in range(FIRST_PORT, FIRST_PORT + PORTS):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)):
                return port
    raise SystemExit(f"no free port from {FIRST_PORT} to {FIRST_PORT + PORTS - 1}")


def has_screen() -> bool:
    """Whether a browser could be shown."""
    if "ALLMENDE_NO_BROWSER" in os.environ or not sys.stdout.isatty():
        return False
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def show(url: str) -> None:
    if has_screen():
        webbrowser.open(url)


def how_to_join(host: str) -> str:
    if host == "127.0.0.1":
        return "Friends in the same network can join if you start it with: make play HOST=0.0.0.0"
    return "Invitations made here lead to this machine’s address in the network."


def open_when_up(url: str, host: str) -> None:
    until = time.monotonic() + START_SECONDS
    while not is_up(url):
        if time.monotonic() > until:
            return
        time.sleep(0.2)
    print(how_to_join(host), flush=True)
    print("Ctrl-C ends it; the tables stay in allmende.sqlite.", flush=True)
    show(url)


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets friends in the network join")
    host = arguments.parse_args().host
    known = running()
    if known is not None:
        print(f"Allmende is running already, at {known}", flush=True)
        show(known)
        return 0
    port = free_port()
    url = f"http://localhost:{port}"
    NOTE.parent.mkdir(exist_ok=True)
    NOTE.write_text(json.dumps({"url": url}), "utf-8")
    threading.Thread(target=open_when_up, args=(url, host), daemon=True).start()
    serve = ["serve", "--host", host, "--port", str(port)]
    command = [sys.executable, "-c", "from allmende.cli import main; main()", *serve]
    try:
        return subprocess.run(command, check=False).returncode
    except KeyboardInterrupt:
        return 0
    finally:
        NOTE.unlink(missing_ok=True)


if __name__ == "__main__":
    sys.exit(main())
