"""What waits for discarding, cycling, casting in another's turn, damage to players, shuffling and scrying."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cleo
  And Ann has 2 red mana
  And Ann controls:
    | card  | type        | power | toughness | effects |
    | Bell  | enchantment |       |           | {bell}  |
    | Fox   | creature    | 1     | 1         |         |
    | Wolf  | creature    | 2     | 2         |         |
  And Ann has in the hand:
    | card  | type           | cost   | power | toughness | effects        |
    | Rite  | sorcery        |        |       |           | {rite}         |
    | Loam  | creature       | {{3}}{{G}} | 1 | 1         | {loam}         |
  And Ann has 1 green mana
  And Bob controls:
    | card | type        | effects |
    | Gong | enchantment | {gong}  |
  And Bob has in the hand:
    | card | type           | ATK | DEF | effects                               |
    | Dart | instant        |     |     | Dart deals 1 damage to target player. |
    | Imp  | Normal Monster | 100 | 100 |                                       |
"""


def told(steps: str, **texts: str) -> str:
    cells = dict.fromkeys(("bell", "rite", "loam", "gong"), "") | texts
    return TABLE.format(**cells) + when(steps)


GAIN = "you gain 1 life."
CYCLED = f"Cycling {{1}}. When you cycle this card, {GAIN}"
TWICE = "everyone passes; everyone passes"
DRAWN = "Cycling {1}"


@pytest.mark.parametrize(
    ("texts", "steps"),
    [
        ({"loam": CYCLED}, f"Ann activates Loam; {TWICE}; Then Ann has 21 life; Loam is in Ann's discard pile"),
        ({"loam": DRAWN, "bell": f"Whenever you cycle a card, {GAIN}"},
         f"Ann activates Loam; {TWICE}; Then Ann has 21 life"),
        ({"loam": DRAWN, "bell": f"Whenever you cycle or discard a card, {GAIN}"},
         f"Ann activates Loam; {TWICE}; Then Ann has 21 life"),
        ({"loam": DRAWN, "gong": f"Whenever you cycle a card, {GAIN}"},
         "Ann activates Loam; everyone passes; Then Bob has 20 life"),
        ({"loam": f"When you discard this card, {GAIN}", "rite": "Discard a card."},
         f"Ann plays Rite; {TWICE}; Then Ann has 21 life"),
        ({"bell": f"Whenever an opponent discards a creature card, {GAIN}",
          "rite": "Target opponent discards their hand."},
         f"Ann plays Rite targeting Bob; {TWICE}; Then Ann has 21 life"),
        ({"bell": f"Whenever you discard one or more cards, {GAIN}", "rite": "Discard your hand."},
         f"Ann plays Rite; {TWICE}; Then Ann has 21 life"),
        ({"gong": f"Whenever you cast a spell during an opponent's turn, {GAIN}"},
         f"Ann plays Rite; Bob plays Dart targeting Cleo; {TWICE}; Then Bob has 21 life"),
        ({"gong": f"Whenever you cast your first spell during each opponent's turn, {GAIN}"},
         f"Ann plays Rite; Bob plays Dart targeting Cleo; {TWICE}; Then Bob has 21 life"),
        ({"bell": f"Whenever you cast a spell during an opponent's turn, {GAIN}"},
         "Ann plays Rite; everyone passes; Then Ann has 20 life"),
        ({"bell": f"Whenever you cast a spell with mana value 4 or greater, {GAIN}"},
         "Ann plays Rite; everyone passes; Then Ann has 20 life"),
        ({"gong": f"Whenever you're dealt damage, {GAIN}", "rite": "Rite deals 3 damage to each opponent."},
         f"Ann plays Rite; {TWICE}; Then Bob has 18 life; Cleo has 17 life"),
        ({"bell": "Whenever an opponent is dealt damage, that player loses 1 life.",
          "rite": "Rite deals 3 damage to target player."},
         f"Ann plays Rite targeting Cleo; {TWICE}; Then Cleo has 16 life; Bob has 20 life"),
        ({"bell": "Whenever an opponent is dealt damage, that player loses 1 life.",
          "rite": "Rite deals 3 damage to target player."},
         "Ann plays Rite targeting Ann; everyone passes; Then Ann has 17 life"),
        ({"bell": f"Whenever you shuffle your library, {GAIN}", "rite": "Shuffle your library."},
         f"Ann plays Rite; {TWICE}; Then Ann has 21 life"),
        ({"bell": f"Whenever you scry, {GAIN}", "rite": "Scry 1."},
         "Ann plays Rite; everyone passes; Ann chooses nothing; everyone passes; Then Ann has 21 life"),
    ],
)  # fmt: skip
def test_it_is_noticed(texts: dict[str, str], steps: str) -> None:
    assert wrong_with("cgs", told(steps, **texts)) == ""


def test_any_player_may_activate_an_ability() -> None:
    steps = "Ann plays Rite; Bob activates Bell; everyone passes; Then Bob has 19 life; Ann has 20 life"
    assert wrong_with("cgs", told(steps, bell="Pay 1 life: Draw a card. Any player may activate this ability.")) == ""
