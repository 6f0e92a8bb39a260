"""cast without paying: a card is cast while an effect resolves; cascade and discover find one for that."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks, listing
from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.card_text.doing import matching
from rules_db.games.cgs.card_text.doing.step import GENERAL, Doing, act, under
from rules_db.games.cgs.card_text.model import Step
from rules_db.games.cgs.card_text.off_decks import Dug
from rules_db.games.cgs.card_text.selecting import Selector
from rules_db.games.cgs.card_text.verbs.of_kinds.casting_free import CAST_FREE, EXILE_UNTIL, LAY_BELOW, TAKE_UNCAST
from rules_db.games.cgs.doing.playing import casting, for_nothing, playing, saying
from rules_db.games.cgs.doing.zones import moving
from rules_db.games.cgs.state import Card, Table, Task
from rules_db.games.cgs.words import Zone

EXILED = "exiled until"
"""Where an item in the Queue keeps the cards that were exiled until one turned up, each with its stay there."""

NO_MORE = "no more targets"


@act(CAST_FREE)
def cast_free(doing: Doing, step: Step) -> None:
    """The card is cast before the next step, if its player likes and can."""
    for card in doing.cards(step)[:1]:
        doing.table.agenda.append(Task(CAST_FREE, player=doing.player, data=[card.id, str(card.stay)]))


@hooks.task(CAST_FREE)
def _cast(table: Table, trace: Trace, task: Task) -> None:
    name, stay = task.data
    if task.player not in table.order or str(table.cards[name].stay) != stay:
        return
    with for_nothing.held(table, name):
        card, answers = table.cards[name], Answers(task.answers)
        plays = [*_plays(table, card, task.player)]
        choice = Choice(task.player, "may", under(GENERAL), ["do it", "leave it"], about=name)
        if plays and answers.ask(choice) == ["do it"]:
            playing.play(table, trace, _picked(plays, card, answers))


def _plays(table: Table, card: Card, player: str) -> Iterator[Play]:
    """Every way to cast a card without paying for it, as its own rules let it be played."""
    for way in hooks.ways_for(card).offering:
        for offer in way.offers(table, card, player) if not way.is_special else ():
            for play in way.aims(table, card, replace(offer, said=saying.FOR_NOTHING)):
                if _is_open(table, card, play, way):
                    yield play


def _is_open(table: Table, card: Card, play: Play, way: hooks.Way) -> bool:
    """Whether a card may be cast like this; nothing is asked of its time and its mana."""
    is_cast = casting.is_cast(card, play) and not play.is_face_down and play.zone is not Zone.UNO_PILE
    if playing.way_of(table, card, play) is not way or not is_cast:
        return False
    refusal = playing.why_not_checked(table, card, play, way) or playing.why_not_so(table, card, play, way)
    return refusal is None


def _picked(plays: list[Play], card: Card, answers: Answers) -> Play:
    """The play that its player chooses, by where it is played to, what is given up for it and what it targets."""
    chosen: list[str] = []
    while True:
        plays = [each for each in plays if _aim(each)[: len(chosen)] == chosen]
        options = [*dict.fromkeys([*_aim(each), NO_MORE][len(chosen)] for each in plays)]
        pick = answers.ask_one(Choice(plays[0].player, "target", under(GENERAL), options, about=card.id))
        if pick == NO_MORE:
            return next(each for each in plays if _aim(each) == chosen)
        chosen.append(pick)


def _aim(play: Play) -> list[str]:
    return [each for each in (str(play.zone), play.on, *play.using, *play.targets) if each]


@act(EXILE_UNTIL)
def exile_until(doing: Doing, step: Dug) -> None:
    """Cards of one's own deck are exiled until one of a sort turns up, of which later steps speak."""
    table, names = doing.table, list[str]()
    found: list[Card] = []
    for name in reversed(table.players[doing.player].zones[Zone.MAIN_DECK]):
        names.append(name)
        if matching.is_like(table, table.cards[name], step.what or Selector(), doing.item):
            found.append(table.cards[name])
            break
    moving.send(table, doing.trace, names, Zone.EXILE, "exiled", under("5.10.34"))
    doing.item.said[EXILED] = listing.kept(f"{name}/{table.cards[name].stay}" for name in names)
    doing.single_out(found)


@act(TAKE_UNCAST)
def take_uncast(doing: Doing, step: Step) -> None:
    """The card that turned up goes to the hand, unless it was cast."""
    there = [card.id for card in doing.cards(step) if card in _left(doing)]
    moving.send(doing.table, doing.trace, there, Zone.HAND, "put into the hand", under("5.10.35"))


@act(LAY_BELOW)
def lay_below(doing: Doing, step: Step) -> None:
    """Those that are still exiled, in a random order."""
    left = _left(doing)
    doing.table.chance.shuffle(left)
    kind = f"returned to the {Zone.MAIN_DECK}"
    moves = [moving.Move(card.id, Zone.MAIN_DECK, kind, under("5.10.35"), True) for card in left]
    moving.move(doing.table, doing.trace, moves)


def _left(doing: Doing) -> list[Card]:
    pairs = listing.pairs_in(doing.item.said.get(EXILED, ""))
    cards = doing.table.cards
    return [cards[name] for name, stay in pairs if cards[name].zone is Zone.EXILE and str(cards[name].stay) == stay]
