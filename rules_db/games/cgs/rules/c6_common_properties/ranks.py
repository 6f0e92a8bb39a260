"""Section 6.3: the rank of a card of any game."""

from __future__ import annotations

from rules_db.games.cgs.book import book
from rules_db.games.cgs.words import Game


@book.rule("6.3.2", without=False)
def stand_for_each_other() -> bool:
    """Mana value, Level, Stage, number and value are equivalent."""
    return True


@book.rule("6.3.2.a", without=False)
def cell_stands_for_each_other() -> bool:
    """Level, Rank and Link Rating stand for each other as well."""
    return True


@book.rule("6.3.4", without="")
def rank_of_lands() -> str:
    """Lands of Magic have the rank Land."""
    return "Land"


@book.rule("6.3.5", without="")
def rank_of_spells() -> str:
    """Spells of Yu-Gi-Oh! have the rank Spell."""
    return "Spell"


@book.rule("6.3.6", without="")
def rank_of_traps() -> str:
    """Traps of Yu-Gi-Oh! have the rank Trap."""
    return "Trap"


@book.rule("6.3.7", without="")
def rank_of_trainers() -> str:
    """Trainers of Pokémon have the rank Trainer."""
    return "Trainer"


@book.rule("6.3.8", without="")
def rank_of_ten_colors() -> str:
    """The Property Wildcard with ten colors has the rank Milburn Pennybags."""
    return "Milburn Pennybags"


@book.rule("6.3.3", without=False)
def are_compared() -> bool:
    """Cards are compared by the traits of 6.3.2 when rank matters in Uno and in poker."""
    return True


@book.rule("6.3.9", without=False)
def is_no_number(rank: str) -> bool:
    """A card with a named rank is rankless."""
    return not rank.isdigit() and rank not in (*ROYALS, *UNO_NAMES)


@book.rule("6.3.9.g", without=False)
def is_name_of_uno(rank: str) -> bool:
    """A card of Uno that has its name as its rank is rankless."""
    return rank in UNO_NAMES


def is_rankless(rank: str) -> bool:
    return is_no_number(rank) or is_name_of_uno(rank)


@book.rule("6.3.9.a", without=False)
def make_kinds_of_hand() -> bool:
    """Rankless cards can be used for poker hands that are based on rank."""
    return True


@book.rule("6.3.9.b", without=False)
def are_below_numbers() -> bool:
    """A rankless card is valued below every numbered rank."""
    return True


@book.rule("6.3.9.c", without=False)
def tie_with_each_other() -> bool:
    """Rankless cards tie with each other in value."""
    return True


@book.rule("6.3.9.e", without=True)
def other_words_match() -> bool:
    """Rankless cards whose ranks differ do not match."""
    return False


@book.rule("6.3.9.f", without=True)
def matches_zero() -> bool:
    """A rankless card does not match a card of rank 0."""
    return False


@book.rule("6.3.9.d", without="")
def rank_of_uno_actions(name: str) -> str:
    """An Uno card that is no number has its name as its rank."""
    return next((each for each in UNO_NAMES if name.endswith(each)), "")


UNO_NAMES = ("Wild Draw Four", "Draw Two", "Skip", "Reverse", "Wild")
ROYALS = ("Jack", "Queen", "King", "Ace")


@book.rule("6.3.10", without="")
def rank_of_basic_pokemon() -> str:
    """A Basic Pokémon has rank 0."""
    return "0"


@book.rule("6.3.11", without=1)
def counts_of_x() -> int:
    """An X in a cost does not count toward the mana value."""
    return 0


@book.rule("6.3.12", without=False)
def keeps_rank_wild() -> bool:
    """A Wild keeps its rank after it has been played as a color."""
    return True


@book.rule("6.3.13", without="")
def rank_by_type(card_type: str) -> str:
    """A card with neither a number nor a named rank has the name of its card type as its rank."""
    return card_type


@book.rule("6.3.14", without="")
def rank_without_cost(game: Game) -> str:
    """A Magic card without a mana cost that is no land has rank 0."""
    return "0" if game is Game.MAGIC else ""


@book.rule("6.3.15", without="")
def rank_of_other_stage(below: str) -> str:
    """A Pokémon with another word for its stage has the rank of the card below plus one, or 0."""
    return str(int(below) + 1) if below.isdigit() else "0"
