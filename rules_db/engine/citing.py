"""Which rules make something happen, so that an event can cite them; all others only decide.

A game names the rule of an event by its number, there or on the way to it: in a call, in a table, as a constant. So a
rule makes something happen if its number stands in the game's source anywhere but where the rule is registered, where
something is refused by it, or where numbers are compared, collected or looked up.
"""

import ast
import functools
import importlib
from collections.abc import Iterator
from pathlib import Path

from rules_db.engine.engines import load_engine

_ONLY_NAMED = ("rule", "value", "refuse", "append")
_NO_EVENTS = ("table", "watches", "setup.py")
"""Rooms and modules of a game in which nothing happens."""


@functools.cache
def rules_of_events(key: str) -> frozenset[str]:
    """The numbers of the rules of a game that its events can cite."""
    package = importlib.import_module(type(load_engine(key).game).__module__.rpartition(".")[0])
    folder = Path(package.__path__[0])
    sources = [path for path in sorted(folder.rglob("*.py")) if not set(path.parts) & set(_NO_EVENTS)]
    named = {number for path in sources for number in _numbers(ast.parse(path.read_text("utf-8")))}
    return frozenset(named & set(load_engine(key).game.book.entries))


def _numbers(tree: ast.AST) -> Iterator[str]:
    """The texts in a module that may come to stand in an event."""
    others = {id(each) for node in ast.walk(tree) for part in _only_named(node) for each in ast.walk(part)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in others:
            yield node.value


def _only_named(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of an expression in which a number makes nothing happen."""
    match node:
        case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name), args=[first, *_]) if name in _ONLY_NAMED:
            if name != "append" or isinstance(first, ast.Constant):
                yield first
        case ast.Compare():
            yield node
        case ast.Dict(keys=keys):
            yield from (key for key in keys if key)
