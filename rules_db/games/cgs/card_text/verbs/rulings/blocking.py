"""can't be blocked by more than one, can block only …, remove from combat: who meets whom in battle."""

from __future__ import annotations

from rules_db.engine.card_text.parts import Build, Part
from rules_db.engine.card_text.verbs import Trait
from rules_db.games.cgs.card_text.entries import LASTS, Entry, both_ways, of_cards, verb
from rules_db.games.cgs.card_text.model import Ruled

SEVERAL_BLOCKERS, BLOCK_OTHERS, BLOCK_SOME = "be blocked by several", "block others", "block some"
"""What a summon cannot: be blocked by two or more, block any but those of a sort, and block those of a sort."""

BLOCKED_BY_OWNER = "be blocked by who controls one"
"""What cannot be blocked by players who control a card of a sort."""

PARTS: tuple[Part, ...] = ()


def _against(deed: str) -> Build:
    return lambda filled: Ruled("limit blocks", filled["cards"], deed=deed, against=filled["sort"])


ENTRIES: tuple[Entry, ...] = (
    *both_ways(
        "limit blocks",
        (f"{{cards}} (can't|cannot) be blocked by more than one (creature|summon){LASTS}",
         lambda filled: Ruled("limit blocks", filled["cards"], deed=SEVERAL_BLOCKERS)),
        (f"{{cards}} can block only {{sort}}{LASTS}", _against(BLOCK_OTHERS)),
        (f"{{cards}} (can't|cannot) block {{sort}}{LASTS}", _against(BLOCK_SOME)),
        (f"{{cards}} (can't|cannot) be blocked{LASTS} as long as defending player controls (a|an) {{sort}}",
         _against(BLOCKED_BY_OWNER)),
        traits=(Trait.FORBIDS,),
    ),
    verb("remove from combat", ("remove {cards} from combat", of_cards("remove from combat")), traits=(Trait.STOPS,)),
)  # fmt: skip
