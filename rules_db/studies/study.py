"""A study: what was asked, what came of it, and both as JSON, which is what is kept of it."""

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from rules_db.engine.play.bots import RANDOM
from rules_db.errors import RulesError
from rules_db.studies.axes import Axis
from rules_db.studies.intervals import METHOD, Interval, mean, share
from rules_db.studies.playing import Counts, Plan

FORMAT = 1
_PLACES = 6


@dataclass(frozen=True, slots=True)
class Point:
    """The games of one choice of values, one for each axis; `settings` are all that differ from the defaults."""

    values: tuple[int, ...]
    settings: Mapping[str, int]
    counts: Counts


@dataclass(frozen=True, slots=True)
class Study:
    """Games of one game by many settings: `games` of each point, from `seed` on, for each the same seeds.

    `rules` says which version of the rulebook was played, `players` who sat at the table.
    """

    plan: Plan
    title: str
    players: tuple[str, ...]
    rules: str
    games: int
    seed: int
    axes: tuple[Axis, ...]
    points: tuple[Point, ...]

    @property
    def command(self) -> str:
        """What makes this study."""
        varied = [f"--vary {axis.setting}={_written(axis.values)}" for axis in self.axes]
        bot = [] if self.plan.bot == RANDOM else [f"--bot {self.plan.bot}"]
        counted = f"--games {self.games} --seed {self.seed} --steps {self.plan.steps}"
        return " ".join([f"rules-db study {self.plan.game}", *varied, *bot, counted])

    @property
    def wins(self) -> tuple[str, ...]:
        """The outcomes whose shares are compared: each player's victory, a draw, a game without an end."""
        usual = [f"{player} wins" for player in self.players]
        found = {outcome for point in self.points for outcome in point.counts.outcomes}
        is_alone = len(self.players) == 1
        others = sorted(found - set(usual) - ({f"{self.players[0]} loses"} if is_alone else set()))
        return (*usual, *others)


def won(point: Point, outcome: str) -> Interval:
    """The share of a point's games that ended so."""
    return share(point.counts.outcomes[outcome], point.counts.games)


def length(point: Point) -> Interval:
    """How many actions a game of a point took."""
    return mean(point.counts.actions, point.counts.squares, point.counts.games)


def fired(point: Point, rule: str) -> Interval:
    """The share of a point's games in which a rule, by its id, made something happen."""
    return share(point.counts.fired[rule], point.counts.games)


def reached(study: Study) -> Study:
    """The study with those of its points of which games were played."""
    return replace(study, points=tuple(point for point in study.points if point.counts.games))


def most_changed(study: Study) -> list[tuple[str, tuple[Point, Interval], tuple[Point, Interval]]]:
    """Each rule with the point at which it makes something happen in fewest games, and in most; widest gap first."""
    found = []
    for rule in sorted({rule for point in study.points for rule in point.counts.fired}):
        ranked = sorted(((point, fired(point, rule)) for point in study.points), key=lambda each: each[1].value)
        found.append((rule, ranked[0], ranked[-1]))
    return sorted(found, key=lambda each: each[1][1].value - each[2][1].value)


def title(study: Study) -> str:
    """What the picture shows, in words."""
    return (
        f"How often {study.title} is won"
        if len(study.players) == 1
        else f"How often {study.players[0]} wins {study.title}"
    )


def described(study: Study) -> str:
    """What the picture shows, for those who do not see it."""
    points = [_said(study, point) for point in study.points]
    return f"{title(study)}, by {' and '.join(axis.means for axis in study.axes)}: {'; '.join(points)}."


def _said(study: Study, point: Point) -> str:
    at = " and ".join(map(str, point.values))
    return f"{at}: {won(point, study.wins[0]).value:.1%} won, {length(point).value:.0f} actions"


def plain(study: Study) -> dict[str, Any]:
    """The study as JSON has it: what was counted, and the shares and means that follow from it."""
    return {
        "format": FORMAT,
        "command": study.command,
        "game": study.plan.game,
        "title": study.title,
        "players": list(study.players),
        "rules": study.rules,
        "bot": study.plan.bot,
        "games": study.games,
        "seed": study.seed,
        "steps": study.plan.steps,
        "intervals": METHOD,
        "vary": [
            {"setting": each.setting, "means": each.means, "usual": each.usual, "values": list(each.values)}
            for each in study.axes
        ],
        "points": [_plain_point(study, point) for point in study.points],
    }


def _plain_point(study: Study, point: Point) -> dict[str, Any]:
    counts = point.counts
    names = [axis.setting for axis in study.axes]
    outcomes = {
        name: {"games": count, **_plain_interval("share", share(count, counts.games))}
        for name, count in sorted(counts.outcomes.items())
    }
    rules = {
        rule: {
            "games": count,
            "events": counts.events[rule],
            **_plain_interval("share", share(count, counts.games)),
            "per_game": round(counts.events[rule] / counts.games, _PLACES),
        }
        for rule, count in sorted(counts.fired.items())
    }
    actions = {"total": counts.actions, "squares": counts.squares, "least": counts.least, "most": counts.most}
    return {
        "values": dict(zip(names, point.values, strict=True)),
        "settings": dict(point.settings),
        "games": counts.games,
        "outcomes": outcomes,
        "actions": {**actions, **(_plain_interval("mean", length(point)) if counts.games else {})},
        "rules": rules,
        "first_games": [list(each) for each in counts.first],
    }


def _plain_interval(name: str, found: Interval) -> dict[str, float]:
    value, low, high = (round(each, _PLACES) for each in found)
    return {name: value, "low": low, "high": high}


class BadStudy(RulesError):
    """A file holds no study: what is wrong with it, and how to mend that."""

    def __init__(self, what: str, mend: str) -> None:
        self.what, self.mend = what, mend
        super().__init__(f"{what} ({mend})")


def read_study(text: str) -> Study:
    """The study that a text holds, by what was counted in it; raises BadStudy."""
    try:
        said = json.loads(text)
        if said["format"] == FORMAT:
            return _read(said)
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        what = f"this is no study that can be read: {type(error).__name__} {error}"
        raise BadStudy(what, "make it with `rules-db study … --json`") from error
    raise BadStudy(f"this study has format {said['format']}, and not {FORMAT}", "make it anew")


def _read(said: Mapping[str, Any]) -> Study:
    axes = tuple(
        Axis(str(each["setting"]), str(each["means"]), int(each["usual"]), tuple(map(int, each["values"])))
        for each in said["vary"]
    )
    return Study(
        Plan(str(said["game"]), str(said["bot"]), int(said["steps"])),
        str(said["title"]),
        tuple(map(str, said["players"])),
        str(said["rules"]),
        int(said["games"]),
        int(said["seed"]),
        axes,
        tuple(_read_point(each, axes) for each in said["points"]),
    )


def _read_point(said: Mapping[str, Any], axes: tuple[Axis, ...]) -> Point:
    rules, actions = said["rules"], said["actions"]
    counts = Counts(
        games=int(said["games"]),
        outcomes=Counter({str(name): int(each["games"]) for name, each in said["outcomes"].items()}),
        actions=int(actions["total"]),
        squares=int(actions["squares"]),
        least=int(actions["least"]),
        most=int(actions["most"]),
        fired=Counter({str(rule): int(each["games"]) for rule, each in rules.items()}),
        events=Counter({str(rule): int(each["events"]) for rule, each in rules.items()}),
        first=[(str(outcome), int(number)) for outcome, number in said["first_games"]],
    )
    if counts.games < 1:
        raise ValueError("a point without games")
    values = tuple(int(said["values"][axis.setting]) for axis in axes)
    return Point(values, {str(name): int(number) for name, number in said["settings"].items()}, counts)


def _written(values: tuple[int, ...]) -> str:
    """Values as --vary takes them: a range where they are one."""
    steps = {after - before for before, after in pairwise(values)}
    if len(steps) == 1 and (step := steps.pop()) > 0 and len(values) > 2:
        return f"{values[0]}..{values[-1]}" + (f"..{step}" if step > 1 else "")
    return ",".join(map(str, values))
