"""Real Chromium against a real server. Where there is no Chromium, or the browser's side is not built, these are skipped."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.support import STATIC, Site, free_port, new_table, play_on

# The flags that let Chromium run as root, without a screen, and keep to itself.
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


expect.set_options(timeout=20_000)  # a busy machine is no fault of the page


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        pytest.skip("no Chromium on this machine (apt-get install chromium)")
    if not (STATIC / "index.html").is_file():
        pytest.skip("the browser's side is not built (make web)")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server for all tests of a worker."""
    folder: Path = tmp_path_factory.mktemp("site")
    running = Site(folder / "tables.sqlite", free_port())
    yield running
    running.stop()


@pytest.fixture
def context(browser: Browser, site: Site) -> Iterator[BrowserContext]:
    made = browser.new_context(base_url=site.url, viewport={"width": 1440, "height": 900}, locale="en-GB")
    made.set_default_timeout(30_000)
    yield made
    made.close()


@pytest.fixture(scope="session")
def ended(browser: Browser, site: Site) -> str:
    """A finished game of Village that everybody may look at."""
    somebody = browser.new_context(base_url=site.url)
    table = new_table(somebody, "village", ["human", "human"], hot_seat=True)
    play_on(somebody, table, 500)
    somebody.close()
    return table


@pytest.fixture
def page(context: BrowserContext) -> Page:
    opened = context.new_page()
    errors: list[str] = []
    opened.on("pageerror", lambda error: errors.append(str(error)))
    opened.errors = errors  # type: ignore[attr-defined]
    return opened
