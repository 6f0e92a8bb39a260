"""A mutant's functions in place of those of an engine that is imported already, and who comes by a function.

To import an engine anew takes seconds, and to exchange the code of its functions no time at all. What a module does as
it is imported cannot be had this way, nor what it has come to as the checks began: such a mutant has to be imported.
"""

import functools
import gc
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import CodeType, FrameType, FunctionType
from typing import Any

from mutants import ENGINES, Mutant

from rules_db.engine.registry import Registry

Place = tuple[str, str, int]
"""Where a function stands: file, qualified name and first line."""

Changes = list[tuple[CodeType, CodeType]]
"""Functions as they were and as they are, inner ones first."""

_IS_FUNCTION = 0x1
"""The flag of code that is a function's, and not that of a module or class."""


def place(code: CodeType) -> Place:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def changes(mutant: Mutant) -> Changes | None:
    """The functions of a module that are other ones in a mutant, each as it was and as it is, inner ones first.

    None where the module itself, or one of its classes, does something else as it is imported, and where a function
    has other free variables than before, since a closure that stands cannot take such code.
    """
    path = ENGINES / mutant.file
    return _changed(compile(path.read_text("utf-8"), str(path), "exec"), compile(mutant.code, str(path), "exec"))


def _changed(before: CodeType, after: CodeType) -> Changes | None:
    pairs = list(zip(_inner(before), _inner(after), strict=False))
    is_function = bool(before.co_flags & _IS_FUNCTION)
    if before.co_freevars != after.co_freevars:
        return None
    if _own(before) != _own(after):
        return [(before, after)] if is_function else None
    found = []
    for pair in pairs:
        inner = _changed(*pair)
        if inner is None:
            return None
        found += inner
    return [*found, (before, after)] if found and is_function else found


def _inner(code: CodeType) -> Iterator[CodeType]:
    return (each for each in code.co_consts if isinstance(each, CodeType))


def _own(code: CodeType) -> tuple[Any, ...]:
    """What code does besides that of the functions within it."""
    consts = tuple("" if isinstance(each, CodeType) else (type(each), each) for each in code.co_consts)
    names = (code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars)
    return code.co_code, consts, names, code.co_flags, code.co_exceptiontable


class Exchange:
    """The functions and caches of the modules below a folder, as they are when it is made.

    What a cache of a function without arguments holds, such as a whole grammar, counts as found out before all checks:
    it is found out now, and never forgotten.
    """

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self._functions: dict[Place, list[FunctionType]] = {}
        self._rules: dict[Place, list[tuple[Registry, str]]] = {}
        for each in gc.get_objects():
            if isinstance(each, FunctionType) and each.__code__.co_filename.startswith(folder):
                self._functions.setdefault(place(each.__code__), []).append(each)
            elif isinstance(each, Registry):
                for number, entry in each.entries.items():
                    self._rules.setdefault(place(entry.function.__code__), []).append((each, number))
        self._caches: list[Any] = []
        self.find_caches()

    def find_caches(self) -> None:
        """Take up the caches that there are by now, such as those of objects that tests keep."""
        found = [each for each in gc.get_objects() if isinstance(each, functools._lru_cache_wrapper)]
        found = [each for each in found if _file(each).startswith(self._folder)]
        self._caches = [each for each in found if _takes_something(each)]
        for each in found:
            if not _takes_something(each):
                each()

    def make(self, changed: Changes) -> None:
        """Have the functions do something else from now on."""
        for before, after in changed:
            for function in self._functions.get(place(before), ()):
                function.__code__ = after
            for registry, number in self._rules.get(place(before), ()):
                registry.recode(number, after)
        self.forget()

    def forget(self) -> None:
        """What was found out by the functions as they were."""
        for each in self._caches:
            each.cache_clear()


def _file(cached: Any) -> str:
    code = getattr(getattr(cached, "__wrapped__", None), "__code__", None)
    return code.co_filename if code else ""


def _takes_something(cached: Any) -> bool:
    return bool(cached.__wrapped__.__code__.co_argcount)


@contextmanager
def passed_by(folder: str) -> Iterator[Callable[[], set[Place]]]:
    """Notes the functions below a folder that are called meanwhile; tells them afterwards."""
    seen: dict[int, CodeType] = {}

    def note(frame: FrameType, event: str, argument: object) -> None:
        seen[id(frame.f_code)] = frame.f_code

    before = sys.gettrace()
    sys.settrace(note)
    try:
        yield lambda: {place(code) for code in seen.values() if code.co_filename.startswith(folder)}
    finally:
        sys.settrace(before)
