"""Columns for cards of Pokémon."""

from rules_db.engine.amounts import whole_number
from rules_db.games.cgs.card_text.said.vocabulary import DEFENSE
from rules_db.games.cgs.rules.c6_common_properties.colors import WORDS
from rules_db.games.cgs.table.cells import SENSES, Plain, at_present, column, into


def _retreat_cost(cell: str) -> int:
    """2, or as cards have it: [C][C]."""
    return cell.count("[C]") if cell and not cell.replace("[C]", "") else whole_number(cell)


column("HP", into("print", "defense", lambda cell: cell.removesuffix(" HP")), at_present(DEFENSE, "defense"))
column("Stage", into("print", "rank"), lambda table, card: card.printed.rank)
column("evolves from", into("print", "evolves_from"), lambda table, card: card.printed.evolves_from)
column("weakness", into("print", "weakness"), lambda table, card: card.printed.weakness)
column("resistance", into("print", "resistance"), lambda table, card: card.printed.resistance)
column("retreat", into("print", "retreat", _retreat_cost), lambda table, card: str(card.printed.retreat))


def _tell_energy_by_name(plain: Plain) -> None:
    """'Lightning Energy' of which neither a color nor a text is told is of that Type."""
    printed: Plain = plain["print"]
    type_ = printed["name"].removesuffix(" Energy")
    if printed.get("types") == ["Energy"] and type_ in WORDS and not printed.get("colors") and not printed.get("text"):
        printed["colors"] = [type_]


SENSES.append(_tell_energy_by_name)
