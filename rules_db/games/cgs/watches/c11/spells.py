"""Sections 11.1 to 11.3: when Spells are used, and what Equip Spells are attached to."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.model import all_steps
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.doing.yugioh.flipping import Flip
from rules_db.games.cgs.kinds import KINDS, Role
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.watches.reading import Sight, is_said
from rules_db.games.cgs.words import SUMMON_ZONES, Zone

UNWATCHED = {
    "11.3.13": "5.1.5.a refuses the same play because the zone is not free, so without the rule nothing else happens.",
}
"""Prohibitions and requirements of the sections that no watch sees to, each with the reason."""


def _used(sight: Sight, type_: str) -> tuple[Play | Flip, Card] | None:
    """A Spell of this type that is activated by this action, from the hand or face-down, as it was before."""
    action = sight.action
    if not isinstance(action, Play | Flip) or action.card not in sight.before.cards:
        return None
    if isinstance(action, Play) and (action.is_face_down or action.zone is Zone.UNO_PILE):
        return None
    card = sight.before.cards[action.card]
    return (action, card) if type_ in card.types else None


@book.watch("11.2.6", "11.2.8", on=(Play, Flip))
def watch_when_quick_play_spells_are_used(sight: Sight) -> Iterator[str]:
    """A Quick-Play Spell is played in its player's own turn, and flipped in a later turn than it was Set in."""
    used = _used(sight, "Quick-Play Spell")
    if used is None:
        return
    action, card = used
    if card.zone is Zone.HAND and sight.before.turn_player != action.player and not is_said(sight.before, "any time"):
        yield f"{action.player} plays {card.id} in the turn of {sight.before.turn_player}"
    if isinstance(action, Flip) and card.set_in == sight.before.turn:
        yield f"{action.player} flips {card.id} in the turn in which it was Set"


def _is_summon(card: Card) -> bool:
    """Whether a card lies where summons do, and is one."""
    is_one = any(KINDS[each].role is Role.SUMMON for each in card.types)
    return is_one and card.zone in (*SUMMON_ZONES, Zone.UNO_PILE, Zone.DEALERS_ZONE)


def _has_summon(table: Table, player: str) -> bool:
    return any(_is_summon(card) and card.controller == player for card in table.cards.values())


def _attaches_itself(card: Card) -> bool:
    """Whether the effect of an Equip Spell attaches it as it resolves (11.3.6.R2)."""
    played = (effect for effect in read_effects(card.printed.text) if effect.kind == "played")
    steps = (step for effect in played for step in all_steps(effect))
    return any(step.verb == "attach" and step.what is not None and step.what.pick == "this" for step in steps)


@book.watch("11.3.5", "11.3.6", on=(Play, Flip))
def watch_who_is_equipped(sight: Sight) -> Iterator[str]:
    """An Equip Spell is activated by a player who controls a summon, and onto a summon."""
    used = _used(sight, "Equip Spell")
    if used is None:
        return
    action, card = used
    if _attaches_itself(card):
        return
    if not _has_summon(sight.before, action.player):
        yield f"{action.player}, who has no summon, uses {card.id}"
    if action.on not in sight.before.cards or not _is_summon(sight.before.cards[action.on]):
        yield f"{card.id} is attached to {action.on or 'nothing'}"
