"""A table of the Card Game Singularity on which tests have cards do what they say."""

from typing import Any

from rules_db.engine.kernel import Event
from rules_db.games.cgs.actions.values import Activate, Choose, Pass, Play
from rules_db.games.cgs.game import CardGameSingularity
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

GAME = CardGameSingularity()
ELF = {"name": "Elf", "types": ["creature"], "groups": ["Elf"], "cost": "{G}", "offense": "1", "defense": "1"}
OGRE = {"name": "Ogre", "types": ["creature"], "groups": ["Ogre"], "cost": "{3}{R}", "offense": "3", "defense": "3"}
GOLEM = {
    "name": "Golem", "types": ["Normal Monster"], "colors": ["EARTH"], "groups": ["Rock"], "rank": "4",
    "offense": "1500", "defense": "1800",
}  # fmt: skip
MOUSE = {
    "name": "Mouse",
    "types": ["Pokémon"],
    "colors": ["Lightning"],
    "rank": "Basic",
    "offense": "20",
    "defense": "60",
}
RAT = {"name": "Rat", "types": ["Pokémon"], "colors": ["Psychic"], "rank": "Stage 1", "evolves_from": "Mouse",
       "offense": "40", "defense": "90"}  # fmt: skip
FIRE = {"name": "Fire Energy", "types": ["Energy"], "colors": ["Fire"], "groups": ["Basic"], "text": "provides [R]"}


def lying(player: str, zone: str, printed: dict[str, Any], name: str = "", **more: Any) -> dict[str, Any]:
    return {"card": name or printed["name"], "player": player, "zone": zone, "print": printed, **more}


def source(text: str, game: str = "Magic") -> dict[str, Any]:
    types = {"Magic": "artifact", "Yu-Gi-Oh!": "Continuous Spell", "Pokémon": "Tool"}[game]
    return lying("Ann", "backrow zone", {"name": "Source", "types": [types], "text": text})


def table_with(*cards: dict[str, Any], **more: Any) -> Table:
    """Ann is in her Main Phase, with ten blank cards in each Main Deck."""
    decks = [
        lying(player, "Main Deck", {"name": "Blank", "types": ["sorcery"]}, f"{player}'s {at}")
        for player in ("Ann", "Bob")
        for at in range(10)
    ]
    setup = {
        "players": [{"name": "Ann"}, {"name": "Bob"}], "cards": [*cards, *decks], "turn": 3, "turn_player": "Ann",
        "phase": "Main Phase 1", **more,
    }  # fmt: skip
    return GAME.new(setup, 7)


def play_out(table: Table, *choices: tuple[str, ...]) -> list[Event]:
    """All pass until the Queue is empty; choices are answered in their order."""
    events, left = [], list(choices)
    for _ in range(40):
        decision = GAME.pending(table)
        assert decision is not None
        if table.choice is not None:
            events += GAME.apply(table, Choose(decision.player, decision.kind, left.pop(0)))
        elif table.queue or table.window:
            events += GAME.apply(table, Pass(decision.player))
        else:
            break
    assert not left
    return events


def done(text: str, *cards: dict[str, Any], targets: tuple[str, ...] = (), choices: Any = (), **more: Any) -> Table:
    """The table once an effect of Ann's, which costs nothing, has resolved."""
    is_waiting = more.pop("dry", False)
    table = table_with(source(f"you can: {text}", more.pop("game", "Magic")), *cards, **more)
    GAME.apply(table, Activate("Ann", "Source", 1, targets))
    if not is_waiting:
        play_out(table, *choices)
    return table


def summon(player: str, printed: dict[str, Any], name: str = "", **more: Any) -> dict[str, Any]:
    return lying(player, "Main Summon Zone", printed, name, **more)


def hand(table: Table, player: str) -> list[str]:
    return table.lying(player, Zone.HAND)


def go_on_to(table: Table, turn: int) -> list[Event]:
    """Nobody does anything until a turn has its Main Phase; what happens meanwhile."""
    events: list[Event] = []
    for _ in range(300):
        if (table.turn, table.phase) == (turn, "Main Phase 1"):
            break
        decision = GAME.pending(table)
        assert decision is not None
        choice = table.choice
        events += GAME.apply(
            table,
            Pass(decision.player)
            if choice is None
            else Choose(decision.player, choice.kind, tuple(choice.options[: choice.least])),
        )
    return events


SORCERY = {"name": "Rite", "types": ["sorcery"]}


def played(text: str, *cards: dict[str, Any], choices: Any = (), targets: tuple[str, ...] = ()) -> Table:
    """The table once Ann has played a sorcery from her hand."""
    table = table_with(lying("Ann", "hand", {**SORCERY, "text": text}), *cards)
    GAME.apply(table, Play("Ann", "Rite", Zone.BACKROW, 1, targets=targets))
    play_out(table, *choices)
    return table


def settled(table: Table) -> Table:
    """The table once all have passed until nothing waits; nobody blocks, the first option is chosen."""
    while table.choice is not None or table.queue or table.window or table.attack is not None:
        decision, choice = GAME.pending(table), table.choice
        assert decision is not None
        least = 0 if choice is None or choice.kind == "block" else max(choice.least, min(choice.most, 1))
        picks = tuple(choice.options[:least]) if choice is not None else ()
        GAME.apply(table, Pass(decision.player) if choice is None else Choose(decision.player, choice.kind, picks))
    return table


def casting(text: str, *cards: dict[str, Any], game: str = "Yu-Gi-Oh!", targets: tuple[str, ...] = ()) -> Table:
    """The table once a Normal Spell or an Item of Ann's has resolved; she takes what stands first."""
    types = {"Yu-Gi-Oh!": "Normal Spell", "Pokémon": "Item", "Magic": "sorcery"}[game]
    table = table_with(lying("Ann", "hand", {"name": "Rite", "types": [types], "text": text}), *cards)
    GAME.apply(table, Play("Ann", "Rite", Zone.BACKROW, 1, targets=targets))
    return settled(table)
