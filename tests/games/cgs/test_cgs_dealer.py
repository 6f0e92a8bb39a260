"""What the True Dealer inflicts of a text, and how (17.6.7, 17.6.8, 17.6.11); what the Dealer sells and gets back."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, lying, play_out, summon, table_with

from rules_db.engine.choices import Answers
from rules_db.engine.kernel import Decision
from rules_db.engine.trace import Trace
from rules_db.games.cgs.actions.values import Pass, Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.chapters.c17.buying import Buy
from rules_db.games.cgs.doing.dealer.attaching import ATTACH
from rules_db.games.cgs.doing.dealer.inflicting import ALL, COPIES, inflicted_as
from rules_db.games.cgs.doing.dealer.joining import put_next
from rules_db.games.cgs.state import Item
from rules_db.games.cgs.words import Zone

NOT = ""


@pytest.mark.parametrize(
    ("text", "how"),
    [
        ("opponent discards 1 card", ALL),
        ("creatures opponent controls get -1/-1", ALL),
        ("destroy all summons", ALL),
        ("return all Set backrow cards to hand", ALL),
        ("creatures get -1/-1", ALL),
        ("each player draws 1", ALL),
        ("opponent sacrifices a creature", ALL),
        ("3 damage to any target", COPIES),
        ("destroy a creature", COPIES),
        ("flip: destroy target monster", COPIES),
        ("you may destroy target creature opponent controls", COPIES),
        ("you may destroy target creature", NOT),
        ("destroy up to 1 target creature", NOT),
        ("draw 1, 3 damage to any target", NOT),
        ("3 damage to any target, gain 3 life", NOT),
        ("search your deck for a card", NOT),
        ("creatures you control get +1/+1", NOT),
        ("gain control of target creature", NOT),
        ("create a 2/2 green Wolf creature token", NOT),
        ("flying", NOT),
    ],
)
def test_what_is_inflicted(text: str, how: str) -> None:
    (effect,) = read_effects(text)
    assert inflicted_as(effect) == how


def test_after_a_purchase_every_player_has_to_pass() -> None:
    five = lying("Ann", "bank zone", {"name": "Five", "types": ["Money Card"], "value": 5})
    table = table_with(lying("", "Dealer's zone", ELF), five, agreed=["Sane Version"])
    GAME.apply(table, Buy("Ann", "Elf"))
    GAME.apply(table, Pass("Ann"))

    assert (table.phase, GAME.pending(table)) == ("Main Phase 1", Decision("Bob", "act"))
    GAME.apply(table, Pass("Bob"))
    assert table.phase == "Battle Phase"


def test_what_no_longer_attaches_to_anything_has_no_target() -> None:
    """A Tool of the Dealer may have become a creature before its copies join the Queue."""
    table, trace = table_with(summon("Bob", ELF)), Trace(book)
    table.dealing = [Item("effect", "Elf", "Ann", said={ATTACH: "yes"}, inflicts=["Ann"])]

    assert put_next(table, trace, Answers())
    assert [event.kind for event in trace.events] == ["no target"]
    assert table.dealing == []


STOLEN = summon("Bob", ELF, owner="", home="Dealer's deck")


@pytest.mark.parametrize("lies", [lying("", "Dealer's zone", ELF), STOLEN])
@pytest.mark.parametrize(("text", "kind"), [
    ("destroy target creature", "destroyed"), ("exile target creature", "exiled"),
    ("return target creature to hand", "returned to the hand"),
])  # fmt: skip
def test_a_card_of_the_dealer_is_told_to_go_where_it_goes(text: str, kind: str, lies: dict[str, Any]) -> None:
    """Into the Dealer's deck, whatever place is named, and from wherever it lies (17.2.3, 17.2.3.a, 17.2.9)."""
    table = table_with(
        lying("Ann", "hand", {"name": "Push", "types": ["sorcery"], "text": text}), lies, agreed=["True Version"],
    )  # fmt: skip
    GAME.apply(table, Play("Ann", "Push", Zone.BACKROW, 1, targets=("Elf",)))
    (event,) = [each for each in play_out(table) if each.kind == kind]

    assert (event.get("origin"), event.get("to")) == (lies["zone"], "Dealer's deck")
