"""Numbers and words in texts become links."""

import pytest
from project import ReadToy

from rules_db.link.inflections import forms
from rules_db.model import ReferenceKind

RULES = """# 1 Play

1.1 First.

1.2 Second.

1.2.a Under the second.

1.2.b Under the second.

1.2.c Under the second.

## 1.3 Battle

1.3.1 Fight.

"""


def targets(read_toy: ReadToy, text: str) -> list[str]:
    library, problems = read_toy(RULES + f"1.3.2 {text}\n")
    assert problems == []
    return [str(each.target or each.target_section) for each in library.references if each.source == "toy-1.3.2"]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Draw, see 1.1.", ["toy-1.1"]),
        ("As 1.2.a and 1.2.b say.", ["toy-1.2.a", "toy-1.2.b"]),
        ("As 1.2.a–c say.", ["toy-1.2.a", "toy-1.2.b", "toy-1.2.c"]),
        ("As section 1 says.", ["toy-1"]),
        ("As 1.3 says.", ["toy-1.3"]),
        ('As section 1.3 "Battle" says.', ["toy-1.3"]),
        ("As section 1 and 1.2.a say.", ["toy-1", "toy-1.2.a"]),
        ("As [page 1.1](https://example.org/1.2) says.", []),
        ("As toy 1.1 says.", ["toy-1.1"]),
        ("Not in `1.1` code.", []),
        ("You have 20 points and 3 cards.", []),
    ],
)
def test_references_are_found(read_toy: ReadToy, text: str, found: list[str]) -> None:
    assert sorted(targets(read_toy, text)) == sorted(found)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("See 1.1.", ReferenceKind.SEE),
        ("You draw, subject to 1.1.", ReferenceKind.SUBJECT_TO),
        ("This overrides 1.1.", ReferenceKind.OVERRIDES),
        ("This is an exception to rule 1.1.", ReferenceKind.EXCEPTION_OF),
        ("A card as defined in 1.1.", ReferenceKind.DEFINES),
    ],
)
def test_the_words_before_a_reference_say_its_kind(read_toy: ReadToy, text: str, kind: ReferenceKind) -> None:
    library, _ = read_toy(RULES + f"1.3.2 {text}\n")

    assert [each.kind for each in library.references] == [kind]


def test_a_list_shares_its_kind(read_toy: ReadToy) -> None:
    library, _ = read_toy(RULES + "1.3.2 You draw, subject to 1.1, 1.2 and 1.2.a.\n")

    assert [each.kind for each in library.references] == [ReferenceKind.SUBJECT_TO] * 3


def test_a_reference_to_nowhere_is_a_problem_with_its_line(read_toy: ReadToy) -> None:
    _, problems = read_toy("# 1 Play\n\n1.1 See 9.9.\n")

    assert [str(each) for each in problems] == [
        "rulebooks/toy/1-all.md:8: '9.9' refers to nothing (name a rule or section that exists)"
    ]


def test_the_word_section_asks_for_a_section(read_toy: ReadToy) -> None:
    _, problems = read_toy(RULES + "1.3.2 See section 1.1.\n")

    assert [each.what for each in problems] == ["'section 1.1' refers to nothing"]


def test_a_wrong_title_is_a_problem(read_toy: ReadToy) -> None:
    _, problems = read_toy(RULES + '1.3.2 See section 1.3 "War".\n')

    assert [each.what for each in problems] == ["section 1.3 is titled 'Battle' and not 'War'"]


GLOSSARY = """---
rulebook: toy
page: glossary
---

# Glossary

## Deck

- aliases: library

Cards to draw.

## Deck Zone

- search aliases: pile

Where the deck lies.
"""


def test_terms_link_longest_first_with_aliases_and_inflections(read_toy: ReadToy) -> None:
    text = "Decks lie in deck zones; a library is no pile."
    library, problems = read_toy(f"# 1 Play\n\n1.1 {text}\n", glossary=GLOSSARY)

    assert problems == []
    assert [(text[each.start : each.end], each.term) for each in library.term_links] == [
        ("Decks", "toy-term-deck"),
        ("deck zones", "toy-term-deck-zone"),
        ("library", "toy-term-deck"),
    ]


def test_a_term_is_left_alone_in_a_phrase_in_which_its_words_mean_something_else(read_toy: ReadToy) -> None:
    text = "The deck of a ship is no deck. Main Decks of the ships are, and each deck of that ship."
    entry = "## Deck\n\n- aliases: main deck\n- not in: deck of a ship, ship is no deck\n\nCards.\n"
    library, problems = read_toy(f"# 1 Play\n\n1.1 {text}\n", glossary=GLOSSARY.partition("## Deck\n")[0] + entry)

    assert problems == []
    assert [each.start for each in library.term_links] == [text.index("Main Decks"), text.index("deck of that")]


def test_a_phrase_hides_no_other_term(read_toy: ReadToy) -> None:
    entry = "## Deck\n\n- not in: hand and deck\n\nCards.\n\n## Hand\n\nCards, too.\n"
    text = "Your hand and deck. Your deck."
    library, _ = read_toy(f"# 1 Play\n\n1.1 {text}\n", glossary=GLOSSARY.partition("## Deck\n")[0] + entry)

    assert [(each.term, each.start) for each in library.term_links] == [
        ("toy-term-hand", text.index("hand")),
        ("toy-term-deck", text.rindex("deck")),
    ]


def test_a_phrase_does_not_reach_over_a_full_stop(read_toy: ReadToy) -> None:
    library, _ = read_toy("# 1 Play\n\n1.1 Take a deck. Zone it. Deck Zone.\n", glossary=GLOSSARY)

    assert [each.term for each in library.term_links] == ["toy-term-deck", "toy-term-deck-zone"]


@pytest.mark.parametrize(
    ("word", "inflected"),
    [
        ("play", "played"),
        ("die", "dice"),
        ("tap", "tapped"),
        ("destroy", "destroys"),
        ("copy", "copies"),
        ("draw", "drew"),
    ],
)
def test_inflections_are_generated(word: str, inflected: str) -> None:
    assert inflected in forms(word)


def test_a_short_or_unrelated_word_is_not_an_inflection() -> None:
    assert forms("GY") == {"gy"}
    assert "posit" not in forms("position")


@pytest.mark.parametrize(
    "measure", ["times the damage", "× the damage", "x as fast", "% of it", "cm", "seconds", "hours"]
)
def test_a_count_that_reads_as_a_reference_is_a_problem(read_toy: ReadToy, measure: str) -> None:
    _, problems = read_toy(f"{RULES}1.3.2 It counts 1.2 {measure}.\n")

    assert [(each.line, each.what, each.mend) for each in problems] == [
        (22, "“1.2” is a count and reads as a reference", "write 1\\.2 for a count")
    ]


@pytest.mark.parametrize("text", ["It counts 1\\.2 times.", "It counts `1.2` times."])
def test_an_escaped_count_is_no_reference(read_toy: ReadToy, text: str) -> None:
    library, problems = read_toy(f"{RULES}1.3.2 {text}\n")

    assert problems == []
    assert library.references == ()


def test_a_reference_before_a_measure_in_words_is_one(read_toy: ReadToy) -> None:
    assert targets(read_toy, "Apply 1.2 two times.") == ["toy-1.2"]


CASE_GLOSSARY = "---\nrulebook: toy\npage: glossary\n---\n\n# Glossary\n\n## Case\n\n- linked: {linked}\n\nA box.\n"


def test_a_term_can_be_meant_only_with_a_capital(read_toy: ReadToy) -> None:
    chapter = "# 1 Play\n\n1.1 In that case open a Case, but no cases, and no other Cases.\n"

    library, problems = read_toy(chapter, glossary=CASE_GLOSSARY.format(linked="when capitalised"))

    text = library.rules[0].text
    assert problems == []
    assert [text[each.start : each.end] for each in library.term_links] == ["Case", "Cases"]


def test_another_way_to_link_is_a_problem(read_toy: ReadToy) -> None:
    _, problems = read_toy("# 1 Play\n\n1.1 A case.\n", glossary=CASE_GLOSSARY.format(linked="never"))

    assert [(each.line, each.what) for each in problems] == [(8, "'never' says no way to link")]


@pytest.mark.parametrize(("named", "used"), [("Player's Deck", "player’s deck"), ("Player’s Deck", "player's deck")])
def test_an_apostrophe_is_one_however_it_is_typed(read_toy: ReadToy, named: str, used: str) -> None:
    glossary = f"---\nrulebook: toy\npage: glossary\n---\n\n# Glossary\n\n## {named}\n\nA pile.\n"

    library, problems = read_toy(f"# 1 Play\n\n1.1 Draw from a {used}.\n", glossary=glossary)

    assert problems == []
    assert len(library.term_links) == 1
