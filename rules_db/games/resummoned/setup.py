"""From a setup, which is plain data, to the state in which a match or a position begins."""

from __future__ import annotations

from functools import lru_cache
from itertools import count
from typing import Any

from rules_db.engine.chance import Chance
from rules_db.engine.kernel import BadSetup, Refusal
from rules_db.games.resummoned import properties
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.card_text import reading
from rules_db.games.resummoned.rules.c300_cards.cards import known_supertypes, known_types
from rules_db.games.resummoned.rules.c400_monsters.monsters import known_attributes
from rules_db.games.resummoned.rules.c500_zones import zone_kinds, zones
from rules_db.games.resummoned.rules.c700_effects import chain, equip
from rules_db.games.resummoned.state import Card, CardType, Duel, Facing, Insert, Match, Paired, Player, Position, Zone

Plain = dict[str, Any]

_TYPES: dict[str, CardType] = {str(each): each for each in CardType}


def insert_of(plain: Plain) -> Insert:
    """An insert from plain data: name, type, attribute, level or rank, attack, defense, supertypes, effects…"""
    card_type = plain.get("type", CardType.MONSTER)
    if card_type is not CardType.MONSTER:
        _one_of(card_type, known_types(), "302.2", "card type")
    attribute = plain.get("attribute", "")
    if attribute and attribute != "WIND":
        _one_of(attribute, known_attributes(), "403.2", "attribute")
    supertypes = tuple(plain.get("supertypes", ()))
    for each in supertypes:
        _one_of(each, known_supertypes(), "303.2", "supertype")
    if text := plain.get("effects", ""):
        for word in reading.first_words(text):
            if word != "equips":
                _one_of(word, chain.effect_types(), "700.1", "type of effect")
        reading.read_effects(text)
    paired = _paired(_TYPES.get(card_type, CardType.MONSTER), attribute, plain.get("level"), plain.get("rank"))
    return _insert(
        plain["name"], paired, int(plain.get("attack", 0)), int(plain.get("defense", 0)),
        tuple(plain.get("monster_types", ())), supertypes, text, plain.get("printed_name", ""),
    )  # fmt: skip


_paired = lru_cache(maxsize=1024)(Paired)

_insert = lru_cache(maxsize=1024)(Insert)
"""Cards that say the same share what is printed on them, for good, as it never changes."""


def _one_of(word: str, known: tuple[str, ...] | None, rule: str, what: str) -> str:
    if known is not None and word not in known:
        known_words = ", ".join(known)
        raise BadSetup(f"there is no {what} {word!r} (there are: {known_words})", book.refuse(rule, word=word))
    return word


def position(setup: Plain, seed: int) -> Duel:
    """A duel in mid-course. Raises BadSetup for a position that no duel can be in."""
    seats = [each["name"] for each in setup["players"]]
    if len(set(seats)) != len(seats) or len(seats) < 2:
        raise BadSetup(f"two or more players with names of their own are needed, not {', '.join(seats) or 'none'}")
    chance = Chance(seed, script=list(setup.get("chance", ())))
    players = {each["name"]: Player(each["name"], each.get("life_points", 8000)) for each in setup["players"]}
    duel = Duel(seats, players, chance, match=Match(wins=dict.fromkeys(seats, 0)))
    where = setup["position"]
    duel.stage, duel.turn = "duel", where.get("turn", 2)
    if duel.turn < 1:
        raise BadSetup(f"there is no turn {duel.turn} (turns count from 1)")
    duel.turn_player = duel.priority = where.get("turn_player") or seats[0]
    duel.starting_player, duel.phase = seats[0], where.get("phase") or "Main Phase 1"
    duel.done = ["603.8", "603.9"]
    for plain in setup.get("inserts", ()):
        add_insert(duel, insert_of(plain))
    for plain in setup.get("cards", ()):
        _lay_down(duel, plain)
    for plain in setup.get("cards", ()):
        _tie(duel, plain)
    properties.find_silent(duel)
    for card in duel.in_play():
        if card.equipped_to:
            _require_equipped(duel, card)
    return duel


def add_insert(duel: Duel, insert: Insert) -> None:
    duel.inserts[insert.name] = insert
    if insert.printed_name:
        duel.inserts[insert.printed_name] = insert


def add_card(duel: Duel, id_: str, owner: str, insert: Insert, token: bool = False) -> Card:
    """A new card of the duel, not yet in any zone. Raises BadSetup for a handle that is taken."""
    if id_ in duel.cards or id_ in duel.players:
        raise BadSetup(f"card {id_}: the name is taken (give each card of a position a name of its own)")
    card = Card(id_, owner, insert, token, Zone.NOWHERE, owner)
    duel.cards[id_] = card
    add_insert(duel, insert)
    if insert.text:
        _note_effects(duel, card)
    return card


def _note_effects(duel: Duel, card: Card) -> None:
    """Remember what the card's trigger effects wait for, and what its continuous effects do."""
    if awaited := reading.awaited(card.insert.text):
        duel.watching.append(card.id)
        duel.awaited += [each for each in awaited if each not in duel.awaited]
    for step in reading.standing_steps(card.insert.text):
        duel.standing.setdefault(step, []).append(card.id)


def _lay_down(duel: Duel, plain: Plain) -> None:
    keeper = plain["player"]
    card = add_card(duel, plain["card"], plain.get("owner") or keeper, insert_of(plain["insert"]))
    if keeper not in duel.players or card.owner not in duel.players:
        stranger = keeper if keeper not in duel.players else card.owner
        raise BadSetup(f"card {card.id}: there is no player {stranger} (players: {', '.join(duel.seats)})")
    if refusal := zone_kinds.has_zone(plain["zone"]):
        zones_there = ", ".join(zone_kinds.ZONE_NAMES)
        raise BadSetup(f"card {card.id}: there is no zone {plain['zone']!r} (there are: {zones_there})", refusal)
    card.zone, card.keeper = zone_kinds.ZONE_NAMES.get(plain["zone"], Zone.NOWHERE), keeper
    if card.zone in (Zone.MONSTER, Zone.SPELL_TRAP):
        _onto_field(duel, card, plain)
    elif card.zone not in (Zone.BENEATH, Zone.NOWHERE):
        pile = zone_kinds.pile_of(duel, keeper, card.zone)
        pile.insert(len(pile) if card.zone is Zone.HAND else 0, card.id)
        if card.owner != keeper:
            what = f"card {card.id} of {card.owner} cannot be in the {card.zone} of {keeper}"
            raise BadSetup(what, book.refuse("500.5", card=card.id, owner=card.owner))


def _onto_field(duel: Duel, card: Card, plain: Plain) -> None:
    player = duel.players[card.keeper]
    taken = {duel.cards[each].column for each in player.field if duel.cards[each].zone is card.zone}
    free = next(column for column in count() if column not in taken)
    card.column = plain.get("column", free)
    if card.column in taken:
        raise BadSetup(f"card {card.id}: column {card.column} of {card.keeper} is occupied in the {card.zone}")
    card.facing = Facing(_one_of(plain.get("facing", Facing.UP), zones.facings_on_the_field(), "505.6", "facing"))
    if card.facing is Facing.DOWN and card.insert.paired.type is CardType.SPELL:
        raise BadSetup(f"the Spell {card.id} cannot be face-down", book.refuse("401.2", card=card.id))
    if card.zone is Zone.MONSTER:
        card.position = Position(plain.get("position", Position.ATTACK))
    elif plain.get("position"):
        what = f"{card.id} is not in a Monster Zone and has no position"
        raise BadSetup(what, book.refuse("407.1.a", card=card.id))
    card.entered = duel.turn if plain.get("entered") else duel.turn - 1
    card.attacked = duel.turn if plain.get("attacked") else 0
    card.since = duel.tick()
    player.field.append(card.id)


def _tie(duel: Duel, plain: Plain) -> None:
    """Tributes go beneath their cards, Equip cards are equipped."""
    card = duel.cards[plain["card"]]
    if card.zone is Zone.BENEATH:
        above = _in_play(duel, card, plain["under"])
        card.beneath, card.facing = above.id, Facing.UP
        above.tributes.append(card.id)
        card.keeper = above.keeper
    if host := plain.get("equipped_to"):
        card.equipped_to = _in_play(duel, card, host, book.refuse("710.2", card=card.id, host=host)).id


def _in_play(duel: Duel, card: Card, name: str, refusal: Refusal | None = None) -> Card:
    """The card of this name that another one goes beneath or is equipped to."""
    there = {each.id: each for each in duel.in_play()}
    if name not in there:
        what = f"card {card.id}: there is no card {name} on the field (there are: {', '.join(there)})"
        raise BadSetup(what, refusal if name in duel.cards else None)
    return there[name]


def _require_equipped(duel: Duel, card: Card) -> None:
    if refusal := equip.why_not_equipped(duel, card):
        raise BadSetup(f"card {card.id} cannot be equipped to {card.equipped_to}", refusal)
