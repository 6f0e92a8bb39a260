"""may play lands from the graveyard, may cast spells from the top of the library, may look at its top card."""

from __future__ import annotations

from rules_db.engine.card_text.parts import Filled, Form, Part, always, words
from rules_db.engine.card_text.verbs import Trait
from rules_db.games.cgs.card_text.entries import LASTS, Entry, both_ways
from rules_db.games.cgs.card_text.model import Ruled
from rules_db.games.cgs.card_text.selecting import Selector

ELSEWHERE = "play from elsewhere"
"""The verb of this family."""

FROM_GRAVEYARD, FROM_TOP = "play from the graveyard", "play from the top of the library"
LOOK_ON_TOP, SHOW_TOP = "look at the top card", "play with the top card revealed"
"""The deeds that it lets players do."""

PARTS: tuple[Part, ...] = (
    words("from_where", {
        "[among cards in ]your graveyard": FROM_GRAVEYARD, "the top of your (library|deck)": FROM_TOP,
    }),
    Part("what_is_played", (
        Form("play lands", always(Selector(kind="land"))),
        Form("cast {plain_spells}", lambda filled: filled["plain_spells"]),
        Form("play cards", always(Selector())),
        Form("play lands and cast {plain_spells}",
             lambda filled: Selector(kind="land", or_else=filled["plain_spells"])),
    ), "what is played"),
)  # fmt: skip


def _may_play(filled: Filled) -> Ruled:
    return Ruled(ELSEWHERE, deed=filled["from_where"], is_allowed=True, against=filled["what_is_played"])


ENTRIES: tuple[Entry, ...] = both_ways(
    ELSEWHERE,
    (f"you may {{what_is_played}} from {{from_where}}{LASTS}", _may_play),
    (f"you may look at the top card of your (library|deck) any time{LASTS}",
     lambda filled: Ruled(ELSEWHERE, deed=LOOK_ON_TOP, is_allowed=True)),
    (f"play with the top card of your (library|deck) revealed{LASTS}",
     lambda filled: Ruled(ELSEWHERE, deed=SHOW_TOP, is_allowed=True)),
    (f"players play with the top card of their (libraries|decks) revealed{LASTS}",
     lambda filled: Ruled(ELSEWHERE, who="each", deed=SHOW_TOP, is_allowed=True)),
    traits=(Trait.CHANGES,),
)  # fmt: skip
