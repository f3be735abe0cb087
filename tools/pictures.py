"""`make pictures`: renews the pictures of the tables, the gallery and the social preview, from the games as they are drawn now.

Tables are dealt by name, so that the same version makes the same pictures.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, sync_playwright

import allmende
from tests.browser import chromium
from tests.browser.screen import settled
from tests.browser.support import Site, free_port, new_table, play_on

ROOT = Path(__file__).parent.parent
IMAGES = ROOT / "docs" / "images"
PREVIEW = ROOT / "web" / "public" / "preview.jpg"
MOVES = {"village": 30, "villagers": 22, "pandemain": 36, "black-forest": 60}
SETTLED = 1500  # milliseconds until faces are drawn and letters have found their place
QUALITY = 78


def tables(context: BrowserContext) -> None:
    """A table of each game, in the middle of it."""
    page = context.new_page()
    for game in allmende.games():
        table = new_table(context, game, ["human", "random", "random"])
        play_on(context, table, MOVES.get(game, 20), seed=len(game))
        page.goto(f"/tables/{table}")
        settled(page)
        page.wait_for_timeout(SETTLED)
        page.screenshot(path=IMAGES / f"{game}-table.jpg", type="jpeg", quality=QUALITY)


def gallery(browser: Browser, site: Site) -> None:
    """Everybody and every sign of each game."""
    page = browser.new_page(base_url=site.url, viewport={"width": 1000, "height": 900})
    page.goto("/gallery")
    for game in allmende.games():
        title = allmende.game(game).title
        section = page.locator(f"main section[aria-label='{title}']")
        section.scroll_into_view_if_needed()
        page.wait_for_timeout(SETTLED)
        section.screenshot(path=IMAGES / f"gallery-{game}.jpg", type="jpeg", quality=QUALITY)


def preview(browser: Browser, site: Site) -> None:
    """What a link to Allmende shows elsewhere: the four covers."""
    page = browser.new_page(base_url=site.url, viewport={"width": 1200, "height": 630})
    page.goto("/")
    page.wait_for_selector("article")
    page.wait_for_timeout(SETTLED)
    page.screenshot(path=PREVIEW, type="jpeg", quality=QUALITY)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder) / "tables.sqlite", free_port())
        site.deals.write_text("pictures", "utf-8")
        browser = chromium.launch(playwright)
        context = browser.new_context(
            base_url=site.url,
            viewport={"width": 1440, "height": 900},
            locale="en-GB",
            reduced_motion="reduce",
        )
        context.add_init_script("localStorage.setItem('allmende.pace', 'instant')")
        tables(context)
        gallery(browser, site)
        preview(browser, site)
        browser.close()
        site.stop()


if __name__ == "__main__":
    main()
