"""Section 4.6: Stellar Fragments."""

from rules_db.games.singularity.book import book


@book.rule("4.6.1", without=0)
def cards_to_look_at() -> int:
    """The three topmost cards of the stack are looked at."""
    return 3


@book.rule("4.6.2", without=False)
def all_of_fewer() -> bool:
    """If there are fewer, all of them are."""
    return True


@book.rule("4.6.3", without=False)
def put_back_in_any_order() -> bool:
    """They are put back in the order that the player likes."""
    return True


@book.rule("4.6.4", without=False)
def reveals_the_new_top_card() -> bool:
    """The card that has come to lie on top is revealed."""
    return True


@book.rule("4.6.5", without=1)
def fragments_among_them() -> int:
    """The Fragments themselves are not among the cards that are counted."""
    return 0


@book.rule("4.6.6", without=False)
def happens_before_the_refill() -> bool:
    """This effect happens at once, and does not wait for a refill."""
    return True
