"""A game at one moment: plain values only, so that it is JSON by construction.

Orders that matter are lists; dictionaries are looked up and never walked through.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from rules_db.engine.chance import Chance
from rules_db.engine.choices import Choice
from rules_db.games.ttcg.card_text.model import Effect
from rules_db.games.ttcg.card_text.reading import read_effects

MAGIC = "Magic"
"""The type of magic cards (2.1.23.R1)."""


class Zone(StrEnum):
    """Where a card can be; UNDER is beneath another card of its pile."""

    DECK = "deck"
    HAND = "hand"
    DISCARD = "discard pile"
    CREATURE = "creature zone"
    MAGIC = "magic zone"
    UNDER = "under"
    NOWHERE = "nowhere"


class Facing(StrEnum):
    UP = "face-up"
    DOWN = "face-down"


@dataclass(frozen=True, slots=True)
class Print:
    """What is printed; `text` holds the two effects in the notation of card_text/reading.py. Magic has no numbers."""

    name: str
    type: str = MAGIC
    level: int = 0
    attack: int = 0
    defense: int = 0
    sub_types: tuple[str, ...] = ()
    text: str = ""

    @property
    def effects(self) -> tuple[Effect, ...]:
        return read_effects(self.text)


@dataclass(slots=True)
class Card:
    """One card. `player` is whose field, hand, deck or discard pile holds it; turns count from 1, and 0 means never.

    `tapped` is the turn in which it last went from upright to sideways, 0 while it is upright, `set_in` the one in
    which it was played face-down. `under` are the cards
    beneath it, the uppermost first; `above` is the top card of the pile that it lies in. `host` is the top card of the
    pile to which it is attached. `active` are the places of those of its effects that stay active, `since` says
    which of several became so later. `attacks` counts those of this turn. `stay` counts how often it has left a zone.
    """

    id: str
    owner: str
    printed: Print
    player: str = ""
    zone: Zone = Zone.NOWHERE
    is_face_down: bool = False
    tapped: int = 0
    set_in: int = 0
    attacks: int = 0
    under: list[str] = field(default_factory=list)
    above: str = ""
    host: str = ""
    active: list[int] = field(default_factory=list)
    since: int = 0
    stay: int = 0


@dataclass(slots=True)
class Player:
    """One player. `deck` and `discard` are stacks: the last card is on top. `field` are the cards that lie on no other.

    The field holds creatures and magic cards in the order in which they came.
    """

    name: str
    points: int
    deck: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    field: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Target:
    """A card or player that was chosen; `stay` is that of the card by then, None for a player."""

    id: str
    stay: int | None = None


@dataclass(slots=True)
class Activation:
    """One activation of an effect, the `effect`th of its card (from 0). `it` is what its trigger was about.

    `spot` is the zone of the card when it was activated, `stay` as in Card then, or while it waits as it was set off;
    `since` tells which of several was activated later; `is_by_own_end`: set off by the way of its own card to the
    discard pile or the deck. `at` is the next step to carry out.
    """

    card: str
    effect: int
    player: str
    targets: list[Target] = field(default_factory=list)
    it: str = ""
    amount: int = 0
    spot: Zone = Zone.NOWHERE
    stay: int = 0
    is_negated: bool = False
    since: int = 0
    is_by_own_end: bool = False
    at: int = 0


@dataclass(slots=True)
class Lasting:
    """What a resolved effect left behind until the turn ends: a step of it, for the cards and players named.

    `amount` is what the step came to, None for one that has no amount.
    """

    card: str
    effect: int
    step: int
    player: str
    on: list[Target]
    since: int
    amount: int | None


@dataclass(slots=True)
class Attack:
    """An attack that has been declared; `target` is a creature or the opponent."""

    attacker: Target
    target: Target
    is_direct: bool


@dataclass(slots=True)
class Task:
    """One thing that is still to be done. `answers` are the choices made for it so far."""

    kind: str
    activation: Activation | None = None
    answers: list[list[str]] = field(default_factory=list)
    cause: int | None = None


@dataclass(slots=True)
class Table:
    """The whole state. `seats` are the two players; `agenda` is a stack, the last task comes next.

    `plays` counts the plays of the turn player in this turn, `used` are the effects that were activated in it
    ('Wolf/0'). `chain` ends with its top. `waiting` are effects whose trigger has come up. `settings` are the
    numbers that the rulebook leaves open. `is_resolving`: nobody adds to the chain. `watching` are the cards, wherever
    they are, that have an effect with a trigger, by what it waits for; `standing` those of which an effect is active.
    """

    seats: list[str]
    players: dict[str, Player]
    chance: Chance
    cards: dict[str, Card] = field(default_factory=dict)
    settings: dict[str, int] = field(default_factory=dict)
    turn: int = 1
    turn_player: str = ""
    first_player: str = ""
    phase: str = ""
    priority: str = ""
    passes: int = 0
    plays: int = 0
    used: list[str] = field(default_factory=list)
    chain: list[Activation] = field(default_factory=list)
    waiting: list[Activation] = field(default_factory=list)
    is_resolving: bool = False
    attack: Attack | None = None
    lasting: list[Lasting] = field(default_factory=list)
    watching: dict[str, list[str]] = field(default_factory=dict)
    standing: list[str] = field(default_factory=list)
    choice: Choice | None = None
    agenda: list[Task] = field(default_factory=list)
    clock: int = 0
    is_over: bool = False
    winner: str = ""

    def other(self, player: str) -> str:
        """The opponent."""
        first, second = self.seats
        return second if player == first else first

    def target(self, name: str) -> Target:
        """A card as it is now, or a player."""
        return Target(name, self.cards[name].stay if name in self.cards else None)

    def what_waits(self) -> str:
        """What comes before attacks, plays and flips of creatures: a chain, or an attack; '' for nothing."""
        return "a chain" if self.chain else "an attack" if self.attack else ""

    def on_field(self) -> list[Card]:
        """The cards on the field that lie under no other, those of the first seat first."""
        card = self.cards.__getitem__
        return [card(id_) for name in self.seats for id_ in self.players[name].field]

    def tick(self) -> int:
        """The next moment: later things have larger numbers."""
        self.clock += 1
        return self.clock


def effect_of(table: Table, activation: Activation) -> Effect:
    return table.cards[activation.card].printed.effects[activation.effect]
