"""What raises ATK and DEF by different numbers, counts what is equipped, comes back to the hand or ends fighting."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann and Bob
  And Ann controls:
    | card    | type           | ATK  | DEF  | Level | group  | on    | effects |
    | Drake   | Normal Monster | 2000 | 1000 | 4     | Dragon |       |         |
    | Boots   | Equip Spell    |      |      |       |        | Drake | {boots} |
  And Bob controls:
    | card    | type           | ATK  | DEF  | Level |
    | Foe     | Normal Monster | 1000 | 1000 | 3     |
  And Ann has in the hand:
    | card | type   | ATK | DEF | Level | effects |
    | Said | {type} | 900 | 700 | 4     | {text}  |
"""

BOOTS = "The equipped monster gains 300 ATK and 100 DEF."

SAID = [
    ("Continuous Spell", "All Dragon monsters you control gain 1000 ATK and 500 DEF.",
     "Ann plays Said; everyone passes; Then Drake's ATK is 3300; Drake's DEF is 1600; Foe's ATK is 1000"),
    ("Normal Spell", "Target 1 monster on the field; it loses 600 ATK and 200 DEF until the end of this turn.",
     "Ann plays Said targeting Foe; everyone passes; Then Foe's ATK is 400; Foe's DEF is 800; "
     "When the game goes on to the Main Phase 1 of Bob; Then Foe's ATK is 1000; Foe's DEF is 1000"),
    ("Normal Spell", "Target 1 monster on the field; until the end of this turn, it gains 600 ATK and 200 DEF.",
     "Ann plays Said targeting Foe; everyone passes; Then Foe's ATK is 1600; Foe's DEF is 1200; "
     "When the game goes on to the Main Phase 1 of Bob; Then Foe's ATK is 1000; Foe's DEF is 1000"),
    ("Effect Monster", "Gains 300 ATK and 200 DEF for each Dragon on the field.",
     "Ann plays Said; everyone passes; Then Said's ATK is 1200; Said's DEF is 900"),
    ("Normal Spell", "Target 1 monster on the field; it gains 600 ATK and cannot attack until the end of this turn.",
     "Ann plays Said targeting Drake; everyone passes; Then Drake's ATK is 2900; "
     "When the game goes on to the Main Phase 1 of Bob; Then Drake's ATK is 2300"),
    ("Equip Spell", "The equipped monster gains 500 ATK for each Equip Spell equipped to it.",
     "Ann equips Said to Drake; everyone passes; Then Drake's ATK is 3300"),
    ("Equip Spell", "The equipped monster gains 500 ATK. If the equipped monster would be destroyed by battle, you can "
     "destroy this card instead.", "Ann equips Said to Drake; everyone passes; Then Drake's ATK is 2800"),
    ("Effect Monster", "Each time a Spell Card is activated: Place 1 Spell Counter on this card. This card gains 300 "
     "ATK for each Spell Counter on it. You can remove 1 Spell Counter from this card, then target 1 Spell/Trap on the "
     "field; destroy that target.", "Ann plays Said; everyone passes; Then Said's ATK is 900"),
    ("Effect Monster", "During the End Phase of the turn this card is Normal Summoned or flipped face-up: Return it to "
     "the hand.", "Ann plays Said; everyone passes; the game goes on to the Ending Phase of Ann; everyone passes; "
     "Then Said is in Ann's hand"),
    ("Normal Spell", "Destroy 1 Equip Spell Card on the field.",
     "Ann plays Said; everyone passes; Then Boots is in Ann's GY"),
    ("Effect Monster", "During each of your Standby Phases, pay 500 LP or destroy this card.",
     "Ann plays Said; everyone passes; the game goes on to the Main Phase 1 of Bob; Then Said is on the field; "
     "When the game goes on to the Main Phase 1 of Ann; Then Said is in Ann's GY; Ann has 20 life"),
    ("Normal Spell", "Draw 2 cards. You cannot conduct your Battle Phase this turn.",
     "Ann plays Said; everyone passes; the game goes on to the Main Phase 2 of Ann; "
     "Then Ann has 2 cards in the hand; Foe is on the field"),
]  # fmt: skip


@pytest.mark.parametrize(("type_", "text", "steps"), SAID)
def test_it_is_done_as_it_says(type_: str, text: str, steps: str) -> None:
    assert wrong_with("cgs", f"{TABLE.format(boots=BOOTS, type=type_, text=text)}{when(steps)}") == ""


BANNED = "Draw 2 cards. You cannot conduct your Battle Phase the turn you activate this card."


@pytest.mark.parametrize(
    "steps",
    [
        "Ann plays Said; everyone passes; everyone passes; Then it is the Main Phase 2 of Ann",
        "the game goes on to the Main Phase 2 of Ann; Ann plays Said; Then the attempt is refused by rule 5.8.7",
    ],
)
def test_whoever_draws_so_does_not_fight_before_or_after(steps: str) -> None:
    assert wrong_with("cgs", f"{TABLE.format(boots=BOOTS, type='Normal Spell', text=BANNED)}{when(steps)}") == ""


def test_a_spell_that_remains_waits_in_the_queue_as_what_is_long_term_does() -> None:
    text = "After this card's activation, it remains on the field, but destroy it during the End Phase of your \
opponent's 3rd turn. While this card is face-up on the field, your opponent's monsters cannot declare an attack."
    steps = (
        "Ann plays Said; everyone passes; the game goes on to the Battle Phase of Bob; "
        "Then Said is on the field; rule 8.1.5 forbids Bob to attack Drake with Foe"
    )
    table = TABLE.format(boots=BOOTS, type="Normal Spell", text=text)
    assert wrong_with("cgs", f"{table}{when(steps)}") == ""
