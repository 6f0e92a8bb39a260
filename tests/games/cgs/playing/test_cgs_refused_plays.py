"""Nobody plays what is not theirs to play, nor to a place where a card of that type does not go."""

from typing import Any

import pytest
from cgs_table import ELF, FIRE, GAME, GOLEM, MOUSE, RAT, lying, summon, table_with

from rules_db.games.cgs.actions.values import Action, AttackWith, Blow, Play
from rules_db.games.cgs.chapters.c10.deeds import Turn
from rules_db.games.cgs.chapters.c12.retreating import Retreat
from rules_db.games.cgs.chapters.c16.opening import OpenBet
from rules_db.games.cgs.chapters.c18.tapping import TapForMoney
from rules_db.games.cgs.doing.yugioh.flipping import Flip
from rules_db.games.cgs.rules.c10_monsters.summoning import ATTACK, DEFENSE
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

GO = {"name": "Pass Go", "types": ["Action Card"], "value": 1}
STREET = {"name": "Street", "types": ["Property card"], "colors": ["Red"], "value": 3}
SPELL = {"name": "Ray", "types": ["Normal Spell"], "text": "gain 500 LP"}
TRAP = {"name": "Pit", "types": ["Normal Trap"], "text": "gain 500 LP"}
TOOL = {"name": "Rope", "types": ["Tool"]}
ACE = {"name": "Ace of Spades", "types": ["playing card"], "rank": "Ace", "suit": "spades", "colors": ["Spades"]}
BELL = {"name": "Bell", "types": ["artifact"]}


def why(table: Table, action: Action) -> str:
    """The rule that forbids an action, '' for none."""
    refusal = GAME.why_not(table, action)
    return refusal.rule.removeprefix("cgs-") if refusal else ""


def ways(player: str) -> list[tuple[dict[str, Any], Play]]:
    """Cards of the games, and how each is played from the hand by a player who has a Mouse, a Street and mana."""
    return [
        (ELF, Play(player, "Elf", Zone.SUMMON, 3)),
        (BELL, Play(player, "Bell", Zone.BACKROW, 1)),
        (GOLEM, Play(player, "Golem", Zone.SUMMON, 3)),
        (GOLEM, Play(player, "Golem", Zone.SUMMON, 3, is_face_down=True)),
        (SPELL, Play(player, "Ray", Zone.BACKROW, 1)),
        (SPELL, Play(player, "Ray", Zone.BACKROW, 1, is_face_down=True)),
        (TRAP, Play(player, "Pit", Zone.BACKROW, 1, is_face_down=True)),
        ({**MOUSE, "name": "Owl"}, Play(player, "Owl", Zone.SUMMON, 3)),
        (RAT, Play(player, "Rat", Zone.SUMMON, on="Mouse")),
        (FIRE, Play(player, "Fire Energy", Zone.ATTACHED, on="Mouse")),
        (TOOL, Play(player, "Rope", Zone.BACKROW, 1, on="Mouse")),
        (ACE, Play(player, "Ace of Spades", Zone.BACKROW, 1, is_face_down=True)),
        (GO, Play(player, "Pass Go", Zone.BACKROW, 1)),
        (STREET, Play(player, "Street", Zone.RESOURCES)),
    ]


def board(where: str, card: dict[str, Any]) -> Table:
    """Ann has a Mouse in her Active Spot, a red street and mana; a card is in the hand of whoever is named."""
    owl = lying("Ann", "Extra Summon Zone", MOUSE)
    avenue = lying("Ann", "resource area", {**STREET, "name": "Avenue"})
    players = [{"name": "Ann", "mana": {"green": 3}}, {"name": "Bob"}]
    return table_with(owl, avenue, lying(where, "hand", card), players=players)


@pytest.mark.parametrize(("card", "play"), ways("Ann"))
def test_a_card_is_played_from_the_own_hand_alone(card: dict[str, Any], play: Play) -> None:
    assert why(board("Ann", card), play) == ""
    assert why(board("Bob", card), play) == "4.4.1"


@pytest.mark.parametrize(("card", "play"), ways("Ann"))
def test_a_card_in_the_discard_pile_is_not_played(card: dict[str, Any], play: Play) -> None:
    table = table_with(
        lying("Ann", "Extra Summon Zone", MOUSE),
        lying("Ann", "discard pile", card),
        players=[{"name": "Ann", "mana": {"green": 3}}, {"name": "Bob"}],
    )

    assert why(table, play) == "4.4.1"


@pytest.mark.parametrize(
    ("card", "play", "rule"),
    [
        (ELF, Play("Ann", "Elf", Zone.BACKROW, 1), "5.4.2"),
        (ELF, Play("Ann", "Elf", Zone.BANK), "5.4.2"),
        (GOLEM, Play("Ann", "Golem", Zone.BACKROW, 1), "5.4.2"),
        (GOLEM, Play("Ann", "Golem", Zone.BACKROW, 1, is_face_down=True), "5.4.2"),
        (SPELL, Play("Ann", "Ray", Zone.SUMMON, 3), "8.1.7"),
        (MOUSE, Play("Ann", "Mouse", Zone.BACKROW, 1), "5.4.2"),
        (FIRE, Play("Ann", "Fire Energy", Zone.BACKROW, 1), "5.6.2"),
        (TOOL, Play("Ann", "Rope", Zone.FIELD, 1, on="Owl"), "8.1.7"),
        (GO, Play("Ann", "Pass Go", Zone.SUMMON, 3), "8.1.7"),
        (STREET, Play("Ann", "Street", Zone.BACKROW, 1), "5.6.2"),
        (RAT, Play("Ann", "Rat", Zone.SUMMON, on="Avenue"), "12.3.2.b"),
        (FIRE, Play("Ann", "Fire Energy", Zone.ATTACHED, on="Moon"), "13.1.2"),
    ],
)
def test_a_card_goes_nowhere_but_to_a_place_of_its_type(card: dict[str, Any], play: Play, rule: str) -> None:
    owl = lying("Ann", "Extra Summon Zone", {**MOUSE, "name": "Owl"})
    avenue = lying("Ann", "resource area", {**STREET, "name": "Avenue"})
    players = [{"name": "Ann", "mana": {"green": 3}}, {"name": "Bob"}]

    assert why(table_with(owl, avenue, lying("Ann", "hand", card), players=players), play) == rule


@pytest.mark.parametrize(("place", "rule"), [(1, ""), (5, "5.1.5"), (0, "8.1.7"), (6, "8.1.7")])
def test_a_zone_that_is_named_is_there_and_free(place: int, rule: str) -> None:
    players = [{"name": "Ann", "mana": {"green": 1}}, {"name": "Bob"}]
    table = table_with(lying("Ann", "hand", ELF), summon("Ann", GOLEM, place=5), players=players)

    assert why(table, Play("Ann", "Elf", Zone.SUMMON, place)) == rule


@pytest.mark.parametrize(
    "first", ["you may play an additional land on each of your turns", "creatures attack each turn if able"]
)
def test_what_a_text_forbids_stays_forbidden_whatever_another_says_first(first: str) -> None:
    rules = lying("Ann", "backrow zone", {**BELL, "text": f"{first}; players can't cast creature spells"})
    players = [{"name": "Ann", "mana": {"green": 1}}, {"name": "Bob"}]
    play, elf = Play("Ann", "Elf", Zone.SUMMON, 3), lying("Ann", "hand", ELF)

    assert why(table_with(rules, elf, players=players), play) == "8.1.5"
    assert why(table_with(elf, players=players), play) == ""


@pytest.mark.parametrize("targets", [(), ("Moon",), ("Street 0", "Moon")])
def test_a_deal_breaker_names_a_set(targets: tuple[str, ...]) -> None:
    streets = [lying("Bob", "resource area", {**STREET, "name": f"Street {at}"}) for at in range(3)]
    table = table_with(lying("Ann", "hand", {**GO, "name": "Deal Breaker"}), *streets)

    assert why(table, Play("Ann", "Deal Breaker", Zone.BACKROW, 1, targets=targets)) == "18.6.7"
    assert why(table, Play("Ann", "Deal Breaker", Zone.BACKROW, 1, targets=("Street 0",))) == ""


@pytest.mark.parametrize(("owner", "rule"), [("Ann", ""), ("Bob", "18.3.4")])
def test_nobody_taps_a_set_of_another_player(owner: str, rule: str) -> None:
    streets = [lying(owner, "resource area", {**STREET, "name": f"Street {at}"}) for at in range(3)]

    assert why(table_with(*streets), TapForMoney("Ann", "Street 0")) == rule


@pytest.mark.parametrize(("place", "rule"), [(0, ""), (1, "5.1.5"), (2, "5.1.5")])
def test_a_bet_is_opened_only_where_nothing_lies_in_the_hold_em_zones(place: int, rule: str) -> None:
    more = [lying("Ann", "hand", {**ACE, "name": f"Ace {each}", "suit": each}) for each in ("clubs", "hearts")]
    there = [lying("Ann", "Hold 'em zone", ACE, place=place)] if place else []
    money = lying("Ann", "bank zone", {"name": "1M", "types": ["Money Card"], "value": 1})
    table = table_with(*more, *there, money, phase="Betting Phase")

    assert why(table, OpenBet("Ann", ("Ace clubs", "Ace hearts"))) == rule


def both_sides(**more: Any) -> Table:
    """Ann and Bob have a Mouse, an upright Golem, a Set monster and a Bell each, and a Ram in the hand."""
    cards = []
    for player in ("Ann", "Bob"):
        cards += [
            lying(player, "Extra Summon Zone", MOUSE, f"{player}'s Mouse"),
            summon(player, GOLEM, f"{player}'s Golem", place=1),
            summon(player, GOLEM, f"{player}'s Rock", place=2, state={"is_face_down": True, "is_defending": True}),
            lying(player, "backrow zone", BELL, f"{player}'s Bell"),
            lying(player, "hand", GOLEM, f"{player}'s Ram"),
        ]
    return table_with(*cards, **more)


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (Turn("Ann", "Ann's Golem", DEFENSE), ""),
        (Turn("Ann", "Ann's Golem", ATTACK), "10.4.3"),
        (Turn("Ann", "Bob's Golem", DEFENSE), "10.4.3"),
        (Turn("Ann", "Ann's Ram", DEFENSE), "10.4.3"),
        (Turn("Ann", "Ann's Bell", DEFENSE), "10.4.3"),
        (Flip("Ann", "Ann's Rock"), ""),
        (Flip("Ann", "Bob's Rock"), "10.5.7"),
        (Flip("Ann", "Ann's Ram"), "10.5.7"),
        (Retreat("Ann", "Ann's Mouse", "Ann's Golem"), ""),
        (Retreat("Ann", "Ann's Golem", "Ann's Mouse"), "12.5.2"),
        (Retreat("Ann", "Bob's Mouse", "Bob's Golem"), "12.5.2"),
    ],
)
def test_only_what_lies_on_the_own_side_is_turned_flipped_or_retreats(action: Action, rule: str) -> None:
    assert why(both_sides(), action) == rule


@pytest.mark.parametrize(
    ("attacker", "target", "rule"),
    [
        ("Ann's Golem", "Bob's Golem", ""),
        ("Ann's Golem", "Bob's Rock", ""),
        ("Ann's Golem", "Bob's Ram", "10.6.1.c"),
        ("Ann's Golem", "Bob's Bell", "10.6.1.c"),
        ("Bob's Golem", "Ann's Golem", "4.5.2"),
        ("Ann's Rock", "Bob's Golem", "4.5.2"),
        ("Ann's Ram", "Bob's Golem", "4.5.2"),
        ("Ann's Bell", "Bob's Golem", "4.5.2"),
    ],
)
def test_summons_in_play_attack_summons_in_play(attacker: str, target: str, rule: str) -> None:
    table = both_sides(phase="Battle Phase")

    assert why(table, AttackWith("Ann", (Blow(attacker, target),))) == rule
