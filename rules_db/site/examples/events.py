"""What happened, as a reader sees it: a tree of cause and effect in which every event stands under its rule."""

from collections.abc import Mapping, Sequence

from rules_db.engine.play.telling import Fact, Told, number_of
from rules_db.lookup import grouped
from rules_db.site.html.elements import Html, shown
from rules_db.site.html.links import PageLinks

Children = Mapping[int | None, Sequence[int]]


def event_items(told: Sequence[Told], links: PageLinks) -> Html:
    """The items of a list: what nothing else led to, each with a list of what it led to."""
    children: Children = grouped(range(len(told)), lambda place: told[place].cause)
    return _items(None, told, children, links)


def _items(cause: int | None, told: Sequence[Told], children: Children, links: PageLinks) -> Html:
    return "".join(_item(told[place], _items(place, told, children, links), links) for place in children.get(cause, ()))


def _item(told: Told, below: Html, links: PageLinks) -> Html:
    class_ = "event" if told.kind else "event event--refusal"
    rule = links.rule(told.rule, number_of(told.rule))
    who = f' <span class="event__who">{shown(told.who)}</span>' if told.who else ""
    facts = "".join(map(_fact, told.facts))
    inner = f"\n<ol>\n{below}</ol>\n" if below else ""
    kind = shown(told.kind or "refuses it")
    return f'<li class="{class_}">{rule} <span class="event__kind">{kind}</span>{who}{facts}{inner}</li>\n'


def _fact(fact: Fact) -> Html:
    name = f'<span class="event__name">{shown(fact.name)}</span> ' if fact.name else ""
    return f' <span class="event__fact">{name}{shown(fact.value)}</span>'
