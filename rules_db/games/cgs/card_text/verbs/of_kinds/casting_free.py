"""cast without paying, and exile cards until one turns up that may be cast so: cascade, discover."""

from __future__ import annotations

from dataclasses import replace

from rules_db.engine.card_text.parts import Filled, Form, Part
from rules_db.engine.card_text.verbs import Trait
from rules_db.games.cgs.card_text.entries import Entry, of_cards, verb
from rules_db.games.cgs.card_text.model import Step
from rules_db.games.cgs.card_text.off_decks import Dug
from rules_db.games.cgs.card_text.selecting import Amount, Selector
from rules_db.games.cgs.words import Zone

CAST_FREE, EXILE_UNTIL, TAKE_UNCAST, LAY_BELOW = (
    "cast without paying", "exile until one turns up", "take what was not cast", "lay what was exiled below",
)  # fmt: skip


def _held(filled: Filled) -> Selector:
    """A card of the hand that is a spell of a sort."""
    what: Selector = filled["played"]
    return replace(what, pick="choose", up_to=True, zone=Zone.HAND, of="you")


PARTS: tuple[Part, ...] = (
    Part("cast_free", (
        Form("{cards:pointed}", lambda filled: filled["cards"]),
        Form("this card", lambda filled: Selector("this")),
        Form("(a|an) {played} from your hand", _held),
    ), "what is cast"),
)  # fmt: skip


def _until(filled: Filled) -> Dug:
    return Dug(EXILE_UNTIL, filled["sort"], amount=Amount(1))


_BELOW = "on the bottom of your (deck|Deck|library) in a random order"
_EXILED = (
    "(the exiled cards that weren't cast|all cards exiled this way that weren't cast|the rest of the exiled cards)"
)

ENTRIES: tuple[Entry, ...] = (
    verb(
        CAST_FREE,
        ("you may (cast|play) {cast_free} without paying its mana cost", of_cards(CAST_FREE, "cast_free")),
        traits=(Trait.MOVES,),
    ),
    verb(
        EXILE_UNTIL,
        ("exile cards from the top of your (deck|Deck|library) until you exile (a|an) {sort}", _until),
        traits=(Trait.MOVES,),
    ),
    verb(
        TAKE_UNCAST,
        ("if it wasn't cast this way, put it into your hand", lambda filled: Step(TAKE_UNCAST, Selector("it"))),
        traits=(Trait.MOVES,),
    ),
    verb(LAY_BELOW, (f"put {_EXILED}[ this way] {_BELOW}", lambda filled: Step(LAY_BELOW)), traits=(Trait.MOVES,)),
)  # fmt: skip
