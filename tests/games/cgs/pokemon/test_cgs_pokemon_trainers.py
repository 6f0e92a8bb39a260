"""Trainers as they are printed, read and played: decks and hands, Energy, switching, healing, conditions."""

from typing import Any

import pytest
from cgs_pokemon import ITEM, WALL, energies, harm, trained
from cgs_table import ELF, FIRE, GAME, MOUSE, RAT, done, hand, lying, play_out, summon, table_with

from rules_db.games.cgs.actions.values import Pass, Play
from rules_db.games.cgs.words import Zone

ACTIVE = lying("Ann", "Extra Summon Zone", MOUSE)
THEIRS = (lying("Bob", "Extra Summon Zone", WALL), summon("Bob", MOUSE, "Bat"), summon("Bob", MOUSE, "Owl"))


def deck(player: str, *printed: dict[str, Any]) -> list[dict[str, Any]]:
    """Cards in a deck, the first one uppermost, below ten blank ones."""
    return [lying(player, "Main Deck", each, f"{player}'s {each['name']} {at}") for at, each in enumerate(printed)]


@pytest.mark.parametrize(
    ("text", "choices", "spots"),
    [
        ("Switch your Active Pokémon with 1 of your Benched Pokémon.", [("Vole",)], "Vole Wall"),
        ("Switch 1 of your Benched Pokémon with your Active Pokémon.", [("Vole",)], "Vole Wall"),
        ("Switch 1 of your opponent's Benched Pokémon with their Active Pokémon.", [("Owl",)], "Mouse Owl"),
        ("Switch in 1 of your opponent's Benched Pokémon to the Active Spot.", [("Owl",)], "Mouse Owl"),
        ("Your opponent switches their Active Pokémon with 1 of their Benched Pokémon.", [("Bat",)], "Mouse Bat"),
        ("Switch out your opponent's Active Pokémon to the Bench. (Your opponent chooses the new Active Pokémon.)",
         [("Bat",)], "Mouse Bat"),
        ("Each player switches their Active Pokémon with 1 of their Benched Pokémon.", [("Vole",), ("Owl",)],
         "Vole Owl"),
    ],
)  # fmt: skip
def test_pokemon_are_switched(text: str, choices: list[tuple[str, ...]], spots: str) -> None:
    benched = (summon("Ann", MOUSE, "Vole"), summon("Ann", MOUSE, "Mole"))
    table = trained(text, ACTIVE, *benched, *THEIRS, choices=choices)

    assert [table.lying(each, Zone.EXTRA_SUMMON)[0] for each in ("Ann", "Bob")] == spots.split()


def test_whoever_switches_their_own_pokemon_chooses() -> None:
    text = "Your opponent switches their Active Pokémon with 1 of their Benched Pokémon."
    table = table_with(lying("Ann", "hand", ITEM | {"text": text}), *THEIRS)
    GAME.apply(table, Play("Ann", "Item", Zone.BACKROW, 1))
    while table.choice is None:
        decision = GAME.pending(table)
        assert decision is not None
        GAME.apply(table, Pass(decision.player))

    assert (table.choice.player, sorted(table.choice.options)) == ("Bob", ["Bat", "Owl"])


CARDS = (MOUSE, RAT, FIRE, FIRE, ITEM | {"name": "Potion"})


@pytest.mark.parametrize(
    ("text", "offered", "taken"),
    [
        ("a Pokémon, reveal it, and put it into your hand. Then, shuffle your deck.", "Mouse 0, Rat 1", 1),
        ("a Basic Pokémon, reveal it, and put it into your hand. Then, shuffle your deck.", "Mouse 0", 1),
        ("an Evolution Pokémon, reveal it, and put it into your hand. Then, shuffle your deck.", "Rat 1", 1),
        ("a Stage 1 Pokémon, reveal it, and put it into your hand. Then, shuffle your deck.", "Rat 1", 1),
        ("a Pokémon with 60 HP or less, reveal it, and put it into your hand.", "Mouse 0", 1),
        ("up to 2 Basic Energy cards, reveal them, and put them into your hand. Then, shuffle your deck.",
         "Fire Energy 2, Fire Energy 3", 2),
        ("a [R] Energy card, reveal it, and put it into your hand. Then, shuffle your deck.",
         "Fire Energy 2, Fire Energy 3", 1),
    ],
)  # fmt: skip
def test_a_deck_is_searched_and_what_is_taken_is_shown(text: str, offered: str, taken: int) -> None:
    names = [f"Ann's {each}" for each in offered.split(", ")]
    table = table_with(lying("Ann", "hand", ITEM | {"text": f"Search your deck for {text}"}), *deck("Ann", *CARDS))
    GAME.apply(table, Play("Ann", "Item", Zone.BACKROW, 1))
    events = play_out(table, tuple(names[:taken]))

    assert sorted(hand(table, "Ann")) == names[:taken]
    assert [event.get("card") for event in events if event.kind == "revealed"] == names[:taken]
    assert any(event.kind == "shuffled" for event in events)


def test_what_is_searched_for_is_attached() -> None:
    text = "Search your deck for a Basic Energy card and attach it to 1 of your Pokémon. Then, shuffle your deck."
    table = table_with(lying("Ann", "hand", ITEM | {"text": text}), ACTIVE, summon("Ann", MOUSE, "Vole"),
                       *deck("Ann", FIRE))  # fmt: skip
    GAME.apply(table, Play("Ann", "Item", Zone.BACKROW, 1))
    events = play_out(table, ("Ann's Fire Energy 0",), ("Vole",))

    assert table.cards["Vole"].attached == ["Ann's Fire Energy 0"]
    assert any(event.kind == "shuffled" for event in events)


@pytest.mark.parametrize(
    ("text", "choices", "hand_", "left", "thrown"),
    [
        ("Look at the top 3 cards of your deck and put 1 of them into your hand. Shuffle the other cards back into "
         "your deck.", [("Ann's 1",)], ["Ann's 1"], 9, 0),
        ("Look at the top 3 cards of your deck, put 2 of them into your hand, and discard the other cards.",
         [("Ann's 0", "Ann's 2")], ["Ann's 0", "Ann's 2"], 7, 1),
        ("Look at the top 3 cards of your deck. You may reveal a Pokémon you find there and put it into your hand. "
         "Shuffle the other cards back into your deck.", [()], [], 10, 0),
        ("Discard the top card of your deck.", [], [], 9, 1),
        ("Discard the top 2 cards of your deck.", [], [], 8, 2),
    ],
)  # fmt: skip
def test_cards_from_the_top_of_the_deck(text: str, choices: Any, hand_: list[str], left: int, thrown: int) -> None:
    table = done(text, choices=[each for each in choices if each], game="Pokémon")

    assert sorted(hand(table, "Ann")) == hand_
    assert len(table.lying("Ann", Zone.MAIN_DECK)) == left
    assert len(table.lying("Ann", Zone.DISCARD)) == thrown


def test_the_rest_goes_below_in_the_order_that_its_player_likes() -> None:
    text = (
        "Look at the top 3 cards of your deck and put 1 of them into your hand. "
        "Put the other cards on the bottom of your deck in any order."
    )
    table = done(text, choices=[("Ann's 1",), ("Ann's 2",)], game="Pokémon")

    assert hand(table, "Ann") == ["Ann's 1"]
    assert table.lying("Ann", Zone.MAIN_DECK)[:3] == ["Ann's 0", "Ann's 2", "Ann's 9"]


PRIZES = [lying("Bob", "Prize card area", ELF, f"Prize {at}") for at in range(3)] + [
    lying("Ann", "Prize card area", ELF, "One")
]
HANDS = [lying("Ann", "hand", ELF, "Old"), lying("Bob", "hand", ELF, "Own"), lying("Bob", "hand", ELF, "Own 2")]


@pytest.mark.parametrize(
    ("text", "ann", "bob"),
    [
        ("Each player shuffles their hand into their deck and draws a card for each of their remaining Prize cards.",
         1, 3),
        ("Each player shuffles their hand and puts it on the bottom of their deck. Then, each player draws a card for "
         "each of their remaining Prize cards.", 1, 3),
        ("Draw 2 cards for each of your remaining Prize cards.", 3, 2),
        ("Discard your hand and draw 7 cards.", 7, 2),
        ("Draw cards until you have 6 cards in your hand.", 6, 2),
        ("Draw cards until you have 1 card in hand.", 1, 2),
        ("Each player draws cards until they have 4 cards in their hand.", 4, 4),
        ("Your opponent shuffles their hand into their deck and draws 4 cards.", 1, 4),
        ("Shuffle your hand into your deck. Then, draw 5 cards.", 5, 2),
        ("If your opponent has 3 or fewer Prize cards remaining, draw 2 cards.", 3, 2),
        ("If your opponent has 2 or fewer Prize cards remaining, draw 2 cards.", 1, 2),
        ("If you have exactly 1 Prize card remaining, draw 2 cards.", 3, 2),
        ("You can use this card only if you discard 1 other card from your hand. Draw 3 cards.", 3, 2),
    ],
)  # fmt: skip
def test_hands_are_thrown_away_and_drawn_anew(text: str, ann: int, bob: int) -> None:
    table = trained(text, *HANDS, *PRIZES)

    assert (len(hand(table, "Ann")), len(hand(table, "Bob"))) == (ann, bob)


def test_who_is_behind_may_play_a_card() -> None:
    text = "You can use this card only if you have more Prize cards remaining than your opponent. Draw 3 cards."
    behind = [lying("Ann", "Prize card area", ELF, f"More {at}") for at in range(3)]

    def may(*cards: dict[str, Any]) -> bool:
        table = table_with(lying("Ann", "hand", ITEM | {"text": text}), *cards)
        return GAME.why_not(table, Play("Ann", "Item", Zone.BACKROW, 1)) is None

    assert (may(*PRIZES), may(*PRIZES, *behind)) == (False, True)


@pytest.mark.parametrize(
    ("text", "choices", "expected"),
    [
        ("Heal 20 damage from 1 of your Pokémon.", [("Vole",)], [4, 2, 4]),
        ("Heal 20 damage from each of your Pokémon.", [], [2, 2, 4]),
        ("Heal all damage from your Active Pokémon.", [], [0, 4, 4]),
        ("Heal 30 damage from 1 of your Benched Pokémon.", [], [4, 1, 4]),
        ("Put 1 damage counter on each of your opponent's Pokémon.", [], [4, 4, 5]),
        ("Heal all damage from your Benched Pokémon.", [], [4, 0, 4]),
    ],
)
def test_damage_is_healed(text: str, choices: Any, expected: list[int]) -> None:
    hurt = {"damage": 4}
    table = trained(text, {**ACTIVE, "state": hurt}, summon("Ann", MOUSE, "Vole", state=hurt),
                    lying("Bob", "Extra Summon Zone", WALL, state=hurt), choices=choices)  # fmt: skip

    assert harm(table, "Mouse", "Vole", "Wall") == expected


@pytest.mark.parametrize(
    ("text", "ann", "bob"),
    [
        ("Your opponent's Active Pokémon is now Confused.", ["Asleep", "Burned"], ["Confused"]),
        ("Your opponent's Active Pokémon is now Burned and Poisoned.", ["Asleep", "Burned"], ["Burned", "Poisoned"]),
        ("Both Active Pokémon are now Asleep.", ["Asleep", "Burned"], ["Asleep"]),
        ("Remove all Special Conditions from your Active Pokémon.", [], []),
        ("Your Active Pokémon recovers from all Special Conditions.", [], []),
    ],
)
def test_conditions_come_and_go(text: str, ann: list[str], bob: list[str]) -> None:
    table = trained(text, {**ACTIVE, "state": {"conditions": ["Asleep", "Burned"]}}, *THEIRS)

    assert (table.cards["Mouse"].conditions, table.cards["Wall"].conditions) == (ann, bob)


@pytest.mark.parametrize(
    ("text", "choices", "expected"),
    [
        ("Move an Energy from 1 of your Pokémon to another of your Pokémon.", [("Mouse's Fire 1",), ("Vole",)],
         [2, 1, 0]),
        ("Move 2 Energy from 1 of your Pokémon to another of your Pokémon.",
         [("Mouse's Fire 1", "Mouse's Fire 2"), ("Mole",)], [1, 0, 2]),
        ("Attach up to 2 Basic Energy cards from your hand to your Pokémon in any way you like.",
         [("Fire Energy", "Fire 2"), ("Mole",), ("Vole",)], [3, 1, 1]),
        ("Attach a Basic Energy card from your hand to 1 of your Benched Pokémon.", [("Fire 2",), ("Mole",)],
         [3, 0, 1]),
        ("Discard all Energy from your Pokémon.", [], [0, 0, 0]),
    ],
)  # fmt: skip
def test_energy_is_moved_and_attached(text: str, choices: Any, expected: list[int]) -> None:
    own = (ACTIVE, summon("Ann", MOUSE, "Vole"), summon("Ann", MOUSE, "Mole"), *energies("Mouse", 3))
    table = trained(text, *own, lying("Ann", "hand", FIRE), lying("Ann", "hand", FIRE, "Fire 2"), choices=choices)

    assert [len(table.cards[name].attached) for name in ("Mouse", "Vole", "Mole")] == expected


@pytest.mark.parametrize(
    ("text", "back"),
    [
        ("Put a Pokémon Tool from your discard pile into your hand.", ["Band"]),
        ("Put a Pokémon from your discard pile into your hand.", ["Mouse"]),
        ("Put up to 2 Basic Energy cards from your discard pile into your hand.", ["Fire Energy"]),
    ],
)
def test_cards_come_back_from_the_discard_pile(text: str, back: list[str]) -> None:
    pile = (MOUSE, FIRE, ITEM | {"name": "Band", "types": ["Tool"]})
    table = trained(text, *(lying("Ann", "discard pile", each) for each in pile),
                    choices=[("Fire Energy",)] if "up to" in text else [])  # fmt: skip

    assert hand(table, "Ann") == back


def test_a_pokemon_comes_back_onto_the_bench() -> None:
    text = "Put a Basic Pokémon from your discard pile onto your Bench."

    assert trained(text, ACTIVE, lying("Ann", "discard pile", MOUSE, "Vole")).cards["Vole"].zone is Zone.SUMMON


def test_a_stadium_in_play_is_discarded() -> None:
    dome = lying("Bob", "Field Zone", {"name": "Dome", "types": ["Stadium"]})

    assert trained("Discard a Stadium in play.", dome).cards["Dome"].zone is Zone.DISCARD


@pytest.mark.parametrize(("cards", "drawn"), [(2, 3), (1, 0)])
def test_what_follows_if_you_do_needs_all_that_was_to_be_discarded(cards: int, drawn: int) -> None:
    held = [lying("Ann", "hand", ELF, f"Elf {at}") for at in range(cards)]

    assert len(hand(trained("Discard 2 cards from your hand. If you do, draw 3 cards.", *held), "Ann")) == drawn


def test_a_condition_that_a_pokemon_cannot_have() -> None:
    awake = MOUSE | {"name": "Awake", "text": "Ability: Insomnia. This Pokémon can't be Asleep."}
    both = "Your opponent's Active Pokémon is now Asleep and Poisoned."

    assert trained(both, lying("Bob", "Extra Summon Zone", awake)).cards["Awake"].conditions == ["Poisoned"]


def test_a_refusal_names_what_is_in_play_in_the_same_order_wherever_it_lies() -> None:
    dome = {"name": "Dome", "types": ["Stadium"]}
    table = table_with(lying("Bob", "Field Zone", dome, "A"), lying("Ann", "Field Zone", dome, "B"),
                       lying("Ann", "hand", dome, "C"))  # fmt: skip

    refusal = GAME.why_not(table, GAME.parse(table, "Ann plays C"))

    assert refusal is not None
    assert (refusal.rule, dict(refusal.facts)["in_play"]) == ("cgs-13.4.6", ["A", "B"])
