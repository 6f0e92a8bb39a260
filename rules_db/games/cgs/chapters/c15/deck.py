"""Sections 15.1 and 15.2 in the engine: the pile is started and kept up, and the draw step has its Uno card."""

from __future__ import annotations

from rules_db.engine.choices import Answers
from rules_db.engine.kernel import Event
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks, setup
from rules_db.games.cgs.doing.course.happenings import LEFT
from rules_db.games.cgs.doing.uno import deck, pile, uno_cards
from rules_db.games.cgs.doing.zones import drawing
from rules_db.games.cgs.rules.c3_the_game import starting
from rules_db.games.cgs.rules.c15_uno import deck as rules
from rules_db.games.cgs.rules.c15_uno import wilds
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import DRAW, Zone

drawing.SERVES_EFFECTS[Zone.UNO_DECK] = lambda: rules.serves_other_effects()


@hooks.DUTIES.hang(starting.UNO_PILE, 10)
def _start_pile(table: Table, trace: Trace, answers: Answers) -> None:
    name = rules.first_card(table.shared[Zone.UNO_DECK])
    card = deck.start(table, trace, name, "15.1.1")
    if card is None:
        return
    if wilds.colors_of_first_wild():
        deck.may_be_any_color(card)


@hooks.ANSWERS.hang("pile started")
def _nobody_has_played_it(table: Table, trace: Trace, event: Event) -> None:
    if rules.first_card_has_effect():
        uno_cards.carry_out(table, trace, table.cards[str(event.get("card"))], table.turn_player)


@hooks.ANSWERS.hang("discarded")
@hooks.ANSWERS.hang("revealed")
def _has_no_effect_elsewhere(table: Table, trace: Trace, event: Event) -> None:
    """An Uno card that is discarded, or revealed by the Dealer, does nothing there (15.7.15)."""
    card = table.cards.get(str(event.get("card")))
    if card is not None and card.zone is not Zone.UNO_PILE:
        uno_cards.carry_out(table, trace, card, event.who or table.turn_player, card.zone)


@setup.POSITIONS.hang()
def _lie_in_position(table: Table, plain: setup.Plain) -> None:
    """In a position all cards of the pile but the top one are covered, and a Wild of nobody's may be any color."""
    names = table.shared[Zone.UNO_PILE]
    table.uno.has_pile = bool(names)
    for name in names[:-1]:
        pile.hide(table, table.cards[name])
    for name in names[:1]:
        card = table.cards[name]
        if not card.owner and not card.declared:
            deck.may_be_any_color(card)


@hooks.DUTIES.hang(DRAW, 15)
def _draw(table: Table, trace: Trace, answers: Answers) -> None:
    count = rules.drawn_in_draw_step()
    if count:
        drawing.draw(table, trace, table.turn_player, count, "15.2.1", Zone.UNO_DECK, in_draw_step=True)


@hooks.ANSWERS.hang("drawn", 10)
def _runs_out(table: Table, trace: Trace, event: Event) -> None:
    """The Uno deck is renewed before the next card of the draw."""
    if event.get("deck") == str(Zone.UNO_DECK) and rules.is_renewed_in_mid_draw(table.shared[Zone.UNO_DECK]):
        deck.renew(table, trace, "15.1.7")


@hooks.ANSWERS.hang(LEFT, 60)
def _leaves_pile(table: Table, trace: Trace, event: Event) -> None:
    """The bottom card is shuffled into the deck, and the card below the top one is uncovered at once."""
    if event.get("origin") != str(Zone.UNO_PILE):
        return
    card = table.cards[str(event.get("card"))]
    if card.zone is Zone.UNO_DECK:
        deck.shuffle(table, trace, "15.1.5", rules.bottom_is_shuffled_in(card))
    deck.keep_up(table, trace)


@hooks.check(place=3, is_due=deck.may_keep_up)
def _keep_up(table: Table, trace: Trace, answers: Answers) -> bool:
    return deck.keep_up(table, trace)
