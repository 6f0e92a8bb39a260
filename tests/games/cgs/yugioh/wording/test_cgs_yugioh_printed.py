"""More sentences as Yu-Gi-Oh! prints them, done at a table or read as what is typed at once."""

from fractions import Fraction
from typing import Any

import pytest
from cgs_idiom import attacked, fought, monster, rivals, snare, spell
from cgs_table import ELF, GAME, go_on_to, hand, lying, play_out, summon, table_with

from rules_db.games.cgs.actions.values import AttackWith, Blow, Play
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.card_text.said.vocabulary import OFFENSE, RANK
from rules_db.games.cgs.doing.yugioh.flipping import Flip
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

FIELD, GONE = Zone.SUMMON, Zone.DISCARD
PIG = summon("Bob", monster("Pig", offense="500"))


def atk(table: Table, name: str) -> Fraction | None:
    return values.number(table, table.cards[name], OFFENSE)


@pytest.mark.parametrize(
    ("printed", "typed"),
    [
        ("This card can attack twice during each Battle Phase.", "this can attack twice"),
        ("This card can make up to 2 attacks during each Battle Phase.", "this can attack twice"),
        ("Destroy as many Spells/Traps on the field as possible.", "destroy all Spell/Traps"),
        ("While this card is on the field, your opponent cannot attack.", "opponent cannot attack"),
        ("If this face-up card is destroyed: draw 1 card.", "when this is destroyed: draw 1"),
        ("Special Summon 1 WIND monster from your Deck, in Attack Position.",
         "Special Summon 1 WIND monster in your Deck in Attack Position"),
        ("This turn, you take no battle damage.", "you take no battle damage this turn"),
        ("Place 1 card in your hand on the bottom of your Deck.", "put 1 card in your hand on bottom of your deck"),
        ("If this card destroys a monster by battle: It can make a second attack in a row.",
         "when this destroys a monster by battle: this can attack twice this turn"),
    ],
)  # fmt: skip
def test_a_printed_sentence_means_what_is_typed(printed: str, typed: str) -> None:
    assert read_effects(printed) == read_effects(typed)


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("If this card battles an opponent's monster: Banish that monster.", Zone.EXILE),
        ("At the start of the Damage Step, if this card battles a Beast monster: Return that monster to the hand.",
         Zone.HAND),
        ("If this card battles a Rock monster: Banish that monster.", GONE),
    ],
)  # fmt: skip
def test_what_battles_a_card_is_spoken_of(text: str, zone: Zone) -> None:
    table = table_with(summon("Ann", monster("Hog", text)), PIG, phase="Battle Phase")
    GAME.apply(table, AttackWith("Ann", (Blow("Hog", "Pig"),)))
    go_on_to(table, 4)

    assert table.cards["Pig"].zone is zone


@pytest.mark.parametrize(("cards", "left"), [((), 0), ((PIG,), 1)])
def test_damage_of_a_direct_attack_is_told_apart(cards: Any, left: int) -> None:
    text = (
        "If this card inflicts battle damage to your opponent by a direct attack: Your opponent discards 1 random card."
    )
    table = table_with(summon("Ann", monster("Hog", text)), lying("Bob", "hand", ELF), *cards, phase="Battle Phase")
    GAME.apply(table, AttackWith("Ann", (Blow("Hog", "Pig" if cards else "Bob"),)))
    go_on_to(table, 4)

    assert table.cards["Elf"].zone is (Zone.HAND if left else GONE)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("This card's ATK becomes equal to the number of cards in your hand x 500.", Fraction(1)),
        ("Gains ATK equal to the number of cards in your hand x 100.", Fraction(17, 10)),
    ],
)
def test_a_number_is_reckoned_by_cards(text: str, value: Fraction) -> None:
    cards = [lying("Ann", "hand", ELF, f"Elf {at}") for at in (1, 2)]

    assert atk(table_with(summon("Ann", monster("Hog", text)), *cards), "Hog") == value


@pytest.mark.parametrize(
    ("text", "level"),
    [
        ("Target 1 monster you control; increase its Level by 2.", 6),
        ("Target 1 monster you control; it becomes Level 7 until the end of this turn.", 7),
        ("Reduce the Level of all monsters you control by 1 until the end of this turn.", 3),
    ],
)
def test_levels_change(text: str, level: int) -> None:
    targets = ("Hog",) if text.startswith("Target") else ()
    table = spell(text, summon("Ann", monster("Hog")), targets=targets)

    assert values.number(table, table.cards["Hog"], RANK) == level


@pytest.mark.parametrize(
    ("text", "is_drawn"),
    [
        ("If this card is destroyed by an opponent's card effect: Draw 1 card.", False),
        ("If this card is destroyed by battle or card effect and sent to the GY: Draw 1 card.", True),
    ],
)
def test_it_matters_whose_effect_destroys_a_card(text: str, is_drawn: bool) -> None:
    by_own = spell("Destroy all monsters.", summon("Ann", monster("Hog", text)))
    by_other = spell("Destroy all monsters.", summon("Bob", monster("Hog", text)))

    assert (len(hand(by_own, "Ann")), len(hand(by_other, "Bob"))) == (int(is_drawn), 1)


@pytest.mark.parametrize(("text", "zone"), [("", GONE), ("Cannot be targeted by your opponent's card effects.", FIELD)])
def test_what_is_summoned_is_targeted_if_it_can_be(text: str, zone: Zone) -> None:
    trap = "When your opponent Normal or Flip Summons a monster with 1000 or more ATK: Target that monster; destroy it."
    table = table_with(lying("Ann", "hand", monster("Hog", text)), snare(trap, "Normal Trap"))
    GAME.apply(table, Play("Ann", "Hog", FIELD, 1))
    while table.window is None:
        GAME.apply(table, GAME.parse(table, f"{table.priority} passes"))
    refused = GAME.why_not(table, Flip("Bob", "Snare"))
    if refused is None:
        GAME.apply(table, Flip("Bob", "Snare"))
        play_out(table)

    assert table.cards["Hog"].zone is zone


def test_spells_and_traps_are_not_activated_against_an_attack() -> None:
    text = "If this card attacks, your opponent cannot activate Spells/Traps until the end of the Damage Step."
    trap = "When an opponent's monster declares an attack: Draw 1 card."
    for says, is_refused in ((text, True), ("", False)):
        table = attacked(summon("Ann", monster("Hog", says)), PIG, snare(trap, "Normal Trap"))

        assert (GAME.why_not(table, Flip("Bob", "Snare")) is not None) == is_refused


def test_a_card_in_a_graveyard_knows_that_it_was_sent_there_this_turn() -> None:
    text = "During the End Phase, if this card is in your GY because it was sent there this turn: Draw 1 card."
    sent = spell("Destroy all monsters.", summon("Ann", monster("Hog", text)))
    lay = spell("Destroy all monsters.", lying("Ann", "discard pile", monster("Hog", text)))
    for table in (sent, lay):
        go_on_to(table, 4)

    assert (len(hand(sent, "Ann")), len(hand(lay, "Ann"))) == (1, 0)


@pytest.mark.parametrize(
    ("against", "is_gone"),
    [
        ("your opponent's Spell effects", False),
        ("your opponent's Trap effects", True),
        ("the effects of Spells", False),
    ],
)
def test_a_monster_is_unaffected_by_some_effects(against: str, is_gone: bool) -> None:
    table = spell("Destroy all monsters.", summon("Bob", monster("Hog", f"Unaffected by {against}.")))

    assert (table.cards["Hog"].zone is GONE) == is_gone


def test_monster_effects_are_not_activated() -> None:
    gate = summon("Bob", monster("Gate", "Neither player can activate monster effects on the field."))
    table = table_with(gate, summon("Ann", monster("Hog", "Once per turn: You can draw 1 card.")))

    assert GAME.why_not(table, GAME.parse(table, "Ann activates Hog's effect")) is not None


def test_a_monster_that_comes_to_a_side_is_noticed() -> None:
    text = "If a monster is Special Summoned to your opponent's field: Gain 1000 LP."
    rite = "Special Summon 1 monster from your GY in Attack Position."
    table = spell(
        rite, lying("Ann", "discard pile", monster("Cat")), *rivals("Pig"), summon("Bob", monster("Hog", text))
    )

    assert table.players["Bob"].life == 21


@pytest.mark.parametrize(("phase", "zone"), [("Battle Phase", GONE), ("Main Phase 1", FIELD)])
def test_what_holds_in_a_phase_alone(phase: str, zone: Zone) -> None:
    pig = monster("Pig", f"Gains 1000 ATK during the {phase}.", offense="500")

    assert fought(summon("Ann", monster("Hog")), summon("Bob", pig)).cards["Hog"].zone is zone


def test_a_banished_monster_returns_to_the_graveyard() -> None:
    text = "Target 1 banished monster; return it to the GY."
    table = spell(text, lying("Bob", "exiled zone", monster("Cat")), targets=("Cat",))

    assert table.cards["Cat"].zone is GONE
