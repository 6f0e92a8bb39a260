"""A playthrough on its page: moves, what came of each, and the rules that every line cites."""

from xml.etree.ElementTree import Element

import pytest
from small_pages import by_class, links, page_of, rulebook, words

CHAPTER = "# 1 Play\n\n1.1 Cards move.\n\n1.1.a Not twice.\n"
PAGE = """# A game

Watch **closely**.

```playthrough
Given a game of toy with Ann and Bob
And Ann has in the hand:
  | card | ATK |
  | Wolf | 3   |
Seed 7

Ann passes; Bob passes
# For readers of the file.
Ann plays <Wolf>
  1.1 moved (Ann): Wolf, to field
    1.1 noticed
      9.9 stirred
    1.1 seen (Bob): by all
Ann plays Wolf
  refused by 1.1.a: moves 2
```

And more:

```playthrough
Bob passes
```

```playthrough
  1.1 moved
```
"""
FILES = rulebook("toy", c1=CHAPTER, background=PAGE)


@pytest.fixture(scope="module")
def page() -> Element:
    return page_of(FILES, "rulebooks/toy/background.md")


def test_the_setup_is_shown_as_steps_with_its_table_and_its_seed(page: Element) -> None:
    (setup,) = by_class(page, "scenario")

    said = [words(each) for each in by_class(setup, "step__said")]
    assert said[0] == "a game of toy with Ann and Bob"
    assert [words(cell) for cell in setup.iter("td")] == ["Wolf", "3"]
    assert words(setup).endswith("seed 7")


def test_moves_follow_one_another_over_all_fences(page: Element) -> None:
    moves = [words(each) for each in by_class(page, "score__action")]

    assert moves == ["Ann passes; Bob passes", "Ann plays <Wolf>", "Ann plays Wolf", "Bob passes"]
    assert ["--pass" in each.get("class", "") for each in by_class(page, "score__move")] == [True, False, False, True]


def test_what_came_of_a_move_stands_below_its_cause_and_links_to_its_rules(page: Element) -> None:
    move = by_class(page, "score__move")[1]
    (moved,) = move.findall("./ol/li")

    assert words(moved).startswith("1.1 moved Ann Wolf to field")
    below = moved.findall("./ol/li")
    assert [words(each) for each in below] == ["1.1 noticed 9.9 stirred", "1.1 seen Bob by all"]
    assert links(move) == [("1.1", "c1.html#toy-1.1")] * 3


def test_a_refusal_says_which_rule_refuses(page: Element) -> None:
    (refusal,) = by_class(page, "event--refusal")

    assert words(refusal) == "1.1.a refuses it moves 2"
    assert links(refusal) == [("1.1.a", "c1.html#toy-1.1.a")]


def test_a_fence_that_is_no_playthrough_stays_as_it_is_written(page: Element) -> None:
    assert [words(each) for each in page.iter("pre")] == ["1.1 moved"]


def test_text_around_the_game_is_still_markdown(page: Element) -> None:
    assert [words(each) for each in page.iter("strong")] == ["closely"]
    assert not [each for each in page.iter("p") if each.find("ol") is not None]
