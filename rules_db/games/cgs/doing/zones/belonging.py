"""Cards whose card types have changed: where they belong by what they are now, and how they move there."""

from __future__ import annotations

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.kernel import MalformedAction, Plain
from rules_db.engine.trace import Trace
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.zones import hosting, moving, presence, putting
from rules_db.games.cgs.kinds import KINDS, Kind, Role, is_of
from rules_db.games.cgs.rules.c2_zones import own_zones
from rules_db.games.cgs.rules.c5_cards import backrow, card_types
from rules_db.games.cgs.rules.c9_magic import lasting_backrow
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import PLACES, Zone

MOVED = "changed place"
"""The event of a card that moves because its card types have changed, or are again what they were."""


def kind_of(card: Card) -> Kind:
    """The card type that decides where a card lies: summon before resource before backrow (5.7.7).

    Raises MalformedAction for a card of which no type is told: it can lie about, but nobody can play it.
    """
    order = card_types.precedence()
    kinds = [KINDS[each] for each in card.became or card.printed.types]
    if not kinds:
        raise MalformedAction(f"of {card.id} no card type is told (say it in a column `type`)")
    return min(kinds, key=lambda each: order.index(each.role))


def zones_of(card: Card) -> tuple[Zone, ...]:
    """The kinds of zone in which a card may lie by what it is; () where no rule names one."""
    kind = kind_of(card)
    if kind.role is Role.SUMMON:
        return card_types.places_of_summons()
    if kind.role is Role.RESOURCE:
        return card_types.places_of_lands() if is_of(card, "land") else (Zone.RESOURCES, Zone.ATTACHED)
    if is_of(card, "planeswalker"):
        return (Zone.BACKROW, Zone.SUMMON)
    if card.is_token and is_of(card, "artifact") and lasting_backrow.is_predefined(card.printed.name):
        return (lasting_backrow.token_comes_to(True),)
    return (Zone.FIELD if backrow.goes_to_field_zone(kind.zone is Zone.FIELD) else backrow.where_backrow_cards_go(),)


def why_move(card: Card) -> str:
    """The rule by which a card moves if it lies wrong, '' for none: its types have changed, or it has come by that."""
    if card_types.stays_whatever_it_is(card.zone):
        return ""
    types, printed = frozenset(card.became), frozenset(card.printed.types)
    if not types:
        return "5.7.19" if card.is_displaced and card_types.moves_back() else ""
    if card_types.moves_as_another(types, printed):
        return "5.7.10"
    return "5.7.12" if card_types.moves_as_both(types, printed) else ""


def put_right(table: Table, trace: Trace, answers: Answers) -> bool:
    """Move the first card that lies wrong, those of the turn player first (5.7.15.R1); False where none does."""
    for card in presence.all_in_play(table):
        if not card.became and not card.is_displaced:
            continue
        zones, rule = zones_of(card), why_move(card)
        if rule and zones and card.zone not in zones:
            if rule == "5.7.19" and (attachment := hosting.attachment_of(card)) is not None:
                return _attach_again(table, trace, answers, card, attachment)
            return _move(table, trace, answers, card, _open_to(card, zones), rule)
    return False


def _open_to(card: Card, zones: tuple[Zone, ...]) -> list[Zone]:
    """Of these kinds of zone those that are open to a card: an Extra Summon Zone only to a Pokémon (2.2.8.c)."""
    is_allowed = own_zones.takes_pokemon(card)
    open_ = [each for each in zones if each is not Zone.ATTACHED]
    return [each for each in open_ if own_zones.takes_no_other(card, each, is_allowed) is None]


def _move(table: Table, trace: Trace, answers: Answers, card: Card, zones: list[Zone], rule: str) -> bool:
    """Move a card to a free zone that its controller chooses; without one it is discarded."""
    free = [(zone, place) for zone in zones for place in _places(table, card, zone)]
    if not free:
        return _discard(table, trace, card, rule)
    names = [f"{zone} {place}" if place else str(zone) for zone, place in free]
    choice = Choice(card.controller, "choose", "5.7.15", names, about=card.id)
    name = answers.ask_one(choice) if card_types.controller_chooses() else names[-1]
    _go(table, trace, card, *free[names.index(name)], rule)
    return True


def _attach_again(table: Table, trace: Trace, answers: Answers, card: Card, attachment: hosting.Attachment) -> bool:
    """What cannot lie there otherwise goes back to a card that its controller chooses (5.7.19.R1)."""
    hosts = [each for each in attachment.hosts(table, card, card.controller) if each != card.id]
    zones = [each for each in _open_to(card, zones_of(card)) if _places(table, card, each)]
    if not hosts or (attachment.lay is None and not zones):
        return _discard(table, trace, card, "5.7.19")
    host = answers.ask_one(Choice(card.controller, "choose", "5.7.15", hosts, about=card.id))
    zone = zones[0] if attachment.lay is None else Zone.ATTACHED
    _go(table, trace, card, zone, _places(table, card, zone)[0], "5.7.19")
    if host in table.cards:
        putting.attach(table, card, table.cards[host])
    card.host = host
    happenings.happen(table, trace, "attached", "5.7.19", card.controller, card=card.id, host=host)
    return True


def _places(table: Table, card: Card, zone: Zone) -> list[int]:
    return putting.free_places(table, card.controller, zone) if zone in PLACES else [0]


def _discard(table: Table, trace: Trace, card: Card, rule: str) -> bool:
    is_gain = rule == "5.7.12"
    if not (card_types.is_discarded_as_both() if is_gain else card_types.is_discarded_as_another()):
        return False
    moving.discard(table, trace, [card.id], "5.7.14" if is_gain else "5.7.11")
    return True


def _go(table: Table, trace: Trace, card: Card, zone: Zone, place: int, rule: str) -> None:
    """The card changes zones and stays what it is; what is attached to it goes by 5.7.18."""
    attached: list[Plain] = [*card.attached]
    origin, was_hidden = str(card.zone), card.is_face_down
    if card.zone is Zone.ATTACHED:
        putting.detach(table, card)
    if card_types.enters_by_moving():
        putting.enter(table, card, card.controller, zone, place, was_hidden)
        happenings.happen(table, trace, "entered", rule, card.controller, card=card.id, zone=str(zone))
    else:
        putting.shift(table, card, zone, place, card.controller)
    card.is_displaced = rule != "5.7.19"
    facts = {"card": card.id, "origin": origin, "zone": f"{zone} {place}" if place else str(zone)}
    happenings.happen(table, trace, MOVED, rule, card.controller, **facts, attached=attached)
    if card_types.is_played_by_moving():
        happenings.happen(table, trace, "played", rule, card.controller, card=card.id, zone=str(zone))
        happenings.happen(table, trace, "summoned", rule, card.controller, card=card.id, zone=str(zone))
