"""What counts as casting a spell for Magic cards: an event for every card that is played by way of the Queue."""

from __future__ import annotations

from rules_db.engine.trace import Trace
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.kinds import is_summon
from rules_db.games.cgs.rules.c9_magic import magic_cards
from rules_db.games.cgs.state import Card, Item, Table
from rules_db.games.cgs.words import Game


def cast(table: Table, trace: Trace, card: Card, item: Item) -> None:
    """Tell that a card has been cast; Magic's own face-up cards are by their own rules."""
    if item.is_face_down:
        rule, counts = "9.1.2", magic_cards.setting_is_cast()
    elif is_summon(card):
        rule, counts = "9.1.3", magic_cards.summoning_is_cast()
    else:
        rule, counts = "9.1.1", magic_cards.activation_is_cast()
    if counts or (card.printed.game is Game.MAGIC and not item.is_face_down):
        facing = "face-down" if item.is_face_down else "face-up"
        happenings.happen(table, trace, "cast", rule, item.player, card=card.id, facing=facing)
