"""Special Summon this as a monster: it lies in a Main Summon Zone from then on, and is what it was besides."""

from __future__ import annotations

from rules_db.engine.choices import Choice
from rules_db.games.cgs.card_text.doing import permissions
from rules_db.games.cgs.card_text.doing.sorts import card_types
from rules_db.games.cgs.card_text.doing.step import Doing, act, under
from rules_db.games.cgs.card_text.verbs.of_kinds.trap_monsters import COME_AS_MONSTER, ComesAs
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.yugioh import special_summons
from rules_db.games.cgs.doing.zones import putting
from rules_db.games.cgs.rules.c10_monsters import summoning
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.words import ON_FIELD, Zone


@act(COME_AS_MONSTER)
def come_as_monster(doing: Doing, step: ComesAs) -> None:
    """Where there is no room for it, or its player may not Special Summon, it stays what it is."""
    table = doing.table
    for card in [each for each in doing.cards(step) if each.zone in ON_FIELD and not each.is_face_down]:
        if _is_kept(doing, card):
            continue
        if not putting.free_places(table, doing.player, Zone.SUMMON):
            doing.trace.emit("no room", under("5.1.5"), doing.player, card=card.id)
            continue
        positions = summoning.positions_to_choose(step.position)
        choice = Choice(doing.player, "choose", under("10.3.10.b"), list(positions), about=card.id)
        position = positions[0] if len(positions) == 1 else doing.answers.ask_one(choice)
        doing.leave_behind(step, [card.id])
        card_types.refresh(table)
        card.is_defending, card.summoned = position == summoning.DEFENSE, table.turn
        special_summons.tell(table, doing.trace, card, doing.player, zone=str(Zone.SUMMON))
        happenings.happen(
            table, doing.trace, "summoned", under("5.10.11"), doing.player, card=card.id, zone=str(Zone.SUMMON)
        )


def _is_kept(doing: Doing, card: Card) -> bool:
    """Whether a text keeps the player, or the card, from this."""
    is_forbidden = permissions.forbidden(doing.table, "Special Summon", doing.player) is not None
    return is_forbidden or permissions.is_locked(doing.table, card, doing.player)
