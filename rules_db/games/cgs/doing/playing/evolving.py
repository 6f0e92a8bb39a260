"""A Pokémon evolves: what it keeps of the summon below, and what it recovers from."""

from __future__ import annotations

from rules_db.engine.trace import Trace
from rules_db.games.cgs.doing.conditions import effects_of_attacks, special_conditions
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.zones import moving, putting
from rules_db.games.cgs.rules.c12_pokemon import evolution
from rules_db.games.cgs.rules.c12_pokemon import special_conditions as conditions
from rules_db.games.cgs.rules.c12_pokemon.cards import is_pokemon
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import PLACES


def evolve(table: Table, trace: Trace, card: Card, below: Card, player: str, rule: str = "12.3.2.b") -> None:
    """Lay a Pokémon onto a summon: it is the same summon on the field."""
    key = f"attack/{below.id}/{below.stay}"
    is_other_game = not is_pokemon(below)
    effects_of_attacks.end(table, below)
    putting.lay_onto(table, card, below)
    card.evolved = table.turn
    _keep(table, trace, card, key)
    facts = {"card": card.id, "onto": below.id}
    event = happenings.happen(table, trace, "evolved", rule, player, **facts)
    with trace.because(event):
        if evolution.is_summoning():
            card.summoned = table.turn
            happenings.happen(table, trace, "summoned", rule, player, card=card.id)
        if evolution.is_casting():
            happenings.happen(table, trace, "cast", rule, player, card=card.id)
        if evolution.recovers() and (not is_other_game or conditions.cures_other(below)):
            special_conditions.recover(table, trace, card, list(card.conditions), "12.3.9")


def _keep(table: Table, trace: Trace, card: Card, attack: str) -> None:
    """What the new top card keeps; each rule that is off takes something of it away."""
    if not evolution.keeps_damage():
        card.damage = 0
    if not evolution.keeps_orientation():
        card.is_tapped = card.is_defending = False
    if not evolution.keeps_attached():
        moving.discard(table, trace, list(card.attached), "5.1.13.d")
    if not evolution.has_still_attacked():
        card.attacked = 0
    elif attack in table.uses:
        table.uses[f"attack/{card.id}/{card.stay}"] = table.uses[attack]
    if not evolution.takes_its_zone() and card.zone in PLACES:
        free = putting.free_places(table, card.player, card.zone)
        if free:
            putting.shift(table, card, card.zone, free[0])


def who_speaks(table: Table, card: Card) -> Card:
    """The card of a stack from which a Pokémon has its traits and effects: the top one (12.3.8.e)."""
    stack = [*reversed(card.beneath), card.id]
    return table.cards[stack[evolution.is_what_top_says()]]
