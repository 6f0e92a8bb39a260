"""What a spell or ability is aimed at is looked at once more as it resolves: what fits no longer is let be."""

import pytest
from told_scenario import wrong_with

TABLE = """
  Given a game of cgs with Ann and Bob
  And Ann has in the hand:
    | card | type | color | effects |
    | Word | {kind} | {color} | {text} |
  And Ann controls:
    | card | type | effects |
    | Hive | artifact | {{0}}: Put a +1/+1 counter on target creature you control. |
    | Spur | artifact | {{0}}: {text} |
    | Moss | land | |
  And Bob controls:
    | card | type | power | toughness | ATK | DEF | Level | tapped |
    | Calf | creature | 2 | 2 | | | | yes |
    | Pike | creature | 1 | 1 | | | | no |
    | Wolf | Normal Monster | | | 1500 | 1000 | 4 | no |
  And Bob has in the hand:
    | card | type | effects |
    | Leaf | instant | {answer} |
"""
PASSES = "  And everyone passes\n" * 3

GROWS = "Target creature gets +3/+3 until end of turn."
HIDES = "Target creature gains hexproof until end of turn."
SHROUDS = "Target creature gains shroud until end of turn."
GUARDS = "Target creature gains protection from red until end of turn."
RISES = "Untap target creature."
FLEES = "Return target creature to its owner's hand."


@pytest.mark.parametrize("how", ["plays Word", "activates Spur's effect"])
@pytest.mark.parametrize(
    ("kind", "text", "answer", "then"),
    [
        ("instant", "Destroy target creature with power 2 or less.", GROWS, "Calf is in Bob's Main Summon Zone"),
        ("instant", "Destroy target creature with power 2 or less.", RISES, "Calf is in Bob's discard pile"),
        ("instant", "Destroy target tapped creature.", RISES, "Calf is in Bob's Main Summon Zone"),
        ("instant", "Destroy target creature.", HIDES, "Calf is in Bob's Main Summon Zone"),
        ("instant", "This spell deals 5 damage to any target.", SHROUDS, "Calf's damage is 0"),
        ("sorcery", "Target creature gets -1/-1 until end of turn.", HIDES, "Calf's offensive stat is 2"),
        ("sorcery", "Exile target creature. You gain 3 life.", FLEES, "Ann has 20 life"),
        ("sorcery", "You gain 3 life. Exile target creature.", HIDES, "Ann has 20 life"),
        ("sorcery", "Destroy target creature. Draw a card.", HIDES, "Ann has {hand} cards in the hand"),
    ],
)
def test_a_target_that_fits_no_longer_is_let_be(how: str, kind: str, text: str, answer: str, then: str) -> None:
    is_played = "plays" in how
    kind, text = (kind, text) if is_played or kind == "instant" else ("instant", text)
    text = text if is_played else text.replace("This spell", "This artifact")
    then = then.format(hand=0 if is_played else 1)
    steps = TABLE.format(kind=kind, color="", text=text, answer=answer)
    steps += f"  When Ann {how} targeting Calf\n  And Bob plays Leaf targeting Calf\n{PASSES}  Then {then}"

    assert wrong_with("cgs", steps) == ""


@pytest.mark.parametrize(("color", "then"), [("red", "Main Summon Zone"), ("blue", "discard pile")])
def test_protection_gained_in_answer_keeps_off_its_color_alone(color: str, then: str) -> None:
    steps = TABLE.format(kind="instant", color=color, text="Destroy target creature.", answer=GUARDS)
    steps += f"  When Ann plays Word targeting Calf\n  And Bob plays Leaf targeting Calf\n{PASSES}"

    assert wrong_with("cgs", f"{steps}  Then Calf is in Bob's {then}") == ""


@pytest.mark.parametrize(
    ("text", "targets", "then"),
    [
        ("Destroy up to two target creatures. Draw a card.", "Calf and Pike", "Pike is in Bob's discard pile"),
        ("Destroy up to two target creatures. Draw a card.", "Calf and Pike", "Calf is in Bob's Main Summon Zone"),
        ("Destroy up to two target creatures. Draw a card.", "Calf and Pike", "Ann has 1 card in the hand"),
        ("Destroy target creature. Target opponent loses 2 life.", "Calf and Bob", "Bob has 18 life"),
        ("Destroy target creature. Target opponent loses 2 life.", "Calf and Bob", "Calf is in Bob's Main Summon Zone"),
    ],
)
def test_with_one_target_left_the_rest_is_done(text: str, targets: str, then: str) -> None:
    steps = TABLE.format(kind="instant", color="", text=text, answer=HIDES)
    steps += f"  When Ann plays Word targeting {targets}\n  And Bob plays Leaf targeting Calf\n{PASSES}"

    assert wrong_with("cgs", f"{steps}  Then {then}") == ""


@pytest.mark.parametrize(
    ("text", "then"),
    [
        ("Untap target tapped creature. It gets +1/+1 until end of turn.", "Calf's offensive stat is 3"),
        ("Target creature with power 2 or less gets +3/+3 until end of turn. Untap it.", "Calf's tapped is no"),
        ("Gain control of target creature an opponent controls. It gets +1/+1 until end of turn.",
         "Calf's offensive stat is 3"),
        ("Target creature gains hexproof until end of turn. It gets +1/+1 until end of turn.",
         "Calf's offensive stat is 3"),
    ],
)  # fmt: skip
def test_what_an_effect_makes_of_its_target_itself_takes_nothing_from_it(text: str, then: str) -> None:
    steps = TABLE.format(kind="sorcery", color="", text=text, answer=HIDES)

    assert wrong_with("cgs", f"{steps}  When Ann plays Word targeting Calf\n{PASSES}  Then {then}") == ""


@pytest.mark.parametrize(
    ("text", "answer", "then"),
    [
        ("Target 1 monster with 1500 or less ATK; destroy it.", "Target creature gets +1/+0 until end of turn.", "1"),
        ("Target 1 monster your opponent controls; destroy it.", HIDES, "discard"),
    ],
)
def test_a_trap_asks_what_its_target_is_but_not_what_keeps_others_off(text: str, answer: str, then: str) -> None:
    where = "Main Summon Zone" if then == "1" else "discard pile"
    steps = f"""
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card | type | facing | effects |
    | Pit | Normal Trap | face-down | {text} |
  And Bob controls:
    | card | type | ATK | DEF | Level |
    | Wolf | Normal Monster | 1500 | 1000 | 4 |
  And Bob has in the hand:
    | card | type | effects |
    | Leaf | instant | {answer.replace("creature", "summon")} |
  And it is turn 3
  When Ann flips Pit targeting Wolf
  And Bob plays Leaf targeting Wolf
{PASSES}  Then Wolf is in Bob's {where}"""

    assert wrong_with("cgs", steps) == ""


def test_a_creature_that_has_been_stolen_in_answer_is_not_equipped() -> None:
    steps = """
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card  | type     | group     | power | toughness | effects                                 |
    | Sword | artifact | Equipment |       |           | equip {0}; equipped creature gets +2/+0 |
    | Calf  | creature |           | 2     | 2         |                                         |
  And Bob has in the hand:
    | card | type    | effects                                                 |
    | Lure | instant | Gain control of target creature until end of turn. |
  When Ann activates Sword's effect targeting Calf
  And Bob plays Lure targeting Calf
  And everyone passes
  And everyone passes
  And everyone passes
  Then Calf's offensive stat is 2
  And Sword's on is none"""

    assert wrong_with("cgs", steps) == ""


@pytest.mark.parametrize(("text", "cards"), [("Counter target spell. Draw a card.", 0), ("Draw a card.", 1)])
def test_a_counterspell_whose_spell_has_gone_does_nothing_else(text: str, cards: int) -> None:
    steps = f"""
  Given a game of cgs with Ann and Bob
  And Ann has in the hand:
    | card | type    | power | toughness | effects               |
    | Calf | creature | 2    | 2         |                       |
    | Nope | instant |       |           | Counter target spell. |
  And Bob has in the hand:
    | card | type    | effects |
    | Halt | instant | {text}  |
  When Ann plays Calf
  And Bob plays Halt{" targeting Calf" if "target" in text else ""}
  And Ann plays Nope targeting Calf
{PASSES}  Then Bob has {cards} card{"s" if cards != 1 else ""} in the hand"""

    assert wrong_with("cgs", steps) == ""


ACTS = """
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card | type         | loyalty | effects                                       |
    | Ajar | planeswalker | 4       | -1: Destroy target creature. You gain 2 life. |
  And Ann has in the hand:
    | card | type     | power | toughness | effects |
    | Imp | creature | 1 | 1 | When Imp enters, tap target creature an opponent controls. You gain 3 life. |
  And Bob controls:
    | card | type     | power | toughness | effects |
    | Gull | creature | 2     | 2         | {0}: Return Gull to its owner's hand.                        |
    | Lark | creature | 2     | 2         | {0}: Target creature you control gains hexproof until end of turn. |
"""


@pytest.mark.parametrize("answer", ["activates Gull's effect", "activates Lark's effect targeting Gull"])
@pytest.mark.parametrize(
    "act", ["plays Imp\n  And everyone passes\n  And Ann targets Gull", "activates Ajar's effect targeting Gull"]
)
def test_triggers_and_planeswalkers_without_a_target_do_nothing_else(act: str, answer: str) -> None:
    steps = f"{ACTS}  When Ann {act}\n  And Bob {answer}\n{PASSES}  Then Ann has 20 life"

    assert wrong_with("cgs", steps) == ""
