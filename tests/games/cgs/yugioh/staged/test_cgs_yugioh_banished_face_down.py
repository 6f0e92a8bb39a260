"""Cards that are banished face-down: who sees them, what finds them, and what they do there."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, GOLEM, MOUSE, casting, done, hand, lying, play_out, summon, table_with

from rules_db.games.cgs.actions.values import Activate
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.views import sees, view
from rules_db.games.cgs.words import Zone

VOID = "Target 1 card on the field; banish it, face-down."


def gone(printed: dict[str, Any], text: str = VOID, *cards: dict[str, Any]) -> Table:
    """Bob's card has been banished face-down by a Spell of Ann's."""
    return casting(text, summon("Bob", printed), *cards, targets=(printed["name"],))


@pytest.mark.parametrize("printed", [GOLEM, ELF, MOUSE])
@pytest.mark.parametrize(("text", "is_hidden"), [(VOID, True), ("Target 1 card on the field; banish it.", False)])
def test_only_its_owner_sees_it(printed: dict[str, Any], text: str, is_hidden: bool) -> None:
    table = gone(printed, text)
    card = table.cards[printed["name"]]
    assert (card.zone, card.is_face_down) == (Zone.EXILE, is_hidden)
    assert [sees(table, player, card) for player in ("Ann", "Bob")] == [not is_hidden, True]
    assert (printed["name"] in view(table, "Ann").cards) is not is_hidden


@pytest.mark.parametrize(("text", "life"), [(VOID, 20), ("Target 1 card on the field; banish it.", 21)])
def test_what_it_does_when_banished_it_does_not_do_face_down(text: str, life: int) -> None:
    own = GOLEM | {"types": ["Effect Monster"], "text": "If this card is banished: Gain 1000 LP."}
    assert gone(own, text).players["Bob"].life == life


@pytest.mark.parametrize(
    ("what", "found"),
    [("card", True), ("monster", False), ("Rock monster", False), ("Level 4 monster", False), ("summon", False)],
)
def test_other_cards_find_it_as_a_card_alone(what: str, found: bool) -> None:
    key = {"name": "Key", "types": ["artifact"],
           "text": f"You can: put all {what}s from your opponent's exile onto the battlefield."}  # fmt: skip
    table = gone(GOLEM, VOID, lying("Ann", "backrow zone", key, place=3))
    GAME.apply(table, Activate("Ann", "Key", 1))
    play_out(table)
    card = table.cards["Golem"]
    assert (card.zone is Zone.SUMMON, card.is_face_down) == (found, not found)


def test_the_top_of_a_deck_can_be_the_price() -> None:
    table = casting("Banish 10 cards from the top of your Deck, face-down; draw 2 cards.",
                    *(lying("Ann", "Main Deck", ELF, f"Elf {at}") for at in range(2)))  # fmt: skip
    banished = [table.cards[each] for each in table.lying("Ann", Zone.EXILE)]
    assert (len(banished), all(each.is_face_down for each in banished), len(hand(table, "Ann"))) == (10, True, 2)


def test_nobody_pays_with_more_cards_than_there_are() -> None:
    table = table_with(
        lying("Ann", "backrow zone", {"name": "Pot", "types": ["Continuous Spell"],
              "text": "You can banish the top 11 cards of your Deck, face-down; draw 2 cards."})
    )  # fmt: skip
    assert GAME.why_not(table, Activate("Ann", "Pot", 1)) is not None


def test_cards_of_the_extra_deck_go_face_down_at_random() -> None:
    fusion = GOLEM | {"types": ["Fusion Monster"], "text": "materials: 2 monsters"}
    extra = [lying("Ann", "Extra Deck", fusion, f"Beast {at}") for at in range(4)]
    table = casting("Banish 3 random face-down cards from your Extra Deck, face-down; draw 1 card.", *extra)
    assert len(table.lying("Ann", Zone.EXILE)) == 3
    assert all(table.cards[each].is_face_down for each in table.lying("Ann", Zone.EXILE))


@pytest.mark.parametrize("words", ["exile target creature, face-down", "banish target creature face-down"])
def test_other_games_may_say_it_as_well(words: str) -> None:
    assert done(words, summon("Bob", ELF), targets=("Elf",)).cards["Elf"].is_face_down


def test_a_card_put_in_the_lost_zone_is_exiled() -> None:
    table = casting(
        "Put a card from your hand in the Lost Zone. Draw 2 cards.", lying("Ann", "hand", ELF), game="Pokémon"
    )
    assert (table.cards["Elf"].zone, table.cards["Elf"].is_face_down) == (Zone.EXILE, False)
