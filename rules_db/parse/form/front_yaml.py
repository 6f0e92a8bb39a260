"""The part of YAML that front matter may use: mappings, lists and texts. Every value is the text that is written.

Numbers and dates stay as they stand (`1.10` is no 1.1); anchors, aliases and tags, which make a short text long or run
code, are refused, and so is a key that is given twice, of which YAML would keep the last without a word.
"""

from dataclasses import dataclass, field
from typing import Any

import yaml

from rules_db.parse.form.characters import described, unfit

DEEPEST = 8


@dataclass(slots=True)
class FrontMatter:
    """What front matter says; lines are 1-based within its text.

    `lines` are those of its outermost keys, `faults` are (line, what is wrong, how to mend it). `is_broken` where
    nothing of it can be read.
    """

    values: dict[str, Any] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    faults: list[tuple[int, str, str]] = field(default_factory=list)
    is_broken: bool = False


def read_front_yaml(text: str) -> FrontMatter:
    """The front matter of a page, as far as it can be read; never raises."""
    front = FrontMatter()
    try:
        if _has_only_the_subset(text, front):
            _read(yaml.compose(text, Loader=yaml.BaseLoader), front)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        reason = getattr(error, "problem", None) or "not YAML"
        front.faults.append((mark.line + 1 if mark else 1, f"broken front matter: {reason}", "mend the YAML"))
    front.is_broken = bool(front.faults) and not front.values
    return front


def _has_only_the_subset(text: str, front: FrontMatter) -> bool:
    depth = 0
    for event in yaml.parse(text, Loader=yaml.BaseLoader):
        line = event.start_mark.line + 1 if event.start_mark else 1
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
            front.faults.append((line, "the front matter has an anchor or an alias", "write the value out"))
        elif tag := getattr(event, "tag", None):
            front.faults.append((line, f"the front matter has a tag, {tag}", "write the value as text"))
        elif depth > DEEPEST:
            front.faults.append((line, f"the front matter is nested deeper than {DEEPEST} levels", "mend the brackets"))
        else:
            continue
        return False
    return True


def _read(node: yaml.Node | None, front: FrontMatter) -> None:
    if not isinstance(node, yaml.MappingNode):
        front.faults.append((1, "the front matter is no mapping", "write `name: value` lines"))
        return
    front.values = _mapping(node, front)
    front.lines = {key.value: key.start_mark.line + 1 for key, _ in node.value if isinstance(key, yaml.ScalarNode)}


def _mapping(node: yaml.MappingNode, front: FrontMatter) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in node.value:
        line = key.start_mark.line + 1
        if not isinstance(key, yaml.ScalarNode):
            front.faults.append((line, "a key of the front matter is no word", "write `name: value` lines"))
        elif key.value in found:
            front.faults.append((line, f"the key `{key.value}` is given twice", "keep one of them"))
        else:
            found[key.value] = _value(value, front)
    return found


def _value(node: yaml.Node, front: FrontMatter) -> Any:
    if isinstance(node, yaml.MappingNode):
        return _mapping(node, front)
    if isinstance(node, yaml.SequenceNode):
        return [_value(each, front) for each in node.value]
    if strange := unfit(node.value):
        front.faults.append((node.start_mark.line + 1, f"a value has {described(strange)}", "write it as it is read"))
        return ""
    return node.value
