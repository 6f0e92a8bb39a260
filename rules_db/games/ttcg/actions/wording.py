"""The text notation of actions: what prints them, and what reads them."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from rules_db.engine.kernel import MalformedAction
from rules_db.games.ttcg.actions import values as act
from rules_db.games.ttcg.state import Facing, Table
from rules_db.games.ttcg.views import meant

_CHOOSING = {
    "discard": "{0} discards {1}", "effect": "{0} activates {1} first", "target": "{0} targets {1}",
    "below": "{0} lays it on {1}", "may": "{0} decides to {1}", "choose": "{0} chooses {1}",
}  # fmt: skip
"""By the kind of a choice, how its answer is said."""


def listed(names: tuple[str, ...]) -> str:
    """'Wolf', 'Wolf and Fox', 'Wolf, Fox and Owl'; 'nothing' for none."""
    if not names:
        return "nothing"
    *others, last = names
    return f"{', '.join(others)} and {last}" if others else last


def unlisted(text: str) -> tuple[str, ...]:
    return () if text in ("nothing", "") else tuple(re.split(r", | and ", text))


def format_(action: act.Action) -> str:
    """The text of an action, complete: it leaves nothing out."""
    return _PRINT[type(action)](action)


def _print_play(action: act.Play) -> str:
    on = f" on {action.on}" if action.on else ""
    return f"{action.player} plays {action.card} {action.facing}{on}"


def _print_activate(action: act.Activate) -> str:
    which = f" {action.effect}" if action.effect > 1 else ""
    targeting = f" targeting {listed(action.targets)}" if action.targets else ""
    return f"{action.player} activates {action.card}'s effect{which}{targeting}"


_PRINT: dict[type, Callable[..., str]] = {
    act.Pass: lambda each: f"{each.player} passes",
    act.GiveUp: lambda each: f"{each.player} gives up",
    act.Play: _print_play,
    act.Flip: lambda each: f"{each.player} flips {each.card}",
    act.Activate: _print_activate,
    act.AttackWith: lambda each: f"{each.player} attacks {each.target} with {each.attacker}",
    act.Choose: lambda each: _CHOOSING[each.kind].format(each.player, listed(each.picks)),
}

Build = Callable[[Table, re.Match[str]], act.Action]


def _read_play(table: Table, found: re.Match[str]) -> act.Action:
    """A play may leave out which way up, which is face-up; 'levels up Wolf with X' is a play of X on Wolf."""
    facing = found["facing"] or Facing.UP
    on = _card(table, found["on"]) if found["on"] else ""
    return act.Play(found["player"], _card(table, found["card"]), str(facing), on)


def _read_activate(table: Table, found: re.Match[str]) -> act.Action:
    targets = tuple(_thing(table, each) for each in unlisted(found["targets"] or ""))
    return act.Activate(found["player"], _card(table, found["card"]), int(found["effect"] or 1), targets)


_READ: tuple[tuple[re.Pattern[str], Build], ...] = tuple(
    (re.compile(pattern), build)
    for pattern, build in (
        (r"(?P<player>.+?) passes", lambda table, found: act.Pass(found["player"])),
        (r"(?P<player>.+?) gives up", lambda table, found: act.GiveUp(found["player"])),
        (r"(?P<player>.+?) activates (?P<card>.+)'s effect(?: (?P<effect>\d))?(?: targeting (?P<targets>.+))?",
         _read_activate),
        (r"(?P<player>.+?) levels up (?P<on>.+?) with (?P<card>.+?)(?: (?P<facing>face-up|face-down))?", _read_play),
        (r"(?P<player>.+?) plays (?P<card>.+?)(?: (?P<facing>face-up|face-down))?(?: on (?P<on>.+))?", _read_play),
        (r"(?P<player>.+?) flips (?P<card>.+)",
         lambda table, found: act.Flip(found["player"], _card(table, found["card"]))),
        (r"(?P<player>.+?) attacks (?P<target>.+?) with (?P<card>.+)",
         lambda table, found: act.AttackWith(
             found["player"], _card(table, found["card"]), _thing(table, found["target"]))),
    )
)  # fmt: skip

_CHOICES = tuple(
    (kind, re.compile(pattern.format("(?P<player>.+?)", "(?P<picks>.+)"))) for kind, pattern in _CHOOSING.items()
)

_VERBS = ("passes", "plays", "levels up", "flips", "activates", "attacks", "gives up", "chooses")
"""What can follow the player in the text of an action."""


def parse(table: Table, text: str) -> act.Action:
    """The action that a text means. Raises MalformedAction."""
    if (chosen := _read_choice(table, text)) is not None:
        return chosen
    for build, found in _readings(text):
        if found["player"] in table.players:
            return build(table, found)
    raise MalformedAction(f"{text!r} is no action (begin with {listed(tuple(table.seats))}, then {', '.join(_VERBS)})")


@lru_cache(maxsize=1024)
def _readings(text: str) -> tuple[tuple[Build, re.Match[str]], ...]:
    """The patterns that a text fits, whatever is on the table."""
    return tuple((build, found) for pattern, build in _READ if (found := pattern.fullmatch(text)))


def _read_choice(table: Table, text: str) -> act.Action | None:
    """An answer, with the verb of its kind or with 'chooses'; None where it can be none."""
    for kind, pattern in _CHOICES:
        found = pattern.fullmatch(text)
        if found is None or found["player"] not in table.players:
            continue
        open_ = table.choice
        if open_ is not None and kind in (open_.kind, "choose"):
            return act.Choose(found["player"], open_.kind, _picks(open_.options, found["picks"]))
        if kind != "effect":
            return act.Choose(found["player"], kind, unlisted(found["picks"]))
    return None


def _picks(options: list[str], text: str) -> tuple[str, ...]:
    """Options by their text; of the effects of a card, one without a number is the first."""
    first = f"{text} 1"
    return (text,) if text in options else (first,) if first in options else unlisted(text)


def _card(table: Table, name: str) -> str:
    if name in table.cards:
        return name
    raise MalformedAction(f"there is no card {name} (cards are called by the names of the position)")


def _thing(table: Table, name: str) -> str:
    """A card, a player, or a face-down card by its place."""
    return name if meant(table, name) in (*table.players, *table.cards) else _card(table, name)
