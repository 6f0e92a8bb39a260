"""How many cards of a kind a player controls, in the words of examples: 'creatures', 'lands', 'face-down cards'."""

from __future__ import annotations

from collections.abc import Callable

from rules_db.games.cgs.doing.zones import presence
from rules_db.games.cgs.kinds import KINDS, is_of, is_summon
from rules_db.games.cgs.rules.c10_monsters import stats
from rules_db.games.cgs.state import Card, Table


def _of(type_: str) -> Callable[[Card], bool]:
    return lambda card: is_of(card, type_)


_NOUNS: dict[str, Callable[[Card], bool]] = {
    **{type_.casefold(): _of(type_) for type_ in KINDS},
    **{type_.removesuffix(" card").casefold(): _of(type_) for type_ in KINDS if type_.endswith(" card")},
    "card": lambda card: True,
    "permanent": lambda card: True,
    "summon": is_summon,
    "monster": stats.is_monster,
    "spell": lambda card: any(each.endswith("Spell") for each in card.types),
    "trap": lambda card: any(each.endswith("Trap") for each in card.types),
    "token": lambda card: card.is_token,
    "face-down card": lambda card: card.is_face_down,
    "tapped creature": lambda card: is_of(card, "creature") and card.is_tapped,
    "untapped creature": lambda card: is_of(card, "creature") and not card.is_tapped,
}
"""What is counted, in small letters and of one."""

IN_PLAY = " in play"
"""What stands behind the word where a step counts."""

WORDS = "|".join(sorted(_NOUNS, key=len, reverse=True))


def controlled(table: Table, player: str, what: str) -> int | None:
    """How many 'creatures in play' a player controls; None for anything else than one of those above in play."""
    word = what.removesuffix(IN_PLAY).casefold()
    is_meant = _NOUNS.get(word) or _NOUNS.get(word.removesuffix("s")) or _NOUNS.get(word.removesuffix("ies") + "y")
    if is_meant is None or not what.endswith(IN_PLAY):
        return None
    return sum(is_meant(card) for card in presence.all_in_play(table) if card.controller == player)
