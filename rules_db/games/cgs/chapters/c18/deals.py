"""Forced Deal, Sly Deal and Deal Breaker: Property cards and lands that change hands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules_db.engine.choices import Answers
from rules_db.engine.kernel import Event, Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.monopoly import sets
from rules_db.games.cgs.doing.monopoly.actions import ACTIONS, Action
from rules_db.games.cgs.doing.monopoly.cards import LIES_ELSEWHERE, LIES_IN, is_building, is_monopoly, is_property
from rules_db.games.cgs.doing.monopoly.money import take_over
from rules_db.games.cgs.doing.zones import presence
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.rules.c18_monopoly_deal import deals as rules
from rules_db.games.cgs.state import Card, Item, Table


def _with_energies(table: Table, card: Card) -> bool:
    return rules.is_with_energies(sum(is_of(table.cards[each], "Energy") for each in card.attached))


def _is_property_in_play(table: Table, card: Card) -> bool:
    """Whether a card is a Property card where such cards lie, or a land there that counts as one."""
    if card.zone not in LIES_IN and not _works_on_pile(table, card):
        return False
    is_own = is_monopoly(card) and is_property(card)
    return is_own or rules.land_counts(is_of(card, "land"), _with_energies(table, card))


def _works_on_pile(table: Table, card: Card) -> bool:
    """Whether a card on the Uno pile works as though it lay in the resource area (15.4.8)."""
    return any(card.id in elsewhere(table, card.controller) for elsewhere in LIES_ELSEWHERE if card.controller)


def _why_not_deal(table: Table, card: Card, rule: str) -> Refusal | None:
    """Why a card is none that Forced Deal or Sly Deal could move."""
    if is_of(card, "Energy"):
        refusal = rules.is_no_energy(card)
        return refusal if refusal or presence.is_in_play(table, card) else book.refuse(rule, card=card.id)
    return None if _is_property_in_play(table, card) else book.refuse(rule, card=card.id, zone=str(card.zone))


def _is_in_full_set(table: Table, card: Card) -> bool:
    one = sets.set_of(table, card)
    return one is not None and one.is_full


def _why_not_anothers(card: Card, player: str, rule: str) -> Refusal | None:
    if card.controller and card.controller != player:
        return None
    return book.refuse(rule, card=card.id, controller=card.controller)


def _why_not_sly(table: Table, card: Card, play: Play) -> Refusal | None:
    if len(play.targets) != 1 or play.targets[0] not in table.cards:
        return book.refuse("18.6.5", card=card.id, named=list(play.targets))
    aim = table.cards[play.targets[0]]
    return (
        _why_not_deal(table, aim, "18.6.5")
        or _why_not_anothers(aim, play.player, "18.6.5")
        or rules.is_in_no_full_set(aim, _is_in_full_set(table, aim))
    )


def _why_not_forced(table: Table, card: Card, play: Play) -> Refusal | None:
    if [len(play.using), len(play.targets)] != [1, 1] or play.targets[0] not in table.cards:
        return book.refuse("18.6.4", card=card.id, own=list(play.using), named=list(play.targets))
    own, aim = table.cards[play.using[0]], table.cards[play.targets[0]]
    if own.controller != play.player:
        return book.refuse("18.6.4", card=own.id, controller=own.controller)
    return (
        _why_not_deal(table, own, "18.6.4")
        or _why_not_deal(table, aim, "18.6.4")
        or _why_not_anothers(aim, play.player, "18.6.4")
        or rules.other_is_in_no_full_set(aim, _is_in_full_set(table, aim))
        or rules.own_is_in_no_full_set(own, _is_in_full_set(table, own))
    )


def _movable(table: Table) -> list[Card]:
    return [each for each in table.cards.values() if each.controller and _why_not_deal(table, each, "18.6.5") is None]


def _sly_plays(table: Table, card: Card, play: Play) -> Iterator[Play]:
    for each in _movable(table):
        aimed = replace(play, targets=(each.id,))
        if _why_not_sly(table, card, aimed) is None:
            yield aimed


def _forced_plays(table: Table, card: Card, play: Play) -> Iterator[Play]:
    movable = _movable(table)
    for own in (each for each in movable if each.controller == play.player):
        for each in movable:
            aimed = replace(play, using=(own.id,), targets=(each.id,))
            if _why_not_forced(table, card, aimed) is None:
                yield aimed


def _again(table: Table, item: Item) -> Play | None:
    """The play once more, as its effect resolves; None where a card that was named has left since."""
    if any(table.cards[each.id].stay != each.stay for each in item.targets if each.id in table.cards):
        return None
    targets = tuple(each.id for each in item.targets)
    return Play(item.player, item.card, item.zone, using=tuple(item.paid), targets=targets)


def _sly(table: Table, trace: Trace, item: Item, answers: Answers) -> None:
    play = _again(table, item)
    if play is None or _why_not_sly(table, table.cards[item.card], play) is not None:
        return
    for card in rules.stolen_by_sly_deal(table.cards[play.targets[0]]):
        _steal(table, trace, card, item.player, "18.6.5")


def _steal(table: Table, trace: Trace, card: Card, player: str, rule: str, takes_attached: bool = False) -> None:
    facts = {"card": card.id, "from_": card.controller}
    event = happenings.happen(table, trace, "stolen", rule, player, **facts)
    with trace.because(event):
        card.is_tapped = rules.lies_as_it_was(card.is_tapped)
        take_over(table, trace, card, player, "18.6.5.b", takes_attached)


def _forced(table: Table, trace: Trace, item: Item, answers: Answers) -> None:
    play = _again(table, item)
    if play is None or _why_not_forced(table, table.cards[item.card], play) is not None:
        return
    own, other = table.cards[play.using[0]], table.cards[play.targets[0]]
    pairs = rules.swapped(own, other, item.player)
    event = happenings.happen(table, trace, "swapped", "18.6.4", item.player, card=own.id, other=other.id)
    with trace.because(event):
        for card, player in pairs:
            card.is_tapped = rules.lies_as_it_was(card.is_tapped)
            take_over(table, trace, card, player, "18.6.5.b")


def _complete(table: Table, card: Card) -> tuple[Card, ...]:
    """The cards of the complete set of which a card is part, or a land with Energies alone; () for none."""
    if card.zone not in LIES_IN and not _works_on_pile(table, card):
        return ()
    if rules.land_is_set(is_of(card, "land"), _with_energies(table, card)):
        return (card,)
    one = sets.set_of(table, card)
    return one.cards if one is not None and one.is_full else ()


def _why_not_break(table: Table, card: Card, play: Play) -> Refusal | None:
    """The set is named by one of its cards, or by all of them."""
    if not play.targets or any(each not in table.cards for each in play.targets):
        return book.refuse("18.6.7", card=card.id, named=list(play.targets))
    aim = table.cards[play.targets[0]]
    whole = [each.id for each in _complete(table, aim)]
    if not whole:
        return book.refuse("18.6.7", card=aim.id)
    if len(play.targets) > 1 and sorted(play.targets) != sorted(whole):
        return book.refuse("18.6.7", card=card.id, named=list(play.targets), complete_set=[*whole])
    return _why_not_anothers(aim, play.player, "18.6.7")


def _whole_set(table: Table, play: Play) -> list[str]:
    """All the cards of the set of which one is named."""
    named = [table.cards[each] for each in play.targets if each in table.cards]
    return [each.id for card in named for each in (card, *_complete(table, card))]


def _whose_set(table: Table, item: Item) -> list[str]:
    """Whose the cards of the set are, and those attached to them, which go along."""
    whole = _whole_set(table, Play(item.player, item.card, item.zone, targets=tuple(each.id for each in item.targets)))
    cards = [table.cards[each] for name in whole for each in (name, *table.cards[name].attached)]
    return [each for card in cards for each in (card.owner, card.controller)]


def _break_plays(table: Table, card: Card, play: Play) -> Iterator[Play]:
    """One play for each complete set: at its first card."""
    for player in table.others(play.player):
        firsts = [one.cards[0] for one in sets.sets_of(table, player) if one.is_full]
        for each in (*firsts, *sets.lands_with_energies(table, player)):
            aimed = replace(play, targets=(each.id,))
            if _why_not_break(table, card, aimed) is None:
                yield aimed


def _break(table: Table, trace: Trace, item: Item, answers: Answers) -> None:
    play = _again(table, item)
    if play is None or _why_not_break(table, table.cards[item.card], play) is not None:
        return
    for card in rules.stolen_by_deal_breaker(_complete(table, table.cards[play.targets[0]])):
        _steal(table, trace, card, item.player, "18.6.7", takes_attached=True)


@hooks.STAYS_ATTACHED.hang()
def _comes_along(table: Table, card: Card, host: Card, event: Event) -> bool:
    """What is attached to a card that Deal Breaker takes goes along."""
    if not event.get("taken_along"):
        return False
    return rules.takes_buildings() if is_building(card) else rules.takes_other_attached()


ACTIONS["Forced Deal"] = Action(does=_forced, why_not=_why_not_forced, plays=_forced_plays)
ACTIONS["Sly Deal"] = Action(does=_sly, why_not=_why_not_sly, plays=_sly_plays)
ACTIONS["Deal Breaker"] = Action(
    does=_break, why_not=_why_not_break, plays=_break_plays, against=_whose_set,
    aims=_whole_set,
)  # fmt: skip
