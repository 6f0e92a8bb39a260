"""Which effects the True Dealer inflicts, on whom, and in which order its copies are used."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from rules_db.engine.state.copying import copied
from rules_db.games.cgs.card_text import inspecting
from rules_db.games.cgs.card_text.gained import effects_of
from rules_db.games.cgs.card_text.model import Effect, all_steps
from rules_db.games.cgs.doing.course.ending import STANDS_IN
from rules_db.games.cgs.doing.dealer import attaching
from rules_db.games.cgs.kinds import Role, has_role, is_of
from rules_db.games.cgs.rules.c17_dealer import cycle, versions
from rules_db.games.cgs.rules.c17_dealer import effects as rules
from rules_db.games.cgs.state import Card, Item, Table
from rules_db.games.cgs.words import BETWEEN, Zone

ALL, COPIES = "all", "copies"
"""How an effect is inflicted: once for all players, or in one copy for each."""

OWN_PLAY = ("entered", "played", "summoned", "flipped")
"""What texts wait for that comes to the same as that their card is revealed, if it is about the card itself."""


def inflicted_as(effect: Effect) -> str:
    """How the Dealer inflicts an effect, '' for not at all."""
    if _is_for_user(effect) or (inspecting.changes_control(effect) and not rules.may_change_control()):
        return ""
    counted = inspecting.picks(effect, of_others=rules.counts_choices_of_others())
    is_exclusive = rules.affects_opponents(rules.is_exclusive(inspecting.sides(effect), inspecting.OPPONENT))
    needed = [each for each in counted if rules.is_required(not each.is_required)]
    is_left = inspecting.is_optional(effect) or len(needed) < len(counted)
    if rules.is_left_out(is_left) or not needed:
        is_all = not rules.is_left_out(is_left) and rules.affects_all(inspecting.reaches_all(effect))
        return (COPIES if counted else ALL) if rules.is_described(is_exclusive or is_all) else ""
    return COPIES if rules.is_described(rules.is_third_class(bool(needed))) else ""


def _is_for_user(effect: Effect) -> bool:
    with_all = rules.counts_what_all_get()
    if rules.is_for_its_user(inspecting.draws_for_user(effect, with_all) or inspecting.helps_own_summons(effect)):
        return True
    return rules.is_the_like(inspecting.gives_to_user(effect, with_all))


def holds(table: Table, card: Card, effect: Effect) -> bool:
    """Whether a long-term effect of a card in the Dealer's zones, which is in play, holds for the players."""
    return versions.holds_continuously(table) and not is_about_host(effect) and inflicted_as(effect) == ALL


def instances(table: Table) -> list[list[str]]:
    """The players of each instance of a long-term effect."""
    return rules.instances(table.order) or [list(table.order)]


def reaches(table: Table, card: Card, by: Item) -> bool:
    """Whether an effect is about cards of this side: an instance is about its player's, the first also nobody's."""
    if by.on or not by.inflicts:
        return True
    side = card.controller or card.player
    return side in by.inflicts or (not side and table.order[0] in by.inflicts)


@cache
def is_about_host(effect: Effect) -> bool:
    """Whether an effect speaks of what its card is attached to."""
    named = [step.what for step in all_steps(effect)] + [None if effect.when is None else effect.when.what]
    return any(what is not None and what.pick == "host" for what in named)


def first_in_line(table: Table) -> str:
    """Who is the first to use a copy: the player in turn or, between turns, the one whose turn comes next."""
    if table.phase != BETWEEN:
        return table.from_(rules.first_during_turn(table) or table.after(table.turn_player))[0]
    coming = (each.player for each in reversed(table.agenda) if each.kind in ("turn", "coming"))
    return next(coming, table.turn_player)


def inflicted(table: Table, item: Item, how: str) -> list[Item]:
    """The items of the Queue that an effect of a card in the Dealer's zones comes to."""
    first = first_in_line(table)
    players = rules.in_turn_order(table, first) or table.from_(first)[::-1]
    item = replace(copied(item), inflicts=[*rules.still_the_dealers(versions.affected(players))])
    item.said["X"] = str(rules.value_of_x(resources(table)))
    if how == ALL:
        return [replace(item, player=first, said=item.said | {STANDS_IN: "yes"})]
    copies = rules.copies_for(players)
    return [replace(copied(item), player=rules.who_chooses(each) or first) for each in copies]


def resources(table: Table) -> list[str]:
    """The resource cards in the Dealer's zones."""
    lying = table.lying("", Zone.DEALERS_ZONE)
    return [each for each in lying if has_role(table.cards[each], Role.RESOURCE)]


def of_revealed(table: Table, card: Card) -> list[Item]:
    """What the Dealer creates as it reveals a card: attached copies, and the effects that activate at once."""
    created: list[Item] = []
    if not versions.activates(table) or not rules.inflicts_effects() or not versions.immediately():
        return created
    for place, effect in enumerate(effects_of(card)):
        if _activates_at_once(card, effect) and (how := inflicted_as(effect)):
            created += inflicted(table, Item("effect", card.id, "", effect=place, it=card.id), how)
    host = attaching.host_of(card)
    if host is not None and host.of != inspecting.YOU and rules.attaches_copies():
        item = Item("effect", card.id, "", effect=attaching.place_of(card), said={attaching.ATTACH: "yes"})
        created += inflicted(table, item, COPIES)
    return created


def _activates_at_once(card: Card, effect: Effect) -> bool:
    """Whether an effect activates as its card is played or flipped face-up (17.6.2.a, 17.6.2.c)."""
    if effect.kind in ("activated", "loyalty"):
        return rules.by_choice()
    if is_of(card, "Normal Trap", "Counter Trap", "Continuous Trap") or effect.kind == "flip":
        return rules.as_it_is_flipped(effect.kind in ("flip", "played"))
    return rules.as_it_is_played(effect.kind == "played" or _waits_for_play(effect))


def _waits_for_play(effect: Effect) -> bool:
    when = effect.when
    return (
        when is not None
        and any(each in OWN_PLAY for each in when.events)
        and when.what is not None
        and when.what.pick == "this"
    )


def heard_by(table: Table, card: Card, effect: Effect, item: Item) -> list[Item]:
    """What hears an event: the item itself, or the Dealer's for a card of its own, one for each attached copy."""
    if not is_dealers(card):
        return [item]
    item = replace(item, player=first_in_line(table), inflicts=list(table.order))
    if not is_about_host(effect):
        return [item]
    return [replace(copied(item), on=copy.on, player=copy.player) for copy in attaching.copies_of(table, card)]


def of_trigger(table: Table, item: Item) -> list[Item]:
    """What the Dealer creates as an effect of a card in its zones is set off (17.6.2.b)."""
    card = table.cards[item.card]
    effect = effects_of(card)[item.effect]
    begins = rules.while_in_play(effect.when is not None) and not is_of(card, "Normal Trap", "Counter Trap")
    if not (versions.activates(table) and rules.inflicts_effects() and begins and cycle.is_active(table)):
        return []
    if item.on:
        return [replace(each, player=item.player) for each in inflicted(table, item, ALL)]
    how = inflicted_as(effect)
    return inflicted(table, item, how) if how else []


def is_dealers(card: Card) -> bool:
    """Whether the effects of a card are for the Dealer to create: it lies face-up in a Dealer's zone."""
    return card.zone is Zone.DEALERS_ZONE
