"""What a player may pay or do as an effect resolves: only who can is asked, mana is made meanwhile, and 'if you do'."""

import pytest
from told_scenario import wrong_with

MAY = """
  Given a game of cgs with Ann and Bob
  And Ann has {life} life
  And Ann controls:
    | card  | type        | effects |
    | Chart | enchantment | Whenever a creature you control enters, you may {deed}. If you do, draw a card. |
  And Ann has in the hand:
    | card | type     | power | toughness |
    | Imp  | creature | 1     | 1         |
{given}  When Ann plays Imp
  And everyone passes
  And everyone passes
"""


def may(deed: str, given: str = "", life: int = 20) -> str:
    return MAY.format(deed=deed, given=given, life=life)


PASSES = "  And everyone passes\n" * 2
MANA = "  And Ann has 1 {color} mana\n"
CONTROLS = "  And Ann controls:\n    | card | type | {column} | effects |\n    | {card} |\n"
LIES = "  And Ann has in the discard pile:\n    | card | type |\n    | Rag | {kind} |\n"


@pytest.mark.parametrize(
    ("deed", "given"),
    [
        ("pay {2}", MANA.format(color="green")),
        ("pay {U}", MANA.format(color="green")),
        ("pay {2}", CONTROLS.format(column="tapped", card="Forest | basic land | no | ")),
        ("pay {1}", CONTROLS.format(column="tapped", card="Forest | basic land | yes | ")),
        ("pay {U}", CONTROLS.format(column="tapped", card="Forest | basic land | no | ")),
        ("sacrifice an artifact", ""),
        ("sacrifice two creatures", ""),
        ("remove a +1/+1 counter from this enchantment", ""),
        ("exile a creature card from your graveyard", LIES.format(kind="instant")),
        ("return a land you control to its owner's hand", ""),
        ("discard a card", ""),
        ("pay 3 life", ""),
        ("tap an untapped artifact you control", CONTROLS.format(column="tapped", card="Top | artifact | yes | ")),
    ],
)
def test_who_cannot_do_it_is_not_asked_and_gets_nothing(deed: str, given: str) -> None:
    steps = may(deed, given, life=2)

    assert wrong_with("cgs", f"{steps}  Then Ann has 0 cards in the hand\n  And Ann has 2 life") == ""
    assert "is no action" in wrong_with("cgs", f"{steps}  When Ann decides to do it\n  Then Ann has 2 life")


@pytest.mark.parametrize(
    ("deed", "given", "meanwhile"),
    [
        ("pay {1}", MANA.format(color="green"), ""),
        ("pay {U}", MANA.format(color="blue"), ""),
        ("pay {1}", CONTROLS.format(column="tapped", card="Forest | basic land | no | "), "Ann taps Forest"),
        ("pay {R}", CONTROLS.format(column="tapped", card="Mine | land | no | {T}: Add {R}."),
         "Ann activates Mine's effect"),
        ("sacrifice a creature", "", ""),
        ("exile a creature card from your graveyard", LIES.format(kind="creature"), ""),
        ("pay 3 life", "", ""),
        ("tap this enchantment", "", ""),
        ("gain 1 life", "", ""),
    ],
)  # fmt: skip
def test_who_does_it_gets_what_comes_of_it(deed: str, given: str, meanwhile: str) -> None:
    steps = may(deed, given) + (f"  And {meanwhile}\n" if meanwhile else "")

    assert wrong_with("cgs", f"{steps}  And Ann decides to do it\n  Then Ann has 1 card in the hand") == ""
    assert wrong_with("cgs", f"{steps}  And Ann decides to leave it\n  Then Ann has 0 cards in the hand") == ""


SAW = """
  And Bob controls:
    | card | type     | effects                            |
    | Saw  | artifact | {0}: Destroy target enchantment.   |
    | Pick | artifact | {0}: Tap target enchantment.       |
"""


@pytest.mark.parametrize(
    ("deed", "tool"), [("sacrifice this enchantment", "Saw"), ("tap this enchantment", "Saw"), ("tap Chart", "Pick")]
)
def test_what_has_left_or_is_tapped_by_then_can_be_neither_given_up_nor_tapped(deed: str, tool: str) -> None:
    steps = may(deed, SAW).replace("  And everyone passes\n  And everyone passes\n", "  And everyone passes\n")
    steps += f"  And Bob activates {tool}'s effect targeting Chart\n{PASSES}"

    assert wrong_with("cgs", f"{steps}  Then Ann has 0 cards in the hand") == ""


def test_a_creature_that_is_in_the_graveyard_is_not_sacrificed_once_more() -> None:
    steps = """
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card | type     | power | toughness | effects                                                           |
    | Imp  | creature | 1     | 1         | {0}: Sacrifice Imp. You gain 1 life. |
    | Bat  | creature | 1     | 1         | Whenever a creature you control is tributed, you gain 3 life.     |
  When Ann activates Imp's effect
  And Bob passes
  And Ann activates Imp's effect
  And everyone passes
  And everyone passes
  And everyone passes
  And everyone passes
  Then Ann has 25 life"""

    assert wrong_with("cgs", steps) == ""


UNLESS = """
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card   | type       | power | toughness | effects                                                             |
    | Forest | basic land |       |           |                                                                     |
    | Mine   | land       |       |           | {T}: Add {R}.                                                       |
    | Rat    | creature   | 1     | 1         | At the beginning of your end step, sacrifice Rat unless you pay {2}. |
  And Ann has in the hand:
    | card | type    | effects                  |
    | Rest | sorcery | You gain 5 life.         |
    | Zap  | instant | Destroy target creature. |
    | Wish | sorcery | Kicker {1}. You gain 2 life. If this spell was kicked, you gain 3 life. |
  And Bob controls:
    | card | type     | power | toughness | effects  |
    | Gull | creature | 1     | 1         | Ward {1} |
    | Moor | land     |       |           | {T}: Add {B}. |
  And Bob has in the hand:
    | card | type    | effects                                              |
    | Soft | instant | Counter target spell unless its controller pays {2}. |
"""
BOTH = "  And Ann taps Forest\n  And Ann activates Mine's effect\n"
ENDS = "  When the game goes on to the Ending Phase of Ann\n  And everyone passes\n"
ANSWERED = "  When Ann plays Rest\n  And Bob plays Soft targeting Rest\n  And everyone passes\n"
WARDED = "  When Ann plays Zap targeting Gull\n  And everyone passes\n"


@pytest.mark.parametrize(
    ("begin", "mana", "paid", "left"),
    [
        (ANSWERED, BOTH, f"{PASSES}  Then Ann has 25 life", f"{PASSES}  Then Ann has 20 life"),
        (WARDED, "  And Ann taps Forest\n", f"{PASSES}  Then Gull is in Bob's discard pile",
         f"{PASSES}  Then Gull is in Bob's Main Summon Zone"),
        (ENDS, BOTH, "  Then Rat is in Ann's Main Summon Zone", "  Then Rat is in Ann's discard pile"),
        ("  When Ann plays Wish\n", "  And Ann taps Forest\n", f"{PASSES}  Then Ann has 25 life",
         f"{PASSES}  Then Ann has 22 life"),
    ],
)  # fmt: skip
def test_mana_is_made_while_it_is_asked_for(begin: str, mana: str, paid: str, left: str) -> None:
    steps = UNLESS + begin

    assert wrong_with("cgs", f"{steps}{mana}  And Ann decides to pay\n{paid}") == ""
    assert wrong_with("cgs", f"{steps}{mana}  And Ann decides to leave it\n{left}") == ""
    is_open = "  Then the attempt is refused by rule 4.4.2\n  And Ann is next to decide"
    assert wrong_with("cgs", f"{steps}  And Ann decides to pay\n{is_open}") == ""


def test_nobody_else_makes_mana_then_and_nothing_else_is_done() -> None:
    steps = UNLESS + ANSWERED

    for attempt in ("Ann plays Zap targeting Gull", "Ann passes", "Bob taps Moor"):
        is_open = "  Then the attempt is refused by rule 8.1.5\n  And Ann is next to decide"
        assert wrong_with("cgs", f"{steps}  And {attempt}\n{is_open}") == ""


def test_who_has_too_little_even_with_all_lands_is_not_asked() -> None:
    steps = UNLESS.replace("pays {2}", "pays {3}") + ANSWERED + PASSES

    assert wrong_with("cgs", f"{steps}  Then Ann has 20 life\n  And Forest's tapped is no") == ""
