"""A game of Resummoned from the sentences of an example, for tests of what no worked example shows."""

from rules_db.engine.kernel import Refusal
from rules_db.engine.play.record import read_record
from rules_db.engine.play.session import Session
from rules_db.examples.opening import open_game

GAME = "Given a game of resummoned with Ann and Bob"
THREE = "Given a game of resummoned with Ann, Bob and Cleo"
MATCH = GAME + "\nAnd a match of 3 duels in the constructed format"


def play(setup: str, *actions: str) -> Session:
    """The game after these actions."""
    opening = open_game(read_record(setup, is_markdown=False).setup)
    session = Session(opening.game, opening.players, opening.setup, seed=1)
    for action in actions:
        session.do(action)
    return session


def cards(step: str, header: str, *rows: str) -> str:
    """A step with its table: cards('Ann controls', 'card | ATK', 'Wolf | 1500')."""
    return f"\nAnd {step}:\n" + "".join(f"  | {row} |\n" for row in (header, *rows))


def refused(rule: str, **facts: object) -> Refusal:
    return Refusal(f"resummoned-{rule}", tuple(facts.items()))  # type: ignore[arg-type]


def offered(session: Session) -> list[str]:
    """The texts of all candidates, legal or not."""
    return [session.game.format(action) for action in session.game.options(session.state)]
