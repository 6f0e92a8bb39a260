"""Section 100: what players, decks and sideboards have to be like."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules_db.engine.kernel import Refusal
from rules_db.games.resummoned.actions.values import Swap
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.rules.c300_cards.cards import printed_name, refuse
from rules_db.games.resummoned.state import Insert, Match


@book.rule("100.1")
def enough_players(players: Sequence[str]) -> Refusal | None:
    """At least two players take part."""
    return refuse("100.1", players=len(players)) if len(players) < 2 else None


@book.rule("100.2")
def brings_a_deck(match: Match, player: str) -> Refusal | None:
    """Every player brings a deck."""
    return None if match.decks.get(player) else refuse("100.2", player=player, cards=0)


@book.rule("100.2.a", without=())
def constructed_deck(deck: Sequence[Insert]) -> Sequence[Refusal]:
    """A constructed deck has 40 cards or more, and no name twice."""
    small = [refuse("100.2.a", cards=len(deck), least=40)] if len(deck) < 40 else []
    return [*small, *(refuse("100.2.a", twice=name) for name in doubles(deck))]


@book.rule("100.2.b")
def limited_deck(deck: Sequence[Insert], received: Sequence[Insert] | None) -> Refusal | None:
    """A limited deck has 30 cards or more, each as often as its player received it (100.2.R1, 100.2.b.R1).

    `received` is None where the deck and the sideboard are all that the player received.
    """
    if len(deck) < 30:
        return refuse("100.2.b", cards=len(deck), least=30)
    if received is None:
        return None
    missing = Counter(map(printed_name, deck)) - Counter(map(printed_name, received))
    return refuse("100.2.b", not_received=[*sorted(missing)]) if missing else None


@book.rule("100.4")
def swaps_with_sideboard(match: Match, action: Swap) -> Refusal | None:
    """From one duel of a match to the next a player may change their deck with cards of their sideboard."""
    deck = [printed_name(insert) for insert in match.decks[action.player]]
    sideboard = [printed_name(insert) for insert in match.sideboards[action.player]]
    if action.out and action.out not in deck:
        return refuse("100.4", card=action.out, in_deck=False)
    if action.into and action.into not in sideboard:
        return refuse("100.4", card=action.into, in_sideboard=False)
    return None if action.out or action.into else refuse("100.4", cards=0)


@book.rule("100.4.a", without=())
def constructed_sideboard(sideboard: Sequence[Insert]) -> Sequence[Refusal]:
    """A constructed sideboard has 15 cards at most, and no name twice."""
    large = [refuse("100.4.a", cards=len(sideboard), most=15)] if len(sideboard) > 15 else []
    return [*large, *(refuse("100.4.a", twice=name) for name in doubles(sideboard))]


@book.rule("100.4.b")
def limited_sideboard(received: Sequence[Insert] | None, deck: Sequence[Insert]) -> list[Insert] | None:
    """A limited sideboard is what the player received during the event and did not put into the deck."""
    if received is None:
        return []
    left = Counter(insert.name for insert in deck)
    sideboard = []
    for insert in received:
        if left[insert.name]:
            left[insert.name] -= 1
        else:
            sideboard.append(insert)
    return sideboard


@book.rule("100.5")
def meets_the_format(match: Match, cards: Sequence[Insert]) -> Refusal | None:
    """A format may limit further what decks and sideboards contain: cards that it leaves out."""
    banned = [insert.name for insert in cards if insert.name in match.without]
    return refuse("100.5", card=banned[0], format=match.format) if banned else None


def doubles(cards: Sequence[Insert]) -> list[str]:
    """The names that come more than once, sorted."""
    counted = Counter(printed_name(insert) for insert in cards)
    return sorted(name for name, number in counted.items() if number > 1)


def problems(match: Match, player: str) -> list[Refusal]:
    """All that keeps a player from beginning a duel with their deck and sideboard as they are (100.4.R1)."""
    deck, sideboard = match.decks.get(player, []), match.sideboards.get(player, [])
    if refusal := brings_a_deck(match, player):
        return [refusal]
    if match.format == "limited":
        found: Sequence[Refusal | None] = [limited_deck(deck, match.received.get(player))]
    else:
        found = [*constructed_deck(deck), *constructed_sideboard(sideboard)]
    return [each for each in (*found, meets_the_format(match, [*deck, *sideboard])) if each]


def why_not_bring(match: Match, player: str) -> Refusal | None:
    """The first of these reasons; None where there is none."""
    return next(iter(problems(match, player)), None)
