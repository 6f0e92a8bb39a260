"""Rules 2.1.15 and 2.1.30 to 2.1.33: being tapped, attached, immune, and set off."""

from __future__ import annotations

from rules_db.engine.kernel import Event
from rules_db.games.ttcg import properties
from rules_db.games.ttcg.book import book
from rules_db.games.ttcg.card_text.model import Immune, When
from rules_db.games.ttcg.standing import in_force
from rules_db.games.ttcg.state import Activation, Card, Table


@book.rule("2.1.15")
def rotate(table: Table, card: Card, sideways: bool) -> None:
    """To tap a card is to rotate it sideways, to untap it is to rotate it back (2.1.15.R1)."""
    card.tapped = table.turn if sideways else 0


@book.rule("2.1.30")
def attach(table: Table, card: Card, host: Card) -> None:
    """To equip is to attach one card to another."""
    card.host = host.id


@book.rule("2.1.31")
def negate(activation: Activation) -> None:
    """A counter has the power to negate the action that it answers."""
    activation.is_negated = True


@book.rule("2.1.32", without=False)
def is_immune(table: Table, card: Card, by: Activation) -> bool:
    """Certain effects have no influence on a card that is immune to them; its own effects always have."""
    if by.card == card.id:
        return False
    source = table.cards[by.card]
    for each in in_force(table, Immune):
        step = each.step
        assert isinstance(step, Immune)
        if each.by.card == by.card or not properties.matches(table, source, step.against, each.by):
            continue
        if (
            card.id in each.on
            if each.on is not None
            else bool(step.what and properties.matches(table, card, step.what, each.by))
        ):
            return True
    return False


@book.rule("2.1.33", without=False)
def sets_off(event: Event, when: When, by: Activation, is_about: bool) -> bool:
    """A trigger sets off an effect by itself, where the event is of the kind, and about what, it waits for."""
    return is_about and (when.who == "any" or (event.who == by.player) == (when.who == "you"))
