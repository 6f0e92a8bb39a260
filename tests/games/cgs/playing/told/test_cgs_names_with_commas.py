"""Names may hold what parts the names of a list: commas, slashes and the word 'and'."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card             | type     | power | toughness | effects                                                     |
    | Wear/Tear, Elf   | creature | 2     | 2         |                                                             |
    | Kethis, the Hand | creature | 2     | 2         | Whenever another creature you control dies, you gain 1 life |
    | Sword and Shield | creature | 1     | 4         |                                                             |
  And Ann has in the hand:
    | card       | type    | effects   |
    | Urza, Lord | sorcery | {effects} |
    | Ash, Ember | sorcery | draw 1    |
  And Ann has 5 cards in the Main Deck
"""
SACRIFICED = (
    "As an additional cost to cast this spell, sacrifice a creature. You gain life equal to the sacrificed creature's "
    "power."
)


@pytest.mark.parametrize(
    ("effects", "steps"),
    [
        ("Destroy all creatures. Draw a card for each creature destroyed this way.",
         "Ann plays Urza, Lord; everyone passes; Ann adds Kethis, the Hand 2 first; everyone passes; everyone passes; "
         "Then Kethis, the Hand, Wear/Tear, Elf and Sword and Shield are in Ann's discard pile; "
         "Ann has 4 cards in the hand; Ann has 22 life"),
        ("Tap up to two target creatures.",
         "Ann plays Urza, Lord targeting Wear/Tear, Elf and Kethis, the Hand; everyone passes; "
         "Then Wear/Tear, Elf's tapped is yes; Kethis, the Hand's tapped is yes"),
        ("Tap up to two target creatures.",
         "Ann plays Urza, Lord targeting Sword and Shield and Kethis, the Hand; everyone passes; "
         "Then Sword and Shield's tapped is yes; Wear/Tear, Elf's tapped is no"),
        ("Discard a card, then draw a card for each card discarded this way.",
         "Ann plays Urza, Lord; everyone passes; Then Ash, Ember is in Ann's discard pile; Ann has 1 card in the hand"),
        ("Exile all creatures. They return at the beginning of the next end step.",
         "Ann plays Urza, Lord; everyone passes; the game goes on to the Ending Phase of Ann; everyone passes; "
         "Then Ann controls Kethis, the Hand, Wear/Tear, Elf and Sword and Shield"),
        (SACRIFICED,
         "Ann plays Urza, Lord; Ann chooses Wear/Tear, Elf; everyone passes; everyone passes; Then Ann has 23 life"),
    ],
)  # fmt: skip
def test_cards_are_found_whatever_their_names_hold(effects: str, steps: str) -> None:
    assert wrong_with("cgs", f"{TABLE.format(effects=effects)}{when(steps)}") == ""
