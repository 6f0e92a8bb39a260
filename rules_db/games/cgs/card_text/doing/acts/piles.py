"""draw, mill, discard, search, look, scry, surveil, reveal, shuffle, take a Prize card."""

from __future__ import annotations

from dataclasses import replace

from rules_db.engine.choices import Choice
from rules_db.games.cgs import listing
from rules_db.games.cgs.card_text import equivalents
from rules_db.games.cgs.card_text.doing import amounts, matching, permissions
from rules_db.games.cgs.card_text.doing.acts.entering import put_into_play
from rules_db.games.cgs.card_text.doing.acts.turning import attach_to
from rules_db.games.cgs.card_text.doing.instead import replacing
from rules_db.games.cgs.card_text.doing.matching import POINTING
from rules_db.games.cgs.card_text.doing.step import GENERAL, LEFT, Doing, act, under
from rules_db.games.cgs.card_text.model import Counted, Moved, Paired, Step
from rules_db.games.cgs.card_text.off_decks import Taken
from rules_db.games.cgs.card_text.said.vocabulary import REVEALED
from rules_db.games.cgs.card_text.selecting import THOSE_DISCARDED, Selector
from rules_db.games.cgs.card_text.verbs.piles import DOWN_TO_HAND, ONE_IN_PLAY
from rules_db.games.cgs.doing.course import ending, happenings
from rules_db.games.cgs.doing.monopoly import deck as monopoly_deck
from rules_db.games.cgs.doing.uno import deck as uno_deck
from rules_db.games.cgs.doing.zones import drawing, moving, prizes, seeing
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.words import Zone


@act("draw")
def draw(doing: Doing, step: Counted) -> None:
    """From the Main Deck; no effect draws more from the shared decks (15.2.2)."""
    drawn = [(name, count, _deck(doing, name)) for name, count in _drawing(doing, step)]
    for name, count, deck in drawn:
        drawing.draw(doing.table, doing.trace, name, count, under("5.10.42"), deck, is_alone=False)
    ending.check(doing.table, doing.trace)


def _deck(doing: Doing, player: str) -> Zone:
    """The deck to draw from: the Main Deck, as no rule has effects draw from a shared one (15.2.2, 18.1.2)."""
    shared = [zone for zone, serves in drawing.SERVES_EFFECTS.items() if serves() and doing.table.shared[zone]]
    decks = [str(Zone.MAIN_DECK), *map(str, shared)]
    return Zone(doing.answers.ask_one(Choice(player, "choose", under("5.10.42"), decks)))


@act(f"draw from the {Zone.UNO_DECK}")
def draw_from_the_uno_deck(doing: Doing, step: Counted) -> None:
    """A draw that names the deck takes place (15.2.2.a)."""
    for name, count in _drawing(doing, step):
        uno_deck.draw(doing.table, doing.trace, name, count, "15.2.2.a")


@act(f"draw from the {Zone.MONOPOLY_DECK}")
def draw_from_the_monopoly_deck(doing: Doing, step: Counted) -> None:
    """A draw that names the deck takes place (15.2.2.a)."""
    for name, count in _drawing(doing, step):
        monopoly_deck.draw(doing.table, doing.trace, name, count, "15.2.2.a")


def _drawing(doing: Doing, step: Counted) -> list[tuple[str, int]]:
    """Who draws how many: whoever may draw by an effect."""
    found = [(each, doing.count(step.amount, each)) for each in doing.people(step)]
    return [(name, count) for name, count in found if not permissions.forbidden(doing.table, "draw by effects", name)]


@act("mill")
def mill(doing: Doing, step: Counted) -> None:
    count = doing.count(step.amount)
    milled: list[str] = []
    for name in doing.people(step):
        deck = doing.table.players[name].zones[Zone.MAIN_DECK]
        cards = list(reversed(deck[-count:] if count else []))
        doing.single_out([doing.table.cards[each] for each in cards])
        milled += cards
        moving.send(doing.table, doing.trace, cards, Zone.DISCARD, "milled", under("5.10.35"))
    doing.item.said[amounts.discarded_by("")] = str(len(milled))
    doing.item.said[THOSE_DISCARDED] = listing.kept(milled)


@act("discard", "discard from a hand")
def discard(doing: Doing, step: Counted) -> None:
    """The cards that the step names, or as many of their hand as players choose."""
    what = step.what
    assert what is not None
    if what.zone != Zone.HAND:
        there = [card.id for card in doing.cards(step)]
        cards = [each for each in there if not replacing.is_replaced(doing.table, each, "discarded", "left")]
    else:
        chosen = {name: _from_hand(doing, step, what, name) for name in doing.people(step)}
        doing.item.said |= {amounts.discarded_by(name): str(len(each)) for name, each in chosen.items()}
        cards = [card.id for each in chosen.values() for card in each]
        if doing.effect.when is None:  # Where something has set it off, 'it' is what did.
            doing.single_out([doing.table.cards[each] for each in cards])
    doing.item.said[amounts.discarded_by("")] = str(len(cards))
    doing.item.said[THOSE_DISCARDED] = listing.kept(cards)
    doing.give_up([doing.table.cards[each] for each in cards])
    _note_whether_done(doing, step, len(cards))
    moving.discard(doing.table, doing.trace, cards, under("5.1.14"), by=doing.item.card)


def _note_whether_done(doing: Doing, step: Counted, count: int) -> None:
    """Where fewer cards were discarded than the text asks for, what it does 'if you do' is not done."""
    what = step.what or Selector()
    wanted = doing.count(step.amount) if what.zone == Zone.HAND else 0 if what.up_to else what.count
    is_hand = step.amount.property in ("hand", DOWN_TO_HAND)
    if count < wanted and not is_hand and what.pick not in POINTING:
        doing.item.said[LEFT] = doing.player
    else:
        doing.item.said.pop(LEFT, None)


def _from_hand(doing: Doing, step: Counted, what: Selector, name: str) -> list[Card]:
    among = doing.found_by(name, replace(what, pick="all", of="you"))
    if step.amount.property == "hand":
        return among
    count = min(doing.count(step.amount, name), len(among))
    if what.pick == "random":
        doing.table.chance.shuffle(among)
        return among[:count]
    return doing.chosen(name, replace(what, count=count), among, "discard")


@act("search")
def search(doing: Doing, step: Moved) -> None:
    """Look for cards in one's own deck or pile and take them along; a deck is shuffled afterwards."""
    for name in doing.people(step) if step.who != "you" else ():
        _search(replace(doing, item=replace(doing.item, player=name)), step)
    if step.who == "you":
        _search(doing, step)


def _search(doing: Doing, step: Moved) -> None:
    what = step.what or Selector()
    if permissions.forbidden(doing.table, "search decks", doing.player) is not None:
        return
    there = doing.found_by(doing.player, replace(what, pick="all"))
    picked = doing.chosen(doing.player, replace(what, up_to=True), there)
    names = [card.id for card in picked]
    doing.single_out(picked)
    for each in names if step.way == REVEALED else ():
        happenings.happen(doing.table, doing.trace, "revealed", under("5.10.22"), doing.player, card=each)
    if step.to == ONE_IN_PLAY:
        one = doing.chosen(doing.player, Selector("choose"), picked)
        put_into_play(doing, one, replace(step, to="field", way="tapped"))
        others = [each for each in names if each not in [card.id for card in one]]
        moving.send(doing.table, doing.trace, others, Zone.HAND, "searched", under("5.10.35"))
    elif step.to in ("field", Zone.SUMMON):
        put_into_play(doing, picked, step)
    elif step.to != "top":
        moving.send(doing.table, doing.trace, names, equivalents.place_of(step.to), "searched", under("5.10.35"))
    if what.zone == Zone.MAIN_DECK:
        doing.shuffle_deck(doing.player)
    if step.to == "top":
        lay_on_top(doing, picked)


@act("search and attach")
def search_and_attach(doing: Doing, step: Paired) -> None:
    """The same for cards that are attached at once."""
    if permissions.forbidden(doing.table, "search decks", doing.player) is not None:
        return
    what = step.what or Selector()
    there = doing.found_by(doing.player, replace(what, pick="all"))
    picked = doing.chosen(doing.player, replace(what, up_to=True), there)
    attach_to(doing, picked, doing.others(step)[:1])
    if what.zone == Zone.MAIN_DECK:
        doing.shuffle_deck(doing.player)


@act("take from the top")
def take_from_top(doing: Doing, step: Taken) -> None:
    """Look at cards on top of one's own deck, take some of them, and do with the rest as the text says."""
    what, name = step.what or Selector(), doing.player
    pile = doing.table.players[name].zones[Zone.MAIN_DECK]
    count = min(doing.count(step.amount), len(pile))
    seen = [doing.table.cards[each] for each in reversed(pile[len(pile) - count :])]
    fitting = doing.found_by(name, replace(what, pick="all"))
    taken = doing.chosen(name, what, [card for card in seen if card in fitting])
    rest = [card for card in seen if card not in taken]
    below = in_order(doing, name, rest) if step.rest == "bottom" else []
    doing.trace.emit("looked", under("5.10.22"), name, of=name, zone=str(Zone.MAIN_DECK), count=count)
    for card in taken if step.way == REVEALED else ():
        happenings.happen(doing.table, doing.trace, "revealed", under("5.10.22"), name, card=card.id)
    moving.send(doing.table, doing.trace, [card.id for card in taken], Zone.HAND, "searched", under("5.10.35"))
    if step.rest == "discarded":
        moving.discard(doing.table, doing.trace, [card.id for card in rest], under("5.1.14"), by=doing.item.card)
    elif step.rest == "shuffled":
        doing.shuffle_deck(name)
    else:
        kept = [each for each in pile if not _is_among(each, below)]
        pile[:] = [*(card.id for card in reversed(below)), *kept]


def lay_on_top(doing: Doing, cards: list[Card]) -> None:
    """Of the deck, be it out of it or out of another pile."""
    others = [card.id for card in cards if card.zone is not Zone.MAIN_DECK]
    moving.send(doing.table, doing.trace, others, Zone.MAIN_DECK, "searched", under("5.10.35"))
    for card in (each for each in cards if each.id not in others):
        deck = doing.table.players[card.player].zones[Zone.MAIN_DECK]
        deck.remove(card.id)
        deck.append(card.id)


@act("look")
def look(doing: Doing, step: Counted) -> None:
    """Only its player sees the cards; what is said of them is how many."""
    what = step.what or Selector()
    others = [each for each in doing.table.others(doing.player) if matching.is_opponent(each, doing.item)]
    owners = [doing.player] if what.of == "you" else others[:1]
    if step.who != "you":
        owners = doing.people(step)
    for name in owners:
        pile = doing.table.lying(name, Zone(what.zone))
        count = min(doing.count(step.amount), len(pile)) if what.zone == Zone.MAIN_DECK else len(pile)
        seen = [doing.table.cards[each] for each in pile[len(pile) - count :]]
        if what.zone == Zone.MAIN_DECK:
            doing.single_out(seen)
        seeing.note(doing.item, seen)
        doing.trace.emit("looked", under("5.10.22"), doing.player, of=name, zone=str(what.zone), count=count)


@act("scry", "surveil")
def scry(doing: Doing, step: Counted) -> None:
    """Cards from the top of one's own deck: any of them go away, the others stay on top, each in any order."""
    for name in doing.people(step)[:1]:
        pile = doing.table.players[name].zones[Zone.MAIN_DECK]
        count = min(doing.count(step.amount), len(pile))
        seen = [doing.table.cards[each] for each in reversed(pile[len(pile) - count :])]
        away = doing.chosen(name, Selector("choose", up_to=True, count=count), seen)
        if step.verb == "scry":
            away = in_order(doing, name, away)
        kept = in_order(doing, name, [card for card in seen if card not in away])
        doing.trace.emit("looked", under("5.10.22"), name, of=name, zone=str(Zone.MAIN_DECK), count=count)
        lay_on_top(doing, kept[::-1])
        if step.verb == "surveil":
            cards = [card.id for card in away]
            moving.send(doing.table, doing.trace, cards, Zone.DISCARD, "surveilled", under("5.10.35"))
            continue
        pile[:] = [*(card.id for card in reversed(away)), *(each for each in pile if not _is_among(each, away))]
        facts = {"to_bottom": len(away), "on_top": len(kept)}
        happenings.happen(doing.table, doing.trace, "scried", under("5.10.35"), name, **facts)


@act("arrange")
def arrange(doing: Doing, step: Counted) -> None:
    """Cards from the top of a deck, back onto it in the order that the player of the effect likes."""
    for name in doing.people(step)[:1]:
        seen = seen_on_top(doing, step, name)
        kept = in_order(doing, doing.player, seen)
        tell_look(doing, len(seen), name)
        lay_on_top(doing, kept[::-1])
        if name == doing.player:
            doing.trace.emit("scried", under("5.10.35"), name, to_bottom=0, on_top=len(kept))


def seen_on_top(doing: Doing, step: Counted, of: str = "") -> list[Card]:
    """The cards on top of a deck, by default of one's own, the uppermost first."""
    pile = doing.table.players[of or doing.player].zones[Zone.MAIN_DECK]
    return [doing.table.cards[each] for each in reversed(pile[len(pile) - min(doing.count(step.amount), len(pile)) :])]


def tell_look(doing: Doing, count: int, of: str = "") -> None:
    player = doing.player
    doing.trace.emit("looked", under("5.10.22"), player, of=of or player, zone=str(Zone.MAIN_DECK), count=count)


@act("pick out")
def pick_out(doing: Doing, step: Moved) -> None:
    """A hand is revealed, and the player of the effect chooses a card of it, which is discarded or exiled."""
    what = step.what or Selector()
    for name in doing.people(step):
        held = doing.found_by(name, Selector(zone=Zone.HAND, of="you"))
        among = [card.id for card in held if card in doing.found_by(name, replace(what, pick="all"))]
        choice = Choice(doing.player, "pick out", under(GENERAL), among, min(1, len(among)), 1, doing.item.card)
        picked = doing.answers.ask(choice)
        doing.single_out([doing.table.cards[each] for each in picked])
        for card in held:
            happenings.happen(doing.table, doing.trace, "revealed", under("5.10.22"), name, card=card.id)
        if step.to == Zone.DISCARD:
            moving.discard(doing.table, doing.trace, picked, under("5.1.14"), by=doing.item.card)
        elif step.to in BACK:
            _put_back(doing, picked, step.to)
        else:
            moving.send(doing.table, doing.trace, picked, Zone.EXILE, "exiled", under("5.10.34"))


BACK = ("top", "bottom", "shuffled")
"""Where in the deck of its owner a card comes that is picked out of a hand."""


def _put_back(doing: Doing, names: list[str], to: str) -> None:
    kind, is_bottom = f"returned to the {Zone.MAIN_DECK}", to == "bottom"
    owners = dict.fromkeys(doing.table.cards[each].owner for each in names)
    batch = [moving.Move(each, Zone.MAIN_DECK, kind, under("5.10.35"), is_bottom) for each in names]
    moving.move(doing.table, doing.trace, batch)
    for owner in owners if to == "shuffled" else ():
        moving.shuffle(doing.table, owner, Zone.MAIN_DECK)
        happenings.happen(doing.table, doing.trace, "shuffled", under("5.10.35"), owner)


def _is_among(name: str, cards: list[Card]) -> bool:
    return any(card.id == name for card in cards)


def in_order(doing: Doing, name: str, cards: list[Card]) -> list[Card]:
    """The cards in the order that a player gives them, the first one uppermost."""
    left, found = [card.id for card in cards], []
    while left:
        found.append(doing.answers.ask_one(Choice(name, "order", under(GENERAL), left, about=doing.item.card)))
        left = [each for each in left if each != found[-1]]
    return [doing.table.cards[each] for each in found]


@act("reveal")
def reveal(doing: Doing, step: Step) -> None:
    for card in doing.cards(step):
        happenings.happen(doing.table, doing.trace, "revealed", under("5.10.22"), doing.player, card=card.id)


@act("shuffle")
def shuffle(doing: Doing, step: Step) -> None:
    for name in doing.people(step):
        doing.shuffle_deck(name)


@act("take a Prize card")
def take_prizes(doing: Doing, step: Counted) -> None:
    """Prize cards of one's own choice, unseen; taking them is not drawing (2.5.2.R1)."""
    area = doing.table.players[doing.player].zones[Zone.PRIZES]
    places = [str(place) for place, name in enumerate(area, 1) if name]
    count = min(doing.count(step.amount), len(places))
    picked = doing.answers.ask(Choice(doing.player, "choose", under("2.5.2"), places, count, count, doing.item.card))
    names = [area[int(each) - 1] for each in picked]
    moving.send(doing.table, doing.trace, names, Zone.HAND, "prize taken", under("2.5.2"))


@act("exchange a Prize card")
def exchange_prize(doing: Doing, step: Step) -> None:
    """A Prize card and a card of the hand change places; none is taken (2.5.1.b.R1)."""
    table, player = doing.table, doing.player
    places, held = table.lying(player, Zone.PRIZES), prizes.fit_to_lay(table, player)
    if not places or not held:
        return
    prize = doing.answers.ask_one(Choice(player, "choose", under(GENERAL), places, about=doing.item.card))
    laid = doing.answers.ask_one(Choice(player, "choose", under(GENERAL), held, about=doing.item.card))
    prizes.exchange(table, table.cards[prize], table.cards[laid])
    doing.trace.emit("prize exchanged", under("5.10.35"), player)
