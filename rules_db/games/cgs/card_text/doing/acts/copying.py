"""Copies: tokens that have all that is printed on another summon, and effects as they wait in the Queue."""

from __future__ import annotations

from dataclasses import replace

from rules_db.games.cgs import kinds
from rules_db.games.cgs.card_text.doing.acts.entering import zones_for
from rules_db.games.cgs.card_text.doing.acts.negating import meant_in_queue
from rules_db.games.cgs.card_text.doing.instead import altering
from rules_db.games.cgs.card_text.doing.sorts import card_kinds
from rules_db.games.cgs.card_text.doing.step import Doing, act, under
from rules_db.games.cgs.card_text.model import Copied, Moved
from rules_db.games.cgs.card_text.said.happenings import COPIED
from rules_db.games.cgs.card_text.verbs.copying import AIM_ANEW, ALSO_COPIED, FOR_EACH_BEFORE, NEW_TARGETS
from rules_db.games.cgs.doing.course import happenings, queue, this_turn
from rules_db.games.cgs.doing.zones import putting
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.rules.c4_turn import owning
from rules_db.games.cgs.state import Card, Item, Print, Task
from rules_db.games.cgs.words import PLACES


@act("copy an effect")
def copy_effect(doing: Doing, step: Moved) -> None:
    """The copy has the targets and what else was chosen, is its player's, and joins the Queue next (9.7.6.R1).

    It is no card: nothing is paid for it, nothing was cast, and no card leaves when it is over. The Dealer
    is its user only where the Dealer makes it.
    """
    for item in meant_in_queue(doing, step):
        if item.kind != "effect":
            continue
        said = {**item.said, queue.COPY: queue.done_by(item) or "yes"}
        if NEW_TARGETS in step.way and any(each.id for each in item.targets):
            said[NEW_TARGETS] = "yes"
        count = this_turn.cast_before(doing.table, item.card) if FOR_EACH_BEFORE in step.way else 1
        for _ in range(count):
            copy = replace(
                item, player=doing.player, way="", paid=_chosen(item), said={**said}, targets=[*item.targets],
                inflicts=[*doing.item.inflicts],
            )  # fmt: skip
            doing.table.waiting.append(copy)
            happenings.happen(doing.table, doing.trace, COPIED, under("9.7.6"), doing.player, card=item.card)


@act(AIM_ANEW)
def aim_anew(doing: Doing, step: Moved) -> None:
    """Who has said so chooses anew what it targets, as far as it has targets; it stays whose it is (9.7.6.R1)."""
    for item in meant_in_queue(doing, step):
        if item.kind == "effect" and any(each.id for each in item.targets):
            doing.table.agenda.append(Task("aim anew", player=doing.player, data=[str(item.since)]))


def _chosen(item: Item) -> list[str]:
    """What stands among what was paid but has been chosen: a property to give away, a permanent to charge for."""
    return [*item.paid] if queue.aims_itself(item) else []


def _can_be_copied(card: Card) -> bool:
    """A summon, or what lies on the field by its kind alone."""
    is_of_kind = any(card_kinds.is_of_kind(card, each) for each in ALSO_COPIED)
    return kinds.is_summon(card) or (is_of_kind and not card.host)


@act("create a copy")
def create_copies(doing: Doing, step: Copied) -> None:
    """Of a card that lies face-down nobody knows what to copy; later steps speak of the tokens."""
    cards = [card for card in doing.cards(step) if _can_be_copied(card) and not card.is_face_down]
    count = doing.count(step.amount)
    tokens = [
        _copy(doing, card, name, step)
        for name in doing.people(step)
        for card in cards
        for _ in range(altering.tokens_created(doing.table, name, count))
    ]
    for token in tokens:
        if token is not None:
            facts = {"card": token.id, "zone": str(token.zone)}
            happenings.happen(doing.table, doing.trace, "entered", under("5.10.35"), token.controller, **facts)
    doing.spoken.clear()
    doing.speak_of([token for token in tokens if token is not None])


def _printed(card: Card, step: Copied) -> Print:
    """What is printed on a copy: all that is on the card, but for what the step says besides."""
    printed = card.printed
    offense, _, defense = step.size.partition("/")
    return replace(
        printed,
        text="\n".join(each for each in (printed.text, ", ".join(step.keywords), step.says) if each),
        offense=offense or printed.offense, defense=defense or printed.defense,
        colors=tuple(step.color.split(" and ")) if step.color else printed.colors,
        groups=(*printed.groups, *filter(None, (step.grouping,))),
        cost="" if step.is_free else printed.cost,
    )  # fmt: skip


def _copy(doing: Doing, card: Card, player: str, step: Copied) -> Card | None:
    """Into a zone of its kind, as an effect brings cards into play; told of later. None where there is no room."""
    table, name = doing.table, card.printed.name
    printed = _printed(card, step)
    number = 1 + sum(1 for each in table.cards.values() if each.is_token)
    token = Card(f"{name} token {number}", owning.owner_of_token(player), printed, is_token=True)
    zones = zones_for(table, token, player)
    if not zones:
        doing.trace.emit("no room", under("5.1.5"), player, token=name)
        return None
    table.cards[token.id] = token
    effects().enters_game(table, token)
    zone = zones[0]
    putting.enter(table, token, player, zone, putting.free_places(table, player, zone)[0] if zone in PLACES else 0)
    happenings.happen(table, doing.trace, "made", under("5.4.10"), player, card=token.id, zone=str(zone))
    return token
