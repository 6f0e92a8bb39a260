"""Artifacts that become artifact creatures, and lands that become creatures and are still lands."""

import pytest
from told_scenario import when, wrong_with

from rules_db.games.cgs.card_text.reading import read_effects

TABLE = """
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card | type     | effects |
    | Gem  | artifact | {gem}   |
    | Orb  | artifact |         |
    | Hill | land     | {{T}}: Add {{R}}. |
  And Ann has 3 mana
  And Ann has in the hand:
    | card  | type    | effects                   |
    | Quest | instant | {quest}                   |
    | Smash | instant | Destroy target artifact.  |
    | Blade | instant | Destroy target creature.  |
    | Quake | instant | Destroy target land.      |
"""


def told(steps: str, quest: str = "Draw a card.", gem: str = "") -> str:
    return f"{TABLE.format(quest=quest, gem=gem)}{when(steps)}"


ONE = "Target artifact becomes a 3/3 Golem artifact creature until end of turn."
ALL = "Until end of turn, artifacts you control become 4/4 artifact creatures."
LAND = "Target land becomes a 3/3 creature that's still a land."
MADE = "Ann plays Quest targeting Gem; everyone passes; Ann chooses Main Summon Zone 1; Then Gem's offensive stat is 3"


@pytest.mark.parametrize(
    ("quest", "steps"),
    [
        (ONE, f"{MADE}; When Ann plays Smash targeting Gem; everyone passes; Then Gem is in Ann's discard pile"),
        (ONE, f"{MADE}; When Ann plays Blade targeting Gem; everyone passes; Then Gem is in Ann's discard pile"),
        (ALL, "Ann plays Quest; everyone passes; Ann chooses Main Summon Zone 1; Ann chooses Main Summon Zone 2; "
              "Then Orb's offensive stat is 4; Gem's offensive stat is 4; "
              "When Ann plays Blade targeting Orb; everyone passes; Then Orb is in Ann's discard pile"),
        (LAND, "Ann plays Quest targeting Hill; everyone passes; Ann chooses Main Summon Zone 1; "
              "Then Hill's offensive stat is 3; "
               "When Ann plays Quake targeting Hill; everyone passes; Then Hill is in Ann's discard pile"),
    ],
)  # fmt: skip
def test_it_is_a_creature_and_what_it_was(quest: str, steps: str) -> None:
    assert wrong_with("cgs", told(steps, quest)) == ""


def test_an_artifact_makes_itself_a_creature() -> None:
    gem = "{2}: This artifact becomes a 2/2 Golem artifact creature until end of turn."
    steps = "Ann activates Gem; everyone passes; Ann chooses Main Summon Zone 1; Then Gem's defensive stat is 2"

    assert wrong_with("cgs", told(steps, gem=gem)) == ""


def test_creatures_that_become_artifact_creatures_are_read_in_other_words() -> None:
    made = read_effects(
        "Target artifact becomes a 3/3 Golem creature in addition to its other types until end of turn."
    )

    assert read_effects(ONE) == made
