"""The text notation of actions: one table prints and reads them.

A play may leave out what goes without saying: a monster comes face-up in Attack Position, a Trap face-down, and the
card goes into the open column that is nearest to the center. 'sets' and 'summons' stand for 'plays … face-down' and
'plays … face-up'.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from rules_db.engine.kernel import MalformedAction
from rules_db.games.resummoned import properties
from rules_db.games.resummoned.actions import values as act
from rules_db.games.resummoned.rules.c400_monsters import monsters
from rules_db.games.resummoned.rules.c500_zones import zones
from rules_db.games.resummoned.rules.c700_effects import costs
from rules_db.games.resummoned.state import CardType, Duel, Facing, Position, Zone
from rules_db.games.resummoned.views import meant

_CHOOSING = {
    "first": "{0} puts {1} in first", "effect": "{0} puts {1} on the Chain first", "target": "{0} targets {1}",
    "discard": "{0} discards {1}", "equip": "{0} equips {1}", "defender": "{0} reassigns the attack to {1}",
    "place": "{0} puts it {1}", "pay": "{0} pays with {1}",
    "choose": "{0} chooses {1}", "may": "{0} decides to {1}", "start": "{0} lets {1} start",
}  # fmt: skip


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
    position = f" in {action.position}" if action.position else ""
    paying = f" paying {listed(action.paying)}" if action.paying else ""
    return f"{action.player} plays {action.card} {action.facing}{position} in column {action.column}{paying}"


def _print_activate(action: act.Activate) -> str:
    which = f" {action.effect}" if action.effect > 1 else ""
    paying = f" paying {listed(action.paying)}" if action.paying else ""
    targeting = f" targeting {listed(action.targets)}" if action.targets else ""
    return f"{action.player} activates {action.card}'s effect{which}{paying}{targeting}"


_PRINT: dict[type, Callable[..., str]] = {
    act.Ready: lambda each: f"{each.player} is ready",
    act.Swap: lambda each: f"{each.player} swaps {each.out or 'nothing'} for {each.into or 'nothing'}",
    act.Pass: lambda each: f"{each.player} passes",
    act.Surrender: lambda each: f"{each.player} surrenders",
    act.Play: _print_play,
    act.Flip: lambda each: f"{each.player} flips {each.card}",
    act.Turn: lambda each: f"{each.player} changes the position of {each.card}",
    act.Attack: lambda each: f"{each.player} attacks {each.defender} with {each.attacker}",
    act.Activate: _print_activate,
    act.Arrange: lambda each: f"{each.player} rearranges {each.card} above {each.above}",
    act.Choose: lambda each: _CHOOSING[each.kind].format(each.player, listed(each.picks)),
}


def _read_play(duel: Duel, found: re.Match[str]) -> act.Action:
    words = found.groupdict()
    player, card = words["player"], duel.cards[_card(duel, words["card"])]
    card_type = properties.true_type(duel, card)
    said = {"sets": Facing.DOWN, "summons": Facing.UP}.get(words["verb"]) or words["facing"]
    usual = Facing.UP if card_type == CardType.MONSTER else Facing.DOWN
    facing = said or monsters.facing_of_spell(card_type) or usual
    paying = _cards(duel, words["paying"])
    zone = zones.zone_for(card_type)
    position = words["position"] or (Position.ATTACK if zone is Zone.MONSTER else "")
    if words["column"] is not None:
        column = int(words["column"])
    else:
        column = next(iter(zones.open_columns(duel, player, zone, costs.once_paid(paying))), 0)
    return act.Play(player, card.id, str(facing), str(position), column, paying)


def _read_activate(duel: Duel, found: re.Match[str]) -> act.Action:
    words = found.groupdict()
    card = _card(duel, words["card"])
    targets = tuple(_object(duel, each) for each in unlisted(words["targets"] or ""))
    return act.Activate(words["player"], card, int(words["effect"] or 1), _cards(duel, words["paying"]), targets)


def _read_attack(duel: Duel, found: re.Match[str]) -> act.Action:
    return act.Attack(found["player"], _object(duel, found["card"]), _object(duel, found["target"]))


def _read_swap(duel: Duel, found: re.Match[str]) -> act.Action:
    out, into = ("" if found[each] == "nothing" else found[each] for each in ("out", "into"))
    return act.Swap(found["player"], out, into)


def _read_surrender(duel: Duel, found: re.Match[str]) -> act.Action:
    return act.Surrender(found["player"])


Build = Callable[[Duel, re.Match[str]], act.Action]

_READ: tuple[tuple[str, Build], ...] = (
    (r"(?P<player>.+?) is ready", lambda duel, found: act.Ready(found["player"])),
    (
        r"(?P<player>.+?) swaps (?P<out>.+?) for (?P<into>.+)",
        _read_swap,
    ),
    (r"(?P<player>.+?) passes", lambda duel, found: act.Pass(found["player"])),
    (r"(?P<player>.+?) surrenders", _read_surrender),
    (
        r"(?P<player>.+?) activates (?P<card>.+)'s effect(?: (?P<effect>\d{1,9}))?"
        r"(?: paying (?P<paying>.+?))?(?: targeting (?P<targets>.+))?",
        _read_activate,
    ),
    (
        r"(?P<player>.+?) (?P<verb>plays|sets|summons|activates) (?P<card>.+?)(?: (?P<facing>face-up|face-down))?"
        r"(?: in (?P<position>Attack Position|Defense Position))?(?: in column (?P<column>-?\d{1,9}))?"
        r"(?: paying (?P<paying>.+))?",
        _read_play,
    ),
    (r"(?P<player>.+?) flips (?P<card>.+)", lambda duel, found: act.Flip(found["player"], _card(duel, found["card"]))),
    (
        r"(?P<player>.+?) changes the position of (?P<card>.+)",
        lambda duel, found: act.Turn(found["player"], _card(duel, found["card"])),
    ),
    (r"(?P<player>.+?) attacks (?P<target>.+?) with (?P<card>.+)", _read_attack),
    (
        r"(?P<player>.+?) rearranges (?P<card>.+) above (?P<above>.+)",
        lambda duel, found: act.Arrange(found["player"], _card(duel, found["card"]), _card(duel, found["above"])),
    ),
)

_COMPILED = tuple((re.compile(pattern), build) for pattern, build in _READ)

_CHOICES = tuple(
    (kind, re.compile(pattern.format("(?P<player>.+?)", "(?P<picks>.+)"))) for kind, pattern in _CHOOSING.items()
)

_VERBS = (
    "passes", "plays", "sets", "summons", "activates", "flips", "changes", "attacks", "rearranges", "surrenders",
    "is ready", "swaps", *dict.fromkeys(pattern.split()[1] for pattern in _CHOOSING.values()),
)  # fmt: skip
"""What can follow the player in the text of an action."""


def parse(duel: Duel, text: str) -> act.Action:
    """The action that a text means. Raises MalformedAction."""
    if (chosen := _read_choice(duel, text)) is not None:
        return chosen
    for build, found in _readings(text):
        if found["player"] in duel.players:
            return build(duel, found)
    who = listed(tuple(duel.seats))
    raise MalformedAction(f"{text!r} is no action (begin with {who}, then {', '.join(_VERBS)})")


@lru_cache(maxsize=1024)
def _readings(text: str) -> tuple[tuple[Build, re.Match[str]], ...]:
    """The patterns that a text fits, whatever is on the table."""
    return tuple((build, found) for pattern, build in _COMPILED if (found := pattern.fullmatch(text)))


@lru_cache(maxsize=1024)
def _readings_as_choice(text: str) -> tuple[tuple[str, re.Match[str]], ...]:
    return tuple((kind, found) for kind, pattern in _CHOICES if (found := pattern.fullmatch(text)))


def _read_choice(duel: Duel, text: str) -> act.Action | None:
    """A choice, with the verb of its kind or with 'chooses'."""
    for kind, found in _readings_as_choice(text):
        if found["player"] not in duel.players:
            continue
        open_ = duel.choice
        if open_ is not None and kind in (open_.kind, "choose"):
            return act.Choose(found["player"], open_.kind, _picks(open_.options, found["picks"]))
        return act.Choose(found["player"], kind, unlisted(found["picks"]))
    return None


def _picks(options: list[str], text: str) -> tuple[str, ...]:
    return (text,) if text in options else unlisted(text)


def _card(duel: Duel, name: str) -> str:
    if name in duel.cards:
        return name
    raise MalformedAction(f"there is no card {name} (cards are called by the names of the position)")


def _object(duel: Duel, name: str) -> str:
    return name if meant(duel, name) in (*duel.players, *duel.cards) else _card(duel, name)


def _cards(duel: Duel, text: str | None) -> tuple[str, ...]:
    return tuple(_card(duel, each) for each in unlisted(text or ""))
