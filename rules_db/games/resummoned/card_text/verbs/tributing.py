"""tribute (section 305)."""

from __future__ import annotations

from dataclasses import replace

from rules_db.engine.card_text.parts import Filled
from rules_db.engine.card_text.verbs import Trait, Verb
from rules_db.games.resummoned import moving
from rules_db.games.resummoned.card_text.doing import NAMED, Doing
from rules_db.games.resummoned.card_text.entries import Act, Payment
from rules_db.games.resummoned.card_text.model import Selector, Step
from rules_db.games.resummoned.rules.c300_cards import tributes
from rules_db.games.resummoned.state import Card, Zone


def tribute(doing: Doing, step: Step) -> None:
    """A card to which the text points and that has gone is not tributed (305.4.R2)."""
    points = step.what is not None and step.what.pick in NAMED
    found = [card for card in doing.cards(step) if not (points and doing.has_gone(card))]
    doing.moment.move(_tributing(doing, card) for card in found)


def _tribute_as_cost(doing: Doing, step: Step, named: list[str]) -> None:
    doing.moment.move(_tributing(doing, doing.duel.cards[card]) for card in named)


def _tributing(doing: Doing, card: Card) -> moving.Move | None:
    """Where a tributed card goes; a card that is neither in play nor being played holds no tributes (305.4.R1)."""
    host, who = doing.duel.cards[doing.link.card], doing.player
    beneath = tributes.goes_beneath(host, doing.reason)
    if tributes.tributes_itself(card.id, host.id):
        return _into_graveyard(card, "305.4.a", who)
    if card is host:
        return None
    if beneath:
        return moving.Move(card.id, Zone.BENEATH, "tributed", "305.4", keeper=who, host=host.id, who=who)
    return _into_graveyard(card, "305.4", who)


def _into_graveyard(card: Card, rule: str, who: str) -> moving.Move | None:
    """None for a card that lies there already: nothing moves, so nothing is tributed."""
    if card.zone is Zone.GRAVEYARD:
        return None
    return moving.Move(card.id, Zone.GRAVEYARD, "tributed", rule, who=who)


def _tribute(filled: Filled) -> Step:
    """Only one's own cards will do, unless the text speaks of an opponent's (305.5)."""
    what: Selector = filled["cards"]
    return Step("tribute", replace(what, own_only=what.of != "opponent"))


ENTRIES: tuple[Verb[Act, Payment], ...] = (
    Verb(
        "tribute", (("tribute {cards}", _tribute),), tribute,
        Payment(lambda step: step.what, _tribute_as_cost), traits=(Trait.MOVES,),
    ),
)  # fmt: skip
