"""Copies of states, by the type hints of their dataclasses. What cannot change, such as a frozen value, is shared.

For each dataclass one function is generated that fills a new one in field by field. That takes half as long as to call
the dataclass with the copies of its fields. Most lists of a state are empty, and nothing is called to copy these.
"""

import dataclasses
import types
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

State = TypeVar("State")
Copier = Callable[[Any], Any]


def copied(state: State) -> State:
    """A state of its own with the same content, for trying something out."""
    type_: Any = type(state)
    copy: State = _copier(type_)(state)
    return copy


@cache
def _copier(type_: Any) -> Copier:
    """What copies the values of a dataclass: for one with a list of names, with `copy.names = old.names.copy()`."""
    hints, names = get_type_hints(type_), {"type_": type_, "make": type_.__new__}
    fields = dataclasses.fields(type_)
    filled = (f" copy.{each.name} = {_copy_of(f'old.{each.name}', hints[each.name], names)}" for each in fields)
    exec("\n".join(["def copier(old):", " copy = make(type_)", *filled, " return copy"]), names)
    copier: Copier = names["copier"]
    return copier


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
    if isinstance(hint, type) and dataclasses.is_dataclass(hint) and hint.__hash__ is None:
        copier = f"copier{len(names)}"
        names[copier] = _copier(hint)
        return f"{copier}({value})"
    return value
