"""Turns of phrase of Yu-Gi-Oh! cards: coins that are called, cards excavated, hands shuffled away, sides of a field."""

from fractions import Fraction
from typing import Any

import pytest
from cgs_idiom import monster, rivals, spell
from cgs_table import ELF, GAME, OGRE, hand, lying, summon, table_with

from rules_db.engine.kernel import BadSetup, IllegalAction
from rules_db.games.cgs.actions.values import Activate
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.card_text.said.vocabulary import DEFENSE, OFFENSE
from rules_db.games.cgs.words import Zone

FIELD, GONE, DECK, HELD = Zone.SUMMON, Zone.DISCARD, Zone.MAIN_DECK, Zone.HAND


@pytest.mark.parametrize(
    ("printed", "typed"),
    [
        ("Toss a coin. Heads: Draw 2 cards. Tails: Discard 1 card.",
         "Flip a coin. If heads, draw 2 cards. If tails, discard 1 card."),
        ("Toss a coin and call it. If you call it right, draw 2 cards. If you call it wrong, discard 1 card.",
         "Flip a coin. If heads, draw 2 cards. If tails, discard 1 card."),
        ("Call a coin toss. If you call it right, draw 2 cards.", "Flip a coin. If heads, draw 2 cards."),
        ("Toss 2 coins. If both of them are heads, draw 1 card.",
         "Flip 2 coins. If both of them are heads, draw 1 card."),
        ("During each of your Standby Phases: You can draw 1 card.", "During your Standby Phase: You can draw 1 card."),
        ("During each of your End Phases, send this card to the GY unless you pay 500 LP.",
         "During your End Phase, send this card to the GY unless you pay 500 LP."),
        ("When a monster is Special Summoned to your opponent's side of the field: Draw 1 card.",
         "When a monster is Special Summoned to your opponent's field: Draw 1 card."),
        ("Once per turn: You can discard 1 card to target 1 Set card on the field; destroy that target.",
         "Once per turn: You can discard 1 card, then target 1 Set card on the field; destroy that target."),
        ("Target 1 monster in your GY; Special Summon it to your field in Defense Position.",
         "Target 1 monster in your GY; Special Summon it in Defense Position."),
        ("Gain 1000 Life Points.", "Gain 1000 LP."),
        ("Switch the battle positions of all monsters.", "Change the battle positions of all monsters."),
        ("Activate 1 of these effects: • Target 1 monster; destroy it. • Draw 1 card.",
         "Activate 1 of these effects: • Destroy target monster. • Draw 1 card."),
        ("Inflict 1000 damage to your opponent for each monster they control.",
         "Inflict 1000 damage to your opponent for each monster your opponent controls."),
    ],
)  # fmt: skip
def test_what_is_printed_means_what_is_typed(printed: str, typed: str) -> None:
    assert read_effects(printed) == read_effects(typed)


@pytest.mark.parametrize(
    "said", ["the same number of cards", "as many cards", "the same number of cards you shuffled into the Deck"]
)
def test_as_many_cards_are_drawn_as_were_shuffled_away(said: str) -> None:
    table = spell(f"Shuffle your hand into the Deck, then draw {said}.",
                  lying("Ann", "hand", ELF), lying("Ann", "hand", OGRE))  # fmt: skip

    assert len(hand(table, "Ann")) == 2
    assert len(table.lying("Ann", DECK)) == 10


def test_each_player_draws_as_many_as_they_have_shuffled_away() -> None:
    held = [lying("Ann", "hand", ELF), lying("Ann", "hand", OGRE), lying("Bob", "hand", monster("Hog"))]
    table = spell("Each player shuffles their hand into their Deck, then draws the same number of cards.", *held)

    assert (len(hand(table, "Ann")), len(hand(table, "Bob"))) == (2, 1)


@pytest.mark.parametrize(
    ("rest", "lowest"), [("shuffle the rest into the Deck", None), ("place the rest on the bottom of the Deck", "Elf")]
)
def test_of_excavated_cards_one_of_a_sort_is_added(rest: str, lowest: str | None) -> None:
    pile = [lying("Ann", "Main Deck", ELF), lying("Ann", "Main Deck", monster("Hog")),
            lying("Ann", "Main Deck", monster("Cat"))]  # fmt: skip
    chosen: list[Any] = [("Hog",)] if lowest is None else [("Hog",), ("Cat",)]
    table = spell(f"Excavate the top 3 cards of your Deck, add 1 Beast monster among them to your hand, also {rest}.",
                  *pile, choices=chosen)  # fmt: skip

    assert hand(table, "Ann") == ["Hog"]
    assert {table.cards[each].zone for each in ("Cat", "Elf")} == {DECK}
    if lowest:
        assert set(table.lying("Ann", DECK)[:2]) == {"Cat", lowest}


def test_a_card_that_is_discarded_to_target_is_a_cost() -> None:
    text = "Once per turn: You can discard 1 card to target 1 monster your opponent controls; destroy that target."
    hog = summon("Ann", monster("Boar", text))
    with pytest.raises(IllegalAction, match="cannot_pay"):
        GAME.apply(table_with(hog, *rivals("Hog")), Activate("Ann", "Boar", 1, ("Hog",)))


@pytest.mark.parametrize(("of", "has"), [("Fire", True), ("Water", False)])
def test_the_active_pokemon_is_one_of_a_sort(of: str, has: bool) -> None:
    text = f"if your opponent's Active Pokémon is a {of} Pokémon, draw 1 card"
    active = {"name": "Rat", "types": ["Pokémon"], "rank": "Basic", "defense": "90", "colors": ["Fire"]}
    bench = {**active, "name": "Cub", "colors": ["Water"]}
    table = spell(text, lying("Bob", "Extra Summon Zone", active), summon("Bob", bench))

    assert (len(hand(table, "Ann")) == 1) is has


BEASTS = [
    summon("Bob", monster("Hog")),
    summon("Bob", monster("Wall", defense="2500")),
    summon("Bob", monster("Runt", offense="100")),
    summon("Ann", monster("Mite", offense="0", defense="0")),
]


@pytest.mark.parametrize(
    ("text", "choices", "gone"),
    [
        ("Destroy the face-up monster your opponent controls with the lowest ATK.", [], {"Runt"}),
        ("Destroy the 1 face-up monster your opponent controls that has the highest DEF.", [], {"Wall"}),
        ("Destroy the monster with the lowest ATK on the field.", [], {"Mite"}),
        ("Destroy the monster your opponent controls with the highest ATK.", [("Wall",)], {"Wall"}),
        ("Destroy the monster your opponent controls with the highest ATK.", [("Hog",)], {"Hog"}),
    ],
)
def test_one_card_is_the_highest_or_the_lowest(text: str, choices: Any, gone: set[str]) -> None:
    table = spell(text, *BEASTS, choices=choices)

    assert {each for each in ("Hog", "Wall", "Runt", "Mite") if table.cards[each].zone is GONE} == gone


@pytest.mark.parametrize(
    ("text", "gone"),
    [
        ("Destroy all monsters, except Dragon monsters.", {"Hog"}),
        ("Destroy all monsters on the field except Beast monsters.", {"Worm"}),
        ("Destroy all monsters, except LIGHT monsters.", {"Hog"}),
        ("Destroy all monsters, except for Level 4 monsters.", set()),
    ],
)
def test_a_sort_is_excepted(text: str, gone: set[str]) -> None:
    worm = monster("Worm", groups=["Dragon"], colors=["LIGHT"])
    table = spell(text, *rivals("Hog"), summon("Ann", worm))

    assert {each for each in ("Hog", "Worm") if table.cards[each].zone is GONE} == gone


def test_each_player_draws_as_many_as_they_have_discarded() -> None:
    held = [lying("Ann", "hand", ELF), lying("Bob", "hand", monster("Hog")), lying("Bob", "hand", monster("Cat"))]
    table = spell("Each player discards their entire hand, then draws the same number of cards they discarded.", *held)

    assert (len(hand(table, "Ann")), len(hand(table, "Bob"))) == (1, 2)


def test_a_mode_does_something_to_its_target() -> None:
    with pytest.raises(BadSetup, match="what is done to a target"):
        read_effects("Activate 1 of these effects: • Target 1 monster; draw 1 card. • Draw 2 cards.")


BOTS = [
    summon("Ann", monster("Bot", groups=["Machine"], offense="1000")),
    summon("Ann", monster("Big", groups=["Machine"], offense="1600")),
    *rivals("Hog"),
]


@pytest.mark.parametrize(
    ("text", "choices", "targets", "atk"),
    [
        ("Double the ATK of all Machine monsters you control, until the end of this turn.", (), (),
         ("2", "16/5", "3/2")),
        ("Double the ATK of 1 Machine monster you control, until the end of this turn.", [("Big",)], (),
         ("1", "16/5", "3/2")),
        ("Halve the ATK of all monsters until the end of this turn.", (), (), ("1/2", "4/5", "3/4")),
        ("Target 1 monster; its ATK is halved until the end of this turn.", (), ("Big",), ("1", "4/5", "3/2")),
    ],
)  # fmt: skip
def test_each_number_is_halved_or_doubled_by_itself(
    text: str, choices: Any, targets: tuple[str, ...], atk: tuple[str, ...]
) -> None:
    table = spell(text, *BOTS, choices=choices, targets=targets)

    assert tuple(str(values.number(table, table.cards[each], OFFENSE)) for each in ("Bot", "Big", "Hog")) == atk


@pytest.mark.parametrize(("original", "atk"), [("", "5/4"), ("original ", "7/4")])
def test_the_original_number_is_what_other_changes_start_from(original: str, atk: str) -> None:
    banner = {"name": "Banner", "types": ["Continuous Spell"], "text": "All monsters you control gain 1000 ATK."}
    table = spell(f"Target 1 monster; its {original}ATK is halved until the end of this turn.", *rivals("Hog"),
                  lying("Bob", "backrow zone", banner), targets=("Hog",))  # fmt: skip

    assert str(values.number(table, table.cards["Hog"], OFFENSE)) == atk


def test_the_numbers_of_a_target_are_switched() -> None:
    table = spell("Switch target monster's ATK and DEF until the end of this turn.", *rivals("Hog"), targets=("Hog",))

    assert [str(values.number(table, table.cards["Hog"], each)) for each in (OFFENSE, DEFENSE)] == ["6/5", "3/2"]


def test_one_number_rises_and_the_other_falls() -> None:
    text = "Increase the ATK of all FIRE monsters by 500 and decrease their DEF by 400."
    lava = lying("Bob", "backrow zone", {"name": "Lava", "types": ["Continuous Spell"], "text": text})
    table = table_with(summon("Ann", monster("Imp", colors=["FIRE"])), summon("Bob", monster("Ox")), lava)
    numbers = [[values.number(table, table.cards[name], each) for each in (OFFENSE, DEFENSE)] for name in ("Imp", "Ox")]
    # On this scale 1000 is 1: 1500 and 1200 become 2000 and 800.
    assert numbers == [[Fraction(2), Fraction(4, 5)], [Fraction(3, 2), Fraction(6, 5)]]


def test_both_players_do_both() -> None:
    text = "Both players shuffle their hands into their Decks, then draw the same number of cards."
    hands = [lying("Ann", "hand", monster("A")), lying("Bob", "hand", monster("B")), lying("Bob", "hand", monster("C"))]
    table = spell(text, *hands)
    assert [len(table.lying(each, Zone.HAND)) for each in ("Ann", "Bob")] == [1, 2]


def test_what_happens_each_time_stands_in_front() -> None:
    text = "Place 1 Spell Counter on this card each time a Spell Card is activated."
    tome = lying("Bob", "backrow zone", {"name": "Tome", "types": ["Continuous Spell"], "text": text})
    assert spell("Draw 1 card.", tome).cards["Tome"].counters == {"spell": 1}


def test_a_name_that_a_card_takes_on_is_found() -> None:
    masked = monster("Masked One", 'This card\'s name becomes "Harpie" while on the field or in the GY.')
    table = spell('Target 1 "Harpie" monster you control; destroy it.', summon("Ann", masked), targets=("Masked One",))
    assert table.cards["Masked One"].zone is Zone.DISCARD
