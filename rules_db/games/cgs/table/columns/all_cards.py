"""Columns for cards of every game."""

from __future__ import annotations

from collections.abc import Callable

from rules_db.engine.amounts import whole_number
from rules_db.engine.kernel import BadSetup
from rules_db.games.cgs.card_text.doing.values import colors, own_colors
from rules_db.games.cgs.doing.playing.ranks import rank_of
from rules_db.games.cgs.doing.zones import presence
from rules_db.games.cgs.properties import stat
from rules_db.games.cgs.rules.c6_common_properties.colors import WORDS, class_of
from rules_db.games.cgs.rules.c12_pokemon.special_conditions import ALL as CONDITIONS
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.table.cells import Plain, column, counts, into, one_of, several, yes
from rules_db.games.cgs.table.other_words import zone_of_player
from rules_db.games.cgs.table.type_lines import SUPERTYPES, add_groups, known, read_types
from rules_db.games.cgs.words import OWN, PLACES, SHARED, Game, Zone


def _zone(plain: Plain, cell: str) -> None:
    """'backrow zone 2' is the zone and the place in it, as a Then has it; without a number, any free place."""
    cell = zone_of_player(cell)
    zone, _, number = cell.rpartition(" ")
    if number.isdecimal() and zone in PLACES:
        plain["place"] = int(number)
        cell = zone
    plain["zone"] = one_of(*OWN, *SHARED, Zone.ATTACHED, Zone.BENEATH)(cell)


column("card", into("", "card"))
column("name", into("print", "name"), lambda table, card: card.printed.name)
column("game", into("print", "game", one_of(*Game)), lambda table, card: str(card.printed.game))
column("type", read_types, lambda table, card: ", ".join(card.types))


def _colors(cell: str) -> list[str]:
    """'red, Light Blue' as the words of the table of 6.2.2. Raises BadSetup for a color that it does not have."""
    known = [each if each in WORDS else each.title() for each in several(cell)]
    for each, meant in zip(several(cell), known, strict=True):
        if meant not in WORDS:
            raise BadSetup(f"column color: there is no color {each!r} (there are: {', '.join(sorted(WORDS))})")
    return known


def _says_color(table: Table, card: Card) -> str:
    """The color that has been named for a Wild or a wildcard, or the printed ones, unless something gives others."""
    now = colors(table, card)
    if card.declared and now == {class_of(card.declared.title())}:
        return card.declared
    return ", ".join(card.printed.colors if now == own_colors(card.printed) else sorted(now))


column("color", into("print", "colors", _colors), _says_color)
column(
    "group",
    lambda plain, cell: add_groups(plain, several(cell)),
    lambda table, card: ", ".join(card.printed.groups),
)
column(
    "supertypes",
    lambda plain, cell: add_groups(plain, [known(each) for said in several(cell) for each in said.split()]),
    lambda table, card: ", ".join(each for each in card.printed.groups if each in SUPERTYPES),
)
column("rank", into("print", "rank"), rank_of)
column("effects", into("print", "text"), lambda table, card: card.printed.text)
column("owner", into("", "owner", lambda cell: "" if cell == "none" else cell), lambda table, card: card.owner)
column("controller", None, lambda table, card: card.controller)
_position = one_of("attack", "defense", called="position")
_FACINGS = {"face-up": False, "face-down": True, "faceup": False, "facedown": True}


def _lies(plain: Plain, cell: str) -> None:
    """'Defense Position', also with how the card faces: 'face-down Defense Position', which is to be 'Set'."""
    said = "face-down defense" if cell.lower() == "set" else cell.lower()
    facing, _, rest = said.partition(" ")
    if facing in _FACINGS:
        plain["state"].update(is_face_down=_FACINGS[facing])
    position = rest if facing in _FACINGS else said
    plain["state"].update(
        is_defending=_position({"atk": "attack", "def": "defense"}.get(position, position)) == "defense"
    )


def _faces(plain: Plain, cell: str) -> None:
    """'face-down', which a card is that has been 'Set'."""
    said = {"set": "face-down", "facedown": "face-down", "faceup": "face-up"}.get(cell.lower(), cell)
    plain["state"].update(is_face_down=one_of("face-up", "face-down")(said) == "face-down")


column("zone", _zone, lambda table, card: str(card.zone))
column("place", into("", "place", whole_number), lambda table, card: str(card.place))
column("home", into("", "home", one_of(*SHARED, Zone.MAIN_DECK, Zone.EXTRA_DECK)), lambda table, card: str(card.home))
column("on", into("", "host"), lambda table, card: card.host)
column("beneath", into("", "above"), lambda table, card: card.above)
column(
    "facing",
    _faces,
    lambda table, card: "face-down" if card.is_face_down else "face-up",
)
column("face-down", into("state", "is_face_down", yes), lambda table, card: "yes" if card.is_face_down else "no")
column("tapped", into("state", "is_tapped", yes), lambda table, card: "yes" if card.is_tapped else "no")
column(
    "position",
    _lies,
    lambda table, card: "defense" if card.is_defending else "attack",
)
column("token", into("state", "is_token", yes), lambda table, card: "yes" if card.is_token else "no")
column("damage", into("state", "damage", whole_number), lambda table, card: str(card.damage))
column(
    "counters",
    into("state", "counters", counts),
    lambda table, card: ", ".join(f"{number} {name}" for name, number in sorted(card.counters.items()) if number),
)
column("conditions", into("state", "conditions", several), lambda table, card: ", ".join(card.conditions))
column("declared", into("state", "declared"), lambda table, card: card.declared)
column("attacked", into("state", "attacked", whole_number), lambda table, card: str(card.attacked))
column("entered", into("state", "entered", whole_number), lambda table, card: str(card.entered))
column("set", into("state", "set_in", whole_number), lambda table, card: str(card.set_in))
column("copies", into("", "copies", whole_number))
column("release", into("", "release"))
column("offensive stat", None, lambda table, card: str(stat(table, card, "offensive stat")))
column("defensive stat", None, lambda table, card: str(stat(table, card, "defensive stat")))
column("in play", None, lambda table, card: "yes" if presence.is_in_play(table, card) else "no")


def _has(condition: str) -> Callable[[Table, Card], str]:
    return lambda table, card: "yes" if condition in card.conditions else "no"


for _each in CONDITIONS:
    column(_each, None, _has(_each))
column("classes of color", None, lambda table, card: ", ".join(sorted(colors(table, card))))
