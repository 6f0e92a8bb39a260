"""What is done only so often in a turn, only with others or against some, and what may be cast at any time."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card   | type        | power | toughness | effects  |
    | Shrine | enchantment |       |           | {shrine} |
    | Boar   | creature    | 3     | 3         | {boar}   |
    | Fox    | creature    | 1     | 1         |          |
    | Pearl  | artifact    |       |           | {{T}}: Add {{G}}. |
    | Orb    | artifact    |       |           | {{T}}: You gain 1 life. |
  And Ann has in the hand:
    | card  | type           | power | toughness | ATK  | DEF | Level | effects                          |
    | Bolt  | instant        |       |           |      |     |       | Bolt deals 3 damage to any target. |
    | Dart  | instant        |       |           |      |     |       | Dart deals 1 damage to any target. |
    | Study | sorcery        |       |           |      |     |       | Draw three cards.                |
    | Pot   | Normal Spell   |       |           |      |     |       | Draw 2 cards.                    |
    | Imp   | Normal Monster |       |           | 1000 | 500 | 2     |                                  |
    | Heath | land           |       |           |      |     |       |                                  |
    | Cub   | creature       | 1     | 1         |      |     |       |                                  |
  And Bob has in the hand:
    | card  | type    | power | toughness | effects                        |
    | Sting | instant |       |           | Sting deals 1 damage to any target. |
    | Rite  | sorcery |       |           | You gain 2 life.               |
    | Wolf  | creature | 2    | 2         |                                |
  And Bob controls:
    | card | type | name   |
    | Pool | land | {pool} |
"""


def told(shrine: str, steps: str, boar: str = "", pool: str = "Island") -> str:
    return f"{TABLE.format(shrine=shrine, boar=boar, pool=pool)}{when(steps)}"


ONE_SPELL = "Each player can't cast more than one spell each turn."
ONE_CARD = "Each player can't draw more than one card each turn."
REFUSED = "Then the attempt is refused by rule 8.1.5"


@pytest.mark.parametrize(
    ("shrine", "steps"),
    [
        (ONE_SPELL, f"Ann plays Bolt targeting Bob; everyone passes; Bob passes; "
          f"Ann plays Dart targeting Bob; {REFUSED}"),
        (ONE_SPELL, f"Ann plays Bolt targeting Bob; everyone passes; Bob passes; Ann plays Pot; {REFUSED}"),
        (ONE_SPELL, f"Ann plays Cub; everyone passes; Bob passes; Ann plays Bolt targeting Bob; {REFUSED}"),
        (ONE_SPELL, "Ann plays Bolt targeting Bob; everyone passes; Bob passes; Ann plays Heath; "
          "Then Ann controls Heath"),
        (ONE_SPELL, "Ann plays Bolt targeting Bob; Bob plays Sting targeting Ann; everyone passes; "
                    "Then Ann has 19 life"),
        ("Your opponents can't cast more than one spell each turn.",
         "Ann plays Bolt targeting Bob; everyone passes; Bob passes; Ann plays Dart targeting Bob; everyone passes; "
         "Then Bob has 16 life"),
        (ONE_CARD, "Ann plays Study; everyone passes; Then Ann has 7 cards in the hand"),
        (ONE_CARD, "Ann plays Study; everyone passes; Bob passes; Ann plays Pot; everyone passes; "
          "Then Ann has 6 cards in the hand"),
        ("Each opponent can't draw more than one card each turn.",
         "Ann plays Study; everyone passes; Then Ann has 9 cards in the hand"),
    ],
)  # fmt: skip
def test_so_much_is_done_in_a_turn_at_most(shrine: str, steps: str) -> None:
    assert wrong_with("cgs", told(shrine, steps)) == ""


BESIDES = """
  Given a game of cgs with Ann and Bob
  And the Uno pile holds:
    | card    | type     | color | rank |
    | Red Two | Uno card | Red   | 2    |
  And Ann controls:
    | card    | type         | effects                                              | facing    | set |
    | Shrine  | enchantment  | Each player can't cast more than one spell each turn. | face-up   |     |
    | Scroll  | Normal Spell | Gain 1000 LP.                                        | face-down | 1   |
  And Ann has in the hand:
    | card   | type         | cost | color | value | power | toughness | effects                            |
    | Bolt   | instant      |      |       |       |       |           | Bolt deals 3 damage to any target. |
    | Pot    | Normal Spell |      |       |       |       |           | Draw 2 cards.                      |
    | Ruby   | creature     | {R}  | Red   |       | 1     | 1         |                                    |
    | Pass Go | Action Card |      |       | 3     |       |           |                                    |
  And Ann has 5 cards in the hand
  When Ann plays Bolt targeting Bob
  And everyone passes
"""


@pytest.mark.parametrize(
    "step",
    [
        "Then Ann may play Pass Go to the bank zone",
        "Then Ann may play Ruby to the Uno pile",
        "Then rule 8.1.5 forbids Ann to play Ruby",
        "Then rule 8.1.5 forbids Ann to Set Pot",
        "Then rule 8.1.5 forbids Ann to flip Scroll",
    ],
)
def test_more_than_one_spell_is_what_counts_as_casting(step: str) -> None:
    assert wrong_with("cgs", f"{BESIDES}  {step}\n") == ""


TO_BATTLE = "the game goes on to the Battle Phase of Ann"


@pytest.mark.parametrize(
    ("boar", "pool", "steps"),
    [
        ("This creature can't attack alone.", "Island", f"{TO_BATTLE}; Ann attacks Bob with Boar; {REFUSED}"),
        ("This creature can't attack alone.", "Island",
         f"{TO_BATTLE}; Ann attacks Bob with Boar and Fox; everyone passes; Then Bob has 16 life"),
        ("This creature can't attack unless defending player controls an Island.", "Forest",
         f"{TO_BATTLE}; Ann attacks Bob with Boar; {REFUSED}"),
        ("This creature can't attack unless defending player controls an Island.", "Island",
         f"{TO_BATTLE}; Ann attacks Bob with Boar; everyone passes; Then Bob has 17 life"),
    ],
)  # fmt: skip
def test_some_attack_only_with_others_or_against_some(boar: str, pool: str, steps: str) -> None:
    assert wrong_with("cgs", told("Hexproof", steps, boar, pool)) == ""


MANA_ALONE = "Activated abilities of artifacts can't be activated unless they're mana abilities."


@pytest.mark.parametrize("steps", [f"Ann activates Orb; {REFUSED}", "Ann activates Pearl; Then Pearl's tapped is yes"])
def test_artifacts_are_activated_for_mana_alone(steps: str) -> None:
    assert wrong_with("cgs", told(MANA_ALONE, steps)) == ""


def with_lens(text: str, steps: str) -> str:
    """A table on which Bob controls an artifact with a text."""
    told_ = told("Hexproof", steps)
    land = "    | card | type | name   |\n    | Pool | land | Island |"
    assert land in told_
    return told_.replace(land, f"    | card | type | effects |\n    | Lens | artifact | {text} |")


@pytest.mark.parametrize(
    ("flash", "spell", "then"),
    [
        ("You may cast spells as though they had flash.", "Rite", "Bob has 22 life"),
        ("You may cast spells as though they had flash.", "Wolf", "Bob controls Wolf"),
        ("You may cast sorcery spells as though they had flash.", "Rite", "Bob has 22 life"),
        ("You may cast creature spells as though they had flash.", "Wolf", "Bob controls Wolf"),
    ],
)
def test_what_is_slow_may_be_cast_at_any_time(flash: str, spell: str, then: str) -> None:
    steps = f"Ann plays Study; Bob plays {spell}; everyone passes; Then {then}"

    assert wrong_with("cgs", with_lens(flash, steps)) == ""


def test_not_every_spell_is_meant() -> None:
    flash = "You may cast creature spells as though they had flash."
    steps = "Ann plays Study; Bob plays Rite; Then the attempt is refused by rule 5.5.8.a"

    assert wrong_with("cgs", with_lens(flash, steps)) == ""
