"""Chapter 3: who wins, who loses and leaves, and what comes before the first turn."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.watches.reading import PHASES, Sight, fact, is_said
from rules_db.games.cgs.words import ON_FIELD, Zone

UNWATCHED: dict[str, str] = {}
"""Prohibitions and requirements of the chapter that no watch sees to, each with the reason."""


def _is_under_way(table: Table) -> bool:
    """Whether turns are taken, and nobody has won yet."""
    return table.phase in PHASES and not table.is_over


@book.watch("3.1.2")
def watch_who_has_no_life(sight: Sight) -> Iterator[str]:
    """Nobody plays on whose life is down to 0 or below."""
    players = [sight.after.players[name] for name in sight.after.order]
    dead = [player for player in players if player.life <= 0]
    if not dead or not _is_under_way(sight.after) or is_said(sight.after, r"can(not)? lose"):
        return
    for player in dead:
        yield f"{player.name} plays on with {player.life} life"


@book.watch("3.1.3", on=("prize taken",))
def watch_who_has_no_prize_cards_left(sight: Sight) -> Iterator[str]:
    """The game is over as soon as somebody has taken the last Prize card."""
    if not _is_under_way(sight.after) or is_said(sight.after, "cannot win"):
        return
    for event in sight.of("prize taken"):
        is_last = not sight.after.lying(event.who, Zone.PRIZES) if event.who in sight.after.order else False
        if is_last and not _takes_more(sight.after):
            yield f"{event.who} has taken the last Prize card, and the game goes on"


def _takes_more(table: Table) -> bool:
    """Whether somebody is choosing a Prize card that is taken at the same moment (3.1.6.a)."""
    return table.choice is not None and table.choice.rule == "2.5.2.c"


@book.watch("3.1.7")
def watch_who_would_win_and_lose(sight: Sight) -> Iterator[str]:
    """Nobody wins alone who has no life left."""
    winners = sight.after.winners
    if len(winners) == 1 and sight.after.players[winners[0]].life <= 0 and not is_said(sight.after, r"can(not)? lose"):
        yield f"{winners[0]} wins with {sight.after.players[winners[0]].life} life"


@book.watch("3.1.10", on=("loses",))
def watch_that_losers_leave(sight: Sight) -> Iterator[str]:
    """Who loses is not among the players any more, unless the game is over."""
    for event in sight.of("loses"):
        if not sight.after.is_over and event.who in sight.after.order:
            yield f"{event.who} has lost and plays on"


@book.watch("3.1.11")
def watch_the_last_player(sight: Sight) -> Iterator[str]:
    """Nobody plays on alone."""
    if _is_under_way(sight.after) and len(sight.after.order) == 1:
        yield f"{sight.after.order[0]} plays on alone"


@book.watch("3.1.14", "3.1.15", on=("left the game",))
def watch_the_cards_of_who_has_left(sight: Sight) -> Iterator[str]:
    """On the field lies nothing that a player owns or controls who has left, but for the Uno pile."""
    gone = {event.who for event in sight.of("left the game")}
    if not gone or sight.after.is_over:
        return
    zones = {*ON_FIELD, Zone.HAND, Zone.QUEUE} - {Zone.UNO_PILE}
    for card in sight.after.cards.values():
        if card.zone in zones and (card.owner in gone or card.controller in gone):
            yield f"{card.id} lies in the {card.zone}, and {' and '.join(sorted(gone))} has left"


@book.watch("3.1.16")
def watch_the_turn_of_who_has_left(sight: Sight) -> Iterator[str]:
    """Nobody has a turn who has left the game, but for the rest of a hand of poker and of the Queue (3.1.16.R2)."""
    after = sight.after
    goes_on = after.poker is not None or after.queue or after.window is not None or after.choice is not None
    if after.turn_player not in after.order and not goes_on and _is_under_way(after):
        yield f"it is the turn of {after.turn_player}, who has left"


@book.watch("3.3.6")
def watch_that_nobody_takes_two_mulligans(sight: Sight) -> Iterator[str]:
    """Nobody is asked for a mulligan whose cards lie aside from one."""
    choice = sight.after.choice
    if choice is not None and choice.kind == "mulligan" and sight.after.lying(choice.player, Zone.ASIDE):
        yield f"{choice.player} may take another mulligan"


@book.watch("3.5.4")
def watch_what_comes_before_the_game(sight: Sight) -> Iterator[str]:
    """A card that says something of the time before the game, and nothing else, has nothing to add to the Queue."""
    joined = [fact(event, "card") for event in sight.of("joined the Queue") if fact(event, "item") == "effect"]
    waiting = [each.card for each in sight.after.waiting] if _is_under_way(sight.after) else []
    for name in dict.fromkeys((*joined, *waiting)):
        text = sight.after.cards[name].printed.text
        if re.match("(in the [^,]*, )?before the game: ", text) and ";" not in text:
            yield f"what {name} does before the game is left for the Queue"
