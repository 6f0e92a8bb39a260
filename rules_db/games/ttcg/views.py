"""What one player knows of a game: every other card is replaced by one that tells nothing but its place."""

from __future__ import annotations

import re

from rules_db.engine.chance import Chance
from rules_db.engine.state.copying import copied
from rules_db.games.ttcg.state import Card, Print, Table, Zone

UNKNOWN = Print("unknown card", type="")


def sees(table: Table, player: str, card: Card) -> bool:
    """Whether a player may look at the front of a card (2.2.4.1.R1, 2.2.2.3.R1)."""
    if _searches(table, player, card):
        return True
    if card.zone is Zone.DECK:
        return False
    if card.zone is Zone.HAND or card.is_face_down:
        return card.player == player
    return True


def _searches(table: Table, player: str, card: Card) -> bool:
    choice = table.choice
    return choice is not None and choice.player == player and card.zone is Zone.DECK and card.id in choice.options


def known_as(table: Table, player: str, name: str) -> str:
    """What a player calls a card: one that the player does not know goes by its place."""
    card = table.cards.get(name)
    return name if card is None or sees(table, player, card) else place(table, card)


def meant(table: Table, name: str) -> str:
    """The card or player that a name means, or a place if the card there is hidden; the text itself for anything else.

    In a hand and in a deck every card is hidden from somebody.
    """
    found = None if name in table.cards or name in table.players else _PLACE.fullmatch(name)
    if found is None or found["player"] not in table.players:
        return name
    zone = Zone(found["zone"])
    there = _row(table, found["player"], zone)
    if zone is Zone.DECK:
        there = there[::-1]
    card = next((table.cards[id_] for id_ in there[int(found["at"]) - 1 :]), None)
    return name if card is None or not (card.is_face_down or zone in (Zone.HAND, Zone.DECK)) else card.id


_PLACE = re.compile(r"(?P<player>.+)'s (?P<zone>creature zone|magic zone|hand|deck) (?P<at>[1-9]\d{0,3})")


def place(table: Table, card: Card) -> str:
    """A hidden card by its place: "Bob's hand 2", "Bob's creature zone 1"; decks count from the top."""
    if card.above:
        under = table.cards[card.above].under
        return f"{card.player}'s card {under.index(card.id) + 1} under {place(table, table.cards[card.above])}"
    there = _row(table, card.player, card.zone)
    index = there.index(card.id)
    return f"{card.player}'s {card.zone} {len(there) - index if card.zone is Zone.DECK else index + 1}"


def _row(table: Table, player: str, zone: Zone) -> list[str]:
    """The cards of a player in a zone, top cards alone."""
    one = table.players[player]
    if zone in (Zone.CREATURE, Zone.MAGIC):
        return [each for each in one.field if table.cards[each].zone is zone]
    return one.deck if zone is Zone.DECK else one.hand if zone is Zone.HAND else one.discard


def view(table: Table, player: str) -> Table:
    """The game with that player's secrets only: no order of a deck, no chance, no other hand, no hidden front."""
    seen = copied(table)
    seen.chance, seen.agenda = Chance(0), []
    alias = {card.id: place(seen, card) for card in seen.cards.values() if not sees(table, player, card)}
    for id_, name in alias.items():
        seen.cards[name] = _blank(seen.cards.pop(id_), name)
    _rename(seen, alias)
    return seen


def _blank(card: Card, name: str) -> Card:
    is_on_field = card.zone in (Zone.CREATURE, Zone.MAGIC, Zone.UNDER)
    return Card(
        name, card.owner, UNKNOWN, card.player, card.zone, card.is_face_down, card.tapped, card.set_in, card.attacks,
        list(card.under), card.above, card.host, list(card.active), card.since, card.stay if is_on_field else 0,
    )  # fmt: skip


def _rename(table: Table, alias: dict[str, str]) -> None:
    """Put places for names wherever the view would give a hidden card away."""
    for name in table.seats:
        one = table.players[name]
        for pile in (one.deck, one.hand, one.field):
            pile[:] = [alias.get(each, each) for each in pile]
    left = {event: [each for each in pile if each not in alias] for event, pile in table.watching.items()}
    table.watching = {event: pile for event, pile in left.items() if pile}
    table.standing = [alias.get(each, each) for each in table.standing]
    table.used = [each for each in table.used if each.rpartition("/")[0] not in alias]
    table.waiting = [each for each in table.waiting if each.card not in alias]
    for card in table.cards.values():
        card.under = [alias.get(each, each) for each in card.under]
        card.above, card.host = alias.get(card.above, card.above), alias.get(card.host, card.host)
    targets = [target for each in (*table.chain, *table.waiting) for target in each.targets]
    targets += [target for each in table.lasting for target in each.on]
    if table.attack is not None:
        targets += [table.attack.attacker, table.attack.target]
    for target in targets:
        target.id = alias.get(target.id, target.id)
    for each in (*table.chain, *table.waiting):
        each.it = alias.get(each.it, each.it)
    if table.choice is not None:
        table.choice.options = [alias.get(each, each) for each in table.choice.options]
        table.choice.about = alias.get(table.choice.about, table.choice.about)
