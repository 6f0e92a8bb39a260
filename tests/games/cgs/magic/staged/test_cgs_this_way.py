"""What is done or counted for each card that has been moved this way."""

import pytest
from cgs_table import ELF, GOLEM, MOUSE, OGRE, hand, lying, played, summon

from rules_db.engine.kernel import BadSetup
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.words import Zone

WRATH = "Destroy all creatures. For each creature destroyed this way, its controller "
FIELD = (summon("Ann", ELF), summon("Bob", OGRE), summon("Bob", GOLEM))


def test_whoever_controlled_each_gets_something() -> None:
    table = played(f"{WRATH}creates a 1/1 white Spirit creature token with flying.", *FIELD)

    assert [len(table.lying(each, Zone.SUMMON)) for each in ("Ann", "Bob")] == [1, 2]
    assert all(table.cards[each].printed.name == "Spirit" for each in table.lying("Bob", Zone.SUMMON))


def test_what_is_not_destroyed_counts_for_nothing() -> None:
    table = played(f"{WRATH}draws a card.", *FIELD, summon("Ann", OGRE | {"text": "Indestructible"}, "Rock"))

    assert [len(hand(table, each)) for each in ("Ann", "Bob")] == [1, 2]


@pytest.mark.parametrize(
    ("text", "life", "cards"),
    [
        ("Destroy all creatures. You gain 2 life for each creature destroyed this way.", 26, 0),
        ("Exile all creatures. Draw cards equal to the number of creatures exiled this way.", 20, 3),
        ("Destroy all artifacts. You gain 2 life for each artifact destroyed this way.", 22, 0),
        ("Return all creatures to their owners' hands. You gain 1 life for each creature returned this way.", 23, 1),
        ("Each player sacrifices a creature. Draw a card for each creature sacrificed this way.", 20, 2),
    ],
)
def test_as_much_as_was_moved_this_way(text: str, life: int, cards: int) -> None:
    cup = lying("Bob", "backrow zone", {"name": "Cup", "types": ["artifact"]})
    table = played(text, *FIELD, cup, choices=[("Golem",)] if "sacrifices" in text else [])

    assert table.players["Ann"].life == life
    assert len(hand(table, "Ann")) == cards


def test_a_pokemon_counts_as_a_creature_destroyed() -> None:
    table = played(f"{WRATH}loses 3 life.", summon("Bob", MOUSE))

    assert table.players["Bob"].life == 17


def test_what_is_done_for_each_leaves_nothing_to_choose() -> None:
    with pytest.raises(BadSetup, match="leaves nothing to choose"):
        read_effects("Destroy all creatures. For each creature destroyed this way, destroy target artifact.")
