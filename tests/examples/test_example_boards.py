"""Where the cards of a worked example lie at its start and in its end, read off small games by hand."""

from rules_db.examples.boards import run_drawn
from rules_db.model import Example, ExampleCard, Moment, Place, RulebookId, RuleId

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
  And Bob controls:
    | card  | type |
    | Snare | Trap |
"""
FALLS = "  When Ann attacks Wall with Wolf\n  And everyone passes\n  Then Wall is in Bob's graveyard\n"


def cards_in(text: str, moment: Moment) -> list[ExampleCard]:
    """The cards at the start or in the end of an example that passes."""
    place = Place("examples.md", 1)
    example = Example("E", RulebookId(""), RuleId(""), "", text, place)
    result = run_drawn(example)
    assert result.problems == ()
    return [card for card in result.cards if card.moment is moment]


def laid(moment: Moment, card: str, player: str, zone: str, numbers: str = "", **lies: str | bool) -> ExampleCard:
    """How a card of DUEL lies; what `lies` leaves out it has not."""
    words = {"position": "", "facing": "", "is_turned": False, "is_face_down": False, **lies}
    return ExampleCard("E", "A weaker wall falls", moment, card, player, zone, numbers, **words)  # type: ignore[arg-type]


def test_each_named_card_lies_where_the_game_laid_it() -> None:
    start = Moment.START

    assert cards_in(DUEL + FALLS, start) == [
        laid(start, "Wolf", "Ann", "field", "ATK 1500", position="attack", facing="face-up"),
        laid(start, "Wall", "Bob", "field", "ATK 0, DEF 1000", position="defense", facing="face-up", is_turned=True),
        laid(start, "Fox", "Bob", "hand"),
        laid(start, "Snare", "Bob", "field", facing="face-down", is_face_down=True),
    ]


def test_each_named_card_lies_where_the_game_left_it() -> None:
    end = Moment.END

    assert cards_in(DUEL + FALLS, end) == [
        laid(end, "Wolf", "Ann", "field", "ATK 1500", position="attack", facing="face-up"),
        laid(end, "Wall", "Bob", "graveyard", "ATK 0, DEF 1000"),
        laid(end, "Fox", "Bob", "hand"),
        laid(end, "Snare", "Bob", "field", facing="face-down", is_face_down=True),
    ]


def test_a_card_in_a_zone_of_another_game_lies_there_with_its_own_numbers() -> None:
    table = """Scenario: A weaker wall falls
  Given a game of grand-archive with Ann and Bob
  And Ann has in the hand:
    | card | memory cost |
    | Wolf | 2           |
  Then Wolf is in Ann's hand
"""

    assert cards_in(table, Moment.END) == [laid(Moment.END, "Wolf", "Ann", "hand", "memory cost 2")]


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

    assert cards_in(refused, Moment.START) == cards_in(refused, Moment.END) == []


SECTORS = """Scenario: Two sectors
  Given a game of singularity with Ann
  And Ann has in the north sector:
    | card   | moon |
    | Gavbek | Moon |
    | Orrak  |      |
  And Ann has in the south sector:
    | card        |
    | Pulsar Star |
    | Linkbek     |
  When Ann consumes Pulsar Star
  And Ann moves the top card of the north sector to the south sector
  Then Gavbek is in the south sector
"""


def test_the_cards_of_a_pile_stand_in_the_order_in_which_they_lie() -> None:
    end = [(card.card, card.zone, card.is_face_down) for card in cards_in(SECTORS, Moment.END)]

    assert [each for each in end if each[1] == "south sector"] == [
        ("Gavbek", "south sector", False),
        ("Linkbek", "south sector", True),
    ]
    assert ("Pulsar Star", "Singularity", False) in end
