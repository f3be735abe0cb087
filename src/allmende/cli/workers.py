"""Who shares the work of a command: this process, several, or a cluster."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from allmende.bots.own import is_own
from allmende.core.errors import SetupError
from allmende.lab.cluster import cluster
from allmende.lab.pool import Jobs


def check_workers(jobs: int, address: str | None) -> None:
    if jobs < 1:
        raise SetupError(f"--jobs is {jobs}, expected 1 or more")
    if address is not None and jobs > 1:
        raise SetupError("--jobs or --cluster, not both: a cluster uses all cores it has")


@contextmanager
def workers(jobs: int, address: str | None, bots: Sequence[str]) -> Iterator[Jobs]:
    """This many processes, or the cluster at an address ('': that of RAY_ADDRESS, else this machine)."""
    if address is None:
        yield jobs
    else:
        with cluster(address, any(is_own(bot) for bot in bots)) as crew:
            yield crew
