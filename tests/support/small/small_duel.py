"""Small duels of Resummoned for tests: laid out as in the worked examples, and played in the text of actions."""

from typing import Any

from rules_db.engine.game import legal
from rules_db.engine.kernel import Event, Refusal
from rules_db.engine.scene import Given, Pile
from rules_db.games.resummoned.game import GAME
from rules_db.games.resummoned.state import Duel
from rules_db.games.resummoned.table.scene import SCENE

Row = dict[str, str]


def card(name: str, effects: str = "", **columns: str) -> Row:
    """A row of a table: card("Mole", "flip if always", facing="face-down")."""
    return {"card": name, "effects": effects, **columns}


def seat(*piles: Pile, players: tuple[str, ...] = ("Ann", "Bob"), **given: Any) -> Duel:
    """A duel in mid-course, in the Main Phase 1 of the first player unless said otherwise (see Given)."""
    given = {"phase": "Main Phase 1", "turn_player": players[0], **given}
    return GAME.new(SCENE.setup(Given(players=list(players), piles=list(piles), **given)), seed=1)


def act(duel: Duel, *texts: str) -> list[Event]:
    """Carry out actions; the events of them all."""
    return [event for text in texts for event in GAME.apply(duel, GAME.parse(duel, text))]


def resolve(duel: Duel, *texts: str) -> list[Event]:
    """Carry out actions, then let every player pass once."""
    events = act(duel, *texts)
    for _ in duel.alive():
        events += act(duel, f"{duel.priority} passes")
    return events


def why_not(duel: Duel, text: str) -> Refusal | None:
    return GAME.why_not(duel, GAME.parse(duel, text))


def facts(duel: Duel, text: str) -> tuple[str, dict[str, Any]]:
    """The number of the rule that forbids an action, and the facts that it looked at; ('', {}) for a legal one."""
    refusal = why_not(duel, text)
    return (refusal.rule.partition("-")[2], dict(refusal.facts)) if refusal else ("", {})


def offered(duel: Duel) -> list[str]:
    """The legal actions, as text."""
    return [GAME.format(action) for action in legal(GAME, duel)]


def place(duel: Duel, name: str) -> str:
    return SCENE.place(duel, name)


def value(duel: Duel, name: str, property_: str) -> str:
    return SCENE.property(duel, name, property_)


def source(effect: str, *others: Row, **columns: str) -> Pile:
    """Ann's field with a card that has an ignition effect, and other cards."""
    return Pile("Ann", "field", [card("Source", f"ignition: {effect}", **columns), *others])


def use(duel: Duel, targets: str = "") -> list[str]:
    """Ann uses the effect of that card, and it resolves; the kinds of the events."""
    targeting = f" targeting {targets}" if targets else ""
    return [event.kind for event in resolve(duel, f"Ann activates Source's effect{targeting}")]


def lives(duel: Duel) -> list[int]:
    return [duel.players[name].life_points for name in duel.seats]
