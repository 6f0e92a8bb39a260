"""What effects are made of: one function a verb. Each asks all its choices before it changes anything."""

from __future__ import annotations

from collections.abc import Callable

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.trace import Trace
from rules_db.games.resummoned import happenings, life_points, moving, playing, properties, setup
from rules_db.games.resummoned.card_text import conditions
from rules_db.games.resummoned.card_text.model import Op, Selector
from rules_db.games.resummoned.rules.c100_prerequisites import ending
from rules_db.games.resummoned.rules.c200_players import players
from rules_db.games.resummoned.rules.c300_cards import cards
from rules_db.games.resummoned.rules.c400_monsters import monsters
from rules_db.games.resummoned.rules.c500_zones import discarding, drawing, zone_kinds, zones
from rules_db.games.resummoned.rules.c500_zones.ways_to_play import is_activating, is_setting, is_summoning
from rules_db.games.resummoned.rules.c700_effects import costs, equip, negation, targeting
from rules_db.games.resummoned.state import Card, Duel, Facing, Lasting, Link, Target, Zone, effect_of

RULE = "700.3"


def carry_out(duel: Duel, trace: Trace, link: Link, answers: Answers) -> None:
    """Carry out one step of an effect that is resolving."""
    op = effect_of(duel, link).ops[link.at]
    VERBS[op.verb](duel, trace, op, link, answers)


def people(duel: Duel, op: Op, link: Link) -> list[str]:
    """The players that a step is about."""
    if op.what is not None and op.what.kind == "player":
        return [each.id for each in targets(duel, link) if each.id in duel.players]
    if op.who == "opponent":
        return [each for each in duel.alive() if each in players.opponents_of(duel, link.controller)]
    return conditions.people(duel, op.who, link)


def targets(duel: Duel, link: Link) -> list[Target]:
    return targeting.targets_of_step(effect_of(duel, link), link, link.at)


def objects(duel: Duel, op: Op, link: Link, answers: Answers) -> list[Card]:
    """The cards that a step is about; asks where its player has to choose."""
    what = op.what or Selector("this")
    if op.what is not None and targeting.is_targeted(op):
        return [duel.cards[each.id] for each in targets(duel, link) if each.id in duel.cards]
    if what.pick in ("it", "that", "this"):
        named = {"it": link.it, "this": link.card, "that": link.targets[0].id if link.targets else ""}[what.pick]
        return [duel.cards[named]] if named in duel.cards and duel.cards[named].zone is not Zone.NOWHERE else []
    found = conditions.found(duel, what, link)
    if op.verb == "tribute":
        found = [card for card in found if costs.may_tribute(card, link.controller) or what.of == "opponent"]
    if what.pick == "all":
        return found
    names = [card.id for card in found]
    least = 0 if what.up_to else min(what.count, len(names))
    choice = Choice(link.controller, "choose", RULE, names, least, what.count, link.card)
    return [duel.cards[each] for each in answers.ask(choice)]


def deal_damage(duel: Duel, trace: Trace, op: Op, link: Link, answers: Answers) -> None:
    points = properties.amount_of(duel, op.amount, link)
    for name in people(duel, op, link):
        life_points.damage(duel, trace, name, points, RULE)


def gain_life(duel: Duel, trace: Trace, op: Op, link: Link, answers: Answers) -> None:
    points = properties.amount_of(duel, op.amount, link)
    for name in people(duel, op, link):
        life_points.gain(duel, trace, name, points, RULE)


def pay_life(duel: Duel, trace: Trace, op: Op, link: Link, answers: Answers) -> None:
    points = properties.amount_of(duel, op.amount, link)
    for name in people(duel, op, link):
        players.change_life_points(duel, name, -points)
        happenings.happen(duel, trace, "paid", RULE, name, points=points)


def destroy(duel: Duel, trace: Trace, op: Op, link: Link, answers: Answers) -> None:
    names = [card.id for card in objects(duel, op, link, answers)]
    moving.destroy(duel, trace, names, "502.1", answers, link.controller)


def banish(duel: Duel, trace: Trace, op: Op, link: Link, answers: Answers) -> None:
    found = objects(duel, op, link, answers)
    moves = [discarding.banishing(card.id, link.controller) for card in found]
    moving.move_all(duel, trace, [move for move in moves if move], answers)


def draw(duel: Duel, trace: Trace, op: Op, link: Link, answers: Answers) -> None:
    count = properties.amount_of(duel, op.amount, link)
    lost = drawing.draw(duel, trace, [(name, count) for name in people(duel, op, link)], "501.3")
    if lost:
        ending.settle(duel, trace, lost)


def discard(duel: Duel, trace: Trace, op: Op, link: Link, answers: Answers) -> None:
    moves = [discarding.discarding(card, name) for card, name in _discarded(duel, op, link, answers)]
    moving.move_all(duel, trace, [move for move in moves if move], answers)


def _discarded(duel: Duel, op: Op, link: Link, answers: Answers) -> list[tuple[str, str]]:
    """The cards and who discards them: those that the step names, or as many as their players choose."""
    if op.what is not None:
        return [(card.id, card.keeper) for card in objects(duel, op, link, answers) if card.zone is Zone.HAND]
    found = []
    for name in people(duel, op, link):
        hand = duel.players[name].hand
        count = min(properties.amount_of(duel, op.amount, link), len(hand))
        choice = Choice(name, "discard", "504.4", list(hand), count, count, link.card)
        found += [(card, name) for card in answers.ask(choice)]
    return found


def excavate(duel: Duel, trace: Trace, op: Op, link: Link, answers: Answers) -> None:
    for name in people(duel, op, link):
        link.excavated = list(drawing.excavated(duel, name, properties.amount_of(duel, op.amount, link)))
        duel.shown = list(link.excavated)
        trace.emit("excavated", "501.4", name, cards=list(link.excavated))


def move(duel: Duel, trace: Trace, op: Op, link: Link, answers: Answers) -> None:
    """Move cards to a zone. Onto the field it is the controller of the source who chooses how they come."""
    found = objects(duel, op, link, answers)
    if op.to not in ("field", "opponent"):
        if goal := zone_kinds.zone_named(op.to):
            bottom = op.to.startswith("bottom")
            moves = [moving.Move(each.id, goal, "moved", RULE, bottom=bottom, who=link.controller) for each in found]
            moving.move_all(duel, trace, moves, answers)
        return
    keeper = _keeper(duel, op, link)
    ways = [_onto_field(duel, op, link, card, keeper, answers) for card in found]
    onto = [each for each in ways if each is not None]
    moving.move_all(duel, trace, onto, answers)
    for each in onto:
        if each.facing is Facing.UP:
            playing.arrives_face_up(duel, duel.cards[each.card])


def play(duel: Duel, trace: Trace, op: Op, link: Link, answers: Answers) -> None:
    """Have a player play a card out of the hand, its cost included (504.3.R1), or summon, set or activate another."""
    for card in objects(duel, op, link, answers):
        facings = _facings_of_play(duel, op, card)
        player = cards.controller_of(card) or link.controller
        steps = costs.cost_steps(duel, card) if card.zone is Zone.HAND else ()
        link_of_costs = Link(card.id, 0, player)
        payments = list(costs.ways_to_pay(duel, steps, link_of_costs))
        if not payments or not facings:
            return
        texts = [" and ".join(each) or "nothing" for each in payments]
        chosen = answers.ask_one(Choice(player, "pay", "702.1", texts, about=card.id))
        paying = payments[texts.index(chosen)]
        zone = zones.zone_for(properties.true_type(duel, card))
        ways = zones.place_options(duel, card, player, zone, facings, costs.aside(paying))
        way = answers.ask_one(Choice(player, "place", "504.3", ways, about=card.id))
        costs.carry_out(duel, trace, steps, link_of_costs, paying, "702.1")
        playing.put_into_play(duel, trace, card, player, zones.read_place(way), "504.3")


def _facings_of_play(duel: Duel, op: Op, card: Card) -> tuple[Facing, ...]:
    """How a card can come that an effect has played: a Spell face-up, a Trap face-down, a monster as the text says."""
    card_type = properties.true_type(duel, card)
    ways = {"summon": is_summoning, "set": is_setting, "activate": is_activating}
    is_wanted = ways.get(op.property)
    return tuple(
        facing
        for facing in Facing
        if not monsters.spell_stays_face_up(card_type, facing)
        and not monsters.trap_is_played_face_down(card_type, facing)
        and (is_wanted is None or is_wanted(card_type, facing))
    )


def make(duel: Duel, trace: Trace, op: Op, link: Link, answers: Answers) -> None:
    """Make a token that stands for an insert; it belongs to the controller of the source (300.2.R1)."""
    insert = duel.inserts.get(op.value)
    if insert is None:
        return
    card_type = cards.printed_type(insert)
    same = [each for each in duel.cards if each == op.value or each.startswith(f"{op.value} ")]
    token = Card(f"{op.value} {len(same) + 1}" if same else op.value, link.controller, insert)
    token.zone, token.keeper = Zone.NOWHERE, link.controller
    ways = zones.place_options(duel, token, link.controller, zones.zone_for(card_type), _facings(duel, op, token))
    way = answers.ask_one(Choice(link.controller, "place", "505.5", ways, about=token.id))
    setup.add_card(duel, token.id, link.controller, insert, token=True)
    facing, position, column = zones.read_place(way)
    move = moving.Move(token.id, zones.zone_for(card_type), "made", "300.1", link.controller, column, facing, position)
    moving.move_all(duel, trace, [move], answers)
    if facing is Facing.UP:
        playing.arrives_face_up(duel, duel.cards[token.id])


def _keeper(duel: Duel, op: Op, link: Link) -> str:
    """On whose field: that of the controller of the source, or of the next opponent clockwise."""
    if op.to == "opponent":
        return next(iter(players.opponents_of(duel, link.controller)), link.controller)
    return link.controller


def _onto_field(duel: Duel, op: Op, link: Link, card: Card, keeper: str, answers: Answers) -> moving.Move | None:
    """A move onto the field, or within it; the chooser is the controller of the source (505.6.a, 506.3.a)."""
    inside = cards.in_field(card)
    card_type = properties.card_type(duel, card)
    zone = {"monster": Zone.MONSTER, "spell": Zone.SPELL_TRAP}.get(op.property, zones.zone_for(card_type))
    facings = _facings(duel, op, card)
    ways = zones.place_options(duel, card, keeper, zone, facings)
    if op.position:
        ways = [way for way in ways if op.position in way or "Position" not in way]
    if inside and card.position:
        ways = [way for way in ways if card.position in way or "Position" not in way]
    if not ways:
        return None
    way = answers.ask_one(Choice(link.controller, "place", "505.5", ways, about=card.id))
    facing, position, column = zones.read_place(way)
    return moving.Move(card.id, zone, "moved", RULE, keeper, column, facing, position, who=link.controller)


def _facings(duel: Duel, op: Op, card: Card) -> tuple[Facing, ...]:
    if card.facing is not None and cards.in_field(card):
        return (card.facing,)
    allowed = (Facing(op.facing),) if op.facing else zones.facings_by_effect()
    if properties.true_type(duel, card) == "Spell":
        kept = tuple(each for each in allowed if monsters.spell_stays_face_up("Spell", each) is None)
        return kept or (Facing.UP,)
    return allowed


def flip(duel: Duel, trace: Trace, op: Op, link: Link, answers: Answers) -> None:
    turn_over = playing.flip_down if op.facing == Facing.DOWN else playing.flip_up
    for card in objects(duel, op, link, answers):
        if cards.in_field(card) and card.facing != op.facing:
            turn_over(duel, trace, card, link.controller, RULE)


def turn(duel: Duel, trace: Trace, op: Op, link: Link, answers: Answers) -> None:
    for card in objects(duel, op, link, answers):
        if card.position is not None and (not op.position or card.position != op.position):
            playing.turn(duel, trace, card, link.controller, "407.2")


def negate(duel: Duel, trace: Trace, op: Op, link: Link, answers: Answers) -> None:
    """Negate the top effect of the Chain, or the effects of cards (708.2.R1)."""
    if op.what is not None and op.what.zone == "chain":
        if duel.chain and negation.can_be_negated(effect_of(duel, duel.chain[-1])):
            gone = duel.chain.pop()
            trace.emit("negated", "708.1", link.controller, card=gone.card)
        return
    _leave_behind(duel, trace, op, link, objects(duel, op, link, answers), "negated", "708.1")
    negation.take_off_negated(duel, trace)


def change(duel: Duel, trace: Trace, op: Op, link: Link, answers: Answers) -> None:
    _leave_behind(duel, trace, op, link, objects(duel, op, link, answers), "changed", RULE)


def prevent(duel: Duel, trace: Trace, op: Op, link: Link, answers: Answers) -> None:
    if op.what is not None:
        _leave_behind(duel, trace, op, link, objects(duel, op, link, answers), "prevented", RULE)
        return
    _remember(duel, op, link, targeting.as_targets(duel, people(duel, op, link)))
    trace.emit("prevented", RULE, link.controller, deed=op.property)


def _leave_behind(duel: Duel, trace: Trace, op: Op, link: Link, on: list[Card], kind: str, rule: str) -> None:
    _remember(duel, op, link, [Target(card.id, card.stay) for card in on])
    for card in on:
        happenings.happen(duel, trace, kind, rule, link.controller, card=card.id, property=op.property)


def _remember(duel: Duel, op: Op, link: Link, on: list[Target]) -> None:
    if on:
        amount = properties.amount_of(duel, op.amount, link)
        duel.lasting.append(
            Lasting(link.card, link.effect, link.at, link.controller, on, duel.turn, duel.tick(), amount)
        )
        properties.find_silent(duel)


def tribute(duel: Duel, trace: Trace, op: Op, link: Link, answers: Answers) -> None:
    found = objects(duel, op, link, answers)
    moves = [costs.tribute_move(duel, card.id, link.card, link.controller, RULE) for card in found]
    moving.move_all(duel, trace, [move for move in moves if move], answers)


def equip_card(duel: Duel, trace: Trace, op: Op, link: Link, answers: Answers) -> None:
    for host in objects(duel, op, link, answers):
        equip.equip_to(duel, trace, duel.cards[link.card], host)


def unequip_card(duel: Duel, trace: Trace, op: Op, link: Link, answers: Answers) -> None:
    for card in objects(duel, op, link, answers):
        if card.equipped_to:
            equip.unequip(duel, trace, card)


def win(duel: Duel, trace: Trace, op: Op, link: Link, answers: Answers) -> None:
    ending.settle(duel, trace, [], people(duel, op, link))


def lose(duel: Duel, trace: Trace, op: Op, link: Link, answers: Answers) -> None:
    ending.settle(duel, trace, [(name, RULE) for name in people(duel, op, link)])


def shuffle(duel: Duel, trace: Trace, op: Op, link: Link, answers: Answers) -> None:
    for name in people(duel, op, link):
        duel.chance.shuffle(duel.players[name].deck)
        trace.emit("shuffled", "102.2", name)


Verb = Callable[[Duel, Trace, Op, Link, Answers], None]


VERBS: dict[str, Verb] = {
    "damage": deal_damage, "gain": gain_life, "pay": pay_life, "destroy": destroy, "banish": banish, "draw": draw,
    "discard": discard, "excavate": excavate, "move": move, "flip": flip, "turn": turn, "negate": negate,
    "change": change, "prevent": prevent, "tribute": tribute, "equip": equip_card, "unequip": unequip_card,
    "play": play, "make": make, "win": win, "lose": lose, "shuffle": shuffle,
}  # fmt: skip
