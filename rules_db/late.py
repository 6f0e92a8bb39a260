"""Names that a package hands out without importing what they stand for before somebody asks.

A search takes a tenth of a second, and would take three if it loaded what only a build needs.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def late(package: str, homes: Mapping[str, str]) -> Callable[[str], Any]:
    """A `__getattr__` for a package (PEP 562); `homes` says which of its modules each name is in."""

    def find(name: str) -> Any:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return getattr(import_module(f"{package}.{homes[name]}"), name)

    return find
