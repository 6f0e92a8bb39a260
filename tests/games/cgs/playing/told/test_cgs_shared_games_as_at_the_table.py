"""Bets, payments, Rent and turns in the words of the table do what the steps do that they mean."""

import pytest
from told_scenario import wrong_with

BETTING = """\
Given a game of cgs with Ann, Bob and Cid in the Betting Phase of Ann
And the Dealer's zones hold:
  | card         | type         |
  | Six of Clubs | playing card |
  | Ten of Clubs | playing card |
And Ann has in her hand:
  | card           | type         |
  | Ace of Hearts  | playing card |
  | Jack of Hearts | playing card |
And Bob has in his hand:
  | card         | type         |
  | Six of Hearts | playing card |
  | Ten of Hearts | playing card |
And Cid has in his hand:
  | card           | type         |
  | Two of Hearts  | playing card |
  | Nine of Hearts | playing card |
And Ann's bank:
  | card | type       | value |
  | a1   | Money Card | 1     |
  | a2   | Money Card | 2     |
And Bob has in the bank:
  | card | type       | value |
  | b1   | Money Card | 1     |
  | b5   | Money Card | 5     |
And Cid has in his bank zone:
  | card | type       | value |
  | c1   | Money Card | 1     |
When Ann bets Ace of Hearts and Jack of Hearts
And Ann bets a1
"""
ANSWERED = f"""{BETTING}
And Bob bets Six of Hearts and Ten of Hearts
And Bob calls
And Bob bets b1
"""


def test_a_bet_is_opened_and_answered() -> None:
    so = "Then Ann has 1 million bid\nAnd Bob has 1 million bid\nAnd Bob has 2 cards in his Hold 'em zones\n"
    so += "And Cid is next to answer the bet\n"

    assert wrong_with("cgs", ANSWERED + so) == ""


@pytest.mark.parametrize("said", ["Cid folds", "Cid stays out"])
def test_who_does_not_answer_keeps_cards_and_money(said: str) -> None:
    so = "Then Cid has 2 cards in his hand\nAnd Cid has 1 card in the bank\nAnd Ann is next to decide on the bet\n"

    assert wrong_with("cgs", f"{ANSWERED}And {said}\n{so}") == ""


@pytest.mark.parametrize(
    ("said", "so"),
    [
        ("Ann checks\nAnd Bob checks", "a1 is in Bob's bank\nAnd b1 is in Bob's bank"),
        ("Ann checks\nAnd Bob folds\nAnd Ann uses nothing as mana", "b1 is in Ann's bank"),
        ("Ann raises\nAnd Bob folds\nAnd Ann uses nothing as mana", "b1 is in Ann's bank\nAnd a2 is in Ann's bank"),
        ("Ann raises\nAnd Bob calls", "a2 is in Bob's bank\nAnd b5 is in Bob's bank"),
        ("Ann folds", "a1 is in Bob's bank\nAnd a2 is in Ann's bank"),
    ],
)
def test_the_cycle_goes_on_in_the_verbs_of_poker(said: str, so: str) -> None:
    assert wrong_with("cgs", f"{ANSWERED}And Cid stays out\nAnd {said}\nThen {so}\n") == ""


def test_whoever_has_nothing_else_goes_all_in() -> None:
    poor = ANSWERED.replace("And Bob calls\nAnd Bob bets b1", "And Bob calls\nAnd Bob bets b5")
    so = "Then Ann has 3 million bid\nAnd a2 is in Ann's betting zone\nAnd Bob is next to decide on the bet\n"

    assert wrong_with("cgs", f"{poor}And Cid stays out\nAnd Ann goes all in\n{so}") == ""


OWING = """\
Given a game of cgs with Ann and Bob in the Main Phase 1 of Ann
And Ann has in her hand:
  | card     | type        | group          | color       |
  | Dues     | Action Card | Debt Collector |             |
  | Red Rent | Rent card   |                | Red, Yellow |
  | Swap     | Action Card | Forced Deal    |             |
And Ann controls:
  | card    | type          | color | value | cost |
  | Fire Ox | creature      |       |       | 4R   |
  | Quay    | Property card | Brown | 1     |      |
  | Hill    | Property card | Brown | 1     |      |
  | Lane    | Property card | Pink  | 2     |      |
And Bob controls:
  | card | type          | color | value |
  | Pier | Property card | Green | 4     |
And Bob has in the bank:
  | card | type       | value |
  | b1   | Money Card | 1     |
  | b5   | Money Card | 5     |
  | b6   | Money Card | 6     |
"""
PLAYED = f"{OWING}When Ann plays Dues against Bob\nAnd everyone passes\n"


@pytest.mark.parametrize(
    "said",
    ["Bob pays b5", "Bob pays b5 to Ann", "Bob pays Ann b5", "Bob pays with b5"],
)
def test_a_debt_is_paid_with_a_card(said: str) -> None:
    assert wrong_with("cgs", f"{PLAYED}And {said}\nThen b5 is in Ann's bank\nAnd b6 is in Bob's bank\n") == ""


@pytest.mark.parametrize("said", ["Bob pays 6 to Ann", "Bob pays $6M", "Bob pays Ann 6 million"])
def test_a_sum_says_which_card_where_only_one_choice_comes_to_it(said: str) -> None:
    assert wrong_with("cgs", f"{PLAYED}And {said}\nThen b6 is in Ann's bank\nAnd b5 is in Bob's bank\n") == ""


def test_a_sum_to_which_two_choices_come_says_neither() -> None:
    """b5, or the $1M with the Property card."""
    assert "is no action" in wrong_with("cgs", f"{PLAYED}And Bob pays 5\nThen Ann has 1 card in the bank\n")


def test_nobody_pays_whom_nothing_is_owed() -> None:
    assert "is no action" in wrong_with("cgs", f"{PLAYED}And Bob pays b5 to Bob\nThen Ann has 1 card in the bank\n")


def test_rent_is_charged_for_a_permanent() -> None:
    """Five, for a mana value of five."""
    said = "Ann plays Red Rent for Fire Ox as Red\nAnd everyone passes\nAnd Bob pays b5"

    assert wrong_with("cgs", f"{OWING}When {said}\nThen b5 is in Ann's bank\n") == ""


def test_rent_is_charged_for_a_color() -> None:
    """Ann has no Property card of it, and so nothing is paid."""
    said = "Ann plays Red Rent for Yellow\nAnd everyone passes"

    assert wrong_with("cgs", f"{OWING}When {said}\nThen Ann has no cards in the bank\n") == ""


@pytest.mark.parametrize("said", ["Ann plays Swap swapping Lane for Pier", "Ann swaps Lane for Pier with Swap"])
def test_what_is_swapped_for_what_is_told(said: str) -> None:
    assert wrong_with("cgs", f"{OWING}When {said}\nAnd everyone passes\nThen Bob controls Lane\n") == ""


@pytest.mark.parametrize("said", ["Ann taps Quay and Hill for money", "Ann taps Quay for money"])
def test_a_set_is_tapped_by_any_card_or_by_all(said: str) -> None:
    so = "Then Ann has 2 temporary money\nAnd Quay is tapped\nAnd Hill is tapped\n"

    assert wrong_with("cgs", f"{OWING}When {said}\n{so}") == ""


def test_what_is_no_set_is_not_tapped_together() -> None:
    assert "is no action" in wrong_with("cgs", f"{OWING}When Ann taps Quay and Lane for money\nThen Quay is tapped\n")


MANA = """\
Given a game of cgs with Ann and Bob in the Main Phase 1 of Ann
And Ann controls:
  | card   | type     | P/T | effects                                   |
  | Meadow | land     |     | {T}: Add {G}.                             |
  | Sprite | creature | 1/1 | {T}: Add {W}.                             |
  | Grove  | land     |     | {T}: Add {G}. {T}, Pay 1 life: Add {B}.   |
"""


def test_whatever_adds_mana_by_one_effect_is_tapped_for_it() -> None:
    said = "When Ann taps Meadow for mana\nAnd Ann taps Sprite for mana\n"

    assert wrong_with("cgs", f"{MANA}{said}Then Ann has 1 green mana\nAnd Ann has 1 white mana\n") == ""


WAITING = """\
Given a game of cgs with Ann and Bob in the Main Phase 1 of Ann
And Ann has 1 red mana
And Bob has 1 red mana
And Ann has in her hand:
  | card      | type    | cost | effects            |
  | Low Song  | instant | R    | gain 3 life        |
And Bob has in his hand:
  | card      | type    | cost | effects            |
  | High Song | instant | R    | gain 2 life        |
When Ann casts Low Song
Then Bob has priority
And Ann does not have priority
When Bob casts High Song
"""


@pytest.mark.parametrize("said", ["the stack resolves", "the Queue resolves", "the whole Chain resolves"])
def test_all_that_waits_resolves(said: str) -> None:
    assert wrong_with("cgs", f"{WAITING}And {said}\nThen Ann has 23 life\nAnd Bob has 22 life\n") == ""


def test_passing_once_around_resolves_one() -> None:
    assert wrong_with("cgs", f"{WAITING}And everyone passes\nThen Ann has 20 life\nAnd Bob has 22 life\n") == ""


def test_what_is_empty_does_not_resolve() -> None:
    told = "Given a game of cgs with Ann and Bob\nWhen the Queue resolves\nThen Ann has 20 life\n"

    assert "nothing is in the Queue" in wrong_with("cgs", told)


ENDING = """\
Given a game of cgs with Ann, Bob and Cid in the Main Phase 1 of Bob
And Cid controls:
  | card | type        | effects                                     |
  | Bell | enchantment | at the beginning of each end step, gain 1 life |
When {who} ends {whose} turn
"""


def test_a_turn_is_ended_with_all_that_is_due_in_it() -> None:
    so = "Then it is the Starting Phase of Cid\nAnd Cid has 21 life\n"

    assert wrong_with("cgs", ENDING.format(who="Bob", whose="his") + so) == ""


def test_nobody_ends_the_turn_of_somebody_else() -> None:
    assert "it is the turn of Bob" in wrong_with(
        "cgs", ENDING.format(who="Ann", whose="her") + "Then Cid has 21 life\n"
    )


COUNTED = """\
Given a game of cgs with Ann and Bob
And Ann controls:
  | card | type     | P/T | counters          |
  | Elk  | creature | 1/1 | 2 charge, 1 +1/+1 |
  | Ox   | creature | 1/1 |                   |
"""


@pytest.mark.parametrize(
    ("so", "not_so"),
    [
        ("Elk has a +1/+1 counter", "Elk has 2 +1/+1 counters"),
        ("Elk has 2 charge counters on it", "Elk has a charge counter"),
        ("Elk has no -1/-1 counters", "Elk has no charge counters"),
        ("Ox has no counters", "Elk has no counters"),
    ],
)
def test_counters_of_a_kind_are_counted_beside_others(so: str, not_so: str) -> None:
    assert wrong_with("cgs", f"{COUNTED}Then {so}\n") == ""
    assert "'s number is" in (found := wrong_with("cgs", f"{COUNTED}Then {not_so}\n")) or "counters is" in found


COLORED = """\
Given a game of cgs with Ann and Bob in the Main Phase 1 of Ann
And the Uno pile holds:
  | card     | type     |
  | Red Zero | Uno card |
And Ann has in her hand:
  | card | type     |
  | Wild | Uno card |
  | Moor | land     |
  | Fen  | land     |
"""


def test_a_wild_has_the_color_that_was_declared() -> None:
    told = f"{COLORED}Then Wild's color is black\nWhen Ann plays Wild onto the Uno pile\nAnd Ann declares blue\n"

    assert wrong_with("cgs", f"{told}Then Wild's color is blue\nAnd Red Zero's color is Red\n") == ""


def test_a_spell_is_cast_on_two() -> None:
    told = """\
Given a game of cgs with Ann and Bob in the Main Phase 1 of Ann
And Ann has 1 red mana
And Ann has in her hand:
  | card | type    | cost | effects                      |
  | Fork | instant | R    | destroy two target creatures |
And Bob controls:
  | card | type     | P/T |
  | Moth | creature | 1/1 |
  | Wisp | creature | 1/1 |
When Ann casts Fork on Moth and Wisp
And everyone passes
Then Moth is in the graveyard
And Wisp is in the graveyard
"""
    assert wrong_with("cgs", told) == ""
