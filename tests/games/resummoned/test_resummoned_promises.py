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
