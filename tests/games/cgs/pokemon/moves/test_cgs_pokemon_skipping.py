"""A Basic Pokémon that becomes Stage 2 at once, and conditions that hurt more at a Checkup."""

from typing import Any

import pytest
from cgs_table import MOUSE, RAT, casting, go_on_to, hand, lying, summon, table_with

from rules_db.games.cgs.words import Zone

CANDY = (
    "Choose 1 of your Basic Pokémon in play. If you have a Stage 2 card in your hand that evolves from that Pokémon, "
    "put that card onto the Basic Pokémon to evolve it, skipping the Stage 1."
)
KING = RAT | {"name": "King", "rank": "Stage 2", "evolves_from": "Rat"}
OWL = MOUSE | {"name": "Owl"}


def test_a_basic_pokemon_becomes_stage_2() -> None:
    cards = [
        lying("Ann", "Extra Summon Zone", OWL), summon("Ann", MOUSE, state={"damage": 2}),
        lying("Ann", "hand", KING), lying("Ann", "Main Deck", RAT),
    ]  # fmt: skip
    table = casting(CANDY, *cards, game="Pokémon")
    king = table.cards["King"]
    assert (king.zone, king.beneath, king.damage) == (Zone.SUMMON, ["Mouse"], 2)


@pytest.mark.parametrize(
    "cards",
    [
        [summon("Ann", MOUSE), lying("Ann", "hand", KING)],
        [summon("Ann", OWL), lying("Ann", "hand", KING), lying("Ann", "Main Deck", RAT)],
        [summon("Ann", MOUSE), lying("Ann", "hand", RAT)],
        [summon("Bob", MOUSE), lying("Ann", "hand", KING), lying("Ann", "Main Deck", RAT)],
    ],
)
def test_nothing_else_does(cards: list[dict[str, Any]]) -> None:
    held = {"King", "Rat"} & {each["card"] for each in cards if each["zone"] == "hand"}
    assert {*hand(casting(CANDY, *cards, game="Pokémon"), "Ann")} == held


@pytest.mark.parametrize("came", [0, 3])
def test_it_may_have_to_wait(came: int) -> None:
    when = "during your first turn or on a Basic Pokémon that was put into play this turn."
    text = f"{CANDY} You can't use this card {when}"
    cards = [summon("Ann", MOUSE, state={"entered": came}), lying("Ann", "hand", KING), lying("Ann", "Main Deck", RAT)]
    assert hand(casting(text, *cards, game="Pokémon"), "Ann") == (["King"] if came else [])


@pytest.mark.parametrize(
    ("text", "condition", "damage"),
    [
        ("", "Poisoned", 1),
        ("During Pokémon Checkup, put 1 more damage counter on each Poisoned Pokémon.", "Poisoned", 2),
        ("During Pokémon Checkup, put 3 more damage counters on each Poisoned Pokémon.", "Poisoned", 4),
        ("During Pokémon Checkup, put 1 more damage counter on each Burned Pokémon.", "Burned", 3),
        ("During Pokémon Checkup, put 1 more damage counter on each Poisoned Pokémon.", "Burned", 2),
        (
            "During Pokémon Checkup, put 1 more damage counter on each of your opponent's Poisoned Pokémon.",
            "Poisoned",
            1,
        ),
    ],
)
def test_a_condition_hurts_more_at_the_checkup(text: str, condition: str, damage: int) -> None:
    hall = lying("Bob", "Field Zone", {"name": "Hall", "types": ["Stadium"], "text": text})
    mouse = lying("Bob", "Extra Summon Zone", MOUSE | {"defense": "200"}, state={"conditions": [condition]})
    table = table_with(mouse, *([hall] if text else []))
    go_on_to(table, 4)
    assert table.cards["Mouse"].damage == damage
