"""Energy counters of players, creatures that connive, and Armies that are amassed."""

from typing import Any

import pytest
from cgs_table import ELF, FIRE, GAME, GOLEM, MOUSE, done, hand, lying, settled, source, summon, table_with

from rules_db.games.cgs.actions.values import Activate, Choose, Pass
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.card_text.said.vocabulary import DEFENSE, OFFENSE
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.table.drawing import drawn
from rules_db.games.cgs.words import Zone


def used(table: Table, *effects: int, pays: bool = True) -> Table:
    """The table once each effect of Ann's has been activated and resolved; she pays where she is asked, or not."""
    for each in effects:
        GAME.apply(table, Activate("Ann", "Source", each))
        while table.choice is not None or table.queue or table.window:
            go_on(table, pays)
    return table


def go_on(table: Table, pays: bool = True) -> None:
    """Whoever is next passes, or chooses the first that there is; of paying, as is told."""
    choice, decision = table.choice, GAME.pending(table)
    assert decision is not None
    if choice is None:
        GAME.apply(table, Pass(decision.player))
        return
    picks = choice.options[1:] if choice.kind == "may" and not pays else choice.options[:1]
    GAME.apply(table, Choose(choice.player, choice.kind, tuple(picks)))


def energy(table: Table, player: str = "Ann") -> int:
    return table.players[player].counters.get("energy", 0)


def test_energy_is_kept_until_it_is_paid() -> None:
    text = "you can: you get {E}{E}{E} (three energy counters); Pay {E}{E}: You gain 4 life."
    table = table_with(source(text))
    assert GAME.why_not(table, Activate("Ann", "Source", 2)) is not None
    used(table, 1, 2)
    assert (energy(table), energy(table, "Bob"), table.players["Ann"].life) == (1, 0, 24)
    assert GAME.why_not(table, Activate("Ann", "Source", 2)) is not None
    assert any("1 energy" in line for line in drawn(table, "Bob"))


@pytest.mark.parametrize(("pays", "life", "left"), [(True, 23, 1), (False, 20, 3)])
def test_it_may_be_paid_as_something_resolves(pays: bool, life: int, left: int) -> None:
    text = "you can: you get {E}, then you may pay {E}{E}. If you do, you gain 3 life"
    table = used(table_with(source(text)), 1)
    assert (energy(table), table.players["Ann"].life) == (1, 20)  # With one of two nobody is asked.
    table.players["Ann"].counters["energy"] = 2
    assert (energy(used(table, 1, pays=pays)), table.players["Ann"].life) == (left, life)


def test_mana_is_made_of_energy() -> None:
    table = used(table_with(source("you can: you get {E}; {T}, pay {E}: add {G}")), 1)
    GAME.apply(table, Activate("Ann", "Source", 2))
    assert (energy(table), [each.amount for each in table.players["Ann"].pool], table.queue) == (0, [1], [])


def test_as_much_energy_as_there_are_creatures_or_monsters_and_pokemon() -> None:
    table = done("you get {E} for each creature you control", summon("Ann", ELF), summon("Ann", GOLEM),
                 summon("Bob", MOUSE))  # fmt: skip
    assert energy(table) == 2  # A monster counts as a creature (6.4.3).


def test_players_who_have_energy_proliferate() -> None:
    table = used(table_with(source("you can: you get {E}; you can: proliferate")), 1)
    GAME.apply(table, Activate("Ann", "Source", 2))
    while table.choice is None:
        go_on(table)
    assert table.choice.options == ["Ann"]
    GAME.apply(table, Choose("Ann", "choose", ("Ann",)))
    assert (energy(settled(table)), table.players["Ann"].counters.get("poison", 0)) == (2, 0)


SPY = {"name": "Spy", "types": ["creature"], "offense": "1", "defense": "1"}
LAND: dict[str, Any] = {"name": "Wood", "types": ["land"]}


@pytest.mark.parametrize(("printed", "counters"), [(LAND, {}), (FIRE, {}), (ELF, {"+1/+1": 1}), (GOLEM, {"+1/+1": 1})])
def test_who_connives_grows_by_what_is_no_land(printed: dict[str, Any], counters: dict[str, int]) -> None:
    table = done("target creature you control connives", summon("Ann", SPY), lying("Ann", "hand", printed),
                 targets=("Spy",), choices=[(printed["name"],)])  # fmt: skip
    assert (table.cards["Spy"].counters, table.cards[printed["name"]].zone) == (counters, Zone.DISCARD)
    assert len(hand(table, "Ann")) == 1


def test_it_connives_as_it_enters() -> None:
    spy = {
        "name": "Spy",
        "types": ["creature"],
        "offense": "1",
        "defense": "1",
        "text": "When this enters, it connives.",
    }
    table = done("return target creature card from your graveyard to the battlefield",
                 lying("Ann", "discard pile", spy), targets=("Spy",), dry=True)  # fmt: skip
    assert settled(table).cards["Spy"].counters == {"+1/+1": 1}  # She has drawn a sorcery, and discards it.


def armies(table: Table) -> list[tuple[str, int, int, bool]]:
    """The summons of everybody, each with its numbers and whether it is a token."""

    def number(card: Card, stat: str) -> int:
        return int(values.number(table, card, stat) or 0)

    there = [card for card in table.cards.values() if card.zone is Zone.SUMMON]
    return [(card.printed.name, number(card, OFFENSE), number(card, DEFENSE), card.is_token) for card in there]


def test_an_army_is_created_once_and_grows() -> None:
    table = used(table_with(source("you can: amass Orcs 2; you can: amass Zombies 1")), 1)
    assert armies(table) == [("Orc Army", 2, 2, True)]
    assert armies(used(table, 1, 2)) == [("Orc Army", 5, 5, True)]
    (army,) = [card for card in table.cards.values() if card.zone is Zone.SUMMON]
    assert {"Orc", "Army", "Zombie"} <= values.groups(table, army)
    assert values.colors(table, army) == {"black"}


def test_of_two_armies_one_is_chosen_and_an_opponents_is_none() -> None:
    soldier = {"name": "Old", "types": ["creature"], "groups": ["Goblin", "Army"], "offense": "1", "defense": "1"}
    cards = summon("Ann", soldier), summon("Ann", {**soldier, "name": "New"}), summon("Bob", {**soldier, "name": "Far"})
    table = done("amass Orcs 3", *cards, choices=[("New",)])
    assert sorted(armies(table)) == [("Far", 1, 1, False), ("New", 4, 4, False), ("Old", 1, 1, False)]
    assert "Orc" in values.groups(table, table.cards["New"])


def test_without_a_free_zone_nothing_is_amassed() -> None:
    full = [summon("Ann", ELF, f"Elf {at}") for at in range(5)]
    table = done("amass Orcs 3", *full)
    assert len(armies(table)) == 5
    assert not any(card.counters for card in table.cards.values())
