"""Who cannot activate cards of a kind cannot activate what is equivalent to it either, be it played or flipped."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card | type     | power | toughness | facing    | set | zone        |
    | Bear | creature | 2     | 2         | face-up   |     | Main Summon Zone |
  And Ann controls:
    | card | type   | effects  | facing    | set |
    | Hid  | {type} | draw 1   | face-down | 1   |
  And Ann has in the hand:
    | card | type   | effects |
    | Zap  | {type} | {text}  |
  And Bob controls:
    | card | type   | HP | Stage | ATK | DEF | Level | effects |
    | Lock | {kind} | 90 | Basic | 100 | 100 | 1     | {ban}   |
"""
REFUSED = "Then the attempt is refused by rule 8.1.5"
TRAPS, NORMAL_TRAPS = "Neither player can activate Trap Cards.", "Your opponent cannot activate Normal Traps."
QUICK, COUNTER = "Your opponent cannot activate Quick-Play Spells.", "Neither player can activate Counter Trap Cards."
TOOLS = "Ability: Shut. Your opponent can't play any Pokémon Tool cards from their hand."


def told(ban: str, type_: str, steps: str, text: str = "draw 1", kind: str = "Effect Monster") -> str:
    table = TABLE.format_map({"type": type_, "ban": ban, "text": text, "kind": kind})
    return wrong_with("cgs", table + when(steps))


@pytest.mark.parametrize(
    ("ban", "type_"),
    [
        (TRAPS, "instant"),
        ("Your opponent cannot activate Traps.", "artifact"),
        ("Trap Cards cannot be activated.", "enchantment"),
        (NORMAL_TRAPS, "instant"),
        (QUICK, "instant"),
        (QUICK, "Quick-Play Spell"),
        ("Your opponent cannot activate Spell Cards.", "sorcery"),
        ("Your opponent cannot activate Normal Spells.", "Item"),
    ],
)
def test_what_is_equivalent_is_not_activated_from_the_hand(ban: str, type_: str) -> None:
    assert told(ban, type_, f"Ann plays Zap; {REFUSED}") == ""


@pytest.mark.parametrize(
    ("ban", "type_"),
    [
        (TRAPS, "sorcery"),
        (TRAPS, "Quick-Play Spell"),
        (NORMAL_TRAPS, "Quick-Play Spell"),
        (QUICK, "Normal Spell"),
    ],
)
def test_what_is_of_another_kind_is_activated(ban: str, type_: str) -> None:
    assert told(ban, type_, "Ann plays Zap; everyone passes; Then Zap is in Ann's discard pile") == ""


@pytest.mark.parametrize(
    ("ban", "type_"),
    [
        (TRAPS, "Normal Trap"),
        (TRAPS, "instant"),
        (COUNTER, "instant"),
        (NORMAL_TRAPS, "Normal Trap"),
        (QUICK, "Quick-Play Spell"),
    ],
)
def test_what_lies_face_down_is_not_flipped(ban: str, type_: str) -> None:
    assert told(ban, type_, f"Ann flips Hid; {REFUSED}") == ""


@pytest.mark.parametrize(("ban", "type_"), [(NORMAL_TRAPS, "Quick-Play Spell"), (QUICK, "Normal Trap")])
def test_what_lies_face_down_and_is_of_another_kind_is_flipped(ban: str, type_: str) -> None:
    assert told(ban, type_, "Ann flips Hid; everyone passes; Then Hid is in Ann's discard pile") == ""


@pytest.mark.parametrize(
    ("type_", "text"),
    [
        ("Tool", "The Pokémon this card is attached to gets +10 HP."),
        ("Equip Spell", "The equipped monster gains 500 ATK."),
    ],
)
def test_who_cannot_play_tools_cannot_play_equip_spells(type_: str, text: str) -> None:
    assert told(TOOLS, type_, f"Ann plays Zap on Bear; {REFUSED}", text, "Pokémon") == ""
