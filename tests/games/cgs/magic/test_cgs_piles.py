"""Looking at decks and hands, revealing, and whole piles, as Magic prints it."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, OGRE, done, hand, lying, play_out, source, summon, table_with

from rules_db.engine.kernel import BadSetup
from rules_db.games.cgs.actions.values import Activate, Play
from rules_db.games.cgs.card_text import inspecting
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.views import sees
from rules_db.games.cgs.words import Zone

LAND = {"name": "Grove", "types": ["land"]}


def deck_of(*printed: dict[str, Any], player: str = "Ann") -> tuple[dict[str, Any], ...]:
    return tuple(lying(player, "Main Deck", each) for each in printed)


LETTERS = tuple({"name": each, "types": ["sorcery"]} for each in "ABC")
"""Three cards, A on top."""


def top(table: Table, count: int = 3) -> list[str]:
    return table.players["Ann"].zones[Zone.MAIN_DECK][: -count - 1 : -1]


def bottom(table: Table, count: int = 2) -> list[str]:
    return table.players["Ann"].zones[Zone.MAIN_DECK][:count]


def pile(table: Table, zone: Zone, player: str = "Ann") -> list[str]:
    return table.lying(player, zone)


@pytest.mark.parametrize(
    "text",
    [
        "Look at the top 3 cards of your deck and put them back in any order.",
        "Look at the top three cards of your library, then put them back in any order.",
        "Look at the top three cards of your library. Put them back on top of your library in any order.",
    ],
)
def test_cards_are_put_back_in_any_order(text: str) -> None:
    assert top(done(text, *deck_of(*LETTERS), choices=[("C",), ("A",)])) == ["C", "A", "B"]


def test_one_of_the_top_goes_to_the_hand() -> None:
    text = "Look at the top three cards of your library. Put one of them into your hand and the rest "
    below = done(f"{text}on the bottom of your library in any order.", *deck_of(*LETTERS), choices=[("B",), ("C",)])
    assert (hand(below, "Ann"), bottom(below)) == (["B"], ["A", "C"])
    thrown = done(f"{text}into your graveyard.", *deck_of(*LETTERS), choices=[("A",)])
    assert (hand(thrown, "Ann"), pile(thrown, Zone.DISCARD)) == (["A"], ["B", "C"])
    mixed = done(f"{text}on the bottom of your library in a random order.", *deck_of(*LETTERS), choices=[("A",)])
    assert (hand(mixed, "Ann"), {*bottom(mixed)}) == (["A"], {"B", "C"})
    two = "Look at the top two cards of your library. Put one of them into your hand and the other on the bottom of"
    assert bottom(done(f"{two} your library.", *deck_of(*LETTERS), choices=[("A",)]), 1) == ["B"]


def test_a_card_of_a_sort_may_be_taken_from_the_top() -> None:
    text = (
        "Look at the top three cards of your library. You may reveal a creature card from among them and put it into "
        "your hand. Put the rest on the bottom of your library in any order."
    )
    deck = deck_of(LETTERS[0], ELF, LETTERS[1])
    taken = done(text, *deck, choices=[("Elf",), ("A",)])
    assert (hand(taken, "Ann"), bottom(taken)) == (["Elf"], ["B", "A"])
    assert hand(done(text, *deck, choices=[(), ("A",), ("B",)]), "Ann") == []
    assert hand(done(text, *deck_of(*LETTERS), choices=[("A",), ("B",)]), "Ann") == []


@pytest.mark.parametrize(
    ("text", "card", "zone"),
    [
        ("Exile the top card of your library.", ELF, Zone.EXILE),
        ("Put the top card of your library into your graveyard.", ELF, Zone.DISCARD),
        ("Reveal the top card of your library and put it into your hand.", ELF, Zone.HAND),
        ("Reveal the top card of your library. If it's a creature card, put it onto the battlefield.", ELF,
         Zone.SUMMON),
        ("Reveal the top card of your library. If it's a creature card, put it onto the battlefield.", LAND,
         Zone.MAIN_DECK),
        ("Reveal the top card of your library. If it's a land card, put it onto the battlefield. Otherwise, put it "
         "into your hand.", LAND, Zone.RESOURCES),
        ("Reveal the top card of your library. If it's a land card, put it onto the battlefield. Otherwise, put it "
         "into your hand.", ELF, Zone.HAND),
    ],
)  # fmt: skip
def test_what_becomes_of_the_top_card(text: str, card: dict[str, Any], zone: Zone) -> None:
    assert done(text, *deck_of(card)).cards[card["name"]].zone is zone


def test_where_no_card_is_left_nothing_is_meant_by_it() -> None:
    text = "When this enters, mill 10, then reveal the top card of your library and put it into your hand."
    scout = {**ELF, "cost": "", "text": text}
    table = table_with(lying("Ann", "hand", scout))
    GAME.apply(table, Play("Ann", "Elf", Zone.SUMMON, 1))
    play_out(table)
    assert table.cards["Elf"].zone is Zone.SUMMON


def test_what_was_looked_at_is_spoken_of() -> None:
    text = "When this enters, look at the top card of your library. You may put it on the bottom of your library."
    scout = lying("Ann", "hand", {**ELF, "cost": "", "text": text})
    for choice, place in (("do it", 0), ("leave it", -1)):
        table = table_with(scout, *deck_of(*LETTERS))
        GAME.apply(table, Play("Ann", "Elf", Zone.SUMMON, 1))
        play_out(table, (choice,))
        assert (table.players["Ann"].zones[Zone.MAIN_DECK][place], table.cards["Elf"].zone) == ("A", Zone.SUMMON)


def test_cards_of_a_sort_leave_the_discard_piles() -> None:
    lie = (lying("Ann", "discard pile", ELF), lying("Bob", "discard pile", OGRE), lying("Bob", "discard pile", LAND))
    table = done("Exile all creature cards from all graveyards.", *lie)
    assert [table.cards[each].zone for each in ("Elf", "Ogre", "Grove")] == [Zone.EXILE, Zone.EXILE, Zone.DISCARD]
    table = done("Exile all creature cards from target player's graveyard.", *lie, targets=("Bob",))
    assert [table.cards[each].zone for each in ("Elf", "Ogre", "Grove")] == [Zone.DISCARD, Zone.EXILE, Zone.DISCARD]


def test_a_hand_is_revealed_card_by_card() -> None:
    table = table_with(source("you can: target opponent reveals their hand"), *HELD)
    GAME.apply(table, Activate("Ann", "Source", 1, ("Bob",)))
    shown = [event.get("card") for event in play_out(table) if event.kind == "revealed"]
    assert {*shown} == {"Elf", "Grove", "Ogre"}


def test_the_top_of_several_decks() -> None:
    table = done("exile the top two cards of either deck", *deck_of(*LETTERS))
    assert [len(pile(table, Zone.EXILE, each)) for each in ("Ann", "Bob")] == [2, 2]
    effect = read_effects("exile the top card of opponent's library")[0]
    assert inspecting.sides(effect) == {"opponent"}


HELD = (lying("Bob", "hand", ELF), lying("Bob", "hand", LAND), lying("Bob", "hand", OGRE))


@pytest.mark.parametrize(
    ("text", "targets", "zone"),
    [
        ("Target opponent reveals their hand. You choose a nonland card from it. That player discards that card.",
         ("Bob",), Zone.DISCARD),
        ("Look at target opponent's hand and choose a creature card from it. That player discards that card.", ("Bob",),
         Zone.DISCARD),
        ("Target player reveals their hand. You choose a nonland card from it. Exile that card.", ("Bob",), Zone.EXILE),
        ("Opponent reveals their hand, then you choose a creature card from it and exile that card.", (), Zone.EXILE),
        ("Look at your opponent's hand, and if you do, discard 1 creature from it.", (), Zone.DISCARD),
        ("Look at target player's hand, then banish 1 creature card from it.", ("Bob",), Zone.EXILE),
    ],
)  # fmt: skip
def test_a_card_of_a_revealed_hand_is_picked_out(text: str, targets: tuple[str, ...], zone: Zone) -> None:
    table = done(text, *HELD, targets=targets, choices=[("Ogre",)])
    assert (table.cards["Ogre"].zone, hand(table, "Bob")) == (zone, ["Elf", "Grove"])


def test_what_is_done_with_a_hand_that_is_looked_at_is_said_or_refused() -> None:
    with pytest.raises(BadSetup, match="nothing is attached to cards that are looked at"):
        read_effects("Look at your opponent's hand, then discard 2 cards from it.")


def test_who_picks_out_sees_what_there_is() -> None:
    text = "target opponent reveals their hand. You choose a nonland card from it. That player discards that card"
    table = table_with(source(f"you can: {text}"), *HELD)
    GAME.apply(table, Activate("Ann", "Source", 1, ("Bob",)))
    assert not sees(table, "Ann", table.cards["Ogre"])
    for _ in range(2):
        GAME.apply(table, GAME.options(table)[-1] if table.choice else next(
            each for each in GAME.options(table) if type(each).__name__ == "Pass"
        ))  # fmt: skip
    assert table.choice is not None
    assert {*table.choice.options} == {"Elf", "Ogre"}
    assert sees(table, "Ann", table.cards["Ogre"])
    play_out(table, ("Elf",))
    assert not sees(table, "Ann", table.cards["Ogre"])


def test_looking_at_a_hand_is_told_to_nobody_else() -> None:
    table = done("look at target player's hand", *HELD, targets=("Bob",))
    assert hand(table, "Bob") == ["Elf", "Grove", "Ogre"]


def test_looking_at_an_opponents_hand_is_told_of_that_opponent() -> None:
    table = table_with(source("you can: look at opponent's hand"), *HELD)
    GAME.apply(table, Activate("Ann", "Source", 1))
    (event,) = (each for each in play_out(table) if each.kind == "looked")

    assert (event.who, event.get("of")) == ("Ann", "Bob")


@pytest.mark.parametrize(
    ("text", "targets", "left"),
    [
        ("Exile all graveyards.", (), (0, 0)),
        ("Exile target player's graveyard.", ("Bob",), (1, 0)),
        ("Exile each opponent's graveyard.", (), (1, 0)),
        ("Shuffle your graveyard into your library.", (), (0, 1)),
        ("Each player shuffles their graveyard into their library.", (), (0, 0)),
        ("Opponent shuffles their graveyard into their library.", (), (1, 0)),
        ("Target player draws a card. Exile that player's graveyard.", ("Bob",), (1, 0)),
    ],
)
def test_whole_discard_piles(text: str, targets: tuple[str, ...], left: tuple[int, int]) -> None:
    table = done(text, lying("Ann", "discard pile", ELF), lying("Bob", "discard pile", OGRE), targets=targets)

    assert (len(pile(table, Zone.DISCARD)), len(pile(table, Zone.DISCARD, "Bob"))) == left


def test_who_goes_on_is_who_did_the_thing_before() -> None:
    text = "Each player shuffles their hand and graveyard into their library, then draws seven cards."
    table = done(text, lying("Ann", "hand", ELF), lying("Bob", "discard pile", OGRE))
    assert [len(hand(table, each)) for each in ("Ann", "Bob")] == [7, 7]
    assert pile(table, Zone.DISCARD, "Bob") == []
    drawn = done("opponent draws 2, then discards 1 card", lying("Bob", "hand", ELF), choices=[("Elf",)])
    assert (len(hand(drawn, "Bob")), pile(drawn, Zone.DISCARD, "Bob")) == (2, ["Elf"])
    drawn = done("target player draws 2, then loses 2 life", targets=("Bob",))
    assert (len(hand(drawn, "Bob")), drawn.players["Bob"].life) == (2, 18)
    with pytest.raises(BadSetup, match="nobody has been named"):
        read_effects("draw 1, then discards 1 card")


def test_two_targets_of_one_deed() -> None:
    table = done("Destroy target creature and target land.", summon("Bob", OGRE), lying("Bob", "resource area", LAND),
                 targets=("Ogre", "Grove"))  # fmt: skip
    assert [table.cards[each].zone for each in ("Ogre", "Grove")] == [Zone.DISCARD, Zone.DISCARD]
    table = done("Return target creature and target land to their owners' hands.", summon("Bob", OGRE),
                 lying("Bob", "resource area", LAND), targets=("Ogre", "Grove"))  # fmt: skip
    assert hand(table, "Bob") == ["Ogre", "Grove"]
    with pytest.raises(BadSetup):
        read_effects("destroy target creature and all lands")


def test_cards_are_put_into_hands_and_onto_decks() -> None:
    table = done("Put target creature on top of its owner's library.", summon("Ann", OGRE), targets=("Ogre",))
    assert top(table, 1) == ["Ogre"]
    table = done("Put target creature on the bottom of its owner's library.", summon("Ann", OGRE), targets=("Ogre",))
    assert bottom(table, 1) == ["Ogre"]
