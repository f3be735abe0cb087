"""Real Chromium against a real server. Where there is no Chromium, or the browser's side is not built, these are skipped."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser import chromium
from tests.browser.support import STATIC, Site, free_port, new_table, play_on

HERE = Path(__file__).parent
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}

expect.set_options(timeout=20_000)  # a busy machine is no fault of the page


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers come last: Playwright keeps an event loop running in its process, and other tests start their own."""
    items.sort(key=lambda item: item.path.is_relative_to(HERE))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not chromium.is_here():
        pytest.skip(chromium.MISSING)
    if not (STATIC / "index.html").is_file():
        pytest.skip("the browser's side is not built (make web)")
    with sync_playwright() as playwright:
        opened = chromium.launch(playwright)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server for all tests of a worker."""
    folder: Path = tmp_path_factory.mktemp("site")
    running = Site(folder / "tables.sqlite", free_port())
    yield running
    running.stop()


@pytest.fixture(autouse=True)
def same_deals(site: Site, request: pytest.FixtureRequest) -> None:
    """Every test has its own deals, always the same ones."""
    site.deals.write_text(request.node.name, "utf-8")


@contextmanager
def visitor(browser: Browser, site: Site, pace: str = "instant", **look: Any) -> Iterator[BrowserContext]:
    """A new browser with its own cookies."""
    made = browser.new_context(base_url=site.url, **{"locale": "en-GB", **look})
    made.set_default_timeout(30_000)
    if pace:  # tests don't wait for bots, except where that is tested
        made.add_init_script(f"localStorage.setItem('allmende.pace', '{pace}')")
    try:
        yield made
    finally:
        made.close()


@contextmanager
def faultless_page(context: BrowserContext) -> Iterator[Page]:
    """A page on which no script may fail, whatever a test does there."""
    opened = context.new_page()
    errors: list[str] = []
    opened.on("pageerror", lambda error: errors.append(str(error)))
    yield opened
    assert errors == []


@pytest.fixture
def context(browser: Browser, site: Site) -> Iterator[BrowserContext]:
    with visitor(browser, site, viewport={"width": 1440, "height": 900}) as made:
        yield made


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    with faultless_page(context) as opened:
        yield opened


@pytest.fixture
def someone_else(browser: Browser, site: Site) -> Iterator[Page]:
    """A second person with a browser."""
    with visitor(browser, site) as made, faultless_page(made) as opened:
        yield opened


@pytest.fixture
def still_page(browser: Browser, site: Site) -> Iterator[Page]:
    """A page without animations. Whole games are played this way, without waiting for pieces to land."""
    look: dict[str, Any] = {"reduced_motion": "reduce", "viewport": {"width": 1440, "height": 900}}
    with visitor(browser, site, **look) as made, faultless_page(made) as opened:
        yield opened


@pytest.fixture
def phone(browser: Browser, site: Site) -> Iterator[Page]:
    with visitor(browser, site, **PHONE) as made, faultless_page(made) as opened:
        yield opened


@pytest.fixture
def spanish_phone(browser: Browser, site: Site) -> Iterator[Page]:
    with visitor(browser, site, **PHONE, locale="es-ES") as made, faultless_page(made) as opened:
        yield opened


@pytest.fixture
def german_phone(browser: Browser, site: Site) -> Iterator[Page]:
    with visitor(browser, site, **PHONE, locale="de-AT") as made, faultless_page(made) as opened:
        yield opened


@pytest.fixture(scope="session")
def ended(browser: Browser, site: Site) -> str:
    """A finished game of Village that everybody may look at."""
    with visitor(browser, site) as somebody:
        table = new_table(somebody, "village", ["human", "human"], hot_seat=True)
        play_on(somebody, table, 500)
    return table
