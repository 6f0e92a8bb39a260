"""What is said of a card as it enters: that it is a copy of another one, and what it is not like; what is declared,
what a summoning takes, and what an effect sets off.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules_db.games.cgs.card_text.model import Moved, Paired, Step


@dataclass(frozen=True, slots=True)
class CopyOf(Paired):
    """Cards that become copies of one other, or of any such card as they enter.

    They have these keywords, a grouping and what it `says` besides; `is_common`: they are not legendary.
    """

    keywords: tuple[str, ...] = ()
    says: str = ""
    grouping: str = ""
    is_common: bool = False


@dataclass(frozen=True, slots=True)
class Declared(Step):
    """Something that is chosen for the card itself: a color, a type, a player; `among` which."""

    kind: str = ""
    among: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SetOff(Step):
    """What is done 'when you do': it waits as an effect of its own, which stands right behind, with its own targets."""

    then: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Gathered(Moved):
    """A summoning with materials (`way` is of which kind), which the hand may hold as well (`from_hand`).

    `by_levels`: they are Tributes whose Levels add up to `levels`, 0 for the Level of the monster itself, or more.
    """

    from_hand: bool = False
    by_levels: bool = False
    levels: int = 0


@dataclass(frozen=True, slots=True)
class Equips(Paired):
    """Summons that become Equip Spells; `zone` is where the card that says so works from, '' for where it may."""

    zone: str = ""


def worked_from(steps: Sequence[Step]) -> str:
    """Where a card must be to equip itself, '' where that is not said."""
    return next((each.zone for each in steps if isinstance(each, Equips)), "")
