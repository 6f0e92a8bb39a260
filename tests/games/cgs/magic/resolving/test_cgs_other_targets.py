"""New targets for what waits in the Queue, chosen by the player of another effect."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, OGRE, lying, summon, table_with

from rules_db.games.cgs.actions.values import Choose, Pass, Play
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

TEXT = "You may choose new targets for target spell."
DART = {"name": "Dart", "types": ["instant"], "text": "Destroy target creature you don't control."}


def aimed_anew(*picks: str, spell: dict[str, Any] = DART, target: str = "Elf", text: str = TEXT) -> Table:
    """Ann's spell at Bob's Elf, which Bob aims anew; he picks, and all resolves unless he is asked for more."""
    bend = {"name": "Bend", "types": ["instant"], "text": text}
    table = table_with(lying("Ann", "hand", spell), lying("Bob", "hand", bend), summon("Bob", ELF), summon("Bob", OGRE),
                       summon("Ann", {**OGRE, "name": "Own"}))  # fmt: skip
    GAME.apply(table, Play("Ann", "Dart", Zone.BACKROW, 1, targets=(target,)))
    GAME.apply(table, Play("Bob", "Bend", Zone.BACKROW, 1, targets=("Dart",)))
    left = list(picks)
    while table.choice is not None or table.queue or table.window:
        choice, decision = table.choice, GAME.pending(table)
        assert decision is not None
        if choice is None:
            GAME.apply(table, Pass(decision.player))
            continue
        assert choice.player == "Bob"
        if not left:
            break
        GAME.apply(table, Choose("Bob", choice.kind, (left.pop(0),)))
    return table


def destroyed(table: Table) -> set[str]:
    return {each for each in ("Elf", "Ogre", "Own") if table.cards[each].zone is Zone.DISCARD}


@pytest.mark.parametrize(
    ("picks", "gone"),
    [
        (("choose new targets", "Ogre"), {"Ogre"}),
        (("choose new targets", "Elf"), {"Elf"}),
        (("keep the targets",), {"Elf"}),
    ],
)
def test_another_player_aims_a_spell_anew(picks: tuple[str, ...], gone: set[str]) -> None:
    assert destroyed(aimed_anew(*picks)) == gone


def test_the_spell_stays_whose_it_is() -> None:
    bite = {**DART, "text": "Destroy target creature. You gain 3 life."}
    table = aimed_anew("choose new targets", "Own", spell=bite)
    assert (destroyed(table), table.players["Ann"].life, table.players["Bob"].life) == ({"Own"}, 23, 20)


def test_a_target_that_its_player_could_not_choose_is_no_new_one() -> None:
    choice = aimed_anew("choose new targets").choice
    assert choice is not None
    assert choice.options == ["Elf", "Ogre"]
