"""Section 5.1: Tri-Galactic Gorging, three games in a row."""

from rules_db.engine.kernel import Refusal
from rules_db.games.singularity.book import book
from rules_db.games.singularity.rules.c1_setup.dealing import standard_tracker
from rules_db.games.singularity.state import GORGING, Galaxy


@book.rule("5.1.1", without=1)
def games_of_the_campaign() -> int:
    """The campaign has three games in a row."""
    return 3


@book.rule("5.1.2", without=0)
def tracker_of_game_1(galaxy: Galaxy) -> int:
    """Game 1 follows the standard rules."""
    return standard_tracker(galaxy.settings)


@book.rule("5.1.3")
def tracker_of_game_2(galaxy: Galaxy) -> int | None:
    """The GPP left from Game 1 is taken into Game 2; None for the standard start."""
    return galaxy.gpp


@book.rule("5.1.4")
def why_not_in_game_2(galaxy: Galaxy, is_small: bool) -> Refusal | None:
    """In Game 2 nothing but Small Planets is left from the moment of 0 GPP on."""
    if is_small or is_normal_again(galaxy):
        return None
    return book.refuse("5.1.4", gpp=galaxy.gpp)


@book.rule("5.1.5", without=False)
def is_normal_again(galaxy: Galaxy) -> bool:
    """Normal play resumes with 1 GPP."""
    return galaxy.gpp >= 1


@book.rule("5.1.6")
def tracker_of_game_3(galaxy: Galaxy) -> int | None:
    """The GPP left from Game 2 is taken into Game 3; None for the standard start."""
    return galaxy.gpp


@book.rule("5.1.7")
def face_up_in_game_3() -> int | None:
    """In Game 3 Distant Space lies face-down; None for what the setting says."""
    return 0


@book.rule("5.1.8")
def why_not_eat_from_distant_space(galaxy: Galaxy) -> Refusal | None:
    """In Game 3, with 9 GPP, the top card of Distant Space may be consumed."""
    if is_game_3(galaxy) and galaxy.gpp == 9:
        return None
    return book.refuse("5.1.8", game=galaxy.game, gpp=galaxy.gpp)


@book.rule("5.1.8.a", without=False)
def meal_is_no_reveal() -> bool:
    """The reveal effects of that card are ignored."""
    return True


@book.rule("5.1.8.b", without=False)
def meal_gains() -> bool:
    """If that card is a Planet, it gives its GPP all the same."""
    return True


@book.rule("5.1.9", without=False)
def enters_in_the_normal_way() -> bool:
    """The other cards of Distant Space enter the Threshold in the normal way."""
    return True


@book.rule("5.1.9.a", without=False)
def is_turned_up_there() -> bool:
    """They are turned face-up there."""
    return True


@book.rule("5.1.9.b", without=False)
def triggers_there() -> bool:
    """Their effects trigger when they are revealed."""
    return True


@book.rule("5.1.10", without=False)
def must_win_each() -> bool:
    """Each of the three games must be won."""
    return True


def is_game_3(galaxy: Galaxy) -> bool:
    return galaxy.challenge == GORGING and galaxy.game == 3
