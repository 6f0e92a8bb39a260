"""Which rules make something happen, so that an event can cite them; all others only decide.

A game names the rule of an event by its number, there or on the way to it: in a call, in a table, as a constant. So a
rule makes something happen if its number stands in the game's source anywhere but where the rule is registered, where
something is refused by it, or where numbers are compared, collected or looked up. Nor does it where it stands
in a branch that a rule closes which always says the same: what stands there happens in a game without that rule only.
"""

import ast
import functools
import importlib
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from rules_db.engine.engines import load_engine

_ONLY_NAMED = ("rule", "value", "refuse", "append")
_REGISTERED = ("rule", "value")
_NO_EVENTS = ("table", "watches", "setup.py")
"""Rooms and modules of a game in which nothing happens."""

Verdicts = Mapping[str, bool]
"""What rules always say, by the dotted names of their functions."""


@functools.cache
def rules_of_events(key: str) -> frozenset[str]:
    """The numbers of the rules of a game that its events can cite."""
    package = importlib.import_module(type(load_engine(key).game).__module__.rpartition(".")[0])
    folder = Path(package.__path__[0])
    every = sorted(folder.rglob("*.py"))
    sources = [path for path in every if not set(path.relative_to(folder).parts) & set(_NO_EVENTS)]
    modules = [".".join((package.__name__, *path.relative_to(folder).with_suffix("").parts)) for path in sources]
    texts = {name: path.read_text("utf-8") for name, path in zip(modules, sources, strict=True)}
    numbers = frozenset(load_engine(key).game.book.entries)
    trees = {name: ast.parse(text) for name, text in texts.items() if not numbers.isdisjoint(_QUOTED.findall(text))}
    verdicts = {name: said for module, tree in trees.items() for name, said in _verdicts(module, tree)}
    return numbers.intersection(number for tree in trees.values() for number in _numbers(tree, verdicts))


_QUOTED = re.compile(r'(?<=")[^"\s]+(?=")')
"""Whatever may be a number: it stands in one piece. Without one, nothing in a module is registered or cited."""


def _verdicts(module: str, tree: ast.Module) -> Iterator[tuple[str, bool]]:
    """The rules of a module that always say yes or always say no, whatever the game has come to."""
    for node in tree.body:
        match node:
            case ast.FunctionDef(body=[ast.Expr(), ast.Return(value=ast.Constant(value=bool(said)))]):
                if any(_registers(each) for each in node.decorator_list):
                    yield f"{module}.{node.name}", said


def _registers(decorator: ast.expr) -> bool:
    match decorator:
        case ast.Call(func=ast.Attribute(attr=name)):
            return name in _REGISTERED
    return False


def _numbers(tree: ast.Module, verdicts: Verdicts) -> Iterator[str]:
    """The texts in a module that may come to stand in an event."""
    closed, nodes = _Closed(tree, verdicts), list[ast.AST]([tree])
    while nodes:
        node = nodes.pop()
        if isinstance(node, ast.Constant):
            if isinstance(node.value, str):
                yield node.value
        elif not isinstance(node, ast.Compare):
            idle = {id(each) for each in (*_only_named(node), *closed.branches(node))}
            nodes += (each for each in ast.iter_child_nodes(node) if id(each) not in idle)


def _only_named(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of an expression in which a number makes nothing happen; a comparison is one as a whole."""
    match node:
        case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name), args=[first, *_]) if name in _ONLY_NAMED:
            if name != "append" or isinstance(first, ast.Constant):
                yield first
        case ast.Dict(keys=keys):
            yield from (key for key in keys if key)


class _Closed:
    """The branches of a module that no game ever comes to as long as all its rules hold."""

    def __init__(self, tree: ast.Module, verdicts: Verdicts) -> None:
        self.verdicts = verdicts
        self.imported = {
            each.asname or each.name: f"{node.module}.{each.name}"
            for node in tree.body
            if isinstance(node, ast.ImportFrom)
            for each in node.names
        }

    def branches(self, node: ast.AST) -> Iterator[ast.AST]:
        """What is never done of a statement or an expression that branches."""
        match node:
            case ast.If(test=test, body=then, orelse=other):
                yield from {True: other, False: then, None: []}[self.said(test)]
            case ast.IfExp(test=test, body=one, orelse=two):
                yield from {True: [two], False: [one], None: []}[self.said(test)]

    def said(self, test: ast.expr) -> bool | None:
        """What a condition always comes to; None where that depends on the game."""
        match test:
            case ast.Call(func=function):
                return self.verdicts.get(self.name(function))
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                inner = self.said(operand)
                return None if inner is None else not inner
            case ast.BoolOp(op=op, values=values):
                said, decides = {self.said(each) for each in values}, isinstance(op, ast.Or)
                return decides if decides in said else None if None in said else not decides
        return None

    def name(self, function: ast.expr) -> str:
        """The dotted name of a function that is called; '' for one that is no function of a module."""
        match function:
            case ast.Name(id=name):
                return self.imported.get(name, "")
            case ast.Attribute(value=ast.Name(id=module), attr=name) if module in self.imported:
                return f"{self.imported[module]}.{name}"
        return ""
