"""Attacks for which a text has something paid: who pays what, for whose attack, and who need not."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cleo in the Battle Phase of Ann
  And Ann has {mana} green mana
  And Ann controls:
    | card  | type           | power | toughness | ATK  | DEF | HP | effects |
    | Boar  | creature       | 3     | 3         |      |     |    | {boar} |
    | Fox   | creature       | 1     | 1         |      |     |    |         |
    | Imp   | Normal Monster |       |           | 1000 | 500 |    |         |
    | Mouse | Pokémon        |       |           |      |     | 60 | Nip [0]: 20 |
  And Bob controls:
    | card  | type         | effects  | counters  |
    | Moat  | {type_}      | {moat}   |           |
    | Sage  | planeswalker |          | 4 loyalty |
"""


def told(moat: str, steps: str, mana: int = 0, boar: str = "") -> str:
    type_ = "Continuous Spell" if "LP" in moat else "enchantment"
    return TABLE.format(moat=moat, type_=type_, mana=mana, boar=boar) + when(steps)


TWO = "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you."
BOTH = (
    "Creatures can't attack you or planeswalkers you control unless their controller pays {1} for each of those "
    "creatures."
)
LIFE = "Your opponent must pay 2000 LP to declare an attack."
ALL_LIFE = "Each player must pay 3 life to declare an attack."
REFUSED = "Then the attempt is refused by rule 8.1.5"


@pytest.mark.parametrize(
    ("moat", "mana", "steps"),
    [
        (TWO, 0, f"Ann attacks Bob with Boar; {REFUSED}"),
        (TWO, 2, "Ann attacks Bob with Boar; everyone passes; Then Bob has 17 life; Ann has 0 green mana"),
        (TWO, 3, f"Ann attacks Bob with Boar and Fox; {REFUSED}"),
        (TWO, 4, "Ann attacks Bob with Boar and Fox; everyone passes; Then Bob has 16 life; Ann has 0 green mana"),
        (
            TWO,
            3,
            "Ann attacks Bob with Boar and Cleo with Fox; everyone passes; Then Bob has 17 life; Ann has 1 green mana",
        ),
        (TWO, 0, "Ann attacks Cleo with Boar; everyone passes; Then Cleo has 17 life"),
        (TWO, 0, "Ann attacks Sage with Boar; everyone passes; Then Sage's loyalty is 1"),
        (TWO, 1, f"Ann attacks Bob with Imp; {REFUSED}"),
        (TWO, 1, f"Ann attacks Bob with Mouse; {REFUSED}"),
        (TWO, 2, "Ann attacks Bob with Mouse; everyone passes; Then Bob has 18 life; Ann has 0 green mana"),
        (BOTH, 0, f"Ann attacks Sage with Boar; {REFUSED}"),
        (BOTH, 1, "Ann attacks Sage with Boar; everyone passes; Then Sage's loyalty is 1; Ann has 0 green mana"),
        (LIFE, 0, "Ann attacks Cleo with Imp; everyone passes; Then Cleo has 19 life; Ann has 18 life"),
        (LIFE, 0, "Ann attacks Cleo with Boar and Fox; everyone passes; Then Cleo has 16 life; Ann has 16 life"),
        (ALL_LIFE, 0, "Ann attacks Cleo with Fox; everyone passes; Then Cleo has 19 life; Ann has 17 life"),
    ],
)
def test_an_attack_is_paid_for_as_it_is_announced(moat: str, mana: int, steps: str) -> None:
    assert wrong_with("cgs", told(moat, steps, mana)) == ""


def test_who_has_too_little_life_does_not_attack() -> None:
    short = told(LIFE, f"Ann attacks Cleo with Imp; {REFUSED}").replace(
        "  And Ann controls:", "  And Ann has 1 life\n  And Ann controls:", 1
    )
    assert wrong_with("cgs", short) == ""


@pytest.mark.parametrize(
    ("boar", "steps"),
    [
        ("This creature attacks each combat if able.", f"Ann passes; {REFUSED}"),
        ("This creature attacks each combat if able. This creature can't attack unless you pay {2}.",
         "everyone passes; Then it is the Main Phase 2 of Ann"),
        ("This creature can't attack unless you pay {2}.", f"Ann attacks Cleo with Boar; {REFUSED}"),
    ],
)  # fmt: skip
def test_nobody_has_to_pay_so_as_to_attack(boar: str, steps: str) -> None:
    """A creature that attacks if able is able only where that costs nothing."""
    assert wrong_with("cgs", told("Hexproof", steps, boar=boar)) == ""


def test_what_holds_for_a_time_holds_for_creatures_that_come_later() -> None:
    steps = """
  Given a game of cgs with Ann and Bob
  And Ann has in the hand:
    | card  | type    | effects                                                                            |
    | Mist  | instant | Until your next turn, creatures can't attack you unless their controller pays {1}. |
  And Bob controls:
    | card | type     | power | toughness |
    | Wolf | creature | 2     | 2         |
  And Bob has in the hand:
    | card | type     | power | toughness | effects |
    | Hare | creature | 1     | 1         | haste   |
  When Ann plays Mist
  And everyone passes
  And the game goes on to the Main Phase 1 of Bob
  And Bob plays Hare
  And everyone passes
  And the game goes on to the Battle Phase of Bob
  Then rule 8.1.5 forbids Bob to attack Ann with Hare
  And rule 8.1.5 forbids Bob to attack Ann with Wolf"""
    assert wrong_with("cgs", steps) == ""
