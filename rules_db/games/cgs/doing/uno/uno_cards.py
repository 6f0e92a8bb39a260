"""What Uno cards do as they lie on the pile: whom they target, and what happens at once."""

from __future__ import annotations

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.trace import Trace
from rules_db.games.cgs.doing.course import happenings, queue
from rules_db.games.cgs.doing.uno import deck, order
from rules_db.games.cgs.rules.c15_uno import playing as rules_of_playing
from rules_db.games.cgs.rules.c15_uno import uno_cards as rules
from rules_db.games.cgs.rules.c15_uno import wilds
from rules_db.games.cgs.state import Card, Item, Table
from rules_db.games.cgs.words import Zone


def declare(table: Table, trace: Trace, card: Card, player: str, answers: Answers) -> None:
    """The player of a Wild declares its color."""
    colors = list(wilds.colors_to_declare())
    if wilds.is_wild(card) and colors:
        card.declared = answers.ask_one(Choice(player, "declare", "15.7.3", colors, about=card.id))
        happenings.happen(table, trace, "declared a color", "15.7.3", player, card=card.id, color=card.declared)


def carry_out(table: Table, trace: Trace, card: Card, player: str, zone: Zone = Zone.UNO_PILE) -> None:
    """The additional effect of an Uno card; the Dealer, who turns one over, asks the same with another zone."""
    if not rules.is_uno_card(card) or not rules.have_effects() or not rules.has_effect_in(zone):
        return
    name = card.printed.name
    if name.endswith("Wild Draw Four"):
        _make_draw(table, trace, card, rules.cards_of_wild_draw_four(), "15.7.11")
    elif name.endswith("Draw Two"):
        _make_draw(table, trace, card, rules.cards_of_draw_two(), "15.7.10")
    elif name.endswith("Skip"):
        _skip(table, trace, card, player)
    elif name.endswith("Reverse"):
        order.reverse(table, trace, player)


EFFECT = "effect of an Uno card"
"""The kind of item in the Queue that such an effect would be, did it wait there."""


def take_effect(table: Table, trace: Trace, card: Card, player: str) -> None:
    """The effect is carried out as soon as the card lies on the pile, before the next card is played."""
    if rules_of_playing.effect_waits():
        queue.join(table, trace, Item(EFFECT, card.id, player), "8.1.5")
    elif rules_of_playing.takes_effect_at_once():
        carry_out(table, trace, card, player)


def _make_draw(table: Table, trace: Trace, card: Card, count: int, rule: str) -> None:
    target = rules.goes_next(table)
    if target:
        deck.draw(table, trace, target, count, rule)


def _skip(table: Table, trace: Trace, card: Card, player: str) -> None:
    target = rules.goes_next(table)
    if target and target not in table.uno.skipped:
        table.uno.skipped.append(target)
        happenings.happen(table, trace, "skipped", "15.7.12", target, card=card.id, by=player)
