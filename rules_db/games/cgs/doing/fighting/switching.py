"""Summons that switch between the Active Spot and the Bench: moving up, and retreating."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.kernel import Event
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.card_text.doing import standing
from rules_db.games.cgs.card_text.model import Mana as Said
from rules_db.games.cgs.doing.conditions import special_conditions
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.playing import evolving, limits, paying
from rules_db.games.cgs.doing.zones import moving, putting
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.rules.c12_pokemon import retreating, spots
from rules_db.games.cgs.rules.c12_pokemon.cards import is_paid_from_pool
from rules_db.games.cgs.rules.c13_energy_and_trainers.energy import ENERGY
from rules_db.games.cgs.rules.c15_uno import cards_on_pile
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Zone


def moved(card: Card) -> str:
    """By what it is counted that a Pokémon has moved up (12.4.9.b)."""
    return f"moved up/{card.id}/{card.stay}"


def move_up(table: Table, trace: Trace, answers: Answers) -> bool:
    """Have a Pokémon on the Bench move into an Extra Summon Zone that is empty (12.4.9)."""
    found = moving_up(table)
    if found is None:
        return False
    player, bench = found
    among = bench[: spots.choosing_among(bench)]
    _move_up(table, trace, table.cards[answers.ask_one(Choice(player, "choose", "12.4.9.a", among))])
    return True


def moving_up(table: Table) -> tuple[str, list[str]] | None:
    """The first player who has that done, and the Pokémon that can move."""
    if not spots.is_at_once():
        return None
    for player in table.from_(table.turn_player):
        if not any(table.players[player].zones[Zone.SUMMON]):
            continue
        free = putting.free_places(table, player, Zone.EXTRA_SUMMON)
        able = spots.must_move_up(table, player, bool(free))
        bench = [each for each in able if special_conditions.may_be_moved(table.cards[each])]
        if bench:
            return player, bench
    return None


def _move_up(table: Table, trace: Trace, card: Card) -> None:
    putting.shift(table, card, Zone.EXTRA_SUMMON, 1)
    limits.use(table, f"{moved(card)}/{table.phase}")
    event = happenings.happen(table, trace, "switched", "12.4.9", card.controller, card=card.id)
    with trace.because(event):
        special_conditions.switched(table, trace, card)


@hooks.STAYS_ATTACHED.hang()
def _stays_attached(table: Table, card: Card, host: Card, event: Event) -> bool:
    """What is attached to a summon that moves up or changes places goes along (12.4.9.d).

    Only Energy beside one that leaves the Uno pile does not (15.4.5.c).
    """
    if event.kind != "switched":
        return False
    is_beside_pile = bool(event.get(OFF_PILE)) and is_of(card, ENERGY)
    return spots.keeps_attached() and (not is_beside_pile or cards_on_pile.energy_stays_behind())


OFF_PILE = "off the Uno pile"
"""What is told of a switch by which a summon leaves the Uno pile."""


def change_places(table: Table, trace: Trace, card: Card, other: Card, rule: str) -> None:
    """Have an Active summon and one on the Bench change places; both are cured (12.6.9)."""
    leaving = {each.id: {OFF_PILE: True} for each in (card, other) if each.zone is Zone.UNO_PILE}
    putting.swap(table, card, other)
    for each in (card, other):
        told = leaving.get(each.id, {})
        event = happenings.happen(table, trace, "switched", rule, each.controller, card=each.id, **told)
        with trace.because(event):
            special_conditions.switched(table, trace, each)
            if retreating.has_entered():
                each.entered = table.turn
                happenings.happen(table, trace, "entered", rule, each.controller, card=each.id)


def retreat_cost(table: Table, card: Card) -> int:
    """The Retreat Cost of a Pokémon, with what texts in force say of it: nothing at all comes before more."""
    count = evolving.who_speaks(table, card).printed.retreat
    for each in standing.in_force(table, Said, "retreat cost"):
        if isinstance(each.step, Said) and standing.is_meant(table, each, card.id):
            if each.step.mana:
                return 0
            count += each.step.count if each.step.is_more else -each.step.count
    return max(count, 0)


def pay_retreat(table: Table, trace: Trace, player: str, card: Card, cost: paying.Cost, using: Sequence[str]) -> None:
    """Pay a Retreat Cost: Energy attached to the Pokémon that is used for it is discarded (12.5.4.c)."""
    keeping = [each for each in card.attached if using and each not in using]
    spent = paying.pay_for(table, trace, player, card, cost, keeping, is_paid_from_pool())
    used = list(dict.fromkeys(each.source for each in spent if each.source in card.attached))
    moving.discard(table, trace, retreating.used_up(used), "12.5.4.c")
