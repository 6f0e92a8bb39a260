"""Special Summons: in which position a monster comes, what it counts as, and what becomes of its materials."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.engine.kernel import Plain
from rules_db.engine.trace import Trace
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.playing import limits
from rules_db.games.cgs.doing.yugioh import kinds_of_monster
from rules_db.games.cgs.doing.yugioh.tributes import limit_of
from rules_db.games.cgs.doing.zones import moving
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.rules.c10_monsters import extra_deck, summoning
from rules_db.games.cgs.rules.c10_monsters.kinds_of_monster import RITUAL
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Zone

SPECIAL = "special summoned"


def positions_of(card: Card, named: str = "") -> tuple[str, ...]:
    """The positions among which the player of a monster chooses, unless the effect names one."""
    return (summoning.ATTACK,) if extra_deck.stays_upright(card) else summoning.positions_to_choose(named)


def tell(table: Table, trace: Trace, card: Card, player: str, **facts: Plain) -> None:
    """Say of what sort the summoning was: a Special Summon, unless the kind of the monster has no rule for it."""
    rule = kinds_of_monster.rule_of_special_summon(card)
    if rule or not kinds_of_monster.has_such_kind(card):
        happenings.happen(table, trace, SPECIAL, rule or "8.1.5", player, card=card.id, **facts)
    else:
        limits.use(table, limit_of(player))
        happenings.happen(table, trace, "normal summoned", "10.3.2", player, card=card.id, **facts)


def made_as(card: Card) -> dict[str, Plain]:
    """As what a monster counts that has been summoned with materials: {'as': 'Fusion'}."""
    found = next((each for each in kinds_of_monster.SPECIAL if each in card.printed.types), "")
    return {"as": found.removesuffix(" Monster")}


def use_materials(table: Table, trace: Trace, card: Card, names: Sequence[str], player: str) -> None:
    """Materials go to where the kind of the monster has them go; a token is never laid beneath."""
    beneath = [each for each in names if extra_deck.is_laid_onto(card) and not table.cards[each].is_token]
    others = [each for each in names if each not in beneath]
    to, rule = _where_they_go(card)
    how = "tributed" if is_of(card, RITUAL) else "used as material"
    moving.send(table, trace, effects().without_saved(table, trace, others), to, how, rule)
    for name in beneath:
        _lay_beneath(table, trace, card, table.cards[name], player)


def _where_they_go(card: Card) -> tuple[Zone, str]:
    if is_of(card, extra_deck.SYNCHRO):
        return extra_deck.where_synchro_materials_go(), "10.8.22.d"
    if is_of(card, extra_deck.LINK):
        return extra_deck.where_link_materials_go(), "10.8.26"
    return Zone.DISCARD, "5.8.7"


def _lay_beneath(table: Table, trace: Trace, card: Card, below: Card, player: str) -> None:
    """A summon with all that lies beneath it comes to lie beneath an Xyz Monster."""
    stack, attached = [below.id, *below.beneath], list(below.attached)
    facts: dict[str, Plain] = {"card": below.id, "origin": str(below.zone), "to": str(Zone.BENEATH), "onto": card.id}
    event = trace.emit("used as material", "10.8.25", player, **facts, attached=[*attached])
    moving.leave(table, below)
    for name in stack:
        table.cards[name].above, table.cards[name].zone = card.id, Zone.BENEATH
    card.beneath += stack
    happenings.follow(table, trace, event)
