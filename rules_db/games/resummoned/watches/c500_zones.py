"""Chapter 500: zones, what may lie in them, and how cards come into them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules_db.games.resummoned.actions.values import Choose
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.card_text.model import Placed, Played
from rules_db.games.resummoned.state import FIELD, Card, CardType, Duel, Facing, Position, Zone, effect_of
from rules_db.games.resummoned.watches.reading import (
    STACKS,
    Sight,
    changes,
    counts_as,
    fact,
    is_settled,
    named,
    on_field,
)

ON_THE_FIELD = (*FIELD, Zone.BENEATH)
"""Where a card in play lies, or a tribute beneath one."""

UNWATCHED = {
    "500.3": "What a player may look at changes nothing in a duel; random games compare what each player can see.",
    "505.7": "A stack is kept as its card in play and what lies beneath; the engine has no other order.",
}
"""Prohibitions and requirements of the chapter that no watch sees to, each with the reason."""


@book.watch("500.4", "500.4.a")
def watch_that_the_order_of_arrival_is_chosen(sight: Sight) -> Iterator[str]:
    """Of the cards that come into one stack at the same moment, the owner of the stack chooses which goes in first."""
    is_chosen = isinstance(sight.action, Choose) and sight.action.kind == "first"
    if is_chosen or any(sight.of("lost")):
        return
    for card in on_field(sight.before):
        now = sight.after.cards[card.id]
        owners = [_owner(sight, each) for each in card.tributes if sight.after.cards[each].zone is Zone.GRAVEYARD]
        owners += [now.owner] if now.zone is Zone.GRAVEYARD and not now.token else []
        for owner, count in Counter(owners).items() if now.zone not in ON_THE_FIELD else ():
            if count > 1:
                yield f"{count} cards come from {card.id} into the Graveyard Zone of {owner}, in an order nobody chose"


def _owner(sight: Sight, card: str) -> str:
    return sight.after.cards[card].owner


@book.watch("500.5", "300.2", "501.1", "502.1", "503.1", "504.1")
def watch_that_cards_off_the_field_are_with_their_owners(sight: Sight) -> Iterator[str]:
    """Only the zones of the field are sharable: everywhere else a card is in its owner's zone."""
    for card in sight.after.cards.values():
        if card.keeper != card.owner and card.zone in (*STACKS, Zone.HAND):
            yield f"{card.id} of {card.owner} is in the {card.zone} of {card.keeper}"


@book.watch("504.4")
def watch_that_discards_leave_the_hand(sight: Sight) -> Iterator[str]:
    """What a player has chosen to discard goes from the hand into the Graveyard Zone."""
    for event in sight.of("chosen") if is_settled(sight.after) else ():
        for name in named(event, "picks") if fact(event, "choice") == "discard" else ():
            if sight.after.cards[name].stay == sight.before.cards[name].stay:
                yield f"{event.who} discards {name}, which is still in the {sight.after.cards[name].zone}"


@book.watch("505.5")
def watch_that_cards_come_beside_others(sight: Sight) -> Iterator[str]:
    """What comes onto the field comes into column 0 if the field is empty, else into or beside an occupied column."""
    arrivals = [event for event in sight.events if _comes_onto_field(sight, fact(event, "card"))]
    if not arrivals:
        return
    new = {fact(event, "card") for event in arrivals}
    before = {card.column for card in on_field(sight.before) if card.column is not None}
    for name in dict.fromkeys(fact(event, "card") for event in arrivals):
        column = sight.after.cards[name].column
        others = before | {sight.after.cards[each].column for each in new - {name}}
        near = [each for each in others if each is not None and column is not None and abs(each - column) <= 1]
        is_first = not others or _has_emptied_before(sight, name)
        if not near and not (is_first and column == 0):
            yield f"{name} comes into column {column}, away from every other card"


def _has_emptied_before(sight: Sight, name: str) -> bool:
    """Whether all that lay on the field had left it when a card came, as what is tributed to play it does."""
    left = {card.id for card in on_field(sight.before)}
    for event in sight.events:
        card = fact(event, "card")
        if not left or card == name:
            return not left
        if fact(event, "origin") in FIELD and fact(event, "to") not in FIELD:
            left.discard(card)
    return not left


def _comes_onto_field(sight: Sight, name: str) -> bool:
    before, after = sight.before.cards.get(name), sight.after.cards.get(name)
    came = before is None or (before.zone not in FIELD and before.zone is not Zone.BENEATH)
    return came and after is not None and after.zone in FIELD


@book.watch("305.3", "506.3")
def watch_facing_and_position(sight: Sight) -> Iterator[str]:
    """On the field a card lies one way up, and a monster card in a Monster Zone in one position; nowhere else."""
    for card in sight.after.cards.values():
        if card.facing is None and card.zone in FIELD:
            yield f"{card.id} is on the field, neither face-up nor face-down"
        if card.facing is not None and card.zone not in ON_THE_FIELD:
            yield f"{card.id} is {card.facing} in the {card.zone}"
        if card.facing is not Facing.UP and card.zone is Zone.BENEATH:
            yield f"the tribute {card.id} is not face-up"
        if card.position is not None and card.zone is not Zone.MONSTER:
            yield f"{card.id} is in {card.position} in the {card.zone}"
        if card.position is None and _lacks_position(sight.after, card):
            yield f"{card.id} is in a Monster Zone without a position"


def _lacks_position(duel: Duel, card: Card) -> bool:
    return card.zone is Zone.MONSTER and is_settled(duel) and counts_as(duel, card) is CardType.MONSTER


@book.watch("506.1", "507.1")
def watch_that_a_zone_holds_one_card(sight: Sight) -> Iterator[str]:
    """Each zone of the field, in its column, holds a single card and its tributes."""
    found = Counter([(card.keeper, card.zone, card.column) for card in on_field(sight.after)])
    for (keeper, zone, column), count in found.items():
        if count > 1:
            yield f"the {zone} of {keeper} in column {column} holds {count} cards"


@book.watch("300.1.a", "302.1")
def watch_that_cards_come_into_the_right_zones(sight: Sight) -> Iterator[str]:
    """A monster card is played into a Monster Zone, a spell or trap card into a Spell/Trap Zone."""
    for event in sight.of("played"):
        card = sight.after.cards[fact(event, "card")]
        is_monster = card.insert.paired.type is CardType.MONSTER
        is_as_printed = not sight.after.lasting and not changes(sight.before, card, "type")
        if is_monster != (fact(event, "to") == Zone.MONSTER) and is_as_printed:
            yield f"{card.id}, a {card.insert.paired.type}, is played to the {fact(event, 'to')}"


@book.watch("504.3.a", "504.3.b", "504.3.c")
def watch_what_playing_a_card_is_called(sight: Sight) -> Iterator[str]:
    """A monster played face-up is summoned, a monster or Trap played face-down is set, a Spell is activated."""
    for event in sight.of("played"):
        card = sight.after.cards[fact(event, "card")]
        type_, is_up = card.insert.paired.type, card.facing is Facing.UP
        deed = "activated" if type_ is CardType.SPELL else "summoned" if is_up else "set"
        done = [each.kind for each in sight.of("summoned", "set", "activated") if fact(each, "card") == card.id]
        if not changes(sight.after, card, "type") and card.zone in FIELD and done != [deed]:
            yield f"{card.id} is played {card.facing}, and that is told as {' and '.join(done) or 'nothing'}"


@book.watch("505.6.a", "506.3.a")
def watch_how_cards_may_come(sight: Sight) -> Iterator[str]:
    """Where an effect moves a monster onto the field, its controller may choose either facing and either position."""
    choice, duel = sight.after.choice, sight.after
    activation = duel.agenda[-1].activation if duel.agenda else None
    if choice is None or choice.kind != "place" or activation is None or choice.about not in duel.cards:
        return
    card, steps = duel.cards[choice.about], effect_of(duel, activation).ops
    placed = [step for step in steps if isinstance(step, Placed)]
    is_told = any(step.facing or step.position or step.wrong_zone for step in placed)
    is_free = not is_told and not any(isinstance(step, Played) for step in steps)
    if is_free and card.zone not in FIELD and card.insert.paired.type is CardType.MONSTER and not duel.lasting:
        for words in (*Facing, *Position):
            if not any(words in option for option in choice.options):
                yield f"{choice.player} may not choose {words} for {card.id}"
