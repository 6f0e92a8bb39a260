"""How the table looks when a scenario has ended: where each card that it names lies, and with which numbers."""

import re
from collections.abc import Iterator, Mapping

from rules_db.engine.engines import load_engine
from rules_db.engine.scene import NotThere, Row, Scene
from rules_db.examples.results import Result, ScenarioResult
from rules_db.model import ExampleCard

FIELD = "field"
_ON = re.compile(r"on the (.+)")
_IN = re.compile(r"in (\w+)'s (.+)")
_NUMBER = re.compile(r"-?\d+")


def cards_after(result: Result) -> Iterator[ExampleCard]:
    """The cards of all scenarios of a fence, as they lie in the end; none for a setup that was refused."""
    for scenario in result.scenarios:
        if scenario.end is not None:
            yield from _cards(result.id, scenario)


def _cards(example: str, scenario: ScenarioResult) -> Iterator[ExampleCard]:
    scene = load_engine(scenario.rulebook).scene
    for handle, row in _rows(scenario).items():
        try:
            player, zone = _where(scene, scenario.end, handle)
        except NotThere:
            continue
        if zone:
            numbers = ", ".join(_numbers(scene, scenario.end, handle, row))
            position = _property(scene, scenario.end, handle, "position") if zone == FIELD else ""
            facing = _property(scene, scenario.end, handle, "facing") if zone == FIELD else ""
            yield ExampleCard(example, scenario.title, handle, player, zone, numbers, position, facing)


def _rows(scenario: ScenarioResult) -> Mapping[str, Row]:
    """What the Given steps say of each card that they name, by handle."""
    rows: dict[str, dict[str, str]] = {}
    for row in (*scenario.given.cards, *(row for pile in scenario.given.piles for row in pile.rows)):
        rows.setdefault(row["card"], {}).update(row)
    return rows


def _where(scene: Scene, end: object, handle: str) -> tuple[str, str]:
    """The player and the zone of a card; ('', '') for one that lies in no zone of its own."""
    place = scene.place(end, handle)
    if found := _ON.fullmatch(place):
        return scene.controller(end, handle), found[1]
    found = _IN.fullmatch(place)
    return (found[1], found[2]) if found else ("", "")


def _numbers(scene: Scene, end: object, handle: str, row: Row) -> Iterator[str]:
    """The numbers that the scenario gave the card, as they are in the end: 'ATK 1500'."""
    for name, value in row.items():
        if _NUMBER.fullmatch(value) and (now := _property(scene, end, handle, name)):
            yield f"{name} {now}"


def _property(scene: Scene, end: object, handle: str, name: str) -> str:
    try:
        return scene.property(end, handle, name)
    except NotThere:
        return ""
