"""How Pokémon are played: to the Active Spot or the Bench, or onto the summon that they evolve from."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.chapters.general import offered
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.fighting import switching
from rules_db.games.cgs.doing.playing import evolving, playing
from rules_db.games.cgs.doing.zones import moving, putting
from rules_db.games.cgs.doing.zones.presence import controlled_by
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.kinds import is_summon
from rules_db.games.cgs.rules.c8_queue import special_actions
from rules_db.games.cgs.rules.c12_pokemon import cards, evolution, spots
from rules_db.games.cgs.rules.c13_energy_and_trainers.energy import is_in_play
from rules_db.games.cgs.state import Card, Item, Table
from rules_db.games.cgs.words import SUMMON_ZONES, Zone

hooks.SPEEDS[cards.POKEMON] = lambda table, card: not cards.is_slow()
hooks.check(place=30, is_due=lambda table: switching.moving_up(table) is not None)(switching.move_up)


def _is_played(play: Play) -> bool:
    """Whether this chapter has the play: to a zone, or onto a summon wherever that lies, the Uno pile included."""
    return not play.is_face_down and (play.zone is not Zone.UNO_PILE or bool(play.on))


def _summons(table: Table, card: Card, player: str) -> Iterator[Play]:
    for zone in reversed(cards.where_pokemon_go()):
        yield from offered(table, card, player, zone)


def _why_not_summon(table: Table, card: Card, play: Play) -> Refusal | None:
    if not playing.holds(table, card, play.player):
        return book.refuse("4.4.1", card=card.id, zone=str(card.zone))
    if refusal := evolution.is_not_summoned_directly(card):
        return refusal
    if not evolution.is_free(card) and not card.printed.evolves_from:
        return book.refuse("4.4.2", card=card.id, is_free=False)
    if play.zone not in cards.where_pokemon_go():
        return book.refuse("8.1.7", card=card.id, zone=str(play.zone))
    is_free = bool(putting.free_places(table, play.player, Zone.EXTRA_SUMMON))
    if refusal := spots.goes_to_active_spot(card, play.zone, is_free):
        return refusal
    if play.zone is Zone.SUMMON and not is_free and not spots.may_go_to_bench(is_free):
        return book.refuse("8.1.7", card=card.id, zone=str(play.zone))
    return None


def _arrives(table: Table, trace: Trace, item: Item) -> None:
    playing.put(table, trace, item, "8.1.4")


hooks.way(
    hooks.Way(
        name="Pokémon",
        takes=cards.is_pokemon,
        fits=lambda table, card, play: _is_played(play) and not evolution.is_played_onto(card, play.on),
        offers=_summons,
        why_not=_why_not_summon,
        arrives=_arrives,
        is_fast=playing.is_fast,
        place=40,
    )
)


def _evolutions(table: Table, card: Card, player: str) -> Iterator[Play]:
    """Onto each summon in play of the name that the card lists."""
    if not card.printed.evolves_from:
        return
    for below in controlled_by(table, player):
        if below.printed.name == card.printed.evolves_from and _is_there(table, below):
            yield Play(player, card.id, below.zone, below.place, on=below.id)


def _is_there(table: Table, below: Card) -> bool:
    lies = below.zone in SUMMON_ZONES or below.zone is Zone.UNO_PILE
    return is_summon(below) and lies and is_in_play(table, below) and not below.is_face_down


def _why_not_evolve(table: Table, card: Card, play: Play) -> Refusal | None:
    if not playing.holds(table, card, play.player):
        return book.refuse("4.4.1", card=card.id, zone=str(card.zone))
    below = table.cards.get(play.on)
    if below is None or not _is_there(table, below):
        return book.refuse("12.3.2.b", card=card.id, on=play.on)
    return why_not_onto(table, card, below, play.player)


def why_not_onto(table: Table, card: Card, below: Card, player: str) -> Refusal | None:
    """Why a Pokémon cannot evolve from a summon in play."""
    return (
        evolution.is_own_summon(card, below, player)
        or evolution.has_listed_name(card, below)
        or evolution.has_waited(table, below)
        or evolution.has_waited_on_pile(table, below)
        or evolution.has_not_just_evolved(table, below)
        or effects().forbidden(table, "evolve", below.id)
    )


def _evolve(table: Table, trace: Trace, item: Item) -> None:
    """The Pokémon is laid onto its summon; one that waited in the Queue meanwhile may find it gone."""
    card, below = table.cards[item.card], table.cards[item.on]
    if not _is_there(table, below):
        moving.discard(table, trace, [card.id], "12.3.2.b")
        return
    evolving.evolve(table, trace, card, below, item.player)
    happenings.happen(table, trace, "played", "12.3.2.b", item.player, card=card.id, way=item.way)


for _name, _special in (("evolve", True), ("evolve by the Queue", False)):
    hooks.way(
        hooks.Way(
            name=_name,
            takes=cards.is_pokemon,
            fits=lambda table, card, play, special=_special: (  # type: ignore[misc]
                _is_played(play)
                and special_actions.is_evolving(card) == special
                and evolution.is_played_onto(card, play.on)
            ),
            offers=_evolutions,
            offers_for=lambda card, special=_special: special,  # type: ignore[misc]
            why_not=_why_not_evolve,
            arrives=_evolve,
            is_fast=playing.is_fast,
            is_special=_special,
            place=39,
        )
    )
