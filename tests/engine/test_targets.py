"""Targets are offered once each, and a refusal says what else there is in the words of the player who is refused."""

import pytest

from rules_db.cli.games.random_games import open_subject
from rules_db.engine.kernel import IllegalAction
from rules_db.engine.play.session import Session
from rules_db.engine.play.telling import tell_refusal

TTCG = """Given a game of ttcg with Ann and Bob
And Ann controls:
  | card | type  | level | attack | defense | effects                                                      |
  | Pike | Water | 2     | 4      | 3       | normal: tap target creature opponent controls; normal: draw 1 |
And Bob controls:
  | card   | type | level | attack | defense | facing    |
  | Wraith | Dark | 2     | 3      | 3       | face-up   |
  | Shade  | Dark | 1     | 1      | 1       | face-down |
"""
CGS = """Given a game of cgs with Ann and Bob
And Ann controls:
  | card | type     | power | toughness | effects                                |
  | Pike | creature | 4     | 3         | tap: tap target summon opponent controls |
And Bob controls:
  | card   | type           | ATK  | DEF | Level | facing    |
  | Wraith | Normal Monster | 1000 | 300 | 4     | face-up   |
  | Shade  | Normal Monster | 1000 | 300 | 4     | face-down |
"""
TWO_AIMS = {
    "ttcg": """Given a game of ttcg with Ann and Bob
And Ann controls:
  | card | type  | level | attack | defense | effects                                                                |
  | Pike | Water | 2     | 4      | 3       | normal: tap target up to 1 creature, untap target up to 1 creature |
""",
    "cgs": """Given a game of cgs with Ann and Bob
And Ann controls:
  | card | type     | power | toughness | effects                                                    |
  | Pike | creature | 4     | 3         | tap: tap up to 1 target summon, untap up to 1 target summon |
""",
}


@pytest.mark.parametrize(("key", "setup"), [("ttcg", TTCG), ("cgs", CGS)])
def test_a_refused_target_names_no_hidden_card(key: str, setup: str) -> None:
    subject = open_subject(key, setup)
    assert subject is not None
    session = Session(subject.game, ["Ann", "Bob"], subject.setup, 1)

    with pytest.raises(IllegalAction) as caught:
        session.do("Ann activates Pike's effect 1 targeting Pike")

    told = tell_refusal(caught.value.refusal).text
    assert "Wraith" in told
    assert "Shade" not in told


@pytest.mark.parametrize("key", sorted(TWO_AIMS))
def test_two_aims_that_take_the_same_card_are_offered_once(key: str) -> None:
    subject = open_subject(key, TWO_AIMS[key])
    assert subject is not None
    session = Session(subject.game, ["Ann", "Bob"], subject.setup, 1)

    told = [subject.game.format(each) for each in subject.game.options(session.state)]

    assert len([each for each in told if each.endswith("targeting Pike")]) == 1
