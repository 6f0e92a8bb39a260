"""Chapter 12: evolving, places, Special Conditions, and how Pokémon fight."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.games.cgs.actions.values import AttackWith, Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.watches.reading import Sight, fact, is_said
from rules_db.games.cgs.words import ON_FIELD, Game, Zone

ACTIVE = (Zone.EXTRA_SUMMON, Zone.UNO_PILE, Zone.DEALERS_ZONE)
"""Where an Active Spot is."""

UNWATCHED: dict[str, str] = {
    "12.2.7": "The amount of a damage is known only once it has been changed.",
    "12.2.10": "The amount of a damage is known only once it has been changed.",
    "12.4.9.b": "The table does not keep who has moved up in this phase, and a watch sees one action at a time.",
    "12.7.8": "A move may require anything, and to read that as the engine does would be no second reading.",
    "12.7.11.a": "The amount of a damage is known only once it has been changed.",
}
"""Prohibitions and requirements of the chapter that no watch sees to, each with the reason."""


def _is_pokemon(card: Card) -> bool:
    return "Pokémon" in card.types and not card.is_face_down


def _attackers(sight: Sight) -> Iterator[tuple[Card, str]]:
    """Pokémon that declare an attack in this action, as they were before, and whom they attack."""
    for event in sight.of("attacks"):
        card = sight.before.cards[fact(event, "card")]
        if _is_pokemon(card):
            yield card, fact(event, "target")


def _is_mere_planeswalker(card: Card) -> bool:
    return "planeswalker" in card.types and "creature" not in card.types


def _has_summons(sight: Sight, player: str) -> bool:
    names = [name for zone in (Zone.SUMMON, Zone.EXTRA_SUMMON) for name in sight.before.lying(player, zone)]
    there = [sight.before.cards[name] for name in names]
    return any(each.controller == player and not _is_mere_planeswalker(each) for each in there)


@book.watch("12.3.3", "12.3.2.a", "12.3.10", "12.3.10.a", "12.3.11", "12.3.14", on=(Play,))
def watch_what_evolves(sight: Sight) -> Iterator[str]:
    """An Evolution Pokémon lies on a summon of its player with the name that it lists, which has been there a turn."""
    action = sight.action
    if not isinstance(action, Play) or action.is_face_down or is_said(sight.before, "evolve"):
        return
    card = sight.before.cards[action.card]
    is_onto_pile = action.zone is Zone.UNO_PILE and not action.on
    if not _is_pokemon(card) or not card.printed.evolves_from or is_onto_pile:
        return
    if not action.on:
        yield f"{card.id} is summoned directly"
        return
    below = sight.before.cards[action.on]
    if below.printed.name != card.printed.evolves_from:
        yield f"{card.id} evolves from {below.printed.name}"
    if below.controller != action.player:
        yield f"{card.id} evolves from a summon of {below.controller}"
    if below.evolved == sight.before.turn or (below.summoned == sight.before.turn and _is_pokemon(below)):
        yield f"{card.id} evolves from what has come in this turn"
    elif below.zone is Zone.UNO_PILE and below.entered == sight.before.turn and _is_pokemon(below):
        yield f"{card.id} evolves from what was played onto the pile in this turn"


@book.watch("12.4.1", on=(Play,))
def watch_where_the_first_goes(sight: Sight) -> Iterator[str]:
    """No Pokémon is played to the Bench past an empty Extra Summon Zone."""
    action = sight.action
    if not isinstance(action, Play) or action.zone is not Zone.SUMMON or action.on or action.is_face_down:
        return
    card, zones = sight.before.cards[action.card], sight.before.players[action.player].zones
    if _is_pokemon(card) and not any(zones[Zone.EXTRA_SUMMON]):
        yield f"{card.id} is played to the Bench, and nothing is in the Active Spot"


@book.watch("12.4.9")
def watch_that_the_spot_is_filled(sight: Sight) -> Iterator[str]:
    """No Extra Summon Zone is free beside a Benched Pokémon while the game waits for a player to act (8.1.8.R1)."""
    after = sight.after
    if after.is_over or after.choice is not None or after.agenda or sight.action is None:
        return
    for seat in after.order:
        benched = [name for name in after.lying(seat, Zone.SUMMON) if _is_pokemon(after.cards[name])]
        if benched and not after.lying(seat, Zone.EXTRA_SUMMON) and not _is_awaited(after, seat):
            yield f"{benched[0]} stays on the Bench beside an empty Active Spot"


def _is_awaited(table: Table, player: str) -> bool:
    """Whether a card in the Queue is on its way to a player's Extra Summon Zone and has reserved it (8.1.8.R1)."""
    coming = (item for item in table.queue if item.kind == "card" and item.player == player)
    return any(item.zone is Zone.EXTRA_SUMMON for item in coming)


@book.watch("12.6.4", "12.6.5", on=("attacks",))
def watch_who_is_hindered(sight: Sight) -> Iterator[str]:
    """No summon that is Asleep or Paralyzed declares an attack."""
    for event in sight.of("attacks"):
        card = sight.before.cards[fact(event, "card")]
        for condition in ("Asleep", "Paralyzed"):
            if condition in card.conditions:
                yield f"{card.id} attacks and is {condition}"


@book.watch("12.6.7")
def watch_what_excludes_each_other(sight: Sight) -> Iterator[str]:
    """No summon has two of Asleep, Paralyzed and Confused."""
    for card in sight.after.cards.values():
        if len(card.conditions) > 1 and len({"Asleep", "Paralyzed", "Confused"} & set(card.conditions)) > 1:
            yield f"{card.id} is {' and '.join(card.conditions)}"


@book.watch("12.6.6.g", "12.6.6.h", on=(AttackWith,))
def watch_the_coins_of_the_confused(sight: Sight) -> Iterator[str]:
    """One action of a Confused summon has one coin; after tails nothing was paid or tapped."""
    if not isinstance(sight.action, AttackWith):
        return
    flipped = [fact(event, "card") for event in sight.of("coin flipped")]
    for name in {name for name in flipped if name and flipped.count(name) > 1}:
        yield f"{flipped.count(name)} coins are flipped for {name}"
    for event in sight.of("attempt failed"):
        card = sight.before.cards[fact(event, "card")]
        if sight.after.cards[card.id].is_tapped and not card.is_tapped:
            yield f"{card.id} fails to attack, and is tapped"


@book.watch("12.7.7", on=("attacks",))
def watch_that_moves_are_paid(sight: Sight) -> Iterator[str]:
    """A move that costs anything takes mana from the pool or of Energy, unless the attempt fails."""
    if is_said(sight.before, "mana", "pay", "cost", "retreat"):
        return
    for event in sight.of("attacks"):
        card = sight.before.cards[fact(event, "card")]
        moves = [each for each in read_effects(card.printed.text) if each.kind == "move"] if _is_pokemon(card) else []
        number = int(fact(event, "move") or 0)
        used = moves[number - 1] if 0 < number <= len(moves) else None
        if used is None or used.cost in ("", "0", "[0]"):
            continue
        if _left_to_pay(sight.before, card) == _left_to_pay(sight.after, sight.after.cards[card.id]):
            yield f"{card.id} uses {used.name}, and nothing is paid"


def _left_to_pay(table: Table, card: Card) -> tuple[int, list[int]]:
    """What a player could pay a move with: the mana of the pool, and how much of each Energy has been used."""
    used = [len(table.cards[name].spent) for name in card.attached]
    return sum(each.amount for each in table.players[card.controller].pool), used


@book.watch("12.7.1", on=("attacks",))
def watch_where_attackers_stand(sight: Sight) -> Iterator[str]:
    """No Pokémon attacks but from an Active Spot."""
    for card, _ in _attackers(sight):
        if card.zone in ON_FIELD and card.zone not in ACTIVE:
            yield f"{card.id} attacks from the {card.zone}"


_EVASIONS = ("flying", "menace", "walk", "shadow", "horsemanship", "(?i:fear|skulk|intimidate)")
"""Keywords of attackers that not every summon is able to block."""


@book.watch("12.7.4", "12.7.4.a", "12.7.5", on=("attacks",))
def watch_who_is_shielded(sight: Sight) -> Iterator[str]:
    """No Pokémon attacks past the summons of a player, nor the Bench behind a summon in an Active Spot."""
    is_evading = is_said(sight.before, "direct", "block", *_EVASIONS)
    for card, target in _attackers(sight):
        aimed = sight.before.cards.get(target)
        if aimed is None or _is_mere_planeswalker(aimed):
            side = target if aimed is None else aimed.controller
            if _has_summons(sight, side) and not is_evading:
                yield f"{card.id} attacks {target} past the summons of {side}"
            continue
        is_guarded = bool(sight.before.lying(aimed.controller, Zone.EXTRA_SUMMON))
        if _is_pokemon(aimed) and aimed.zone is Zone.SUMMON and is_guarded:
            yield f"{card.id} attacks {target} on the Bench"


@book.watch("12.7.6", on=("attacks",))
def watch_that_moves_are_used(sight: Sight) -> Iterator[str]:
    """A Pokémon without any text has no move, and attacks nobody."""
    for card, _ in _attackers(sight):
        if not card.printed.text and not is_said(sight.before, "move", "previous Evolutions"):
            yield f"{card.id} attacks, and has no move"


@book.watch("12.8.2", "12.8.2.a", on=("damage",))
def watch_that_defenders_do_not_strike(sight: Sight) -> Iterator[str]:
    """No Pokémon deals battle damage but the one whose attack it is."""
    attack = sight.before.attack
    attackers = {strike.attacker.id for strike in attack.strikes} if attack is not None else set()
    for event in sight.of("damage"):
        source = sight.before.cards.get(fact(event, "by"))
        if fact(event, "how") != "battle" or source is None or attack is None:
            continue
        if source.printed.game is Game.POKEMON and _is_pokemon(source) and source.id not in attackers:
            yield f"{source.id} strikes back"
