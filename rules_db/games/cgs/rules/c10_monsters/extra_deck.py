"""Section 10.8: Fusion, Synchro, Xyz and Link Monsters, which come from the Extra Deck."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.rules.c10_monsters.stats import is_monster
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.words import Zone

FUSION, SYNCHRO, XYZ, LINK = "Fusion Monster", "Synchro Monster", "Xyz Monster", "Link Monster"
OF_EXTRA_DECK = (FUSION, SYNCHRO, XYZ, LINK)


@book.rule("10.8.24", without=False)
def follows_fusion_monsters(card: Card) -> bool:
    """An Xyz Monster and a Link Monster follow the rules of Fusion Monsters, but for 10.8.12.a."""
    return is_of(card, XYZ, LINK)


def is_like_fusion(card: Card) -> bool:
    """Whether 10.8.9–13 are about a card."""
    return is_of(card, FUSION) or follows_fusion_monsters(card)


@book.rule("10.8.9", without=False)
def is_conditional(card: Card) -> bool:
    """A Fusion Monster is conditional, and not free."""
    return is_like_fusion(card)


@book.rule("10.8.10", without=False)
def is_made_for_extra_deck(card: Card) -> bool:
    """A Fusion Monster is of a type made for the Extra Deck."""
    return is_like_fusion(card)


@book.rule("10.8.11", without=False)
def may_be_summoned(card: Card) -> bool:
    """A Fusion Monster may be summoned out of the Extra Deck whenever one could play a summon card."""
    return is_like_fusion(card)


@book.rule("10.8.12.a")
def needs_backrow_card(card: Card, says_otherwise: bool) -> Refusal | None:
    """A Fusion Monster is summoned by activating a backrow card, unless a card says otherwise (10.8.12.a.R1)."""
    return book.refuse("10.8.12.a", card=card.id) if is_of(card, FUSION) and not says_otherwise else None


@book.rule("10.8.13", without=False)
def is_special_summoned(card: Card) -> bool:
    """Summoning a Fusion Monster is a Special Summon."""
    return is_like_fusion(card)


@book.rule("10.8.19", without=False)
def synchro_is_conditional(card: Card) -> bool:
    """A Synchro Monster is conditional, and not free."""
    return is_of(card, SYNCHRO)


@book.rule("10.8.20", without=False)
def synchro_is_made_for_extra_deck(card: Card) -> bool:
    """A Synchro Monster is of a type made for the Extra Deck."""
    return is_of(card, SYNCHRO)


@book.rule("10.8.21", without=False)
def synchro_may_be_summoned(card: Card) -> bool:
    """A Synchro Monster may be summoned out of the Extra Deck whenever one could play a summon card."""
    return is_of(card, SYNCHRO)


@book.rule("10.8.22.a")
def needs_tuner_and_other(card: Card, tuners: int, others: int, asks: bool) -> Refusal | None:
    """A Synchro Monster takes two summons, a Tuner and another one, unless it asks for others."""
    if asks or not is_of(card, SYNCHRO) or (tuners, others) == (1, 1):
        return None
    return book.refuse("10.8.22.a", card=card.id, tuners=tuners, others=others)


@book.rule("10.8.22.b")
def adds_up(card: Card, level: Fraction, levels: Sequence[Fraction | None]) -> Refusal | None:
    """The Levels of these summons, or what stands for them, add up to exactly that of the Synchro Monster."""
    there = [each for each in levels if each is not None]
    if not is_of(card, SYNCHRO) or (len(there) == len(levels) and sum(there) == level):
        return None
    return book.refuse("10.8.22.b", card=card.id, level=str(level), levels=[str(each) for each in levels])


@book.rule("10.8.22.c", without=False)
def is_tuner(card: Card) -> bool:
    """A Tuner is a monster with the word Tuner among its types; every other summon is none."""
    return is_monster(card) and "Tuner" in card.printed.groups


@book.rule("10.8.22.d", without=Zone.EXILE)
def where_synchro_materials_go() -> Zone:
    """The summons that a Synchro Monster takes go to the discard pile as a part of the summoning."""
    return Zone.DISCARD


@book.rule("10.8.23", without=False)
def synchro_is_special_summoned(card: Card) -> bool:
    """Summoning a Synchro Monster is a Special Summon."""
    return is_of(card, SYNCHRO)


@book.rule("10.8.25", without=False)
def is_laid_onto(card: Card) -> bool:
    """An Xyz Monster is laid onto the summons that it takes, which lie beneath it from then on."""
    return is_of(card, XYZ)


@book.rule("10.8.26", without=Zone.EXILE)
def where_link_materials_go() -> Zone:
    """The summons that a Link Monster takes go to the discard pile as a part of its summoning."""
    return Zone.DISCARD


def shows_materials(card: Card) -> bool:
    """Whether a monster takes face-up summons only, as its own game says (14.1.1.R1)."""
    return is_of(card, XYZ, LINK)


@book.rule("10.8.26.a", without=False)
def stays_upright(card: Card) -> bool:
    """A Link Monster has no DEF and is never in Defense Position: what would turn it leaves it upright."""
    return is_of(card, LINK)
