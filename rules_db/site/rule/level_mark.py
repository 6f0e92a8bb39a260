"""What a rule says of its own level: a word in its head where it is an exception, and a line in the fold around it."""

from rules_db.model import Rule, RulebookId
from rules_db.site.html.elements import Html, html
from rules_db.site.html.links import PageLinks
from rules_db.site.view.generated import GeneratedKind
from rules_db.site.view.levels import PLAIN, PROVED, WATCHED_PLAIN, is_placed, level_of
from rules_db.site.view.plain import plain_text


def level_mark(rule: Rule, links: PageLinks) -> Html:
    """That a rule is not tested, with the reason in the preview of the link; '' where it is as most rules are."""
    if not _has_level(rule, links) or level_of(rule) in PROVED:
        return Html()
    level = level_of(rule)
    note = html(' data-note="{}"', plain_text(rule.level_reason)) if rule.level_reason else ""
    form = '<a class="rule__level" data-level="{}"{} href="{}">{}</a>'
    return html(form, level, note, levels_href(rule.rulebook, links), PLAIN[level])


def level_line(rule: Rule, links: PageLinks) -> Html:
    """What was shown of the rule, with the reason; '' for a withdrawn rule, and where the rulebook has no engine."""
    if not _has_level(rule, links):
        return Html()
    name = html('<a href="{}">{}</a>', levels_href(rule.rulebook, links), PLAIN[level_of(rule)].capitalize())
    line = html("{}: {}", name, level_reason(rule, links)) if rule.level_reason else name
    return html("{} {}", line, _watched(rule, links)) if rule.watched else line


def _watched(rule: Rule, links: PageLinks) -> str:
    """That a watch sees to the rule, and where it spoke up without it."""
    spoke = next((watch.spoke for watch in links.view.watches_of.get(rule.id, []) if watch.spoke), "")
    where = f"a {spoke}" if spoke.startswith("random game") else f"“{spoke}”"
    return f"{WATCHED_PLAIN}: without it, {where} breaks it."


def level_reason(rule: Rule, links: PageLinks) -> Html:
    """Why the rule has its level, with links."""
    return links.plain_linked(plain_text(rule.level_reason), set(), rule.id)


def levels_href(book: RulebookId, links: PageLinks) -> str:
    """Where the levels are explained; the rulebook must have an engine."""
    return links.href(f"rulebooks/{book}/{GeneratedKind.PROOF}.md", levels_anchor(book))


def levels_anchor(book: RulebookId) -> str:
    """The explanation of the levels on the proof page of a rulebook."""
    return f"{book}-levels"


def _has_level(rule: Rule, links: PageLinks) -> bool:
    return rule.rulebook in links.view.levels and is_placed(rule)
