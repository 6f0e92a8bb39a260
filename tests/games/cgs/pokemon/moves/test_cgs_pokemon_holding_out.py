"""What would be Knocked Out by an attack, and is left with a little HP."""

from typing import Any

import pytest
from cgs_idiom import monster
from cgs_pokemon import attack, facing
from cgs_table import GAME, MOUSE, casting, lying, settled, table_with

from rules_db.games.cgs.actions.values import AttackWith, Blow
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

LEFT = "{} is not Knocked Out, and its remaining HP becomes 10."
SASH = "If {} has full HP and would be Knocked Out by damage from {}, " + LEFT
BAND = "If {} would be Knocked Out by damage from {}, flip a coin. If heads, " + LEFT
HOST, ATTACK, OTHERS = "the Pokémon this card is attached to", "an attack", "an attack from your opponent's Pokémon"


def hit(text: str, power: int = 60, is_tool: bool = False, damage: int = 0, **more: Any) -> Table:
    """The table once Bob's Hog with 60 HP, or one that has a Tool with the text, has been attacked."""
    said = text.format(HOST if is_tool else "this Pokémon", more.pop("by", ATTACK), "that Pokémon" if is_tool else "it")
    said = said[0].upper() + said[1:]
    hog = MOUSE | {"name": "Hog"} | ({} if is_tool else {"text": f'Ability "Guts": {said}'})
    tool = lying("Bob", "attached cards", {"name": "Tool", "types": ["Tool"], "text": said}, host="Hog")
    volt = lying("Ann", "Extra Summon Zone", MOUSE | {"name": "Volt", "text": f"Spark [0]: {power}"})
    cards = [volt, lying("Bob", "Extra Summon Zone", hog, state={"damage": damage}), *([tool] if is_tool else [])]
    return settled(attack(table_with(*cards, phase="Battle Phase", **more), to="Hog"))


@pytest.mark.parametrize("is_tool", [False, True])
@pytest.mark.parametrize("by", [ATTACK, OTHERS])
@pytest.mark.parametrize(
    ("text", "power", "before", "after"),
    [(SASH, 60, 0, 5), (SASH, 200, 0, 5), (SASH, 60, 1, None), (SASH, 30, 0, 3), (BAND, 60, 3, 5), (BAND, 30, 0, 3)],
)
def test_it_is_left_with_a_little(
    text: str, power: int, before: int, after: int | None, by: str, is_tool: bool
) -> None:
    hog = hit(text, power, is_tool, before, by=by, chance=[0]).cards["Hog"]
    assert hog.zone is (Zone.DISCARD if after is None else Zone.EXTRA_SUMMON)
    assert after is None or hog.damage == after


@pytest.mark.parametrize("is_tool", [False, True])
def test_on_tails_it_falls(is_tool: bool) -> None:
    assert hit(BAND, is_tool=is_tool, chance=[1]).cards["Hog"].zone is Zone.DISCARD


def test_what_is_no_attack_fells_it() -> None:
    said = SASH.format("this Pokémon", ATTACK, "it")
    hog = lying("Bob", "Extra Summon Zone", MOUSE | {"name": "Hog", "text": f'Ability "Guts": {said}'})
    assert (
        casting("Put 6 damage counters on target Pokémon.", hog, targets=("Hog",), game="Pokémon").cards["Hog"].zone
        is Zone.DISCARD
    )


def test_it_is_left_with_as_much_by_other_games() -> None:
    said = SASH.format("this Pokémon", ATTACK, "it")
    hog = lying("Bob", "Extra Summon Zone", MOUSE | {"name": "Hog", "text": f'Ability "Guts": {said}'})
    ape = lying("Ann", "Main Summon Zone", monster("Ape", offense="9000"))
    table = table_with(ape, hog, phase="Battle Phase")
    GAME.apply(table, AttackWith("Ann", (Blow("Ape", "Hog"),)))
    assert settled(table).cards["Hog"].damage == 5


def test_on_the_bench_it_holds_out_as_well() -> None:
    said = SASH.format("this Pokémon", ATTACK, "it")
    hog = lying("Bob", "Main Summon Zone", MOUSE | {"name": "Hog", "text": f'Ability "Guts": {said}'})
    move = "Wave [0]: 60 damage to each of your opponent's Benched Pokémon."
    table = settled(attack(facing(move, hog, phase="Battle Phase")))
    assert [table.cards[each].zone for each in ("Hog", "Bat")] == [Zone.SUMMON, Zone.DISCARD]
