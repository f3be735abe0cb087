"""A bad line to a database: a port that passes everything on, late, or not at all, or hangs up."""

from __future__ import annotations

import contextlib
import select
import socket
import threading
import time


class BadLine:
    """Listens on a port of its own and passes on to another; `delay` in seconds each way, `silent` while nothing comes through."""

    def __init__(self, to: int) -> None:
        self.to = to
        self.delay = 0.0
        self.silent = False
        self.refusing = False
        self.passed = 0  # bytes
        self._calls: list[tuple[socket.socket, socket.socket]] = []
        self._ended = False
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while not self._ended:
            try:
                near, _ = self._listening.accept()
                if self.refusing:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self.to))
                for one in (near, far):
                    one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            except OSError:
                continue
            self._calls.append((near, far))  # from now on it may be cut
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        try:
            while True:
                if self.silent:
                    time.sleep(0.02)
                    continue
                if not select.select([one], [], [], 0.2)[0]:
                    continue
                data = one.recv(65536)
                if not data:
                    break
                if self.delay:
                    time.sleep(self.delay)
                other.sendall(data)
                self.passed += len(data)
        except (OSError, ValueError):  # hung up
            pass
        for end in (one, other):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        """Hangs up on everybody, in the middle of a word."""
        calls, self._calls = self._calls, []
        for ends in calls:
            for end in ends:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
                end.close()

    def end(self) -> None:
        self._ended = True
        self._listening.close()
        self.cut()
