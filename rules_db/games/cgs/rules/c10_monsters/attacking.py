"""Section 10.6: what monsters attack, redirecting, calling off, and excess damage."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.kinds import is_of, is_summon
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Zone


@book.rule("10.6.1.a", without=())
def players_to_attack(table: Table, player: str) -> list[str]:
    """A monster may attack another player directly."""
    return table.others(player)


@book.rule("10.6.1.b", without=())
def planeswalkers_to_attack(cards: Iterable[Card], player: str) -> list[str]:
    """A monster may attack a planeswalker of another player directly."""
    return [each.id for each in cards if is_planeswalker(each) and each.controller not in ("", player)]


@book.rule("10.6.1.c", without=())
def summons_to_attack(cards: Iterable[Card], player: str) -> list[str]:
    """A monster may attack a summon of another player."""
    return [each.id for each in cards if is_summon(each) and each.controller not in ("", player)]


@book.rule("10.6.2")
def no_summon_before_player(card: Card, target: str, guards: Sequence[str]) -> Refusal | None:
    """A monster cannot attack a player directly who controls any summon."""
    return book.refuse("10.6.2", card=card.id, target=target, summons=list(guards)) if guards else None


@book.rule("10.6.3")
def no_summon_before_planeswalker(card: Card, target: str, guards: Sequence[str]) -> Refusal | None:
    """A monster cannot attack a planeswalker directly whose controller controls any summon."""
    return book.refuse("10.6.3", card=card.id, target=target, summons=list(guards)) if guards else None


@book.rule("10.6.4", without=())
def other_targets(targets: Sequence[str]) -> list[str]:
    """A monster whose attack is interrupted may change the target."""
    return list(targets)


@book.rule("10.6.4.a", without=False)
def is_interrupted(by_play_or_effect: bool, is_target_gone: bool) -> bool:
    """A card that is played, an effect that resolves, or a target that leaves interrupts an attack."""
    return by_play_or_effect or is_target_gone


@book.rule("10.6.4.b", without=False)
def decides_now(has_decided: bool, is_queue_empty: bool) -> bool:
    """The controller decides once, when the Queue is empty again."""
    return is_queue_empty and not has_decided


@book.rule("10.6.5", without=False)
def may_call_off() -> bool:
    """A monster whose attack is interrupted may call it off instead."""
    return True


@book.rule("10.6.5.a", without=False)
def counts_all_the_same() -> bool:
    """An attack that was called off still counts as the attack of the monster."""
    return True


@book.rule("10.6.6", without=False)
def deals_excess(offense: Fraction, stat: Fraction) -> bool:
    """An attacking monster deals excess damage to the controller of a summon with a lower stat."""
    return offense > stat


@book.rule("10.6.6.a", without=Fraction(0))
def excess(difference: Fraction) -> Fraction:
    """The excess damage is the difference between the two stats."""
    return difference


@book.rule("10.6.6.b", without=())
def recipients(controller: str, planeswalkers: Sequence[str]) -> list[str]:
    """All the excess damage goes to the player or to one planeswalker, as the attacking player chooses."""
    return [controller, *planeswalkers]


@book.rule("10.6.7", without=False)
def attacks_in_first_turn() -> bool:
    """A monster may attack in the turn in which it came into play."""
    return True


@book.rule("10.6.8")
def attacks_alone(monsters: Sequence[str]) -> Refusal | None:
    """Monsters attack one at a time: none attacks together with another summon."""
    return book.refuse("10.6.8", monsters=list(monsters)) if monsters else None


def is_planeswalker(card: Card) -> bool:
    return is_of(card, "planeswalker") and not is_summon(card) and card.zone is not Zone.NOWHERE
