"""What the templates say of a page: its title and description, the browser's settings, the cards of the home page."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rules_db.model import Kind, Library, Page, PageRole, Rule, Rulebook
from rules_db.parse.urls import anchored, page_url
from rules_db.site.search.data import DataFile
from rules_db.site.view.counts import BookCounts, count_book
from rules_db.site.view.generated import GeneratedKind, GeneratedPage
from rules_db.site.view.levels import book_levels
from rules_db.site.view.library import HUES, LibraryView
from rules_db.site.view.plain import counted, first_words, plain_text

HOME = "index.md"
DESCRIPTION_CHARACTERS = 155


def page_config(
    root: str, book: str, data: Sequence[DataFile], ranking: str, words: str, tries: Sequence[str], run: str, file: str
) -> dict[str, Any]:
    """The settings that the scripts read; `root` is the way from the page to the root of the site.

    `words` has the words of other games, '' where none has any; `run` is the folder of what runs rules, '' where there
    is none; `file` is what the page is made of.
    """
    books = [
        {"key": each.book.id, "title": each.book.short_title, "data": each.path, "rules": each.rules} for each in data
    ]
    own = {"page_book": book, "file": file}
    return {"root": root, "books": books, **own, "ranking": ranking, "words": words, "tries": tries, "run": run}


def rules_beside(file: str, view: LibraryView) -> dict[str, str]:
    """Where one reads on `before` the first rule of a chapter and `after` its last, in other chapters of the rulebook.

    Addresses relative to the root of the site; '' where the rulebook ends, and on a page that is no chapter.
    """
    here = view.rules_in.get(file)
    if not here:
        return {"before": "", "after": ""}
    rules = [*view.library.rules_of(here[0].rulebook)]
    return {"before": _address(rules, here[0].ordinal - 1), "after": _address(rules, here[-1].ordinal + 1)}


def _address(rules: Iterable[Rule], ordinal: int) -> str:
    """The address of one of them, '' where there is none."""
    return "".join(anchored(each.place.file, each.id) for each in rules if each.ordinal == ordinal)


def home_cards(library: Library) -> list[dict[str, Any]]:
    """The rulebooks as the home page shows them, the largest first; `url` is relative to the root of the site.

    Each keeps the hue of its place in the library.
    """
    cards = []
    levels = book_levels(library)
    for place, book in enumerate(library.rulebooks):
        counts = count_book(library, book)
        cards.append(
            {
                "key": book.id,
                "hue": place % HUES,
                "title": book.title,
                "short_title": book.short_title,
                "summary": plain_text(book.summary),
                "attribution": book.attribution,
                "version": book.version,
                "url": page_url(book.place.file),
                "rule_count": counts.rules,
                "section_count": counts.sections,
                "term_count": counts.terms,
                "ruling_count": counts.rulings,
                "finding_count": counts.findings,
                "counts": _said(counts),
                "proof": levels[book.id].said if book.id in levels else "",
            }
        )
    return sorted(cards, key=lambda card: -card["rule_count"])


def home_proof(library: Library, chosen: object) -> dict[str, Any]:
    """How many rules that can be checked are proved, and what was so without one of them; {} where none is.

    `chosen` is the id of that rule; else it is the first that an example misses.
    """
    checkable = [rule for rule in library.rules if rule.level and rule.level != "L0" and not rule.is_withdrawn]
    unlevelled = [
        rule for rule in library.rules if not rule.level and not rule.is_withdrawn and rule.kind is not Kind.COMMENTARY
    ]
    proved = [rule for rule in checkable if rule.level in ("L3", "L4")]
    shown = next((each for each in library.knock_outs if each.rule == chosen), None)
    shown = shown or next(iter(library.knock_outs), None)
    if shown is None:
        return {}
    rule = next(rule for rule in library.rules if rule.id == shown.rule)
    return {
        "proved": len(proved),
        "checkable": len(checkable) + len(unlevelled),
        "number": rule.number,
        "text": plain_text(rule.text),
        "url": rule.url,
        "title": shown.scenario,
        "what": shown.what,
        "hue": [book.id for book in library.rulebooks].index(rule.rulebook) % HUES,
    }


def _said(counts: BookCounts) -> list[str]:
    """How many rules, and how many rulings and findings where there are any."""
    pairs = ((counts.rules, "rule"), (counts.rulings, "ruling"), (counts.findings, "finding"))
    return [counted(number, thing) for number, thing in pairs if number or thing == "rule"]


def tries(library: Library, chosen: Iterable[object]) -> list[str]:
    """What a reader may try in the search: what somebody chose, else what most rules of this library rest on.

    The first is the number of a rule, where nobody chose.
    """
    if chosen := [str(each) for each in chosen]:
        return chosen
    rules = Counter(each.target for each in library.references if each.target)
    terms = Counter(each.term for each in library.term_links)
    numbers = {rule.id: rule.number for rule in library.rules}
    names = {term.id: term.name for term in library.terms}
    target = rules.most_common(1)[0][0] if rules else next(iter(numbers), None)
    number = [numbers[target]] if target else []
    return number + [names[term].lower() for term, _ in terms.most_common(1)]


def page_head(
    file: str, view: LibraryView, generated: Mapping[str, GeneratedPage], written: Mapping[str, Any]
) -> dict[str, str]:
    """Title and description for the head of a page, where its front matter does not give them; the home page's look."""
    book = view.book_of(file)
    page = view.pages.get(file)
    if file == HOME:
        return {"template": "home.html"}
    if book is None:
        return {}
    if page and page.role is PageRole.OVERVIEW:
        return {"title": book.title, "description": first_words(book.summary, DESCRIPTION_CHARACTERS)}
    title = page.title if page else generated[file].title if file in generated else ""
    head = {"title": f"{title} · {book.short_title}", "description": _description(file, book, view, generated)}
    return {name: text for name, text in head.items() if name not in written}


def _description(file: str, book: Rulebook, view: LibraryView, generated: Mapping[str, GeneratedPage]) -> str:
    counts = view.counts[book.id]
    page = view.pages.get(file)
    if file in generated:
        match generated[file].kind:
            case GeneratedKind.CONTENTS:
                return f"Every section and all {counted(counts.rules, 'rule')} of {book.title} at a glance."
            case GeneratedKind.RULINGS:
                return f"{counted(counts.rulings, 'ruling')} on the gaps and contradictions of {book.title}."
            case GeneratedKind.GRAPH:
                return f"How the rules of {book.title} refer to each other: hubs, cycles, islands, pictures."
            case GeneratedKind.PLAY:
                return f"Play {book.title} by its rules: against a program, or a friend on the same device."
            case GeneratedKind.COMBAT:
                return (
                    f"What comes of an attack by the rules of {book.title}: who attacks whom, how, with which numbers."
                )
            case GeneratedKind.PROOF:
                return f"Which rules of {book.title} a program has proved: {view.levels[book.id].said}."
            case GeneratedKind.PICTURE:
                return f"{generated[file].title}, rule by rule, in {book.title}."
    match page.role if page else None:
        case PageRole.CHAPTER:
            return _chapter(file, book, view)
        case PageRole.GLOSSARY:
            return f"{counted(counts.terms, 'term')} of {book.title}, with the names that other games use."
        case PageRole.FINDINGS:
            subject = f"the source of {book.title}" if book.has_source else book.title
            return f"{counted(counts.findings, 'finding')} on {subject}, and what became of each."
        case PageRole.BACKGROUND if page:
            return f"{page.title}, beside the rules of {book.title}."
        case _:
            return f"{page.title if page else 'Background'}: background to {book.title}."


def _chapter(file: str, book: Rulebook, view: LibraryView) -> str:
    page: Page = view.pages[file]
    titles = ", ".join(section.title for section in view.sections_in.get(file, []) if section.number != page.number)
    rules = counted(len(view.rules_in.get(file, [])), "rule")
    said = f"{book.short_title}, {page.title}: {rules}" + (f" on {titles}" if titles else "")
    return first_words(said, DESCRIPTION_CHARACTERS)
