"""What happens for the first time in a turn, magecraft, delirium, and as many as there are opponents."""

from typing import Any

import pytest
from cgs_table import GAME, go_on_to, lying, settled, summon, table_with

from rules_db.games.cgs.actions.values import Activate, Pass, Play
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.card_text.said.vocabulary import OFFENSE
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

GROWS = "put a +1/+1 counter on this creature."
TOOLS = {
    "Lamp": "you can: you gain 1 life",
    "Needle": "you can: target opponent loses 1 life",
    "Hand": "you can: target creature gets +0/+1 until end of turn",
    "Echo": "you can: copy target instant or sorcery spell",
}


def staged(seer: str, *cards: dict[str, Any], **more: Any) -> Table:
    """Ann's Main Phase: she controls a 1/5 creature that says this and some tools, Bob one of the tools."""
    printed = {"name": "Seer", "types": ["creature"], "offense": "1", "defense": "5", "text": seer}
    tools = [lying("Ann", "backrow zone", tool(each)) for each in TOOLS]
    prod = lying("Bob", "backrow zone", tool("Hand"), "Prod")
    rite = {"name": "Rite", "types": ["sorcery"], "text": "target opponent loses 1 life"}
    held = lying("Ann", "hand", rite), lying("Ann", "hand", {"name": "Pal", "types": ["creature"], "offense": "1",
                                                             "defense": "1"})  # fmt: skip
    return table_with(summon("Ann", printed), *tools, prod, *held, *cards, **more)


def tool(name: str) -> dict[str, Any]:
    return {"name": name, "types": ["artifact"], "text": TOOLS[name]}


def used(table: Table, *names: str, player: str = "Ann") -> Table:
    """The table once each has been activated and all has resolved; 'Hand Seer' is aimed."""
    for each in names:
        name, *targets = each.split(" ")
        GAME.apply(table, Activate(player, name, 1, tuple(targets)))
        settled(table)
    return table


def power(table: Table) -> int:
    return int(values.number(table, table.cards["Seer"], OFFENSE) or 0)


FIRST_GAIN = f"Whenever you gain life for the first time each turn, {GROWS}"
FIRST_LOSS = f"Whenever an opponent loses life for the first time each turn, {GROWS}"
VALIANT = (
    "Valiant — Whenever this creature becomes the target of a spell or ability you control for the first time "
    f"each turn, {GROWS}"
)
MAGECRAFT = f"Magecraft — Whenever you cast or copy an instant or sorcery spell, {GROWS}"


@pytest.mark.parametrize(
    ("seer", "names", "after"),
    [
        (FIRST_GAIN, ("Lamp",), 2),
        (FIRST_GAIN, ("Lamp", "Lamp", "Lamp"), 2),
        (FIRST_GAIN, ("Needle Bob",), 1),
        (FIRST_LOSS, ("Needle Bob", "Needle Bob"), 2),
        (FIRST_LOSS, ("Lamp",), 1),
        (VALIANT, ("Hand Seer", "Hand Seer"), 2),
        (VALIANT, ("Lamp",), 1),
    ],
)
def test_what_happens_again_in_a_turn_sets_off_nothing(seer: str, names: tuple[str, ...], after: int) -> None:
    assert power(used(staged(seer), *names)) == after


@pytest.mark.parametrize(("seer", "name"), [(FIRST_GAIN, "Lamp"), (VALIANT, "Hand Seer")])
def test_the_next_turn_has_a_first_time_again(seer: str, name: str) -> None:
    table = used(staged(seer), name, name)
    go_on_to(table, 5)
    assert power(used(table, name, name)) == 3


def test_what_was_gained_before_it_came_is_the_first_time() -> None:
    table = staged("", lying("Ann", "hand", {"name": "Late", "types": ["creature"], "offense": "1", "defense": "1",
                                             "text": FIRST_GAIN}))  # fmt: skip
    used(table, "Lamp")
    GAME.apply(table, Play("Ann", "Late", Zone.SUMMON, 2))
    used(settled(table), "Lamp")
    assert table.cards["Late"].counters == {}


def test_an_opponents_spell_is_none_of_ones_own() -> None:
    table = staged(VALIANT)
    GAME.apply(table, Activate("Ann", "Lamp", 1))
    GAME.apply(table, Activate("Bob", "Prod", 1, ("Seer",)))
    assert power(settled(table)) == 1


@pytest.mark.parametrize(("is_copied", "after"), [(False, 2), (True, 3)])
def test_a_spell_that_is_cast_or_copied_sets_it_off(is_copied: bool, after: int) -> None:
    table = staged(MAGECRAFT)
    GAME.apply(table, Play("Ann", "Rite", Zone.BACKROW, 5, targets=("Bob",)))
    while table.queue[-1].card != "Rite":  # Magecraft resolves first.
        GAME.apply(table, Pass(GAME.pending(table).player))  # type: ignore[union-attr]
    if is_copied:
        GAME.apply(table, Pass("Bob")) if GAME.pending(table).player == "Bob" else None  # type: ignore[union-attr]
        GAME.apply(table, Activate("Ann", "Echo", 1, ("Rite",)))
    assert (power(settled(table)), table.players["Bob"].life) == (after, 18 if is_copied else 19)


def test_a_creature_spell_is_no_instant_or_sorcery() -> None:
    table = staged(MAGECRAFT)
    GAME.apply(table, Play("Ann", "Pal", Zone.SUMMON, 2))
    assert power(settled(table)) == 1


DELIRIUM = (
    "Delirium — This creature gets +2/+2 as long as there are four or more card types among cards in your graveyard."
)


@pytest.mark.parametrize(
    ("types", "after"),
    [
        (["instant", "creature", "artifact", "land"], 3),
        (["instant", "creature", "artifact"], 1),
        (["instant", "creature", "artifact", "artifact"], 1),
        (["artifact, creature", "instant", "enchantment"], 3),
        (["instant", "creature", "artifact", "Energy"], 3),
        (["instant", "creature", "artifact", "Quick-Play Spell"], 1),
        (["creature", "Pokémon", "Effect Monster", "land", "Energy", "instant"], 1),
        (["instant", "creature", "artifact", "Field Spell"], 3),
        (["instant", "creature", "artifact", "enchantment", "Continuous Spell"], 3),
        (["instant", "creature", "artifact", "Continuous Spell"], 1),
    ],
)
def test_card_types_that_are_equivalent_count_once(types: list[str], after: int) -> None:
    pile = [
        lying(
            "Ann", "discard pile", {"name": f"Old {at}", "types": ["artifact", "creature"] if " c" in each else [each]}
        )
        for at, each in enumerate(types)
    ]
    assert power(staged(DELIRIUM, *pile)) == after
    assert power(staged(DELIRIUM, *[{**each, "player": "Bob"} for each in pile])) == 1


@pytest.mark.parametrize("others", [1, 2])
def test_something_is_done_for_each_opponent(others: int) -> None:
    names = [{"name": each} for each in ("Ann", "Bob", "Cid")[: others + 1]]

    def with_text(text: str) -> Table:
        return used(staged(text, players=names), "Seer")

    assert power(staged("This creature gets +1/+0 for each opponent you have.", players=names)) == 1 + others
    life = with_text("{0}: For each opponent, you gain 2 life.").players["Ann"].life
    made = with_text("{0}: Create a 2/2 red Ogre creature token for each opponent.").cards.values()
    assert (life, sum(card.is_token for card in made)) == (20 + 2 * others, others)
    mana = with_text("{0}: Add {G} for each opponent you have.").players["Ann"].pool
    assert [each.amount for each in mana] == [others]


@pytest.mark.parametrize(
    ("color", "player", "may"), [("{B}", "Bob", False), ("{B}", "Ann", True), ("{R}", "Bob", True)]
)
def test_hexproof_from_a_color_keeps_off_the_cards_of_opponents_that_have_it(
    color: str, player: str, may: bool
) -> None:
    dart = {"name": "Dart", "types": ["artifact"], "cost": color, "text": TOOLS["Hand"]}
    table = staged("Hexproof from black", lying(player, "backrow zone", dart))
    GAME.apply(table, Activate("Ann", "Lamp", 1))
    if player == "Ann":
        GAME.apply(table, Pass("Bob"))
    assert (GAME.why_not(table, Activate(player, "Dart", 1, ("Seer",))) is None) == may
