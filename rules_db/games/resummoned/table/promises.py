"""What the checks of random games ask of a duel: its cards, and what a player may not know of it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rules_db.engine.chance import Chance
from rules_db.engine.state.plain import from_json, to_json
from rules_db.games.resummoned.rules.c300_cards.cards import in_field
from rules_db.games.resummoned.rules.c500_zones import zone_kinds
from rules_db.games.resummoned.state import Card, Duel, Zone
from rules_db.games.resummoned.views import place, sees


class ResummonedPromises:
    """The Promises of Resummoned."""

    def players(self, state: Duel) -> list[str]:
        return state.seats

    def cards(self, state: Duel) -> list[str]:
        """Each card once for each pile that holds it; one that does not know where it lies is told as astray."""
        found = [_told(card, card.zone is zone and card.keeper == keeper) for keeper, zone, card in _piled(state)]
        away = [card.id for card in state.cards.values() if card.zone is Zone.NOWHERE and not card.token]
        return sorted([*(each for each in found if each), *away, *_left_behind(state)])

    def disguised(self, state: Duel, player: str, chance: Chance) -> Duel:
        """The hidden cards of each owner change places, decks included; what the cards say stays with their names.

        Everybody saw whose effect was activated, even where that card has come back face-down since.
        """
        names = _swaps(state, player, chance)
        other = from_json(Duel, _renamed(to_json(state), names))
        for id_, card in other.cards.items():
            card.insert, card.token = state.cards[id_].insert, state.cards[id_].token
        other.inserts, other.match = state.inserts, state.match
        other.watching, other.awaited, other.standing = state.watching, state.awaited, state.standing
        for activation, activated in zip(other.chain, state.chain, strict=True):
            activation.card = activated.card
        for lasting, resolved in zip(other.lasting, state.lasting, strict=True):
            lasting.card = resolved.card
        other.chance = chance.another()
        return other


def _piled(duel: Duel) -> Iterator[tuple[str, Zone, Card]]:
    """Each card in each pile, with the player and the zone that the pile stands for.

    Tributes lie beneath a card on the field, and beneath one in the hand while the rest of its cost is being paid.
    """
    for name, player in duel.players.items():
        piles = [(zone, zone_kinds.pile_of(duel, name, zone)) for zone in _PILES]
        lying = [(zone, duel.cards[id_]) for zone, pile in piles for id_ in pile]
        fielded = [duel.cards[id_] for id_ in player.field]
        lying += [(card.zone if in_field(card) else Zone.MONSTER, card) for card in fielded]
        for zone, card in lying:
            yield name, zone, card
            yield from ((name, Zone.BENEATH, duel.cards[each]) for each in card.tributes)


_PILES = (Zone.DECK, Zone.HAND, Zone.GRAVEYARD, Zone.BANISHED)


def _left_behind(duel: Duel) -> list[str]:
    """Tributes of other players under cards that went with the last loser: the duel was over before they moved."""
    beneath = [card for card in duel.cards.values() if card.zone is Zone.BENEATH and not card.token]
    is_over = duel.stage == "over"
    return [card.id for card in beneath if is_over and duel.cards[card.beneath].zone is Zone.NOWHERE]


def _told(card: Card, is_there: bool) -> str:
    return "" if card.token else card.id if is_there else f"{card.id} astray"


def _swaps(duel: Duel, player: str, chance: Chance) -> dict[str, str]:
    """New names for hidden cards: those of other hidden cards with the same owner and keeper."""
    groups: dict[tuple[str, str], list[str]] = {}
    for card in duel.cards.values():
        if not card.token and not sees(duel, player, card):
            groups.setdefault((card.owner, card.keeper), []).append(card.id)
    names: dict[str, str] = {}
    for _, group in sorted(groups.items()):
        by_place, others = sorted(group, key=lambda id_: place(duel, duel.cards[id_])), sorted(group)
        chance.shuffle(others)
        names |= dict(zip(by_place, others, strict=True))
    return names


def _renamed(text: str, names: dict[str, str]) -> str:
    """JSON with the cards under other names, also in texts within it and before a slash."""
    if not names:
        return text
    known = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    return re.sub(rf'(?<=")(?:{known})(?=\\*"|/)', lambda found: names[found[0]], text)


PROMISES = ResummonedPromises()
