"""Sections 12.5 and 12.6: who retreats, with whom it changes places, and what Special Conditions hinder."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.games.cgs.actions.values import Activate
from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.watches.reading import Sight, effect_of, fact, is_said, taps_itself
from rules_db.games.cgs.words import Game, Zone

UNWATCHED: dict[str, str] = {
    "12.5.5.b": "Where there is no such summon, whichever is named is refused by 12.5.5.a as well.",
    "12.5.6": "The table does not keep who has changed places in this turn, and a watch sees one action at a time.",
    "12.6.6.i": "The table does not keep what has been tried in vain, and a watch sees one action at a time.",
}
"""Prohibitions and requirements of the sections that no watch sees to, each with the reason."""

_ACTIVE = (Zone.EXTRA_SUMMON, Zone.UNO_PILE, Zone.DEALERS_ZONE)
_HELPLESS = ("Paralyzed", "Asleep")


def _retreats(sight: Sight) -> Iterator[tuple[Card, Card]]:
    """Who retreats by this action and who comes in its place, as both were before."""
    for event in sight.of("retreats"):
        yield sight.before.cards[fact(event, "card")], sight.before.cards[fact(event, "other")]


@book.watch("12.5.1", "12.5.3", "12.6.4.b", "12.6.5.b", on=("retreats",))
def watch_who_retreats(sight: Sight) -> Iterator[str]:
    """Nobody retreats from the Bench, after an attack, or Paralyzed or Asleep."""
    for card, _ in _retreats(sight):
        if card.zone not in _ACTIVE:
            yield f"{card.id} retreats from the {card.zone}"
        if card.attacked == sight.before.turn:
            yield f"{card.id} retreats after its attack"
        yield from (f"{card.id} retreats {each}" for each in _HELPLESS if each in card.conditions)


@book.watch("12.5.5.a", on=("retreats",))
def watch_who_comes_in_its_place(sight: Sight) -> Iterator[str]:
    """Who takes the place of one that retreats lay in a Main Summon Zone of the same player."""
    for card, other in _retreats(sight):
        if other.zone is not Zone.SUMMON or other.controller != card.controller:
            yield f"{other.id} comes from the {other.zone} of {other.controller} for {card.id}"


@book.watch("12.5.4", on=("retreats",))
def watch_that_retreats_are_paid(sight: Sight) -> Iterator[str]:
    """A retreat that costs anything takes mana from the pool, or of Energy."""
    if is_said(sight.before, "[Rr]etreat", "mana", "pay"):
        return
    for card, _ in _retreats(sight):
        if card.printed.retreat and _mana(sight.before, card) == _mana(sight.after, sight.after.cards[card.id]):
            yield f"{card.id} retreats, and nothing is paid"


def _mana(table: Table, card: Card) -> tuple[int, list[str]]:
    """What a player could pay with for a card: the mana of the pool, and what is attached to the card."""
    return sum(each.amount for each in table.players[card.controller].pool), list(card.attached)


@book.watch("12.6.4.a", "12.6.5.a", "12.8.1", on=("blocks",))
def watch_who_blocks(sight: Sight) -> Iterator[str]:
    """Nobody blocks Paralyzed or Asleep, and no Pokémon from the Bench."""
    for event in sight.of("blocks"):
        card = sight.before.cards[fact(event, "card")]
        yield from (f"{card.id} blocks {each}" for each in _HELPLESS if each in card.conditions)
        if card.printed.game is Game.POKEMON and not card.is_face_down and card.zone not in _ACTIVE:
            yield f"{card.id} blocks from the {card.zone}"


@book.watch("12.6.6.k", on=("attempt failed",))
def watch_that_nobody_steps_in(sight: Sight) -> Iterator[str]:
    """Once a block has failed, nobody is asked for blockers of that attack again."""
    failed = [fact(event, "card") for event in sight.of("attempt failed") if fact(event, "deed") == "block"]
    open_ = sight.after.choice
    if failed and open_ is not None and open_.kind == "block":
        yield f"{failed[0]} fails to block, and {open_.player} selects again"


@book.watch("12.6.13.b", on=("damage",))
def watch_that_conditions_do_not_fight(sight: Sight) -> Iterator[str]:
    """Damage that no card deals is no battle damage."""
    for event in sight.of("damage"):
        if not fact(event, "by") and fact(event, "how") == "battle":
            yield f"{fact(event, 'to')} takes battle damage from nobody"


@book.watch("12.6.4.c", "12.6.5.c", on=(Activate,))
def watch_who_taps_itself(sight: Sight) -> Iterator[str]:
    """Nobody taps itself for an ability of its own, Paralyzed or Asleep."""
    action = sight.action
    if not isinstance(action, Activate):
        return
    card = sight.before.cards[action.card]
    effect = effect_of(card, action.effect)
    if effect is not None and taps_itself(effect):
        yield from (f"{card.id} taps itself {each}" for each in _HELPLESS if each in card.conditions)
