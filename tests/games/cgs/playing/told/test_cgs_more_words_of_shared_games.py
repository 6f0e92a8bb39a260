"""Uno, poker and Monopoly Deal in yet other words: what is said does what it means, and what is looked at can fail."""

import pytest
from told_scenario import wrong_with

TABLE = """\
Given a game of cgs with Ann and Bob in the {phase} of Ann
And the Uno pile holds:
  | card     | type     |
  | Red Zero | Uno card |
And the Dealer's zones hold:
  | card         | type         |
  | Two of Clubs | playing card |
And the Dealer's deck holds:
  | card | type |
  | Fen  | land |
And Ann controls:
  | card     | type              | color             | value | declared |
  | Elm Road | Property card     | Dark Blue         | 4     |          |
  | Oak Road | Property card     | Dark Blue         | 4     |          |
  | Any Road | Property Wildcard | Railroad, Utility | 2     | Railroad |
And Bob controls:
  | card     | type          | color | value |
  | Fir Road | Property card | Red   | 3     |
And Ann has in her hand:
  | card      | type        | group          | value | color            |
  | Red Five  | Uno card    |                |       |                  |
  | Wild      | Uno card    |                |       |                  |
  | 3M        | Money Card  |                | 3     |                  |
  | House     | Action Card |                | 3     |                  |
  | Dues      | Action Card | Debt Collector | 3     |                  |
  | Sly       | Action Card | Sly Deal       | 3     |                  |
  | Blue Rent | Rent card   |                | 1     | Dark Blue, Green |
And Bob has in his hand:
  | card | type        | group       | value |
  | Nay  | Action Card | Just Say No | 4     |
  | Peat | land        |             |       |
  | Moor | land        |             |       |
And Ann has in the bank:
  | card | type       | value |
  | a1   | Money Card | 1     |
  | a5   | Money Card | 5     |
And Bob has in the bank:
  | card | type       | value |
  | b5   | Money Card | 5     |
"""
MAIN, BETTING = TABLE.format(phase="Main Phase 1"), TABLE.format(phase="Betting Phase")
OPENED = f"{BETTING}When Ann bets Red Five and Wild\nAnd Ann bets a1\n"
DUES = "Ann plays Dues against Bob\nAnd Bob"


@pytest.mark.parametrize(
    ("said", "then"),
    [
        ("Ann plays Red Five on the Uno pile", "Red Five is on top of the Uno pile"),
        ("Ann puts Red Five onto the pile", "Red Zero is covered"),
        ("Ann plays Wild onto the Uno pile\nAnd Ann names blue", "Wild's color is blue"),
        ("Ann plays Wild onto the Uno pile\nAnd Ann picks the color blue", "Wild's color is blue"),
        ("Ann plays Wild onto the Uno pile\nAnd Ann declares Blue", "Wild's color is blue"),
        ("Ann puts 3M into the bank", "Ann has 9 million in the bank"),
        ("Ann adds 3M to her bank", "Ann has $9M in her bank"),
        ("Ann builds House on Elm Road\nAnd everyone passes", "House is attached to Elm Road"),
        ("Ann adds House to Elm Road\nAnd everyone passes", "House is attached to Elm Road"),
        ("Ann switches Any Road to Utility", "Any Road's color is Utility"),
        ("Ann changes the color of Any Road to utility", "Any Road's color is Utility"),
        ("Ann steals Fir Road with Sly\nAnd everyone passes", "Bob does not control Fir Road"),
        (f"{DUES} answers Dues with Nay\nAnd everyone passes", "b5 is in Bob's bank"),
        (f"{DUES} says no to Dues with Nay\nAnd everyone passes", "b5 is in Bob's bank"),
        ("Ann plays Blue Rent as dark blue\nAnd everyone passes", "Bob's bank is empty"),
        ("Ann charges rent with Blue Rent for Dark Blue\nAnd everyone passes", "Ann owns Fir Road"),
        ("Ann charges rent for Dark Blue with Blue Rent\nAnd everyone passes", "Ann owns b5"),
        ("Ann buys Two of Clubs from the Dealer\nAnd Ann pays a5", "Two of Clubs is in Ann's hand"),
        ("Ann buys the top card\nAnd Ann pays a5", "Fen is in Ann's hand"),
        ("Ann taps the Dark Blue set for money", "Ann has 8 temporary money"),
        ("Ann taps her dark blue properties for money", "Elm Road is tapped"),
    ],
)
def test_what_is_done_in_a_main_phase(said: str, then: str) -> None:
    assert wrong_with("cgs", f"{MAIN}When {said}\nThen {then}\n") == ""


def test_whoever_says_uno_calls_it() -> None:
    """Bob has one card left of two once his land lies there, and Ann is quicker."""
    told = """\
Given a game of cgs with Ann and Bob in the Main Phase 1 of Bob
And Bob has in his hand:
  | card | type |
  | Peat | land |
  | Moor | land |
And the Uno deck holds:
  | card    | type     |
  | Red One | Uno card |
  | Red Two | Uno card |
When Bob plays Peat
And {said}
Then Bob has {cards} in his hand
"""
    assert wrong_with("cgs", told.format(said="Ann says UNO against Bob", cards="3 cards")) == ""
    assert wrong_with("cgs", told.format(said="Ann calls Uno on Bob", cards="3 cards")) == ""
    assert wrong_with("cgs", told.format(said="Bob says Uno!", cards="1 card")) == ""


@pytest.mark.parametrize("said", ["opens with", "opens the bet with", "opens the betting with"])
def test_a_bet_is_opened(said: str) -> None:
    told = f"{BETTING}When Ann {said} Red Five and Wild\nAnd Ann puts a1 into the pot\nThen a1 is in the pot\n"

    assert wrong_with("cgs", f"{told}And Bob is next to answer the bet\n") == ""


@pytest.mark.parametrize("said", ["answers the bet with", "joins with", "sees the bet with"])
def test_a_bet_is_answered(said: str) -> None:
    so = "Then Bob has bid 5 million\nAnd Ann's bid is $1M\nAnd Ann is next to decide on the bet\n"

    assert wrong_with("cgs", f"{OPENED}And Bob {said} Peat and Moor\nAnd Bob calls\nAnd Bob puts b5 in\n{so}") == ""


def test_a_bet_is_not_answered() -> None:
    assert wrong_with("cgs", f"{OPENED}And Bob does not answer the bet\nThen Ann has $6M in the bank\n") == ""


def test_whoever_cannot_match_goes_all_in() -> None:
    poor = OPENED.replace("| a5   | Money Card | 5     |", "| a5   | Money Card | 3     |")
    raised = f"{poor}And Bob bets Peat and Moor\nAnd Bob calls\nAnd Bob bets b5\n"
    all_in = "And Ann goes all-in\nAnd Ann bets nothing more\n"

    assert wrong_with("cgs", f"{raised}{all_in}Then Ann has a bid of 4\nAnd Bob is next to decide on the bet\n") == ""


@pytest.mark.parametrize(
    ("so", "not_so"),
    [
        ("Red Zero lies on top of the Uno pile", "Wild is on top of the Uno pile"),
        ("the top card of the Uno pile is Red Zero", "Red Zero is covered"),
        ("Red Zero is not covered", "the top of the Uno pile is Wild"),
        ("Ann owns Elm Road", "Bob owns Elm Road"),
        ("Bob does not control Elm Road", "Ann does not control Elm Road"),
        ("nobody controls Fen", "nobody owns Elm Road"),
        ("nobody owns Two of Clubs", "nobody controls Elm Road"),
        ("Ann has a full set", "Ann has 2 full sets"),
        ("Ann has 6 million in her bank", "Bob's bank is empty"),
        ("the ante is $1M", "the ante is 2 million"),
        ("the ante is 1", "Ann's bid is 1"),
    ],
)
def test_it_is_looked_at(so: str, not_so: str) -> None:
    assert wrong_with("cgs", f"{MAIN}Then {so}\n") == ""
    found = wrong_with("cgs", f"{MAIN}Then {not_so}\n")
    assert found
    assert "is no step" not in found


@pytest.mark.parametrize(
    ("said", "so", "not_so"),
    [
        ("And Bob bets b5", "Ann must decide on the bet", "Ann is all in"),
        ("And Bob bets b5\nAnd Ann folds", "Ann has folded", "Bob has folded"),
    ],
)
def test_who_does_what_in_a_hand_of_poker(said: str, so: str, not_so: str) -> None:
    told = f"{OPENED}And Bob joins with Peat and Moor\nAnd Bob calls\n{said}\n"

    assert wrong_with("cgs", f"{told}Then {so}\n") == ""
    assert "no, not yes" in wrong_with("cgs", f"{told}Then {not_so}\n")


def test_the_hand_that_is_shown_is_called_by_its_name() -> None:
    poor = OPENED.replace("| b5   | Money Card | 5     |", "| b5   | Money Card | 1     |")
    joined = "And Bob joins with Peat and Moor\nAnd Bob calls\nAnd Bob bets b5\n"
    shown = f"{poor}{joined}And Ann checks\nAnd Bob checks\n"

    assert wrong_with("cgs", f"{shown}Then Bob has a Pair\nAnd Ann shows a High Card\n") == ""
    assert "is High Card, not Flush" in wrong_with("cgs", f"{shown}Then Ann has a Flush\n")


def test_whoever_owes_money_must_pay() -> None:
    """The debt is $5M, and $6M lie in the bank of Bob in two cards besides his street."""
    rich = MAIN + "And Bob has in the bank:\n  | card | type       | value |\n  | b6   | Money Card | 6     |\n"

    assert wrong_with("cgs", f"{rich}When Ann plays Dues against Bob\nAnd everyone passes\nThen Bob must pay\n") == ""


UNO = """\
Given a game of cgs with Ann and Bob in the Main Phase 1 of Bob
And the Uno pile holds:
  | card     | type     |
  | Red Zero | Uno card |
And the Dealer's zones hold:
  | card         | type         |
  | Two of Clubs | playing card |
And Bob has in his hand:
  | card        | type     |
  | Red Reverse | Uno card |
  | Moor        | land     |
"""


def test_the_order_is_reversed_and_who_has_one_card_must_call() -> None:
    before = "Then the turn order is not reversed\nAnd Bob need not call UNO\nAnd the Dealer controls Two of Clubs\n"
    after = "Then the turn order is reversed\nAnd Bob must call UNO\nAnd Ann does not have to call UNO\n"

    assert wrong_with("cgs", f"{UNO}{before}When Bob plays Red Reverse onto the pile\n{after}") == ""
    assert "is yes, not no" in wrong_with("cgs", f"{UNO}When Bob plays Moor\nThen Bob need not call UNO\n")
    assert "is usual, not reversed" in wrong_with("cgs", f"{UNO}Then the turn order is reversed\n")


BROKEN = """\
Given a game of cgs with Ann and Bob in the Main Phase 1 of Ann
And Ann has in her hand:
  | card    | type        | group        |
  | Breaker | Action Card | Deal Breaker |
And Bob controls:
  | card     | type          | color     |
  | Elm Road | Property card | Dark Blue |
  | Oak Road | Property card | Dark Blue |
  | Fir Road | Property card | Red       |
When {said}
And everyone passes
Then Ann controls Elm Road and Oak Road
And Bob controls Fir Road
"""


@pytest.mark.parametrize(
    "said",
    [
        "Ann plays Breaker targeting Bob's Dark Blue set",
        "Ann plays Breaker on Bob's dark blue properties",
        "Ann steals Bob's Dark Blue set with Breaker",
    ],
)
def test_a_set_is_called_by_its_color(said: str) -> None:
    assert wrong_with("cgs", BROKEN.format(said=said)) == ""


def test_of_two_sets_of_a_color_none_is_meant() -> None:
    """A third Dark Blue street begins a set of its own (18.3.6.a)."""
    two = BROKEN.replace("| Red       |", "| Dark Blue |").format(said="Ann steals Bob's Dark Blue set with Breaker")

    assert "is no action" in wrong_with("cgs", two)
