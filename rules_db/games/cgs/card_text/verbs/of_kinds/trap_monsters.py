"""Special Summon this as a monster: what a Trap of Yu-Gi-Oh! says that is a monster besides from then on."""

from __future__ import annotations

from dataclasses import dataclass

from rules_db.engine.card_text.parts import Filled, Token, words
from rules_db.engine.card_text.verbs import Trait
from rules_db.games.cgs.card_text.entries import Entry, verb
from rules_db.games.cgs.card_text.model import Become
from rules_db.games.cgs.card_text.said.vocabulary import COLOR_WORDS, DEFENSE, OFFENSE, RANK
from rules_db.games.cgs.card_text.selecting import Amount, Selector

COME_AS_MONSTER = "Special Summon as a monster"


@dataclass(frozen=True, slots=True)
class ComesAs(Become):
    """A card that becomes a monster by being Special Summoned; `position` is '' where its player chooses that."""

    position: str = ""


PARTS = (
    Token(
        "monster_stats", r"\([A-Z][A-Za-z' -]*/[A-Z]+/Level \d+/ATK \d+/DEF \d+\)",
        ("(Warrior/LIGHT/Level 4/ATK 1600/DEF 1800)",), "what a monster is",
    ),
    words("upright_or_not", {" in Attack Position": "Attack Position", " in Defense Position": "Defense Position"}),
)  # fmt: skip


def _comes(filled: Filled) -> ComesAs:
    grouping, attribute, *rest = filled["monster_stats"].strip("()").split("/")
    rank, attack, defense = (Amount(int(each.split()[-1])) for each in rest)
    return ComesAs(
        COME_AS_MONSTER, Selector("this"), kind="monster", is_also=True, grouping=grouping,
        changes=((OFFENSE, attack), (DEFENSE, defense), (RANK, rank)), color=COLOR_WORDS.get(attribute, ""),
        position=filled.get("upright_or_not", ""),
    )  # fmt: skip


ENTRIES: tuple[Entry, ...] = (
    verb(
        COME_AS_MONSTER,
        ("Special Summon this[ card][{upright_or_not}] as (a|an) (Normal|Effect) Monster {monster_stats}",
         _comes),
        traits=(Trait.MOVES,),
    ),
)  # fmt: skip
