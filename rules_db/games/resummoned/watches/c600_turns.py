"""Chapter 600: phases, priority and the actions of players; for the check see c603_checks, for battles c607_battles."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.games.resummoned.actions.values import Activate, Attack, Flip, Pass, Play, Turn
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.state import FIELD, Card, CardType, Duel, Facing, Zone
from rules_db.games.resummoned.watches.conditions import is_unmet
from rules_db.games.resummoned.watches.reading import (
    Sight,
    changes,
    counts_as,
    effects_of,
    fact,
    has_everyone_passed,
    has_supertype,
    is_settled,
    number_of,
)

PHASES = ("Draw Phase", "Standby Phase", "Main Phase 1", "Battle Phase", "Main Phase 2", "End Phase")
MAIN_PHASES = ("Main Phase 1", "Main Phase 2")

UNWATCHED: dict[str, str] = {}
"""Prohibitions and requirements of the chapter that no watch sees to, each with the reason."""


@book.watch("600.1", "605.1")
def watch_the_order_of_phases(sight: Sight) -> Iterator[str]:
    """Six phases follow each other, and none is left out; after the End Phase a turn begins with the Draw Phase."""
    began = [event.kind for event in sight.of(*PHASES)]
    if any(sight.of("lost", "won")):
        return
    for event in sight.of("phase ended"):
        index = PHASES.index(fact(event, "phase")) + 1
        if PHASES[index % len(PHASES)] not in began:
            yield f"after the {fact(event, 'phase')} begins {' and '.join(began) or 'no phase'}"


@book.watch("600.2")
def watch_when_phases_end(sight: Sight) -> Iterator[str]:
    """A phase ends when everybody has passed and no Chain is active, and at no other time."""
    before = sight.before
    everyone = has_everyone_passed(sight) and not before.chain and before.battle is None
    ended = any(sight.of("phase ended"))
    if before.stage == "duel" and ended != everyone and not any(sight.of("lost")):
        yield f"the {before.phase} {'ends before' if ended else 'goes on after'} everybody has passed in it"


@book.watch("600.3")
def watch_whose_turn_it_is(sight: Sight) -> Iterator[str]:
    """The next turn is that of the next player clockwise."""
    before = sight.before
    seats, player, turn = before.seats, before.turn_player, before.turn
    for event in sight.of("turn"):
        if any(sight.of("starting player")) or before.stage != "duel":
            continue
        after = [seats[(seats.index(player) + step) % len(seats)] for step in range(1, len(seats) + 1)]
        expected = next(name for name in after if not before.players[name].lost)
        if number_of(event, "turn") != turn + 1 or (event.who != expected and not any(sight.of("lost"))):
            yield f"after turn {turn} of {player} comes turn {fact(event, 'turn')} of {event.who}"
        player, turn = event.who or player, number_of(event, "turn")


@book.watch("601.1")
def watch_that_passing_hands_priority_on(sight: Sight) -> Iterator[str]:
    """Whoever passes hands priority to the next player clockwise; a phase begins with the turn player."""
    after = sight.after
    if not is_settled(after) or not isinstance(sight.action, Pass):
        return
    if any(sight.of(*PHASES)) and after.priority != after.turn_player:
        yield f"the {after.phase} begins with priority for {after.priority}"
    if [event.kind for event in sight.events] == ["passed"] and not has_everyone_passed(sight):
        expected = _next_in(sight.before, sight.action.player)
        if after.priority != expected:
            yield f"{sight.action.player} passes, and {after.priority} has priority instead of {expected}"


def _next_in(duel: Duel, player: str) -> str:
    left = duel.alive()
    return left[(left.index(player) + 1) % len(left)]


@book.watch("601.2")
def watch_who_acts(sight: Sight) -> Iterator[str]:
    """Only the player who has priority acts, and keeps it after the action."""
    action = sight.action
    if not isinstance(action, Play | Flip | Turn | Attack | Activate | Pass):
        return
    if action.player != sight.before.priority:
        yield f"{action.player} acts while {sight.before.priority} has priority"
    moves_priority = isinstance(action, Pass) or any(sight.of("lost", "battle over", "reassigned", *PHASES))
    if is_settled(sight.after) and not moves_priority and action.player != sight.after.priority:
        yield f"{action.player} has acted, and {sight.after.priority} has priority"


@book.watch("606.2")
def watch_when_cards_are_played(sight: Sight) -> Iterator[str]:
    """Quick-Play cards may be played at any time, all others by the turn player in a Main Phase."""
    action, before = sight.action, sight.before
    if not isinstance(action, Play) or _is_quick(before, action.card):
        return
    if action.player != before.turn_player or before.phase not in MAIN_PHASES:
        yield f"{action.player} plays {action.card} in the {before.phase} of {before.turn_player}"


def _is_quick(duel: Duel, name: str) -> bool:
    """Whether a card in a hand is Quick-Play, or may have become so."""
    return has_supertype(duel, duel.cards[name], "Quick-Play") is not False


@book.watch("707.1")
def watch_when_ignition_effects_are_used(sight: Sight) -> Iterator[str]:
    """Ignition effects of face-up cards are activated by the controller, while their conditions are met."""
    action, before = sight.action, sight.before
    if not isinstance(action, Activate):
        return
    card = before.cards[action.card]
    effect = effects_of(card, "ignition")[action.effect - 1]
    used = before.used.count(f"{card.id}/{card.insert.effects.index(effect)}")
    is_in_place = effect.zone != "field" or (card.zone in FIELD and card.facing is Facing.UP)
    if card.keeper != action.player or not is_in_place:
        yield f"{action.player} activates {card.id}, which lies {card.facing} in the {card.zone} of {card.keeper}"
    if effect.limit and used >= effect.limit:
        yield f"{action.player} activates {card.id} for time {used + 1} in turn {before.turn}"
    if is_unmet(before, effect, card.id, action.player):
        yield f"{action.player} activates {card.id}, and its condition is not met"


@book.watch("602.4", "703.1")
def watch_what_players_flip(sight: Sight) -> Iterator[str]:
    """A player flips a face-down card of their own that has a flip effect."""
    action = sight.action
    if not isinstance(action, Flip):
        return
    card = sight.before.cards[action.card]
    if card.keeper != action.player or card.facing is not Facing.DOWN:
        yield f"{action.player} flips {card.id}, which lies {card.facing} with {card.keeper}"
    if all(is_unmet(sight.before, effect, card.id, action.player) for effect in effects_of(card, "flip")):
        yield f"{action.player} flips {card.id}, and no flip effect of it has its conditions met"


LIMITS = {CardType.MONSTER: "606.2.a", CardType.TRAP: "606.2.b", CardType.SPELL: "606.2.c"}


@book.watch("606.2.a", "606.2.b", "606.2.c", "606.2.d")
def watch_once_a_turn(sight: Sight) -> Iterator[str]:
    """In a turn a player plays one monster, sets one trap, activates one spell and uses one Legend card in this way."""
    action, before = sight.action, sight.before
    if not isinstance(action, Play) or _is_quick(before, action.card):
        return
    card, played = before.cards[action.card], before.players[action.player].played
    if LIMITS[card.insert.paired.type] in played and not changes(before, card, "type"):
        yield f"{action.player} plays {card.id}, a second {card.insert.paired.type} in turn {before.turn}"
    is_legend = has_supertype(before, card, "Legend") and action.facing == Facing.UP
    if is_legend and "606.2.d" in played:
        yield f"{action.player} plays {card.id}, a second Legend card in turn {before.turn}"


@book.watch("606.3.a", "606.3.b")
def watch_what_players_turn(sight: Sight) -> Iterator[str]:
    """The turn player turns a monster of their own in a Main Phase, once a turn, and not as it comes."""
    action, before = sight.action, sight.before
    if not isinstance(action, Turn):
        return
    card = before.cards[action.card]
    if action.player != before.turn_player or before.phase not in MAIN_PHASES:
        yield f"{action.player} turns {card.id} in the {before.phase} of {before.turn_player}"
    if card.keeper != action.player or not _is_monster_in_place(before, card):
        yield f"{action.player} turns {card.id}, which is no monster of theirs"
    if card.turned == before.turn:
        yield f"{card.id} is turned twice in turn {before.turn}"
    if card.entered == before.turn:
        yield f"{card.id} came in turn {before.turn}, and is turned in it"


def _is_monster_in_place(duel: Duel, card: Card) -> bool:
    return card.zone is Zone.MONSTER and counts_as(duel, card) is not CardType.SPELL
