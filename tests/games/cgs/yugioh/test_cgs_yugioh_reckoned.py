"""Numbers that texts of Yu-Gi-Oh! reckon with: switched, halved, of what was given up, as many as were discarded."""

from fractions import Fraction

import pytest
from cgs_idiom import ignition, monster, rivals, spell
from cgs_table import ELF, go_on_to, hand, lying, summon

from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.card_text.said.vocabulary import DEFENSE, OFFENSE
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone


def numbers(table: Table, name: str) -> tuple[Fraction | None, Fraction | None]:
    """ATK and DEF, in thousands."""
    card = table.cards[name]
    return values.number(table, card, OFFENSE), values.number(table, card, DEFENSE)


BANNER = lying("Ann", "backrow zone", {"name": "Banner", "types": ["Continuous Spell"],
                                       "text": "All monsters you control gain 500 ATK."}, place=5)  # fmt: skip


@pytest.mark.parametrize(
    ("text", "during"),
    [
        ("Switch this card's ATK and DEF until the end of this turn.", (Fraction(12, 10), Fraction(2))),
        ("Switch this card's original ATK and DEF until the end of this turn.", (Fraction(17, 10), Fraction(15, 10))),
    ],
)
def test_atk_and_def_are_switched_for_a_turn(text: str, during: tuple[Fraction, Fraction]) -> None:
    table = ignition(f"Once per turn: You can {text[0].lower()}{text[1:]}", BANNER)

    assert numbers(table, "Boar") == during
    go_on_to(table, 5)
    assert numbers(table, "Boar") == (Fraction(2), Fraction(12, 10))


def test_the_current_atk_of_a_target_is_halved_for_a_turn() -> None:
    text = (
        "Once per turn (Quick Effect): You can target 1 face-up monster on the field; "
        "its ATK becomes half its current ATK until the end of this turn."
    )
    table = ignition(text, *rivals("Hog"), targets=("Hog",))

    assert numbers(table, "Hog")[0] == Fraction(15, 20)
    go_on_to(table, 5)
    assert numbers(table, "Hog")[0] == Fraction(15, 10)


@pytest.mark.parametrize(
    "text",
    [
        "Tribute 1 monster; inflict damage to your opponent equal to the Tributed monster's ATK.",
        "Tribute 1 monster, then inflict damage to your opponent equal to the Tributed monster's ATK.",
        "Banish 1 monster from your GY; inflict damage to your opponent equal to the banished monster's original ATK.",
    ],
)
def test_damage_is_as_high_as_the_atk_of_what_was_given_up(text: str) -> None:
    big = monster("Ram", offense="3000")
    cards = lying("Ann", "discard pile", big) if text.startswith("Banish") else summon("Ann", big)

    assert spell(text, cards, *rivals("Hog")).players["Bob"].life == 17


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Both players discard their hands, then draw the same number of cards they discarded.", (2, 1)),
        ("Each player discards their hand, then draws the same number of cards.", (2, 1)),
        ("Discard your entire hand; draw the same number of cards.", (2, 1)),
    ],
)
def test_as_many_are_drawn_as_each_player_has_discarded(text: str, drawn: tuple[int, int]) -> None:
    held = [lying("Ann", "hand", ELF), lying("Ann", "hand", ELF, "Other Elf"), lying("Bob", "hand", ELF, "Far Elf")]
    table = spell(text, *held)

    assert (len(hand(table, "Ann")), len(hand(table, "Bob"))) == drawn
    assert table.cards["Elf"].zone is Zone.DISCARD
    assert table.cards["Far Elf"].zone is (Zone.HAND if text.startswith("Discard") else Zone.DISCARD)
