"""Who controls a card: changes of control for a time or as long as another card is in play, and their end."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter

from rules_db.engine.choices import Answers
from rules_db.engine.kernel import Plain
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.card_text.doing import activating, matching, standing
from rules_db.games.cgs.card_text.doing.acts.entering import zones_for
from rules_db.games.cgs.card_text.doing.step import under
from rules_db.games.cgs.card_text.model import Step
from rules_db.games.cgs.doing.course import happenings, lasting
from rules_db.games.cgs.doing.course.happenings import LOST_BY
from rules_db.games.cgs.doing.dealer import stealing
from rules_db.games.cgs.doing.zones import moving, presence, putting
from rules_db.games.cgs.rules.c5_cards import card_types
from rules_db.games.cgs.state import Card, Lasting, Table
from rules_db.games.cgs.words import ON_FIELD, OWN, PLACES, Zone


def bring_over(table: Table, trace: Trace, card: Card, player: str) -> bool:
    """Bring a card in play to the side of a player, where there is room; whether it has changed sides."""
    if card.zone is Zone.UNO_PILE:
        return _control_on_pile(table, trace, card, player)
    if card.zone is Zone.DEALERS_ZONE:
        return stealing.steal(table, trace, card, player)
    if card.zone not in ON_FIELD or card.controller == player or not card.player or player not in table.order:
        return False
    if not card.is_face_down and activating.why_not_another(table, card, player) is not None:
        return False
    zones = [card.zone] if card.zone not in PLACES else zones_for(table, card, player)
    if not zones:
        return False
    free = putting.free_places(table, player, zones[0]) if zones[0] in PLACES else [0]
    facts: dict[str, Plain] = {"card": card.id, LOST_BY: card.controller}
    card.lent_by = card.lent_by or card.controller
    putting.shift(table, card, zones[0], free[0], player)
    happenings.happen(table, trace, "controlled", under("5.10.35"), player, **facts)
    return True


def _control_on_pile(table: Table, trace: Trace, card: Card, player: str) -> bool:
    """The top card of the Uno pile stays where it is, with what is attached to it; nobody gets the bottom card."""
    if card.controller in ("", player):
        return False
    facts: dict[str, Plain] = {"card": card.id, LOST_BY: card.controller, "attached": []}
    card.lent_by, card.controller = card.lent_by or card.controller, player
    happenings.happen(table, trace, "controlled", under("5.10.35"), player, **facts)
    return True


def exchange(table: Table, trace: Trace, one: Card, other: Card) -> None:
    """Two cards of two players change sides for good, each to where it may lie there; without room neither does."""
    if not all(_is_of_player(each) for each in (one, other)) or one.controller == other.controller:
        return
    sides = ((one, other, other.controller), (other, one, one.controller))
    spots = [_spot_for(table, *each) for each in sides]
    if None in spots:
        return
    attached = [[*card.attached] for card, *_ in sides]
    for card, *_ in sides:
        let_go(table, card)
    _change_sides(table, [(card, player, spot) for (card, _, player), spot in zip(sides, spots, strict=True) if spot])
    for (card, partner, player), names in zip(sides, attached, strict=True):
        facts: dict[str, Plain] = {"card": card.id, LOST_BY: partner.controller}
        facts["attached"] = [] if card.zone is Zone.UNO_PILE else [*names]
        happenings.happen(table, trace, "controlled", under("5.10.35"), player, **facts)


def _is_of_player(card: Card) -> bool:
    return card.zone in ON_FIELD and card.zone is not Zone.DEALERS_ZONE and bool(card.controller)


Spot = tuple[Zone, int]
"""A zone of a player, and its number among those of its kind (0 where there is one)."""


def _spot_for(table: Table, card: Card, partner: Card, player: str) -> Spot | None:
    """Where a card goes that changes sides as another one leaves that side; None without room (5.7.11.R1).

    It takes the place of the other where it may lie in such a zone. A card on the Uno pile stays there.
    """
    is_another = partner.printed.name != card.printed.name and not card.is_face_down
    if is_another and activating.why_not_another(table, card, player) is not None:
        return None
    if card.zone is Zone.UNO_PILE or card.zone not in PLACES:
        return card.zone, 0
    free = {each: putting.free_places(table, player, each, (partner.id,)) for each in PLACES if each in OWN}
    zones = zones_for(table, card, player, room={each: len(places) for each, places in free.items()})
    if partner.place and partner.zone in zones and partner.place in free[partner.zone]:
        return partner.zone, partner.place
    return (zones[0], free[zones[0]][0] if zones[0] in free else 0) if zones else None


def _change_sides(table: Table, moves: Sequence[tuple[Card, str, Spot]]) -> None:
    """Move two cards to the sides of two players; where each takes the place of the other, they swap."""
    (one, _, to_one), (other, _, to_other) = moves
    were = (one.zone, one.place), (other.zone, other.place)
    if one.place and (to_other, to_one) == were:
        putting.swap(table, one, other)
    else:
        for card, player, spot in moves[::-1] if to_one == were[1] else moves:
            if card.zone is not Zone.UNO_PILE:
                putting.shift(table, card, *spot, player)
    for card, player, _ in moves:
        card.controller = player


def let_go(table: Table, card: Card) -> None:
    """End what effects have lent or given of a card: it has changed hands for good."""
    card.lent_by = ""
    for each in table.lasting:
        if any(one.id == card.id for one in each.on) and standing.step_left(table, each).verb == TAKE:
            each.on = [one for one in each.on if one.id != card.id]


TAKE = "take"
"""What an effect has left behind that gave control of a card, for a time or for good."""


def _claims(table: Table, card: Card) -> list[str]:
    """The players to whom effects give control of a card, by those in force, the latest last.

    Which cards a static effect claims is asked of whose card it is without them: “you control creatures that you don't
    control” would else let go of what it takes.
    """
    found = [(each.since, each.player) for each in table.lasting if _gives_control(table, each, card)]
    now, card.controller = card.controller, card.lent_by if card.lent_by in table.order else card.controller
    try:
        found += [(each.since, each.by.player) for each in standing.reaching(table, Step, card, "control")]
    finally:
        card.controller = now
    return [player for _, player in sorted(found, key=itemgetter(0)) if player in table.order]


def _gives_control(table: Table, each: Lasting, card: Card) -> bool:
    is_meant = any(one.id == card.id and one.stay == card.stay for one in each.on)
    return is_meant and lasting.is_in_force(table, each) and standing.step_left(table, each).verb == TAKE


def _has_no_room(table: Table, card: Card, player: str) -> bool:
    """Whether a card that goes back to a player finds no zone there and is discarded (5.7.11.R1)."""
    return card.zone in PLACES and not zones_for(table, card, player) and card_types.is_discarded_as_another()


def _may_change(table: Table) -> bool:
    lent = [card for card in presence.lying_about(table) if card.lent_by]
    return bool(lent) or standing.is_said(table, Step, "control")


@hooks.check(place=60, is_due=_may_change)
def settle(table: Table, trace: Trace, answers: Answers) -> bool:
    """A card is with whom the latest effect in force gives it to; where none does any more, it goes back."""
    is_said = standing.is_said(table, Step, "control")
    return any(_settle(table, trace, card) for card in matching.in_play(table) if is_said or card.lent_by)


def _settle(table: Table, trace: Trace, card: Card) -> bool:
    """Bring a card to where it belongs by now; whether anything has come of it."""
    claims = _claims(table, card)
    is_anyones = bool(card.controller) or card.zone is Zone.DEALERS_ZONE
    if not is_anyones or (claims and claims[-1] == card.controller) or not (claims or card.lent_by):
        return False
    if not claims and card.lent_by == stealing.LENDER:
        card.lent_by = ""
        stealing.give_back(table, trace, card)
        return True
    to = claims[-1] if claims else card.lent_by
    if to == card.controller or to not in table.order:
        card.lent_by = card.lent_by if claims else ""
        return False
    if bring_over(table, trace, card, to):
        card.lent_by = card.lent_by if claims else ""
        return True
    is_over = bool(card.lent_by) and card.controller not in (card.lent_by, *claims)
    if is_over and _has_no_room(table, card, to):
        moving.discard(table, trace, [card.id], "5.7.11")
        return True
    return False
