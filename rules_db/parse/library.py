"""All files of all rulebooks as one library, not yet linked.

`Files` maps paths relative to the docs folder to their text; reading them from disk is not done here.
"""

import re
from collections.abc import Mapping
from pathlib import PurePosixPath

from rules_db.errors import Problem
from rules_db.model import Library, Page, PageRole, RulebookId
from rules_db.parse.account import close_account
from rules_db.parse.beside.asked import read_asked
from rules_db.parse.beside.source_map import read_source_map
from rules_db.parse.blocks import Heading, ParsedFile, parse_page
from rules_db.parse.chapter import read_chapter
from rules_db.parse.concepts import read_concepts
from rules_db.parse.draft import Became, Draft
from rules_db.parse.entries import read_findings, read_glossary
from rules_db.parse.examples import read_examples_page
from rules_db.parse.front_matter import Front, read_front
from rules_db.parse.markup import check_markup
from rules_db.parse.numbers import part_key
from rules_db.parse.overview import read_overview
from rules_db.parse.prose import read_prose
from rules_db.parse.urls import page_url

Files = Mapping[str, str]
RULEBOOKS = PurePosixPath("rulebooks")
CONCEPTS = "concepts.md"

KEY = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
_ROLE_ORDER = list(PageRole)


def parse_library(files: Files) -> tuple[Library, tuple[Problem, ...]]:
    """The library that the files make, and every problem of form in them."""
    draft = draft_library(files)
    return draft.library(), tuple(draft.problems)


def draft_library(files: Files) -> Draft:
    """All that was read of the files, in reading order, with what became of each block of theirs."""
    draft = Draft()
    draft.problems += dict.fromkeys(problem for name, text in files.items() for problem in check_markup(name, text))
    for key, names in sorted(_folders(files, draft).items()):
        _parse_rulebook(RulebookId(key), names, files, draft)
    draft.rulebooks.sort(key=lambda book: (book.ordinal, book.id))
    if CONCEPTS in files:
        page = parse_page(CONCEPTS, files[CONCEPTS])
        draft.problems += page.problems
        read_concepts(page, draft)
        close_account(page, draft)
    return _in_reading_order(draft)


def _folders(files: Files, draft: Draft) -> dict[str, list[str]]:
    folders: dict[str, list[str]] = {}
    for name in files:
        _, *folder = PurePosixPath(name).parts
        if len(folder) > 1:
            folders.setdefault(folder[0], []).append(name)
        elif name != CONCEPTS:
            draft.problem(name, 0, "the file belongs to no rulebook", "move it into the folder of one")
    for key, names in folders.items():
        if not KEY.fullmatch(key):
            mend = "name it in small letters, digits and hyphens, a letter first"
            draft.problem(names[0], 0, f"the folder's name {key!r} is no key of a rulebook", mend)
    return folders


def _parse_rulebook(key: RulebookId, names: list[str], files: Files, draft: Draft) -> None:
    pages = [parse_page(name, files[name]) for name in names if name.endswith(".md")]
    fronts: list[tuple[Front, ParsedFile]] = []
    examples: list[ParsedFile] = []
    for page in pages:
        draft.problems += page.problems
        if PurePosixPath(page.file).parent.name == "examples":
            examples.append(page)
            continue
        front = read_front(page, key, draft.problems)
        if front is not None:
            fronts.append((front, page))
    fronts.sort(key=lambda pair: _page_order(*pair))
    overview = f"{RULEBOOKS}/{key}/index.md"
    if not any(front.role is PageRole.OVERVIEW for front, _ in fronts) and overview not in names:
        draft.problem(overview, 0, f"the rulebook {key} has no overview", "write index.md with `page: overview`")
    for ordinal, (front, page) in enumerate(fronts, 1):
        _read_page(page, front, ordinal, draft)
    for page in sorted(examples, key=lambda each: each.file):
        read_examples_page(page, key, draft)
        close_account(page, draft)
    for name in names:
        if PurePosixPath(name).name == "source-map.csv":
            read_source_map(name, files[name], key, draft)
        if PurePosixPath(name).name == "asked.csv":
            read_asked(name, files[name], key, draft)


def _read_page(page: ParsedFile, front: Front, ordinal: int, draft: Draft) -> None:
    title = next((block.text for block in page.blocks if isinstance(block, Heading)), "")
    if not title:
        draft.problem(page.file, 1, "the page has no heading", "begin it with `# Title`")
    draft.pages.append(Page(page.file, front.rulebook, front.role, front.chapter, title, ordinal, page_url(page.file)))
    draft.deviations += front.deviations
    match front.role:
        case PageRole.OVERVIEW:
            read_overview(page, front, draft)
        case PageRole.CHAPTER:
            read_chapter(page, front, draft)
        case PageRole.GLOSSARY:
            read_glossary(page, front.rulebook, draft)
        case PageRole.FINDINGS:
            read_findings(page, front.rulebook, draft)
        case PageRole.BACKGROUND:
            read_prose(page.file, page.blocks, draft)
    for block in page.blocks:
        if isinstance(block, Heading) and block.level == 1:
            draft.fates.setdefault((page.file, block.line), Became.TITLE)
    close_account(page, draft)


def _page_order(front: Front, page: ParsedFile) -> tuple[object, ...]:
    name = PurePosixPath(page.file).name
    parts = tuple(part_key(part) for part in re.findall(r"\d+|[A-Za-z]+", name))
    return (_ROLE_ORDER.index(front.role), parts)


def _in_reading_order(draft: Draft) -> Draft:
    """Rulebook by rulebook as the overviews order them; within one, as it was read."""
    place = {book.id: index for index, book in enumerate(draft.rulebooks)}
    lists = (
        draft.pages,
        draft.sections,
        draft.rules,
        draft.terms,
        draft.rulings,
        draft.settings,
        draft.findings,
    )
    for each in (*lists, draft.examples, draft.asked, draft.source_lines, draft.deviations):
        each.sort(key=lambda item: place.get(item.rulebook, len(place)))
    by_rule = {rule.id: index for index, rule in enumerate(draft.rules)}
    draft.tables.sort(key=lambda table: by_rule[table.rule])
    return draft
