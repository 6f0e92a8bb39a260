"""What cards of Yu-Gi-Oh! say in words of their own, each carried out."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, GOLEM, casting, go_on_to, hand, lying, settled, summon, table_with

from rules_db.games.cgs.actions.values import Activate, AttackWith, Blow, Pass, Play
from rules_db.games.cgs.doing.yugioh.flipping import Flip
from rules_db.games.cgs.properties import OFFENSIVE, stat
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

DRAKE = GOLEM | {"name": "Drake", "types": ["Effect Monster"], "groups": ["Dragon"]}
AXE = {"name": "Axe", "types": ["artifact"], "text": "You can: destroy target monster."}


def with_axe(whose: str, text: str, **state: Any) -> Table:
    """Somebody's Axe has destroyed Ann's Drake, in Ann's turn."""
    drake = summon("Ann", DRAKE | {"text": text}, **state)
    table = table_with(drake, lying(whose, "backrow zone", AXE), turn_player=whose)
    GAME.apply(table, Activate(whose, "Axe", 1, ("Drake",)))
    return settled(table)


POSSESSED = "If this card in its owner's possession is destroyed by an opponent's card (by battle or card effect): You \
can draw 1 card."


@pytest.mark.parametrize(("whose", "drawn"), [("Bob", 1), ("Ann", 0)])
def test_it_is_destroyed_by_a_card_of_an_opponent(whose: str, drawn: int) -> None:
    assert len(hand(with_axe(whose, POSSESSED), "Ann")) == drawn


def test_what_an_opponent_has_taken_is_not_in_its_owners_possession() -> None:
    """Ann has got Bob's Drake and Bob destroys it: an opponent's card for her, yet not in Bob's possession."""
    drake = lying("Ann", "Main Summon Zone", DRAKE | {"text": POSSESSED}, owner="Bob")
    table = table_with(drake, lying("Bob", "backrow zone", AXE), turn_player="Bob")
    table.cards["Drake"].owner = "Bob"
    GAME.apply(table, Activate("Bob", "Axe", 1, ("Drake",)))
    settled(table)
    assert (table.cards["Drake"].zone, hand(table, "Ann"), hand(table, "Bob")) == (Zone.DISCARD, [], [])


@pytest.mark.parametrize(("offense", "drawn"), [("3000", 1), ("1000", 0)])
def test_a_battle_with_a_monster_of_an_opponent_counts_as_well(offense: str, drawn: int) -> None:
    wall = summon("Bob", GOLEM | {"name": "Wall", "offense": offense, "defense": offense})
    table = table_with(summon("Ann", DRAKE | {"text": POSSESSED}), wall, phase="Battle Phase")
    GAME.apply(table, AttackWith("Ann", (Blow("Drake", "Wall"),)))
    assert len(hand(settled(table), "Ann")) == drawn


RISES = "During the End Phase, if this card was destroyed this turn: You can Special Summon it from your GY."
FELLED = "During the End Phase of the turn this card was destroyed by battle and sent to the GY: You can Special \
Summon it."
OTHER = "If this card was destroyed this turn, during the End Phase: Special Summon this card from your GY."


@pytest.mark.parametrize(("text", "rises"), [(RISES, True), (OTHER, True), (FELLED, False)])
def test_what_was_destroyed_in_this_turn_comes_back_at_its_end(text: str, rises: bool) -> None:
    table = with_axe("Bob", text)
    assert table.lying("Ann", Zone.DISCARD) == ["Drake"]
    go_on_to(table, 4)
    assert (table.cards["Drake"].zone is Zone.SUMMON) is rises


@pytest.mark.parametrize("text", [RISES, FELLED])
def test_what_a_battle_has_destroyed_comes_back_too(text: str) -> None:
    wall = summon("Bob", GOLEM | {"name": "Wall", "offense": "3000"})
    table = table_with(summon("Ann", DRAKE | {"text": text}), wall, phase="Battle Phase")
    GAME.apply(table, AttackWith("Ann", (Blow("Drake", "Wall"),)))
    settled(table)
    go_on_to(table, 4)
    assert table.cards["Drake"].zone is Zone.SUMMON


@pytest.mark.parametrize("text", [RISES, FELLED])
def test_what_was_sent_otherwise_stays_where_it_is(text: str) -> None:
    table = casting("Tribute 1 monster; draw 1 card.", summon("Ann", DRAKE | {"text": text}))
    go_on_to(table, 4)
    assert table.cards["Drake"].zone is Zone.DISCARD


def test_what_was_destroyed_in_an_earlier_turn_does_not_come_back() -> None:
    table = with_axe("Bob", RISES.replace("You can Special Summon it from your GY", "Gain 1000 LP"))
    go_on_to(table, 5)
    assert table.players["Ann"].life == 21


@pytest.mark.parametrize(
    ("where", "expected"),
    [("on the field and in the GYs", "3"), ("you control and in your GY", "21/10")],
)
def test_what_is_counted_in_two_places(where: str, expected: str) -> None:
    """Three Dragons on the field and two in discard pile; of these Ann has two and none."""
    text = f"Gains 300 ATK for each Dragon monster {where}."
    table = table_with(
        summon("Ann", DRAKE | {"text": text}), summon("Ann", DRAKE, "Own"), summon("Bob", DRAKE, "Other"),
        lying("Bob", "discard pile", DRAKE, "Dead"), lying("Bob", "discard pile", DRAKE, "Gone"), summon("Bob", ELF),
    )  # fmt: skip
    assert str(stat(table, table.cards["Drake"], OFFENSIVE)) == expected


def test_damage_for_what_has_been_destroyed_by_this_effect() -> None:
    text = "Destroy all monsters your opponent controls, then inflict 1000 damage to your opponent for each monster \
destroyed by this effect."
    safe = GOLEM | {"name": "Safe", "text": "Cannot be destroyed by card effects.", "types": ["Effect Monster"]}
    table = casting(text, summon("Bob", GOLEM), summon("Bob", ELF), summon("Bob", safe), summon("Ann", DRAKE))
    assert table.players["Bob"].life == 18


@pytest.mark.parametrize(("end", "place"), [("also place the rest on the bottom of your Deck in any order", 0), ("also \
shuffle the rest into your Deck", None)])  # fmt: skip
def test_one_of_the_excavated_cards_is_taken(end: str, place: int | None) -> None:
    table = casting(f"Excavate the top 3 cards of your Deck, add 1 of them to your hand, {end}.")
    deck = table.lying("Ann", Zone.MAIN_DECK)
    assert (len(hand(table, "Ann")), len(deck)) == (1, 9)
    if place is not None:
        assert {*deck[:2]} < {"Ann's 0", "Ann's 1", "Ann's 2"}


@pytest.mark.parametrize(("attacker", "is_own"), [("Golem", True), ("Wall", False)])
def test_an_attack_that_involves_a_monster_of_ones_own(attacker: str, is_own: bool) -> None:
    trap = {"name": "Net", "types": ["Normal Trap"],
            "text": "When an attack is declared involving a monster you control: Negate the attack."}  # fmt: skip
    net = lying("Ann", "backrow zone", trap, state={"is_face_down": True, "set_in": 1})
    player = "Ann" if is_own else "Bob"
    table = table_with(net, summon("Ann", GOLEM), summon("Bob", GOLEM | {"name": "Wall", "offense": "3000"}),
                       phase="Battle Phase", turn_player=player)  # fmt: skip
    GAME.apply(table, AttackWith(player, (Blow(attacker, "Wall" if is_own else "Golem"),)))
    while not any(isinstance(each, Flip) for each in GAME.options(table)):
        decision = GAME.pending(table)
        assert decision is not None
        GAME.apply(table, Pass(decision.player))
    GAME.apply(table, next(each for each in GAME.options(table) if isinstance(each, Flip)))
    settled(table)
    assert table.cards["Golem"].zone is Zone.SUMMON


@pytest.mark.parametrize(("defends", "able"), [(True, {"Wall"}), (False, {"Wall", "Golem"})])
def test_others_are_not_attacked_while_it_is_in_defense_position(defends: bool, able: set[str]) -> None:
    text = "While this card is in face-up Defense Position, your opponent cannot target other face-up \
monsters for attacks."
    wall = summon("Bob", DRAKE | {"name": "Wall", "text": text}, state={"is_defending": defends})
    table = table_with(summon("Ann", DRAKE), wall, summon("Bob", GOLEM), phase="Battle Phase")
    there = [each for each in GAME.options(table) if isinstance(each, AttackWith)]
    assert {each.blows[0].target for each in there if GAME.why_not(table, each) is None} == able


def test_a_ritual_spell_that_is_used_for_one_monster() -> None:
    idol = GOLEM | {"name": "Idol", "types": ["Ritual Monster"], "rank": "6"}
    rite = {"name": "Old Rite", "types": ["Ritual Spell"],
            "text": 'This card is used to Ritual Summon "Idol". You must also Tribute monsters from your hand or field '
                    "whose total Levels equal 6 or more."}  # fmt: skip
    table = table_with(
        lying("Ann", "hand", idol), lying("Ann", "hand", rite), summon("Ann", DRAKE), summon("Ann", GOLEM)
    )
    GAME.apply(table, Play("Ann", "Old Rite", Zone.BACKROW, 1))
    settled(table)
    assert [table.cards[each].zone for each in ("Idol", "Drake", "Golem")] == [Zone.SUMMON, Zone.DISCARD, Zone.DISCARD]


def test_each_player_must_discard() -> None:
    text = "During each Standby Phase, each player must discard 1 card."
    table = table_with(lying("Ann", "backrow zone", {"name": "Fog", "types": ["Continuous Spell"], "text": text}),
                       lying("Ann", "hand", ELF), lying("Bob", "hand", GOLEM))  # fmt: skip
    go_on_to(table, 4)
    assert [len(table.lying(each, Zone.DISCARD)) for each in ("Ann", "Bob")] == [1, 1]
    assert hand(table, "Ann") == []


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Both players discard their hands and draw 3 cards.", [3, 3]),
        ("Both players discard their hands, then draw 3 cards.", [3, 3]),
        ("Both players discard 1 card and draw 1 card.", [1, 2]),
        ("Both players shuffle their hands into their Decks and draw 4 cards.", [4, 4]),
    ],
)
def test_both_do_the_second_thing_as_well(text: str, left: list[int]) -> None:
    table = casting(text, lying("Ann", "hand", ELF), lying("Bob", "hand", GOLEM), lying("Bob", "hand", DRAKE))
    assert [len(hand(table, each)) for each in ("Ann", "Bob")] == left
