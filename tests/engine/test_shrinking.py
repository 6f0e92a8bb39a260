"""A broken promise is cut down to few actions, few cards and few words on them."""

from collections.abc import Callable

from rules_db.engine.engines import load_engine
from rules_db.engine.kernel import Event
from rules_db.engine.play.playout import Playout, Subject, rerun
from rules_db.engine.play.record import BadRecord, read_record
from rules_db.engine.play.setups import Written, read_setup, write_setup
from rules_db.engine.play.shrinking import Broken, shrink_game
from rules_db.examples.opening import open_game
from rules_db.games.grand_archive.actions.values import Action
from rules_db.games.grand_archive.game import GrandArchive
from rules_db.games.grand_archive.state import GameState

SETUP = """Given a game of grand-archive with Ann and Bob
And Ann has in the hand:
  | card | type   | effects                                                    |
  | Call | Action | draw 2, put Wolf into the graveyard, draw 1. banish Hawk   |
  | Sigh | Action | draw 1                                                     |
And Ann controls:
  | card |
  | Wolf |
And Bob has in the hand:
  | card |
  | Hawk |"""
ACTIONS = ("Ann plays Sigh", "Ann plays Call", "Ann passes", "Bob passes")


class LosesTheDead(GrandArchive):
    """Loses a card that is put into a graveyard by an effect."""

    def apply(self, state: GameState, action: Action) -> list[Event]:
        events = super().apply(state, action)
        for event in events:
            if event.kind == "moved" and event.get("card") == "Wolf":
                del state.cards["Wolf"]
        return events


def opener(game: GrandArchive) -> Callable[[str], Subject | None]:
    def opened(setup: str) -> Subject | None:
        try:
            opening = open_game(read_record(setup, is_markdown=False).setup)
        except BadRecord:
            return None
        return Subject(game, load_engine("grand-archive").promises, opening.setup)

    return opened


def test_cards_and_words_that_a_fault_does_not_need_are_left_out() -> None:
    opened = opener(LosesTheDead())
    subject = opened(SETUP)
    assert subject is not None
    long = rerun(subject, 1, ACTIONS)
    assert long.fault is not None

    short = shrink_game(opened, ("effects",), Broken(SETUP, long))

    assert short.playout.fault is not None
    assert short.playout.fault.promise == long.fault.promise
    assert short.playout.actions == ("Ann plays Call", "Ann passes", "Bob passes")
    assert read_setup(short.setup) == (
        Written("Given a game of grand-archive with Ann and Bob"),
        Written("And Ann has in the hand:", (
            (("card", "Call"), ("type", "Action"), ("effects", "put Wolf into graveyard")),
        )),
        Written("And Ann controls:", ((("card", "Wolf"),),)),
    )  # fmt: skip


def test_a_setup_that_the_game_does_not_accept_is_left_as_it_is() -> None:
    broken = Broken(SETUP, Playout(1, (), None))

    assert shrink_game(lambda setup: None, ("effects",), broken) == broken


def test_a_setup_is_written_as_it_was_read() -> None:
    steps = read_setup(SETUP)

    assert len(steps) == 4
    assert read_setup(write_setup(steps)) == steps
    assert write_setup([steps[0], Written(steps[1].step)]) == steps[0].step
