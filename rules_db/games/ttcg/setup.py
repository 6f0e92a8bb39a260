"""From a setup, which is plain data, to a game that begins or is in mid-course.

A setup has `players`, each with a name, `points` and, where the game begins, a `deck` of prints; else `cards` with
their places, `turn`, `turn_player` and `phase`; `settings`, `starting` and `chance` (scripted outcomes).
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain, count
from typing import Any

from rules_db.engine.chance import Chance
from rules_db.engine.kernel import BadSetup
from rules_db.engine.trace import Trace
from rules_db.games.ttcg import happenings, moving
from rules_db.games.ttcg.book import book
from rules_db.games.ttcg.card_text.reading import first_words, read_effects, triggered
from rules_db.games.ttcg.rules.c2_1_terms import cards, moves, places
from rules_db.games.ttcg.rules.c2_2_basic_rules import activating, decks, field, points, start, turns, types
from rules_db.games.ttcg.settings import DEFAULTS
from rules_db.games.ttcg.state import MAGIC, Card, Player, Print, Table, Task, Zone

Plain = dict[str, Any]

PILES = {"deck": Zone.DECK, "hand": Zone.HAND, "discard pile": Zone.DISCARD}


def new_table(setup: Plain, seed: int) -> Table:
    """A game that is about to begin (without a phase), or one in mid-course. Raises BadSetup."""
    seats = [each["name"] for each in setup["players"]]
    if len(seats) != 2 or len(set(seats)) != 2:
        raise BadSetup(f"two players with names of their own are needed, not {', '.join(seats) or 'none'}")
    players = {
        each["name"]: Player(each["name"], each.get("points", points.starting_points())) for each in setup["players"]
    }
    table = Table(seats, players, Chance(seed, script=list(setup.get("chance", ()))), settings=_settings(setup))
    table.first_player = setup.get("starting", "")
    if "cards" in setup:
        _lay_out(table, setup)
        return table
    _require_start(table)
    for each in setup["players"]:
        deck = [print_of(plain) for plain in each["deck"]]
        if wrong := decks.problems(each["name"], deck):
            raise BadSetup(f"{each['name']} cannot bring this deck", wrong[0], wrong[1:])
        for printed in deck:
            _add(table, handle(table, each["name"], printed), each["name"], printed, Zone.DECK)
    return table


def _settings(setup: Plain) -> dict[str, int]:
    said: dict[str, int] = setup.get("settings", {})
    unknown = [each for each in said if each not in DEFAULTS]
    if unknown:
        raise BadSetup(f"there is no setting {', '.join(unknown)} (there are: {', '.join(DEFAULTS)})")
    return {**DEFAULTS, **said}


def _require_start(table: Table) -> None:
    """Raises BadSetup for losing points with which a game would be over before it begins."""
    least = table.settings["score.losing_points"]
    if least > DEFAULTS["score.losing_points"] and any(points.has_lost(table, each) for each in table.seats):
        begins = points.starting_points()
        raise BadSetup(f"a game that is lost with {least} points cannot begin with {begins} (name fewer than {begins})")


def handle(table: Table, player: str, printed: Print) -> str:
    """What a card of a deck is called: "Ann's Wolf", "Ann's Wolf 2"."""
    name = f"{player}'s {printed.name}"
    names = chain([name], (f"{name} {number}" for number in count(2)))
    return next(each for each in names if each not in table.cards)


def print_of(plain: Plain) -> Print:
    """What is printed on a card, from name, type, level, attack, defense, sub_types and effects. Raises BadSetup."""
    known = cards.known_types()
    type_ = plain.get("type", "Earth")
    if known is not None and type_ not in known:
        raise BadSetup(f"there is no type {type_!r} (there are: {', '.join(known)})", book.refuse("2.1.23", type=type_))
    text = plain.get("effects", "")
    _require_effects(text)
    level = 0 if type_ == MAGIC else int(plain.get("level", 1))
    return _print(
        plain["name"], type_, level, int(plain.get("attack", 0)), int(plain.get("defense", 0)),
        tuple(plain.get("sub_types", ())), text,
    )  # fmt: skip


_print = lru_cache(maxsize=1024)(Print)
"""Cards that say the same share what is printed on them, for good, as it never changes."""


def _require_effects(text: str) -> None:
    """Raises BadSetup for a text that is none, or does not hold two effects; a card of which none is told has none."""
    if not text:
        return
    known = types.known_types_of_effects()
    for word in first_words(text):
        if known is not None and word not in (*known, "own play"):
            refusal = book.refuse("2.2.5.9", type=word)
            raise BadSetup(f"there is no effect type {word!r} (there are: {', '.join(known)})", refusal)
    told = len(read_effects(text))
    if told > activating.effects_of_each_card():
        raise BadSetup(f"a card carries two effects, and {told} are told", book.refuse("2.2.5.1", effects=told))


def _add(table: Table, id_: str, owner: str, printed: Print, zone: Zone) -> Card:
    """A new card in a pile of its owner, or in none. Raises BadSetup for a name that is taken."""
    if id_ in table.cards or id_ in table.players:
        raise BadSetup(f"card {id_}: the name is taken (give each card of a position a name of its own)")
    card = Card(id_, owner, printed, owner, zone)
    table.cards[id_] = card
    if zone in moving.PILES:
        pile = getattr(table.players[owner], moving.PILES[zone])
        pile.insert(0 if zone is not Zone.HAND else len(pile), id_)
    for event in triggered(printed.text) if printed.text else ():
        table.watching.setdefault(event, []).append(id_)
    return card


def begin(table: Table, trace: Trace) -> None:
    """Settle who goes first, shuffle, draw the opening hands, and open the first turn (2.2.2)."""
    first = start.agreed_on(table.first_player)
    if not first:
        first = start.first_by_the_die(table.seats, table.chance.below(6) + 1) or table.seats[0]
    table.first_player = table.turn_player = table.priority = first
    for name in table.seats:
        moves.shuffle(table, name)
    for name in (first, table.other(first)):
        moving.draw(table, trace, name, start.opening_hand(), "2.2.2.3")
    table.waiting = []
    table.phase = turns.phases()[0]
    happenings.happen(table, trace, "turn began", "2.2.3.1", first, turn=table.turn)
    table.agenda.append(Task("draw"))


def _lay_out(table: Table, setup: Plain) -> None:
    """A position in mid-course."""
    table.turn, table.phase = setup.get("turn", 3), setup.get("phase") or turns.MAIN
    table.turn_player = table.priority = setup.get("turn_player") or table.seats[0]
    if table.turn < 1:
        raise BadSetup(f"there is no turn {table.turn} (turns count from 1)")
    for plain in setup["cards"]:
        _place(table, plain)
    under = {plain["card"]: plain["under"] for plain in setup["cards"] if plain.get("under")}
    for plain in sorted(setup["cards"], key=lambda each: _depth(each["card"], under)):
        _tie(table, plain)
    table.agenda.append(Task("settle"))


def _place(table: Table, plain: Plain) -> None:
    player, owner = plain["player"], plain.get("owner") or plain["player"]
    for each in (player, owner):
        if each not in table.players:
            raise BadSetup(f"card {plain['card']}: there is no player {each} (players: {', '.join(table.seats)})")
    zone = plain["zone"]
    if zone in PILES:
        if owner != player:
            raise BadSetup(f"card {plain['card']} of {owner} cannot be in the {zone} of {player}")
        _add(table, plain["card"], owner, print_of(plain["print"]), PILES[zone])
        return
    card = _add(table, plain["card"], owner, print_of(plain["print"]), Zone.NOWHERE)
    card.player = player
    card.is_face_down = bool(plain.get("face_down"))
    card.tapped = {"": 0, "now": table.turn, "before": max(table.turn - 1, 1)}[plain.get("tapped", "")]
    card.set_in = table.turn if plain.get("set_now") else 0
    card.attacks = 1 if plain.get("attacked") else 0
    if not plain.get("under"):
        _require_room(table, player, card)
        places.lay_on_field(table, card, player)


def _depth(card: str, under: dict[str, str]) -> int:
    """How many cards are said to lie on a card, one on the other."""
    depth = 0
    while card in under and depth < len(under):
        card, depth = under[card], depth + 1
    return depth


def _tie(table: Table, plain: Plain) -> None:
    """Cards under others, Equip cards on their hosts, Continuous effects that are active."""
    card = table.cards[plain["card"]]
    if name := plain.get("under"):
        above = table.cards[name].above if name in table.cards else ""
        places.lay_under(table, [card.id], _on_field(table, card, above or name))
    if name := plain.get("host"):
        card.host = _on_field(table, card, name).id
        _activate(table, card, "equip", types.remains_active)
    elif plain.get("active"):
        _activate(table, card, "continuous", types.stays_active)


def _activate(table: Table, card: Card, type_: str, stay: Any) -> None:
    found = [place for place, effect in enumerate(card.printed.effects) if effect.type == type_]
    if not found:
        raise BadSetup(f"card {card.id} has no {type_} effect that could be active (write one into `effects`)")
    for place in found:
        stay(table, card, place)


def _on_field(table: Table, card: Card, name: str) -> Card:
    there = {each.id: each for each in table.on_field()}
    if name not in there:
        raise BadSetup(f"card {card.id}: there is no card {name} on the field (there are: {', '.join(there)})")
    return there[name]


def _require_room(table: Table, player: str, card: Card) -> None:
    """Raises BadSetup for more cards than the zone of a player holds."""
    zone = places.zone_for(card)
    if refusal := field.has_room(table, player, zone):
        raise BadSetup(f"{player}'s {zone} is full: {card.id} finds no room there", refusal)
