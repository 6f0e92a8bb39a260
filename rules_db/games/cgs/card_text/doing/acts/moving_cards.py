"""destroy, sacrifice, exile, send, return, put, Special Summon, Set, take, exchange, create."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace

from rules_db.games.cgs.card_text.doing import activating, amounts, matching, permissions, standing
from rules_db.games.cgs.card_text.doing.acts.entering import (
    BY_MATERIALS,
    Entered,
    lay_down,
    position,
    put_into_play,
    tell,
)
from rules_db.games.cgs.card_text.doing.acts.of_kinds.regenerating import REGENERATED
from rules_db.games.cgs.card_text.doing.changes import controlling
from rules_db.games.cgs.card_text.doing.instead import altering, replacing
from rules_db.games.cgs.card_text.doing.paying import materials
from rules_db.games.cgs.card_text.doing.step import GENERAL, Doing, act, under
from rules_db.games.cgs.card_text.likeness import Gathered
from rules_db.games.cgs.card_text.model import Counted, Made, Moved, Paired, Step
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.card_text.said.vocabulary import EMBLEM, OWNED, WITH_ATTACHED
from rules_db.games.cgs.card_text.selecting import Selector
from rules_db.games.cgs.doing.conditions.counters import OUTRIGHT
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.yugioh import tributes
from rules_db.games.cgs.doing.yugioh.special_summons import SPECIAL
from rules_db.games.cgs.doing.zones import moving, putting
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.rules.c4_turn import owning
from rules_db.games.cgs.rules.c9_magic import lasting_backrow
from rules_db.games.cgs.rules.c10_monsters import extra_deck, kinds_of_monster
from rules_db.games.cgs.state import Card, Print
from rules_db.games.cgs.words import IN_PLAY, ON_FIELD, PLACES, Game, Zone

TOKEN_GAMES = {"magic": Game.MAGIC, "yugioh": Game.YUGIOH}


@act("destroy", "destroy for good")
def destroy(doing: Doing, step: Step) -> None:
    """Together; what cannot be destroyed stays, and what has something else done instead has that done."""
    regenerates = (REGENERATED,) if step.verb == "destroy" else ()
    facts = {"by": doing.item.card, "of": doing.whose, "how": "effect"}
    names = []
    for card in [each for each in doing.cards(step) if _can_be(doing, each, *_ways_to_destroy(doing, each))]:
        is_own = (card.controller or card.player) == doing.whose
        would = (*(() if is_own else ("destroyed by effect of an opponent",)), "destroyed by effect", "destroyed")
        if not replacing.is_replaced(
            doing.table, card.id, *would, "dies", "left", OUTRIGHT, *regenerates, facts=(*facts.items(),)
        ):
            names.append(card.id)
    moving.destroy(doing.table, doing.trace, names, under("5.10.33"), **facts)


def _ways_to_destroy(doing: Doing, card: Card) -> tuple[str, ...]:
    """What it would be to the card to be destroyed by this effect."""
    is_own = (card.controller or card.player) == doing.whose
    by_whom = () if is_own else ("be destroyed by effects of opponents",)
    return ("be destroyed", "be destroyed by effects", *by_whom)


def _not_replaced(doing: Doing, names: list[str], *would: str) -> list[str]:
    """Those to which it happens; for the others something else is done."""
    return [each for each in names if not replacing.is_replaced(doing.table, each, *would)]


def _can_be(doing: Doing, card: Card, *deeds: str) -> bool:
    indestructible = deeds[0] == "be destroyed" and standing.has_keyword(doing.table, card, "indestructible")
    return not indestructible and all(permissions.forbidden(doing.table, each, card.id) is None for each in deeds)


@act("sacrifice", "sacrifice them")
def sacrifice(doing: Doing, step: Counted) -> None:
    """To the discard pile, without having been destroyed (10.3.6.R1)."""
    what = step.what or Selector("this")
    if what.pick in (*matching.POINTING, matching.THEM):
        cards = [card for card in doing.cards(step) if card.zone in IN_PLAY]
    else:
        cards = [card for name in doing.people(step) for card in _given_up(doing, step, what, name)]
        if doing.effect.when is None:  # Where something has set it off, 'it' is what did.
            doing.single_out(cards)
    doing.give_up(cards)
    names = [card.id for card in cards]
    names = _not_replaced(doing, names, "dies", "left")
    were = {card.id: (card.controller or card.player, card.stay) for card in cards}
    moving.send(doing.table, doing.trace, names, Zone.DISCARD, "tributed", under("10.3.6"))
    doing.note_moved(were)


def _given_up(doing: Doing, step: Counted, what: Selector, name: str) -> list[Card]:
    among = [card for card in doing.found_by(name, what) if _can_be(doing, card, "be sacrificed", "be tributed")]
    return doing.chosen(name, replace(what, count=min(doing.count(step.amount), len(among))), among)


@act("exile")
def exile(doing: Doing, step: Step) -> None:
    there = [card for card in doing.cards(step) if card.zone is not Zone.EXILE]
    cards = [card for card in there if _can_be(doing, card, "be banished")]
    doing.give_up(cards)
    names = [card.id for card in cards]
    names = _not_replaced(doing, names, "exiled", "left")
    is_face_down = isinstance(step, Moved) and step.way == "face-down"
    batch = [moving.Move(each, Zone.EXILE, "exiled", under("5.10.34"), is_face_down=is_face_down) for each in names]
    moving.move(doing.table, doing.trace, batch)


@act("send")
def send(doing: Doing, step: Step) -> None:
    names = _not_replaced(doing, [card.id for card in doing.cards(step)], "dies", "left")
    moving.send(doing.table, doing.trace, names, Zone.DISCARD, "sent", under("5.10.35"))


def _to_return(doing: Doing, step: Moved) -> list[Card]:
    """What goes back: where other players do it, each of them chooses of their own."""
    what = step.what or Selector("this")
    if step.who == "you" or (what.pick, what.of) != ("choose", "you"):
        return doing.cards(step)
    chosen = [doing.chosen(name, what, doing.found_by(name, what)) for name in doing.people(step)]
    return [card for each in chosen for card in each if doing.affects(card)]


@act("return")
def return_(doing: Doing, step: Moved) -> None:
    """To the hand, deck or Extra Deck of the owner (2.2.2.R1)."""
    cards = [card for card in _to_return(doing, step) if _can_be(doing, card, "be returned")]
    to = Zone(step.to) if step.to in list(Zone) else Zone.MAIN_DECK
    kind, rule = f"returned to the {to}", under("5.10.35")
    doing.give_up(cards)
    names = _not_replaced(doing, [card.id for card in cards], "left")
    if step.way == "shuffled":
        doing.table.chance.shuffle(names)
    if step.way == WITH_ATTACHED:
        names = [*(each for name in names for each in doing.table.cards[name].attached), *names]
    batch = [moving.Move(each, to, kind, rule, is_bottom=step.to == "bottom") for each in names]
    owners = dict.fromkeys(doing.table.cards[each].owner for each in names if doing.table.cards[each].owner)
    moving.move(doing.table, doing.trace, batch)
    gone = Counter(doing.table.cards[each].owner for each in names)
    doing.item.said |= {amounts.discarded_by(name): str(gone[name]) for name in doing.table.order}
    doing.item.said[amounts.discarded_by("")] = str(len(names))
    if step.to == "shuffled":
        for name in owners:
            moving.shuffle(doing.table, name, Zone.MAIN_DECK)
            happenings.happen(doing.table, doing.trace, "shuffled", rule, name)


@act("put")
def put(doing: Doing, step: Moved) -> None:
    """Out of a hand or deck no Fusion or Ritual Monster, unless the text speaks of it (10.8.12.a.R1)."""
    _bring(doing, _found(doing, step, lambda card: _may_come(card, step.what)), step)


@act("Special Summon")
def special_summon(doing: Doing, step: Moved) -> None:
    """Straight to a zone, in Attack Position unless the text names another (10.3.10.R1)."""
    if permissions.forbidden(doing.table, "Special Summon", doing.player) is not None:
        return
    cards = _found(doing, step, lambda card: tributes.needs_none(doing.table, card) and _may_come(card, step.what))
    may_come = [each for each in cards if _may_be_special_summoned(doing, each)]
    _bring(doing, may_come, step, SPECIAL)


def _may_be_special_summoned(doing: Doing, card: Card) -> bool:
    """Its own text tells of it wherever it lies."""
    is_hidden = card.zone in (Zone.HAND, Zone.MAIN_DECK, Zone.EXTRA_DECK)
    said = read_effects(card.printed.text)
    is_only_otherwise = any(each.is_only_way or (each.is_first_way and is_hidden) for each in said)
    is_only_otherwise = is_only_otherwise and doing.source is not card
    is_kept = standing.says_of_itself(card, "be Special Summoned") or is_only_otherwise
    is_one = activating.why_not_another(doing.table, card, doing.player) is None
    is_one = is_one and not permissions.is_locked(doing.table, card, doing.player)
    return is_one and not is_kept and _can_be(doing, card, "be Special Summoned")


def _bring(doing: Doing, cards: list[Card], step: Moved, kind: str = "") -> None:
    """Into play under the control of the effect's player, or of the owners if the text says so."""
    if step.way != OWNED:
        put_into_play(doing, cards, step, kind)
        return
    entered: list[Entered] = []
    for owner in doing.table.order:
        theirs = replace(doing, item=replace(doing.item, player=owner))
        entered += lay_down(theirs, [card for card in cards if card.owner == owner], replace(step, way=""), kind)
    tell(entered)


def _found(doing: Doing, step: Step, fits: Callable[[Card], bool]) -> list[Card]:
    """The cards of a step that will do; where somebody chooses, among those only."""
    what = step.what or Selector("this")
    if what.pick != "choose":
        return [card for card in doing.cards(step) if fits(card)]
    among = [card for card in doing.found_by(doing.player, what) if fits(card)]
    found = [card for card in doing.chosen(doing.player, what, among) if doing.affects(card)]
    doing.speak_of(found)
    return found


def _may_come(card: Card, what: Selector | None) -> bool:
    """Whether a text may bring a Fusion or Ritual Monster into play: it speaks of it, or it is no longer hidden."""
    if what is None or card.zone not in (Zone.HAND, Zone.MAIN_DECK, Zone.EXTRA_DECK):
        return True
    is_named = what.pick in matching.POINTING or bool(what.name)
    return kinds_of_monster.ritual_may_come(card, is_named or "Ritual" in what.traits) and not (
        extra_deck.needs_backrow_card(card, is_named or "Fusion" in what.traits)
    )


@act("Set")
def set_(doing: Doing, step: Moved) -> None:
    """Face-down; a card that is on the field already is turned there."""
    cards = doing.cards(step)
    put_into_play(doing, [card for card in cards if card.zone not in ON_FIELD], replace(step, way="face-down"))
    for card in cards:
        if card.zone in ON_FIELD:
            happenings.happen(doing.table, doing.trace, "set", under("10.1.1"), doing.player, card=card.id)


@act(BY_MATERIALS)
def summon_by_materials(doing: Doing, step: Gathered) -> None:
    """A monster of the kind that is named takes its materials, and is Special Summoned (10.8.13.R1)."""

    if permissions.forbidden(doing.table, "Special Summon", doing.player) is not None:
        return

    def sets(card: Card) -> list[tuple[str, ...]]:
        if not step.from_hand:
            return materials.sets_for(doing.table, card, doing.player)
        among = materials.with_hand(doing.table, doing.player)
        if step.by_levels:
            return materials.tributes_for(doing.table, card, among, step.levels)
        return materials.sets_among(doing.table, card, doing.player, among)

    def can_be_made(card: Card) -> bool:
        if permissions.is_locked(doing.table, card, doing.player):
            return False
        return is_of(card, f"{step.way} Monster") and card.zone not in ON_FIELD and bool(sets(card))

    for card in _found(doing, step, can_be_made):
        put_into_play(
            doing, [card], Moved(BY_MATERIALS, to="field"), SPECIAL, materials.chosen(doing, card, sets(card))
        )


@act("take")
def take(doing: Doing, step: Step) -> None:
    """Cards come to the side of the effect's player, where there is room; for a time if the text says so."""
    taken = []
    for card in doing.cards(step):
        comes = controlling.bring_over(doing.table, doing.trace, card, doing.player)
        if comes or card.controller == doing.player:
            taken.append(card.id)
    doing.leave_behind(step, taken)


@act("exchange")
def exchange(doing: Doing, step: Paired) -> None:
    """Both change sides, or neither does."""
    for one in doing.cards(step):
        for other in doing.others(step):
            controlling.exchange(doing.table, doing.trace, one, other)


@act("create")
def create(doing: Doing, step: Made) -> None:
    """Tokens enter together, as many as there is room for; how they lie is chosen before any does."""
    players = [name for name in doing.people(step) for _ in range(doing.count(step.amount))]
    if step.name == EMBLEM:
        for name in players:
            _make_emblem(doing, step, name)
        return
    counts = Counter(players)
    players = [name for name in counts for _ in range(altering.tokens_created(doing.table, name, counts[name]))]
    printed, zone = _print_of(step), _zone_of(step)
    with_room = _with_room(doing, players, zone)
    number = 1 + sum(1 for each in doing.table.cards.values() if each.is_token)
    tokens = [
        Card(f"{step.name} token {at}", name, printed, is_token=True) for at, name in enumerate(with_room, start=number)
    ]
    kind = SPECIAL if printed.game is Game.YUGIOH else ""
    ways = [position(doing, token, step.way, kind) for token in tokens]
    tell([_enter(doing, token, zone, way, kind) for token, way in zip(tokens, ways, strict=True)])
    for name in (Counter(players) - Counter(with_room)).elements():
        doing.trace.emit("no room", under("5.1.5"), name, token=step.name)
    doing.speak_of(tokens)


def _with_room(doing: Doing, players: Sequence[str], zone: Zone) -> list[str]:
    """The players, once for each token of theirs that finds a place."""
    if zone not in PLACES:
        return list(players)
    room = {name: len(putting.free_places(doing.table, name, zone)) for name in players}
    return [name for at, name in enumerate(players) if players[:at].count(name) < room[name]]


def _make_emblem(doing: Doing, step: Made, player: str) -> None:
    """It is in no zone, so that nothing finds it, and says what it says for the rest of the game."""
    table = doing.table
    number = 1 + sum(1 for each in table.cards.values() if each.is_token)
    emblem = Card(f"{EMBLEM} {number}", owning.owner_of_token(player), Print(EMBLEM, text=step.says), player)
    emblem.is_token, emblem.since = True, table.tick()
    table.cards[emblem.id] = emblem
    effects().enters_game(table, emblem)
    effects().comes_into_play(table, emblem)
    doing.trace.emit("made", under(GENERAL), player, card=emblem.id, says=step.says)


def _text_of(step: Made) -> str:
    """What a token is made with."""
    return "; ".join(each for each in (", ".join(step.keywords), step.says) if each)


def _zone_of(step: Made) -> Zone:
    return Zone.SUMMON if _is_summon(step) else lasting_backrow.token_comes_to(_is_known(step))


def _is_summon(step: Made) -> bool:
    return bool(step.offense or step.defense or step.grouping) or TOKEN_GAMES[step.game] is Game.YUGIOH


def _is_known(step: Made) -> bool:
    return lasting_backrow.is_predefined(step.name) and not _is_summon(step)


def _print_of(step: Made) -> Print:
    """What counts as printed on a token."""
    game, is_summon = TOKEN_GAMES[step.game], _is_summon(step)
    creature = (step.kind, "creature") if step.kind else ("creature",)
    types = creature if game is Game.MAGIC and is_summon else ("Normal Monster",) if is_summon else ("artifact",)
    groups = tuple(step.grouping.split()) if game is Game.MAGIC else (step.grouping,) if step.grouping else ()
    groups = (step.name,) if _is_known(step) else groups
    return Print(
        step.name, game, types, tuple(step.color.split()), groups,
        offense=str(step.offense) if is_summon else "", defense=str(step.defense) if is_summon else "",
        rank=step.rank, text=lasting_backrow.PREDEFINED[step.name] if _is_known(step) else _text_of(step),
    )  # fmt: skip


def _enter(doing: Doing, token: Card, zone: Zone, way: str, kind: str) -> Entered:
    """It comes into the game and to the side of the player who is noted as its owner."""
    table, player = doing.table, token.owner
    place = putting.free_places(table, player, zone)[0] if zone in PLACES else 0
    token.owner = owning.owner_of_token(player)
    table.cards[token.id] = token
    effects().enters_game(table, token)
    putting.enter(table, token, player, zone, place)
    happenings.happen(table, doing.trace, "made", under("5.4.10"), player, card=token.id, zone=str(zone))
    return Entered(doing, token, way, kind, {})
