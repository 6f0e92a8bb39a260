"""Tables whose cells are finished HTML, or plain text."""

from collections.abc import Iterable, Sequence

from rules_db.site.html.elements import Html, html, joined


def table(class_: str, header: Iterable[str], rows: Iterable[Sequence[str]]) -> Html:
    """A table with a row of headings; every row has a cell for each."""
    head = joined(html('<th scope="col">{}</th>', name) for name in header)
    body = joined(html("<tr>{}</tr>\n", joined(html("<td>{}</td>", cell) for cell in row)) for row in rows)
    return html('<table class="{}">\n<thead><tr>{}</tr></thead>\n<tbody>\n{}</tbody>\n</table>', class_, head, body)
