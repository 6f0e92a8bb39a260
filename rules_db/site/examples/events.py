"""What happened, as a reader sees it: a tree of cause and effect in which every event stands under its rule."""

from collections.abc import Mapping, Sequence

from rules_db.engine.play.telling import Fact, Told, number_of
from rules_db.lookup import grouped
from rules_db.site.html.elements import Html, html, joined
from rules_db.site.html.links import PageLinks

Children = Mapping[int | None, Sequence[int]]


def event_items(told: Sequence[Told], links: PageLinks) -> Html:
    """The items of a list: what nothing else led to, each with a list of what it led to."""
    children: Children = grouped(range(len(told)), lambda place: told[place].cause)
    return _items(None, told, children, links)


def _items(cause: int | None, told: Sequence[Told], children: Children, links: PageLinks) -> Html:
    below = children.get(cause, ())
    return joined(_item(told[place], _items(place, told, children, links), links) for place in below)


def _item(told: Told, below: Html, links: PageLinks) -> Html:
    class_ = "event" if told.kind else "event event--refusal"
    rule = links.rule(told.rule, number_of(told.rule))
    kind = html('<span class="event__kind">{}</span>', told.kind or "refuses it")
    who = html(' <span class="event__who">{}</span>', told.who) if told.who else ""
    facts = joined(map(_fact, told.facts))
    inner = html("\n<ol>\n{}</ol>\n", below) if below else ""
    return html('<li class="{}">{} {}{}{}{}</li>\n', class_, rule, kind, who, facts, inner)


def _fact(fact: Fact) -> Html:
    name = html('<span class="event__name">{}</span> ', fact.name) if fact.name else ""
    return html(' <span class="event__fact">{}{}</span>', name, fact.value)
