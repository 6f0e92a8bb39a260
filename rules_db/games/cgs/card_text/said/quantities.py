"""How much and how many: amounts, the numbers of cards, and what they are counted by."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from rules_db.engine.card_text.parts import Filled, Form, Part, Unsaid, always, flag, words
from rules_db.games.cgs.card_text.model import Changed, Step, inner, selectors
from rules_db.games.cgs.card_text.said.vocabulary import (
    DAMAGE,
    FULL_SET,
    ITSELF,
    LAND_TYPE,
    NUMBERS,
)
from rules_db.games.cgs.card_text.selecting import GONE, PAID, THOSE_DISCARDED, X_BOUND, Amount, Selector
from rules_db.games.cgs.words import Zone


@dataclass(frozen=True, slots=True)
class Hurt:
    """The cards whose damage counters are counted."""

    cards: Selector


@dataclass(frozen=True, slots=True)
class Prizes:
    """The Prize cards that have been taken, by 'you' or by an opponent."""

    of: str


def _of_its(filled: Filled) -> Amount:
    """An amount; 'its power' is that of what the sentence is about."""
    amount: Amount = filled["amount"]
    return replace(amount, of="its") if amount.of == "it" else amount


def quantity_in(filled: Filled, its: str = "it") -> Amount:
    """The amount after 'equal to'; `its` is what that word points to."""
    quantity: Amount = filled["quantity"]
    return replace(quantity, of=its) if quantity.of == "its" else quantity


def require_amount_x(step: Step) -> None:
    """Raises Unsaid where the X of which a sentence tells what it is belongs to a change, or bounds what is meant."""
    if isinstance(step, Changed):
        raise Unsaid("what X is belongs to the change (write 'gets +X/+X until end of turn, where X is …')")
    if any(X_BOUND in (what.least, what.most) for part in inner(step) for what in selectors(part)):
        raise Unsaid("which cards are meant is told by the X that is paid (write nothing behind it)")


def amount_in(filled: Filled, of_one: Amount | None = None) -> Amount:
    """The amount that a sentence says, as often as its 'for each' says."""
    amount: Amount = of_one or filled["amount"]
    each = filled.get("per")
    if each is None:
        return amount
    if isinstance(each, Selector) and each.of == THEIR:
        each = replace(each, of=_side_of(filled))
    if isinstance(each, Hurt):
        return replace(amount, damage_on=each.cards)
    if isinstance(each, tuple):
        counter, card = each
        return replace(amount, of=card, per_counter=counter)
    if isinstance(each, Prizes):
        return replace(amount, per_prizes_of=each.of)
    return replace(amount, per_heads=True) if each == "heads" else replace(amount, per=each)


def _number_of(filled: Filled) -> Amount:
    of = filled["card"] if "card" in filled else filled["owned_by"]
    return Amount(property=filled["number"], of=of, is_original="original" in filled)


THEIR = "their"
"""The side of a pile of whoever the sentence is about, until `_side_of` finds out which that is."""


def _side_of(filled: Filled) -> str:
    aim: dict[str, Any] = filled.get("aim", {})
    who = filled.get("who") or aim.get("who")
    if who not in ("you", "opponent", "target opponent"):
        raise Unsaid("nothing says whose that is (write 'in your hand', 'in opponent's hand', 'you control')")
    return "you" if who == "you" else "opponent"


def counted_cards(filled: Filled) -> Selector:
    """The cards that are counted: 'Energy attached to this', 'other Elves you control'."""
    zone, of, near = filled.get("where", ("field", "any", ""))
    if of not in ("any", "you", "opponent"):
        raise Unsaid("nothing is counted for a player who is targeted (write 'you control', 'opponent controls')")
    sort: Selector = filled["sort"]
    return replace(sort, zone=zone, of=of, near=near, another="other" in filled)


def _per_of(filled: Filled) -> Selector:
    sort: Selector = filled["sort"]
    return replace(sort, of=filled["whose"], another="other" in filled)


def _so_many_times(filled: Filled) -> Amount:
    return Amount(filled["whole"], per=counted_cards(filled))


def _among(filled: Filled) -> Amount:
    return Amount(property=filled["number"], among=counted_cards(filled), is_original="original" in filled)


_LAND_TYPE = "basic land type[s] among lands you control"
LAND_TYPES_OF_YOURS = Selector(kind=LAND_TYPE, of="you")
"""What is counted is no cards: the basic land types that any land has."""

QUANTITIES = (
    words("number", NUMBERS),
    words("owned_by", {
        f"this[ ({ITSELF})]'s": "this", "its[ own]": "it", f"that[ ({ITSELF})]'s": "that",
        "[the ]equipped (creature|monster|card)'s": "host",
        f"the (Tributed|sacrificed|banished|exiled|discarded) ({ITSELF})'s": PAID, f"the destroyed ({ITSELF})'s": "it",
    }),
    flag("original", "original "),
    Part("number_of_card", (
        Form("the [(current |{original})]{number} of {card:named_card}", _number_of),
        Form("{owned_by} [(current |{original})]{number}", _number_of),
    ), "a number of a card"),
    words("as_much", {"that (many|much)": Amount(property="amount")}),
    Part("amount", (
        Form("{whole}", lambda filled: Amount(filled["whole"])),
        Form("(a|an)", lambda filled: Amount(1)),
        Form("X", lambda filled: Amount(property="X")),
        Form("{as_much}", lambda filled: filled["as_much"]),
        Form("{number_of_card}", lambda filled: filled["number_of_card"]),
        Form("half [of ]{number_of_card}", lambda filled: replace(filled["number_of_card"], parts=2)),
        Form("{number_of_card} x {whole}", lambda filled: replace(filled["number_of_card"], times=filled["whole"])),
        Form("(twice|double) {number_of_card}", lambda filled: replace(filled["number_of_card"], times=2)),
        Form("[equal to ]the number of [{other}]{sort}[ {where}] x {whole}", _so_many_times),
        Form("[equal to ]{whole} x the number of [{other}]{sort}[ {where}]", _so_many_times),
    ), "an amount"),
    Part("quantity", (
        Form("{amount}", _of_its),
        Form("the number of [{other}]{sort:counted_sort}[ {where}]",
             lambda filled: Amount(1, per=counted_cards(filled))),
        Form(f"the number of {_LAND_TYPE}", always(Amount(1, per=LAND_TYPES_OF_YOURS))),
        Form("the number of {counter} (counters|Counters) on {card:named_card}",
             lambda filled: Amount(1, of=filled["card"], per_counter=filled["counter"])),
        Form("the number of {sort} {moved_this_way}", lambda filled: Amount(1, per=replace(filled["sort"], pick=GONE))),
        Form("the (greatest|highest) [{original}]{number} among [{other}]{sort:counted_sort}[ {where}]", _among),
        Form("the (total|combined) [{original}]{number} of [all ][{other}]{sort:counted_sort}[ {where}]",
             lambda filled: replace(_among(filled), is_total=True)),
        Form("their {number}", lambda filled: Amount(property=filled["number"], of="its")),
        Form("(the damage dealt|that damage|the damage dealt this way|the life lost this way)",
             lambda filled: Amount(property="amount")),
    ), "an amount"),
    words("moved_this_way", {
        f"{each} this way": True for each in (
            "(destroyed|that died|exiled|banished|sacrificed|tributed)",
            "returned[ to (its owner's|their owners') hand[s]]",
            "(put|sent) into (a|their owner's|its owner's) graveyard",
        )
    }),
    words("destroyed_for_it", {"(destroyed|banished|sent to the GY)": True}),
    Part("per_cards", (
        Form(" for each card {destroyed_for_it}", lambda filled: Selector(GONE)),
        Form(" for each {sort} {moved_this_way}", lambda filled: replace(filled["sort"], pick=GONE)),
        Form(
            " for each {sort} [you ]discarded (in this way|this way)",
            lambda filled: replace(filled["sort"], pick=THOSE_DISCARDED),
        ),
        Form(" for each opponent[ you have]", lambda filled: Selector(kind="opponent")),
        Form(f" for each {_LAND_TYPE}", always(LAND_TYPES_OF_YOURS)),
        Form(" for each [{other}]{sort:counted_sort}[ {where}]", counted_cards),
    )),
    Part("per", (
        Form("{per_cards}", lambda filled: filled["per_cards"]),
        Form(" for each {counter} (counter|Counter) on {card:named_card}",
             lambda filled: (filled["counter"], filled["card"])),
        Form(" for each material attached to (it|this card)", lambda filled: Selector(zone=Zone.BENEATH, near="this")),
        Form(" for each damage counter on {card:named_card}", lambda filled: (DAMAGE, filled["card"])),
        Form(" for each damage counter on all of {whose:your_or_their} [{other}]{sort}",
             lambda filled: Hurt(_per_of(filled))),
        Form(" for each damage counter on {active_of} Active Pokémon",
             lambda filled: Hurt(Selector(kind="Pokémon", of=filled["active_of"], traits=("Active",)))),
        Form(" for each of {whose:your_or_their} [{other}]{sort}[ in play]", _per_of),
        Form(" for each heads", lambda filled: "heads"),
        Form(" for each [{other}]{sort:counted_sort}{both_sides}", counted_cards),
        Form(" for each Prize card (you have|you've) taken", lambda filled: Prizes("you")),
        Form(" for each Prize card [your |an ]opponent has taken", lambda filled: Prizes("opponent")),
        Form(" for each {sort} in their {pile}",
             lambda filled: replace(filled["sort"], zone=filled["pile"], of=THEIR)),
        Form(" for each {sort} (they control|on their field)", lambda filled: replace(filled["sort"], of=THEIR)),
        Form(" for each full set[ of properties] you control", lambda filled: Selector(of="you", traits=(FULL_SET,))),
    )),
)  # fmt: skip
