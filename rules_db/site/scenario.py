"""A scenario laid out for players: quiet keywords, linked sentences, real tables."""

import re
from collections.abc import Sequence

from rules_db.site.elements import Html, shown
from rules_db.site.gherkin_blocks import Block, Cases, Rows, Step
from rules_db.site.links import PageLinks
from rules_db.site.table_picture import table_picture

_BACKGROUND = "Every scenario here begins like this"
_SLOT = re.compile(r"&lt;([^&<>]+)&gt;")


def scenario(block: Block, before: Sequence[Block], links: PageLinks, seen: set[str]) -> Html:
    """The steps, with a picture of the table, and the cases; a term in `seen` is not linked again.

    `before` are the backgrounds, whose steps the scenario begins with.
    """
    steps = [_step(step, links, seen) for step in block.steps]
    cases = "".join(_cases(each) for each in block.cases)
    first = next((place for place, step in enumerate(block.steps) if step.rows), 0)
    steps.insert(first, table_picture([*before, block]) if block.title else "")
    return f'<ol class="steps">\n{"".join(steps)}</ol>\n{cases}'


def scenario_title(block: Block) -> Html:
    """What stands above the steps."""
    return _with_slots(shown(block.title)) if block.title else _BACKGROUND


def _step(step: Step, links: PageLinks, seen: set[str]) -> Html:
    sentence = _with_slots(links.plain_linked(step.text, seen))
    table = _table(step.rows) if step.rows else ""
    return (
        f'<li class="step" data-keyword="{shown(step.keyword).lower()}"><span class="step__keyword">'
        f'{shown(step.keyword)}</span> <div class="step__said">{sentence}{table}</div></li>\n'
    )


def _cases(cases: Cases) -> Html:
    title = cases.title or "With each row in turn"
    return f'<div class="scenario__cases"><p class="scenario__with">{shown(title)}</p>{_table(cases.rows)}</div>\n'


def _table(rows: Rows) -> Html:
    head = "".join(f'<th scope="col">{shown(name)}</th>' for name in rows[0])
    body = "".join(f"<tr>{_cells(row)}</tr>\n" for row in rows[1:])
    return (
        '<div class="rule__scroll"><table class="step__table">\n'
        f"<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody>\n</table></div>"
    )


def _cells(row: Sequence[str]) -> Html:
    return "".join(f"<td>{_with_slots(shown(cell))}</td>" for cell in row)


def _with_slots(html: Html) -> Html:
    """The placeholders of an outline, marked as such."""
    return _SLOT.sub(r"<var>\1</var>", html)
