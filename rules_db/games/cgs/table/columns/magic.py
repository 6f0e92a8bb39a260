"""Columns for cards of Magic."""

from rules_db.engine.amounts import whole_number
from rules_db.engine.kernel import BadSetup
from rules_db.games.cgs.card_text.said.vocabulary import DEFENSE, OFFENSE
from rules_db.games.cgs.doing.playing.symbols import SYMBOLS, is_cost
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.table.cells import at_present, column, into, yes


def _cost(cell: str) -> str:
    """A mana cost as it is printed. Raises BadSetup for anything else."""
    if not is_cost(cell):
        raise BadSetup(
            f"{cell!r} is no mana cost (write each symbol in braces, as in {{1}}{{R}}; there are: numbers, X, "
            f"{', '.join(SYMBOLS)}, two of them as in {{R/W}} and {{2/W}}, and {{U/P}}, which life can pay)"
        )
    return cell


column("cost", into("print", "cost", _cost), lambda table, card: card.printed.cost)
column("power", into("print", "offense"), at_present(OFFENSE, "offense"))
column("toughness", into("print", "defense"), at_present(DEFENSE, "defense"))
column("loyalty", into("print", "loyalty", whole_number), lambda table, card: str(card.counters.get("loyalty", 0)))
column(
    "sick",
    into("state", "is_sick", yes),
    lambda table, card: "yes" if card.is_sick and is_of(card, "creature") else "no",
)
