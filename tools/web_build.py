"""Whether what the server shows in the browser was built from the sources that are here.

    web_build.py --written     the browser's side has just been built: remember what from
    web_build.py               exits with 1 and a sentence if it is missing or stale

A digest of the sources lies with the built files. Vite empties their folder before it builds, so an interrupted build, or one without
`--written`, has none.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STATIC = Path("src/allmende/server/static")
DIGEST = STATIC / ".built-from"
FOLDERS = ("web/src", "web/public", "web/build-tools")
FILES = (
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
)
# What the browser's side takes from the games: words, numbers, how they present themselves.
ENGINE = ("src/allmende/core", "src/allmende/games")
ENGINE_FILES = ("*.ftl", "components.toml", "game.toml", "portraits.toml", "drawings.toml")


def sources(root: Path) -> list[Path]:
    """Everything the build reads, in a stable order."""
    found = {root / name for name in FILES}
    for folder in FOLDERS:
        found.update(path for path in (root / folder).rglob("*") if path.is_file())
    for folder in ENGINE:
        for pattern in ENGINE_FILES:
            found.update((root / folder).rglob(pattern))
    return sorted(path for path in found if path.exists())


def digest(root: Path) -> str:
    total = hashlib.sha256()
    for path in sources(root):
        total.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def remember(root: Path) -> None:
    (root / DIGEST).write_text(digest(root) + "\n")


def what_is_wrong(root: Path) -> str:
    """One sentence, or an empty string if the built files are the sources' own."""
    if not (root / STATIC / "index.html").exists():
        return "The browser's side is not built yet."
    if not (root / DIGEST).exists():
        return "Nobody knows which sources the built browser's side is from."
    if (root / DIGEST).read_text().strip() != digest(root):
        return "The browser's side has changed since it was built."
    return ""


if __name__ == "__main__":
    if sys.argv[1:] == ["--written"]:
        remember(ROOT)
    elif wrong := what_is_wrong(ROOT):
        sys.exit(f"{wrong} `make web` builds it.")
