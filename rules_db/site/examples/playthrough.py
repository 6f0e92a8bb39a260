"""A game on file as a reader follows it: each move, and beside it what came of it, every line under its rule."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from xml.etree.ElementTree import Element

from rules_db.engine.play.record import FENCE, NEXT, Attempt, BadRecord, Record, read_record
from rules_db.engine.play.telling import depth_of, read_told
from rules_db.site.examples.gherkin import read_blocks
from rules_db.site.examples.scenario import steps_list
from rules_db.site.examples.trace import event_fact, event_line
from rules_db.site.html.elements import Html, shown
from rules_db.site.html.links import PageLinks

_FENCE = re.compile(rf"^{FENCE}\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(slots=True)
class _Line:
    """A line that tells what happened, and the lines below it that it led to."""

    text: str
    led_to: list["_Line"] = field(default_factory=list)


def with_playthroughs(markdown: str, links: PageLinks) -> str:
    """The text of a page with marks in the place of its playthrough fences; one that cannot be read stays."""
    seen: set[str] = set()

    def marked(fence: re.Match[str]) -> str:
        try:
            record = read_record(fence[1], is_markdown=False)
        except BadRecord:
            return fence[0]
        return links.mark(_game(record, links, seen))

    return _FENCE.sub(marked, markdown)


def unwrap_playthroughs(root: Element, links: PageLinks) -> None:
    """Python-Markdown takes a mark for a paragraph; what stands for it is none."""
    for each in root.iter("p"):
        if links.is_mark(each.text or ""):
            each.tag = "div"


def _game(record: Record, links: PageLinks, seen: set[str]) -> Html:
    moves = "".join(_move(attempt, links) for attempt in record.attempts)
    return _setup(record, links, seen) + (f'<ol class="score">\n{moves}</ol>\n' if moves else "")


def _setup(record: Record, links: PageLinks, seen: set[str]) -> Html:
    if not record.setup:
        return ""
    blocks = read_blocks("\n".join(["Scenario: The setup", *(line.text for line in record.setup)]))
    seed = "" if record.seed is None else f'<p class="scenario__with">Shuffled by the seed {record.seed}</p>\n'
    steps = "".join(steps_list(block, links, seen) for block in blocks)
    return f'<div class="example"><div class="scenario">\n{steps}{seed}</div></div>\n'


def _move(attempt: Attempt, links: PageLinks) -> Html:
    told = "".join(_line(each, links) for each in _tree([line.text for line in attempt.told]))
    below = f'<ol class="score__told">\n{told}</ol>\n' if told else ""
    actions = attempt.action.text
    class_ = "score__move score__move--pass" if all(map(_is_pass, actions.split(NEXT))) else "score__move"
    return f'<li class="{class_}"><p class="score__action">{shown(actions)}</p>\n{below}</li>\n'


def _is_pass(action: str) -> bool:
    return action.endswith(" passes")


def _tree(lines: Sequence[str]) -> list[_Line]:
    """The lines as a tree: one that is indented further was led to by the last one before it that is not."""
    top: list[_Line] = []
    above: list[tuple[int, _Line]] = []
    for text in lines:
        depth, line = depth_of(text), _Line(text)
        while above and above[-1][0] >= depth:
            above.pop()
        (above[-1][1].led_to if above else top).append(line)
        above.append((depth, line))
    return top


def _line(line: _Line, links: PageLinks) -> Html:
    below = "".join(_line(each, links) for each in line.led_to)
    told = read_told(line.text)
    if told is None:
        return event_line("", line.text.strip(), below=below)
    rule = links.rule(f"{links.book.id}-{told.number}" if links.book else "", told.number)
    facts = "".join(event_fact(shown(each)) for each in told.facts)
    return event_line(rule, told.kind or "refuses it", told.who, facts, below, is_refusal=not told.kind)
