"""draw, discard, excavate, shuffle."""

from __future__ import annotations

from dataclasses import replace

from rules_db.engine.card_text.doers import by_players, going_on
from rules_db.engine.card_text.parts import Filled, Unsaid
from rules_db.engine.card_text.verbs import Trait, Verb
from rules_db.engine.choices import Choice
from rules_db.games.resummoned import moving
from rules_db.games.resummoned.card_text.doing import Doing
from rules_db.games.resummoned.card_text.entries import Act, Payment
from rules_db.games.resummoned.card_text.model import Amount, Counted, Selector, Step
from rules_db.games.resummoned.card_text.nouns import amount_in
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
    if step.what is not None and step.what.kind != "player":
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


def mill(doing: Doing, step: Counted) -> None:
    """Move the top cards of a deck to the Graveyard; this is no draw, so a deck that is too short costs nothing."""
    count = doing.points(step.amount)
    top = [card for name in doing.people(step) for card in drawing.excavated(doing.duel, name, count)]
    doing.moment.move(moving.Move(card, Zone.GRAVEYARD, "moved", doing.rule, who=doing.player) for card in top)


def excavate(doing: Doing, step: Counted) -> None:
    count = doing.points(step.amount)
    for name in doing.people(step):
        doing.moment.then(_show, doing, name, count)


def _show(doing: Doing, name: str, count: int) -> None:
    doing.activation.excavated = list(drawing.excavated(doing.duel, name, count))
    doing.duel.shown = list(doing.activation.excavated)
    doing.trace.emit("excavated", "501.4", name, cards=list(doing.activation.excavated))


def shuffle_in(doing: Doing, step: Step) -> None:
    """Bring cards into their owners' decks, and shuffle these once they are there."""
    found = doing.cards(step)
    doing.moment.move(moving.Move(card.id, Zone.DECK, "moved", doing.rule, who=doing.player) for card in found)
    for name in dict.fromkeys(card.owner for card in found):
        doing.moment.afterwards(_shuffle, doing, name)


def shuffle(doing: Doing, step: Step) -> None:
    for name in doing.people(step):
        doing.moment.then(_shuffle, doing, name)


def _shuffle(doing: Doing, name: str) -> None:
    doing.duel.chance.shuffle(doing.duel.players[name].deck)
    doing.trace.emit("shuffled", "102.2", name)


def _draw(filled: Filled) -> Counted:
    return Counted("draw", filled.get("player"), filled.get("who", "you"), amount_in(filled))


def _discard_some(filled: Filled) -> Counted:
    return Counted("discard", who=filled.get("who", "you"), amount=Amount(filled.get("count", 1)))


def _have_discarded(filled: Filled) -> Counted:
    return Counted("have discarded", filled["player"], amount=Amount(filled.get("count", 1)))


def _discard_hand(filled: Filled) -> Counted:
    """Whoever discards a hand discards their own."""
    who = filled["doer"]
    return Counted("have discarded", Selector(zone="hand", of="any" if who == "each" else who), who)


def _discard_these(filled: Filled) -> Counted:
    """Cards are discarded from the hand, so a text that names no place means that of the player (504.4)."""
    what: Selector = filled["cards"]
    if what.pick in ("all", "choose", "target") and (what.zone, what.of) == ("field", "any"):
        what = replace(what, zone="hand", of="you")
    if what == Selector("choose", what.count, zone="hand", of="you"):
        return Counted("discard", amount=Amount(what.count))
    if what.pick == "target" or (what.pick in ("all", "choose") and what.zone != "hand"):
        raise Unsaid("only cards in a hand are discarded, and none of them is targeted (write 'discard 1 card')")
    return Counted("discard", what)


def _excavate(filled: Filled) -> Counted:
    return Counted("excavate", who=filled.get("who", "you"), amount=filled["amount"])


def _mill(filled: Filled) -> Counted:
    return Counted("mill", filled.get("player"), filled.get("who", "you"), amount_in(filled))


def _mill_top(filled: Filled) -> Counted:
    return Counted("mill", who=filled["whose"], amount=Amount(filled.get("count", 1)))


def _shuffled_in(filled: Filled) -> Step:
    return Step("shuffle in", filled["cards"])


def _hand_shuffled_in(filled: Filled) -> Step:
    who = filled["doer"]
    return Step("shuffle in", Selector(zone="hand", of="any" if who == "each" else who), who)


def _shuffled(filled: Filled) -> Step:
    return Step("shuffle", who=filled.get("who", "you"))


ENTRIES: tuple[Verb[Act, Payment], ...] = (
    Verb("draw", (
        *by_players("draw", " {amount:cards_drawn}[ card[s]][{per}]", _draw),
        ("{player} draw[s] {amount:cards_drawn}[ card[s]][{per}]", _draw),
    ), draw, traits=(Trait.DRAWS,)),
    Verb(
        "discard", (
            *by_players("discard", " {count}", _discard_some),
            ("{who} discard[s] ({count} card[s]|a card)", _discard_some),
            going_on("discards ({count} card[s]|a card)", _discard_some),
            ("discard {cards}", _discard_these),
        ), discard,
        Payment(_taken_from_hand, _discard_as_cost, moves=lambda card, host, reason: card.zone is Zone.HAND),
        traits=(Trait.MOVES,),
    ),
    Verb("have discarded", (
        ("{player} discard[s] ({count} card[s]|a card)", _have_discarded),
        ("{doer} discard[s] (their|your) hand", _discard_hand),
    ), discard, traits=(Trait.MOVES,)),
    Verb("mill", (
        *by_players("mill", " {amount:cards_drawn}[ card[s]][{per}]", _mill),
        ("{player} mill[s] {amount:cards_drawn}[ card[s]][{per}]", _mill),
        ("(send|move|put) the top [{count} ]card[s] of {whose} deck (to|into) [{owners} ]graveyard", _mill_top),
    ), mill, traits=(Trait.MOVES,)),
    Verb(
        "excavate", by_players("excavate", " {amount:cards_drawn}[ card[s]]", _excavate), excavate,
        traits=(Trait.SHOWS,),
    ),
    Verb("shuffle in", (
        ("shuffle {cards} into {owners} deck[s]", _shuffled_in),
        ("{doer} shuffle[s] (their|your) hand into (their|your) deck", _hand_shuffled_in),
    ), shuffle_in, traits=(Trait.MOVES, Trait.SHUFFLES)),
    Verb("shuffle", by_players("shuffle", "[ (your|their) deck]", _shuffled), shuffle, traits=(Trait.SHUFFLES,)),
)  # fmt: skip
