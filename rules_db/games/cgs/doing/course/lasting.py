"""What lasts for a time: when it is over, by the moment that ends it."""

from __future__ import annotations

from rules_db.games.cgs.shared_games import Target
from rules_db.games.cgs.state import Card, Lasting, Table
from rules_db.games.cgs.words import Until

LATER = (Until.IN_YOUR_NEXT_TURN, Until.IN_OPPONENTS_NEXT_TURN, Until.IN_THEIR_NEXT_TURN)
"""What holds in a turn that is still to come, and not before it."""

ENDING_WITH_TURN = (Until.TURN, Until.END_OF_YOUR_NEXT_TURN, Until.END_OF_OPPONENTS_NEXT_TURN, *LATER)


def expire(table: Table, moment: Until, player: str = "") -> None:
    """Drop what ends at this moment; `player` is whose turn begins or ends, for durations that name it."""
    table.lasting = [each for each in table.lasting if not _is_over(table, each, moment, player)]


def expire_for(table: Table, moment: Until, player: str) -> None:
    """The same for what ends with a step of whoever controls the cards for which it holds."""
    for each in table.lasting:
        if each.until is moment:
            each.on = [target for target in each.on if not _is_of(table, target, player)]
    table.lasting = [each for each in table.lasting if each.until is not moment or each.on]


def _is_of(table: Table, target: Target, player: str) -> bool:
    """Whether a card is controlled by a player, or has left."""
    card = table.cards[target.id]
    return card.stay != target.stay or card.controller == player


def _is_over(table: Table, each: Lasting, moment: Until, player: str) -> bool:
    if each.until is not moment and (each.until, moment) != (Until.BATTLE, Until.PHASE):
        return False
    if moment in LATER:
        return each.whose == player and table.turn > each.turn
    if moment is Until.END_OF_OPPONENTS_NEXT_TURN:
        return each.player != player and table.turn > each.turn
    if moment in (Until.YOUR_NEXT_TURN, Until.END_OF_YOUR_NEXT_TURN):
        return each.player == player and table.turn > each.turn
    return True


def is_in_force(table: Table, each: Lasting) -> bool:
    """Whether the turn in which it holds has begun, and the card during whose stay it lasts is still there."""
    with_ = each.with_
    if each.until in LATER and (table.turn_player != each.whose or table.turn == each.turn):
        return False
    return with_ is None or table.cards[with_.id].stay == with_.stay


def pass_on(table: Table, was: Target, card: Card) -> None:
    """What lasts for a summon, is aimed at it or fights with it goes on with the card that has been laid onto it."""
    targets = [target for each in table.lasting for target in (*each.on, each.with_) if target is not None]
    targets += [target for item in (*table.queue, *table.waiting) for target in item.targets]
    for strike in table.attack.strikes if table.attack is not None else ():
        targets += [strike.attacker, strike.target, *strike.blockers]
    for target in targets:
        if target == was:
            target.id, target.stay = card.id, card.stay
