"""play (summon, set, activate), make."""

from __future__ import annotations

from dataclasses import replace

from rules_db.engine.card_text.parts import Filled
from rules_db.engine.card_text.verbs import Trait, Verb
from rules_db.engine.choices import Choice
from rules_db.games.resummoned import moving, playing, properties, setup
from rules_db.games.resummoned.card_text.doing import Doing
from rules_db.games.resummoned.card_text.entries import Act, Payment
from rules_db.games.resummoned.card_text.model import Made, Played
from rules_db.games.resummoned.card_text.verbs.moving_cards import facings
from rules_db.games.resummoned.rules.c300_cards import cards
from rules_db.games.resummoned.rules.c400_monsters import monsters
from rules_db.games.resummoned.rules.c500_zones import ways_to_play, zones
from rules_db.games.resummoned.rules.c700_effects import costs
from rules_db.games.resummoned.state import Activation, Card, Duel, Facing, Insert, Reason, Zone


def play(doing: Doing, step: Played) -> None:
    """Have a player play a card out of the hand, its cost included (504.3.R1), or summon, set or activate another."""
    for card in doing.cards(step):
        _play(doing, step, card)


def _play(doing: Doing, step: Played, card: Card) -> None:
    duel, facings_ = doing.duel, _facings_of_play(doing.duel, step, card)
    activation = Activation(card.id, 0, cards.controller_of(card) or doing.player)
    steps = costs.cost_steps(duel, card) if card.zone is Zone.HAND else ()
    payments = list(costs.ways_to_pay(duel, steps, activation, Reason.PLAY))
    if not payments or not facings_:
        return
    paying = _payment(doing, activation, payments)
    zone = zones.zone_for(properties.true_type(duel, card))
    meanwhile = replace(doing.meanwhile, leaving=costs.once_paid(paying).leaving)
    ways = zones.place_options(duel, card, activation.controller, zone, facings_, meanwhile)
    choice = Choice(activation.controller, "place", "504.3", ways, about=card.id)
    way = doing.placed(choice, activation.controller, zone)
    doing.moment.afterwards(playing.begin_play, duel, doing.trace, activation, steps, paying, way, "504.3")


def _payment(doing: Doing, activation: Activation, payments: list[tuple[str, ...]]) -> tuple[str, ...]:
    texts = [" and ".join(each) or "nothing" for each in payments]
    chosen = doing.answers.ask_one(Choice(activation.controller, "pay", "702.1", texts, about=activation.card))
    return payments[texts.index(chosen)]


def _facings_of_play(duel: Duel, step: Played, card: Card) -> tuple[Facing, ...]:
    """How a card can come that an effect has played: a Spell face-up, a Trap face-down, a monster as the text says."""
    card_type = properties.true_type(duel, card)
    ways = {"summon": ways_to_play.is_summoning, "set": ways_to_play.is_setting, "activate": ways_to_play.is_activating}
    is_wanted = ways.get(step.way)
    return tuple(
        facing
        for facing in Facing
        if not monsters.spell_stays_face_up(card_type, facing)
        and not monsters.trap_is_played_face_down(card_type, facing)
        and (is_wanted is None or is_wanted(card_type, facing))
    )


def make(doing: Doing, step: Made) -> None:
    """Make a token that stands for an insert; it belongs to the controller of the source (300.2.R1)."""
    duel, insert = doing.duel, doing.duel.inserts.get(step.insert)
    if insert is None:
        return
    zone = zones.zone_for(cards.printed_type(insert))
    token = Card("", doing.player, insert)
    token.zone, token.keeper = Zone.NOWHERE, doing.player
    name = _next_name(doing, step.insert)
    doing.moment.made.append(name)
    ways = zones.place_options(duel, token, doing.player, zone, facings(duel, "", token), doing.meanwhile)
    way = doing.placed(Choice(doing.player, "place", "505.5", ways, about=name), doing.player, zone)
    doing.moment.then(_bring_in, doing, name, insert, zone, way)


def _next_name(doing: Doing, insert: str) -> str:
    same = [each for each in (*doing.duel.cards, *doing.moment.made) if each == insert or each.startswith(f"{insert} ")]
    return f"{insert} {len(same) + 1}" if same else insert


def _bring_in(doing: Doing, name: str, insert: Insert, zone: Zone, way: str) -> None:
    facing, position, column = zones.read_place(way)
    setup.add_card(doing.duel, name, doing.player, insert, token=True)
    move = moving.Move(name, zone, "made", "300.1", doing.player, column, facing, position)
    moving.move_all(doing.duel, doing.trace, [move], doing.answers)
    if facing is Facing.UP:
        playing.arrives_face_up(doing.duel, doing.duel.cards[name])


def _played(filled: Filled) -> Played:
    return Played("play", filled["card"], way=filled["way"])


def _made(filled: Filled) -> Made:
    return Made("make", insert=filled["insert"])


ENTRIES: tuple[Verb[Act, Payment], ...] = (
    Verb("play", (("{way:way_of_play} {card:one_card}", _played),), play, traits=(Trait.MOVES,)),
    Verb("make", (("make {insert}", _made),), make, traits=(Trait.MAKES,)),
)
