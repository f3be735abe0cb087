"""Compile the engine to native code with mypyc: the same sources, several times faster.

    compile_engine.py --in-place     put the libraries beside the sources (they then hide edits: `make pure`)
    compile_engine.py --into DIR     make DIR/allmende, a copy of the package with the libraries in it

The modules form groups: `core`, one a game, `bots`. Each group becomes one native library. After an edit mypyc
looks only at the groups concerned, and the C compiler, on all cores, only at C files that came out different.
The compilers work in build/mypyc. ALLMENDE_OPT_LEVEL (0 to 3, default 3) sets how hard the C compiler tries.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path

if sys.platform != "win32":
    import fcntl

# Folders and files of the package that become native code, where they exist …
COMPILED = [
    "core",
    "games",
    "bots/advice.py",
    "bots/ends.py",
    "bots/greedy.py",
    "bots/insight.py",
    "bots/search.py",
    "bots/turn.py",
]

# … except these, and files of these names: they run once, or use what mypyc does not carry over faithfully (a compiled
# TypedDict, for one, no longer tells its fields).
NAMES_INTERPRETED = {"__init__.py", "shapes.py"}
INTERPRETED = {
    "core/catalog.py",
    "core/components.py",
    "core/journal.py",
    "core/manifest.py",
    "core/observing.py",
    "core/words.py",
}

WORKER = Path(__file__).with_name("compile_changed.py")
ROOT = Path(__file__).resolve().parent.parent


def engine_sources(package: Path) -> list[Path]:
    """The modules to compile, in a stable order."""
    found: set[Path] = set()
    for name in COMPILED:
        place = package / name
        found.update([place] if place.is_file() else place.rglob("*.py"))
    return sorted(
        source
        for source in found
        if source.name not in NAMES_INTERPRETED and source.relative_to(package).as_posix() not in INTERPRETED
    )


def engine_modules(package: Path) -> list[str]:
    """The same as dotted names: `allmende.core.state` and so on."""
    return [
        ".".join(source.relative_to(package.parent).with_suffix("").parts)
        for source in engine_sources(package)
    ]


def groups_of(package: Path) -> dict[str, list[str]]:
    """Library by library, the modules in it as paths from the folder that holds the package."""
    groups: dict[str, list[str]] = {}
    for source in engine_sources(package):
        folders = source.relative_to(package).parent.parts
        owner = folders[1] if folders[0] == "games" and len(folders) > 1 else folders[0]
        modules = groups.setdefault(f"{package.name}_{owner}", [])
        modules.append(str(source.relative_to(package.parent)))
    return groups


def why_impossible() -> str:
    """What this machine lacks for compiling, or an empty string."""
    if sys.platform == "win32":
        return ""  # setuptools finds Microsoft's compiler itself, or says that it is missing
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"no C compiler here: {compiler} is missing"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python headers here: Python.h is missing (Debian: apt-get install python3-dev)"
    return ""


def compilers() -> str:
    """What the result depends on besides the sources."""
    settings = [sys.version, sysconfig.get_platform(), version("mypy"), version("setuptools")]
    return repr([*settings, os.environ.get("CC"), os.environ.get("CFLAGS")])


def fingerprint(package: Path) -> str:
    """Changes whenever the compilers could produce something else."""
    digest = hashlib.sha256((compilers() + repr(groups_of(package))).encode())
    # Interpreted modules count too: compiled ones rely on their types.
    for source in [WORKER, *sorted(package.rglob("*.py"))]:
        digest.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
    return digest.hexdigest()


def copy_package(package: Path, into: Path) -> None:
    """A fresh copy of the package's sources as into/allmende."""
    shutil.rmtree(into / package.name, ignore_errors=True)
    unwanted = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "static", "node_modules")
    shutil.copytree(package, into / package.name, ignore=unwanted)


def libraries(folder: Path) -> list[Path]:
    return sorted([*folder.rglob("*.so"), *folder.rglob("*.pyd")])


def compile_in(workshop: Path, package: Path, opt_level: str, verbose: bool) -> Path:
    """Compile the package inside the workshop, if need be; returns the folder with the libraries."""
    outcome = workshop / f"O{opt_level}"  # so a quick build for trying things out keeps the thorough one
    outcome.mkdir(parents=True, exist_ok=True)
    libs, stamp = outcome / "lib", outcome / "stamp"
    wanted = fingerprint(package)
    if stamp.exists() and stamp.read_text() == wanted and libraries(libs):
        print("The compiled engine is up to date.")
        return libs
    stamp.unlink(missing_ok=True)
    sources = workshop / "src"
    copy_package(package, sources)
    if not (modules := engine_modules(package)):
        raise SystemExit("Nothing to compile: the package has no engine modules yet.")
    print(f"Compiling what changed in {len(modules)} modules of the engine …", flush=True)
    begun = time.monotonic()
    # A process of its own: mypyc and setuptools go by the current folder and may call sys.exit.
    job = outcome / "job.json"
    job.write_text(json.dumps({"compilers": compilers(), "groups": groups_of(package)}))
    done = subprocess.run(
        [sys.executable, str(WORKER), str(workshop), opt_level, str(job)],
        cwd=sources,
        stdout=None if verbose else subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode != 0:
        sys.stderr.write((done.stdout or b"").decode(errors="replace"))
        raise SystemExit("The engine did not compile.")
    stamp.write_text(wanted)
    print(f"Compiled in {time.monotonic() - begun:.0f} s.")
    return libs


def publish(libs: Path, into: Path) -> None:
    """Put the libraries where Python finds them, and take stale ones away."""
    for stale in libraries(into):
        stale.unlink()
    for library in libraries(libs):
        target = into / library.relative_to(libs)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(library, target)


@contextmanager
def alone_in(workshop: Path) -> Iterator[None]:
    """Two builds at once wait for each other (not on Windows, where only wheels are built)."""
    workshop.mkdir(parents=True, exist_ok=True)
    with open(workshop / "lock", "w") as lock:
        if sys.platform != "win32":
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--in-place", action="store_true", help="libraries beside the sources")
    where.add_argument("--into", type=Path, metavar="DIR", help="a copy of the package, compiled, in DIR")
    parser.add_argument(
        "--or-skip", action="store_true", help="without a C compiler leave DIR/.skipped and be content"
    )
    parser.add_argument("--package", type=Path, default=ROOT / "src/allmende", help=argparse.SUPPRESS)
    parser.add_argument("--workshop", type=Path, default=ROOT / "build/mypyc", help=argparse.SUPPRESS)
    parser.add_argument("--verbose", action="store_true", help="show the compilers' output")
    chosen = parser.parse_args()
    package, workshop = chosen.package.resolve(), chosen.workshop.resolve()

    if impossible := why_impossible():
        if not (chosen.or_skip and chosen.into):
            raise SystemExit(f"The engine can't be compiled: {impossible}.")
        chosen.into.mkdir(parents=True, exist_ok=True)
        (chosen.into / ".skipped").write_text(impossible)
        print(f"SKIPPED: compiling the engine ({impossible})")
        return
    opt_level = os.environ.get("ALLMENDE_OPT_LEVEL", "3")
    with alone_in(workshop):
        libs = compile_in(workshop, package, opt_level, chosen.verbose)
        if chosen.in_place:
            publish(libs, package.parent)
        else:
            copy_package(package, chosen.into)
            publish(libs, chosen.into)
            (chosen.into / ".skipped").unlink(missing_ok=True)


if __name__ == "__main__":
    main()
