"""A game as plain data: cards by their handles, the effects stack, and what the game is about to do.

A handle is what players call a card at this table; several cards may share a printed name.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from rules_db.engine.chance import Chance

FIELD = "field"
HAND = "hand"
MAIN_DECK = "main deck"
MATERIAL_DECK = "material deck"
MEMORY = "memory"
GRAVEYARD = "graveyard"
BANISHMENT = "banishment"
STACK = "effects stack"
COLLECTION = "collection"
NOWHERE = "nowhere"
OWN_ZONES = (HAND, MAIN_DECK, MATERIAL_DECK, MEMORY, GRAVEYARD, BANISHMENT, COLLECTION)
SHARED_ZONES = (FIELD, STACK, NOWHERE)
OPEN_ZONES = (FIELD, STACK, GRAVEYARD, BANISHMENT)

UNIQUE = "unique"
REGALIA = "regalia"
ACTION = "Action"


@dataclass(frozen=True, slots=True)
class Face:
    """What a card says: its printed values, or those that it copies. `memory_cost` is None where it has none."""

    name: str
    type: str
    supertypes: tuple[str, ...]
    memory_cost: int | None


@dataclass(frozen=True, slots=True)
class TypeChange:
    """An effect on a card type. `adds` tells that the type joins the others; `until` is 'the end of the turn' or ''."""

    type: str
    supertypes: tuple[str, ...]
    adds: bool
    until: str


@dataclass(frozen=True, slots=True)
class Do:
    """One primitive of an effect. Which fields it reads depends on `kind`; see effects.py."""

    kind: str
    card: str = ""
    to: str = ""
    number: int = 0
    change: TypeChange | None = None


Effect = tuple[Do, ...]
"""Primitives that resolve together."""


@dataclass(slots=True)
class Card:
    """A card or token. `effects` resolve one after the other.

    `controller` is who controls it on the field, and elsewhere the player in whose zone it is.
    """

    handle: str
    front: Face
    owner: str
    controller: str
    zone: str
    back: str = ""
    is_token: bool = False
    effects: tuple[Effect, ...] = ()
    when_sacrificed: Effect = ()
    changes: list[TypeChange] = field(default_factory=list)
    copied: Face | None = None
    new_name: str | None = None
    is_flipped: bool = False
    is_protected: bool = False

    @property
    def face(self) -> Face:
        return self.copied or self.front

    @property
    def name(self) -> str:
        """The present name: the new one, else that of the face which is up; '' for none."""
        if self.new_name is not None:
            return self.new_name
        if self.is_flipped and self.copied is None:
            return self.back
        return (self.copied or self.front).name

    def forget(self) -> None:
        """Be as printed again, as every object is that leaves the field."""
        self.changes = []
        self.copied = None
        self.new_name = None
        self.is_flipped = False
        self.is_protected = False


@dataclass(slots=True)
class Item:
    """Something on the effects stack: the card it comes from, its player, and the effects that are still to resolve."""

    card: str
    player: str
    effects: list[Effect]


@dataclass(slots=True)
class GameState:
    """A whole game. Cards are in the order of their handles; `stack` ends with its top, a main deck begins with it.

    `about_to` is the moment that waits while sacrifices are due, '' where none does; `next_player` belongs to it.
    """

    players: list[str]
    turn_player: str
    cards: dict[str, Card]
    main_decks: dict[str, list[str]]
    builders: list[str]
    opportunity: str
    chance: Chance
    passes: int = 0
    turn: int = 1
    stack: list[Item] = field(default_factory=list)
    waiting: list[Item] = field(default_factory=list)
    about_to: str = ""
    next_player: str = ""

    def on_field(self) -> list[Card]:
        return [card for card in self.cards.values() if card.zone == FIELD]

    def in_turn_order(self) -> Iterator[str]:
        """The players, beginning with the one who is taking the turn."""
        first = self.players.index(self.turn_player)
        yield from self.players[first:]
        yield from self.players[:first]

    def after(self, player: str) -> str:
        return self.players[(self.players.index(player) + 1) % len(self.players)]
