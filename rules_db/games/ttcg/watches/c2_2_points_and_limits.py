"""Sections 2.2.8 to 2.2.11: points, and how much zones, hands and decks hold."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.engine.kernel import Event
from rules_db.games.ttcg.book import book
from rules_db.games.ttcg.card_text.model import Counted, Step
from rules_db.games.ttcg.state import Zone, effect_of
from rules_db.games.ttcg.watches.reading import (
    Sight,
    creatures,
    fact,
    is_anything_immune,
    is_by_effect,
    is_changed,
    is_fought,
    is_magic,
    is_new_game,
    is_settled,
    number_of,
    resolutions,
)

POINTS_AT_FIRST = 20
MOST_IN_A_ZONE = 5
LARGEST_HAND = 10
DAMAGE = 5

UNWATCHED: dict[str, str] = {}
"""Prohibitions and requirements of the sections that no watch sees to, each with the reason."""


@book.watch("2.2.8.1")
def watch_the_points_at_first(sight: Sight) -> Iterator[str]:
    """Every player has 20 points as the game starts."""
    for player in sight.after.players.values() if is_new_game(sight) else ():
        if player.points != POINTS_AT_FIRST:
            yield f"{player.name} begins with {player.points} points"


@book.watch("2.2.8.1")
def watch_that_games_end(sight: Sight) -> Iterator[str]:
    """A player who is out of points has lost, and if both are, the game is tied."""
    after, least = sight.after, sight.after.settings["score.losing_points"]
    out = [seat for seat in after.seats if after.players[seat].points <= least]
    if out and sight.action is not None and is_settled(after):
        yield f"{' and '.join(out)} has no points left, and the game goes on"
    if after.is_over and len(out) == 1 and after.winner != after.other(out[0]) and any(sight.of("lost", "tied")):
        yield f"{out[0]} has no points left, and {after.winner or 'nobody'} wins"
    if after.is_over and len(out) == 2 and after.winner and any(sight.of("lost", "tied")):
        yield f"nobody has points left, and {after.winner} wins"


@book.watch("2.2.8.2")
def watch_who_gains_points(sight: Sight) -> Iterator[str]:
    """Only effects add points to a score, and who destroys a creature receives none; no score changes untold."""
    for event in sight.of("points gained"):
        if not is_by_effect(sight, event) or any(each.kind == "destroyed" for each in sight.causes(event)):
            yield f"{event.who} gains {number_of(event, 'points')} points, and not by an effect"

    for seat, player in sight.after.players.items():
        change = sum(_change(event) for event in sight.of("points gained", "points lost") if event.who == seat)
        if player.points != sight.before.players[seat].points + change:
            yield f"{seat} goes from {sight.before.players[seat].points} to {player.points} points by {change:+}"


def _change(event: Event) -> int:
    return number_of(event, "points") * (1 if event.kind == "points gained" else -1)


@book.watch("2.2.8.6")
def watch_that_effects_change_points(sight: Sight) -> Iterator[str]:
    """An effect that resolves and says that points are gained or lost makes it so."""
    if sight.after.choice is not None or sight.after.is_over or is_anything_immune(sight):
        return
    for event, activation in resolutions(sight):
        effect = effect_of(sight.before, activation)
        for step in effect.steps if event.kind == "resolved" and not effect.tests else ():
            kind = {"gain": "points gained", "lose": "points lost"}.get(step.verb, "")
            if kind and _is_plain(step) and kind not in sight.kinds:
                yield f"{activation.card} says that points change, and there are no {kind}"


def _is_plain(step: Step) -> bool:
    """Whether a step speaks of points, as many as its text says."""
    return isinstance(step, Counted) and step.what is None and step.amount.per is None and step.amount.number > 0


@book.watch("2.2.8.3", "2.1.25")
def watch_what_destroyed_creatures_cost(sight: Sight) -> Iterator[str]:
    """The player on whose side a creature is destroyed loses its level, once; nothing else that is destroyed costs."""
    losses = {event.because: event for event in sight.of("points lost")}
    for event in sight.of("destroyed"):
        card, loss = sight.before.cards[fact(event, "card")], losses.get(event.number)
        is_creature = fact(event, "origin") == Zone.CREATURE and not is_magic(card)
        if not is_creature and loss is not None:
            yield f"{card.id} is destroyed in the {fact(event, 'origin')}, and {loss.who} loses points"
        if is_creature and loss is None and card.printed.level > 0 and not is_changed(sight, "level"):
            yield f"{card.id} is destroyed, and nobody loses points"
        if is_creature and loss is not None:
            yield from _wrong_loss(sight, event, loss)


def _wrong_loss(sight: Sight, event: Event, loss: Event) -> Iterator[str]:
    card = sight.before.cards[fact(event, "card")]
    points = number_of(loss, "points")
    if points != card.printed.level and not is_changed(sight, "level"):
        yield f"{card.id} of level {card.printed.level} is destroyed, and costs {points} points"
    if card.zone is Zone.CREATURE and loss.who != card.player and "taken over" not in sight.kinds:
        yield f"{card.id} of {card.player} is destroyed, and {loss.who} loses points"


@book.watch("2.2.8.5")
def watch_what_direct_attacks_cost(sight: Sight) -> Iterator[str]:
    """A direct attack costs the opponent as many points as the attacker has levels."""
    attack, before = sight.before.attack, sight.before
    if attack is None or not attack.is_direct or not is_fought(sight) or is_changed(sight, "level"):
        return
    card = before.cards[attack.attacker.id]
    lost = [number_of(event, "points") for event in sight.of("points lost") if event.who == attack.target.id]
    is_there = card.zone is Zone.CREATURE and card.stay == attack.attacker.stay and card.player == before.turn_player
    if is_there and card.printed.level > 0 and lost != [card.printed.level]:
        yield f"{card.id} of level {card.printed.level} attacks {attack.target.id}, who loses {sum(lost)} points"


@book.watch("2.2.9.2")
def watch_how_many_creatures_there_are(sight: Sight) -> Iterator[str]:
    """A creature zone holds 5 creatures at most, without those under others."""
    for seat in sight.after.seats:
        count = len(creatures(sight.after, seat))
        if count > MOST_IN_A_ZONE:
            yield f"{seat} has {count} creatures"


@book.watch("2.2.9.3")
def watch_how_many_magic_cards_there_are(sight: Sight) -> Iterator[str]:
    """A magic zone holds 5 magic cards at most."""
    for seat in sight.after.seats:
        there = [card for card in sight.after.cards.values() if card.player == seat and card.zone is Zone.MAGIC]
        if len(there) > MOST_IN_A_ZONE:
            yield f"{seat} has {len(there)} magic cards on the field"


@book.watch("2.2.10.1", "2.2.10.2")
def watch_how_many_cards_hands_keep(sight: Sight) -> Iterator[str]:
    """Whoever ends a turn keeps 10 cards in hand at most, and discards the others, all together."""
    for event in sight.of("turn began"):
        ended = sight.before.other(event.who)
        count = len(sight.after.players[ended].hand)
        if count > LARGEST_HAND and is_settled(sight.after):
            yield f"{ended} ends a turn with {count} cards in hand"

    choice = sight.after.choice
    if choice is not None and choice.rule == "2.2.10.2":
        count = len(sight.after.players[choice.player].hand)
        if (choice.least, choice.most) != (count - LARGEST_HAND, count - LARGEST_HAND):
            yield f"{choice.player} has {count} cards in hand, and discards {choice.least} to {choice.most}"
        if choice.player != sight.after.turn_player:
            yield f"{choice.player} discards at the end of a turn of {sight.after.turn_player}"


@book.watch("2.2.11.1", "2.2.11.2")
def watch_what_empty_decks_cost(sight: Sight) -> Iterator[str]:
    """Without a card to draw, a turn begins with 5 points of damage; no draw by an effect costs points."""
    for event in sight.of("turn began"):
        lost = [number_of(each, "points") for each in sight.of("points lost") if each.number > event.number]
        drawn = [each for each in sight.of("drawn") if each.number > event.number]
        is_empty = not drawn and not sight.after.players[event.who].deck
        if lost != ([DAMAGE] if is_empty else []):
            yield f"{event.who} begins a turn, and {sum(lost)} points are lost"
