"""What one player knows of a game: every other card is replaced by one that tells nothing but its place."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property

from rules_db.engine.chance import Chance
from rules_db.engine.state.copying import copied
from rules_db.games.cgs.doing.yugioh import concealing
from rules_db.games.cgs.doing.zones import seeing
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.rules.c10_monsters import cards_in_general
from rules_db.games.cgs.rules.c17_dealer import buying
from rules_db.games.cgs.state import Card, Item, Print, Table
from rules_db.games.cgs.words import PLACES, SHARED, Zone

UNKNOWN = Print("unknown card")

_HIDDEN = (
    Zone.MAIN_DECK, Zone.UNO_DECK, Zone.MONOPOLY_DECK, Zone.DEALERS_DECK, Zone.PRIZES, Zone.ASIDE,
)  # fmt: skip
"""Where nobody looks at cards; of those laid aside by a mulligan their owner knows what they are."""

_OWN = (Zone.HAND, Zone.ASIDE, Zone.HOLD_EM)
"""Where only the player whose place it is looks at cards."""


def sees(table: Table, player: str, card: Card) -> bool:
    """Whether a player may look at the front of a card (10.1.2.R1)."""
    if _searches(table, player, card) or seeing.has_looked_at(table, player, card):
        return True
    if card.zone is Zone.HOLD_EM and not card.is_face_down:
        return True
    if card.zone is Zone.EXTRA_DECK:
        return cards_in_general.may_look_through(player, card)
    if card.zone in _OWN or (card.zone is Zone.EXILE and card.is_face_down):
        return card.player == player
    if card.zone is Zone.MAIN_DECK:
        return effects().sees_top(table, player, card)
    if card.zone is Zone.DEALERS_DECK:
        return buying.may_look_before()
    if card.zone in _HIDDEN:
        return False
    return not concealing.is_hidden_from(card, player)


REVEALED = "pick out"
"""The kind of a choice among cards of a hand that has been revealed."""


def _searches(table: Table, player: str, card: Card) -> bool:
    choice = table.choice
    if choice is None or choice.player != player or card.id not in choice.options:
        return False
    return card.zone is Zone.MAIN_DECK or (card.zone is Zone.HAND and choice.kind == REVEALED)


def known_as(table: Table, player: str, name: str) -> str:
    """What a player calls a card: one that the player does not know goes by its place."""
    card = table.cards.get(name)
    return name if card is None or sees(table, player, card) else place(table, card)


def meant(table: Table, name: str) -> str:
    """The card or player that a name or a place means, also a token that alone has its name; else the text itself."""
    if name in table.cards or name in table.players:
        return name
    if not _is_place(table, name):
        return token_named(table, name)
    return next(
        (card.id for card in table.cards.values() if name.startswith(_whose(card)) and place(table, card) == name), name
    )


def token_named(table: Table, name: str) -> str:
    """The token that alone has a name, in play before those that are gone; the name itself where that is none.

    Of several, and of copies, each may be called by its number: 'Sheep 2', and 'Elf 1' where there is an 'Elf 2'.
    """
    base, _, number = name.rpartition(" ")
    if name not in table.cards and number.isdigit():
        if (token := f"{base} token {number}") in table.cards:
            return token
        if number == "1" and base in table.cards and f"{base} 2" in table.cards:
            return base
    tokens = [each for each in table.cards.values() if each.is_token and each.printed.name == name]
    there = [each for each in tokens if each.zone is not Zone.NOWHERE] or tokens
    return there[0].id if len(there) == 1 and name not in table.cards else name


def _is_place(table: Table, name: str) -> bool:
    return name.startswith(_ZONES) or any(name.startswith(f"{each}'s ") for each in table.players)


_ZONES = tuple(f"{each} " for each in Zone)


def _whose(card: Card) -> str:
    return f"{card.player}'s {card.zone}" if card.player else str(card.zone)


def place(table: Table, card: Card) -> str:
    """A hidden card by its place: "Bob's hand 2", "Bob's backrow zone 1"; decks count from the top."""
    if card.zone in PLACES:
        return f"{_whose(card)} {card.place}"
    if card.zone is Zone.QUEUE:
        held = [each.card for each in table.queue]
        return f"{card.controller}'s card {held.index(card.id) + 1 if card.id in held else 0} in the Queue"
    if card.host or card.above:
        return f"a card with {card.host or card.above}"
    zones = table.shared if card.zone in SHARED else table.players[card.player].zones if card.player else {}
    pile = zones.get(card.zone, [card.id])
    index = pile.index(card.id)
    is_deck = card.zone in (Zone.MAIN_DECK, *SHARED)
    return f"{_whose(card)} {len(pile) - index if is_deck else index + 1}"


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
    """A card of which a player knows where and how it lies, and nothing that is printed on it."""
    home = card.home if card.zone in SHARED else Zone.MAIN_DECK
    blank = Card(name, card.owner, UNKNOWN, card.controller, card.player, card.zone, card.place, home)
    blank.is_face_down, blank.is_tapped, blank.is_defending = card.is_face_down, card.is_tapped, card.is_defending
    blank.set_in, blank.attached, blank.host, blank.above = card.set_in, list(card.attached), card.host, card.above
    return blank


def _rename(table: Table, alias: dict[str, str]) -> None:
    """Put places for names wherever the view would give a hidden card away."""
    if not alias:
        return
    for zones in (table.shared, *(one.zones for one in table.players.values())):
        for pile in zones.values():
            pile[:] = [alias.get(each, each) for each in pile]
    left = {event: [each for each in pile if each not in alias] for event, pile in table.watching.items()}
    table.watching = {event: pile for event, pile in left.items() if pile}
    names = _Names(alias)
    for uses in (table.uses, table.round_uses, table.game_uses):
        named = [(names.put_in_key(key), count) for key, count in uses.items()]
        uses.clear()
        uses.update(named)
    table.standing = [each for each in table.standing if each not in alias]
    table.waiting = [each for each in table.waiting if each.card not in alias]
    table.cues = [each for each in table.cues if each.card not in alias]
    for card in table.cards.values():
        for row in (card.attached, card.beneath):
            row[:] = [alias.get(each, each) for each in row]
        card.hurt[:1] = [alias.get(each, each) for each in card.hurt[:1]]
        card.last = [names.put_in_value(each) for each in card.last]
        card.above, card.host = alias.get(card.above, card.above), alias.get(card.host, card.host)
    targets = [target for each in _items(table) for target in each.targets]
    targets += [target for each in table.lasting for target in (*each.on, each.with_) if target]
    for lasting in table.lasting:
        lasting.card = alias.get(lasting.card, lasting.card)
    if table.attack is not None:
        for strike in table.attack.strikes:
            targets += [strike.attacker, strike.target, *strike.blockers]
    for target in targets:
        target.id = alias.get(target.id, target.id)
    for cue in table.cues:
        cue.it = alias.get(cue.it, cue.it)
    for mana in (each for one in table.players.values() for each in one.pool):
        mana.source = alias.get(mana.source, mana.source)
    for played in (*table.uno.played, *table.uno.owing):
        played.card = alias.get(played.card, played.card)
    for each in _items(table):
        each.card, each.it, each.on = (alias.get(name, name) for name in (each.card, each.it, each.on))
        each.paid = [alias.get(name, name) for name in each.paid]
        each.said = {key: names.put_in_value(said) for key, said in each.said.items()}
    if table.choice is not None:
        table.choice.options = [alias.get(each, each) for each in table.choice.options]
        table.choice.about = alias.get(table.choice.about, table.choice.about)


class _Names:
    """Puts places for names in texts that hold some; most texts hold none, and the patterns are large."""

    def __init__(self, alias: Mapping[str, str]) -> None:
        self.alias = alias

    def put_in_key(self, key: str) -> str:
        """Where a name stands between slashes."""
        return self._within_key.sub(self._place, key) if self._are_in(key) else key

    def put_in_value(self, value: str) -> str:
        """Where a name stands between commas, on a line, or behind what tells that a card is attached."""
        return self._within_value.sub(self._place, value) if self._are_in(value) else value

    def _are_in(self, text: str) -> bool:
        return any(name in text for name in self.alias)

    def _place(self, found: re.Match[str]) -> str:
        return self.alias[found[0]]

    @cached_property
    def _within_key(self) -> re.Pattern[str]:
        return re.compile(rf"(?<![^/])(?:{self._any})(?![^/])")  # A name may have a slash of its own.

    @cached_property
    def _within_value(self) -> re.Pattern[str]:
        return re.compile(rf"(?:^|(?<=\n)|(?<=, )|(?<=attached ))(?:{self._any})(?=/|, |\n|$)")

    @cached_property
    def _any(self) -> str:
        return "|".join(re.escape(name) for name in sorted(self.alias, key=len, reverse=True))


def _items(table: Table) -> list[Item]:
    """All that waits for something, or that the Dealer has attached."""
    return [*table.queue, *table.waiting, *table.dealing, *table.copies]
