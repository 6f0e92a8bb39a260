"""The glossary: each term with its names, its definition, what other games call it, and where it is used."""

from collections.abc import Sequence
from xml.etree.ElementTree import Element

from rules_db.lookup import grouped
from rules_db.model import Page, Rule, Term
from rules_db.site.html.elements import Html, details, element, html, joined
from rules_db.site.html.links import PageLinks
from rules_db.site.html.prose import link_prose
from rules_db.site.pages.entries import rebuild_entries
from rules_db.site.pages.equivalents import equivalent_lines
from rules_db.site.view.plain import counted

MOST_USES = 12
_LETTERS = {"class": "letters", "aria-label": "Terms by their first letter"}


def glossary_page(root: Element, page: Page, links: PageLinks) -> None:
    """Replace the written entries of a glossary by terms with their anchors, definitions and uses."""
    terms = [term for term in links.view.library.terms if term.place.file == page.file]
    rebuild_entries(root, terms, lambda term, texts: _term(term, texts, links))
    first = next((place for place, each in enumerate(root) if each.get("class") == "entry"), None)
    if first is not None:
        root.insert(first, element("nav", _LETTERS, links.mark(_letters(terms))))


def _letters(terms: Sequence[Term]) -> Html:
    """A link to the first term of each letter, from A to Z."""
    of_letter = grouped(terms, lambda term: term.name[0].upper())
    return joined((html('<a href="#{}">{}</a>', its[0].id, letter) for letter, its in sorted(of_letter.items())), " ")


def _term(term: Term, texts: Sequence[Element], links: PageLinks) -> Element:
    for text in texts:
        link_prose(text, links, {term.id})
    section = element(
        "section",
        {"class": "entry", "id": term.id},
        element("h2", {"class": "entry__name"}, term.name),
        *_names("Also", "entry__aliases", term.aliases),
        *_names("Found as", "entry__aliases entry__aliases--search", term.search_aliases),
        element("div", {"class": "entry__text"}, *texts),
    )
    definer = links.view.targets.get(term.rule) if term.rule else None
    if definer:
        section.append(element("p", {"class": "entry__rule"}, f"Defined by {links.mark(links.to(definer))}"))
    below = joined(equivalent_lines(term, links)) + _uses(links.view.uses_of.get(term.id, []), links)
    if below:
        section[-1].tail = links.mark(below)
    return section


def _names(label: str, class_: str, names: Sequence[str]) -> list[Element]:
    if not names:
        return []
    return [element("p", {"class": class_}, element("span", {"class": "entry__label"}, label), f" {', '.join(names)}")]


def _uses(rules: Sequence[Rule], links: PageLinks) -> Html:
    """The rules that use a term; those of a common word by sections or chapters, with their number."""
    if not rules:
        return Html()
    named = [links.to(rule) for rule in rules]
    if len(rules) > MOST_USES:
        sections = links.view.sections
        places = grouped(rules, lambda rule: rule.section)
        if len(places) > MOST_USES:
            places = grouped(rules, lambda rule: sections[rule.section].parent or rule.section)
        named = [html("{} ({})", links.to(sections[place]), len(its)) for place, its in places.items()]
    return details("entry__uses", f"Used in {counted(len(rules), 'rule')}", html("<p>{}</p>\n", joined(named, " ")))
