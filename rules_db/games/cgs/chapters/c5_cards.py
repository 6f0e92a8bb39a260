"""Chapter 5 in the engine: what every play has to keep, and what follows as cards leave and effects end."""

from __future__ import annotations

from rules_db.engine.kernel import Event, Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.doing import moving
from rules_db.games.cgs.doing.happenings import LEFT
from rules_db.games.cgs.kinds import is_summon
from rules_db.games.cgs.rules.c2_zones import own_zones
from rules_db.games.cgs.rules.c5_cards import places, summons
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Zone


@hooks.PLAY_CHECKS.hang(place=20)
def _where_summons_go(table: Table, card: Card, play: Play) -> Refusal | None:
    if not is_summon(card) or play.on or play.zone is Zone.UNO_PILE:
        return None
    is_allowed = own_zones.takes_pokemon(card) or own_zones.takes_extra_deck_monster(card, card.zone)
    return summons.is_played_to_summon_zone(card, play.zone) or own_zones.takes_no_other(card, play.zone, is_allowed)


@hooks.ANSWERS.hang(LEFT)
@hooks.ANSWERS.hang("controlled")
@hooks.ANSWERS.hang("switched")
def _recipient_has_moved(table: Table, trace: Trace, event: Event) -> None:
    """What is attached to a card that changes zones is discarded; where it stays and the card is gone, it is loose."""
    host = table.cards[str(event.get("card"))]
    told = event.get("attached")
    names = [str(each) for each in told] if isinstance(told, list) else list(host.attached)
    gone: list[str] = []
    for name in names:
        card = table.cards[name]
        stays = any(each(table, card, host, event) for each in hooks.STAYS_ATTACHED.at())
        if places.is_discarded_with_host(stays):
            gone.append(name)
        elif name not in host.attached:
            card.host = ""
    moving.discard(table, trace, gone, "5.1.13.d", host=host.id)


@hooks.STAYS_ATTACHED.hang()
def _has_moved_it_itself(table: Table, card: Card, host: Card, event: Event) -> bool:
    """An attached card whose own text gives control of its host says by that that it goes along."""
    effects = read_effects(card.printed.text)
    return event.kind == "controlled" and any(
        step.verb == "control" for effect in effects if effect.kind == "static" for step in effect.steps
    )
