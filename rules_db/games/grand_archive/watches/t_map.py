"""Chapter 2: the frame around the supertypes."""

from collections.abc import Iterator

from rules_db.games.grand_archive.actions.values import (
    ACTIVATE,
    FINISH,
    PASS,
    PLAY,
    PUT,
    SACRIFICE,
    Action,
    format_action,
)
from rules_db.games.grand_archive.book import book
from rules_db.games.grand_archive.state import (
    COLLECTION,
    FIELD,
    HAND,
    MAIN_DECK,
    MATERIAL_DECK,
    NOWHERE,
    OWN_ZONES,
    STACK,
    GameState,
    Item,
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
        was, now = (state.cards[action.card] for state in (seen.before, seen.after))
        if (was.zone, was.owner) != (COLLECTION, action.player):
            yield f"{action.player} puts {was.handle} of {was.owner} from the {was.zone} into a deck"
        if (now.zone, now.controller) != (action.to, action.player):
            yield f"{now.handle} is put into the {action.to} of {action.player}, and is in the {now.zone}"
    if builders and not seen.after.builders and {event.who for event in seen.of("shuffled")} != {*seen.after.players}:
        yield "the decks are closed, and not everyone's main deck is shuffled"


@book.watch("T2.1")
def draws_take_the_top_card(seen: Sight) -> Iterator[str]:
    """Who draws puts the top card of their own main deck into their hand, as often as it says while there are any."""
    drawing = {event.number: event.who for event in seen.of("drew")}
    for event, state in at_each(seen, "moved"):
        if event.because not in drawing:
            continue
        who = drawing[event.because]
        if (event.who, event.get("origin"), event.get("to")) != (who, MAIN_DECK, HAND):
            yield f"{who} draws, and {event.get('card')} goes from {event.get('origin')} to {event.get('to')}"
        if who in state.main_decks and state.main_decks[who][:1] != [event.get("card")]:
            yield f"{who} draws {event.get('card')}, which is not on top of their main deck"
    yield from _draws_left_out(seen)


def _draws_left_out(seen: Sight) -> Iterator[str]:
    """Looks at the effects that only draw, where the main deck has not been shuffled on the way."""
    effects = list(seen.before.stack[-1].effects) if seen.before.stack else []
    for event, state in at_each(seen, "resolved"):
        effect = effects.pop(0) if effects and event.get("card") == seen.before.stack[-1].card else ()
        if any(do.kind != "draw" for do in effect) or event.who not in state.main_decks:
            continue
        wanted = min(sum(do.number for do in effect), len(state.main_decks[event.who]))
        drawn = sum(draw.because == event.number for draw in seen.of("drew"))
        if drawn != wanted:
            yield f"{event.who} draws {drawn} cards, not {wanted}"


@book.watch("T2.2")
def zones_hold_what_belongs_there(seen: Sight) -> Iterator[str]:
    """Every card is in one place: on the field, on the stack or in a zone of its owner; a token may be nowhere."""
    if seen.after.cards.keys() != seen.before.cards.keys():
        yield "cards have come into being or vanished"
    for card in seen.after.cards.values():
        if card.zone not in (FIELD, STACK, NOWHERE if card.is_token else COLLECTION, *OWN_ZONES):
            yield f"{card.handle} is {card.zone}, where no card can be"
        if card.is_token and card.zone in OWN_ZONES:
            yield f"the token {card.handle} is in the {card.zone}"
    yield from _things_of_others(seen)
    yield from _main_decks_in_disorder(seen.after)


def _things_of_others(seen: Sight) -> Iterator[str]:
    """A card has one owner throughout, in whose zones it ends up; a token belongs to the player who made it."""
    for handle, card in seen.after.cards.items():
        if card.owner != seen.before.cards[handle].owner and not card.is_token:
            yield f"{handle} belonged to {seen.before.cards[handle].owner}, and now to {card.owner}"
    for event in seen.of("moved", "entered"):
        card = card_of(seen.after, event)
        if card.zone in OWN_ZONES and card.owner != card.controller:
            yield f"{card.handle} of {card.owner} goes to the {card.zone} of {card.controller}"
        if event.get("origin") == NOWHERE and card.owner != event.who:
            yield f"{event.who} makes the token {card.handle}, and it belongs to {card.owner}"


def _main_decks_in_disorder(state: GameState) -> Iterator[str]:
    lying: dict[str, list[str]] = {player: [] for player in state.players}
    for card in state.cards.values():
        if card.zone == MAIN_DECK and card.controller in lying:
            lying[card.controller].append(card.handle)
    for player, handles in lying.items():
        if sorted(state.main_decks[player]) != sorted(handles):
            yield f"the order of {player}'s main deck is one of other cards"


@book.watch("T2.7")
def what_moves_is_where_it_comes_from(seen: Sight) -> Iterator[str]:
    """Nothing leaves a place where it is not, and nothing enters the field that is there already."""
    for event, state in at_each(seen, "entered", "moved", "played"):
        card = card_of(state, event)
        if card.zone != event.get("origin") or (event.kind == "entered" and card.zone == FIELD):
            yield f"{card.handle} comes from the {event.get('origin')}, and was in the {card.zone}"


@book.watch("T2.3")
def turn_ends_with_an_empty_stack(seen: Sight) -> Iterator[str]:
    """The player who takes the turn ends it, and only with nothing left on the stack."""
    for event in seen.of("turn ended"):
        if seen.before.stack:
            yield f"{event.who} ends the turn with {seen.before.stack[-1].card} on the stack"
        if event.who != seen.before.turn_player:
            yield f"{event.who} ends the turn of {seen.before.turn_player}"


@book.watch("T2.3")
def turns_follow_each_other_in_order(seen: Sight) -> Iterator[str]:
    """The next player in turn order takes a turn when one has ended and the sacrifices before it are made."""
    was, now = seen.before.turn_player, seen.after.turn_player
    has_ended = any(seen.of("turn ended"))
    if was == now and has_ended and not is_checking(seen.after):
        yield f"{was} has ended the turn and takes another"
    if was != now and (now != seen.before.after(was) or not (has_ended or is_checking(seen.before))):
        yield f"{now} takes a turn after that of {was}"


@book.watch("T2.5")
def cards_are_played_from_hand_or_material_deck(seen: Sight) -> Iterator[str]:
    """A player plays cards from their own hand or material deck; they go onto the stack until they resolve."""
    if seen.action is not None and seen.action.verb == PLAY:
        player, was = seen.action.player, seen.before.cards[seen.action.card]
        if was.zone not in (HAND, MATERIAL_DECK) or was.controller != player:
            yield f"{player} plays {was.handle} from the {was.zone} of {was.controller}"
        if seen.after.cards[was.handle].zone != STACK or seen.after.stack[-1:] != [*_newest(seen, was.handle, player)]:
            yield f"{player} plays {was.handle}, and it does not go onto the stack"
    yield from _resolved_elsewhere(seen)


def _newest(seen: Sight, card: str, player: str) -> Iterator[Item]:
    """What has come onto the stack, if it comes from that card and is that player's."""
    for item in seen.after.stack[len(seen.before.stack) :]:
        if (item.card, item.player) == (card, player):
            yield item


def _resolved_elsewhere(seen: Sight) -> Iterator[str]:
    """What has resolved is off the stack, and an object enters for the player who played it."""
    waiting = {item.card for item in seen.after.stack}
    for card in seen.after.cards.values():
        if card.zone == STACK and card.handle not in waiting:
            yield f"{card.handle} has resolved and is still on the stack"
    players = {item.card: item.player for item in seen.before.stack}
    for event in seen.of("entered"):
        is_own = [cause.get("card") for cause in seen.causes(event)] == [event.get("card")]
        if is_own and event.get("origin") == STACK and event.who != players.get(str(event.get("card"))):
            yield f"{players.get(str(event.get('card')))} played {event.get('card')}, and {event.who} gets it"


@book.watch("T2.6")
def own_objects_with_an_effect_are_activated(seen: Sight) -> Iterator[str]:
    """A player activates an object with an effect that they control on the field; it stays, and its effect waits."""
    if seen.action is not None and seen.action.verb == ACTIVATE:
        player, was, now = seen.action.player, seen.before.cards[seen.action.card], seen.after.cards[seen.action.card]
        if not (was.zone == now.zone == FIELD and was.controller == now.controller == player):
            yield f"{player} activates {was.handle} of {was.controller}, from the {was.zone} to the {now.zone}"
        if not was.effects:
            yield f"{player} activates {was.handle}, which has no effect"
        if seen.after.stack[-1:] != [*_newest(seen, was.handle, player)]:
            yield f"{player} activates {was.handle}, and its effect is not on the stack"
    yield from _triggers_out_of_time(seen)


def _triggers_out_of_time(seen: Sight) -> Iterator[str]:
    """What triggers on a sacrifice goes onto the stack when the check is over, once for each sacrifice."""
    if seen.after.waiting and not is_checking(seen.after):
        yield f"{seen.after.waiting[0].card} has triggered and does not come onto the stack"
    if is_checking(seen.after) and len(seen.after.stack) > len(seen.before.stack):
        yield f"{seen.after.stack[-1].card} comes onto the stack during the check"
    sacrificed = [event for event in seen.of("sacrificed") if card_of(seen.before, event).when_sacrificed]
    told = len(list(seen.of("triggered")))
    if len(seen.before.waiting) + len(sacrificed) != told + len(seen.after.waiting):
        yield f"{len(sacrificed)} objects trigger on their sacrifice, and {told} come onto the stack"


@book.watch("T2.7")
def effects_leave_alone_what_is_gone(seen: Sight) -> Iterator[str]:
    """Whatever happens to objects on the field happens to nothing that is elsewhere."""
    for event, state in at_each(seen, *ON_THE_FIELD_ONLY):
        if card_of(state, event).zone != FIELD:
            yield f"{event.get('card')} {event.kind}, and is in the {card_of(state, event).zone}"


@book.watch("T2.8")
def only_who_has_opportunity_acts(seen: Sight) -> Iterator[str]:
    """Apart from building and the sacrifices of the rules, the player who has Opportunity acts and nobody else."""
    action, before = seen.action, seen.before
    if action is None or before.builders:
        return
    if (action.verb == SACRIFICE) != is_checking(before):
        yield f"{format_action(action)}, and the game is about to {before.about_to or 'do nothing'}"
    elif action.verb != SACRIFICE and action.player != before.opportunity:
        yield f"{format_action(action)}, and {before.opportunity} has Opportunity"
    if action.verb == PASS:
        yield from _resolution_out_of_turn(seen, action)
    if not is_checking(seen.after):
        yield from _opportunity_astray(seen, action)


def _opportunity_astray(seen: Sight, action: Action) -> Iterator[str]:
    """Who plays or activates keeps Opportunity, who passes hands it on, and in a main phase the turn player has it."""
    now = seen.after.opportunity
    if action.verb in (PLAY, ACTIVATE) and now != action.player:
        yield f"{format_action(action)}, and {now} has Opportunity then"
    if (
        action.verb == PASS
        and not (any(seen.of("resolved")) or _left_without_effects(seen))
        and now != seen.before.after(action.player)
    ):
        yield f"{format_action(action)}, and {now} has Opportunity then"
    if not seen.after.stack and now != seen.after.turn_player:
        yield f"{seen.after.turn_player} is in the main phase, and {now} has Opportunity"


def _left_without_effects(seen: Sight) -> bool:
    """Whether what was on top had no effect to resolve, such as an action without a text, and has left the stack."""
    stack = seen.before.stack
    return bool(stack) and not stack[-1].effects and len(seen.after.stack) < len(stack)


def _resolution_out_of_turn(seen: Sight, action: Action) -> Iterator[str]:
    """Passing needs something on the stack; its top resolves as the last player passes, and not before."""
    before, resolved = seen.before, list(seen.of("resolved"))
    if not before.stack:
        yield f"{format_action(action)}, and nothing is on the stack"
    is_due = before.passes + 1 == len(before.players)
    if bool(resolved) != is_due and not (is_due and _left_without_effects(seen)):
        yield f"{before.passes + 1} of {len(before.players)} players have passed, and {len(resolved)} effects resolve"
    if resolved and before.stack and resolved[0].get("card") != before.stack[-1].card:
        yield f"{resolved[0].get('card')} resolves, and {before.stack[-1].card} is on top of the stack"
