"""Tokens of artifacts, lands that become artifact creatures, much life in a turn, and other words of Magic."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cleo{phase}
  And Ann controls:
    | card  | type        | power | toughness | effects |
    | Bell  | enchantment |       |           | {bell}  |
    | Vault | land        |       |           | {vault} |
    | Fox   | creature    | 1     | 1         |         |
    | Coil  | artifact    |       |           |         |
  And Ann has in the hand:
    | card  | type    | effects |
    | Rite  | instant | {rite}  |
    | Snap  | instant | {snap}  |
  And Bob controls:
    | card | type     | power | toughness |
    | Ogre | creature | 3     | 3         |
"""
TREASURE = "Create a Treasure token."
BREAK = "Destroy target artifact token."
FACTORY = "{0}: This land becomes a 2/2 Construct artifact creature with flying until end of turn. It's still a land."
MUCH = "Whenever you gain life, if you gained 3 or more life this turn, you draw a card."
DUEL = "You and target opponent each draw a card."
HALT = "Prevent all combat damage target creature would deal this turn."
IN_FIGHT = "Cast this spell only during combat. You gain 1 life."
DEAR = "Pay half your life, rounded up: Draw a card."
ALL = "everyone passes"


def told(steps: str, phase: str = "", **texts: str) -> str:
    cells = dict.fromkeys(("bell", "vault", "rite", "snap"), "") | texts
    return TABLE.format(phase=phase, **cells) + when(steps)


FIGHT = " in the Battle Phase of Ann"


@pytest.mark.parametrize(
    ("texts", "steps"),
    [
        ({"rite": TREASURE, "snap": BREAK},
         f"Ann plays Rite; {ALL}; Ann plays Snap targeting Coil; Then the attempt is refused by rule 8.1.5"),
        ({"vault": FACTORY, "snap": "Destroy target artifact."},
         f"Ann activates Vault; {ALL}; Ann chooses Main Summon Zone 2; Ann plays Snap targeting Vault; {ALL}; "
         "Then Vault is in Ann's discard pile"),
        ({"vault": FACTORY}, f"Ann activates Vault; {ALL}; Ann chooses Main Summon Zone 2; Then Vault's power is 2; "
                             "Vault's type is land, creature, artifact"),
        ({"bell": MUCH, "rite": "You gain 2 life.", "snap": "You gain 1 life."},
         f"Ann plays Rite; {ALL}; Then Ann has 1 card in the hand"),
        ({"bell": MUCH, "rite": "You gain 2 life.", "snap": "You gain 1 life."},
         f"Ann plays Rite; {ALL}; Ann plays Snap; {ALL}; {ALL}; Then Ann has 1 card in the hand"),
        ({"rite": DUEL}, f"Ann plays Rite targeting Cleo; {ALL}; Then Cleo has 1 card in the hand; "
                         "Bob has 0 cards in the hand; Ann has 2 cards in the hand"),
        ({"rite": IN_FIGHT}, "Ann plays Rite; Then the attempt is refused by rule 5.8.7"),
        ({"rite": IN_FIGHT, "phase": FIGHT}, f"Ann plays Rite; {ALL}; Then Ann has 21 life"),
        ({"rite": HALT, "phase": FIGHT},
         f"Ann plays Rite targeting Fox; {ALL}; Ann attacks Bob with Fox; {ALL}; Bob blocks with nothing; "
         "Then Bob has 20 life"),
        ({"bell": DEAR}, f"Ann activates Bell; {ALL}; Then Ann has 10 life; Ann has 3 cards in the hand"),
    ],
)  # fmt: skip
def test_it_is_done(texts: dict[str, str], steps: str) -> None:
    assert wrong_with("cgs", told(steps, **texts)) == ""


SHIELD = "Target creature you control gains protection from the color of your choice until end of turn."
SHIELDS = "Creatures you control gain protection from the color of your choice until end of turn."


@pytest.mark.parametrize(
    ("rite", "steps"),
    [
        (SHIELD, f"Ann plays Rite targeting Fox; {ALL}; Ann chooses red; Ann plays Snap targeting Fox; "
                 "Then the attempt is refused by rule 8.1.5"),
        (SHIELD, f"Ann plays Rite targeting Fox; {ALL}; Ann chooses blue; Ann plays Snap targeting Fox; {ALL}; "
                 "Then Fox is in Ann's discard pile"),
        (SHIELD, f"Ann plays Rite targeting Fox; {ALL}; Ann chooses red; Ann plays Snap targeting Ogre; {ALL}; "
                 "Then Ogre is in Bob's discard pile"),
        (SHIELDS, f"Ann plays Rite; {ALL}; Ann chooses red; Ann plays Snap targeting Fox; "
                  "Then the attempt is refused by rule 8.1.5"),
    ],
)  # fmt: skip
def test_a_color_is_chosen_to_be_protected_from(rite: str, steps: str) -> None:
    table = TABLE.replace("| card  | type    | effects |", "| card  | type    | cost | effects |")
    table = table.replace("| Rite  | instant | {rite}", "| Rite  | instant | | {rite}")
    table = table.replace("| Snap  | instant | {snap}", "| Snap  | instant | {{R}} | {snap}")
    texts = dict.fromkeys(("bell", "vault"), "") | {"rite": rite, "snap": "Destroy target creature."}
    given = table.format(phase="\n  And Ann has 1 red mana", **texts)
    assert wrong_with("cgs", given + when(steps)) == ""
