"""A game while it is played: moves, refusals and taking back, and what typed lines mean."""

import pytest

from rules_db.engine.kernel import Event, Refusal
from rules_db.engine.play.answers import (
    Allowed,
    Answer,
    Helped,
    Left,
    Looked,
    Moved,
    Refused,
    TakenBack,
    ToSave,
    Traced,
    Unclear,
    answer,
)
from rules_db.engine.play.record import read_record
from rules_db.engine.play.session import Session
from rules_db.engine.play.telling import Fact, Told, tell, tell_lines, tell_refusal
from rules_db.engine.state.describing import describe
from rules_db.engine.state.plain import to_json
from rules_db.examples.opening import open_game
from rules_db.games.grand_archive.state import GameState

SETUP = """Given a game of grand-archive with Ann and Bob
And Ann has in the hand:
  | card | effect |
  | Wolf |        |
And Ann has in the main deck:
  | card  |
  | first |
  | other |
"""


@pytest.fixture
def session() -> Session:
    opening = open_game(read_record(SETUP, is_markdown=False).setup)
    return Session(opening.game, opening.players, opening.setup, seed=1)


def test_legal_actions_are_offered_in_order(session: Session) -> None:
    assert session.legal() == ["Ann ends the turn", "Ann plays Wolf"]


def test_undo_brings_back_the_very_state(session: Session) -> None:
    session.do("Ann plays Wolf")
    before = to_json(session.state)
    session.do("Ann passes")

    taken = session.undo()

    assert taken is not None
    assert taken.action == "Ann passes"
    assert to_json(session.state) == before
    assert [move.action for move in session.moves] == ["Ann plays Wolf"]


def test_at_the_start_there_is_nothing_to_take_back(session: Session) -> None:
    assert session.undo() is None


def test_a_number_carries_out_the_action_that_it_stands_for(session: Session) -> None:
    given = answer(session, "2\n")

    assert isinstance(given, Moved)
    assert given.move.action == "Ann plays Wolf"


@pytest.mark.parametrize("line", ["Ann plays Wolf", "  Ann plays Wolf \n", "plays Wolf"])
def test_an_action_is_typed_with_or_without_the_player_to_act(session: Session, line: str) -> None:
    given = answer(session, line)

    assert isinstance(given, Moved)
    assert session.moves[0].action == "Ann plays Wolf"


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("3", Unclear("there is no action 3 (the numbers go from 1 to 2)")),
        ("0", Unclear("there is no action 0 (the numbers go from 1 to 2)")),
        ("Bob ends the turn", Refused("Bob ends the turn", Refusal("grand-archive-T2.8", (("opportunity", "Ann"),)))),
        ("why plays Wolf", Allowed("Ann plays Wolf")),
        ("undo", Unclear("there is nothing to take back")),
        ("save", Unclear("save needs the name of a file")),
        ("save my game.txt", ToSave("my game.txt")),
        ("trace", Traced(())),
        ("help", Helped()),
        ("", Helped()),
        ("quit", Left()),
    ],
)
def test_a_line_that_is_no_legal_action_changes_nothing(session: Session, line: str, expected: Answer) -> None:
    before = to_json(session.state)

    given = answer(session, line)

    assert given == expected
    assert to_json(session.state) == before


def test_why_names_the_rule_that_forbids_an_action(session: Session) -> None:
    given = answer(session, "why Ann passes")

    assert isinstance(given, Refused)
    assert (given.action, given.refusal.rule) == ("Ann passes", "grand-archive-T2.8")


def test_what_is_no_action_is_said_to_be_none(session: Session) -> None:
    given = answer(session, "dance")

    assert isinstance(given, Unclear)
    assert given.reason.startswith("no action reads like “dance”")


def test_undo_and_trace_tell_of_moves(session: Session) -> None:
    move = session.do("Ann plays Wolf")

    assert answer(session, "trace") == Traced((move,))
    assert answer(session, "undo") == TakenBack(move)


def test_a_look_at_the_state_shows_no_secrets(session: Session) -> None:
    given = answer(session, "state")

    assert isinstance(given, Looked)
    assert given.player == "Ann"
    lines = describe(given.view)
    assert any(line.startswith("  Wolf, ") for line in lines)
    assert not any("first" in line for line in lines)


def test_events_are_indented_below_their_causes() -> None:
    events = [
        Event(0, "attacked", "resummoned-607.2", "Ann", (("card", "Wolf"), ("defender", "Wall")), None),
        Event(1, "damage", "resummoned-607.3.b", "Ann", (("points", 500),), 0),
        Event(2, "lost", "resummoned-103.2", "Ann", (("cards", []), ("is_last", True), ("by", None)), 1),
        Event(3, "shown", "resummoned-500.3", "", (("cards", ["Wolf", "Wall"]),), None),
    ]

    assert tell_lines(events) == [
        "607.2 attacked (Ann): Wolf, defender Wall",
        "  607.3.b damage (Ann): points 500",
        "    103.2 lost (Ann): cards none, is last yes",
        "500.3 shown: cards Wolf and Wall",
    ]


def test_what_a_line_tells_is_a_value_before_it_is_text() -> None:
    events = [
        Event(4, "moved", "resummoned-500.3", "Ann", (("card", "Wolf, the Grey"), ("from_zone", "hand")), None),
        Event(5, "damage", "resummoned-607.3.b", "", (), 4),
    ]

    assert tell(events) == [
        Told("resummoned-500.3", "moved", "Ann", (Fact("", "Wolf, the Grey"), Fact("from zone", "hand"))),
        Told("resummoned-607.3.b", "damage", "", (), cause=0, depth=1),
    ]


def test_a_refusal_is_told_with_its_facts() -> None:
    told = tell_refusal(Refusal("resummoned-607.2.a", (("position", "defense"),)))

    assert told.facts == (Fact("position", "defense"),)
    assert told.line == "refused by 607.2.a: position defense"


def test_an_action_at_which_the_engine_breaks_down_changes_nothing(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = to_json(session.state)

    def half_done(state: GameState, action: object) -> list[Event]:
        state.players.clear()
        raise IndexError("nothing there")

    monkeypatch.setattr(type(session.game), "apply", lambda game, state, action: half_done(state, action))

    assert answer(session, "1") == Unclear("the engine breaks down here: IndexError: nothing there")
    assert to_json(session.state) == before
    assert session.moves == []
