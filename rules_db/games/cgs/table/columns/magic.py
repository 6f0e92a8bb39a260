"""Columns for cards of Magic."""

import re

from rules_db.engine.amounts import whole_number
from rules_db.engine.kernel import BadSetup
from rules_db.games.cgs.card_text.said.vocabulary import DEFENSE, OFFENSE
from rules_db.games.cgs.doing.playing.symbols import SYMBOLS, is_cost
from rules_db.games.cgs.kinds import KINDS, is_of
from rules_db.games.cgs.table.cells import SENSES, Plain, at_present, column, into, yes
from rules_db.games.cgs.words import Game


def _cost(cell: str) -> str:
    """A mana cost as it is printed, or in letters alone, as '1R'. Raises BadSetup for anything else."""
    if _IN_LETTERS.fullmatch(cell):
        cell = "".join(f"{{{each}}}" for each in _EACH_LETTER.findall(cell))
    if not is_cost(cell):
        raise BadSetup(
            f"{cell!r} is no mana cost (write each symbol in braces, as in {{1}}{{R}}; there are: numbers, X, "
            f"{', '.join(SYMBOLS)}, two of them as in {{R/W}} and {{2/W}}, and {{U/P}}, which life can pay)"
        )
    return cell


_EACH_LETTER = re.compile(r"\d+|[A-Z]")
_IN_LETTERS = re.compile(rf"(?:\d+|[X{''.join(each for each in SYMBOLS if len(each) == 1)}])+")

column("cost", into("print", "cost", _cost), lambda table, card: card.printed.cost)
column("power", into("print", "offense"), at_present(OFFENSE, "offense"))
column("toughness", into("print", "defense"), at_present(DEFENSE, "defense"))
column(
    "power and toughness",
    None,
    lambda table, card: f"{at_present(OFFENSE, 'offense')(table, card)}/{at_present(DEFENSE, 'defense')(table, card)}",
)
column("loyalty", into("print", "loyalty", whole_number), lambda table, card: str(card.counters.get("loyalty", 0)))
column(
    "sick",
    into("state", "is_sick", yes),
    lambda table, card: "yes" if card.is_sick and is_of(card, "creature") else "no",
)


def _word_by_word(plain: Plain) -> None:
    """The creature types of a card of Magic are single words: 'Human Warrior' are two of them."""
    types = [KINDS[each] for each in plain["print"].get("types", ()) if each in KINDS]
    if types and all(each.game is Game.MAGIC for each in types) and "groups" in plain["print"]:
        said = [[each] if each in OF_TWO_WORDS else each.split() for each in plain["print"]["groups"]]
        plain["print"]["groups"] = list(dict.fromkeys(word for words in said for word in words))


OF_TWO_WORDS = ("Time Lord",)
"""The creature types that are no single words."""

SENSES.append(_word_by_word)
