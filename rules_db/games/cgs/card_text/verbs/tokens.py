"""Tokens: creatures with their numbers, monsters as they are printed, artifacts that all know, and emblems."""

from __future__ import annotations

import re
from dataclasses import replace

from rules_db.engine.card_text.parts import Filled, Form, Part, Token, Unsaid, flag, words
from rules_db.engine.card_text.verbs import Trait
from rules_db.games.cgs.card_text.entries import Entry, verb
from rules_db.games.cgs.card_text.model import Made
from rules_db.games.cgs.card_text.said.nouns import who_in
from rules_db.games.cgs.card_text.said.quantities import quantity_in
from rules_db.games.cgs.card_text.said.vocabulary import ATTACKING, COLORS, EMBLEM
from rules_db.games.cgs.card_text.selecting import Amount


def _creature_tokens(filled: Filled) -> Made:
    power, toughness = filled["stats"].split("/")
    amount: Amount = quantity_in(filled) if "quantity" in filled else filled["token_count"]
    if "per_cards" in filled:
        amount = replace(amount, per=filled["per_cards"])
    grouping = " ".join(filled[each] for each in ("grouping", "other_grouping") if each in filled)
    return Made(
        "create", who=who_in(filled), amount=amount, name=grouping, kind=filled.get("other_type", ""),
        offense=int(power), defense=int(toughness), color=filled.get("token_colors", "colorless"),
        grouping=grouping, says=filled.get("in_quotes", ""), way=_way(filled),
        keywords=tuple(filled[each] for each in ("plain_keyword", "second") if each in filled),
    )  # fmt: skip


def _way(filled: Filled) -> str:
    """How tokens come; those that attack are tapped as well."""
    ways = [filled[each] for each in ("tapped_token", "attacking_first", "attacking_token") if each in filled]
    if len(ways) > 1:
        raise Unsaid("how tokens come is said once (write 'that are tapped and attacking')")
    return ways[0] if ways else ""


def _emblem(filled: Filled) -> Made:
    """It lies nowhere, has no other traits, and stays for the rest of the game."""
    return Made("create", who=who_in(filled), name=EMBLEM, says=filled["in_quotes"])


def _artifact_tokens(filled: Filled) -> Made:
    way = filled.get("tapped_token", "")
    return Made("create", who=who_in(filled), amount=filled["token_count"], name=filled["predefined"], way=way)


def _monster_tokens(filled: Filled) -> Made:
    return _summoned(filled, Made(
        "create", amount=filled["token_count"], name=filled["quoted"],
        offense=filled["attack"], defense=filled["defense"], grouping=filled.get("grouping", ""), game="yugioh",
    ))  # fmt: skip


def _summoned(filled: Filled, made: Made) -> Made:
    """Tokens that are Special Summoned, to the field of whoever does that unless the opponent's is named."""
    who = "opponent" if "to_opponent" in filled else who_in(filled)
    return replace(made, who=who, way=filled.get("token_way", ""))


_TO_FIELD = "[{to_opponent}][{token_way}]"
_TOKEN = r"\(([A-Z][\w -]*)/([A-Z]+)/Level (\d+)/ATK (\d+)/DEF (\d+)\)"


def _printed_tokens(filled: Filled) -> Made:
    """Tokens with all that is printed on them in parentheses."""
    [(grouping, color, level, attack, defense)] = re.findall(_TOKEN, filled["printed_token"])
    name = filled["quoted"].replace("Tokens", "Token")
    return _summoned(filled, Made(
        "create", amount=filled["token_count"], name=name, offense=int(attack), defense=int(defense),
        grouping=grouping.removesuffix("-Type"), color=color, rank=level, game="yugioh",
    ))  # fmt: skip


PARTS = (
    words("token_way", {f"[,] in [face-up ]{each}": each for each in ("Attack Position", "Defense Position")}),
    flag("to_opponent", " (to|on) [your |the ]opponent's (field|side of the field)"),
    words("tapped_token", {"tapped ": "tapped"}),
    words("attacking_token", {"( that's| that are|) tapped and attacking": ATTACKING}),
    words("attacking_first", {"tapped and attacking ": ATTACKING}),
    Part("token_count", (
        Form("(a|an)", lambda filled: Amount(1)),
        Form("({count}|{as_much})", lambda filled: filled.get("as_much") or Amount(filled["count"])),
        Form("X", lambda filled: Amount(property="X")),
    )),
    Token(
        "printed_token", r"\([A-Z][\w -]*/[A-Z]+/Level \d+/ATK \d+/DEF \d+\)", ("(Beast/FIRE/Level 1/ATK 0/DEF 0)",),
        "what is printed on a token",
    ),
    Token("stats", r"\d+/\d+", ("1/1", "2/2", "4/4"), "power and toughness"),
    words("token_color", {each: each for each in COLORS if each not in ("pink", "divine")}),
    Part("token_colors", (
        Form("{token_color}[ and {second:token_color}]",
             lambda filled: " ".join(filled[each] for each in ("token_color", "second") if each in filled)),
    ), "colors"),
    words("predefined", {each: each for each in (
        "Blood", "Clue", "Food", "Gold", "Incubator", "Junk", "Lander", "Map", "Powerstone", "Treasure",
    )}),
)  # fmt: skip

ENTRIES: tuple[Entry, ...] = (
    verb(
        "create",
        (
            "[{who} ]create[{s}] {token_count} [({tapped_token}|{attacking_first})]{stats} [{token_colors} ]{grouping}"
            "[ {other_grouping:grouping}] [{other_type} ][creature ]token[s]"
            "[ with ({plain_keyword}[ and {second:plain_keyword}]|[{plain_keyword} and ]{in_quotes})][{per_cards}]"
            "[{attacking_token}]",
            _creature_tokens,
        ),
        (
            "[{who} ]create[{s}] a number of [{tapped_token}]{stats} [{token_colors} ]{grouping}"
            "[ {other_grouping:grouping}] [{other_type} ][creature ]token[s]"
            "[ with {plain_keyword}[ and {second:plain_keyword}]] equal to {quantity}", _creature_tokens,
        ),
        ("[{who} ]create[{s}] {token_count} [{tapped_token}]{predefined} token[s]", _artifact_tokens),
        ("[{who} ]get[{s}] an emblem with {in_quotes}", _emblem),
        ("investigate", lambda filled: Made("create", name="Clue")),
        (f"[{{who}} ]Special Summon[{{s}}] {{token_count}} {{quoted}}[ Token[s]] {{printed_token}}{_TO_FIELD}",
         _printed_tokens),
        (
            '[{who} ]Special Summon[{s}] {token_count} {quoted} [{grouping} ]Token[s] '
            f"with ATK {{attack:whole}} and DEF {{defense:whole}}{_TO_FIELD}", _monster_tokens,
        ),
        traits=(Trait.MAKES,),
    ),
)  # fmt: skip
