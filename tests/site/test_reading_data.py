"""What the answer card and “I come from …” load: how examples ended, and what other games call a term."""

import json
from typing import Any

from small_pages import rulebook

from rules_db.build import read_library
from rules_db.site.search.answers import answers_file
from rules_db.site.search.own_words import own_words_file
from rules_db.site.view.library import LibraryView

EXAMPLES = """# 1 Play

1.1 A card is red.

```gherkin
Scenario Outline: <card> burns
  Given a game
  When Ann burns <card>
  Then <card> is gone
  When Bob looks
  Then the ashes hold:
    | name   |
    | <card> |
  And Bob is sad

  Examples:
    | card |
    | Oak  |
    | Elm  |
```

1.2 A deck burns, see 1.1.
"""
TABLE = """# 1 Play

1.1 What counts as the same:

*Equivalence: Words*

| class | Magic | Go Fish |
|---|---|---|
| Queue | Stack | none |
| Heap | Graveyard | Pond; Pool |

1.2 A queue and a stack are two things.

1.3 A heap is one.
"""
GLOSSARY = "# Glossary\n\n## Queue\n\nWhat waits.\n\n## Stack\n\nA pile of cards.\n\n## Heap\n\nWhat is left.\n"
OTHER = "# Glossary\n\n## Ashes\n\nWhat is left.\n"
CONCEPTS = (
    "---\npage: concepts\n---\n\n# Concepts\n\n| concept | toy | other |\n|---|---|---|\n| leavings | Heap | Ashes |\n"
)


def view_of(files: dict[str, str]) -> LibraryView:
    return LibraryView(read_library(files)[0])


def data_in(content: str) -> Any:
    return json.loads(content[content.index("(") + 1 : content.rindex(")")])


def words_by_game() -> dict[str, dict[str, str]]:
    """By the id of a term: game and name."""
    files = rulebook("toy", c1=TABLE, glossary=GLOSSARY)
    files |= rulebook("other", 2, c1="# 1 Play\n\n1.1 A card is blue.\n", glossary=OTHER) | {"concepts.md": CONCEPTS}
    data = data_in(own_words_file(view_of(files)).content)
    return {
        term: {data["games"][int(place)]: name for place, name in named.items()}
        for term, named in data["words"].items()
    }


def test_an_example_ends_with_its_last_outcome_in_its_first_case() -> None:
    view = view_of(rulebook("toy", c1=EXAMPLES))

    data = data_in(answers_file(view.library.rulebooks[0], view).content)

    assert data["key"] == "toy"
    assert list(data["ended"]) == ["toy-1.1"]
    assert data["ended"]["toy-1.1"] == {
        "t": "Oak burns",
        "e": ["the ashes hold: Oak", "Bob is sad"],
        "o": "not run",
        "u": "rulebooks/toy/c1.html#toy-1.1.E1",
    }


def test_a_term_has_the_words_of_the_class_that_it_names_and_of_what_a_concept_calls_it() -> None:
    words = words_by_game()

    assert words["toy-term-heap"] == {"other": "Ashes", "Magic": "Graveyard", "Go Fish": "Pond, Pool"}
    assert words["other-term-ashes"] == {"toy": "Heap", "Magic": "Graveyard", "Go Fish": "Pond, Pool"}
    assert words["toy-term-queue"] == {"Magic": "Stack"}


def test_a_term_that_another_game_uses_for_something_else_has_none_of_its_words() -> None:
    assert "toy-term-stack" not in words_by_game()


def test_rulebooks_without_concepts_or_tables_have_no_words_to_load() -> None:
    assert own_words_file(view_of(rulebook("toy", c1=EXAMPLES))).path == ""
