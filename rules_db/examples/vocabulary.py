"""Every sentence that an example may use, in one table; a game adds at most ten of its own in its scene.

A When is an action of the game in its own text notation ("When Ann attacks Wall with Wolf"), so the table has hardly
any. The patterns are cucumber expressions.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cache
from typing import Any

from cucumber_expressions.expression import CucumberExpression
from cucumber_expressions.parameter_type import ParameterType
from cucumber_expressions.parameter_type_registry import ParameterTypeRegistry

from rules_db.engine.amounts import MOST_DIGITS
from rules_db.engine.engines import engine_keys, load_engine
from rules_db.engine.scene import OwnStep, Role, Row
from rules_db.examples import given, then, when
from rules_db.examples.play import Play, Unmet

GIVEN, WHEN, THEN = Role.GIVEN, Role.WHEN, Role.THEN


@dataclass(frozen=True, slots=True)
class Step:
    """A sentence: where it may stand, its pattern, and what it does with the scenario and the pattern's parameters."""

    role: Role
    pattern: str
    run: Callable[..., Any]


STEPS = (
    Step(GIVEN, "a game of {rulebook} with {names}", given.game),
    Step(GIVEN, "a game of {rulebook} with {names} in the {phase} of {player}", given.game),
    Step(GIVEN, "the cards:", given.cards),
    Step(GIVEN, "{player} controls:", given.controls),
    Step(GIVEN, "{player} has in {zone}:", given.pile),
    Step(GIVEN, "{player} has {number} {words}", given.amount),
    Step(GIVEN, "chance gives {numbers}", given.chance),
    Step(WHEN, "everyone passes", when.everyone_passes),
    Step(THEN, "rule {rule} applied", then.applied),
    Step(THEN, "rule {rule} applied because of rule {rule}", then.applied_because),
    Step(THEN, "rule {rule} did not apply", then.did_not_apply),
    Step(THEN, "the attempt/setup is refused by rule {rule}", then.refused),
    Step(THEN, "{player} may {action}", then.may),
    Step(THEN, "rule {rule} forbids {player} to {action}", then.forbids),
    Step(THEN, "{cards} is/are {place}", then.place),
    Step(THEN, "{player} controls {cards}", then.controls),
    Step(THEN, "{card}'s {words} is/are {value}", then.property_is),
    Step(THEN, "{player} has {number} {words}", then.amount),
    Step(THEN, "{player} sees {cards}", then.sees),
    Step(THEN, "{player} does not see {cards}", then.does_not_see),
    Step(THEN, "{player} is next to {decision}", then.next_to),
    Step(THEN, "it is the {phase} of {player}", then.phase),
    Step(THEN, "{outcome}", then.outcome),
)

SHARED_LIMIT = 22
OWN_LIMIT = 10


def _listed(text: str) -> tuple[str, ...]:
    return tuple(re.split(r", | and ", text))


def _number(text: str) -> int:
    digits = len(text.removeprefix("-"))
    if digits > MOST_DIGITS:
        raise Unmet(f"a number of {digits} digits is too long", f"write at most {MOST_DIGITS}")
    return 0 if text == "no" else int(text)


def _outcome(text: str) -> str:
    return "the game is drawn" if text == "the game is a tie" else re.sub(r"(?<=[a-z]) the game$", "", text)


_NAME = r"[A-Z]\w*"
_NAMES = rf"{_NAME}(?:, {_NAME})*(?: and {_NAME})?"
_TYPES: tuple[tuple[str, str, Callable[[str], Any]], ...] = (
    ("rulebook", r"[a-z][a-z-]*", str),
    ("player", _NAME, str),
    ("names", _NAMES, _listed),
    ("card", r".+?", str),
    ("cards", r".+?", _listed),
    ("words", r"[A-Za-z][A-Za-z -]*?", str),
    ("number", r"no|-?\d+", _number),
    ("numbers", r"\d+(?:, \d+)*(?: and \d+)?", lambda text: tuple(map(_number, _listed(text)))),
    ("rule", r"[A-Z]?\d[\w.]*", str),
    ("phase", r"[A-Za-z0-9][A-Za-z0-9 -]*?", str),
    ("zone", r"[A-Za-z][A-Za-z -]*", lambda text: text.removeprefix("the ")),
    ("place", r"(?:on|in) .+|nowhere", str),
    ("value", r"(?!on |in ).+", str),
    ("action", r".+", str),
    ("decision", r"[a-z].*", str),
    (
        "outcome",
        rf"the game is (?:drawn|a tie|over)|the game goes on|{_NAMES} (?:wins?|loses?)(?: the game)?",
        _outcome,
    ),
)


@cache
def registry() -> ParameterTypeRegistry:
    types = ParameterTypeRegistry()
    for name, regexp, transform in _TYPES:
        types.define_parameter_type(ParameterType(name, regexp, object, transform, False, False))
    return types


@dataclass(frozen=True, slots=True)
class Match:
    """A step of the vocabulary and its parameters in a sentence; `players` are the names among them."""

    step: Step | OwnStep
    arguments: tuple[Any, ...]
    players: tuple[str, ...]

    def bound(self, rows: tuple[Row, ...] | None) -> Callable[[Play], Any]:
        """What the sentence does with a scenario, given the rows of its table; None where it has none."""
        arguments = self.arguments if rows is None else (*self.arguments, rows)
        return lambda play: self.step.run(_subject(self.step, play), *arguments)


def _subject(step: Step | OwnStep, play: Play) -> Any:
    """What a step is about: the whole scenario, or, for one of the game's own, the table as given or as it is."""
    if isinstance(step, Step):
        return play
    return play.given if step.role is GIVEN else play.here


@cache
def matches(rulebook: str, sentence: str) -> tuple[Match, ...]:
    """Every reading of a sentence, whatever its role; `rulebook` is '' as long as no game is named."""
    found, sentence = [], _as_told_here(rulebook, sentence)
    for step, expression, pattern in _expressions(rulebook):
        arguments = expression.match(sentence) if pattern.match(sentence) else None
        if arguments is not None:
            values = tuple(each.value for each in arguments)
            found.append(Match(step, values, tuple(_players(arguments))))
    return tuple(found)


def _as_told_here(rulebook: str, sentence: str) -> str:
    """The sentence of a step that another one means in its game; the sentence itself where none is known."""
    named = re.match("a game of ([a-z-]+) with ", sentence)
    key = rulebook or (named[1] if named is not None else "")
    others = load_engine(key).scene.other_sentences if key in engine_keys() else ()
    found = ((re.fullmatch(pattern, sentence), said) for pattern, said in others)
    told = (said(match) if callable(said) else match.expand(said) for match, said in found if match is not None)
    return next(told, sentence)


ALIKE = 0.4
"""From which share of common words on, from 0 to 1, a step may be meant by a sentence."""


def nearest(rulebook: str, role: Role, sentence: str) -> str:
    """The pattern of a step that has most words in common with a sentence, in their order; '' for none."""
    patterns = [step.pattern for step, _, _ in _expressions(rulebook) if step.role is role]
    alike = {each: SequenceMatcher(None, each.split(), sentence.split()).ratio() for each in patterns}
    best = max(alike, key=alike.__getitem__, default="")
    return best if alike.get(best, 0) >= ALIKE else ""


def _players(arguments: Any) -> Any:
    for each in arguments:
        if each.parameter_type.name == "player":
            yield each.value
        elif each.parameter_type.name == "names":
            yield from each.value
        elif each.parameter_type.name == "outcome":
            yield from then.decided(each.value)[0]


@cache
def _expressions(rulebook: str) -> tuple[tuple[Step | OwnStep, CucumberExpression, re.Pattern[str]], ...]:
    """Each step with its expression, and with the pattern of that, by which most sentences are told apart sooner."""
    steps: tuple[Step | OwnStep, ...] = (*STEPS, *(load_engine(rulebook).scene.steps if rulebook else ()))
    expressions = [CucumberExpression(step.pattern, registry()) for step in steps]
    return tuple((step, each, re.compile(each.regexp)) for step, each in zip(steps, expressions, strict=True))
