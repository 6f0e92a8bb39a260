"""docs/add-a-game.md builds the game that it tells of: what people type from it works, and comes to L4."""

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from project import ROOT
from told_scenario import wrong_with

import rules_db.games
from rules_db.build import read_library
from rules_db.cli.group import main
from rules_db.docs import load_files
from rules_db.engine.chance import Chance
from rules_db.engine.engines import engine_keys, load_engine
from rules_db.engine.play.playout import Subject, play_out
from rules_db.engine.play.record import read_record
from rules_db.engine.play.starting import PLAYERS
from rules_db.engine.trace import Trace
from rules_db.examples.opening import open_game
from rules_db.examples.proof.ladder import Level
from rules_db.examples.proof.prove import Proof, prove

PAGE = ROOT / "docs" / "add-a-game.md"
FILE = re.compile(r"^`([^`\n]+)`\n\n(`{3,})\w*\n(.*?)\n\2$", re.DOTALL | re.MULTILINE)
PACKAGE = "rules_db.games.pond"


def forget() -> None:
    """Engines are looked up once; whoever adds or removes one has to say so."""
    engine_keys.cache_clear()
    load_engine.cache_clear()
    for name in [each for each in sys.modules if each.startswith(PACKAGE)]:
        del sys.modules[name]


@pytest.fixture(scope="module")
def docs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder with the rulebook of the page, while the engine of the page stands among the games."""
    folder = tmp_path_factory.mktemp("pond")
    for name, _, text in FILE.findall(PAGE.read_text("utf-8")):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text + "\n", "utf-8")
    games = str(folder / "rules_db" / "games")
    rules_db.games.__path__.append(games)
    forget()
    yield folder / "docs"
    rules_db.games.__path__.remove(games)
    forget()


@pytest.fixture(scope="module")
def proof(docs: Path) -> Proof:
    library, problems = read_library(load_files(docs)[0])
    assert problems == ()
    return prove(library)


GIVEN = "  Given a game of pond with Ann and Bob"
PEBBLES = f"{GIVEN}\n  And Ann has 5 pebbles\n"
GOES_ON = "  Then the game goes on\n"


@pytest.mark.parametrize(
    ("steps", "wrong"),
    [
        (f"{GIVEN} in the Lunch Phase of Ann\n", "2: no scenario begins in the Lunch Phase (leave it out)"),
        (f"{PEBBLES}  And the cards:\n    | card |\n    | Net  |\n", "4: the table cannot be set up: nothing is drawn"),
        (f"{PEBBLES}  And chance gives 1\n", "4: the table cannot be set up: nothing is drawn"),
        (
            f"{PEBBLES}  And Ann has in the hand:\n    | card | colour |\n    | Net  | red    |\n",
            "4: the table cannot be set up: a row has other columns than a card (columns: card, effect)",
        ),
    ],
)
def test_the_game_of_the_page_refuses_what_it_does_not_know(docs: Path, steps: str, wrong: str) -> None:
    assert wrong in wrong_with("pond", steps + GOES_ON)


def test_a_game_whose_engine_is_not_written_yet_has_none(docs: Path) -> None:
    engine = docs.parent / "rules_db" / "games" / "pond" / "engine.py"
    hidden = engine.rename(engine.with_name("later.py"))
    forget()

    before = engine_keys()
    hidden.rename(engine)
    forget()

    assert "pond" not in before
    assert "pond" in engine_keys()


def test_every_example_of_the_page_passes(proof: Proof) -> None:
    assert proof.problems == ()
    assert [result.rule for result in proof.results] == ["pond-1.2"]


def test_the_rule_of_the_page_comes_to_l4(proof: Proof) -> None:
    levels = {level.rule: level.level for level in proof.levels}

    assert levels == {
        "pond-1.1": Level.REGISTERED,
        "pond-1.2": Level.BOTH_SIDES,
        "pond-1.3": Level.REGISTERED,
    }


def test_a_rule_that_is_shown_from_one_side_says_what_it_lacks(docs: Path) -> None:
    files = dict(load_files(docs)[0])
    name = next(each for each in files if each.endswith("examples/1-play.md"))
    files[name] = files[name][: files[name].index("Scenario: Exactly enough")] + "```\n"
    library, problems = read_library(files)

    (level,) = [each for each in prove(library, only="pond").levels if each.rule == "pond-1.2"]

    assert problems == ()
    assert (level.level, level.wanting) == (Level.MISSED, "No example comes to it and passes without it.")


def test_an_event_that_cites_the_rule_is_what_keeps_it_from_l4(docs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    verbs = importlib.import_module(f"{PACKAGE}.card_text.verbs")
    monkeypatch.setattr(verbs, "wins", lambda pond: False)
    emit = Trace.emit
    monkeypatch.setattr(Trace, "emit", lambda self, kind, _, *who, **facts: emit(self, kind, "1.2", *who, **facts))
    pages = load_files(docs)[0].items()
    files = {name: text.replace("Then Ann wins", "Then Ann has 0 pebbles") for name, text in pages}

    (level,) = [each for each in prove(read_library(files)[0]).levels if each.rule == "pond-1.2"]

    assert level.wanting == "In “Exactly enough” an event or a refusal cites it, so it does not let things be there."


def test_one_game_is_proved_alone(docs: Path) -> None:
    done = CliRunner().invoke(main, ["prove", "--docs", str(docs), "--book", "pond"])

    assert done.exit_code == 1
    assert "pond-1.1 L1: It has no example of its own." in done.stderr
    assert "resummoned" not in done.stdout


def test_a_registry_with_another_key_than_its_folder_is_named(docs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load_engine("pond").game.book, "key", "lake")
    load_engine.cache_clear()

    with pytest.raises(ValueError, match="the registry of pond goes by another key, lake"):
        load_engine("pond")


def test_an_event_under_no_rule_says_which(docs: Path) -> None:
    trace = Trace(load_engine("pond").game.book)

    with pytest.raises(KeyError, match=r"taken cites rule 1\.9, under which no function is registered"):
        trace.emit("taken", "1.9", "Ann")


def test_the_watch_of_the_page_speaks_up_without_its_rule(proof: Proof) -> None:
    assert [(watch.rule, watch.spoke) for watch in proof.watches] == [("pond-1.2", "The pond holds too little")]


@pytest.mark.parametrize("seed", range(20))
def test_random_games_of_the_page_keep_every_promise(docs: Path, seed: int) -> None:
    engine = load_engine("pond")
    setup = engine.starter.random(PLAYERS, Chance(seed))
    opening = open_game(read_record(setup, is_markdown=False).setup)

    playout = play_out(Subject(opening.game, engine.promises, opening.setup), seed, 20)

    assert playout.fault is None
