"""Prowess, ward, scry and surveil, and what is left to others, moved or shuffled away."""

from fractions import Fraction

from cgs_table import ELF, FIRE, GAME, GOLEM, MOUSE, OGRE, done, hand, lying, play_out, source, summon, table_with

from rules_db.games.cgs.actions.values import Activate, Play
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.card_text.said.vocabulary import DEFENSE, OFFENSE
from rules_db.games.cgs.words import Zone

ADEPT = {"name": "Adept", "types": ["creature"], "offense": "1", "defense": "1", "text": "prowess"}
HERON = {"name": "Heron", "types": ["creature"], "offense": "1", "defense": "1", "text": "ward {2}"}
SOUP = {"name": "Soup", "types": ["Item"], "text": "gain 1 life"}


def deck_of(*names: str) -> tuple[dict[str, object], ...]:
    return tuple(lying("Ann", "Main Deck", {"name": each, "types": ["sorcery"]}) for each in names)


def top_of_deck(text: str, *choices: tuple[str, ...]) -> list[str]:
    """The five cards on top of Ann's deck once she has done what a text says; A, B and C lie on top before."""
    table = done(text, *deck_of("A", "B", "C"), choices=choices)
    return table.players["Ann"].zones[Zone.MAIN_DECK][:-6:-1]


def test_prowess_answers_each_noncreature_spell_of_its_player() -> None:
    table = table_with(summon("Ann", ADEPT), lying("Ann", "hand", SOUP), lying("Ann", "hand", SOUP, "Stew"))
    for name in ("Soup", "Stew"):
        GAME.apply(table, Play("Ann", name, Zone.BACKROW, 2))
        play_out(table)

    assert values.number(table, table.cards["Adept"], OFFENSE) == 3
    assert values.number(table, table.cards["Adept"], DEFENSE) == 3


def test_prowess_sleeps_while_others_play_and_at_creatures() -> None:
    table = table_with(summon("Bob", ADEPT), lying("Ann", "hand", SOUP), summon("Ann", ADEPT, "Mine"),
                       lying("Ann", "hand", GOLEM))  # fmt: skip
    GAME.apply(table, Play("Ann", "Golem", Zone.SUMMON, 2))
    play_out(table)
    assert values.number(table, table.cards["Mine"], OFFENSE) == 1
    GAME.apply(table, Play("Ann", "Soup", Zone.BACKROW, 2))
    play_out(table)
    assert values.number(table, table.cards["Adept"], OFFENSE) == 1
    assert values.number(table, table.cards["Mine"], OFFENSE) == 2


def test_ward_counters_an_ability_unless_its_player_pays() -> None:
    mana = source("tap: add {3}")
    swat = lying("Ann", "backrow zone", {"name": "Swat", "types": ["artifact"], "text": "tap: destroy target creature"})
    for choice, place in (("pay", Zone.DISCARD), ("leave it", Zone.SUMMON)):
        table = table_with(mana, swat, summon("Bob", HERON))
        GAME.apply(table, Activate("Ann", "Source", 1))
        GAME.apply(table, Activate("Ann", "Swat", 1, ("Heron",)))
        play_out(table, (choice,))
        assert table.cards["Heron"].zone is place


def test_ward_asks_for_each_of_two_and_nothing_of_its_own_player() -> None:
    table = done("destroy 2 target creatures", summon("Bob", HERON), summon("Bob", HERON, "Egret"),
                 targets=("Heron", "Egret"), choices=[("Heron",)])  # fmt: skip
    assert {table.cards[each].zone for each in ("Heron", "Egret")} == {Zone.SUMMON}
    assert done("destroy target creature", summon("Ann", HERON), targets=("Heron",)).cards["Heron"].zone is Zone.DISCARD


def test_to_scry_is_to_leave_or_to_lay_below_in_any_order() -> None:
    assert top_of_deck("scry 2", (), ("B",))[:3] == ["B", "A", "C"]
    assert top_of_deck("scry 3", ("A", "C"), ("C",))[:1] == ["B"]
    table = done("scry 3", *deck_of("A", "B", "C"), choices=[("A", "C"), ("C",)])
    assert table.players["Ann"].zones[Zone.MAIN_DECK][:2] == ["A", "C"]


def test_to_surveil_is_to_leave_or_to_throw_away() -> None:
    assert top_of_deck("surveil 2", ("A",))[:2] == ["B", "C"]
    assert done("surveil 1", *deck_of("A"), choices=[("A",)]).cards["A"].zone is Zone.DISCARD


def test_a_hand_is_shuffled_into_the_deck() -> None:
    table = done("shuffle your hand into your deck and draw 2", lying("Ann", "hand", ELF), lying("Bob", "hand", OGRE))
    assert len(hand(table, "Ann")) == 2
    assert len(table.players["Ann"].zones[Zone.MAIN_DECK]) == 9
    assert hand(table, "Bob") == ["Ogre"]


def test_what_is_attached_is_moved_and_what_is_there_already_stays() -> None:
    active = lying("Ann", "Extra Summon Zone", MOUSE)
    cards = (active, summon("Ann", MOUSE, "Vole"), lying("Ann", "attached cards", FIRE, host="Mouse"))
    text = "move an Energy from one of your Pokémon to target Pokémon"
    assert done(text, *cards, targets=("Vole",)).cards["Fire Energy"].host == "Vole"
    assert done(text, *cards, targets=("Mouse",)).cards["Fire Energy"].stay == 0


def test_an_energy_is_moved_from_its_own_pokemon() -> None:
    text = "you can: move all Energy from this to another target Pokémon"
    rat = MOUSE | {"name": "Rat", "text": f'Ability "Gift": {text}'}
    table = table_with(
        lying("Ann", "Extra Summon Zone", rat), summon("Ann", MOUSE), lying("Ann", "attached cards", FIRE, host="Rat")
    )
    GAME.apply(table, Activate("Ann", "Rat", 1, ("Mouse",)))
    play_out(table)

    assert (table.cards["Rat"].attached, table.cards["Mouse"].attached) == ([], ["Fire Energy"])


def test_both_numbers_of_a_monster_change() -> None:
    table = done("target monster gains 500 ATK and DEF this turn", summon("Ann", GOLEM), targets=("Golem",),
                 game="Yu-Gi-Oh!")  # fmt: skip
    golem = table.cards["Golem"]
    assert values.number(table, golem, OFFENSE) == 2
    assert values.number(table, golem, DEFENSE) == Fraction(23, 10)
