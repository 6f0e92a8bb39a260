"""What cards of Yu-Gi-Oh! wait for: activations that they answer, attacks, summonings, and how a card has gone."""

from typing import Any

import pytest
from cgs_idiom import ATTACKERS, attacked, flipped, fought, monster, snare, spell, until_it_lies_there
from cgs_table import GAME, MOUSE, done, go_on_to, hand, lying, play_out, summon, table_with

from rules_db.engine.kernel import Decision, IllegalAction
from rules_db.games.cgs.actions.values import Activate, Choose, Pass, Play
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

FIELD, GONE, BANISHED = Zone.SUMMON, Zone.DISCARD, Zone.EXILE

RITE = {"name": "Rite", "types": ["Normal Spell"], "text": "draw 2"}
DIVE = {"name": "Dive", "types": ["sorcery"], "text": "draw 2"}
SEER = monster("Seer", "you can: draw 2")


def activated(printed: dict[str, Any], *cards: dict[str, Any]) -> Table:
    """Ann has activated a Spell from her hand, or the effect of a monster of hers, and Bob may answer."""
    is_monster = printed is SEER
    table = table_with(summon("Ann", printed) if is_monster else lying("Ann", "hand", printed), *cards)
    action = Activate("Ann", "Seer", 1) if is_monster else Play("Ann", printed["name"], Zone.BACKROW, 1)
    GAME.apply(table, action)
    return table


@pytest.mark.parametrize(
    ("text", "answered", "ends"),
    [
        ("When your opponent activates a Spell card: negate the activation, and if you do, destroy it.", RITE, GONE),
        ("When your opponent activates a Spell card: negate the activation, and if you do, destroy it.", DIVE, GONE),
        ("When a Spell/Trap Card is activated: Negate the activation and destroy it.", RITE, GONE),
        ("When your opponent activates a card or effect: negate the activation, and if you do, banish that card.",
         RITE, BANISHED),
        ("When your opponent activates a card or effect: negate the activation, and if you do, banish that card.",
         SEER, BANISHED),
        ("When your opponent activates a monster effect: Negate the activation, and if you do, destroy that monster.",
         SEER, GONE),
        ("When a Spell/Trap Card, or monster effect, is activated: Pay 2000 LP; negate the activation.", RITE, GONE),
        ("When a monster effect is activated: negate that effect.", SEER, FIELD),
    ],
)  # fmt: skip
def test_a_trap_negates_what_it_answers(text: str, answered: dict[str, Any], ends: Zone) -> None:
    table = flipped(activated(answered, snare(text)))

    assert hand(table, "Ann") == []
    assert table.cards[answered["name"]].zone is ends
    assert table.players["Bob"].life == (18 if "2000 LP" in text else 20)


@pytest.mark.parametrize(
    ("text", "answered"),
    [
        ("When your opponent activates a Trap card: negate the activation.", RITE),
        ("When your opponent activates a Spell card: negate the activation.", SEER),
        ("When your opponent activates a monster effect: negate the activation.", RITE),
        ("When you activate a card or effect: negate the activation.", RITE),
    ],
)
def test_a_trap_answers_nothing_but_what_it_waits_for(text: str, answered: dict[str, Any]) -> None:
    with pytest.raises(IllegalAction, match=r"11\.4\.7"):
        flipped(activated(answered, snare(text)))


def test_a_trap_that_cannot_be_paid_for_is_not_flipped() -> None:
    text = "When your opponent activates a Spell card: Discard 1 card; negate the activation."

    with pytest.raises(IllegalAction, match="cannot_pay"):
        flipped(activated(RITE, snare(text)))
    table = flipped(activated(RITE, snare(text), lying("Bob", "hand", monster("Imp"))))
    assert (hand(table, "Ann"), hand(table, "Bob")) == ([], [])


def test_a_summoning_from_the_hand_activates_nothing() -> None:
    text = "When your opponent activates a card or effect: negate the activation."
    table = table_with(lying("Ann", "hand", monster("Hog")), snare(text))
    GAME.apply(table, Play("Ann", "Hog", FIELD, 1))

    with pytest.raises(IllegalAction, match=r"11\.4\.7"):
        flipped(table)


def test_two_texts_that_answer_every_activation_do_not_answer_each_other_for_ever() -> None:
    text = "when your opponent activates a card or effect: gain 1 life"
    charm = {"name": "Charm", "types": ["artifact"], "text": text}
    cards = (lying("Bob", "backrow zone", charm), lying("Ann", "backrow zone", charm, "Other charm", place=2))
    table = activated(RITE, *cards)
    play_out(table)

    assert [table.players[each].life for each in ("Ann", "Bob")] == [20, 21]


def test_a_quick_effect_in_the_hand_is_paid_for_with_its_card() -> None:
    text = "(Quick Effect): You can discard this card; negate the activation, and if you do, destroy that card."
    table = activated(RITE, lying("Bob", "hand", monster("Imp", text)))
    GAME.apply(table, Activate("Bob", "Imp", 1))
    play_out(table)

    assert hand(table, "Ann") == []
    assert [table.cards[each].zone for each in ("Imp", "Rite")] == [GONE, GONE]


@pytest.mark.parametrize(("choice", "drawn"), [("pay", 0), ("leave it", 2)])
def test_an_effect_in_the_hand_that_waits_for_an_activation_is_left_or_paid(choice: str, drawn: int) -> None:
    text = "When your opponent activates a card or effect (Quick Effect): You can discard this card; negate it."
    table = activated(RITE, lying("Bob", "hand", monster("Imp", text)))
    GAME.apply(table, Choose("Bob", "may", (choice,)))
    play_out(table)

    assert len(hand(table, "Ann")) == drawn


@pytest.mark.parametrize(
    ("text", "is_met"),
    [
        ("When your opponent Normal Summons a monster: destroy it.", True),
        ("When your opponent Normal or Special Summons a monster: destroy it.", True),
        ("When your opponent Summons a monster(s): destroy it.", True),
        ("When a monster(s) is Normal Summoned: destroy it.", True),
        ("When your opponent Special Summons a monster: destroy it.", False),
        ("When you Normal Summon a monster: destroy it.", False),
        ("When your opponent Normal Summons a Dragon monster: destroy it.", False),
    ],
)
def test_a_trap_answers_a_summoning(text: str, is_met: bool) -> None:
    table = table_with(lying("Ann", "hand", monster("Hog")), snare(text, "Normal Trap"))
    GAME.apply(table, Play("Ann", "Hog", FIELD, 1))
    until_it_lies_there(table, "Hog")

    assert any(cue.card == "Snare" for cue in table.cues) is is_met
    if is_met:
        assert flipped(table).cards["Hog"].zone is GONE


@pytest.mark.parametrize(
    ("text", "zones"),
    [
        ("When your opponent's monster declares an attack: destroy it.", {"Hog": GONE, "Cat": FIELD, "Pig": FIELD}),
        ("When a monster declares an attack: negate the attack.", {"Hog": FIELD, "Cat": FIELD, "Pig": FIELD}),
        ("When an opponent's monster declares an attack: destroy all your opponent's attack position monsters.",
         {"Hog": GONE, "Cat": GONE, "Pig": FIELD}),
        ("When an opponent's monster declares an attack: destroy the attacking monster.",
         {"Hog": GONE, "Cat": FIELD, "Pig": FIELD}),
        ("When an attack is declared: banish the attacking monster.", {"Hog": BANISHED, "Cat": FIELD, "Pig": FIELD}),
        ("When an opponent's monster declares an attack: Target the attacking monster; destroy that target.",
         {"Hog": GONE, "Cat": FIELD, "Pig": FIELD}),
    ],
)  # fmt: skip
def test_a_trap_answers_an_attack(text: str, zones: dict[str, Zone]) -> None:
    table = attacked(snare(text, "Normal Trap"), *ATTACKERS, summon("Bob", monster("Pig", offense="1400")))
    table = flipped(table, targets=("Hog",) if "Target" in text else ())

    assert {name: table.cards[name].zone for name in zones} == zones


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("If this card is destroyed by battle or card effect: draw 1 card.", 1),
        ("If this card is destroyed by card effect: draw 1 card.", 1),
        ("If this card is sent from the field to the GY: draw 1 card.", 1),
        ("If this card is destroyed by battle: draw 1 card.", 0),
        ("If this card is destroyed by battle and sent to the GY: draw 1 card.", 0),
    ],
)
def test_what_has_been_destroyed_by_an_effect(text: str, drawn: int) -> None:
    assert len(hand(done("destroy all monsters", summon("Ann", monster("Pig", text))), "Ann")) == drawn


def test_what_is_discarded_has_not_been_sent_from_the_field() -> None:
    text = "If this card is sent from the field to the GY: draw 1 card."

    assert hand(done("discard 1 card", lying("Ann", "hand", monster("Pig", text))), "Ann") == []


@pytest.mark.parametrize(
    ("text", "drawn", "banished"),
    [
        ("If this card is destroyed by battle or card effect: draw 1 card.", 1, False),
        ("If this card is destroyed by battle and sent to the GY: draw 1 card.", 1, False),
        ("If this card is destroyed by battle and sent to the GY: draw 1 card.", 0, True),
        ("If this card is destroyed by battle: draw 1 card.", 1, False),
        ("If this card is destroyed by card effect: draw 1 card.", 0, False),
    ],
)
def test_what_has_been_destroyed_by_battle(text: str, drawn: int, banished: bool) -> None:
    instead = monster("Veil", "if a monster would be destroyed, banish it instead", offense="100")
    table = fought(
        summon("Bob", monster("Pig", text, offense="100")), *ATTACKERS, *([summon("Bob", instead)] if banished else [])
    )

    assert len(hand(table, "Bob")) == drawn


def test_what_is_destroyed_by_battle_is_it_to_the_destroyer() -> None:
    text = "When this card destroys an opponent's monster by battle and sends it to the GY: banish it."
    table = fought(summon("Bob", monster("Pig", offense="100")), summon("Ann", monster("Hog", text)))

    assert table.cards["Pig"].zone is BANISHED
    assert table.cards["Hog"].zone is FIELD


@pytest.mark.parametrize(("defense", "drawn"), [("", 1), ("1200", 0)])
def test_battle_damage_to_a_player_is_none_to_a_monster(defense: str, drawn: int) -> None:
    text = "When this card inflicts battle damage to your opponent: draw 1 card."
    wall = summon("Bob", monster("Pig", offense="1500", defense="1500"), state={"is_defending": bool(defense)})
    table = fought(wall, summon("Ann", monster("Hog", text, offense="2500")))

    assert len(hand(table, "Ann")) == drawn


@pytest.mark.parametrize("summoning", ["Special Summoned", "Normal or Special Summoned"])
def test_a_monster_that_is_special_summoned_does_what_it_says(summoning: str) -> None:
    arriving = monster("Pig", f"If this card is {summoning}: draw 1 card.")
    text = "Special Summon 1 monster from your GY."
    table = spell(text, lying("Ann", "discard pile", arriving), choices=[("Attack Position",)])

    assert len(hand(table, "Ann")) == 1


@pytest.mark.parametrize(
    ("text", "lives"),
    [
        ("During your Standby Phase: gain 2000 LP.", [20, 22]),
        ("During each Standby Phase: gain 2000 LP.", [22, 24]),
        ("During the End Phase: gain 2000 LP.", [22, 24]),
        ("During your End Phase: gain 2000 LP.", [22, 22]),
        ("Once per turn, during your opponent's Standby Phase: gain 2000 LP.", [22, 22]),
    ],
)
def test_what_is_done_during_a_phase_is_done_as_it_begins(text: str, lives: list[int]) -> None:
    table = table_with(summon("Ann", monster("Pig", text)))
    go_on_to(table, 4)
    first = table.players["Ann"].life
    go_on_to(table, 5)

    assert [first, table.players["Ann"].life] == lives


def test_what_a_trigger_costs_leaves_no_spot_empty_while_anybody_may_answer() -> None:
    """A Pokémon moves up at once (12.4.9)."""
    bell = {"name": "Bell", "types": ["Continuous Spell"],
            "text": "When you gain life: you can Tribute 1 monster you control; draw 1 card."}  # fmt: skip
    mice = (lying("Ann", "Extra Summon Zone", MOUSE), summon("Ann", MOUSE, "Vole"))
    table = done("gain 1 life", lying("Ann", "backrow zone", bell), *mice, dry=True)
    while table.choice is None:
        GAME.apply(table, Pass(table.priority))
    for kind, picks in (("may", ("pay",)), ("choose", ("Mouse",))):
        GAME.apply(table, Choose("Ann", kind, picks))

    assert GAME.pending(table) == Decision("Bob", "act")
    assert table.lying("Ann", Zone.EXTRA_SUMMON) == ["Vole"]


def test_what_waits_for_a_moment_has_no_card_to_target() -> None:
    boar = monster("Boar", "At the beginning of each end step: target that monster; destroy it.")
    table = table_with(summon("Ann", boar), summon("Bob", monster("Hog")))
    events = go_on_to(table, 4)

    assert "targeted" not in {event.kind for event in events}
    assert table.cards["Hog"].zone is FIELD
