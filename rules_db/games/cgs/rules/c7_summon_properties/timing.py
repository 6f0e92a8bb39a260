"""Section 7.4: when effects of summons can be activated."""

from __future__ import annotations

import re

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import BATTLE

_BATTLE_WORDS = re.compile(r"\b(?:attack\w*|block\w*|battl\w*|combat|Battle Phase)\b", re.IGNORECASE)

_SUMMONS = ("summon", "creature", "monster", "Pokémon", "permanent", "card")
"""Words of card texts that mean summons, or cards of which some are."""


@book.rule("7.4.4")
def is_outside_battle(table: Table, card: Card, may_be_in_battle: bool) -> Refusal | None:
    """An effect of a summon is activated outside the Battle Phase."""
    if table.phase != BATTLE or may_be_in_battle:
        return None
    return book.refuse("7.4.4", card=card.id, phase=table.phase)


@book.rule("7.4.5", without=False)
def may_be_in_battle(is_related: bool) -> bool:
    """One that is directly related to the Battle Phase can be activated during it as well."""
    return is_related


@book.rule("7.4.5.a", without=False)
def names_battle(text: str) -> bool:
    """Its text names attacking, blocking, battling, combat or the Battle Phase."""
    return bool(_BATTLE_WORDS.search(text))


@book.rule("7.4.5.b", without=False)
def changes_stat(properties: list[str]) -> bool:
    """It changes an offensive or a defensive stat."""
    return "offensive stat" in properties or "defensive stat" in properties


@book.rule("7.4.5.c", without=False)
def turns_summon(turned: list[str]) -> bool:
    """It taps or untaps a summon or changes its position: the kinds of cards that its text turns."""
    return any(each in _SUMMONS for each in turned)


@book.rule("7.4.5.d", without=False)
def attack_effects_are_related() -> bool:
    """The attack effects of a Pokémon that attacks are directly related to the Battle Phase."""
    return True
