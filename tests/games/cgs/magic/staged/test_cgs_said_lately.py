"""Texts of Magic as they have been printed lately: doubled combat damage, few other lands, planeswalkers that die."""

import pytest
from cgs_table import ELF, GAME, OGRE, done, lying, settled, summon, table_with

from rules_db.games.cgs.actions.values import AttackWith, Blow
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.words import Zone

DOUBLE = "If a creature you control would deal combat damage to a player, it deals double that damage instead."


def shrine(text: str) -> dict[str, object]:
    return lying("Ann", "backrow zone", {"name": "Shrine", "types": ["enchantment"], "text": text})


def test_combat_damage_of_a_creature_to_a_player_is_doubled() -> None:
    table = table_with(shrine(DOUBLE), summon("Ann", OGRE), phase="Battle Phase")
    GAME.apply(table, AttackWith("Ann", (Blow("Ogre", "Bob", 0),)))
    settled(table)

    assert table.players["Bob"].life == 20 - 2 * 3


def test_other_damage_and_that_to_creatures_stays_as_it_is() -> None:
    table = done(
        "target creature you control deals damage equal to its power to each opponent", shrine(DOUBLE),
        summon("Ann", OGRE), targets=("Ogre",),
    )  # fmt: skip

    assert table.players["Bob"].life == 17


@pytest.mark.parametrize(("count", "is_tapped"), [(2, False), (3, True)])
def test_a_land_enters_untapped_beside_two_or_fewer_others(count: int, is_tapped: bool) -> None:
    glade = {"name": "Glade", "types": ["land"], "text": "This land enters tapped unless you control two or fewer "
             "other lands.\n{T}: Add {R} or {W}."}  # fmt: skip
    lands = [lying("Ann", "backrow zone", {"name": "Forest", "types": ["land"]}, f"Forest {at}") for at in range(count)]
    table = done("put a land card from your hand onto the battlefield", lying("Ann", "hand", glade), *lands)

    assert table.cards["Glade"].is_tapped is is_tapped


@pytest.mark.parametrize(
    ("printed", "typed"),
    [
        ("This deals 4 damage to target creature or planeswalker. If that creature or planeswalker would die this "
         "turn, exile it instead.",
         "This deals 4 damage to target creature or planeswalker. If that permanent would die this turn, exile it "
         "instead."),
        ("Ferocious — If you control a creature with power 4 or greater, draw a card.",
         "If you control a creature with power 4 or greater, draw a card."),
        ("{T}: Add three mana in any combination of colors.", "{T}: Add three mana of any color."),
        ("Whenever this Vehicle attacks, draw a card.", "Whenever this attacks, draw a card."),
        ("Draw cards equal to the number of creatures you control with power 4 or greater.",
         "Draw cards equal to the number of creatures with power 4 or greater you control."),
    ],
)  # fmt: skip
def test_what_cards_of_magic_say_lately(printed: str, typed: str) -> None:
    assert read_effects(printed) == read_effects(typed)


def test_only_strong_creatures_are_counted() -> None:
    strong = OGRE | {"offense": "5"}
    table = done(
        "draw cards equal to the number of creatures you control with power 4 or greater",
        summon("Ann", strong, "Giant"), summon("Ann", ELF), summon("Bob", strong, "Titan"),
    )  # fmt: skip

    assert len(table.lying("Ann", Zone.HAND)) == 1
