"""What a player sees of a game holds the name of no card that is hidden from that player, wherever it is told."""

import json
from dataclasses import asdict
from typing import Any

import pytest
from cgs_table import ELF, GAME, GOLEM, OGRE, lying, play_out, source, summon, table_with

from rules_db.games.cgs.actions.values import Activate, Pass, Play
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

DOWN = {"is_face_down": True, "is_defending": True}


def told(table: Table, player: str) -> str:
    """All that a player's view of the game says, as text."""
    return json.dumps(asdict(GAME.view(table, player)), default=str)


@pytest.mark.parametrize(
    ("where", "state", "who_sees"),
    [
        ("hand", {}, {"Bob"}),
        ("Main Deck", {}, set()),
        ("Extra Deck", {}, {"Bob"}),
        ("Prize card area", {}, set()),
        ("cards laid aside", {}, {"Bob"}),
        ("discard pile", {}, {"Ann", "Bob"}),
        ("exiled zone", {}, {"Ann", "Bob"}),
        ("bank zone", {}, {"Ann", "Bob"}),
        ("Hold 'em zone", DOWN, {"Bob"}),
        ("Hold 'em zone", {}, {"Ann", "Bob"}),
        ("Main Summon Zone", DOWN, {"Bob"}),
        ("Main Summon Zone", {}, {"Ann", "Bob"}),
        ("backrow zone", DOWN, {"Bob"}),
        ("backrow zone", {}, {"Ann", "Bob"}),
    ],
)
def test_who_sees_a_card_of_bob(where: str, state: dict[str, Any], who_sees: set[str]) -> None:
    table = table_with(lying("Bob", where, {**GOLEM, "name": "Secret"}, state=state))

    assert {each for each in ("Ann", "Bob") if "Secret" in told(table, each)} == who_sees


def test_what_has_damaged_a_card_is_forgotten_once_it_is_hidden() -> None:
    text = "you can: this deals 1 damage to target creature, return this to your hand"
    biter = summon("Ann", {**ELF, "name": "Secret", "text": text})
    table = table_with(biter, summon("Bob", GOLEM))
    GAME.apply(table, Activate("Ann", "Secret", 1, ("Golem",)))
    play_out(table)

    assert table.cards["Golem"].hurt[0] == "Secret"
    assert GAME.view(table, "Bob").cards["Golem"].hurt[0] == "Ann's hand 1"
    assert "Secret" not in told(table, "Bob")


def test_a_card_that_has_gone_back_to_a_hand_for_its_own_effect_goes_by_its_place() -> None:
    table = table_with(summon("Ann", {**ELF, "name": "Secret", "text": "return this to its owner's hand: draw 1"}))
    GAME.apply(table, GAME.parse(table, "Ann activates Secret's effect"))

    assert any("Secret" in each for each in table.queue[0].said.values())
    assert "Secret" not in told(table, "Bob")


def test_what_was_attached_to_a_card_that_has_left_goes_by_its_place_once_it_is_hidden() -> None:
    aura = {"name": "Secret", "types": ["enchantment"], "groups": ["Aura"], "text": "enchant creature"}
    kill = lying("Ann", "hand", {"name": "Kill", "types": ["sorcery"], "text": "destroy target creature"})
    back = "you can: return target enchantment card from your graveyard to your hand"
    attached = lying("Ann", "backrow zone", aura, host="Ogre")
    table = table_with(source(back), kill, summon("Bob", OGRE), attached)
    GAME.apply(table, GAME.parse(table, "Ann plays Kill targeting Ogre"))
    play_out(table)
    GAME.apply(table, Activate("Ann", "Source", 1, ("Secret",)))
    play_out(table)

    assert any("Secret" in each for each in table.cards["Ogre"].last)
    assert "Secret" not in told(table, "Bob")


def test_a_set_monster_that_is_attacked_is_known_from_then_on() -> None:
    hidden = summon("Bob", {**GOLEM, "name": "Secret"}, place=2, state=DOWN)
    table = table_with(summon("Ann", GOLEM), hidden, phase="Battle Phase")

    assert "Secret" not in told(table, "Ann")
    GAME.apply(table, GAME.parse(table, "Ann attacks Bob's Main Summon Zone 2 with Golem"))
    assert "Secret" in told(table, "Ann")


def test_one_that_is_turned_face_down_while_it_is_attacked_goes_by_its_place() -> None:
    veil = lying("Bob", "hand", {"name": "Veil", "types": ["instant"], "text": "flip target monster face-down"})
    target = summon("Bob", {**GOLEM, "name": "Secret"}, place=2)
    table = table_with(summon("Ann", GOLEM), target, veil, phase="Battle Phase", turn_player="Ann")
    for said in ("Ann attacks Secret with Golem", "Ann passes", "Bob plays Veil targeting Secret", "Ann passes"):
        GAME.apply(table, GAME.parse(table, said))
    GAME.apply(table, Pass("Bob"))

    seen = GAME.view(table, "Ann")

    assert seen.attack is not None
    assert seen.attack.strikes[0].target.id == "Bob's Main Summon Zone 2"
    assert "Secret" not in told(table, "Ann")


def test_nor_does_an_effect_that_targets_it_or_lasts_on_it() -> None:
    hidden = summon("Bob", {**GOLEM, "name": "Secret"}, place=2, state=DOWN)
    table = table_with(
        source("you can: target summon gets +1/+1 until end of turn"), hidden, summon("Bob", ELF, place=1)
    )
    GAME.apply(table, Activate("Ann", "Source", 1, ("Secret",)))

    assert [each.id for each in GAME.view(table, "Ann").queue[0].targets] == ["Bob's Main Summon Zone 2"]
    assert "Secret" not in told(table, "Ann")
    for player in ("Bob", "Ann"):
        GAME.apply(table, Pass(player))
    assert [each.id for each in GAME.view(table, "Ann").lasting[0].on] == ["Bob's Main Summon Zone 2"]
    assert "Secret" not in told(table, "Ann")


def test_a_player_knows_where_and_how_a_hidden_card_lies() -> None:
    table = table_with(summon("Bob", {**GOLEM, "name": "Secret"}, place=2, state=DOWN), summon("Ann", OGRE))

    seen = GAME.view(table, "Ann").cards["Bob's Main Summon Zone 2"]

    assert (seen.controller, seen.place, seen.is_face_down, seen.is_defending) == ("Bob", 2, True, True)
    assert (seen.printed.name, seen.printed.text, seen.types) == ("unknown card", "", ())


def test_a_card_that_is_being_set_is_known_by_its_place_in_the_queue() -> None:
    table = table_with(lying("Ann", "hand", {**GOLEM, "name": "Secret"}))
    GAME.apply(table, Play("Ann", "Secret", Zone.SUMMON, 3, is_face_down=True))

    assert [each.card for each in GAME.view(table, "Bob").queue] == ["Ann's card 1 in the Queue"]
    assert "Secret" not in told(table, "Bob")


def test_decks_count_from_the_top_and_hands_from_the_left() -> None:
    table = table_with(*(lying("Bob", "hand", ELF, each) for each in ("First", "Second")))

    seen = GAME.view(table, "Ann")

    assert seen.lying("Bob", table.cards["First"].zone) == ["Bob's hand 1", "Bob's hand 2"]
    assert seen.players["Bob"].zones[table.cards["Bob's 0"].zone][-1] == "Bob's Main Deck 1"
    assert seen.players["Bob"].zones[table.cards["Bob's 0"].zone][0] == "Bob's Main Deck 10"
