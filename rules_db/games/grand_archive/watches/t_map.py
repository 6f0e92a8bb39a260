"""Chapter 2: the frame around the supertypes."""

from collections.abc import Iterator

from rules_db.games.grand_archive.actions.values import ACTIVATE, FINISH, PASS, PLAY, PUT, SACRIFICE
from rules_db.games.grand_archive.book import book
from rules_db.games.grand_archive.state import (
    ACTION,
    COLLECTION,
    FIELD,
    HAND,
    MAIN_DECK,
    MATERIAL_DECK,
    NOWHERE,
    OWN_ZONES,
    STACK,
    Card,
)
from rules_db.games.grand_archive.watches.reading import Sight, at_each, card_of, is_checking

UNWATCHED: dict[str, str] = {}
"""Prohibitions and requirements of the chapter that no watch sees to, each with the reason."""

ON_THE_FIELD_ONLY = (
    "became a copy",
    "card type added",
    "card type changed",
    "changed control",
    "protected from sacrifice",
    "renamed",
    "sacrificed",
    "turned over",
)
"""What happens to objects on the field and to nothing else."""


@book.watch("T1.1")
def decks_are_built_in_turn(seen: Sight) -> Iterator[str]:
    """Before the game the players build one after the other, each out of their own collection, and then shuffle."""
    action, builders = seen.action, seen.before.builders
    if action is None or not (builders or action.verb in (PUT, FINISH)):
        return
    if action.verb not in (PUT, FINISH) or action.player not in builders[:1]:
        yield f"{action.player} {action.verb} while {', '.join(builders) or 'nobody'} builds"
    if action.verb == PUT:
        was, now = (table.cards[action.card] for table in (seen.before, seen.after))
        if (was.zone, was.owner) != (COLLECTION, action.player):
            yield f"{action.player} puts {was.handle} of {was.owner} from the {was.zone} into a deck"
        if (now.zone, now.controller) != (action.to, action.player):
            yield f"{now.handle} is put into the {action.to} of {action.player}, and is in the {now.zone}"
    if builders and not seen.after.builders and {event.who for event in seen.of("shuffled")} != {*seen.after.players}:
        yield "the decks are closed, and not everyone's main deck is shuffled"


@book.watch("T2.1")
def draws_take_the_top_card(seen: Sight) -> Iterator[str]:
    """Who draws puts the top card of their own main deck into their hand, and nothing from an empty one."""
    drawing = {event.number: event.who for event in seen.of("drew")}
    for event, table in at_each(seen, "moved"):
        if event.because not in drawing:
            continue
        who = drawing[event.because]
        if (event.who, event.get("origin"), event.get("to")) != (who, MAIN_DECK, HAND):
            yield f"{who} draws, and {event.get('card')} goes from {event.get('origin')} to {event.get('to')}"
        if who in table.main_decks and table.main_decks[who][:1] != [event.get("card")]:
            yield f"{who} draws {event.get('card')}, which is not on top of their main deck"


@book.watch("T2.2")
def each_card_is_in_one_place_that_may_hold_it(seen: Sight) -> Iterator[str]:
    """Every card is on the field, on the stack or in a zone, and a main deck is in order: each of its cards once."""
    table = seen.after
    if table.cards.keys() != seen.before.cards.keys():
        yield "cards have come into being or vanished"
    for card in table.cards.values():
        if card.zone not in (FIELD, STACK, *OWN_ZONES) and not (card.is_token and card.zone == NOWHERE):
            yield f"{card.handle} is {card.zone}, where no card can be"
        if card.controller not in table.players:
            yield f"{card.handle} is with {card.controller}, who does not play"
    for player in table.players:
        lying = [card.handle for card in table.cards.values() if _lies_in(card, MAIN_DECK, player)]
        if sorted(table.main_decks[player]) != sorted(lying):
            yield f"the order of {player}'s main deck is one of other cards"


def _lies_in(card: Card, zone: str, player: str) -> bool:
    return (card.zone, card.controller) == (zone, player)


@book.watch("T2.2")
def cards_go_to_their_owners_zones(seen: Sight) -> Iterator[str]:
    """A card belongs to one player throughout, and off the field it goes to a zone of that player."""
    for handle, card in seen.after.cards.items():
        if card.owner != seen.before.cards[handle].owner and not card.is_token:
            yield f"{handle} belonged to {seen.before.cards[handle].owner}, and now to {card.owner}"
    for event in seen.of("moved"):
        card = card_of(seen.after, event)
        if card.zone in OWN_ZONES and not card.owner == card.controller == event.who:
            yield f"{card.handle} of {card.owner} goes to the {card.zone} of {card.controller}"


@book.watch("T2.2", "S2.3")
def tokens_cease_to_exist(seen: Sight) -> Iterator[str]:
    """A token that leaves the field is nowhere, and belongs to the player who made it."""
    for card in seen.after.cards.values():
        if card.is_token and card.zone in OWN_ZONES:
            yield f"the token {card.handle} is in the {card.zone}"
    for event in seen.of("entered"):
        card = card_of(seen.after, event)
        if card.is_token and event.get("origin") == NOWHERE and card.owner != event.who:
            yield f"{event.who} makes the token {card.handle}, and it belongs to {card.owner}"


@book.watch("T2.2", "T2.7")
def what_moves_is_where_it_comes_from(seen: Sight) -> Iterator[str]:
    """Nothing leaves a place where it is not, and nothing enters the field that is there already."""
    for event, table in at_each(seen, "entered", "moved", "played"):
        card = card_of(table, event)
        if card.zone != event.get("origin") or (event.kind == "entered" and card.zone == FIELD):
            yield f"{card.handle} comes from the {event.get('origin')}, and was in the {card.zone}"


@book.watch("T2.3")
def turn_ends_with_an_empty_stack(seen: Sight) -> Iterator[str]:
    """The player who takes the turn ends it, with nothing left on the stack, and the next player takes one."""
    ended = list(seen.of("turn ended"))
    for event in ended:
        if seen.before.stack:
            yield f"{event.who} ends the turn with {seen.before.stack[-1].card} on the stack"
        if event.who != seen.before.turn_player:
            yield f"{event.who} ends the turn of {seen.before.turn_player}"
    expected = seen.before.after(seen.before.turn_player) if ended else seen.before.turn_player
    if seen.after.turn_player != expected:
        yield f"{seen.after.turn_player} takes a turn, and it is {expected}'s"


@book.watch("T2.5")
def cards_are_played_from_hand_or_material_deck(seen: Sight) -> Iterator[str]:
    """A player plays cards from their own hand or material deck, and they go onto the stack."""
    if seen.action is None or seen.action.verb != PLAY:
        return
    player, was, now = seen.action.player, seen.before.cards[seen.action.card], seen.after.cards[seen.action.card]
    if was.zone not in (HAND, MATERIAL_DECK) or was.controller != player:
        yield f"{player} plays {was.handle} from the {was.zone} of {was.controller}"
    top = seen.after.stack[-1] if seen.after.stack else None
    if now.zone != STACK or top is None or (top.card, top.player) != (now.handle, player):
        yield f"{player} plays {now.handle}, and it does not go onto the stack"


@book.watch("T2.5")
def played_cards_leave_the_stack_as_they_resolve(seen: Sight) -> Iterator[str]:
    """What has resolved is no longer on the stack: an object enters for the player who played it, no action does."""
    waiting = {item.card for item in seen.after.stack}
    for card in seen.after.cards.values():
        if card.zone == STACK and card.handle not in waiting:
            yield f"{card.handle} has resolved and is still on the stack"
    players = {item.card: item.player for item in seen.before.stack}
    for event in seen.of("entered"):
        card = card_of(seen.before, event)
        if event.get("origin") != STACK:
            continue
        if event.who != players.get(card.handle):
            yield f"{players.get(card.handle)} played {card.handle}, and {event.who} gets it"
        if card.front.type == ACTION:
            yield f"the action {card.handle} enters the field"


@book.watch("T2.6")
def own_objects_with_an_effect_are_activated(seen: Sight) -> Iterator[str]:
    """A player activates an object with an effect that they control on the field, and it stays there."""
    if seen.action is None or seen.action.verb != ACTIVATE:
        return
    player, was, now = seen.action.player, seen.before.cards[seen.action.card], seen.after.cards[seen.action.card]
    if not (was.zone == now.zone == FIELD and was.controller == now.controller == player):
        yield f"{player} activates {was.handle} of {was.controller}, from the {was.zone} to the {now.zone}"
    if not was.effects:
        yield f"{player} activates {was.handle}, which has no effect"
    if [item.card for item in seen.after.stack[len(seen.before.stack) :]] != [was.handle]:
        yield f"{player} activates {was.handle}, and its effect is not on the stack"


@book.watch("T2.6")
def triggers_wait_for_the_next_game_state(seen: Sight) -> Iterator[str]:
    """What triggers on a sacrifice goes onto the stack after the check, and once for each sacrifice."""
    if seen.after.waiting and not is_checking(seen.after):
        yield f"{seen.after.waiting[0].card} has triggered and does not come onto the stack"
    if is_checking(seen.after) and len(seen.after.stack) > len(seen.before.stack):
        yield f"{seen.after.stack[-1].card} comes onto the stack during the check"
    sacrificed = [
        card for card in (card_of(seen.before, each) for each in seen.of("sacrificed")) if card.when_sacrificed
    ]
    told = len(list(seen.of("triggered")))
    if len(seen.before.waiting) + len(sacrificed) != told + len(seen.after.waiting):
        yield f"{len(sacrificed)} objects trigger on their sacrifice, and {told} come onto the stack"


@book.watch("T2.7")
def effects_leave_alone_what_is_gone(seen: Sight) -> Iterator[str]:
    """Whatever happens to objects on the field happens to nothing that is elsewhere."""
    for event, table in at_each(seen, *ON_THE_FIELD_ONLY):
        if card_of(table, event).zone != FIELD:
            yield f"{event.get('card')} {event.kind}, and is in the {card_of(table, event).zone}"


@book.watch("T2.8")
def only_who_has_opportunity_acts(seen: Sight) -> Iterator[str]:
    """Apart from building and the sacrifices of the rules, the player who has Opportunity acts and nobody else."""
    action, before = seen.action, seen.before
    if action is None or before.builders:
        return
    if (action.verb == SACRIFICE) != is_checking(before):
        yield f"{action.player} {action.verb}, and the game is about to {before.about_to or 'do nothing'}"
    elif action.verb != SACRIFICE and action.player != before.opportunity:
        yield f"{action.player} {action.verb}, and {before.opportunity} has Opportunity"


@book.watch("T2.8")
def opportunity_goes_round(seen: Sight) -> Iterator[str]:
    """Who plays or activates keeps Opportunity, who passes hands it on, and in a main phase the turn player has it."""
    if seen.action is None or seen.before.builders or is_checking(seen.after):
        return
    player, verb, now = seen.action.player, seen.action.verb, seen.after.opportunity
    if verb in (PLAY, ACTIVATE) and now != player:
        yield f"{player} {verb} {seen.action.card}, and {now} has Opportunity"
    if verb == PASS and not any(seen.of("resolved")) and now != seen.before.after(player):
        yield f"{player} passes, and {now} has Opportunity"
    if not seen.after.stack and now != seen.after.turn_player:
        yield f"{seen.after.turn_player} is in the main phase, and {now} has Opportunity"


@book.watch("T2.8")
def top_of_the_stack_resolves_when_all_have_passed(seen: Sight) -> Iterator[str]:
    """Passing needs something on the stack; its top resolves as the last player passes, and not before."""
    if seen.action is None or seen.action.verb != PASS:
        return
    before, resolved = seen.before, list(seen.of("resolved"))
    if not before.stack:
        yield f"{seen.action.player} passes with nothing on the stack"
    if bool(resolved) != (before.passes + 1 == len(before.players)):
        yield f"{before.passes + 1} of {len(before.players)} players have passed, and {len(resolved)} effects resolve"
    if resolved and before.stack and resolved[0].get("card") != before.stack[-1].card:
        yield f"{resolved[0].get('card')} resolves, and {before.stack[-1].card} is on top of the stack"
