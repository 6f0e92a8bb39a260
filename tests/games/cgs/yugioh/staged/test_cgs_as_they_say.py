"""Phrases of cards that say in other words what the table can do already, each carried out."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann and Bob{phase}
  And Ann has 5 cards in the deck
  And Ann controls:
    | card | type           | ATK  | DEF  | Level | power | toughness | facing    | set | effects |
    | Imp  | Effect Monster | 1500 | 500  | 4     |       |           | face-up   |     | {own}   |
    | Ox   | creature       |      |      |       | 3     | 3         | face-up   |     |         |
    | Trap | Normal Trap    |      |      |       |       |           | face-down | 1   | {trap}  |
  And Ann has in the hand:
    | card | type           | ATK  | DEF  | Level | effects |
    | Zap  | Normal Spell   |      |      |       | {text}  |
    | Lord | Normal Monster | 2000 | 2000 | 6     |         |
    | Bolt | instant        |      |      |       | this deals 3 damage to any target |
  And Ann has in the discard pile:
    | card | type | effects |
    | Veil | Aura | enchant creature; enchanted creature gets +1/+1 |
  And Bob controls:
    | card | type           | ATK  | DEF  | Level | power | toughness | effects                           |
    | Wolf | Effect Monster | 2000 | 1000 | 4     |       |           |                                   |
    | Fang | Effect Monster | 1000 | 1000 | 4     |       |           | This card gains 1000 ATK.         |
    | Elk  | creature       |      |      |       | 4     | 4         |                                   |
"""


def told(steps: str, phase: str = "", **texts: str) -> str:
    words = {"own": "", "trap": "gain 1 life", "text": "gain 1 life"} | texts
    return wrong_with("cgs", TABLE.format_map({"phase": phase} | words) + when(steps))


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("Target 1 monster on the field; change that target's battle position.",
         "Ann plays Zap targeting Wolf; everyone passes; Then Wolf's position is defense"),
        ("Target 1 monster on the field; change that target's battle position.",
         "Ann plays Zap targeting Elk; everyone passes; Then Elk's position is defense"),
        ("Target 1 face-up monster your opponent controls; gain LP equal to that target's ATK.",
         "Ann plays Zap targeting Wolf; everyone passes; Then Ann has 22 life"),
        ("Target 1 face-up monster your opponent controls; gain LP equal to that target's ATK.",
         "Ann plays Zap targeting Elk; everyone passes; Then Ann has 24 life"),
        ("return target Aura card from your graveyard to your hand",
         "Ann plays Zap targeting Veil; everyone passes; Then Veil is in Ann's hand"),
        ("Activate by paying 1000 LP. Draw 1 card.",
         "Ann plays Zap; everyone passes; Then Ann has 19 life; Ann has 3 cards in the hand"),
    ],
)  # fmt: skip
def test_what_a_spell_does(text: str, steps: str) -> None:
    assert told(steps, text=text) == ""


@pytest.mark.parametrize(
    ("attack", "ends"),
    [("Ox with Wolf", "Then Wolf is in Bob's exiled zone"), ("Ann with Elk", "Then Elk is in Bob's exiled zone")],
)
def test_the_monster_that_attacks_is_banished(attack: str, ends: str) -> None:
    trap = "When an opponent's monster declares an attack: Target that attacking monster; banish that target."
    steps = f"Bob attacks {attack}; Bob passes; Ann flips Trap targeting {attack[-4:].strip()}; everyone passes; {ends}"
    assert told(steps, " in the Battle Phase of Bob", trap=trap) == ""


@pytest.mark.parametrize("text", ["This card cannot be Tributed.", "Cannot be Tributed."])
def test_it_cannot_be_tributed(text: str) -> None:
    assert told("Ann plays Lord with Imp; Then the attempt is refused by rule 8.1.5", own=text) == ""
    assert told("Ann plays Lord with Ox; everyone passes; Then Ann controls Lord", own=text) == ""


def test_it_must_attack() -> None:
    phase, steps = " in the Battle Phase of Ann", "Ann passes; Then the attempt is refused by rule 8.1.5"
    assert told(steps, phase, own="This card must attack, if able.") == ""


def test_it_is_unaffected_by_spells_and_traps() -> None:
    guard, steps = "Unaffected by the effects of Spells/Traps.", "Ann plays Bolt targeting Imp; everyone passes"
    assert told(f"{steps}; Then Ann controls Imp", own=guard) == ""
    assert told(f"{steps}; Then Imp is in Ann's discard pile") == ""


def test_the_effects_of_that_face_up_monster_are_negated() -> None:
    text = (
        "Target 1 Effect Monster your opponent controls; negate the effects of that face-up monster your opponent "
        "controls, until the end of this turn."
    )
    assert told("Ann plays Zap targeting Fang; Then Fang's offensive stat is 2", text=text) == ""
    assert told("Ann plays Zap targeting Fang; everyone passes; Then Fang's offensive stat is 1", text=text) == ""
