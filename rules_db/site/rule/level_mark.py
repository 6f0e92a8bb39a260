"""What a rule says of its own level: a mark in its head, and a line in the fold that surrounds it."""

from rules_db.model import Rule, RulebookId
from rules_db.site.html.elements import Html, html
from rules_db.site.html.links import PageLinks
from rules_db.site.view.generated import GeneratedKind
from rules_db.site.view.levels import PROVED, WATCHED, level_name, level_of, level_words
from rules_db.site.view.plain import plain_text


def level_mark(rule: Rule, links: PageLinks) -> Html:
    """The level in short; '' for a withdrawn rule, and where the rulebook has no engine.

    The mark of a rule that is not proved is a link, whose preview gives the reason.
    """
    if not _has_level(rule, links):
        return Html()
    level = level_of(rule)
    number = html('<span class="rule__level-number">{}</span> ', level) if level else ""
    content = html("{}{}", number, level_words(level))
    shape = html('class="rule__level" data-level="{}"', level)
    if level in PROVED or not rule.level_reason:
        return html("<span {}>{}</span>", shape, content)
    note, href = plain_text(rule.level_reason), levels_href(rule.rulebook, links)
    return html('<a {} data-note="{}" href="{}">{}</a>', shape, note, href, content)


def level_line(rule: Rule, links: PageLinks) -> Html:
    """The level with its reason; '' for a withdrawn rule, and where the rulebook has no engine."""
    if not _has_level(rule, links):
        return Html()
    name = html('<a href="{}">{}</a>', levels_href(rule.rulebook, links), level_name(level_of(rule)))
    line = html("{}: {}", name, level_reason(rule, links)) if rule.level_reason else name
    return html("{} {}", line, _watched(rule, links)) if rule.watched else line


def _watched(rule: Rule, links: PageLinks) -> str:
    """That a watch sees to the rule, and where it spoke up without it."""
    spoke = next((watch.spoke for watch in links.view.watches_of.get(rule.id, []) if watch.spoke), "")
    where = f"a {spoke}" if spoke.startswith("random game") else f"“{spoke}”"
    return f"It is {WATCHED} besides: without it, its watch sees it broken in {where}."


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
    return rule.rulebook in links.view.levels and not rule.is_withdrawn
