"""The keywords that a card has at the moment, and what those do that work as in Magic."""

from __future__ import annotations

from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.kinds import is_of, is_summon
from rules_db.games.cgs.rules.c9_magic import keywords as rules
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import ON_FIELD


def words_of(table: Table, card: Card) -> frozenset[str]:
    """The keywords of a card; a card without text or anything in force has none."""
    if not card.printed.text and not table.standing and not table.lasting and not card.counters:
        return frozenset()
    return values.keywords(table, card)


def has(table: Table, card: Card, keyword: str) -> bool:
    """Whether a card has a keyword that works as in Magic (9.10.2.R1)."""
    words = words_of(table, card)
    return bool(words) and rules.works_as_in_magic(keyword, words)


def evasion_from(table: Table, attacker: Card, card: Card) -> str:
    """The keyword for which a card cannot block another, '' for none (9.10.2.R1)."""
    if has(table, attacker, "shadow") is not has(table, card, "shadow"):
        return "shadow"
    if has(table, attacker, "horsemanship") and not has(table, card, "horsemanship"):
        return "horsemanship"
    if not has(table, attacker, "intimidate") or is_of(card, "artifact"):
        return ""
    shared = values.colors(table, attacker) & values.colors(table, card) - {"colorless"}
    return "" if shared else "intimidate"


EVASIONS = ("intimidate", "shadow", "horsemanship")


def able_to_block(table: Table, card: Card, player: str) -> bool:
    """Whether a player controls summons able to block one with an evasion keyword (9.10.5.b); True without any."""
    words = words_of(table, card)
    found = [each for each in (rules.FLYING, rules.MENACE) if each in words]
    own = (each for each in table.on_field() if each.controller == player and not each.is_masked)
    theirs = [each for each in own if is_summon(each)]
    qualities = [words_of(table, each) for each in theirs]
    is_evading = any(each in words for each in EVASIONS)
    if is_evading and not any(not evasion_from(table, card, each) for each in theirs):
        return False
    return all(rules.is_able_to_block(each, qualities) for each in found)


def _is_with(table: Table, card: Card, player: str) -> bool:
    return card.controller == player and card.zone in ON_FIELD and not card.is_masked


def gets_past(table: Table, card: Card, player: str, is_planeswalker: bool = False) -> bool:
    """Whether a monster or Pokémon attacks a player, or their planeswalkers, directly for its evasion (9.10.5)."""
    able = able_to_block(table, card, player)
    return rules.may_attack_planeswalker_past(able) if is_planeswalker else rules.may_attack_past(able)
