"""A card in the GY that is banished in the place of the destruction of monsters."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cid
  And Ann has in the hand:
    | card | type         | effects                          |
    | Pit  | Normal Spell | Destroy all monsters.            |
    | Hex  | Quick-Play Spell | Destroy 1 monster on the field. |
  And Ann controls:
    | card | type           | ATK  | DEF  | Level |
    | Ogre | Normal Monster | 2000 | 1000 | 4     |
  And Bob controls:
    | card | type           | ATK  | DEF  | Level | power | toughness |
    | Imp  | Normal Monster | 1000 | 1000 | 4     |       |           |
    | Elf  | creature       |      |      |       | 1     | 1         |
  And Bob has in the discard pile:
    | card  | type           | ATK  | DEF  | Level | effects |
    | Guard | Effect Monster | 1000 | 1000 | 4     | {guard} |
    | Other | Effect Monster | 1000 | 1000 | 4     | {other} |
"""
GY = "you can banish this card from your GY instead."
ANY = f"If a monster you control would be destroyed by battle or card effect, {GY}"
BATTLE = f"If a monster you control would be destroyed by battle, {GY}"
ALL = ANY.replace("monster", "monster(s)")
IMP = ANY.replace("a monster", 'an "Imp" monster')
ONCE = f'{ANY} You can only use this effect of "Guard" once per turn.'
FIGHT = "the game goes on to the Battle Phase of Ann; Ann attacks Imp with Ogre; everyone passes"


@pytest.mark.parametrize(
    ("guard", "steps"),
    [
        (ANY, "Ann plays Hex; everyone passes; Ann chooses Imp; Bob chooses do it; "
              "Then Imp is in Bob's Main Summon Zone; Guard is in Bob's exiled zone"),
        (ANY, "Ann plays Hex; everyone passes; Ann chooses Imp; Bob chooses leave it; "
              "Then Imp is in Bob's discard pile; Guard is in Bob's discard pile"),
        (ANY, "Ann plays Hex; everyone passes; Ann chooses Elf; Bob chooses do it; "
              "Then Elf is in Bob's Main Summon Zone"),
        (ANY, "Ann plays Hex; everyone passes; Ann chooses Ogre; Then Ogre is in Ann's discard pile"),
        (BATTLE, "Ann plays Hex; everyone passes; Ann chooses Imp; Then Imp is in Bob's discard pile"),
        (BATTLE, f"{FIGHT}; Bob chooses do it; "
                 "Then Imp is in Bob's Main Summon Zone; Guard is in Bob's exiled zone"),
        (ANY, "Ann plays Pit; everyone passes; Bob chooses do it; Then Guard is in Bob's exiled zone; "
              "Ogre is in Ann's discard pile; Elf is in Bob's Main Summon Zone; Imp is in Bob's discard pile"),
        (ALL, "Ann plays Pit; everyone passes; Bob chooses do it; Then Guard is in Bob's exiled zone; "
              "Ogre is in Ann's discard pile; Elf is in Bob's Main Summon Zone; Imp is in Bob's Main Summon Zone"),
        (ALL, "Ann plays Pit; everyone passes; Bob chooses leave it; Then Guard is in Bob's discard pile; "
              "Elf is in Bob's discard pile; Imp is in Bob's discard pile"),
        (IMP, "Ann plays Pit; everyone passes; Bob chooses do it; Then Imp is in Bob's Main Summon Zone; "
              "Elf is in Bob's discard pile"),
        (ONCE, "Ann plays Hex; everyone passes; Ann chooses Imp; Bob chooses do it; "
               "Then Guard is in Bob's exiled zone; Imp is in Bob's Main Summon Zone; "
               "When Ann plays Pit; everyone passes; Then Imp is in Bob's discard pile"),
    ],
)  # fmt: skip
def test_a_card_is_banished_out_of_the_pile_instead(guard: str, steps: str) -> None:
    assert wrong_with("cgs", f"{TABLE.format(guard=guard, other='')}{when(steps)}") == ""


def test_whoever_leaves_one_is_asked_about_the_next() -> None:
    steps = (
        "Ann plays Hex; everyone passes; Ann chooses Imp; Bob chooses leave it; Bob chooses do it; "
        "Then Guard is in Bob's discard pile; Other is in Bob's exiled zone; Imp is in Bob's Main Summon Zone"
    )

    assert wrong_with("cgs", f"{TABLE.format(guard=ANY, other=ANY)}{when(steps)}") == ""


def test_two_of_one_name_share_what_is_done_once_a_turn() -> None:
    steps = (
        "Ann plays Pit; everyone passes; Bob chooses do it; Then Guard is in Bob's exiled zone; "
        "Other is in Bob's discard pile; Elf is in Bob's Main Summon Zone; Imp is in Bob's discard pile"
    )
    told = TABLE.format(guard=ONCE, other=ONCE).replace("effects |\n    | Guard", "effects | name |\n    | Guard")
    told = "\n".join(f"{each} Guard |" if "Effect Monster" in each else each for each in told.split("\n"))

    assert wrong_with("cgs", f"{told}{when(steps)}") == ""
