"""Tokens of two kinds and types, counters for each card, Equipment for a price, X cards and flips that are won."""

import pytest
from cgs_table import ELF, GAME, OGRE, hand, lying, play_out, played, summon, table_with

from rules_db.games.cgs.actions.values import Activate, Play
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.card_text.said.vocabulary import OFFENSE
from rules_db.games.cgs.words import Zone


def test_a_token_is_an_artifact_besides() -> None:
    table = played("Create a 1/1 colorless Thopter artifact creature token with flying.")
    [name] = table.lying("Ann", Zone.SUMMON)

    assert table.cards[name].types == ("artifact", "creature")
    assert values.has_keyword(table, table.cards[name], "flying")
    assert values.colors(table, table.cards[name]) == {"colorless"}


def test_a_token_is_of_two_types() -> None:
    table = played("Create two 1/1 green Elf Warrior creature tokens.")
    tokens = [table.cards[each] for each in table.lying("Ann", Zone.SUMMON)]

    assert [values.groups(table, each) for each in tokens] == [{"Elf", "Warrior"}] * 2


@pytest.mark.parametrize("elves", [0, 2])
def test_it_enters_with_a_counter_for_each(elves: int) -> None:
    alpha = OGRE | {"name": "Alpha", "cost": "", "groups": ["Elf"],
                    "text": "Alpha enters with a +1/+1 counter on it for each other Elf you control."}  # fmt: skip
    own = [summon("Ann", ELF, f"Elf {at}") for at in range(elves)]
    table = table_with(lying("Ann", "hand", alpha), summon("Bob", ELF), *own)
    GAME.apply(table, Play("Ann", "Alpha", Zone.SUMMON, 5))
    play_out(table)

    assert values.number(table, table.cards["Alpha"], OFFENSE) == 3 + elves


def test_equipment_may_cost_life() -> None:
    edge = {"name": "Edge", "types": ["artifact"], "groups": ["Equipment"],
            "text": "Equipped creature has deathtouch.\nEquip—Pay 2 life."}  # fmt: skip
    table = table_with(lying("Ann", "backrow zone", edge), summon("Ann", ELF))
    GAME.apply(table, Activate("Ann", "Edge", 2, ("Elf",)))
    play_out(table)

    assert table.players["Ann"].life == 18
    assert values.has_keyword(table, table.cards["Elf"], "deathtouch")


def test_x_cards_are_drawn_and_discarded() -> None:
    surge = {"name": "Surge", "types": ["sorcery"], "cost": "{X}", "text": "Draw X cards, then discard X cards."}
    players = [{"name": "Ann", "mana": {"red": 2}}, {"name": "Bob"}]
    table = table_with(
        lying("Ann", "hand", surge), lying("Ann", "hand", OGRE), lying("Ann", "hand", ELF), players=players
    )
    GAME.apply(table, Play("Ann", "Surge", Zone.BACKROW, 1, said="X = 2"))
    play_out(table, ("Ogre", "Elf"))

    assert len(hand(table, "Ann")) == 2
    assert sorted(table.lying("Ann", Zone.DISCARD)) == ["Elf", "Ogre", "Surge"]


@pytest.mark.parametrize(
    ("printed", "typed"),
    [
        ("Flip a coin. If you win the flip, draw a card. If you lose the flip, you lose 2 life.",
         "Flip a coin. If heads, draw a card. If tails, you lose 2 life."),
        ("Heal 30 damage and remove all Special Conditions from your Active Pokémon.",
         "Heal 30 damage from your Active Pokémon. Remove all Special Conditions from it."),
        ("Each player switches their Active Pokémon with 1 of their Benched Pokémon. (Your opponent switches first. If "
         "a player does not have a Benched Pokémon, they don't switch.)",
         "Each player switches their Active Pokémon with 1 of their Benched Pokémon."),
    ],
)  # fmt: skip
def test_what_is_printed_means_what_is_typed(printed: str, typed: str) -> None:
    assert read_effects(printed) == read_effects(typed)
