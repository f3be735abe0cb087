"""A run's results, saved in a file as they come: a long run can be interrupted, resumed and made longer.

The file has a line of JSON that says what it is about, then one for each result, in the order in which they came. The number of
results wanted is not part of it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from allmende.core.errors import AllmendeError, SetupError

Record = dict[str, Any]

OF = {"arena": "an arena", "report": "a report", "tuning": "a tuning"}


def opened(file: Path, head: Record) -> list[tuple[int, Record | None]]:
    """The results in a file, each with the number of its line; None where a line can't be read. A missing or empty
    file is started. `head["allmende"]` says what kind of run it is."""
    try:
        with file.open("a+b") as book:
            book.seek(0)
            *lines, torn = book.read().split(b"\n")
            if not lines and not torn:
                book.write(_line(head))
                return []
            records = [_record(line) for line in lines]
            _check(file, records[0] if records else None, head)
            if torn:  # what was being written when the run was interrupted
                book.truncate(book.tell() - len(torn))
            return list(enumerate(records[1:], 2))
    except OSError as error:
        raise _complaint(file, error) from None


def write(file: Path, records: Iterable[Record]) -> None:
    try:
        with file.open("ab") as book:
            book.write(b"".join(_line(record) for record in records))
    except OSError as error:
        raise _complaint(file, error) from None


def _check(file: Path, found: Record | None, head: Record) -> None:
    kind = head["allmende"]
    if found is None or found.get("allmende") != kind:
        raise SetupError(f"{file} holds no games of {OF[kind]}; it is left as it is")
    for key, value in head.items():
        if found.get(key) != value:
            another = {"arena": "another contest"}.get(kind, f"another {kind}")
            raise SetupError(f"{file} holds games of {another}: {key} {found.get(key)!r}, not {value!r}")


def _complaint(file: Path, error: OSError) -> AllmendeError:
    return AllmendeError(f"games can't be kept in {file}: {(error.strerror or str(error)).lower()}")


def _line(record: Record) -> bytes:
    return json.dumps(record).encode() + b"\n"


def _record(line: bytes) -> Record | None:
    try:
        record = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return record if isinstance(record, dict) else None
