"""What cannot be Special Summoned in a turn, what becomes of what has been, and cards that go together."""

from typing import Any

import pytest
from cgs_idiom import ignition, monster, rivals, spell
from cgs_table import GAME, hand, lying, play_out, table_with

from rules_db.engine.kernel import IllegalAction
from rules_db.games.cgs.actions.values import Activate, Play
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.doing.yugioh.flipping import Flip
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

FIELD, GONE, BANISHED = Zone.SUMMON, Zone.DISCARD, Zone.EXILE
CAT = monster("Cat", groups=["Cat"], colors=["DARK"])
COMES = "You can Special Summon this card (from your hand)."


def of_hand(*names: str) -> list[dict[str, Any]]:
    """Monsters in Ann's hand that Special Summon themselves from there."""
    return [lying("Ann", "hand", monster(each, COMES, groups=[each])) for each in names]


def locked(text: str, *cards: dict[str, Any]) -> Table:
    """The table once Ann has activated a Normal Spell of this text."""
    return spell(f"Draw 1 card. {text}", *cards)


@pytest.mark.parametrize(
    "text",
    [
        "You cannot Special Summon monsters for the rest of this turn, except Hog monsters.",
        "For the rest of this turn, you cannot Special Summon monsters, except Hog monsters.",
        "You cannot Special Summon monsters the turn you activate this card, except Hog monsters.",
    ],
)
@pytest.mark.parametrize(("name", "zone"), [("Hog", FIELD), ("Cat", Zone.HAND)])
def test_only_what_is_excepted_is_special_summoned_in_that_turn(text: str, name: str, zone: Zone) -> None:
    table = locked(text, *of_hand("Hog", "Cat"))
    GAME.apply(table, Activate("Ann", name, 1))
    play_out(table, *([("Attack Position",)] if zone is FIELD else []))

    assert table.cards[name].zone is zone


def test_what_locks_its_turn_is_not_activated_after_another_special_summon() -> None:
    text = "Draw 1 card. You cannot Special Summon monsters the turn you activate this card, except Hog monsters."
    rite = {"name": "Rite", "types": ["Normal Spell"], "text": text}
    for name, is_refused in (("Hog", False), ("Cat", True)):
        table = table_with(lying("Ann", "hand", rite), *of_hand(name))
        GAME.apply(table, Activate("Ann", name, 1))
        play_out(table, ("Attack Position",))

        assert (GAME.why_not(table, Play("Ann", "Rite", Zone.BACKROW, 1)) is not None) == is_refused


def test_the_extra_deck_alone_is_locked() -> None:
    link = {"name": "Chain", "types": ["Link Monster"], "offense": "1600", "rank": "1", "text": "1 monster"}
    text = "You cannot Special Summon monsters from the Extra Deck for the rest of this turn."
    cards = [lying("Ann", "Extra Deck", link), lying("Ann", "Main Summon Zone", CAT), *of_hand("Hog")]
    table = locked(text, *cards)

    with pytest.raises(IllegalAction, match=r"4\.4\.2"):
        GAME.apply(table, Play("Ann", "Chain", Zone.SUMMON, 2, using=("Cat",)))
    GAME.apply(table, Activate("Ann", "Hog", 1))
    play_out(table, ("Attack Position",))
    assert table.cards["Hog"].zone is FIELD


@pytest.mark.parametrize(
    "text",
    [
        "Special Summon 1 monster from your GY in Attack Position, but banish it when it leaves the field. "
        "Then destroy all monsters.",
        "Target 1 monster in your GY; Special Summon it in Attack Position, but banish it when it leaves the field. "
        "Then return all monsters to the hand.",
    ],
)
def test_what_has_been_summoned_so_is_banished_as_it_leaves(text: str) -> None:
    targets = ("Cat",) if text.startswith("Target") else ()
    table = spell(text, lying("Ann", "discard pile", CAT), *rivals("Hog"), targets=targets)

    assert table.cards["Cat"].zone is BANISHED
    assert table.cards["Hog"].zone in (GONE, Zone.HAND)


def test_a_monster_that_says_so_is_banished_as_it_leaves() -> None:
    table = spell("Destroy all monsters.", *rivals("Hog"), lying("Bob", "Main Summon Zone", monster(
        "Cat", "Banish this card when it leaves the field.")))  # fmt: skip

    assert [table.cards[each].zone for each in ("Hog", "Cat")] == [GONE, BANISHED]


TIES = (
    "Activate this card by targeting 1 monster in your GY; Special Summon that target in Attack Position. "
    "When this card leaves the field, destroy that monster. When that monster is destroyed, destroy this card."
)


@pytest.mark.parametrize(("text", "goes"), [("Destroy all Traps.", "Call"), ("Destroy all monsters.", "Cat")])
def test_a_trap_and_the_monster_that_it_revives_go_together(text: str, goes: str) -> None:
    call = {"name": "Call", "types": ["Continuous Trap"], "text": TIES}
    rite = {"name": "Rite", "types": ["Normal Spell"], "text": text}
    is_set = {"is_face_down": True, "set_in": 1}
    table = table_with(
        lying("Ann", "hand", rite), lying("Ann", "backrow zone", call, state=is_set, place=1),
        lying("Ann", "discard pile", CAT),
    )  # fmt: skip
    GAME.apply(table, Flip("Ann", "Call", targets=("Cat",)))
    play_out(table)
    assert [table.cards[each].zone for each in ("Call", "Cat")] == [Zone.BACKROW, FIELD]

    GAME.apply(table, Play("Ann", "Rite", Zone.BACKROW, 2))
    play_out(table)
    assert [table.cards[each].zone for each in ("Call", "Cat")] == [GONE, GONE]


@pytest.mark.parametrize(
    ("says", "text", "stays"),
    [
        ("When that target is destroyed, destroy this card.", "Return all monsters to the hand.", True),
        ("When that target is destroyed, destroy this card.", "Banish all monsters on the field.", True),
        ("When that target is destroyed, destroy this card.", "Destroy all monsters.", False),
        ("When that target leaves the field, destroy this card.", "Return all monsters to the hand.", False),
    ],
)
def test_what_waits_for_a_destruction_stays_if_the_monster_merely_leaves(says: str, text: str, stays: bool) -> None:
    call = (
        f"Activate this card by targeting 1 monster in your GY; Special Summon that target in Attack Position. {says}"
    )
    table = table_with(
        lying("Ann", "hand", {"name": "Rite", "types": ["Normal Spell"], "text": text}),
        lying("Ann", "backrow zone", {"name": "Call", "types": ["Continuous Trap"], "text": call},
              state={"is_face_down": True, "set_in": 1}, place=1),
        lying("Ann", "discard pile", CAT),
    )  # fmt: skip
    GAME.apply(table, Flip("Ann", "Call", targets=("Cat",)))
    play_out(table)
    GAME.apply(table, Play("Ann", "Rite", Zone.BACKROW, 2))
    play_out(table)

    assert table.cards["Cat"].zone is not FIELD
    assert (table.cards["Call"].zone is Zone.BACKROW) is stays
    assert not table.lasting


def test_a_card_is_treated_as_one_of_a_name() -> None:
    text = 'This card is always treated as a "Forge" card.'
    table = ignition(
        'You can discard this card; add 1 "Forge" monster from your Deck to your hand.',
        lying("Ann", "Main Deck", monster("Lynx", text)), zone="hand", choices=[("Lynx",)],
    )  # fmt: skip

    assert hand(table, "Ann") == ["Lynx"]


def test_a_lock_that_stands_holds_as_long_as_its_card() -> None:
    assert read_effects("You cannot Special Summon monsters, except DARK monsters.")[0].kind == "static"
