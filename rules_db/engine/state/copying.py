"""Copies of states, by the type hints of their dataclasses. What cannot change, such as a frozen value, is shared."""

import dataclasses
import types
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

State = TypeVar("State")
Copier = Callable[[Any], Any]


def copied(state: State) -> State:
    """A state of its own with the same content, for trying something out."""
    copy: State = _copied(state)
    return copy


def _copied(value: Any) -> Any:
    type_: Any = type(value)
    names, changing = _fields(type_)
    copy = type_(*[getattr(value, name) for name in names])
    for name, copier in changing:
        setattr(copy, name, copier(getattr(copy, name)))
    return copy


@cache
def _fields(type_: Any) -> tuple[tuple[str, ...], tuple[tuple[str, Copier], ...]]:
    """All fields of a dataclass, and those that are not shared, with what copies them."""
    names, hints = tuple(each.name for each in dataclasses.fields(type_)), get_type_hints(type_)
    return names, tuple((name, copier) for name in names if (copier := _copier(hints[name])))


@cache
def _copier(hint: Any) -> Copier | None:
    """What copies a value, by its type hint; None for one that is shared."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return _optional_copier(_copier(next(each for each in arguments if each is not type(None))))
    if origin is list:
        return _list_copier(_copier(arguments[0]))
    if origin is dict:
        return _dict_copier(_copier(arguments[1]))
    if isinstance(hint, type) and dataclasses.is_dataclass(hint) and hint.__hash__ is None:
        return _copied
    return None


def _optional_copier(inner: Copier | None) -> Copier | None:
    return inner and (lambda value: None if value is None else inner(value))


def _list_copier(inner: Copier | None) -> Copier:
    return list if inner is None else lambda value: [inner(each) for each in value]


def _dict_copier(inner: Copier | None) -> Copier:
    return dict if inner is None else lambda value: {name: inner(each) for name, each in value.items()}
