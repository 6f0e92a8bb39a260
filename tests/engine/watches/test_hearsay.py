"""What players hear of moves: everything but the names of cards that they cannot see."""

import pytest

from rules_db.cli.games.random_games import open_subject
from rules_db.engine.engines import load_engine
from rules_db.engine.play.hearsay import Hearsay, without
from rules_db.engine.play.session import Session

SETUP = """Given a game of resummoned with Ann and Bob in the Main Phase 1 of Ann
And Ann has in the hand:
  | card |
  | Wolf |
And Ann has in the deck:
  | card |
  | Ox   |
And Bob has in the deck:
  | card |
  | Owl  |
"""


@pytest.fixture
def session() -> Session:
    subject = open_subject("resummoned", SETUP)
    assert subject is not None
    return Session(subject.game, ["Ann", "Bob"], subject.setup, 1)


@pytest.fixture
def hearsay(session: Session) -> Hearsay:
    engine = load_engine("resummoned")
    return Hearsay(session, engine.scene, engine.promises)


def test_a_card_that_is_played_face_down_is_named_to_its_player_alone(session: Session, hearsay: Hearsay) -> None:
    session.do("Ann plays Wolf face-down in Defense Position in column 0")

    assert hearsay.lines("Ann", 0)[0] == "Ann plays Wolf face-down in Defense Position in column 0"
    assert hearsay.lines("Bob", 0)[0] == "Ann plays a card face-down in Defense Position in column 0"
    assert "Wolf" not in "".join(hearsay.lines("Bob", 0))


def test_a_card_that_is_played_face_up_is_named_to_everybody(session: Session, hearsay: Hearsay) -> None:
    session.do("Ann plays Wolf face-up in Attack Position in column 0")

    assert hearsay.lines("Bob", 0) == hearsay.lines("Ann", 0)
    assert "Wolf" in hearsay.lines("Bob", 0)[0]


def test_a_move_that_was_taken_back_was_never_heard_of(session: Session, hearsay: Hearsay) -> None:
    session.do("Ann plays Wolf face-down in Defense Position in column 0")
    assert hearsay.lines("Bob", 0)
    session.undo()
    session.do("Ann passes")

    assert hearsay.lines("Bob", 0)[0] == "Ann passes"


def test_only_what_happened_since_is_told(session: Session, hearsay: Hearsay) -> None:
    session.do("Ann plays Wolf face-down in Defense Position in column 0")
    session.do("Ann passes")

    assert hearsay.lines("Bob", 1)[0] == "Ann passes"


def test_of_names_within_names_the_longest_counts() -> None:
    said = without(["Wolf 2 bites Wolf, Wolfgang looks on"], ["Wolf"], ["Wolf", "Wolf 2"])

    assert said == ["Wolf 2 bites a card, Wolfgang looks on"]
