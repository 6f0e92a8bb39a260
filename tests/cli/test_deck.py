"""`rules-db deck`: every rule that a list of cards breaks, and every line of a file that is no card."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from rules_db.cli.group import main
from rules_db.engine.engines import engine_keys, load_engine

LEGAL = """# My deck

Seventy-five cards, and two besides.

| card       | type           | copies | deck       |
|------------|----------------|-------:|------------|
| Forest     | land           | 65     |            |
| Clay Golem | Normal Monster | 4      | Main Deck  |
| Mud Golem  | Normal Monster | 1      |            |
| Tonic      | Item           | 4      |            |
| Syrup      | Item           | 1      |            |

What it summons:

| card       | type           | copies | deck       |
|------------|----------------|--------|------------|
| Twin Titan | Fusion Monster | 2      | Extra Deck |
"""


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, list(arguments), catch_exceptions=False)


def written(folder: Path, text: str | bytes, name: str = "deck.md") -> str:
    file = folder / name
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    return str(file)


def test_a_legal_deck_is_counted(tmp_path: Path) -> None:
    file = written(tmp_path, LEGAL)

    looked = run("deck", "cgs", file)

    assert looked.exit_code == 0
    assert looked.stdout == f"{file}: Main Deck 75, Extra Deck 2\nlegal by the rules of cgs\n"
    assert looked.stderr == ""


def test_every_problem_is_a_line_with_its_rule(tmp_path: Path) -> None:
    file = written(tmp_path, LEGAL.replace("| 65 ", "| 64 ").replace("Tonic ", "Forest"))

    looked = run("deck", "cgs", file)

    assert looked.exit_code == 1
    assert looked.stdout.splitlines() == [f"{file}: Main Deck 74, Extra Deck 2", *ILL, "1 problem"]


ILL = ["cgs-1.2.2  the Main Deck has 74 of the 75 cards that it needs"]


def test_csv_says_the_same_as_a_table(tmp_path: Path) -> None:
    file = written(
        tmp_path,
        '\ufeffcard,type,copies,deck\n\nForest,land,74,\n"Exodia, the Forbidden One",Effect Monster,2,\n',
        "a.csv",
    )

    looked = run("deck", "cgs", file)

    assert [line.split()[0] for line in looked.stdout.splitlines()[1:]] == ["cgs-1.2.4", "cgs-1.2.4", "cgs-1.4.5", "3"]


def test_problems_are_given_to_machines(tmp_path: Path) -> None:
    file = written(tmp_path, LEGAL.replace("| 65 ", "| 64 "))

    looked = run("deck", "cgs", file, "--json")

    assert looked.exit_code == 1
    assert json.loads(looked.stdout) == {
        "game": "cgs",
        "file": file,
        "is_legal": False,
        "cards": {"Main Deck": 74, "Extra Deck": 2},
        "problems": [
            {
                "rule": "cgs-1.2.2",
                "words": "the Main Deck has 74 of the 75 cards that it needs",
                "facts": {"cards": 74, "least": 75},
            }
        ],
        "mistakes": [],
    }


def test_what_the_players_agree_on_counts(tmp_path: Path) -> None:
    file = written(tmp_path, LEGAL.replace("| deck       |", "| release    |").replace("Main Deck ", "Dusk      ", 1)
                   .partition("What it")[0])  # fmt: skip

    assert run("deck", "cgs", file).exit_code == 0
    assert run("deck", "cgs", file, "--agree", "season Dusk").exit_code == 0
    assert "cgs-1.5.1  Clay Golem is of Dusk" in run("deck", "cgs", file, "--agree", "season Dawn").stdout


def test_an_agreement_that_there_is_not_is_a_wrong_call(tmp_path: Path) -> None:
    looked = run("deck", "cgs", written(tmp_path, LEGAL), "--agree", "nothing")

    assert looked.exit_code == 2
    assert looked.stderr.startswith("--agree 'nothing': nobody agrees on that (there are: season ")
    assert len(looked.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("name", "text", "lines"),
    [
        ("a.md", "Nothing here.\n", ["1: the file holds no table of cards (write | card | copies | …)"]),
        ("a.csv", "", ["1: the file holds no table of cards (write | card | copies | …)"]),
        ("a.md", b"\xff", ["1: the file is no text in UTF-8"]),
        ("a.md", "| card | type |\n", ["1: the table has a header and no rows (add a row)"]),
        ("a.md", "\n| card | card |\n| Elf | Elf |\n", ["2: column 'card' stands there twice (keep one)"]),
        ("a.md", "| card | kind |\n| Elf | x |\n", ["1: column 'kind': there is none of that name (there are: card, "]),
        (
            "a.md",
            "| card | type | copies |\n| Elf | creature |\n| Ox | cow | 1 |\n| Owl | creature | 0 |\n| Eel |  | 1 |\n",
            [
                "2: the row has 2 cells, and the table 3 columns (mend the row)",
                "3: there is no card type cow (there are: ",
                "4: column copies: Owl comes at least once, not 0 times",
                "5: Eel: nothing says of which game it is (give it a type, or a game)",
            ],
        ),
        ("a.csv", "card,type,deck\n\nElf,creature,Side Deck\n", ["3: column deck: there is no Side Deck (there are: "]),
        ("a.md", "| card | type | tapped |\n| Elf | creature | yes |\n", ["2: Elf: a list says what is printed on "]),
    ],
)  # fmt: skip
def test_each_mistake_of_a_file_is_a_line_with_its_place(
    tmp_path: Path, name: str, text: str | bytes, lines: list[str]
) -> None:
    file = written(tmp_path, text, name)

    looked = run("deck", "cgs", file)

    assert looked.exit_code == 1
    assert looked.stdout == ""
    said = looked.stderr.splitlines()
    assert len(said) == len(lines)
    assert all(line.startswith(f"{file}:{told}") for line, told in zip(said, lines, strict=True))


def test_mistakes_are_given_to_machines(tmp_path: Path) -> None:
    looked = run("deck", "cgs", written(tmp_path, "Nothing.\n"), "--json")

    assert looked.exit_code == 1
    assert json.loads(looked.stdout)["mistakes"][0]["line"] == 1
    assert json.loads(looked.stdout)["is_legal"] is False


@pytest.mark.parametrize(
    ("game", "table", "rules"),
    [
        (
            "resummoned",
            "| card | copies | deck |\n| Wolf | 2 | |\n| Ant | 1 | |\n| Owl | 16 | sideboard |\n",
            ["resummoned-100.2.a", "resummoned-100.2.a", "resummoned-100.4.a", "resummoned-100.4.a"],
        ),
        ("ttcg", "| card | copies |\n| Wolf | 3 |\n", ["ttcg-2.2.1.1", "ttcg-2.2.1.3"]),
        ("ttcg", "| card | copies |\n| Wolf | 71 |\n", ["ttcg-2.2.1.2", "ttcg-2.2.1.3"]),
    ],
)
def test_other_games_look_through_decks_too(tmp_path: Path, game: str, table: str, rules: list[str]) -> None:
    looked = run("deck", game, written(tmp_path, table), "--json")

    assert looked.exit_code == 1
    assert [each["rule"] for each in json.loads(looked.stdout)["problems"]] == rules


def test_a_limited_deck_of_resummoned_may_have_a_name_twice(tmp_path: Path) -> None:
    file = written(tmp_path, "| card | copies |\n| Wolf | 30 |\n")

    assert run("deck", "resummoned", file).exit_code == 1
    assert run("deck", "resummoned", file, "--agree", "limited format").exit_code == 0


@pytest.mark.parametrize("game", [key for key in engine_keys() if load_engine(key).decks is None])
def test_a_game_without_decks_of_the_players_is_a_wrong_call(tmp_path: Path, game: str) -> None:
    looked = run("deck", game, written(tmp_path, LEGAL))

    assert looked.exit_code == 2
    assert looked.stderr == (f"players of {game} bring no decks that its rules speak of (try cgs, resummoned, ttcg)\n")
