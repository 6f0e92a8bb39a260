"""From the setup of a record, written as the Given steps of an example, to what a game begins with."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rules_db.engine.game import AnyGame
from rules_db.engine.kernel import GameError
from rules_db.engine.play.record import BadRecord, Line
from rules_db.engine.scene import Role
from rules_db.examples.fences import BadFence, Sentence, read_fence
from rules_db.examples.play import Play, Unmet
from rules_db.examples.reading import read_sentence


@dataclass(frozen=True, slots=True)
class Opening:
    """A game before its first action: whose it is, and the setup for its `new`."""

    rulebook: str
    game: AnyGame
    players: tuple[str, ...]
    setup: dict[str, Any]


def open_game(lines: Sequence[Line]) -> Opening:
    """What the setup lines of a record describe; raises BadRecord at the line that is wrong."""
    play = _laid(lines)
    try:
        return Opening(play.rulebook, play.game, tuple(play.given.players), play.scene.setup(play.given))
    except GameError as error:
        raise BadRecord(_place(lines, play.wrong_line(error)), str(error)) from error
    except Unmet as error:
        raise BadRecord(_place(lines, 2), str(error)) from error


def wrong_line(lines: Sequence[Line], error: GameError) -> int:
    """The line of the step for which the game does not accept what the lines describe."""
    return _place(lines, _laid(lines).wrong_line(error))


def _laid(lines: Sequence[Line]) -> Play:
    """The scenario after the setup lines; raises BadRecord."""
    text = "\n".join(["Scenario: The setup", *(line.text for line in lines)])
    try:
        scenario, *_ = read_fence(text)
    except BadFence as error:
        raise BadRecord(_place(lines, error.line), f"{error.what} ({error.mend})") from error
    play = Play()
    for sentence in scenario.sentences:
        try:
            _lay(play, sentence)
        except Unmet as error:
            raise BadRecord(_place(lines, sentence.line), str(error)) from error
    return play


def _place(lines: Sequence[Line], line: int) -> int:
    """The line of the file for a line of the made-up scenario, whose title comes first."""
    return lines[min(max(line - 2, 0), len(lines) - 1)].number if lines else 1


def _lay(play: Play, sentence: Sentence) -> None:
    match = read_sentence(play, sentence) if sentence.role is Role.GIVEN else None
    if match is None:
        raise Unmet(f"“{sentence.text}” is no part of a setup", "a setup is made of Given steps")
    play.lay(sentence.line, match.bound(sentence.rows))
