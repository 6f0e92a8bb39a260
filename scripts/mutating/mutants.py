"""Mutants of an engine: where Cosmic Ray's operators can change its modules, and what the change makes of them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

ROOT = Path(__file__).resolve().parents[2]
ENGINES = ROOT / "rules_db" / "games"
SPARED = {"table", "watches", "nouns", "clauses"}
"""Rooms and modules that lay out games, watch them, or only say how a card puts it: no wrong rule stands there."""

_WANTED = re.compile(
    r"core/(?:ReplaceComparisonOperator_(?:Eq_NotEq|NotEq_Eq|Lt_LtE|LtE_Lt|Gt_GtE|GtE_Gt|Is_IsNot|IsNot_Is|In_NotIn|NotIn_In)"
    r"|ReplaceBinaryOperator_(?:Add_Sub|Sub_Add|Mul_Add|Mod_Add)|ReplaceUnaryOperator_Delete_(?:Not|USub)|AddNot"
    r"|Replace(?:TrueWithFalse|FalseWithTrue|AndWithOr|OrWithAnd|BreakWithContinue|ContinueWithBreak)"
    r"|NumberReplacer|ZeroIterationForLoop)"
)


@dataclass(frozen=True, slots=True)
class Mutant:
    """A module with one change; `line` is 1-based in the file as it is."""

    module: str
    file: str
    operator: str
    line: int
    before: str
    after: str
    code: str


@dataclass(frozen=True, slots=True)
class Spot:
    """Where an operator can change a module: at its `occurrence`th chance there, from 0."""

    path: Path
    operator: str
    occurrence: int

    @property
    def rooms(self) -> frozenset[str]:
        """The module and the folders it stands in, each by its own name."""
        return frozenset(self.path.relative_to(ENGINES).with_suffix("").parts)


def spots(package: str) -> Iterator[Spot]:
    """Every place for a mutant of a game.

    Decorators are left as they are: they say what holds with a rule switched off, and the ladder checks that.
    """
    for path in sorted((ENGINES / package).rglob("*.py")):
        if not SPARED & {*path.relative_to(ENGINES).with_suffix("").parts} and path.stem != "__init__":
            yield from _of_file(path)


def _of_file(path: Path) -> Iterator[Spot]:
    source = path.read_text("utf-8")
    lines, nodes = source.splitlines(), [*ast_nodes(get_ast(source))]
    for name in filter(_WANTED.fullmatch, sorted(operator_names())):
        positions = [each for node in nodes for each in get_operator(name)().mutation_positions(node)]
        for occurrence, ((line, _), _) in enumerate(positions):
            if not lines[line - 1].lstrip().startswith("@"):
                yield Spot(path, name, occurrence)


def mutant(spot: Spot) -> Mutant:
    """The module as the operator makes it."""
    source, file = spot.path.read_text("utf-8"), spot.path.relative_to(ENGINES)
    code = str(mutate_code(source, get_operator(spot.operator)(), spot.occurrence))
    lines, changed = source.splitlines(), code.splitlines()
    at = next((at for at, pair in enumerate(zip(lines, changed, strict=False)) if pair[0] != pair[1]), 0)
    module = ".".join(("rules_db", "games", *file.with_suffix("").parts))
    return Mutant(module, file.as_posix(), spot.operator[5:], at + 1, lines[at].strip(), changed[at].strip(), code)


def is_program(mutant: Mutant) -> bool:
    """Whether it can be read at all; an operator may well make of a module what is no Python."""
    try:
        compile(mutant.code, mutant.file, "exec")
    except SyntaxError:
        return False
    return True


def chapter(mutant: Mutant) -> str:
    """The chapter that the path of the module names, '' for none: its examples are the likeliest to fail."""
    found = re.search(r"/c?([0-9]+|[a-z])[_/]", mutant.file)
    return found[1].upper() if found else ""
