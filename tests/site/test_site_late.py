"""What a chapter loads when a fold is opened: which files there are, and what stands on the page in their place."""

import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from proved_toy import C1, FILES, proved_extension, proved_library
from small_pages import by_class, by_id, convert, links, parse_html, words

from rules_db.model import Example, Library, RuleId
from rules_db.site.examples import late
from rules_db.site.examples.late import LateFile, late_files
from rules_db.site.html.links import PageLinks
from rules_db.site.view.library import LibraryView

MOST_CHARACTERS = 70_000


def late_of(library: Library) -> tuple[LateFile, ...]:
    view = LibraryView(library)
    return late_files(view.pages[C1], PageLinks(view, C1))


def with_examples(*counts: int) -> Library:
    """The toy's library with so many examples of each of its first rules, all of them alike."""
    library = proved_library()
    rules = [rule for rule in library.rules if rule.place.file == C1]
    alike = library.examples[0]
    made = [_copy(alike, rule.id, number) for rule, count in zip(rules, counts) for number in range(count)]  # noqa: B905
    return replace(library, examples=tuple(made), events=(), example_cards=())


def _copy(example: Example, rule: RuleId, number: int) -> Example:
    return replace(example, id=f"{rule}.E{number + 1}", rule=rule, rules=())


def test_a_fold_names_its_script_and_leads_to_each_example_on_a_page_of_its_own() -> None:
    extension = proved_extension()
    page = convert(extension, C1, FILES[C1])
    (file,) = late_of(proved_library())

    (fold,) = by_class(by_id(page, "toy-1.2"), "rule__examples")

    assert fold.get("data-late") == file.script_path
    assert links(fold) == [
        ("Ann draws", "../../examples/toy/c1-1.html#toy-1.2.E1"),
        ("Ann draws <number> cards", "../../examples/toy/c1-1.html#toy-1.2.E2"),
    ]
    assert by_id(page, "toy-1.2.E2") in list(fold)
    assert by_class(page, "step") == by_class(page, "trace") == by_class(page, "board") == []


def test_the_script_holds_the_examples_of_each_rule_and_is_named_after_them() -> None:
    (file,) = late_of(proved_library())
    (other,) = late_of(replace(proved_library(), events=()))

    call, data = re.fullmatch(r"([\w.]+)\((.*)\);\n", file.script).groups()  # type: ignore[union-attr]
    bodies = {rule: parse_html(html) for rule, html in json.loads(data).items()}

    assert call == "RulesDb.addExamples"
    assert list(bodies) == ["toy-1.2", "toy-1.2.a"]
    assert words(by_class(bodies["toy-1.2"], "trace")[0].find("summary")) == "Ruling trace: 4 events by 2 rules"
    assert file.script_path.rpartition(".examples.c1-1.")[0] == "assets/rules/data/toy"
    assert file.script_path != other.script_path


def test_rules_share_a_file_as_long_as_it_stays_small(monkeypatch: pytest.MonkeyPatch) -> None:
    (file,) = late_of(with_examples(1, 1))
    monkeypatch.setattr(late, "CHARACTERS", 3 * len(file.rules[0].body))

    files = late_of(with_examples(1, 1, 2, 5, 1))

    assert [[each.rule.number for each in file.rules] for file in files] == [
        ["1.1", "1.2"],
        ["1.2.a"],
        ["1.3"],
        ["1.4"],
    ]


def test_a_chapter_without_examples_has_no_such_file() -> None:
    assert late_of(with_examples()) == ()


class _Links(HTMLParser):
    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path, self.ids, self.addresses = path, set[str](), list[str]()
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.ids |= {found["id"] or ""} if "id" in found else set()
        self.addresses += [found["href"] or ""] if "href" in found else []


def test_every_example_of_a_chapter_is_loaded_from_a_script_that_is_there(site: Path) -> None:
    chapters = {path: path.read_text("utf-8") for path in site.glob("rulebooks/*/*.html")}
    named = {path: set(re.findall(r'data-late="([^"]*)"', text)) for path, text in chapters.items()}
    scripts = {name: (site / name).read_text("utf-8") for names in named.values() for name in names}
    folded = [each for text in chapters.values() for each in re.findall(r'<section class="example" id="([^"]*)"', text)]
    loaded = [
        each for text in scripts.values() for each in re.findall(r'<section class=\\"example\\" id=\\"([^"]*)\\"', text)
    ]

    assert len(folded) > 300
    assert sorted(loaded) == sorted(folded)
    assert len(list(site.glob("assets/rules/data/*.examples.*.js"))) == len(scripts)


def test_every_link_of_the_pages_of_examples_leads_to_a_place(site: Path) -> None:
    pages = [_Links(path) for path in site.glob("examples/*/*.html")]
    targets = {each.path: each for each in pages}

    broken = []
    for page in pages:
        for address in page.addresses:
            parts = urlsplit(address)
            target = (page.path.parent / unquote(parts.path)).resolve() if parts.path else page.path
            found = targets.get(target) or (_Links(target) if target.suffix == ".html" and target.is_file() else None)
            if found:
                targets[target] = found
            if not target.is_file() or (parts.fragment and (not found or unquote(parts.fragment) not in found.ids)):
                broken.append((page.path.name, address))

    assert len(pages) > 30
    assert broken == []


def test_an_opened_fold_loads_little_however_long_its_chapter_is(site: Path) -> None:
    files = [*site.glob("examples/*/*.html")]
    long = [path.name for path in files if path.stat().st_size > MOST_CHARACTERS]
    alone = [path.name for path in files if path.read_text("utf-8").count("<h2>") == 1]

    assert set(long) <= set(alone)


def test_no_page_of_examples_is_found_by_a_search_engine_or_in_the_navigation(site: Path) -> None:
    pages = [path.read_text("utf-8") for path in site.glob("examples/*/*.html")]

    assert all('<meta name="robots" content="noindex">' in page for page in pages)
    assert not any("<script" in page for page in pages)
    assert 'href="examples/' not in (site / "index.html").read_text("utf-8")
