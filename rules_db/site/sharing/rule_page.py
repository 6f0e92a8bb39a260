"""A small page a rule, to be sent in a chat: its text, what stands above and below it, and the way to its chapter.

It has no script, and nothing moves a reader on: a chat that follows a redirect would show the chapter, whose tags know
nothing of the rule.
"""

import posixpath
from collections.abc import Iterator

from markupsafe import escape

from rules_db.model import Rule
from rules_db.parse.urls import page_url
from rules_db.site.front_end import SMALL_STYLESHEET
from rules_db.site.html.elements import Html, html, joined
from rules_db.site.kept import Made
from rules_db.site.sharing.tags import SiteName, sharing_tags
from rules_db.site.view.library import LibraryView
from rules_db.site.view.plain import counted, first_words, plain_text

FOLDER = "rules"
# In bytes of HTML. Together with what every page has, they make three kilobytes at most.
TEXT_BYTES, ABOVE_BYTES, DESCRIPTION_BYTES, BELOW_BYTES, NAME_BYTES = 800, 180, 200, 80, 60
MOST_BELOW = 4

_PAGE = """<!doctype html>
<html lang="en">
<head>
{policy}<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>{title}</title>
{tags}<link rel="icon" href="../../assets/images/favicon.png">
<link rel="stylesheet" href="../../{style}">
</head>
<body data-hue="{hue}">
<main>
<p><a href="../../{overview}">{book}</a> · {heading}</p>
{above}<h1>{number} <small>{kind}</small></h1>
<p class="text">{text}</p>
{below}<p><a class="on" href="../../{url}">{on}</a></p>
</main>
</body>
</html>
"""


def rule_page_path(rule: Rule) -> str:
    """Where the small page of a rule stands, relative to the root of the site."""
    return f"{FOLDER}/{rule.rulebook}/{_name(rule)}.html"


def rule_pages_made(view: LibraryView, site: SiteName, policy: Html) -> Made:
    return Made(None, {path: str(page) for path, page in rule_pages(view, site, policy)})


def rule_pages(view: LibraryView, site: SiteName, policy: Html) -> Iterator[tuple[str, str]]:
    """(path, content) of the small page of every rule; `policy` is the tag that each head begins with."""
    for rule in view.library.rules:
        yield rule_page_path(rule), _page(rule, view, site, policy)


def _page(rule: Rule, view: LibraryView, site: SiteName, policy: Html) -> Html:
    book = view.books[rule.rulebook]
    heading = _fitting(rule.heading.rpartition(" › ")[2], NAME_BYTES)
    title = f"{_fitting(book.short_title, NAME_BYTES)} {_name(rule)}" + (f" · {heading}" if heading else "")
    return html(
        _PAGE,
        policy=policy,
        title=title,
        tags=sharing_tags(site, rule_page_path(rule), title, _description(rule, view), rule.rulebook),
        style=SMALL_STYLESHEET,
        hue=view.hues[rule.rulebook],
        overview=page_url(book.place.file),
        book=_fitting(book.title, NAME_BYTES),
        heading=heading,
        above=_above(rule, view),
        number=_name(rule),
        kind="withdrawn" if rule.is_withdrawn else rule.kind,
        text=_fitting(rule.text, TEXT_BYTES),
        below=_below(rule, view),
        url=rule.url,
        on=_way_on(rule, view),
    )


def _description(rule: Rule, view: LibraryView) -> str:
    """What the rule says, and in brackets what the rule above it does: “by this action” means nothing without it."""
    said = _fitting(rule.text, DESCRIPTION_BYTES)
    if not rule.parent:
        return said
    parent = view.rules[rule.parent]
    return f"{said} [{_name(parent)}: {_fitting(parent.text, ABOVE_BYTES)}]"


def _above(rule: Rule, view: LibraryView) -> Html:
    """The line of the rule that this one stands under; '' for none."""
    if not rule.parent:
        return Html("")
    parent = view.rules[rule.parent]
    return html('<p class="above">{} {}</p>\n', _link(parent), _fitting(parent.text, ABOVE_BYTES))


def _below(rule: Rule, view: LibraryView) -> Html:
    """The first words of the first rules that stand under this one, and how many more there are."""
    rules = view.around.children_of.get(rule.id, [])
    lines = [html("{} {}", _link(each), _fitting(each.text, BELOW_BYTES)) for each in rules[:MOST_BELOW]]
    if more := len(rules) - len(lines):
        lines.append(html("and {} more", more))
    items = joined(html("<li>{}</li>\n", line) for line in lines)
    return html("<ul>\n{}</ul>\n", items) if items else items


def _link(rule: Rule) -> Html:
    return html('<a href="{}">{}</a>', posixpath.basename(rule_page_path(rule)), _name(rule))


def _way_on(rule: Rule, view: LibraryView) -> str:
    """What the link to the chapter says: which one it is, and what else stands there with the rule."""
    counts = [
        (len(view.tables_of[rule.id]), "table"),
        (len(view.around.rulings_of.get(rule.id, [])), "ruling"),
        (len(view.examples_of[rule.id]), "example"),
    ]
    besides = " and ".join(counted(number, thing) for number, thing in counts if number)
    chapter = _fitting(view.pages[rule.place.file].title, NAME_BYTES)
    return f"Read on in {chapter}" + (f", with {besides}" if besides else "")


def _name(rule: Rule) -> str:
    return rule.id.removeprefix(f"{rule.rulebook}-")


def _fitting(markdown: str, limit_bytes: int) -> str:
    """The beginning of a text as plain words which, as HTML, take at most so many bytes."""
    text, characters = plain_text(markdown), limit_bytes
    while len(escape(text).encode()) > limit_bytes:
        characters = characters * 9 // 10
        text = first_words(markdown, characters)
    return text
