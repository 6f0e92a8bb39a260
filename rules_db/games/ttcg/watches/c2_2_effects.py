"""Section 2.2.5: when effects are activated, and what that does to their cards."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.engine.kernel import Event
from rules_db.games.ttcg.actions.values import Activate
from rules_db.games.ttcg.book import book
from rules_db.games.ttcg.card_text.model import Effect, waits_for_its_own_end
from rules_db.games.ttcg.state import Card, Zone
from rules_db.games.ttcg.watches.reading import (
    FIELD,
    Lie,
    Sight,
    as_it_came,
    effect_in,
    fact,
    is_magic,
    is_ruled,
    lie_before,
    number_of,
    triggers,
)

EFFECTS_OF_A_CARD = 2

UNWATCHED = {
    "2.2.5.5": "2.2.5.6.b forbids the same of any tapped card, so that nothing happens otherwise without it.",
}
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
    """A card carries two effects, each for as many uses in a turn as the setting says, and for none while active."""
    for card in sight.after.cards.values() if sight.action is None else ():
        if len(card.printed.effects) > EFFECTS_OF_A_CARD:
            yield f"{card.id} carries {len(card.printed.effects)} effects"
    if not isinstance(sight.action, Activate):
        return
    card, place = sight.before.cards[sight.action.card], sight.action.effect - 1
    if sight.before.used.count(f"{card.id}/{place}") >= sight.before.settings["effects.uses_per_turn"]:
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

    if isinstance(sight.action, Activate) and sight.before.cards[sight.action.card].player != sight.action.player:
        yield f"{sight.action.player} activates {sight.action.card}, which is not on their side"


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


@book.watch("2.2.5.9.c")
def watch_counter_effects(sight: Sight) -> Iterator[str]:
    """A Counter effect answers the last effect of the chain, or an attack of which its text speaks: the opponent's."""
    action = sight.action
    if not isinstance(action, Activate):
        return
    effect = sight.before.cards[action.card].printed.effects[action.effect - 1]
    answers_attack = any(test.what == "attack" for test in effect.tests) and sight.before.attack is not None
    if effect.type != "counter" or (answers_attack and sight.before.turn_player != action.player):
        return
    if not sight.before.chain or sight.before.chain[-1].player == action.player:
        yield f"{action.player} activates {action.card}, and the opponent has done nothing to answer"


@book.watch("2.2.5.9.e")
def watch_latent_effects(sight: Sight) -> Iterator[str]:
    """A Latent effect is not activated at will, and only if its card was untapped as its trigger came."""
    for event, card, effect, lie in _on_field(sight):
        if effect.type != "latent":
            continue
        if isinstance(sight.action, Activate) and event.number == 0:
            yield f"{event.who} activates effect {number_of(event, 'effect')} of {card.id} without its trigger"
        came = [lie_before(sight, card.id, as_it_came(sight, each)) for each in triggers(sight, event, effect)]
        if came and all(each.tapped for each in came if each.zone in FIELD) and lie.zone is came[-1].zone:
            yield f"{card.id} was tapped as its trigger came, and its Latent effect is activated"


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
    """No effect of a destroyed card is activated, unless its own text says so; a return does not make up for that."""
    destroyed = {fact(event, "card"): event.number for event in sight.of("destroyed")}
    for event, card, effect, lie in _activations(sight) if destroyed else ():
        fallen = destroyed.get(card.id, event.number)
        if fallen >= event.number or effect.zone != "field" or waits_for_its_own_end(effect):
            continue
        came = [each.number for each in triggers(sight, event, effect)]
        if lie.zone is Zone.DISCARD or (came and max(came) <= fallen):
            yield f"{card.id} was destroyed, and its effect {number_of(event, 'effect')} is activated"
