"""Section 17.6: which effects the True Dealer inflicts, when they end, and how they wait in the Queue."""

from __future__ import annotations

from collections.abc import Sequence

from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import Zone


@book.rule("17.6.2", without=False)
def inflicts_effects() -> bool:
    """The Dealer makes copies of effects of a card that it reveals, and inflicts them on the players."""
    return True


@book.rule("17.6.2.a", without=False)
def as_it_is_played(is_so: bool) -> bool:
    """The Dealer copies what activates when the card is played."""
    return is_so


@book.rule("17.6.2.b", without=False)
def while_in_play(is_so: bool) -> bool:
    """The Dealer copies what activates while the card is in play."""
    return is_so


@book.rule("17.6.2.c", without=False)
def as_it_is_flipped(is_so: bool) -> bool:
    """The Dealer copies what activates when the card is flipped face-up."""
    return is_so


@book.rule("17.6.2.d", without=True)
def by_choice() -> bool:
    """The Dealer activates nothing by choice."""
    return False


@book.rule("17.6.3", without=False)
def is_active_spot(card: Card) -> bool:
    """Pokémon treat the Dealer's zones as Active Spots."""
    return card.zone is Zone.DEALERS_ZONE


@book.rule("17.6.4", without=True)
def pays_costs() -> bool:
    """The Dealer creates effects without paying their costs."""
    return False


@book.rule("17.6.5", without=())
def instances(players: Sequence[str]) -> list[list[str]]:
    """A long-term effect is inflicted on each player as an instance of its own."""
    return [[each] for each in players]


@book.rule("17.6.6", without=False)
def end_with_card() -> bool:
    """Every effect that the Dealer has created from a card ends with it."""
    return True


@book.rule("17.6.6.a", without=False)
def ends_as_it_leaves() -> bool:
    """They end when the card leaves play."""
    return True


@book.rule("17.6.6.b", without=False)
def ends_as_it_is_negated(is_negated: bool) -> bool:
    """They end when the card is negated."""
    return is_negated


@book.rule("17.6.7", without=True)
def is_described(is_so: bool) -> bool:
    """The Dealer inflicts only what the rules describe."""
    return is_so


@book.rule("17.6.7.a", without=False)
def affects_opponents(is_so: bool) -> bool:
    """The Dealer inflicts effects that affect the opponent exclusively."""
    return is_so


@book.rule("17.6.7.b", without=False)
def affects_all(is_so: bool) -> bool:
    """The Dealer inflicts effects that affect all players and require no choice."""
    return is_so


@book.rule("17.6.7.c", without=False)
def is_exclusive(sides: frozenset[str], opponent: str) -> bool:
    """An effect is exclusive if all that it changes is an opponent, or what an opponent has and controls."""
    return sides == {opponent}


@book.rule("17.6.7.d", without=False)
def is_third_class(has_required_choice: bool) -> bool:
    """Effects with required choices are inflicted as well."""
    return has_required_choice


@book.rule("17.6.7.e", without=False)
def is_left_out(is_optional: bool) -> bool:
    """What its user may leave undone is inflicted only where it affects the opponent exclusively."""
    return is_optional


@book.rule("17.6.8", without=False)
def is_for_its_user(is_so: bool) -> bool:
    """The Dealer inflicts no effect that draws, searches or affects its user's own summons."""
    return is_so


@book.rule("17.6.8.a", without=False)
def is_the_like(is_so: bool) -> bool:
    """Nor one that gives its user anything, or changes only what its user has or controls."""
    return is_so


@book.rule("17.6.8.b", without=True)
def counts_what_all_get() -> bool:
    """What an effect gives to all players alike is not given to its user."""
    return False


@book.rule("17.6.10", without=False)
def may_hit_its_own(card: Card) -> bool:
    """The cards in the Dealer's zones may be affected by its effects."""
    return card.zone is Zone.DEALERS_ZONE


@book.rule("17.6.11", without=())
def copies_for(players: Sequence[str]) -> list[str]:
    """An effect with required choices has one copy for each player."""
    return list(players)


@book.rule("17.6.11.a", without=True)
def is_required(may_be_left: bool) -> bool:
    """A choice is required unless the effect says that its user may do something."""
    return not may_be_left


@book.rule("17.6.11.b", without=True)
def counts_choices_of_others() -> bool:
    """A choice that an effect leaves to the players whom it affects is none of its user's."""
    return False


@book.rule("17.6.12", without="")
def who_chooses(player: str) -> str:
    """Each player makes the choices for their own copy."""
    return player


@book.rule("17.6.13", without=())
def in_turn_order(table: Table, first: str) -> list[str]:
    """The copies are used in turn order, beginning with the player whose turn comes next."""
    return table.from_(first)


@book.rule("17.6.13.a", without="")
def first_during_turn(table: Table) -> str:
    """During a turn the player whose turn it is begins."""
    return table.turn_player


@book.rule("17.6.14", without=())
def still_the_dealers(players: Sequence[str]) -> list[str]:
    """The effect counts as controlled by the Dealer, whoever makes its choices."""
    return list(players)


@book.rule("17.6.17", without=False)
def attaches_copies() -> bool:
    """A card that attaches to others has a copy for each player."""
    return True


@book.rule("17.6.18", without=False)
def grants_its_effects() -> bool:
    """Each such copy grants the effects of the card to the target that its player has chosen."""
    return True


@book.rule("17.6.19", without=False)
def ends_with_target(has_left: bool) -> bool:
    """When that card leaves play, the effect created for it ends."""
    return has_left


@book.rule("17.6.23", without=0)
def value_of_x(resources: Sequence[str]) -> int:
    """X in the cost of a revealed card is how many resource cards lie in the Dealer's zones."""
    return len(resources)


@book.rule("17.6.23.a", without=True)
def are_tapped_for_x() -> bool:
    """No resource card is tapped because it is counted."""
    return False


@book.rule("17.6.24", without=True)
def may_change_control() -> bool:
    """The Dealer creates no effect that changes the control of other cards."""
    return False


@book.rule("17.6.27", without=False)
def waits_in_queue() -> bool:
    """Each effect that the Dealer creates is put in the Queue."""
    return True


@book.rule("17.6.27.a", without=False)
def one_after_the_other() -> bool:
    """Each copy resolves before the next one is put there."""
    return True


@book.rule("17.6.28", without="")
def acts_as_activating(table: Table, player: str) -> str:
    """For priority, the player whose copy it is acts as the activating player; without copies, the one in turn."""
    return player or table.turn_player


@book.rule("17.6.29", without=False)
def turn_waits(table: Table) -> bool:
    """The next turn does not begin until the effects of the Dealer have left the Queue."""
    return bool(table.queue)
