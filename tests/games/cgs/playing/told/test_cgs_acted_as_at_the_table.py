"""Actions that are said as players say them at the table do what the action does that they mean."""

import pytest
from told_scenario import wrong_with

TABLE = """\
Given a game of cgs with Ann and Bob in the {phase} of Ann
And Ann has 1 red mana
And Ann has 1 colorless mana
And Ann controls:
  | card       | type          | P/T | ATK/DEF  | HP | retreat | loyalty | position | effects                       |
  | Oak Squire | creature      | 2/2 |          |    |         |         |          |                               |
  | Clay Ox    | monster       |     | 1200/500 |    |         |         |          |                               |
  | Mask Imp   | monster       |     | 100/100  |    |         |         | Set      | flip: gain 1 life             |
  | Sparkit    | Basic Pokémon |     |          | 60 | 0       |         |          | Zap [0]: 30                   |
  | Iron Boots | Equipment     |     |          |    |         |         |          | equip {{1}}                   |
  | Toll Lamp  | artifact      |     |          |    |         |         |          | {{T}}: gain 3 life            |
  | Wise Ruth  | planeswalker  |     |          |    |         | 4       |          | +1: gain 1 life; -2: gain 5 life |
And Ann has in the hand:
  | card       | type            | cost | ATK/DEF  | Level | HP | evolves from | effects                 |
  | Hot Arrow  | instant         | R    |          |       |    |              | 3 damage to any target  |
  | Clay Page  | monster         |      | 1200/500 | 4     |    |              |                         |
  | Great Idol | monster         |      | 2600/500 | 7     |    |              |                         |
  | Pit Snare  | Trap            |      |          |       |    |              | draw 1                  |
  | Sparkon    | Stage 1 Pokémon |      |          |       | 90 | Sparkit      |                         |
And Bob controls:
  | card     | type     | P/T |
  | Bob Moth | creature | 1/1 |
"""


@pytest.mark.parametrize(
    ("said", "then"),
    [
        ("Ann casts Hot Arrow on Bob Moth", "Bob Moth is in the graveyard"),
        ("Ann plays Hot Arrow at Bob", "Bob has 17 life"),
        ("Ann responds with Hot Arrow targeting Bob", "Bob has 17 life"),
        ("Ann uses Wise Ruth's -2", "Ann has 25 life"),
        ("Ann activates Wise Ruth's +1 ability", "Ann has 21 life"),
        ("Ann uses Toll Lamp's ability", "Ann has 23 life"),
        ("Ann equips Iron Boots to Oak Squire", "Iron Boots is attached to Oak Squire"),
        ("Ann normal summons Clay Page", "Clay Page is in Attack Position"),
        ("Ann Normal Summons Clay Page in Attack Position", "Clay Page is in Ann's Monster Zone"),
        ("Ann normal summons Clay Page in Attack Position", "Clay Page is in Ann's Monster Zone"),
        ("Ann sets Clay Page", "Clay Page is face-down"),
        ("Ann plays Clay Page face-down", "Clay Page is in Defense Position"),
        ("Ann Sets Pit Snare face-down", "Pit Snare is face-down"),
        ("Ann Tributes Sparkit and Oak Squire to summon Great Idol", "Sparkit is in the graveyard"),
        ("Ann evolves Sparkit to Sparkon", "Sparkon is in Ann's Active Spot"),
        ("Ann retreats Sparkit to Clay Ox", "Clay Ox is in Ann's Active Spot"),
        ("Ann switches Clay Ox to Defense Position", "Clay Ox is in Defense Position"),
        ("Ann flips Mask Imp face-up", "Mask Imp is in Attack Position"),
        ("Ann flip summons Mask Imp", "Mask Imp is face-up"),
        ("Ann concedes", "Bob wins"),
    ],
)
def test_what_is_done_in_a_main_phase(said: str, then: str) -> None:
    told = f"{TABLE.format(phase='Main Phase 1')}When {said}\nAnd everyone passes\nThen {then}\n"

    assert wrong_with("cgs", told if said != "Ann concedes" else told.replace("And everyone passes\n", "")) == ""


@pytest.mark.parametrize(
    ("said", "then"),
    [
        ("Oak Squire attacks Bob\nAnd everyone passes\nAnd Bob does not block", "Bob has 18 life"),
        ("Ann attacks with Oak Squire\nAnd everyone passes\nAnd Bob declares no blockers", "Bob has 18 life"),
        (
            "Ann attacks with Oak Squire\nAnd everyone passes\nAnd Bob Moth blocks Oak Squire",
            "Bob Moth is in the graveyard",
        ),
        ("Clay Ox attacks Bob Moth", "Bob Moth is in the graveyard"),
        ("Oak Squire attacks Bob directly\nAnd everyone passes\nAnd Bob does not block", "Bob has 18 life"),
        ("Sparkit uses Zap on Bob Moth", "Sparkit has 1 damage"),
        ("Sparkit attacks Bob Moth with Zap", "Sparkit has 1 damage"),
        ("Ann uses Zap on Bob Moth", "Sparkit has 1 damage"),
        ("Ann uses Sparkit's Zap on Bob Moth", "Sparkit has 1 damage"),
    ],
)
def test_what_is_done_in_a_battle_phase(said: str, then: str) -> None:
    told = f"{TABLE.format(phase='Battle Phase')}When {said}\nAnd everyone passes\nThen {then}\n"

    assert wrong_with("cgs", told) == ""


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("Ann activates Wise Ruth's -9", "Wise Ruth has no loyalty ability -9"),
        ("Ann uses Bark on Bob Moth", "'Ann uses Bark on Bob Moth' is no action"),
        ("Mule attacks Bob", "'Mule attacks Bob' is no action"),
    ],
)
def test_what_means_nothing_is_told_in_the_words_in_which_it_was_said(said: str, why: str) -> None:
    assert why in wrong_with("cgs", f"{TABLE.format(phase='Battle Phase')}When {said}\nThen the game goes on\n")


GLOW = 'Ability "Glow": Once during your turn, you may heal 20 damage from 1 of your Pokémon.'
BENCHES = f"""
Given a game of cgs with Ann and Bob
And Ann controls:
  | card    | type    | HP | Stage | zone        | damage | effects |
  | Lampbug | Pokémon | 60 | Basic | Active Spot | 3      | {GLOW}  |
  | Mossbug | Pokémon | 60 | Basic | Bench       |        |         |
And Ann has in the hand:
  | card   | type    | HP | Stage |
  | Dewbug | Pokémon | 60 | Basic |
And Bob has in the hand:
  | card   | type    | HP | Stage |
  | Ashbug | Pokémon | 60 | Basic |
"""


@pytest.mark.parametrize(
    "steps",
    [
        "When Ann uses Glow\nAnd everyone passes\nAnd Ann chooses Lampbug\nThen Lampbug has 1 damage",
        "When Ann uses Lampbug's Glow\nAnd everyone passes\nAnd Ann chooses Lampbug\nThen Lampbug has 1 damage",
        "When Ann plays Dewbug to the Bench\nAnd everyone passes\nThen Dewbug is in Ann's Main Summon Zone 2",
        "When the game goes on to the Main Phase 1 of Bob\nAnd Bob plays Ashbug to his Active Spot\n"
        "And everyone passes\n"
        "Then Ashbug is in Bob's Extra Summon Zone 1",
        "When Ann plays Dewbug to the Active Spot\nThen the attempt is refused by rule 5.1.5.a",
    ],
)
def test_abilities_and_places_in_the_words_of_pokemon(steps: str) -> None:
    assert wrong_with("cgs", f"{BENCHES}{steps}\n") == ""


NUMBERED = """
Given a game of cgs with Ann and Bob
And Ann controls:
  | card | type     | P/T | copies |
  | Moth | creature | 1/1 | 2      |
And Ann has in the hand:
  | card       | type         | ATK/DEF  | Level | effects |
  | Wool Call  | Normal Spell |          |       | Special Summon 2 "Wool Tokens" (Beast/EARTH/Level 1/ATK 0/DEF 0). |
  | Great Idol | monster      | 2600/500 | 7     |         |
"""


def test_copies_and_tokens_are_called_by_their_numbers() -> None:
    steps = (
        "When Ann activates Wool Call\nAnd everyone passes\nAnd Ann chooses Defense Position\n"
        "And Ann chooses Defense Position\nAnd Ann tributes Moth 1 and Wool Token 2 to Tribute Summon Great Idol\n"
        "And everyone passes\nThen Moth 1 is in the graveyard\nAnd Moth 2 is on the field\n"
        "And Wool Token 1 is on the field\nAnd Wool Token 2 is no longer on the field\n"
    )
    assert wrong_with("cgs", f"{NUMBERED}{steps}") == ""
