"""A Then that is said as players say it at the table is the step that it means, and can fail as that does."""

import pytest
from told_scenario import wrong_with

TABLE = """\
Given a game of cgs with Ann and Bob in the Main Phase 1 of Ann
And Ann has 17 life points
And Ann has 3 Prize cards
And Ann has 5 cards in her hand
And Ann controls:
  | Name       | Type          | P/T | Keywords | Counters | HP | Damage counters | Special Condition | Tapped |
  | Oak Squire | creature      | 1/1 | Flying   | +1/+1    |    |                 |                   | x      |
  | Sparkit    | Basic Pokémon |     |          |          | 60 | 2               | Poisoned, Asleep  |        |
And Ann controls:
  | card         | type        | ATK/DEF  | position | attached to |
  | Bright Blade | Equip Spell |          |          | Oak Squire  |
  | Slate Wall   | monster     | 0/2000   | Set      |             |
And Bob has in the graveyard:
  | card     | type     |
  | Tin Moth | creature |
And Bob has in the exile:
  | card     | type     |
  | Wax Moth | creature |
"""


@pytest.mark.parametrize(
    ("so", "not_so"),
    [
        ("Oak Squire is tapped", "Sparkit is tapped"),
        ("Sparkit is untapped", "Oak Squire is untapped"),
        ("Slate Wall is face-down", "Oak Squire is face-down"),
        ("Oak Squire is face-up", "Slate Wall is face-up"),
        ("Slate Wall is in Defense Position", "Sparkit is in Defense Position"),
        ("Sparkit is in Attack Position", "Slate Wall is in Attack Position"),
        ("Sparkit is Asleep", "Sparkit is Confused"),
        ("Sparkit is not Burned", "Sparkit is no longer Poisoned"),
        ("Bright Blade is attached to Oak Squire", "Bright Blade is equipped to Sparkit"),
        ("Oak Squire is on the battlefield", "Tin Moth is in play"),
        ("Tin Moth is no longer on the field", "Sparkit is not in play"),
        ("Oak Squire is 2/2", "Oak Squire is 1/1"),
        ("Sparkit has 2 damage counters on it", "Sparkit has 1 damage"),
        ("Oak Squire has no damage", "Sparkit has no damage counters"),
        ("Oak Squire has a +1/+1 counter on it", "Oak Squire has 2 +1/+1 counters"),
        ("Oak Squire has flying", "Oak Squire has trample"),
        ("Oak Squire does not have reach", "Oak Squire no longer has flying"),
        ("Sparkit has 60 HP", "Oak Squire has 3 power"),
        ("Tin Moth is in the graveyard", "Wax Moth is in the discard pile"),
        ("Wax Moth is exiled", "Tin Moth is in exile"),
        ("Sparkit is in Ann's Active Spot", "Sparkit is on Ann's Bench"),
        ("Ann's life total is 17", "Ann has 20 LP"),
        ("Ann has 3 Prize cards left", "Ann has no Prize cards"),
        ("Ann has 5 cards in her hand", "Ann's hand is empty"),
        ("Bob's hand is empty", "Bob's graveyard is empty"),
        ("the stack is empty", "the Chain holds Oak Squire"),
        ("it is Ann's turn", "it is Bob's turn"),
        ("it is Ann's Main Phase 1", "it is Ann's Battle Phase"),
        ("Ann can pass", "Bob can pass"),
    ],
)
def test_it_is_said_as_at_the_table(so: str, not_so: str) -> None:
    assert wrong_with("cgs", f"{TABLE}Then {so}\n") == ""
    found = wrong_with("cgs", f"{TABLE}Then {not_so}\n")
    assert found
    assert "is no step" not in found
    assert "there is no card" not in found


@pytest.mark.parametrize("said", ["can't", "cannot", "may not"])
def test_whoever_says_that_a_player_may_not_says_by_which_rule(said: str) -> None:
    found = wrong_with("cgs", f"{TABLE}Then Ann {said} attack Bob with Sparkit\n")

    assert "(write `rule … forbids Ann to attack Bob with Sparkit`)" in found


TOKENS = """\
Given a game of cgs with Ann and Bob in the Battle Phase of Ann
And Ann controls:
  | card       | type     | P/T |
  | Oak Squire | creature | 3/3 |
And Bob has in the hand:
  | card | type    | effects                                            |
  | Call | instant | create {count} 1/1 white Bird creature {tokens} with flying |
When Oak Squire attacks Bob
And Ann passes
And Bob casts Call
And everyone passes
And everyone passes
"""


def test_a_token_that_alone_has_its_name_is_called_by_it() -> None:
    created = TOKENS.format(count="a", tokens="token")
    falls = "And everyone passes\nThen Bird is nowhere\nAnd Bob has 20 life\n"

    for blocks in ("Bird blocks Oak Squire", "Bob blocks Oak Squire with Bird"):
        assert wrong_with("cgs", f"{created}Then Bird has flying\nAnd Bird is 1/1\nWhen {blocks}\n{falls}") == ""


def test_so_is_one_that_is_used_up() -> None:
    treasure = (
        "Given a game of cgs with Ann and Bob\nAnd Ann has in the hand:\n  | card | type | effects |\n"
        "  | Find | sorcery | create a Treasure token |\nWhen Ann casts Find\nAnd everyone passes\n"
        "And Ann activates Treasure as red\nThen Treasure is nowhere\nAnd Ann has 1 red mana\n"
    )

    assert wrong_with("cgs", treasure) == ""


def test_of_two_tokens_each_is_called_by_its_number() -> None:
    created = TOKENS.format(count="two", tokens="tokens")
    falls = "When Bird token 2 blocks Oak Squire\nAnd everyone passes\nThen Bird token 2 is nowhere\n"

    assert "there is no card Bird" in wrong_with("cgs", f"{created}Then Bird is 1/1\n")
    assert wrong_with("cgs", f"{created}{falls}") == ""


SEEN = """\
Given a game of cgs with Ann and Bob in the Main Phase 1 of Ann
And {field}
  | card       | type     | P/T |
  | Oak Squire | creature | 2/2 |
And {hand}
  | card      | type    | effects                |
  | Hot Arrow | instant | 3 damage to any target |
When Ann casts Hot Arrow on Bob
And {passed}
Then Bob has 17 life
When {on}
And Oak Squire attacks Bob
Then Oak Squire is tapped
"""


@pytest.mark.parametrize(
    ("field", "hand", "passed", "on"),
    [
        ("Ann has on the battlefield:", "Ann has in her hand:", "both players pass", "Ann goes to combat"),
        ("Ann's field:", "Ann's hand:", "the stack resolves", "Ann moves to her Battle Phase"),
        ("Ann has in play:", "Ann has in hand:", "everybody passes", "Ann goes to the Battle Phase"),
        ("Ann has in play:", "Ann has in hand:", "everybody passes", "Ann proceeds to Battle Phase"),
    ],
)
def test_a_table_is_laid_and_a_turn_goes_on_in_words_of_the_table(field: str, hand: str, passed: str, on: str) -> None:
    assert wrong_with("cgs", SEEN.format(field=field, hand=hand, passed=passed, on=on)) == ""
