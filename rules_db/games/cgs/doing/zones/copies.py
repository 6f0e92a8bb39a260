"""Cards in play that are copies of others: what is printed on them at present, and what they are again in the end."""

from __future__ import annotations

from dataclasses import replace

from rules_db.games.cgs.doing.course import lasting
from rules_db.games.cgs.shared_games import Target
from rules_db.games.cgs.state import Card, Gained, Print, Table


def become(card: Card, printed: Print, since: int) -> None:
    """Have a card copy what is printed, as long as what has begun at that moment lasts (`settle`)."""
    kept = next((each for each in card.gained if not each.is_in_force and each.printed == printed), None)
    if kept is None:
        kept = Gained(printed.text, printed.game, is_in_force=False, printed=printed)
        card.gained.append(kept)
    kept.since = since


def settle(table: Table, card: Card) -> bool:
    """Have a card be what it has become last of all that still lasts, else itself; whether that is anything else."""
    lasts = [each for each in card.gained if each.printed is not None and _lasts(table, card, each)]
    last = max(lasts, key=lambda each: each.since, default=None)
    for each in card.gained:
        if each.printed is not None:
            each.is_in_force = each is last
    before, own = card.printed, card.own or card.printed
    card.printed, card.own = (last.printed, own) if last is not None and last.printed is not None else (own, None)
    return card.printed != before


def _lasts(table: Table, card: Card, gained: Gained) -> bool:
    here = Target(card.id, card.stay)
    return any(
        each.since == gained.since and here in each.on and lasting.is_in_force(table, each) for each in table.lasting
    )


def end(card: Card) -> None:
    """Have a card be itself again."""
    if card.own is not None:
        card.printed, card.own = card.own, None
        for each in card.gained:
            each.is_in_force = each.is_in_force and each.printed is None


def as_it_is(card: Card) -> Card:
    """A card as it is where it is no copy."""
    return card if card.own is None else replace(card, printed=card.own)
