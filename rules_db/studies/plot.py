"""A study as a picture for a page: SVG by Matplotlib, an optional library, the same for the same study.

The picture has no ground of its own. It is drawn in the colours of a light page, and a style within it exchanges them
where the page, or the reader's system, is dark.
"""

import io
import logging
from collections.abc import Callable, Iterator
from dataclasses import astuple, dataclass
from html import escape
from textwrap import wrap
from typing import Any

from rules_db.engine.play.bots import RANDOM
from rules_db.errors import RulesError
from rules_db.studies.intervals import Interval
from rules_db.studies.study import Point, Study, described, length, title, won

Measure = Callable[[Point], Interval]

LINES = 6
"""So many values of a second setting can be told apart."""

_INSTALL = "in the folder of rules-db: .venv/bin/python -m pip install --editable '.[plot]'"
_MEASURED = "DejaVu Sans"  # It comes with Matplotlib, so texts have the same room on every machine.
_SHOWN = "'Segoe UI', 'Helvetica Neue', 'Noto Sans', 'Liberation Sans', 'DejaVu Sans', sans-serif"
_NOTHING_ELSE = dict.fromkeys(("Date", "Creator", "Format", "Type"))
HEAD_CHARACTERS = 72
_LEFT, _LINE = 0.02, 0.045
"""Where words begin, and how far lines of them lie apart, as parts of the picture's width and height."""

_STYLE: Any = {
    "font.family": _MEASURED,
    "font.size": 10.5,
    "svg.fonttype": "none",
    "text.parse_math": False,
    "svg.hashsalt": "rules-db",
    "axes.spines.left": False,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "xtick.major.pad": 7,
    "ytick.major.pad": 7,
}


@dataclass(frozen=True, slots=True)
class Colours:
    """Colours as #rrggbb: of words, of less weighty words, of thin lines, and of what the picture is about."""

    ink: str
    soft: str
    line: str
    accent: str


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours on a light page, and those on a dark one."""

    light: Colours
    dark: Colours


def require_drawable(study: Study) -> None:
    """Raises RulesError for a study that no picture can show, or where Matplotlib is not there."""
    if not 1 <= len(study.axes) <= 2:
        raise RulesError(f"a plot shows one or two settings, and these are {len(study.axes)} (vary others in turn)")
    if len(study.axes[0].values) < 2:
        raise RulesError("a plot shows how something changes, and there is one value only (give several)")
    if len(study.axes) == 2 and len(study.axes[1].values) > LINES:
        raise RulesError(f"a plot tells at most {LINES} values of the second setting apart (vary it less)")
    try:
        import matplotlib  # noqa: F401
    except ImportError as error:
        raise RulesError(f"--plot needs Matplotlib, which is not installed ({_INSTALL})") from error


def drawn(study: Study, palette: Palette) -> str:
    """The picture: how often games are won above, how long they are below, with intervals as bands.

    The first setting runs across; each value of a second one has a line of its own. Raises RulesError.
    """
    require_drawable(study)
    logging.getLogger("matplotlib").setLevel(logging.ERROR)
    from matplotlib import rc_context
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    with rc_context(_STYLE):
        figure = Figure(figsize=(5.3, 5.0))
        FigureCanvasSVG(figure)
        head = wrap(" ".join(_head(study)), HEAD_CHARACTERS)
        fields = figure.subplots(2, sharex=True, height_ratios=(3, 2))
        right = 0.9 if len(study.axes) == 2 else 0.97
        figure.subplots_adjust(left=0.112, right=right, top=0.825 - _LINE * len(head), bottom=0.122, hspace=0.36)
        _write(figure, 0.94, title(study), palette.light.ink, size=15.5, weight="bold")
        for at, line in enumerate(head):
            _write(figure, 0.885 - _LINE * at, line, palette.light.soft, size=9.8)
        for field, (says, measure) in zip(fields, _measures(study).items(), strict=True):
            _draw_lines(field, study, palette.light, measure)
            _dress(field, palette.light)
            _write(figure, field.get_position().y1 + 0.03, says, palette.light.ink, size=10.5)
        fields[0].yaxis.set_major_formatter(lambda value, _: f"{value:g} %")
        fields[1].set_xlabel(_across(study), color=palette.light.ink, labelpad=9)
        fields[1].set_xticks(_ticks(study))
        for field in fields:
            _name_lines(field, study, palette.light)
        made = io.StringIO()
        figure.savefig(made, format="svg", transparent=True, metadata=_NOTHING_ELSE)
    return _finished(made.getvalue(), study, palette)


def _head(study: Study) -> Iterator[str]:
    """What was done, and how to read it."""
    games = min(point.counts.games for point in study.points)
    played = "actions drawn by chance" if study.plan.bot == RANDOM else f"played by the bot “{study.plan.bot}”"
    yield f"{games:,} games at each point, {played}."
    if len(study.axes) == 2:
        yield f"Each line ends with its number of the second setting: {study.axes[1].means}."
    yield "Bands hold the true value in 95 of 100 studies."


def _write(figure: Any, height: float, words: str, colour: str, size: float, weight: str = "normal") -> None:
    """Words at the left edge of the picture."""
    figure.text(_LEFT, height, words, color=colour, fontsize=size, fontweight=weight)


def _measures(study: Study) -> dict[str, Measure]:
    """What the fields show from top to bottom, in words, with the interval that it has at a point."""
    won_by = "Games won" if len(study.players) == 1 else f"Games that {study.players[0]} wins"
    return {won_by: lambda point: _percent(won(point, study.wins[0])), "Actions a game": length}


def _across(study: Study) -> str:
    axis = study.axes[0]
    return f"{axis.means} (the rulebook says {axis.usual})"


def _lines(study: Study) -> list[tuple[int | None, list[Point]]]:
    """The points from left to right, for each value of a second setting."""
    ordered = sorted(study.points, key=lambda point: point.values[0])
    if len(study.axes) == 1:
        return [(None, ordered)]
    lines = [(value, [point for point in ordered if point.values[1] == value]) for value in study.axes[1].values]
    return [line for line in lines if line[1]]


def _draw_lines(field: Any, study: Study, colours: Colours, measure: Measure) -> None:
    lines = _lines(study)
    for number, (_, points) in enumerate(lines, 1):
        across = [point.values[0] for point in points]
        found = [measure(point) for point in points]
        strength = 0.3 + 0.7 * number / len(lines)
        low, high = [each.low for each in found], [each.high for each in found]
        field.fill_between(across, low, high, color=colours.accent, alpha=0.17 * strength, linewidth=0)
        values, look = [each.value for each in found], {"linewidth": 2, "marker": "o", "markersize": 4.5}
        field.plot(across, values, color=colours.accent, alpha=strength, clip_on=False, zorder=3, **look)


def _name_lines(field: Any, study: Study, colours: Colours) -> None:
    """The value of the second setting at the end of each line, one above the other where the ends are close."""
    if len(study.axes) == 1:
        return
    bottom, top = field.get_ylim()
    room = (top - bottom) * 12 / (field.get_position().height * field.figure.get_figheight() * 72)
    ends = [(line.get_ydata()[-1], line.get_xdata()[-1], value) for line, (value, _) in _pairs(field, study)]
    height = bottom - room
    for end, across, value in sorted(ends):
        height = max(end, height + room)
        words = {"textcoords": "offset points", "va": "center", "color": colours.ink, "fontsize": 9.6}
        field.annotate(str(value), (across, height), (9, 0), annotation_clip=False, **words)


def _pairs(field: Any, study: Study) -> Any:
    return zip(field.get_lines(), _lines(study), strict=True)


def _dress(field: Any, colours: Colours) -> None:
    """No frame, and thin lines across."""
    field.set_ylim(bottom=0)
    field.grid(axis="y", color=colours.line, linewidth=0.8)
    field.set_axisbelow(True)
    field.spines["bottom"].set_color(colours.soft)
    field.tick_params(colors=colours.soft, labelsize=9.6)
    field.locator_params(axis="y", nbins=5)


def _percent(found: Interval) -> Interval:
    return Interval(*(100 * each for each in found))


def _ticks(study: Study) -> list[int]:
    """The values that were played, all of them or every second, third and so on."""
    values = sorted(study.axes[0].values)
    return values[:: -(-len(values) // 12)]


def _finished(svg: str, study: Study, palette: Palette) -> str:
    """The picture with a title for those who hear it, the fonts of the site, and the colours of the dark."""
    _, _, body = svg.partition("<svg ")
    opening, _, content = body.replace(f"'{_MEASURED}'", _SHOWN).partition(">")
    pairs = zip(astuple(palette.light), astuple(palette.dark), strict=True)
    dark = "".join(
        f'[style*="{kind}: {light}"]{{{kind}:{other}!important}}'
        for light, other in pairs
        for kind in ("fill", "stroke")
    )
    style = f"<style>@media (prefers-color-scheme: dark){{{dark}}}</style>"
    heard = f"<title>{escape(title(study))}</title><desc>{escape(described(study))}</desc>"
    return f"<svg {opening}>\n {heard}\n {style}{content}"
