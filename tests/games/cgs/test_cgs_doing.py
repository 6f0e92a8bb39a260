"""What the verbs of cards do at a table: an effect is activated, all pass, and the table is looked at."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest
from cgs_table import (
    ELF,
    FIRE,
    GAME,
    GOLEM,
    MOUSE,
    OGRE,
    RAT,
    done,
    go_on_to,
    hand,
    lying,
    play_out,
    source,
    summon,
    table_with,
)

from rules_db.engine.kernel import IllegalAction
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions.values import Activate
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.card_text.said.vocabulary import DEFENSE, OFFENSE
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Game, Zone


@pytest.fixture
def damage_adds_up() -> Iterator[None]:
    """Summons take damage as creatures do, as long as chapters 9 to 12 do not say so."""

    def damaged(table: Table, trace: object, card: Card, amount: Fraction) -> bool:
        card.damage += int(amount)
        return card.damage >= (values.number(table, card, DEFENSE) or 0)

    missing = [game for game in (Game.MAGIC, Game.YUGIOH, Game.POKEMON) if game not in hooks.SUMMONS]
    nobody: Any = lambda *about: ()  # noqa: E731
    for game in missing:
        hooks.SUMMONS[game] = hooks.Summons(
            targets=nobody, why_not_attack=lambda *about: None, strikes=nobody, strikes_back=nobody, damaged=damaged
        )
    yield
    for game in missing:
        del hooks.SUMMONS[game]


def test_cards_are_drawn_and_discarded() -> None:
    table = done("draw 2, then opponent discards 1 card", lying("Bob", "hand", ELF))

    assert len(hand(table, "Ann")) == 2
    assert hand(table, "Bob") == []
    assert table.cards["Elf"].zone is Zone.DISCARD


def test_the_player_who_discards_chooses() -> None:
    table = done("opponent discards 1 card", lying("Bob", "hand", ELF), lying("Bob", "hand", OGRE), choices=[("Ogre",)])

    assert hand(table, "Bob") == ["Elf"]


def test_a_target_is_destroyed_unless_it_is_indestructible() -> None:
    tough = {**OGRE, "text": "indestructible"}
    table = done("destroy all creatures", summon("Bob", ELF), summon("Bob", tough))

    assert table.cards["Elf"].zone is Zone.DISCARD
    assert table.cards["Ogre"].zone is Zone.SUMMON


def test_a_creature_in_a_text_means_any_summon() -> None:
    table = done("destroy target creature", summon("Bob", GOLEM), targets=("Golem",))

    assert table.cards["Golem"].zone is Zone.DISCARD


def test_a_bound_is_on_the_scale_of_the_card_that_names_it() -> None:
    table = done(
        "destroy all monsters with ATK 1500 or less", summon("Bob", OGRE), summon("Bob", ELF), summon("Bob", GOLEM),
        game="Yu-Gi-Oh!",
    )  # fmt: skip

    assert [each for each in ("Ogre", "Elf", "Golem") if table.cards[each].zone is Zone.SUMMON] == ["Ogre"]


def test_colors_of_other_games_are_equivalent() -> None:
    table = done("destroy all black creatures", summon("Bob", GOLEM), summon("Bob", ELF))

    assert table.cards["Golem"].zone is Zone.DISCARD
    assert table.cards["Elf"].zone is Zone.SUMMON


def test_an_illegal_target_is_refused() -> None:
    table = table_with(source("you can: destroy target creature"), summon("Bob", {**ELF, "text": "hexproof"}))

    with pytest.raises(IllegalAction):
        GAME.apply(table, Activate("Ann", "Source", 1, ("Elf",)))


def test_numbers_change_for_a_time_and_as_long_as_a_card_stands() -> None:
    lord = {**OGRE, "text": "other Elf creatures you control get +1/+1"}
    table = done(
        "target creature gets +2/+0 until end of turn", summon("Ann", ELF), summon("Ann", lord), targets=("Elf",)
    )
    elf = table.cards["Elf"]

    assert values.number(table, elf, OFFENSE) == 4
    assert values.number(table, elf, DEFENSE) == 2


def test_a_change_is_multiplied_by_the_factor_of_the_card_that_makes_it() -> None:
    table = done("target monster gains 500 ATK this turn", summon("Ann", ELF), targets=("Elf",), game="Yu-Gi-Oh!")

    assert values.number(table, table.cards["Elf"], OFFENSE) == Fraction(3, 2)


def test_life_is_gained_and_lost_by_the_factor_of_the_game() -> None:
    table = done("gain 2000 LP, opponent loses 1000 LP", game="Yu-Gi-Oh!")

    assert (table.players["Ann"].life, table.players["Bob"].life) == (22, 19)


def test_damage_to_players_and_summons(damage_adds_up: None) -> None:
    assert done("this deals 3 damage to any target", targets=("Bob",)).players["Bob"].life == 17
    table = done("this deals 3 damage to any target", summon("Bob", OGRE), targets=("Ogre",))
    assert table.cards["Ogre"].zone is Zone.DISCARD
    active = lying("Bob", "Extra Summon Zone", RAT)
    table = done("10 damage to each Benched Pokémon", active, summon("Bob", MOUSE), game="Pokémon")
    assert table.cards["Mouse"].damage == 1


def test_damage_is_prevented(damage_adds_up: None) -> None:
    table = done("prevent all damage to you this turn, this deals 3 damage to each player")
    assert (table.players["Ann"].life, table.players["Bob"].life) == (20, 17)
    table = done(
        "prevent the next 2 damage to target player this turn, this deals 3 damage to each player", targets=("Ann",)
    )
    assert (table.players["Ann"].life, table.players["Bob"].life) == (19, 17)


def test_damage_counters_and_healing(damage_adds_up: None) -> None:
    table = done("put 3 damage counters on target Pokémon, heal 20 damage from that", summon("Bob", MOUSE),
                 targets=("Mouse",), game="Pokémon")  # fmt: skip

    assert table.cards["Mouse"].damage == 1


def test_cards_move_between_places() -> None:
    assert done("exile target creature", summon("Bob", ELF), targets=("Elf",)).cards["Elf"].zone is Zone.EXILE
    table = done("return target creature to the hand", summon("Bob", ELF), targets=("Elf",))
    assert hand(table, "Bob") == ["Elf"]
    table = done("return target creature to the bottom of the deck", summon("Bob", ELF), targets=("Elf",))
    assert table.players["Bob"].zones[Zone.MAIN_DECK][0] == "Elf"
    table = done("mill 3")
    assert len(table.lying("Ann", Zone.DISCARD)) == 3


def test_cards_come_into_play() -> None:
    table = done(
        "Special Summon a monster from your graveyard in Defense Position", lying("Ann", "discard pile", GOLEM)
    )
    golem = table.cards["Golem"]

    assert (golem.zone, golem.controller, golem.is_defending) == (Zone.SUMMON, "Ann", True)
    assert golem.summoned == table.turn


def test_a_search_finds_a_card_and_shuffles() -> None:
    table = done("search your deck for a Elf creature", lying("Ann", "Main Deck", ELF), choices=[("Elf",)])

    assert hand(table, "Ann") == ["Elf"]


def test_a_pokemon_goes_to_the_active_spot_and_then_to_the_bench() -> None:
    table = done("put 2 Pokémon from your hand onto the field", lying("Ann", "hand", MOUSE),
                 lying("Ann", "hand", MOUSE, "Mouse 2"))  # fmt: skip

    assert {table.cards[each].zone for each in ("Mouse", "Mouse 2")} == {Zone.EXTRA_SUMMON, Zone.SUMMON}


def test_tokens_are_made() -> None:
    table = done("create 2 1/1 green Elf creature tokens with haste, create a Treasure token")
    tokens = [card for card in table.cards.values() if card.is_token]

    assert [card.zone for card in tokens] == [Zone.SUMMON, Zone.SUMMON, Zone.RESOURCES]
    assert values.has_keyword(table, tokens[0], "haste")
    assert values.colors(table, tokens[0]) == {"green"}


def test_cards_are_turned() -> None:
    table = done("tap target creature, change that to Defense Position", summon("Bob", GOLEM), targets=("Golem",))
    golem = table.cards["Golem"]
    assert (golem.is_tapped, golem.is_defending) == (True, True)
    table = done("flip target monster face-down", summon("Bob", GOLEM), targets=("Golem",))
    assert (table.cards["Golem"].is_face_down, table.cards["Golem"].is_defending) == (True, True)


def test_control_changes_and_the_card_changes_sides() -> None:
    table = done("gain control of target monster", summon("Bob", GOLEM), targets=("Golem",))
    golem = table.cards["Golem"]

    assert (golem.controller, golem.owner, golem.zone) == ("Ann", "Bob", Zone.SUMMON)
    assert "Golem" in table.players["Ann"].zones[Zone.SUMMON]


def test_control_for_a_time_ends() -> None:
    table = done("gain control of target monster until end of turn", summon("Bob", GOLEM), targets=("Golem",))
    assert table.cards["Golem"].controller == "Ann"
    go_on_to(table, 4)
    assert table.cards["Golem"].controller == "Bob"
    assert "Golem" in table.players["Bob"].zones[Zone.SUMMON]


def test_control_as_long_as_a_card_stands() -> None:
    aura = {"name": "Leash", "types": ["enchantment"], "groups": ["Aura"], "text": "you control the enchanted creature"}
    table = done(
        "destroy target enchantment", summon("Bob", GOLEM), lying("Ann", "backrow zone", aura, host="Golem"),
        targets=("Leash",), dry=True,
    )  # fmt: skip
    assert table.cards["Golem"].controller == "Ann"
    play_out(table)
    assert table.cards["Golem"].controller == "Bob"


def test_control_of_what_others_control_stays() -> None:
    crown = {"name": "Crown", "types": ["artifact"], "text": "you control creatures you don't control"}
    table = done("draw 1", summon("Bob", ELF), lying("Ann", "backrow zone", crown))

    assert (table.cards["Elf"].controller, table.cards["Elf"].lent_by) == ("Ann", "Bob")


def test_a_change_that_rests_on_what_it_changes_is_asked_without_itself() -> None:
    lord = {
        **OGRE,
        "name": "Lord",
        "groups": ["Elf"],
        "text": "the power of creatures you control becomes the power of this",
    }
    table = done("draw 1", summon("Ann", ELF), summon("Ann", lord))

    assert [values.number(table, table.cards[name], OFFENSE) for name in ("Elf", "Lord")] == [3, 3]


def test_a_change_for_a_turn_ends_with_it() -> None:
    table = done("target creature gets +2/+0 until end of turn", summon("Ann", ELF), targets=("Elf",))
    go_on_to(table, 4)
    assert values.number(table, table.cards["Elf"], OFFENSE) == 1


def test_active_and_benched_change_places_and_conditions_end() -> None:
    table = done(
        "switch opponent's Active Pokémon with a Benched Pokémon",
        lying("Bob", "Extra Summon Zone", MOUSE, state={"conditions": ["Asleep"]}), summon("Bob", MOUSE, "Mouse 2"),
    )  # fmt: skip

    assert [table.cards[each].zone for each in ("Mouse", "Mouse 2")] == [Zone.SUMMON, Zone.EXTRA_SUMMON]
    assert table.cards["Mouse"].conditions == []


def test_special_conditions_exclude_each_other_but_poison_does_not() -> None:
    table = done("target Pokémon is now Asleep, that is now Poisoned, that is now Confused", summon("Bob", MOUSE),
                 targets=("Mouse",))  # fmt: skip
    assert table.cards["Mouse"].conditions == ["Poisoned", "Confused"]
    table = done("target Pokémon recovers from Asleep",
                 lying("Bob", "Extra Summon Zone", MOUSE, state={"conditions": ["Asleep", "Burned"]}),
                 targets=("Mouse",))  # fmt: skip
    assert table.cards["Mouse"].conditions == ["Burned"]


def test_energy_is_attached_and_evolution_keeps_the_damage() -> None:
    table = done("attach a basic Energy from your hand to target Pokémon", lying("Ann", "hand", FIRE),
                 summon("Ann", MOUSE), targets=("Mouse",))  # fmt: skip
    assert table.cards["Mouse"].attached == ["Fire Energy"]
    table = done("evolve a Pokémon you control into a Pokémon from your hand",
                 lying("Ann", "Extra Summon Zone", MOUSE, state={"damage": 2}),
                 lying("Ann", "hand", RAT))  # fmt: skip
    rat = table.cards["Rat"]
    assert (rat.zone, rat.damage, rat.beneath) == (Zone.EXTRA_SUMMON, 2, ["Mouse"])


def test_a_pokemon_devolves() -> None:
    mouse = lying("Ann", "beneath", MOUSE, above="Rat")
    rat = lying("Ann", "Extra Summon Zone", RAT, state={"damage": 2})
    table = done("devolve target Pokémon", rat, mouse, targets=("Rat",))

    assert table.cards["Mouse"].zone is Zone.EXTRA_SUMMON
    assert table.cards["Mouse"].damage == 2
    assert hand(table, "Ann") == ["Rat"]
