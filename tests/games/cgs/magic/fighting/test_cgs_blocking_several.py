"""Summons that a text lets block several attackers: how many, what they deal to each, and what they have to."""

from typing import Any

import pytest
from cgs_table import GAME, summon, table_with

from rules_db.games.cgs.actions.values import AttackWith, Blow, Choose, Pass
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

ONE, ANY = (
    "This creature can block an additional creature each combat.",
    "This creature can block any number of creatures.",
)
BY = ("Boar", "Cat", "Fox")


def creature(player: str, name: str, size: int, text: str = "", **more: str) -> dict[str, Any]:
    printed = {"name": name, "types": ["creature"], "offense": str(size), "defense": str(size), "text": text, **more}
    return summon(player, printed)


def attacked(*bobs: dict[str, Any], said: str = "") -> Table:
    """Ann attacks with three creatures of 1/1, 2/2 and 3/3, and Bob is to select blockers for the boar, 1/1, first."""
    own = [creature("Ann", name, size, said if name == "Fox" else "") for size, name in enumerate(BY, start=1)]
    table = table_with(*own, *bobs, phase="Battle Phase")
    GAME.apply(table, AttackWith("Ann", tuple(Blow(each, "Bob") for each in BY)))
    while table.choice is None:
        GAME.apply(table, Pass(table.priority))
    return table


def block(table: Table, *names: str) -> bool:
    """Whether these may be selected for the next attacker, which is then so."""
    assert table.choice is not None
    action = Choose("Bob", "block", names)
    if table.choice.kind != "block" or GAME.why_not(table, action) is not None:
        return False
    GAME.apply(table, action)
    return True


def fight(table: Table, *order: str) -> Table:
    """The battle is fought; what is asked is answered by these one after the other."""
    left = list(order)
    while table.attack is not None:
        if table.choice is not None:
            GAME.apply(table, Choose(table.choice.player, table.choice.kind, (left.pop(0),)))
        else:
            GAME.apply(table, Pass(table.priority))
    assert not left
    return table


def dead(table: Table) -> list[str]:
    return [each for each in (*BY, "Ox") if table.cards[each].zone is Zone.DISCARD]


@pytest.mark.parametrize(
    ("text", "order", "died", "life"),
    [
        (ANY, ("Boar", "Cat"), ["Boar", "Cat"], 20),
        (ANY, ("Fox", "Boar"), ["Boar", "Fox"], 20),
        (ANY, ("Cat", "Fox"), ["Cat"], 20),
    ],
)
def test_its_damage_is_divided(text: str, order: tuple[str, ...], died: list[str], life: int) -> None:
    """An ox of 4/7 blocks all three; it deals 4 damage altogether and takes 6."""
    table = attacked(creature("Bob", "Ox", 4, text, defense="7"))
    assert all(block(table, "Ox") for _ in BY)
    fight(table, *order)
    assert (dead(table), table.players["Bob"].life, table.cards["Ox"].damage) == (died, life, 6)


def test_one_more_is_one_more() -> None:
    table = attacked(creature("Bob", "Ox", 3, ONE, defense="9"), creature("Bob", "Ewe", 1))
    assert block(table, "Ox")
    assert block(table, "Ox")
    fight_on = table.choice
    assert fight_on is None or "Ox" not in fight_on.options
    assert not block(table, "Ox")
    assert block(table)
    fight(table, "Cat")
    assert (dead(table), table.players["Bob"].life) == (["Boar", "Cat"], 17)


def test_texts_add_up_and_others_block_one() -> None:
    lodge = {
        "name": "Lodge",
        "types": ["enchantment"],
        "text": "Creatures you control can block an additional creature.",
    }
    lair = {"card": "Lodge", "player": "Bob", "zone": "backrow zone", "print": lodge}
    table = attacked(creature("Bob", "Ox", 1, ONE, defense="9"), lair)
    assert all(block(table, "Ox") for _ in BY)
    table = attacked(creature("Bob", "Ox", 1))
    assert block(table, "Ox")
    assert table.choice is None or not block(table, "Ox")


def test_a_monster_divides_it_as_well() -> None:
    hog = {"name": "Ox", "types": ["Effect Monster"], "offense": "3000", "defense": "500", "rank": "4",
           "text": "This card can block an additional creature."}  # fmt: skip
    table = attacked(summon("Bob", hog))
    assert block(table, "Ox")
    assert block(table, "Ox")
    fight(table, "Cat")
    assert dead(table)[:2] == ["Boar", "Cat"]


def test_whoever_must_block_and_can_block_more_need_not_block_more() -> None:
    both = f"{ONE} This creature blocks each combat if able."
    table = attacked(creature("Bob", "Ox", 1, both))
    assert [block(table), block(table), block(table), block(table, "Ox")] == [True, True, False, True]
    table = attacked(creature("Bob", "Ox", 1, ONE), said="All creatures able to block this creature do so.")
    assert block(table, "Ox")
    assert [block(table, "Ox"), block(table), block(table, "Ox")] == [False, True, True]
