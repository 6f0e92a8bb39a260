"""A game on file: the setup as the worked examples write it, the seed, the actions, and what came of each.

    Given a game of grand-archive with Ann and Bob
    And Ann has in the hand:
      | card |
      | Wolf |
    Seed 7

    # Whatever stands after a hash is for readers.
    Ann plays Wolf
      T2.5 played (Ann): Wolf, origin hand

An indented line says what happened, or `refused by RULE` for an action that the rules forbid. Several actions may
share a line, parted by semicolons. In a Markdown file the record is what stands in its ```playthrough fences, one
after another.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from rules_db.engine.kernel import AmbiguousAction, Breakdown, IllegalAction, MalformedAction, Refusal
from rules_db.engine.play.session import Move, Session
from rules_db.engine.play.telling import INDENT, REFUSED, tell_lines, tell_refusal

FENCE = "```playthrough"
NEXT = "; "
_SETUP = re.compile(r"(?:Given|And|But|\*) |\s*\|")
LONGEST_SEED_DIGITS = 18
_SEED = re.compile(r"Seed (\d+)")


class BadRecord(Exception):
    """A line of a record that cannot be read, or does not come true: the line, 1-based, and what is wrong there."""

    def __init__(self, line: int, what: str) -> None:
        self.line, self.what = line, what
        super().__init__(f"{line}: {what}")


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a file by its 1-based number, without the space at its end."""

    number: int
    text: str


@dataclass(frozen=True, slots=True)
class Attempt:
    """A line of actions of a record and the lines that tell what came of them, without their first indent."""

    action: Line
    told: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A file as written. `setup` is empty where the file leaves the setup to the game's own."""

    setup: tuple[Line, ...]
    seed: int | None
    attempts: tuple[Attempt, ...]

    @property
    def tells_events(self) -> bool:
        """Whether it says what came of its actions; then it has to be right for each of them."""
        return any(attempt.told and not _tells_refusal(attempt) for attempt in self.attempts)


def read_record(text: str, is_markdown: bool) -> Record:
    """The record in a file; raises BadRecord."""
    lines = [Line(number, each.rstrip()) for number, each in enumerate(text.splitlines(), 1)]
    written = [each for each in (_fenced(lines) if is_markdown else lines) if _is_told(each)]
    if is_markdown and not written:
        raise BadRecord(1, f"the file has no {FENCE} fence (put the game into one)")
    count = next((at for at, each in enumerate(written) if not _is_head(each)), len(written))
    head, rest = written[:count], written[count:]
    seeds = [_seed(each, found[1]) for each in head if (found := _SEED.fullmatch(each.text))]
    setup = tuple(each for each in head if not _SEED.fullmatch(each.text))
    return Record(setup, seeds[-1] if seeds else None, tuple(_attempts(rest)))


def _seed(line: Line, digits: str) -> int:
    if len(digits) > LONGEST_SEED_DIGITS:
        raise BadRecord(line.number, f"the seed has {len(digits)} digits (write at most {LONGEST_SEED_DIGITS})")
    return int(digits)


def _fenced(lines: Iterable[Line]) -> Iterator[Line]:
    is_inside = False
    for line in lines:
        if line.text.startswith("```"):
            is_inside = line.text == FENCE
        elif is_inside:
            yield line


def _is_told(line: Line) -> bool:
    return bool(line.text.strip()) and not line.text.lstrip().startswith("#")


def _is_head(line: Line) -> bool:
    return bool(_SETUP.match(line.text) or _SEED.fullmatch(line.text))


def _attempts(lines: Iterable[Line]) -> Iterator[Attempt]:
    action, told = None, []
    for line in lines:
        if line.text.startswith(INDENT):
            told.append(Line(line.number, line.text.removeprefix(INDENT)))
            continue
        if action:
            yield Attempt(action, tuple(told))
        elif told:
            break
        action, told = line, []
    if action is None and told:
        raise BadRecord(told[0].number, "this says what came of an action, and none stands before it")
    if action:
        yield Attempt(action, tuple(told))


def write_record(setup: str, seed: int, actions: Iterable[str]) -> str:
    """The text that `read_record` reads back: a setup as written, its seed, and the actions."""
    return "\n".join([setup.rstrip("\n"), f"Seed {seed}", "", *actions, ""])


def without_told(record: Record) -> Record:
    """The record without what it says came of its legal actions: setup, seed and actions are the truth."""
    kept = (each if _tells_refusal(each) else Attempt(each.action, ()) for each in record.attempts)
    return Record(record.setup, record.seed, tuple(kept))


def _tells_refusal(attempt: Attempt) -> bool:
    return any(line.text.startswith(REFUSED) for line in attempt.told)


@dataclass(frozen=True, slots=True)
class Replayed:
    """What came of a line of actions: moves, and then the refusal that the file tells of, where it tells of one."""

    attempt: Attempt
    moves: tuple[Move, ...]
    refusal: Refusal | None = None

    @property
    def lines(self) -> list[str]:
        """The same as text, as a file tells it: what happened, or the refusal alone."""
        if self.refusal:
            return [tell_refusal(self.refusal).line]
        return [line for move in self.moves for line in tell_lines(move.events)]


def replay(session: Session, record: Record) -> Iterator[Replayed]:
    """Carry out the actions of a record line by line; BadRecord at the first line that does not come true."""
    for attempt in record.attempts:
        replayed = _carry_out(session, attempt)
        if replayed.refusal and not attempt.told:
            raise BadRecord(attempt.action.number, tell_refusal(replayed.refusal).text)
        if attempt.told or record.tells_events:
            _require_told(attempt, replayed.lines)
        yield replayed


def _carry_out(session: Session, attempt: Attempt) -> Replayed:
    moves: list[Move] = []
    try:
        for text in attempt.action.text.split(NEXT):
            moves.append(session.do(text))
    except IllegalAction as error:
        return Replayed(attempt, tuple(moves), error.refusal)
    except (MalformedAction, AmbiguousAction, Breakdown) as error:
        raise BadRecord(attempt.action.number, str(error)) from error
    return Replayed(attempt, tuple(moves))


def _require_told(attempt: Attempt, happened: list[str]) -> None:
    """BadRecord at the first line that differs from what happened."""
    for line, truth in zip(attempt.told, happened, strict=False):
        if line.text != truth:
            raise BadRecord(line.number, f"“{line.text.strip()}” is told here, and “{truth.strip()}” happens")
    count = min(len(attempt.told), len(happened))
    if len(attempt.told) > count:
        raise BadRecord(attempt.told[count].number, f"“{attempt.told[count].text.strip()}” does not happen")
    if len(happened) > count:
        last = attempt.told[-1] if attempt.told else attempt.action
        raise BadRecord(last.number, f"after this, “{happened[count].strip()}” happens and is not told")


def write_table(rows: Sequence[Mapping[str, str]]) -> str:
    """A table as it stands under a step: columns of the first row, those without any value left out."""
    columns = [name for name in rows[0] if any(row[name] for row in rows)]
    lines = [columns, *([row[name] for name in columns] for row in rows)]
    widths = [max(len(line[at]) for line in lines) for at in range(len(columns))]
    padded = (" | ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) for line in lines)
    return "\n".join(f"  | {line} |" for line in padded)


def read_table(text: str) -> list[dict[str, str]]:
    """The rows of a table by the names in its first row."""
    header, *rows = ([cell.strip() for cell in line.strip()[1:-1].split("|")] for line in text.strip().splitlines())
    return [dict(zip(header, row, strict=True)) for row in rows]
