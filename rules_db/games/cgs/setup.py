"""From a setup, which is plain data, to a game that begins or is in mid-course.

A setup has `players`, each with a name and, where it is said, `life`, `mana` and, as the game begins, decks;
`cards` with their places; `turn`, `turn_player`, `phase`; `settings`, `agreed`, `starting` and `chance`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from rules_db.engine.amounts import whole_number
from rules_db.engine.chance import Chance
from rules_db.engine.kernel import BadSetup
from rules_db.games.cgs import hooks
from rules_db.games.cgs.card_text.printed.own_name import meaning_itself
from rules_db.games.cgs.doing.course import starting
from rules_db.games.cgs.doing.zones import destinations, moving, putting
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.kinds import KINDS
from rules_db.games.cgs.rules.c1_deckbuilding.games import enough_players
from rules_db.games.cgs.rules.c3_the_game.starting import starting_life
from rules_db.games.cgs.rules.c4_turn import owning
from rules_db.games.cgs.rules.c4_turn.ending_phase import parts
from rules_db.games.cgs.rules.c4_turn.phases import phases
from rules_db.games.cgs.rules.c16_poker.opening import first_ante
from rules_db.games.cgs.rules.c17_dealer import versions
from rules_db.games.cgs.settings import DECKS, OF_SETS, SETTINGS
from rules_db.games.cgs.state import Card, Mana, Player, Print, Table, Task
from rules_db.games.cgs.words import ENDING, MAIN_1, OWN, PLACES, SHARED, STARTING, Game, Zone

Plain = dict[str, Any]

ANTE = "ante"
"""What a position tells of the ante, beside the settings: how many $M it is."""

POSITIONS: hooks.Ordered[Callable[[Table, Plain], None]] = hooks.Ordered()
"""What follows from the cards of a position in mid-course before anything happens in it."""

MOST_OF_A_CARD = 100
"""How many of one card a shared deck may have."""

BRINGS: hooks.Ordered[Callable[[Plain], None]] = hooks.Ordered()
"""What looks through the decks of a setup with which a game begins, and raises BadSetup (chapter 1)."""

BEGINS: hooks.Ordered[Callable[[Table, Plain], None]] = hooks.Ordered()
"""What lies on the table as a game begins, besides what players bring."""


def new_table(setup: Plain, seed: int) -> Table:
    """A game that is about to begin, or one in mid-course. Raises BadSetup."""
    seats = [each["name"] for each in setup["players"]]
    if refusal := enough_players(seats):
        raise BadSetup(f"two players or more are needed, not {', '.join(seats) or 'none'}", refusal)
    if not seats or len(set(seats)) != len(seats):
        raise BadSetup(f"players with names of their own are needed, not {', '.join(seats) or 'none'}")
    for check in BRINGS.at() if setup.get("is_start") else ():
        check(setup)
    players = {each["name"]: _player(each, bool(setup.get("is_start"))) for each in setup["players"]}
    table = Table(seats, list(seats), players, Chance(seed, script=list(setup.get("chance", ()))))
    table.shared = {zone: destinations.free_zones(zone) for zone in SHARED}
    table.settings, table.agreed = _settings(setup), list(setup.get("agreed", ()))
    if refusal := versions.agreed_on_one(table.agreed):
        raise BadSetup("the players have agreed on both versions of the Dealer (name one of them)", refusal)
    table.first_player = setup.get("starting", "")
    for plain in setup["cards"]:
        _place(table, plain, bool(setup.get("is_start")))
    for plain in setup["cards"]:
        _tie(table, plain)
    if setup.get("is_start"):
        for each in BEGINS.at():
            each(table, setup)
        starting.begin(table)
    else:
        _begin_in_the_middle(table, setup)
    return table


def _player(plain: Plain, is_start: bool) -> Player:
    zones = {zone: destinations.free_zones(zone) for zone in OWN}
    pool = [Mana(count, [color]) for color, count in plain.get("mana", {}).items()]
    player = Player(plain["name"], plain.get("life", 0 if is_start else starting_life()), zones, pool)
    player.had_prizes, player.temporary = bool(plain.get("had_prizes")), plain.get("temporary", 0)
    return player


def _settings(setup: Plain) -> dict[str, str]:
    said: dict[str, str] = setup.get("settings", {})
    numbers = DECKS | OF_SETS
    known = (*SETTINGS, *numbers, *(() if setup.get("is_start") else (ANTE,)))
    if unknown := [each for each in said if each not in known]:
        raise BadSetup(f"there is no setting {', '.join(unknown)} (there are: {', '.join(known)})")
    for each in numbers:
        if not 0 <= whole_number(said.get(each, "0")) <= MOST_OF_A_CARD:
            raise BadSetup(f"the setting {each} is {said[each]} (write 0 to {MOST_OF_A_CARD})")
    return SETTINGS | {name: value for name, value in said.items() if name in SETTINGS or name in OF_SETS}


def _begin_in_the_middle(table: Table, setup: Plain) -> None:
    table.turn = setup.get("turn", len(table.seats) + 1)
    table.phase = setup.get("phase") or MAIN_1
    table.turn_player = table.priority = setup.get("turn_player") or table.seats[0]
    table.first_player = table.starting_player = table.first_player or table.seats[0]
    table.ante = whole_number(setup.get("settings", {}).get(ANTE, str(first_ante())))
    for at, name in enumerate(table.from_(table.first_player)):
        table.players[name].turns = 1 if at < table.turn - 1 else 0
    table.players[table.turn_player].turns = 1 if table.turn <= len(table.seats) else 2
    for one in table.players.values():
        one.had_prizes = any(one.zones[Zone.PRIZES]) or one.had_prizes
    for each in POSITIONS.at():
        each(table, setup)
    if table.turn < 1:
        raise BadSetup(f"there is no turn {table.turn} (turns count from 1)")
    if table.phase == ENDING and ENDING in phases():
        table.step, *table.steps = parts() or ("",)
    if table.phase == STARTING and STARTING in phases():
        table.agenda.append(Task("first phase"))
    else:
        table.agenda.append(Task("settle"))


def print_of(plain: Plain) -> Print:
    """What is printed on a card. Raises BadSetup for card types that there are none of."""
    return _print_of(tuple((key, tuple(said) if isinstance(said, list) else said) for key, said in plain.items()))


@lru_cache(maxsize=4096)
def _print_of(said: tuple[tuple[str, Any], ...]) -> Print:
    """Cards that say the same share what is printed on them, for good, as it never changes."""
    rest = dict(said)
    types: tuple[str, ...] = rest.pop("types", ())
    unknown = [each for each in types if each not in KINDS]
    if unknown:
        raise BadSetup(
            f"there is no card type {', '.join(unknown)} (there are: {', '.join(KINDS)}; other words of "
            "the type line, such as Equipment, Aura, Elf or Tuner, go into the column group)"
        )
    if "text" in rest:
        rest["text"] = meaning_itself(rest["text"], rest.get("name", ""))
    game = Game(rest.pop("game")) if "game" in rest else KINDS[types[0]].game if types else Game.MAGIC
    return Print(game=game, types=types, **rest)


def new_card(table: Table, id_: str, owner: str, printed: Print) -> Card:
    """A new card that lies nowhere yet. Raises BadSetup for a name that is taken."""
    if id_ in table.cards or id_ in table.players:
        raise BadSetup(f"card {id_}: the name is taken (give each card of a position a name of its own)")
    card = table.cards[id_] = Card(id_, owner, printed)
    effects().enters_game(table, card)
    return card


def _place(table: Table, plain: Plain, is_start: bool) -> None:
    """Put a card into its zone; how it lies there is in `state`, field by field."""
    player, zone = plain.get("player", ""), _ZONES[plain["zone"]]
    if is_start and zone is Zone.EXTRA_DECK:
        zone = Zone.ASIDE
    owner = plain.get("owner", owning.owner_of_brought(player) if player else "")
    for each in (player, owner):
        if each and each not in table.players:
            raise BadSetup(f"card {plain['card']}: there is no player {each} (players: {', '.join(table.seats)})")
    card = _described(table, plain, owner)
    card.home = _ZONES[plain["home"]] if "home" in plain else _HOMES.get(zone) or _home_of(card)
    card.zone, card.player = zone, player
    if zone in _WITH_OTHERS:
        card.controller = player
    else:
        card.controller = str(plain.get("controller", "" if zone in _STORED else player))
        card.place = _place_of(table, card, plain.get("place", 0))
        _into(table, card)
    for field, value in plain.get("state", {}).items():
        setattr(card, field, value)


_ZONES = {str(each): each for each in Zone}

_WITH_OTHERS = frozenset((Zone.ATTACHED, Zone.BENEATH))


def _home_of(card: Card) -> Zone:
    """The deck that a card in a place of one player comes from: no Main Deck holds money or property (18.1.1)."""
    return Zone.MAIN_DECK if _OF_MONOPOLY_ALONE.isdisjoint(card.printed.types) else Zone.MONOPOLY_DECK


_OF_MONOPOLY_ALONE = frozenset(("Money Card", "Property card", "Property Wildcard"))


def _described(table: Table, plain: Plain, owner: str) -> Card:
    """A new card; a text that cannot be read is told as it was written, with the name of the card."""
    printed = print_of(plain["print"])
    try:
        return new_card(table, plain["card"], owner, printed)
    except BadSetup as error:
        said: str = plain["print"].get("text", "")
        if printed.text == said:
            raise
        raise BadSetup(str(error).replace(repr(printed.text), repr(said)), error.refusal) from None


_HOMES = {
    Zone.UNO_DECK: Zone.UNO_DECK, Zone.UNO_PILE: Zone.UNO_DECK, Zone.MONOPOLY_DECK: Zone.MONOPOLY_DECK,
    Zone.DEALERS_DECK: Zone.DEALERS_DECK, Zone.DEALERS_ZONE: Zone.DEALERS_DECK, Zone.LOST: Zone.MONOPOLY_DECK,
}  # fmt: skip
"""The deck that a card in a place of all comes from."""

_STORED = frozenset((
    Zone.MAIN_DECK, Zone.EXTRA_DECK, Zone.HAND, Zone.DISCARD, Zone.EXILE, Zone.PRIZES, Zone.HOLD_EM, Zone.BANK,
    Zone.BETTING, Zone.ASIDE, Zone.LOST, *SHARED[:1], *SHARED[2:4],
))  # fmt: skip


def _place_of(table: Table, card: Card, place: int) -> int:
    if card.zone not in PLACES:
        return 0
    pile = moving.pile_of(table, card)
    if (not place and "" not in pile) or place > len(pile):
        raise BadSetup(f"card {card.id}: {card.player or 'nobody'} has no {card.zone} left for it")
    place = place or pile.index("") + 1
    if pile[place - 1]:
        raise BadSetup(f"card {card.id}: {card.zone} {place} holds {pile[place - 1]} already")
    return place


def _into(table: Table, card: Card) -> None:
    """Decks are told from the top, all other piles from the bottom or the left."""
    if card.zone in _TOLD_FROM_THE_TOP:
        moving.pile_of(table, card).insert(0, card.id)
    else:
        putting.lay(table, card)


_TOLD_FROM_THE_TOP = frozenset((Zone.MAIN_DECK, Zone.UNO_DECK, Zone.MONOPOLY_DECK, Zone.DEALERS_DECK))


def _tie(table: Table, plain: Plain) -> None:
    """Cards that are attached to others or lie beneath them, and effects that simply hold."""
    card = table.cards[plain["card"]]
    host: str = plain.get("host") or ""
    if host:
        card.host = host
        if host in table.cards:
            table.cards[host].attached.append(card.id)
        elif host not in table.players:
            raise BadSetup(f"card {card.id}: there is no card or player {host} that it could be attached to")
    above: str = plain.get("above") or ""
    if above:
        if above not in table.cards:
            raise BadSetup(f"card {card.id}: there is no card {above} that it could lie beneath")
        card.above = above
        table.cards[above].beneath.append(card.id)
    is_on_a_side = bool(card.controller) or card.zone is Zone.DEALERS_ZONE
    if is_on_a_side and not card.is_face_down and not card.above:
        effects().comes_into_play(table, card)
