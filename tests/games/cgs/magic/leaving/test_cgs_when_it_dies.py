"""An effect waits for what it has been about to die in the same turn."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cleo
  And Bob controls:
    | card  | type           | power | toughness | ATK | DEF | Level |
    | Bear  | creature       | 2     | 2         |     |     |       |
    | Boar  | creature       | 2     | 2         |     |     |       |
    | Imp   | Normal Monster |       |           | 900 | 900 | 3     |
  And Ann has in the hand:
    | card  | type    | effects                                 |
    | Hex   | instant | {text}                                  |
    | Zap   | instant | Zap deals 1 damage to target creature.  |
    | Slay  | instant | Destroy target creature.                |
    | Ebb   | instant | Return target creature to its owner's hand. |
    | Ban   | instant | Exile target creature.                  |
    | Doom  | sorcery | Destroy all creatures.                  |
"""
ONE = "Hex deals 1 damage to target creature. When that creature dies this turn, you gain 3 life."
TWO = "Hex deals 2 damage to target creature. When that creature dies this turn, you gain 3 life."
WEAK = "Target creature gets -1/-1 until end of turn. When it dies this turn, its controller loses 2 life."
BACK = "Destroy target creature. When that creature dies this turn, return it to the battlefield under your control."
HEX = "Ann plays Hex targeting Bear; everyone passes; "


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        (ONE, f"{HEX}Then Ann has 20 life; When Ann plays Zap targeting Bear; everyone passes; everyone passes; "
              "Then Ann has 23 life"),
        (TWO, f"{HEX}everyone passes; Then Ann has 23 life; Bear is in Bob's discard pile"),
        (ONE, f"{HEX}Ann plays Zap targeting Boar; everyone passes; Ann plays Slay targeting Boar; everyone passes; "
              "everyone passes; Then Ann has 20 life"),
        (ONE, f"{HEX}Ann plays Ban targeting Bear; everyone passes; everyone passes; Then Ann has 20 life"),
        (ONE, f"{HEX}Ann plays Doom; everyone passes; everyone passes; Then Ann has 23 life"),
        (WEAK, f"{HEX}Ann plays Zap targeting Bear; everyone passes; everyone passes; Then Bob has 18 life"),
        (BACK, f"{HEX}everyone passes; Then Bear is in Ann's Main Summon Zone"),
        (TWO, "Ann plays Hex targeting Imp; everyone passes; everyone passes; Then Ann has 23 life"),
        (ONE, f"{HEX}the game goes on to the Main Phase 1 of Bob; Bob passes; Cleo passes; "
              "Ann plays Slay targeting Bear; everyone passes; Then Ann has 20 life"),
    ],
)  # fmt: skip
def test_what_waits_for_a_death(text: str, steps: str) -> None:
    assert wrong_with("cgs", f"{TABLE.format(text=text)}{when(steps)}") == ""
