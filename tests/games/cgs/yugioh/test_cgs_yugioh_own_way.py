"""Monsters that come by an effect of their own, for what is given up, and those that may not attack as they come."""

import pytest
from cgs_table import GAME, GOLEM, hand, lying, settled, summon, table_with

from rules_db.games.cgs.actions.values import Activate
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

DRAKE = GOLEM | {"name": "Drake", "types": ["Effect Monster"]}
OTHER = "You can Special Summon this card (from your hand) by sending 1 other card from your hand to the GY."
OWN = "Must be Special Summoned by its own effect. "


def comes(text: str, *cards: dict[str, object]) -> Table:
    table = table_with(lying("Ann", "hand", DRAKE | {"text": text}), *cards)
    GAME.apply(table, Activate("Ann", "Drake", len(read_effects(text))))
    return settled(table)


@pytest.mark.parametrize("text", [OTHER, OWN + OTHER])
def test_another_card_of_the_hand_is_sent_for_it(text: str) -> None:
    table = comes(text, lying("Ann", "hand", GOLEM))

    assert (table.cards["Drake"].zone, table.cards["Golem"].zone) == (Zone.SUMMON, Zone.DISCARD)
    assert hand(table, "Ann") == []


def test_alone_in_a_hand_it_gives_nothing_for_itself() -> None:
    table = table_with(lying("Ann", "hand", DRAKE | {"text": OTHER}))

    assert GAME.why_not(table, Activate("Ann", "Drake", 1)) is not None


@pytest.mark.parametrize(("said", "zone"), [(OWN, Zone.HAND), ("", Zone.SUMMON)])
def test_no_other_effect_brings_what_comes_by_its_own_alone(said: str, zone: Zone) -> None:
    horn = {"name": "Horn", "types": ["Continuous Spell"], "text": "You can: Special Summon 1 monster from your hand."}
    table = table_with(
        lying("Ann", "hand", DRAKE | {"text": said + OTHER}), lying("Ann", "backrow zone", horn)
    )  # fmt: skip
    GAME.apply(table, Activate("Ann", "Horn", 1))
    settled(table)

    assert table.cards["Drake"].zone is zone


@pytest.mark.parametrize(
    ("printed", "typed"),
    [
        ("If a card would be sent to the GY, banish it instead.",
         "If a card would be put into a graveyard, banish it instead."),
        ("Monsters your opponent controls cannot target monsters for attacks, except this one.",
         "Your opponent's monsters cannot target other monsters you control for attacks."),
        ("Target 1 monster on the field; gain LP equal to the ATK of that target.",
         "Target 1 monster on the field; gain LP equal to the ATK of that card."),
        ("Once while this card is face-up on the field: You can draw 1 card.", "Only once: You can draw 1 card."),
    ],
)  # fmt: skip
def test_what_is_printed_means_what_is_typed(printed: str, typed: str) -> None:
    assert read_effects(printed) == read_effects(typed)


@pytest.mark.parametrize(("came", "can"), [(["special summoned"], False), (["normal summoned"], True)])
def test_it_may_not_attack_in_the_turn_of_its_special_summon(came: list[str], can: bool) -> None:
    text = "Cannot attack the turn it is Special Summoned."
    drake = summon("Ann", DRAKE | {"text": text}, state={"came": came, "summoned": 3})
    table = table_with(drake, phase="Battle Phase")
    attacks = [each for each in GAME.options(table) if type(each).__name__ == "AttackWith"]

    assert any(GAME.why_not(table, each) is None for each in attacks) is can
