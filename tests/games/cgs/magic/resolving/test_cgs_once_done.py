"""What is done 'when you do' waits by itself, and is aimed once the deed before it is done."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cleo
  And Ann has 1 red mana
  And Ann controls:
    | card | type     | power | toughness | effects |
    | Fox  | creature | 1     | 1         |         |
    | Orb  | artifact |       |           | {orb}   |
  And Ann has in the hand:
    | card | type         | power | toughness | effects |
    | Wolf | {type_}      | {stat}     | {stat}         | {wolf}  |
    | Moss | land         |       |           |         |
  And Bob controls:
    | card | type           | power | toughness | ATK  | DEF |
    | Ogre | creature       | 3     | 3         |      |     |
    | Imp  | Normal Monster |       |           | 1000 | 100 |
  And Bob has in the hand:
    | card | type    | effects                         |
    | Gust | instant | Destroy target creature.        |
  And Cleo controls:
    | card | type     | power | toughness |
    | Elk  | creature | 2     | 2         |
"""


def told(steps: str, wolf: str = "", orb: str = "", type_: str = "creature") -> str:
    stat = "2" if type_ == "creature" else ""
    return TABLE.format(wolf=wolf, orb=orb, type_=type_, stat=stat) + when(steps)


EATS = "When this enters, you may sacrifice another creature. When you do, this deals 3 damage to any target."
COMES = "Ann plays Wolf; everyone passes; everyone passes"


@pytest.mark.parametrize(
    ("wolf", "steps"),
    [
        (EATS, f"{COMES}; Ann decides to do it; Ann targets Ogre; everyone passes; Then Ogre is in Bob's discard pile"),
        (EATS, f"{COMES}; Ann decides to do it; Ann targets Cleo; everyone passes; Then Cleo has 17 life"),
        (EATS, f"{COMES}; Ann decides to leave it; Then Ann controls Fox"),
        (
            "When this enters, you may pay {1}. When you do, target creature gets -2/-2 until end of turn.",
            f"{COMES}; Ann decides to do it; Ann targets Elk; everyone passes; Then Elk is in Cleo's discard pile",
        ),
        (
            "When this enters, you may discard a card. When you do, each opponent loses 2 life.",
            f"{COMES}; Ann decides to do it; everyone passes; Then Cleo has 18 life; Bob has 18 life",
        ),
    ],
)
def test_what_enters_sets_something_off(wolf: str, steps: str) -> None:
    assert wrong_with("cgs", told(steps, wolf)) == ""


GONE = "Then Wolf is in Ann's discard pile; Ogre is in Bob's discard pile; Bob controls Imp"


def test_others_may_answer_what_is_set_off() -> None:
    steps = f"{COMES}; Ann decides to do it; Ann targets Ogre; Bob plays Gust targeting Wolf"
    assert wrong_with("cgs", told(f"{steps}; everyone passes; everyone passes; {GONE}", EATS)) == ""


@pytest.mark.parametrize(
    ("type_", "text", "steps"),
    [
        (
            "sorcery",
            "Sacrifice a creature. When you do, this deals 3 damage to target creature.",
            "Ann plays Wolf; everyone passes; Ann targets Ogre; everyone passes; Then Ogre is in Bob's discard pile; "
            "Fox is in Ann's discard pile",
        ),
        (
            "sorcery",
            "You may discard a card. When you do, destroy target creature.",
            "Ann plays Wolf; everyone passes; Ann decides to do it; Ann targets Elk; everyone passes; "
            "Then Elk is in Cleo's discard pile; Moss is in Ann's discard pile",
        ),
        (
            "sorcery",
            "Destroy all creatures. When you do, you gain 2 life.",
            "Ann plays Wolf; everyone passes; everyone passes; Then Ann has 22 life",
        ),
    ],
)
def test_a_spell_sets_something_off(type_: str, text: str, steps: str) -> None:
    assert wrong_with("cgs", told(steps, text, type_=type_)) == ""


ORB = "{T}: You may discard a card. When you do, tap target creature. It doesn't untap during its controller's next "
ORB += "untap step."


def test_an_ability_sets_something_off_once() -> None:
    steps = "Ann activates Orb; everyone passes; Ann decides to do it; Ann discards Moss; Ann targets Ogre"
    assert wrong_with("cgs", told(f"{steps}; everyone passes; Then Ogre's tapped is yes", orb=ORB)) == ""
