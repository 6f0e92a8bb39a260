"""How watches read a game: events, places and printed values, with nothing that asks a rule of the engine."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules_db.engine.kernel import Event
from rules_db.engine.watching import Seen
from rules_db.games.ttcg.actions.values import Action, Pass
from rules_db.games.ttcg.card_text.model import Changed, Effect, Immune, Left, Ruled, Step
from rules_db.games.ttcg.state import MAGIC, Activation, Card, Table, Zone, effect_of

Sight = Seen[Table, Action]

FIELD = (Zone.CREATURE, Zone.MAGIC)
"""Where a card on the field lies that lies under no other."""

PLAYS = ("played", "leveled up")
"""The events by which a card is laid on the field."""


def is_settled(table: Table) -> bool:
    """Whether the game goes on and waits for a player to act, so that nothing is half done."""
    return not table.is_over and table.choice is None and not table.agenda


def is_new_game(sight: Sight) -> bool:
    """Whether the players have just brought their decks, so that no position was laid out."""
    return sight.action is None and bool(sight.after.first_player)


def fact(event: Event, name: str) -> str:
    """One fact of an event as text; '' where it has none of that name."""
    value = event.get(name)
    return "" if value is None else str(value)


def number_of(event: Event, name: str) -> int:
    value = event.get(name)
    return value if isinstance(value, int) else 0


def effect_in(table: Table, event: Event) -> Effect:
    """The effect that an event is about; events count the two effects of a card from 1."""
    return table.cards[fact(event, "card")].printed.effects[number_of(event, "effect") - 1]


def is_magic(card: Card) -> bool:
    return card.printed.type == MAGIC


def is_by_effect(sight: Sight, event: Event) -> bool:
    """Whether an effect that resolves brought the event about, also after a choice that it asked for."""
    return any(cause.kind in ("resolved", "chosen by") for cause in sight.causes(event))


def is_last_pass(sight: Sight) -> bool:
    """Whether both players have now passed in a row."""
    return isinstance(sight.action, Pass) and sight.before.passes + 1 >= len(sight.before.seats)


def resolutions(sight: Sight) -> list[tuple[Event, Activation]]:
    """What came of the effects that waited in the chain, the last one first, each with its activation."""
    done = list(sight.of("resolved", "did nothing"))
    return list(zip(done, reversed(sight.before.chain), strict=False))


def triggers(sight: Sight, activated: Event, effect: Effect) -> list[Event]:
    """The events of this action that may have set off an effect, by their kind; none where it was set off before."""
    when = effect.when.event if effect.when is not None else ""
    pile = {"to the discard pile": Zone.DISCARD, "to the deck": Zone.DECK}.get(when, Zone.NOWHERE)
    kinds = PLAYS if when == "played" else (when,)
    earlier = sight.events[: activated.number]
    return [event for event in earlier if event.kind in kinds or fact(event, "to") == pile]


def as_it_came(sight: Sight, trigger: Event) -> Event:
    """The event before which a trigger is looked at: of a turn that begins, once its cards are upright (2.2.3.1.R1)."""
    if trigger.kind != "turn began":
        return trigger
    return next(each for each in sight.events[trigger.number + 1 :] if each.because != trigger.number)


def target_of(sight: Sight) -> str:
    """The creature or the player that is attacked by this action; a hidden card may have been named by its place."""
    return next((fact(event, "target") for event in sight.of("attacks")), "")


def is_fought(sight: Sight) -> bool:
    """Whether a declared attack was fought by this action."""
    return sight.before.attack is not None and not sight.before.chain and is_last_pass(sight)


def creatures(table: Table, player: str) -> list[Card]:
    """The creatures on a player's side, each on top of its pile."""
    return [card for card in table.cards.values() if card.player == player and card.zone is Zone.CREATURE]


def pile(table: Table, player: str, zone: Zone) -> list[str]:
    """The cards of a player off the field; in deck and discard pile the last one is on top."""
    one = table.players[player]
    return {Zone.DECK: one.deck, Zone.HAND: one.hand, Zone.DISCARD: one.discard}[zone]


def steps_in_force(table: Table) -> Iterator[Step]:
    """The steps of all effects that are active, whoever has them, and those that resolved effects left behind."""
    for card in table.cards.values():
        for place in card.active:
            yield from card.printed.effects[place].steps
    for lasting in table.lasting:
        step = table.cards[lasting.card].printed.effects[lasting.effect].steps[lasting.step]
        yield step.step if isinstance(step, Left) else step


def steps_at_work(sight: Sight) -> Iterator[Step]:
    """The steps in force before this action, after it, or for a moment in between."""
    yield from steps_in_force(sight.before)
    yield from steps_in_force(sight.after)
    for _, activation in resolutions(sight):
        for step in effect_of(sight.before, activation).steps:
            yield step.step if isinstance(step, Left) else step


def is_ruled(sight: Sight, *deeds: str) -> bool:
    """Whether anything that works forbids or allows one of these deeds, to whomever."""
    return any(isinstance(step, Ruled) and step.deed in deeds for step in steps_at_work(sight))


def is_changed(sight: Sight, *properties: str) -> bool:
    """Whether anything that works changes one of these properties, of whatever card."""
    return any(isinstance(step, Changed) and step.changes in properties for step in steps_at_work(sight))


def is_anything_immune(sight: Sight) -> bool:
    """Whether any card may be immune to anything."""
    return any(isinstance(step, Immune) for step in steps_at_work(sight))


@dataclass(slots=True)
class Lie:
    """How a card lies: `tapped` is the turn in which it was tapped, 0 while it is upright."""

    zone: Zone
    player: str
    tapped: int
    is_face_down: bool
    set_in: int


def lie_before(sight: Sight, name: str, until: Event) -> Lie:
    """How a card lay just before an event, by what happened since the state before."""
    card, turn = sight.before.cards[name], sight.before.turn
    lie = Lie(card.zone, card.player, card.tapped, card.is_face_down, card.set_in)
    for event in sight.events[: until.number]:
        turn = number_of(event, "turn") if event.kind == "turn began" else turn
        if fact(event, "card") == name:
            _happened(lie, event, turn, is_magic(card))
        elif event.kind == "leveled up" and (fact(event, "on") == name or _lies_under(sight, name, fact(event, "on"))):
            lie.zone, lie.tapped = Zone.UNDER, 0
    return lie


def _lies_under(sight: Sight, name: str, top: str) -> bool:
    return top in sight.before.cards and name in sight.before.cards[top].under


def _happened(lie: Lie, event: Event, turn: int, is_magic: bool) -> None:
    if event.kind == "tapped":
        lie.tapped = lie.tapped or turn
    elif event.kind == "untapped":
        lie.tapped = 0
    elif event.kind == "flipped":
        lie.is_face_down = fact(event, "facing") == "face-down"
    elif event.kind == "taken over":
        lie.player = event.who
    elif event.kind == "laid under":
        lie.zone, lie.tapped = Zone.UNDER, 0
    elif event.kind in PLAYS:
        lie.zone, lie.tapped, lie.player = Zone.MAGIC if is_magic else Zone.CREATURE, 0, event.who
        lie.is_face_down = fact(event, "facing") == "face-down"
        lie.set_in = turn if lie.is_face_down else 0
    elif to := fact(event, "to"):
        lie.zone, lie.tapped, lie.is_face_down, lie.set_in = Zone(to), 0, False, 0
