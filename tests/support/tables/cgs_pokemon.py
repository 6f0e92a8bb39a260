"""Two players with Pokémon, one of which says what a test is about."""

from typing import Any

from cgs_table import FIRE, GAME, MOUSE, lying, play_out, summon, table_with

from rules_db.games.cgs.actions.values import AttackWith, Blow, Choose, Pass, Play
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

VOLT = MOUSE | {"name": "Volt", "text": "Spark [0]: 20", "retreat": 1, "defense": "90"}
WALL = MOUSE | {"name": "Wall", "defense": "200", "text": "Bash [0]: 40; Jab [0]: 10", "retreat": 1}
ITEM = {"name": "Item", "types": ["Item"]}


def energies(host: str, count: int, player: str = "Ann") -> list[dict[str, Any]]:
    """Basic Fire Energies that are attached to a Pokémon."""
    return [lying(player, "attached cards", FIRE, f"{host}'s Fire {at}", host=host) for at in range(1, count + 1)]


def facing(text: str, *cards: dict[str, Any], volt: Any = None, wall: Any = None, weak: str = "", **more: Any) -> Table:
    """Ann's Active Volt with a text of its own and Mouse on her Bench; Bob's Active Wall, and Rat and Bat behind it."""
    return table_with(
        lying("Ann", "Extra Summon Zone", VOLT | {"text": text}, state=volt or {}),
        summon("Ann", MOUSE | {"retreat": 1}),
        lying("Bob", "Extra Summon Zone", WALL | {"weakness": weak}, state=wall or {}),
        summon("Bob", MOUSE | {"name": "Rat"}), summon("Bob", MOUSE | {"name": "Bat"}),
        *cards, **more,
    )  # fmt: skip


def attack(table: Table, *choices: tuple[str, ...], player: str = "Ann", by: str = "Volt", to: str = "Wall") -> Table:
    """The table once an attack with the first move is over; nobody blocks, and choices are answered in their order."""
    GAME.apply(table, AttackWith(player, (Blow(by, to, 1),)))
    left = list(choices)
    while table.attack is not None or table.queue or (table.choice is not None and left):
        decision = GAME.pending(table)
        assert decision is not None
        is_block = table.choice is not None and table.choice.kind == "block"
        picks = () if is_block else left.pop(0) if table.choice is not None else None
        act = Pass(decision.player) if picks is None else Choose(decision.player, decision.kind, picks)
        GAME.apply(table, act)
    assert not left
    return table


def attacked(text: str, *cards: dict[str, Any], choices: Any = (), **more: Any) -> Table:
    """The table once Volt has attacked Wall with the move that it says."""
    return attack(facing(text, *cards, phase="Battle Phase", **more), *choices)


def battle_of(table: Table, turn: int) -> Table:
    """The table in the Battle Phase of a later turn; nobody does anything until then."""
    while (table.turn, table.phase) != (turn, "Battle Phase"):
        decision, choice = GAME.pending(table), table.choice
        assert decision is not None
        picks = tuple(choice.options[: choice.least]) if choice is not None else ()
        GAME.apply(table, Choose(decision.player, choice.kind, picks) if choice is not None else Pass(decision.player))
    return table


def attacks_of(table: Table, name: str) -> set[int]:
    """The moves with which a Pokémon could attack now, by their numbers."""
    return {
        each.blows[0].move
        for each in GAME.options(table)
        if isinstance(each, AttackWith) and each.blows[0].attacker == name and GAME.why_not(table, each) is None
    }


def harm(table: Table, *names: str) -> list[int]:
    """How much damage is on each of these."""
    return [table.cards[name].damage for name in names]


def trained(text: str, *cards: dict[str, Any], choices: Any = (), **more: Any) -> Table:
    """The table once Ann has played an Item."""
    table = table_with(lying("Ann", "hand", ITEM | {"text": text}), *cards, **more)
    GAME.apply(table, Play("Ann", "Item", Zone.BACKROW, 1))
    play_out(table, *choices)
    return table
