"""The ways to play a card that hold where no chapter brings its own, and the actions of every game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from rules_db.engine.kernel import MalformedAction, Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import flow, hooks, kinds
from rules_db.games.cgs.actions import values as act
from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.actions.wording import besides, card, thing, unlisted
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing import activating, values
from rules_db.games.cgs.card_text.gained import effects_of
from rules_db.games.cgs.card_text.inspecting import aims_at_queue
from rules_db.games.cgs.card_text.said.limits.limiting import comes_of_itself
from rules_db.games.cgs.doing.course import ending, queue
from rules_db.games.cgs.doing.playing import playing, saying
from rules_db.games.cgs.doing.uno import calls
from rules_db.games.cgs.doing.yugioh.responding import why_not_respond
from rules_db.games.cgs.doing.zones import belonging, putting
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.kinds import Role, is_short_term, is_summon
from rules_db.games.cgs.rules.c5_cards import backrow, costs
from rules_db.games.cgs.rules.c7_summon_properties import timing
from rules_db.games.cgs.rules.c8_queue import joining, priority, resolving
from rules_db.games.cgs.state import Card, Item, Table, Task
from rules_db.games.cgs.words import PLACES, Game, Zone


def zone_of(card_: Card) -> Zone:
    """Where a card is played: summon before resource before backrow (5.7.7)."""
    kind = belonging.kind_of(card_)
    if kind.role is not Role.BACKROW:
        return kind.zone
    if any(lies(card_) for lies in kinds.BENEATH):
        return Zone.ATTACHED
    return Zone.FIELD if backrow.goes_to_field_zone(kind.zone is Zone.FIELD) else backrow.where_backrow_cards_go()


def offered(table: Table, card_: Card, player: str, zone: Zone, is_face_down: bool = False) -> Iterator[Play]:
    """The play to the first free zone of a kind."""
    if zone not in PLACES:
        yield act.play(player, card_.id, zone, 0, is_face_down)
    elif free := putting.free_places(table, player, zone):
        yield act.play(player, card_.id, zone, free[0], is_face_down)


def aimed(table: Table, card_: Card, play: Play) -> Iterator[Play]:
    """The play with every choice of targets."""
    place = activating.place_of_played(card_)
    if place is None or is_summon(card_):
        yield play
        return
    effect, by = effects_of(card_)[place], Item("effect", card_.id, play.player, effect=place)
    for targets in activating.ways_to_aim(table, effect, by):
        yield replace(play, targets=targets) if targets else play


def _why_not_there(table: Table, card_: Card, play: Play) -> Refusal | None:
    if not playing.holds(table, card_, play.player):
        return book.refuse("4.4.1", card=card_.id, zone=str(card_.zone))
    return None if play.zone is zone_of(card_) else book.refuse("8.1.7", card=card_.id, zone=str(play.zone))


def _arrives(table: Table, trace: Trace, item: Item) -> None:
    playing.put(table, trace, item, "8.1.3")


GENERAL = hooks.way(
    hooks.Way(
        name="play",
        fits=lambda table, card_, play: not play.is_face_down,
        offers=lambda table, card_, player: offered(table, card_, player, zone_of(card_)),
        aims=aimed,
        is_fallback=True,
        why_not=_why_not_there,
        cost=lambda table, card_, play: costs.mana_of(card_),
        is_fast=playing.is_fast,
        arrives=_arrives,
        place=99,
    )
)

SET = hooks.way(
    hooks.Way(
        name="Set",
        fits=lambda table, card_, play: play.is_face_down,
        offers=lambda table, card_, player: offered(table, card_, player, zone_of(card_), True),
        offers_for=lambda card_: card_.printed.game is Game.YUGIOH,
        why_not=_why_not_there,
        arrives=_arrives,
        place=99,
    )
)


@hooks.speed("creature")
def _has_flash(table: Table, card_: Card) -> bool:
    """A creature with flash may be played at any time; all others are slow."""
    return values.has_keyword(table, card_, "flash")


def _no_refusal(table: Table, action: act.Action) -> Refusal | None:
    return None


_ZONES = "|".join(sorted((str(each) for each in Zone), key=len, reverse=True))
_BESIDES = r"(?: targeting (?P<targets>.+?))?(?: as (?P<said>.+))?"
_HOW = (
    rf" (?P<card>.+?)(?: (?:in|on)?to (?:the )?(?P<zone>{_ZONES})(?: (?P<place>\d))?)?(?: on(?:to)? (?P<on>.+?))?"
    rf"(?: (?:with|using|(?:by )?tributing) (?P<using>.+?))?{_BESIDES}"
)
_SUMMONS = "summons|(?:Normal|Tribute|Special|Synchro|Xyz|Link) Summons"
_PLAYS = rf"(?P<player>.+?) (?P<verb>plays|Sets|casts|banks|{_SUMMONS}){_HOW}"
_ACTIVATES = rf"(?P<player>.+?) (?P<verb>activates){_HOW}"
_ONTO = "(?P<zone>)(?P<place>)(?P<using>)"
_EVOLVES = rf"(?P<player>.+?) (?P<verb>evolves) (?P<on>.+?) into (?P<card>.+?){_ONTO}{_BESIDES}"
_ATTACHES = rf"(?P<player>.+?) (?P<verb>attaches) (?P<card>.+?) to (?P<on>.+?){_ONTO}{_BESIDES}"
"""A card that is played onto another, in the words of Pokémon."""


def _print_play(action: Play) -> str:
    verb = "Sets" if action.is_face_down else "plays"
    place = f" {action.place}" if action.place else ""
    text = f"{action.player} {verb} {action.card} to the {action.zone}{place}"
    return text + besides(action.on, action.using, action.targets, action.said)


def _read_card_activated(table: Table, found: re.Match[str]) -> act.Action | None:
    """Yu-Gi-Oh! players activate a Spell from the hand; a card with an effect that works there activates that."""
    it = table.cards.get(found["card"])
    if it is None or it.zone is not Zone.HAND or kinds.kinds_of(it.printed)[0].role is not Role.BACKROW:
        return None
    works_there = any(effect.zone == Zone.HAND for _, effect in activating.activatable(it))
    return None if works_there else _read_play(table, found)


def _comes_by(table: Table, name: str) -> int:
    """Which effect of a card in a hand Special Summons that card itself, from 1; 0 for none."""
    it = table.cards.get(name)
    effects_ = effects_of(it) if it is not None and it.zone is Zone.HAND else ()
    return next((place for place, each in enumerate(effects_, 1) if comes_of_itself(each)), 0)


def _read_play(table: Table, found: re.Match[str]) -> act.Action:
    """A play may leave out the zone, or its number: the first that is offered."""
    player, name, down = found["player"], card(table, found["card"]), found["verb"] == "Sets"
    on = thing(table, found["on"]) if found["on"] else ""
    using = tuple(card(table, each) for each in unlisted(table, found["using"] or ""))
    targets = tuple(thing(table, each) for each in unlisted(table, found["targets"] or ""))
    if on and not targets and not down and is_short_term(table.cards[name]):
        on, targets = "", (on,)
    elif targets and not on and not down and _is_host(table, player, name, targets):
        (on,), targets = targets, ()
    if found["verb"] == "Special Summons" and (effect := _comes_by(table, name)):
        return act.Activate(player, name, effect, targets, using, found["said"] or "")
    elsewhere = Zone.BANK if found["verb"] == "banks" else Zone.NOWHERE
    zone, place = Zone(found["zone"] or elsewhere), int(found["place"] or 0)
    if zone is Zone.NOWHERE or (zone in PLACES and not found["place"]):
        zone, place = _first(table, Play(player, name, zone, 0, on, down, using))
    said = found["said"] or ""
    color = next((each for each in table.cards[name].printed.colors if each.casefold() == said.casefold()), said)
    return Play(player, name, zone, place, on, down, using, targets, color)


def _is_host(table: Table, player: str, name: str, targets: tuple[str, ...]) -> bool:
    """Whether a card is played onto what is called its target, as Equip Spells and Auras are."""
    offers = (offer for _, offer in _bare(table, table.cards[name], player))
    return any((each.on,) == targets for each in offers)


def _bare(table: Table, card_: Card, player: str) -> Iterator[tuple[hooks.Way, Play]]:
    """The plays of a card that its ways offer, before anything is aimed."""
    return ((way, each) for way in hooks.ways_for(card_).offering for each in way.offers(table, card_, player))


def _first(table: Table, play: Play) -> tuple[Zone, int]:
    """The first zone that is offered for such a play, with these materials if there is one; banking is always said."""
    card_ = table.cards[play.card]
    offers = [each for way, offer in _bare(table, card_, play.player) for each in way.aims(table, card_, offer)]
    fitting = [each for each in offers if each.is_face_down == play.is_face_down and play.on in ("", each.on)]
    if play.zone is not Zone.NOWHERE:
        fitting = [each for each in fitting if each.zone is play.zone]
    elif zone_of(card_) is not Zone.BANK:
        fitting = [each for each in fitting if each.zone is not Zone.BANK]
    fitting.sort(key=lambda each: {*each.using} != {*play.using})
    if fitting:
        return fitting[0].zone, fitting[0].place
    zone = zone_of(card_) if play.zone is Zone.NOWHERE else play.zone
    free = putting.free_places(table, play.player, zone) if zone in PLACES else []
    return zone, free[0] if free else 0


def _play(table: Table, trace: Trace, action: Play) -> None:
    table.agenda.append(Task("settle"))
    is_in_hand = table.cards[action.card].zone is Zone.HAND
    playing.play(table, trace, action)
    if is_in_hand:
        calls.plays_from_hand(table, action.player, action.card)


hooks.deed(
    hooks.Deed(
        kind=act.Pass,
        prints=lambda action: f"{action.player} passes",
        reads=((r"(?P<player>.+?) passes", lambda table, found: act.Pass(found["player"])),),
        options=lambda table, player: (act.Pass(player),),
        why_not=_no_refusal,
        does=lambda table, trace, action: flow.pass_on(table, trace, action.player),
    )
)
hooks.deed(
    hooks.Deed(
        kind=act.GiveUp,
        prints=lambda action: f"{action.player} gives up",
        reads=((r"(?P<player>.+?) gives up", lambda table, found: act.GiveUp(found["player"])),),
        options=lambda table, player: (),
        why_not=_no_refusal,
        does=lambda table, trace, action: ending.give_up(table, trace, action.player),
    )
)
hooks.deed(
    hooks.Deed(
        kind=Play,
        prints=_print_play,
        reads=(*((each, _read_play) for each in (_PLAYS, _EVOLVES, _ATTACHES)), (_ACTIVATES, _read_card_activated)),
        options=playing.options,
        prospects=lambda table, player: playing.options(table, player, are_timely=True),
        why_not=playing.why_not,
        does=_play,
    )
)


def _read_activate(table: Table, found: re.Match[str]) -> act.Action | None:
    """Without a number, the first effect of the card that is there to be activated; a Set card is flipped instead.

    A loyalty ability goes by what it changes: 'Ann activates Ruth's -2'.
    """
    name = card(table, found["card"])
    it = table.cards.get(name)
    if it is not None and it.is_face_down and not is_summon(it) and "'s effect" not in found[0]:
        return None
    own = activating.activatable(it) if it is not None else ()
    if found["loyalty"]:
        change = int(found["loyalty"].replace("−", "-"))
        own = tuple(each for each in own if (each[1].kind, each[1].loyalty) == ("loyalty", change))
        if not own:
            raise MalformedAction(f"{name} has no loyalty ability {found['loyalty']}")
    places = [place + 1 for place, _ in own]
    return act.Activate(
        found["player"],
        name,
        int(found["effect"] or (places or [1])[0]),
        tuple(thing(table, each) for each in unlisted(table, found["targets"] or "")),
        tuple(card(table, each) for each in unlisted(table, found["using"] or "")),
        found["said"] or "",
    )


def _print_activate(action: act.Activate) -> str:
    which = f" {action.effect}" if action.effect > 1 else ""
    return f"{action.player} activates {action.card}'s effect{which}" + besides(
        "", action.using, action.targets, action.said
    )


def _why_not_activate(table: Table, action: act.Activate) -> Refusal | None:
    card_ = table.cards[action.card]
    if action.effect < 1:
        return book.refuse("8.1.5", card=card_.id, effect=action.effect)
    for check in hooks.ACTIVATIONS.at():
        if refusal := check(table, card_, action):
            return refusal
    return (
        priority.is_limited(table, card_)
        or playing.why_not_now(table, action.player, effects().is_fast(table, action))
        or _why_not_in_battle(table, card_, action)
        or saying.why_not_said(card_, action.said, mana=effects().mana_of(table, action))
        or effects().why_not(table, action)
        or why_not_respond(table, card_)
        or resolving.answers_the_last(table, card_, action.targets, aims_at_queue(card_.printed.text))
    )


def _why_not_in_battle(table: Table, card_: Card, action: act.Activate) -> Refusal | None:
    """Why an effect of a summon may not be activated in this phase (7.4.4, 7.4.5)."""
    if not is_summon(card_):
        return None
    text, turned, changes = effects().about(card_, action.effect)
    is_related = timing.names_battle(text) or timing.changes_stat(changes) or timing.turns_summon(turned)
    return timing.is_outside_battle(table, card_, timing.may_be_in_battle(is_related))


def _activate(table: Table, trace: Trace, action: act.Activate) -> None:
    table.agenda.append(Task("settle"))
    if not all(each(table, trace, action) for each in hooks.TAKES_PLACE.at()):
        return
    item, waits = effects().activate(table, trace, action), joining.activated_joins()
    if item is None:
        return
    if waits:
        queue.join(table, trace, item, "8.1.5")
    else:
        table.agenda.append(Task("effect", item=item))


hooks.deed(
    hooks.Deed(
        kind=act.Activate,
        prints=_print_activate,
        reads=(
            (
                r"(?P<player>.+?) activates (?P<card>.+?)"
                r"(?:'s (?:(?:effect|[Aa]bility)(?: (?P<effect>\d+))?|(?P<loyalty>[+−-]?\d+)(?: ability)?))?"
                r"(?: with (?P<using>.+?))?(?: targeting (?P<targets>.+?))?(?: as (?P<said>.+))?",
                _read_activate,
            ),
        ),
        options=lambda table, player: effects().options(table, player),
        why_not=_why_not_activate,
        does=_activate,
        makes_mana=lambda table, action: effects().mana_of(table, action),
    )
)
