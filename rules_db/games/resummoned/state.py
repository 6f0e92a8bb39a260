"""What a duel is at one moment: plain values only, so that it is JSON by construction.

Orders that matter are lists; dictionaries are looked up and never walked through.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from rules_db.engine.chance import Chance
from rules_db.engine.choices import Choice
from rules_db.games.resummoned.card_text.model import Effect, Selector
from rules_db.games.resummoned.card_text.reading import read_effects


class CardType(StrEnum):
    MONSTER = "Monster"
    SPELL = "Spell"
    TRAP = "Trap"


class Facing(StrEnum):
    UP = "face-up"
    DOWN = "face-down"


class Position(StrEnum):
    ATTACK = "Attack Position"
    DEFENSE = "Defense Position"


class Zone(StrEnum):
    """Kinds of zones; a tribute is beneath a card on the field, and a card removed from the game is nowhere."""

    DECK = "Deck Zone"
    HAND = "hand"
    GRAVEYARD = "Graveyard Zone"
    BANISHED = "Banished Zone"
    MONSTER = "Monster Zone"
    SPELL_TRAP = "Spell/Trap Zone"
    BENEATH = "tributes"
    NOWHERE = "nowhere"


class Reason(StrEnum):
    """What something is done for, with the rule that has it done."""

    PLAY = "702.1"
    ACTIVATE = "707.1"
    RESOLVE = "700.3"

    @property
    def rule(self) -> str:
        """The rule that the events of it cite."""
        return self.value


FIELD = (Zone.MONSTER, Zone.SPELL_TRAP)

MONSTER, SPELL, TRAP = CardType
UP, DOWN = Facing
MONSTER_ZONE, SPELL_TRAP_ZONE = FIELD
"""What is asked all the time has a name of its own: Python 3.11 takes ten times as long to look `Facing.UP` up."""

BESIDES = {"places_the_duel": False}
"""Marks a field that may be different, or never is, when a duel comes back to where it has been (103.4.a)."""


@dataclass(frozen=True, slots=True)
class Paired:
    """The Yugioh card with which an insert is paired. A Link Monster has neither level nor rank."""

    type: CardType = CardType.MONSTER
    attribute: str = ""
    level: int | None = None
    rank: int | None = None


@dataclass(frozen=True, slots=True)
class Insert:
    """What is printed; `text` is effect text in the notation of card_text/reading.py, read when it is needed.

    `name` is the English name; `printed_name` is the one on a print in another language, or empty.
    """

    name: str
    paired: Paired = Paired()
    attack: int = 0
    defense: int = 0
    monster_types: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    text: str = ""
    printed_name: str = ""

    @property
    def effects(self) -> tuple[Effect, ...]:
        return read_effects(self.text)[0]

    @property
    def equips(self) -> Selector | None:
        """What an Equip card can be equipped to, as its text says; None for any card."""
        return read_effects(self.text)[1]


@dataclass(slots=True)
class Card:
    """One card. `keeper` is the player whose zone holds it; the turns count from 1, and 0 means never."""

    id: str
    owner: str
    insert: Insert = field(metadata=BESIDES)
    token: bool = False
    zone: Zone = Zone.DECK
    keeper: str = ""
    column: int | None = None
    facing: Facing | None = None
    position: Position | None = None
    beneath: str = ""
    tributes: list[str] = field(default_factory=list)
    equipped_to: str = ""
    entered: int = 0
    attacked: int = 0
    turned: int = 0
    since: int = field(default=0, metadata=BESIDES)
    stay: int = field(default=0, metadata=BESIDES)


@dataclass(slots=True)
class Player:
    """One player. `deck`, `graveyard` and `banished` are stacks: the last card is the top one."""

    name: str
    life_points: int = field(metadata=BESIDES)
    deck: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    graveyard: list[str] = field(default_factory=list)
    banished: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    lost: bool = False
    field: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Target:
    """A chosen object, and how often its card had left a zone when it was chosen (to see whether it was away)."""

    id: str
    stay: int = field(metadata=BESIDES)


@dataclass(slots=True)
class Activation:
    """One activation of an effect. `it` is the card that the condition was about, `at` the next step to carry out.

    `stays` are those of `card` and of `it`, as in Target, when it was activated.
    """

    card: str
    effect: int
    controller: str
    targets: list[Target] = field(default_factory=list)
    it: str = ""
    amount: int = 0
    stays: list[int] = field(default_factory=list, metadata=BESIDES)
    excavated: list[str] = field(default_factory=list)
    at: int = 0


@dataclass(slots=True)
class Lasting:
    """What a resolved effect left behind: step `op` of an effect of `card`, for the cards and players named."""

    card: str
    effect: int
    op: int
    controller: str
    on: list[Target]
    turn: int
    since: int
    amount: int = 0


@dataclass(slots=True)
class Battle:
    """The battle that is going on; `defender` is a card or a player, `stay` as in Target."""

    attacker: Target
    defender: Target
    direct: bool
    step: str


@dataclass(slots=True)
class Task:
    """One thing that is still to be done. `answers` are the choices made for it so far, `times` counts its repeats."""

    kind: str
    activation: Activation | None = None
    name: str = ""
    names: list[str] = field(default_factory=list)
    times: int = 0
    answers: list[list[str]] = field(default_factory=list)
    cause: int | None = None


@dataclass(slots=True)
class Place:
    """Where a duel is when a loop comes round: life points by seats, and a digest of all that is not BESIDES."""

    life_points: list[int]
    digest: str


@dataclass(slots=True)
class Match:
    """The duels of a match.

    `duels` is how many are agreed, `wins_needed` how many wins end it early (0: none do), `number` counts from 1.
    `losers` are those of the present duel in the order of losing, those who lost together in one list. `ready` are the
    players who have brought their decks to the next duel. `received` are the cards that a player of a limited format
    received during the event; whoever is not in it received what is in the deck and the sideboard.
    """

    format: str = "constructed"
    without: list[str] = field(default_factory=list)
    duels: int = 1
    wins_needed: int = 0
    number: int = 1
    wins: dict[str, int] = field(default_factory=dict)
    chooser: str = ""
    losers: list[list[str]] = field(default_factory=list)
    ready: list[str] = field(default_factory=list)
    decks: dict[str, list[Insert]] = field(default_factory=dict)
    sideboards: dict[str, list[Insert]] = field(default_factory=dict)
    received: dict[str, list[Insert]] = field(default_factory=dict)


@dataclass(slots=True)
class Duel:
    """The whole state. `stage` is duel, between (two duels of a match) or over.

    `resolved`, `places`, `patience` and `must` belong to loop_finder.py: how many effects have resolved with nothing
    but passes between them, where the duel has been meanwhile, from which effect on somebody looks for a loop, and who
    has to end one. In a `trial`, a copy with which it tries something out, nobody looks for loops.
    `seats` is the clockwise order; `agenda` is a stack, the last task comes next. `watching` are the cards,
    wherever they are, that have trigger effects in their text, `awaited` the happenings that these wait for ('' for a
    condition that lasts). `standing` are those with continuous effects, by what they do ('changed ATK'); `silent` are
    the cards whose effects a continuous effect negates.
    """

    seats: list[str]
    players: dict[str, Player]
    chance: Chance = field(metadata=BESIDES)
    cards: dict[str, Card] = field(default_factory=dict)
    inserts: dict[str, Insert] = field(default_factory=dict, metadata=BESIDES)
    match: Match = field(default_factory=Match, metadata=BESIDES)
    stage: str = "duel"
    turn: int = field(default=0, metadata=BESIDES)
    turn_player: str = ""
    starting_player: str = ""
    phase: str = ""
    priority: str = field(default="", metadata=BESIDES)
    passes: int = field(default=0, metadata=BESIDES)
    done: list[str] = field(default_factory=list)
    chain: list[Activation] = field(default_factory=list)
    waiting: list[Activation] = field(default_factory=list)
    holding: list[str] = field(default_factory=list)
    lasting: list[Lasting] = field(default_factory=list, metadata=BESIDES)
    used: list[str] = field(default_factory=list, metadata=BESIDES)
    watching: list[str] = field(default_factory=list)
    awaited: list[str] = field(default_factory=list)
    standing: dict[str, list[str]] = field(default_factory=dict)
    silent: list[str] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)
    battle: Battle | None = None
    choice: Choice | None = field(default=None, metadata=BESIDES)
    agenda: list[Task] = field(default_factory=list, metadata=BESIDES)
    resolved: int = field(default=0, metadata=BESIDES)
    places: list[Place] = field(default_factory=list, metadata=BESIDES)
    patience: int = field(default=0, metadata=BESIDES)
    must: str = field(default="", metadata=BESIDES)
    trial: bool = field(default=False, metadata=BESIDES)
    clock: int = field(default=0, metadata=BESIDES)
    winner: str = ""

    def alive(self) -> list[str]:
        """The players still in the duel, clockwise from the first seat."""
        return [name for name in self.seats if not self.players[name].lost]

    def clockwise_from(self, name: str) -> list[str]:
        """The players still in the duel, clockwise, beginning with this one or whoever comes after it."""
        first = self.seats.index(name)
        order = self.seats[first:] + self.seats[:first]
        return [each for each in order if not self.players[each].lost]

    def in_play(self) -> list[Card]:
        """Every card in play on the field, by seats and then in the order in which they came."""
        found, card = list[Card](), self.cards.__getitem__
        for name in self.seats:
            found += map(card, self.players[name].field)
        return found

    def forget_loops(self) -> None:
        """Somebody has done something else than pass, or a phase has begun."""
        self.resolved, self.places, self.patience, self.must = 0, [], 0, ""

    def tick(self) -> int:
        """The next moment: later things have larger numbers."""
        self.clock += 1
        return self.clock


def effect_of(duel: Duel, activation: Activation) -> Effect:
    return duel.cards[activation.card].insert.effects[activation.effect]
