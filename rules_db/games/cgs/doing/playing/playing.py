"""Playing a card: the way that a play is of, what makes it legal, and how the card sets out."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, islice, takewhile

from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.inspecting import aims_at_queue, is_played_again
from rules_db.games.cgs.doing.course import happenings, queue
from rules_db.games.cgs.doing.playing import casting, for_nothing, paying, saying
from rules_db.games.cgs.doing.yugioh.responding import why_not_respond
from rules_db.games.cgs.doing.zones import moving, putting
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.kinds import KINDS, Role, has_role, is_summon
from rules_db.games.cgs.properties import mana_factor
from rules_db.games.cgs.rules.c4_turn import main_phase
from rules_db.games.cgs.rules.c5_cards import backrow, costs, places
from rules_db.games.cgs.rules.c8_queue import joining, priority, resolving, special_actions
from rules_db.games.cgs.rules.c9_magic import short_term
from rules_db.games.cgs.rules.c15_uno import playing as uno
from rules_db.games.cgs.state import Card, Item, Mana, Table
from rules_db.games.cgs.words import ON_FIELD, PLACES, SHARED, Game, Zone

FLASHBACK = "flashback"
"""The way of a card that is played from the discard pile by what it says of itself, and is exiled afterwards."""


def way_of(table: Table, card: Card, play: Play) -> hooks.Way | None:
    """The way that a play is of, None where no way fits."""
    return _first_fitting(hooks.ways_for(card).taking, table, card, play)


def _first_fitting(ways: Iterable[hooks.Way], table: Table, card: Card, play: Play) -> hooks.Way | None:
    for way in ways:
        if way.fits(table, card, play):
            return way
    return None


def options(table: Table, player: str, are_timely: bool = False) -> list[Play]:
    """The plays of the cards in a player's hand and Extra Deck, and of those that a text lets them play besides.

    With `are_timely`, those alone for which this is the time.
    """
    zones, found, times = table.players[player].zones, list[Play](), _Times(table, player) if are_timely else None
    again = [each for each in zones[Zone.DISCARD] if is_played_again(table.cards[each].printed.text)]
    for name in (*zones[Zone.HAND], *zones[Zone.EXTRA_DECK], *again, *effects().playable(table, player)):
        card = table.cards[name]
        if table.window is None or priority.is_limited(table, card) is None:
            found += _offers(table, card, player, times)
    return found


class _Times:
    """When a player may play what, asked once for each speed while nothing changes."""

    def __init__(self, table: Table, player: str) -> None:
        self.table, self.player = table, player
        self.refused: dict[tuple[bool, bool], bool] = {}

    def of(self, card: Card) -> Sequence[hooks.Way]:
        """The ways of playing a card for which this is the time; its speed is looked at where that depends on it."""
        is_slow_card = _is_slow_card(card)
        if not self._is_refused(False, is_slow_card):
            return hooks.ways_for(card).offering
        return () if self._is_refused(True, is_slow_card) else _fast_ways(self.table, card)

    def _is_refused(self, is_fast: bool, is_slow_card: bool) -> bool:
        times = is_fast, is_slow_card
        if times not in self.refused:
            self.refused[times] = why_not_now(self.table, self.player, is_fast, is_slow_card) is not None
        return self.refused[times]


_FAST_WAYS: dict[Hashable, tuple[hooks.Way, ...]] = {}
"""The fast ways of playing a card by all that decides them, while no rule is off."""


def _fast_ways(table: Table, card: Card) -> tuple[hooks.Way, ...]:
    is_lasting = book.is_whole and not effects().may_be_played_fast(table, card)
    key = (card.types, card.printed.game, card.zone is Zone.EXTRA_DECK, card.printed.text) if is_lasting else None
    if key not in _FAST_WAYS:
        fast = tuple(way for way in hooks.ways_for(card).offering if way.is_fast(table, card))
        if key is None:
            return fast
        _FAST_WAYS[key] = fast
    return _FAST_WAYS[key]


def _offers(table: Table, card: Card, player: str, times: _Times | None) -> list[Play]:
    """The plays of one card, those that pay something else for it besides; all of them without `times`."""
    ways, found = hooks.ways_for(card), list[Play]()
    for way in times.of(card) if times else ways.offering:
        for offer in way.offers(table, card, player):
            if _first_fitting(ways.taking, table, card, offer) is way:
                found += way.aims(table, card, offer)
    if found and card.printed.text:
        found += [each for one in found for each in _with_help(table, card, one)]
    if found and effects().has_other_cost(card):
        found += [replace(each, said=saying.OTHERWISE) for each in found if _may_be_paid_otherwise(each)]
    return found


def _with_help(table: Table, card: Card, play: Play) -> Iterator[Play]:
    """A play with cards that pay for it as mana does: the first few that do, with what is in the pool."""
    helped = [replace(play, using=names) for each in hooks.HELPS for names in each.sets(table, card, play)]
    if helped and (way := way_of(table, card, play)) is not None:
        yield from islice((each for each in helped if not _wanting(table, card, each, way)), MOST_HELPED)


MOST_HELPED = 8
"""How many ways to have cards pay for a play are offered."""


def _may_be_paid_otherwise(play: Play) -> bool:
    return not play.said and not play.is_face_down and play.zone is not Zone.UNO_PILE


def is_paid_otherwise(table: Table, card: Card, play: Play, way: hooks.Way) -> bool:
    """Whether what a text allows is paid rather than the mana cost: as its player says, or as nothing else can be."""
    if play.said not in ("", saying.OTHERWISE) or not effects().has_other_cost(card):
        return False
    if play.said == saying.OTHERWISE:
        return True
    if not _may_be_paid_otherwise(play) or effects().why_not_otherwise(table, card, play.player) is not None:
        return False
    return bool(paying.wanting(table, play.player, _printed_cost(table, card, play, way), spell=card))


def holds(table: Table, card: Card, player: str) -> bool:
    """Whether a card lies where a player may play it from: in their hand, or where a text lets them."""
    is_held = (card.zone is Zone.HAND and card.player == player) or for_nothing.is_held(table, card)
    return is_held or card.id in effects().playable(table, player)


def is_fast(table: Table, card: Card) -> bool:
    """Whether one of a card's types is fast (5.5.9): as its chapter says, else as kinds.py does."""
    if effects().may_be_played_fast(table, card):
        return True
    if not book.is_whole:
        return _is_fast(table, card)
    key = card.types, card.printed.text
    if key not in _FAST:
        _FAST[key] = _is_fast(table, card)
    return _FAST[key]


_FAST: dict[Hashable, bool] = {}
"""Whether a card is fast, by all that decides that, while no rule is off."""


def _is_fast(table: Table, card: Card) -> bool:
    if card.printed.text and effects().is_for_any_time(card):
        return True
    for each in card.types:  # noqa: SIM110 - as in kinds.is_of
        if hooks.SPEEDS[each](table, card) if each in hooks.SPEEDS else KINDS[each].is_fast:
            return True
    return False


def why_not(table: Table, play: Play) -> Refusal | None:
    """Why a card may not be played like this now."""
    card = table.cards[play.card]
    way = way_of(table, card, play)
    if way is None:
        return book.refuse("8.1.7", card=card.id, zone=str(play.zone))
    refusal = priority.is_limited(table, card) or why_not_now(
        table, play.player, way.is_fast(table, card), _is_slow_card(card)
    )
    if refusal is not None:
        return refusal
    if refusal := why_not_checked(table, card, play, way):
        return refusal
    return (
        why_not_so(table, card, play, way)
        or saying.why_not_said(card, play.said, play.zone)
        or why_not_respond(table, card)
        or resolving.answers_the_last(table, card, play.targets, aims_at_queue(card.printed.text))
        or (effects().why_not_otherwise(table, card, play.player) if play.said == saying.OTHERWISE else None)
        or main_phase.is_paid_for(costs.owed_mana(_wanting(table, card, play, way)))
    )


def why_not_checked(table: Table, card: Card, play: Play, way: hooks.Way) -> Refusal | None:
    """What every play is asked for, and whether there is room for it."""
    for check in hooks.PLAY_CHECKS.at():
        if refusal := check(table, card, play):
            return refusal
    if play.zone in PLACES and not play.on:
        return _why_not_zone(table, card, play, way.room(table, card, play) if way.room else _left(table, play))
    return None


def why_not_so(table: Table, card: Card, play: Play, way: hooks.Way) -> Refusal | None:
    """What the way of a play, and its targets, have against it."""
    return way.why_not(table, card, play) or (None if way.aims_itself else _why_not_aimed(table, card, play))


def _why_not_aimed(table: Table, card: Card, play: Play) -> Refusal | None:
    """Why a play may not be aimed like this; what is Set activates nothing yet, and is aimed at nothing (11.1.3.R1)."""
    if not play.is_face_down:
        return effects().why_not_targets(table, card, play.player, play.targets)
    return book.refuse("8.1.5", card=card.id, too_many=[*play.targets]) if play.targets else None


def _wanting(table: Table, card: Card, play: Play, way: hooks.Way) -> str:
    """What is wanting to pay for a play, and what could pay besides."""
    cost = _cost(table, card, play, way)
    if cost is None:
        return "anything that so many cards could pay"
    wanting = paying.wanting(table, play.player, cost, spell=card)
    if not wanting:
        return ""
    alone = takewhile(lambda names: len(names) == 1, chain(*(each.sets(table, card, play) for each in hooks.HELPS)))
    helping = " or ".join(f"with {name}" for (name,) in alone)
    return f"{wanting}, {helping}" if helping else wanting


def _why_not_zone(table: Table, card: Card, play: Play, room: list[int]) -> Refusal | None:
    """Why a card may not go to the zone that is named."""
    if play.zone in SHARED:
        return book.refuse("8.1.7", card=card.id, zone=str(play.zone))
    free = [*putting.free_places(table, play.player, play.zone), *room]
    row = table.players[play.player].zones[play.zone]
    return (
        places.has_free_zone(card, play.zone, free)
        or (None if play.place in room else places.holds_one_card(row, play.zone, play.place))
        or joining.chosen_zone(play.zone, play.place, free)
    )


def _left(table: Table, play: Play) -> list[int]:
    """The zones that what is given up for a card leaves to it."""
    row = table.players[play.player].zones[play.zone]
    is_helped = any(each.is_helped(table.cards[play.card], play) for each in hooks.HELPS)
    return [] if is_helped else [place for place, each in enumerate(row, 1) if each in play.using]


def _cost(table: Table, card: Card, play: Play, way: hooks.Way) -> paying.Cost | None:
    """What is left to pay in mana beside the cards that pay as well; None where these are too many."""
    is_otherwise = is_paid_otherwise(table, card, play, way) or play.said == saying.FOR_NOTHING
    rests = [paying.Cost(0, ()) if is_otherwise else _printed_cost(table, card, play, way)]
    for each in hooks.HELPS:
        rests = [rest for cost in rests for rest in each.rests(table, card, play, cost)]
    if len(rests) < 2:
        return next(iter(rests), None)
    paid = (each for each in rests if not paying.wanting(table, play.player, each, spell=card))
    return next(paid, rests[0])


def _printed_cost(table: Table, card: Card, play: Play, way: hooks.Way) -> paying.Cost:
    cost = paying.cost_of(way.cost(table, card, play)).times(mana_factor(table, card.printed.game))
    is_waived = play.zone is Zone.UNO_PILE and uno.waives_costs()
    if is_waived or not casting.is_cast(card, play):
        return cost
    return changed(table, casting.as_it_shows(card, play), cost, (*play.targets, play.on))


def changed(table: Table, card: Card, cost: paying.Cost, targets: Sequence[str] = ()) -> paying.Cost:
    """The cost of playing a card, with what texts change of it."""
    for change in hooks.COSTS.at("play"):
        cost = change(table, card, cost, targets)
    return cost


def _is_slow_card(card: Card) -> bool:
    """Whether section 5.5 says when a card may be played: a backrow card that is nothing else."""
    return has_role(card, Role.BACKROW) and not is_summon(card) and not has_role(card, Role.RESOURCE)


def why_not_now(table: Table, player: str, fast: bool, slow_speed: bool = True) -> Refusal | None:
    """Why a fast or slow thing may not be done now: what is slow is for one's own Main Phase and an empty Queue."""
    at_any_time = backrow.may_be_played_at_any_time(fast)
    if not at_any_time:
        if not slow_speed:
            return main_phase.plays_in_main_phase(table, player) or main_phase.has_resolved(table)
        if not backrow.keeps_to_slow_speed(at_any_time):
            return None
        refusal = backrow.is_own_main_phase(table, player) or backrow.queue_is_empty(table)
        return refusal or (main_phase.has_resolved(table) if table.attack is not None else None)
    if not priority.may_respond() and table.queue:
        return book.refuse("8.4.5", queue=len(table.queue))
    if not resolving.may_join_while_resolving() and table.is_resolving:
        return book.refuse("8.3.2", queue=len(table.queue))
    return None


def play(table: Table, trace: Trace, action: Play) -> None:
    """Pay, do what comes first, and let the card join the Queue, or arrive where it does not."""
    card = table.cards[action.card]
    way = way_of(table, card, action)
    if way is None:
        return
    is_otherwise = is_paid_otherwise(table, card, action, way)
    spent = paying.pay(table, trace, action.player, _cost(table, card, action, way) or paying.Cost(0, ()), spell=card)
    if not costs.is_gone():
        table.players[action.player].pool += spent
    item = _item(table, action, way, spent)
    item.said[saying.CAST_FROM] = str(card.zone)
    if is_otherwise:
        item.said[saying.BY_OTHER_COST] = "yes"
    for each in hooks.HELPS:
        if each.is_helped(card, action):
            each.pay(table, trace, card, item, action.using)
    way.begins(table, trace, item)
    if not _joins(card, item, way):
        way.arrives(table, trace, item)
        queue.after_special_action(table, action.player)
    elif action.zone in ON_FIELD and _lies_at_once(card, action) and _is_played_at_once(card):
        put(table, trace, item, "8.1.6.a")
        item.kind = "effect"
        if backrow.activates_when_played():
            queue.join(table, trace, effects().of_play(table, item) or item, "8.1.5")
            casting.cast(table, trace, card, item)
        else:
            queue.after_special_action(table, action.player)
    else:
        _set_out(table, card, item)
        queue.join(table, trace, item, _rule_of_joining(card, item))
        casting.cast(table, trace, card, item)


def _is_played_at_once(card: Card) -> bool:
    """A short-term Magic card is, by a rule of its own (9.7.3)."""
    return short_term.is_played_at_once() or card.printed.game is not Game.MAGIC


def _item(table: Table, play: Play, way: hooks.Way, spent: list[Mana]) -> Item:
    said = {"said": play.said} if play.said else {}
    return Item(
        "card", play.card, play.player, way.name, play.zone, play.place, play.on, play.is_face_down,
        targets=queue.aims(table, play.targets), paid=[*play.using, *(each.source for each in spent)], said=said,
    )  # fmt: skip


def _joins(card: Card, item: Item, way: hooks.Way) -> bool:
    """Whether a play waits in the Queue."""
    enters = special_actions.enters_queue(way.is_special)
    if joining.set_joins(item.is_face_down):
        return True
    if joining.summoned_joins(is_summon(card)):
        return enters
    if item.is_face_down or is_summon(card):
        return False
    return joining.played_joins(not enters)


def _rule_of_joining(card: Card, item: Item) -> str:
    return "8.1.3.a" if item.is_face_down else "8.1.4" if is_summon(card) else "8.1.3"


def _lies_at_once(card: Card, play: Play) -> bool:
    """Whether a card lies in its zone while it, or only its effect, waits in the Queue."""
    return joining.is_on_field_in_queue() or joining.lies_at_once(card, play.is_face_down)


def _set_out(table: Table, card: Card, item: Item) -> None:
    """A card in the Queue lies nowhere else; one that is being Set is concealed there."""
    moving.lift(table, card)
    card.zone, card.controller, card.is_face_down = Zone.QUEUE, item.player, item.is_face_down


def put(table: Table, trace: Trace, item: Item, rule: str) -> None:
    """Lay a card that has been played into its zone, and say so: played, entered, and summoned for a summon."""
    card = table.cards[item.card]
    putting.enter(table, card, item.player, item.zone, item.place, item.is_face_down)
    card.is_kicked, card.is_flashed_back = "kicked" in item.said, item.way == FLASHBACK
    if saying.BY_OTHER_COST in item.said:
        card.chosen = {**card.chosen, saying.BY_OTHER_COST: "yes"}
    card.came.append(f"{saying.CAST_FROM} {item.said.get(saying.CAST_FROM, '')}")
    facts = {"card": card.id, "zone": str(item.zone), "facing": "face-down" if item.is_face_down else "face-up"}
    event = happenings.happen(table, trace, "played", rule, item.player, **facts, way=item.way)
    with trace.because(event):
        x = item.said.get("said", "").removeprefix("X = ")
        happenings.happen(table, trace, "entered", rule, item.player, **facts, **({"X": x} if x.isdigit() else {}))
        if is_summon(card) and not item.is_face_down and item.zone is not Zone.UNO_PILE:
            card.summoned = table.turn
            happenings.happen(table, trace, "summoned", rule, item.player, **facts, way=item.way)
    if joining.held_joins() and card.id in table.standing:
        queue.join(table, trace, Item("effect", card.id, item.player), "8.1.5.c")


def joins_by_effect(table: Table, trace: Trace, card: Card, player: str, zone: Zone, place: int) -> bool:
    """Whether a card that an effect puts into play goes to the Queue first; by 8.1.4.a it does not."""
    if not joining.summoned_by_effect_joins():
        return False
    item = Item("card", card.id, player, "play", zone, place)
    _set_out(table, card, item)
    queue.join(table, trace, item, "8.1.4")
    return True
