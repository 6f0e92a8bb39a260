"""What a player does once a turn, and more often where a text says so."""

from typing import Any

import pytest
from cgs_idiom import monster, spell
from cgs_table import FIRE, GAME, MOUSE, lying, play_out, table_with

from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

ACTIVE = lying("Ann", "Extra Summon Zone", MOUSE)
ENERGIES = [lying("Ann", "hand", FIRE, name) for name in ("F1", "F2", "F3")]
SUPPORTERS = [
    lying("Ann", "hand", {"name": name, "types": ["Supporter"], "text": "draw 1"}) for name in ("S1", "S2", "S3")
]
ELFIN = monster("Elfin", groups=["Fairy"])


def played(table: Table, *names: str) -> list[bool]:
    """Which of these cards of her hand Ann can play one after the other, each in the first way that is legal."""
    found = []
    for name in names:
        plays = [each for each in GAME.options(table) if isinstance(each, Play) and each.card == name]
        legal = [each for each in plays if not each.is_face_down and GAME.why_not(table, each) is None]
        found.append(bool(legal))
        for action in legal[:1]:
            GAME.apply(table, action)
            play_out(table)
    return found


def under(text: str, *cards: dict[str, Any]) -> Table:
    """Ann's turn with a card of hers in play that says this."""
    hall = lying("Ann", "backrow zone", {"name": "Hall", "types": ["artifact"], "text": text})
    return table_with(*cards, hall)


@pytest.mark.parametrize(
    ("text", "plays"),
    [
        ("", [True, False, False]),
        ("You may attach an additional Energy card from your hand to 1 of your Pokémon during your turn.",
         [True, True, False]),
        ("You may attach 2 additional Energy during your turn.", [True, True, True]),
        ("Your opponent may attach an additional Energy.", [True, False, False]),
        ("You may play an additional Supporter card during your turn.", [True, False, False]),
    ],
)  # fmt: skip
def test_more_energy_is_attached_where_a_text_says_so(text: str, plays: list[bool]) -> None:
    assert played(under(text, ACTIVE, *ENERGIES), "F1", "F2", "F3") == plays


@pytest.mark.parametrize(
    ("text", "plays"),
    [("", [True, False, False]), ("You may play an additional Supporter card during your turn.", [True, True, False])],
)
def test_more_supporters_are_played_where_a_text_says_so(text: str, plays: list[bool]) -> None:
    assert played(under(text, *SUPPORTERS), "S1", "S2", "S3") == plays


def test_two_normal_summons_are_two() -> None:
    hand = [lying("Ann", "hand", monster(each)) for each in ("Ox", "Yak", "Gnu")]
    assert played(table_with(*hand), "Ox", "Yak") == [True, False]
    assert played(spell("You can conduct 2 Normal Summons this turn.", *hand), "Ox", "Yak", "Gnu") == [
        True,
        True,
        False,
    ]


def test_one_more_of_a_sort_is_of_that_sort() -> None:
    text = (
        "During your Main Phase, you can Normal Summon 1 Fairy monster in addition to your Normal Summon/Set. "
        "(You can only gain this effect once per turn.)"
    )
    hand = [lying("Ann", "hand", each) for each in (monster("Ox"), monster("Yak"), ELFIN, {**ELFIN, "name": "Pixie"})]
    assert played(under(text, *hand), "Ox", "Yak", "Elfin", "Pixie") == [True, False, True, False]


def test_the_limit_is_that_of_its_rule() -> None:
    table = table_with(*(lying("Ann", "hand", monster(each)) for each in ("Ox", "Yak")))
    assert played(table, "Ox") == [True]
    refusal = GAME.why_not(table, Play("Ann", "Yak", Zone.SUMMON, 2))
    assert refusal is not None
    assert refusal.rule == "cgs-10.3.2"
