"""Rulings: under the rule that they settle, and all of a rulebook's on one page."""

from collections.abc import Iterable, Sequence
from html import escape
from xml.etree.ElementTree import Element

from rules_db.model import Rulebook, Ruling, Setting
from rules_db.site.html.elements import Html, description_tree, element, shown
from rules_db.site.html.links import PageLinks
from rules_db.site.view.plain import counted

FIELDS = ("question", "decision", "reason")
LISTED_FIELDS = ("question", "decision")


def ruling_aside(ruling: Ruling, links: PageLinks) -> Element:
    """A ruling as it stands under its rule, where its anchor is."""
    number = element("a", {"class": "ruling__number", "href": f"#{ruling.id}"}, ruling.number)
    aside = _aside(ruling, number, FIELDS, links)
    aside.set("id", ruling.id)
    return aside


def rulings_page(root: Element, book: Rulebook, links: PageLinks) -> None:
    """Every ruling of a rulebook by chapter, each with a link to its rule, after the numbers that can be set.

    The reasons, and links to terms, stand under the rules only: a page with all of them would be too heavy for a phone.
    """
    view = links.view
    rulings = [each for each in view.library.rulings if each.rulebook == book.id]
    settings = [each for each in view.library.settings if each.rulebook == book.id]
    root.append(element("p", {"class": "lead"}, _introduction(rulings, settings)))
    if settings:
        root.append(element("h2", {}, "Settings"))
        root.append(element("div", {"class": "rule__scroll"}, links.mark(_all_settings(settings, links))))
    for page in view.pages_of[book.id]:
        if view.rulings_in.get(page.file):
            root.append(element("h2", {}, page.title))
            root.extend(_listed(each, links) for each in view.rulings_in[page.file])


def _introduction(rulings: Sequence[Ruling], settings: Sequence[Setting]) -> str:
    if not rulings:
        return "The source settles everything by itself: there are no rulings."
    said = f"Where the source is silent or contradicts itself, a ruling decides. There are {len(rulings)}."
    if settings:
        said += f" They set {counted(len(settings), 'number')} that the source leaves out; settings.toml changes them."
    return said


def _listed(ruling: Ruling, links: PageLinks) -> Element:
    href = escape(links.href(ruling.place.file, ruling.id))
    link = f'<a class="ruling__number ref" data-ref="{ruling.id}" href="{href}">{ruling.number}</a>'
    aside = _aside(ruling, links.mark(link), LISTED_FIELDS, links, {term.id for term in links.view.library.terms})
    rule = links.mark(links.to(links.view.targets[ruling.rule]))
    aside.insert(1, element("p", {"class": "ruling__rule"}, f"Under {rule}"))
    return aside


def _aside(
    ruling: Ruling, number: Element | str, fields: Sequence[str], links: PageLinks, known: Iterable[str] = ()
) -> Element:
    """The ruling with these fields; the terms in `known` are not linked."""
    view, seen = links.view, set(known)
    settled = " ".join(links.to(view.targets[each]) for each in ruling.settles if each in view.targets)
    texts = [(name.capitalize(), links.linked(getattr(ruling, name), seen, ruling.id)) for name in fields]
    listed = description_tree([*texts, ("Settles", links.mark(settled))])
    title = element("p", {"class": "ruling__title"}, number, f" {ruling.title}")
    aside = element("aside", {"class": "ruling"}, title, listed)
    settings = view.settings_of.get(ruling.id, [])
    if settings:
        aside.append(element("div", {"class": "rule__scroll"}, links.mark(_settings(settings))))
    return aside


def _settings(settings: Sequence[Setting]) -> Html:
    return _table(
        ("setting", "default", "meaning"),
        [(f"<code>{shown(each.key)}</code>", _value(each), shown(each.meaning)) for each in settings],
    )


def _all_settings(settings: Sequence[Setting], links: PageLinks) -> Html:
    rows = [
        (
            f"<code>{shown(each.key)}</code>",
            _value(each),
            shown(each.meaning),
            links.to(links.view.targets[each.ruling]),
        )
        for each in settings
    ]
    return _table(("setting", "default", "meaning", "ruling"), rows)


def _value(setting: Setting) -> Html:
    changed = f" (here {shown(setting.value)})" if setting.value != setting.default else ""
    return shown(setting.default) + changed


def _table(header: Sequence[str], rows: Sequence[Sequence[Html]]) -> Html:
    head = "".join(f'<th scope="col">{name}</th>' for name in header)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>\n" for row in rows)
    return f'<table class="settings">\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody>\n</table>'
