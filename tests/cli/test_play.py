"""`rules-db play` and `rules-db simulate`: what they print, what they exit with, and never a traceback."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from project import ROOT

from rules_db.cli.games.play import _typed, begin, play
from rules_db.cli.games.random_games import Manner, random_games
from rules_db.cli.games.simulate import simulate
from rules_db.engine.engines import engine_keys, load_engine
from rules_db.engine.watching import Seen, Watch
from rules_db.errors import NotFound
from rules_db.studies.sharing import Helpers

SETUP = """Given a game of grand-archive with Ann and Bob
And Ann has in the hand:
  | card |
  | Wolf |
"""


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(play, list(arguments), input=typed, catch_exceptions=False)


@pytest.fixture
def setup(tmp_path: Path) -> Path:
    file = tmp_path / "setup.txt"
    file.write_text(SETUP)
    return file


def written(folder: Path, text: str, name: str = "game.txt") -> str:
    (folder / name).write_text(text)
    return str(folder / name)


def test_legal_actions_are_offered_by_number(setup: Path) -> None:
    done = run("grand-archive", "--setup", str(setup), "--seed", "5", typed="2\n")

    assert done.exit_code == 0
    assert "Ann is to act (seed 5, action 1):\n   1 Ann ends the turn\n   2 Ann plays Wolf\n" in done.stdout
    assert "  T2.5 played (Ann): Wolf, origin hand\n" in done.stdout


def test_a_refusal_shows_the_rule_and_its_text(setup: Path, database: Path) -> None:
    done = run("grand-archive", "--setup", str(setup), "--database", str(database), typed="Bob ends the turn\n")

    assert "refused by T2.8: opportunity Ann\n  T2.8 Fifteen more pages deal with single topics" in done.stdout


def test_without_a_database_a_refusal_shows_the_rule_alone(setup: Path, tmp_path: Path) -> None:
    none = str(tmp_path / "none.db")

    done = run("grand-archive", "--setup", str(setup), "--database", none, typed="Bob ends the turn\n")

    assert done.exit_code == 0
    assert done.stdout.endswith("refused by T2.8: opportunity Ann\n")


def test_a_saved_game_is_gone_on_with(setup: Path, tmp_path: Path) -> None:
    saved = tmp_path / "saved.txt"
    run("grand-archive", "--setup", str(setup), "--seed", "9", typed=f"Ann plays Wolf\nAnn passes\nsave {saved}\n")

    done = run("grand-archive", "--load", str(saved), typed="Bob passes\n")

    assert saved.read_text() == f"{SETUP}Seed 9\n\nAnn plays Wolf\nAnn passes\n"
    assert "Bob is to act (seed 9, action 3):" in done.stdout
    assert "T2.5 resolved (Ann): Wolf\n    T2.2 entered (Ann): Wolf, origin effects stack\n" in done.stdout


def test_a_file_that_cannot_be_written_does_not_end_the_game(setup: Path, tmp_path: Path) -> None:
    done = run("grand-archive", "--setup", str(setup), typed=f"save {tmp_path}/no/such.txt\nAnn plays Wolf\n")

    assert done.exit_code == 0
    assert "no/such.txt: cannot be written: No such file or directory" in done.stdout
    assert "T2.5 played (Ann)" in done.stdout


def test_a_file_whose_name_holds_a_nul_cannot_be_written(setup: Path) -> None:
    done = run("grand-archive", "--setup", str(setup), typed="save a\0b\nAnn plays Wolf\n")

    assert done.exit_code == 0
    assert "cannot be written: embedded null byte" in done.stdout
    assert "T2.5 played (Ann)" in done.stdout


def test_a_number_of_any_length_is_no_action(setup: Path) -> None:
    done = run("grand-archive", "--setup", str(setup), typed="9" * 5000 + "\n0\n2\n")

    assert done.exit_code == 0
    assert "there is no action 999999999 (the numbers go from 1 to 2)" in done.stdout
    assert "there is no action 0 (" in done.stdout
    assert "T2.5 played (Ann)" in done.stdout


def test_nobody_need_type_anything(setup: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = begin("grand-archive", 1, None, setup)
    monkeypatch.setattr("sys.stdin", None)

    assert list(_typed()) == []
    assert begun.session.moves == []


def test_more_players_than_a_game_can_deal_to_are_too_many() -> None:
    done = run("resummoned", "--seed", "1", "--players", ",".join(f"P{number}" for number in range(300)))

    assert done.exit_code == 1
    assert done.stderr.startswith("the game cannot begin: the engine breaks down here: EndlessAction: more than 1,000")
    assert len(done.stderr.splitlines()) == 1


def test_the_same_seed_deals_the_same_game() -> None:
    first, again, other = (run("grand-archive", "--seed", seed).stdout for seed in ("3", "3", "4"))

    assert first == again
    assert first != other


def test_players_bring_their_names() -> None:
    done = run("grand-archive", "--seed", "3", "--players", "Cid,Dee,Eve")

    assert "\nCid is to act (seed 3" in done.stdout


def test_a_script_is_played_to_its_end() -> None:
    file = ROOT / "docs" / "rulebooks" / "grand-archive" / "playthrough.md"

    done = run("grand-archive", "--script", str(file))

    assert done.exit_code == 0
    assert "Bob sacrifices young Knight\n  S1.c sacrificed (Bob): young Knight\n" in done.stdout


@pytest.mark.parametrize(
    ("text", "stop"),
    [
        (SETUP + "Ann plays Wolf\nBob passes\n", ":6: refused by T2.8: opportunity Ann"),
        (SETUP + "Ann plays Fox\n", ":5: there is no card Fox (cards: Wolf)"),
        (SETUP.replace("Wolf", "Wolf | x"), ":4: this row has 2 cells, and its table 1 column"),
        (SETUP + f"Seed {'7' * 5000}\n", ":5: the seed has 5000 digits (write at most 18)"),
        ("Given a game of resummoned with Ann and Bob\n", ":1: this is a game of resummoned, not of grand-archive"),
    ],
)
def test_a_script_stops_at_the_first_line_that_is_wrong(tmp_path: Path, text: str, stop: str) -> None:
    file = written(tmp_path, text)

    done = run("grand-archive", "--script", file)

    assert done.exit_code == 1
    assert done.stderr.startswith(f"{file}{stop}")
    assert len(done.stderr.splitlines()) == 1


@pytest.fixture
def jealous(monkeypatch: pytest.MonkeyPatch) -> None:
    """A watch that wants nobody to play anything."""

    def nobody_plays(seen: Seen[Any, Any]) -> Iterator[str]:
        yield from (f"{event.who} plays {event.get('card')}" for event in seen.of("played"))

    monkeypatch.setattr(load_engine("grand-archive").game.book, "watches", [Watch(("T2.5",), nobody_plays)])


def test_watches_say_what_they_see_when_asked_to_look_on(setup: Path, jealous: None) -> None:
    watched = run("grand-archive", "--setup", str(setup), "--watch", typed="Ann plays Wolf\n")
    alone = run("grand-archive", "--setup", str(setup), typed="Ann plays Wolf\n")

    assert "  the watch of T2.5 sees: Ann plays Wolf\n" in watched.output
    assert "the watch" not in alone.output


def test_a_script_in_which_a_watch_sees_a_rule_broken_goes_wrong(tmp_path: Path, jealous: None) -> None:
    script = written(tmp_path, f"{SETUP}\nAnn plays Wolf\n")

    result = run("grand-archive", "--script", script, "--watch", "--json")

    assert result.exit_code == 1
    assert json.loads(result.output.splitlines()[-1]) == {"kind": "breach", "rules": ["T2.5"], "what": "Ann plays Wolf"}


def test_a_position_that_a_rule_forbids_is_no_setup(tmp_path: Path) -> None:
    pair = "And Ann controls:\n  | card | name | supertype |\n  | a | Wolf | unique |\n  | b | Wolf | unique |\n"
    file = written(tmp_path, SETUP + pair)

    done = run("grand-archive", "--setup", file)

    assert done.exit_code == 1
    why = "Ann controls two unique objects named Wolf; grand-archive-S1.b forbids it (player Ann, name Wolf)"
    assert done.stderr == f"{file}:5: the setup is refused: {why}\n"


def test_a_deck_that_breaks_several_rules_is_refused_with_all_of_them(tmp_path: Path) -> None:
    deck = "And both players bring their decks\nAnd Ann has in the deck:\n  | card | copies |\n  | Newt | 3 |\n"
    file = written(tmp_path, f"Given a game of ttcg with Ann and Bob\n{deck}")

    done = run("ttcg", "--setup", file)

    assert done.exit_code == 1
    assert "Ann cannot bring this deck; ttcg-2.2.1.1 forbids it (player Ann, cards 3); ttcg-2.2.1.3" in done.stderr


def test_a_file_that_is_no_text_is_said_to_be_none(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(b"\xff\xfe\x00")

    done = run("grand-archive", "--load", str(file))

    assert done.exit_code == 1
    assert done.stderr == f"{file}:1: the file is no text in UTF-8\n"


@pytest.mark.parametrize(
    ("game", "players", "told"),
    [
        ("ttcg", "Ann,Bob,Cleo", "only Ann, Bob would play"),
        ("ttcg", "ann,Bob", "'ann' is no name for a player (write a word with a capital letter, such as Ann)"),
        ("cgs", "Ann,,Bob", "'' is no name for a player"),
    ],
)
def test_who_cannot_play_is_told_so_before_the_game(game: str, players: str, told: str) -> None:
    done = run(game, "--players", players)

    assert done.exit_code == 2
    assert told in done.stderr


@pytest.mark.parametrize("game", ["cgs", "grand-archive"])
def test_nobody_plays_alone_what_takes_two(game: str) -> None:
    done = run(game, "--players", "Ann")

    assert done.exit_code == 1
    assert "are needed, not Ann" in done.stderr


def test_a_file_that_says_who_plays_takes_no_other_players(setup: Path) -> None:
    done = run("grand-archive", "--setup", str(setup), "--players", "Cid,Dee")

    assert done.exit_code == 2
    assert "says who plays" in done.stderr


def test_only_one_file_brings_the_game(setup: Path) -> None:
    done = run("grand-archive", "--setup", str(setup), "--load", str(setup))

    assert done.exit_code == 2


@pytest.mark.parametrize("command", [play, simulate])
def test_a_game_without_an_engine_is_named(command: Any) -> None:
    with pytest.raises(NotFound, match=r"there is no engine for 'chess' \(games: cgs"):
        CliRunner().invoke(command, ["chess"], catch_exceptions=False)


def test_a_machine_gets_one_object_a_line(setup: Path, database: Path) -> None:
    typed = "Ann plays Wolf\nBob passes\nstate\nundo\ntrace\nnonsense\nsave\nhelp\n"

    done = run("grand-archive", "--setup", str(setup), "--json", "--database", str(database), typed=typed)

    lines = [json.loads(line) for line in done.stdout.splitlines()]
    kinds = "position moved position refused looked takenback position traced unclear unclear helped"
    assert [line["kind"] for line in lines] == kinds.split()
    assert lines[0]["decision"] == {"player": "Ann", "kind": "act"}
    assert lines[0]["legal"] == ["Ann ends the turn", "Ann plays Wolf"]
    assert lines[1]["events"][0]["rule"] == "grand-archive-T2.5"
    assert lines[1]["events"][0]["data"] == {"card": "Wolf", "origin": "hand"}
    assert lines[3]["rule"] == "grand-archive-T2.8"
    assert lines[3]["text"].startswith("Fifteen more pages")


def test_random_games_are_counted() -> None:
    arguments = ["grand-archive", "--games", "3", "--steps", "10", "--json"]

    done = CliRunner().invoke(simulate, arguments, catch_exceptions=False)

    found = json.loads(done.stdout)
    assert done.exit_code == 0
    assert (found["games"], found["actions"], found["fault"]) == (3, 30, None)
    drawing = next(each for each in found["patterns"] if each["pattern"] == "[you ]draw {count}[ card[s]]")
    assert drawing["part"] == "step"
    assert drawing["printed"] > 0


@pytest.mark.parametrize("game", engine_keys())
def test_the_random_games_are_the_same_for_any_number_of_workers(game: str) -> None:
    with random_games(Manner(game, 8), range(1, 6), Helpers()) as alone:
        played_alone = list(alone)
    with random_games(Manner(game, 8), range(1, 6), Helpers(2)) as together:
        played_together = list(together)

    assert played_together == played_alone
    assert [one.playout.seed for one in played_alone] == [1, 2, 3, 4, 5]


def test_random_games_seat_as_many_players_as_are_asked_for() -> None:
    with random_games(Manner("cgs", 30, players=("Ann", "Bob", "Zoe")), [1], Helpers()) as games:
        actions = next(games).playout.actions
    assert {text.split(" ")[0] for text in actions} == {"Ann", "Bob", "Zoe"}

    done = CliRunner().invoke(simulate, ["cgs", "--games", "1", "--steps", "4", "--players", "3", "--json"])
    assert (done.exit_code, json.loads(done.stdout)["actions"]) == (0, 4)


@pytest.mark.parametrize(
    ("game", "players", "told"),
    [
        ("ttcg", "3", "only Ann, Bob would play"),
        ("cgs", "99", "write 1 to 6"),
        ("cgs", "Ann", "is no step"),
        ("cgs", "Ann,bob", "'bob' is no name for a player"),
    ],
)
def test_random_games_are_for_players_that_the_game_seats(game: str, players: str, told: str) -> None:
    done = CliRunner().invoke(simulate, [game, "--players", players])
    assert done.exit_code == 2
    assert told in done.stderr


def test_what_is_done_before_an_interrupt_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    from rules_db.games.grand_archive.state import GameState
    from rules_db.games.grand_archive.table.promises import GrandArchivePromises

    def players_until_somebody_has_enough(self: GrandArchivePromises, state: GameState) -> list[str]:
        if state.chance.seed == 4:
            raise KeyboardInterrupt
        return state.players

    monkeypatch.setattr(GrandArchivePromises, "players", players_until_somebody_has_enough)

    done = CliRunner().invoke(simulate, ["grand-archive", "--steps", "10", "--json"], catch_exceptions=False)

    found = json.loads(done.stdout)
    assert done.exit_code == 130
    assert (found["games"], found["actions"], found["fault"]) == (3, 30, None)


def test_a_bot_that_breaks_down_is_a_broken_promise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def at_odds(seat: object, chance: object) -> object:
        raise KeyError("a mistake")

    monkeypatch.setattr("rules_db.engine.engines.at_random", at_odds)
    file = tmp_path / "broken.txt"

    done = CliRunner().invoke(
        simulate, ["singularity", "--bot", "random", "--failure", str(file)], catch_exceptions=False
    )

    assert done.exit_code == 1
    assert done.stderr.startswith("seed 1: a bot picks a legal action: KeyError: 'a mistake'")
    assert file.exists()


def test_a_broken_promise_is_written_to_a_file_that_can_be_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from rules_db.games.grand_archive.state import GameState
    from rules_db.games.grand_archive.table.promises import GrandArchivePromises

    def hand_sizes(self: GrandArchivePromises, state: GameState) -> list[str]:
        return [card.handle for card in state.cards.values() if card.zone in ("hand", "material deck", "collection")]

    monkeypatch.setattr(GrandArchivePromises, "cards", hand_sizes)
    file = tmp_path / "broken.txt"

    done = CliRunner().invoke(
        simulate, ["grand-archive", "--games", "5", "--seed", "2", "--failure", str(file)], catch_exceptions=False
    )
    replayed = run("grand-archive", "--load", str(file))

    assert done.exit_code == 1
    assert "cards are conserved: gone: " in done.stderr
    assert "the one action that leads there" in done.stderr
    assert file.read_text().startswith("# cards are conserved: gone: ")
    assert replayed.exit_code == 0
