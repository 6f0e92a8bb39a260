"""How Rent cards and Action Cards are activated from a backrow zone."""

from __future__ import annotations

from collections.abc import Iterable

from rules_db.engine.choices import Answers
from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks, kinds
from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing import activating
from rules_db.games.cgs.card_text.doing.step import under
from rules_db.games.cgs.chapters.c18.playing import ELSEWHERE, begins
from rules_db.games.cgs.chapters.general import aimed, offered
from rules_db.games.cgs.doing.monopoly.actions import action
from rules_db.games.cgs.doing.monopoly.cards import action_of, is_building, is_monopoly
from rules_db.games.cgs.doing.playing import playing
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.rules.c5_cards import backrow
from rules_db.games.cgs.rules.c18_monopoly_deal import action_cards, just_say_no, rent
from rules_db.games.cgs.state import Card, Item, Table

ACTION, WAY = "Action Card", "activate a Monopoly Deal card"


def _is_fast(table: Table, card: Card) -> bool:
    name = action_of(card)
    if name == just_say_no.JUST_SAY_NO:
        return just_say_no.is_fast()
    if name == "Double the Rent":
        return action_cards.double_is_fast()
    return not action_cards.is_slow()


hooks.SPEEDS[rent.RENT] = lambda table, card: not rent.is_slow()
hooks.SPEEDS[ACTION] = _is_fast
kinds.TERMS[rent.RENT] = rent.is_short_term
kinds.TERMS[ACTION] = action_cards.is_short_term
for _sort in (kinds.LASTING, kinds.BENEATH):
    _sort.append(lambda card: is_building(card) and action_cards.is_attached_itself(is_building(card)))


def _is_activated(card: Card) -> bool:
    return is_monopoly(card) and is_of(card, rent.RENT, ACTION)


def _plays(table: Table, card: Card, player: str) -> Iterable[Play]:
    return offered(table, card, player, backrow.where_backrow_cards_go())


def _aims(table: Table, card: Card, play: Play) -> Iterable[Play]:
    known = action(card)
    return known.plays(table, card, play) if known is not None else aimed(table, card, play)


def _why_not(table: Table, card: Card, play: Play) -> Refusal | None:
    if not playing.holds(table, card, play.player) or (is_of(card, rent.RENT) and not rent.is_backrow_card(card)):
        return book.refuse("4.4.1", card=card.id, zone=str(card.zone))
    if play.zone is not backrow.where_backrow_cards_go():
        return book.refuse("8.1.7", card=card.id, zone=str(play.zone))
    known = action(card)
    if known is None:
        return effects().why_not_targets(table, card, play.player, play.targets)
    return known.why_not(table, card, play)


@hooks.PLAY_CHECKS.hang(place=17)
def _may_be_aimed_at(table: Table, card: Card, play: Play) -> Refusal | None:
    """Why a Monopoly Deal card may not be aimed at what it names: a text keeps it from being targeted."""
    known = action(card) if play.targets and _is_activated(card) else None
    if known is None:
        return None
    by, waiting = Item("effect", card.id, play.player), {each.card for each in table.queue}
    for each in known.aims(table, play):
        if each not in waiting and not activating.may_be_targeted(table, each, by):
            return book.refuse(under("5.10.32"), card=card.id, cannot_be_targeted=each)
    return None


def _does(table: Table, trace: Trace, item: Item, answers: Answers) -> bool:
    """What the card does, all at once; a card that no rule names does what its text says."""
    known = action(table.cards[item.card])
    if known is None:
        return effects().carry_out(table, trace, item, answers)
    known.does(table, trace, item, answers)
    return True


hooks.way(
    hooks.Way(
        name=WAY,
        takes=_is_activated,
        fits=lambda table, card, play: not play.is_face_down and play.zone not in ELSEWHERE,
        offers=_plays,
        aims=_aims,
        why_not=_why_not,
        begins=begins,
        arrives=lambda table, trace, item: playing.put(table, trace, item, "8.1.3"),
        is_fast=playing.is_fast,
        room=lambda table, card, play: [],
        does=_does,
        aims_itself=True,
        place=35,
    )
)
