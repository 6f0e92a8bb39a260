"""The text notation of actions: what prints them, and what reads them."""

from __future__ import annotations

import re
from contextlib import suppress
from functools import cache

from rules_db.engine.choices import Choice
from rules_db.engine.kernel import MalformedAction
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions import values as act
from rules_db.games.cgs.actions.other_words import said_otherwise
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.views import meant, token_named

hooks.CHOOSING.update({
    "step": "{0} takes the {1}", "discard": "{0} discards {1}", "effect": "{0} adds {1} first",
    "block": "{0} blocks with {1}", "redirect": "{0} decides to attack {1}", "target": "{0} targets {1}",
    "may": "{0} decides to {1}", "call": "{0} calls {1}", "first": "{0} names {1} to go first",
    "mulligan": "{0} lays aside {1}", "order": "{0} puts {1} first", "choose": "{0} chooses {1}",
    "declare": "{0} declares {1}", "pick out": "{0} picks out {1}",
})  # fmt: skip


def _read_block(table: Table, text: str) -> act.Action | None:
    """An attempt to block although nobody is asked for blockers: why it cannot be is told by its refusal."""
    found = _BLOCKS.fullmatch(text) or _BLOCKS_ALONE.fullmatch(text)
    if found is None or found["player"] not in table.players or found["picks"] == "nothing":
        return None
    return act.Choose(found["player"], "block", tuple(card(table, each) for each in unlisted(table, found["picks"])))


def listed(names: tuple[str, ...]) -> str:
    """'Wolf', 'Wolf and Fox', 'Wolf, Fox and Owl'; 'nothing' for none."""
    if not names:
        return "nothing"
    *others, last = names
    return f"{', '.join(others)} and {last}" if others else last


def unlisted(table: Table, text: str) -> tuple[str, ...]:
    """The names that a list holds, the longest that there are: 'Kethis, the Hand and Fox' are two cards."""
    parts, names, at = _JOINTS.split(text), list[str](), 0
    while at < len(parts) and text not in ("nothing", ""):
        ends = range(len(parts), at, -2)
        to = next((end for end in ends if _is_name(table, "".join(parts[at:end]))), at + 1)
        names.append("".join(parts[at:to]))
        at = to + 1
    return tuple(names)


_JOINTS = re.compile(r"(, | and )")


def _is_name(table: Table, name: str) -> bool:
    is_option = table.choice is not None and name in table.choice.options
    return is_option or name in table.players or meant(table, name) in table.cards


def format_(action: act.Action) -> str:
    """The text of an action, complete: it leaves nothing out."""
    if isinstance(action, act.Choose):
        return hooks.CHOOSING[action.kind].format(action.player, listed(action.picks))
    return hooks.DEEDS[type(action)].prints(action)


def parse(table: Table, text: str) -> act.Action:
    """The action that a text means, also where it is said otherwise at the table. Raises MalformedAction."""
    try:
        return _parse(table, text)
    except MalformedAction:
        for said in said_otherwise(table, text):
            with suppress(MalformedAction):
                return _parse(table, said)
        raise


def _parse(table: Table, text: str) -> act.Action:
    if (chosen := _read_choice(table, text)) is not None:
        return chosen
    text = _AS_BEFORE_TARGETS.sub(r"\g<targets>\g<said>", text)
    for deed in hooks.DEEDS.values():
        for pattern, build in deed.reads:
            found = _compiled(pattern).fullmatch(text)
            if found and found["player"] in table.players:
                action: act.Action | None = build(table, found)
                if action is not None:
                    return action
    raise MalformedAction(_why_no_action(table, text))


def _why_no_action(table: Table, text: str) -> str:
    """That an answer answers nothing, or what an action begins with."""
    for kind in hooks.CHOOSING:
        found = _choice_pattern(hooks.CHOOSING[kind]).fullmatch(text)
        if found is None or found["player"] not in table.players:
            continue
        if table.choice is None:
            return f"nobody is asked for an answer such as {text!r} now"
        due = hooks.CHOOSING[table.choice.kind].format(table.choice.player, "…")
        return f"{text!r} is no answer to what is asked now (say {due!r})"
    return f"{text!r} is no action (begin with {listed(tuple(table.seats))}, then passes, plays …)"


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)


@cache
def _choice_pattern(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern.format("(?P<player>.+?)", "(?P<picks>.+)"))


_AS_BEFORE_TARGETS = re.compile(r"(?P<said> as (?:(?! targeting ).)+)(?P<targets> targeting .+)$")
"""What is said of a play before what it targets, rather than behind it."""

_BLOCKS = re.compile(r"(?P<player>.+?) blocks (?P<attacker>.+?) with (?P<picks>.+)")
_BLOCKS_ALONE = re.compile(r"(?P<player>.+?) blocks with (?P<picks>.+)")


def _read_choice(table: Table, text: str) -> act.Action | None:
    """An answer to the open choice, with the verb of its kind or with 'chooses'; a block may name its attacker."""
    open_ = table.choice
    if open_ is None:
        return _read_block(table, text)
    if open_.kind == "block" and (block := _BLOCKS.fullmatch(text)) and block["attacker"] in table.cards:
        if meant(table, block["attacker"]) != open_.about:
            raise MalformedAction(f"{open_.player} selects blockers against {open_.about} now")
        text = f"{block['player']} blocks with {block['picks']}"
    for kind in (open_.kind, "choose"):
        found = _choice_pattern(hooks.CHOOSING[kind]).fullmatch(text)
        if found is not None and found["player"] in table.players:
            picks = found["picks"]
            names = (picks,) if picks in open_.options else unlisted(table, picks)
            told = tuple(_as_offered(open_, each) or token_named(table, each) for each in names)
            return act.Choose(found["player"], open_.kind, told)
    return None


def _as_offered(open_: Choice, pick: str) -> str:
    """An option as it is offered, also where a color is said in other letters; '' for none."""
    alike = (each for each in open_.options if open_.kind == "declare" and each.casefold() == pick.casefold())
    return pick if pick in open_.options else next(alike, "")


def besides(on: str, using: tuple[str, ...], targets: tuple[str, ...], said: str) -> str:
    """What an action tells after its card: on what, with what, at what it is aimed, and what is said of it."""
    return (
        (f" on {on}" if on else "")
        + (f" with {listed(using)}" if using else "")
        + (f" targeting {listed(targets)}" if targets else "")
        + (f" as {said}" if said else "")
    )


def card(table: Table, name: str) -> str:
    """The card that a name means; raises MalformedAction where there is none."""
    if meant(table, name) in table.cards:
        return token_named(table, name)
    aim, joint, using = name.partition(" with ")
    if joint and (meant(table, aim) in table.cards or aim in table.players):
        raise MalformedAction(f"'with {using}' stands before 'targeting {aim}'")
    raise MalformedAction(f"there is no card {name} (cards are called by the names of the position)")


def thing(table: Table, name: str) -> str:
    """A card or a player."""
    return name if name in table.players else card(table, name)
