"""Sections 4.10 and 4.11: Dark Matter, and how it merges two sectors."""

from rules_db.engine.kernel import Refusal
from rules_db.games.singularity.book import book
from rules_db.games.singularity.rules.c1_setup.dealing import is_sector
from rules_db.games.singularity.rules.c4_reference_sheet.white_dwarf import keeps_off
from rules_db.games.singularity.state import SPACES, Galaxy


@book.rule("4.10.1", without=False)
def dark_matter_merges() -> bool:
    """Revealed Dark Matter merges two sectors."""
    return True


@book.rule("4.10.2", without=False)
def dark_matter_leaves_the_choice_to_you() -> bool:
    """Any two sectors may be chosen."""
    return True


@book.rule("4.10.3", without=False)
def may_take_its_own_sector() -> bool:
    """The sector of the Dark Matter may be one of the two."""
    return True


@book.rule("4.11.1", without=False)
def merging_is_carried_out() -> bool:
    """A merge lays cards face-down, shuffles them and places the stack, in this order."""
    return True


@book.rule("4.11.1.a", without=())
def cards_to_turn_down(cards: list[str]) -> list[str]:
    """Every card of the two sectors is laid face-down."""
    return cards


@book.rule("4.11.1.b")
def shuffle_stack(galaxy: Galaxy, cards: list[str]) -> None:
    """They are one stack, which is shuffled."""
    galaxy.chance.shuffle(cards)


@book.rule("4.11.1.c")
def chosen_space(chosen: int) -> int:
    """One of the two spaces becomes the place of the stack; the player chooses which."""
    return chosen


@book.rule("4.11.2", without=False)
def may_merge_a_token() -> bool:
    """A sector that holds a Dark Rift token may be merged."""
    return True


@book.rule("4.11.2.a")
def shuffle_other_stack(galaxy: Galaxy, cards: list[str]) -> None:
    """If only one of the two holds a token, the cards of the other one are shuffled."""
    galaxy.chance.shuffle(cards)


@book.rule("4.11.2.b")
def chosen_space_beside_a_token(chosen: int) -> int:
    """That stack may be put in either space."""
    return chosen


@book.rule("4.11.2.c", without=2)
def tokens_left_of_two() -> int:
    """Of two tokens one is left."""
    return 1


@book.rule("4.11.2.d")
def chosen_space_of_the_token(chosen: int) -> int:
    """That token may be put in either space."""
    return chosen


@book.rule("4.11.3")
def why_not_merge_a_white_dwarf(galaxy: Galaxy, space: int) -> Refusal | None:
    """Dark Matter cannot merge a sector that a White Dwarf locks."""
    return book.refuse("4.11.3", sector=SPACES[space]) if keeps_off(galaxy, space) else None


def why_not_merge(galaxy: Galaxy, space: int, own: int) -> Refusal | None:
    """A sector that is merged is there; `own` is the space of the Dark Matter."""
    if not is_sector(galaxy, space):
        return book.refuse("4.10.1", gap=SPACES[space])
    if not galaxy.stacks[space] and not may_merge_a_token():
        return book.refuse("4.10.1", token=SPACES[space])
    if space == own and not may_take_its_own_sector():
        return book.refuse("4.10.1", own=SPACES[space])
    return why_not_merge_a_white_dwarf(galaxy, space)
