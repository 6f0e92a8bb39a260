"""What is unaffected is hit by nothing that is kept off: neither by what is aimed or shared out nor by what stands."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann and Bob {phase}
  And Ann controls:
    | card   | type             | power | toughness | ATK  | DEF | Level | effects |
    | Tim    | creature         | 1     | 1         |      |     |       | {{T}}: this deals 3 damage to any target |
    | Mist   | Continuous Trap  |       |           |      |     |       | {mist}  |
  And Ann has in the hand:
    | card   | type             | effects                                                             |
    | Bolt   | instant          | this deals 3 damage to any target                                   |
    | Fork   | instant          | this deals 3 damage divided as you choose among one or two targets  |
    | Fist   | Equip Spell      | The equipped monster loses 1000 ATK.                                |
    | Veil   | Aura             | enchant creature; enchanted creature gets -2/-2                     |
  And Bob controls:
    | card   | type             | power | toughness | ATK  | DEF  | Level | effects |
    | Golem  | Effect Monster   |       |           | 2500 | 1000 | 4     | {guard} |
    | Ox     | creature         | 5     | 2         |      |      |       |         |
    | Ward   | Continuous Spell |       |           |      |      |       | {ward}  |
"""
ALL = "This card is unaffected by other cards' effects."
THEIRS = "Unaffected by your opponent's card effects."
OF_SPELLS, OF_TRAPS = "Unaffected by Spell effects.", "Unaffected by Trap effects."
YOURS = "Monsters you control are unaffected by your opponent's Spell effects."
GOLEM_STANDS, GOLEM_FALLS = "Then Golem is in Bob's Main Summon Zone 1", "Then Golem is in Bob's discard pile"
WEAK = "All monsters on the field lose 1000 ATK."
STILL = "All Level 4 or higher monsters cannot attack."


def told(steps: str, guard: str = "", ward: str = "", mist: str = "", phase: str = "") -> str:
    return wrong_with("cgs", TABLE.format(guard=guard, ward=ward, mist=mist, phase=phase) + steps)


@pytest.mark.parametrize(
    ("guard", "ward", "steps", "ends"),
    [
        ("", "", "Ann plays Bolt targeting Golem", GOLEM_FALLS),
        (ALL, "", "Ann plays Bolt targeting Golem", GOLEM_STANDS),
        (THEIRS, "", "Ann plays Bolt targeting Golem", GOLEM_STANDS),
        (OF_TRAPS, "", "Ann plays Bolt targeting Golem", GOLEM_STANDS),
        ("Unaffected by monster effects.", "", "Ann plays Bolt targeting Golem", GOLEM_FALLS),
        ("Unaffected by other monsters' effects.", "", "Ann activates Tim's effect targeting Golem", GOLEM_STANDS),
        (OF_SPELLS, "", "Ann activates Tim's effect targeting Golem", GOLEM_FALLS),
        (ALL, "", "Ann plays Fork targeting Golem", GOLEM_STANDS),
        ("", "", "Ann plays Fork targeting Golem", GOLEM_FALLS),
        ("", YOURS, "Ann plays Bolt targeting Ox", "Then Ox is in Bob's Main Summon Zone 2"),
        ("", "", "Ann plays Bolt targeting Ox", "Then Ox is in Bob's discard pile"),
    ],
)
def test_damage_to_any_target_does_nothing_to_what_is_unaffected(guard: str, ward: str, steps: str, ends: str) -> None:
    assert told(when(f"{steps}; everyone passes; {ends}"), guard, ward) == ""


@pytest.mark.parametrize(
    ("guard", "mist", "stat"),
    [
        ("", WEAK, "3/2"),
        (ALL, WEAK, "5/2"),
        (THEIRS, WEAK, "5/2"),
        (OF_TRAPS, WEAK, "5/2"),
        ("Unaffected by monster effects.", WEAK, "3/2"),
    ],
)
def test_what_stands_does_nothing_to_what_is_unaffected(guard: str, mist: str, stat: str) -> None:
    assert told(f"  Then Golem's offensive stat is {stat}", guard, mist=mist) == ""


@pytest.mark.parametrize(
    ("guard", "steps", "stat"),
    [
        (THEIRS, "Ann plays Veil on Golem", "5/2"),
        (ALL, "Ann plays Veil on Golem", "5/2"),
        ("Unaffected by monster effects.", "Ann plays Veil on Golem", "1/2"),
    ],
)
def test_what_is_attached_does_nothing_to_what_is_unaffected(guard: str, steps: str, stat: str) -> None:
    assert told(when(f"{steps}; everyone passes; Then Golem's offensive stat is {stat}"), guard) == ""


@pytest.mark.parametrize(
    ("guard", "mist", "ends"),
    [
        ("", STILL, "Then the attempt is refused by rule 8.1.5"),
        (OF_TRAPS, STILL, "everyone passes; Then Tim is in Ann's discard pile"),
        (THEIRS, "creatures can't attack", "everyone passes; Then Tim is in Ann's discard pile"),
        ("Unaffected by monster effects.", "creatures can't attack", "Then the attempt is refused by rule 8.1.5"),
    ],
)
def test_a_ban_does_not_hold_what_is_unaffected(guard: str, mist: str, ends: str) -> None:
    steps = when(f"Bob attacks Tim with Golem; {ends}")
    assert told(steps, guard, mist=mist, phase="in the Battle Phase of Bob") == ""


DRAIN = "Negate the effects of all face-up monsters on the field."


@pytest.mark.parametrize(
    ("guard", "mist", "ward", "ends"),
    [
        (THEIRS, DRAIN, "", GOLEM_STANDS),
        (ALL, DRAIN, "", GOLEM_STANDS),
        (THEIRS, "", DRAIN, GOLEM_FALLS),
        (OF_SPELLS, DRAIN, "", GOLEM_FALLS),
        (THEIRS, "Creatures lose all abilities.", "", GOLEM_STANDS),
    ],
)
def test_what_is_unaffected_does_not_lose_that(guard: str, mist: str, ward: str, ends: str) -> None:
    assert told(when(f"Ann plays Bolt targeting Golem; everyone passes; {ends}"), guard, ward, mist) == ""
