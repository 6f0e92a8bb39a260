"""Counters with rules of their own: stun, shield and finality counters, and those that give keywords."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cid
  And Ann controls:
    | card   | type     | power | toughness | tapped | counters         | effects |
    | Ox     | creature | 3     | 3         | yes    | {ox}             |         |
    | Boar   | creature | 2     | 2         |        | {boar}           |         |
    | Tower  | artifact |       |           |        | {boar}           |         |
  And Ann has in the hand:
    | card   | type     | effects                              |
    | Bolt   | instant  | Bolt deals 5 damage to target creature. |
    | Ruin   | sorcery  | Destroy all creatures.               |
    | Break  | instant  | Destroy target artifact.             |
    | Wake   | instant  | Untap target creature.               |
    | Sure   | instant  | Damage can't be prevented this turn. |
    | Gift   | instant  | Put a first strike counter on target creature. |
    | Loss   | instant  | Target creature loses flying until end of turn. |
    | Empty  | instant  | Target creature loses all abilities until end of turn. |
  And Bob controls:
    | card    | type           | power | toughness | ATK  | DEF  | HP | Level | counters | effects  |
    | Hawk    | creature       | 2     | 2         |      |      |    |       |          |          |
    | Imp     | Normal Monster |       |           | 1000 | 1000 |    | 4     | {imp}    |          |
"""


def told(steps: str, ox: str = "", boar: str = "", imp: str = "") -> str:
    return f"{TABLE.format(ox=ox, boar=boar, imp=imp)}{when(steps)}"


BATTLE = "the game goes on to the Battle Phase of Ann; Ann attacks Bob with Boar; everyone passes"
ROUND = "the game goes on to the Main Phase 1 of Bob; the game goes on to the Main Phase 1 of Ann"


@pytest.mark.parametrize(
    ("ox", "steps"),
    [
        ("2 stun", "Ann plays Wake targeting Ox; everyone passes; Then Ox's tapped is yes; Ox's counters is 1 stun"),
        ("1 stun", "Ann plays Wake targeting Ox; everyone passes; Ann plays Sure; everyone passes; "
                   "Then Ox's tapped is yes; Ox's counters is none"),
        ("1 stun", f"{ROUND}; Then Ox's tapped is yes; Ox's counters is none"),
        ("1 stun", f"{ROUND}; {ROUND}; Then Ox's tapped is no; Ox's counters is none"),
        ("1 charge", f"{ROUND}; Then Ox's tapped is no; Ox's counters is 1 charge"),
    ],
)  # fmt: skip
def test_what_has_a_stun_counter_loses_that_instead_of_untapping(ox: str, steps: str) -> None:
    assert wrong_with("cgs", told(steps, ox=ox)) == ""


@pytest.mark.parametrize(
    ("boar", "steps"),
    [
        ("2 shield", "Ann plays Ruin; everyone passes; Then Boar is in Ann's Main Summon Zone; "
                     "Boar's counters is 1 shield; Hawk is in Bob's discard pile"),
        ("1 shield", "Ann plays Break targeting Tower; everyone passes; Then Tower's counters is none; "
                     "Boar's counters is 1 shield"),
        ("1 shield", "Ann plays Bolt targeting Boar; everyone passes; Then Boar's counters is none; "
                     "Boar's damage is 0"),
        ("1 shield", f"{BATTLE}; Bob blocks with Hawk; everyone passes; Then Boar's damage is 0; "
                     "Boar's counters is none; Hawk is in Bob's discard pile"),
        ("1 shield, 1 indestructible", "Ann plays Ruin; everyone passes; Then Boar is in Ann's Main Summon Zone; "
                                       "Boar's counters is 1 indestructible, 1 shield"),
        ("1 shield", "Ann plays Sure; everyone passes; Ann plays Bolt targeting Boar; everyone passes; "
                     "Then Boar is in Ann's discard pile"),
        ("2 shield, 2 -1/-1", "Ann plays Wake targeting Ox; everyone passes; Then Boar is in Ann's discard pile"),
    ],
)  # fmt: skip
def test_a_shield_counter_is_removed_instead_of_destruction_or_damage(boar: str, steps: str) -> None:
    assert wrong_with("cgs", told(steps, boar=boar)) == ""


@pytest.mark.parametrize(
    ("imp", "steps"),
    [
        ("1 finality", "Ann plays Ruin; everyone passes; Then Imp is in Bob's exiled zone; "
                       "Hawk is in Bob's discard pile"),
        ("1 shield", "Ann plays Ruin; everyone passes; Then Imp is in Bob's Main Summon Zone"),
        ("1 shield, 1 finality", "Ann plays Ruin; everyone passes; Then Imp is in Bob's Main Summon Zone; "
                                 "Imp's counters is 1 finality"),
    ],
)  # fmt: skip
def test_counters_do_the_same_on_cards_of_other_games(imp: str, steps: str) -> None:
    assert wrong_with("cgs", told(steps, imp=imp)) == ""


@pytest.mark.parametrize(
    ("boar", "steps"),
    [
        ("1 flying", f"{BATTLE}; Then Bob has 18 life"),
        ("1 flying", "Ann plays Loss targeting Boar; everyone passes; " + BATTLE +
                     "; Bob blocks with Hawk; everyone passes; Then Hawk is in Bob's discard pile"),
        ("1 flying", "Ann plays Empty targeting Boar; everyone passes; " + BATTLE +
                     "; Bob blocks with Hawk; everyone passes; Then Hawk is in Bob's discard pile"),
        ("1 lifelink", f"{BATTLE}; Bob blocks with nothing; everyone passes; Then Bob has 18 life; Ann has 22 life"),
        ("1 first strike", f"{BATTLE}; Bob blocks with Hawk; everyone passes; Then Boar is in Ann's Main Summon Zone; "
                           "Hawk is in Bob's discard pile"),
        ("", f"Ann plays Gift targeting Boar; everyone passes; {BATTLE}; Bob blocks with Hawk; everyone passes; "
             "Then Boar is in Ann's Main Summon Zone; Hawk is in Bob's discard pile"),
        ("1 indestructible", "Ann plays Ruin; everyone passes; Then Boar is in Ann's Main Summon Zone; "
                             "Ox is in Ann's discard pile"),
        ("1 vigilance", f"{BATTLE}; Bob blocks with nothing; everyone passes; Then Boar's tapped is no"),
    ],
)  # fmt: skip
def test_a_counter_gives_the_keyword_of_its_name(boar: str, steps: str) -> None:
    assert wrong_with("cgs", told(steps, boar=boar)) == ""
