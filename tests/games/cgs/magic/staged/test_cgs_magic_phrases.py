"""Phrases of Magic, of which each does what it says once."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, OGRE, done, go_on_to, lying, play_out, summon, table_with

from rules_db.games.cgs.actions.values import Activate, Play
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.card_text.said.vocabulary import OFFENSE
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone


def artifact(text: str, name: str = "Bell", player: str = "Ann") -> dict[str, Any]:
    return lying(player, "backrow zone", {"name": name, "types": ["artifact"], "text": text})


def power(table: Table, name: str) -> int:
    return int(values.number(table, table.cards[name], OFFENSE) or 0)


def life(table: Table) -> int:
    return table.players["Ann"].life


@pytest.mark.parametrize(
    ("waits", "deed", "gained"),
    [
        ("a permanent you control is put into a graveyard", "destroy all creatures", 1),
        ("a creature is put into a graveyard from the battlefield", "destroy all Ogres", 1),
        ("a permanent you control is put into a graveyard", "discard 1 card", 0),
        ("a card is put into a graveyard from anywhere", "discard 1 card", 1),
        ("you put one or more +1/+1 counters on a creature", "put 2 +1/+1 counters on an Elf", 1),
        ("you put one or more charge counters on a creature", "put 2 +1/+1 counters on an Elf", 0),
    ],
)
def test_what_goes_to_a_graveyard_or_gets_counters_is_noticed(waits: str, deed: str, gained: int) -> None:
    cards = (summon("Ann", ELF), summon("Bob", OGRE), lying("Ann", "hand", OGRE, "Troll"))
    assert life(done(deed, *cards, artifact(f"Whenever {waits}, you gain 1 life."))) == 20 + gained


def test_a_token_comes_for_each_card_of_a_sort() -> None:
    text = "Create a 0/1 white Goat creature token for each creature you control."
    table = done(text, summon("Ann", ELF), summon("Ann", OGRE), summon("Bob", ELF, "Imp"))
    assert sum(card.printed.name == "Goat" and card.zone is Zone.SUMMON for card in table.cards.values()) == 2


@pytest.mark.parametrize(("name", "zone"), [("Ogre", Zone.DISCARD), ("Elf", Zone.SUMMON)])
def test_a_target_is_destroyed_if_it_is_strong_enough(name: str, zone: Zone) -> None:
    text = "Destroy target creature if its power is 3 or greater."
    assert done(text, summon("Bob", ELF), summon("Bob", OGRE), targets=(name,)).cards[name].zone is zone


def test_all_that_was_exiled_returns_to_whoever_owns_it() -> None:
    text = "Exile all creatures. They return at the beginning of the next end step."
    table = done(text, summon("Ann", ELF), summon("Bob", OGRE))
    assert {table.cards[each].zone for each in ("Elf", "Ogre")} == {Zone.EXILE}
    go_on_to(table, 4)
    assert [(table.cards[each].zone, table.cards[each].player) for each in ("Elf", "Ogre")] == [
        (Zone.SUMMON, "Ann"),
        (Zone.SUMMON, "Bob"),
    ]


def test_control_lasts_as_long_as_its_card_stays() -> None:
    text = "Gain control of target creature for as long as you control this artifact."
    table = table_with(
        artifact(f"{{0}}: {text}"), artifact("{0}: Destroy target artifact.", "Axe"), summon("Bob", OGRE)
    )
    GAME.apply(table, Activate("Ann", "Bell", 1, ("Ogre",)))
    play_out(table)
    assert table.cards["Ogre"].controller == "Ann"

    GAME.apply(table, Activate("Ann", "Axe", 1, ("Bell",)))
    play_out(table)
    assert table.cards["Ogre"].controller == "Bob"


@pytest.mark.parametrize(
    ("text", "bob", "strong"),
    [
        ("As long as an opponent has more life than you, this gets +2/+2.", 21, True),
        ("As long as an opponent has more life than you, this gets +2/+2.", 20, False),
        ("As long as there are no cards in your hand, this gets +2/+2.", 20, True),
    ],
)
def test_a_creature_is_strong_as_long_as_something_is_so(text: str, bob: int, strong: bool) -> None:
    table = table_with(summon("Ann", {**ELF, "text": text}))
    table.players["Bob"].life = bob
    assert power(table, "Elf") == (3 if strong else 1)


def test_an_aura_silences_what_it_is_attached_to() -> None:
    text = "Enchant permanent\nEnchanted permanent's activated abilities can't be activated."
    aura = {"name": "Hush", "types": ["enchantment"], "groups": ["Aura"], "text": text}
    table = table_with(artifact("{0}: You gain 1 life."), lying("Bob", "attached cards", aura, host="Bell"))
    assert GAME.why_not(table, Activate("Ann", "Bell", 1)) is not None


@pytest.mark.parametrize("types", [["creature"], ["artifact"], ["sorcery"]])
@pytest.mark.parametrize("when", ["When you cast this spell", "When this is cast", "When this is played"])
def test_a_card_notices_once_that_it_is_cast(types: list[str], when: str) -> None:
    printed = {"name": "Titan", "types": types, "offense": "1", "defense": "1", "text": f"{when}, you gain 1 life."}
    table = table_with(lying("Ann", "hand", printed))
    GAME.apply(table, Play("Ann", "Titan", Zone.SUMMON if types == ["creature"] else Zone.BACKROW, 1))
    play_out(table)
    assert life(table) == 21


def test_a_sorcery_does_nothing_of_what_it_only_waits_for() -> None:
    printed = {"name": "Rite", "types": ["sorcery"], "text": "Whenever you draw a card, you gain 1 life."}
    table = table_with(lying("Ann", "hand", printed))
    GAME.apply(table, Play("Ann", "Rite", Zone.BACKROW, 1))
    play_out(table)
    assert life(table) == 20


def test_what_is_cast_is_noticed_before_it_arrives() -> None:
    text = "When you cast this spell, destroy all creatures."
    table = table_with(lying("Ann", "hand", {**ELF, "name": "Titan", "text": text, "cost": ""}), summon("Bob", OGRE))
    GAME.apply(table, Play("Ann", "Titan", Zone.SUMMON, 1))
    play_out(table)
    assert [table.cards[each].zone for each in ("Titan", "Ogre")] == [Zone.SUMMON, Zone.DISCARD]


def test_the_further_cost_of_a_spell_that_only_waits_is_paid() -> None:
    text = "Kicker—Pay 1 life. Whenever you draw a card, you gain 3 life."
    table = table_with(lying("Ann", "hand", {"name": "Rite", "types": ["sorcery"], "text": text}))
    GAME.apply(table, Play("Ann", "Rite", Zone.BACKROW, 1))
    play_out(table, ("pay",))
    assert life(table) == 19


def test_counters_on_what_is_attached_are_counted() -> None:
    text = "Enchant creature\nEnchanted creature gets +2/+2 as long as there are 2 charge counters on this."
    aura = {"name": "Glow", "types": ["enchantment"], "groups": ["Aura"], "text": text}
    for count, strength in ((2, 3), (1, 1)):
        glow = lying("Ann", "attached cards", aura, host="Elf", state={"counters": {"charge": count}})
        assert power(table_with(summon("Ann", ELF), glow), "Elf") == strength
