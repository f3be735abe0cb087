"""The documentation as a site: the pages of docs/ and, from each game's folder, its rulebook in every language.

build_docs.py            everything into build/site
build_docs.py --sources  only the sources the site is made of, in build/docs
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

from allmende.core.catalog import folder, playable
from allmende.core.manifest import manifest, rulebook_languages
from allmende.core.words import words

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "build" / "docs"
CONFIG = ROOT / "build" / "mkdocs.yml"
RULES = "  # rules of all games\n"  # the line of mkdocs.yml where they go


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--sources", action="store_true", help="only gather the sources")
    gather()
    if not parser.parse_args().sources:
        zensical = Path(sys.executable).parent / "zensical"
        sys.exit(
            subprocess.call([zensical, "build", "--clean", "--strict", "--config-file", CONFIG], cwd=ROOT)
        )


def gather() -> None:
    shutil.rmtree(SOURCES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", SOURCES)
    (SOURCES / "rules").mkdir(exist_ok=True)
    found, trouble = playable()
    for sentence in trouble:
        print(sentence, file=sys.stderr)
    nav, rows = ["  - Rules:", "      - All games: rules/index.md"], list[str]()
    for game in found:
        links = []
        for language in rulebook_languages(game.name):
            page = f"{game.name}.{language}.md" if language != "en" else f"{game.name}.md"
            shutil.copy(folder(game.name) / "rulebook" / f"{language}.md", SOURCES / "rules" / page)
            title = game.title if language == "en" else f"{game.title} ({language})"
            nav.append(f"      - {title}: rules/{page}")
            links.append(f"[{language}]({page})")
        texts, shown = words("en", game.name), manifest(game.name)
        rows.append(
            f"| {game.title} | {game.seats[0]} to {game.seats[-1]} | {shown.minutes[0]} to {shown.minutes[1]} minutes "
            f"| {texts.text('tagline') if 'tagline' in texts else ''} | {', '.join(links)} |"
        )
    heading = [
        "# The games",
        "",
        "| game | seats | length | what it is about | rules |",
        "|---|---|---|---|---|",
    ]
    (SOURCES / "rules" / "index.md").write_text("\n".join([*heading, *rows]) + "\n", "utf-8")
    config = (ROOT / "mkdocs.yml").read_text("utf-8")
    assert RULES in config, "mkdocs.yml no longer says where the rules go"
    config = config.replace(RULES, "\n".join(nav) + "\n")
    CONFIG.write_text(config.replace("site_dir: build/site", "site_dir: site"), "utf-8")


if __name__ == "__main__":
    main()
