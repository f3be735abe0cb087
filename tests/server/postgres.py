"""PostgreSQL for tests: started here, as a user who is not root, on a free port in a temporary folder."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path


def binaries() -> Path | None:
    """The folder of the server's binaries, which Debian keeps off the PATH; None if there is none."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent  # perhaps only `initdb` is linked there
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return places[-1].parent if places else None


def _as_user(command: list[str]) -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else command


class Postgres:
    def __init__(self) -> None:
        found = binaries()
        assert found is not None
        self.bin = found
        self.folder = Path(
            tempfile.mkdtemp(prefix="allmende-postgres-")
        )  # pytest's folders are closed to other users
        if os.geteuid() == 0:
            user = pwd.getpwnam("postgres")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self._run(
            "initdb", "-D", str(self.folder), "-A", "trust", "-U", "allmende", "--no-sync", "-E", "UTF8"
        )
        self.start()
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "allmende", "allmende")

    @property
    def address(self) -> str:
        return f"postgresql://allmende@127.0.0.1:{self.port}/allmende"

    def _run(self, program: str, *arguments: str) -> None:
        command = _as_user([str(self.bin / program), *arguments])
        subprocess.run(command, check=True, capture_output=True, cwd="/")

    def start(self) -> None:
        log, options = (
            str(self.folder / "log"),
            f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self.folder}",
        )
        command = _as_user(
            [str(self.bin / "pg_ctl"), "-D", str(self.folder), "-l", log, "-w", "-o", options, "start"]
        )
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self.folder), "-w", "-m", "immediate", "stop")
        time.sleep(0.1)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)
