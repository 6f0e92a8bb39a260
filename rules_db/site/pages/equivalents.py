"""What other rulebooks, and the games of an equivalence table, call a term: one line each under its entry."""

from collections.abc import Iterator, Sequence

from rules_db.lookup import grouped
from rules_db.model import Equivalence, Term
from rules_db.site.html.elements import Html, html, joined
from rules_db.site.html.links import PageLinks


def equivalent_lines(term: Term, links: PageLinks) -> Iterator[Html]:
    """The other names of a term as paragraphs: from the concepts that it names, then from the tables it stands in."""
    for concept in links.view.concepts_of.get(term.id, ()):
        names = [
            links.to(links.view.targets[each.term])
            for each in concept.terms
            if each.term and each.term != term.id and each.rulebook != term.rulebook
        ]
        if names:
            page = links.href(concept.place.file, f"concept-{concept.id}")
            yield _line("Elsewhere", html('<a href="{}">{}</a>', page, concept.name), names)
    for members in links.view.classes_of(term):
        rule = links.view.targets[members[0].rule]
        yield _line("Equivalent", html("{} ({})", members[0].class_, links.to(rule)), _by_game(members))


def _by_game(members: Sequence[Equivalence]) -> list[Html]:
    """Each game with its members: `Magic Red`."""
    games = grouped((each for each in members if each.value), lambda each: each.column)
    return [
        html("{} <em>{}</em>", game, ", ".join(dict.fromkeys(each.value for each in its)))
        for game, its in games.items()
    ]


def _line(label: str, idea: Html, names: Sequence[Html]) -> Html:
    form = '<p class="entry__equivalents"><span class="entry__label">{}</span> {}: {}</p>\n'
    return html(form, label, idea, joined(names, " · "))
