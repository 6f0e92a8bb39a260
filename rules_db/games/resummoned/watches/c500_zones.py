"""Chapter 500: zones, what may lie in them, and how cards come into them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.state import FIELD, Card, CardType, Duel, Facing, Zone
from rules_db.games.resummoned.watches.reading import STACKS, Sight, counts_as, fact, is_settled, named, on_field, pile

UNWATCHED = {
    "500.3": "What a player may look at changes nothing in a duel; random games compare what each player can see.",
}
"""Prohibitions and requirements of the chapter that no watch sees to, each with the reason."""


@book.watch("500.2")
def watch_that_every_card_is_in_one_place(sight: Sight) -> Iterator[str]:
    """A player has one zone of each kind off the field, and a card is in exactly the one that it says."""
    duel = sight.after
    if duel.stage != "duel":
        return
    found = Counter(place for place in _places(duel))
    for card in duel.cards.values():
        expected = [] if card.zone is Zone.NOWHERE else [(card.id, card.keeper, card.zone)]
        actual = [place for place in found.elements() if place[0] == card.id]
        if actual != expected:
            yield f"{card.id} is in {len(actual)} places, and says {card.zone} of {card.keeper or 'nobody'}"


def _places(duel: Duel) -> Iterator[tuple[str, str, Zone]]:
    for name, player in duel.players.items():
        for zone in (*STACKS, Zone.HAND):
            yield from ((each, name, zone) for each in pile(duel, name, zone))
        for each in player.field:
            yield each, name, duel.cards[each].zone
            yield from ((tribute, name, Zone.BENEATH) for tribute in duel.cards[each].tributes)


@book.watch("500.4")
def watch_that_stacks_keep_their_order(sight: Sight) -> Iterator[str]:
    """Nobody changes the order of an ordered zone: what stays in it lies as it lay, unless it is shuffled."""
    shuffled = {event.who for event in sight.of("shuffled")}
    for name in sight.after.players:
        for zone in STACKS:
            if zone is Zone.DECK and name in shuffled:
                continue
            before, after = pile(sight.before, name, zone), pile(sight.after, name, zone)
            stayed = {each for each in before if each in after and _stayed(sight, each)}
            if [each for each in before if each in stayed] != [each for each in after if each in stayed]:
                yield f"the {zone} of {name} has another order"


def _stayed(sight: Sight, card: str) -> bool:
    return sight.before.cards[card].stay == sight.after.cards[card].stay


@book.watch("500.5", "300.2", "501.1", "502.1", "503.1", "504.1")
def watch_that_cards_off_the_field_are_with_their_owners(sight: Sight) -> Iterator[str]:
    """Only the zones of the field are sharable: everywhere else a card is in its owner's zone."""
    for card in sight.after.cards.values():
        if card.zone in (*STACKS, Zone.HAND) and card.keeper != card.owner:
            yield f"{card.id} of {card.owner} is in the {card.zone} of {card.keeper}"


@book.watch("501.3")
def watch_that_draws_come_from_the_top(sight: Sight) -> Iterator[str]:
    """What is drawn came off the top of the player's own deck, one card after the other."""
    for name in sight.before.players:
        drawn = [fact(event, "card") for event in sight.of("drawn") if event.who == name]
        deck = sight.before.players[name].deck
        if not drawn or any(event.who == name for event in sight.of("shuffled")):
            continue
        moved = {fact(event, "card") for event in sight.events if event.kind != "drawn"}
        left = [each for each in reversed(deck) if each not in moved]
        if set(drawn) & set(deck) and [each for each in drawn if each in left] != left[: len(drawn)]:
            yield f"{name} draws {', '.join(drawn)}, and on top lay {', '.join(left[: len(drawn)]) or 'nothing'}"


@book.watch("501.3.a")
def watch_that_an_empty_deck_loses(sight: Sight) -> Iterator[str]:
    """A turn player who has to draw in the Draw Phase from an empty deck loses the duel."""
    for event in sight.of("Draw Phase"):
        turn = sight.after.turn
        drew = any(each.who == event.who for each in sight.of("drawn"))
        if turn > 1 and is_settled(sight.after) and not drew and not sight.after.players[event.who].lost:
            yield f"{event.who} could not draw in turn {turn}, and is still in the duel"


@book.watch("501.4")
def watch_that_the_top_of_the_deck_is_excavated(sight: Sight) -> Iterator[str]:
    """Excavated cards are those on top of the deck, from the top down."""
    for event in sight.of("excavated"):
        cards, deck = named(event, "cards"), list(reversed(sight.before.players[event.who].deck))
        moved = {fact(each, "card") for each in sight.events[: event.number]}
        if cards != [each for each in deck if each not in moved][: len(cards)]:
            yield f"{event.who} excavates {', '.join(cards)}, and {', '.join(deck[: len(cards)])} lay on top"


DESTINATIONS = {
    "destroyed": (Zone.GRAVEYARD, (Zone.MONSTER, Zone.SPELL_TRAP)),
    "banished": (Zone.BANISHED, ()),
    "discarded": (Zone.GRAVEYARD, (Zone.HAND,)),
    "drawn": (Zone.HAND, (Zone.DECK,)),
}
"""Where a card goes by each deed, and where it may come from; () for anywhere."""


@book.watch("502.1", "503.3", "504.4")
def watch_that_deeds_end_in_their_zones(sight: Sight) -> Iterator[str]:
    """Destroying leads from the field to the Graveyard Zone, banishing to the Banished Zone, and so on."""
    for event in sight.of(*DESTINATIONS):
        to, origins = DESTINATIONS[event.kind]
        if fact(event, "to") != to or (origins and fact(event, "origin") not in origins):
            yield f"{fact(event, 'card')} is {event.kind} from {fact(event, 'origin')} to {fact(event, 'to')}"


@book.watch("504.3", "504.1")
def watch_that_cards_are_played_from_the_hand(sight: Sight) -> Iterator[str]:
    """To play a card is to move it out of one's own hand onto the field."""
    for event in sight.of("played"):
        card = fact(event, "card")
        if fact(event, "to") not in FIELD:
            yield f"{card} is played to {fact(event, 'to')}"
        if card in sight.before.cards and card not in sight.before.players[event.who].hand:
            yield f"{event.who} plays {card}, which is not in their hand"


@book.watch("505.5", "505.4")
def watch_that_cards_come_beside_others(sight: Sight) -> Iterator[str]:
    """What comes onto the field comes into column 0 if the field is empty, else into or beside an occupied column."""
    arrivals = [event for event in sight.events if _comes_onto_field(sight, fact(event, "card"))]
    new = {fact(event, "card") for event in arrivals}
    before = {card.column for card in on_field(sight.before) if card.column is not None}
    for name in dict.fromkeys(fact(event, "card") for event in arrivals):
        column = sight.after.cards[name].column
        others = before | {sight.after.cards[each].column for each in new - {name}}
        near = [each for each in others if each is not None and column is not None and abs(each - column) <= 1]
        if not near and (others or column != 0):
            yield f"{name} comes into column {column}, away from every other card"


def _comes_onto_field(sight: Sight, name: str) -> bool:
    before, after = sight.before.cards.get(name), sight.after.cards.get(name)
    came = before is None or (before.zone not in FIELD and before.zone is not Zone.BENEATH)
    return came and after is not None and after.zone in FIELD


@book.watch("305.3", "506.3")
def watch_facing_and_position(sight: Sight) -> Iterator[str]:
    """On the field a card lies one way up, and a monster card in a Monster Zone in one position; nowhere else."""
    for card in sight.after.cards.values():
        if card.zone in FIELD and card.facing is None:
            yield f"{card.id} is on the field, neither face-up nor face-down"
        if card.zone not in (*FIELD, Zone.BENEATH) and card.facing is not None:
            yield f"{card.id} is {card.facing} in the {card.zone}"
        if card.zone is Zone.BENEATH and card.facing is not Facing.UP:
            yield f"the tribute {card.id} is not face-up"
        if card.position is not None and card.zone is not Zone.MONSTER:
            yield f"{card.id} is in {card.position} in the {card.zone}"
        if _lacks_position(sight.after, card):
            yield f"{card.id} is in a Monster Zone without a position"


def _lacks_position(duel: Duel, card: Card) -> bool:
    in_place = is_settled(duel) and card.zone is Zone.MONSTER and counts_as(duel, card) is CardType.MONSTER
    return in_place and card.position is None


@book.watch("506.1", "507.1")
def watch_that_a_zone_holds_one_card(sight: Sight) -> Iterator[str]:
    """Each zone of the field, in its column, holds a single card and its tributes."""
    found = Counter((card.keeper, card.zone, card.column) for card in on_field(sight.after))
    for (keeper, zone, column), count in found.items():
        if count > 1:
            yield f"the {zone} of {keeper} in column {column} holds {count} cards"


@book.watch("300.1.a", "302.1")
def watch_that_cards_come_into_the_right_zones(sight: Sight) -> Iterator[str]:
    """A monster card is played into a Monster Zone, a spell or trap card into a Spell/Trap Zone."""
    for event in sight.of("played"):
        card = sight.after.cards[fact(event, "card")]
        is_monster = card.insert.paired.type is CardType.MONSTER
        if is_monster != (fact(event, "to") == Zone.MONSTER) and not sight.after.lasting:
            yield f"{card.id}, a {card.insert.paired.type}, is played to the {fact(event, 'to')}"
