"""The ruling trace of an example: what happened, in the order of cause and effect, each event under its rule."""

import json
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from rules_db.model import Example, ExampleEvent
from rules_db.site.elements import Html, details, shown
from rules_db.site.library_view import grouped
from rules_db.site.links import PageLinks
from rules_db.site.plain import counted

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
    refusals = "".join(
        f'<li class="event event--refusal">{_rule(rule, links)} <span class="event__kind">refuses</span></li>\n'
        for rule in refusing
    )
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
    inner = _items(event.number, children, links)
    below = f"\n<ol>\n{inner}</ol>\n" if inner else ""
    who = f' <span class="event__who">{shown(event.who)}</span>' if event.who else ""
    return (
        f'<li class="event">{_rule(event.rule, links)} <span class="event__kind">{shown(event.kind)}</span>'
        f"{who}{_facts(event)}{below}</li>\n"
    )


def _rule(rule: str, links: PageLinks) -> Html:
    target = links.view.rules.get(rule)
    return links.to(target) if target else shown(rule)


def _facts(event: ExampleEvent) -> Html:
    facts: dict[str, Any] = json.loads(event.data or "{}")
    return "".join(
        f' <span class="event__fact">{_fact_name(name)}{shown(_said(value))}</span>'
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
