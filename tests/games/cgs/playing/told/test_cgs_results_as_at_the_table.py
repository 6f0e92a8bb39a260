"""What is the case in the end, as players say it at the table; and each is false where something else is the case."""

import pytest
from told_scenario import wrong_with

FOUGHT = """\
Given a game of cgs with Ann and Bob in the Battle Phase of Ann
And Ann has 1 red mana
And Ann controls:
  | card  | type            | P/T |
  | Bear  | Creature — Bear | 3/3 |
  | Acre  | Land            |     |
And Ann has in her hand:
  | card | type    | cost | text                          |
  | Boon | Instant | R    | You gain 3 life. Draw a card. |
And Bob controls:
  | card | type           | P/T |
  | Ape  | Creature — Ape | 2/2 |
When Ann casts Boon
And everyone passes
And Ann attacks Bob with Bear
And everyone passes
And Bob blocks Bear with Ape
And everyone passes
"""


@pytest.mark.parametrize(
    ("so", "not_so"),
    [
        ("Ape dies", "Bear dies"),
        ("Ape is destroyed", "Bear has been destroyed"),
        ("Ape goes to the graveyard", "Acre goes to the graveyard"),
        ("Bear survives", "Ape survives"),
        ("Bear is still on the battlefield", "Ape is still in play"),
        ("Bear has 2 damage marked on it", "Bear has taken 3 damage"),
        ("Bear is a 3/3", "Bear is a 3/1"),
        ("Ann is at 23 life", "Ann is at 20"),
        ("Bob is still at 20 life", "Bob is at 17 life"),
        ("Ann has one card in hand", "Ann has two cards in hand"),
        ("Ann's hand has 1 card", "Ann's hand has no cards"),
        ("there are no cards in Bob's hand", "there are 2 cards in Ann's hand"),
        ("Ann controls a creature", "Ann controls two creatures"),
        ("Ann controls 1 land", "Bob controls a land"),
        ("Ann controls 2 permanents", "Ann controls 3 cards"),
        ("Ann controls no monsters", "Ann controls no summons"),
        ("Bob controls nothing", "Ann controls nothing"),
        ("it is still Ann's turn", "it is still Bob's turn"),
        ("Ann is the turn player", "Bob is the turn player"),
        ("it is Ann's combat phase", "it is Ann's second main phase"),
        ("nothing is in the Queue", "the Queue holds Boon"),
        ("nobody has won", "Ann wins"),
        ("rule 9.4.9 applies", "rule 9.4.9 does not apply"),
    ],
)
def test_what_has_come_of_it(so: str, not_so: str) -> None:
    assert wrong_with("cgs", f"{FOUGHT}Then {so}\n") == ""
    wrong = wrong_with("cgs", f"{FOUGHT}Then {not_so}\n")
    assert wrong
    assert "no step" not in wrong


def test_an_attempt_is_refused_in_other_words() -> None:
    steps = f"{FOUGHT}And Ann attacks Bob with Bear\nThen the attack is not allowed by rule {{rule}}\n"

    assert wrong_with("cgs", steps.format(rule="4.5.3")) == ""
    assert "not by rule 4.5.2" in wrong_with("cgs", steps.format(rule="4.5.2"))
