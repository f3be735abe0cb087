"""Which Chromium tests, pictures and measurements are made with, and how it is started."""

from __future__ import annotations

import shutil

from playwright.sync_api import Browser, Playwright

KINDS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the lightest first
MISSING = "no Chromium on this machine (apt-get install chromium-headless-shell)"

# The flags that let Chromium run as root, without a screen, and keep to itself.
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


def is_here() -> bool:
    return _find() is not None


def launch(playwright: Playwright) -> Browser:
    found = _find()
    if found is None:
        raise SystemExit(MISSING)
    return playwright.chromium.launch(executable_path=found, args=FLAGS)


def _find() -> str | None:
    return next(filter(None, map(shutil.which, KINDS)), None)
