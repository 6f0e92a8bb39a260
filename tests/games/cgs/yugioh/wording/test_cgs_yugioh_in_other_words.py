"""What cards of Yu-Gi-Oh! say in further words: each is done as it is meant, in several places."""

from typing import Any

import pytest
from cgs_idiom import (
    ATTACKERS,
    attacked,
    fought,
    ignition,
    monster,
    rivals,
    snare,
    spell,
    until_it_lies_there,
)
from cgs_table import ELF, GAME, casting, go_on_to, hand, lying, play_out, settled, summon, table_with

from rules_db.games.cgs.actions.values import Activate
from rules_db.games.cgs.card_text.doing import permissions
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.doing.yugioh.flipping import Flip
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

BOAR = monster("Boar", "Once per turn: You can draw 1 card.")


def hall(text: str, player: str = "Bob", kind: str = "Continuous Spell", **more: Any) -> dict[str, Any]:
    """A card of the backrow that stays and says this."""
    return lying(player, "backrow zone", {"name": "Hall", "types": [kind], "text": text}, **more)


def own_trap(text: str) -> dict[str, Any]:
    """A Normal Trap that Ann has Set in an earlier turn."""
    printed = {"name": "Trap", "types": ["Normal Trap"], "text": text}
    return lying("Ann", "backrow zone", printed, state={"is_face_down": True, "set_in": 1})


def is_open(table: Table, said: str) -> bool:
    """Whether Ann could do this now."""
    return GAME.why_not(table, GAME.parse(table, said)) is None


@pytest.mark.parametrize(
    "text",
    [
        "Negate the effects of all face-up monsters on the field.",
        "Negate the effects of all face-up monsters while they are face-up on the field.",
        "The effects of all face-up monsters on the field are negated.",
        "Negate all monster effects on the field.",
    ],
)
@pytest.mark.parametrize("kind", ["Continuous Spell", "Continuous Trap", "Field Spell"])
def test_effects_are_negated_as_long_as_it_is_said(text: str, kind: str) -> None:
    said = "Ann activates Boar's effect"
    assert is_open(table_with(summon("Ann", BOAR)), said)
    assert not is_open(table_with(summon("Ann", BOAR), hall(text, kind=kind)), said)
    down = hall(text, kind=kind, state={"is_face_down": True})
    assert is_open(table_with(summon("Ann", BOAR), down), said)


def test_only_the_effects_of_the_others_are_negated() -> None:
    table = table_with(
        summon("Ann", BOAR), hall("Negate the effects of all face-up monsters your opponent controls.", "Ann")
    )
    assert is_open(table, "Ann activates Boar's effect")


ROYAL = "Trap Cards, and their effects on the field, cannot be activated. Negate all Trap effects on the field."


@pytest.mark.parametrize("text", [ROYAL, "Trap Cards, and their effects on the field, cannot be activated.",
                                  "Trap Cards cannot be activated."])  # fmt: skip
def test_no_trap_is_activated(text: str) -> None:
    trap = own_trap("Draw 1 card.")
    assert is_open(table_with(trap), "Ann flips Trap")
    for cards in ([summon("Ann", monster("Ape", text))], [hall(text, "Ann")]):
        assert not is_open(table_with(trap, *cards), "Ann flips Trap")


@pytest.mark.parametrize("text", [ROYAL, "Negate all Trap effects on the field."])
def test_a_trap_that_lies_there_says_nothing(text: str) -> None:
    web = hall("Monsters cannot attack.", kind="Continuous Trap")
    caught = table_with(web, summon("Ann", monster("Hog")))
    assert permissions.forbidden(caught, "attack", "Hog")
    table = table_with(web, summon("Ann", monster("Hog")), summon("Ann", monster("Ape", text)))
    assert permissions.forbidden(table, "attack", "Hog") is None


@pytest.mark.parametrize(("own", "theirs", "may"), [((), 1, True), (("Hog",), 1, False), ((), 0, False)])
def test_it_comes_if_only_the_opponent_controls_a_monster(own: tuple[str, ...], theirs: int, may: bool) -> None:
    text = "If only your opponent controls a monster, you can Special Summon this card (from your hand)."
    ape = lying("Ann", "hand", monster("Ape", text, rank="6"))
    table = table_with(ape, *(summon("Ann", monster(each)) for each in own), *rivals(*["Cat"][:theirs]))
    assert is_open(table, "Ann activates Ape's effect") is may


def test_nobody_special_summons_from_the_extra_deck() -> None:
    text = "Neither player can Special Summon monsters from the Extra Deck."
    dragon = lying("Ann", "Extra Deck", monster("Dragon", types=["Fusion Monster"]))
    done = "Special Summon 1 Fusion monster from your Extra Deck."
    assert casting(done, dragon).cards["Dragon"].zone is not Zone.EXTRA_DECK
    assert casting(done, dragon, hall(text)).cards["Dragon"].zone is Zone.EXTRA_DECK
    assert casting(done, dragon, hall(text, "Ann", place=2)).cards["Dragon"].zone is Zone.EXTRA_DECK


def test_what_comes_back_has_its_effects_negated() -> None:
    cat = lying("Ann", "discard pile", BOAR)
    table = casting("Special Summon 1 monster from your GY, but it has its effects negated.", cat)
    assert table.cards["Boar"].zone is Zone.SUMMON
    assert not is_open(table, "Ann activates Boar's effect")


def test_it_is_kept_for_life_each_standby_phase() -> None:
    text = "Once per turn, during your Standby Phase, you must pay 500 LP or destroy this card."
    read = read_effects(text)[0]
    assert read == read_effects("During your Standby Phase: Destroy this card unless you pay 500 LP.")[0]


def test_a_card_of_the_hand_that_is_looked_at_is_discarded() -> None:
    cards = [lying("Bob", "hand", ELF, each) for each in ("Elf", "Imp")]
    text = "Look at your opponent's hand, choose 1 card in it, and discard that card."
    assert hand(spell(text, *cards, choices=[("Imp",)]), "Bob") == ["Elf"]


def test_both_hands_are_exchanged_for_as_many_cards() -> None:
    text = (
        "Both players discard as many cards as possible from their hands, then each player draws the same number of "
        "cards they discarded."
    )
    cards = [lying("Bob", "hand", ELF, each) for each in ("Elf", "Imp")]
    table = spell(text, *cards, lying("Ann", "hand", ELF, "Own"))
    assert (len(hand(table, "Ann")), len(hand(table, "Bob"))) == (1, 2)
    assert not {"Elf", "Imp", "Own"} & {*hand(table, "Ann"), *hand(table, "Bob")}


def test_the_opponent_discards_at_random_for_a_price() -> None:
    cards = [lying("Bob", "hand", ELF, each) for each in ("Elf", "Imp")]
    table = spell("Pay 1000 LP; your opponent must discard 1 random card.", *cards)
    assert (len(hand(table, "Bob")), table.players["Ann"].life) == (1, 19)


def test_it_is_neither_targeted_nor_destroyed_by_the_opponent() -> None:
    text = (
        "Your opponent cannot target this card with card effects, also it cannot be destroyed by your opponent's card "
        "effects."
    )
    table = spell("Destroy all monsters.", summon("Bob", monster("Ape", text)), *rivals("Cat"))
    assert [table.cards[each].zone for each in ("Ape", "Cat")] == [Zone.SUMMON, Zone.DISCARD]
    pit = lying("Ann", "hand", {"name": "Pit", "types": ["Normal Spell"], "text": "Target 1 monster; destroy it."})
    aimed = table_with(pit, summon("Bob", monster("Ape", text)))
    assert not is_open(aimed, "Ann activates Pit targeting Ape")


def test_for_a_turn_neither_damage_nor_destruction_comes_of_battle() -> None:
    text = (
        "This turn, you take no battle damage from your opponent's monsters, also your monsters cannot be destroyed by "
        "battle."
    )
    weak = summon("Bob", monster("Pig", offense="100", defense="100"))
    plain = fought(*ATTACKERS, weak)
    assert (plain.cards["Pig"].zone, plain.players["Bob"].life < 20) == (Zone.DISCARD, True)
    table = attacked(*ATTACKERS, weak, snare(text, "Normal Trap"))
    GAME.apply(table, Flip("Bob", "Snare"))
    settled(table)
    assert (table.cards["Pig"].zone, table.players["Bob"].life) == (Zone.SUMMON, 20)


@pytest.mark.parametrize("head", ["", "Once per turn: ", "Once per turn (Quick Effect): "])
def test_a_card_banishes_itself_until_the_end_phase(head: str) -> None:
    table = table_with(summon("Ann", monster("Ape", f"{head}You can banish this card until the End Phase.")))
    GAME.apply(table, Activate("Ann", "Ape", 1))
    play_out(table)
    zones = [table.cards["Ape"].zone]
    go_on_to(table, 4)
    assert [*zones, table.cards["Ape"].zone] == [Zone.EXILE, Zone.SUMMON]


def test_a_summoned_monster_that_is_strong_is_trapped() -> None:
    text = (
        "When your opponent Normal or Flip Summons 1 monster with 1000 or more ATK: You can target that monster; "
        "destroy that target."
    )
    for attack, zone in (("1500", Zone.DISCARD), ("900", Zone.SUMMON)):
        table = table_with(lying("Ann", "hand", monster("Ape", offense=attack)), snare(text, "Normal Trap"))
        GAME.apply(table, GAME.parse(table, "Ann plays Ape"))
        until_it_lies_there(table, "Ape")
        if GAME.why_not(table, Flip("Bob", "Snare")) is None:
            GAME.apply(table, Flip("Bob", "Snare"))
        assert settled(table).cards["Ape"].zone is zone


def test_no_further_battle_damage_is_taken() -> None:
    table = ignition("You can discard this card; this turn, you take no further battle damage.", zone="hand")
    assert table.cards["Boar"].zone is Zone.DISCARD
