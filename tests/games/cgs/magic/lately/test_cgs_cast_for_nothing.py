"""Cards that are cast while an effect resolves, without paying for them: cascade, discover, and out of the hand."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, GOLEM, MOUSE, OGRE, SORCERY, hand, lying, source, summon, table_with

from rules_db.games.cgs.actions.values import Activate, Choose, Pass, Play
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

WOOD = {"name": "Wood", "types": ["land"]}
DART = {"name": "Dart", "types": ["instant"], "cost": "{R}", "text": "Destroy target creature."}
GIFT = {"name": "Gift", "types": ["instant"], "cost": "{1}", "text": "You gain 5 life."}
AURA = {"name": "Chain", "types": ["enchantment"], "groups": ["Aura"], "cost": "{U}",
        "text": "Enchant creature\nEnchanted creature gets -1/-0."}  # fmt: skip
GIANT = {"name": "Giant", "types": ["creature"], "cost": "{4}", "offense": "4", "defense": "4", "text": "Cascade"}


def with_deck(*cards: dict[str, Any], top: tuple[dict[str, Any], ...]) -> Table:
    """A table where these cards lie on top of Ann's deck, the first one uppermost."""
    table = table_with(*cards, *(lying("Ann", "Main Deck", each) for each in top))
    deck, names = table.players["Ann"].zones[Zone.MAIN_DECK], [each["name"] for each in top]
    deck[:] = [*(each for each in deck if each not in names), *reversed(names)]
    return table


def go_on(table: Table, *picks: str) -> Table:
    """All pass until nothing waits; each question is answered by what is picked, or else what comes first."""
    left = list(picks)
    while table.choice is not None or table.queue or table.window:
        choice, decision = table.choice, GAME.pending(table)
        assert decision is not None
        if choice is None:
            GAME.apply(table, Pass(decision.player))
            continue
        wanted = [left.pop(0)] if left and left[0] in choice.options else choice.options[: max(choice.least, 1)]
        GAME.apply(table, Choose(choice.player, choice.kind, tuple(wanted)))
    assert not left
    return table


def zones(table: Table, *names: str) -> list[Zone]:
    return [table.cards[each].zone for each in names]


def cascaded(*picks: str, top: tuple[dict[str, Any], ...], cards: tuple[dict[str, Any], ...] = ()) -> Table:
    """Ann has cast a creature with cascade for its four mana, and all has resolved."""
    table = with_deck(lying("Ann", "hand", GIANT), source("you can: add {C}"), *cards, top=top)
    for _ in range(4):
        GAME.apply(table, Activate("Ann", "Source", 1))
        go_on(table)
    GAME.apply(table, Play("Ann", "Giant", Zone.SUMMON, 3))
    return go_on(table, *picks)


def test_cascade_casts_the_first_card_that_costs_less() -> None:
    table = cascaded("do it", top=(WOOD, {**OGRE, "cost": "{6}"}, GIFT, ELF))
    assert table.players["Ann"].life == 25
    assert zones(table, "Giant", "Gift", "Wood", "Ogre", "Elf") == [
        Zone.SUMMON, Zone.DISCARD, Zone.MAIN_DECK, Zone.MAIN_DECK, Zone.MAIN_DECK,
    ]  # fmt: skip
    deck = table.players["Ann"].zones[Zone.MAIN_DECK]
    assert (set(deck[:2]), deck[-1]) == ({"Wood", "Ogre"}, "Elf")
    assert not table.uses.get("cast for nothing/Gift")


def test_who_does_not_cast_it_puts_it_on_the_bottom() -> None:
    table = cascaded("leave it", top=(WOOD, GIFT))
    assert table.players["Ann"].life == 20
    assert set(table.players["Ann"].zones[Zone.MAIN_DECK][:2]) == {"Wood", "Gift"}


def test_what_cascades_resolves_before_the_spell_that_has_it() -> None:
    table = cascaded("do it", top=(ELF,))
    entered = [table.cards[each].since for each in ("Elf", "Giant")]
    assert zones(table, "Elf", "Giant") == [Zone.SUMMON, Zone.SUMMON]
    assert entered == sorted(entered)


def test_its_targets_are_chosen_as_it_is_cast() -> None:
    table = cascaded("do it", "Ogre", top=(DART,), cards=(summon("Bob", ELF), summon("Bob", OGRE)))
    assert zones(table, "Elf", "Ogre", "Dart") == [Zone.SUMMON, Zone.DISCARD, Zone.DISCARD]


def test_without_a_target_it_cannot_be_cast() -> None:
    table = with_deck(source("you can: discover 3"), top=(DART,))
    GAME.apply(table, Activate("Ann", "Source", 1))
    assert zones(go_on(table), "Dart") == [Zone.HAND]


def test_an_aura_is_put_onto_what_its_player_likes() -> None:
    table = cascaded("do it", "Ogre", top=(AURA,), cards=(summon("Bob", ELF), summon("Bob", OGRE)))
    assert table.cards["Chain"].host == "Ogre"


@pytest.mark.parametrize(("pick", "zone", "life"), [("do it", Zone.DISCARD, 25), ("leave it", Zone.HAND, 20)])
def test_what_is_discovered_goes_to_the_hand_unless_it_is_cast(pick: str, zone: Zone, life: int) -> None:
    table = with_deck(source("you can: discover 3"), top=(WOOD, {**OGRE, "cost": "{4}"}, GIFT))
    GAME.apply(table, Activate("Ann", "Source", 1))
    go_on(table, pick)
    assert (zones(table, "Gift"), table.players["Ann"].life) == ([zone], life)
    assert set(table.players["Ann"].zones[Zone.MAIN_DECK][:2]) == {"Wood", "Ogre"}


@pytest.mark.parametrize("printed", [GOLEM, {**GOLEM, "rank": "3"}])
def test_a_monster_is_discovered_by_its_level(printed: dict[str, Any]) -> None:
    table = with_deck(source("you can: discover 3"), top=(printed, GIFT))
    GAME.apply(table, Activate("Ann", "Source", 1))
    go_on(table, "do it")
    is_found = printed["rank"] == "3"
    assert (zones(table, "Golem") == [Zone.SUMMON], table.players["Ann"].life) == (is_found, 20 if is_found else 25)


FREE = "you can: you may cast a creature spell from your hand without paying its mana cost"


@pytest.mark.parametrize(("printed", "zone"), [(OGRE, Zone.SUMMON), (GOLEM, Zone.SUMMON), (MOUSE, Zone.EXTRA_SUMMON)])
def test_a_card_of_the_hand_is_cast(printed: dict[str, Any], zone: Zone) -> None:
    table = table_with(source(FREE), lying("Ann", "hand", printed), lying("Ann", "hand", {**SORCERY, "cost": "{1}"}))
    GAME.apply(table, Activate("Ann", "Source", 1))
    go_on(table, printed["name"], "do it")
    assert (zones(table, printed["name"]), hand(table, "Ann")) == ([zone], ["Rite"])


def test_what_it_costs_besides_is_paid() -> None:
    costly = {**GIFT, "text": "As an additional cost to cast this spell, sacrifice a creature.\nYou gain 5 life."}
    table = with_deck(source("you can: discover 3"), summon("Ann", ELF), top=(costly,))
    GAME.apply(table, Activate("Ann", "Source", 1))
    go_on(table, "do it")
    assert (zones(table, "Elf"), table.players["Ann"].life) == ([Zone.DISCARD], 25)


def test_nobody_casts_for_nothing_by_saying_so() -> None:
    table = table_with(lying("Ann", "hand", GIFT))
    assert GAME.why_not(table, Play("Ann", "Gift", Zone.BACKROW, 1, said="for nothing")) is not None


def test_an_empty_deck_ends_the_search() -> None:
    table = table_with(source("you can: discover 3"))
    table.players["Ann"].zones[Zone.MAIN_DECK][:] = []
    GAME.apply(table, Activate("Ann", "Source", 1))
    assert hand(go_on(table), "Ann") == []
