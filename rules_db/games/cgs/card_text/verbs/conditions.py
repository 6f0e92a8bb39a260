"""are now Poisoned, recover."""

from rules_db.engine.card_text.parts import Filled, words
from rules_db.engine.card_text.verbs import Trait
from rules_db.games.cgs.card_text.entries import Entry, verb
from rules_db.games.cgs.card_text.model import Given
from rules_db.games.cgs.card_text.said.vocabulary import CONDITIONS, HARMFUL

PARTS = (
    words("afflicted", {each: each for each in CONDITIONS}, "a Special Condition"),
    words("harmful", {each: each for each in HARMFUL}, "a Special Condition that damages"),
)

_CHANGES = (Trait.CHANGES,)
_THEN = "(. |; |, and )"
_THAT = "((that|the Defending|the affected) Pokémon|it)"


def _afflicted(filled: Filled) -> Given:
    words_ = tuple(filled[each] for each in ("afflicted", "second") if each in filled)
    return Given("afflict", filled["cards"], what_kind="condition", words=words_, counters=filled.get("whole", 0))


def _recovers(filled: Filled) -> Given:
    words_ = (filled["afflicted"],) if "afflicted" in filled else CONDITIONS
    return Given("recover", filled["cards"], what_kind="condition", words=words_)


ENTRIES: tuple[Entry, ...] = (
    verb(
        "afflict",
        ("{cards} (is|are) now {afflicted}[ and {second:afflicted}]", _afflicted),
        ("(make|leave) {cards} {afflicted}[ and {second:afflicted}]", _afflicted),
        (f"{{cards}} (is|are) now {{afflicted:harmful}}{_THEN}(D|d)uring Pokémon Checkup, put {{whole}} damage "
         f"counters on {_THAT}[ instead of {{usual:whole}}]", _afflicted),
        (f"{{cards}} (is|are) now {{afflicted:harmful}}{_THEN}(P|p)ut {{whole}} damage counters instead of "
         f"{{usual:whole}} on {_THAT} (during Pokémon Checkup|between turns)", _afflicted),
        traits=_CHANGES,
    ),
    verb("recover", ("{cards} recover[s][ from {afflicted}]", _recovers),
         ("{cards} recover[s] from all Special Conditions", _recovers),
         ("remove all Special Conditions from {cards}", _recovers), traits=_CHANGES),
)  # fmt: skip
