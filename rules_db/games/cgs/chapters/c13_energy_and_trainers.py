"""How Energies and Trainers are played, and what Energies pay for."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.engine.choices import Answers
from rules_db.engine.kernel import Event, Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks, kinds
from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.chapters.general import aimed, offered
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.course.turns import TURN_BEGAN
from rules_db.games.cgs.doing.playing import energy as mana
from rules_db.games.cgs.doing.playing import limits, playing
from rules_db.games.cgs.doing.zones import giving_way, hosting, moving, putting
from rules_db.games.cgs.doing.zones.presence import controlled_by, is_in_play
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.kinds import is_of, is_summon
from rules_db.games.cgs.rules.c8_queue import joining, special_actions
from rules_db.games.cgs.rules.c13_energy_and_trainers import energy, stadiums, tools, trainers
from rules_db.games.cgs.rules.c15_uno import cards_on_pile
from rules_db.games.cgs.rules.c15_uno import playing as uno
from rules_db.games.cgs.state import Card, Item, Table, Task
from rules_db.games.cgs.words import ON_FIELD, Zone

ITEM, SUPPORTER = "Item", "Supporter"
TRAINERS = (ITEM, SUPPORTER, tools.TOOL, stadiums.STADIUM)
LIMITED = {energy.ENERGY: energy.is_only_energy, SUPPORTER: trainers.is_only_supporter,
           stadiums.STADIUM: stadiums.is_only_stadium}  # fmt: skip
"""What is played once in a turn."""

DEEDS = {energy.ENERGY: "attach Energy", SUPPORTER: "play Supporters", stadiums.STADIUM: "play Stadiums"}
"""What texts call it that they let players do more often."""

kinds.TERMS[ITEM] = trainers.item_is_short_term
kinds.TERMS[SUPPORTER] = trainers.supporter_is_short_term
kinds.TERMS[tools.TOOL] = tools.tool_is_short_term
kinds.TERMS[stadiums.STADIUM] = stadiums.stadium_is_short_term
hooks.SPEEDS[energy.ENERGY] = lambda table, card: not energy.is_slow()
for _type in TRAINERS:
    hooks.SPEEDS[_type] = lambda table, card: not trainers.are_slow()
hooks.MANA.hang()(mana.for_card)


def _limit(type_: str, player: str) -> str:
    return f"{type_}/{player}"


@hooks.PLAY_CHECKS.hang(place=20)
def _keeps_limits(table: Table, card: Card, play: Play) -> Refusal | None:
    """What holds for every play of such a card, onto the Uno pile too (15.3.16, 15.3.17)."""
    is_onto_pile = play.zone is Zone.UNO_PILE
    for type_, rule in LIMITED.items() if not is_onto_pile or uno.keeps_limits() else ():
        if not is_of(card, type_) or play.is_face_down:
            continue
        more = effects().more_often(table, DEEDS[type_], play.player, card)
        if refusal := rule(card, max(limits.used(table, _limit(type_, play.player)) - more, 0)):
            return refusal
    if is_onto_pile and not uno.keeps_bans():
        return None
    if is_of(card, SUPPORTER):
        return trainers.waits_for_second_turn(table, card, play.player)
    if is_of(card, stadiums.STADIUM):
        return stadiums.has_another_name(card, in_play(table))
    return None


def _count(table: Table, card: Card, player: str) -> None:
    for type_ in LIMITED:
        if is_of(card, type_):
            limits.use(table, _limit(type_, player))


@hooks.ANSWERS.hang("played")
def _played_onto_pile(table: Table, trace: Trace, event: Event) -> None:
    """A card that is played onto the Uno pile counts for the limits (15.3.16)."""
    if event.get("zone") == str(Zone.UNO_PILE) and uno.keeps_limits():
        _count(table, table.cards[str(event.get("card"))], event.who)


@hooks.DUTIES.hang(TURN_BEGAN, 10)
def _restore(table: Table, trace: Trace, answers: Answers) -> None:
    mana.restore(table, trace)


def _is_played(play: Play) -> bool:
    return not play.is_face_down and play.zone is not Zone.UNO_PILE


def _recipients(table: Table, card: Card, player: str) -> Iterator[Play]:
    if energy.is_resource(card):
        for host in controlled_by(table, player):
            if energy.is_in_play(table, host):
                yield Play(player, card.id, Zone.ATTACHED, on=host.id)


def _why_not_energy(table: Table, card: Card, play: Play) -> Refusal | None:
    if not playing.holds(table, card, play.player) or not energy.is_resource(card):
        return book.refuse("4.4.1", card=card.id, zone=str(card.zone))
    host = energy.recipient(play.on)
    if host not in table.cards:
        return book.refuse("13.1.2", card=card.id, to=play.on)
    if play.zone is not Zone.ATTACHED:
        return book.refuse("8.1.7", card=card.id, zone=str(play.zone))
    return energy.is_attached_to_own_card(table, card, table.cards[host], play.player)


def _lie_with(table: Table, card: Card, host: Card, player: str) -> None:
    putting.lie_with(table, card, host, player)
    if host.zone is Zone.UNO_PILE and cards_on_pile.energy_lies_on_pile():
        table.shared[Zone.UNO_PILE].append(card.id)


def _energy_hosts(table: Table, card: Card, player: str) -> list[str]:
    """What an Energy that an effect brings into play can be attached to."""
    there = [each for each in controlled_by(table, player) if energy.recipient(each.id)]
    return [each.id for each in there if energy.is_attached_to_own_card(table, card, each, player) is None]


def _tool_hosts(table: Table, card: Card, player: str) -> list[str]:
    return [
        each.id
        for each in controlled_by(table, player)
        if energy.is_in_play(table, each)
        and tools.is_attached_to_own_summon(card, each, player) is None
        and tools.is_only_tool(table, card, each) is None
    ]


hosting.ATTACHMENTS += [
    hosting.Attachment(lambda card: is_of(card, energy.ENERGY), _energy_hosts, "13.1.2", _lie_with),
    hosting.Attachment(lambda card: is_of(card, tools.TOOL), _tool_hosts, "13.3.3", is_alone=True),
]


def _attach(table: Table, trace: Trace, item: Item) -> None:
    """An Energy comes to lie beneath its recipient, if that is still there."""
    card, host = table.cards[item.card], table.cards[item.on]
    if not energy.is_in_play(table, host):
        moving.discard(table, trace, [card.id], "13.1.2")
        return
    _count(table, card, item.player)
    _lie_with(table, card, host, item.player)
    facts = {"card": card.id, "zone": str(Zone.ATTACHED), "facing": "face-up", "host": host.id}
    event = happenings.happen(table, trace, "played", "13.1.2", item.player, **facts, way=item.way)
    with trace.because(event):
        happenings.happen(table, trace, "entered", "13.1.2", item.player, **facts)
        happenings.happen(
            table, trace, "attached", "13.1.2", item.player, card=card.id, host=host.id, **{"from": "hand"}
        )


for _name, _special in (("Energy", True), ("Energy by the Queue", False)):
    hooks.way(
        hooks.Way(
            name=_name,
            takes=lambda card: is_of(card, energy.ENERGY),
            fits=lambda table, card, play, special=_special: (  # type: ignore[misc]
                _is_played(play) and special_actions.is_resource(card) == special
            ),
            offers=_recipients,
            offers_for=lambda card, special=_special: special,  # type: ignore[misc]
            why_not=_why_not_energy,
            arrives=_attach,
            is_fast=playing.is_fast,
            is_special=_special,
            place=30,
        )
    )


def in_play(table: Table) -> list[Card]:
    """All Stadiums in play; that of the Sane Dealer is none of them, nor is any before the game (17.5.5, 17.4.6)."""
    cards = (card for card in table.cards.values() if is_of(card, stadiums.STADIUM) and not card.is_face_down)
    there = [card for card in cards if card.zone in ON_FIELD and energy.is_in_play(table, card)]
    return [card for card in there if card.zone is not Zone.DEALERS_ZONE or is_in_play(table, card)]


def _zone(card: Card) -> Zone:
    return stadiums.where_stadiums_go() if is_of(card, stadiums.STADIUM) else trainers.where_trainers_go()


def _own_stadiums(table: Table, player: str) -> list[Card]:
    return [each for each in in_play(table) if each.zone is Zone.FIELD and each.player == player]


def _room(table: Table, card: Card, play: Play) -> list[int]:
    is_stadium = is_of(card, stadiums.STADIUM) and play.zone is Zone.FIELD
    return list(stadiums.room_beside(_own_stadiums(table, play.player))) if is_stadium else []


def _plays(table: Table, card: Card, player: str) -> Iterator[Play]:
    """Tools onto each summon, all other Trainers to the first free zone."""
    plays = list(offered(table, card, player, _zone(card)))
    if not plays and is_of(card, stadiums.STADIUM) and _own_stadiums(table, player):
        plays = [Play(player, card.id, Zone.FIELD, 1)]
    for play in plays:
        if not is_of(card, tools.TOOL):
            yield play
            continue
        for host in controlled_by(table, player):
            if is_summon(host) and energy.is_in_play(table, host):
                yield Play(player, card.id, play.zone, play.place, on=host.id)


def _why_not_trainer(table: Table, card: Card, play: Play) -> Refusal | None:
    if not playing.holds(table, card, play.player):
        return book.refuse("4.4.1", card=card.id, zone=str(card.zone))
    if play.zone is not _zone(card):
        return book.refuse("8.1.7", card=card.id, zone=str(play.zone))
    if not is_of(card, tools.TOOL):
        return None
    if refusal := tools.is_attached(card, play.on):
        return refusal
    host = table.cards.get(play.on)
    if host is None or not energy.is_in_play(table, host):
        return book.refuse("13.3.3", card=card.id, to=play.on) if play.on else None
    free = putting.free_places(table, play.player, play.zone)
    return (
        tools.is_attached_to_own_summon(card, host, play.player)
        or tools.is_only_tool(table, card, host)
        or joining.chosen_zone(play.zone, play.place, free)
    )


def _old_stadiums(table: Table, card: Card, player: str, is_set: bool) -> list[Card]:
    """Those that make room for a Stadium that an effect brings (13.4.5.b)."""
    own = _own_stadiums(table, player) if is_of(card, stadiums.STADIUM) and not is_set else []
    return list(stadiums.giving_way(own)) if stadiums.room_beside(own) else []


giving_way.SORTS.append(giving_way.Sort(_old_stadiums, "13.4.5"))


def _begins(table: Table, trace: Trace, item: Item) -> None:
    _count(table, table.cards[item.card], item.player)


def _arrives(table: Table, trace: Trace, item: Item) -> None:
    card = table.cards[item.card]
    if is_of(card, stadiums.STADIUM) and item.zone is Zone.FIELD:
        own = [each.id for each in stadiums.giving_way(_own_stadiums(table, item.player))]
        moving.discard(table, trace, own, "13.4.5")
    playing.put(table, trace, item, "8.1.3")
    if is_of(card, tools.TOOL) and item.on:
        _attach_tool(table, trace, card, table.cards[item.on], item.player)


def _attach_tool(table: Table, trace: Trace, card: Card, host: Card, player: str) -> None:
    """A Tool without its summon, or with one that has got another Tool meanwhile, is discarded."""
    if not energy.is_in_play(table, host) or tools.is_attached_to_own_summon(card, host, player):
        moving.discard(table, trace, [card.id], "13.3.3")
    elif tools.is_only_tool(table, card, host):
        moving.discard(table, trace, [card.id], "13.3.5")
    else:
        putting.attach(table, card, host)
        happenings.happen(table, trace, "attached", "13.3.3", player, card=card.id, host=host.id, **{"from": "hand"})


@hooks.ANSWERS.hang("entered")
def _stadium_enters(table: Table, trace: Trace, event: Event) -> None:
    """Every other Stadium is discarded when one comes into play (13.4.5)."""
    _give_way(table, trace, table.cards[str(event.get("card"))])


@hooks.ANSWERS.hang("revealed")
def _stadium_is_revealed(table: Table, trace: Trace, event: Event) -> None:
    """One of the True Dealer comes into play too, as soon as all cards of its action lie there (17.5.10)."""
    if event.get("zone") and is_of(table.cards[str(event.get("card"))], stadiums.STADIUM):
        table.agenda.append(Task("Stadium", data=[str(event.get("card"))]))


@hooks.task("Stadium")
def _revealed_stadium_is_in_play(table: Table, trace: Trace, task: Task) -> None:
    card = table.cards[task.data[0]]
    if card in in_play(table):
        _give_way(table, trace, card)


def _give_way(table: Table, trace: Trace, card: Card) -> None:
    if not is_of(card, stadiums.STADIUM) or card.is_face_down:
        return
    others = [each for each in in_play(table) if each.id != card.id]
    if not stadiums.whoever_controls_it():
        others = [each for each in others if each.controller == card.controller]
    moving.discard(table, trace, [each.id for each in stadiums.giving_way(others)], "13.4.5")


hooks.way(
    hooks.Way(
        name="Trainer",
        takes=lambda card: is_of(card, *TRAINERS),
        fits=lambda table, card, play: _is_played(play),
        offers=_plays,
        aims=lambda table, card, play: (play,) if is_of(card, tools.TOOL) else aimed(table, card, play),
        why_not=_why_not_trainer,
        begins=_begins,
        arrives=_arrives,
        is_fast=playing.is_fast,
        room=_room,
        place=31,
    )
)
