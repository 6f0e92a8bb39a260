"""tribute (section 305)."""

from __future__ import annotations

from dataclasses import replace

from rules_db.engine.card_text.parts import Filled
from rules_db.engine.card_text.verbs import Trait, Verb
from rules_db.games.resummoned import moving, properties
from rules_db.games.resummoned.card_text.doing import NAMED, Doing
from rules_db.games.resummoned.card_text.entries import Act, Payment
from rules_db.games.resummoned.card_text.model import Selector, Step
from rules_db.games.resummoned.rules.c300_cards import tributes
from rules_db.games.resummoned.state import Card, Reason, Zone


def tribute(doing: Doing, step: Step) -> None:
    """A card to which the text points and that has gone is not tributed (305.4.R2)."""
    points = step.what is not None and step.what.pick in NAMED
    found = [card for card in doing.cards(step) if not (points and doing.has_gone(card))]
    doing.moment.move(_tributing(doing, card, doing.player) for card in found)


def have_tributed(doing: Doing, step: Step) -> None:
    """Other players choose among their own cards, at the time it is needed (305.5, 709.1.a.R1)."""
    what = step.what or Selector()
    for name in doing.people(step):
        own = [
            card for card in properties.found(doing.duel, what, doing.activation) if tributes.may_tribute(card, name)
        ]
        given = own if what.pick == "all" else doing.chosen(name, what, own)
        doing.moment.move(_tributing(doing, card, name) for card in given)


def _tribute_as_cost(doing: Doing, step: Step, named: list[str]) -> None:
    doing.moment.move(_tributing(doing, doing.duel.cards[card], doing.player) for card in named)


def _tributing(doing: Doing, card: Card, who: str) -> moving.Move | None:
    """Where a tributed card goes; a card that is neither in play nor being played holds no tributes (305.4.R1)."""
    host = doing.duel.cards[doing.activation.card]
    beneath = tributes.goes_beneath(host, doing.reason)
    if tributes.tributes_itself(card.id, host.id):
        return _into_graveyard(card, "305.4.a", who)
    if card is host:
        return None
    if beneath:
        return moving.Move(card.id, Zone.BENEATH, "tributed", "305.4", keeper=doing.player, host=host.id, who=who)
    return _into_graveyard(card, "305.4", who)


def _leaves_its_zone(card: Card, host: Card, reason: Reason) -> bool:
    """A tribute that would only go to the Graveyard Zone is none if the card lies there already."""
    goes_there = card is host or not tributes.goes_beneath(host, reason)
    return not (goes_there and card.zone is Zone.GRAVEYARD)


def _into_graveyard(card: Card, rule: str, who: str) -> moving.Move | None:
    """None for a card that lies there already: nothing moves, so nothing is tributed."""
    if card.zone is Zone.GRAVEYARD:
        return None
    return moving.Move(card.id, Zone.GRAVEYARD, "tributed", rule, who=who)


def _tribute(filled: Filled) -> Step:
    """Only one's own cards will do, unless the text speaks of an opponent's (305.5)."""
    what: Selector = filled["cards"]
    return Step("tribute", replace(what, own_only=what.of != "opponent"))


def _tribute_of_others(filled: Filled) -> Step:
    return Step("have tributed", filled["own_cards"], filled["someone"])


ENTRIES: tuple[Verb[Act, Payment], ...] = (
    Verb(
        "tribute", (("tribute {cards}", _tribute),), tribute,
        Payment(lambda step: step.what, _tribute_as_cost, moves=_leaves_its_zone), traits=(Trait.MOVES,),
    ),
    Verb(
        "have tributed", (("{someone} tributes {own_cards}", _tribute_of_others),), have_tributed, traits=(Trait.MOVES,)
    ),
)  # fmt: skip
