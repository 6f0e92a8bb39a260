"""The symbols of mana costs: '{2}', '{R}', and those that can be paid in several ways, '{R/W}', '{2/W}', '{U/P}'."""

from __future__ import annotations

import re
from functools import cache

SYMBOLS = {
    "W": "white", "U": "blue", "B": "black", "R": "red", "G": "green", "K": "pink", "D": "divine", "C": "colorless",
}  # fmt: skip
"""The colored symbols of costs, '{R}'; a number is generic mana."""
LIFE = "life"
"""What pays for a symbol in place of mana where it has a P."""

_COLOR = f"[{''.join(SYMBOLS)}]"
HYBRID = r"(?:\d+|[WUBRGC])(?:/[WUBRG])+(?:/P)?|[WUBRGC]/P"
"""A symbol that can be paid in several ways, without its braces."""
_COST = re.compile(rf"(?:\{{(?:\d+|X|{_COLOR}|{HYBRID})\}})+")
_SYMBOL = re.compile(r"\{([^{}]+)\}")


def is_cost(text: str) -> bool:
    """Whether a text is a mana cost, and nothing else."""
    return _COST.fullmatch(text) is not None


def symbols_of(cost: str) -> list[str]:
    """What stands in the braces of a cost, one by one."""
    return _SYMBOL.findall(cost)


def ways_to_pay(symbol: str) -> tuple[str, ...]:
    """What pays for a symbol: an amount of generic mana, a color, or life; '2/W' is ('2', 'white')."""
    parts = symbol.split("/")
    return tuple(each if each.isdigit() else LIFE if each == "P" else SYMBOLS[each] for each in parts)


@cache
def mana_value(cost: str) -> int:
    """How much mana a cost asks for; X counts nothing (6.3.11), and of several ways to pay the dearest counts."""
    return sum(
        max(int(part) if part.isdigit() else 1 for part in each.split("/")) for each in symbols_of(cost) if each != "X"
    )
