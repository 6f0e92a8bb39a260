"""draw, mill, discard, search, shuffle."""

from __future__ import annotations

from dataclasses import replace

from rules_db.engine.card_text.doers import by_players, going_on
from rules_db.engine.card_text.parts import Filled, words
from rules_db.engine.card_text.verbs import Trait, Verb
from rules_db.engine.choices import Choice
from rules_db.games.ttcg import moving, properties
from rules_db.games.ttcg.card_text.doing import Doing
from rules_db.games.ttcg.card_text.entries import Act
from rules_db.games.ttcg.card_text.model import Amount, Counted, Selector, Step
from rules_db.games.ttcg.card_text.nouns import amount_in
from rules_db.games.ttcg.rules.c2_1_terms import moves, places
from rules_db.games.ttcg.rules.c2_2_basic_rules import overruling
from rules_db.games.ttcg.state import Card, Zone


def draw(doing: Doing, step: Counted) -> None:
    """As many as are there; an effect that draws from an empty deck deals no damage (2.2.11.1.R1)."""
    count = doing.count(step.amount)
    for name in doing.people(step):
        if overruling.forbidden_to_player(doing.table, "draw", name) is None:
            moving.draw(doing.table, doing.trace, name, count, "2.1.4")


def mill(doing: Doing, step: Counted) -> None:
    count = doing.count(step.amount)
    for name in doing.people(step):
        cards = moves.milled(doing.table, name, count)
        to = places.where_used_cards_lie()
        moving.send(doing.table, doing.trace, [moving.Move(each, to, "milled", "2.1.9") for each in cards])


def discard(doing: Doing, step: Counted) -> None:
    """The cards that the step names, or as many of their hand as players choose."""
    if step.what is not None:
        moving.discard(doing.table, doing.trace, doing.cards(step), "2.1.6")
        return
    picked: list[Card] = []
    for name in doing.people(step):
        hand = list(doing.table.players[name].hand)
        count = min(doing.count(step.amount), len(hand))
        choice = Choice(name, "discard", "2.1.6", hand, count, count, doing.activation.card)
        picked += [doing.table.cards[each] for each in doing.answers.ask(choice)]
    moving.discard(doing.table, doing.trace, picked, "2.1.6")


def search(doing: Doing, step: Step) -> None:
    """Look for a card in one's own deck or discard pile, and take it to the hand; a deck is shuffled (2.1.24.R1)."""
    what = step.what or Selector()
    there = properties.found(doing.table, replace(what, pick="all"), doing.activation)
    found = moves.found_by_search(doing.table, doing.player, there)
    picked = doing.chosen(doing.player, replace(what, up_to=True), list(found))
    batch = [moving.Move(card.id, Zone.HAND, "searched", "2.1.8") for card in picked]
    moving.move(doing.table, doing.trace, batch)
    if what.zone == Zone.DECK:
        _shuffle(doing, doing.player)


def shuffle(doing: Doing, step: Step) -> None:
    for name in doing.people(step):
        _shuffle(doing, name)


def _shuffle(doing: Doing, name: str) -> None:
    moves.shuffle(doing.table, name)
    doing.trace.emit("shuffled", "2.1.5", name)


def _draw(filled: Filled) -> Counted:
    return Counted("draw", who=filled.get("who", "you"), amount=amount_in(filled))


def _mill(filled: Filled) -> Counted:
    return Counted("mill", who=filled.get("who", "you"), amount=amount_in(filled))


def _discard_some(filled: Filled) -> Counted:
    return Counted("discard", who=filled.get("who", "you"), amount=Amount(filled.get("count", 1)))


def _discard_these(filled: Filled) -> Counted:
    """Cards of no place and no sort are chosen from the hand (2.1.28.R2)."""
    what: Selector = filled["cards"]
    if what == Selector("choose", what.count):
        return Counted("discard", amount=Amount(what.count))
    return Counted("discard", what)


def _search(filled: Filled) -> Step:
    sort: Selector = filled["sort"]
    return Step("search", replace(sort, pick="choose", count=filled.get("count", 1), zone=filled["searched"], of="you"))


def _shuffled(filled: Filled) -> Step:
    return Step("shuffle", who=filled.get("who", "you"))


PARTS = (words("searched", {"deck": "deck", "discard pile": "discard pile"}),)

ENTRIES: tuple[Verb[Act, None], ...] = (
    Verb("draw", by_players("draw", " {amount}[ card[s]][{per}]", _draw), draw, traits=(Trait.DRAWS,)),
    Verb("mill", by_players("mill", " {amount}[ card[s]][{per}]", _mill), mill, traits=(Trait.MOVES,)),
    Verb(
        "discard", (
            *by_players("discard", " {count}", _discard_some),
            ("{who} discard[s] ({count} card[s]|a card)", _discard_some),
            going_on("discards ({count} card[s]|a card)", _discard_some),
            ("discard {cards}", _discard_these),
        ), discard,
        traits=(Trait.MOVES,),
    ),
    Verb(
        "search", (("search your {searched} for (a|an|[up to ]{count}) {sort}", _search),), search,
        traits=(Trait.MOVES, Trait.SHUFFLES),
    ),
    Verb("shuffle", by_players("shuffle", "[ (your|their) deck]", _shuffled), shuffle, traits=(Trait.SHUFFLES,)),
)  # fmt: skip
