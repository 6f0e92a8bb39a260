"""All rulings of a rulebook on one page, by chapter, after the numbers that they set."""

from collections.abc import Sequence
from xml.etree.ElementTree import Element

from rules_db.model import Rulebook, Ruling, Setting
from rules_db.site.html.elements import Html, element, html
from rules_db.site.html.links import PageLinks
from rules_db.site.html.tables import table
from rules_db.site.rule.ruling import ruling_entry, setting_value
from rules_db.site.view.plain import counted

LISTED_FIELDS = ("question", "decision")


def rulings_page(root: Element, book: Rulebook, links: PageLinks) -> None:
    """Every ruling of a rulebook by chapter, each with a link to its rule, after the numbers that can be set.

    The reasons, and links to terms, stand under the rules only: a page with all of them would be too heavy for a phone.
    """
    view = links.view
    rulings = [each for each in view.library.rulings if each.rulebook == book.id]
    settings = [each for each in view.library.settings if each.rulebook == book.id]
    root.append(element("p", {"class": "lead"}, _introduction(book, rulings, settings)))
    if settings:
        root.append(element("h2", {}, "Settings"))
        root.append(element("div", {}, links.mark(_all_settings(settings, links))))
    for page in view.pages_of[book.id]:
        if view.rulings_in.get(page.file):
            root.append(element("h2", {}, page.title))
            root.extend(_listed(each, links) for each in view.rulings_in[page.file])


def _introduction(book: Rulebook, rulings: Sequence[Ruling], settings: Sequence[Setting]) -> str:
    text = "source" if book.has_source else "text"
    if not rulings:
        return f"The {text} settles everything by itself: there are no rulings."
    said = f"Where the {text} is silent or contradicts itself, a ruling decides. There are {len(rulings)}."
    if settings:
        said += f" They set {counted(len(settings), 'number')} that the {text} leaves out; settings.toml changes them."
    return said


def _listed(ruling: Ruling, links: PageLinks) -> Element:
    href = links.href(ruling.place.file, ruling.id)
    link = html('<a class="ruling__number ref" data-ref="{}" href="{}">{}</a>', ruling.id, href, ruling.number)
    aside = ruling_entry(ruling, links.mark(link), LISTED_FIELDS, links, {term.id for term in links.view.library.terms})
    rule = links.mark(links.to(links.view.targets[ruling.rule]))
    aside.insert(1, element("p", {"class": "ruling__rule"}, f"Under {rule}"))
    return aside


def _all_settings(settings: Sequence[Setting], links: PageLinks) -> Html:
    rows = [
        (
            html("<code>{}</code>", each.key),
            setting_value(each),
            each.meaning,
            links.to(links.view.targets[each.ruling]),
        )
        for each in settings
    ]
    return table("settings", ("setting", "default", "meaning", "ruling"), rows)
