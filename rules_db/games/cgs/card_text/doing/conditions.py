"""Whether what a text asks for holds: 'if you control 2 Elf creatures', 'while it is your turn'."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from rules_db.games.cgs import listing
from rules_db.games.cgs.card_text import equivalents
from rules_db.games.cgs.card_text.doing import matching, values
from rules_db.games.cgs.card_text.doing.sorts import card_kinds, traits
from rules_db.games.cgs.card_text.gained import game_of
from rules_db.games.cgs.card_text.said.referring.references import THAT_PLAYER
from rules_db.games.cgs.card_text.said.vocabulary import DEFENSE, EXTRA_DECK_ALONE, FELLED_BY_THIS
from rules_db.games.cgs.card_text.selecting import HEADS, PLAYER, THOSE_DISCARDED, Test
from rules_db.games.cgs.doing.course import this_turn
from rules_db.games.cgs.doing.playing.saying import BY_OTHER_COST, CAST_FROM
from rules_db.games.cgs.properties import DEFENSIVE, stat
from rules_db.games.cgs.rules.c8_queue import resolving
from rules_db.games.cgs.rules.c14_combat import dealing
from rules_db.games.cgs.rules.c17_dealer import the_dealer
from rules_db.games.cgs.state import Card, Item, Table
from rules_db.games.cgs.words import BATTLE, IN_PLAY, MAIN_1, MAIN_2, Zone

KICKED = "kicked"
"""Where an item in the Queue keeps that the further cost which was left to its player has been paid."""

WHOM = "whom"
"""Where an item in the Queue keeps the player whom its trigger was about."""

CAST_BY = "cast by "
"""What stands before the player who has cast a card, where it keeps how it came into play."""


PHASES_ASKED = {"main phase": (MAIN_1, MAIN_2), "battle phase": (BATTLE,)}
"""The phases that texts ask for by a name that several have."""


def all_hold(table: Table, tests: Sequence[Test], by: Item) -> bool:
    return all(holds(table, test, by) for test in tests)


def holds(table: Table, test: Test, by: Item) -> bool:
    """Whether a condition holds now, seen by the player of an effect; for opponents, if it does for any of them."""
    return _is_so(table, test, by) is not test.is_not


def _is_so(table: Table, test: Test, by: Item) -> bool:
    if test.what == "control":
        return _in_range(len(matching.counted(table, test.selector, by)), test)
    if test.what == "counters":
        card = matching.named(table, test.selector.pick, by)
        return card is not None and _in_range(_counters_on(card, test.phase), test)
    if test.what == "is":
        if test.selector.near:
            card = matching.named(table, str(test.selector.near), by)
            return card is not None and matching.is_like(table, card, test.selector, by)
        cards = matching.found(table, test.selector, by)
        return any(all(traits.has_trait(table, card, each) for each in test.selector.traits) for card in cards)
    if test.what == "damage":
        return any(_in_range(card.damage, test) for card in matching.found(table, test.selector, by))
    if test.what == "left":
        return any(_in_range(_left_of(table, card, by), test) for card in matching.found(table, test.selector, by))
    if test.what == "more prizes":
        return all(_prizes(table, by.player) > _prizes(table, each) for each in people(table, "opponent", by))
    if test.what == "less life":
        life = table.players[by.player].life
        return any(life < table.players[each].life for each in people(table, "opponent", by))
    if test.what == "more cards":
        own, others = (matching.counted(table, replace(test.selector, of=of), by) for of in ("you", "opponent"))
        return max(Counter(each.controller for each in others).values(), default=0) > len(own)
    if test.what == "came up":
        return any(this_turn.has_come_up(table, card) for card in matching.found(table, test.selector, by))
    if test.what == "discarded":
        those = listing.names_in(by.said.get(THOSE_DISCARDED, ""))
        return any(matching.is_like(table, table.cards[each], test.selector, by) for each in those)
    if test.what == "heads":
        return _in_range(int(by.said.get(HEADS, "0")), test)
    if test.what in COUNTED:
        return any(_in_range(_counted(table, test.what, each, by), test) for each in people(table, test.who, by))
    if test.what == FELLED_BY_THIS:
        return FELLED_BY_THIS in by.said
    if test.what == "kicked":
        waiting = [each.said for each in table.queue if each.card == by.card]
        return any(KICKED in each for each in (by.said, *waiting)) or table.cards[by.card].is_kicked
    if test.what == "cast from":
        return by.said.get(CAST_FROM, "") == test.phase
    if test.what == "otherwise":
        card = table.cards[by.card]
        return BY_OTHER_COST in (card.chosen if card.zone in IN_PLAY else card.last)
    if test.what == "this turn":
        players = people(table, test.who, by)
        deeds = test.phase.split(" or ")
        return _in_range(sum(this_turn.times(table, deed, each) for deed in deeds for each in players), test)
    if test.what == "turn":
        return table.turn_player in people(table, test.who, by)
    if test.what == "felled":
        return any(this_turn.was_felled_lately(table, each) for each in people(table, "you", by))
    if test.what == "moved this turn":
        return table.cards[by.card].left_in == table.turn
    if test.what in PHASES_ASKED:
        return table.phase in PHASES_ASKED[test.what]
    if test.what == "first turn":
        return table.turn_player == by.you and table.players[by.you].turns == 1
    if test.what == "first player":
        return table.first_player == by.you
    if test.what == "phase":
        return equivalents.in_plain_words(test.phase) in (table.phase, table.step)
    if test.what == "owned":
        return table.cards[by.card].owner == by.player
    if test.what == "summoned this turn":
        return table.cards[by.card].summoned == table.turn
    if test.what == "came":
        return _came(table, test, by)
    if test.what == "has done":
        return any(this_turn.has_done(table, each, table.cards[by.card]) for each in test.phase.split(" or "))
    if test.what == "attack":
        return table.attack is not None
    if test.what == "summoned others":
        return any(_is_other(table, each, test, by) for each in this_turn.special_summoned(table, by.player))
    if test.what == "targetable":
        return True  # It is asked where an effect is set off, of what it would be aimed at.
    if test.what == "birthday":
        return f"birthday/{by.player}" in table.agreed
    return bool(table.queue)


def _came(table: Table, test: Test, by: Item) -> bool:
    """Whether a card has come into play in a way; who has cast it is asked only where 'you' are to have done so."""
    card = matching.named(table, test.selector.pick, by)
    if card is None or test.phase != CAST_BY:
        return card is not None and test.phase in card.came
    return any(each.startswith(CAST_BY) and (test.who != "you" or each == CAST_BY + by.you) for each in card.came)


def _counters_on(card: Card, kind: str) -> int:
    """How many counters of a kind a card has, or had as it left play."""
    there = card.counters.get(kind, 0)
    return there if there or card.zone in IN_PLAY else card.last.count(kind)


def _left_of(table: Table, card: Card, by: Item) -> Fraction:
    """What is left of a summon, on the scale of the card that asks for it."""
    left = dealing.left_of(stat(table, card, DEFENSIVE), card.damage)
    return left / values.scale(table, game_of(table.cards[by.card], by.effect), DEFENSE)


def _is_other(table: Table, name: str, test: Test, by: Item) -> bool:
    """Whether a card that has been Special Summoned is none of those that a text excepts."""
    if test.phase == EXTRA_DECK_ALONE and not values.is_extra(table.cards[name]):
        return False
    return not test.selector.pick or not matching.is_like(table, table.cards[name], test.selector, by)


def _prizes(table: Table, player: str) -> int:
    return len(table.lying(player, Zone.PRIZES))


COUNTED = ("life", "hand", "prizes", "poison", "crown", "card types")


def _counted(table: Table, what: str, player: str, by: Item) -> Fraction | int:
    """What a player has, life on the scale of the card that asks for it (10.2.2.a, 12.2.1.R2)."""
    if what in ("poison", "crown"):
        return table.players[player].counters.get(what, 0)
    if what == "card types":
        return card_kinds.types_among([table.cards[each] for each in table.lying(player, Zone.DISCARD)])
    if what == "life":
        return table.players[player].life / values.scale(table, game_of(table.cards[by.card], by.effect))
    return len(table.lying(player, Zone.HAND if what == "hand" else Zone.PRIZES))


def people(table: Table, who: str, by: Item) -> list[str]:
    """The players that a word means, still in the game: you, opponent (all of them), each, host (enchanted, chosen).

    That player is the first who was targeted, or else whom a trigger is about.
    """
    if who == "host":
        card = table.cards[by.card]
        host = by.on if by.inflicts else card.host if card.host in table.players else card.chosen.get(PLAYER, "")
        return [host] if host in table.order else []
    if who == THAT_PLAYER:
        targeted = [each.id for each in by.targets if each.id in table.players]
        return [each for each in (*targeted, by.said.get(WHOM, ""))[:1] if each in table.order]
    own = table.from_(by.player) if by.player in table.order else list(table.order)
    names = own if by.inflicts else resolving.order_of_choosing(table) or own
    if by.inflicts:
        return [each for each in names if each in by.inflicts and _is_inflicted(who, each, by)]
    if who == "you":
        return [each for each in names if each == by.player]
    return [each for each in names if who in ("each", "any") or matching.is_opponent(each, by)]


def _is_inflicted(who: str, player: str, by: Item) -> bool:
    """Whether a word of an effect of the Dealer means a player: never as the one whose effect it is."""
    return who != "you" and (who in ("each", "any") or the_dealer.opposes_all() or player != by.player)


def _in_range(value: Fraction | int, test: Test) -> bool:
    return (test.least is None or value >= test.least) and (test.most is None or value <= test.most)
