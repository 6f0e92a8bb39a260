"""Conditions about that player and about what has been sacrificed or cast this turn; what is countered this way."""

import pytest
from told_scenario import when, wrong_with

TABLE = """
  Given a game of cgs with Ann, Bob and Cid
  And Bob has 2 blue mana
  And Ann controls:
    | card  | type     | power | toughness | cost   | effects |
    | Altar | artifact |       |           |        | Sacrifice a creature: You gain 1 life. |
    | Bell  | artifact |       |           |        | {bell} |
    | Elk   | creature | 1     | 1         |        |         |
    | Fox   | creature | 1     | 1         |        |         |
  And Ann has in the hand:
    | card | type    | effects |
    | Hex  | instant | {hex}   |
    | Fen  | land    |         |
    | Moor | land    |         |
  And Bob has in the hand:
    | card | type    | cost | effects |
    | Sip  | instant | {{2}}  | You gain 9 life. |
  And Bob controls:
    | card | type        | facing    | power | toughness | cost     | effects |
    | Pit  | Normal Trap | face-down |       |           |          | Draw 1 card.  |
    | Cow  | creature    | face-up   | 1     | 1         | {{2}}{{G}} |               |
    | Ox   | creature    | face-up   | 1     | 1         | {{3}}{{G}} |               |
"""


def told(steps: str, hex_: str = "", bell: str = "") -> str:
    return wrong_with("cgs", TABLE.format(hex=hex_, bell=bell) + when(steps))


TITHE = "Whenever an opponent casts a spell, if it's not their turn, you gain 2 life."
EMPTIED = "Target player discards a card. If that player has no cards in hand, you gain 3 life."
SMALL = "Return target creature to its owner's hand. If its mana value was 3 or less, you gain 3 life."
SPRUNG = "Whenever an opponent activates a Trap, this artifact deals 1 damage to that player."
BLOODY = "At the beginning of your end step, if you sacrificed two or more permanents this turn, you gain 5 life."
BUSY = "At the beginning of your end step, if you've cast a spell this turn, you gain 5 life."
ELK, FOX = (f"Ann activates Altar's effect with {each}; everyone passes" for each in ("Elk", "Fox"))
END = "the game goes on to the Ending Phase of Ann; everyone passes"


@pytest.mark.parametrize(
    ("hex_", "bell", "steps"),
    [
        ("", TITHE, "Ann passes; Bob plays Sip; everyone passes; Then Ann has 22 life"),
        ("", TITHE, "the game goes on to the Main Phase 1 of Bob; Bob passes; Then Ann has 20 life"),
        (EMPTIED, "", "Ann plays Hex targeting Bob; everyone passes; Then Ann has 23 life"),
        (EMPTIED, "", "Ann plays Hex targeting Ann; everyone passes; Ann discards Fen; Then Ann has 20 life"),
        (SMALL, "", "Ann plays Hex targeting Cow; everyone passes; Then Ann has 23 life"),
        (SMALL, "", "Ann plays Hex targeting Ox; everyone passes; Then Ann has 20 life"),
        ("", SPRUNG, "Ann passes; Bob flips Pit; everyone passes; everyone passes; Then Bob has 19 life; "
                     "Cid has 20 life"),
        ("", BLOODY, f"{ELK}; Bob passes; {FOX}; {END}; Then Ann has 27 life"),
        ("", BLOODY, f"{ELK}; {END}; Then Ann has 21 life"),
        ("You gain 1 life.", BUSY, f"Ann plays Hex; everyone passes; {END}; Then Ann has 26 life"),
        ("", BUSY, f"{END}; Then Ann has 20 life"),
    ],
)  # fmt: skip
def test_what_is_so_of_that_player_and_this_turn(hex_: str, bell: str, steps: str) -> None:
    assert told(steps, hex_, bell) == ""


def test_a_countered_spell_costs_its_controller_life() -> None:
    hex_ = (
        "Counter target spell. If that spell is countered this way, its controller loses life equal to its mana value."
    )
    steps = "Ann passes; Bob plays Sip; Cid passes; Ann plays Hex targeting Sip; everyone passes; Then Bob has 18 life"
    assert told(steps, hex_) == ""


def test_two_cards_go_below_the_deck() -> None:
    hex_ = "Draw a card, then put two cards from your hand on the bottom of your library in any order."
    steps = "Ann plays Hex; everyone passes; Ann chooses Fen and Moor; Then Fen is in Ann's Main Deck; " \
            "Moor is in Ann's Main Deck"  # fmt: skip
    assert told(steps, hex_) == ""


def test_a_counter_goes_to_a_chosen_target() -> None:
    hex_ = "Choose target creature you control. Put a shield counter on it."
    assert told("Ann plays Hex targeting Elk; everyone passes; Then Elk's counters are 1 shield", hex_) == ""
    bell = "At the beginning of your end step, choose target creature you control. Put a shield counter on it."
    steps = "the game goes on to the Ending Phase of Ann; Ann targets Fox; everyone passes; " \
            "Then Fox's counters are 1 shield"  # fmt: skip
    assert told(steps, bell=bell) == ""


LESSON = "Target opponent reveals their hand. You choose a nonland card from it. That player discards that card. You " \
         "gain life equal to that card's mana value."  # fmt: skip


def test_that_card_is_the_one_that_was_picked_out_of_the_hand() -> None:
    steps = "Ann plays Hex targeting Bob; everyone passes; Then Sip is in Bob's discard pile; Ann has 22 life"
    assert told(steps, LESSON) == ""


def test_of_an_empty_hand_no_card_is_spoken_of() -> None:
    steps = "Ann plays Hex targeting Cid; everyone passes; Then Ann has 20 life; Sip is in Bob's hand"
    assert told(steps, LESSON) == ""


def test_what_lies_set_may_be_the_spell_or_trap() -> None:
    steps = "Ann plays Hex targeting Pit; everyone passes; Then Pit is in Bob's discard pile"
    assert told(steps, "Destroy target Spell or Trap an opponent controls.") == ""
