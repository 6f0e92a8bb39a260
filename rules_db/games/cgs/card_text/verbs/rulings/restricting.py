"""can't more than once, alone, unless …: what is only restricted, and what may be done faster."""

from __future__ import annotations

from dataclasses import replace

from rules_db.engine.card_text.parts import Build, Filled, Part, flag, words
from rules_db.engine.card_text.verbs import Trait
from rules_db.games.cgs.card_text.entries import LASTS, Entry, both_ways, standing_only
from rules_db.games.cgs.card_text.model import Ruled
from rules_db.games.cgs.card_text.selecting import Selector
from rules_db.games.cgs.words import BENCHED

CAST_MORE, DRAW_MORE, ATTACK_MORE = "cast more", "draw more", "attack with more"
"""Deeds of players that a text lets them do so often in each turn."""

ALONE, UNLESS_CONTROLLED = "attack alone", "attack who controls none"
"""Deeds of summons: to attack without others, and to attack a player who controls none of a sort."""

BUT_FOR_MANA = "activate effects but for mana"
AS_FAST = "play as fast"

HAND_SIZE, SIZE_SET, SIZE_CHANGED = "hand size", "set the size of a hand", "change the size of a hand"
"""The verb, and the deeds, of what texts make of the number of cards that a player may keep."""

PARTS: tuple[Part, ...] = (
    words("alone", {"attack alone": ALONE}),
    flag("of_summons", "(monster|creature|summon)[s]"),
    words("whose_size", {
        "your": "you", "[each |an |your ]opponent's": "opponent", "your opponents'": "opponent",
        "each player's": "each", "[the ]enchanted player's": "host",
    }),
    words("more_or_less_size", {"increased": 1, "reduced": -1}),
)  # fmt: skip


def _size(filled: Filled) -> Ruled:
    return Ruled(HAND_SIZE, who=filled["whose_size"], deed=SIZE_SET, number=filled["whole"])


def _size_changed(filled: Filled) -> Ruled:
    number = filled["count"] * filled["more_or_less_size"]
    return Ruled(HAND_SIZE, who=filled["whose_size"], deed=SIZE_CHANGED, number=number)


def _at_most(deed: str) -> Build:
    return lambda filled: Ruled("limit in a turn", who=filled["held"], deed=deed, number=filled["count"])


def _all_at_most(deed: str) -> Build:
    return lambda filled: Ruled("limit in a turn", who="each", deed=deed, number=filled["count"])


def _unless_controlled(filled: Filled) -> Ruled:
    return Ruled("restrict", filled["cards"], deed=UNLESS_CONTROLLED, against=filled["sort"])


def _only_mana(filled: Filled) -> Ruled:
    what: Selector = filled["cards"] if "cards" in filled else filled["sort"]
    return Ruled("restrict", replace(what, of=filled.get("side_of", what.of)), deed=BUT_FOR_MANA)


def _as_fast(filled: Filled) -> Ruled:
    return Ruled("let play", who=filled["doer"], deed=AS_FAST, is_allowed=True, against=filled["plain_spells"])


_BUT_FOR_MANA = "(cannot|can't) be activated unless they're mana abilities"
_FORBIDS = (Trait.FORBIDS,)

ENTRIES: tuple[Entry, ...] = (
    standing_only(
        "limit in a turn",
        ("{held} (can't|cannot) (cast|play) more than {count} spell[s] each turn", _at_most(CAST_MORE)),
        ("{held} (can't|cannot) have more than {count} Benched Pokémon", _at_most(BENCHED)),
        ("{held} (can't|cannot) draw more than {count} card[s] each turn", _at_most(DRAW_MORE)),
        ("{held} can only attack with {count} {of_summons} (each|during each|per) (Battle Phase|turn|combat)",
         _at_most(ATTACK_MORE)),
        ("no more than {count} {of_summons} can attack each (turn|combat|Battle Phase)", _all_at_most(ATTACK_MORE)),
        ("only {count} {of_summons} can attack (each|during each|per) (Battle Phase|turn|combat)",
         _all_at_most(ATTACK_MORE)),
        traits=_FORBIDS,
    ),
    *both_ways(
        "restrict",
        (f"{{cards}} (can't|cannot) {{alone}}{LASTS}",
         lambda filled: Ruled("restrict", filled["cards"], deed=filled["alone"])),
        (f"{{cards}} (can't|cannot) attack{LASTS} unless defending player controls (a|an) {{sort}}",
         _unless_controlled),
        (f"activated abilities of {{sort}}[{{side_of}}] {_BUT_FOR_MANA}{LASTS}", _only_mana),
        (f"{{cards}}'s activated abilities {_BUT_FOR_MANA}{LASTS}", _only_mana),
        traits=_FORBIDS,
    ),
    *both_ways(
        HAND_SIZE,
        (f"{{whose_size}} maximum hand size is {{whole}}{LASTS}", _size),
        (f"{{whose_size}} maximum hand size is {{more_or_less_size}} by {{count}}{LASTS}", _size_changed),
        traits=(Trait.CHANGES,),
    ),
    *both_ways(
        "let play",
        (f"{{doer}} may cast {{plain_spells}}{LASTS} as though they had flash", _as_fast),
        traits=(Trait.CHANGES,),
    ),
)  # fmt: skip
