"""Section 15.3: playing Uno: when and how often, which cards, what need not be paid or met, and what it counts as."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.rules.c4_turn.phases import is_main
from rules_db.games.cgs.state import Card, Table


@book.rule("15.3.1")
def is_own_main_phase(table: Table, player: str) -> Refusal | None:
    """Uno is played in one's own Main Phases."""
    if table.turn_player == player and is_main(table.phase):
        return None
    return book.refuse("15.3.1", turn_player=table.turn_player, phase=table.phase)


@book.rule("15.3.2")
def once_a_round(played: int) -> Refusal | None:
    """Nobody plays Uno more than once a round."""
    return book.refuse("15.3.2", played=played) if played else None


@book.rule("15.3.3", without=False)
def is_a_way(takes: bool) -> bool:
    """To play Uno one chooses one of two ways."""
    return takes


@book.rule("15.3.3.a", without=False)
def takes_one_card(is_uno_card: bool) -> bool:
    """One card of the hand that is no Uno card may be played."""
    return not is_uno_card


@book.rule("15.3.3.b", without=False)
def takes_series(is_uno_card: bool) -> bool:
    """Any number of Uno cards may be played, one after another."""
    return is_uno_card


@book.rule("15.3.3.c")
def are_not_combined(card: Card, is_uno_card: bool, is_in_series: bool) -> Refusal | None:
    """The two ways are not combined."""
    return book.refuse("15.3.3.c", card=card.id) if is_in_series and not is_uno_card else None


@book.rule("15.3.4")
def matches_top(card: Card, top: str, by_color: bool, by_rank: bool) -> Refusal | None:
    """A card matches the color or the rank of the card on top of the pile."""
    return None if top and (by_color or by_rank) else book.refuse("15.3.4", card=card.id, top=top)


@book.rule("15.3.4.b")
def shows_its_face(top: Card) -> Refusal | None:
    """A card that lies face-down on top has neither a color nor a rank to match."""
    return book.refuse("15.3.4.b", top=top.id) if top.is_face_down else None


@book.rule("15.3.5")
def does_nothing_else(table: Table, player: str) -> Refusal | None:
    """While a player plays Uno, they take no other action."""
    return book.refuse("15.3.5", playing_uno=player) if table.uno.series == player else None


@book.rule("15.3.6", without=False)
def waives_costs() -> bool:
    """No other costs need to be paid for a card that is played onto the pile."""
    return True


@book.rule("15.3.6.a", without=False)
def waives_mana() -> bool:
    """The mana cost is one of them."""
    return True


@book.rule("15.3.7", without=False)
def waives_requirements() -> bool:
    """No other requirements need to be met for a card that is played onto the pile."""
    return True


@book.rule("15.3.7.a", without=False)
def waives_tributes() -> bool:
    """Tributes for a monster of a high Level are among them."""
    return True


@book.rule("15.3.7.b", without=False)
def waives_lower_stage() -> bool:
    """The summon from which a Pokémon evolves is among them."""
    return True


@book.rule("15.3.7.c", without=False)
def waives_conditions() -> bool:
    """The conditions of a conditional card are among them."""
    return True


@book.rule("15.3.7.d", without=False)
def waives_free_zone() -> bool:
    """A free backrow zone is among them."""
    return True


@book.rule("15.3.7.e", without=False)
def waives_recipient() -> bool:
    """Something to attach to is among them."""
    return True


@book.rule("15.3.7.f", without=False)
def waives_setting() -> bool:
    """That a card is Set first is among them."""
    return True


@book.rule("15.3.7.g", without=False)
def waives_rent_card() -> bool:
    """A Rent card in the same Queue is among them."""
    return True


@book.rule("15.3.8", without=False)
def counts_as_played() -> bool:
    """The card counts as played."""
    return True


@book.rule("15.3.9", without=False)
def has_entered() -> bool:
    """The card counts as having entered play."""
    return True


@book.rule("15.3.10", without=True)
def counts_as_summoned() -> bool:
    """The card does not count as summoned."""
    return False


@book.rule("15.3.10.b", without=True)
def is_properly_summoned() -> bool:
    """A monster that came into play on the pile does not count as properly summoned."""
    return False


@book.rule("15.3.11", without=False)
def may_be_on_other_turn() -> bool:
    """A card that can be played on an opponent's turn may be played onto the pile then."""
    return True


@book.rule("15.3.12", without=False)
def may_interrupt() -> bool:
    """A card that can interrupt an action or an effect may do so on the pile."""
    return True


@book.rule("15.3.12.b", without=False)
def interrupting_counts() -> bool:
    """Such a play counts as playing Uno."""
    return True


@book.rule("15.3.12.c", without=False)
def is_at_usual_time(is_fast: bool) -> bool:
    """Such a play is made whenever the card could be played in the usual way just then."""
    return is_fast


@book.rule("15.3.13", without=False)
def takes_effect_at_once() -> bool:
    """The effect of an Uno card is carried out before the next card is played."""
    return True


@book.rule("15.3.14", without=True)
def effect_waits() -> bool:
    """The effect of an Uno card does not enter the Queue."""
    return False


@book.rule("15.3.15", without=False)
def ends_by_choice() -> bool:
    """Playing Uno ends when the player chooses to play no further card."""
    return True


@book.rule("15.3.16", without=False)
def keeps_limits() -> bool:
    """A card on the pile counts for the limits of a turn, and keeps to them."""
    return True


@book.rule("15.3.17", without=False)
def keeps_bans() -> bool:
    """A card that 13.2.6 or 13.4.6 forbids to play is not played onto the pile either."""
    return True
