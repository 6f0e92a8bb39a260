"""A study on file as a reader sees it: its picture, what came of the games, and the command that makes it anew."""

import re
from collections.abc import Callable, Sequence
from pathlib import PurePosixPath

from rules_db.errors import Problem
from rules_db.site.html.elements import Html, bullets, details, html, joined
from rules_db.site.html.links import PageLinks
from rules_db.site.html.tables import table
from rules_db.site.view.plain import first_words
from rules_db.studies.book import rules_version
from rules_db.studies.intervals import Interval
from rules_db.studies.study import BadStudy, Point, Study, described, length, most_changed, read_study, won

Reader = Callable[[str], str]
"""The text of a file of the docs folder by its path there; raises OSError or UnicodeDecodeError."""

RULES_SHOWN, WORDS_CHARACTERS = 8, 80
_FENCE = re.compile(r"^```study\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_MEND = "name a file beside the page that `rules-db study … --json` has made, with its plot as SVG of the same name"
_SIZE = re.compile(r'viewBox="0 0 ([0-9.]+) ([0-9.]+)"')


def with_studies(markdown: str, links: PageLinks, read: Reader, problems: list[Problem], above: int) -> str:
    """The text of a page with marks in the place of its study fences; those that name no study are problems.

    `above` lines of the file stand above the text.
    """

    def marked(fence: re.Match[str]) -> str:
        name, line = fence[1].strip(), markdown.count("\n", 0, fence.start()) + 1 + above
        try:
            if PurePosixPath(name).name != name:
                raise ValueError("it does not stand beside the page")
            return links.mark(_shown(name, links, read))
        except BadStudy as error:
            problems.append(Problem(links.file, line, f"{name}: {error.what}", error.mend))
        except (OSError, ValueError) as error:
            what = f"{name or 'nothing'} cannot be read: {getattr(error, 'strerror', None) or error}"
            problems.append(Problem(links.file, line, what, _MEND))
        return fence[0]

    return _FENCE.sub(marked, markdown)


def _shown(name: str, links: PageLinks, read: Reader) -> Html:
    folder = PurePosixPath(links.file).parent
    study = read_study(read(str(folder / name)))
    picture = str(PurePosixPath(name).with_suffix(".svg"))
    parts = [
        _age(study, links),
        _picture(study, picture, read(str(folder / picture))),
        _results(study),
        _others(study, links),
        html("<h2>Which rules come up more often</h2>\n<p>{}</p>\n", _RULES_WORDS),
        _rules(study, links),
        html(_COMMAND, _method(study), study.command),
        html('<p><a href="{}" download>All numbers of this study</a> (JSON)</p>\n', name),
    ]
    return joined(parts)


_OTHERS_WORDS = "What the other numbers were, where they had to give way"
_COMMAND = '<h2>Make it anew</h2>\n<p>{}</p>\n<pre class="study__command"><code>{}</code></pre>\n'
_RULES_WORDS = (
    "Each line is a rule, and the share of games in which it made something happen: where that was least, and where it"
    " was most."
)


def _age(study: Study, links: PageLinks) -> Html:
    if links.book is None or study.rules == rules_version(links.view.library, links.book.id):
        return Html()
    said = "The rules have changed since these games were played, so the numbers may be others by now."
    return html('<p class="study__age">{}</p>\n', said)


def _picture(study: Study, name: str, svg: str) -> Html:
    size = _SIZE.search(svg)
    wide, high = (round(float(each)) for each in size.groups()) if size else (1, 1)
    form = '<p class="study"><img class="study__plot" src="{}" alt="{}" width="{}" height="{}"></p>\n'
    return html(form, name, described(study), wide, high)


def _results(study: Study) -> Html:
    """A row a point, the first cells what was set."""
    settings = [axis.means for axis in study.axes]
    heads = [
        *settings,
        *("games won" if len(study.players) == 1 else f"{each} " for each in study.wins),
        "actions a game",
    ]
    rows = []
    for point in study.points:
        cells = (_percent(won(point, outcome)) for outcome in study.wins)
        rows.append([*map(str, point.values), *cells, _number(length(point))])
    return table("study__results", heads, rows)


def _others(study: Study, links: PageLinks) -> Html:
    """The numbers that had to be other than usual because of those that vary, folded."""
    book = links.book.id if links.book else ""
    meanings = {each.key: each.meaning for each in links.view.library.settings if each.rulebook == book}
    chosen = {axis.setting for axis in study.axes}
    rows = []
    for point in study.points:
        others = {name: number for name, number in point.settings.items() if name not in chosen}
        if others:
            said = "; ".join(f"{meanings.get(name, name)}: {number}" for name, number in others.items())
            rows.append(html("<b>{}</b>: {}", _values(point.values), said))
    return details("rule__more study__others", _OTHERS_WORDS, bullets("", rows)) if rows else Html()


def _rules(study: Study, links: PageLinks) -> Html:
    rows = []
    for rule, least, most in most_changed(study)[:RULES_SHOWN]:
        known = links.view.rules.get(rule)
        words = first_words(known.text, WORDS_CHARACTERS) if known else ""
        rows.append((html("{} {}", links.rule(rule, rule), words), _at(*least), _at(*most)))
    return table("study__rules", ("rule", "least", "most"), rows)


def _at(point: Point, found: Interval) -> str:
    return f"{100 * found.value:.0f} % with {_values(point.values)}"


def _values(values: Sequence[int]) -> str:
    return " and ".join(map(str, values))


def _percent(found: Interval) -> str:
    return f"{100 * found.value:.1f} % ({100 * found.low:.1f}–{100 * found.high:.1f})"


def _number(found: Interval) -> str:
    return f"{found.value:.1f} ({found.low:.1f}–{found.high:.1f})"


def _method(study: Study) -> str:
    games = min(point.counts.games for point in study.points)
    return (
        f"Each row is {games:,} games, with the same seeds in each. In parentheses stands where the true number lies in"
        " 95 of 100 studies (Wilson's interval for shares, the normal one for means). Whoever gives this command gets"
        " the same numbers:"
    )
