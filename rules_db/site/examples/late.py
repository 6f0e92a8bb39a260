"""Files with the examples of a chapter, loaded when one of them is opened: a long chapter has more of them than rules.

Rules in a row share a file as long as it stays small, so that neither a rule with many examples nor a chapter of many
rules makes anybody wait. Each file is a script, since a page that is opened from a folder may load nothing else, and
a plain page, for whoever has no scripts.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import PurePosixPath

from rules_db.model import Page
from rules_db.parse.urls import page_url
from rules_db.site.examples.fold import RuleExamples, examples_of
from rules_db.site.front_end import SMALL_STYLESHEET, named_script
from rules_db.site.html.elements import Html, html, joined
from rules_db.site.html.links import PageLinks

FOLDER = "examples"
CHARACTERS = 60_000  # of HTML, unless a rule alone has more; compressed, a tenth of it.

_PAGE = """<!doctype html>
<html lang="en">
<head>
{policy}<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>{title}</title>
<link rel="icon" href="../../assets/images/favicon.png">
<link rel="stylesheet" href="../../{style}">
</head>
<body data-hue="{hue}">
<main>
<p><a href="../../{chapter}">{title}</a></p>
{rules}</main>
</body>
</html>
"""


@dataclass(frozen=True, slots=True)
class LateFile:
    """The examples of rules in a row; both paths are relative to the root of the site."""

    chapter: Page
    rules: tuple[RuleExamples, ...]
    script_path: str
    script: str
    page_path: str

    def page(self, links: PageLinks, policy: Html) -> Html:
        """The examples under the numbers of their rules; `policy` is the tag that the head begins with."""
        book = links.view.books[self.chapter.rulebook]
        return html(
            _PAGE,
            policy=policy,
            title=f"Examples of {book.short_title}, {self.chapter.title}",
            style=SMALL_STYLESHEET,
            hue=links.view.hues[book.id],
            chapter=page_url(self.chapter.file),
            rules=joined(html("<h2>{}</h2>\n{}", links.to(each.rule), each.body) for each in self.rules),
        )


def late_files(chapter: Page, links: PageLinks) -> tuple[LateFile, ...]:
    """The files with the examples of a chapter, whose links are these, in reading order."""
    name = PurePosixPath(chapter.file).stem
    beside = links.beside(_page_path(chapter, name))
    shown = (examples_of(rule, beside) for rule in links.view.rules_in.get(chapter.file, []))
    parts = _parts(each for each in shown if each)
    return tuple(_file(chapter, f"{name}-{place}", part) for place, part in enumerate(parts, 1))


def _parts(rules: Iterable[RuleExamples]) -> Iterator[tuple[RuleExamples, ...]]:
    part: list[RuleExamples] = []
    for each in rules:
        if part and sum(len(other.body) for other in part) + len(each.body) > CHARACTERS:
            yield tuple(part)
            part = []
        part.append(each)
    if part:
        yield tuple(part)


def _file(chapter: Page, name: str, rules: tuple[RuleExamples, ...]) -> LateFile:
    data = {str(each.rule.id): each.body for each in rules}
    path, content = named_script(f"{chapter.rulebook}.examples.{name}", "RulesDb.addExamples", data)
    return LateFile(chapter, rules, path, content, _page_path(chapter, name))


def _page_path(chapter: Page, name: str) -> str:
    """As deep below the root as the chapter is, so that the same links hold on both."""
    return f"{FOLDER}/{chapter.rulebook}/{name}.html"
