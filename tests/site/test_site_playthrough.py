"""A playthrough on its page: moves, what came of each, and the rules that every line cites.

The games are of Grand Archive, whose engine plays them; the rulebook around them is a small one.
"""

from xml.etree.ElementTree import Element

import pytest
from small_pages import by_class, convert, extension_for, links, page_of, rulebook, words

FILE = "rulebooks/grand-archive/background.md"
CHAPTER = "# T Map\n\n## T2 Play\n\nT2.2 Cards move.\n\nT2.5 Cards are played.\n\nT2.8 Players pass.\n"
PAGE = """# A game

Watch **closely**.

```playthrough
Given a game of grand-archive with Ann and Bob
And Ann has in the hand:
  | card           | memory cost |
  | Wolf, the Grey | 3           |
Seed 7

# For readers of the file.
Ann plays Wolf, the Grey
  T2.5 played (Ann): Wolf, the Grey, origin hand
Ann passes; Bob passes
  T2.8 passed (Ann)
  T2.8 passed (Bob)
  T2.5 resolved (Ann): Wolf, the Grey
    T2.2 entered (Ann): Wolf, the Grey, origin effects stack
```

And more:

```playthrough
Bob passes
  refused by T2.8: opportunity Ann
```
"""


def files(page: str) -> dict[str, str]:
    return rulebook("grand-archive", cT=CHAPTER, background=page)


@pytest.fixture(scope="module")
def page() -> Element:
    return page_of(files(PAGE), FILE)


def test_the_setup_is_shown_as_steps_with_its_table_and_its_seed(page: Element) -> None:
    (setup,) = by_class(page, "scenario")

    said = [words(each) for each in by_class(setup, "step__said")]
    assert said[0] == "a game of grand-archive with Ann and Bob"
    assert [words(cell) for cell in setup.iter("td")] == ["Wolf, the Grey", "3"]
    assert words(setup).endswith("seed 7")


def test_moves_follow_one_another_over_all_fences(page: Element) -> None:
    moves = [words(each) for each in by_class(page, "score__action")]

    assert moves == ["Ann plays Wolf, the Grey", "Ann passes; Bob passes", "Bob passes"]
    assert ["--pass" in each.get("class", "") for each in by_class(page, "score__move")] == [False, True, True]
    assert len(by_class(page, "score")) == 2


def test_what_came_of_a_move_stands_below_its_cause_and_links_to_its_rules(page: Element) -> None:
    move = by_class(page, "score__move")[1]
    first, second, resolved = move.findall("./ol/li")

    assert [words(first), words(second)] == ["T2.8 passed Ann", "T2.8 passed Bob"]
    assert words(resolved).startswith("T2.5 resolved Ann Wolf, the Grey")
    (entered,) = resolved.findall("./ol/li")
    assert words(entered) == "T2.2 entered Ann Wolf, the Grey origin effects stack"
    assert links(entered) == [("T2.2", "cT.html#grand-archive-T2.2")]


def test_a_fact_is_whole_whatever_its_card_is_called(page: Element) -> None:
    (played,) = by_class(page, "score__move")[0].findall("./ol/li")

    assert [words(each) for each in by_class(played, "event__fact")] == ["Wolf, the Grey", "origin hand"]
    assert [words(each) for each in by_class(played, "event__name")] == ["origin"]


def test_a_refusal_says_which_rule_refuses(page: Element) -> None:
    (refusal,) = by_class(page, "event--refusal")

    assert words(refusal) == "T2.8 refuses it opportunity Ann"
    assert links(refusal) == [("T2.8", "cT.html#grand-archive-T2.8")]


def test_what_came_of_moves_is_shown_where_the_file_does_not_tell_it() -> None:
    silent = "\n".join(line for line in PAGE.splitlines() if not line.startswith(("  T", "    T")))

    page = page_of(files(silent), FILE)

    assert len(by_class(page, "event")) == 6


@pytest.mark.parametrize(
    ("written", "instead", "line", "what"),
    [
        ("  T2.8 passed (Bob)", "  T2.8 passed (Ann)", 22, "“T2.8 passed (Ann)” is told here"),
        ("Ann plays Wolf, the Grey\n  T", "Ann plays Owl\n  T", 18, "Owl"),
        ("of grand-archive with", "of chess with", 11, "there is no engine for chess"),
    ],
)
def test_a_game_that_does_not_come_true_is_a_problem_at_its_line(
    written: str, instead: str, line: int, what: str
) -> None:
    library_files = files(PAGE.replace(written, instead))
    extension = extension_for(library_files)

    page = convert(extension, FILE, library_files[FILE])

    (problem,) = extension.problems
    assert (problem.file, problem.line) == (FILE, line)  # of the file, front matter included
    assert what in problem.what
    assert by_class(page, "score") == []


def test_text_around_the_game_is_still_markdown(page: Element) -> None:
    assert [words(each) for each in page.iter("strong")] == ["closely"]
    assert not [each for each in page.iter("p") if each.find("ol") is not None]
