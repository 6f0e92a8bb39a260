"""Summons that have to block or to be blocked if they are able to, and those that have to attack somebody else."""

from typing import Any

import pytest
from cgs_table import GAME, settled, summon, table_with

from rules_db.games.cgs.actions.values import Activate, AttackWith, Blow, Choose, Pass
from rules_db.games.cgs.state import Table

THREE = [{"name": each} for each in ("Ann", "Bob", "Cleo")]
ALONE, BOTH = ("Boar",), ("Boar", "Fox")
EACH, LURE, ONE = (
    "This creature blocks each combat if able.",
    "All creatures able to block this creature do so.",
    "This creature must be blocked if able.",
)


def creature(player: str, name: str, text: str = "", size: int = 1, **state: Any) -> dict[str, Any]:
    printed = {"name": name, "types": ["creature"], "offense": str(size), "defense": str(size), "text": text}
    return summon(player, printed, state=state)


def attacked(said: dict[str, str], by: tuple[str, ...], *more: dict[str, Any]) -> Table:
    """Ann attacks Bob, who is to select blockers."""
    imp = {"name": "Imp", "types": ["Normal Monster"], "offense": "500", "defense": "500", "rank": "2"}
    own = [creature("Ann", each, said.get(each, ""), 3) for each in ("Boar", "Fox")]
    others = [creature("Bob", each, said.get(each, "")) for each in ("Sheep", "Goat")]
    bobs = [*others, creature("Bob", "Ram", is_tapped=True), summon("Bob", imp)]
    table = table_with(
        *own, *bobs, creature("Cleo", "Hare", said.get("Hare", "")), *more, players=THREE, phase="Battle Phase"
    )
    GAME.apply(table, AttackWith("Ann", tuple(Blow(each, "Bob") for each in by)))
    while table.choice is None:
        GAME.apply(table, Pass(table.priority))
    return table


def block(names: str) -> Choose:
    return Choose("Bob", "block", tuple(names.split()))


@pytest.mark.parametrize(
    ("said", "attack", "blocks", "is_open"),
    [
        ({"Sheep": EACH}, ALONE, "", False),
        ({"Sheep": EACH}, ALONE, "Goat", False),
        ({"Sheep": EACH}, ALONE, "Sheep", True),
        ({"Sheep": EACH}, BOTH, " / ", False),
        ({"Sheep": EACH}, BOTH, " / Sheep", True),
        ({"Sheep": EACH}, BOTH, "Sheep / ", True),
        ({"Sheep": EACH, "Boar": "Flying"}, BOTH, "", False),
        ({"Sheep": EACH, "Boar": "Menace"}, ALONE, "", False),
        ({"Sheep": EACH, "Boar": "Menace"}, ALONE, "Sheep Imp", True),
        ({"Hare": EACH}, ALONE, "", True),
        ({"Boar": ONE}, ALONE, "", False),
        ({"Boar": ONE}, ALONE, "Imp", True),
        ({"Fox": ONE}, BOTH, "Sheep Goat Imp", False),
        ({"Fox": ONE}, BOTH, "Sheep Goat / Imp", True),
        ({"Fox": ONE}, BOTH, "Sheep Goat / ", False),
        ({"Boar": LURE}, ALONE, "Sheep Goat", False),
        ({"Boar": LURE}, ALONE, "Sheep Goat Imp", True),
        ({"Fox": LURE}, BOTH, "Sheep", False),
        ({"Fox": LURE}, BOTH, " / Sheep Goat Imp", True),
        ({"Fox": LURE, "Boar": ONE}, BOTH, " / Sheep Goat Imp", True),
        ({"Fox": LURE, "Boar": ONE}, BOTH, "Goat / Sheep Imp", True),
        ({"Fox": LURE, "Boar": ONE}, BOTH, "Goat / Sheep", False),
        ({}, BOTH, " / ", True),
    ],
)
def test_who_is_able_blocks_and_is_blocked(
    said: dict[str, str], attack: tuple[str, ...], blocks: str, is_open: bool
) -> None:
    """Bob blocks the boar first; the ram is tapped, and the hare is Cleo's."""
    table = attacked(said, attack)
    *before, last = [block(each) for each in blocks.split("/")]
    for each in before:
        GAME.apply(table, each)
    assert (GAME.why_not(table, last) is None) is is_open
    assert any(isinstance(each, Choose) and {*each.picks} == {*last.picks} for each in GAME.options(table))
    if is_open:
        GAME.apply(table, last)


@pytest.mark.parametrize(
    "said", [{"Boar": LURE, "Fox": ONE}, {"Sheep": EACH, "Goat": EACH}, {"Boar": LURE, "Fox": LURE}]
)
def test_whatever_is_asked_there_is_an_answer(said: dict[str, str]) -> None:
    table = attacked(said, BOTH)
    while table.choice is not None and table.choice.kind == "block":
        legal = [each for each in GAME.options(table) if GAME.why_not(table, each) is None]
        GAME.apply(table, legal[-1])


def test_each_player_does_what_is_asked_of_their_own() -> None:
    """The boar attacks Bob, who need not block; the fox, which all have to block who can, attacks Cleo."""
    own = [creature("Ann", "Boar", "", 3), creature("Ann", "Fox", LURE, 3)]
    table = table_with(*own, creature("Bob", "Sheep"), creature("Cleo", "Hare"), players=THREE, phase="Battle Phase")
    GAME.apply(table, AttackWith("Ann", (Blow("Boar", "Bob"), Blow("Fox", "Cleo"))))
    while table.choice is None:
        GAME.apply(table, Pass(table.priority))
    GAME.apply(table, block(""))
    assert GAME.why_not(table, Choose("Cleo", "block", ())) is not None
    GAME.apply(table, Choose("Cleo", "block", ("Hare",)))


@pytest.mark.parametrize(
    ("text", "target"),
    [
        ("you can: target creature blocks this turn if able", "Sheep"),
        ("you can: target creature must be blocked this turn if able", "Boar"),
        ("you can: all creatures able to block target creature this turn do so", "Boar"),
    ],
)
def test_it_holds_for_a_turn(text: str, target: str) -> None:
    taunt = {"name": "Taunt", "types": ["artifact"], "text": text}
    cards = [creature("Ann", "Boar", "", 3), creature("Bob", "Sheep")]
    given = {"card": "Taunt", "player": "Ann", "zone": "backrow zone", "print": taunt}
    for is_used in (True, False):
        table = table_with(given, *cards, phase="Battle Phase")
        if is_used:
            GAME.apply(table, Activate("Ann", "Taunt", 1, (target,)))
            settled(table)
        GAME.apply(table, AttackWith("Ann", (Blow("Boar", "Bob"),)))
        while table.choice is None:
            GAME.apply(table, Pass(table.priority))
        assert (GAME.why_not(table, block("")) is not None) is is_used
        assert GAME.why_not(table, block("Sheep")) is None


def goaded(*names: str) -> Table:
    """Bob's Battle Phase, once players have goaded his wolf."""
    text = "you can: goad target creature"
    taunts = [
        {"card": f"{each}'s Taunt", "player": each, "zone": "backrow zone",
         "print": {"name": "Taunt", "types": ["artifact"], "text": text}}
        for each in ("Ann", "Cleo")
    ]  # fmt: skip
    cards = (*taunts, creature("Bob", "Wolf"), creature("Bob", "Cub"))
    table = table_with(*cards, players=THREE, turn_player="Bob")
    for each in names:
        while table.priority != each:
            GAME.apply(table, Pass(table.priority))
        GAME.apply(table, Activate(each, f"{each}'s Taunt", 1, ("Wolf",)))
    settled(table)
    while table.phase != "Battle Phase":
        GAME.apply(table, Pass(table.priority))
    return table


@pytest.mark.parametrize(
    ("names", "open_"),
    [((), ("Ann", "Cleo", "")), (("Ann",), ("Cleo",)), (("Cleo",), ("Ann",)), (("Ann", "Cleo"), ("Ann", "Cleo"))],
)
def test_a_goaded_creature_attacks_somebody_else(names: tuple[str, ...], open_: tuple[str, ...]) -> None:
    """It attacks another player than whoever has goaded it, if it can, and does not stay back."""
    table = goaded(*names)
    ways: dict[str, Any] = {each: AttackWith("Bob", (Blow("Wolf", each),)) for each in ("Ann", "Cleo")} | {
        "": Pass("Bob")
    }
    assert [each for each, way in ways.items() if GAME.why_not(table, way) is None] == list(open_)
    assert (GAME.why_not(table, AttackWith("Bob", (Blow("Cub", "Ann"),))) is None) is (not names)


def test_who_has_nobody_else_to_attack_attacks_who_goads() -> None:
    text = "you can: goad target creature"
    taunt = {"card": "Taunt", "player": "Ann", "zone": "backrow zone",
             "print": {"name": "Taunt", "types": ["artifact"], "text": text}}  # fmt: skip
    table = table_with(taunt, creature("Bob", "Wolf"), turn_player="Bob")
    GAME.apply(table, Pass("Bob"))
    GAME.apply(table, Activate("Ann", "Taunt", 1, ("Wolf",)))
    settled(table)
    while table.phase != "Battle Phase":
        GAME.apply(table, Pass(table.priority))
    assert GAME.why_not(table, Pass("Bob")) is not None
    assert GAME.why_not(table, AttackWith("Bob", (Blow("Wolf", "Ann"),))) is None
