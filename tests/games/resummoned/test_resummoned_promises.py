"""What a disguised duel keeps: everything that the other player has seen."""

import pytest
from resummoned_table import GAME, cards, play

from rules_db.engine.chance import Chance
from rules_db.games.resummoned.table.promises import PROMISES

MARTYR = (
    GAME
    + cards("Ann controls", "card | effects", "Martyr | ignition paying tribute this: destroy target monster", "Owl |")
    + cards(
        "Ann has in the hand",
        "card | type | supertypes | effects",
        "Rescue | Spell | Quick-Play | trigger: move target monster in your graveyard to field",
        "Wall | | |",
        "Wolf | | |",
    )
)


@pytest.mark.parametrize("seed", range(8))
def test_whose_effect_was_activated_is_no_secret_even_when_the_card_comes_back_face_down(seed: int) -> None:
    session = play(
        MARTYR,
        "Ann activates Martyr's effect targeting Owl",
        "Ann plays Rescue face-up in column 1",
        "Ann passes",
        "Bob passes",
        "Ann puts it face-down in Defense Position in column 2",
    )

    disguised = PROMISES.disguised(session.state, "Bob", Chance(seed))

    seen = session.game.view(session.state, "Bob")
    assert session.game.view(disguised, "Bob") == seen
    assert "Martyr" not in seen.cards
    assert [activation.card for activation in seen.chain] == ["Martyr"]


WAITING = (
    GAME
    + cards("Ann has in the hand", "card | type | supertypes | effects", "Call | Spell | Quick-Play | trigger: draw 1")
    + cards(
        "Bob has in the hand",
        "card | effects",
        "Spy | trigger in hand when opponent draws: gain 100",
        "Owl |",
    )
    + cards("Ann controls", "card | effects", "Scout | trigger when a card is drawn: gain 100")
    + cards("Ann has in the deck", "card", "Elk", "Hart", "Stag")
)


@pytest.mark.parametrize("seed", range(4))
def test_which_hidden_card_an_effect_waits_for_is_no_secret_that_a_view_tells(seed: int) -> None:
    session = play(WAITING, "Ann plays Call face-up in column 0", "Ann passes", "Bob passes")

    for player in ("Ann", "Bob"):
        disguised = PROMISES.disguised(session.state, player, Chance(seed))
        assert session.game.view(disguised, player) == session.game.view(session.state, player)
