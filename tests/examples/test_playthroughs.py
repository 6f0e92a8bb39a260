"""The playthroughs in the rulebooks come true, line by line."""

from pathlib import Path

import pytest
from project import ROOT

from rules_db.engine.engines import engine_keys, load_engine
from rules_db.engine.play.record import FENCE, BadRecord, read_record, replay
from rules_db.engine.play.session import Session
from rules_db.examples.opening import open_game

PLAYTHROUGHS = sorted(path for path in (ROOT / "docs").rglob("*.md") if FENCE in path.read_text("utf-8").splitlines())

IDS = [f"{path.parent.name}-{path.stem}" for path in PLAYTHROUGHS]


def play_through(path: Path) -> Session:
    """The game that a file tells, played to its end; fails at file:line where the engine has it otherwise."""
    try:
        record = read_record(path.read_text("utf-8"), is_markdown=True)
        opening = open_game(record.setup)
        session = Session(opening.game, opening.players, opening.setup, record.seed or 0, opening.game.book.watches)
        assert record.tells_events
        assert len(list(replay(session, record))) == len(record.attempts) > 0
    except BadRecord as error:
        pytest.fail(f"{path}:{error.line}: {error.what}", pytrace=False)
    return session


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=IDS)
def test_a_playthrough_happens_as_it_is_told(path: Path) -> None:
    session = play_through(path)

    assert path.parent == ROOT / "docs" / "rulebooks" / session.game.book.key
    assert session.breaches == []


def test_each_game_whose_engine_is_whole_has_a_playthrough() -> None:
    whole = [key for key in engine_keys() if load_engine(key).is_whole]

    assert {path.parent.name for path in PLAYTHROUGHS if path.name == "playthrough.md"} >= {*whole}


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=IDS)
def test_each_line_of_a_playthrough_counts(path: Path, tmp_path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    told = [at for at, line in enumerate(lines) if line.startswith("  ") and not line.lstrip().startswith("|")]
    altered = tmp_path / "altered.md"
    middle = told[len(told) // 2]
    altered.write_text("\n".join([*lines[:middle], *lines[middle + 1 :]]), "utf-8")

    with pytest.raises(pytest.fail.Exception, match=rf"altered\.md:{middle}|altered\.md:{middle + 1}"):
        play_through(altered)
