"""A state in words, for any game: a line for each field that says something, and one for each thing in a list."""

import dataclasses
from collections.abc import Iterator, Mapping
from typing import Any

from rules_db.games.telling import INDENT


def describe(state: Any) -> list[str]:
    """The lines for a dataclass: 'turn player: Ann'; lists of things come below their name, one a line."""
    return [line for name, value in _said(state) for line in _lines(name.replace("_", " "), value)]


def _lines(name: str, value: Any) -> Iterator[str]:
    things = list(value.values()) if isinstance(value, Mapping) else value
    if isinstance(things, (list, tuple)) and any(dataclasses.is_dataclass(each) for each in things):
        yield f"{name}:"
        yield from (INDENT + _inline(each) for each in things)
    else:
        yield f"{name}: {_inline(value)}"


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
        return ", ".join(f"{name} {_inline(each)}" for name, each in value.items())
    if isinstance(value, (list, tuple)):
        return ", ".join(_grouped(_inline(each)) for each in value)
    return str(value)


def _grouped(text: str) -> str:
    return f"({text})" if ", " in text else text
