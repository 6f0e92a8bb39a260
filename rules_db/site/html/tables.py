"""Tables whose cells are finished HTML."""

from collections.abc import Iterable, Sequence

from rules_db.site.html.elements import Html


def table(class_: str, header: Iterable[Html], rows: Iterable[Sequence[Html]]) -> Html:
    """A table with a row of headings; every row has a cell for each."""
    head = "".join(f'<th scope="col">{name}</th>' for name in header)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>\n" for row in rows)
    return f'<table class="{class_}">\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody>\n</table>'
