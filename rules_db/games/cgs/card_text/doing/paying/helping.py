"""Cards that pay for a card of Magic as mana does: convoke, improvise and delve; its player names them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, islice

from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing import matching, permissions, values
from rules_db.games.cgs.card_text.doing.paying.paying_with import MOST_WAYS, Named
from rules_db.games.cgs.card_text.doing.step import ACTS, Doing, under
from rules_db.games.cgs.card_text.model import Step
from rules_db.games.cgs.card_text.reading import effects_of_kind
from rules_db.games.cgs.card_text.said.keywords import CONVOKE
from rules_db.games.cgs.doing.playing.paying import Cost
from rules_db.games.cgs.kinds import is_summon
from rules_db.games.cgs.rules.c9_magic import tapping
from rules_db.games.cgs.state import Card, Item, Table
from rules_db.games.cgs.words import Game, Zone


def _means(card: Card) -> Iterator[tuple[Step, bool]]:
    """What may be done with cards in place of paying mana, and whether that pays for colors, too."""
    if card.printed.game is Game.MAGIC:
        for _, effect in effects_of_kind(card.printed.text, "paid with"):
            yield from ((cost, effect.name == CONVOKE) for cost in effect.costs)


def _colors(table: Table, card: Card, player: str) -> dict[str, tuple[str, ...]]:
    """The cards that can pay for one, each with the colors that it pays for besides generic mana."""
    by, found = Item("card", card.id, player), dict[str, tuple[str, ...]]()
    for step, has_colors in _means(card):
        if step.what is None:
            continue
        for each in matching.found(table, replace(step.what, pick="all"), by):
            if each is card or (step.verb == "tap" and not _can_be_tapped(table, each)):
                continue
            colors = sorted(values.colors(table, each) - {"colorless"}) if has_colors else ()
            found[each.id] = (*dict.fromkeys((*found.get(each.id, ()), *colors)),)
    return found


def _can_be_tapped(table: Table, card: Card) -> bool:
    is_guest = is_summon(card) and card.printed.game is not Game.MAGIC
    is_kept = is_guest and not tapping.taps_other_games()
    return not card.is_tapped and not is_kept and permissions.forbidden(table, "be tapped", card.id) is None


def is_helped(card: Card, play: Play) -> bool:
    """Whether the cards that a play names pay for it as mana does."""
    return bool(play.using) and not play.is_face_down and play.zone is not Zone.UNO_PILE and any(_means(card))


def rests(table: Table, card: Card, play: Play, cost: Cost) -> list[Cost]:
    """What may be left to pay of a cost, by what each card that is named pays for; none if one of them cannot pay."""
    if not is_helped(card, play):
        return [cost]
    colors, left = _colors(table, card, play.player), [cost]
    for name in play.using:
        if name not in colors:
            return []
        left = [*dict.fromkeys(rest for each in left for rest in _less_one(each, colors[name]))]
    return left


def _less_one(cost: Cost, colors: Sequence[str]) -> Iterator[Cost]:
    """A cost without one mana of these colors, or without one generic mana."""
    for color in colors:
        if color in cost.colors:
            yield cost.less(Cost(0, (color,)))
    for at, ways in enumerate(cost.either):
        if {*ways} & {*colors}:
            yield replace(cost, either=(*cost.either[:at], *cost.either[at + 1 :]))
    if cost.generic or any(each.isdigit() for ways in cost.either for each in ways):
        yield cost.less(Cost(1, ()))


def sets(table: Table, card: Card, play: Play) -> Iterator[tuple[str, ...]]:
    """The cards that can pay for a play together, fewest first."""
    names = [] if play.using or play.is_face_down or not any(_means(card)) else [*_colors(table, card, play.player)]
    for count in range(1, len(names) + 1):
        yield from islice(combinations(names, count), MOST_WAYS)


@hooks.PLAY_CHECKS.hang()
def why_not(table: Table, card: Card, play: Play) -> Refusal | None:
    """Why the cards that are named cannot pay: one of them is of no such sort, is named twice, or there is no need."""
    if not is_helped(card, play):
        return None
    can = _colors(table, card, play.player)
    stray = [each for each in play.using if each not in can or play.using.count(each) > 1]
    return book.refuse(under("4.4.2"), card=card.id, cannot_pay=", ".join(dict.fromkeys(stray))) if stray else None


def pay(table: Table, trace: Trace, card: Card, item: Item, using: Sequence[str]) -> None:
    """Tap, or exile, the cards that have been named."""
    left = list(using)
    for step, _ in _means(card):
        if step.what is None:
            continue
        fitting = [each.id for each in matching.found(table, replace(step.what, pick="all"), item)]
        named = [each for each in left if each in fitting]
        left = [each for each in left if each not in named]
        if named:
            what = replace(step.what, count=len(named))
            ACTS[step.verb](Doing(table, trace, item, Named(named)), replace(step, what=what))


hooks.HELPS.append(hooks.Help(sets=sets, is_helped=is_helped, rests=rests, pay=pay))
