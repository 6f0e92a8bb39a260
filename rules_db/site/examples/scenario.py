"""A scenario laid out for players: quiet keywords, linked sentences, real tables."""

import re
from collections.abc import Sequence

from rules_db.model import ExampleCard, RulebookId
from rules_db.site.examples.board import table_pictures
from rules_db.site.examples.gherkin import Block, Cases, Rows, WrittenStep
from rules_db.site.html.elements import Html, html, joined, shown
from rules_db.site.html.links import PageLinks
from rules_db.site.html.tables import table

_BACKGROUND = "Each of these scenarios begins like this"
_SLOT = re.compile(r"&lt;([^&<>]+)&gt;")
_GAME = re.compile(r"(?<=\ba game of )[a-z][a-z-]*(?= with\b)")


def scenario(
    block: Block,
    backgrounds: Sequence[Block],
    cards: Sequence[ExampleCard],
    outcome: Html,
    missed: Html,
    is_open: bool,
    links: PageLinks,
    seen: set[str],
) -> Html:
    """A fold under the scenario's title: its steps with pictures of the table, and the cases of an outline.

    The scenario begins with the steps of the backgrounds, and leaves the cards as `cards` says; `missed` is what stands
    below it. A term in `seen` is not linked again.
    """
    title = html('<span class="scenario__title">{}</span>', _with_slots(shown(block.title)))
    steps = [_step(step, links, seen) for step in block.steps]
    first = next((place for place, step in enumerate(block.steps) if step.rows), 0)
    pictures = table_pictures([*backgrounds, block], cards)
    steps.insert(_first_outcome(block), pictures.after)
    steps.insert(first, pictures.before)
    return html(
        '<details class="scenario"{}>\n<summary>{} {}</summary>\n{}{}{}</details>\n',
        " open" if is_open else "",
        title,
        outcome,
        _steps(steps),
        joined(map(_cases, block.cases)),
        missed,
    )


def _first_outcome(block: Block) -> int:
    """Where the steps begin that tell what came of it; the end where none does."""
    return next((place for place, step in enumerate(block.steps) if step.keyword == "Then"), len(block.steps))


def background(block: Block, links: PageLinks, seen: set[str]) -> Html:
    """The steps that every scenario of an example begins with."""
    steps = steps_list(block, links, seen)
    return html('<div class="scenario">\n<p class="scenario__with">{}</p>\n{}</div>\n', _BACKGROUND, steps)


def steps_list(block: Block, links: PageLinks, seen: set[str]) -> Html:
    """The steps of a block under one another; a term in `seen` is not linked again."""
    return _steps([_step(step, links, seen) for step in block.steps])


def _steps(steps: Sequence[Html]) -> Html:
    return html('<ol class="steps">\n{}</ol>\n', joined(steps))


def _step(step: WrittenStep, links: PageLinks, seen: set[str]) -> Html:
    said = _GAME.sub(lambda key: _title(key[0], links), step.text)
    sentence = _with_slots(links.plain_linked(said, seen))
    rows = _table(step.rows) if step.rows else ""
    return html(
        '<li class="step" data-keyword="{}"><span class="step__keyword">{}</span>'
        ' <div class="step__said">{}{}</div></li>\n',
        step.keyword.lower(),
        step.keyword,
        sentence,
        rows,
    )


def _title(key: str, links: PageLinks) -> str:
    """What readers call the rulebook that an example names by its key."""
    book = links.view.books.get(RulebookId(key))
    return book.short_title if book else key


def _cases(cases: Cases) -> Html:
    title = cases.title or "With each row in turn"
    form = '<div class="scenario__cases"><p class="scenario__with">{}</p>{}</div>\n'
    return html(form, title, _table(cases.rows))


def _table(rows: Rows) -> Html:
    body = ([_with_slots(shown(cell)) for cell in row] for row in rows[1:])
    return table("step__table", map(shown, rows[0]), body)


def _with_slots(sentence: Html) -> Html:
    """The placeholders of an outline, marked as such: what stands between their brackets is escaped already."""
    return Html(_SLOT.sub(r"<var>\1</var>", str(sentence)))
