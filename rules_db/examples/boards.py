"""How the table looks when a scenario begins and when it has ended: the cards that it names, as its game draws them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from rules_db.engine.engines import load_engine
from rules_db.engine.scene import BoardCard, Row
from rules_db.examples.results import Result, ScenarioResult
from rules_db.examples.runner import run_example
from rules_db.model import Example, ExampleCard, Moment


def run_drawn(example: Example) -> Result:
    """What comes of one fence, with its cards in place of the states in which they lie."""
    result = run_example(example)
    return replace(result.without_states(), cards=tuple(_cards_of(result)))


def _cards_of(result: Result) -> Iterator[ExampleCard]:
    """The cards of all scenarios of a fence, at the start of each and in its end; none where a setup was refused."""
    for scenario in result.scenarios:
        if scenario.end is not None:
            scene = load_engine(scenario.rulebook).scene
            yield from _cards(result.id, scenario, Moment.START, scene.board(scenario.start))
            yield from _cards(result.id, scenario, Moment.END, scene.board(scenario.end))


def _cards(example: str, scenario: ScenarioResult, moment: Moment, board: Sequence[BoardCard]) -> Iterator[ExampleCard]:
    lying = {card.card: card for card in board}
    named = [(lying[handle], row) for handle, row in _rows(scenario).items() if handle in lying]
    for card, row in sorted(named, key=lambda each: each[0].place):
        yield ExampleCard(
            example=example,
            scenario=scenario.title,
            moment=moment,
            card=card.card,
            player=card.player,
            zone=card.zone,
            numbers=", ".join(f"{name} {card.numbers[name]}" for name in row if row[name] and name in card.numbers),
            position=card.position,
            facing=card.facing,
            is_turned=card.is_turned,
            is_face_down=card.is_face_down,
        )


def _rows(scenario: ScenarioResult) -> Mapping[str, Row]:
    """What the Given steps say of each card that they name, by handle."""
    rows: dict[str, dict[str, str]] = {}
    for row in (*scenario.given.cards, *(row for pile in scenario.given.piles for row in pile.rows)):
        rows.setdefault(row["card"], {}).update(row)
    return rows
