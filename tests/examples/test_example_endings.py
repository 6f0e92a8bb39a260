"""Where the cards of a worked example lie in the end, read off small duels by hand."""

from rules_db.examples import run_example
from rules_db.examples.ending import cards_after
from rules_db.model import Example, ExampleCard, Place, RulebookId, RuleId

DUEL = """Scenario: A weaker wall falls
  Given a game of resummoned with Ann and Bob in the Battle Phase of Ann
  And Ann controls:
    | card | ATK  |
    | Wolf | 1500 |
  And Bob controls:
    | card | ATK | DEF  | position |
    | Wall | 0   | 1000 | defense  |
  And Bob has in the hand:
    | card |
    | Fox  |
"""
FALLS = "  When Ann attacks Wall with Wolf\n  And everyone passes\n  Then Wall is in Bob's graveyard\n"


def ending(text: str) -> list[ExampleCard]:
    """The cards in the end of an example that passes."""
    place = Place("examples.md", 1)
    example = Example("E", RulebookId("resummoned"), RuleId("resummoned-607.3.b"), "", text, place)
    result = run_example(example)
    assert result.problems == ()
    return list(cards_after(result))


def test_each_named_card_lies_where_the_game_left_it() -> None:
    assert ending(DUEL + FALLS) == [
        ExampleCard("E", "A weaker wall falls", "Wolf", "Ann", "field", "ATK 1500", "attack", "face-up"),
        ExampleCard("E", "A weaker wall falls", "Wall", "Bob", "graveyard", "ATK 0, DEF 1000", "", ""),
        ExampleCard("E", "A weaker wall falls", "Fox", "Bob", "hand", "", "", ""),
    ]


def test_a_setup_that_is_refused_leaves_no_table() -> None:
    refused = """Scenario: One Wolf is no deck
  Given a game of resummoned with Ann and Bob
  And a match of 1 duel in the constructed format
  And Ann has in the deck:
    | card | copies |
    | Wolf | 2      |
  And Bob has 40 cards in the deck
  Then the setup is refused by rule 100.2.a
"""

    assert ending(refused) == []
