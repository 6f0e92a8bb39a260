"""Section 6.4: card types that count as the same, and words for several of them."""

from __future__ import annotations

from rules_db.games.cgs.book import book
from rules_db.games.cgs.kinds import MONSTERS

Row = tuple[frozenset[str], ...]
"""A cell for each game."""


def _row(*cells: tuple[str, ...]) -> Row:
    return tuple(frozenset(each) for each in cells)


_SUMMON = _row(("creature",), MONSTERS, ("Pokémon",))
_SLOW = _row(("sorcery",), ("Normal Spell",), ("Item", "Supporter"), ("Action Card",))
_FAST = _row(("instant",), ("Quick-Play Spell",), ("Double the Rent",))
_REACTING = _row(("instant",), ("Normal Trap", "Counter Trap"), ("Just Say No",))
_LASTING_TRAP = _row(("artifact", "enchantment"), ("Continuous Trap",))
_LASTING_SPELL = _row(("artifact", "enchantment"), ("Continuous Spell",))
_ATTACHMENT = _row(("Equipment", "Aura"), ("Equip Spell",), ("Tool",), ("House", "Hotel"))
_FIELD = _row((), ("Field Spell",), ("Stadium",))
_RESOURCE = _row(("land",), (), ("Energy",), ("Property card", "Property Wildcard"))


@book.value("6.4.2.a", without=())
def summon_row() -> Row:
    """Creatures, monsters and Pokémon are equivalent."""
    return _SUMMON


@book.value("6.4.2.b", without=())
def slow_short_term_row() -> Row:
    """Sorceries, Normal Spells, Items and Supporters, and most Action Cards are equivalent."""
    return _SLOW


@book.value("6.4.2.c", without=())
def fast_spell_row() -> Row:
    """Instants, Quick-Play Spells and Double the Rent are equivalent."""
    return _FAST


@book.value("6.4.2.d", without=())
def reacting_trap_row() -> Row:
    """Instants, Normal Traps and Counter Traps, and Just Say No are equivalent."""
    return _REACTING


@book.value("6.4.2.e", without=())
def lasting_trap_row() -> Row:
    """Artifacts and enchantments are equivalent to Continuous Traps."""
    return _LASTING_TRAP


@book.value("6.4.2.f", without=())
def lasting_spell_row() -> Row:
    """Artifacts and enchantments are equivalent to Continuous Spells."""
    return _LASTING_SPELL


@book.value("6.4.2.g", without=())
def attachment_row() -> Row:
    """Equipments and Auras, Equip Spells, Tools, and Houses and Hotels are equivalent."""
    return _ATTACHMENT


@book.value("6.4.2.h", without=())
def field_card_row() -> Row:
    """Field Spells and Stadiums are equivalent."""
    return _FIELD


@book.value("6.4.2.i", without=())
def resource_row() -> Row:
    """Lands, Energies and properties are equivalent."""
    return _RESOURCE


@book.value("6.4.2", without=())
def rows() -> tuple[Row, ...]:
    """The card types in one row are equivalent."""
    return (
        summon_row(), slow_short_term_row(), fast_spell_row(), reacting_trap_row(), lasting_trap_row(),
        lasting_spell_row(), attachment_row(), field_card_row(), resource_row(),
    )  # fmt: skip


@book.rule("6.4.3", without=False)
def reaches_its_row() -> bool:
    """A reference to a card type can also refer to every card type in its row."""
    return True


@book.rule("6.4.5", without=True)
def reaches_its_cell() -> bool:
    """Card types of one game that share a cell are not equivalent to each other."""
    return False


@book.rule("6.4.6", without=True)
def is_spell(is_resource: bool) -> bool:
    """On a Magic card a spell is the effect of any card other than a land."""
    return not is_resource


@book.rule("6.4.7", without=False)
def is_spell_or_trap(is_backrow: bool) -> bool:
    """On a Yu-Gi-Oh! card, Spell/Trap means backrow cards of every kind."""
    return is_backrow


@book.rule("6.4.8", without=False)
def is_trainer(is_backrow: bool) -> bool:
    """On a Pokémon card, Trainer means backrow cards of every kind."""
    return is_backrow
