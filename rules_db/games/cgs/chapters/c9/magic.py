"""How cards of Magic are played, and what lands and short-term cards do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from rules_db.engine.kernel import Event, Plain, Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks, kinds
from rules_db.games.cgs.actions.values import Activate, Play, play
from rules_db.games.cgs.actions.wording import card as card_named
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing import activating, matching, permissions, values
from rules_db.games.cgs.card_text.gained import effects_of
from rules_db.games.cgs.card_text.inspecting import adds_mana, flashback
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.chapters.general import aimed
from rules_db.games.cgs.doing.conditions import abilities
from rules_db.games.cgs.doing.course import happenings, queue
from rules_db.games.cgs.doing.playing import energy, limits, playing
from rules_db.games.cgs.doing.uno.works import works
from rules_db.games.cgs.doing.zones import moving, putting
from rules_db.games.cgs.kinds import is_of, is_short_term
from rules_db.games.cgs.rules.c5_cards import costs
from rules_db.games.cgs.rules.c8_queue import joining, priority, special_actions
from rules_db.games.cgs.rules.c9_magic import (
    creatures,
    lands,
    lasting_backrow,
    planeswalkers,
    short_term,
    tapping,
)
from rules_db.games.cgs.rules.c15_uno import playing as uno
from rules_db.games.cgs.state import Card, Item, Mana, Table, Task
from rules_db.games.cgs.words import ON_FIELD, PLACES, Game, Zone

hooks.SPEEDS |= {
    "creature": lambda table, card: not creatures.is_slow(),
    "land": lambda table, card: not lands.is_slow(),
    "sorcery": lambda table, card: not short_term.sorcery_is_slow(),
    "instant": lambda table, card: short_term.instant_is_fast(),
    "artifact": lambda table, card: not lasting_backrow.artifact_is_slow(),
    "enchantment": lambda table, card: not lasting_backrow.enchantment_is_slow(),
    "planeswalker": lambda table, card: not planeswalkers.is_slow(),
}
kinds.TERMS |= {
    "sorcery": short_term.sorcery_is_short,
    "instant": short_term.instant_is_short,
    "artifact": lasting_backrow.artifact_is_short,
    "enchantment": lasting_backrow.enchantment_is_short,
    "planeswalker": planeswalkers.is_short_term,
}


def zones_of(card: Card) -> tuple[Zone, ...]:
    """Where a card of Magic may be played; summon comes before resource, and resource before backrow (5.7.7)."""
    if creatures.is_summon_card(card):
        return (Zone.SUMMON,)
    if lands.is_resource_card(card):
        return (lands.is_played_to(),)
    if is_of(card, "planeswalker"):
        return planeswalkers.zones()
    by_type = {
        "sorcery": short_term.sorcery_is_played_to,
        "instant": short_term.instant_is_played_to,
        "artifact": lasting_backrow.artifact_is_played_to,
        "enchantment": lasting_backrow.enchantment_is_played_to,
    }
    return tuple(by_type[each]() for each in card.types if each in by_type)[:1]


def _is_of_magic(card: Card) -> bool:
    return card.printed.game is Game.MAGIC and bool(card.types)


def _is_usual(play: Play) -> bool:
    return not play.is_face_down and play.zone not in (Zone.UNO_PILE, Zone.DEALERS_ZONE, Zone.BANK)


def _offers(table: Table, card: Card, player: str) -> Iterator[Play]:
    for zone in zones_of(card):
        free = putting.free_places(table, player, zone) if zone in PLACES else [0]
        if free and zone is not Zone.NOWHERE:
            for on in hosts_of(table, card, player) if lasting_backrow.is_aura(card) else [""]:
                bare = play(player, card.id, zone, free[0])
                yield replace(bare, on=on) if on else bare


def hosts_of(table: Table, card: Card, player: str) -> list[str]:
    """The cards that an Aura names, to one of which it is attached."""
    by = Item("effect", card.id, player)
    for effect in read_effects(card.printed.text):
        if effect.host is not None:
            if effect.host.kind in ("player", "opponent"):
                return table.others(player) if effect.host.kind == "opponent" else list(table.order)
            return [each.id for each in matching.found(table, replace(effect.host, pick="all"), by)]
    return []


def _why_not_there(table: Table, card: Card, play: Play) -> Refusal | None:
    if not playing.holds(table, card, play.player):
        return book.refuse("4.4.1", card=card.id, zone=str(card.zone))
    if play.zone not in zones_of(card):
        return book.refuse(
            "9.6.2" if is_of(card, "land") else "9.9.2" if is_of(card, "planeswalker") else "8.1.7",
            card=card.id,
            zone=str(play.zone),
        )
    return _why_not_attached(table, card, play)


def _why_not_attached(table: Table, card: Card, play: Play) -> Refusal | None:
    """An Aura is played onto a card that it names, into a backrow zone of its own."""
    if not lasting_backrow.is_aura(card):
        return book.refuse("8.1.7", card=card.id, on=play.on) if play.on else None
    if refusal := lasting_backrow.is_attached_as_played(card, play.on):
        return refusal
    if play.on and play.on not in hosts_of(table, card, play.player):
        return book.refuse("9.8.7.a", card=card.id, on=play.on)
    return joining.chosen_zone(play.zone, play.place, putting.free_places(table, play.player, play.zone))


def cost_of(table: Table, card: Card, play: Play) -> str:
    """The mana cost, with what has been said for X."""
    return _with_x(costs.mana_of(card), play)


def _with_x(cost: str, play: Play) -> str:
    number = play.said.removeprefix("X = ")
    return cost.replace("{X}", f"{{{number}}}" if number.isdigit() else "{0}")


def _arrives(table: Table, trace: Trace, item: Item) -> None:
    """The card comes to its zone; an Aura whose host is gone goes to the discard pile instead."""
    card = table.cards[item.card]
    if item.on and not _is_there(table, card, item):
        moving.send(table, trace, [card.id], Zone.DISCARD, "put into the discard pile", "9.8.7")
        return
    playing.put(table, trace, item, "8.2.2" if item.way == LAND else "8.1.3")
    if item.on:
        if item.on in table.cards:
            putting.attach(table, card, table.cards[item.on])
        else:
            card.host = item.on
        happenings.happen(table, trace, "attached", "9.8.7", item.player, card=card.id, host=item.on)


def _is_there(table: Table, card: Card, item: Item) -> bool:
    """Whether an Aura still finds what it was aimed at, which is what it names and from which nothing keeps it."""
    if not lasting_backrow.is_aura(card):
        return item.on in table.order or (item.on in table.cards and table.cards[item.on].zone in ON_FIELD)
    by, names = Item("effect", card.id, item.player), hosts_of(table, card, item.player)
    return item.on in names and activating.may_be_targeted(table, item.on, by)


MAGIC, LAND = "cast", "land"

hooks.way(
    hooks.Way(
        name=MAGIC,
        takes=lambda card: _is_of_magic(card) and not is_of(card, "land"),
        fits=lambda table, card, play: _is_usual(play),
        offers=_offers,
        aims=aimed,
        why_not=_why_not_there,
        cost=cost_of,
        is_fast=playing.is_fast,
        arrives=_arrives,
        place=60,
    )
)


def _is_flashed_back(table: Table, card: Card, play: Play) -> bool:
    return card.zone is Zone.DISCARD and _is_usual(play) and bool(flashback(card.printed.text))


def why_not_from_pile(table: Table, card: Card, play: Play) -> Refusal | None:
    """Why a card is not played again from the discard pile: it is another's, or goes to no such place."""
    if card.player != play.player:
        return book.refuse("4.4.1", card=card.id, zone=str(card.zone))
    return None if play.zone in zones_of(card) else book.refuse("8.1.7", card=card.id, zone=str(play.zone))


hooks.way(
    hooks.Way(
        name=playing.FLASHBACK,
        takes=lambda card: _is_of_magic(card) and is_of(card, "sorcery", "instant"),
        fits=_is_flashed_back,
        offers=lambda table, card, player: _offers(table, card, player) if card.zone is Zone.DISCARD else (),
        aims=aimed,
        why_not=why_not_from_pile,
        cost=lambda table, card, play: _with_x(flashback(card.printed.text), play),
        is_fast=playing.is_fast,
        arrives=_arrives,
        place=59,
    )
)


def land_limit(player: str) -> str:
    return f"land/{player}"


@hooks.ANSWERS.hang("played")
def _played_onto_pile(table: Table, trace: Trace, event: Event) -> None:
    """A land that is played onto the Uno pile is the land of the turn (15.3.16)."""
    is_there = event.get("zone") == str(Zone.UNO_PILE) and uno.keeps_limits()
    if is_there and is_of(table.cards[str(event.get("card"))], "land"):
        limits.use(table, land_limit(event.who))


def _why_no_land(table: Table, card: Card, play: Play) -> Refusal | None:
    more = sum(each.number for each in permissions.more_allowed(table, "play lands", play.player))
    played = limits.used(table, land_limit(play.player))
    return _why_not_there(table, card, play) or lands.one_a_turn(card, played, 1 + more)


for _name, _special in ((LAND, True), ("land by the Queue", False)):
    hooks.way(
        hooks.Way(
            name=_name,
            takes=lambda card: _is_of_magic(card) and is_of(card, "land"),
            fits=lambda table, card, play, special=_special: (  # type: ignore[misc]
                _is_usual(play) and special_actions.is_special_in_magic(card) == special
            ),
            offers=_offers,
            offers_for=lambda card, special=_special: special,  # type: ignore[misc]
            aims=aimed,
            why_not=_why_no_land,
            begins=lambda table, trace, item: limits.use(table, land_limit(item.player)),
            is_fast=playing.is_fast,
            arrives=_arrives,
            is_special=_special,
            place=60,
        )
    )


@hooks.PLAY_CHECKS.hang(place=10)
def _room(table: Table, card: Card, play: Play) -> Refusal | None:
    """A Magic backrow card needs a free backrow zone."""
    if card.printed.game is not Game.MAGIC or play.zone is not Zone.BACKROW or play.is_face_down:
        return None
    return short_term.has_free_zone(card, len(putting.free_places(table, play.player, Zone.BACKROW)))


@hooks.RESOLVES.hang()
def _resolves(table: Table, item: Item) -> bool:
    """Whether the effect of a short-term Magic card resolves, whatever has become of the card."""
    card = table.cards[item.card]
    if card.printed.game is not Game.MAGIC or not is_short_term(card):
        return True
    may_be_gone = short_term.resolves_without_card()
    return may_be_gone if card.stay != item.stay else not short_term.is_concealed(card)


@dataclass(frozen=True, slots=True)
class TapForMana:
    """Taps a land for its mana."""

    player: str
    card: str


def _colors(table: Table, card: Card) -> list[str]:
    return lands.colors_of_basic(values.land_types(table, card))


def _why_not_tap(table: Table, action: TapForMana) -> Refusal | None:
    card = table.cards[action.card]
    may = lands.may_be_tapped_for_mana(card, action.player) and card.zone in ON_FIELD and not card.is_face_down
    may = may and works(card)
    if not may or not _colors(table, card):
        return book.refuse("9.6.4", card=card.id, **(_to_say(card, action.player) if may else {}))
    return (
        priority.is_limited(table, card)
        or playing.why_not_now(table, action.player, lands.at_any_time())
        or tapping.untapped_card_is_needed(card)
        or tapping.untapped_creature_is_needed(card)
        or tapping.is_too_new(card, not is_of(card, "creature") or abilities.has(table, card, "haste"))
    )


def _to_say(card: Card, player: str) -> dict[str, Plain]:
    """How a land is used that adds mana by what it says."""
    adding = _adding(card)
    return {"to_say": hooks.DEEDS[Activate].prints(Activate(player, card.id, adding[0]))} if adding else {}


def _tap_for_mana(table: Table, trace: Trace, action: TapForMana) -> None:
    table.agenda.append(Task("settle"))
    card = table.cards[action.card]
    card.is_tapped = tapping.lies_sideways()
    happenings.happen(table, trace, "tapped", "9.6.4", action.player, card=card.id)
    item = Item(MANA, card.id, action.player)
    if lands.adds_at_once(card):
        add_mana(table, trace, item)
    else:
        queue.join(table, trace, item, "8.1.5")


MANA = "mana of a land"


def add_mana(table: Table, trace: Trace, item: Item) -> None:
    """The mana of a land goes to the pool; a land of several basic types gives one of them, whichever is wanted."""
    card = table.cards[item.card]
    colors = _colors(table, card)
    table.players[item.player].pool.append(Mana(1, list(colors), card.id))
    happenings.happen(table, trace, "mana added", "9.6.4.a", item.player, card=card.id, colors=[*colors], amount=1)
    energy.add_to_pool(table, trace, card, item.player)


@hooks.task(MANA)
def _mana(table: Table, trace: Trace, task: Task) -> None:
    if task.item is not None:
        add_mana(table, trace, task.item)


def _read_tap(table: Table, found: re.Match[str]) -> TapForMana | Activate:
    """A card that is no basic land is tapped by the one effect of its own that adds mana."""
    player, name = found["player"], card_named(table, found["card"])
    adding = _adding(table.cards[name])
    is_read = len(adding) == 1 and not _colors(table, table.cards[name])
    return Activate(player, name, adding[0]) if is_read else TapForMana(player, name)


def _adding(card: Card) -> list[int]:
    """The effects of a card, counted from 1, that add mana."""
    return [number for number, effect in enumerate(effects_of(card), 1) if adds_mana(effect, True)]


def _read_activate(table: Table, found: re.Match[str]) -> TapForMana | Activate | None:
    """The land of somebody is activated by tapping it for mana where no text says how, its own or one given to it."""
    card = table.cards.get(found["card"])
    if card is None or not is_of(card, "land") or card.zone not in ON_FIELD or card.printed.text or card.gained:
        return None
    return _read_tap(table, found)


def _made(table: Table, action: TapForMana) -> list[Mana]:
    card = table.cards[action.card]
    return [Mana(1, _colors(table, card), card.id)] if lands.adds_at_once(card) else []


def _tappable(table: Table, player: str) -> Iterator[TapForMana]:
    for card in table.on_field():
        if card.controller == player and is_of(card, "land") and not card.is_tapped:
            yield TapForMana(player, card.id)


hooks.deed(
    hooks.Deed(
        kind=TapForMana,
        prints=lambda action: f"{action.player} taps {action.card} for mana",
        reads=(
            (r"(?P<player>.+?) taps (?P<card>.+?)(?: for mana)?", _read_tap),
            (r"(?P<player>.+?) activates (?P<card>.+?)(?:'s effect)?", _read_activate),
        ),
        options=_tappable,
        why_not=_why_not_tap,
        does=_tap_for_mana,
        makes_mana=_made,
        place=10,
    )
)
