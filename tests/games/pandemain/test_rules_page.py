"""The rules pages, in every language, have every rule that a comment in the code refers to."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
RULES = ROOT / "src" / "allmende" / "games" / "pandemain"
PAGES = sorted((RULES / "rulebook").glob("*.md"))
CITED = re.compile(
    r"\b((?:FA|MK|MI|GR|OV|CA|VI|SB|RP|CH|TH|GU|SV|DU|NI|DA|EN|BM|AU|SC|VA|R)\d+)",
)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_rule_cited_in_the_code_is_explained(page: Path) -> None:
    cited: set[str] = set()
    for file in RULES.rglob("*.py"):
        cited |= set(CITED.findall(file.read_text("utf-8")))
    assert len(cited) > 80
    assert {rule.lower() for rule in cited} <= set(re.findall(r'<a id="([^"]+)"', page.read_text("utf-8")))
