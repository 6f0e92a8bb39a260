"""The Uno pile: which card lies on top, and what happens as a card is covered or uncovered."""

from __future__ import annotations

from collections.abc import Callable

from rules_db.engine.trace import Trace
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.zones import moving, presence, putting
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.rules.c9_magic import lasting_backrow, planeswalkers
from rules_db.games.cgs.rules.c15_uno import cards_on_pile, covering, wilds
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Zone


def top(table: Table) -> Card | None:
    """The card on top of the Uno pile; None where there is no pile."""
    cards = table.shared[Zone.UNO_PILE]
    return table.cards[cards[-1]] if cards else None


def cover(table: Table, trace: Trace, card: Card, by: Card) -> None:
    """A card is covered by another: it counts as though it did not exist, and has not left."""
    if not covering.counts_as_gone():
        return
    lost = [each for each in card.attached if covering.loses_target(_lies_beneath(table.cards[each]))]
    event = happenings.happen(table, trace, "covered", "15.5.2", by.controller, card=card.id, by=by.id)
    hide(table, card)
    with trace.because(event):
        _lose_target(table, trace, card, lost)
        if covering.is_destroyed_by_it():
            moving.destroy(table, trace, [card.id], "15.5.2.a", by=by.id, of=by.controller, how="effect")
        if covering.is_removed_by_it() and card.zone is Zone.UNO_PILE:
            moving.discard(table, trace, [card.id], "15.5.2.b")


ANEW: list[Callable[[Table, Card], None]] = []
"""What goes on with a card that begins anew as it is covered, its stay having just been counted up: it has not left."""


def hide(table: Table, card: Card) -> None:
    """Whatever has a hold on the card loses it, and nobody controls it any more."""
    if card.id in table.standing:
        table.standing.remove(card.id)
    if covering.resets_stats():
        _begin_anew(table, card)
    card.is_masked, card.controller, card.lent_by = True, "", ""


def _begin_anew(table: Table, card: Card) -> None:
    """No target, effect or attack finds the card again; what the turn has used up is still used up."""
    old, new = f"/{card.id}/{card.stay}", f"/{card.id}/{card.stay + 1}"
    card.stay += 1
    for each in ANEW:
        each(table, card)
    if covering.limits_stay_used_up():
        for uses in (table.uses, table.round_uses):
            moved = {(key + "/").replace(old + "/", new + "/")[:-1]: count for key, count in uses.items()}
            uses.clear()
            uses.update(moved)


def _lies_beneath(attached: Card) -> bool:
    """Whether an attached card lies beneath its recipient; Energy on the pile lies next to it."""
    return attached.zone is Zone.ATTACHED and not cards_on_pile.energy_lies_next_to_it()


def _lose_target(table: Table, trace: Trace, host: Card, names: list[str]) -> None:
    """What was attached to a covered card is discarded, but for what stays unattached."""
    gone = []
    for name in names:
        card = table.cards[name]
        putting.detach(table, card)
        if covering.is_discarded_without_target(lasting_backrow.stays_unattached(card)):
            gone.append(name)
    moving.discard(table, trace, gone, "15.5.3.a", host=host.id)


def uncover(table: Table, trace: Trace, card: Card) -> None:
    """A card is on top again: as it was at first, for its original owner."""
    is_usable = covering.can_be_used_again()
    card.is_masked = False
    card.controller = covering.controller_of_uncovered(covering.original_owner(card)) if is_usable else ""
    if covering.resets_state() and covering.has_default_state():
        _reset(table, card)
    if not covering.keeps_declared_color() and card.declared in wilds.COLORS:
        card.declared = ""
    if not covering.stays_covered_beneath():
        moving.discard(table, trace, list(card.beneath), "15.5.9")
    if is_usable:
        card.since = table.tick()
        effects().comes_into_play(table, card)
    event = happenings.happen(table, trace, "uncovered", "15.5.4", card.controller, card=card.id)
    with trace.because(event):
        _seem_new(table, trace, card)
    if covering.gets_attached_back():
        for each in presence.all_in_play(table):
            if lasting_backrow.stays_unattached(each) and each.controller == card.controller and not each.host:
                putting.attach(table, each, card)


def _reset(table: Table, card: Card) -> None:
    """The default state of 15.5.7.a. It counts as having lain there for long: no turn holds it back."""
    card.is_face_down = card.is_tapped = card.is_defending = card.is_sick = False
    card.damage, card.counters, card.conditions, card.harm, card.hurt, card.spent = 0, {}, [], {}, [], []
    card.givers = {}
    for name in list(card.attached):
        putting.detach(table, table.cards[name])
    putting.detach(table, card)
    if is_of(card, "planeswalker"):
        card.counters["loyalty"] = planeswalkers.loyalty_at_first(card)


def _seem_new(table: Table, trace: Trace, card: Card) -> None:
    """What being uncovered is not: entering play, being flipped, returning to the field."""
    facts = {"card": card.id, "zone": str(card.zone), "facing": "face-up"}
    if covering.enters_by_it():
        card.entered = table.turn
        happenings.happen(table, trace, "entered", "15.5.8", card.controller, **facts)
    if covering.is_flipped_by_it():
        happenings.happen(table, trace, "flipped", "15.5.8.a", card.controller, **facts)
    if covering.returns_by_it():
        happenings.happen(table, trace, "entered", "15.5.8.b", card.controller, **facts, returned=True)
