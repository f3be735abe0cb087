"""What a player waits for in the browser: `make bench-browser` prints medians, in milliseconds.

- click to drawn: from the click on a choice until the table after it has been drawn, with three random bots at the table that
  answer at once. Of it, the request (from the click until the answer is there) and the drawing (from then on);
- worked: how long the page's thread really worked meanwhile, whatever else the machine did: scripts, styles, layout;
- opening: from the click on a link until a table with 300 entries in its journal has been drawn;
- panning: frames a second while a phone's board is dragged across, zoomed in, and of how many things it is drawn;
- weight: what a game's table fetches that the home page doesn't, as sent, without its moves; of it, what is only this game's.

Nothing here fails, since a busy machine is not the page's fault. On a quiet one the first should be under 100 ms, the last under
1000 ms. Without `make compiled` before it, the server runs the interpreted engine.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import allmende
from tests.browser import chromium
from tests.browser.screen import settled
from tests.browser.support import Site, free_port, new_table, play_on, table_of

LONG = 300
QUIET = 400  # milliseconds until what is put off has been done
CLICK = """() => new Promise(done => {
    const room = document.querySelector('.room'), before = room.dataset.seq, start = performance.now();
    performance.clearResourceTimings();
    // Asked for a frame ahead, so that nothing the page puts off until then is counted: only what had to be drawn.
    const look = () => room.dataset.seq === before ? requestAnimationFrame(look) : setTimeout(() => {
        const drawn = performance.now();
        const sent = performance.getEntriesByType('resource').find(one => one.name.endsWith('/moves'));
        const answered = sent?.responseEnd ?? start;
        done({all: drawn - start, request: answered - start, drawing: drawn - answered});
    });
    requestAnimationFrame(look);
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

PAN = """() => new Promise(done => {
    const frame = document.querySelector('.frame'), start = performance.now();
    const across = frame.scrollWidth - frame.clientWidth, down = frame.scrollHeight - frame.clientHeight;
    let frames = 0;
    const step = () => {
        const passed = performance.now() - start;
        if (passed > 3000) return done({
            frames: frames / passed * 1000,
            drawn: document.querySelectorAll('.frame svg :is(path, rect, circle, ellipse, use, image, text)').length,
        });
        frames++;
        const way = passed / 750 % 2;
        frame.scrollTo(across * Math.min(way, 2 - way), down * Math.min(way, 2 - way));
        requestAnimationFrame(step);
    };
    step();
})"""
FETCHED = """() => performance.getEntriesByType('resource').filter(one => one.name.includes('/assets/'))
    .map(one => [one.name, one.encodedBodySize])"""


class Work:
    """How long the page's thread has worked, in milliseconds of its own time."""

    PARTS = ("Task", "Script", "RecalcStyle", "Layout")

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def so_far(self) -> dict[str, float]:
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        found = {one["name"]: one["value"] for one in metrics}
        return {part: found[f"{part}Duration"] * 1000 for part in self.PARTS}


def click_to_drawn(page: Page, context: BrowserContext, game: str, moves: int) -> list[dict[str, float]]:
    most = max(allmende.game(game).seats)
    table = new_table(context, game, ["human", *["random"] * min(3, most - 1)])
    page.goto(f"/tables/{table}")
    settled(page)
    work = Work(page)
    times: list[dict[str, float]] = []
    while len(times) < moves and not page.locator(".result").count():
        before = work.so_far()
        taken = page.evaluate(CLICK)
        times.append(taken | {part: value - before[part] for part, value in work.so_far().items()})
        settled(page)
        page.wait_for_timeout(QUIET)
    return times


def said(times: list[dict[str, float]]) -> str:
    """One line of medians."""
    median = {part: statistics.median(one[part] for one in times) for part in times[0]}
    totals = [one["all"] for one in times]
    worked = "/".join(f"{median[part]:.0f}" for part in Work.PARTS)
    span = f"({min(totals):.0f}–{max(totals):.0f})"
    return f"{median['all']:8.0f} {span:<11}{median['request']:9.0f}{median['drawing']:9.0f}  {worked:<22}"


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


def panning(browser: Browser, site: Site, game: str) -> tuple[float, int]:
    """Frames a second on a phone, zoomed in twice, and how many things are drawn there."""
    phone = browser.new_context(
        base_url=site.url, viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True
    )
    page = phone.new_page()
    table = new_table(phone, game, ["human"] * max(allmende.game(game).seats), hot_seat=True)
    play_on(phone, table, 40)
    page.goto(f"/tables/{table}")
    settled(page)
    page.locator(".chip").first.tap()
    for _ in range(2):
        page.locator(".buttons .btn").first.tap()
    page.wait_for_timeout(1000)
    found = page.evaluate(PAN)
    phone.close()
    return found["frames"], found["drawn"]


def fetched(browser: Browser, site: Site, game: str) -> dict[str, int]:
    """What a table needs beside the home page, in bytes as sent: the board, its words and pictures, not the table's moves."""
    fresh = browser.new_context(base_url=site.url)
    page = fresh.new_page()
    page.goto("/", wait_until="networkidle")
    known = {name for name, _ in page.evaluate(FETCHED)}
    table = new_table(fresh, game, ["human"] * max(allmende.game(game).seats), hot_seat=True)
    page.goto(f"/tables/{table}", wait_until="networkidle")
    found = {name: sent for name, sent in page.evaluate(FETCHED) if name not in known}
    fresh.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=allmende.games())
    parser.add_argument("--moves", type=int, default=30)
    parser.add_argument("--openings", type=int, default=5)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder) / "tables.sqlite", free_port())
        browser = chromium.launch(playwright)
        context = browser.new_context(base_url=site.url, viewport={"width": 1440, "height": 900})
        context.add_init_script("localStorage.setItem('allmende.pace', 'instant')")
        page = context.new_page()
        print(
            f"{'':14}{'click to drawn':>18}{'request':>11}{'drawing':>9}  {'worked (task/script/style/layout)':<34}{'opening'}"
        )
        for game in options.games:
            line = said(click_to_drawn(page, context, game, options.moves))
            entries, opened = opening(page, context, game, options.openings)
            print(f"{game:14}{line:<70}{statistics.median(opened):.0f} ms, {entries} entries", flush=True)
        print(f"{'':14}{'panning':>12}{'drawn':>12}{'weight':>12}{'its own':>12}")
        files = {game: fetched(browser, site, game) for game in allmende.games()}
        shared = set.intersection(*(set(found) for found in files.values()))
        for game in options.games:
            frames, drawn = panning(browser, site, game)
            sizes = files[game]
            own = sum(size for name, size in sizes.items() if name not in shared)
            weights = f"{sum(sizes.values()) / 1000:9.0f} kB{own / 1000:9.0f} kB"
            print(f"{game:14}{frames:9.0f}/s{drawn:12}{weights}", flush=True)
        browser.close()
        site.stop()


if __name__ == "__main__":
    main()
