"""Regeneration, what happens at the end of combat, and what waits for a blocker."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, OGRE, done, play_out, source, summon, table_with

from rules_db.engine.kernel import BadSetup, IllegalAction
from rules_db.games.cgs.actions.values import Activate, AttackWith, Blow, Choose, Pass
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import MAIN_2, Zone

TROLL = {**OGRE, "name": "Troll", "text": "Pay 1 life: Regenerate this creature."}


def use(table: Table, name: str, *targets: str, effect: int = 1) -> None:
    GAME.apply(table, Activate("Ann", name, effect, targets))
    play_out(table)


def battle(*blockers: str, cards: Any, attacker: str = "Ogre", is_over: bool = True) -> Table:
    """Ann attacks Bob, who blocks with some, and the damage is dealt."""
    table = table_with(*cards, phase="Battle Phase")
    GAME.apply(table, AttackWith("Ann", (Blow(attacker, "Bob"),)))
    for _ in range(30):
        decision = GAME.pending(table)
        if decision is None or (table.attack is None and not (is_over and table.phase == "Battle Phase")):
            break
        if table.choice is not None:
            GAME.apply(table, Choose(decision.player, table.choice.kind, blockers))
        else:
            GAME.apply(table, Pass(decision.player))
    return table


def test_what_would_be_destroyed_is_tapped_instead_and_once() -> None:
    table = table_with(source("you can: destroy target creature"), summon("Ann", TROLL))
    use(table, "Troll")
    use(table, "Source", "Troll")
    assert (table.cards["Troll"].zone, table.cards["Troll"].is_tapped) == (Zone.SUMMON, True)

    use(table, "Source", "Troll")
    assert table.cards["Troll"].zone is Zone.DISCARD


def test_two_shields_are_used_one_after_the_other() -> None:
    table = table_with(source("you can: destroy target creature"), summon("Ann", TROLL))
    use(table, "Troll")
    use(table, "Troll")
    for zone in (Zone.SUMMON, Zone.SUMMON, Zone.DISCARD):
        use(table, "Source", "Troll")
        assert table.cards["Troll"].zone is zone


@pytest.mark.parametrize(
    ("deed", "zone"),
    [
        ("destroy target creature", Zone.SUMMON),
        ("this deals 5 damage to target creature", Zone.SUMMON),
        ("Destroy target creature. It can't be regenerated.", Zone.DISCARD),
        ("Target creature can't be regenerated this turn. Destroy it.", Zone.DISCARD),
        ("target creature gets -5/-5 until end of turn", Zone.DISCARD),
        ("exile target creature", Zone.EXILE),
        ("target player sacrifices a creature", Zone.DISCARD),
    ],
)
def test_only_destruction_is_replaced(deed: str, zone: Zone) -> None:
    table = table_with(source(f"you can: {deed}"), summon("Ann", TROLL))
    use(table, "Troll")
    use(table, "Source", "Ann" if "player" in deed else "Troll")
    assert table.cards["Troll"].zone is zone


def test_damage_is_taken_off_what_regenerates() -> None:
    table = done("Regenerate target creature. This deals 5 damage to it.", summon("Ann", OGRE), targets=("Ogre",))
    assert (table.cards["Ogre"].zone, table.cards["Ogre"].damage) == (Zone.SUMMON, 0)


def test_a_shield_is_gone_with_the_turn() -> None:
    table = table_with(source("you can: destroy target creature"), summon("Ann", TROLL), summon("Bob", ELF))
    use(table, "Troll")
    assert [each.until for each in table.lasting] == ["the end of the turn"]


def test_a_blocked_creature_regenerates_in_battle() -> None:
    for is_used, zone in ((True, Zone.SUMMON), (False, Zone.DISCARD)):
        table = table_with(summon("Ann", TROLL), summon("Bob", OGRE), phase="Battle Phase")
        if is_used:
            use(table, "Troll")
        GAME.apply(table, AttackWith("Ann", (Blow("Troll", "Bob"),)))
        for _ in range(12):
            decision = GAME.pending(table)
            assert decision is not None
            if table.attack is None:
                break
            choice = table.choice
            GAME.apply(table, Pass(decision.player) if choice is None else Choose("Bob", choice.kind, ("Ogre",)))
        assert (table.cards["Troll"].zone, table.cards["Ogre"].zone) == (zone, Zone.DISCARD)


END = {**OGRE, "text": "At end of combat, sacrifice this creature."}


def test_at_the_end_of_combat_comes_after_all_attacks_and_before_the_next_phase() -> None:
    table = battle(cards=(summon("Ann", END), summon("Bob", ELF)), is_over=False)
    assert (table.cards["Ogre"].zone, table.players["Bob"].life) == (Zone.SUMMON, 17)

    for _ in range(2):
        GAME.apply(table, Pass(GAME.pending(table).player))  # type: ignore[union-attr]
    assert ([each.card for each in table.queue], table.phase) == (["Ogre"], "Battle Phase")
    with pytest.raises(IllegalAction):
        GAME.apply(table, AttackWith("Ann", (Blow("Ogre", "Bob"),)))

    for _ in range(2):
        GAME.apply(table, Pass(GAME.pending(table).player))  # type: ignore[union-attr]
    assert (table.cards["Ogre"].zone, table.phase) == (Zone.DISCARD, MAIN_2)


def test_at_the_end_of_combat_on_your_turn_is_not_that_of_an_opponent() -> None:
    text = "At end of combat on your turn, draw a card."
    table = battle(cards=(summon("Ann", OGRE), summon("Bob", {**ELF, "text": text})))
    assert (table.phase, table.lying("Bob", Zone.HAND)) == (MAIN_2, [])


SNAKE = {**ELF, "name": "Snake", "defense": "9"}


@pytest.mark.parametrize(
    ("when", "is_gone"),
    [
        ("blocks a creature", True),
        ("blocks or becomes blocked by a creature", True),
        ("becomes blocked by a creature", False),
        ("blocks an Elf", False),
    ],
)
def test_what_is_blocked_is_destroyed_at_the_end_of_combat(when: str, is_gone: bool) -> None:
    text = f"Whenever this creature {when}, destroy that creature at end of combat."
    cards = (summon("Ann", OGRE), summon("Bob", {**SNAKE, "text": text}))
    early = battle("Snake", cards=cards, is_over=False)
    assert early.cards["Ogre"].zone is Zone.SUMMON

    table = battle("Snake", cards=cards)
    assert (table.cards["Ogre"].zone is Zone.DISCARD, table.cards["Snake"].zone) == (is_gone, Zone.SUMMON)


@pytest.mark.parametrize(
    ("text", "life"),
    [
        ("Whenever this creature becomes blocked, you gain 1 life.", 21),
        ("Whenever this creature becomes blocked by a creature, you gain 1 life.", 22),
        ("Whenever this creature becomes blocked by a Wolf, you gain 1 life.", 20),
    ],
)
def test_two_blockers_block_once_and_each_by_itself(text: str, life: int) -> None:
    cards = (summon("Ann", {**OGRE, "text": text}), summon("Bob", SNAKE), summon("Bob", ELF))
    table = table_with(*cards, phase="Battle Phase")
    GAME.apply(table, AttackWith("Ann", (Blow("Ogre", "Bob"),)))
    for _ in range(30):
        decision = GAME.pending(table)
        assert decision is not None
        if table.choice is None and table.attack is None:
            break
        if table.choice is None:
            GAME.apply(table, Pass(decision.player))
        elif table.choice.kind == "block":
            GAME.apply(table, Choose("Bob", "block", ("Snake", "Elf")))
        else:
            GAME.apply(table, Choose(decision.player, table.choice.kind, tuple(table.choice.options[:1])))
    assert table.players["Ann"].life == life


def test_what_only_other_cards_block_is_not_told() -> None:
    text = "Whenever a creature you control blocks a creature, draw a card."
    with pytest.raises(BadSetup, match="of two cards that are not told apart"):
        read_effects(text)
