"""The mana of Energies: how much is left, that it pays for the card above, and that it comes back."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules_db.engine.trace import Trace
from rules_db.games.cgs.card_text.doing import costs, values
from rules_db.games.cgs.card_text.model import Mana as Said
from rules_db.games.cgs.card_text.reading import effects_of_kind
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.zones import moving
from rules_db.games.cgs.rules.c5_cards import resources
from rules_db.games.cgs.rules.c12_pokemon.cards import is_paid_by_attached, is_pokemon
from rules_db.games.cgs.rules.c13_energy_and_trainers import energy
from rules_db.games.cgs.state import Card, Mana, Table


def provided(table: Table, card: Card) -> list[Mana]:
    """All the mana that an Energy gives in a turn: what it says, and one of its color where it says nothing."""
    said = [step for _, effect in effects_of_kind(card.printed.text, "provides") for step in effect.steps]
    if said:
        written = [each for step in said if isinstance(step, Said) for each in costs.mana_of(step)]
        return list(energy.as_it_says([Mana(amount, list(colors), card.id) for colors, amount in written]))
    count = energy.of_basic_energy()
    return [Mana(count, sorted(values.colors(table, card)), card.id)] if count else []


def left(table: Table, card: Card) -> list[Mana]:
    """The mana of an Energy that has not been used."""
    bundles = provided(table, card)
    for key in card.spent:
        for each in bundles:
            if each.amount and _key(each) == key:
                each.amount -= 1
                break
    return [each for each in bundles if each.amount]


def for_card(table: Table, host: Card) -> Iterator[tuple[Mana, Callable[[int], None]]]:
    """The unused mana of the Energies that are attached to a card, with what notes that it is used."""
    hosts = [each for each in table.cards.values() if each.attached] if resources.pays_for("", host.id) else [host]
    for card in (each for one in hosts for each in energy.contributing(table, one)):
        for each in left(table, card):
            if not is_pokemon(host) or is_paid_by_attached(each):
                yield each, _noting(card, _key(each))


def add_to_pool(table: Table, trace: Trace, host: Card, player: str) -> None:
    """When a resource card has made mana, that of the Energies attached to it goes to the pool as well."""
    if not resources.adds_to_host():
        return
    for mana, use in list(for_card(table, host)):
        table.players[player].pool.append(Mana(mana.amount, list(mana.colors), host.id))
        trace.emit("mana added", "5.6.9.d", player, card=host.id, colors=[*mana.colors], amount=mana.amount)
        use(mana.amount)


def _noting(card: Card, key: str) -> Callable[[int], None]:
    return lambda count: card.spent.extend([key] * count)


def _key(mana: Mana) -> str:
    return "/".join(mana.colors)


def restore(table: Table, trace: Trace) -> None:
    """Give the mana back as a turn begins."""
    for card in table.cards.values():
        if card.spent and energy.is_restored() and energy.is_turn_of(card, table.turn_player):
            card.spent = []
            happenings.happen(table, trace, "mana restored", "13.1.5", card.controller, card=card.id)


def drop_used(table: Table, trace: Trace, host: Card, spent: list[Mana]) -> None:
    """An Energy that has been used for a cost stays attached, unless the cost says otherwise."""
    used = [each.source for each in spent if each.source in host.attached]
    if used and not energy.stays_attached():
        moving.discard(table, trace, dict.fromkeys(used), "13.1.5")
