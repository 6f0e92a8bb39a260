"""When loyalty abilities and equip abilities may be activated."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions.values import Activate
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing import costs
from rules_db.games.cgs.card_text.gained import effects_of
from rules_db.games.cgs.card_text.inspecting import adds_mana
from rules_db.games.cgs.card_text.model import Mana
from rules_db.games.cgs.doing.playing import paying
from rules_db.games.cgs.rules.c9_magic import lands, lasting_backrow, planeswalkers
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import ON_FIELD


@hooks.ACTIVATIONS.hang()
def _time_and_aim(table: Table, card: Card, action: Activate) -> Refusal | None:
    effects = effects_of(card)
    if action.effect > len(effects):
        return None
    if "land" in card.types and adds_mana(effects[action.effect - 1], True) and card.zone in ON_FIELD:
        return None if lands.may_be_tapped_for_mana(card, action.player) else book.refuse("9.6.4", card=card.id)
    if (card.controller or card.player) != action.player:
        return None
    kind = effects[action.effect - 1].kind
    if kind == "loyalty":
        return planeswalkers.in_own_main_phase(table, card) or planeswalkers.with_empty_queue(table, card)
    if kind != "equip":
        return None
    mana = "".join(each.mana for each in effects[action.effect - 1].costs if isinstance(each, Mana))
    wanting = paying.wanting_for(table, action.player, card, costs.due(table, card, mana)) if mana else ""
    hosts = [table.cards[each] for each in action.targets if each in table.cards]
    refusals = (lasting_backrow.equips_own(card, host, action.player) for host in hosts)
    return (
        lasting_backrow.equips_slowly(table, action.player)
        or next((each for each in refusals if each), None)
        or lasting_backrow.equips_for_mana(card, wanting)
    )
