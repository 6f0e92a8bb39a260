"""What can be done, or is done once a turn, in the place of the destruction of a card."""

from typing import Any

import pytest
from cgs_idiom import fought, monster, rivals, snare, spell
from cgs_table import ELF, done, lying, summon

from rules_db.engine.kernel import BadSetup
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.words import Zone

FIELD, GONE = Zone.SUMMON, Zone.DISCARD
GIVES = "If this card would be destroyed by battle or card effect, you can discard 1 card instead."
CARD = lying("Bob", "hand", ELF)


def doomed(text: str, *cards: dict[str, Any], choices: Any = ()) -> dict[str, Zone]:
    """Where cards lie once an effect of Ann's was to destroy Bob's Hog of this text."""
    table = spell("Destroy all monsters.", *rivals("Cat"), summon("Bob", monster("Hog", text)), *cards, choices=choices)
    return {name: card.zone for name, card in table.cards.items()}


@pytest.mark.parametrize(("choice", "zones"), [("do it", (FIELD, GONE)), ("leave it", (GONE, Zone.HAND))])
def test_what_can_be_done_instead_is_asked_of_the_controller(choice: str, zones: tuple[Zone, Zone]) -> None:
    found = doomed(GIVES, CARD, choices=[(choice,)])

    assert (found["Hog"], found["Elf"]) == zones
    assert found["Cat"] is GONE


def test_nobody_is_asked_who_cannot_do_it() -> None:
    assert doomed(GIVES)["Hog"] is GONE


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("If this card would be destroyed by battle, you can discard 1 card instead.", GONE),
        ("If this card would be destroyed by an opponent's card effect, you can discard 1 card instead.", FIELD),
        ("Once per turn, if this card would be destroyed, you can discard 1 card instead.", FIELD),
    ],
)
def test_it_matters_by_what_the_card_would_be_destroyed(text: str, zone: Zone) -> None:
    assert doomed(text, CARD, choices=[("do it",)] if zone is FIELD else ())["Hog"] is zone


@pytest.mark.parametrize(
    "text",
    [
        "The first time this card would be destroyed by battle or card effect each turn, it is not destroyed.",
        "Once per turn, this card cannot be destroyed by card effects.",
    ],
)
def test_a_card_is_kept_once_a_turn(text: str) -> None:
    again = spell(
        "Destroy all monsters, then destroy all monsters.", *rivals("Cat"), summon("Bob", monster("Hog", text))
    )

    assert doomed(text)["Hog"] is FIELD
    assert again.cards["Hog"].zone is GONE


@pytest.mark.parametrize(
    ("text", "by_battle", "by_damage"),
    [
        ("Once per turn, this card cannot be destroyed by battle.", FIELD, GONE),
        ("Once per turn, this card cannot be destroyed by card effects.", GONE, FIELD),
    ],
)
def test_damage_destroys_by_battle_or_by_an_effect(text: str, by_battle: Zone, by_damage: Zone) -> None:
    pig = summon("Bob", monster("Pig", text, offense="500"))
    attacked = fought(summon("Ann", monster("Hog")), pig)
    burned = done("this deals 3 damage to target creature", pig, targets=("Pig",))

    assert attacked.cards["Pig"].zone is by_battle
    assert burned.cards["Pig"].zone is by_damage


@pytest.mark.parametrize(("choice", "zone"), [("do it", FIELD), ("leave it", GONE)])
def test_what_would_be_destroyed_by_battle_takes_prizes_only_if_it_is(choice: str, zone: Zone) -> None:
    pig = summon("Bob", monster("Pig", GIVES, offense="500"))
    prizes = [lying("Ann", "Prize card area", ELF, f"Prize {at}", place=at) for at in (1, 2)]
    taken = [] if zone is FIELD else [("Ann's Prize card area 1",)]
    table = fought(summon("Ann", monster("Hog")), pig, CARD, *prizes, choices=[(choice,), *taken])

    assert table.cards["Pig"].zone is zone
    assert len(table.lying("Ann", Zone.PRIZES)) == (2 if zone is FIELD else 1)


def test_what_stays_another_way_is_not_left_to_anybody() -> None:
    with pytest.raises(BadSetup, match="not left to anybody"):
        read_effects("if this would be exiled, you can discard 1 card instead")


def test_a_monster_can_be_kept_at_the_price_of_a_trap() -> None:
    text = "If this card would be destroyed by battle or card effect, you can destroy 1 Spell/Trap you control instead."
    found = doomed(text, snare("draw 1", "Normal Trap"), choices=[("do it",)])

    assert (found["Hog"], found["Snare"]) == (FIELD, GONE)
