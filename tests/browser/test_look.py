"""What `make look` measures everywhere, at a few tables: letters one can read, nothing over anything, lit means clickable."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import visitor
from tests.browser.measure import PHONE_FLOOR, measure
from tests.browser.screen import lit_places, one_decision, open_table, seq_of, settled
from tests.browser.support import Site, new_table, play_on, table_of

pytestmark = pytest.mark.browser

GAMES = ("village", "villagers", "pandemain", "black-forest")
LAPTOP = {"width": 1366, "height": 768}
# How many lines of the log can be read without scrolling.
LINES = """() => { const box = document.querySelector('.log .lines').getBoundingClientRect();
    const high = parseFloat(getComputedStyle(document.querySelector('.log .lines li')).lineHeight) || 17.5;
    return Math.floor(box.height / high); }"""


@pytest.mark.parametrize("game", GAMES)
def test_a_board_on_a_laptop_can_be_read_and_clicked(still_page: Page, game: str) -> None:
    still_page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    table = new_table(still_page.context, game, ["human", "random", "random"])
    play_on(still_page.context, table, 8, seed=8)
    open_table(still_page, table)
    still_page.wait_for_timeout(400)  # until letters have found their place
    found = measure(still_page)
    assert found.texts > 100
    assert found.breaches() == []
    assert still_page.evaluate(LINES) >= 8
    expect(still_page.locator(".panels-column > li")).to_have_count(3)


def test_a_phone_cuts_nothing_off(phone: Page) -> None:
    table = new_table(phone.context, "village", ["human", "random"])
    open_table(phone, table)
    phone.wait_for_timeout(400)
    assert measure(phone, PHONE_FLOOR).breaches() == []


def test_nothing_of_mine_is_lit_on_what_is_theirs(page: Page) -> None:
    table = new_table(page.context, "villagers", ["human", "random"])
    play_on(page.context, table, 6)
    for _ in range(12):
        if table_of(page.context, table)["view"]["pending"]["kind"] == "build-turn":
            break
        play_on(page.context, table, 1)
    open_table(page, table)
    assert any(place.startswith("hand:") for place in lit_places(page))
    page.locator(".tabs button").nth(1).click()
    expect(page.locator(".frame-of.theirs")).to_be_visible()
    expect(page.locator("[data-face=mat] .spot.lit")).to_have_count(0)


def test_one_may_be_asked_back(page: Page) -> None:
    table = new_table(page.context, "village", ["human", "human"], hot_seat=True)
    page.goto("/about")
    page.evaluate("localStorage.setItem('allmende.confirm', 'always')")
    open_table(page, table)
    page.keyboard.press("1")
    expect(page.get_by_role("region", name="Confirm")).to_be_visible()
    assert seq_of(page) == 0
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Confirm")).to_have_count(0)
    page.keyboard.press("1")
    with one_decision(page):
        page.get_by_role("button", name="Confirm").click()


def test_keys_find_choices_and_places(page: Page) -> None:
    table = new_table(page.context, "village", ["human", "human"], hot_seat=True)
    open_table(page, table)
    page.keyboard.press("/")
    page.keyboard.type("plague")
    shown = page.locator(".choices [data-code]")
    expect(shown.first).to_contain_text("plague")
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowRight")
    first = page.evaluate("document.activeElement.closest('.spot.lit')?.dataset.at")
    page.keyboard.press("ArrowDown")
    second = page.evaluate("document.activeElement.closest('.spot.lit')?.dataset.at")
    assert first
    assert second
    assert first != second
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_others_move_one_by_one_unless_one_skips(browser: Browser, site: Site) -> None:
    with visitor(browser, site, pace="slow") as somebody:
        page = somebody.new_page()
        table = new_table(
            somebody, "village", ["human", "random", "random", "random"], options={"start": "1"}
        )
        found = table_of(somebody, table)
        while not any(choice["preview"]["ends"] for choice in found["choices"]):
            found = play_on(somebody, table, 1)
        last = next(choice["code"] for choice in found["choices"] if choice["preview"]["ends"])
        open_table(page, table)
        before = seq_of(page)
        page.locator(f".choices [data-code='{last}']").dispatch_event("click")
        skip = page.locator(".skip-on")
        expect(skip).to_be_visible()
        assert seq_of(page) < table_of(somebody, table)["seq"], "the screen is behind what has happened"
        skip.click()
        settled(page)
        assert seq_of(page) > before + 1


# How many drawn texts are given another size or place when everything is measured again and nothing has changed.
UNREST = """async () => {
    const root = document.querySelector('.stage'), text = root.querySelector('svg text').firstChild, was = text.data;
    const pause = () => new Promise(done => setTimeout(done, 700));
    let count = 0;
    new MutationObserver(all => count += all.length).observe(root, {subtree: true, attributeFilter: ['style']});
    text.data = was; // the same: nothing has changed, but it is looked at again
    await pause();
    return count;
}"""

AT_THE_EDGE = 8  # writes: a text that only just fits may change its mind; with everything taken back there were hundreds


@pytest.mark.parametrize("game", GAMES)
def test_letters_that_have_found_their_place_stay_there(still_page: Page, game: str) -> None:
    still_page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    table = new_table(still_page.context, game, ["human", "random", "random"])
    play_on(still_page.context, table, 8, seed=8)
    open_table(still_page, table)
    still_page.wait_for_timeout(1000)
    assert still_page.locator("svg text[style*='scale']").count() > 0  # some had to grow
    assert still_page.evaluate(UNREST) <= AT_THE_EDGE
