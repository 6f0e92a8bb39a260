"""The keywords that a card has at the moment, and what those do that work as in Magic."""

from __future__ import annotations

from functools import cache

from rules_db.games.cgs.card_text.doing import matching, permissions, standing, values
from rules_db.games.cgs.card_text.model import Ruled
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.card_text.selecting import Selector
from rules_db.games.cgs.kinds import Role, has_role, is_of, is_summon
from rules_db.games.cgs.rules.c9_magic import keywords as rules
from rules_db.games.cgs.rules.c9_magic import lands
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

WALKS = {
    "plainswalk": "white", "islandwalk": "blue", "swampwalk": "black", "mountainwalk": "red", "forestwalk": "green",
}  # fmt: skip
"""The keywords that pass whoever controls a land of a basic type, by the mana of that type (9.6.4.a)."""


def walk_past(table: Table, card: Card, player: str) -> str:
    """The landwalk for which nobody of a player blocks a card, '' for none."""
    for walk, color in WALKS.items():
        if has(table, card, walk) and any(color in each for each in _lands(table, player)):
            return walk
    return ""


def _lands(table: Table, player: str) -> list[list[str]]:
    """The colors of each basic type of the lands that a player controls."""
    own = [card for card in table.cards.values() if card.controller == player and is_of(card, "land")]
    return [
        lands.colors_of_basic(values.land_types(table, card))
        for card in own
        if card.zone in ON_FIELD and not card.is_face_down
    ]


BLOCKED, BLOCKED_BY = "be blocked", "be blocked by"
"""Deeds that are about some blockers: those by which alone an attacker can be blocked, and those by which not."""


@cache
def _short_for() -> frozenset[tuple[str, Selector | None]]:
    """What the keywords say of blockers that are short for a sentence: which deed, and of whom."""
    steps = [step for each in ("fear", "skulk") for effect in read_effects(each) for step in effect.steps]
    return frozenset((step.deed, step.against) for step in steps if isinstance(step, Ruled))


def about_blockers(table: Table, attacker: Card, are_keywords: bool = False) -> list[standing.InForce]:
    """What texts say of who can block an attacker; with `are_keywords`, those alone that say what a keyword does."""
    if not attacker.printed.text and not table.standing and not table.lasting:
        return []
    return [
        each
        for each in standing.in_force(table, Ruled)
        if isinstance(step := each.step, Ruled) and step.against is not None and step.deed in (BLOCKED, BLOCKED_BY)
        if not are_keywords or (step.deed, step.against) in _short_for()
        if standing.is_meant(table, each, attacker.id)
    ]


def is_kept_off(table: Table, each: standing.InForce, card: Card) -> bool:
    """Whether a text about blockers keeps a card from being one."""
    step = each.step
    if not isinstance(step, Ruled) or step.against is None:
        return False
    return matching.fits(table, card, step.against, each.by) is (step.deed == BLOCKED_BY)


def able_to_block(table: Table, card: Card, player: str) -> bool:
    """Whether a player controls summons able to block one with an evasion keyword (9.10.5.b); True without any.

    Each of them has what all the keywords ask for, and menace asks for two.
    """
    words, spelt = words_of(table, card), about_blockers(table, card, are_keywords=True)
    flies, is_menacing = rules.FLYING in words, rules.MENACE in words
    if walk_past(table, card, player):
        return False
    if not flies and not is_menacing and not spelt and not any(each in words for each in EVASIONS):
        return True
    own = (each for each in table.on_field() if each.controller == player and not each.is_masked and is_summon(each))
    able = [
        each
        for each in own
        if not evasion_from(table, card, each) and not any(is_kept_off(table, one, each) for one in spelt)
    ]
    qualities = [words_of(table, each) for each in able]
    if flies:
        qualities = [each for each in qualities if rules.is_able_to_block(rules.FLYING, [each])]
    return rules.is_able_to_block(rules.MENACE, qualities) if is_menacing else bool(qualities)


def gets_past(table: Table, card: Card, player: str, is_planeswalker: bool = False) -> bool:
    """Whether a monster or Pokémon attacks a player, or their planeswalkers, directly past summons of theirs.

    It does for its evasion (9.10.5), or because a text lets it.
    """
    able = able_to_block(table, card, player)
    is_past = rules.may_attack_planeswalker_past(able) if is_planeswalker else rules.may_attack_past(able)
    return is_past or permissions.allowed(table, "attack directly", card.id) is not None


def has_flash(table: Table, card: Card) -> bool:
    """Whether a card has flash, with which it is played at any time; for a resource that would be idle (9.6.2)."""
    return (is_summon(card) or not has_role(card, Role.RESOURCE)) and has(table, card, "flash")
