"""Effects in quotes: what texts give to cards, what tokens are made with, and emblems."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, GOLEM, OGRE, done, go_on_to, hand, lying, play_out, played, source, summon, table_with

from rules_db.engine.kernel import IllegalAction
from rules_db.games.cgs.actions.values import Activate, Pass, Play
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.card_text.said.vocabulary import OFFENSE
from rules_db.games.cgs.chapters.c9.magic import TapForMana
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone


def use(table: Table, name: str, *targets: str, effect: int = 1) -> None:
    GAME.apply(table, Activate("Ann", name, effect, targets))
    play_out(table)


BELL = {"name": "Bell", "types": ["enchantment"]}


def bell(text: str, name: str = "Bell", place: int = 3) -> dict[str, Any]:
    return lying("Ann", "backrow zone", {**BELL, "name": name, "text": text}, place=place)


KILL = source("you can: destroy target creature")


@pytest.mark.parametrize(
    "text",
    [
        'Creatures you control have "{T}: Draw a card."',
        'Creatures you control get +1/+1 and have "{T}: Draw a card."',
        'Creatures you control have flying and "{T}: Draw a card."',
        "Creatures you control have \u201c{T}: Draw a card.\u201d",
        'Each creature you control has "{T}: Draw a card." Other Elves you control get +1/+1.',
    ],
)
def test_an_ability_is_given_as_long_as_the_text_holds(text: str) -> None:
    table = table_with(bell(text), source("you can: destroy target enchantment"), summon("Ann", OGRE),
                       summon("Bob", ELF))  # fmt: skip
    use(table, "Ogre")
    assert (len(hand(table, "Ann")), table.cards["Ogre"].is_tapped) == (1, True)

    table.cards["Ogre"].is_tapped = False
    use(table, "Source", "Bell")
    with pytest.raises(IllegalAction):
        GAME.apply(table, Activate("Ann", "Ogre", 1))


def test_only_what_is_meant_gets_it() -> None:
    table = table_with(bell('Other Elves you control have "{T}: Draw a card."'), summon("Ann", OGRE))
    with pytest.raises(IllegalAction):
        GAME.apply(table, Activate("Ann", "Ogre", 1))


def test_it_comes_behind_what_the_card_says_itself() -> None:
    own = {**OGRE, "text": "{T}: You gain 1 life."}
    table = table_with(bell('Creatures you control have "{T}: Draw a card."'), summon("Ann", own))
    use(table, "Ogre", effect=2)
    assert (len(hand(table, "Ann")), table.players["Ann"].life) == (1, 20)


@pytest.mark.parametrize(("name", "life"), [("Ogre", 22), ("Elf", 20)])
def test_a_creature_that_dies_still_had_it(name: str, life: int) -> None:
    table = table_with(bell('Creatures you control have "When this creature dies, you gain 2 life."'), KILL,
                       summon("Ann", OGRE), summon("Bob", ELF))  # fmt: skip
    use(table, "Source", name)
    assert table.players["Ann"].life == life


def test_what_is_given_twice_works_twice() -> None:
    text = 'Creatures you control have "When this creature dies, you gain 2 life."'
    table = table_with(bell(text), bell(text, "Gong", 4), KILL, summon("Ann", OGRE))
    GAME.apply(table, Activate("Ann", "Source", 1, ("Ogre",)))
    for _ in range(2):
        GAME.apply(table, Pass(GAME.pending(table).player))  # type: ignore[union-attr]
    assert table.choice is not None  # Two effects wait, and Ann says which joins first.
    play_out(table, (table.choice.options[0],))
    assert table.players["Ann"].life == 24


def test_it_is_there_as_a_card_enters() -> None:
    table = table_with(bell('Creatures you control have "When this creature enters, you gain 2 life."'),
                       lying("Ann", "hand", {**ELF, "cost": ""}))  # fmt: skip
    GAME.apply(table, Play("Ann", "Elf", Zone.SUMMON, 1))
    play_out(table)
    assert table.players["Ann"].life == 22


def test_what_simply_holds_can_be_given() -> None:
    text = 'Ogres you control have "This creature gets +1/+1 for each Elf you control."'
    away = source("you can: destroy target enchantment")
    table = table_with(bell(text), away, summon("Ann", OGRE), summon("Ann", ELF))
    go_on_to(table, 5)
    assert values.number(table, table.cards["Ogre"], OFFENSE) == 4

    use(table, "Source", "Bell")
    assert values.number(table, table.cards["Ogre"], OFFENSE) == 3


def test_until_end_of_turn_it_is_gone_after_that() -> None:
    table = done('target creature gains "{T}: Draw a card." until end of turn', summon("Ann", OGRE), targets=("Ogre",))
    use(table, "Ogre")
    assert len(hand(table, "Ann")) == 1

    go_on_to(table, 5)
    with pytest.raises(IllegalAction):
        GAME.apply(table, Activate("Ann", "Ogre", 1))


def test_an_ability_that_has_been_activated_resolves_without_what_gave_it() -> None:
    rite = lying("Ann", "hand", {"name": "Rite", "types": ["instant"], "text": "destroy target enchantment"})
    table = table_with(bell('Creatures you control have "{T}: Draw two cards."'), rite, summon("Ann", OGRE))
    GAME.apply(table, Activate("Ann", "Ogre", 1))
    GAME.apply(table, Pass("Bob"))
    GAME.apply(table, Play("Ann", "Rite", Zone.BACKROW, 1, targets=("Bell",)))
    play_out(table)
    assert (table.cards["Bell"].zone, len(hand(table, "Ann"))) == (Zone.DISCARD, 2)


def test_its_numbers_are_those_of_the_card_that_gives_it() -> None:
    text = 'Each creature you control has "{T}: This creature deals 3 damage to target player."'
    table = table_with(bell(text), source("you can: gain 1 life"), summon("Ann", GOLEM))
    use(table, "Source")
    use(table, "Golem", "Bob")
    assert table.players["Bob"].life == 17


def test_an_aura_gives_it_to_what_it_enchants() -> None:
    spell = lying("Ann", "hand", {"name": "Bloom", "types": ["enchantment"], "groups": ["Aura"],
                  "text": 'Enchant creature\nEnchanted creature gets +1/+1 and has "{T}: Draw a card."'})  # fmt: skip
    table = table_with(spell, summon("Ann", OGRE), summon("Ann", ELF))
    GAME.apply(table, Play("Ann", "Bloom", Zone.BACKROW, 1, on="Ogre"))
    play_out(table)
    use(table, "Ogre")
    assert len(hand(table, "Ann")) == 1
    with pytest.raises(IllegalAction):
        GAME.apply(table, Activate("Ann", "Elf", 1))


@pytest.mark.parametrize(
    ("made", "keywords"),
    [
        ('with "When this creature dies, you gain 1 life."', set()),
        ('with flying and "When this creature dies, you gain 1 life."', {"flying"}),
        ("with flying and vigilance", {"flying", "vigilance"}),
    ],
)
def test_tokens_are_made_with_what_stands_in_quotes(made: str, keywords: set[str]) -> None:
    table = table_with(source(f"you can: create a 1/1 green Saproling creature token {made}; you can: destroy target "
                              "creature"))  # fmt: skip
    use(table, "Source")
    (token,) = (each for each in table.on_field() if each.is_token)
    assert values.keywords(table, token) == keywords

    use(table, "Source", token.id, effect=2)
    assert table.players["Ann"].life == (21 if "gain" in made else 20)


def test_an_emblem_holds_for_the_rest_of_the_game_and_nothing_finds_it() -> None:
    table = played('You get an emblem with "Creatures you control get +2/+2."', summon("Ann", ELF), summon("Bob", OGRE))
    assert values.number(table, table.cards["Elf"], OFFENSE) == 3
    assert values.number(table, table.cards["Ogre"], OFFENSE) == 3

    go_on_to(table, 5)
    assert values.number(table, table.cards["Elf"], OFFENSE) == 3
    assert [each.id for each in table.on_field()] == ["Elf", "Ogre"]


def test_an_emblem_waits_for_what_it_says() -> None:
    emblem = 'you can: you get an emblem with "Whenever you gain life, draw a card."'
    table = table_with(source(f"{emblem}; you can: gain 1 life"))
    use(table, "Source")
    use(table, "Source", effect=2)
    assert len(hand(table, "Ann")) == 1


@pytest.mark.parametrize("cost", ["{T}", "Sacrifice this"])
def test_an_emblem_is_no_card_that_could_pay(cost: str) -> None:
    table = played(f'You get an emblem with "{cost}: Draw a card."')
    (emblem,) = (each for each in table.cards.values() if each.is_token)
    with pytest.raises(IllegalAction, match=r"cannot_pay"):
        GAME.apply(table, Activate("Ann", emblem.id))


def test_a_planeswalker_makes_one() -> None:
    text = '\u22122: You get an emblem with "At the beginning of your upkeep, you gain 3 life."'
    sage = {"name": "Sage", "types": ["planeswalker"], "loyalty": 3, "text": text}
    table = table_with(lying("Ann", "backrow zone", sage, state={"counters": {"loyalty": 3}}))
    use(table, "Sage")
    go_on_to(table, 4)
    assert table.players["Ann"].life == 20
    go_on_to(table, 5)
    assert table.players["Ann"].life == 23


def test_the_full_stop_in_quotes_ends_the_sentence() -> None:
    text = 'Equipped creature gets +1/+0 and has "Whenever this creature attacks, you gain 1 life." Equip {2}'
    assert [each.kind for each in read_effects(text)] == ["static", "equip"]


def test_each_effect_speaks_in_the_numbers_of_the_game_that_it_comes_from() -> None:
    magic = 'Each creature you control has "{T}: This creature deals 3 damage to target player."'
    yugioh = 'Each creature you control has "You can: Inflict 2000 damage to target player."'
    own = {**GOLEM, "types": ["Effect Monster"], "text": "You can pay 5000 LP; draw 1 card."}
    rune = lying("Ann", "backrow zone", {"name": "Rune", "types": ["Continuous Spell"], "text": yugioh}, place=4)
    table = table_with(bell(magic), rune, source("you can: gain 1 life"), summon("Ann", own))
    use(table, "Source")

    use(table, "Golem")
    assert table.players["Ann"].life == 16
    use(table, "Golem", "Bob", effect=2)
    assert table.players["Bob"].life == 17
    use(table, "Golem", "Bob", effect=3)
    assert table.players["Bob"].life == 15


def test_a_land_that_is_given_an_ability_is_activated_by_that() -> None:
    isle = lying("Ann", "resource area", {"name": "Isle", "types": ["land"]})
    said = "Ann activates Isle's effect"
    assert GAME.parse(table_with(isle), said) == TapForMana("Ann", "Isle")
    assert GAME.parse(table_with(isle, bell('Lands you control have "{T}: Draw a card."')), said) == Activate(
        "Ann", "Isle"
    )
