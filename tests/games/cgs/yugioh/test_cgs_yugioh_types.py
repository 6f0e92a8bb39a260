"""Words that mean one thing to a monster and another to a Pokémon, and what a short-term card can do at all."""

import pytest
from cgs_idiom import monster, rivals, spell
from cgs_table import MOUSE, hand, lying, summon, table_with

from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.game import CardGameSingularity
from rules_db.games.cgs.words import Zone

GAME, GONE = CardGameSingularity(), Zone.DISCARD


def test_a_fairy_is_a_type_of_monster_and_a_color_of_pokemon() -> None:
    angel, imp = monster("Angel", groups=["Fairy"], colors=["LIGHT"]), monster("Imp", groups=["Fiend"], colors=["DARK"])
    pixie = {**MOUSE, "name": "Pixie", "colors": ["Fairy"]}
    table = spell("Destroy all Fairy monsters.", *(summon("Bob", each) for each in (angel, imp, pixie)))

    assert [table.cards[each].zone is GONE for each in ("Angel", "Imp", "Pixie")] == [True, False, False]
    assert [read_effects(f"destroy all {said}")[0].steps[0].what for said in ("Psychic Pokémon", "Fairy Pokémon")] == [
        read_effects("destroy all DARK Pokémon")[0].steps[0].what
    ] * 2


@pytest.mark.parametrize("text", ["You can discard 1 card; draw 2 cards.", "Once per turn: You can draw 2 cards."])
def test_what_a_normal_spell_can_do_is_done_as_it_is_played(text: str) -> None:
    card = lying("Ann", "hand", monster("Cat"))
    table = spell(text, *([card] if "discard" in text else []))

    assert len(hand(table, "Ann")) == 2


def test_a_spell_says_in_which_phase_it_is_activated() -> None:
    rite = {
        "name": "Rite",
        "types": ["Quick-Play Spell"],
        "text": "Activate only during the Battle Phase. Draw 1 card.",
    }
    for phase, is_refused in (("Main Phase 1", True), ("Battle Phase", False)):
        table = table_with(lying("Ann", "hand", rite), phase=phase)

        assert (GAME.why_not(table, Play("Ann", "Rite", Zone.BACKROW, 1)) is not None) == is_refused


@pytest.mark.parametrize(
    ("text", "rivals_there", "is_refused"),
    [
        ("If your opponent controls more monsters than you do: Draw 1 card.", 1, False),
        ("If your opponent controls more monsters than you do: Draw 1 card.", 0, True),
        ("If your LP are lower than your opponent's: Draw 1 card.", 1, True),
    ],
)
def test_players_are_compared(text: str, rivals_there: int, is_refused: bool) -> None:
    rite = {"name": "Rite", "types": ["Normal Spell"], "text": text}
    table = table_with(lying("Ann", "hand", rite), *rivals(*("Hog",) * rivals_there))

    assert (GAME.why_not(table, Play("Ann", "Rite", Zone.BACKROW, 1)) is not None) == is_refused


def test_what_a_card_gains_if_something_is_so_stands() -> None:
    assert [each.kind for each in read_effects("If you control no other monsters, this card gains 1000 ATK.")] == [
        "static"
    ]


def test_what_is_said_without_a_time_of_a_target_holds_until_it_leaves() -> None:
    text = "Target 1 face-up monster on the field; it cannot attack, also its effects are negated."
    table = spell(text, *rivals("Hog"), targets=("Hog",))

    assert [each.on[0].id for each in table.lasting] == ["Hog", "Hog"]
