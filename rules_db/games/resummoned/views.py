"""What one player knows of a duel (500.3): every other card is replaced by one that tells nothing but its place."""

from __future__ import annotations

from rules_db.engine.chance import Chance
from rules_db.engine.state.copying import copied
from rules_db.games.resummoned.rules.c300_cards.cards import in_field
from rules_db.games.resummoned.rules.c500_zones import zone_kinds
from rules_db.games.resummoned.state import Card, Duel, Facing, Insert, Target, Zone

UNKNOWN = Insert("unknown card")


def sees(duel: Duel, player: str, card: Card) -> bool:
    """Whether a player may look at the front of a card."""
    if card.id in duel.shown or searches(duel, player, card):
        return True
    if in_field(card):
        return card.facing is Facing.UP or card.keeper == player
    if card.zone is Zone.NOWHERE:
        return True
    face_up_deck = card.zone is Zone.DECK and not zone_kinds.lies_face_down(card.zone)
    public = zone_kinds.may_look(card.zone) and zone_kinds.shows_its_front(card)
    return face_up_deck or public or zone_kinds.sees_own_hand(card, player)


def searches(duel: Duel, player: str, card: Card) -> bool:
    """Whether a player is just choosing among cards of a deck, this one included."""
    choice = duel.choice
    return choice is not None and choice.player == player and card.zone is Zone.DECK and card.id in choice.options


def known_as(duel: Duel, player: str, name: str) -> str:
    """What a player calls an object: a card that the player does not know goes by its place."""
    card = duel.cards.get(name)
    return name if card is None or sees(duel, player, card) else place(duel, card)


def meant(duel: Duel, name: str) -> str:
    """The object that a name or a place means; the text itself where it means none."""
    if name in duel.cards or name in duel.players:
        return name
    return next((card.id for card in duel.in_play() if place(duel, card) == name), name)


def view(duel: Duel, player: str) -> Duel:
    """The duel with that player's secrets only: no order of a deck, no chance, no other hand, no hidden front."""
    seen = copied(duel)
    seen.chance, seen.agenda, seen.places, seen.awaited = Chance(0), [], [], []
    _hide_decks(seen, player)
    alias = {card.id: place(seen, card) for card in seen.cards.values() if not sees(duel, player, card)}
    secret = {seen.cards[id_].insert.name for id_ in alias}
    known = {card.insert.name for id_, card in seen.cards.items() if id_ not in alias}
    seen.inserts = {name: each for name, each in seen.inserts.items() if each.name not in secret - known}
    for id_, name in alias.items():
        seen.cards[name] = _blank(seen.cards.pop(id_), name)
    _rename(seen, alias)
    return seen


def place(duel: Duel, card: Card) -> str:
    """A hidden card by its place: "Bob's hand 2", "Bob's Monster Zone -1"; decks count from the top."""
    if in_field(card):
        return f"{card.keeper}'s {card.zone} {card.column}"
    pile = zone_kinds.pile_of(duel, card.keeper, card.zone)
    index = pile.index(card.id)
    return f"{card.keeper}'s {card.zone} {len(pile) - index if card.zone is Zone.DECK else index + 1}"


def _blank(card: Card, name: str) -> Card:
    return Card(
        name, card.owner, UNKNOWN, zone=card.zone, keeper=card.keeper, column=card.column, facing=card.facing,
        position=card.position, tributes=card.tributes, entered=card.entered, attacked=card.attacked,
        turned=card.turned, since=card.since if in_field(card) else 0, stay=card.stay if in_field(card) else 0,
    )  # fmt: skip


def _hide_decks(duel: Duel, player: str) -> None:
    """The decks and sideboards of the others, and what they received, are theirs to know."""
    for name in duel.match.decks:
        if name != player:
            duel.match.decks[name] = [UNKNOWN] * len(duel.match.decks[name])
            duel.match.sideboards[name] = [UNKNOWN] * len(duel.match.sideboards[name])
    duel.match.received = {name: cards for name, cards in duel.match.received.items() if name == player}


def _rename(duel: Duel, alias: dict[str, str]) -> None:
    """Put places for names wherever the view would give a hidden card away."""
    for name in duel.seats:
        one = duel.players[name]
        for pile in (one.deck, one.hand, one.field):
            pile[:] = [alias.get(each, each) for each in pile]
    for pile in (duel.watching, duel.silent, duel.holding, duel.used):
        pile[:] = [each for each in pile if each.partition("/")[0] not in alias]
    left = {step: [each for each in pile if each not in alias] for step, pile in duel.standing.items()}
    duel.standing = {step: pile for step, pile in left.items() if pile}
    for card in duel.cards.values():
        card.beneath = alias.get(card.beneath, card.beneath)
        card.equipped_to = alias.get(card.equipped_to, card.equipped_to)
    _rename_targets(duel, alias)
    if duel.choice is not None:
        duel.choice.options = [alias.get(each, each) for each in duel.choice.options]
        duel.choice.about = alias.get(duel.choice.about, duel.choice.about)


def _rename_targets(duel: Duel, alias: dict[str, str]) -> None:
    """What an effect is about, where that is hidden; that a hidden card's effect waits is its player's secret."""
    duel.waiting = [each for each in duel.waiting if each.card not in alias]
    for activation in (*duel.chain, *duel.waiting):
        activation.it = alias.get(activation.it, activation.it)
    targets = [target for activation in (*duel.chain, *duel.waiting) for target in activation.targets]
    targets += [target for each in duel.lasting for target in each.on]
    if duel.battle is not None:
        targets += [duel.battle.attacker, duel.battle.defender]
    for target in targets:
        _rename_target(target, alias)
    for activation in (*duel.chain, *duel.waiting):
        activation.it = alias.get(activation.it, activation.it)


def _rename_target(target: Target, alias: dict[str, str]) -> None:
    target.id = alias.get(target.id, target.id)


def count(seen: Duel, player: str, zone: str) -> int | None:
    """How many cards a view shows in a zone that is not on the field; None for one that cannot be counted."""
    named = zone_kinds.ZONE_NAMES[zone.removesuffix(" zone")]
    if not zone_kinds.kind_of(named).public and not zone_kinds.may_count(named):
        return None
    return len(zone_kinds.pile_of(seen, player, named))
