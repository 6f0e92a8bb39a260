"""Rule 2.2.5.4: effects that trigger together, the order of the chain, and effects that have become invalid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules_db.games.ttcg import properties
from rules_db.games.ttcg.book import book
from rules_db.games.ttcg.card_text.model import Effect, Selector
from rules_db.games.ttcg.state import Activation, Table, effect_of


@book.rule("2.2.5.4", without=0)
def next_to_resolve(chain: Sequence[Activation]) -> int:
    """The chain resolves in the reverse of the order of its activations: the place of the one that is next."""
    return len(chain) - 1


@book.rule("2.2.5.4.a")
def why_invalid(table: Table, activation: Activation) -> str | None:
    """What has made an effect invalid by now, None for one that does what it says (2.2.5.4.a.R1)."""
    effect = effect_of(table, activation)
    if activation.is_negated:
        return "it has been negated"
    card = table.cards[activation.card]
    if not activation.is_by_own_end and not _is_where_it_was(table, activation):
        return f"{card.id} is no longer where it was"
    if activation.targets and not valid_targets(table, effect, activation):
        return "all that it was aimed at is gone"
    return None


def _is_where_it_was(table: Table, activation: Activation) -> bool:
    """A card that has come to lie under another is still on the field."""
    return table.cards[activation.card].stay == activation.stay


@book.rule("2.2.5.4.b", without=False)
def counts_as_activated() -> bool:
    """An effect that does nothing still counts as activated."""
    return True


def targeted(effect: Effect) -> list[Selector]:
    """What an effect is aimed at, in the order of its steps."""
    aims = [] if effect.equips is None and effect.type != "equip" else [effect.equips or ANY_CREATURE]
    return aims + [step.what for step in effect.steps if step.what is not None and step.what.pick == "target"]


ANY_CREATURE = Selector("target", kind="creature", facing="face-up", another=True)
"""What can be equipped where the text names nothing else (2.2.5.9.d.R1)."""


def groups(effect: Effect, activation: Activation) -> list[tuple[Selector, list[int]]]:
    """Each aim of an effect, with the places of its targets among those of the activation."""
    found, start = [], 0
    for what in targeted(effect):
        stop = min(start + what.count, len(activation.targets))
        found.append((what, list(range(start, stop))))
        start = stop
    return found


def valid_targets(table: Table, effect: Effect, activation: Activation) -> list[int]:
    """The places of the targets that are still there and fit the text."""
    valid = []
    for what, places in groups(effect, activation):
        valid += [at for at in places if _still_fits(table, what, activation, at)]
    return valid


def _still_fits(table: Table, what: Selector, activation: Activation, at: int) -> bool:
    target = activation.targets[at]
    if target.id in table.players:
        return True
    card = table.cards[target.id]
    return card.stay == target.stay and properties.matches(table, card, as_any(what), activation)


def as_any(what: Selector) -> Selector:
    """The same sort of cards, however they are picked."""
    return replace(what, pick="all")
