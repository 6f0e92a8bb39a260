"""Section 2.2.5: when effects are activated, and what that does to their cards."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.engine.kernel import Event
from rules_db.games.ttcg.actions.values import Activate
from rules_db.games.ttcg.book import book
from rules_db.games.ttcg.card_text.model import STAYING, Effect, waits_for_its_own_end
from rules_db.games.ttcg.state import Activation, Card, Zone, effect_of
from rules_db.games.ttcg.watches.reading import (
    FIELD,
    Lie,
    Sight,
    effect_in,
    fact,
    is_magic,
    is_ruled,
    lie_before,
    number_of,
    resolutions,
)

EFFECTS_OF_A_CARD = 2
EFFECT_TYPES = ("normal", "continuous", "counter", "equip", "latent", "dormant")
OWN_PLAY = "own play"
"""Text on how its own card is played, which is no effect to activate (2.2.5.3.R1)."""

UNWATCHED: dict[str, str] = {}
"""Prohibitions and requirements of the section that no watch sees to, each with the reason."""


def _activations(sight: Sight) -> Iterator[tuple[Event, Card, Effect, Lie]]:
    """The activations that no card text lets around the rules: each with card, effect and how the card lay then."""
    if "activated" not in sight.kinds or is_ruled(sight, "activate effects"):
        return
    for event in sight.of("activated"):
        name = fact(event, "card")
        yield event, sight.before.cards[name], effect_in(sight.before, event), lie_before(sight, name, event)


def _on_field(sight: Sight) -> Iterator[tuple[Event, Card, Effect, Lie]]:
    """Those of cards that lie on the field then."""
    return (each for each in _activations(sight) if each[3].zone in FIELD)


@book.watch("2.2.5.1")
def watch_how_many_effects_there_are(sight: Sight) -> Iterator[str]:
    """A card carries two effects, and no third."""
    for card in sight.after.cards.values() if sight.action is None else ():
        if len(card.printed.effects) > EFFECTS_OF_A_CARD:
            yield f"{card.id} carries {len(card.printed.effects)} effects"


@book.watch("2.2.5.9")
def watch_the_types_of_effects(sight: Sight) -> Iterator[str]:
    """Each effect is of one of six types."""
    for card in sight.after.cards.values() if sight.action is None else ():
        for effect in card.printed.effects:
            if effect.type not in (*EFFECT_TYPES, OWN_PLAY):
                yield f"{card.id} has a {effect.type} effect"


@book.watch("2.2.5.1")
def watch_how_often_effects_are_activated(sight: Sight) -> Iterator[str]:
    """Each effect of a card is activated as often in a turn as the setting says, and not while it is active."""
    most = sight.before.settings["effects.uses_per_turn"]
    if not isinstance(sight.action, Activate):
        return
    card, place = sight.before.cards[sight.action.card], sight.action.effect - 1
    if sight.before.used.count(f"{card.id}/{place}") >= most:
        yield f"effect {place + 1} of {card.id} is activated again in turn {sight.before.turn}"
    if place in card.active:
        yield f"effect {place + 1} of {card.id} is activated, and is active"


@book.watch("2.2.5.3")
def watch_where_effects_are_activated(sight: Sight) -> Iterator[str]:
    """An effect is activated face-up and on top on the field, unless its text names another place or its own end."""
    for event, card, effect, lie in _activations(sight):
        number = number_of(event, "effect")
        if waits_for_its_own_end(effect):
            continue
        if effect.zone == "field" and (lie.zone not in FIELD or lie.is_face_down):
            yield f"effect {number} of {card.id} is activated in the {lie.zone}{', face-down' * lie.is_face_down}"
        if effect.zone != "field" and lie.zone != effect.zone:
            yield f"effect {number} of {card.id}, for the {effect.zone}, is activated in the {lie.zone}"


@book.watch("2.2.5.3", "2.2.7.2")
def watch_whose_effects_are_activated(sight: Sight) -> Iterator[str]:
    """A player activates the effects of the cards on their own side."""
    if isinstance(sight.action, Activate) and sight.before.cards[sight.action.card].player != sight.action.player:
        yield f"{sight.action.player} activates {sight.action.card}, which is not on their side"


@book.watch("2.2.5.5")
def watch_that_tapped_creatures_wait(sight: Sight) -> Iterator[str]:
    """No effect of a tapped creature is activated, but a Dormant one."""
    for event, card, effect, lie in _on_field(sight):
        if lie.tapped and not is_magic(card) and effect.type != "dormant":
            yield f"{card.id} is tapped, and its effect {number_of(event, 'effect')} is activated"


@book.watch("2.2.5.6.b")
def watch_that_tapped_cards_wait(sight: Sight) -> Iterator[str]:
    """No effect of any tapped card is activated, but a Dormant one."""
    for event, card, effect, lie in _on_field(sight):
        if lie.tapped and effect.type != "dormant":
            yield f"{card.id} lies sideways, and its effect {number_of(event, 'effect')} is activated"


@book.watch("2.2.5.6.a")
def watch_that_creatures_are_tapped(sight: Sight) -> Iterator[str]:
    """A creature on the field is tapped as an effect of it is activated."""
    for event, card, _, lie in _on_field(sight):
        tapped = (fact(each, "card") for each in sight.of("tapped") if each.number > event.number)
        if not is_magic(card) and not lie.tapped and card.id not in tapped:
            yield f"effect {number_of(event, 'effect')} of {card.id} is activated, and the creature is not tapped"


@book.watch("2.2.5.9.a", "2.2.5.9.b")
def watch_normal_effects(sight: Sight) -> Iterator[str]:
    """A Normal or Continuous effect is activated in its player's turn, and on the field by tapping."""
    for event, card, effect, lie in _activations(sight):
        if effect.type not in ("normal", "continuous") or effect.has_trigger:
            continue
        number = number_of(event, "effect")
        if event.who != sight.before.turn_player:
            yield f"{event.who} activates effect {number} of {card.id} in the turn of {sight.before.turn_player}"
        tapped = (fact(each, "card") for each in sight.of("tapped") if each.number > event.number)
        if lie.zone in FIELD and card.id not in tapped:
            yield f"{event.who} activates effect {number} of {card.id} without tapping it"


@book.watch("2.2.5.9.c", "2.1.29")
def watch_counter_effects(sight: Sight) -> Iterator[str]:
    """A Counter effect answers the last effect of the chain, and that is one of the opponent's."""
    action = sight.action
    if not isinstance(action, Activate):
        return
    if sight.before.cards[action.card].printed.effects[action.effect - 1].type != "counter":
        return
    if not sight.before.chain or sight.before.chain[-1].player == action.player:
        yield f"{action.player} activates {action.card}, and the opponent has done nothing to answer"


@book.watch("2.2.5.9.e", "2.1.33")
def watch_latent_effects(sight: Sight) -> Iterator[str]:
    """An effect with a trigger is not activated at will, and a Latent one only while its card is untapped."""
    for event, card, effect, lie in _activations(sight):
        if effect.has_trigger and isinstance(sight.action, Activate) and event.number == 0:
            yield f"{event.who} activates effect {number_of(event, 'effect')} of {card.id} without its trigger"
        if effect.type == "latent" and lie.tapped and lie.zone in FIELD:
            yield f"{card.id} is tapped, and its Latent effect is activated"


@book.watch("2.2.5.9.f")
def watch_dormant_effects(sight: Sight) -> Iterator[str]:
    """A Dormant effect is activated only while its card is tapped."""
    for event, card, effect, lie in _on_field(sight):
        if effect.type == "dormant" and not lie.tapped:
            yield f"{card.id} is untapped, and its Dormant effect {number_of(event, 'effect')} is activated"


@book.watch("2.2.5.9.f.1")
def watch_that_dormant_effects_wait(sight: Sight) -> Iterator[str]:
    """A Dormant effect is not activated in the turn in which its card became tapped."""
    for event, card, effect, lie in _on_field(sight):
        if effect.type == "dormant" and lie.tapped == sight.before.turn == sight.after.turn:
            yield f"{card.id} became tapped in this turn, and its effect {number_of(event, 'effect')} is activated"


@book.watch("2.2.5.8.a")
def watch_effects_that_go_with_their_card(sight: Sight) -> Iterator[str]:
    """An effect by the way to the discard pile or the deck is not activated where the card was tapped before."""
    for event, card, effect, lie in _activations(sight):
        if not waits_for_its_own_end(effect) or lie.zone in FIELD:
            continue
        moves = [each for each in sight.events[: event.number] if fact(each, "card") == card.id and fact(each, "to")]
        if moves and lie_before(sight, card.id, moves[0]).tapped:
            yield f"{card.id} was tapped as it went, and its effect {number_of(event, 'effect')} is activated"


@book.watch("2.2.5.8.c")
def watch_effects_of_destroyed_cards(sight: Sight) -> Iterator[str]:
    """No effect of a destroyed card is activated, unless its own text says otherwise."""
    destroyed = {fact(event, "card"): event.number for event in sight.of("destroyed")}
    for event, card, effect, lie in _activations(sight) if destroyed else ():
        was_before = destroyed.get(card.id, event.number) < event.number
        if was_before and lie.zone is Zone.DISCARD and effect.zone == "field" and not waits_for_its_own_end(effect):
            yield f"{card.id} was destroyed, and its effect {number_of(event, 'effect')} is activated"


@book.watch("2.2.5.7")
def watch_that_magic_cards_are_used_up(sight: Sight) -> Iterator[str]:
    """A magic card goes to the discard pile once its effect has resolved, unless that stays active."""
    for _, activation in resolutions(sight):
        card, effect = sight.after.cards[activation.card], effect_of(sight.before, activation)
        is_over = sight.after.choice is None and not any(task.activation for task in sight.after.agenda)
        stays = effect.type in STAYING or sight.after.is_over
        if is_magic(card) and card.zone is Zone.MAGIC and is_over and not stays and _lies_there(activation, card):
            yield f"effect {activation.effect + 1} of {card.id} is done, and the card is still in the magic zone"


def _lies_there(activation: Activation, card: Card) -> bool:
    """Whether the card has been where it is since the effect was activated."""
    return activation.spot is card.zone and activation.stay == card.stay


@book.watch("2.2.5.7.a", "2.2.5.9.b.1", "2.2.5.9.d.1")
def watch_that_effects_stay_active(sight: Sight) -> Iterator[str]:
    """A Continuous or Equip effect stays active as long as its card is on the field and nothing detaches it."""
    for old in sight.before.cards.values():
        new = sight.after.cards[old.id]
        is_there = old.stay == new.stay and new.zone in (*FIELD, Zone.UNDER)
        for place in old.active if is_there else ():
            if place not in new.active:
                yield f"effect {place + 1} of {new.id} is no longer active, and the card is in the {new.zone}"
    for event, activation in resolutions(sight):
        card, effect = sight.after.cards[activation.card], effect_of(sight.before, activation)
        if effect.type != "continuous":
            continue
        if any(fact(each, "card") == card.id for each in sight.of("used up")):
            yield f"{card.id} is used up, and has a Continuous effect to stay for"
        if event.kind == "resolved" and _lies_there(activation, card) and activation.effect not in card.active:
            yield f"effect {activation.effect + 1} of {card.id} has resolved, and is not active"


@book.watch("2.2.5.9.d.2", "2.2.5.9.d.1")
def watch_that_equip_cards_go_along(sight: Sight) -> Iterator[str]:
    """With a destroyed card every Equip card attached to it is destroyed."""
    destroyed = {fact(event, "card") for event in sight.of("destroyed")}
    for old in sight.before.cards.values() if destroyed else ():
        new = sight.after.cards[old.id]
        if old.host in destroyed and old.stay == new.stay and old.id not in destroyed and new.zone in FIELD:
            yield f"{old.host} is destroyed, and {old.id}, attached to it, stays in the {new.zone}"


@book.watch("2.2.5.4", "2.1.34")
def watch_the_order_of_chains(sight: Sight) -> Iterator[str]:
    """The effects of a chain resolve backwards: the one that was added last comes first."""
    done = [fact(event, "card") for event in sight.of("resolved", "did nothing")]
    waiting = [each.card for each in reversed(sight.before.chain)]
    if done != waiting[: len(done)]:
        yield f"{', '.join(done)} resolve in this order, and {', '.join(waiting)} waited"
    if done and len(done) < len(waiting) and sight.after.choice is None and not sight.after.is_over:
        yield f"{len(done)} of {len(waiting)} effects of the chain are done, and nobody is asked anything"


@book.watch("2.2.5.4.a")
def watch_that_invalid_effects_do_nothing(sight: Sight) -> Iterator[str]:
    """An effect does nothing if its card is no longer where it was, unless it was about its own end."""
    for event, activation in resolutions(sight):
        if event.kind != "resolved" or waits_for_its_own_end(effect_of(sight.before, activation)):
            continue
        lie = lie_before(sight, activation.card, event)
        if lie.zone is not activation.spot and lie.zone is not Zone.UNDER:
            yield f"{activation.card} has gone from the {activation.spot} to the {lie.zone}, and its effect resolves"


@book.watch("2.2.5.4.b")
def watch_that_uses_are_spent(sight: Sight) -> Iterator[str]:
    """Each activation counts as a use for the turn, also one that does nothing."""
    if sight.before.turn != sight.after.turn:
        return
    for event in sight.of("activated"):
        card = sight.after.cards[fact(event, "card")]
        use = f"{card.id}/{number_of(event, 'effect') - 1}"
        if card.stay == sight.before.cards[card.id].stay and use not in sight.after.used:
            yield f"effect {number_of(event, 'effect')} of {card.id} is activated, and that does not count"
    for event, activation in resolutions(sight):
        card, use = sight.after.cards[activation.card], f"{activation.card}/{activation.effect}"
        if event.kind == "did nothing" and _lies_there(activation, card) and use not in sight.after.used:
            yield f"effect {activation.effect + 1} of {card.id} did nothing, and is not counted"
