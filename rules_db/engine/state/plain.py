"""States as plain data: dataclasses to JSON and back, by their type hints.

In the JSON of a state each frozen value stands once, in a list of its own, and by its number wherever it is used: the
same card lies in decks, piles and lists, and says much.
"""

import dataclasses
import json
import types
from collections.abc import Callable
from enum import Enum
from functools import cache
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

State = TypeVar("State")
Reviver = Callable[[Any, list[Any]], Any]
"""Makes a value of its JSON. The list has the values that stand once: as JSON, and as themselves from first use on."""


def to_json(state: State) -> str:
    """The state as text: the same text for the same state."""
    once = _Once()
    text, values = _dumped(state, once.plain), list[str]()
    written = 0
    while new := once.values[written:]:  # values may hold others, which are met as these are written
        written = len(once.values)
        values.append(_dumped([_fields_of(value) for value in new], once.plain)[1:-1])
    return f'{{"state": {text}, "values": [{", ".join(values)}]}}'


def from_json(type_: type[State], text: str) -> State:
    """The state that `to_json` wrote; raises ValueError, TypeError or LookupError for any other text."""
    read, dataclass_ = json.loads(text), _as_any(type_)
    revived: State = _dataclass_reviver(dataclass_)(read["state"], read["values"])
    return revived


def from_plain(type_: type[State], value: Any) -> State:
    """A dataclass from the dicts, lists and scalars that `to_plain` makes of it; raises as from_json does."""
    revived: State = _dataclass_reviver(_as_any(type_))(value, [])
    return revived


def to_plain(value: Any) -> Any:
    """The dicts, lists and scalars that `from_plain` reads."""
    return json.loads(_dumped(value, _fields_of))


def _as_any(type_: Any) -> Any:
    return type_


def _dumped(value: Any, plain: Callable[[Any], Any]) -> str:
    return json.dumps(value, default=plain, ensure_ascii=False, sort_keys=True)


class _Once:
    """The frozen values that have been met, in order; each stands once, however many are equal."""

    def __init__(self) -> None:
        self.values: list[Any] = []
        self._numbers: dict[Any, int] = {}
        self._known: dict[int, int] = {}

    def plain(self, value: Any) -> Any:
        """What the JSON encoder asks for a dataclass: its fields, or the number of a frozen one."""
        if type(value).__hash__ is None:
            return _fields_of(value)
        number = self._known.get(id(value))
        if number is None:
            number = self._numbers.setdefault(value, len(self.values))
            self._known[id(value)] = number
            if number == len(self.values):
                self.values.append(value)
        return number


def _fields_of(value: Any) -> dict[str, Any]:
    """The fields of a dataclass, whose values the JSON encoder encodes itself."""
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
        return inner and (lambda value, values: None if value is None else inner(value, values))
    if origin is list:
        return _list_reviver(_reviver(arguments[0]))
    if origin is tuple:
        revive = _list_reviver(_reviver(arguments[0]))
        return lambda value, values: tuple(revive(value, values))
    if origin is dict:
        return _dict_reviver(_reviver(arguments[0]), _reviver(arguments[1]))
    if isinstance(hint, type) and dataclasses.is_dataclass(hint):
        return _dataclass_reviver(hint) if hint.__hash__ is None else _frozen_reviver(hint)
    return (lambda value, values: hint(value)) if isinstance(hint, type) and issubclass(hint, Enum) else None


def _list_reviver(inner: Reviver | None) -> Reviver:
    if inner is None:
        return lambda value, values: list(value)
    return lambda value, values: [inner(each, values) for each in value]


def _dict_reviver(key: Reviver | None, inner: Reviver | None) -> Reviver:
    keys, of_values = key or _same, inner or _same
    return lambda value, values: {keys(name, values): of_values(each, values) for name, each in value.items()}


def _same(value: Any, values: list[Any]) -> Any:
    return value


@cache
def _dataclass_reviver(type_: Any) -> Reviver:
    """The fields are looked up at the first call, so that a dataclass may hold others of its own kind."""
    fields: dict[str, Reviver] = {}

    def revive(value: dict[str, Any], values: list[Any]) -> Any:
        if not fields:
            fields.update({name: _reviver(hint) or _same for name, hint in get_type_hints(type_).items()})
        return type_(**{name: fields[name](each, values) for name, each in value.items()})

    return revive


@cache
def _frozen_reviver(type_: Any) -> Reviver:
    """For a frozen dataclass, which stands by its number in the JSON of a state, and elsewhere by its fields."""
    made = _dataclass_reviver(type_)

    def revive(value: Any, values: list[Any]) -> Any:
        if not isinstance(value, int):
            return made(value, values)
        if isinstance(values[value], dict):
            values[value] = made(values[value], values)
        return values[value]

    return revive
