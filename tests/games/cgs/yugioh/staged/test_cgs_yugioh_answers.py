"""What answers an activation by what it targets, and what counts Spells that resolve."""

from typing import Any

import pytest
from cgs_idiom import flipped, monster, snare
from cgs_table import GAME, hand, lying, settled, summon, table_with

from rules_db.games.cgs.actions.values import Pass
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

PIG, OWL = summon("Bob", monster("Pig")), summon("Ann", monster("Owl"))
RITE = {"name": "Rite", "types": ["Normal Spell"]}


def rite(text: str, **more: Any) -> dict[str, Any]:
    return lying("Ann", "hand", RITE | {"text": text} | more)


def is_open(table: Table, said: str) -> bool:
    return GAME.why_not(table, GAME.parse(table, said)) is None


def asked(said: str, *cards: dict[str, Any]) -> Table:
    """Ann does this, and Bob may answer."""
    table = table_with(*cards)
    GAME.apply(table, GAME.parse(table, said))
    while table.queue and GAME.pending(table).player != "Bob":  # type: ignore[union-attr]
        GAME.apply(table, Pass(GAME.pending(table).player))  # type: ignore[union-attr]
    return table


GUARD = "When your opponent activates a card or effect that targets a monster you control: Negate that effect."


@pytest.mark.parametrize(
    ("text", "aim", "may"),
    [
        ("Target 1 monster on the field; destroy it.", " targeting Pig", True),
        ("Target 1 monster on the field; destroy it.", " targeting Owl", False),
        ("Destroy all monsters on the field.", "", False),
    ],
)
def test_it_answers_what_targets_its_own_monster(text: str, aim: str, may: bool) -> None:
    table = asked(f"Ann activates Rite{aim}", rite(text), PIG, OWL, snare(GUARD))
    assert is_open(table, "Bob flips Snare") is may
    if may:
        assert flipped(table).cards["Pig"].zone is Zone.SUMMON
        assert table.cards["Rite"].zone is Zone.DISCARD


def test_it_answers_effects_of_monsters_and_of_other_games() -> None:
    text = "Once per turn: You can target 1 monster your opponent controls; destroy it."
    table = asked("Ann activates Cat's effect targeting Pig", summon("Ann", monster("Cat", text)), PIG, snare(GUARD))
    assert is_open(table, "Bob flips Snare")
    bolt = lying("Ann", "hand", {"name": "Bolt", "types": ["instant"], "text": "destroy target creature"})
    assert is_open(asked("Ann plays Bolt targeting Pig", bolt, PIG, snare(GUARD)), "Bob flips Snare")


def test_a_monster_notices_that_it_is_targeted() -> None:
    text = "When your opponent activates a card or effect that targets this card: Draw 1 card."
    cards = (rite("Target 1 monster on the field; banish it."), summon("Bob", monster("Boar", text)), PIG)
    tables = [settled(asked(f"Ann activates Rite targeting {each}", *cards)) for each in ("Boar", "Pig")]
    assert [len(hand(table, "Bob")) for table in tables] == [1, 0]


COUNTS = "Each time a Spell Card is activated, place 1 Spell Counter on this card when that Spell resolves"


def counters(*cards: dict[str, Any], says: str = COUNTS + ".") -> int:
    table = table_with(summon("Bob", monster("Sage", says)), rite("Draw 1 card."), *cards)
    GAME.apply(table, GAME.parse(table, "Ann activates Rite"))
    return settled(table).cards["Sage"].counters.get("spell", 0)


def test_each_spell_that_resolves_is_counted() -> None:
    assert counters() == 1
    assert counters(says=COUNTS.replace("Spell Card", "Trap Card").replace("that Spell", "that Trap") + ".") == 0


@pytest.mark.parametrize(("most", "there", "expected"), [(3, 2, 3), (3, 3, 3), (1, 0, 1)])
def test_there_are_so_many_counters_at_most(most: int, there: int, expected: int) -> None:
    sage = summon("Bob", monster("Sage", f"{COUNTS} (max. {most})."), state={"counters": {"spell": there}})
    table = table_with(sage, rite("Draw 1 card."))
    GAME.apply(table, GAME.parse(table, "Ann activates Rite"))
    assert settled(table).cards["Sage"].counters["spell"] == expected


def test_what_is_negated_is_not_counted() -> None:
    stop = snare("When a Spell Card is activated: Negate the activation.")
    table = asked("Ann activates Rite", summon("Bob", monster("Sage", COUNTS + ".")), rite("Draw 1 card."), stop)
    assert flipped(table).cards["Sage"].counters.get("spell", 0) == 0


def test_what_stays_counts_as_well() -> None:
    hall = {"name": "Hall", "types": ["Continuous Spell"], "text": "Monsters you control gain 100 ATK."}
    table = table_with(summon("Bob", monster("Sage", COUNTS + ".")), lying("Ann", "hand", hall))
    GAME.apply(table, GAME.parse(table, "Ann activates Hall"))
    assert settled(table).cards["Sage"].counters.get("spell", 0) == 1


HALF = (
    "When your opponent would Summon a monster(s), OR activates a Spell/Trap Card: Pay half your LP; negate the "
    "Summon or "
    "activation, and if you do, destroy that card."
)


@pytest.mark.parametrize("said", ["Ann plays Hog", "Ann activates Rite"])
def test_what_an_opponent_summons_or_activates_is_answered(said: str) -> None:
    hog = lying("Ann", "hand", monster("Hog"))
    table = asked(said, hog, rite("Draw 1 card."), snare(HALF))
    name = "Hog" if "Hog" in said else "Rite"
    assert flipped(table).cards[name].zone is Zone.DISCARD
    assert (table.players["Bob"].life, hand(table, "Ann").count("Blank")) == (10, 0)


def test_what_one_does_oneself_is_not() -> None:
    table = table_with(lying("Bob", "hand", monster("Hog")), snare(HALF), turn_player="Bob", turn=4)
    GAME.apply(table, GAME.parse(table, "Bob plays Hog"))
    while table.queue and GAME.pending(table).player != "Bob":  # type: ignore[union-attr]
        GAME.apply(table, Pass(GAME.pending(table).player))  # type: ignore[union-attr]
    assert not table.queue or not is_open(table, "Bob flips Snare")
