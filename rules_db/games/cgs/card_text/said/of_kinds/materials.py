"""What monsters of the Extra Deck and Ritual Monsters are made of: '1 Tuner + 1+ non-Tuner monsters'."""

from __future__ import annotations

from dataclasses import replace

from rules_db.engine.card_text.parts import Filled, Form, Part, Row, flag
from rules_db.games.cgs.card_text.model import Effect, Material
from rules_db.games.cgs.card_text.said.sorts import sort_in
from rules_db.games.cgs.card_text.said.vocabulary import RANK
from rules_db.games.cgs.card_text.selecting import Selector

Materials = tuple[Material, ...]


def _named(filled: Filled) -> Materials:
    return (Material(Selector("choose", kind="summon", name=filled["quoted"], of="you")),)


def _counted(filled: Filled) -> Materials:
    what: Selector = replace(filled["sort"] if "sort" in filled else sort_in(filled), pick="choose", of="you")
    if "sort" not in filled:
        what = replace(what, traits=(*what.traits, "Tuner"))
    if "level" in filled:
        what = replace(what, property=RANK, least=filled["level"], most=filled["level"])
    return (Material(what, filled["count"], "more" in filled),)


def _including(filled: Filled) -> Materials:
    """'2 monsters, including a Tuner': one of the second sort, and the others of the first."""
    special, others = (replace(filled[each], pick="choose", of="you") for each in ("special", "sort"))
    return (Material(special), Material(others, filled["count"] - 1, "more" in filled))


def _materials(filled: Filled) -> Effect:
    """All that is asked for; a name alone is no line of materials without the word for it."""
    first: Materials = filled["first"] if "first" in filled else _named(filled) if "quoted" in filled else ()
    others = (each for _, several in filled.get("materials", ()) for each in several)
    return Effect("materials", materials=(*first, *others))


FORMS = (
    Form("materials: {materials}", _materials),
    Form("{first:counted_material}[ + {materials}]", _materials),
    Form("{quoted} + {materials}", _materials),
)
"""Effects that say this: with the word in front, or as they are printed first on such a monster."""

PARTS = (
    flag("more", "( or more|+)"),
    Row("materials", "material", (" + ",)),
    Part("material", (
        Form("{quoted}", _named),
        Form("{counted_material}", lambda filled: filled["counted_material"]),
    ), "a material"),
    Part("counted_material", (
        Form("{count}[{more}] {sort}", _counted),
        Form("{count}[{more}] (Level|Rank) {level:whole} {sort}", _counted),
        Form("{count}[{more}] [{adjectives} ]Tuner", _counted),
        Form("{count}[{more}] {sort}, including (a|an|1) {special:sort}", _including),
    ), "a material"),
)  # fmt: skip
"""What these forms are made of."""
