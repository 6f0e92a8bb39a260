"""What the project's own pages say about its files is so."""

import re
from pathlib import Path

import pytest
from project import ROOT

PAGES = ("README.md", "SECURITY.md", "docs/architecture.md", "docs/authoring.md", "docs/add-a-game.md")
NAMED = re.compile(r"`((?:rules_db|scripts|tests|docs)/[^`\s<>…{}*]*)`")
INVENTED = ("rules_db/games/pond/", "docs/rulebooks/pond/", "rules_db/games/red_pond/", "docs/rulebooks/red-pond/")


def named_files(page: Path) -> list[str]:
    """The files and folders of the project that a page names whole."""
    found = (match[1] for match in NAMED.finditer(page.read_text("utf-8")))
    return [each for each in found if not each.startswith(INVENTED)]


@pytest.mark.parametrize("page", PAGES)
def test_every_file_that_a_page_names_is_there(page: str) -> None:
    assert [name for name in named_files(ROOT / page) if not (ROOT / name).exists()] == []


def test_the_way_of_an_action_names_functions_and_files_that_are_there() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    way = text[text.index("### One action") : text.index("### Watches")]
    game = ROOT / "rules_db" / "games" / "resummoned"

    files = re.findall(r"`([\w/]+\.py)`", way)
    functions = re.findall(r"`([a-z_]+)`(?: \(\d|, registered)", way)

    missing = [each for each in files if not ((game / each).exists() or (ROOT / "rules_db" / each).exists())]
    code = "".join(path.read_text("utf-8") for path in game.rglob("*.py"))
    assert missing == []
    assert len(files) >= 8
    assert [each for each in functions if f"def {each}(" not in code] == []
