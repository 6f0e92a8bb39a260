"""What a disguised galaxy keeps: it can be played on."""

import pytest

from rules_db.cli.games.random_games import open_subject
from rules_db.engine.chance import Chance
from rules_db.engine.play.session import Session
from rules_db.games.singularity.table.promises import PROMISES

SETUP = """Given a game of singularity with Ann
And Ann has 1 GPP
And Ann has in the north sector:
  | card    | moon   |
  | Taurrus | Moon 1 |
And Ann has in the east sector:
  | card           |
  | Supernova 1    |
  | Dark Matter 1  |
And Ann has in the south sector:
  | card           |
  | Moon 2         |
  | Small Planet 1 |
  | Small Planet 2 |
And Ann has in Distant Space:
  | card          |
  | Dark Matter 2 |
"""


@pytest.mark.parametrize("seed", range(8))
def test_what_lies_beneath_a_supernova_is_the_card_that_lies_there_now(seed: int) -> None:
    subject = open_subject("singularity", SETUP)
    assert subject is not None
    session = Session(subject.game, ["Ann"], subject.setup, 1)
    for action in ("Ann consumes Taurrus", "Ann searches the east sector", "Ann finds Supernova 1"):
        session.do(action)

    other = PROMISES.disguised(session.state, "Ann", Chance(seed))
    (beneath,) = other.stacks[2]
    subject.game.apply(other, subject.game.parse(other, "Ann triggers Supernova 1"))

    assert beneath in other.singularity
