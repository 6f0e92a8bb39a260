"""A game on file as a reader follows it: each move, and beside it what came of it, every line under its rule."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from xml.etree.ElementTree import Element

from rules_db.games.record import FENCE, NEXT, Attempt, BadRecord, Record, read_record
from rules_db.games.telling import INDENT, REFUSED
from rules_db.site.elements import Html, shown
from rules_db.site.gherkin_blocks import read_blocks
from rules_db.site.links import PageLinks
from rules_db.site.scenario import steps_list

_FENCE = re.compile(rf"^{FENCE}\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_TOLD = re.compile(r"(?P<number>\S+) (?P<kind>[^(:]+?)(?: \((?P<who>[^)]*)\))?(?:: (?P<facts>.*))?")
_REFUSED = re.compile(rf"{REFUSED} (?P<number>[^\s:]+)(?:: (?P<facts>.*))?")


@dataclass(slots=True)
class _Told:
    """A line that tells what happened, without its indent, and the lines below that it led to."""

    text: str
    led_to: list["_Told"] = field(default_factory=list)


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


def _tree(lines: Sequence[str]) -> list[_Told]:
    """The lines as a tree: one that is indented further was led to by the last one before it that is not."""
    top: list[_Told] = []
    above: list[tuple[int, _Told]] = []
    for line in lines:
        text = line.lstrip()
        depth, told = (len(line) - len(text)) // len(INDENT), _Told(text)
        while above and above[-1][0] >= depth:
            above.pop()
        (above[-1][1].led_to if above else top).append(told)
        above.append((depth, told))
    return top


def _line(told: _Told, links: PageLinks) -> Html:
    below = "".join(_line(each, links) for each in told.led_to)
    inner = f"\n<ol>\n{below}</ol>\n" if below else ""
    if found := _REFUSED.fullmatch(told.text):
        said = f'{_rule(found["number"], links)} <span class="event__kind">refuses it</span>{_facts(found["facts"])}'
        return f'<li class="event event--refusal">{said}{inner}</li>\n'
    if found := _TOLD.fullmatch(told.text):
        who = f' <span class="event__who">{shown(found["who"])}</span>' if found["who"] else ""
        kind = f'<span class="event__kind">{shown(found["kind"])}</span>'
        return f'<li class="event">{_rule(found["number"], links)} {kind}{who}{_facts(found["facts"])}{inner}</li>\n'
    return f'<li class="event">{shown(told.text)}{inner}</li>\n'


def _rule(number: str, links: PageLinks) -> Html:
    target = links.view.rules.get(f"{links.book.id}-{number}") if links.book else None
    return links.to(target) if target else shown(number)


def _facts(told: str | None) -> Html:
    return "".join(f' <span class="event__fact">{shown(each)}</span>' for each in (told or "").split(", ") if each)
