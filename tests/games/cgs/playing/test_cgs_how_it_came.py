"""Texts that ask how a card came into play: whether it was cast, and by whom, or summoned in some way."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cleo
  And Ann controls:
    | card   | type           | ATK  | DEF | Level | effects  |
    | Totem  | artifact       |      |     |       | {totem}  |
    | Newt   | Normal Monster | 500  | 500 | 2     |          |
  And Ann has in the hand:
    | card  | type           | power | toughness | ATK  | DEF | Level | effects |
    | Elk   | creature       | 2     | 2         |      |     |       | {elk}   |
    | Ogre  | Effect Monster |       |           | 1500 | 500 | 4     | {elk}   |
    | Giant | Effect Monster |       |           | 2100 | 500 | 5     | {elk}   |
    | Rite  | sorcery        |       |           |      |     |       | {rite}  |
  And Ann has in the discard pile:
    | card  | type           | power | toughness | ATK  | DEF | Level | effects |
    | Hind  | creature       | 2     | 2         |      |     |       | {elk}   |
    | Gnome | Effect Monster |       |           | 1500 | 500 | 4     | {elk}   |
"""
CAST = "When this enters, if you cast it, you gain 3 life."
WAS_CAST = "When this enters, if it was cast, you gain 3 life."
OTHER = "Whenever another creature enters under your control, if it was cast, you gain 3 life."
BACK = "Put target creature card from your graveyard onto the battlefield."


def told(steps: str, elk: str = "", totem: str = "Hexproof", rite: str = BACK) -> str:
    return TABLE.format(elk=elk, totem=totem, rite=rite) + when(steps)


def after(play: str, life: int) -> str:
    return f"{play}; everyone passes; everyone passes; Then Ann has {life} life"


@pytest.mark.parametrize("text", [CAST, WAS_CAST])
@pytest.mark.parametrize(
    ("play", "life"),
    [("Ann plays Elk", 23), ("Ann plays Ogre", 23), ("Ann plays Rite targeting Hind", 20)],
)
def test_what_was_cast_says_so_as_it_enters(text: str, play: str, life: int) -> None:
    text = text.replace("3 life", "3000 LP") if "Ogre" in play else text
    assert wrong_with("cgs", told(after(play, life), text)) == ""


@pytest.mark.parametrize(("play", "life"), [("Ann plays Elk", 23), ("Ann plays Rite targeting Hind", 20)])
def test_others_ask_it_of_what_enters(play: str, life: int) -> None:
    assert wrong_with("cgs", told(after(play, life), totem=OTHER)) == ""


@pytest.mark.parametrize(
    ("way", "play", "more"),
    [
        ("Normal Summoned", "Ann plays Ogre", 500),
        ("Normal Summoned", "Ann plays Giant using Newt", 500),
        ("Tribute Summoned", "Ann plays Giant using Newt", 500),
        ("Tribute Summoned", "Ann plays Ogre", 0),
        ("Special Summoned", "Ann plays Ogre", 0),
    ],
)
def test_a_monster_knows_how_it_was_summoned(way: str, play: str, more: int) -> None:
    name, base = ("Giant", 2100) if "Giant" in play else ("Ogre", 1500)
    steps = f"{play}; everyone passes; Then {name}'s ATK is {base + more}"
    assert wrong_with("cgs", told(steps, f"While this card was {way}, it gains 500 ATK.")) == ""


def test_it_is_forgotten_as_the_card_leaves() -> None:
    """The elk was cast; it dies, and comes back by an effect."""
    totem = "{{T}}: Destroy target creature."
    steps = (
        "Ann plays Elk; everyone passes; everyone passes; Ann activates Totem targeting Elk; everyone passes; "
        "Ann plays Rite targeting Elk; everyone passes; everyone passes; Then Ann has 23 life"
    )
    assert wrong_with("cgs", told(steps, CAST, totem.replace("{{", "{").replace("}}", "}"))) == ""
