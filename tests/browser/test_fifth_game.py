"""A game that was added as a folder, after the browser's side was built: on the home page, and played on the plain board."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import faultless_page, visitor
from tests.browser.support import Site, free_port
from tests.fifth_game import with_fifth_game

pytestmark = pytest.mark.browser


def test_a_fifth_game_is_offered_and_played(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = with_fifth_game(tmp_path / "checkout")
    monkeypatch.setenv("PYTHONPATH", f"{copy / 'src'}{os.pathsep}{copy}")
    site = Site(tmp_path / "tables.sqlite", free_port())
    try:
        with visitor(browser, site) as somebody, faultless_page(somebody) as page:
            page.goto("/")
            card = page.locator('[data-game="pebbles"]')
            expect(card).to_contain_text("A heap of pebbles, and everybody takes some.")
            card.get_by_role("button").first.click()
            choice = page.locator(".choice").first
            expect(choice).to_contain_text("Take 1")
            choice.click()
            expect(page.locator("body")).to_contain_text("took 1 pebble")
    finally:
        site.stop()
