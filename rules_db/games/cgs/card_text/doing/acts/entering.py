"""How an effect brings cards into play: to which zone, with what room, and in which position."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.choices import Choice
from rules_db.games.cgs import kinds
from rules_db.games.cgs.card_text.doing.step import Doing, under
from rules_db.games.cgs.card_text.model import Moved
from rules_db.games.cgs.doing import happenings, putting
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.words import PLACES, Game, Zone


def zones_for(doing: Doing, card: Card, player: str, to: str = "field") -> list[Zone]:
    """The kinds of zone of a player that an effect may put a card into: those with room.

    A Pokémon goes to the Active Spot first (12.4.1); a monster of the Extra Deck to either (10.8.11.R1).
    """
    if to not in ("field", ""):
        wanted = [Zone(to)]
    elif not kinds.is_summon(card):
        wanted = [kinds.kinds_of(card.printed)[0].zone]
    elif card.printed.game is Game.POKEMON and putting.free_places(doing.table, player, Zone.EXTRA_SUMMON):
        wanted = [Zone.EXTRA_SUMMON]
    elif card.zone is Zone.EXTRA_DECK:
        wanted = [Zone.SUMMON, Zone.EXTRA_SUMMON]
    else:
        wanted = [Zone.SUMMON]
    return [each for each in wanted if each not in PLACES or putting.free_places(doing.table, player, each)]


def put_into_play(doing: Doing, cards: Sequence[Card], step: Moved, kind: str = "") -> None:
    """Put cards onto the field under the control of the effect's player, who says where there are several zones.

    A card without room stays where it is (5.1.5.R1). It goes straight to its zone (8.1.4.R1).
    """
    for card in cards:
        zones = zones_for(doing, card, doing.player, step.to)
        if not zones:
            doing.trace.emit("no room", under("5.1.5"), doing.player, card=card.id)
            continue
        _enter(doing, card, zones[0] if len(zones) == 1 else _chosen_zone(doing, card, zones), step.way, kind)


def _chosen_zone(doing: Doing, card: Card, zones: Sequence[Zone]) -> Zone:
    options = [str(each) for each in zones]
    return Zone(doing.answers.ask_one(Choice(doing.player, "zone", under("8.1.7"), options, about=card.id)))


def _enter(doing: Doing, card: Card, zone: Zone, way: str, kind: str) -> None:
    table, origin = doing.table, str(card.zone)
    free = putting.free_places(table, doing.player, zone) if zone in PLACES else [0]
    putting.enter(table, card, doing.player, zone, free[0], is_face_down=way == "face-down")
    card.is_tapped = way == "tapped"
    card.is_defending = way == "Defense Position" or (way == "face-down" and kinds.is_summon(card))
    facts = {"card": card.id, "zone": str(zone), "origin": origin}
    if kind and kinds.is_summon(card) and way != "face-down":
        card.summoned = table.turn
        happenings.happen(table, doing.trace, kind, under("10.3.10"), doing.player, **facts)
        happenings.happen(table, doing.trace, "summoned", under("5.10.11"), doing.player, **facts)
    happenings.happen(table, doing.trace, "entered", under("5.10.35"), doing.player, **facts)
