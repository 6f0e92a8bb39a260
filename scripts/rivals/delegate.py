"""A step of a worked example carried out for another runner, by the same vocabulary and the same engine as in ours."""

from collections.abc import Sequence

from rules_db.engine.scene import Role
from rules_db.examples.fences import Sentence
from rules_db.examples.play import Play
from rules_db.examples.reading import read_sentence


def take(play: Play, role: Role, text: str, table: Sequence[Sequence[str]] | None) -> None:
    """Carry out one step; `table` has the header first. Raises AssertionError where it is not true."""
    rows = None if table is None else tuple(dict(zip(table[0], row, strict=True)) for row in table[1:])
    match = read_sentence(play, Sentence(role, text, rows, 1))
    if role is not Role.GIVEN:
        play.begin()
    if match is None:
        play.do(text)
        return
    step = match.bound(rows)
    if role is Role.GIVEN:
        play.lay(1, step)
        return
    done = step(play)
    if role is Role.THEN:
        assert done is None, done
        return
    for action in done:
        play.do(action)
        if play.refusal is not None:
            return
