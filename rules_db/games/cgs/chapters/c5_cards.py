"""Chapter 5 in the engine: what every play has to keep, and what follows as cards leave and effects end."""

from __future__ import annotations

from rules_db.engine.choices import Answers
from rules_db.engine.kernel import Event, Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing import conditions, standing
from rules_db.games.cgs.card_text.reading import effects_of_kind, read_effects
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.course.happenings import LEFT
from rules_db.games.cgs.doing.zones import belonging, moving, putting
from rules_db.games.cgs.kinds import Role, has_role, is_of, is_short_term, is_summon
from rules_db.games.cgs.rules.c2_zones import own_zones
from rules_db.games.cgs.rules.c5_cards import backrow, costs, identity, places, resources, summons
from rules_db.games.cgs.rules.c5_cards.places import lies_in_play
from rules_db.games.cgs.rules.c9_magic import lasting_backrow
from rules_db.games.cgs.rules.c15_uno import cards_on_pile
from rules_db.games.cgs.state import Card, Item, Table
from rules_db.games.cgs.words import Zone


@hooks.PLAY_CHECKS.hang(place=20)
def _where_summons_go(table: Table, card: Card, play: Play) -> Refusal | None:
    if not is_summon(card) or play.on or play.zone is Zone.UNO_PILE:
        return None
    if not identity.follows_its_type() and play.is_face_down:
        return None
    is_allowed = own_zones.takes_pokemon(card) or own_zones.takes_extra_deck_monster(card, card.zone)
    return summons.is_played_to_summon_zone(card, play.zone) or own_zones.takes_no_other(card, play.zone, is_allowed)


@hooks.PLAY_CHECKS.hang(place=20)
def _goes_onto_nothing(table: Table, card: Card, play: Play) -> Refusal | None:
    """A short-term card is attached to nothing, so it is played onto no card; nor is a Set card, nor most summons."""
    if not play.on or play.zone is Zone.UNO_PILE:
        return None
    is_short = has_role(card, Role.BACKROW) and is_short_term(card)
    is_one = not card.printed.evolves_from if is_summon(card) else is_short or is_of(card, "Stadium")
    return book.refuse("8.1.7", card=card.id, on=play.on) if is_one or play.is_face_down else None


@hooks.PLAY_CHECKS.hang(place=20)
def _where_resources_go(table: Table, card: Card, play: Play) -> Refusal | None:
    """Where lands go 9.6.2 says."""
    if not has_role(card, Role.RESOURCE) or is_summon(card) or play.zone in (Zone.UNO_PILE, Zone.BANK):
        return None
    area = table.players[play.player].zones[Zone.RESOURCES]
    if play.zone is Zone.RESOURCES and len(area) >= resources.most_in_area():
        return book.refuse("5.1.5", zone=str(play.zone))
    host = table.cards.get(play.on)
    if host is not None and has_role(host, Role.RESOURCE) and not resources.may_be_attached_to_resource():
        return book.refuse("5.6.2", card=card.id, on=host.id)
    if is_of(card, "land"):
        return None
    return resources.goes_to_resource_area(card, play.zone)


def _is_satisfied(table: Table, card: Card, player: str) -> bool:
    return all(
        conditions.all_hold(table, effect.tests, Item("effect", card.id, player, effect=place))
        for place, effect in effects_of_kind(card.printed.text, "requirement")
    )


@hooks.check(is_due=lambda table: not costs.stays_as_it_is())
def _stays(table: Table, trace: Trace, answers: Answers) -> bool:
    """Nothing becomes of a card whose condition no longer holds, as long as 5.8.8 is there."""
    if not costs.stays_as_it_is():
        lost = [
            card.id
            for card in table.cards.values()
            if card.controller and lies_in_play(card) and not _is_satisfied(table, card, card.controller)
        ]
        return bool(moving.discard(table, trace, lost, "4.4.2"))
    return False


@hooks.RESOLVES.hang()
def _is_not_negated(table: Table, item: Item) -> bool:
    """An effect that waits does not happen either once the effects of its card have been negated (5.2.9).

    Abilities that are lost meanwhile have been activated all the same (5.2.7).
    """
    card = table.cards[item.card]
    return card.stay != item.stay or not standing.is_negated_by(table, card, standing.NEGATE)


@hooks.ANSWERS.hang("effect over")
@hooks.ANSWERS.hang("removed from the Queue")
def _has_finished(table: Table, trace: Trace, event: Event) -> None:
    """A short-term card leaves when its effect is over, and when that has been removed from the Queue (8.3.4.R1)."""
    card = table.cards[str(event.get("card"))]
    if event.kind == "effect over" and any(each.card == card.id for each in table.queue):
        return  # Another of its effects waits still, such as the spell itself below what casting it has set off.
    if backrow.is_discarded_when_finished(card, is_short_term(card)):
        moving.discard(table, trace, [card.id], "5.5.10")
    elif is_short_term(card) and cards_on_pile.is_discarded_when_done(table, card):
        moving.discard(table, trace, [card.id], "15.4.6.b")


@hooks.DUTIES.hang("phase over")
def _mana_is_lost(table: Table, trace: Trace, answers: Answers) -> None:
    for player in table.order:
        one = table.players[player]
        kept = [each for each in one.pool if not resources.is_lost_after_phase(each)]
        if len(kept) < len(one.pool):
            lost = sum(each.amount for each in one.pool) - sum(each.amount for each in kept)
            one.pool = kept
            happenings.happen(table, trace, "mana lost", "5.6.8", player, amount=lost)


@hooks.AFTERWARDS.hang(LEFT)
@hooks.ANSWERS.hang("controlled")
@hooks.ANSWERS.hang("switched")
@hooks.ANSWERS.hang(belonging.MOVED)
def _recipient_has_moved(table: Table, trace: Trace, event: Event) -> None:
    """What is attached to a card that changes zones is discarded; where it stays and the card is gone, it is loose."""
    host = table.cards[str(event.get("card"))]
    told = event.get("attached")
    names = [str(each) for each in told] if isinstance(told, list) else list(host.attached)
    gone: list[str] = []
    for name in names:
        card = table.cards[name]
        if card.host != host.id:
            continue  # It has left at the same moment by itself.
        stays = any(each(table, card, host, event) for each in hooks.STAYS_ATTACHED.at())
        if not stays and lasting_backrow.stays_unattached(card):
            _unattach(table, trace, card, host)
        elif places.is_discarded_with_host(stays):
            gone.append(name)
        elif name not in host.attached:
            card.host = ""
    moving.discard(table, trace, gone, "5.1.13.d", host=host.id)


def _unattach(table: Table, trace: Trace, card: Card, host: Card) -> None:
    """An Equipment that is unattached stays on the field, whichever zone its recipient has gone to."""
    if card.id not in host.attached:
        card.host = ""
    else:
        putting.detach(table, card)
        happenings.happen(table, trace, "unattached", "9.8.3.b", card.controller, card=card.id, host=host.id)


@hooks.STAYS_ATTACHED.hang()
def _has_moved_it_itself(table: Table, card: Card, host: Card, event: Event) -> bool:
    """An attached card whose own text has its controller control its host says by that that it stays attached then."""
    effects = read_effects(card.printed.text)
    return (event.kind, event.who) == ("controlled", card.controller) and any(
        step.verb == "control" for effect in effects if effect.kind == "static" for step in effect.steps
    )
