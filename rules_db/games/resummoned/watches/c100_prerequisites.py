"""Chapter 100: decks, matches, how a duel begins and ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules_db.games.resummoned.actions.values import Surrender
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.state import Duel, Insert, Zone
from rules_db.games.resummoned.watches.reading import Sight, fact, is_new_duel, is_settled

SMALLEST_DECK = {"constructed": 40, "limited": 30}
LARGEST_SIDEBOARD = 15
OPENING_HAND = 5
FIRST_LIFE_POINTS = 8000

UNWATCHED = {
    "100.2": "Without it a player who brings no deck is refused all the same: the deck is too small for its format.",
}
"""Prohibitions and requirements of the chapter that no watch sees to, each with the reason."""


@book.watch("100.1")
def watch_that_nobody_plays_alone(sight: Sight) -> Iterator[str]:
    """At least two players take part."""
    if sight.action is None and len(sight.after.seats) < 2:
        yield f"{' and '.join(sight.after.seats) or 'nobody'} plays alone"


@book.watch("100.2.a", "100.2.b")
def watch_the_decks(sight: Sight) -> Iterator[str]:
    """A constructed deck has 40 cards or more and no name twice, a limited deck 30 cards or more."""
    match = sight.after.match
    if not is_new_duel(sight):
        return
    for player, deck in match.decks.items():
        least = SMALLEST_DECK.get(match.format, 0)
        if len(deck) < least:
            yield f"{player} has a {match.format} deck of {len(deck)} cards, and needs {least}"
        if match.format == "constructed":
            yield from (f"{player} has {name} in the deck more than once" for name in _repeated(deck))


@book.watch("100.4.a")
def watch_the_sideboards(sight: Sight) -> Iterator[str]:
    """A constructed sideboard has 15 cards at most and no name twice."""
    match = sight.after.match
    if not is_new_duel(sight) or match.format != "constructed":
        return
    for player, sideboard in match.sideboards.items():
        if len(sideboard) > LARGEST_SIDEBOARD:
            yield f"{player} has a sideboard of {len(sideboard)} cards"
        yield from (f"{player} has {name} in the sideboard more than once" for name in _repeated(sideboard))


def _repeated(inserts: list[Insert]) -> list[str]:
    return [name for name, count in Counter(insert.name for insert in inserts).items() if count > 1]


@book.watch("100.5")
def watch_what_the_format_leaves_out(sight: Sight) -> Iterator[str]:
    """No card that the format leaves out is in a deck or a sideboard."""
    match = sight.after.match
    for player in sight.after.seats if is_new_duel(sight) else ():
        inserts = [*match.decks.get(player, ()), *match.sideboards.get(player, ())]
        names = {insert.name for insert in inserts}
        yield from (f"{player} brings {name}, which the format leaves out" for name in match.without if name in names)


@book.watch("101.2")
def watch_the_number_of_duels(sight: Sight) -> Iterator[str]:
    """A match goes on until the duels agreed on have been played, or one player has the wins that end it."""
    match = sight.after.match
    if not any(sight.of("won", "drawn duel")):
        return
    most = max(match.wins.values(), default=0)
    is_last = sight.before.match.number >= match.duels or bool(match.wins_needed and most >= match.wins_needed)
    if is_last != (sight.after.stage == "over"):
        yield f"duel {sight.before.match.number} of {match.duels} ended, and the match is {sight.after.stage}"


@book.watch("102.1")
def watch_who_chooses_the_starting_player(sight: Sight) -> Iterator[str]:
    """After a duel that one player lost first, that player chooses who starts the next one."""
    losers = sight.before.match.losers
    everyone = {name for group in losers for name in group} == set(sight.before.seats)
    for event in sight.of("starting player"):
        chooser = next((each.who for each in sight.of("chosen") if fact(each, "choice") == "start"), "nobody")
        if losers and len(losers[0]) == 1 and not everyone and chooser != losers[0][0]:
            yield f"{event.who} starts, chosen by {chooser}, and {losers[0][0]} lost the duel before"


@book.watch("102.2", "102.3")
def watch_the_opening(sight: Sight) -> Iterator[str]:
    """Everyone begins with 5 cards off the top of their own deck, and with 8000 life points."""
    for player in sight.after.players.values() if is_new_duel(sight) else ():
        if len(player.hand) != OPENING_HAND:
            yield f"{player.name} begins with {len(player.hand)} cards in the hand"
        if player.life_points != FIRST_LIFE_POINTS:
            yield f"{player.name} begins with {player.life_points} life points"


@book.watch("103.1", "103.4")
def watch_that_a_decided_duel_is_over(sight: Sight) -> Iterator[str]:
    """The last player in the duel wins it at once; if nobody is left it is a draw."""
    left = sight.after.alive()
    has_begun = len(sight.after.seats) > 1
    if sight.after.stage == "duel" and has_begun and len(left) < 2:
        yield f"the duel goes on with {' and '.join(left) or 'nobody'}"
    if any(sight.of("won")) and sight.before.alive() and not left:
        yield f"{next(sight.of('won')).who} wins a duel that everybody has lost"


@book.watch("103.2")
def watch_that_losers_are_out(sight: Sight) -> Iterator[str]:
    """Whoever loses is out of the duel, acts no more and has no priority."""
    for event in sight.of("lost"):
        if sight.after.stage == "duel" and not sight.after.players[event.who].lost:
            yield f"{event.who} has lost, and is still in the duel"
    if sight.action is not None and sight.before.stage == "duel" and sight.before.players[sight.action.player].lost:
        yield f"{sight.action.player} has lost, and acts"
    if is_settled(sight.after) and sight.after.players[sight.after.priority].lost:
        yield f"{sight.after.priority} has lost, and has priority"


@book.watch("103.2.a")
def watch_that_the_cards_of_losers_are_gone(sight: Sight) -> Iterator[str]:
    """The cards of a player who has lost are removed from the game, and the player's zones with them.

    Cards of others stay there as long as their owner still has to choose in which order they come back.
    """
    duel = sight.after
    for card in duel.cards.values() if duel.stage == "duel" else ():
        if duel.players[card.owner].lost and card.zone is not Zone.NOWHERE:
            yield f"{card.owner} has lost, and {card.id} is in the {card.zone}"
        elif is_settled(duel) and _is_kept_by_a_loser(duel, card.keeper):
            yield f"{card.keeper} has lost, and {card.id} is still in their {card.zone}"


def _is_kept_by_a_loser(duel: Duel, keeper: str) -> bool:
    return bool(keeper) and duel.players[keeper].lost


@book.watch("103.2.b")
def watch_that_surrender_loses(sight: Sight) -> Iterator[str]:
    """Whoever surrenders loses the duel immediately."""
    if isinstance(sight.action, Surrender):
        who = sight.action.player
        if all(event.who != who for event in sight.of("lost")):
            yield f"{who} surrenders, and has not lost"


@book.watch("103.3")
def watch_that_nobody_wins_and_loses(sight: Sight) -> Iterator[str]:
    """Whoever would win and lose at once loses."""
    losers = {event.who for event in sight.of("lost")}
    yield from (f"{event.who} loses and wins" for event in sight.of("won") if event.who in losers)
