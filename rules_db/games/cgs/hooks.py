"""Where chapters hang in what they add: ways of playing, what each game's summons do, duties, checks, actions.

A module of `chapters/` fills these tables as it is imported; the ground walks through them and knows no chapter.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.kernel import Event, Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card, Item, Mana, Strike, Table, Task
from rules_db.games.cgs.words import Game, Zone

if TYPE_CHECKING:
    from rules_db.games.cgs.actions.values import Activate, AttackWith, Play
    from rules_db.games.cgs.doing.fighting.damage import Damage
    from rules_db.games.cgs.doing.playing.paying import Cost

Duty = Callable[[Table, Trace, Answers], None]
"""Asks all that it has to ask, and then does something."""

Function = TypeVar("Function", bound=Callable[..., Any])
Hung = TypeVar("Hung")


@dataclass(slots=True)
class Ordered(Generic[Hung]):
    """Functions by a key, in an order: a smaller `place` comes first, and else who comes first."""

    _hung: dict[str, list[tuple[int, Hung]]] = field(default_factory=dict)
    _rows: dict[str, list[Hung]] = field(default_factory=dict)

    def hang(self, key: str = "", place: int = 50) -> Callable[[Hung], Hung]:
        """Decorates a function that is to be called at this key."""

        def hung(function: Hung) -> Hung:
            row = self._hung.setdefault(key, [])
            row.append((place, function))
            row.sort(key=lambda each: each[0])
            self._rows[key] = [each for _, each in row]
            return function

        return hung

    def at(self, key: str = "") -> Sequence[Hung]:
        return self._rows.get(key, ())


DUTIES: Ordered[Duty] = Ordered()
"""What is to be done at a moment: a phase or a step by its name as it begins, and the moments of course/turns.py."""


@dataclass(frozen=True, slots=True)
class Check:
    """What follows from how the table lies; `does` gives True where it did something.

    `is_due` is asked first, and changes nothing: whether there may be anything to do.
    """

    does: Callable[[Table, Trace, Answers], bool]
    is_due: Callable[[Table], bool]


CHECKS: Ordered[Check] = Ordered()
"""What is done without the Queue as soon as anything has happened."""


def check(place: int = 50, *, is_due: Callable[[Table], bool]) -> Callable[[Function], Function]:
    """Decorates what such a check does."""

    def hung(function: Function) -> Function:
        CHECKS.hang(place=place)(Check(function, is_due))
        return function

    return hung


ANSWERS: Ordered[Callable[[Table, Trace, Event], None]] = Ordered()
"""What a rule does at once when an event of this kind happens, such as 'left the field' or 'destroyed'."""

AFTERWARDS: Ordered[Callable[[Table, Trace, Event], None]] = Ordered()
"""What rules do because of an event once the effects that wait for it have noticed, by its kind."""

MOVED: Ordered[Callable[[Table, Trace, Sequence[Event]], None]] = Ordered()
"""What a rule does at once when cards have moved to piles together, after ANSWERS to the event of each."""

PLAY_CHECKS: Ordered[Callable[[Table, Card, Play], Refusal | None]] = Ordered()
"""What any play of a card has to keep, besides what its way asks for."""

STAYS_ATTACHED: Ordered[Callable[[Table, Card, Card, Event], bool]] = Ordered()
"""Whether an attached card stays, given its recipient and the event by which that has changed zones (5.1.13.d)."""

FORBIDDEN: Ordered[Callable[[Table, str, str], Refusal | None]] = Ordered()
"""What forbids a deed, which is the key (attack, block, activate …), to a card or player, and what it is done to."""

TASKS: dict[str, Callable[[Table, Trace, Task], None]] = {}
"""What is done for a task, by its kind."""


def task(kind: str) -> Callable[[Function], Function]:
    """Decorates what does a task."""

    def hung(function: Function) -> Function:
        TASKS[kind] = function
        return function

    return hung


def takes_all(card: Card) -> bool:
    return True


@dataclass(frozen=True, slots=True, kw_only=True)
class Way:
    """A way to play a card. The first way that fits a play is that of the play; a smaller `place` is asked first.

    `takes` says which cards can be played like this at all, by their card types, their game, and whether they lie in
    the Extra Deck; about any other card a way is asked nothing else.
    `offers` gives the plays of a card that its player may choose among, one for each kind of zone and aimed at nothing
    yet; `offers_for` says of which of these cards, by the same, it offers any. `aims` gives an offer with each choice
    of targets; no way fits by targets, so only what is of the way is aimed. `why_not` is what this way asks for besides
    hooks.PLAY_CHECKS. `cost` is the mana that the play costs ('{2}{R}'). `begins`
    does what comes before the card joins the Queue (Tributes), `arrives` what comes as it resolves. A special action
    (8.2.1) arrives at once. `is_fast` says that it may be played at any time. `room` gives numbers of zones that count
    as free for the play although something lies there (13.4.5.b); without it, what is given up for the card makes room.
    `does` carries out the effect of a card that says nothing itself, a step at a time, and gives True for the last;
    `aims_itself`: `why_not` looks at the targets, which no text of the card names. `is_fallback`: it offers plays only
    of cards that no other way takes in particular.
    """

    name: str
    fits: Callable[[Table, Card, Play], bool]
    offers: Callable[[Table, Card, str], Iterable[Play]]
    arrives: Callable[[Table, Trace, Item], None]
    takes: Callable[[Card], bool] = takes_all
    offers_for: Callable[[Card], bool] = lambda card: True
    aims: Callable[[Table, Card, Play], Iterable[Play]] = lambda table, card, play: (play,)
    why_not: Callable[[Table, Card, Play], Refusal | None] = lambda table, card, play: None
    cost: Callable[[Table, Card, Play], str] = lambda table, card, play: ""
    begins: Callable[[Table, Trace, Item], None] = lambda table, trace, item: None
    is_fast: Callable[[Table, Card], bool] = lambda table, card: False
    room: Callable[[Table, Card, Play], list[int]] | None = None
    is_special: bool = False
    does: Callable[[Table, Trace, Item, Answers], bool] | None = None
    aims_itself: bool = False
    is_fallback: bool = False
    place: int = 50


WAYS: dict[str, Way] = {}
"""The ways to play a card, by name."""


def way(new: Way) -> Way:
    _WAYS_FOR.clear()
    WAYS[new.name] = new
    for name in sorted(WAYS, key=lambda each: WAYS[each].place):
        WAYS[name] = WAYS.pop(name)
    return new


class Ways(NamedTuple):
    """The ways that take a card, in the order in which they are asked, and those of them that offer plays of it."""

    taking: tuple[Way, ...]
    offering: tuple[Way, ...]


_WAYS_FOR: dict[Hashable, Ways] = {}
"""The ways for a card by all that decides them, while no rule is off."""


def ways_for(card: Card) -> Ways:
    if not book.is_whole:
        return _ways_for(card)
    key = card.types, card.printed.game, card.zone is Zone.EXTRA_DECK
    if key not in _WAYS_FOR:
        _WAYS_FOR[key] = _ways_for(card)
    return _WAYS_FOR[key]


def _ways_for(card: Card) -> Ways:
    taking = tuple(way for way in WAYS.values() if way.takes(card))
    is_special = any(way.takes is not takes_all for way in taking)
    return Ways(taking, tuple(way for way in taking if way.offers_for(card) and not (way.is_fallback and is_special)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Summons:
    """How the summons of one game behave in battle.

    `moves` gives what an attacker may use, [0] where there is no choice. `targets` are those that an attacker may
    name, `why_not_attack` says why not. `together`: they attack at the same time. `declared` is what an attack costs.
    `is_blockable`: the opponent selects blockers. `why_not_block` is asked of a blocker of this game.
    `strikes` is the damage that an attacker of this game deals, having asked what its player has to choose, and
    `strikes_back` that of a blocker. What a battle deals to players besides hangs in BATTLES.
    `damaged` takes damage, exact for a monster and else rounded, and says whether it was lethal. `uses` is the stat
    that an attacker used where that is not its offensive stat (14.2.6.a). `tasks` come 'before' or 'after' the damage.
    """

    targets: Callable[[Table, Card], Iterable[str]]
    why_not_attack: Callable[[Table, Card, str, int], Refusal | None]
    strikes: Callable[[Table, Strike, Answers], Iterable[Damage]]
    strikes_back: Callable[[Table, Strike, Card], Iterable[Damage]]
    damaged: Callable[[Table, Trace, Card, Fraction], bool]
    why_not_block: Callable[[Table, Card, Strike], Refusal | None] = lambda table, card, strike: None
    moves: Callable[[Table, Card], Iterable[int]] = lambda table, card: (0,)
    declared: Callable[[Table, Trace, Strike], None] = lambda table, trace, strike: None
    together: bool = False
    is_blockable: bool = False
    may_redirect: bool = False
    uses: Callable[[Table, Strike], Fraction] | None = None
    tasks: Callable[[Table, Strike, str], Iterable[Task]] = lambda table, strike, when: ()


SUMMONS: dict[Game, Summons] = {}
"""By game."""

BATTLES: Ordered[Callable[[Table, Strike, Card, Answers], Iterable[Damage]]] = Ordered()
"""What an attacker deals besides as it strikes one summon that it battles: excess damage."""

REFLECTS: Ordered[Callable[[Table, Strike, Card], Iterable[Damage]]] = Ordered()
"""What a summon that an attacker battles deals besides as it strikes back: reflected battle damage."""

SHARES: Ordered[Callable[[Table, Sequence[Damage], Answers], list[Damage]]] = Ordered()
"""What blockers deal in a step of a battle, divided where one of them blocks several attackers."""

IN_STEPS: Ordered[Callable[[Table, Card, str], bool]] = Ordered()
"""Whether a summon strikes in the step 'first' or 'regular' of a battle; all must agree."""

ATTACKS: Ordered[Callable[[Table, AttackWith], Refusal | None]] = Ordered()
"""What an attack as a whole has to keep."""

TOLLS: Ordered[Callable[[Table, Trace, str, Sequence[Strike]], None]] = Ordered()
"""What a player pays for an attack that takes place, before each attacker is declared."""

ATTACKERS: Ordered[Callable[[Table, Card, str], Refusal | None]] = Ordered()
"""Why a summon of any game may not attack a player or card, besides what its own game says."""

BLOCKERS: Ordered[Callable[[Table, Card, Strike], Refusal | None]] = Ordered()
"""Why a summon of any game may not block an attacker, besides what its own game says."""

BLOCKS: Ordered[Callable[[Table, Choice, tuple[str, ...]], Refusal | None]] = Ordered()
"""Why summons may not be selected together as blockers: 'able', what rules ask of them, and 'due', what texts do."""

ACTIVATIONS: Ordered[Callable[[Table, Card, Activate], Refusal | None]] = Ordered()
"""What an activation has to keep, asked before whether its time has come."""

TAKES_PLACE: Ordered[Callable[[Table, Trace, Activate], bool]] = Ordered()
"""Whether an activation that has been announced takes place, asked before anything is paid; all must agree."""

RESOLVES: Ordered[Callable[[Table, Item], bool]] = Ordered()
"""Whether an effect whose turn has come in the Queue does resolve; all must agree."""

SPARED: Ordered[Callable[[Table, Card], bool]] = Ordered()
"""Whether a card is not destroyed by lethal damage."""

SPEEDS: dict[str, Callable[[Table, Card], bool]] = {}
"""Whether a card of a type is fast, by type; kinds.py says it for types of which no chapter does."""


def speed(type_: str) -> Callable[[Function], Function]:
    """Decorates what says whether a card of a type is fast."""

    def hung(function: Function) -> Function:
        SPEEDS[type_] = function
        return function

    return hung


STATS: dict[tuple[Game, str], Callable[[Table, Card], Fraction]] = {}
"""The 'offensive stat', 'defensive stat', … of a card of a game before effects change it."""

COLORS: Ordered[Callable[[Table, Card], Iterable[str]]] = Ordered()
"""The words of the colors that a card has where it lies, in place of those printed; () where these hold."""

COSTS: Ordered[Callable[[Table, Card, Cost, Sequence[str]], Cost]] = Ordered()
"""What changes a cost in mana before it is paid, by what it is paid for: 'play' or 'move'; with what is targeted."""

MANA: Ordered[Callable[[Table, Card], Iterable[tuple[Mana, Callable[[int], None]]]]] = Ordered()
"""Mana besides the pool that may pay the costs of a card: pairs of it and what is done with how much was spent."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Help:
    """Cards that a play names (`using`) and that pay for it as mana does.

    `sets` are those that can, by how many; `rests` what may be left to pay of a cost, by what each of them pays for.
    `is_helped`: the cards that the play names are of this sort. `pay` does with them what pays.
    """

    sets: Callable[[Table, Card, Play], Iterable[tuple[str, ...]]]
    is_helped: Callable[[Card, Play], bool]
    rests: Callable[[Table, Card, Play, Cost], Sequence[Cost]]
    pay: Callable[[Table, Trace, Card, Item, Sequence[str]], None]


HELPS: list[Help] = []
"""What cards pay with beside the pool."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """A kind of action: its value, its text, what of it could be done, whether it may be, and what it does.

    `reads` are patterns with what makes a value of them, None for a text of another kind; a
    smaller `place` is asked first. `options` are those of a player who has priority, and `prospects`, where it is
    given, all of them for which this is the time. `at_any_moment`: it needs no priority, and may come before the answer
    to a choice.
    `makes_mana` gives the mana that an action of the kind adds to the pool at once, so that it can be done while a cost
    is being paid; none where it does anything else.
    """

    kind: type
    prints: Callable[[Any], str]
    reads: tuple[tuple[str, Callable[[Table, re.Match[str]], Any]], ...]
    options: Callable[[Table, str], Iterable[Any]]
    why_not: Callable[[Table, Any], Refusal | None]
    does: Callable[[Table, Trace, Any], None]
    prospects: Callable[[Table, str], Iterable[Any]] | None = None
    place: int = 50
    at_any_moment: bool = False
    makes_mana: Callable[[Table, Any], list[Mana]] | None = None


DEEDS: dict[type, Deed] = {}


def deed(new: Deed) -> Deed:
    DEEDS[new.kind] = new
    for kind in sorted(DEEDS, key=lambda each: DEEDS[each].place):
        DEEDS[kind] = DEEDS.pop(kind)
    return new


ACTIONS: Ordered[Callable[[Table, Any], Refusal | None]] = Ordered()
"""What any action of a player has to keep, asked of all but giving up and answers to choices."""

PASSES: Ordered[Callable[[Table, Trace, str], bool]] = Ordered()
"""What a pass means in place of passing priority on; True: it has been done."""


PICKS: dict[str, Callable[[Table, Choice, tuple[str, ...]], Refusal | None]] = {}
"""By the kind of a choice, what keeps cards from being chosen together, or says why one is no option."""

ANSWERING: dict[str, Callable[[Table, Choice], Iterable[tuple[str, ...]]]] = {}
"""By the kind of a choice, the answers that are listed, where that is not every number of its options."""

CHOOSING: dict[str, str] = {}
"""By the kind of a choice, how its answer is said: '{0} discards {1}'."""

IN_SHORT: dict[str, str] = {}
"""What may be said behind a player's name for the answer that it stands for: 'folds' for 'decides to fold'."""
