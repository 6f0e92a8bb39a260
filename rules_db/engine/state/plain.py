"""States as plain data: dataclasses to JSON and back, by their type hints."""

import dataclasses
import json
import types
from collections.abc import Callable
from enum import Enum
from functools import cache
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

State = TypeVar("State")
Reviver = Callable[[Any], Any]


def to_json(state: Any) -> str:
    """The state as text: the same text for the same state."""
    return json.dumps(state, default=_shallow, ensure_ascii=False, sort_keys=True)


def from_json(type_: type[State], text: str) -> State:
    """The state that `to_json` wrote; raises ValueError, TypeError or KeyError for any other text."""
    return from_plain(type_, json.loads(text))


def from_plain(type_: type[State], value: Any) -> State:
    """A dataclass from the dicts, lists and scalars that `dataclasses.asdict` makes of it; raises as from_json does."""
    dataclass_: Any = type_
    revived: State = _dataclass_reviver(dataclass_)(value)
    return revived


def to_plain(value: Any) -> Any:
    """The dicts, lists and scalars that `from_plain` reads."""
    return json.loads(to_json(value))


def _shallow(value: Any) -> dict[str, Any]:
    """What the JSON encoder asks for a dataclass: its fields, whose values it encodes itself."""
    kind: Any = type(value)
    return {name: getattr(value, name) for name in _field_names(kind)}


@cache
def _field_names(type_: Any) -> tuple[str, ...]:
    return tuple(each.name for each in dataclasses.fields(type_))


@cache
def _reviver(hint: Any) -> Reviver | None:
    """What makes a value of its JSON, by its type hint; None where that is the value already."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        inner = _reviver(next(each for each in arguments if each is not type(None)))
        return inner and (lambda value: None if value is None else inner(value))
    if origin is list:
        return _list_reviver(_reviver(arguments[0]))
    if origin is tuple:
        revive = _list_reviver(_reviver(arguments[0]))
        return lambda value: tuple(revive(value))
    if origin is dict:
        return _dict_reviver(_reviver(arguments[0]), _reviver(arguments[1]))
    if isinstance(hint, type) and dataclasses.is_dataclass(hint):
        return _dataclass_reviver(hint)
    return hint if isinstance(hint, type) and issubclass(hint, Enum) else None


def _list_reviver(inner: Reviver | None) -> Reviver:
    return list if inner is None else lambda value: [inner(each) for each in value]


def _dict_reviver(key: Reviver | None, inner: Reviver | None) -> Reviver:
    keys, values = key or _same, inner or _same
    return lambda value: {keys(name): values(each) for name, each in value.items()}


def _same(value: Any) -> Any:
    return value


@cache
def _dataclass_reviver(type_: Any) -> Reviver:
    """The fields are looked up at the first call, so that a dataclass may hold others of its own kind."""
    fields: dict[str, Reviver] = {}

    def revive(value: dict[str, Any]) -> Any:
        if not fields:
            fields.update({name: _reviver(hint) or _same for name, hint in get_type_hints(type_).items()})
        return type_(**{name: fields[name](each) for name, each in value.items()})

    return revive
