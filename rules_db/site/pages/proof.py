"""The proof page of a rulebook with an engine: how many of its rules would be missed, and which would not."""

from collections.abc import Iterable, Sequence
from xml.etree.ElementTree import Element

from rules_db.examples.proof.ladder import ChapterLevels, Level
from rules_db.lookup import grouped
from rules_db.model import Page, PageRole, Rule, Rulebook
from rules_db.site.html.elements import Html, bullets, description_list, element, html, joined
from rules_db.site.html.links import PageLinks
from rules_db.site.html.tables import framed_html
from rules_db.site.rule.level_mark import level_reason, levels_anchor
from rules_db.site.view.levels import (
    LADDER,
    MEANINGS,
    PROVED,
    WATCHED,
    WATCHED_MEANS,
    BookLevels,
    is_placed,
    level_name,
    level_of,
    level_words,
)
from rules_db.site.view.plain import counted, first_words

WORDS_CHARACTERS = 90
_COLUMNS = ("chapter", "rules", *(level or level_words(level) for level in LADDER), "proved", WATCHED)


def proof_page(root: Element, book: Rulebook, links: PageLinks) -> None:
    """The totals, what the levels mean, a table by chapter, and the rules that are not proved with their reasons."""
    levels = links.view.levels[book.id]
    root.append(element("p", {"class": "lead"}, _introduction(book, levels, links)))
    root.append(element("div", {"class": "ladder"}, links.mark(_bar(levels.total))))
    root.append(element("h2", {"id": levels_anchor(book.id)}, "What the levels mean"))
    ladder = [(level_name(level), MEANINGS[level]) for level in LADDER]
    meanings = description_list([*ladder, (WATCHED, WATCHED_MEANS)])
    root.append(element("div", {"class": "levels"}, links.mark(meanings)))
    root.append(element("h2", {}, "By chapter"))
    root.append(element("div", {}, links.mark(_chapters(book, levels, links))))
    rules = [rule for rule in links.view.library.rules_of(book.id) if is_placed(rule)]
    idle = [rule for rule in rules if level_of(rule) is Level.NOTHING_TO_RUN]
    unproved = [rule for rule in rules if level_of(rule) not in (*PROVED, Level.NOTHING_TO_RUN)]
    _add_list(root, "Not proved", "Every rule that a game could break is proved.", _each(unproved, links), links)
    _add_list(root, "Nothing to run", "There is no such rule.", _by_reason(idle, links), links)


def _introduction(book: Rulebook, levels: BookLevels, links: PageLinks) -> str:
    examples = sum(example.rulebook == book.id for example in links.view.library.examples)
    shown_by = f"{counted(examples, 'example')} {'shows' if examples == 1 else 'show'}"
    return (
        f"A program plays {book.short_title} by these rules, and {shown_by} how they work."
        f" {levels.total.proved:,} of {levels.total.checkable:,} checkable rules are proved: as soon as one of them is"
        f" switched off, an example of its own fails.{_watched(levels.total)}"
    )


def _watched(total: ChapterLevels) -> str:
    if not total.watched:
        return ""
    are = "is" if total.watched == 1 else "are"
    return f" {total.watched} {are} watched besides: a second reader sees whether any way leads around the rule."


def _bar(total: ChapterLevels) -> Html:
    """The totals as one line, best first, and below it what its parts are.

    Each part is as wide as its count, times a thousand: all are too wide, and shrink alike until they fit.
    """
    present = [level for level in (*reversed(LADDER[:-1]), Level.UNCOVERED) if total.count(level)]
    part = '<span class="ladder__part" data-level="{}"><svg width="{}000" height="1"></svg></span>'
    parts = joined(html(part, level, total.count(level)) for level in present)
    key = bullets(
        "ladder__key",
        (
            html(
                '<span class="ladder__part" data-level="{}"></span> <b>{}</b> {}',
                level,
                total.count(level),
                level_name(level),
            )
            for level in present
        ),
    )
    return html('<div class="ladder__bar" aria-hidden="true">{}</div>\n{}', parts, key)


def _chapters(book: Rulebook, levels: BookLevels, links: PageLinks) -> Html:
    head = joined(html('<th scope="col">{}</th>', name) for name in _COLUMNS)
    pages = {page.number: page for page in links.view.pages_of[book.id] if page.role is PageRole.CHAPTER}
    rows = joined(_row(_title(pages[each.chapter], links), each) for each in levels.chapters)
    content = html(
        '<table class="proof">\n<thead><tr>{}</tr></thead>\n<tbody>\n{}</tbody>\n<tfoot>{}</tfoot>\n</table>',
        head,
        rows,
        _row(levels.total.title, levels.total),
    )
    return framed_html(content, [_COLUMNS, *((each.title,) for each in levels.chapters)])


def _title(page: Page, links: PageLinks) -> Html:
    return html('<a href="{}">{}</a>', links.href(page.file), page.title)


def _row(title: str, chapter: ChapterLevels) -> Html:
    numbers = [chapter.rules, *(chapter.count(level) for level in LADDER)]
    share = f"{chapter.proved * 100 // chapter.checkable} %" if chapter.checkable else "–"
    said = (*(number or "–" for number in numbers), share, chapter.watched or "–")
    named = zip(_COLUMNS[1:], said, strict=True)
    cells = joined(html('<td class="proof__number" data-label="{}">{}</td>', *each) for each in named)
    return html('<tr><th scope="row">{}</th>{}</tr>\n', title, cells)


def _add_list(root: Element, title: str, without: str, items: Sequence[Html], links: PageLinks) -> None:
    root.append(element("h2", {}, title))
    if items:
        root.append(element("div", {}, links.mark(bullets("proof__rules", items))))
    else:
        root.append(element("p", {}, without))


def _each(rules: Iterable[Rule], links: PageLinks) -> list[Html]:
    """A line a rule: its first words, its level, and the reason."""
    return [
        html(
            '{} <span class="proof__words">{}</span> <span class="proof__reason">{}{}</span>',
            links.to(rule),
            first_words(rule.text, WORDS_CHARACTERS),
            level_name(level_of(rule)),
            _stated(rule, links),
        )
        for rule in rules
    ]


def _stated(rule: Rule, links: PageLinks) -> Html:
    return html(": {}", level_reason(rule, links)) if rule.level_reason else Html()


def _by_reason(rules: Iterable[Rule], links: PageLinks) -> list[Html]:
    """A line a reason: many rules share one."""
    return [
        html(
            '<span class="proof__reason">{}</span> {}',
            level_reason(alike[0], links),
            joined((links.to(rule) for rule in alike), " "),
        )
        for alike in grouped(rules, lambda rule: rule.level_reason).values()
    ]
