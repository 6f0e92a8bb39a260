"""States as plain data: dataclasses to JSON and back, by their type hints.

In the JSON of a state each frozen value stands once, in a list of its own, and by its number wherever it is used: the
same card lies in decks, piles and lists, and says much. A field that has its default is left out: most of a card's do.
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

EMPTY: dict[Any, str] = {list: "[]", dict: "{}"}
"""What is written for a new one."""


def to_json(state: State) -> str:
    """The state as text: the same text for the same state."""
    once = _Once()
    text, values = _dumped(state, once.plain), list[str]()
    written = 0
    while new := once.values[written:]:  # values may hold others, which are met as these are written
        written = len(once.values)
        values.append(_dumped([_told(value) for value in new], once.plain)[1:-1])
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
        """What the JSON encoder asks for a dataclass: what its fields tell, or the number of a frozen one."""
        if type(value).__hash__ is None:
            return _told(value)
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


def _told(value: Any) -> dict[str, Any]:
    """The fields of a dataclass that have another value than their default."""
    kind: Any = type(value)
    return _teller(kind)(value)


@cache
def _teller(type_: Any) -> Callable[[Any], dict[str, Any]]:
    """For a dataclass with a list of names, what does `if value.names: told["names"] = value.names`, and tells."""
    names: dict[str, Any] = {}
    lines = ["def teller(value):", " told = {}"]
    for each in dataclasses.fields(type_):
        told = f"told[{each.name!r}] = value.{each.name}"
        if each.default_factory in EMPTY:
            told = f"if value.{each.name}: {told}"
        elif isinstance(each.default, bool | int | str | tuple | None):
            names[f"default_{each.name}"] = each.default
            told = f"if value.{each.name} != default_{each.name}: {told}"
        lines.append(f" {told}")
    exec("\n".join([*lines, " return told"]), names)
    teller: Callable[[Any], dict[str, Any]] = names["teller"]
    return teller


@cache
def _dataclass_reviver(type_: Any) -> Reviver:
    """What makes a dataclass of the fields that are told; the others have their defaults.

    The function for it is generated when it is first needed, so that a dataclass may hold its own kind.
    """
    names = frozenset(_field_names(type_))
    made: list[Reviver] = []

    def revive(value: dict[str, Any], values: list[Any]) -> Any:
        if strange := value.keys() - names:
            raise LookupError(f"{type_.__name__} has no {', '.join(sorted(strange))}")
        if not made:
            made.append(_generated(type_))
        return made[0](value, values)

    return revive


def _generated(type_: Any) -> Reviver:
    """For a dataclass with a list of names, `new.names = value["names"] if "names" in value else names_made()`.

    One that is frozen, or looks at its fields when it is made, is called with them instead, which takes longer.
    """
    hints, names = get_type_hints(type_), {"type_": type_, "make": type_.__new__}
    found = []
    for each in dataclasses.fields(type_):
        made = _revived(f"value[{each.name!r}]", hints[each.name], names)
        if each.default is not dataclasses.MISSING:
            names[f"{each.name}_else"] = each.default
            made = f"{made} if {each.name!r} in value else {each.name}_else"
        elif each.default_factory is not dataclasses.MISSING:
            names[f"{each.name}_made"] = each.default_factory
            empty = EMPTY.get(each.default_factory, f"{each.name}_made()")
            made = f"{made} if {each.name!r} in value else {empty}"
        found.append((each.name, made))
    if type_.__hash__ is not None or hasattr(type_, "__post_init__"):
        lines = [f" return type_({', '.join(f'{name}={made}' for name, made in found)})"]
    else:
        lines = [" new = make(type_)", *(f" new.{name} = {made}" for name, made in found), " return new"]
    exec("\n".join(["def reviver(value, values):", *lines]), names)
    reviver: Reviver = names["reviver"]
    return reviver


def _revived(value: str, hint: Any, names: dict[str, Any], depth: int = 0) -> str:
    """The expression for what the JSON of the expression `value` stands for; the same where it stands for itself.

    `names` gets what the expression calls.
    """
    origin, arguments, each = get_origin(hint), get_args(hint), f"each{depth}"
    if origin in (Union, types.UnionType):
        inner = _revived(value, next(kind for kind in arguments if kind is not type(None)), names, depth)
        return value if inner == value else f"(None if {value} is None else {inner})"
    if origin in (list, tuple):
        inner = _revived(each, arguments[0], names, depth + 1)
        row = f"{inner} for {each} in {value}" if inner != each else f"*{value}"
        return f"[{row}]" if origin is list else f"tuple([{row}])"
    if origin is dict:
        key, inner = _revived("key", arguments[0], names, depth), _revived(each, arguments[1], names, depth + 1)
        is_same = key == "key" and inner == each
        return f"{{**{value}}}" if is_same else f"{{{key}: {inner} for key, {each} in {value}.items()}}"
    if isinstance(hint, type) and (dataclasses.is_dataclass(hint) or issubclass(hint, Enum)):
        name = f"made{len(names)}"
        if issubclass(hint, Enum):
            names[name] = {member.value: member for member in hint}
            return f"{name}[{value}]"
        names[name] = _dataclass_reviver(hint) if hint.__hash__ is None else _frozen_reviver(hint)
        return f"{name}({value}, values)"
    return value


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
