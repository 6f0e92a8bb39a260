"""The page that is asked what comes of one attack: a description of its form, and the tables for whoever cannot ask."""

import json
from collections.abc import Sequence
from typing import Any
from xml.etree.ElementTree import Element

from rules_db.engine.engines import engine_keys, load_engine
from rules_db.engine.play.combat import ATTACKER, Combat, Kind, Option, Trait
from rules_db.model import Rule, Rulebook, RuleId
from rules_db.site.html.elements import Html, bullets, element, html
from rules_db.site.html.links import PageLinks
from rules_db.site.running.inside.combat import told_rule
from rules_db.site.view.generated import GeneratedKind

_INTRODUCTION = (
    "Who attacks whom, how both lie, and with which numbers: the program that knows the rules plays it, and says what"
    " comes of it, and by which rules."
)
_WITHOUT = (
    "It is asked by a script, on a site that runs rules; not from a folder, and not without scripts. The rulebook says"
    " the same:"
)


def combat_page(root: Element, book: Rulebook, links: PageLinks) -> None:
    """Where a script finds what can be asked, and where the rules stand that say it without one."""
    combat = load_engine(book.id).combat
    if combat is None:
        return
    root.append(element("p", {"class": "lead"}, _INTRODUCTION))
    form = '<div class="table combat" data-combat="{}" data-form="{}" hidden></div>\n'
    place = html(form, book.id, json.dumps(form_of(combat), ensure_ascii=False))
    root.append(element("div", {}, links.mark(place)))
    root.append(element("h2", {}, "In the rulebook"))
    root.append(element("p", {"class": "combat__without"}, _WITHOUT))
    rules = [links.view.rules.get(RuleId(f"{book.id}-{number}")) for number in combat.leads]
    told = (told_rule(rule, links) for rule in rules if rule)
    root.append(element("div", {}, links.mark(bullets("combat__rules", told))))


def form_of(combat: Combat) -> dict[str, Any]:
    """All that a form has to know, as JSON."""
    return {
        "sides": [
            {"role": "attacker", "name": ATTACKER, "kinds": [_kind(each) for each in combat.attackers]},
            {
                "role": "defender",
                "name": combat.defender,
                "kinds": [*map(_kind, combat.defenders), {"key": "", "name": combat.undefended}],
            },
        ]
    }


def way_to_combat(rule: Rule, links: PageLinks) -> Html:
    """From a rule that says what comes of attacks to the page that is asked about them; '' from any other."""
    combat = load_engine(rule.rulebook).combat if rule.rulebook in engine_keys() else None
    if combat is None or rule.number not in combat.leads:
        return Html()
    href = f"{links.href(combat_file(rule.rulebook))}?attacker={combat.leads[rule.number]}"
    return html('<p class="rule__combat"><a href="{}">Ask it with your own numbers</a></p>\n', href)


def combat_file(key: str) -> str:
    return f"rulebooks/{key}/{GeneratedKind.COMBAT}.md"


def _kind(kind: Kind) -> dict[str, Any]:
    return {
        "key": kind.key,
        "name": kind.name,
        "stances": _options(kind.stances),
        "stats": [
            {"name": each.name, "usual": each.usual, "least": each.least, "most": each.most} for each in kind.stats
        ],
        "traits": [_trait(each) for each in kind.traits],
    }


def _trait(trait: Trait) -> dict[str, Any]:
    return {
        "name": trait.name,
        "options": _options(trait.options),
        "against": [*trait.against],
        "after": trait.after,
        "facing": [*trait.facing],
    }


def _options(options: Sequence[Option]) -> list[dict[str, str]]:
    return [{"key": each.key, "name": each.name} for each in options]
