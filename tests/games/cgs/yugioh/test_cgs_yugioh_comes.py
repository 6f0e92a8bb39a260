"""Monsters of Yu-Gi-Oh! that come from elsewhere: in which position, from where, for what, and with what held back."""

import pytest
from cgs_idiom import ignition, monster, rivals, spell
from cgs_table import ELF, GAME, casting, go_on_to, hand, lying, play_out, settled, summon, table_with

from rules_db.engine.kernel import BadSetup, IllegalAction
from rules_db.games.cgs.actions.values import Activate, Play
from rules_db.games.cgs.card_text.doing import permissions, standing
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.words import Zone

FIELD, GONE, BANISHED = Zone.SUMMON, Zone.DISCARD, Zone.EXILE
UPRIGHT = ("Attack Position",)
PIG = lying("Ann", "discard pile", monster("Pig", offense="1500"))


@pytest.mark.parametrize(
    ("way", "lies", "is_down"),
    [
        ("in Attack Position", False, False),
        ("in face-up Attack Position", False, False),
        ("in face-up Defense Position", True, False),
        ("in face-down Defense Position", True, True),
    ],
)
def test_a_text_names_the_position_and_nobody_chooses_it(way: str, lies: bool, is_down: bool) -> None:
    table = spell(f"Special Summon 1 monster with 1500 or less ATK from your GY {way}.", PIG)

    assert table.cards["Pig"].zone is FIELD
    assert (table.cards["Pig"].is_defending, table.cards["Pig"].is_face_down) == (lies, is_down)


def test_a_monster_that_battle_has_destroyed_calls_another_from_the_deck() -> None:
    text = (
        "When this card is destroyed by battle and sent to the GY: You can Special Summon 1 monster with 1500 or less "
        "ATK from your Deck in Attack Position."
    )
    (effect,) = read_effects(text)
    what = effect.steps[0].step.what  # type: ignore[attr-defined]

    assert (what.zone, what.property, what.least, what.most) == ("Deck", "offensive stat", None, 1500)


def test_what_has_just_come_by_itself_is_held_back_for_a_turn() -> None:
    text = "During your Main Phase: You can Special Summon this card from your hand, but it cannot attack this turn."
    table = ignition(text, zone="hand", choices=[UPRIGHT])

    assert table.cards["Boar"].zone is FIELD
    assert permissions.forbidden(table, "attack", "Boar") is not None
    go_on_to(table, 5)
    assert permissions.forbidden(table, "attack", "Boar") is None


def test_what_another_card_has_summoned_is_negated() -> None:
    proud = lying("Ann", "discard pile", monster("Pig", "All monsters gain 1000 ATK."))
    table = spell("Special Summon 1 monster from your GY, but its effects are negated.", proud, choices=[UPRIGHT])

    assert standing.is_negated(table, table.cards["Pig"])


@pytest.mark.parametrize(
    ("text", "zone", "paid"),
    [
        ("You can banish 2 monsters from your GY; Special Summon this card from your hand.", "hand", BANISHED),
        ("You can discard 2 cards; Special Summon this card from your GY in Defense Position.", "discard pile", GONE),
    ],
)
def test_a_monster_comes_for_what_stands_before_the_semicolon(text: str, zone: str, paid: Zone) -> None:
    where = "discard pile" if "banish" in text else "hand"
    cards = [lying("Ann", where, monster(each)) for each in ("Pig", "Ram")]
    table = ignition(text, *cards, zone=zone, choices=[] if "Defense" in text else [UPRIGHT])

    assert [table.cards[each].zone for each in ("Boar", "Pig", "Ram")] == [FIELD, paid, paid]


def test_a_monster_does_not_come_without_its_price_nor_from_elsewhere() -> None:
    text = "You can banish 2 monsters from your GY; Special Summon this card from your hand."
    poor = table_with(lying("Ann", "hand", monster("Boar", text)), PIG)
    buried = table_with(lying("Ann", "discard pile", monster("Boar", text)), PIG, lying("Ann", "discard pile", ELF))

    for table in (poor, buried):
        with pytest.raises(IllegalAction):
            GAME.apply(table, Activate("Ann", "Boar", 1))
    with pytest.raises(BadSetup, match="what a card comes for stands in front"):
        read_effects("You can banish this card; Special Summon this card from your GY.")


def test_an_effect_in_the_graveyard_is_paid_for_with_its_card() -> None:
    text = "If this card is in your GY: You can banish this card; draw 1 card."
    table = ignition(text, zone="discard pile")
    in_play = table_with(summon("Ann", monster("Boar", text)))

    assert (table.cards["Boar"].zone, len(hand(table, "Ann"))) == (BANISHED, 1)
    with pytest.raises(IllegalAction):
        GAME.apply(in_play, Activate("Ann", "Boar", 1))


RITE = {"name": "Rite", "types": ["Normal Spell"], "text": "Activate only if you control no monsters. Draw 2 cards."}


def test_a_spell_is_activated_only_if_its_condition_holds() -> None:
    play = Play("Ann", "Rite", Zone.BACKROW, 1)
    crowded = table_with(lying("Ann", "hand", RITE), summon("Ann", monster("Pig")))
    alone = table_with(lying("Ann", "hand", RITE), *rivals("Hog"))

    assert GAME.why_not(crowded, play) is not None
    GAME.apply(alone, play)
    play_out(alone)
    assert len(hand(alone, "Ann")) == 2


@pytest.mark.parametrize("place", ["hand", "discard pile"])
def test_a_monster_is_summoned_from_either_of_two_places(place: str) -> None:
    text = "You can Tribute this card; Special Summon 1 Level 4 or lower Beast monster from your hand or GY."
    cards = (lying("Ann", place, monster("Pig")), lying("Ann", "Main Deck", monster("Ram")))

    assert ignition(text, *cards, choices=[("Pig",), UPRIGHT]).cards["Pig"].zone is FIELD


@pytest.mark.parametrize("place", ["GY", "hand", "Deck"])
@pytest.mark.parametrize(("zone", "said"), [("discard pile", "GY"), ("hand", "hand"), ("Main Deck", "Deck")])
def test_whence_it_was_special_summoned_is_noticed(zone: str, said: str, place: str) -> None:
    cat = lying("Ann", zone, monster("Cat", f"If this card is Special Summoned from the {place}: Draw 1 card."))
    table = casting(f"Special Summon 1 monster from your {said}.", cat)
    assert table.cards["Cat"].zone is Zone.SUMMON
    assert len(hand(table, "Ann")) == (said == place)


def test_what_comes_from_the_extra_deck_is_noticed_by_others() -> None:
    link = {"name": "Chain", "types": ["Link Monster"], "offense": "1600", "rank": "1", "text": "1 monster"}
    bell = {"name": "Bell", "types": ["Continuous Spell"]}
    for place, drawn in (("Extra Deck", 1), ("GY", 0)):
        text = f"When a monster is Special Summoned from the {place}: Draw 1 card."
        table = table_with(lying("Ann", "Extra Deck", link), lying("Ann", "Main Summon Zone", monster("Hog")),
                           lying("Bob", "backrow zone", bell | {"text": text}))  # fmt: skip
        GAME.apply(table, GAME.parse(table, "Ann plays Chain with Hog"))
        assert len(hand(settled(table), "Bob")) == drawn
