"""draw, discard, excavate, shuffle."""

from __future__ import annotations

from rules_db.engine.card_text.parts import Filled
from rules_db.engine.card_text.verbs import Trait, Verb
from rules_db.engine.choices import Choice
from rules_db.games.resummoned.card_text.doing import Doing
from rules_db.games.resummoned.card_text.entries import Act, Payment
from rules_db.games.resummoned.card_text.model import Amount, Counted, Selector, Step
from rules_db.games.resummoned.rules.c500_zones import discarding, drawing
from rules_db.games.resummoned.state import Zone


def draw(doing: Doing, step: Counted) -> None:
    count = doing.points(step.amount)
    moves, lost = drawing.drawing(doing.duel, [(name, count) for name in doing.people(step)], "501.3")
    doing.moment.move(moves)
    doing.moment.losers += lost


def discard(doing: Doing, step: Counted) -> None:
    doing.moment.move(discarding.discarding(card, name) for card, name in _discarded(doing, step))


def _discarded(doing: Doing, step: Counted) -> list[tuple[str, str]]:
    """The cards and who discards them: those that the step names, or as many as their players choose."""
    if step.what is not None:
        return [(card.id, card.keeper) for card in doing.cards(step) if card.zone is Zone.HAND]
    found = []
    for name in doing.people(step):
        hand = doing.duel.players[name].hand
        count = min(doing.points(step.amount), len(hand))
        choice = Choice(name, "discard", "504.4", list(hand), count, count, doing.activation.card)
        found += [(card, name) for card in doing.answers.ask(choice)]
    return found


def _taken_from_hand(step: Counted) -> Selector | None:
    """As many cards of the player's hand as the text says, or those that it names."""
    return step.what or Selector("choose", step.amount.number, zone="hand", of="you")


def _discard_as_cost(doing: Doing, step: Counted, cards: list[str]) -> None:
    doing.moment.move(discarding.discarding(card, doing.player) for card in cards)


def excavate(doing: Doing, step: Counted) -> None:
    count = doing.points(step.amount)
    for name in doing.people(step):
        doing.moment.then(_show, doing, name, count)


def _show(doing: Doing, name: str, count: int) -> None:
    doing.activation.excavated = list(drawing.excavated(doing.duel, name, count))
    doing.duel.shown = list(doing.activation.excavated)
    doing.trace.emit("excavated", "501.4", name, cards=list(doing.activation.excavated))


def shuffle(doing: Doing, step: Step) -> None:
    for name in doing.people(step):
        doing.moment.then(_shuffle, doing, name)


def _shuffle(doing: Doing, name: str) -> None:
    doing.duel.chance.shuffle(doing.duel.players[name].deck)
    doing.trace.emit("shuffled", "102.2", name)


def _draw(filled: Filled) -> Counted:
    return Counted("draw", who=filled.get("who", "you"), amount=filled["amount"])


def _discard_some(filled: Filled) -> Counted:
    return Counted("discard", who=filled.get("who", "you"), amount=Amount(filled["count"]))


def _discard_these(filled: Filled) -> Counted:
    return Counted("discard", filled["cards"])


def _excavate(filled: Filled) -> Counted:
    return Counted("excavate", who=filled.get("who", "you"), amount=filled["amount"])


def _shuffled(filled: Filled) -> Step:
    return Step("shuffle", who=filled.get("who", "you"))


ENTRIES: tuple[Verb[Act, Payment], ...] = (
    Verb("draw", (("[{who} ]draw[s] {amount:cards_drawn}", _draw),), draw, traits=(Trait.DRAWS,)),
    Verb(
        "discard", (("[{who} ]discard[s] {count}", _discard_some), ("discard {cards}", _discard_these)), discard,
        Payment(_taken_from_hand, _discard_as_cost, moves=lambda card, host, reason: card.zone is Zone.HAND),
        traits=(Trait.MOVES,),
    ),
    Verb("excavate", (("[{who} ]excavate[s] {amount:cards_drawn}", _excavate),), excavate, traits=(Trait.SHOWS,)),
    Verb("shuffle", (("[{who} ]shuffle[s]", _shuffled),), shuffle, traits=(Trait.SHUFFLES,)),
)  # fmt: skip
