"""Chapter 14: what players lose in a battle, who falls in it, and whose attack has ended."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from rules_db.engine.kernel import Event
from rules_db.games.cgs.book import book
from rules_db.games.cgs.numbers import exact
from rules_db.games.cgs.properties import DEFENSIVE, OFFENSIVE, stat
from rules_db.games.cgs.watches.reading import Sight, fact, is_said, strikes
from rules_db.games.cgs.words import Game

UNWATCHED: dict[str, str] = {}
"""Prohibitions and requirements of the chapter that no watch sees to, each with the reason."""

_BESIDES = ("life", "LP", "draw", "prevent", "damage", "win", "lose", "[Ii]nfect")
"""Words of texts that may change a life besides what a battle does."""

_SPARED = (
    "prevent", "instead", "[Uu]naffected", "[Cc]annot be", "can be destroyed", "not Knocked Out",
    "indestructible", "get[s]? ", "gain", "lose", "becomes?",
    "[Hh]alve", "[Dd]ouble",
)  # fmt: skip
"""Words of texts that may keep a summon from falling, or change its stats between the blow and the look at it."""


def _in_battle(sight: Sight) -> Iterator[Event]:
    return (event for event in sight.of("damage") if fact(event, "how") == "battle")


@book.watch("14.2.5", "14.2.5.a", on=("damage",))
def watch_what_players_lose(sight: Sight) -> Iterator[str]:
    """Battle damage takes the nearest whole number of a player's life, and one half counts as a whole."""
    if not any(_in_battle(sight)) or is_said(sight.before, *_BESIDES):
        return
    for name, player in sight.before.players.items():
        amounts = (exact(fact(each, "amount")) for each in _in_battle(sight) if fact(each, "to") == name)
        total = sum(amounts, Fraction(0))
        lost, due = player.life - sight.after.players[name].life, int(total + Fraction(1, 2))
        if lost != due:
            yield f"{name} is dealt {total} and loses {lost} life"


@book.watch("14.2.3", on=("damage",))
def watch_that_monsters_fall_in_battle(sight: Sight) -> Iterator[str]:
    """No monster stays where it is that has been dealt more than its ATK upright, or its DEF on its side."""
    if is_said(sight.before, *_SPARED):
        return
    for event in _in_battle(sight):
        card = sight.before.cards.get(fact(event, "to"))
        if card is None or card.printed.game is not Game.YUGIOH or card.is_face_down:
            continue
        amount, name = exact(fact(event, "amount")), DEFENSIVE if card.is_defending else OFFENSIVE
        if amount > stat(sight.before, card, name) and sight.after.cards[card.id].stay == card.stay:
            yield f"{card.id} takes {amount} and stays"


@book.watch("14.3.3.a", on=("damage",))
def watch_that_nobody_strikes_lying_down(sight: Sight) -> Iterator[str]:
    """An attacker that has been put into Defense Position deals no battle damage any more."""
    if is_said(sight.before, "attack while in (face-up )?Defense Position"):
        return
    defending = {
        strike.attacker.id
        for strike in strikes(sight.before)
        if sight.before.cards[strike.attacker.id].is_defending and sight.after.cards[strike.attacker.id].is_defending
    }
    for event in _in_battle(sight):
        if fact(event, "by") in defending:
            yield f"{fact(event, 'by')} attacks on in Defense Position"
