"""A card comes to lie on the Uno pile: what it covers, what it counts as, and what it does there at once."""

from __future__ import annotations

from dataclasses import replace

from rules_db.engine.choices import Answers
from rules_db.engine.trace import Trace
from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.card_text.doing import activating
from rules_db.games.cgs.card_text.doing.fighting import opposed
from rules_db.games.cgs.card_text.gained import effects_of
from rules_db.games.cgs.doing.course import happenings, queue
from rules_db.games.cgs.doing.monopoly.actions import action
from rules_db.games.cgs.doing.monopoly.cards import is_building, is_monopoly
from rules_db.games.cgs.doing.playing import casting
from rules_db.games.cgs.doing.uno import deck, draws, pile, uno_cards
from rules_db.games.cgs.doing.yugioh import equipping
from rules_db.games.cgs.doing.zones import moving, putting
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.kinds import Role, has_role, is_of, is_short_term, is_summon
from rules_db.games.cgs.rules.c9_magic import lasting_backrow
from rules_db.games.cgs.rules.c13_energy_and_trainers.tools import TOOL
from rules_db.games.cgs.rules.c15_uno import calling, cards_on_pile, playing, wilds
from rules_db.games.cgs.rules.c15_uno.uno_cards import is_uno_card
from rules_db.games.cgs.state import Card, Item, Table, Task
from rules_db.games.cgs.words import Zone

LAST = "last"
"""Where an item keeps that the card was the only one in hand."""


def arrive(table: Table, trace: Trace, item: Item) -> None:
    """Lay the card onto the pile."""
    card, under, player = table.cards[item.card], pile.top(table), item.player
    putting.enter(table, card, player, Zone.UNO_PILE)
    control = cards_on_pile.controller_of_summon if is_summon(card) else cards_on_pile.controller_of_other
    card.controller = control(player)
    if under is not None:
        _settle_color(under, card)
        pile.cover(table, trace, under, card)
    if not table.players[player].zones[Zone.HAND]:
        item.said[LAST] = "yes"
    deck.keep_up(table, trace)
    if is_of(card, "Property Wildcard"):
        card.declared = item.said.get("said", "")
    _tell(table, trace, card, item)


def _settle_color(under: Card, card: Card) -> None:
    """The color of a Wild that starts the pile is chosen play by play, and not for good."""
    if under.declared == wilds.ANY_COLOR and wilds.choice_binds():
        under.declared = (card.declared or (card.printed.colors or ("red",))[0]).lower()


def _tell(table: Table, trace: Trace, card: Card, item: Item) -> None:
    """What the play counts as, for everything that waits for it."""
    facts = {"card": card.id, "zone": str(Zone.UNO_PILE), "facing": "face-up"}
    if playing.counts_as_played():
        happenings.happen(table, trace, "played", "15.3.8", item.player, **facts, way=item.way)
    if playing.has_entered():
        happenings.happen(table, trace, "entered", "15.3.9", item.player, **facts)
    else:
        card.entered = 0
    if is_summon(card) and playing.counts_as_summoned():
        card.summoned = table.turn
        happenings.happen(table, trace, "summoned", "15.3.10", item.player, **facts, way=item.way)


def take_effect(table: Table, trace: Trace, task: Task) -> None:
    """What the card does at once, outside the Queue; then the series goes on, if it is one."""
    item = task.item
    if item is None:
        return
    card, answers = table.cards[item.card], Answers(task.answers)
    uno_cards.declare(table, trace, card, item.player, answers)
    is_last, comes_after = LAST in item.said, calling.drawn_after_effect()
    if is_last and not comes_after:
        draws.for_last_card(table, trace, item.player, card.id)
    if item.player in table.order:  # Who has left by what came before does nothing more (3.1.14.R2).
        _effect(table, trace, card, item)
    if is_last and comes_after:
        draws.for_last_card(table, trace, item.player, card.id)
    _go_on(table, trace, card, item)


def _effect(table: Table, trace: Trace, card: Card, item: Item) -> None:
    if is_uno_card(card):
        uno_cards.take_effect(table, trace, card, item.player)
    elif item.on:
        _attach(table, trace, card, item)
    elif needs_recipient(card):
        if not cards_on_pile.lies_there_unattached():
            moving.discard(table, trace, [card.id], "15.4.10.a")
    elif has_role(card, Role.BACKROW) and is_short_term(card) and not is_summon(card):
        _activate(table, trace, card, item)
    elif is_of(card, *SET_FIRST) and not cards_on_pile.works_without_being_set() and card.id in table.standing:
        table.standing.remove(card.id)


SET_FIRST = ("Normal Trap", "Counter Trap", "Continuous Trap")
"""The cards that have to be Set before they can do anything (11.4.3)."""


def needs_recipient(card: Card) -> bool:
    """Whether a card is attached to another as it is played."""
    is_equipping = lasting_backrow.is_aura(card) or equipping.is_equip(card)
    return is_equipping or is_of(card, TOOL) or (is_monopoly(card) and is_building(card))


def _attach(table: Table, trace: Trace, card: Card, item: Item) -> None:
    """A card that is attached to another lies on the pile and is linked to its recipient."""
    if equipping.is_equip(card):
        equipping.attach(table, trace, card, item.on, item.player)
        return
    if item.on in table.cards:
        putting.attach(table, card, table.cards[item.on])
    else:
        card.host = item.on
    happenings.happen(table, trace, "attached", "15.4.10", item.player, card=card.id, host=item.on)


def _activate(table: Table, trace: Trace, card: Card, item: Item) -> None:
    """The effect of a short-term card enters the Queue; one that cannot be activated has none."""
    if is_of(card, *SET_FIRST) and not cards_on_pile.works_without_being_set():
        return
    new = Item("effect", card.id, item.player, zone=Zone.UNO_PILE, targets=[*item.targets], paid=[*item.paid])
    known = action(card)
    if known is not None:
        new.way, new.on, new.said = MONOPOLY, item.on, {"said": item.said["said"]} if "said" in item.said else {}
    found = effects().of_play(table, new) if known is None else new
    if found is not None and not (_is_good_play(table, card, item) if known else _can_be_activated(table, card, found)):
        if not cards_on_pile.stays_without_effect():
            moving.discard(table, trace, [card.id], "15.4.6.d")
    elif cards_on_pile.effect_enters_queue():
        queue.join(table, trace, found or new, "15.4.6.a")
        casting.cast(table, trace, card, item)


MONOPOLY = "activate a Monopoly Deal card"
"""The way (hooks.Way) that carries out what Rent cards and Action Cards do."""


def _is_good_play(table: Table, card: Card, item: Item) -> bool:
    """Whether an Action Card or a Rent card can do what it says as it was played."""
    known = action(card)
    names = tuple(each.id for each in item.targets)
    play = Play(item.player, card.id, Zone.UNO_PILE, on=item.on, using=tuple(item.paid), targets=names)
    return known is not None and known.why_not(table, card, replace(play, said=item.said.get("said", ""))) is None


def _can_be_activated(table: Table, card: Card, item: Item) -> bool:
    """Whether there is something to aim at, and, for a Trap, what it waits for has just happened."""
    effect = effects_of(card)[item.effect]
    if effect.kind == "triggered":
        cue = next((each for each in table.cues if (each.card, each.effect) == (card.id, item.effect)), None)
        if cue is None:
            return False
        item.it, item.amount = cue.it, cue.amount
        item.said["whom"] = cue.whom
    by = Item("effect", card.id, item.player, effect=item.effect)
    by.said |= opposed.said(table, card, item.effect, item.player)
    return activating.can_be_aimed(table, effect, by)


def _go_on(table: Table, trace: Trace, card: Card, item: Item) -> None:
    """After an Uno card its player may play on, as long as a card is left in hand."""
    may = playing.takes_series(is_uno_card(card)) or (table.uno.series == item.player and not is_uno_card(card))
    has_cards = bool(table.players[item.player].zones[Zone.HAND])
    if LAST in item.said and not calling.series_may_go_on():
        has_cards = False
    if may and has_cards and item.player in table.order:
        table.uno.series = item.player
        table.window, table.passes, table.priority = None, 0, item.player
    elif table.uno.series:
        end_series(table, trace)
        queue.after_special_action(table, item.player)


def end_series(table: Table, trace: Trace) -> None:
    player, table.uno.series = table.uno.series, ""
    trace.emit("Uno ended", "15.3.15", player)
