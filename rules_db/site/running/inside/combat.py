"""A question about combat, as a form in the page asks it: played, and told with links."""

from typing import Any

from rules_db.engine.play.combat import Asked, BadQuestion
from rules_db.engine.play.starting import PLAYERS
from rules_db.engine.play.telling import tell, tell_refusal
from rules_db.examples.fighting import PLACE, Fact, Fought, combat_of, fight
from rules_db.model import Rule, RuleId
from rules_db.site.examples.events import event_items
from rules_db.site.html.elements import Html, bullets, html, shown
from rules_db.site.html.links import PageLinks
from rules_db.site.html.tables import table
from rules_db.site.running.inside.shelf import links, view
from rules_db.site.view.plain import counted, plain_text

Typed = dict[str, Any]
"""One side of the form: `kind`, `stance`, `numbers` as they were typed, by name, and keys of `traits` by name."""
_FORBIDDEN = "The rules do not allow this attack."


def fight_out(key: str, attacker: Typed, defender: Typed | None) -> dict[str, Any]:
    """What comes of an attack; `wrong`, and a link to its `rule`, where it cannot be asked.

    Gives `said` (a sentence), `about` (the rules of this pairing, and those that decided without an event), `facts` (a
    table), `happened` with its `summary`, the `scenario`, and `lead`: the place in the rulebook under which it would
    stand as an example.
    """
    shown_here = links(f"rulebooks/{key}/combat.md")
    try:
        combat = combat_of(key)
        question = combat.question(Asked(**attacker), Asked(**defender) if defender else None)
        fought = fight(key, question)
    except BadQuestion as error:
        return {"wrong": f"{_capital(str(error))}.", "rule": str(shown_here.rule(f"{key}-{error.rule}", error.rule))}
    lead = view().rules[RuleId(f"{key}-{combat.lead_of(question)}")]
    about = fought.refusal.rule if fought.refusal else f"{key}-{combat.about(question)}"
    deciding = [view().rules[RuleId(each)] for each in fought.deciding]
    return {
        "said": _sentence(fought),
        "about": str(_rules_about([*_with_those_below(RuleId(about)), *deciding], shown_here)),
        "facts": "" if fought.refusal else str(_facts(fought)),
        "summary": f"What happened, by {counted(len(fought.rules), 'rule')}" if fought.events else "What was looked at",
        "happened": str(_happened(fought, shown_here)),
        "scenario": fought.scenario,
        "lead": shown_here.href(lead.place.file, lead.id),
    }


def _sentence(fought: Fought) -> str:
    return _FORBIDDEN if fought.refusal else f"{_capital('; '.join(fought.said))}."


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _with_those_below(identity: RuleId) -> list[Rule]:
    """A rule, and what stands right below it."""
    rule = view().rules[identity]
    return [rule, *(each for each in view().rules_in[rule.place.file] if each.parent == rule.id)]


def _rules_about(rules: list[Rule], links: PageLinks) -> Html:
    return bullets("combat__rules", (told_rule(each, links) for each in rules))


def told_rule(rule: Rule, links: PageLinks) -> Html:
    """Its number and its words, with links."""
    text = links.plain_linked(plain_text(rule.text), set(), rule.id)
    return html("{} {}", links.to(rule), text)


def _facts(fought: Fought) -> Html:
    """Where the cards were and are, what changed of them, and what the players have."""
    kept = [fact for fact in fought.facts if _is_told(fact)]
    rows = [(shown(_name(fact)), shown(_value(fact.before)), shown(_value(fact.after))) for fact in kept]
    return table("step__table", ("What", "Before", "After"), rows)


def _is_told(fact: Fact) -> bool:
    return fact.what == PLACE or fact.who in PLAYERS or (fact.is_changed and fact.after != "")


def _name(fact: Fact) -> str:
    return fact.who if fact.what == PLACE else f"{fact.who}’s {fact.what}"


def _value(text: str) -> str:
    return text.removeprefix("in ").removeprefix("on ")


def _happened(fought: Fought, links: PageLinks) -> Html:
    told = [tell_refusal(fought.refusal)] if fought.refusal else tell(fought.events)
    return event_items(told, links)
