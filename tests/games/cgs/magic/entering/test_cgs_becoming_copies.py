"""Creatures that enter as copies of others, or become copies for a time or for good."""

import pytest
from told_scenario import when, wrong_with

from rules_db.engine.kernel import BadSetup
from rules_db.games.cgs.card_text.reading import read_effects

TABLE = """
  Given a game of cgs with Ann, Bob and Cid
  And Ann controls:
    | card   | type        | power | toughness | color | group     | effects  |
    | Boar   | creature    | 3     | 3         | green | Boar      | Trample. When Boar dies, you gain 3 life. When Boar enters, draw a card. {{0}}: Boar gets +1/+0 until end of turn. |
    | Blank  | creature    | 1     | 4         | blue  | Wall      | {{T}}: You gain 1 life. When this dies, you gain 9 life. |
  And Ann has in the hand:
    | card   | type           | power | toughness | color | effects                              |
    | Mimic  | creature       | 0     | 0         | blue  | {mimic} |
    | Doom   | sorcery        |       |           | black | Destroy target creature.              |
    | Blink  | instant        |       |           | white | Exile target creature, then return it to the battlefield under its owner's control. |
    | Back   | instant        |       |           | blue  | Return target creature to its owner's hand. |
    | Shift  | instant        |       |           | blue  | {shift} |
    | Twin   | sorcery        |       |           | blue  | Create a token that's a copy of target creature. |
    | Lift   | sorcery        |       |           | black | Return target creature card from your graveyard to the battlefield. |
  And Ann has in the discard pile:
    | card    | type           | power | toughness | effects  |
    | Shade   | creature       | 0     | 0         | {mimic} |
  And Ann has in the deck:
    | card  | type    |
    | Stone | instant |
    | Pebble | instant |
    | Rock | instant |
  And Bob controls:
    | card    | type           | ATK  | DEF  | Level | effects  |
    | Imp     | Effect Monster | 1500 | 1000 | 4     | If this card is destroyed by battle: Gain 500 LP. |
    | Sly     | Effect Monster | 1500 | 1000 | 4     | FLIP: Draw 1 card. |
  And Bob controls:
    | card    | type    | HP | Stage | effects  |
    | Spark   | Pokémon | 60 | Basic | Ember [C]: 20 |
  And Cid controls:
    | card    | type     | power | toughness | group     | effects |
    | Queen   | creature | 5     | 5         | Legendary, Bee | Flying |
"""  # noqa: E501

ANY = "You may have this creature enter as a copy of any creature on the battlefield"
SHIFT = "Target creature you control becomes a copy of another target creature until end of turn."


def told(steps: str, mimic: str = f"{ANY}.", shift: str = SHIFT) -> str:
    return f"{TABLE.format(mimic=mimic, shift=shift)}{when(steps)}"


PLAYED = "Ann plays Mimic; everyone passes; Ann chooses "


BOAR = f"{PLAYED}Boar; everyone passes; Bob passes"
QUEEN = f"{PLAYED}Queen; Bob passes"


@pytest.mark.parametrize(
    "steps",
    [
        f"{PLAYED}Boar; Then Mimic's power is 3; Mimic's toughness is 3; Mimic's name is Boar; Mimic's color is green",
        f"{PLAYED}Boar; everyone passes; Then Ann has 7 cards in hand",  # What it copies sees it enter.
        f"{PLAYED}Imp; Then Mimic's ATK is 1500; Mimic's offensive stat is 3/2; Mimic's type is Effect Monster",
        f"{PLAYED}Spark; Then Mimic's type is Pokémon; Mimic's HP is 60",
        f"{PLAYED}nothing; Then Mimic is in Ann's discard pile",
        f"{BOAR}; Ann plays Doom targeting Mimic; everyone passes; everyone passes; "
        "Then Ann has 23 life; Mimic is in Ann's discard pile; Mimic's name is Mimic",
        f"{BOAR}; Ann plays Back targeting Mimic; everyone passes; "
        "Then Mimic is in Ann's hand; Mimic's name is Mimic; Mimic's power is 0",
        f"{BOAR}; Ann activates Mimic's effect 5; everyone passes; Then Mimic's power is 4",
        f"{BOAR}; Ann plays Blink targeting Mimic; everyone passes; Ann chooses Queen; "
        "Then Mimic's power is 5; Mimic's name is Queen",
        f"{BOAR}; Ann plays Twin targeting Mimic; everyone passes; Then Boar token 1's power is 3",
        "Ann plays Lift targeting Shade; everyone passes; Ann chooses Queen; Then Shade's power is 5; "
        "Shade's name is Queen",
    ],
)  # fmt: skip
def test_a_creature_enters_as_a_copy(steps: str) -> None:
    assert wrong_with("cgs", told(steps)) == ""


@pytest.mark.parametrize(
    ("mimic", "steps"),
    [
        (f"{ANY}, except it has haste.",
         f"{BOAR}; Ann activates Mimic's effect 5; everyone passes; Then Mimic's power is 4"),
        (f"{ANY}, except it's not legendary.", f"{PLAYED}Queen; Then Mimic's group is Bee"),
        (f"{ANY}, except it's a Shapeshifter in addition to its other types.",
         f"{PLAYED}Queen; Then Mimic's group is Legendary, Bee, Shapeshifter"),
        (f'{ANY}, except it has "When this dies, you gain 5 life."',
         f"{QUEEN}; Ann plays Doom targeting Mimic; everyone passes; everyone passes; Then Ann has 25 life"),
        ("You may have this creature enter as a copy of any creature you control.",
         f"{PLAYED}Boar; Then Mimic's power is 3"),
        ("This creature enters as a copy of any creature an opponent controls.",
         f"{PLAYED}Queen; Then Mimic's power is 5"),
    ],
)  # fmt: skip
def test_a_copy_that_is_not_quite_alike(mimic: str, steps: str) -> None:
    assert wrong_with("cgs", told(steps, mimic)) == ""


SHIFTED = "Ann plays Shift targeting Blank, Queen; everyone passes"
FOR_GOOD = "Target creature you control becomes a copy of another target creature."


@pytest.mark.parametrize(
    ("shift", "steps"),
    [
        (SHIFT, f"{SHIFTED}; Then Blank's power is 5; Blank's name is Queen; "
                "When the game goes on to the Main Phase 1 of Bob; Then Blank's power is 1; Blank's name is Blank"),
        (FOR_GOOD, f"{SHIFTED}; the game goes on to the Main Phase 1 of Bob; "
                   "Then Blank's power is 5; Blank's name is Queen"),
        # Its own text is not its own as long as it is a copy, and not that of the copy afterwards.
        (FOR_GOOD, f"{SHIFTED}; Bob passes; Ann plays Doom targeting Blank; "
                   "everyone passes; Then Ann has 20 life; Blank's name is Blank"),
        (SHIFT, "Ann plays Shift targeting Blank, Boar; everyone passes; Bob passes; "
                "Ann plays Doom targeting Blank; "
                "everyone passes; everyone passes; Then Ann has 23 life"),
    ],
)  # fmt: skip
def test_a_creature_becomes_a_copy(shift: str, steps: str) -> None:
    assert wrong_with("cgs", told(steps, shift=shift)) == ""


@pytest.mark.parametrize(
    "text",
    [
        "You may have this creature enter as a copy of any artifact on the battlefield.",
        "You may have this creature enter as a copy of any creature card in your hand.",
        "Target artifact becomes a copy of target creature.",
        "Target creature becomes a copy of all creatures.",
    ],
)
def test_only_summons_that_all_can_see_are_copied(text: str) -> None:
    with pytest.raises(BadSetup):
        read_effects(text)
