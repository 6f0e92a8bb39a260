"""What waits in the Queue and cannot be responded to: nobody casts, and nothing is activated but for mana."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions.values import Activate, Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing.step import under
from rules_db.games.cgs.card_text.gained import effects_of
from rules_db.games.cgs.card_text.inspecting import adds_mana
from rules_db.games.cgs.card_text.model import Effect, Ruled
from rules_db.games.cgs.card_text.said.keywords import SPLIT_SECOND
from rules_db.games.cgs.card_text.selecting import Selector
from rules_db.games.cgs.card_text.verbs.rulings.of_summons import AGAINST, AGAINST_OPPONENTS
from rules_db.games.cgs.doing.playing import casting
from rules_db.games.cgs.doing.yugioh.flipping import Flip
from rules_db.games.cgs.kinds import Role, has_role, is_of
from rules_db.games.cgs.state import Card, Table

FOR_ITS_PLAYER_ALONE = Effect("static", (Ruled("rule", Selector("this"), deed=AGAINST_OPPONENTS),))
"""What a card says to which opponents cannot respond."""


def _why_not_respond(table: Table, player: str) -> Refusal | None:
    for item in table.queue:
        card = table.cards[item.card]
        if not item.way or card.is_face_down:
            continue
        said = effects_of(card)
        if SPLIT_SECOND in said or (player != item.player and FOR_ITS_PLAYER_ALONE in said):
            return book.refuse(under("14.1.1"), about=card.id, cannot=AGAINST)
    return None


@hooks.PLAY_CHECKS.hang(place=32)
def _is_not_cast(table: Table, card: Card, play: Play) -> Refusal | None:
    is_cast = not has_role(card, Role.RESOURCE) and casting.is_cast(card, play)
    return _why_not_respond(table, play.player) if is_cast else None


@hooks.ACTIONS.hang()
def _is_not_flipped(table: Table, action: object) -> Refusal | None:
    """What has been Set is cast as it is activated (9.1.2.R1)."""
    if not isinstance(action, Flip) or not casting.is_cast_by_flip(table.cards[action.card]):
        return None
    return _why_not_respond(table, action.player)


@hooks.ACTIVATIONS.hang(place=92)
def _is_not_activated(table: Table, card: Card, action: Activate) -> Refusal | None:
    said = effects_of(card)[action.effect - 1 : action.effect]
    is_for_mana = said and all(adds_mana(each, is_of(card, "land")) for each in said)
    return None if is_for_mana else _why_not_respond(table, action.player)
