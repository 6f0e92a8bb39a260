"""Which cards a noun phrase speaks of, read by the rules of the card that says it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache

from rules_db.games.cgs import kinds, listing
from rules_db.games.cgs.card_text import equivalents
from rules_db.games.cgs.card_text.doing import said_x, values
from rules_db.games.cgs.card_text.doing.sorts import card_kinds, colored, traits
from rules_db.games.cgs.card_text.gained import effects_of
from rules_db.games.cgs.card_text.reading import effects_of_kind
from rules_db.games.cgs.card_text.said.referring.references import DEFENDING
from rules_db.games.cgs.card_text.said.vocabulary import (
    ADJACENT,
    BASIC_LANDS,
    COLUMN,
    EVERY_TYPE,
    LAND_TYPE,
    NO_CREATURES,
    RANK,
)
from rules_db.games.cgs.card_text.selecting import (
    ANY_COUNTER,
    CHOSEN,
    COLOR,
    GONE,
    GREATER,
    THOSE_DISCARDED,
    TYPE,
    Selector,
)
from rules_db.games.cgs.doing.zones import as_it_left, geometry, presence
from rules_db.games.cgs.rules.c6_common_properties import ranks
from rules_db.games.cgs.rules.c7_summon_properties import stats
from rules_db.games.cgs.rules.c17_dealer import effects as dealers_effects
from rules_db.games.cgs.rules.c17_dealer import the_dealer, versions
from rules_db.games.cgs.state import Card, Item, Table
from rules_db.games.cgs.words import SHARED, Game, Zone

POINTING = ("this", "it", "that", "host", "defending", "striker")

STRIKER = "striker"
"""Where an item in the Queue keeps whose attack has set it off."""

OTHER_STAY = "other stay"
"""Where an item in the Queue keeps that its card has left since it joined, and is none that it could do anything to."""

LOST = -1
"""The stay of a target that is no longer what the effect was aimed at: the effect lets it be."""

THEM = "them"
"""The cards that the step before has singled out; under this name an item keeps them, each with its stay."""


def found(table: Table, what: Selector, by: Item) -> list[Card]:
    """The cards that a selector speaks of, in a fixed order; piles from the top."""
    if what.pick == THEM:
        there = [
            table.cards[name]
            for name, stay in listing.pairs_in(by.said.get(THEM, ""))
            if is_there(table, name, int(stay))
        ]
        return [card for card in there if all(traits.has_trait(table, card, each) for each in what.traits)]
    if what.pick == GONE:
        return [card for card, _ in gone(table, by) if is_like(table, card, what, by)]
    if what.pick == THOSE_DISCARDED:
        names = listing.names_in(by.said.get(THOSE_DISCARDED, ""))
        return [table.cards[each] for each in names if is_like(table, table.cards[each], what, by)]
    if what.pick in POINTING:
        card = named(table, what.pick, by)
        return [] if card is None or card.zone is Zone.NOWHERE else [card]
    if what.pick == "those":
        return [table.cards[each.id] for each in by.targets if is_there(table, each.id, each.stay)]
    if what.pick == "top":
        piles = [table.players[name].zones[Zone.MAIN_DECK][: -what.count - 1 : -1] for name in table.order]
        return [table.cards[each] for pile in piles for each in pile if _is_on_side(table.cards[each], what.of, by)]
    fitting = [card for card in _where(table, what, by) if fits(table, card, what, by)]
    return _extremes(table, fitting, what) if what.extreme else fitting


def _extremes(table: Table, cards: Sequence[Card], what: Selector) -> list[Card]:
    """Those of the cards of which a number is the highest, or the lowest; all of them where they are equal."""
    numbers = {card.id: number for card in cards if (number := values.number(table, card, what.extreme)) is not None}
    best = (min if what.is_lowest else max)(numbers.values(), default=None)
    return [card for card in cards if card.id in numbers and numbers[card.id] == best]


def aimable(table: Table, what: Selector, by: Item) -> list[Card]:
    """The cards that a target may be by its text, whether something keeps effects off them or not."""
    found_ = found(table, _any_of(what), by)
    return [card for card in found_ if _is_any_target(table, card)] if what.kind == "any target" else found_


def _is_any_target(table: Table, card: Card) -> bool:
    """Whether a card is among what 'any target' means; nothing shows that of a card of the Sane Dealer."""
    return (kinds.is_summon(card) or kinds.is_of(card, "planeswalker")) and not versions.is_ignored(table, card)


@cache
def _any_of(what: Selector) -> Selector:
    return replace(what, pick="all", kind="card" if what.kind == "any target" else what.kind)


def gone(table: Table, by: Item) -> list[tuple[Card, str]]:
    """The cards that the step before has moved, wherever they are by now, each with who controlled it."""
    told = listing.pairs_in(by.said.get(GONE, ""))
    return [(table.cards[name], controller) for name, controller in told if name in table.cards]


def named(table: Table, pick: str, by: Item) -> Card | None:
    """The card that a text points to; None where there is none (any more)."""
    if pick == "host":
        on = by.on if by.inflicts else table.cards[by.card].host
        return table.cards.get(on) or as_it_left.host(table, by.said.get(as_it_left.HOST, ""))
    if pick == "striker":
        return table.cards.get(by.said.get(STRIKER, ""))
    if pick == "defending":
        return _defending(table, by)
    if pick == "that" and any(each.id in table.cards for each in by.targets) and not _is_aimed_at_it(by):
        return next((table.cards[each.id] for each in by.targets if is_there(table, each.id, each.stay)), None)
    if pick == "this" and OTHER_STAY in by.said:
        return None
    return table.cards.get(by.card if pick == "this" else by.it)


def _is_aimed_at_it(by: Item) -> bool:
    return any(each.id == by.it for each in by.targets)


def is_there(table: Table, name: str, stay: int) -> bool:
    """Whether a card that was chosen has not left since."""
    return name in table.cards and table.cards[name].stay == stay


def _defending(table: Table, by: Item) -> Card | None:
    """The summon that the attack of this card is aimed at; without an attack nothing."""
    for strike in table.attack.strikes if table.attack is not None else ():
        if strike.attacker.id == by.card:
            return table.cards.get(strike.target.id)
    return None


def _where(table: Table, what: Selector, by: Item) -> Iterable[Card]:
    if what.zone == Zone.QUEUE:
        items = [item for item in reversed(table.queue) if is_meant_in_queue(table, what, item)]
        near = what.near
        waiting = [each.card for each in items if not isinstance(near, Selector) or _targets(table, each, near, by)]
        return [table.cards[each] for each in dict.fromkeys(waiting)]
    if what.zone == GONE:
        return [card for card, _ in gone(table, by)]
    if what.zone in (Zone.ATTACHED, Zone.BENEATH):
        is_on = what.zone == Zone.ATTACHED
        stacks = [as_it_left.attached(table, near) if is_on else near.beneath for near in _near(table, what, by)]
        return [table.cards[each] for names in stacks for each in names]
    if what.zone in (COLUMN, ADJACENT):
        is_near = geometry.share_column if what.zone == COLUMN else geometry.are_adjacent
        return [card for near in _near(table, what, by) for card in in_play(table) if is_near(table, near, card)]
    if what.zone == "field":
        return in_play(table)
    if what.zone in SHARED:
        return [table.cards[each] for each in table.lying("", Zone(what.zone))]
    zones = [equivalents.place_of(each) for each in (what.zone, *what.or_zone.split(", ")) if each]
    piles = [table.players[name].zones.get(zone, []) for name in table.order for zone in zones]
    return [table.cards[each] for pile in piles for each in reversed(pile) if each]


def _targets(table: Table, item: Item, what: Selector, by: Item) -> bool:
    """Whether one of the targets of what waits in the Queue is what is meant, be that a card or the player."""
    names = [each.id for each in item.targets] + ([item.on] if item.on else [])
    cards = [table.cards[each] for each in names if each in table.cards]
    is_player = "player" in (what.kind, what.or_else.kind if what.or_else is not None else "")
    is_card = what.kind != "player" and any(fits(table, each, replace(what, or_else=None), by) for each in cards)
    return is_card or (is_player and by.you in names)


ABILITIES = {
    "activated ability": ("activated", "loyalty", "equip"),
    "triggered ability": ("triggered", "flip"),
    "activated or triggered ability": ("activated", "loyalty", "equip", "triggered", "flip"),
}
"""The kinds of effect that an ability is, where a text tells which it means."""


def is_meant_in_queue(table: Table, what: Selector, item: Item) -> bool:
    """A card that is being played is no effect yet, and what it does as it is played is no ability of its own."""
    if what.kind not in ABILITIES:
        return what.kind != "ability" or item.kind != "card"
    card = table.cards[item.card]
    said = effects_of(card)[item.effect : item.effect + 1] if item.kind == "effect" else ()
    is_played = kinds.is_short_term(card) and all(each.zone == "field" for each in said)
    return not is_played and any(each.kind in ABILITIES[what.kind] for each in said)


def _near(table: Table, what: Selector, by: Item) -> list[Card]:
    """The card to which a selector looks, or all of a sort."""
    if isinstance(what.near, Selector):
        return found(table, what.near, by)
    near = named(table, what.near, by)
    return [] if near is None else [near]


def by_host(table: Table, what: Selector, by: Item) -> dict[str, list[Card]]:
    """What a selector means of the cards that are attached to others, by the name of the card that has any."""
    found_ = {
        host.id: [card for each in as_it_left.attached(table, host) if fits(table, card := table.cards[each], what, by)]
        for host in _near(table, what, by)
    }
    return {name: cards for name, cards in found_.items() if cards}


def counted(table: Table, what: Selector, by: Item) -> list[Card]:
    """The cards that a selector counts: those of the Sane Dealer have no influence."""
    return [card for card in found(table, what, by) if not versions.is_ignored(table, card)]


def how_many(table: Table, what: Selector, by: Item) -> int:
    """How many cards a selector counts, or opponents."""
    if what.kind == "opponent":
        return sum(is_opponent(each, by) for each in table.order)
    if what.kind == LAND_TYPE:
        return traits.land_types(table, counted(table, replace(what, kind="land"), by))
    return len(counted(table, what, by))


def in_play(table: Table) -> list[Card]:
    """The cards in play, those of the turn player first, with what is attached to them (2.1.2.R1)."""
    return list(presence.all_in_play(table))


def fits(table: Table, card: Card, what: Selector, by: Item) -> bool:
    """Whether a selector speaks of a card, wherever it looks for it."""
    if what.pick in POINTING:
        return named(table, what.pick, by) is card
    return (
        (not card.is_masked or what.zone == Zone.QUEUE)  # What waits there is done, though its card is covered.
        and not (what.another and card.id == by.card)
        and _is_on_side(card, what.of, by)
        and is_like(table, card, what, by)
    )


def fits_there(table: Table, card: Card, what: Selector, by: Item) -> bool:
    """Whether a selector speaks of a card, which lies in play, and looks for it where it lies."""
    is_anywhere = what.pick in POINTING or what.zone == "field"
    return (is_anywhere or any(each is card for each in _where(table, what, by))) and fits(table, card, what, by)


def looks_elsewhere(what: Selector) -> bool:
    """Whether a selector looks for cards where they are not in play, such as in a hand."""
    return what.pick not in POINTING and what.zone != "field"


def is_like(table: Table, card: Card, what: Selector, by: Item) -> bool:
    """Whether a card is of the sort that is meant, whoever controls it and wherever it lies."""
    if versions.is_ignored(table, card):
        return _is_of_sane_dealer(table, card, what, by)
    if what.or_else is not None and is_like(table, card, what.or_else, by):
        return True
    return (
        (card_kinds.is_of_kind(card, what.kind) or (what.or_kind != "" and card_kinds.is_of_kind(card, what.or_kind)))
        and all(traits.has_trait(table, card, trait) for trait in what.traits)
        and (not what.counter or _has_counter(card, what.counter))
        and (what.besides is None or is_like(table, card, what.besides, by))
        and (what.but_not is None or not is_like(table, card, what.but_not, by))
        and (what.holding is None or any(fits(table, table.cards[each], what.holding, by) for each in card.attached))
        and (not _needs_front(what) or (not card.is_face_down and _reads(table, card, what, by)))
    )


ATTACKED = "attacked"
"""Where an effect keeps who its opponent is: of a move the player who is attacked, or whose card is (1.1.1.R1–2)."""


def is_opponent(name: str, by: Item) -> bool:
    """Whether a player is an opponent in the words of an effect: anybody else, in an attack only the other side.

    Nobody, who controls cards on the Uno pile (15.1.4, 3.1.14.b), neither is an opponent nor has one.
    """
    if not name or not by.player:
        return False
    attacked = by.said.get(ATTACKED, by.player)
    return name != by.player if attacked == by.player else name == attacked


def _is_on_side(card: Card, of: str, by: Item) -> bool:
    """Whether a card is controlled, or lies in a pile, on the side that is meant."""
    if by.inflicts:
        return _is_on_side_of_dealers(card, of, by)
    if card.zone is Zone.DEALERS_ZONE:
        is_opponents = the_dealer.controls(card) and the_dealer.is_opponent()
        return of == "any" or (of != "you" and is_opponents and the_dealer.has_cards_of_opponents(card))
    side = card.controller or card.player or card.owner
    one = {"you": by.player, DEFENDING: by.said.get(DEFENDING)}
    return of == "any" or (side == one[of] if of in one else is_opponent(side, by))


def _is_on_side_of_dealers(card: Card, of: str, by: Item) -> bool:
    """The same for an effect of the Dealer, to whom all players are opponents."""
    if of == "any":
        return card.zone is not Zone.DEALERS_ZONE or dealers_effects.may_hit_its_own(card)
    if card.zone is Zone.DEALERS_ZONE and the_dealer.controls(card):
        return of == "you"
    side = card.controller or card.player
    is_opponents = side in by.inflicts and (the_dealer.opposes_all() or side != by.player)
    return is_opponents == (of != "you")


def _is_of_sane_dealer(table: Table, card: Card, what: Selector, by: Item) -> bool:
    """Whether a selector means a card of the Sane Dealer, which is a card with a color and a rank."""
    asks_more = bool(what.grouping or _asks_name(what) or what.keyword or {*what.traits} - {"face-up"})
    if not versions.can_be_chosen(what.kind == "card" and not asks_more and what.property in ("", RANK)):
        return False
    return not _needs_front(what) or versions.shows_color_and_rank(_reads(table, card, what, by))


def _needs_front(what: Selector) -> bool:
    return bool(
        what.color
        or what.not_color
        or what.grouping
        or what.not_grouping
        or what.keyword
        or what.property
        or _asks_name(what)
    )


def _reads(table: Table, card: Card, what: Selector, by: Item) -> bool:
    """What only the front of a card tells."""
    groups, what = values.groups(table, card), _as_chosen(what, table.cards[by.card])
    if EVERY_TYPE in groups:
        groups |= {what.grouping, what.not_grouping} - {*NO_CREATURES, *BASIC_LANDS}
    return (
        (not what.color or colored.has_color(table, card, what.color, table.cards[by.card].printed.game))
        and not (what.not_color and colored.has_color(table, card, what.not_color, table.cards[by.card].printed.game))
        and (not what.grouping or (stats.counts_for(what.grouping, groups) and _may_share_groupings(table, card, by)))
        and not (what.not_grouping and what.not_grouping in groups)
        and _is_called(card, what)
        and (not what.keyword or values.has_keyword(table, card, what.keyword) is not what.is_without)
        and (not what.property or _in_bounds(table, card, what, by))
    )


def _as_chosen(what: Selector, by: Card) -> Selector:
    """A selector that names what has been chosen for the card which says it, as it is by that."""
    if CHOSEN not in (what.color, what.grouping):
        return what
    color, grouping = (by.chosen.get(each, CHOSEN) for each in (COLOR, TYPE))
    return replace(
        what, color=color if what.color == CHOSEN else what.color,
        grouping=grouping if what.grouping == CHOSEN else what.grouping,
    )  # fmt: skip


def _has_counter(card: Card, kind: str) -> bool:
    """Whether counters of a kind lie on a card; damage counters are none (12.2.3.b)."""
    return any(card.counters.values()) if kind == ANY_COUNTER else bool(card.counters.get(kind))


def _asks_name(what: Selector) -> bool:
    return bool(what.name or what.series or what.not_series or what.not_named)


def _is_called(card: Card, what: Selector) -> bool:
    """Whether a card is meant by its name: the whole of it, or what is quoted before its kind in it or said beside."""
    name = card.printed.name
    names = (name, *(each.by_name for _, each in effects_of_kind(card.printed.text, "treated as")))
    is_named = what.name in ("", name) and what.not_named != name and any(what.series in each for each in names)
    return is_named and not (what.not_series and any(what.not_series in each for each in names))


def _in_bounds(table: Table, card: Card, what: Selector, by: Item) -> bool:
    """The bounds are on the scale of the card that names them (7.3.1)."""
    value, asking = values.number(table, card, what.property), table.cards[by.card].printed.game
    if value is None or not _stands_for(card, what.property, asking):
        return False
    if what.beside:
        own = values.number(table, table.cards[by.card], what.property)
        return own is not None and (value > own if what.beside == GREATER else value < own)
    if what.property == RANK and values.is_above_numbers(table, card):
        return what.most is None
    said = value / values.scale(table, asking, what.property)
    least, most = (said_x.bound_of(each, by) for each in (what.least, what.most))
    return (least is None or said >= least) and (most is None or said <= most)


def _stands_for(card: Card, property_: str, asking: Game) -> bool:
    """Whether a number that the text of one game names is the number that a card has in its own game."""
    if property_ == RANK:
        if kinds.is_of(card, "Xyz Monster", "Link Monster") and not ranks.cell_stands_for_each_other():
            return False
        return asking is card.printed.game or ranks.stand_for_each_other()
    return asking is card.printed.game or (stats.are_equivalent() and stats.reaches_its_row())


def _may_share_groupings(table: Table, card: Card, by: Item) -> bool:
    return card.printed.game is table.cards[by.card].printed.game or stats.is_for_every_game()
