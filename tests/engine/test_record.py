"""Games on file: what is read, what is written, and the line at which a file is wrong."""

import pytest

from rules_db.engine.play.record import BadRecord, Record, read_record, replay, without_told, write_record, write_table
from rules_db.engine.play.session import Session
from rules_db.examples.opening import open_game

GAME = "Given a game of grand-archive with Ann and Bob\n"
SETUP = f"""{GAME}And Ann has in the hand:
  | card | type   | effect |
  | Wolf | Ally   |        |
  | Song | Action | draw 1 |
"""


def record(actions: str, setup: str = SETUP) -> Record:
    return read_record(setup + "Seed 7\n\n" + actions, is_markdown=False)


def session(of: Record) -> Session:
    opening = open_game(of.setup)
    return Session(opening.game, opening.players, opening.setup, 7)


def play(actions: str) -> list[str]:
    of = record(actions)
    return [", ".join(move.action for move in each.moves) or "refused" for each in replay(session(of), of)]


def test_a_file_holds_a_setup_a_seed_and_actions() -> None:
    found = record("Ann plays Wolf\n  T2.5 played (Ann): Wolf, origin hand\nAnn passes\n")

    assert [line.text for line in found.setup] == SETUP.splitlines()
    assert found.seed == 7
    assert [(each.action.number, each.action.text) for each in found.attempts] == [
        (8, "Ann plays Wolf"),
        (10, "Ann passes"),
    ]
    assert [line.text for line in found.attempts[0].told] == ["T2.5 played (Ann): Wolf, origin hand"]


def test_what_is_written_is_read_back() -> None:
    found = read_record(write_record(SETUP, 7, ["Ann plays Wolf", "Ann passes"]), is_markdown=False)

    assert found == record("Ann plays Wolf\nAnn passes\n")


def test_a_file_without_a_setup_holds_actions_alone() -> None:
    found = read_record("Ann passes\n", is_markdown=False)

    assert (found.setup, found.seed, len(found.attempts)) == ((), None, 1)


def test_comments_and_blank_lines_say_nothing() -> None:
    assert play("# A game\n\nAnn plays Wolf\n  # at last\n\nAnn passes\n") == ["Ann plays Wolf", "Ann passes"]


def test_in_markdown_only_the_fences_count_and_keep_their_lines() -> None:
    first, other, last = (
        "```playthrough\nSeed 3\n```\n",
        "```gherkin\nThen x\n```\n",
        "```playthrough\nAnn passes\n```\n",
    )

    found = read_record(f"# A page\n\n{first}\nAnn laughs.\n\n{other}\n{last}", is_markdown=True)

    assert found.seed == 3
    assert [(each.action.number, each.action.text) for each in found.attempts] == [(14, "Ann passes")]


def test_a_page_without_a_fence_is_no_game() -> None:
    with pytest.raises(BadRecord, match="the file has no ```playthrough fence"):
        read_record("# A page\n", is_markdown=True)


def test_what_happens_before_the_first_action_is_wrong() -> None:
    with pytest.raises(BadRecord, match="none stands before it") as caught:
        read_record("Seed 3\n  T2.8 passed (Ann)\n", is_markdown=False)

    assert caught.value.line == 2


def test_a_game_is_played_as_it_is_told() -> None:
    assert play(
        "Ann plays Wolf\n  T2.5 played (Ann): Wolf, origin hand\n"
        "Bob passes\n  refused by T2.8: opportunity Ann\n"
        "Ann passes\n  T2.8 passed (Ann)\n"
    ) == ["Ann plays Wolf", "refused", "Ann passes"]


def test_several_actions_may_share_a_line() -> None:
    told = "  T2.5 played (Ann): Wolf, origin hand\n  T2.8 passed (Ann)\n"

    assert play(f"Ann plays Wolf; Ann passes\n{told}") == ["Ann plays Wolf, Ann passes"]


@pytest.mark.parametrize(
    ("actions", "line", "what"),
    [
        ("Ann plays Wolf\nBob passes\n", 9, "refused by T2.8: opportunity Ann"),
        ("Ann plays Fox\n", 8, "there is no card Fox (cards: Song, Wolf)"),
        ("Ann plays Wolf\n  T2.5 played (Bob): Wolf, origin hand\n", 9, "(Ann): Wolf, origin hand” happens"),
        ("Ann plays Wolf\n  T2.5 played (Ann): Wolf, origin hand\n  T2.8 passed (Ann)\n", 10, "does not happen"),
        ("Ann plays Wolf\n  T2.5 played (Ann): Wolf, origin hand\nAnn passes\n", 10, "happens and is not told"),
        ("Ann plays Wolf\n  refused by T2.5: Wolf, zone hand\n", 9, "“T2.5 played (Ann): Wolf, origin hand” happens"),
        ("Bob passes\n  refused by T2.5: opportunity Ann\n", 9, "“refused by T2.8: opportunity Ann” happens"),
    ],
)
def test_a_file_that_does_not_come_true_is_wrong_at_a_line(actions: str, line: int, what: str) -> None:
    with pytest.raises(BadRecord) as caught:
        play(actions)

    assert caught.value.line == line
    assert what in caught.value.what


def test_a_saved_game_goes_on_even_where_it_tells_other_events() -> None:
    of = without_told(
        record("Ann plays Wolf\n  T2.5 played (Bob): Fox\nBob passes\n  refused by T2.8: opportunity Ann\n")
    )

    counts = [len(each.moves) for each in replay(session(of), of)]

    assert counts == [1, 0]


@pytest.mark.parametrize(
    ("setup", "line", "what"),
    [
        ("Given a game of chess with Ann and Bob\n", 1, "there is no engine for chess"),
        (GAME + "And a full moon\n", 2, "“a full moon” is no step"),
        (GAME + "And Cid controls:\n  | card |\n  | Wolf |\n", 2, "Cid"),
        (GAME + "And Ann controls:\n  | card | card |\n  | a | b |\n", 2, "column"),
    ],
)  # fmt: skip
def test_a_setup_that_describes_no_table_is_wrong_at_a_line(setup: str, line: int, what: str) -> None:
    with pytest.raises(BadRecord) as caught:
        open_game(record("", setup).setup)

    assert caught.value.line == line
    assert what in caught.value.what


def test_a_table_leaves_out_columns_without_a_value_and_lines_up() -> None:
    rows = [{"card": "Wolf", "type": "", "cost": "1"}, {"card": "Ox", "type": "", "cost": ""}]

    assert write_table(rows) == "  | card | cost |\n  | Wolf | 1    |\n  | Ox   |      |"
