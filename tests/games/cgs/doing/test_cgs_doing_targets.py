"""At what effects can be aimed, how many targets they take, which modes stand open, and when they can be activated."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, GOLEM, MOUSE, OGRE, done, hand, lying, play_out, source, summon, table_with

from rules_db.engine.kernel import IllegalAction
from rules_db.games.cgs.actions.values import Activate
from rules_db.games.cgs.card_text.doing import activating
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.state import Item, Table
from rules_db.games.cgs.words import Zone

RELIC = {"name": "Relic", "types": ["artifact"]}
ANA = {"name": "Ana", "types": ["planeswalker"]}


def aims(text: str, *cards: Any, **more: Any) -> list[tuple[str, ...]]:
    """Every way in which the first effect of Ann's Source can be aimed, in the order of the names."""
    table = table_with(source(f"you can: {text}"), *cards, **more)
    return [each.targets for each in GAME.options(table) if isinstance(each, Activate) and each.card == "Source"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("tap target creature", [("Elf",), ("Ogre",)]),
        ("tap target creature you control", [("Elf",)]),
        ("tap target creature you don't control", [("Ogre",)]),
        ("tap another target artifact", [("Relic",)]),
        ("tap target Ogre", [("Ogre",)]),
        ("tap target land", []),
        ("target player draws 1", [("Ann",), ("Bob",)]),
        ("target opponent draws 1", [("Bob",)]),
        ("this deals 1 damage to any target", [("Ana",), ("Ann",), ("Bob",), ("Elf",), ("Ogre",)]),
        ("tap two target creatures", [("Elf", "Ogre")]),
        ("tap up to two target creatures", [(), ("Elf",), ("Elf", "Ogre"), ("Ogre",)]),
        ("tap up to one target creature", [(), ("Elf",), ("Ogre",)]),
        ("tap three target creatures", []),
        ("tap target creature and target artifact",
         [("Elf", "Relic"), ("Elf", "Source"), ("Ogre", "Relic"), ("Ogre", "Source")]),
        ("target player draws 1, then tap target Elf", [("Ann", "Elf"), ("Bob", "Elf")]),
    ],
)  # fmt: skip
def test_an_effect_is_aimed_in_every_way_that_its_text_allows(text: str, expected: Any) -> None:
    walker = lying("Bob", "backrow zone", ANA, state={"counters": {"loyalty": 3}})
    cards = (summon("Ann", ELF), summon("Bob", OGRE), lying("Bob", "backrow zone", RELIC), walker)

    assert sorted(aims(text, *cards)) == expected


@pytest.mark.parametrize(
    ("targets", "is_refused"),
    [
        (("Elf", "Ogre"), False),
        (("Ogre", "Elf"), False),
        (("Elf",), True),
        (("Elf", "Elf"), True),
        (("Elf", "Ogre", "Golem"), True),
        (("Elf", "Relic"), True),
        ((), True),
    ],
)
def test_two_targets_are_two_that_will_do(targets: tuple[str, ...], is_refused: bool) -> None:
    cards = (summon("Ann", ELF), summon("Bob", OGRE), summon("Bob", GOLEM), lying("Bob", "backrow zone", RELIC))
    table = table_with(source("you can: tap two target creatures"), *cards)

    assert (GAME.why_not(table, Activate("Ann", "Source", 1, targets)) is not None) is is_refused


@pytest.mark.parametrize(
    ("targets", "is_refused"), [(("Elf", "Relic"), False), (("Relic",), False), (("Relic", "Elf"), True)]
)
def test_targets_are_named_in_the_order_of_the_text(targets: tuple[str, ...], is_refused: bool) -> None:
    text = "tap up to two target creatures, then untap up to one target card"
    table = table_with(source(f"you can: {text}"), summon("Ann", ELF), lying("Bob", "backrow zone", RELIC))

    assert (GAME.why_not(table, Activate("Ann", "Source", 1, targets)) is not None) is is_refused


@pytest.mark.parametrize(
    ("keeps", "whose", "can_be_aimed_at"),
    [
        ("hexproof", "Bob", False),
        ("hexproof", "Ann", True),
        ("shroud", "Bob", False),
        ("shroud", "Ann", False),
        ("this can't be the target of spells or abilities", "Ann", False),
        ("this can't be the target of spells or abilities your opponents control", "Ann", True),
        ("this can't be the target of spells or abilities your opponents control", "Bob", False),
        ("protection from red", "Bob", False),
        ("protection from red", "Ann", False),
        ("protection from green", "Bob", True),
        ("flying", "Bob", True),
    ],
)
def test_what_keeps_a_card_from_being_targeted(keeps: str, whose: str, can_be_aimed_at: bool) -> None:
    text = "you can: tap target creature"
    imp = summon("Ann", {**ELF, "name": "Imp", "cost": "{R}", "types": ["artifact", "creature"], "text": text})
    table = table_with(imp, summon(whose, {**OGRE, "cost": "{3}{G}", "text": keeps}))

    assert (GAME.why_not(table, Activate("Ann", "Imp", 1, ("Ogre",))) is None) is can_be_aimed_at


def test_a_player_may_be_kept_from_being_targeted() -> None:
    veil = {"name": "Veil", "types": ["enchantment"], "text": "you can't be targeted"}

    assert aims("target player draws 1", lying("Bob", "backrow zone", veil)) == [("Ann",)]
    assert aims("target player draws 1", lying("Ann", "backrow zone", veil)) == [("Ann",), ("Bob",)]


ONE_OF_TWO = "choose one — • tap target creature. • target player draws 1"


def test_the_target_tells_the_mode() -> None:
    assert aims(ONE_OF_TWO, summon("Bob", ELF)) == [("Ann",), ("Bob",), ("Elf",)]
    assert done(ONE_OF_TWO, summon("Bob", ELF), targets=("Elf",)).cards["Elf"].is_tapped
    assert len(hand(done(ONE_OF_TWO, summon("Bob", ELF), targets=("Bob",)), "Bob")) == 1
    assert aims(ONE_OF_TWO) == [("Ann",), ("Bob",)]


@pytest.mark.parametrize(("choice", "zone", "tapped"), [("1", Zone.SUMMON, True), ("2", Zone.EXILE, False)])
def test_a_target_for_two_modes_leaves_them_open(choice: str, zone: Zone, tapped: bool) -> None:
    text = "choose one — • tap target creature. • exile target creature. • target player draws 1"
    table = done(text, summon("Bob", ELF), targets=("Elf",), choices=[(choice,)])

    assert (table.cards["Elf"].zone, table.cards["Elf"].is_tapped) == (zone, tapped)


def test_a_mode_without_a_target_stands_open_without_one() -> None:
    text = "choose one — • tap target creature. • draw 1. • gain 2 life"
    table = done(text, summon("Bob", ELF), choices=[("3",)])
    assert (table.players["Ann"].life, table.cards["Elf"].is_tapped) == (22, False)
    assert done(text, summon("Bob", ELF), targets=("Elf",)).cards["Elf"].is_tapped


def test_of_several_modes_each_has_its_own_targets() -> None:
    text = "choose two — • tap target creature. • target player draws 1. • exile target artifact"
    cards = (summon("Bob", ELF), lying("Bob", "backrow zone", RELIC))
    assert ("Elf", "Bob") in aims(text, *cards)
    assert ("Elf", "Relic") in aims(text, *cards)
    assert ("Bob", "Relic") in aims(text, *cards)
    assert ("Elf",) not in aims(text, *cards)
    table = done(text, *cards, targets=("Elf", "Relic"))
    assert (table.cards["Elf"].is_tapped, table.cards["Relic"].zone, len(hand(table, "Bob"))) == (True, Zone.EXILE, 0)
    table = done(text, *cards, targets=("Bob", "Relic"))
    assert (table.cards["Elf"].is_tapped, table.cards["Relic"].zone, len(hand(table, "Bob"))) == (False, Zone.EXILE, 1)


@pytest.mark.parametrize(
    ("printed", "is_fast"),
    [
        ({"types": ["artifact"], "text": "{0}: draw 1"}, True),
        ({"types": ["artifact"], "text": "{0}: draw 1. Activate only as a sorcery."}, False),
        ({"types": ["Effect Monster"], "text": "once per turn: draw 1"}, False),
        ({"types": ["Effect Monster"], "text": "once per turn, quick effect: draw 1"}, True),
        ({"types": ["Continuous Spell"], "text": "once per turn: draw 1"}, False),
        ({"types": ["Continuous Trap"], "text": "once per turn: draw 1"}, True),
        ({"types": ["Tool"], "text": "you can: draw 1"}, False),
        ({"types": ["Pokémon"], "text": 'Ability "Nap": once per turn: draw 1'}, False),
    ],
)
def test_which_effects_answer_others(printed: dict[str, Any], is_fast: bool) -> None:
    zone = "Main Summon Zone" if printed["types"][0] in ("Effect Monster", "Pokémon") else "backrow zone"
    answer = lying("Bob", zone, {"name": "Answer", **printed})
    table = table_with(source("you can: draw 1"), answer)
    GAME.apply(table, Activate("Ann", "Source", 1))

    assert (GAME.why_not(table, Activate("Bob", "Answer", 1)) is None) is is_fast


def used(table: Table, card: str, effect: int = 1) -> bool:
    """Whether an effect of Ann's can be used, and is used if so."""
    try:
        GAME.apply(table, Activate("Ann", card, effect))
    except IllegalAction:
        return False
    play_out(table)
    return True


@pytest.mark.parametrize(
    ("text", "uses"),
    [
        ("once per turn: draw 1; once per turn: gain 1 life", [True, True, True, False]),
        ("you can: draw 1; you can: gain 1 life", [True, True, True, True]),
        ('once per turn: draw 1; once per turn: gain 1 life; you can only use each effect of "Imp" once per turn',
         [True, True, False, False]),
        ('once per turn: draw 1; once per turn: gain 1 life; you can only use 1 "Imp" effect per turn',
         [True, False, False, False]),
    ],
)  # fmt: skip
def test_how_often_effects_are_used(text: str, uses: list[bool]) -> None:
    imp = {"name": "Imp", "types": ["Effect Monster"], "offense": "100", "defense": "100", "text": text}
    table = table_with(summon("Ann", imp), summon("Ann", imp, "Imp 2"))
    seen = [used(table, "Imp"), used(table, "Imp", 2), used(table, "Imp 2"), used(table, "Imp")]

    assert seen == uses


def test_a_negated_card_activates_nothing_and_a_card_lies_where_its_effect_works() -> None:
    text = "once per turn: draw 1; banish this card from your GY; draw 1"
    imp = {"name": "Imp", "types": ["Effect Monster"], "offense": "100", "defense": "100", "text": text}
    there = table_with(
        summon("Ann", imp), lying("Ann", "discard pile", imp, "Imp 2"), lying("Ann", "hand", imp, "Imp 3")
    )
    offered = [(each.card, each.effect) for each in GAME.options(there) if isinstance(each, Activate)]
    assert sorted(offered) == [("Imp", 1), ("Imp 2", 2)]
    table = table_with(source("you can: target monster is negated this turn"), summon("Ann", imp))
    GAME.apply(table, Activate("Ann", "Source", 1, ("Imp",)))
    play_out(table)
    assert not used(table, "Imp")


def test_nobody_activates_what_another_controls() -> None:
    table = table_with(lying("Bob", "backrow zone", {**RELIC, "text": "{0}: draw 1"}), summon("Bob", MOUSE))

    assert GAME.why_not(table, Activate("Ann", "Relic", 1)) is not None
    assert GAME.why_not(table, Activate("Ann", "Relic", 2)) is not None


def test_the_modes_that_can_be_chosen_together() -> None:
    (effect,) = read_effects("choose one or both — • tap target creature. • target player draws 1")
    (only,) = effect.steps

    by = Item("effect", "Elf", "Ann")
    assert activating.ways_of(table_with(summon("Ann", ELF)), only, by) == [(1,), (2,), (1, 2)]  # type: ignore[arg-type]
