"""In which order modules of tests are handed out, so that all processes have something to do until the end.

What takes long to make is made beside modules that need none of it, what takes long begins early, and the end are the
many short modules that need nothing.
"""

from pathlib import Path

import pytest

MADE_FIRST = "site"
MADE_ONCE = {"proof", "library", "database", MADE_FIRST}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    modules: dict[Path, list[pytest.Item]] = {}
    for item in items:
        modules.setdefault(item.path, []).append(item)
    ranked = sorted(modules.values(), key=_rank)
    maker = next((each for each in ranked if not _is_long(each) and MADE_FIRST in _needed(each)), None)
    if maker:
        ranked.sort(key=lambda each: each is not maker)
    items[:] = [item for each in ranked for item in each]


def _rank(module: list[pytest.Item]) -> tuple[bool, bool, int]:
    is_long, is_needy = _is_long(module), not MADE_ONCE.isdisjoint(_needed(module))
    return not is_long, is_needy if is_long else not is_needy, -len(module)


def _is_long(module: list[pytest.Item]) -> bool:
    return any(item.get_closest_marker("long") for item in module)


def _needed(module: list[pytest.Item]) -> set[str]:
    """The fixtures that tests of a module ask for, and those that these ask for."""
    return {name for item in module for name in getattr(item, "fixturenames", ())}
