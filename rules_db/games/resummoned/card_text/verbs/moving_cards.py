"""destroy, banish, move."""

from __future__ import annotations

from dataclasses import replace

from rules_db.engine.card_text.parts import Build, Filled
from rules_db.engine.card_text.verbs import Trait, Verb
from rules_db.engine.choices import Choice
from rules_db.games.resummoned import moving, playing, properties
from rules_db.games.resummoned.card_text.doing import Doing
from rules_db.games.resummoned.card_text.entries import Act, Payment
from rules_db.games.resummoned.card_text.model import Placed, Step
from rules_db.games.resummoned.rules.c200_players import players
from rules_db.games.resummoned.rules.c300_cards import cards
from rules_db.games.resummoned.rules.c400_monsters import monsters
from rules_db.games.resummoned.rules.c500_zones import discarding, zone_kinds, zones
from rules_db.games.resummoned.state import Card, CardType, Duel, Facing, Zone


def destroy(doing: Doing, step: Step) -> None:
    names = [card.id for card in doing.cards(step)]
    doing.moment.move(moving.destroying(doing.duel, names, "502.1", doing.player))


def banish(doing: Doing, step: Step) -> None:
    doing.moment.move(discarding.banishing(card.id, doing.player) for card in doing.cards(step))


def move(doing: Doing, step: Placed) -> None:
    """Move cards to a zone. Onto the field it is the controller of the source who chooses how they come."""
    found = doing.cards(step)
    if step.to not in ("field", "opponent"):
        if goal := zone_kinds.zone_named(step.to):
            bottom = step.to.startswith("bottom")
            doing.moment.move(
                moving.Move(each.id, goal, "moved", doing.rule, bottom=bottom, who=doing.player) for each in found
            )
        return
    keeper = _keeper(doing, step)
    ways = [_onto_field(doing, step, card, keeper) for card in found]
    doing.moment.move(ways)
    for each in ways:
        if each is not None and each.facing is Facing.UP:
            doing.moment.afterwards(playing.arrives_face_up, doing.duel, doing.duel.cards[each.card])


def _keeper(doing: Doing, step: Placed) -> str:
    """On whose field: that of the controller of the source, or of the next opponent clockwise."""
    if step.to == "opponent":
        return next(iter(players.opponents_of(doing.duel, doing.player)), doing.player)
    return doing.player


def _onto_field(doing: Doing, step: Placed, card: Card, keeper: str) -> moving.Move | None:
    """A move onto the field, or within it; the chooser is the controller of the source (505.6.a, 506.3.a)."""
    duel = doing.duel
    card_type = properties.card_type(duel, card)
    zone = {"monster": Zone.MONSTER, "spell": Zone.SPELL_TRAP}.get(step.wrong_zone, zones.zone_for(card_type))
    ways = zones.place_options(duel, card, keeper, zone, facings(duel, step.facing, card), doing.meanwhile)
    kept = step.position or (card.position if cards.in_field(card) else None)
    if kept:
        ways = [way for way in ways if kept in way or "Position" not in way]
    if not ways:
        return None
    way = doing.placed(Choice(doing.player, "place", "505.5", ways, about=card.id), keeper, zone)
    facing, position, column = zones.read_place(way)
    return moving.Move(card.id, zone, "moved", doing.rule, keeper, column, facing, position, who=doing.player)


def facings(duel: Duel, wanted: str, card: Card) -> tuple[Facing, ...]:
    """The facings that a card can have which an effect brings onto the field, or moves there."""
    if card.facing is not None and cards.in_field(card):
        return (card.facing,)
    allowed = (Facing(wanted),) if wanted else zones.facings_by_effect()
    if properties.true_type(duel, card) == CardType.SPELL:
        kept = tuple(each for each in allowed if monsters.spell_stays_face_up(CardType.SPELL, each) is None)
        return kept or (Facing.UP,)
    return allowed


def _destroy_as_cost(doing: Doing, step: Step, named: list[str]) -> None:
    doing.moment.move(moving.Move(card, Zone.GRAVEYARD, "destroyed", "502.1", who=doing.player) for card in named)


def _banish_as_cost(doing: Doing, step: Step, named: list[str]) -> None:
    doing.moment.move(discarding.banishing(card, doing.player) for card in named)


def _on(verb: str) -> tuple[str, Build]:
    return f"{verb} {{cards}}", lambda filled: Step(verb, filled["cards"])


def _move(filled: Filled) -> Placed:
    return Placed("move", filled["cards"], to=filled["place"])


def _move_to_bottom(filled: Filled) -> Placed:
    return Placed("move", filled["cards"], to="bottom of the deck")


def _move_to_top(filled: Filled) -> Placed:
    return Placed("move", filled["cards"], to="deck")


def _move_onto_field(filled: Filled) -> Placed:
    place: Placed = filled["field"]
    return replace(
        place, verb="move", what=filled["cards"], facing=filled.get("facing", ""), position=filled.get("position", "")
    )  # fmt: skip


ENTRIES: tuple[Verb[Act, Payment], ...] = (
    Verb(
        "destroy", (_on("destroy"),), destroy,
        Payment(lambda step: step.what, _destroy_as_cost, moves=lambda card, host, reason: cards.in_field(card)),
        traits=(Trait.MOVES,),
    ),
    Verb(
        "banish", (_on("banish"),), banish,
        Payment(lambda step: step.what, _banish_as_cost, moves=lambda card, host, reason: card.zone != Zone.BANISHED),
        traits=(Trait.MOVES,),
    ),
    Verb("move", (
        ("(move|return|send|add|put) {cards} (to|into) [{owners} ]{place}", _move),
        ("(put|place|return) {cards} (on|to) [the ]bottom of {owners} deck[s]", _move_to_bottom),
        ("(put|place|return) {cards} (on|to) [the ]top of {owners} deck[s]", _move_to_top),
        ("(move|return) {cards} to [the ]{field}[ {facing}][ in {position}]", _move_onto_field),
        ("(take|gain) control of {cards}", lambda filled: Placed("move", filled["cards"], to="field")),
    ), move, traits=(Trait.MOVES, Trait.CONTROL)),
)  # fmt: skip
