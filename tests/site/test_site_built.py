"""The built site as a whole: every address holds, every link leads somewhere, and builds repeat."""

import json
import re
import sqlite3
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from mkdocs.commands.build import build as build_site
from mkdocs.config import load_config
from small_site import build, is_full

from rules_db.site.front_end import ASSETS, HOME_STYLESHEET, LATER_STYLESHEET, STYLESHEET

EXPLORER = "explorer/"  # served beside the site, and no part of it


class PageReader(HTMLParser):
    """The ids and addresses of a page, its title and description, and the settings of its scripts."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.addresses: list[str] = []
        self.description = ""
        text = page.read_text(encoding="utf-8")
        self.title, *_ = re.findall(r"<title>(.*?)</title>", text, re.DOTALL)
        (settings,) = re.findall(r'id="rules-db-config"[^>]*>(.*?)</script>', text, re.DOTALL)
        self.settings = json.loads(settings)
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.ids += [each for each in (found.get("id"),) if each]
        self.addresses += [each for each in (found.get("href"), found.get("src")) if each]
        if tag == "meta" and found.get("name") == "description":
            self.description = found["content"] or ""


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, PageReader]:
    return {path: PageReader(path) for path in sorted(site.rglob("*.html")) if is_full(path, site)}


@pytest.mark.parametrize("table", ["rules", "sections", "terms", "rulings", "findings"])
def test_every_address_in_the_database_is_a_place_on_the_site(
    site: Path, database: Path, pages: dict[Path, PageReader], table: str
) -> None:
    with sqlite3.connect(database) as connection:
        urls = [urlsplit(url) for (url,) in connection.execute(f"SELECT url FROM {table}")]

    assert urls
    assert [url for url in urls if url.fragment not in pages[site / url.path].ids] == []


def test_every_page_in_the_database_is_a_page_of_the_site(site: Path, database: Path) -> None:
    with sqlite3.connect(database) as connection:
        urls = [url for (url,) in connection.execute("SELECT url FROM pages")]

    assert urls
    assert [url for url in urls if not (site / url).is_file()] == []


def test_every_link_leads_to_a_file_and_a_place_in_it(pages: dict[Path, PageReader]) -> None:
    broken = []
    for path, page in pages.items():
        for address in page.addresses:
            parts = urlsplit(address)
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if parts.scheme or address.endswith(EXPLORER):
                continue
            is_place = not parts.fragment or target not in pages or unquote(parts.fragment) in pages[target].ids
            if not target.is_file() or not is_place:
                broken.append((path.name, address))

    assert broken == []


def test_no_id_stands_twice_on_a_page(pages: dict[Path, PageReader]) -> None:
    twice = {
        path.name: [each for each, count in Counter(page.ids).items() if count > 1] for path, page in pages.items()
    }

    assert {name: ids for name, ids in twice.items() if ids} == {}


def test_titles_and_descriptions_tell_all_pages_apart(pages: dict[Path, PageReader]) -> None:
    titles = Counter(page.title for page in pages.values())
    descriptions = Counter(page.description for path, page in pages.items() if "rulebooks" in path.parts)

    assert [title for title, count in titles.items() if count > 1] == []
    assert [text for text, count in descriptions.items() if count > 1] == []


def test_the_way_from_page_to_page_ends_where_a_rulebook_ends(site: Path) -> None:
    footers = {path: path.read_text("utf-8").partition("md-footer__link")[2] for path in site.rglob("*.html")}

    assert "md-footer__link--next" in footers[site / "rulebooks/cgs/1-deckbuilding.html"]
    assert "md-footer__link--next" not in footers[site / "rulebooks/cgs/proof.html"]
    assert "md-footer__link--prev" not in footers[site / "rulebooks/singularity/index.html"]
    assert "md-footer__link--next" not in footers[site / "index.html"]


def test_an_example_calls_its_game_by_the_title_that_readers_know(site: Path) -> None:
    pages = "".join(path.read_text("utf-8") for path in (site / "examples/resummoned").glob("600-*.html"))
    shown = re.sub(r'<pre class="example__source".*?</pre>', "", pages, flags=re.DOTALL)

    assert "a game of Resummoned with Ann and Bob" in shown
    assert "a game of resummoned" not in shown


def test_what_cards_can_say_shows_no_sign_that_only_markdown_needs(site: Path) -> None:
    shown = (site / "card-text.html").read_text("utf-8")

    assert "(a|{count}) card[s]" in shown
    assert "\\|" not in shown


def test_every_page_tells_the_scripts_where_root_and_data_are(site: Path, pages: dict[Path, PageReader]) -> None:
    for path, page in pages.items():
        root = (path.parent / page.settings["root"]).resolve()
        assert root == site.resolve()
        assert all((root / book["data"]).is_file() for book in page.settings["books"])


def test_a_page_knows_its_rulebook(site: Path, pages: dict[Path, PageReader]) -> None:
    assert pages[site / "rulebooks/resummoned/contents.html"].settings["page_book"] == "resummoned"
    assert pages[site / "index.html"].settings["page_book"] == ""


def test_a_page_that_is_not_found_has_the_settings_too(site: Path) -> None:
    assert PageReader(site / "404.html").settings["root"] == "./"
    assert '<base href="/">' in (site / "404.html").read_text(encoding="utf-8")


def test_the_same_docs_make_the_same_site_byte_for_byte(project: Path) -> None:
    assert build(project).returncode == 0
    first = {path: path.read_bytes() for path in (project / "site").rglob("*") if path.suffix in (".html", ".js")}
    (project / "rules.db").unlink()

    assert build(project).returncode == 0

    assert len(first) > 10
    assert {path: path.read_bytes() for path in first} == first


def test_the_sitemap_names_every_page_the_unlisted_pictures_too(project: Path) -> None:
    settings = project / "mkdocs.yml"
    settings.write_text(settings.read_text() + "\nsite_url: https://rules.example/\n")

    assert build(project).returncode == 0
    site = project / "site"
    named = re.findall(r"<loc>https://rules\.example/(.*?)</loc>", (site / "sitemap.xml").read_text())
    pages = [path.relative_to(site).as_posix() for path in site.rglob("*.html") if is_full(path, site)]

    assert "rulebooks/toy/picture-c1.html" in named
    assert sorted(name or "index.html" for name in named) == sorted(pages)


def test_there_is_no_sitemap_on_a_site_that_does_not_know_its_address(site: Path) -> None:
    assert list(site.glob("sitemap*")) == []


def test_no_file_is_published_that_nothing_asks_for(site: Path, pages: dict[Path, PageReader]) -> None:
    files = [path for path in site.rglob("*") if path.is_file() and path.suffix != ".html"]
    readers = [*pages, *(path for path in files if path.suffix in (".js", ".css")), site / "404.html"]
    said = {reader: reader.read_text("utf-8") for reader in readers}

    def is_asked_for(path: Path) -> bool:
        name = path.stem if "rules" in path.parts else path.name  # The scripts put the names of others together.
        return any(name in text for reader, text in said.items() if reader != path)

    assert len(files) > 20
    assert [path.name for path in files if not is_asked_for(path) and path.name != "small.css"] == []


def test_no_file_names_a_map_that_is_not_there(site: Path) -> None:
    texts = [path.read_text("utf-8") for path in site.rglob("*") if path.suffix in (".js", ".css")]

    assert not any("sourceMappingURL" in text for text in texts)
    assert any("md-header" in text for text in texts)


def test_mistakes_in_a_rulebook_are_listed_without_a_traceback(project: Path) -> None:
    chapter = project / "docs/rulebooks/toy/c1.md"
    chapter.write_text(chapter.read_text().replace("see 1.1", "see 9.9 and 8.8"))

    result = build(project)

    assert result.returncode == 1
    assert "rulebooks/toy/c1.md:10: '9.9' refers to nothing (name a rule or section that exists)" in result.stderr
    assert "'8.8' refers to nothing" in result.stderr
    assert "Traceback" not in result.stderr


def test_a_rule_that_a_page_would_not_show_stops_the_build(project: Path) -> None:
    chapter = project / "docs/rulebooks/toy/c1.md"
    chapter.write_text(chapter.read_text().replace("1.2 A deck", "Rules:\n- 1.2 A deck"))

    result = build(project)

    assert result.returncode == 1
    assert "rulebooks/toy/c1.md:11: 1.2 is not on its page" in result.stderr
    assert "Traceback" not in result.stderr


def test_a_link_to_a_place_that_does_not_exist_stops_the_build(project: Path) -> None:
    (project / "docs/about.md").write_text("# About\n\n[A rule](rulebooks/toy/c1.md#toy-9.9)\n")

    result = build(project)

    assert result.returncode == 1
    assert "toy-9.9" in result.stderr


def test_mkdocs_checks_the_links_that_are_made_from_the_library(project: Path) -> None:
    lose_anchors = "if page.file.src_uri.endswith('glossary.md'): page.present_anchor_ids.clear()"
    (project / "hooks.py").write_text(f"def on_page_content(html, page, config, files):\n    {lose_anchors}\n")
    settings = project / "mkdocs.yml"
    settings.write_text(settings.read_text() + "\nhooks: [hooks.py]\n")

    result = build(project)

    assert result.returncode == 1
    assert "'rulebooks/toy/c1.md' contains a link 'rulebooks/toy/glossary.md#toy-term-card'" in result.stderr


def test_a_written_link_may_lead_to_a_rule(project: Path) -> None:
    (project / "docs/about.md").write_text("# About\n\n[A rule](rulebooks/toy/c1.md#toy-1.2)\n")

    assert build(project).returncode == 0
    assert 'href="rulebooks/toy/c1.html#toy-1.2"' in (project / "site/about.html").read_text()


def test_the_style_sheets_hold_every_part(site: Path) -> None:
    sheet = "".join((site / each).read_text("utf-8") for each in (STYLESHEET, LATER_STYLESHEET, HOME_STYLESHEET))
    parts = sorted((ASSETS / "css").rglob("*.css"))

    lines = {
        part.name: re.sub(r"/\*.*?\*/", "", part.read_text("utf-8"), flags=re.DOTALL).splitlines() for part in parts
    }

    assert parts
    assert {name for name, those in lines.items() if any(each.strip() not in sheet for each in those)} == set()
    assert "@import" not in sheet
    assert "/*" not in sheet


def test_no_page_holds_a_script_or_a_style_of_its_own(site: Path) -> None:
    within = re.compile(r"<script(?![^>]*(?: src=| type=\"application/json\"))[^>]*>|<style| style=\"|<[^>]* on[a-z]+=")
    pages = {path: path.read_text(encoding="utf-8") for path in site.rglob("*.html")}

    found = {path.name: within.findall(text) for path, text in pages.items() if within.search(text)}

    assert found == {"404.html": ["<script>"]}  # which the policy of that page names by its hash


def test_a_preview_has_no_policy_because_mkdocs_writes_a_script_into_its_pages(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = load_config(str(project / "mkdocs.yml"))
    # MkDocs hands the same plugin to whoever builds next, who wants no preview.
    monkeypatch.setattr(config.plugins["rules-db"], "is_preview", False)
    config.plugins.on_startup(command="serve", dirty=False)

    build_site(config)

    assert "Content-Security-Policy" not in (project / "site" / "index.html").read_text(encoding="utf-8")


def test_every_page_begins_with_its_policy(site: Path) -> None:
    policies = [
        re.findall(r"<(\w+)[^>]*?(?:Content-Security-Policy\" content=\"([^\"]*)\")?>", path.read_text("utf-8"))[:3]
        for path in site.rglob("*.html")
    ]

    firsts = {tuple(tag for tag, _ in first) for first in policies}
    assert firsts == {("html", "head", "meta")}
    assert all("script-src &#39;self&#39; file:" in first[2][1] for first in policies)
    assert not any("unsafe" in first[2][1] for first in policies)
