"""`make screenshots`: every page and board, on a desktop and a phone, by day and by night, in both languages.

They are for looking at: what a test can't see, an eye does.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.support import Site, free_port, new_table, play_on

TARGET = Path(__file__).parent.parent / "screenshots"
SCREENS = {
    "desktop": {"width": 1440, "height": 900},
    "laptop": {"width": 1366, "height": 768},
    "phone": {"width": 360, "height": 740},
}
# name, screen, theme, language
LOOKS = (
    ("desktop", "desktop", "light", "en"),
    ("dark", "laptop", "dark", "en"),
    ("contrast", "laptop", "contrast", "en"),
    ("spanish", "laptop", "light", "es"),
    ("phone", "phone", "light", "en"),
    ("phone-dark", "phone", "dark", "es"),
)
# The games that are looked at: with how many players, after how many moves; and the number of players of the one that has ended.
GAMES: dict[str, tuple[list[tuple[int, int]], int]] = {
    "village": ([(3, 6), (3, 30), (3, 55)], 2),
    "villagers": ([(3, 4), (3, 22), (3, 45)], 2),
    "black-forest": ([(2, 20), (4, 45), (1, 40)], 1),
}


def tables(context: BrowserContext) -> dict[str, str]:
    """Tables in all states, by the names of their pictures."""
    found = {}
    for game, (depths, least) in GAMES.items():
        for players, depth in depths:
            table = new_table(context, game, ["human", *["random"] * (players - 1)])
            play_on(context, table, depth, seed=depth)
            found[f"{game}-{players}-{depth}"] = f"/tables/{table}"
        ended = new_table(context, game, ["human", *["random"] * (least - 1)])
        last = play_on(context, ended, 1000)["seq"]
        found[f"{game}-result"] = f"/tables/{ended}"
        found[f"{game}-replay"] = f"/tables/{ended}/replay?at={last // 2}"
    found["waiting"] = "/tables/" + new_table(context, "village", ["human", "human", "open"])
    return found


def pages() -> dict[str, str]:
    return {
        "home": "/", "new-village": "/new/village", "new-villagers": "/new/villagers", "rules": "/rules/village#m5",
        "about": "/about", "gone": "/tables/nosuchtable", "lost": "/nowhere",
    }  # fmt: skip


def shoot(browser: Browser, site: Site, cookies: BrowserContext, found: dict[str, str]) -> None:
    for look, screen, theme, language in LOOKS:
        small = screen == "phone"
        context = browser.new_context(
            base_url=site.url, viewport=SCREENS[screen], is_mobile=small, has_touch=small,  # type: ignore[arg-type]
            storage_state=cookies.storage_state(),
        )  # fmt: skip
        context.add_init_script(
            f"localStorage.setItem('allmende.theme', '{theme}'); localStorage.setItem('allmende.language', '{language}')"
        )
        page = context.new_page()
        for name, path in found.items():
            page.goto(path)
            page.wait_for_selector("main")
            page.wait_for_timeout(500)
            page.screenshot(path=TARGET / look / f"{name}.png", full_page=not path.startswith("/tables"))
        context.close()
        print(f"{look}: {len(found)} pictures")


def main() -> None:
    chromium = shutil.which("chromium")
    if chromium is None:
        raise SystemExit("no Chromium on this machine (apt-get install chromium)")
    shutil.rmtree(TARGET, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder) / "tables.sqlite", free_port())
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        cookies = browser.new_context(base_url=site.url)
        shoot(browser, site, cookies, {**tables(cookies), **pages()})
        browser.close()
        site.stop()


if __name__ == "__main__":
    main()
