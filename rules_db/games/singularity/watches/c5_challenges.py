"""Chapter 5: what wins and loses a challenge."""

from collections.abc import Iterator

from rules_db.games.singularity.book import book
from rules_db.games.singularity.kinds import TWINS as TWIN_KINDS
from rules_db.games.singularity.state import DARKNESS, GORGING, LOST, TWINS, WON, Galaxy
from rules_db.games.singularity.watches.reading import Sight

UNWATCHED: dict[str, str] = {}
"""Prohibitions and requirements of the chapter that no watch sees to, each with the reason."""

GAMES = 3
"""How many games the campaign has."""
TOO_DARK = 3
"""How many triggered Dark Matter cards are too many."""


@book.watch("5.1.10")
def campaign_takes_every_game(seen: Sight) -> Iterator[str]:
    """The campaign is won with the third game and not before, and lost with any game that is lost."""
    galaxy = seen.after
    if galaxy.challenge != GORGING:
        return
    is_won, is_lost = galaxy.won == GAMES and galaxy.outcome == WON, galaxy.outcome == LOST
    if is_won != (galaxy.verdict == WON):
        yield f"{galaxy.won} games are won, and the challenge is {galaxy.verdict or 'open'}"
    if is_lost != (galaxy.verdict == LOST):
        yield f"Game {galaxy.game} is {galaxy.outcome or 'open'}, and the challenge is {galaxy.verdict or 'open'}"


@book.watch("5.2.3")
def twins_come_last(seen: Sight) -> Iterator[str]:
    """The challenge is won with the twins as the last two cards consumed, and lost as soon as that is out of reach."""
    galaxy = seen.after
    if galaxy.challenge != TWINS:
        return
    if galaxy.verdict != LOST and _is_out_of_reach(seen.before, galaxy):
        yield f"the twins cannot be the last two of {galaxy.consumed}, and the challenge is {galaxy.verdict or 'open'}"
    eaten = sum(galaxy.kinds[card] in TWIN_KINDS for card in galaxy.consumed[-2:])
    if galaxy.verdict == WON and eaten < 2:
        yield f"the challenge is won with {galaxy.consumed[-2:]} as the last cards"


def _is_out_of_reach(before: Galaxy, galaxy: Galaxy) -> bool:
    """Whether a twin has just left uneaten, or another card has been eaten after one."""
    order = [galaxy.kinds[card] in TWIN_KINDS for card in galaxy.consumed]
    gone = [card for card in galaxy.singularity if card not in before.singularity and card not in galaxy.consumed]
    return any(galaxy.kinds[card] in TWIN_KINDS for card in gone) or order != sorted(order)


@book.watch("5.3.1")
def darkness_is_denied_by_a_win(seen: Sight) -> Iterator[str]:
    """The challenge is decided as won with the game that is won, and never when it is lost or goes on."""
    galaxy = seen.after
    if galaxy.challenge != DARKNESS:
        return
    if galaxy.verdict == WON and galaxy.outcome != WON:
        yield f"the challenge is won, and the game is {galaxy.outcome or 'going on'}"
    if galaxy.outcome == LOST and galaxy.verdict != LOST:
        yield f"the game is lost, and the challenge is {galaxy.verdict or 'open'}"


@book.watch("5.3.2")
def third_dark_matter_is_too_much(seen: Sight) -> Iterator[str]:
    """Each Dark Matter that takes effect counts, and with the third one the challenge is lost."""
    before, galaxy = seen.before, seen.after
    if galaxy.challenge != DARKNESS:
        return
    told = before.dark_matter + len(list(seen.of("took effect")))
    if max(told, galaxy.dark_matter) >= TOO_DARK and galaxy.verdict != LOST:
        yield f"{told} Dark Matter cards are triggered, and the challenge is {galaxy.verdict or 'open'}"
