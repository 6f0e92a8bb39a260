"""Equip Spells: to what they may be attached, and what happens as they resolve."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs.card_text.doing import matching
from rules_db.games.cgs.card_text.model import all_steps
from rules_db.games.cgs.card_text.reading import effects_of_kind
from rules_db.games.cgs.card_text.selecting import Selector
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.zones import moving, presence, putting
from rules_db.games.cgs.kinds import is_of, is_summon
from rules_db.games.cgs.rules.c11_spells_and_traps import lasting_spells
from rules_db.games.cgs.state import Card, Item, Table
from rules_db.games.cgs.words import Game


def is_equip(card: Card) -> bool:
    """Whether a card is an Equip Spell that is attached as it is played."""
    return is_of(card, lasting_spells.EQUIP) and not equips_by_effect(card.printed.text)


@cache
def equips_by_effect(text: str) -> bool:
    """Whether an Equip Spell says itself what it is attached to as its effect resolves (11.3.6.R2)."""
    steps = (step for _, effect in effects_of_kind(text, "played") for step in all_steps(effect))
    return any(step.verb == "attach" and step.what == THIS for step in steps)


THIS = Selector("this")


def hosts(table: Table, card: Card, player: str) -> list[str]:
    """The summons that an Equip Spell of a player may be attached to: those that its text names, if it names any."""
    by = Item("effect", card.id, player)
    named = [effect.host for _, effect in effects_of_kind(card.printed.text, "enchant") if effect.host is not None]
    return [
        each.id
        for each in _summons(table)
        if (lasting_spells.may_be_any_summon() or _is_own_monster(each, player))
        and all(matching.fits(table, each, replace(what, pick="all"), by) for what in named)
    ]


def _summons(table: Table) -> list[Card]:
    return [each for each in presence.all_in_play(table) if is_summon(each)]


def _is_own_monster(card: Card, player: str) -> bool:
    return card.printed.game is Game.YUGIOH and card.controller == player


def why_not(table: Table, card: Card, on: str, player: str) -> Refusal | None:
    """Why an Equip Spell may not be played, or flipped, onto this."""
    own = sum(each.controller == player for each in _summons(table))
    return lasting_spells.controls_a_summon(card, own) or lasting_spells.is_attached_to_summon(
        card, on, hosts(table, card, player)
    )


def attach(table: Table, trace: Trace, card: Card, on: str, player: str) -> bool:
    """An Equip Spell resolves; it is discarded, and False comes back, if its summon is gone."""
    host = table.cards.get(on)
    is_there = host is not None and is_summon(host) and presence.is_in_play(table, host)
    if host is None or not is_there:
        if lasting_spells.is_discarded_without_summon(is_there):
            moving.discard(table, trace, [card.id], "11.3.6.b")
            return False
        return True
    putting.attach(table, card, host)
    happenings.happen(table, trace, "attached", "11.3.6", player, card=card.id, host=host.id)
    return True
