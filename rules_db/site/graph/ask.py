"""The way into the graph: the panel that answers questions in the browser, and the links that ask it about a rule."""

from collections.abc import Sequence
from xml.etree.ElementTree import Element

from rules_db.model import Rule
from rules_db.site.html.elements import Html, element, html
from rules_db.site.html.links import PageLinks
from rules_db.site.view.generated import GeneratedKind

_LEAD = (
    "What a rule rests on, who refers to it, and the way from one rule to another. The address keeps the question, so "
    "that the answer can be shared."
)
_WITHOUT_SCRIPT = Html(
    '<noscript><p class="ask__note">The panel needs JavaScript. Without it, the lists below show the '
    '<a href="#hubs">hubs</a>, <a href="#cycles">cycles</a> and <a href="#islands">islands</a>, and the fold under '
    "each rule its references both ways.</p></noscript>"
)


def ask_panel(scripts: Sequence[str], links: PageLinks) -> Element:
    """The place that assets/graph/ask.js fills; `scripts` hold the graph, relative to the root of the site."""
    return element(
        "section",
        {"class": "ask", "id": "ask", "data-graph": " ".join(scripts)},
        element("h2", {}, "Ask the graph"),
        element("p", {"class": "ask__lead"}, _LEAD),
        links.mark(_WITHOUT_SCRIPT),
    )


def ask_link(rule: Rule, links: PageLinks) -> Html:
    """A link that asks the panel about a rule."""
    page = links.href(f"rulebooks/{rule.rulebook}/{GeneratedKind.GRAPH}.md")
    form = '<p class="rule__ask"><a href="{}?rule={}">Ask the graph about {}</a></p>\n'
    return html(form, page, rule.id, links.name(rule))
