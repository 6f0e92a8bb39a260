"""The ruling trace of an example: what happened, in the order of cause and effect, each event under its rule."""

import json
from collections.abc import Sequence
from itertools import groupby

from rules_db.engine.kernel import Event, Refusal
from rules_db.engine.play.telling import tell, tell_refusal
from rules_db.model import Example, ExampleEvent
from rules_db.site.examples.events import event_items
from rules_db.site.html.elements import Html, details, html, joined
from rules_db.site.html.links import PageLinks
from rules_db.site.view.plain import counted


def trace_fold(example: Example, scenarios: int, links: PageLinks) -> Html:
    """The events as a tree, and after them the rules that only refused something; '' for an example without either.

    The events of several scenarios stand one after another, each below its title.
    """
    events = links.view.events_of.get(example.id, [])
    refusing = [rule for rule in example.rules if rule not in {event.rule for event in events}]
    if not events and not refusing:
        return Html()
    trees = [
        _tree(title, list(group), scenarios, links) for title, group in groupby(events, lambda event: event.scenario)
    ]
    refusals = event_items([tell_refusal(Refusal(rule)) for rule in refusing], links)
    refused = html('<ol class="trace__events">\n{}</ol>\n', refusals) if refusals else refusals
    return details("trace", f"Ruling trace: {_counts(events, refusing, example)}", joined((*trees, refused)))


def _tree(title: str, events: Sequence[ExampleEvent], scenarios: int, links: PageLinks) -> Html:
    heading = html('<p class="trace__scenario">{}</p>\n', title) if scenarios > 1 else ""
    items = event_items(tell([_event(each) for each in events]), links)
    return html('{}<ol class="trace__events">\n{}</ol>\n', heading, items)


def _event(stored: ExampleEvent) -> Event:
    facts = tuple(json.loads(stored.data or "{}").items())
    return Event(stored.number, stored.kind, stored.rule, stored.who, facts, stored.because)


def _counts(events: Sequence[ExampleEvent], refusing: Sequence[str], example: Example) -> str:
    happened = [counted(len(events), "event")] if events else []
    refused = [counted(len(refusing), "refusal")] if refusing else []
    rules = counted(len({*example.rules, *(event.rule for event in events)}), "rule")
    return f"{' and '.join([*happened, *refused])} by {rules}"
