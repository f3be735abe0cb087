"""`make screenshots`: every page and board, on a desktop and a phone, by day and by night, in both languages.

They are for looking at: what a test can't see, an eye does.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.support import Site, free_port, new_table, play_on, wait_for_turn

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
# how far the games are that are looked at
GAMES = {"village": (6, 30, 55), "villagers": (4, 22, 45), "pandemain": (14, 34)}
# boards that look different with other options or at other moments: game, seats, options, the decision to stop at
VARIANTS: dict[str, tuple[str, list[str], dict[str, Any], str]] = {
    "pandemain-basic": ("pandemain", ["human", "random"], {"mode": "basic"}, "bake-bread"),
    "pandemain-night": ("pandemain", ["human", "random"], {"mode": "expert"}, "night-turn"),
    "pandemain-scenario": ("pandemain", ["human"], {"scenario": "famine_in_ulm"}, "make-offerings"),
    "pandemain-sims": ("pandemain", ["human"], {"sim_bakers": "rudolf-hans-helga"}, "give-set"),
    "pandemain-trade": ("pandemain", ["human", "random"], {"mode": "basic", "local_trade": True}, "propose"),
}


def tables(context: BrowserContext) -> dict[str, str]:
    """Tables in all states, by the names of their pictures."""
    found = {}
    for game, depths in GAMES.items():
        for depth in depths:
            table = new_table(context, game, ["human", "random", "random"])
            play_on(context, table, depth, seed=depth)
            found[f"{game}-{depth}"] = f"/tables/{table}"
        ended = new_table(context, game, ["human", "random"])
        last = play_on(context, ended, 1000)["seq"]
        found[f"{game}-result"] = f"/tables/{ended}"
        found[f"{game}-replay"] = f"/tables/{ended}/replay?at={last // 2}"
    for name, (game, seats, options, decision) in VARIANTS.items():
        table = new_table(context, game, seats, options=options)
        reach(context, table, decision)
        found[name] = f"/tables/{table}"
    found["waiting"] = "/tables/" + new_table(context, "village", ["human", "human", "open"])
    return found


def reach(context: BrowserContext, table: str, decision: str) -> None:
    """Plays as a dice would until this is to be decided, or the game is over."""
    found = wait_for_turn(context, table)
    while not found["over"] and found["view"]["pending"]["kind"] != decision:
        found = play_on(context, table, 1, seed=found["seq"] + 1)


def pages() -> dict[str, str]:
    return {
        "home": "/", "new-village": "/new/village", "new-villagers": "/new/villagers",
        "new-pandemain": "/new/pandemain", "rules": "/rules/village#m5",
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
