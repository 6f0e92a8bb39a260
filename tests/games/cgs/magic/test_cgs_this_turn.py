"""What has happened in this turn, and what is said of the turn before what it is about."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, OGRE, done, go_on_to, lying, play_out, source, summon, table_with

from rules_db.games.cgs.actions.values import Activate, AttackWith, Blow, Pass
from rules_db.games.cgs.card_text.doing import conditions, values
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.card_text.said.vocabulary import OFFENSE
from rules_db.games.cgs.state import Item, Table
from rules_db.games.cgs.words import Zone


def holds(table: Table, condition: str, player: str = "Ann") -> bool:
    (effect,) = read_effects(f"if {condition}, draw 1")
    by = Item("effect", "Source", player)
    (step,) = effect.steps
    return conditions.all_hold(table, step.tests, by)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("deed", "so", "not_so"),
    [
        ("gain 1 life", "you gained life this turn", "an opponent gained life this turn"),
        ("opponent loses 1 life", "an opponent lost life this turn", "you lost life this turn"),
        ("this deals 1 damage to opponent", "an opponent lost life this turn", "you lost life this turn"),
        ("destroy target creature", "a creature died this turn", "a creature died under your control this turn"),
        (
            "opponent sacrifices a creature",
            "a creature died under an opponent's control this turn",
            "you've drawn 1 or more cards this turn",
        ),
        ("exile target creature", "an opponent controls no creature", "a creature died this turn"),
        ("destroy target artifact", "you control no creature", "a creature died this turn"),
        ("draw 2", "you've drawn two or more cards this turn", "you've drawn three or more cards this turn"),
    ],
)
def test_what_has_happened_is_known_until_the_turn_ends(deed: str, so: str, not_so: str) -> None:
    relic = lying("Bob", "backrow zone", {"name": "Relic", "types": ["artifact"]})
    aimed = ("Relic",) if "artifact" in deed else ("Ogre",) if "target creature" in deed else ()
    table = done(deed, summon("Bob", OGRE), relic, targets=aimed)

    assert holds(table, so)
    assert not holds(table, not_so)
    if "this turn" in so:
        go_on_to(table, 4)
        assert not holds(table, so)


def test_who_has_attacked_is_known() -> None:
    table = table_with(source("you can: draw 1"), summon("Ann", ELF), phase="Battle Phase")
    assert not holds(table, "you attacked this turn")
    GAME.apply(table, AttackWith("Ann", (Blow("Elf", "Bob"),)))

    assert holds(table, "you attacked this turn")
    assert holds(table, "you attacked with a creature this turn")
    assert not holds(table, "an opponent attacked this turn")


@pytest.mark.parametrize(("first", "cards"), [("gain 1 life", 1), ("draw 1", 0)])
def test_an_end_step_looks_back_at_its_turn(first: str, cards: int) -> None:
    text = f"you can: {first}; at the beginning of your end step, if you gained life this turn, draw a card"
    table = table_with(source(text))
    GAME.apply(table, Activate("Ann", "Source", 1))
    play_out(table)
    held = len(table.lying("Ann", Zone.HAND))
    while table.phase != "Ending Phase":
        decision = GAME.pending(table)
        assert decision is not None
        GAME.apply(table, Pass(decision.player))
    play_out(table)

    assert len(table.lying("Ann", Zone.HAND)) == held + cards


@pytest.mark.parametrize(
    ("front", "behind"),
    [
        (
            "Until end of turn, target creature gets +2/+2 and gains indestructible.",
            "target creature gets +2/+2 and gains indestructible until end of turn",
        ),
        ("Until end of turn, creatures you control get +1/+1.", "creatures you control get +1/+1 until end of turn"),
        ("Until your next turn, creatures can't attack you.", "creatures can't attack you until your next turn"),
    ],
)
def test_the_time_may_stand_in_front(front: str, behind: str) -> None:
    assert read_effects(front) == read_effects(behind)


def test_a_change_said_with_its_time_in_front_ends_with_the_turn() -> None:
    table = done("until end of turn, creatures you control get +1/+1", summon("Ann", ELF), summon("Bob", OGRE))
    assert [values.number(table, table.cards[each], OFFENSE) for each in ("Elf", "Ogre")] == [2, 3]

    go_on_to(table, 4)
    assert values.number(table, table.cards["Elf"], OFFENSE) == 1


SPENT: dict[str, Any] = {"name": "Spent", "types": ["creature"], "offense": "2", "defense": "2"}


def test_what_would_die_this_turn_is_exiled() -> None:
    text = "target creature gets -3/-3 until end of turn. If that creature would die this turn, exile it instead"
    table = done(text, summon("Bob", OGRE), summon("Bob", SPENT), targets=("Ogre",))
    assert (table.cards["Ogre"].zone, table.cards["Spent"].zone) == (Zone.EXILE, Zone.SUMMON)


@pytest.mark.parametrize(
    ("deed", "zone"),
    [
        ("destroy target creature", Zone.EXILE),
        ("this deals 5 damage to target creature", Zone.EXILE),
        ("return target creature to its owner's hand", Zone.HAND),
    ],
)  # fmt: skip
def test_a_creature_that_would_die_is_exiled_however_it_dies(deed: str, zone: Zone) -> None:
    text = "you can: if target creature would die this turn, exile it instead; you can: " + deed
    table = table_with(source(text), summon("Bob", OGRE))
    for effect in (1, 2):
        GAME.apply(table, Activate("Ann", "Source", effect, ("Ogre",)))
        play_out(table)

    assert table.cards["Ogre"].zone is zone


def test_it_dies_again_in_the_next_turn() -> None:
    table = table_with(source("you can: if target creature would die this turn, exile it instead; "
                              "you can: destroy target creature"), summon("Bob", OGRE))  # fmt: skip
    GAME.apply(table, Activate("Ann", "Source", 1, ("Ogre",)))
    play_out(table)
    go_on_to(table, 5)
    GAME.apply(table, Activate("Ann", "Source", 2, ("Ogre",)))
    play_out(table)

    assert table.cards["Ogre"].zone is Zone.DISCARD


@pytest.mark.parametrize(("cards", "held"), [((), 0), ((summon("Ann", ELF),), 1)])
def test_something_is_done_unless_it_is_so(cards: Any, held: int) -> None:
    table = done("draw a card. Then discard a card unless you control a creature", *cards)
    assert len(table.lying("Ann", Zone.HAND)) == held


def test_a_creature_becomes_a_frog_for_the_turn() -> None:
    table = done("target creature becomes a 1/1 Frog until end of turn", summon("Bob", OGRE), targets=("Ogre",))
    ogre = table.cards["Ogre"]
    assert "Frog" in values.groups(table, ogre)
    assert values.number(table, ogre, OFFENSE) == 1

    go_on_to(table, 4)
    assert "Frog" not in values.groups(table, ogre)
    assert values.number(table, ogre, OFFENSE) == 3


@pytest.mark.parametrize(
    ("change", "is_type"), [("gains flying", False), ("loses all abilities", False), ("is also an artifact", True)]
)
def test_the_rule_on_card_types_is_told_where_a_card_type_changes(change: str, is_type: bool) -> None:
    table = table_with(source(f"you can: target creature {change} this turn"), summon("Bob", OGRE))
    GAME.apply(table, Activate("Ann", "Source", 1, ("Ogre",)))

    assert [event.rule == "cgs-5.7.2" for event in play_out(table) if event.kind == "changed"] == [is_type]


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("exile the top two cards of target opponent's library", (10, 8)),
        ("exile the top card of target player's library", (10, 9)),
        ("exile the top card of each opponent's library", (10, 9)),
        ("exile the top two cards of your library", (8, 10)),
    ],
)
def test_whose_library_is_meant(text: str, left: tuple[int, int]) -> None:
    table = done(text, targets=("Bob",) if "target" in text else ())
    assert (len(table.lying("Ann", Zone.MAIN_DECK)), len(table.lying("Bob", Zone.MAIN_DECK))) == left
    assert len(table.lying("Bob", Zone.EXILE)) == 10 - left[1]


def test_only_what_is_damaged_recovers() -> None:
    """As the turn ends (9.2.6)."""
    table = done("this deals 2 damage to target creature", summon("Bob", OGRE), summon("Bob", ELF), targets=("Ogre",))
    recovered = [event.get("card") for event in go_on_to(table, 4) if event.kind == "recovered"]

    assert (recovered, table.cards["Ogre"].damage) == (["Ogre"], 0)
