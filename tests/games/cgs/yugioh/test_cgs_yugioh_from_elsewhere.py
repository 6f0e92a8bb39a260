"""Monsters that say what is done as they are discarded, sent from a deck or banished from a graveyard; older words."""

from fractions import Fraction
from typing import Any

import pytest
from cgs_idiom import flipped, monster, snare, spell
from cgs_table import GAME, done, go_on_to, lying, play_out, summon, table_with

from rules_db.engine.kernel import BadSetup
from rules_db.games.cgs.actions.values import AttackWith, Blow, Pass, Play
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.card_text.said.vocabulary import OFFENSE
from rules_db.games.cgs.words import Zone

SENT, DISCARDED, BANISHED = (
    f"If this card is {each}: Gain 1000 LP." for each in ("sent to the GY", "discarded to the GY", "banished")
)


@pytest.mark.parametrize(
    ("says", "deed", "zone", "life"),
    [
        (SENT, "discard 1 card", "hand", 21),
        (SENT, "mill 11", "Main Deck", 21),
        (SENT, "destroy target monster", "Main Summon Zone", 21),
        (SENT, "exile target monster", "Main Summon Zone", 20),
        (DISCARDED, "discard 1 card", "hand", 21),
        (DISCARDED, "mill 11", "Main Deck", 20),
        (DISCARDED, "destroy target monster", "Main Summon Zone", 20),
        (BANISHED, "exile target monster", "Main Summon Zone", 21),
        (BANISHED, "exile target monster card from your graveyard", "discard pile", 21),
        (BANISHED, "discard 1 card", "hand", 20),
        # What waits for others does so in play alone.
        ("If a monster is sent to the GY: Gain 1000 LP.", "discard 1 card", "hand", 20),
    ],
)
def test_a_card_tells_what_becomes_of_it_wherever_it_has_lain(says: str, deed: str, zone: str, life: int) -> None:
    targets = ("Imp",) if "target" in deed else ()
    assert done(deed, lying("Ann", zone, monster("Imp", says)), targets=targets).players["Ann"].life == life


def test_a_card_in_a_hand_waits_for_nothing() -> None:
    with pytest.raises(BadSetup, match="a card in a hand waits for nothing"):
        read_effects("When this card is drawn, gain 1 life.")


def test_what_is_discarded_may_come_into_play() -> None:
    imp = lying("Ann", "hand", monster("Imp", "If this card is discarded to the GY: Special Summon it."))
    assert spell("Discard 1 card.", imp, choices=[("Attack Position",)]).cards["Imp"].zone is Zone.SUMMON


@pytest.mark.parametrize(
    ("text", "offense"),
    [
        # On this scale an ATK of 1000 is 1; Bob's two monsters have 1500 each.
        ("This card's ATK becomes equal to the combined ATK of all monsters your opponent controls.", Fraction(3)),
        ("This card's original ATK becomes 2000.", Fraction(2)),
    ],
)
def test_an_atk_becomes_what_a_text_says(text: str, offense: Fraction) -> None:
    table = table_with(summon("Ann", monster("Imp", text)), *(summon("Bob", monster(each)) for each in ("Ox", "Yak")))
    assert values.number(table, table.cards["Imp"], OFFENSE) == offense


def test_as_many_as_possible_come() -> None:
    dead = [lying("Ann", "discard pile", monster(each)) for each in ("A", "B", "C")]
    text = "Special Summon as many Level 4 monsters as possible from your GY."
    table = spell(text, *dead, choices=[("Attack Position",)] * 3)
    assert [table.cards[each].zone for each in ("A", "B", "C")] == [Zone.SUMMON] * 3


def test_what_comes_for_a_turn_is_banished_in_its_end_phase() -> None:
    text = "Special Summon 1 Fiend monster from your Deck, but banish it during the End Phase."
    imp = lying("Ann", "Main Deck", monster("Imp", groups=["Fiend"]))
    table = spell(text, imp, choices=[("Attack Position",)])
    assert table.lying("Ann", Zone.SUMMON)[0] == "Imp"
    go_on_to(table, 4)
    assert table.cards["Imp"].zone is Zone.EXILE


@pytest.mark.parametrize(("life", "may"), [(2, True), (3, False)])
def test_life_points_are_asked_for(life: int, may: bool) -> None:
    rite = {"name": "Rite", "types": ["Normal Spell"], "text": "If your LP are 2000 or less: Draw 1 card."}
    table = table_with(lying("Ann", "hand", rite))
    table.players["Ann"].life = life
    assert (GAME.why_not(table, Play("Ann", "Rite", Zone.BACKROW, 1)) is None) is may


def test_a_card_is_activated_by_tributing() -> None:
    text = "Activate this card by Tributing 1 Insect monster; destroy 2 monsters on the field."
    rite = lying("Ann", "hand", {"name": "Rite", "types": ["Normal Spell"], "text": text})
    others = [summon("Bob", monster(each)) for each in ("Ox", "Yak")]
    table = table_with(rite, summon("Ann", monster("Bug", groups=["Insect"])), *others)
    GAME.apply(table, Play("Ann", "Rite", Zone.BACKROW, 1))
    play_out(table)
    assert {table.cards[each].zone for each in ("Bug", "Ox", "Yak")} == {Zone.DISCARD}


def test_a_trap_of_old_words_waits_for_an_attack() -> None:
    trap = snare("Activate only when your opponent declares an attack. End the Battle Phase.", "Normal Trap")
    table = table_with(summon("Ann", monster("Hog")), summon("Bob", monster("Pig")), trap, phase="Battle Phase")
    GAME.apply(table, AttackWith("Ann", (Blow("Hog", "Pig"),)))
    GAME.apply(table, Pass("Ann"))
    flipped(table)
    assert (table.phase, table.cards["Pig"].zone) == ("Main Phase 2", Zone.SUMMON)


def test_who_guards_itself_is_attacked_by_no_monster() -> None:
    text = "Your opponent's monsters cannot target this card for attacks."
    cards: list[dict[str, Any]] = [summon("Ann", monster("Hog")), summon("Bob", monster("Imp", text))]
    table = table_with(*cards, summon("Bob", monster("Pig")), phase="Battle Phase")
    assert GAME.why_not(table, AttackWith("Ann", (Blow("Hog", "Imp"),))) is not None
    assert GAME.why_not(table, AttackWith("Ann", (Blow("Hog", "Pig"),))) is None
