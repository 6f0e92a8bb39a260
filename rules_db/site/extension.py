"""The Python-Markdown extension: the tree of a page is rebuilt before its inline Markdown is rendered.

It knows nothing of MkDocs. Whoever converts a page says first, with `open`, which file it is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.extensions import Extension
from markdown.postprocessors import Postprocessor
from markdown.preprocessors import Preprocessor
from markdown.treeprocessors import Treeprocessor

from rules_db.engine.play.record import BadRecord
from rules_db.errors import Problem
from rules_db.graph import build_graph
from rules_db.model import Page, PageRole, RulebookId
from rules_db.site.examples.playthrough import has_playthrough, problem_of, unwrap_playthroughs, with_playthrough
from rules_db.site.examples.studied import with_studies
from rules_db.site.graph.data import GraphFile, graph_files, needed_paths
from rules_db.site.graph.page import graph_page
from rules_db.site.graph.picture import chapter_picture
from rules_db.site.graph.picture_page import picture_page
from rules_db.site.html.elements import Html
from rules_db.site.html.links import PageLinks
from rules_db.site.html.prose import link_prose
from rules_db.site.html.tables import frame_tables
from rules_db.site.html.written import take_markdown_only
from rules_db.site.kept import Kept, Made
from rules_db.site.pages.chapter import ChapterPage
from rules_db.site.pages.combat import combat_page
from rules_db.site.pages.concepts import concepts_page
from rules_db.site.pages.contents import contents_page
from rules_db.site.pages.findings import findings_page
from rules_db.site.pages.glossary import glossary_page
from rules_db.site.pages.laid_out import all_folds_made, folds_made, html_of, playthrough_made
from rules_db.site.pages.overview import overview_page
from rules_db.site.pages.play import play_page
from rules_db.site.pages.proof import proof_page
from rules_db.site.pages.rulings import rulings_page
from rules_db.site.view.generated import GeneratedKind, GeneratedPage, generated_pages
from rules_db.site.view.library import LibraryView

if TYPE_CHECKING:
    from rules_db.graph import Graph

CONCEPTS = "concepts.md"
_EXAMPLE_FENCE = re.compile(
    r"^ {0,3}(`{3,}|~{3,})[ \t]*gherkin[ \t]*\n.*?^ {0,3}\1[`~]*[ \t]*$", re.MULTILINE | re.DOTALL
)


class RulesExtension(Extension):
    """Rules, terms and links for the pages of one library; `problems` are what could not be placed on its page.

    `docs` is the folder of the pages, where other files stand that they show; `policy` is the tag that the head of a
    page has; `kept` are the results that are taken from an earlier build. `late` are the files that a page loads when
    somebody asks for what is in them, by the file of the page.
    """

    def __init__(self, view: LibraryView, docs: Path, policy: Html, kept: Kept) -> None:
        super().__init__()
        self.view, self.docs, self.policy, self.kept = view, docs, policy, kept
        self.generated: dict[str, GeneratedPage] = generated_pages(view.library)
        self.problems: list[Problem] = []
        self.late: dict[str, Mapping[str, str | Path]] = {}
        self.links, self.above = PageLinks(view, ""), 0

    def lay_out(self) -> None:
        """Have ready what stands folded under the rules of every chapter, which several processes make at once."""
        chapters = [page for page in self.view.library.pages if page.role is PageRole.CHAPTER]
        missing = [page for page in chapters if not self.kept.has(_folds_of(page))]
        for page, made in all_folds_made(missing, self.view, self.policy):
            self.kept.add(_folds_of(page), made)

    @cached_property
    def graph(self) -> Graph:
        return build_graph(self.view.library)

    @cached_property
    def graph_files(self) -> dict[RulebookId, GraphFile]:
        return graph_files(self.graph, self.view.library)

    def open(self, file: str, above: int) -> None:
        """Say which file of the docs folder is converted next, and how many lines stand above the text of its page."""
        self.links, self.above = PageLinks(self.view, file), above

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 - the name that Python-Markdown calls
        take_markdown_only(md, lambda text: self.links.words(text))
        md.preprocessors.register(_Fences(md, self), "rules_fences", 26)  # before fences are taken away, at 25
        md.treeprocessors.register(_Rebuild(md, self), "rules_pages", 30)  # before inline, at 20
        md.treeprocessors.register(_EntryAnchors(md), "rules_anchors", 4)  # after the table of contents, at 5
        md.postprocessors.register(_Splice(md, self), "rules_splice", -10)  # after all others


class _Fences(Preprocessor):
    """Worked examples are shown from the library, folded under their rule; games and studies where they are written."""

    def __init__(self, md: Markdown, extension: RulesExtension) -> None:
        super().__init__(md)
        self.extension = extension

    def run(self, lines: list[str]) -> list[str]:
        page = self.extension.view.pages.get(self.extension.links.file)
        if page and page.role is PageRole.CHAPTER:
            return _EXAMPLE_FENCE.sub("", "\n".join(lines)).split("\n")
        if page and page.role is PageRole.BACKGROUND:
            return self.with_studies(self.with_playthrough("\n".join(lines))).split("\n")
        return lines

    def with_playthrough(self, text: str) -> str:
        extension, links = self.extension, self.extension.links
        if not has_playthrough(text):
            return text
        name = f"{links.file}, played: {sha256(text.encode()).hexdigest()}"
        try:
            made = extension.kept.take(name, lambda: playthrough_made(links.file, text, extension.view))
        except BadRecord as error:
            extension.problems.append(problem_of(error, links.file, extension.above))
            return text
        extension.late[links.file] = made.files
        return with_playthrough(text, html_of(made, links).values(), links)

    def with_studies(self, text: str) -> str:
        extension = self.extension

        def read(file: str) -> str:
            return (extension.docs / file).read_text("utf-8")

        return with_studies(text, extension.links, read, extension.problems, extension.above)


class _Splice(Postprocessor):
    """Puts the finished HTML in the place of its marks."""

    def __init__(self, md: Markdown, extension: RulesExtension) -> None:
        super().__init__(md)
        self.extension = extension

    def run(self, text: str) -> str:
        return self.extension.links.splice(text)


class _Rebuild(Treeprocessor):
    def __init__(self, md: Markdown, extension: RulesExtension) -> None:
        super().__init__(md)
        self.extension = extension

    def run(self, root: Element) -> None:
        extension, links = self.extension, self.extension.links
        page = extension.view.pages.get(links.file)
        generated = extension.generated.get(links.file)
        frame_tables(root)
        if page and links.book:
            match page.role:
                case PageRole.CHAPTER:
                    missing = ChapterPage(page, links, self.folds(page)).rebuild(root)
                    extension.problems += [_unplaced(each.place.file, each.place.line, each.number) for each in missing]
                case PageRole.GLOSSARY:
                    glossary_page(root, page, links)
                case PageRole.FINDINGS:
                    findings_page(root, page, links)
                case PageRole.OVERVIEW:
                    overview_page(root, links.book, links)
                case PageRole.BACKGROUND:
                    unwrap_playthroughs(root, links)
                    link_prose(root, links, set())
        elif generated:
            self.fill(root, generated)
        elif links.file == CONCEPTS:
            concepts_page(root, links)

    def folds(self, chapter: Page) -> dict[str, Html]:
        extension = self.extension
        made = extension.kept.take(_folds_of(chapter), lambda: folds_made(chapter, extension.view, extension.policy))
        extension.late[chapter.file] = made.files
        return html_of(made, extension.links)

    def picture(self, chapter: Page) -> Html:
        extension = self.extension
        drawn = extension.kept.take(
            f"{chapter.file}, its picture",
            lambda: Made(str(chapter_picture(extension.graph, extension.view.library, chapter)), {}),
        )
        return Html(drawn.said)

    def fill(self, root: Element, page: GeneratedPage) -> None:
        links = self.extension.links
        match page.kind:
            case GeneratedKind.CONTENTS:
                contents_page(root, page.book, links)
            case GeneratedKind.RULINGS:
                rulings_page(root, page.book, links)
            case GeneratedKind.GRAPH:
                scripts = needed_paths(self.extension.graph_files, page.book.id)
                graph_page(root, page.book, links, self.extension.graph, scripts)
            case GeneratedKind.PLAY:
                play_page(root, page.book, links)
            case GeneratedKind.COMBAT:
                combat_page(root, page.book, links)
            case GeneratedKind.PROOF:
                proof_page(root, page.book, links)
            case GeneratedKind.PICTURE if page.chapter:
                picture_page(root, page.chapter, links, self.picture(page.chapter))


class _EntryAnchors(Treeprocessor):
    """Lets the table of contents lead to whole entries: their heading hands its anchor over to its section."""

    def run(self, root: Element) -> None:
        moved = {}
        for section in root.iter("section"):
            heading = section.find("h2")
            identity = section.get("id")
            if heading is not None and identity:
                moved[heading.attrib.pop("id", "")] = identity
        _rename(getattr(self.md, "toc_tokens", []), moved)


def _rename(tokens: list[dict], moved: dict[str, str]) -> None:  # type: ignore[type-arg]
    for token in tokens:
        token["id"] = moved.get(token["id"], token["id"])
        _rename(token["children"], moved)


def _folds_of(chapter: Page) -> str:
    """The name of a result."""
    return f"{chapter.file}, its folds"


def _unplaced(file: str, line: int, number: str) -> Problem:
    return Problem(file, line, f"{number} is not on its page", "leave an empty line before and after it")
