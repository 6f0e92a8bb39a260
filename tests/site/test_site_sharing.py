"""What a chat shows of a link: the tags of each page, the pictures, and the small page of each rule."""

import re
import sqlite3
import struct
import zlib
from html import unescape
from pathlib import Path

import pytest
from project import ROOT
from small_pages import by_class, extension_for, links, parse_html, rulebook, words
from small_site import build, is_full

from rules_db.model import Library, RulebookId
from rules_db.site.html.elements import Html
from rules_db.site.policy import page_policy
from rules_db.site.sharing.card import SIDE, card, hue_degrees
from rules_db.site.sharing.rule_page import rule_pages
from rules_db.site.sharing.tags import SiteName, sharing_tags
from rules_db.site.view.library import HUES, LibraryView
from rules_db.site.view.plain import first_paragraph, plain_text

MOST_BYTES = 3072
SITE = SiteName("Rulebooks of many games", "https://rulebooks.of-many-games.example/published/")
CHAPTER = """# 1 Play

## 1.1 Turns

1.1.1 A player may do *this action* & more:

1.1.1.a <b>draw</b> a card

1.1.1.b attack, as in 1.1.1.a

1.1.2 *Withdrawn.* Nobody used it; see 1.1.1.
"""


def small_pages(files: dict[str, str], site: SiteName = SITE) -> dict[str, Html]:
    view = extension_for(files).view
    pages = dict(rule_pages(view, site, Html("")))
    assert len(pages) == len(view.library.rules)
    return pages  # type: ignore[return-value]  # each content is Html


def tags_of(page: str) -> dict[str, str]:
    """The tags that a chat reads, each once."""
    found = re.findall(r'<meta property="og:(\w+)" content="(.*?)">', page)
    assert len(found) == len(dict(found))
    return {name: unescape(value) for name, value in found}


def described(page: str) -> list[str]:
    return [unescape(text) for text in re.findall(r'<meta name="description" content="(.*?)">', page)]


def test_every_small_page_takes_three_kilobytes_at_most(library: Library) -> None:
    policy = Html('<meta http-equiv="Content-Security-Policy" content="{}">\n').format(page_policy())

    sizes = {path: len(page.encode()) for path, page in rule_pages(LibraryView(library), SITE, policy)}

    assert len(sizes) == len(library.rules) > 1700
    assert {path: size for path, size in sizes.items() if size > MOST_BYTES} == {}


@pytest.mark.parametrize("character", ["&", "“", "a", '"', "\U0001f0a1"])
def test_a_text_without_end_is_cut(character: str) -> None:
    word = f"{character * 9} "
    texts = [f"1.1.1 A {word * 900}\n", *(f"1.1.1.{letter} A {word * 900}\n" for letter in "abcdefgh")]
    policy = page_policy()

    pages = small_pages(rulebook("toy", c1="# 1 Play\n\n## 1.1 " + word * 30 + "\n\n" + "\n".join(texts)))

    assert len(pages) == 9
    assert max(len(page.encode()) + len(policy) + 90 for page in pages.values()) <= MOST_BYTES
    assert all("…" in page for page in pages.values())


def test_a_small_page_has_its_rule_and_what_stands_above_and_below_it() -> None:
    pages = small_pages(rulebook("toy", c1=CHAPTER))
    above, below = parse_html(pages["rules/toy/1.1.1.html"]), parse_html(pages["rules/toy/1.1.1.b.html"])

    assert words(below.find(".//h1")).startswith("1.1.1.b ")
    assert words(by_class(below, "text")[0]) == "attack, as in 1.1.1.a"
    assert words(by_class(below, "above")[0]) == "1.1.1 A player may do this action & more:"
    assert ("1.1.1", "1.1.1.html") in links(below)
    assert [words(each) for each in above.iter("li")] == ["1.1.1.a <b>draw</b> a card", "1.1.1.b attack, as in 1.1.1.a"]
    assert ("Read on in 1 Play", "../../rulebooks/toy/c1.html#toy-1.1.1.b") in links(below)
    assert ("The toy Game", "../../rulebooks/toy/index.html") in links(below)


def test_a_small_page_tells_a_chat_what_the_rule_says() -> None:
    tags = tags_of(small_pages(rulebook("toy", c1=CHAPTER))["rules/toy/1.1.1.a.html"])

    assert tags == {
        "type": "article",
        "site_name": "Rulebooks of many games",
        "title": "toy 1.1.1.a · Turns",
        "description": "<b>draw</b> a card [1.1.1: A player may do this action & more:]",
        "url": f"{SITE.url}rules/toy/1.1.1.a.html",
        "image": f"{SITE.url}assets/rules/cards/toy.png",
    }


def test_a_rule_that_was_withdrawn_has_a_small_page_that_says_so() -> None:
    page = parse_html(small_pages(rulebook("toy", c1=CHAPTER))["rules/toy/1.1.2.html"])

    assert words(page.find(".//h1")) == "1.1.2 withdrawn"
    assert words(by_class(page, "text")[0]) == "Nobody used it; see 1.1.1."


def test_every_rule_of_the_site_has_its_small_page(site: Path, database: Path) -> None:
    with sqlite3.connect(database) as connection:
        rules = connection.execute("SELECT id, rulebook, parent, text, url FROM rules").fetchall()
    paths = {identity: f"rules/{book}/{identity.removeprefix(f'{book}-')}.html" for identity, book, *_ in rules}
    texts = {identity: unescape((site / path).read_text("utf-8")) for identity, path in paths.items()}

    assert {path.relative_to(site).as_posix() for path in (site / "rules").rglob("*.*")} == set(paths.values())
    assert [each for each, *_, text, _ in rules if plain_text(text) not in texts[each]] == []
    assert [each for each, *_, url in rules if f'href="../../{url}"' not in texts[each]] == []
    assert [each for each, _, up, *_ in rules if up and f'"{Path(paths[up]).name}">' not in texts[each]] == []
    assert [each for each, text in texts.items() if '<meta name="robots" content="noindex">' not in text] == []


def test_every_link_of_a_small_page_leads_somewhere(site: Path) -> None:
    folders = {path: path.read_text("utf-8") for path in (site / "rules").rglob("*.html")}
    addresses = {
        (path.parent, address) for path, text in folders.items() for address in re.findall(r'href="([^"#]+)', text)
    }

    assert len(addresses) > 600
    assert [address for folder, address in addresses if not (folder / address).is_file()] == []


def test_small_pages_are_neither_in_the_navigation_nor_in_the_search(site: Path) -> None:
    chapter = (site / "rulebooks/resummoned/600-turn-structure.html").read_text("utf-8")
    navigation = "".join(re.findall(r"<nav.*?</nav>", chapter, re.DOTALL))
    data = [path.read_text("utf-8") for path in (site / "assets/rules/data").glob("*.js")]

    assert "contents.html" in navigation
    assert "/rules/resummoned/" not in navigation
    assert any("607.3.b" in text for text in data)
    assert not any("rules/resummoned/6" in text for text in data)


def test_the_fold_of_a_rule_leads_to_its_small_page(site: Path) -> None:
    chapter = (site / "rulebooks/resummoned/600-turn-structure.html").read_text("utf-8")

    assert 'href="../../rules/resummoned/607.3.b.html"' in chapter


def test_every_page_tells_a_chat_its_title_and_what_it_is_about(site: Path) -> None:
    pages = {path: path.read_text("utf-8") for path in site.rglob("*.html") if is_full(path, site)}
    tags = {path: tags_of(text) for path, text in pages.items()}

    assert [path for path, found in tags.items() if not (found["title"] and found["description"])] == []
    assert [path for path, text in pages.items() if described(text) != [tags[path]["description"]]] == []
    assert len({found["title"] for found in tags.values()}) == len(pages)
    assert len({found["description"] for found in tags.values()}) == len(pages)
    assert {len(found) for found in tags.values()} == {4}


def test_a_site_with_an_address_gives_whole_addresses_and_pictures_to_chats(project: Path) -> None:
    settings = project / "mkdocs.yml"
    settings.write_text(settings.read_text() + "\nsite_url: https://rules.example/here\n")

    assert build(project).returncode == 0
    site = project / "site"
    tags = {path.relative_to(site).as_posix(): tags_of(path.read_text("utf-8")) for path in site.rglob("*.html")}
    del tags["404.html"]

    at = "https://rules.example/here/"
    assert {path: found["url"] for path, found in tags.items()} == {path: f"{at}{path}" for path in tags}
    assert {found["image"].removeprefix(at) for found in tags.values()} == {
        "assets/rules/card.png", "assets/rules/cards/toy.png",
    }  # fmt: skip
    assert all((site / found["image"].removeprefix(at)).is_file() for found in tags.values())


def test_a_site_without_an_address_has_no_pictures(site: Path) -> None:
    assert list(site.rglob("assets/rules/card*")) == []


def test_a_picture_is_a_small_square_in_the_colour_of_its_rulebook() -> None:
    pictures = {hue: card(degrees) for hue, degrees in hue_degrees().items()}

    assert set(pictures) == {None, *range(HUES)}
    assert len(set(pictures.values())) == HUES + 1
    assert max(map(len, pictures.values())) < 2000
    for picture in pictures.values():
        assert picture.startswith(b"\x89PNG\r\n\x1a\n")
        assert struct.unpack(">II", picture[16:24]) == (SIDE, SIDE)
        start = picture.index(b"IDAT") + 4
        (length,) = struct.unpack(">I", picture[start - 8 : start - 4])
        assert len(zlib.decompress(picture[start : start + length])) == SIDE * (SIDE + 1)


def test_a_colour_of_the_style_sheet_becomes_the_one_that_a_browser_shows() -> None:
    # oklch(0.52 0.13 285) is rgb(99, 91, 176) in Chromium.
    picture = card(285)
    start = picture.index(b"PLTE") + 4

    assert tuple(picture[start : start + 3]) == (99, 91, 176)


def test_tags_hold_whatever_a_text_says() -> None:
    tags = sharing_tags(SiteName('"><script>', ""), "a.html", "<b>&", "'\"", RulebookId("toy"))

    assert "<script" not in tags
    assert tags_of(tags) == {"type": "article", "site_name": '"><script>', "title": "<b>&", "description": "'\""}


def test_a_page_without_a_description_is_described_by_its_first_paragraph() -> None:
    assert (
        first_paragraph("# Title\n\n- a list\n\n| a | table |\n\nWords of\n*two* lines.\n\nMore.")
        == "Words of *two* lines."
    )
    assert first_paragraph("# Title\n") == ""


def test_the_pictures_of_readme_are_no_part_of_the_site(site: Path) -> None:
    assert (ROOT / "docs/images/chapter.png").is_file()
    assert list(site.glob("images")) == []
