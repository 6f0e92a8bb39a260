"""Actions that are said with more words than it takes, or without those that go without saying."""

import pytest
from told_scenario import wrong_with

TABLE = """\
Given a game of cgs with Ann and Bob in the {phase} of Ann
And Ann has 6 red mana
And Ann controls:
  | card        | type            | P/T | ATK/DEF   | Level | HP | text           | on     | zone        |
  | Bear        | Creature — Bear | 3/3 |           |       |    |                |        |             |
  | Elf         | Creature — Elf  | 1/1 |           |       |    |                |        |             |
  | Golem       | Effect Monster  |     | 1500/1200 | 4     |    | {golem}        |        |             |
  | Forest      | Basic Land      |     |           |       |    |                |        |             |
  | Sparky      | Basic Pokémon   |     |           |       | 60 | [C] Jolt 20    |        | Active Spot |
  | Fire Energy | Basic Energy    |     |           |       |    |                | Sparky |             |
And Ann has in her hand:
  | card         | type           | cost | ATK/DEF   | Level | text                               |
  | Bolt         | Instant        | R    |           |       | Bolt deals 3 damage to any target. |
  | Imp          | Normal Monster |      | 1000/1000 | 3     |                                    |
  | Pit          | Normal Trap    |      |           |       | Destroy 1 monster.                 |
  | Mountain     | Basic Land     |      |           |       |                                    |
And Bob controls:
  | card  | type           | P/T | ATK/DEF   | Level | HP | zone        |
  | Ape   | Creature — Ape | 2/2 |           |       |    |             |
  | Ogre  | Normal Monster |     | 1300/1000 | 4     |    |             |
  | Finny | Basic Pokémon  |     |           |       | 70 | Active Spot |
When {said}
And everyone passes
Then {then}
"""
GOLEM = "Once per turn: You can target 1 monster your opponent controls; destroy it."


def told(phase: str, said: str, then: str) -> str:
    return wrong_with("cgs", TABLE.format(phase=phase, said=said, then=then, golem=GOLEM))


@pytest.mark.parametrize(
    ("said", "then"),
    [
        ("Ann casts Bolt, targeting Ape", "Ape dies"),
        ("Ann targets Ape with Bolt", "Ape dies"),
        ("Ann uses Bolt on Ape", "Ape dies"),
        ("Ann casts Bolt with Bob as its target", "Bob is at 17"),
        ("Ann plays her Mountain", "Ann controls two lands"),
        ("Ann plays Imp in Attack Position", "Imp is in Attack Position"),
        ("Ann Sets Imp in face-down Defense Position", "Imp is face-down"),
        ("Ann sets Pit in her backrow", "Pit is face-down"),
        ("Ann activates the effect of Golem, targeting Ogre", "Ogre is destroyed"),
        ("Ann uses Golem's effect on Ogre", "Ogre is destroyed"),
        ("Ann uses the effect of Golem on Ogre", "Ogre is destroyed"),
        ("Ann does nothing\nAnd Ann enters the Battle Phase", "it is Ann's combat phase"),
        ("Ann moves to combat", "it is Ann's Battle Phase"),
        ("Ann passes the turn", "it is Bob's turn"),
        ("Ann's turn ends", "it is Bob's turn"),
    ],
)
def test_in_a_main_phase(said: str, then: str) -> None:
    moves_on = any(each in said for each in ("enters", "combat", "turn"))
    text = TABLE.format(phase="Main Phase 1", said=said, then=then, golem=GOLEM)

    assert wrong_with("cgs", text.replace("And everyone passes\n", "") if moves_on else text) == ""


@pytest.mark.parametrize(("said", "color"), [("for green mana", "green"), ("for G", "green"), ("for {G}", "green")])
def test_a_land_is_tapped_for_its_color(said: str, color: str) -> None:
    text = TABLE.format(
        phase="Main Phase 1", said=f"Ann taps Forest {said}", then=f"Ann has 1 {color} mana", golem=GOLEM
    )

    assert wrong_with("cgs", text.replace("And everyone passes\n", "")) == ""


def test_no_land_is_tapped_for_the_color_of_another() -> None:
    assert "no action" in told("Main Phase 1", "Ann taps Forest for red mana", "Ann has 7 red mana")


@pytest.mark.parametrize(
    ("said", "then"),
    [
        ("Ann declares an attack with Bear", "Bear is tapped\nAnd Bob is next to select blockers"),
        ("Bear attacks", "Bear is tapped\nAnd Bob is next to select blockers"),
        ("Bear and Elf attack Bob", "Elf is tapped\nAnd Bob is next to select blockers"),
        ("Ann declares an attack on Ogre with Golem", "Ogre dies"),
        ("Ann declares Golem's attack on Ogre", "Ogre dies"),
        ("Golem declares an attack on Ogre", "Ogre dies"),
        ("Sparky uses Jolt", "Finny has 2 damage"),
        ("Ann has Sparky use Jolt on Finny", "Finny has 2 damage"),
        ("Ann attacks Finny with Sparky's Jolt", "Finny has 2 damage"),
    ],
)
def test_in_a_battle_phase(said: str, then: str) -> None:
    assert told("Battle Phase", said, then) == ""
