"""Cards on top of a deck: looked at, or revealed until one turns up; some are taken, and the rest is put away."""

from __future__ import annotations

from dataclasses import replace

from rules_db.engine.card_text.parts import Build, Filled, Form, Part, words
from rules_db.engine.card_text.verbs import Trait
from rules_db.games.cgs.card_text.entries import Entry, verb
from rules_db.games.cgs.card_text.model import Counted
from rules_db.games.cgs.card_text.off_decks import Dug, Taken
from rules_db.games.cgs.card_text.said.sentences import GROWTH
from rules_db.games.cgs.card_text.said.vocabulary import REVEALED
from rules_db.games.cgs.card_text.selecting import Amount, Selector
from rules_db.games.cgs.words import GRAVEYARD, Zone


def _take_from_top(filled: Filled) -> Taken:
    """Some of the cards on top, which everybody gets to see where they have to be of a sort."""
    is_shown = "sort" in filled
    count, up_to = filled["searched_for"] if is_shown else (filled["taken"], False)
    sort: Selector = filled["sort"] if is_shown else Selector()
    what = replace(sort, pick="choose", zone=Zone.MAIN_DECK, of="you", count=count, up_to=up_to or is_shown)
    way = REVEALED if is_shown else ""
    return Taken("take from the top", what, amount=Amount(filled["count"]), rest=filled["left_over"], way=way)


def _explores(filled: Filled) -> Counted:
    """A land on top of the deck is taken, or else the explorer gets a counter."""
    return Counted("explore", filled["one_card"], amount=Amount(1), counter=GROWTH)


def _dig(filled: Filled) -> Dug:
    is_free = "sort" not in filled
    sort: Selector = Selector() if is_free else filled["sort"]
    what = replace(sort, pick="choose", count=filled.get("kept", 1), up_to=not is_free, zone=Zone.MAIN_DECK, of="you")
    rest, is_random = filled["rest"]
    return Dug("dig", what, amount=Amount(filled["count"]), rest=rest, is_random=is_random)


def _take_all_from_top(filled: Filled) -> Taken:
    """Any number of those of a sort."""
    return _take_from_top(Filled((*filled.items(), ("searched_for", (filled["count"], True)))))


def _dig_for_all(filled: Filled) -> Dug:
    rest, is_random = filled["rest"]
    return Dug("dig", filled["sort"], amount=Amount(filled["count"]), rest=rest, is_random=is_random)


def _dig_until(name: str) -> Build:
    """Cards are revealed until one of a sort turns up."""

    def build(filled: Filled) -> Dug:
        rest, is_random = filled["rest"]
        return Dug(name, filled["sort"], amount=Amount(1), rest=rest, is_random=is_random)

    return build


_REVEAL_UNTIL = "(reveal|excavate) cards from the top of your (deck|Deck|library) until you (reveal|excavate)"
_AND_PUT = "(. Put|, put|, then put| and put) (it|that card)"
_OTHERS = "(the rest|the other cards|all other cards revealed this way)"
_LOOK = "look at the top {count} cards of your (deck|Deck|library)"


PARTS = (
    words("rest", {
        "on the bottom of your (deck|Deck|library)[ in any order]": ("bottom", False),
        "on the bottom of your (deck|Deck|library) in a random order": ("bottom", True),
        "on top of your (deck|Deck|library) in any order": ("top", False),
        "into your (graveyard|GY|discard pile)": (GRAVEYARD, False),
    }),
    words("rest_shuffled", {"shuffle the rest [back ]into (the|your) (Deck|deck)": ("shuffled", False)}),
    words("any_number", {"any number of": True}),
    Part("taken", (Form("{count} of them", lambda filled: filled["count"]),)),
    words("left_over", {
        "(, and shuffle|, shuffle|. Shuffle) the other card[s] [back ]into your (deck|Deck|library)": "shuffled",
        "(, also|, then| and) shuffle the rest [back ]into (the|your) (Deck|deck)": "shuffled",
        "(, and discard|, discard|. Discard) the other card[s]": "discarded",
        "(, also|, then| and) (place|put) the rest on the bottom of (the|your) (Deck|deck)[ in any order]": "bottom",
        "(, and put|. Put) the other card[s] on the bottom of your (deck|Deck|library)[ in any order]": "bottom",
    }),
)  # fmt: skip

ENTRIES: tuple[Entry, ...] = (
    verb(
        "take from the top",
        ("look at the top {count} cards of your (deck|Deck|library)(, and| and|,|.) put {taken} into your hand"
         "{left_over}", _take_from_top),
        ("look at the top {count} cards of your (deck|Deck|library)(, you|. You) may reveal {searched_for} {sort}"
         " you find there and put (it|them) into your hand{left_over}", _take_from_top),
        ("look at the top {count} cards of your (deck|Deck|library), reveal {any_number} {sort} you find there, and"
         " put them into your hand{left_over}", _take_all_from_top),
        ("excavate the top {count} cards of your (Deck|deck)(, and| and|,) [you (can|may) ]add {searched_for} {sort} "
         "[from ]among them to your hand{left_over}", _take_from_top),
        ("excavate the top {count} cards of your (Deck|deck)(, and if you do,|, and| and|,|.) add {taken} to your hand"
         "{left_over}", lambda filled: replace(_take_from_top(filled), way=REVEALED)),
        traits=(Trait.SHOWS, Trait.MOVES),
    ),
    verb(
        "dig",
        (f"{_LOOK}. Put {{kept:count}} of (them|those cards) into your hand and (the rest|the other) {{rest}}", _dig),
        (
            f"{_LOOK}. You may reveal (a|an) {{sort}} from among them and put it into your hand. "
            "Put the rest {rest}", _dig,
        ),
        (
            "reveal the top {count} cards of your (deck|Deck|library). Put all {sort} revealed this way into your hand "
            f"and {_OTHERS} {{rest}}", _dig_for_all,
        ),
        traits=(Trait.SHOWS, Trait.MOVES),
    ),
    verb(
        "dig until",
        (f"{_REVEAL_UNTIL} (a|an) {{sort}}{_AND_PUT} into your hand and {_OTHERS} {{rest}}", _dig_until("dig until")),
        (f"{_REVEAL_UNTIL} (a|an|1) {{sort}}, add (it|that card) to your hand, also {{rest:rest_shuffled}}",
         _dig_until("dig until")),
        traits=(Trait.SHOWS, Trait.MOVES),
    ),
    verb(
        "bring up until",
        (f"{_REVEAL_UNTIL} (a|an) {{sort}}{_AND_PUT} onto the battlefield and {_OTHERS} {{rest}}",
         _dig_until("bring up until")),
        traits=(Trait.SHOWS, Trait.MOVES),
    ),
    verb("explore", ("{one_card} explore[s]", _explores), traits=(Trait.SHOWS, Trait.MOVES, Trait.CHANGES)),
)  # fmt: skip
