"""What a player does and sees at the screen: opens a table, clicks on the board, plays a game to its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, TimeoutError

from tests.browser.support import play_on, table_of
from tests.sizes import sized

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def set_theme(page: Page, theme: str) -> None:
    """As the settings do, for all pages that are opened afterwards."""
    page.goto("/about")
    page.evaluate("theme => localStorage.setItem('allmende.theme', theme)", theme)


def width_of(page: Page) -> int:
    """How wide the page is laid out: on a phone nothing may stick out sideways."""
    width: int = page.evaluate("() => document.documentElement.scrollWidth")
    return width


def moving(page: Page) -> int:
    """How many animations are running."""
    running = "() => document.getAnimations().filter(one => one.playState === 'running').length"
    count: int = page.evaluate(running)
    return count


def faults(page: Page) -> list[str]:
    """What axe finds that is serious."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]


def seq_of(page: Page) -> int:
    return int(page.locator(".room").get_attribute("data-seq") or 0)


def settled(page: Page) -> None:
    """Until it is our turn again on the screen, or the game is over there."""
    page.wait_for_function(
        "() => document.querySelector('.choices [data-code]:not(:disabled)') || document.querySelector('.result')"
    )


def open_table(page: Page, table: str) -> None:
    page.goto(f"/tables/{table}")
    settled(page)


@contextmanager
def one_decision(page: Page) -> Iterator[None]:
    """What is done inside is a decision: until the table on the screen has gone on."""
    before = seq_of(page)
    yield
    page.wait_for_function("seq => Number(document.querySelector('.room')?.dataset.seq) > seq", arg=before)


def lit_places(page: Page) -> set[str]:
    """The keys of all places on the board that can be clicked."""
    return set(page.locator("svg .spot.lit").evaluate_all("all => all.map(one => one.dataset.at)"))


def click_at(page: Page, at: str, code: int) -> None:
    """Clicks the lit place with this key, and this choice there if it offers several."""
    with one_decision(page):
        place = page.locator(f"svg .spot.lit[data-at~='{at}']").first
        only = place.get_attribute("data-code")
        place.dispatch_event("click")
        if only is None:
            page.locator(f"[role=dialog] [data-code='{code}']").click()
        else:
            assert int(only) == code, f"{at} is {only}, not {code}"


# A point of the lit place number `wanted` where a mouse meets it and nothing that lies over it, once all pieces have landed
# and the place lies still. The board may be drawn some frames after the list; null if nothing is lit even then.
WHERE = """async wanted => {
    let lit = [];
    for (let frame = 0; frame < 30 && !lit.length; frame++) {
        if (frame) await new Promise(requestAnimationFrame);
        lit = [...document.querySelectorAll('svg .spot.lit')];
    }
    if (!lit.length) return null;
    const spot = lit[wanted % lit.length];
    spot.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const flying = () => document.getAnimations().some(one => one.effect.target.matches('[data-piece]'));
    let box, before, still = 0;
    while (still < 3) {
        await new Promise(requestAnimationFrame);
        box = spot.getBoundingClientRect();
        still = JSON.stringify(box) === before && !flying() ? still + 1 : 0;
        before = JSON.stringify(box);
    }
    const found = {at: spot.dataset.at, several: !spot.dataset.code};
    const parts = [0.5, 0.3, 0.7, 0.1, 0.9, 0.2, 0.8, 0.4, 0.6];
    for (const down of parts) for (const across of parts) {
        const [x, y] = [box.left + box.width * across, box.top + box.height * down];
        if (spot.contains(document.elementFromPoint(x, y))) return {...found, x, y};
    }
    return {...found, x: -1, y: -1};
}"""
MET = "where => document.elementFromPoint(where.x, where.y)?.closest('.spot')?.dataset.at"


def click_on_board(page: Page, turn: int) -> bool:
    """Clicks a lit place of the board with the mouse, and a choice there if it offers several. False if nothing is lit."""
    where = page.evaluate(WHERE, turn * 7)
    if where is None:
        return False
    assert where["x"] >= 0, f"something lies over {where['at']}: it can't be clicked"
    page.mouse.click(where["x"], where["y"])
    if where["several"]:
        offered = page.locator("[role=dialog] [data-code]")
        try:
            offered.first.wait_for()
        except TimeoutError as error:
            raise AssertionError(f"no list at {where}, where now lies {page.evaluate(MET, where)}") from error
        offered.nth(turn % offered.count()).click()
    return True


def play_by_clicks(page: Page, turn: int) -> str:
    """One decision: on the board where something is lit, else in the list. Says which."""
    way = "board"
    with one_decision(page):
        if not click_on_board(page, turn):
            way = "list"
            buttons = page.locator(".choices [data-code]")
            print("only in the list:", buttons.all_inner_texts())
            buttons.nth(turn % buttons.count()).click()
    settled(page)
    return way


ELSEWHERE = sized(5, 0)  # decisions made through the API after each one on the page
SEQ_IS = "seq => Number(document.querySelector('.room')?.dataset.seq) >= seq"


def play_to_the_end(page: Page, play: Callable[[Page, int], str] = play_by_clicks) -> Counter[str]:
    """Plays an open table until the result is shown: every decision on the page, or in a small test every sixth, while the
    page follows the others. Says how many were made in which way."""
    ways: Counter[str] = Counter()
    table = page.url.rpartition("/")[2]
    while not page.locator(".result").count():
        assert ways.total() < 400, "this game does not come to an end"
        ways[play(page, ways.total())] += 1
        if ELSEWHERE and not page.locator(".result").count():
            found = play_on(page.context, table, ELSEWHERE, seed=ways.total())
            page.wait_for_function(SEQ_IS, arg=found["seq"])
            settled(page)
    assert table_of(page.context, table)["over"]
    return ways
