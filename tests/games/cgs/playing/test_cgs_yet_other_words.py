"""What cards of all games say in yet other words."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cid in the {phase} of Ann
  And Ann controls:
    | card    | type           | power | toughness | ATK  | DEF  | Level | HP | Stage | on       |
    | Knight  | creature       | 3     | 3         |      |      |       |    |       |          |
    | Page    | Normal Monster |       |           | 2000 | 1000 | 4     |    |       |          |
    | Duck    | Pokémon        |       |           |      |      |       | 50 | Basic |          |
    | Scarf   | Tool           |       |           |      |      |       |    |       | Duck     |
  And Bob controls:
    | card    | type           | power | toughness | ATK  | DEF  | Level | on    | effects |
    | Squire  | creature       | 1     | 2         |      |      |       |       |         |
    | Foe     | Normal Monster |       |           | 1000 | 1000 | 3     |       |         |
    | Boots   | Equip Spell    |       |           |      |      |       | Foe   | The equipped monster gains 500 ATK. |
  And Cid controls:
    | card    | type           | loyalty | zone         |
    | Walker  | planeswalker   | 4       | backrow zone |
  And {player} has in the hand:
    | card | type   | effects |
    | Said | {type} | {text}  |
"""

SAID = [
    ("Item", "Choose up to 2 Pokémon Tools attached to Pokémon (yours or your opponent's) and discard them.",
     "Ann plays Said; everyone passes; Ann chooses Scarf and Boots; "
     "Then Scarf is in Ann's discard pile; Boots is in Bob's discard pile"),
    ("Item", "Discard up to 2 Pokémon Tools in play.",
     "Ann plays Said; everyone passes; Ann chooses Boots; "
     "Then Scarf's on is Duck; Boots is in Bob's discard pile"),
    ("Quick-Play Spell",
     "Target 1 face-up monster on the field; its original ATK becomes half its current original ATK until the end of "
     "this turn.", "Ann plays Said targeting Foe; everyone passes; Then Foe's ATK is 1000"),
    ("sorcery", "Exchange control of two target creatures.",
     "Ann plays Said targeting Duck and Foe; everyone passes; Then Bob controls Duck; Ann controls Foe"),
    ("sorcery", "This deals 2 damage to each creature and each planeswalker.",
     "Ann plays Said; everyone passes; Then Squire is in Bob's discard pile; Foe is in Bob's discard pile; "
     "Walker's loyalty is 2; Knight's damage is 2; Duck's damage is 2"),
]  # fmt: skip


@pytest.mark.parametrize(("type_", "text", "steps"), SAID)
def test_it_is_done_as_it_says(type_: str, text: str, steps: str) -> None:
    table = TABLE.format(phase="Main Phase 1", player="Ann", type=type_, text=text)
    assert wrong_with("cgs", f"{table}{when(steps)}") == ""


TRAP = """
  Given a game of cgs with Ann, Bob and Cid in the Battle Phase of Ann
  And Ann controls:
    | card    | type           | power | toughness | ATK  | DEF  | Level |
    | Knight  | creature       | 3     | 3         |      |      |       |
    | Page    | Normal Monster |       |           | 2000 | 1000 | 4     |
  And Bob controls:
    | card    | type           | ATK  | DEF  | Level | facing    | set | effects |
    | Foe     | Normal Monster | 1000 | 1000 | 3     | face-up   |     |         |
    | Shy     | Effect Monster | 1000 | 1000 | 3     | face-up   |     | This card cannot be targeted for an attack. |
    | Said    | Normal Trap    |      |      |       | face-down | 1   | {text}  |
"""

ANSWERED = [
    ("You take no battle damage from your opponent's monsters this turn. Your monsters cannot be destroyed by battle "
     "this turn.",
     "Ann attacks Foe with Page; Ann passes; Bob flips Said; everyone passes; Ann decides to attack Foe; "
     "everyone passes; Then Bob has 20 life; Foe is in Bob's Main Summon Zone 1"),
    ("When an opponent's monster declares an attack: Inflict damage to your opponent equal to the attacking monster's "
     "ATK.", "Ann attacks Foe with Page; Ann passes; Bob flips Said; everyone passes; Ann decides to attack Foe; "
     "Then Ann has 18 life"),
    ("When an opponent's monster declares an attack: Target the attacking monster; negate its attack.",
     "Ann attacks Bob with Knight; Ann passes; Bob flips Said targeting Knight; everyone passes; Then Bob has 20 life"),
    ("Draw 1 card.", "Ann attacks Shy with Page; Then the attempt is refused by rule 8.1.5"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "steps"), ANSWERED)
def test_it_answers_an_attack(text: str, steps: str) -> None:
    assert wrong_with("cgs", f"{TRAP.format(text=text)}{when(steps)}") == ""


ROT = """
  Given a game of cgs with Ann and Bob in the Battle Phase of {player}
  And Ann controls:
    | card   | type        | group | power | toughness | on     | effects |
    | Knight | creature    |       | 3     | 3         |        |         |
    | Rot    | enchantment | Aura  |       |           | Knight | Enchant creature. Enchanted creature has decayed. |
  And Bob controls:
    | card   | type        | power | toughness |
    | Giant  | creature    | 4     | 4         |
"""


@pytest.mark.parametrize(
    ("player", "steps"),
    [
        ("Ann", "Ann attacks Bob with Knight; everyone passes; everyone passes; Bob blocks with nothing; "
                "everyone passes; everyone passes; Then Bob has 17 life; Knight is in Ann's discard pile"),
        ("Bob", "Bob attacks Ann with Giant; everyone passes; Then Ann has 16 life"),
    ],
)  # fmt: skip
def test_decayed_is_given(player: str, steps: str) -> None:
    assert wrong_with("cgs", f"{ROT.format(player=player)}{when(steps)}") == ""


def test_nobody_can_tribute() -> None:
    table = TABLE.format(phase="Main Phase 1", player="Cid", type="instant", text="draw 1 card")
    held = """
  And Ann has in the hand:
    | card | type           | ATK  | DEF  | Level |
    | King | Normal Monster | 2400 | 1000 | 5     |
  And Cid controls:
    | card | type             | effects                           |
    | Ban  | Continuous Spell | Neither player can Tribute cards. |
"""
    steps = "Ann plays King with Page; Then the attempt is refused by rule 8.1.5"
    assert wrong_with("cgs", f"{table}{held}{when(steps)}") == ""
