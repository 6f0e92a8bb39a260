"""Section 9.4: creatures that attack, and how a blocked creature deals its damage."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from fractions import Fraction

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.state import Card, Strike, Table
from rules_db.games.cgs.words import ON_FIELD, Game


@book.rule("9.4.1", without=())
def players_to_attack(table: Table, player: str) -> list[str]:
    """Creatures may attack a player."""
    return table.others(player)


@book.rule("9.4.1.a", without=())
def planeswalkers_to_attack(table: Table, player: str) -> list[str]:
    """Creatures may attack a planeswalker."""
    return [
        card.id
        for card in table.cards.values()
        if is_of(card, "planeswalker") and card.controller not in ("", player) and card.zone in ON_FIELD
    ]


@book.rule("9.4.2")
def attacks_untapped(card: Card) -> Refusal | None:
    """A tapped creature cannot attack."""
    return book.refuse("9.4.2", card=card.id) if card.is_tapped else None


@book.rule("9.4.3")
def attacks_at_same_time(player: str, earlier: int, part: int) -> Refusal | None:
    """All creatures that attack must attack at the same time: who took `part` in fewer attacks has missed one."""
    return book.refuse("9.4.3", player=player, earlier=earlier) if part < earlier else None


@book.rule("9.4.5", without=False)
def becomes_tapped() -> bool:
    """A creature that is assigned to attack becomes tapped."""
    return True


@book.rule("9.4.8", without=False)
def may_attack_apart(targets: Collection[str]) -> bool:
    """Creatures that attack together may attack different targets."""
    return True


@book.rule("9.4.9", without=False)
def may_be_blocked() -> bool:
    """The opponent may select summons of their own as blockers of a creature that attacks."""
    return True


@book.rule("9.4.9.a", without="")
def who_selects_blockers(attacked: str) -> str:
    """Only the player who is attacked, or who controls the attacked planeswalker, selects blockers."""
    return attacked


@book.rule("9.4.9.b", without=())
def selected_at_once(strikes: Sequence[Strike]) -> list[Strike]:
    """Blockers are selected for all attackers at the same time, once all of these have been assigned."""
    return list(strikes)


@book.rule("9.4.9.c", without=False)
def may_block_mixed() -> bool:
    """Summons of several games may block the same creature together."""
    return True


@book.rule("9.4.9.d")
def pokemon_blocks_one(card: Card, blocked: Sequence[str]) -> Refusal | None:
    """A Pokémon cannot block several attackers; `blocked` are those that it blocks already."""
    is_second = card.printed.game is Game.POKEMON and bool(blocked)
    return book.refuse("9.4.9.d", card=card.id, blocks=list(blocked)) if is_second else None


@book.rule("9.4.10", without=False)
def turns_to_blockers(strike: Strike) -> bool:
    """A creature that is blocked deals its damage to its blockers and not to its target."""
    return strike.is_blocked


@book.rule("9.4.10.a", without=())
def one_after_the_other(power: Fraction, lethal: Sequence[int]) -> list[Fraction]:
    """What each blocker is assigned, one after the other, as far as the power goes."""
    shares: list[Fraction] = []
    for each in lethal:
        shares.append(lethal_before_next(each, power))
        power -= shares[-1]
    return shares


@book.rule("9.4.10.b", without=False)
def chooses_order() -> bool:
    """The attacking player chooses in which order the blockers are assigned damage."""
    return True


@book.rule("9.4.10.c", without=Fraction(0))
def lethal_before_next(lethal: int, left: Fraction) -> Fraction:
    """A blocker must have been assigned lethal damage before the next one is assigned any."""
    return min(Fraction(lethal), left)


@book.rule("9.4.10.d", without=0)
def least_lethal(candidates: Sequence[int]) -> int:
    """Lethal damage is as much as it takes to destroy the blocker: the least of the amounts that would."""
    return min(candidates)


@book.rule("9.4.10.e", without=False)
def stays_blocked(strike: Strike) -> bool:
    """A blocked creature stays blocked when its blockers have left."""
    return strike.is_blocked


@book.rule("9.4.10.f", without=Fraction(0))
def rest_for_last(left: Fraction) -> Fraction:
    """What is left of the power once every blocker has been assigned lethal damage goes to the last of them."""
    return left


@book.rule("9.4.11", without=Fraction(0))
def full_power(power: Fraction) -> Fraction:
    """An attacking creature uses its full power."""
    return power
