"""Cards of Yu-Gi-Oh! that say one text, played, activated or flipped at a table of the Card Game Singularity."""

from typing import Any

from cgs_table import GAME, lying, play_out, summon, table_with

from rules_db.games.cgs.actions.values import Activate, AttackWith, Blow, Pass, Play
from rules_db.games.cgs.doing.yugioh.flipping import Flip
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

BEAST = {"types": ["Effect Monster"], "colors": ["EARTH"], "groups": ["Beast"], "rank": "4", "offense": "1500",
         "defense": "1200"}  # fmt: skip


def monster(name: str, text: str = "", **more: Any) -> dict[str, Any]:
    """An Effect Monster of Level 4 with ATK 1500 and DEF 1200."""
    return {**BEAST, "name": name, "text": text, **more}


def spell(text: str, *cards: dict[str, Any], targets: tuple[str, ...] = (), choices: Any = (), **more: Any) -> Table:
    """The table once Ann has activated a Normal Spell from her hand, which has resolved."""
    table = table_with(lying("Ann", "hand", {"name": "Rite", "types": ["Normal Spell"], "text": text}), *cards, **more)
    GAME.apply(table, Play("Ann", "Rite", Zone.BACKROW, 1, targets=targets))
    play_out(table, *choices)
    return table


def ignition(
    text: str, *cards: dict[str, Any], targets: tuple[str, ...] = (), choices: Any = (), zone: str = "Main Summon Zone"
) -> Table:
    """The table once Ann has activated an effect of a monster of hers, which has resolved."""
    table = table_with(lying("Ann", zone, monster("Boar", text)), *cards)
    GAME.apply(table, Activate("Ann", "Boar", 1, targets))
    play_out(table, *choices)
    return table


def rivals(*names: str, **more: Any) -> list[dict[str, Any]]:
    """Monsters of Bob's without a text."""
    return [summon("Bob", monster(each), **more) for each in names]


def snare(text: str, kind: str = "Counter Trap") -> dict[str, Any]:
    """A Trap that Bob has Set in an earlier turn."""
    printed = {"name": "Snare", "types": [kind], "text": text}
    return lying("Bob", "backrow zone", printed, state={"is_face_down": True, "set_in": 1})


def flipped(table: Table, targets: tuple[str, ...] = (), choices: Any = ()) -> Table:
    """The table once Bob has flipped that Trap, which has resolved."""
    GAME.apply(table, Flip("Bob", "Snare", targets=targets))
    play_out(table, *choices)
    return table


ATTACKERS = [summon("Ann", monster("Hog")), summon("Ann", monster("Cat"))]
"""Two monsters of Ann's."""


def attacked(*cards: dict[str, Any]) -> Table:
    """Ann has declared an attack of Hog on Pig in her Battle Phase, and Bob has priority."""
    table = table_with(*cards, phase="Battle Phase")
    GAME.apply(table, AttackWith("Ann", (Blow("Hog", "Pig"),)))
    GAME.apply(table, Pass("Ann"))
    return table


def fought(*cards: dict[str, Any], choices: Any = ()) -> Table:
    """The same once the attack is over, and all that it has set off."""
    table = attacked(*cards)
    GAME.apply(table, Pass("Bob"))
    play_out(table, *choices)
    return table


def until_it_lies_there(table: Table, name: str) -> None:
    """All pass until a card that waits in the Queue has come into play."""
    while table.cards[name].zone is Zone.QUEUE:
        decision = GAME.pending(table)
        assert decision is not None
        GAME.apply(table, Pass(decision.player))
