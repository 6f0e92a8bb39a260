"""The pages around the chapters, the navigation and the data for the browser, read off toy rulebooks by hand."""

import json

from full_rulebook import CHAPTER, FOLDER, FULL, GLOSSARY, PLAIN, SECOND
from small_pages import (
    by_class,
    by_id,
    convert,
    described,
    extension_for,
    generated_page,
    links,
    page_of,
    rulebook,
    words,
)

from rules_db.build import read_library
from rules_db.site.navigation import navigation
from rules_db.site.pages.facts import home_cards, page_config, page_head, rules_beside
from rules_db.site.search.data import data_files
from rules_db.site.view.library import LibraryView


def test_a_term_has_its_names_its_definition_its_rule_and_its_uses() -> None:
    entry = by_id(page_of(FULL, f"{FOLDER}/glossary.md"), "toy-term-card")

    assert (entry.tag, words(entry.find("h2"))) == ("section", "Card")
    assert [words(each) for each in by_class(entry, "entry__aliases")] == ["Also sheet, leaf", "Found as tile"]
    assert links(by_class(entry, "entry__text")[0]) == [("draw", "#toy-term-draw")]
    assert links(by_class(entry, "entry__rule")[0]) == [("1.1", "c1.html#toy-1.1")]
    uses = by_class(entry, "entry__uses")[0]
    assert words(uses.find("summary")) == "Used in 2 rules"
    assert links(uses) == [("1.1", "c1.html#toy-1.1"), ("1.2", "c1.html#toy-1.2")]


def test_a_word_of_many_sections_is_told_chapter_by_chapter() -> None:
    sections = "".join(f"## 1.{number} Part\n\n1.{number}.1 Take a card.\n\n" for number in range(1, 14))
    book = rulebook("toy", c1=f"# 1 Play\n\n{sections}", glossary=GLOSSARY.replace("1.1", "1.1.1"))

    uses = by_class(by_id(page_of(book, f"{FOLDER}/glossary.md"), "toy-term-card"), "entry__uses")[0]

    assert words(uses) == "Used in 13 rules section 1 (13)"
    assert links(uses) == [("section 1", "c1.html#toy-1")]


def test_what_stands_above_the_first_term_stays() -> None:
    page = page_of(FULL, f"{FOLDER}/glossary.md")

    assert words(page.find("p")) == "Words to know."


def test_the_table_of_contents_leads_to_the_entry_and_not_to_its_heading() -> None:
    page = page_of(FULL, f"{FOLDER}/glossary.md")

    assert [each.get("id") for each in page.iter("h2")] == [None, None]


def test_a_finding_says_what_settled_it_or_how_it_is_handled() -> None:
    page = page_of(FULL, f"{FOLDER}/findings.md")

    settled, handled = by_id(page, "toy-G1"), by_id(page, "toy-G2")
    assert words(settled.find("h2")) == "G1 How red"
    assert described(settled) == {
        "Kind": "gap",
        "Source": "lines 3, 5–6",
        "Rules": "1.1",
        "Settled by": "1.1.R1 Very red",
    }
    assert ("1.1.R1 Very red", "c1.html#toy-1.1.R1") in links(settled)
    assert ("1.1", "c1.html#toy-1.1") in links(by_class(settled, "entry__text")[0])
    assert described(handled) == {"Kind": "wording", "Source": "line 4", "Handled": "1.1.a says it in full"}


def test_the_contents_list_sections_and_the_first_words_of_rules_under_each_other() -> None:
    page = generated_page(PLAIN, f"{FOLDER}/contents.md")

    assert words(by_id(page, "toy-contents-1")) == "1 Play"
    assert words(by_class(page, "contents__count")[0]) == "4 rules"
    assert [words(each.find("a")) for each in by_class(page, "contents__section")] == ["1", "1.1", "1.2"]
    first = by_class(page, "contents__rule")[0]
    assert first.findtext("a") == "1.1.1"
    assert words(first) == "1.1.1 A card is red. 1.1.1.a Red is a colour, see 1.1.2."
    assert links(first.find(".//li")) == [("1.1.1.a", "c1.html#toy-1.1.1.a")]


def test_the_rulings_page_shows_every_ruling_with_its_rule_and_all_settings() -> None:
    page = generated_page(FULL, f"{FOLDER}/rulings.md")

    assert [words(each) for each in page.iter("h2")] == ["Settings", "1 Play"]
    (ruling,) = by_class(page, "ruling")
    assert links(by_class(ruling, "ruling__title")[0]) == [("1.1.R1", "c1.html#toy-1.1.R1")]
    assert links(by_class(ruling, "ruling__rule")[0]) == [("1.1", "c1.html#toy-1.1")]
    assert described(ruling)["Decision"] == "Very red, see 1.2."
    first = next(page.iter("table"))
    assert [words(cell) for cell in first.iter("td")] == ["red.depth", "3", "how red", "1.1.R1"]


def test_a_rulebook_without_rulings_says_so() -> None:
    page = generated_page(PLAIN, f"{FOLDER}/rulings.md")

    assert words(by_class(page, "lead")[0]) == "The source settles everything by itself: there are no rulings."


def test_the_graph_page_has_the_hubs_and_leads_to_a_picture_of_each_chapter() -> None:
    page = generated_page(PLAIN | {f"{FOLDER}/c2.md": SECOND}, f"{FOLDER}/graph.md")

    pictures = by_class(page, "graph__pictures")[0]
    assert links(pictures) == [("1 Play", "picture-c1.html"), ("2 End", "picture-c2.html")]
    assert [words(each) for each in by_class(pictures, "graph__counts")] == [
        "4 rules, 2 references",
        "1 rule, 1 reference",
    ]
    assert by_class(page, "picture") == []
    first = next(by_class(page, "graph__hubs")[0].iter("li"))
    assert links(first) == [("1.1.2", "c1.html#toy-1.1.2")]
    assert words(by_class(first, "graph__counts")[0]) == "named by 2, names 1"


def test_a_picture_has_the_rules_and_references_of_its_chapter_alone() -> None:
    page = generated_page(PLAIN | {f"{FOLDER}/c2.md": SECOND}, f"{FOLDER}/picture-c1.md")

    (picture,) = by_class(page, "picture")
    assert words(page.find("h1")) == "1 Play: picture of its references"
    assert [each.get("data-ref") for each in by_class(picture, "picture__rule")] == [
        "toy-1.1.1",
        "toy-1.1.1.a",
        "toy-1.1.2",
        "toy-1.2.1",
    ]
    assert [(arc.get("data-source"), arc.get("data-target")) for arc in by_class(picture, "picture__arc")] == [
        ("toy-1.1.1.a", "toy-1.1.2"),
        ("toy-1.1.2", "toy-1.1.1"),
    ]
    assert by_class(picture, "picture__away") == []


def test_what_leaves_the_chapter_is_a_link_at_the_end_of_its_row() -> None:
    page = generated_page(PLAIN | {f"{FOLDER}/c2.md": SECOND}, f"{FOLDER}/picture-c2.md")

    (away,) = by_class(page, "picture__away")
    assert links(away) == [("1.1.2", "c1.html#toy-1.1.2")]
    assert by_class(page, "picture__arc") == []


def test_chapter_picture_and_graph_lead_to_each_other() -> None:
    chapter = page_of(PLAIN, f"{FOLDER}/c1.md")
    picture = generated_page(PLAIN, f"{FOLDER}/picture-c1.md")

    assert ("Picture of its references", "picture-c1.html") in links(by_class(chapter, "chapter__links")[0])
    assert links(by_class(picture, "chapter__links")[0]) == [
        ("Text of this chapter", "c1.html"),
        ("Graph of all chapters", "graph.html"),
    ]


def test_the_overview_begins_with_summary_ways_and_facts() -> None:
    page = page_of(FULL, f"{FOLDER}/index.md")

    assert words(by_class(page, "lead")[0]) == "A game for tests."
    assert links(by_class(page, "cards")[0]) == [
        ("Contents 3 rules", "contents.html"),
        ("Glossary 2 terms", "glossary.html"),
        ("Rulings 1 decision", "rulings.html"),
        ("Findings 2 findings", "findings.html"),
        ("Graph 1 reference", "graph.html"),
    ]
    assert described(by_class(page, "facts")[0]) == {
        "Restates": "The toy Rules",
        "By": "Nobody",
        "Edition": "1",
        "Holds": "1 chapter, 1 section, 3 rules, 2 terms, 1 ruling, 2 findings",
    }


def test_the_concepts_lead_to_the_terms_and_their_rules_and_leave_out_rulebooks_that_are_not_here() -> None:
    files = FULL | {"concepts.md": "# Concepts\n\n| concept | toy | chess |\n|---|---|---|\n| piece | card | piece |\n"}

    page = page_of(files, "concepts.md")

    assert [words(cell) for cell in page.iter("th")] == ["concept", "toy"]
    assert links(by_id(page, "concept-piece")) == [
        ("card", "rulebooks/toy/glossary.html#toy-term-card"),
        ("1.1", "rulebooks/toy/c1.html#toy-1.1"),
    ]


def test_a_page_outside_the_rulebooks_is_left_alone() -> None:
    extension = extension_for(FULL)

    page = convert(extension, "about.md", "# About\n\n1.1 is a number, and a card is a card.\n")

    assert words(page) == "About 1.1 is a number, and a card is a card."
    assert links(page) == []


def test_the_navigation_follows_the_folders() -> None:
    library, _ = read_library(FULL | rulebook("another", order=2, c1="# 1 Play\n\n1.1 A die rolls.\n"))

    found = navigation(library, ["index.md", "concepts.md", "authoring.md"])

    assert found[0] == {"Home": "index.md"}
    assert found[1] == {
        "toy": [
            {"Overview": f"{FOLDER}/index.md"},
            {"Contents": f"{FOLDER}/contents.md"},
            {"1 Play": f"{FOLDER}/c1.md"},
            {"Glossary": f"{FOLDER}/glossary.md"},
            {"Rulings": f"{FOLDER}/rulings.md"},
            {"Findings": f"{FOLDER}/findings.md"},
            {"Graph": f"{FOLDER}/graph.md"},
        ]
    }
    assert [list(each) for each in found[2:]] == [["another"], ["Concepts"], ["About"]]
    assert found[-1] == {"About": ["authoring.md"]}


def test_a_written_page_takes_the_place_of_a_generated_one() -> None:
    files = PLAIN | {f"{FOLDER}/contents.md": "---\nrulebook: toy\npage: background\n---\n\n# My own contents\n"}

    assert sorted(extension_for(files).generated) == [
        f"{FOLDER}/graph.md",
        f"{FOLDER}/picture-c1.md",
        f"{FOLDER}/rulings.md",
    ]


def test_the_data_of_a_rulebook_holds_plain_text_and_where_each_entry_stands() -> None:
    view = LibraryView(read_library(FULL)[0])

    (file,) = data_files(view, ["answers.js"])

    data = json.loads(file.content.removeprefix("RulesDb.add(").removesuffix(");\n"))
    assert data["rules"][0] == {
        "id": "toy-1.1",
        "n": "1.1",
        "h": "Play",
        "k": "definition",
        "t": "A card is red.",
        "a": "sheet, leaf, tile",
        "u": "rulebooks/toy/c1.html#toy-1.1",
    }
    assert data["terms"][0]["a"] == "sheet, leaf, tile"
    assert data["rulings"][0]["t"] == "Very red, see 1.2."
    assert data["sections"] == [{"id": "toy-1", "n": "1", "t": "Play", "u": "rulebooks/toy/c1.html#toy-1"}]
    assert [each["h"] for each in data["findings"]] == ["How red", "A slip"]


def test_emphasis_is_no_part_of_the_data() -> None:
    (file,) = data_files(LibraryView(read_library(PLAIN)[0]), ["answers.js"])

    assert '"t":"A card is red."' in file.content


def test_the_name_of_a_data_file_changes_with_its_content() -> None:
    (before,) = data_files(LibraryView(read_library(PLAIN)[0]), ["answers.js"])
    (same,) = data_files(LibraryView(read_library(PLAIN)[0]), ["answers.js"])
    blue = read_library(rulebook("toy", c1=CHAPTER.replace("red", "blue")))[0]
    (after,) = data_files(LibraryView(blue), ["answers.js"])

    assert (same.path == before.path, after.path == before.path) == (True, False)


def test_a_page_tells_the_scripts_where_the_root_and_the_data_are() -> None:
    (file,) = data_files(LibraryView(read_library(PLAIN)[0]), ["answers.js"])

    assert page_config(
        "../../", "toy", [file], "ranking.js", "words.js", ["1.1"], "run/", "rulebooks/toy/1-all.md"
    ) == {
        "root": "../../",
        "books": [{"key": "toy", "title": "toy", "data": file.path, "rules": 4}],
        "page_book": "toy",
        "file": "rulebooks/toy/1-all.md",
        "ranking": "ranking.js",
        "words": "words.js",
        "tries": ["1.1"],
        "run": "run/",
    }


def test_a_chapter_tells_the_scripts_where_one_reads_on_beyond_its_rules() -> None:
    first, second = "# 1 Play\n\n1.1 A card is red.\n\n1.2 A deck burns.\n", "# 2 End\n\n2.1 A deck is ash.\n"
    view = LibraryView(read_library(rulebook("toy", c1=first, c2=second) | rulebook("other", 2, c1=first))[0])

    assert rules_beside("rulebooks/toy/c1.md", view) == {"before": "", "after": "rulebooks/toy/c2.html#toy-2.1"}
    assert rules_beside("rulebooks/toy/c2.md", view) == {"before": "rulebooks/toy/c1.html#toy-1.2", "after": ""}
    assert rules_beside("rulebooks/toy/index.md", view) == {"before": "", "after": ""}


def test_the_home_page_gets_a_card_a_rulebook_with_its_counts() -> None:
    (card,) = home_cards(read_library(FULL)[0])

    assert (card["title"], card["url"]) == ("The toy Game", "rulebooks/toy/index.html")
    assert (card["summary"], card["rule_count"], card["ruling_count"], card["finding_count"]) == (
        "A game for tests.",
        3,
        1,
        2,
    )


def test_the_home_page_begins_with_the_largest_rulebook_and_each_keeps_its_hue() -> None:
    small = rulebook("small", order=1, c1="# 1 Play\n\n1.1 A card is red.\n")
    large = rulebook("large", order=2, c1="# 1 Play\n\n1.1 A card is red.\n\n1.2 It burns.\n")

    cards = home_cards(read_library(small | large)[0])

    assert [(card["short_title"], card["hue"]) for card in cards] == [("large", 1), ("small", 0)]


def test_a_glossary_leads_to_the_first_term_of_each_letter() -> None:
    glossary = "# Glossary\n\n## Card\n\nA thing.\n\n## Ace\n\nA card.\n\n## Coin\n\nMoney.\n"

    page = page_of(
        rulebook("toy", c1="# 1 Play\n\n1.1 A card is red.\n", glossary=glossary), "rulebooks/toy/glossary.md"
    )

    assert links(by_class(page, "letters")[0]) == [("A", "#toy-term-ace"), ("C", "#toy-term-card")]


def test_titles_and_descriptions_tell_pages_apart() -> None:
    extension = extension_for(FULL)

    def said(name: str) -> dict[str, str]:
        return page_head(f"{FOLDER}/{name}.md", extension.view, extension.generated, {})

    assert said("c1") == {"title": "1 Play · toy", "description": "toy, 1 Play: 3 rules"}
    assert said("glossary")["title"] == "Glossary · toy"
    assert said("rulings")["description"] == "1 ruling on the gaps and contradictions of The toy Game."
    assert said("picture-c1") == {
        "title": "1 Play: picture of its references · toy",
        "description": "1 Play: picture of its references, rule by rule, in The toy Game.",
    }
    assert said("index")["title"] == "The toy Game"
