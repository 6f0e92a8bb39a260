"""Rulings: under the rule that they settle, and all of a rulebook's on one page."""

from collections.abc import Iterable
from xml.etree.ElementTree import Element

from rules_db.model import Rulebook, Ruling, Setting
from rules_db.site.elements import Content, definition_list, element, parted
from rules_db.site.links import PageLinks
from rules_db.site.plain import counted

FIELDS = ("question", "decision", "reason")


def ruling_aside(ruling: Ruling, links: PageLinks) -> Element:
    """A ruling as it stands under its rule, where its anchor is."""
    number = element("a", {"class": "ruling__number", "href": f"#{ruling.id}"}, ruling.number)
    aside = _aside(ruling, number, links)
    aside.set("id", ruling.id)
    return aside


def rulings_page(root: Element, book: Rulebook, links: PageLinks) -> None:
    """Every ruling of a rulebook by chapter, each with a link to its rule, after the numbers that can be set."""
    view = links.view
    rulings = [each for each in view.library.rulings if each.rulebook == book.id]
    settings = [each for each in view.library.settings if each.rulebook == book.id]
    root.append(element("p", {"class": "lead"}, _introduction(rulings, settings)))
    if settings:
        root.append(element("h2", {}, "Settings"))
        root.append(_all_settings(settings, links))
    for page in view.pages_of[book.id]:
        if view.rulings_in.get(page.file):
            root.append(element("h2", {}, page.title))
            root.extend(_listed(each, links) for each in view.rulings_in[page.file])


def _introduction(rulings: list[Ruling], settings: list[Setting]) -> str:
    if not rulings:
        return "The source settles everything by itself: there are no rulings."
    said = f"Where the source is silent or contradicts itself, {counted(len(rulings), 'ruling')} decide."
    if settings:
        said += (
            f" {counted(len(settings), 'number')} that the source leaves out can be set otherwise in settings.toml."
        )
    return said


def _listed(ruling: Ruling, links: PageLinks) -> Element:
    rule = links.view.targets[ruling.rule]
    number = element("a", _attributes("ruling__number ref", ruling, links), ruling.number)
    aside = _aside(ruling, number, links)
    aside.insert(1, element("p", {"class": "ruling__rule"}, "Under ", links.to(rule)))
    return aside


def _attributes(class_: str, ruling: Ruling, links: PageLinks) -> dict[str, str]:
    return {"class": class_, "data-ref": ruling.id, "href": links.href(ruling.place.file, ruling.id)}


def _aside(ruling: Ruling, number: Element, links: PageLinks) -> Element:
    seen: set[str] = set()
    rows: list[tuple[str, Iterable[Content]]] = [
        (name.capitalize(), [links.linked(getattr(ruling, name), seen, ruling.id)]) for name in FIELDS
    ]
    settled = [each for each in ruling.settles if each in links.view.targets]
    rows.append(("Settles", parted(links.to(links.view.targets[each]) for each in settled)))
    aside = element(
        "aside",
        {"class": "ruling"},
        element("p", {"class": "ruling__title"}, number, f" {ruling.title}"),
        definition_list(rows),
    )
    settings = links.view.settings_of.get(ruling.id, [])
    if settings:
        aside.append(settings_table(settings))
    return aside


def settings_table(settings: list[Setting]) -> Element:
    """The numbers that a ruling supplies, with the value in force where it is not the default."""
    is_changed = any(each.value != each.default for each in settings)
    header = ["setting", "default", *(["here"] if is_changed else []), "meaning"]
    body = [
        element(
            "tr",
            {},
            element("td", {}, element("code", {}, each.key)),
            element("td", {}, each.default),
            *([element("td", {}, each.value)] if is_changed else []),
            element("td", {}, each.meaning),
        )
        for each in settings
    ]
    return _scrolled("settings", header, body)


def _all_settings(settings: list[Setting], links: PageLinks) -> Element:
    body = []
    for each in settings:
        ruling = links.view.targets[each.ruling]
        value = each.default if each.value == each.default else f"{each.value} (default {each.default})"
        cells: list[Content] = [element("code", {}, each.key), value, each.meaning, links.to(ruling)]
        body.append(element("tr", {}, *(element("td", {}, cell) for cell in cells)))
    return _scrolled("settings", ["setting", "value", "meaning", "ruling"], body)


def _scrolled(class_: str, header: Iterable[str], body: Iterable[Element]) -> Element:
    head = element("tr", {}, *(element("th", {"scope": "col"}, name) for name in header))
    table = element("table", {"class": class_}, element("thead", {}, head), element("tbody", {}, *body))
    return element("div", {"class": "rule__scroll"}, table)
