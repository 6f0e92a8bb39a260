"""A ruling: the question, the decision, the reason, and the numbers that it sets."""

from collections.abc import Iterable, Sequence
from xml.etree.ElementTree import Element

from rules_db.model import Ruling, Setting
from rules_db.site.html.elements import Html, description_tree, element, html, joined
from rules_db.site.html.links import PageLinks
from rules_db.site.html.tables import table

FIELDS = ("question", "decision", "reason")


def ruling_aside(ruling: Ruling, links: PageLinks) -> Element:
    """A ruling as it stands under its rule, where its anchor is."""
    number = element("a", {"class": "ruling__number", "href": f"#{ruling.id}"}, ruling.number)
    aside = ruling_entry(ruling, number, FIELDS, links)
    aside.set("id", ruling.id)
    return aside


def ruling_entry(
    ruling: Ruling, number: Element | str, fields: Sequence[str], links: PageLinks, known: Iterable[str] = ()
) -> Element:
    """The ruling with these fields; the terms in `known` are not linked."""
    view, seen = links.view, set(known)
    settled = joined((links.to(view.targets[each]) for each in ruling.settles if each in view.targets), " ")
    texts = [(name.capitalize(), links.linked(getattr(ruling, name), seen, ruling.id)) for name in fields]
    listed = description_tree([*texts, ("Settles", links.mark(settled))])
    title = element("p", {"class": "ruling__title"}, number, f" {ruling.title}")
    aside = element("aside", {"class": "ruling"}, title, listed)
    settings = view.settings_of.get(ruling.id, [])
    if settings:
        aside.append(element("div", {}, links.mark(_settings(settings))))
    return aside


def _settings(settings: Sequence[Setting]) -> Html:
    return table(
        "settings",
        ("setting", "default", "meaning"),
        [(html("<code>{}</code>", each.key), setting_value(each), each.meaning) for each in settings],
    )


def setting_value(setting: Setting) -> str:
    """The default, and what it is here where that differs."""
    changed = f" (here {setting.value})" if setting.value != setting.default else ""
    return setting.default + changed
