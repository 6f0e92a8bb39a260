"""A state in words, for any game: a line for each field that says something, and one for each thing in a list."""

import dataclasses
import itertools
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rules_db.engine.play.telling import INDENT

MANY = 3
"""When as many follow that differ by a number alone, they are only counted."""


def describe(state: Any) -> list[str]:
    """The lines for a dataclass: 'turn player: Ann'; things come below the name of their field, one a line.

    A view that has `drawn` says by itself how it looks.
    """
    if hasattr(state, "drawn"):
        drawn: list[str] = state.drawn()
        return drawn
    return [line for name, value in _said(state) for line in _lines(name.replace("_", " "), value)]


def _lines(name: str, value: Any) -> Iterator[str]:
    things = [value[key] for key in sorted(value)] if isinstance(value, Mapping) else value
    if isinstance(things, (list, tuple)) and any(dataclasses.is_dataclass(each) for each in things):
        lines = [_inline(each) for each in things]
        yield f"{name}:"
        yield from (INDENT + line for line in _together(sorted(lines) if isinstance(value, Mapping) else lines))
    else:
        yield f"{name}: {_inline(value)}"


def _together(texts: Iterable[str]) -> Iterator[str]:
    """The texts in order; of many in a row that differ by a number alone, or not at all, only the first."""
    for _, group in itertools.groupby(texts, key=lambda text: re.sub(r"\d+", "#", text)):
        first, *others = group
        yield from [first, *others] if len(others) < MANY else [f"{first} (and {len(others)} more like it)"]


def _said(thing: Any) -> Iterator[tuple[str, Any]]:
    """The fields of a dataclass that hold neither nothing nor what they hold by default."""
    for field in dataclasses.fields(thing):
        value = getattr(thing, field.name)
        if value not in (None, "", [], {}, ()) and value != field.default:
            yield field.name, value


def _inline(value: Any) -> str:
    """One value on a line; the first field of a thing is what it is called, the others follow by name."""
    if dataclasses.is_dataclass(value):
        said = [(name, _inline(each)) for name, each in _said(value)]
        first, *others = said or [("", "-")]
        return ", ".join([first[1], *(f"{name.replace('_', ' ')} {_grouped(text)}" for name, text in others)])
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_grouped(_inline(each))}" for name, each in value.items())
    if isinstance(value, (list, tuple)):
        return ", ".join(_together(_grouped(_inline(each)) for each in value))
    return str(value)


def _grouped(text: str) -> str:
    return f"({text})" if ", " in text else text
