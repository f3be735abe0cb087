"""`make look`: every page and board at every size, by day, by night and in high contrast, in every language.

Each is pictured and measured: letters that are too small, texts that overlap, are hidden or cut off, lit places whose middle
can't be clicked; once for each page and theme, what axe finds. The report and the pictures are in build/look; a breach
fails. `tools/look.py village .phone` looks only at what has all of these words in its name (pages, sizes, themes, languages
are part of the name, with a full stop between them); "home|rules" is either of them.
"""

from __future__ import annotations

import html
import shutil
import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from allmende.core.guide import guide
from allmende.core.words import LANGUAGES
from tests.browser import chromium
from tests.browser.measure import DESKTOP_FLOOR, PHONE_FLOOR, Measured, measure
from tests.browser.screen import faults
from tests.browser.support import Site, free_port, new_table, play_on, wait_for_turn

TARGET = Path(__file__).parent.parent / "build" / "look"
SIZES = {
    "desktop": (1440, 900),
    "laptop": (1366, 768),
    "wide": (1920, 1080),
    "phone": (390, 844),
    "small-phone": (360, 740),
}
THEMES = ("light", "dark", "contrast")
EXPANSIONS = {"promo": True, "profiteers": True, "saints": True, "scoundrels": True}
# Tables that are looked at: the game, its seats, after how many moves, and options that change what is drawn.
TABLES: dict[str, tuple[str, int, int, dict[str, Any]]] = {
    "village-6": ("village", 3, 6, {}),
    "village-30": ("village", 3, 30, {}),
    "village-55": ("village", 3, 55, {}),
    "village-four": ("village", 4, 20, {}),
    "villagers-4": ("villagers", 3, 4, {}),
    "villagers-22": ("villagers", 3, 22, {}),
    "villagers-45": ("villagers", 3, 45, {}),
    "villagers-solo": ("villagers", 1, 16, {}),
    "villagers-expansions": ("villagers", 4, 24, EXPANSIONS),
    "villagers-drafted-hands": ("villagers", 3, 2, {"drafted_hands": True}),
    "villagers-retail": ("villagers", 2, 12, {"edition": "retail"}),
    "pandemain-5": ("pandemain", 3, 5, {}),
    "pandemain-40": ("pandemain", 3, 40, {}),
    "pandemain-basic": ("pandemain", 2, 12, {"mode": "basic"}),
    "pandemain-solo": ("pandemain", 1, 12, {}),
    "black-forest-20": ("black-forest", 2, 20, {}),
    "black-forest-45": ("black-forest", 4, 45, {}),
    "black-forest-solo": ("black-forest", 1, 40, {}),
}
ENDED = {"village": 2, "villagers": 2, "pandemain": 2, "black-forest": 1}  # with how many seats
# Moments that are looked at: the game, its seats, options, and the decision at which the game stops.
MOMENTS: dict[str, tuple[str, int, dict[str, Any], str]] = {
    "pandemain-baking": ("pandemain", 2, {"mode": "basic"}, "bake-bread"),
    "pandemain-night": ("pandemain", 2, {"mode": "expert"}, "night-turn"),
    "pandemain-scenario": ("pandemain", 1, {"scenario": "famine_in_ulm"}, "make-offerings"),
    "pandemain-sims": ("pandemain", 1, {"sim_bakers": "rudolf-hans-helga"}, "give-set"),
    "pandemain-trade": ("pandemain", 2, {"mode": "basic", "local_trade": True}, "propose"),
    "pandemain-reward": ("pandemain", 2, {"mode": "expert"}, "choose-reward"),
    "pandemain-blessing": ("pandemain", 1, {"mode": "basic"}, "bless"),
    "pandemain-barter": ("pandemain", 1, {"mode": "basic"}, "barter"),
    "black-forest-gift": ("black-forest", 2, {}, "take-gift"),
    "black-forest-last": ("black-forest", 2, {}, "convert-last"),
}
# Rare moments need play that works towards them: these verbs are chosen whenever possible, the first ones first.
LEADING: dict[str, tuple[str, ...]] = {
    "bless": ("offer", "go church", "bake"),
    "choose-reward": ("offer", "go church"),
    "barter": ("buy", "sell", "bake", "go farm", "visit", "go oven"),
}
ATTEMPTS = 20
SETTLED = 500  # milliseconds until everything has come to rest


def fits(name: str, wanted: list[str]) -> bool:
    return all(any(word in name for word in words.split("|")) for words in wanted)


def wants(page: str, wanted: list[str]) -> bool:
    """Whether any picture of this page is wanted: what is never looked at need not be played."""
    return any(fits(".".join((page, *view)), wanted) for view in product(SIZES, THEMES, LANGUAGES))


def tables(context: BrowserContext, wanted: list[str]) -> dict[str, str]:
    """Tables in all states, by the names of their pictures."""
    found = {}
    for name, (game, seats, depth, options) in TABLES.items():
        if not wants(name, wanted):
            continue
        table = new_table(context, game, ["human", *["random"] * (seats - 1)], options=options)
        play_on(context, table, depth, seed=depth)
        found[name] = f"/tables/{table}"
    for game, seats in ENDED.items():
        if not any(wants(f"{game}-{state}", wanted) for state in ("result", "replay", "guide")):
            continue
        ended = new_table(context, game, ["human", *["random"] * (seats - 1)])
        last = play_on(context, ended, 1000)["seq"]
        found[f"{game}-result"] = f"/tables/{ended}"
        found[f"{game}-replay"] = f"/tables/{ended}/replay?at={last // 2}"
        if guide(game) is not None:
            learned = context.request.post(f"/api/tables/guides/{game}", data={}).json()["id"]
            found[f"{game}-guide"] = f"/tables/{learned}"
    for name, (game, seats, options, decision) in MOMENTS.items():
        if not wants(name, wanted):
            continue
        for attempt in range(ATTEMPTS):
            table = new_table(context, game, ["human", *["random"] * (seats - 1)], options=options)
            if reach(context, table, decision, seed=attempt):
                found[name] = f"/tables/{table}"
                break
        else:
            print(f"{name}: never reached in {ATTEMPTS} games")
    if wants("waiting", wanted):
        found["waiting"] = "/tables/" + new_table(context, "village", ["human", "human", "open"])
    return found


def reach(context: BrowserContext, table: str, decision: str, seed: int) -> bool:
    """Plays towards this decision, otherwise at random. Returns whether there is something to choose at it."""
    found = wait_for_turn(context, table)
    while not found["over"]:
        if found["view"]["pending"]["kind"] == decision and len(found["choices"]) > 1:
            return True
        wanted = leading(found["choices"], LEADING.get(decision, ()))
        if wanted is None:
            found = play_on(context, table, 1, seed=found["seq"] * ATTEMPTS + seed)
        else:
            context.request.post(f"/api/tables/{table}/moves", data={"seq": found["seq"], "code": wanted})
            found = wait_for_turn(context, table)
    return False


def leading(choices: list[dict[str, Any]], ways: tuple[str, ...]) -> int | None:
    """The last choice of the first of these ways: offerings, for one, are listed from one to all three."""
    for way in ways:
        fitting = [
            choice["code"]
            for choice in choices
            if " ".join([choice["verb"], *map(str, choice["args"].values())]).startswith(way)
        ]
        if fitting:
            code: int = fitting[-1]
            return code
    return None


def pages() -> dict[str, str]:
    return {
        "home": "/", "new-village": "/new/village", "new-villagers": "/new/villagers", "new-pandemain": "/new/pandemain",
        "new-black-forest": "/new/black-forest", "rules": "/rules/village#m5", "gallery": "/gallery", "my-games": "/games",
        "account": "/account", "about": "/about", "gone": "/tables/nosuchtable", "lost": "/nowhere",
    }  # fmt: skip


def look(
    browser: Browser, site: Site, cookies: BrowserContext, found: dict[str, str], wanted: list[str]
) -> dict[str, Measured]:
    """Pictures and measures everything that is wanted; by the pictures' names."""
    measured: dict[str, Measured] = {}
    for size, language in product(SIZES, LANGUAGES):
        small = "phone" in size
        width, height = SIZES[size]
        context = browser.new_context(
            base_url=site.url, viewport={"width": width, "height": height}, is_mobile=small, has_touch=small,
            reduced_motion="reduce", storage_state=cookies.storage_state(),
        )  # fmt: skip
        context.add_init_script(f"localStorage.setItem('allmende.language', '{language}')")
        page = context.new_page()
        before = len(measured)
        for name, path in found.items():
            views = {f"{name}.{size}.{theme}.{language}": theme for theme in THEMES}
            chosen = {view: theme for view, theme in views.items() if fits(view, wanted)}
            if not chosen:
                continue
            page.goto(path)
            page.wait_for_selector("main")
            page.wait_for_timeout(SETTLED)
            for view, theme in chosen.items():
                page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
                page.screenshot(path=TARGET / f"{view}.png")
                measured[view] = measure(page, PHONE_FLOOR if small else DESKTOP_FLOOR)
                if (size, language) == ("laptop", "en"):
                    measured[view].faults = faults(page)
                if found_here := measured[view].breaches():
                    print(f"{view}: {'; '.join(found_here[:4])}", flush=True)
        context.close()
        if made := list(measured.values())[before:]:
            breaches = sum(len(one.breaches()) for one in made)
            print(f"{size}, {language}: {len(made)} pictures, {breaches} breaches", flush=True)
    return measured


def report(measured: dict[str, Measured]) -> str:
    """All pictures on one page, those with breaches first."""
    parts = ["<!doctype html><meta charset=utf-8><title>Look</title>"]
    parts.append(
        "<style>body{font:15px sans-serif}img{max-width:46%;border:1px solid}li{color:#9b2c1d}</style>"
    )
    for name, found in sorted(measured.items(), key=lambda item: (-len(item[1].breaches()), item[0])):
        parts.append(f"<h2>{name}</h2><p>{found.texts} texts, {found.share_small:.1%} too small</p><ul>")
        parts += [f"<li>{html.escape(breach)}</li>" for breach in found.breaches()]
        parts.append(f'</ul><img loading=lazy src="{name}.png" alt="">')
    return "\n".join(parts)


def main() -> None:
    wanted = sys.argv[1:]
    shutil.rmtree(TARGET, ignore_errors=True)
    TARGET.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder) / "tables.sqlite", free_port())
        browser = chromium.launch(playwright)
        cookies = browser.new_context(base_url=site.url)
        measured = look(browser, site, cookies, {**tables(cookies, wanted), **pages()}, wanted)
        browser.close()
        site.stop()
    (TARGET / "report.html").write_text(report(measured), "utf-8")
    bad = [name for name, found in measured.items() if found.breaches()]
    print(f"{len(measured)} pictures in {TARGET}, {len(bad)} with breaches")
    raise SystemExit(1 if bad else 0)


if __name__ == "__main__":
    main()
