"""What the watches read in common: the table in the words of the rulebook, and how it stood just before each event."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from rules_db.engine.kernel import Event
from rules_db.engine.state.copying import copied
from rules_db.engine.watching import Seen
from rules_db.games.grand_archive.actions.values import Action
from rules_db.games.grand_archive.state import (
    FIELD,
    MAIN_DECK,
    STACK,
    UNIQUE,
    Card,
    Do,
    GameState,
    TypeChange,
)

Sight = Seen[GameState, Action]
"""One action of a game of Grand Archive, from outside."""


def supertypes_of(card: Card) -> set[str]:
    """A change leaves only what it names; a type that is added takes nothing away (S0.e.R1)."""
    found = set(card.face.supertypes)
    for change in card.changes:
        found = found | set(change.supertypes) if change.adds else set(change.supertypes)
    return found


def told_supertypes(event: Event) -> set[str]:
    told = event.get("supertypes")
    return {str(each) for each in told} if isinstance(told, list) else set()


def card_of(state: GameState, event: Event) -> Card:
    return state.cards[str(event.get("card"))]


@dataclass(frozen=True, slots=True)
class Excess:
    """Two or more unique objects of one name that a player controls on the field."""

    player: str
    name: str
    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"{self.player} controls {' and '.join(card.handle for card in self.cards)}, all unique and {self.name}"


def excesses(state: GameState) -> list[Excess]:
    """Where the limit of S1.b is broken, the turn player first. An object without a name shares it with nothing."""
    alike: dict[tuple[str, str], list[Card]] = {}
    for card in state.on_field():
        if card.name and UNIQUE in supertypes_of(card):
            alike.setdefault((card.controller, card.name), []).append(card)
    order = list(state.in_turn_order())
    found = [Excess(*whose, tuple(cards)) for whose, cards in alike.items() if len(cards) > 1]
    return sorted(found, key=lambda each: order.index(each.player))


def is_checking(state: GameState) -> bool:
    """Whether the game waits for sacrifices of S1.c before it goes on."""
    return bool(state.about_to)


def is_sacrifice_of_the_rules(event: Event) -> bool:
    """No effect: it comes from nothing else that happened (S1.c.R2)."""
    return event.kind == "sacrificed" and event.because is None


def at_each(seen: Sight, *kinds: str) -> Iterator[tuple[Event, GameState]]:
    """The events of these kinds, each with the table just before it as the events until then tell it.

    It is one table that goes along. A main deck that has been shuffled on the way is not in `main_decks` any more.
    """
    if not any(seen.of(*kinds)):
        return
    told = _Told(copied(seen.before), seen)
    for event in seen.events:
        if event.kind in kinds:
            yield event, told.state
        told.follow(event)


@dataclass(slots=True)
class _Told:
    """A table that follows what events tell. `named` are the type changes that effects on the stack still name."""

    state: GameState
    seen: Sight
    named: list[Do] = field(default_factory=list)

    def __post_init__(self) -> None:
        effects = [effect for item in reversed(self.seen.before.stack) for effect in item.effects]
        self.named = [do for effect in effects for do in effect if do.change is not None]

    def follow(self, event: Event) -> None:
        if event.kind in _FOLLOWED:
            _FOLLOWED[event.kind](self, event)

    def moved(self, event: Event) -> None:
        self.put(card_of(self.state, event), str(event.get("to")), event.who)

    def entered(self, event: Event) -> None:
        self.put(card_of(self.state, event), FIELD, event.who)

    def played(self, event: Event) -> None:
        self.put(card_of(self.state, event), STACK, event.who)

    def put(self, card: Card, zone: str, whose: str) -> None:
        if card.zone == FIELD:
            card.forget()
        for deck in self.state.main_decks.values():
            deck[:] = [handle for handle in deck if handle != card.handle]
        card.zone, card.controller = zone, whose
        if zone == MAIN_DECK and whose in self.state.main_decks:
            self.state.main_decks[whose].insert(0, card.handle)

    def shuffled(self, event: Event) -> None:
        self.state.main_decks.pop(event.who, None)

    def changed_control(self, event: Event) -> None:
        card_of(self.state, event).controller = event.who

    def renamed(self, event: Event) -> None:
        card_of(self.state, event).new_name = str(event.get("name"))

    def turned_over(self, event: Event) -> None:
        card = card_of(self.state, event)
        card.is_flipped = not card.is_flipped

    def became_a_copy(self, event: Event) -> None:
        card_of(self.state, event).copied = self.state.cards[str(event.get("of"))].face

    def protected(self, event: Event) -> None:
        card_of(self.state, event).is_protected = True

    def changed_type(self, event: Event) -> None:
        change = self.change_named_by(event)
        if change is not None:
            card_of(self.state, event).changes.append(change)

    def change_named_by(self, event: Event) -> TypeChange | None:
        """The next change of that card to that type which an effect names."""
        adds, type_ = event.kind == "card type added", event.get("type")
        for do in self.named:
            if do.change and do.card == event.get("card") and (do.change.adds, do.change.type) == (adds, type_):
                self.named.remove(do)
                return do.change
        return None

    def turn_ended(self, event: Event) -> None:
        for card in self.state.on_field():
            card.changes = [change for change in card.changes if not change.until]


_FOLLOWED: dict[str, Callable[[_Told, Event], None]] = {
    "moved": _Told.moved,
    "entered": _Told.entered,
    "played": _Told.played,
    "shuffled": _Told.shuffled,
    "changed control": _Told.changed_control,
    "renamed": _Told.renamed,
    "turned over": _Told.turned_over,
    "became a copy": _Told.became_a_copy,
    "protected from sacrifice": _Told.protected,
    "card type changed": _Told.changed_type,
    "card type added": _Told.changed_type,
    "turn ended": _Told.turn_ended,
}
"""What each kind of event does to the table; the others leave every card as it is."""
