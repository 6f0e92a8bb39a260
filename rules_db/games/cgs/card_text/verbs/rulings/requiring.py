"""must block, must be blocked, goad: what summons have to do in battle if they are able to."""

from __future__ import annotations

from rules_db.engine.card_text.parts import Build, Filled, Part, flag, words
from rules_db.games.cgs.card_text.entries import LASTS
from rules_db.games.cgs.card_text.model import Ruled
from rules_db.games.cgs.card_text.said.vocabulary import ITSELF
from rules_db.games.cgs.words import Until

BLOCK, BE_BLOCKED, BE_BLOCKED_BY_ALL, BLOCK_THIS = "block", "be blocked", "be blocked by all", "block this"
"""What a summon has to do: block, be blocked by one at least, by all who are able, and block the one that says so."""

BLOCK_MORE, ANY_NUMBER = "block more", 99
"""What a text lets a summon do, to so many attackers more than one; more of them than ever attack."""

ATTACK_OTHERS = "attack others"
"""Whoever must do this attacks another player than the one whose effect says it."""


PARTS: tuple[Part, ...] = (
    words("more_to_block", {"any number of creatures": ANY_NUMBER, "an additional creature": 1}),
    flag("in_each_combat", " each combat"),
    flag("each_combat", " each (combat|turn)"),
    words("must_of_card", {"attack": "attack", "block": BLOCK, "be blocked": BE_BLOCKED}),
)


def _more(filled: Filled) -> Ruled:
    number: int = filled.get("more_to_block") or filled["count"]
    return Ruled("rule", filled["cards"], deed=BLOCK_MORE, is_allowed=True, number=number)


def _must(deed: str) -> Build:
    return lambda filled: Ruled("rule", filled["cards"], deed=deed, is_forced=True)


def _for_now(deed: str, lasts: Until) -> Build:
    return lambda filled: Ruled("rule for a time", filled["cards"], deed=deed, is_forced=True, lasts=lasts)


def _in_time(filled: Filled) -> Ruled:
    deed, lasts = filled["must_of_card"], filled["lasts"]
    return Ruled("rule for a time", filled["cards"], deed=deed, is_forced=True, lasts=lasts)


OF_BLOCKS = (
    (f"{{cards}} block[s][{{each_combat}}]{LASTS} if able", _must(BLOCK)),
    (f"all creatures able to block {{cards}}{LASTS} do so", _must(BE_BLOCKED_BY_ALL)),
    (f"{{cards}} can block ({{count}} additional creature[s]|{{more_to_block}})[{{in_each_combat}}]{LASTS}", _more),
    (f"{{cards}} block[s] this[ ({ITSELF})]{LASTS} if able", _must(BLOCK_THIS)),
)
"""What holds for a time, or as long as its card is in play."""

FOR_A_TIME = (
    ("{cards} must {must_of_card}{lasts} if able", _in_time),
    ("{cards} attack[s] this combat if able", _for_now("attack", Until.PHASE)),
    ("{cards} block[s] this combat if able", _for_now(BLOCK, Until.PHASE)),
    ("goad {cards}", _for_now(f"attack or {ATTACK_OTHERS}", Until.YOUR_NEXT_TURN)),
)
"""What an effect says in words of its own."""
