"""What can be named, by its id, and where it stands on the site: addresses are relative to the site's root."""

from rules_db.model import Finding, Library, Rule, Rulebook, Ruling, Section, Term

Target = Rule | Section | Ruling | Term | Finding
"""What a text can lead to; each has a `url` of its own."""


def targets_of(library: Library) -> dict[str, Target]:
    """Every target by its id: sections, rules, rulings, terms and findings, each kind in reading order."""
    kinds = (library.sections, library.rules, library.rulings, library.terms, library.findings)
    return {item.id: item for items in kinds for item in items}


def overview_url(book: Rulebook) -> str:
    """The first page of a rulebook."""
    return f"rulebooks/{book.id}/index.html"


def example_urls(library: Library) -> dict[str, str]:
    """Where each worked example stands, by its id: on the page of its rule."""
    pages = {rule.id: rule.url.partition("#")[0] for rule in library.rules}
    return {example.id: f"{pages[example.rule]}#{example.id}" for example in library.examples}
