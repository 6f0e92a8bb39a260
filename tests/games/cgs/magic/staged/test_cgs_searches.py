"""Searches that tell of what is found by 'that card', for two sorts of lands, and to the top of the library."""

import pytest
from told_scenario import wrong_with

from rules_db.games.cgs.card_text.reading import read_effects

TABLE = """
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card  | type | effects |
    | Heath | land | {{T}}, Pay 1 life, Sacrifice this land: {fetch} |
  And Ann has in the hand:
    | card  | type    | effects |
    | Quest | sorcery | {quest} |
  And Ann has in the deck:
    | card  | type    | name   |
    | Pond  | land    | Island |
    | Copse | land    | Forest |
    | Leas  | land    | Plains |
    | Spark | instant | Spark  |
  And Bob controls:
    | card | type     | power | toughness |
    | Boar | creature | 3     | 3         |
  And Bob has in the deck:
    | card | type | name   |
    | Bog  | land | Swamp  |
"""
FETCH = "Search your library for a Forest or Plains card, put it onto the battlefield, then shuffle."


def told(steps: str, quest: str = "Draw a card.", fetch: str = FETCH) -> str:
    return TABLE.format(quest=quest, fetch=fetch) + steps


@pytest.mark.parametrize("found", ["Copse", "Leas"])
def test_a_land_is_given_up_for_one_of_two_land_types(found: str) -> None:
    steps = told(f"""  When Ann activates Heath
  And everyone passes
  And Ann chooses {found}
  Then Ann controls {found}
  And Heath is in Ann's discard pile
  And Ann has 19 life""")

    assert wrong_with("cgs", steps) == ""


def test_a_land_of_another_type_is_not_found() -> None:
    steps = told("""  When Ann activates Heath
  And everyone passes
  And Ann chooses Pond""")

    assert wrong_with("cgs", steps) != ""


def test_that_card_is_the_one_that_was_found() -> None:
    quest = "Search your library for a card, put that card into your hand, then shuffle. You lose 2 life."
    steps = told("""  When Ann plays Quest
  And everyone passes
  And Ann chooses Spark
  Then Spark is in Ann's hand
  And Ann has 18 life""", quest)  # fmt: skip

    assert wrong_with("cgs", steps) == ""


@pytest.mark.parametrize(("answer", "then"), [
    ("do it\n  And Bob chooses Bog", "Bob controls Bog\n  And Bog's tapped is yes"),
    ("leave it", "Bog is in Bob's Main Deck"),
])  # fmt: skip
def test_its_controller_may_search_for_that_card(answer: str, then: str) -> None:
    quest = (
        "Exile target creature. Its controller may search their library for a basic land card, put that card onto the "
        "battlefield tapped, then shuffle."
    )
    steps = told(f"""  When Ann plays Quest targeting Boar
  And everyone passes
  And Bob decides to {answer}
  Then Boar is in Bob's exiled zone
  And {then}""", quest)  # fmt: skip

    assert wrong_with("cgs", steps) == ""


def test_a_card_lies_on_top_after_the_library_is_shuffled() -> None:
    quest = "Search your library for an instant card, reveal it, then shuffle and put that card on top. Draw a card."
    steps = told("""  When Ann plays Quest
  And everyone passes
  And Ann chooses Spark
  Then Spark is in Ann's hand""", quest)  # fmt: skip

    assert wrong_with("cgs", steps) == ""


def test_costs_in_words_may_each_begin_with_a_capital() -> None:
    text = "Pay 1 life, Sacrifice this artifact, Discard a card: Draw a card."

    assert read_effects(text) == read_effects("pay 1 life, sacrifice this, discard a card: draw a card")


SPLIT = (
    "Search your library for up to two basic land cards, reveal those cards, put one onto the battlefield tapped and "
    "the other into your hand, then shuffle."
)


def test_of_two_lands_one_comes_into_play_and_the_other_to_the_hand() -> None:
    steps = told("""  When Ann plays Quest
  And everyone passes
  And Ann chooses Copse and Leas
  And Ann chooses Leas
  Then Ann controls Leas
  And Leas's tapped is yes
  And Copse is in Ann's hand""", SPLIT)  # fmt: skip

    assert wrong_with("cgs", steps) == ""


def test_a_land_alone_comes_into_play() -> None:
    steps = told("""  When Ann plays Quest
  And everyone passes
  And Ann chooses Copse
  Then Ann controls Copse
  And Ann has 0 cards in the hand""", SPLIT)  # fmt: skip

    assert wrong_with("cgs", steps) == ""
