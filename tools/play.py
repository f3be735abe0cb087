"""`make play`: the server on this machine, and a browser that opens its home page."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser

FIRST_PORT = 8000
PORTS = 50
START_SECONDS = 60


def free_port() -> int:
    """The first port from 8000 on that nobody uses."""
    for port in range(FIRST_PORT, FIRST_PORT + PORTS):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)):
                return port
    raise SystemExit(f"no free port from {FIRST_PORT} to {FIRST_PORT + PORTS - 1}")


def open_when_up(url: str) -> None:
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until:
        try:
            urllib.request.urlopen(url + "/healthz", timeout=2).close()
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.2)
            continue
        print(f"Allmende is at {url} (Ctrl-C ends it; the tables stay in allmende.sqlite).", flush=True)
        if sys.stdout.isatty() and "ALLMENDE_NO_BROWSER" not in os.environ:
            webbrowser.open(url)
        return


def main() -> int:
    port = free_port()
    threading.Thread(target=open_when_up, args=(f"http://localhost:{port}",), daemon=True).start()
    command = [sys.executable, "-c", "from allmende.cli import main; main()", "serve", "--port", str(port)]
    try:
        return subprocess.run(command, check=False).returncode
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main())
