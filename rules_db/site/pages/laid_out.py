"""What of a page follows from the library alone and is long to make: what stands under its rules, and a game on file.

Each becomes a result that can be kept: HTML that stands on the page, the places that its links lead to, and files.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from rules_db.examples.proof.shares import processes_for, shared_among
from rules_db.model import Page
from rules_db.site.examples.fold import examples_fold
from rules_db.site.examples.late import late_files
from rules_db.site.examples.playthrough import played
from rules_db.site.html.elements import Html
from rules_db.site.html.links import PageLinks
from rules_db.site.kept import Made
from rules_db.site.pages.combat import way_to_combat
from rules_db.site.rule.surroundings import surroundings
from rules_db.site.view.library import LibraryView


def folds_made(chapter: Page, view: LibraryView, policy: Html) -> Made:
    """What stands folded under each rule of a chapter, by its id; `policy` is the tag that the head of a page has."""
    links = PageLinks(view, chapter.file)
    files = late_files(chapter, links)
    examples = {
        each.rule.id: examples_fold(each, file.script_path, links.way(file.page_path))
        for file in files
        for each in file.rules
    }
    folds = {
        rule.id: way_to_combat(rule, links) + examples.get(rule.id, Html()) + surroundings(rule, links)
        for rule in view.rules_in.get(chapter.file, [])
    }
    scripts = {file.script_path: file.script for file in files}
    pages = {file.page_path: str(file.page(links.beside(file.page_path), policy)) for file in files}
    return Made(_said(folds, links), {**scripts, **pages})


def all_folds_made(chapters: Iterable[Page], view: LibraryView, policy: Html) -> Iterable[tuple[Page, Made]]:
    """The same of chapters, those with the most examples first; several processes make it where there is much of it."""
    sizes = {page: sum(len(view.examples_of[rule.id]) for rule in view.rules_in[page.file]) for page in chapters}
    ordered = sorted(sizes, key=lambda page: sizes[page], reverse=True)  # So that the shares are alike.
    count = processes_for(sum(sizes.values()))
    return zip(ordered, shared_among(count, lambda page: folds_made(page, view, policy), ordered), strict=True)


def playthrough_made(file: str, markdown: str, view: LibraryView) -> Made:
    """What stands for the playthrough fences of a page, by their places. Raises BadRecord as `played` does."""
    links = PageLinks(view, file)
    game = played(markdown, links)
    return Made(_said(dict(enumerate(game.fences)), links), {game.replay.path: game.replay.content})


def html_of(made: Made, links: PageLinks) -> dict[str, Html]:
    """The HTML of a result, for the page that has these links."""
    links.targets |= {(file, anchor) for file, anchor in made.said["targets"]}
    return {key: Html(text) for key, text in made.said["html"].items()}


def _said(html: Mapping[Any, Html], links: PageLinks) -> dict[str, Any]:
    return {"html": {str(key): str(text) for key, text in html.items()}, "targets": sorted(links.targets)}
