"""Copies of states, by the type hints of their dataclasses. What cannot change, such as a frozen value, is shared.

For each dataclass one function is generated that fills a new one in field by field. That takes half as long as to call
the dataclass with the copies of its fields. Most lists of a state are empty, and nothing is called to copy these.

Most cards stay as they are while one action is carried out. Whoever only looks on has copies that share these: to find
out that nothing of a card has changed takes less than half as long as to copy it.
"""

import dataclasses
import types
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

State = TypeVar("State")
Copier = Callable[[Any], Any]
LaterCopier = Callable[[Any, Any], Any]
Comparer = Callable[[Any, Any], bool]


def copied(state: State) -> State:
    """A state of its own with the same content, for trying something out."""
    type_: Any = type(state)
    copy: State = _copier(type_)(state)
    return copy


def copied_since(state: State, before: State) -> State:
    """A copy for who changes neither it nor the copy before: what a dictionary holds and is as it was is that one's."""
    type_: Any = type(state)
    copy: State = _later_copier(type_)(state, before)
    return copy


@cache
def _copier(type_: Any) -> Copier:
    """What copies the values of a dataclass: for one with a list of names, with `copy.names = old.names.copy()`."""
    names: dict[str, Any] = {}
    copier: Copier = _filling(type_, "old", lambda value, hint: _copy_of(value, hint, names), names)
    return copier


@cache
def _later_copier(type_: Any) -> LaterCopier:
    """The same that is given the copy before besides, of which it takes what is as it was."""
    names: dict[str, Any] = {}
    copier: LaterCopier = _filling(type_, "old, was", lambda value, hint: _later_copy_of(value, hint, names), names)
    return copier


def _filling(type_: Any, given: str, copy_of: Callable[[str, Any], str], names: dict[str, Any]) -> Any:
    """A function that makes a new value of a dataclass; `copy_of` is the expression for a field of what it is given."""
    hints = get_type_hints(type_)
    names |= {"type_": type_, "make": type_.__new__}
    fields = [each.name for each in dataclasses.fields(type_)]
    filled = (f" copy.{name} = {copy_of(f'old.{name}', hints[name])}" for name in fields)
    exec("\n".join([f"def copier({given}):", " copy = make(type_)", *filled, " return copy"]), names)
    return names["copier"]


def _later_copy_of(value: str, hint: Any, names: dict[str, Any]) -> str:
    """The expression for a copy of a field, where the same field of `was` may have some of it."""
    each = get_args(hint)[1] if get_origin(hint) is dict else None
    if not _is_copied(each):
        return _copy_of(value, hint, names)
    copier, same, before = f"copier{len(names)}", f"same{len(names)}", value.replace("old", "was", 1)
    names |= {copier: _copier(each), same: _comparer(each)}
    kept = f"one if (one := {before}.get(key)) is not None and {same}(each, one)"
    return f"{{key: {kept} else {copier}(each) for key, each in {value}.items()}}"


@cache
def _comparer(type_: Any) -> Comparer:
    """Whether two values of a dataclass are the same: for what cannot change, whether it is one and the same."""
    hints, names = get_type_hints(type_), dict[str, Any]()
    fields = [each.name for each in dataclasses.fields(type_)]
    differ = ("is not" if _copy_of(name, hints[name], {}) == name else "!=" for name in fields)
    asked = (f" if one.{name} {not_} two.{name}: return False" for name, not_ in zip(fields, differ, strict=True))
    exec("\n".join(["def is_same(one, two):", *asked, " return True"]), names)
    comparer: Comparer = names["is_same"]
    return comparer


def _copy_of(value: str, hint: Any, names: dict[str, Any], depth: int = 0) -> str:
    """The expression for a copy of what the expression `value` gives; the same expression for what is shared.

    `names` gets what the expression calls.
    """
    origin, arguments, each = get_origin(hint), get_args(hint), f"each{depth}"
    if origin in (Union, types.UnionType):
        copy = _copy_of(value, next(kind for kind in arguments if kind is not type(None)), names, depth)
        return value if copy == value else f"(None if {value} is None else {copy})"
    if origin is list:
        copy = _copy_of(each, arguments[0], names, depth + 1)
        filled = f"{value}.copy()" if copy == each else f"[{copy} for {each} in {value}]"
        return f"({filled} if {value} else [])"
    if origin is dict:
        copy = _copy_of(each, arguments[1], names, depth + 1)
        filled = f"{value}.copy()" if copy == each else f"{{key: {copy} for key, {each} in {value}.items()}}"
        return f"({filled} if {value} else {{}})"
    if _is_copied(hint):
        copier = f"copier{len(names)}"
        names[copier] = _copier(hint)
        return f"{copier}({value})"
    return value


def _is_copied(hint: Any) -> bool:
    """Whether values of a type are dataclasses that can change."""
    return isinstance(hint, type) and dataclasses.is_dataclass(hint) and hint.__hash__ is None
