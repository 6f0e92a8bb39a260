"""What can be asked of a combat: which card attacks which, how both lie, and with which numbers.

A game that has combat describes it in its `table/combat.py`. The description is all that a form has to know; an
answered form becomes a scenario in the sentences of the worked examples, and the game itself plays that.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from rules_db.engine.kernel import GameError
from rules_db.engine.play.record import write_table
from rules_db.engine.play.starting import PLAYERS
from rules_db.engine.scene import Row

ATTACKER = "Attacker"
"""What the card of the first player is called at the table; what the other one is called, the game says."""

_NUMBER = re.compile(r"\d{1,9}", re.ASCII)
Named = TypeVar("Named", "Kind", "Option")


class BadQuestion(GameError):
    """What is asked is no combat of the game; `rule` is the number of the rule that says so, '' where none does."""

    def __init__(self, what: str, rule: str = "") -> None:
        self.rule = rule
        super().__init__(what)


@dataclass(frozen=True, slots=True)
class Stat:
    """A number on a card, as printed, from `least` to `most`; `usual` is where a form begins.

    It stands in a column of the table of cards, written as `cell` says. `rule` is the number of the rule about it.
    """

    name: str
    column: str
    usual: int
    most: int
    rule: str
    least: int = 0
    cell: str = "{}"


@dataclass(frozen=True, slots=True)
class Option:
    """How a card may lie, or what it may have: `key` for addresses, `name` for readers, and the cells that say so.

    `beside` is another card of the same player, without which it could not be so.
    """

    key: str
    name: str
    cells: Row
    beside: Row = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Trait:
    """What a card may have besides its stats; the first option is usual. A column that two traits write has both.

    A form asks for it where it can matter: against a card of these kinds (() is all), once the card has another
    option than the first of its trait `after`, and once the other card has so of one of its traits `facing`.
    """

    name: str
    options: Sequence[Option]
    against: Sequence[str] = ()
    after: str = ""
    facing: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Kind:
    """What may attack or be attacked: `cells` are those that all cards of the kind share.

    `falls` is the number of the rule by which such a card leaves the field for its numbers, '' where there is none.
    """

    key: str
    name: str
    cells: Row
    stances: Sequence[Option]
    stats: Sequence[Stat]
    falls: str = ""
    traits: Sequence[Trait] = ()


@dataclass(frozen=True, slots=True)
class Asked:
    """One side of a form as it was filled in: keys, and numbers as they were typed, by the names of the stats.

    `traits` are the keys of those that were asked for, by name.
    """

    kind: str
    stance: str
    numbers: Mapping[str, str]
    traits: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Fighter:
    """One card of a question that makes sense."""

    kind: Kind
    stance: Option
    numbers: Mapping[str, int]
    traits: Sequence[Option] = ()

    def rows(self, card: str) -> list[Row]:
        """The card as a table of cards has it, and the one beside it, where there has to be one."""
        written = {each.column: each.cell.format(self.numbers[each.name]) for each in self.kind.stats}
        has: dict[str, str] = {}
        for column, cell in (pair for trait in self.traits for pair in trait.cells.items()):
            has[column] = f"{has[column]} {cell}" if column in has else cell
        row = {"card": card, **self.kind.cells, **written, **has, **self.stance.cells}
        return [row, self.stance.beside] if self.stance.beside else [row]


@dataclass(frozen=True, slots=True)
class Question:
    """Who attacks whom; without a defender the player is attacked."""

    attacker: Fighter
    defender: Fighter | None


@dataclass(frozen=True, slots=True)
class Combat:
    """All that is to be known of a game's combat.

    `defender` is what the card that is attacked is called, and `undefended` names the choice of none. `attack` is the
    action that begins a combat; `goes_on` is what is said next at the table, given the state, and '' once it is over.
    `about` is the number of the rule that tells of such a pairing. `life` is what players lose, and `told` are the
    properties of a card that a combat may change. `leads` are the rules that lead here, by number, each with the key
    of the attacker that it is about. `quiet` are the numbers of rules that may decide what comes of it and are cited
    by no event.
    """

    moment: str
    defender: str
    undefended: str
    attackers: Sequence[Kind]
    defenders: Sequence[Kind]
    attack: Callable[[Question], str]
    goes_on: Callable[[Any, Question], str]
    about: Callable[[Question], str]
    life: str
    told: Sequence[str]
    leads: Mapping[str, str]
    quiet: Sequence[str] = ()

    def question(self, attacker: Asked, defender: Asked | None) -> Question:
        """What an answered form asks; raises BadQuestion for anything that the form does not have."""
        return Question(
            _fighter(ATTACKER, self.attackers, attacker),
            _fighter(self.defender, self.defenders, defender) if defender else None,
        )

    def lead_of(self, question: Question) -> str:
        """The number of the rule that leads to combats of this attacker."""
        return next(rule for rule, key in self.leads.items() if key == question.attacker.kind.key)

    def given(self, key: str, question: Question) -> str:
        """The Given steps that lay out a question in the game of this rulebook."""
        attacking, defending = PLAYERS
        game = f"Given a game of {key} with {attacking} and {defending} in the {self.moment} of {attacking}"
        steps = [game, *_controls(attacking, question.attacker.rows(ATTACKER))]
        if question.defender:
            steps += _controls(defending, question.defender.rows(self.defender))
        return "\n".join(steps)


def _controls(player: str, rows: Sequence[Row]) -> tuple[str, str]:
    """The cards of a player in one table, which has the columns of the first."""
    whole = [{column: row.get(column, "") for column in rows[0]} for row in rows]
    return f"And {player} controls:", write_table(whole)


def _fighter(role: str, kinds: Sequence[Kind], asked: Asked) -> Fighter:
    kind = _named(role.lower(), kinds, asked.kind)
    stance = _named(f"position of a {kind.name}", kind.stances, asked.stance)
    for known, named in ((kind.stats, asked.numbers), (kind.traits, asked.traits)):
        names = [each.name for each in known]
        if strange := sorted({*named}.difference(names)):
            raise BadQuestion(f"a {kind.name} has no {strange[0]} (it has: {', '.join(names)})")
    numbers = {each.name: _number(kind, each, asked.numbers) for each in kind.stats}
    traits = [_option(kind, each, asked.traits[each.name]) for each in kind.traits if each.name in asked.traits]
    return Fighter(kind, stance, numbers, traits)


def _option(kind: Kind, trait: Trait, key: str) -> Option:
    return _named(f"{trait.name} of a {kind.name}", trait.options, key)


def _named(what: str, known: Sequence[Named], key: str) -> Named:
    found = next((each for each in known if each.key == key), None)
    if found is None:
        raise BadQuestion(
            f"there is no {what} {key!r} (there are: {', '.join(each.key or each.name for each in known)})"
        )
    return found


def _number(kind: Kind, stat: Stat, typed: Mapping[str, str]) -> int:
    text = typed.get(stat.name, str(stat.usual)).strip()
    number = int(text) if _NUMBER.fullmatch(text) else -1
    if not stat.least <= number <= stat.most:
        said = f"{stat.name} of a {kind.name} is a whole number from {stat.least} to {stat.most} here, not {text!r}"
        raise BadQuestion(said, stat.rule)
    return number
