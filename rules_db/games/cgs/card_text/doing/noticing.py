"""Which effects an event sets off: what texts wait for, and the events of the table that tell it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from rules_db.engine.kernel import Event
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text import equivalents
from rules_db.games.cgs.card_text.doing import activating, amounts, conditions, matching, standing, whose
from rules_db.games.cgs.card_text.doing.conditions import WHOM
from rules_db.games.cgs.card_text.doing.fighting import opposed, strikes
from rules_db.games.cgs.card_text.doing.hearing import looking_back
from rules_db.games.cgs.card_text.doing.hearing.heard import Heard
from rules_db.games.cgs.card_text.doing.sorts import traits
from rules_db.games.cgs.card_text.doing.step import CONTROLLER
from rules_db.games.cgs.card_text.gained import effects_of, says, triggered_of
from rules_db.games.cgs.card_text.model import Effect, selectors
from rules_db.games.cgs.card_text.reading import read_effects, triggered
from rules_db.games.cgs.card_text.said import happenings as told
from rules_db.games.cgs.card_text.said import vocabulary
from rules_db.games.cgs.card_text.said.deeds import TARGETABLE
from rules_db.games.cgs.card_text.said.happenings import BY_ATTACK, BY_OPPONENTS_EFFECT, CAST_AT_THIS, HIT_BY_ATTACK
from rules_db.games.cgs.card_text.said.limits.limiting import comes_of_itself
from rules_db.games.cgs.card_text.said.referring.references import WAITING
from rules_db.games.cgs.card_text.said.vocabulary import AS_MATERIAL, CHAPTER, CHAPTERS, COUNTERS, MADE, put_counters
from rules_db.games.cgs.card_text.selecting import Selector, When
from rules_db.games.cgs.doing.course import this_turn
from rules_db.games.cgs.doing.course.happenings import LEFT, names_of
from rules_db.games.cgs.doing.dealer import inflicting
from rules_db.games.cgs.doing.yugioh import kinds_of_monster
from rules_db.games.cgs.doing.zones.as_it_left import HOST, with_its_types
from rules_db.games.cgs.kinds import Role, has_role, is_of, is_summon
from rules_db.games.cgs.rules.c10_monsters import stats, summoning
from rules_db.games.cgs.rules.c11_spells_and_traps import traps
from rules_db.games.cgs.rules.c17_dealer import versions
from rules_db.games.cgs.rules.c18_monopoly_deal import rent
from rules_db.games.cgs.state import Card, Cue, Item, Table
from rules_db.games.cgs.words import (
    BATTLE,
    BETTING,
    DRAW,
    END_OF_COMBAT,
    ENDING,
    GIVEN_UP,
    MAIN_1,
    MAIN_2,
    ON_FIELD,
    STARTING,
    UNBLOCKED,
    UNTAP,
    UPKEEP,
    Zone,
)

LEAVING = (
    "left the field", "destroyed", "destroyed by battle", "destroyed by effect", "to the discard pile",
    "destroyed by battle to the discard pile", "from the field to the discard pile", *AS_MATERIAL,
    "exiled", "discarded", "cycled", "cast", "tributed", BY_ATTACK, BY_OPPONENTS_EFFECT,
    "destroyed to the discard pile", vocabulary.LOSES_CONTROL,
)  # fmt: skip
"""What texts wait for that takes their own card from the field, or happens to it elsewhere."""

FROM_ANYWHERE = ("discarded", "cycled", "to the discard pile", "exiled", "cast")
"""What a card can say of itself wherever it lies, since that says by itself where: it is discarded, it is cast."""


SUMMONINGS = {
    "summoned": ("normal", "special", "flip", "other"), "normal summoned": ("normal",),
    "special summoned": ("special",), "flip summoned": ("flip",), "normal or special summoned": ("normal", "special"),
    "normal or flip summoned": ("normal", "flip"),
}  # fmt: skip
"""What a summoning that waits in the Queue is called, and of which sorts it may be."""

HEARD: dict[str, tuple[Heard, ...]] = {
    "attack declared": (Heard("attacks"),),
    **{each: (Heard("attacks"),) for each in strikes.MANNERS},
    "direct attack declared": (Heard("attacks", hits_player=True),),
    "attacked": (Heard("attacks", "target"),),
    "blocked": (Heard("blocks", "attacker"),),
    "battled": (Heard("attacks"), Heard("attacks", "target"), Heard("blocks")),
    vocabulary.LOSES_CONTROL: (Heard("controlled"), Heard(LEFT)),
    **dict.fromkeys((told.FOUGHT, told.RECKONED), (Heard(told.FOUGHT), Heard(told.FOUGHT, "target"))),
    told.FOUGHT_AS_ATTACKER: (Heard(told.FOUGHT),),
    "battle damage dealt": (Heard("damage", "by", (("how", "battle"),)),),
    "damage dealt": (Heard("damage", "by"),),
    "damaged": (Heard("damage", "to"),),
    vocabulary.TAKES_DAMAGE: (Heard("damage", "to", hits_player=True),),
    "destroyed by battle": (Heard("destroyed", needs=(("how", "battle"),)),),
    "battle damage to a player": (Heard("damage", "by", (("how", "battle"),), hits_player=True),),
    "destroyed by effect": (Heard("destroyed", needs=(("how", "effect"),)),),
    "destroyed by battle to the discard pile": (Heard("destroyed", needs=(("how", "battle"), ("to", Zone.DISCARD))),),
    "destroys by battle": (Heard("destroyed", "by", (("how", "battle"),), it="card"),),
    "destroys by battle to the discard pile": (
        Heard("destroyed", "by", (("how", "battle"), ("to", Zone.DISCARD)), it="card"),
    ),
    "destroyed to the discard pile": (Heard("destroyed", needs=(("to", Zone.DISCARD),)),),
    BY_OPPONENTS_EFFECT: (Heard("destroyed", needs=(("how", "effect"),)),),
    "direct battle damage": (Heard("damage", "by", (("how", "battle"),), hits_player=True),),
    "normal or flip summoned": (Heard("normal summoned"), Heard("flip summoned")),
    "normal or special summoned": (Heard("normal summoned"), Heard("special summoned")),
    **{each: (Heard("special summoned", needs=(("origin", zone),)),) for each, zone in told.SPECIAL_FROM.items()},
    "tribute summoned": (Heard("normal summoned", under="10.3.2.a"),),
    **{f"{each} summoned": (Heard("special summoned", needs=(("as", each),)),) for each in MADE},
    **{each: (Heard("used as material", under=rule),) for each, rule in AS_MATERIAL.items()},
    **{f"{WAITING} {each}": (Heard("joined the Queue", joins=each),) for each in SUMMONINGS},
    "card activated": (Heard("joined the Queue", joins="card"),),
    "effect activated": (Heard("joined the Queue", joins="effect"),),
    "any activation": (Heard("joined the Queue", joins="any"),),
    "drawn": (Heard("draws"),),
    HIT_BY_ATTACK: (
        Heard("damage", "to", (("how", "battle"),)),
        Heard("damage", "to", (("from", "move"),)),
    ),
    BY_ATTACK: (Heard("destroyed", needs=(("how", "battle"),)), Heard("destroyed", needs=(("from", "move"),))),
    "evolved from hand": tuple(Heard("played", needs=(("way", way),)) for way in ("evolve", "evolve by the Queue")),
    "attached from hand": (Heard("attached", needs=(("from", "hand"),), it="host"),),
    "played onto the Bench": (Heard("played", needs=(("zone", str(Zone.SUMMON)), ("facing", "face-up"))),),
    "played onto the Uno pile": (Heard("played", needs=(("way", "Uno"),)),),
    **{put_counters(each): (Heard("counters put", needs=(("counter", each),)),) for each in COUNTERS},
    **{f"{CHAPTER}{at}": (Heard("chapter", needs=(("chapter", str(at)),)),) for at, _ in enumerate(CHAPTERS, 1)},
    "aimed at": (Heard("targeted", "by", is_own=True),),
    CAST_AT_THIS: (Heard("targeted", "by", is_own=True, it="card"),),
    "activated": (Heard("joined the Queue", needs=(("item", "effect"),), under="8.1.5"),),
    "rent paid": tuple(Heard("paid", under=each) for each in (rent.FOR_PROPERTIES, rent.FOR_PERMANENT)),
    "bets": (Heard("bet opened"), Heard("answered")),
    "end of turn": (Heard("end of turn"),),
    END_OF_COMBAT: (Heard(END_OF_COMBAT),),
    "start of turn": (Heard("turn began"),),
    f"start of {UPKEEP}": (Heard("upkeep"),),
    **{f"start of {each}": (Heard("step began", needs=(("step", each),)),) for each in (DRAW, UNTAP)},
    **{
        f"start of {each}": (Heard("phase began", needs=(("phase", each),)),)
        for each in (STARTING, BETTING, MAIN_1, BATTLE, MAIN_2, ENDING)
    },
}
"""By what texts wait for; anything else is heard by an event of the same name."""


def heard_by(kind: str) -> tuple[Heard, ...]:
    meant = equivalents.in_plain_words(kind)
    return HEARD.get(meant, (Heard(meant),))


def watched_names(text: str) -> Iterator[str]:
    """The names of the events for which a text waits, and GIVEN_UP where it gives up what is not blocked."""
    costs = [what for effect in read_effects(text) for cost in effect.costs for what in selectors(cost)]
    waits = (UNBLOCKED, GIVEN_UP) if any(UNBLOCKED in what.traits for what in costs) else ()
    yield from dict.fromkeys((*(heard.name for kind in triggered(text) for heard in heard_by(kind)), *waits))


def notice(table: Table, event: Event, gone: Mapping[str, str]) -> None:
    """Put every effect that an event sets off on the waiting list, once for an event.

    `gone` are the cards that have left the field at the same moment, with who controlled them.
    """
    for name in names_of(event):
        for id_ in table.watching.get(name, ()):
            for item in set_off_by(table, event, name, table.cards[id_], gone):
                if waits_for_moment(table, table.cards[id_]) and not traps.activates_by_itself():
                    is_of_queue, whom = name == "joined the Queue", item.said.get(WHOM, "")
                    table.cues.append(Cue(id_, item.effect, item.it, item.amount, is_of_queue, whom))
                elif item.inflicts:
                    _dealer_creates(table, item)
                elif item.player and not any(_is_same(table, each, item) for each in table.waiting):
                    table.waiting.append(item)


def _dealer_creates(table: Table, item: Item) -> None:
    """What an effect of a card in a Dealer's zone comes to, once for an event and for each copy of the card."""
    about = (item.card, item.effect, item.on, item.said["event"])
    if not any((each.card, each.effect, each.on, each.said.get("event")) == about for each in table.dealing):
        table.dealing += inflicting.of_trigger(table, item)


def is_set_trap(card: Card) -> bool:
    """Whether a card is a Trap that lies face-down on the field, so that only a flip can activate it (11.4.4)."""
    return card.is_face_down and card.zone in ON_FIELD and is_of(card, "Normal Trap", "Counter Trap", "Continuous Trap")


def waits_for_moment(table: Table, card: Card) -> bool:
    """Whether a Trap may answer what has just happened: it has been Set, or can go from a hand onto the Uno pile."""
    is_held = card.zone is Zone.HAND and table.uno.has_pile and is_of(card, "Normal Trap", "Counter Trap")
    return is_held or is_set_trap(card)


def _is_same(table: Table, one: Item, other: Item) -> bool:
    """Whether an effect waits already because of the same event, or at all where it is limited."""
    if (one.card, one.effect) != (other.card, other.effect):
        return False
    effect = standing.effect_of(table, one)
    when, is_of_one_player = effect.when, one.said.get(WHOM) == other.said.get(WHOM)
    is_together = when is not None and when.is_together and (when.to is None or is_of_one_player)
    return one.said == other.said or is_together or effect.limit != ""


def set_off_by(table: Table, event: Event, name: str, card: Card, gone: Mapping[str, str]) -> Iterator[Item]:
    """The effects of a card that an event of this name sets off."""
    for kind, waiting in triggered_of(card).items():
        for heard in heard_by(kind):
            if heard.name != name or not _says(event, heard, card) or _is_too_early(kind, heard):
                continue
            if heard.hits_player and (event.get("to") or event.get("target")) not in table.players:
                continue
            if heard.joins and (event.get("card") == card.id or not _joins_as(table, heard.joins)):
                continue
            for place, effect in waiting:
                item = whose.by_loser(_set_off(table, event, heard, card, place), kind, event)
                by = looking_back.by_controller(item, gone)
                for item in inflicting.heard_by(table, card, effect, by):
                    if not item.it and effect.when is not None and effect.when.what is None:
                        item.it = card.id  # Where the trigger is about no card, 'it' is the one that says so.
                    if _is_ready(table, card, effect, place, event, gone) and _fits(table, event, effect, item):
                        item.it = str(event.get(heard.it) or "") if heard.it else item.it
                        yield _about_damaged(event, effect, item)


def _about_damaged(event: Event, effect: Effect, item: Item) -> Item:
    """Where a text tells which card damage is dealt to, or what is blocked, it speaks of that one afterwards."""
    assert effect.when is not None
    to = effect.when.to
    is_none = to is None or to.kind == "player" or event.kind == "joined the Queue"
    return item if is_none else replace(item, it=_other(event, item))


def _other(event: Event, item: Item) -> str:
    """The card or player to which damage is dealt, or the other one of those of which one blocks the other."""
    if event.kind in ("attacks", told.FOUGHT):
        return str(event.get("target" if event.get("card") == item.it else "card"))
    if event.kind != "blocks":
        return str(event.get("to"))
    return str(event.get("attacker" if event.get("card") == item.it else "card"))


def _joins_as(table: Table, wanted: str) -> bool:
    """Whether what has just joined the Queue is a Spell or Trap that is activated as a card, or an effect."""
    item = table.queue[-1]
    if wanted in SUMMONINGS:
        return _summoning(table, item) in SUMMONINGS[wanted]
    if item.kind == "effect" and not item.way:
        return wanted in ("effect", "any") and not _waits_for_activation(table, item)
    card = table.cards[item.card]
    is_played = not item.is_face_down and not is_summon(card) and not has_role(card, Role.RESOURCE)
    return is_played and wanted in ("card", "any")


def _summoning(table: Table, item: Item) -> str:
    """Of which sort a summoning is that waits in the Queue; '' for what is none (8.1.4)."""
    card = table.cards[item.card]
    if item.kind == "flip":
        return "flip"
    if item.kind == "effect" and not item.way:
        effect = effects_of(card)[item.effect : item.effect + 1]
        return "special" if any(comes_of_itself(each) for each in effect) else ""
    is_evolution_or_uno = bool(item.on) or item.zone is Zone.UNO_PILE
    if item.kind != "card" or item.is_face_down or is_evolution_or_uno or not is_summon(card):
        return ""
    if kinds_of_monster.rule_of_special_summon(card):
        return "special"
    counts = stats.is_monster(card) or summoning.creature_counts(card) or summoning.basic_pokemon_counts(card)
    return "normal" if counts else "other"


def _waits_for_activation(table: Table, item: Item) -> bool:
    """Whether an effect has been set off by an activation itself: two of them would answer each other for ever.

    What the Dealer's cards come to by rules alone stands in no text.
    """
    effects = effects_of(table.cards[item.card])[item.effect : item.effect + 1]
    return any(heard.joins for each in effects if each.when is not None for heard in heard_by(each.when.event))


def _is_too_early(kind: str, heard: Heard) -> bool:
    """A card that waits in the Queue has not been played yet; only a Trap answers that (11.4.7)."""
    return kind == "played" and heard.name == "joined the Queue"


def _says(event: Event, heard: Heard, card: Card) -> bool:
    is_under = not heard.under or event.rule == book.id(heard.under)
    is_about = not heard.is_own or event.get("card") == card.id
    return is_under and is_about and all(event.get(fact) == value for fact, value in heard.needs)


def _set_off(table: Table, event: Event, heard: Heard, card: Card, place: int) -> Item:
    last = event.who if event.get("card") == card.id and event.who in table.players else ""
    player = card.controller or last or card.player or card.owner
    amount = event.get("amount") or event.get("count") or 0
    about = str(event.get(heard.card) or "")
    damaged = str(event.get("to") or "")
    whom = damaged if damaged in table.players else event.who
    return Item(
        "effect", card.id, player, effect=place, it=about, amount=str(amount), stay=card.stay,
        said={"event": str(event.number), **({WHOM: whom} if whom else {})}
        | strikes.striker(event) | left_play(table, event, about) | strikes.defender(table, event)
        | ({HOST: str(on)} if (on := event.get(HOST)) and about == card.id else {})
        | amounts.x_of_entered(event, card.id) | opposed.said(table, card, place, player, about),
    )  # fmt: skip


def left_play(table: Table, event: Event, name: str) -> dict[str, str]:
    """For a card that has just left play: which stay of it was meant, and who controlled it."""
    card = table.cards.get(name)
    if card is None or event.get("origin") not in ON_FIELD or event.get("card") != name:
        return {}
    whose = {CONTROLLER: event.who} if event.who in table.players else {}
    return whose | ({amounts.LAST: amounts.last_of(card, int(card.last[0]))} if card.last else {})


def _is_ready(table: Table, card: Card, effect: Effect, place: int, event: Event, gone: Mapping[str, str]) -> bool:
    """Whether the card is where its effect works, or has just gone from there and the text waits for that.

    A Trap waits to be flipped, and does not start by itself (11.4.4).
    """
    assert effect.when is not None
    if activating.is_spent(table, card, place) or not says(card, place):
        return False
    if card.is_face_down and card.zone is Zone.EXILE:
        return False
    if waits_for_moment(table, card):
        return True
    if card.zone is Zone.BACKROW and is_of(card, "Normal Trap", "Counter Trap") and not traps.activates_by_itself():
        return False
    if effect.zone != "field":
        return card.zone is equivalents.place_of(effect.zone)
    leaves = any(equivalents.in_plain_words(each) in LEAVING for each in effect.when.events)
    is_itself = effect.when.what == Selector("this") and all(each in FROM_ANYWHERE for each in effect.when.events)
    goes = leaves and event.get("card") == card.id and (is_itself or event.get("origin") in ON_FIELD)
    sees = looking_back.sees(card, place, event, gone)
    return looking_back.shows(table, card) or ((goes or sees) and effect.when.what is not None)


def _fits(table: Table, event: Event, effect: Effect, item: Item) -> bool:
    assert effect.when is not None
    if not fits_trigger(table, event, effect.when, item):
        return False
    is_open = TARGETABLE not in effect.tests or (bool(item.it) and activating.may_be_targeted(table, item.it, item))
    return is_open and conditions.all_hold(table, effect.tests, item)


def fits_trigger(table: Table, event: Event, when: When, item: Item) -> bool:
    """Whether an event is what a trigger waits for; the card that it is about may have left by then."""
    who = whose.deed(event, when.event)
    if when.who == "host" and who not in conditions.people(table, "host", item):
        return False
    if when.who in ("you", "opponent") and (who == item.you) != (when.who == "you"):
        return False
    if when.event in (BY_ATTACK, HIT_BY_ATTACK) and not strikes.is_from_attack(table, event, when, item):
        return False
    is_effect = BY_OPPONENTS_EFFECT in when.events and event.get("how") == "effect"
    is_other = is_effect and not whose.is_effect_of_opponent(table, event, item)
    if is_other or (when.event == "direct battle damage" and not strikes.is_direct(table, event)):
        return False
    if when.event in strikes.MANNERS and not strikes.MANNERS[when.event](table, item):
        return False
    if "discarded" in when.events and not whose.is_thrown(table, event, when, item):
        return False
    if when.event == CAST_AT_THIS and not any(each.way and each.card == item.it for each in table.queue):
        return False
    if when.nth and this_turn.times(table, when.event, event.who) != when.nth:
        return False
    if "blocked" in when.events and when.to is None and strikes.is_blocked_already(table, event, item):
        return False
    if when.to is not None and not _is_dealt_to(table, event, when.to, item):
        return False
    if when.what is None:
        return True
    if when.or_this and item.it == item.card:
        return True
    card = table.cards.get(item.it)
    if card is not None and versions.passes_unnoticed(table, event.get("origin") or card.zone):
        return False
    return card is not None and _is_meant(table, event, card, when.what, item)


def _is_dealt_to(table: Table, event: Event, to: Selector, item: Item) -> bool:
    """Whether damage is dealt to the player or to a card of the sort that is meant, or what is activated targets it."""
    names = strikes.targets_told(event) if event.kind == "joined the Queue" else [_other(event, item)]
    if to.kind == "player":
        sides = [("any", "you" if name == item.you else "opponent") for name in names if name in table.players]
        return any(to.of in each for each in sides)
    cards = [strikes.as_attacked(table.cards[name], event, to) for name in names if name in table.cards]
    return any(_is_meant(table, event, card, to, item) for card in cards)


def _is_meant(table: Table, event: Event, card: Card, what: Selector, item: Item) -> bool:
    spots = tuple(each for each in what.traits if each in ("Active", "Benched"))
    if spots and event.get("origin"):  # The card lies elsewhere by now.
        was = replace(card, zone=Zone(str(event.get("origin"))))
        if not all(traits.has_trait(table, was, each) for each in spots):
            return False
        what = replace(what, traits=tuple(each for each in what.traits if each not in spots))
    if what.pick in matching.POINTING:
        is_it = matching.named(table, what.pick, item) is card
        return is_it and all(traits.has_trait(table, card, each) for each in what.traits)
    side = whose.side(table, event, card)
    on_side = what.of == "any" or (side == item.you) == (what.of == "you")
    is_another = not (what.another and card.id == item.card)
    return on_side and is_another and matching.is_like(table, with_its_types(card, event), what, item)
