"""What could stand where somebody writes a scenario: sentences, what the players could do by then, and card text."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from rules_db.engine.card_text.said import patterns
from rules_db.engine.engines import engine_keys, load_engine
from rules_db.engine.scene import OwnStep, Role
from rules_db.examples.runner import run_example
from rules_db.examples.vocabulary import STEPS, Step
from rules_db.model import Example, Place, RulebookId, RuleId

_KEYWORD = re.compile(r"\s*(Given|When|Then|And|But|\*) (?P<said>.*)")
_ROLES = {"Given": Role.GIVEN, "When": Role.WHEN, "Then": Role.THEN}
_GAME = re.compile(r"\ba game of ([a-z][a-z-]*)")
_CELL = re.compile(r"\s*\|(?:[^|]*\|)*\s*(?P<said>[^|]*)")
_STARTS = ("Scenario: ", "Given ", "When ", "Then ", "And ", "| ")
_CUE = "\n  Then the game goes on\n"
MOST = 200


def complete(text: str, line: int, column: int) -> dict[str, Any]:
    """What could stand at a place of a text, `line` from 1 and `column` from 0.

    Gives `from`, the column from which on it would stand, and `options`: each has `text`, and a `kind`.
    """
    lines = text.split("\n")
    here = lines[line - 1][:column]
    if cell := _CELL.fullmatch(here):
        found = [("card text", each) for each in _card_texts(_key(text))] if _is_effect(lines, line, here) else []
        said = re.split(r"[:;,] ?", cell["said"])[-1].lstrip()
    elif step := _KEYWORD.fullmatch(here):
        said = step["said"]
        found = [*_sentences(lines, line, text)]
    else:
        said = here.lstrip()
        found = [("begins a line", each) for each in _STARTS]
    fitting = [(kind, each) for kind, each in found if each.lower().startswith(said.lower()) and each != said]
    options = [{"text": each, "kind": kind} for kind, each in dict.fromkeys(fitting)]
    return {"from": column - len(said), "options": options[:MOST]}


def _key(text: str) -> str:
    named = _GAME.search(text)
    return named[1] if named and named[1] in engine_keys() else ""


def _role(lines: Sequence[str], line: int) -> Role:
    """The role of a step: that of the last keyword above which names one."""
    for above in reversed(lines[:line]):
        step = _KEYWORD.match(above)
        if step and step[1] in _ROLES:
            return _ROLES[step[1]]
    return Role.GIVEN


def _sentences(lines: Sequence[str], line: int, text: str) -> Iterator[tuple[str, str]]:
    role, key = _role(lines, line), _key(text)
    if role is Role.WHEN and key:
        yield from (("can be done", each) for each in _could_do(lines, line, key))
    if role is Role.GIVEN and not key:
        yield from (("sentence", f"a game of {each} with Ann and Bob") for each in engine_keys())
    steps: list[Step | OwnStep] = [*STEPS, *(load_engine(key).scene.steps if key else ())]
    yield from (("sentence", each.pattern) for each in steps if each.role is role)


def _could_do(lines: Sequence[str], line: int, key: str) -> list[str]:
    """What the game says could be done once all that stands above has been; nothing where that is not sound."""
    begin = max((at for at in range(line - 1) if lines[at].lstrip().startswith("Scenario")), default=0)
    above = "\n".join(lines[begin : line - 1]) + _CUE
    result = run_example(Example("above", RulebookId(key), RuleId(""), "", above, Place("", 0)))
    state = result.scenarios[-1].end if result.scenarios else None
    if state is None:
        return []
    game = load_engine(key).scene.game
    return [game.format(each) for each in game.options(state) if game.why_not(state, each) is None]


def _is_effect(lines: Sequence[str], line: int, here: str) -> bool:
    """Whether a cell stands in the column of effects."""
    top = line - 1
    while top > 0 and lines[top - 1].lstrip().startswith("|"):
        top -= 1
    heads = [each.strip() for each in lines[top].strip().strip("|").split("|")]
    at = here.count("|") - 1
    return top < line - 1 and at < len(heads) and heads[at] in ("effects", "effect", "text")


def _card_texts(key: str) -> list[str]:
    card_text = load_engine(key).card_text if key else None
    return [each.pattern.strip() for each in patterns(card_text())] if card_text else []
