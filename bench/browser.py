"""What a player waits for in the browser: `make bench-browser` prints medians, in milliseconds.

- click to drawn: from the click on a choice until the table after it has been drawn, with three random bots at the table;
- opening: from the click on a link until a table with 300 entries in its journal has been drawn.

Nothing here fails, since a busy machine is not the page's fault. On a quiet one the first should be under 150 ms, the second under
1000 ms.
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, sync_playwright

import allmende
from tests.browser.conftest import FLAGS
from tests.browser.screen import settled
from tests.browser.support import Site, free_port, new_table, play_on, table_of

LONG = 300
CLICK = """() => new Promise(done => {
    const room = document.querySelector('.room'), before = room.dataset.seq, start = performance.now();
    new MutationObserver((_, watch) => {
        if (room.dataset.seq === before) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
    }).observe(room, {attributes: true});
    document.querySelector('.choices [data-code]').click();
})"""
OPEN = """path => new Promise(done => {
    const start = performance.now();
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
    const look = () => document.querySelector('.room .choices [data-code], .room .panels, .room .result')
        ? requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)))
        : requestAnimationFrame(look);
    look();
})"""


def click_to_drawn(page: Page, context: BrowserContext, game: str, moves: int) -> list[float]:
    most = max(allmende.game(game).seats)
    table = new_table(context, game, ["human", *["random"] * min(3, most - 1)])
    page.goto(f"/tables/{table}")
    settled(page)
    times: list[float] = []
    while len(times) < moves and not page.locator(".result").count():
        times.append(page.evaluate(CLICK))
        settled(page)
    return times


def long_table(context: BrowserContext, game: str) -> str:
    """A table with 300 entries; at a game that is over before, as many as it has."""
    table = new_table(context, game, ["human"] * max(allmende.game(game).seats), hot_seat=True)
    play_on(context, table, LONG)
    return table


def opening(page: Page, context: BrowserContext, game: str, times: int) -> tuple[int, list[float]]:
    table = long_table(context, game)
    taken: list[float] = []
    for _ in range(times):
        page.goto("/")
        page.wait_for_selector("article")
        taken.append(page.evaluate(OPEN, f"/tables/{table}"))
    return table_of(context, table)["seq"], taken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=allmende.games())
    parser.add_argument("--moves", type=int, default=30)
    options = parser.parse_args()
    chromium = shutil.which("chromium")
    if chromium is None:
        raise SystemExit("no Chromium on this machine (apt-get install chromium)")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder) / "tables.sqlite", free_port())
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        context = browser.new_context(base_url=site.url, viewport={"width": 1440, "height": 900})
        page = context.new_page()
        print(f"{'':14}{'click to drawn':>22}{'opening':>22}")
        for game in options.games:
            clicks = click_to_drawn(page, context, game, options.moves)
            entries, opened = opening(page, context, game, 5)
            quickest, slowest = min(clicks), max(clicks)
            click = f"{statistics.median(clicks):.0f} ({quickest:.0f}–{slowest:.0f}) ms"
            print(f"{game:14}{click:>22}{f'{statistics.median(opened):.0f} ms, {entries} entries':>22}")
        browser.close()
        site.stop()


if __name__ == "__main__":
    main()
