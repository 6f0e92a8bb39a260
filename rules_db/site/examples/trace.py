"""The ruling trace of an example: what happened, in the order of cause and effect, each event under its rule."""

import json
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from rules_db.lookup import grouped
from rules_db.model import Example, ExampleEvent
from rules_db.site.html.elements import Html, details, shown
from rules_db.site.html.links import PageLinks
from rules_db.site.view.plain import counted

Children = Mapping[int | None, Sequence[ExampleEvent]]
_SUBJECT = "card"  # A fact that speaks for itself.


def trace_fold(example: Example, scenarios: int, links: PageLinks) -> Html:
    """The events as a tree, and after them the rules that only refused something; '' for an example without either.

    The events of several scenarios stand one after another, each below its title.
    """
    events = links.view.events_of.get(example.id, [])
    refusing = [rule for rule in example.rules if rule not in {event.rule for event in events}]
    if not events and not refusing:
        return ""
    refusals = "".join(event_line(links.rule(rule, rule), "refuses", is_refusal=True) for rule in refusing)
    trees = [
        _tree(title, list(group), scenarios, links) for title, group in groupby(events, lambda event: event.scenario)
    ]
    refused = f'<ol class="trace__events">\n{refusals}</ol>\n' if refusals else ""
    return details("trace", f"Ruling trace: {_counts(events, refusing, example)}", "".join(trees) + refused)


def _tree(title: str, events: Sequence[ExampleEvent], scenarios: int, links: PageLinks) -> Html:
    children: Children = grouped(events, lambda event: event.because)
    heading = f'<p class="trace__scenario">{shown(title)}</p>\n' if scenarios > 1 else ""
    return f'{heading}<ol class="trace__events">\n{_items(None, children, links)}</ol>\n'


def _counts(events: Sequence[ExampleEvent], refusing: Sequence[str], example: Example) -> str:
    happened = [counted(len(events), "event")] if events else []
    refused = [counted(len(refusing), "refusal")] if refusing else []
    rules = counted(len({*example.rules, *(event.rule for event in events)}), "rule")
    return f"{' and '.join([*happened, *refused])} by {rules}"


def _items(cause: int | None, children: Children, links: PageLinks) -> Html:
    return "".join(_item(event, children, links) for event in children.get(cause, ()))


def _item(event: ExampleEvent, children: Children, links: PageLinks) -> Html:
    below = _items(event.number, children, links)
    return event_line(links.rule(event.rule, event.rule), event.kind, event.who, _facts(event), below)


def event_line(
    rule: Html, kind: str, who: str = "", facts: Html = "", below: Html = "", is_refusal: bool = False
) -> Html:
    """An item of a list of events: under which rule what happened, to whom; `below` are the items of what followed."""
    class_ = "event event--refusal" if is_refusal else "event"
    player = f' <span class="event__who">{shown(who)}</span>' if who else ""
    inner = f"\n<ol>\n{below}</ol>\n" if below else ""
    return f'<li class="{class_}">{rule} <span class="event__kind">{shown(kind)}</span>{player}{facts}{inner}</li>\n'


def event_fact(said: Html) -> Html:
    """One fact of an event, behind what happened."""
    return f' <span class="event__fact">{said}</span>'


def _facts(event: ExampleEvent) -> Html:
    facts: dict[str, Any] = json.loads(event.data or "{}")
    return "".join(
        event_fact(f"{_fact_name(name)}{shown(_said(value))}")
        for name, value in facts.items()
        if value not in (None, "")
    )


def _fact_name(name: str) -> Html:
    said = name.replace("_", " ")
    return "" if name == _SUBJECT else f'<span class="event__name">{shown(said)}</span> '


def _said(value: Any) -> str:
    """A value of JSON in words."""
    match value:
        case bool():
            return "yes" if value else "no"
        case list():
            return ", ".join(map(_said, value)) or "none"
        case dict():
            return ", ".join(f"{name} {_said(each)}" for name, each in value.items())
        case _:
            return str(value)
