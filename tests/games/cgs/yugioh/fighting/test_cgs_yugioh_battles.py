"""What texts of Yu-Gi-Oh! say of battles: piercing and battle damage, positions, and how a Battle Phase ends."""

from typing import Any

import pytest
from cgs_idiom import ATTACKERS, attacked, flipped, fought, monster, rivals, snare, spell
from cgs_table import GAME, lying, play_out, summon, table_with

from rules_db.games.cgs.actions.values import Activate, AttackWith, Blow, Pass
from rules_db.games.cgs.card_text.doing import permissions
from rules_db.games.cgs.words import Zone

DOWN = {"is_defending": True}
HOG = summon("Ann", monster("Hog"))


def pig(text: str = "", **more: Any) -> dict[str, Any]:
    """A monster of Bob's with DEF 500."""
    return summon("Bob", monster("Pig", text, defense="500", offense="500"), **more)


@pytest.mark.parametrize(
    "text",
    [
        "If this card attacks a Defense Position monster, inflict piercing battle damage to your opponent.",
        "If this card attacks a Defense Position monster, inflict piercing damage.",
        "This card inflicts piercing battle damage.",
    ],
)
def test_piercing_damage_is_the_difference_that_defense_position_does_not_stop(text: str) -> None:
    pierced = fought(summon("Ann", monster("Hog", text)), pig(state=DOWN))
    stopped = fought(HOG, pig(state=DOWN))

    assert (pierced.players["Bob"].life, stopped.players["Bob"].life) == (19, 20)


@pytest.mark.parametrize(
    ("text", "life"),
    [
        ("You take no battle damage from attacks involving this card.", 20),
        ("You take no battle damage.", 20),
        ("You take no battle damage from battles involving your Dragon monsters.", 19),
    ],
)
def test_a_player_takes_no_battle_damage(text: str, life: int) -> None:
    table = fought(HOG, pig(text))

    assert table.players["Bob"].life == life


def test_a_player_takes_no_damage_in_a_turn() -> None:
    rite = "You take no battle damage this turn, then inflict 1000 damage to you."

    assert spell(rite).players["Ann"].life == 19
    assert spell("You take no damage this turn, then inflict 1000 damage to you.").players["Ann"].life == 20


def test_monsters_are_kept_in_their_positions_and_brought_to_others() -> None:
    held = spell("Monsters your opponent controls cannot change their battle positions this turn.", *rivals("Hog"))
    turned = spell("Change all monsters your opponent controls to face-up Defense Position.", *rivals("Hog", "Cat"))
    back = spell("Change the battle positions of all face-up monsters on the field.", *rivals("Hog", state=DOWN))

    assert permissions.forbidden(held, "change position", "Hog") is not None
    assert [turned.cards[each].is_defending for each in ("Hog", "Cat")] == [True, True]
    assert not back.cards["Hog"].is_defending


def test_a_trap_negates_an_attack_and_ends_the_battle_phase() -> None:
    text = (
        "When an opponent's monster declares an attack: You can target the attacking monster; negate the attack, "
        "then end the Battle Phase."
    )
    table = flipped(attacked(*ATTACKERS, pig(), snare(text)), targets=("Hog",), choices=[("do it",)])

    assert (table.phase, table.turn_player, table.attack) == ("Main Phase 2", "Ann", None)
    assert table.cards["Pig"].zone is Zone.SUMMON
    assert GAME.why_not(table, AttackWith("Ann", (Blow("Cat", "Pig"),))) is not None


def test_what_still_waits_resolves_before_the_battle_phase_ends() -> None:
    texts = {"Sage": "you can: end the Battle Phase", "Seer": "you can: gain 1 life"}
    artifacts = [
        lying("Ann", "backrow zone", {"name": name, "types": ["artifact"], "text": text}, place=at)
        for at, (name, text) in enumerate(texts.items(), 1)
    ]
    table = table_with(*artifacts, phase="Battle Phase")
    GAME.apply(table, Activate("Ann", "Seer", 1))
    GAME.apply(table, Pass("Bob"))
    GAME.apply(table, Activate("Ann", "Sage", 1))
    play_out(table)

    assert (table.phase, table.players["Ann"].life) == ("Main Phase 2", 21)


def test_another_phase_does_not_end_with_the_battle_phase() -> None:
    assert spell("End the Battle Phase.").phase == "Main Phase 1"
