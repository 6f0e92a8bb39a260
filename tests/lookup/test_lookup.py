"""What the site, the explorer and `rules-db show` ask of a library alike, read off a toy by hand."""

from hypothesis import given
from hypothesis import strategies as st
from project import ReadToy

from rules_db.lookup import Mentions, Stretch, Surroundings, example_urls, pieces, targets_of
from rules_db.model import Library, Place, RulebookId, Section, SectionId

CHAPTER = """# 1 Play

## 1.1 Turns

1.1.1 A player draws a Card.

1.1.2 A turn ends; see 1.1.1 and section 1.1.

!!! ruling "1.1.2.R1 When it ends"

    - question: When does it end?
    - decision: At once, see 1.1.1.
    - reason: Nothing says otherwise.

1.1.2.a A turn that ends is over.
"""
GLOSSARY = """---
rulebook: toy
page: glossary
---

# Glossary

## Card

- defined by: 1.1.1

A thing to play with.

## Turn

What a player takes.
"""


def _library(read_toy: ReadToy) -> Library:
    library, problems = read_toy(CHAPTER, glossary=GLOSSARY)
    assert problems == []
    return library


def _around(library: Library) -> Surroundings:
    return Surroundings(library, targets_of(library))


def test_a_rule_names_what_its_own_text_names(read_toy: ReadToy) -> None:
    around = _around(_library(read_toy))

    names = around.names(around.rules["toy-1.1.2"])

    assert [target.id for target in names] == ["toy-1.1", "toy-1.1.1"]


def test_a_rule_is_named_by_rules_and_by_the_rulings_under_them(read_toy: ReadToy) -> None:
    around = _around(_library(read_toy))

    assert [target.id for target in around.named_by("toy-1.1.1")] == ["toy-1.1.2", "toy-1.1.2.R1"]


def test_a_rule_rests_on_its_parent_and_on_the_rules_that_define_its_words(read_toy: ReadToy) -> None:
    around = _around(_library(read_toy))

    assert [rule.id for rule in around.rests_on(around.rules["toy-1.1.2.a"])] == ["toy-1.1.2"]
    assert [rule.id for rule in around.rests_on(around.rules["toy-1.1.2"])] == ["toy-1.1.1"]
    assert around.rests_on(around.rules["toy-1.1.1"]) == []  # it defines the card itself


def test_parents_come_from_the_outermost_down(read_toy: ReadToy) -> None:
    around = _around(_library(read_toy))

    assert [rule.id for rule in around.parents(around.rules["toy-1.1.2.a"])] == ["toy-1.1.2"]
    assert [rule.id for rule in around.children_of["toy-1.1.2"]] == ["toy-1.1.2.a"]


def test_a_term_is_a_link_where_it_first_occurs_and_nothing_leads_to_the_rule_itself(read_toy: ReadToy) -> None:
    library = _library(read_toy)
    text = "A card, another card, 1.1.1."
    named = Mentions(library, targets_of(library)).find(text, "toy")

    cut = [(piece, target.id if target else "") for piece, target in pieces(text, named, set(), "toy-1.1.1")]

    assert cut == [("A ", ""), ("card", "toy-term-card"), (", another card, 1.1.1.", "")]


def test_a_text_of_a_rulebook_that_is_not_here_names_nothing(read_toy: ReadToy) -> None:
    library = _library(read_toy)

    assert Mentions(library, targets_of(library)).find("A card, 1.1.1.", "chess") == ()


def test_an_example_stands_on_the_page_of_its_rule(library: Library) -> None:
    example = next(each for each in library.examples if each.rule == "resummoned-607.3.b")

    assert example_urls(library)[example.id] == f"rulebooks/resummoned/600-turn-structure.html#{example.id}"


SECTION = Section(SectionId("toy-1"), RulebookId("toy"), "1", "Play", None, 1, 1, "", Place("1.md", 1))


@given(st.text(max_size=30), st.lists(st.integers(0, 30), max_size=8))
def test_the_pieces_of_a_text_are_the_text(text: str, ends: list[int]) -> None:
    places = sorted({min(each, len(text)) for each in ends})
    stretches = [Stretch(start, end, SECTION) for start, end in zip(places[::2], places[1::2], strict=False)]

    assert "".join(piece for piece, _ in pieces(text, stretches, set())) == text
