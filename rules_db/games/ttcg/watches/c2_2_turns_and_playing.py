"""Sections 2.2.3 and 2.2.4: turns and their phases, and how cards are played and flipped."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.engine.kernel import Event
from rules_db.games.ttcg.actions.values import AttackWith, Flip, Play
from rules_db.games.ttcg.book import book
from rules_db.games.ttcg.state import Zone, effect_of
from rules_db.games.ttcg.watches.reading import (
    FIELD,
    PLAYS,
    Sight,
    effect_in,
    fact,
    is_by_effect,
    is_magic,
    is_new_game,
    is_ruled,
    is_settled,
    lie_before,
    number_of,
    target_of,
)

PHASES = ("Draw Phase", "Main Phase", "Battle Phase")
PLAYS_IN_A_TURN = 2

UNWATCHED: dict[str, str] = {}
"""Prohibitions and requirements of the sections that no watch sees to, each with the reason."""


@book.watch("2.2.3.1", "2.2.7.1")
def watch_the_turns(sight: Sight) -> Iterator[str]:
    """Three phases follow each other, then the opponent's turn; each turn begins with untapping; priority passes on."""
    yield from _wrong_phases(sight)
    yield from _still_tapped(sight)
    yield from _wrong_priority(sight)


def _wrong_phases(sight: Sight) -> Iterator[str]:
    ended = [fact(event, "phase") for event in sight.of("phase ended")]
    if is_new_game(sight) and is_settled(sight.after) and sight.after.phase != PHASES[0]:
        yield f"the game begins with the {sight.after.phase}"
    for phase in ended:
        is_last = phase == PHASES[-1]
        after = PHASES[0] if is_last else PHASES[PHASES.index(phase) + 1]
        if is_settled(sight.after) and len(ended) == 1 and sight.after.phase != after:
            yield f"the {sight.after.phase} follows the {phase}"
        if is_last and is_settled(sight.after) and "turn began" not in sight.kinds:
            yield f"the {phase} is over, and the turn of {sight.after.turn_player} goes on"
    for event in sight.of("turn began"):
        if event.who != sight.before.other(sight.before.turn_player):
            yield f"a turn of {event.who} follows one of {sight.before.turn_player}"


def _still_tapped(sight: Sight) -> Iterator[str]:
    """Just before the Draw Phase the player whose turn it is untaps all cards on their side (2.2.3.1.R1)."""
    for event in sight.of("turn began"):
        for card in sight.after.on_field():
            tapped_since = any(
                fact(each, "card") == card.id for each in sight.of("tapped") if each.number > event.number
            )
            if card.player == event.who and card.tapped and not tapped_since:
                yield f"{event.who} begins a turn, and {card.id} is tapped"


def _wrong_priority(sight: Sight) -> Iterator[str]:
    """Activating, attacking and passing give priority to the opponent, playing and flipping keep it (2.2.3.1.R2)."""
    action, after = sight.action, sight.after
    if action is None or not is_settled(after) or "passed" in sight.kinds or after.choice is not None:
        return
    if isinstance(action, Play | Flip) and "activated" not in sight.kinds and after.priority != action.player:
        yield f"{action.player} {'plays' if isinstance(action, Play) else 'flips'}, and {after.priority} has priority"
    if "activated" in sight.kinds and after.chain and after.priority != after.other(after.chain[-1].player):
        last = after.chain[-1]
        yield f"{last.player} added effect {effect_of(after, last).type} last, and {after.priority} has priority"


@book.watch("2.2.3.2", "2.2.11.1", "2.2.11.2")
def watch_that_turns_begin_with_a_draw(sight: Sight) -> Iterator[str]:
    """Each turn but the first begins with a draw, or with 5 points of damage if the deck is empty."""
    for event in sight.of("turn began") if not sight.after.is_over else ():
        since = sight.events[event.number :]
        drawn = [each for each in since if each.kind == "drawn" and each.who == event.who]
        lost = [number_of(each, "points") for each in since if each.kind == "points lost" and each.who == event.who]
        deck = sight.after.players[event.who].deck
        if len(drawn) > 1 or (drawn and lost):
            yield f"{event.who} begins a turn with {len(drawn)} draws and a loss of {sum(lost)} points"
        elif not drawn and deck:
            yield f"{event.who} begins a turn without a draw, with {len(deck)} cards in the deck"
        elif not drawn and lost != [5]:
            yield f"{event.who} begins a turn with an empty deck, and loses {sum(lost)} points"


@book.watch("2.2.3.3")
def watch_how_much_is_played(sight: Sight) -> Iterator[str]:
    """A player plays two cards at most in their Main Phase, unless a card says otherwise."""
    action, before = sight.action, sight.before
    if not isinstance(action, Play):
        return
    if before.plays >= PLAYS_IN_A_TURN and not is_ruled(sight, "play cards"):
        yield f"{action.player} plays {action.card} after {before.plays} other cards"
    if before.phase != "Main Phase" or before.turn_player != action.player:
        yield f"{action.player} plays {action.card} in the {before.phase} of {before.turn_player}"
    if before.chain or before.attack is not None:
        yield f"{action.player} plays {action.card} while a chain or an attack waits"


@book.watch("2.2.3.3.b")
def watch_which_plays_are_counted(sight: Sight) -> Iterator[str]:
    """Each play of a player counts, and what effects bring to the field does not."""
    added = sight.after.plays - sight.before.plays
    if sight.action is not None and sight.after.turn == sight.before.turn and added != isinstance(sight.action, Play):
        yield f"{added} plays are counted as {sight.action.player} acts"


@book.watch("2.1.19")
def watch_who_plays(sight: Sight) -> Iterator[str]:
    """Only the player whose turn it is plays cards; effects do in any turn."""
    for event in sight.of(*PLAYS):
        if event.who != sight.before.turn_player and not is_by_effect(sight, event):
            yield f"{event.who} plays {fact(event, 'card')} in the turn of {sight.before.turn_player}"


@book.watch("2.2.3.4")
def watch_when_attacks_are_declared(sight: Sight) -> Iterator[str]:
    """Attacks belong to the Battle Phase of the player who makes them."""
    action, before = sight.action, sight.before
    if isinstance(action, AttackWith) and (before.phase, before.turn_player) != ("Battle Phase", action.player):
        yield f"{action.player} attacks in the {before.phase} of {before.turn_player}"


@book.watch("2.2.4.2.a")
def watch_when_magic_cards_are_flipped(sight: Sight) -> Iterator[str]:
    """A magic card is flipped by its player once the turn of its play is over."""
    if isinstance(sight.action, Flip) and is_magic(card := sight.before.cards[sight.action.card]):
        if card.set_in == sight.before.turn:
            yield f"{card.id} was played face-down in this turn, and is flipped in it"
        if card.player != sight.action.player:
            yield f"{sight.action.player} flips {card.id} of {card.player}"


@book.watch("2.2.4.2.b")
def watch_that_magic_cards_wait(sight: Sight) -> Iterator[str]:
    """A magic card that was played face-down is not activated before the next turn."""
    for event in sight.of("activated"):
        name = fact(event, "card")
        if is_magic(sight.before.cards[name]) and _was_set_now(sight, event, name):
            yield f"{name} was played face-down in turn {sight.before.turn}, and is activated in it"


def _was_set_now(sight: Sight, event: Event, name: str) -> bool:
    """Whether the card lies on the field as it was played face-down in this turn, or has just left it."""
    if any(each.kind == "turn began" for each in sight.events[: event.number]):
        return False
    lies = lie_before(sight, name, event)
    has_moved = sight.before.cards[name].zone in FIELD and lies.zone not in FIELD
    set_in = sight.before.cards[name].set_in if has_moved else lies.set_in
    return set_in == sight.before.turn and (lies.zone in FIELD or effect_in(sight.before, event).zone == "field")


@book.watch("2.2.4.3.a")
def watch_how_creatures_are_flipped(sight: Sight) -> Iterator[str]:
    """A face-down creature becomes face-up by an attack, by an effect, or by its player in their own turn."""
    before, action = sight.before, sight.action
    for event in sight.of("flipped"):
        card = before.cards[fact(event, "card")]
        is_own = isinstance(action, Flip) and action.card == card.id
        if fact(event, "facing") != "face-up" or is_magic(card) or is_by_effect(sight, event):
            continue
        if is_own and (before.turn_player, action and action.player) != (card.player, card.player):
            yield f"{action and action.player} flips {card.id} in the turn of {before.turn_player}"
        if is_own and (before.chain or before.attack is not None):
            yield f"{card.id} is flipped while a chain or an attack waits"
        if not is_own and not (isinstance(action, AttackWith) and target_of(sight) == card.id):
            yield f"{card.id} is flipped, and neither attacked nor turned by its player"
    yield from _turned_unseen(sight)


def _turned_unseen(sight: Sight) -> Iterator[str]:
    """What the creatures are that lie face-up with nothing told of it."""
    flipped = {fact(event, "card") for event in sight.of("flipped")}
    for card in sight.after.cards.values():
        old = sight.before.cards.get(card.id, card)
        has_stayed = card.zone is Zone.CREATURE and old.zone is Zone.CREATURE and old.stay == card.stay
        if has_stayed and old.is_face_down and not card.is_face_down and card.id not in flipped:
            yield f"{card.id} lies face-up, and nothing flipped it"


@book.watch("2.2.4.3.b")
def watch_that_attacks_flip(sight: Sight) -> Iterator[str]:
    """A creature that is attacked lies face-up."""
    if isinstance(sight.action, AttackWith) and target_of(sight) in sight.after.cards:
        target = sight.after.cards[target_of(sight)]
        if target.zone is Zone.CREATURE and target.is_face_down:
            yield f"{target.id} is attacked, and lies face-down"
