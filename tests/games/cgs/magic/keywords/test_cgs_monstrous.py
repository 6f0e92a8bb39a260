"""Monstrosity, spectacle, living weapon and for Mirrodin!: keywords that are short for what a card does once."""

import pytest
from cgs_table import ELF, GAME, done, lying, settled, summon, table_with

from rules_db.games.cgs.actions.values import Activate, Play
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.properties import DEFENSIVE, OFFENSIVE, stat
from rules_db.games.cgs.words import Zone

ONCE = "{2}: Monstrosity 3."
REMINDED = f"{ONCE} (If this creature isn't monstrous, put three +1/+1 counters on it and it becomes monstrous.)"
BREAKS = "Pay 1 life: Monstrosity 3.\nWhen this creature becomes monstrous, destroy target artifact."
IDOL = {"name": "Idol", "types": ["artifact"]}


def test_it_grows_once_and_then_does_what_becoming_monstrous_sets_off() -> None:
    table = table_with(summon("Ann", ELF | {"text": BREAKS}), lying("Bob", "backrow zone", IDOL))
    GAME.apply(table, Activate("Ann", "Elf", 1))
    settled(table)

    assert table.cards["Elf"].counters == {"+1/+1": 3}
    assert table.cards["Idol"].zone is Zone.DISCARD
    assert GAME.why_not(table, Activate("Ann", "Elf", 1)) is not None


@pytest.mark.parametrize(("lost", "can"), [(1, True), (0, False)])
def test_spectacle_is_paid_only_once_an_opponent_has_lost_life(lost: int, can: bool) -> None:
    lash = {"name": "Lash", "types": ["instant"], "cost": "{9}", "text": "Spectacle {0}\nDraw a card."}
    sting = {"name": "Sting", "types": ["sorcery"], "text": f"Target player loses {lost} life."}
    table = table_with(lying("Ann", "hand", lash), lying("Ann", "hand", sting))
    if lost:
        GAME.apply(table, Play("Ann", "Sting", Zone.BACKROW, 1, targets=("Bob",)))
        settled(table)

    plays = [each for each in GAME.options(table) if isinstance(each, Play) and each.card == "Lash"]
    assert any(GAME.why_not(table, each) is None for each in plays) is can


def test_reminder_and_deed_are_read_with_the_keyword() -> None:
    assert read_effects(ONCE) == read_effects(REMINDED)
    assert read_effects(ONCE) == read_effects("Only once, {2}: Put 3 +1/+1 counters on this.")
    assert read_effects("Haste\n{2}: Monstrosity 1.\nWhen this becomes monstrous, draw a card.") == read_effects(
        "Haste; only once, {2}: Put 1 +1/+1 counters on this. When you do, draw a card."
    )


@pytest.mark.parametrize(
    ("printed", "typed"),
    [
        ("Spectacle {1}{R}",
         "If an opponent lost life this turn, you may pay {1}{R} rather than pay this spell's mana cost."),
        ("For Mirrodin!\nEquipped creature gets +1/+1.",
         "When this enters, create a 2/2 red Rebel creature token. Attach this to it; equipped creature gets +1/+1"),
        ("Living weapon", "When this enters, create a 0/0 black Phyrexian Germ creature token. Attach this to it."),
    ],
)  # fmt: skip
def test_a_keyword_is_short_for_a_sentence(printed: str, typed: str) -> None:
    assert read_effects(printed) == read_effects(typed)


@pytest.mark.parametrize(
    ("keyword", "size"), [("Living weapon", (2, 2)), ("For Mirrodin!", (4, 4))],
)  # fmt: skip
def test_an_equipment_brings_the_creature_to_which_it_is_attached(keyword: str, size: tuple[int, int]) -> None:
    text = f"{keyword}\nEquipped creature gets +2/+2.\nEquip {{2}}"
    mace = {"name": "Mace", "types": ["artifact"], "groups": ["Equipment"], "text": text}
    table = done("put an artifact card from your hand onto the battlefield", lying("Ann", "hand", mace))

    bearer = table.cards[table.cards["Mace"].host]
    assert tuple(int(stat(table, bearer, each)) for each in (OFFENSIVE, DEFENSIVE)) == size
