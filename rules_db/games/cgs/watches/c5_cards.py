"""Chapter 5: where cards lie, when they are played, and what is paid for them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.card_text.selecting import Selector
from rules_db.games.cgs.kinds import KINDS, Role
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.watches.reading import Sight, fact, is_said, least_mana, swept
from rules_db.games.cgs.words import MAIN_1, MAIN_2, ON_FIELD, SUMMON_ZONES, Game, Zone

UNWATCHED = {
    "5.1.5.a": "8.1.7 refuses the same play because its zone is not free, so without the rule nothing else happens.",
    "5.9.6": "What an effect finds by card type leaves no trace but in what becomes of the cards that it found.",
}
"""Prohibitions and requirements of the chapter that no watch sees to, each with the reason."""


def _played(sight: Sight) -> tuple[Play, Card] | None:
    """A card that is played, summoned or Set by this action, as it was before."""
    action = sight.action
    if not isinstance(action, Play) or action.card not in sight.before.cards:
        return None
    return action, sight.before.cards[action.card]


def _roles(card: Card) -> set[Role]:
    return {KINDS[each].role for each in card.types}


@book.watch("5.5.8", "5.5.8.a", "5.5.8.b", on=(Play,))
def watch_slow_cards(sight: Sight) -> Iterator[str]:
    """A slow backrow card is played in a Main Phase of its player's own turn, while nothing waits."""
    played = _played(sight)
    if played is None or played[0].is_face_down or played[0].zone is Zone.UNO_PILE:
        return
    action, card = played
    kinds = [KINDS[each] for each in card.types]
    is_slow = bool(kinds) and not any(kind.is_fast for kind in kinds) and _roles(card) == {Role.BACKROW}
    if not is_slow or card.printed.game is Game.MONOPOLY or is_said(sight.before, "flash", "any time"):
        return
    before = sight.before
    if before.phase not in (MAIN_1, MAIN_2) or before.turn_player != action.player:
        yield f"{action.player} plays {card.id} in the {before.phase} of {before.turn_player}"
    if before.queue:
        yield f"{action.player} plays {card.id} while {before.queue[-1].card} waits"


def _prize_is_for_token(sight: Sight) -> Iterator[str]:
    destroyed = [event for event in sight.of("destroyed") if fact(event, "how") == "effect"]
    names = [fact(event, "card") for event in destroyed]
    if names and all(sight.before.cards[name].is_token for name in names if name in sight.before.cards):
        yield from names


@book.watch("5.4.10.f", on=("destroyed",))
def watch_that_tokens_yield_no_prize(sight: Sight) -> Iterator[str]:
    """Where nothing but tokens has been destroyed by effects, and nothing in battle, nobody takes a Prize card."""
    tokens = list(_prize_is_for_token(sight))
    if not tokens or any(fact(event, "how") != "effect" for event in sight.of("destroyed")):
        return
    choice = sight.after.choice
    is_owed = choice is not None and choice.rule.startswith("2.5.")
    if is_owed or (any(sight.of("prize taken")) and not is_said(sight.before, "Prize card")):
        yield f"a Prize card is taken for {' and '.join(tokens)}"


@book.watch("5.6.9.b")
def watch_where_energy_lies(sight: Sight) -> Iterator[str]:
    """Energy that is attached lies with its recipient, unless that is on the Uno pile."""
    for card in sight.after.cards.values():
        if card.host not in sight.after.cards or "Energy" not in card.types:
            continue
        host = sight.after.cards[card.host]
        if card.zone is not Zone.ATTACHED and host.zone is not Zone.UNO_PILE:
            yield f"{card.id} is attached to {host.id} and lies in the {card.zone}"


@book.watch("5.7.3", "5.7.4", "5.7.10", "5.7.12")
def watch_where_changed_cards_lie(sight: Sight) -> Iterator[str]:
    """What has become a summon is in a Summon Zone once all is done, and what has become a mere land in the area."""
    if sight.after.choice is not None or sight.after.agenda or sight.after.is_over:
        return
    for card in sight.after.cards.values():
        if not card.became or card.zone in (Zone.UNO_PILE, Zone.DEALERS_ZONE) or not card.controller:
            continue
        roles = _roles(card)
        if Role.SUMMON in roles and card.zone not in SUMMON_ZONES:
            yield f"{card.id} is a summon and lies in the {card.zone}"
        if Role.SUMMON not in roles and "land" in card.types and card.zone is not Zone.RESOURCES:
            yield f"{card.id} is a land and lies in the {card.zone}"


@book.watch("5.8.4", on=(Play,))
def watch_that_mana_is_paid(sight: Sight) -> Iterator[str]:
    """The pool shrinks by no less than the mana cost of a Magic card that is played from it."""
    played = _played(sight)
    if played is None or played[1].printed.game is not Game.MAGIC or played[0].is_face_down:
        return
    action, card = played
    if action.zone is Zone.UNO_PILE:
        return
    if any(sight.of("tapped", "mana added")) or is_said(sight.before, "cost", "without paying") or action.using:
        return
    owed = least_mana(_owed(sight.before, card))
    paid = _pool(sight.before, action.player) - _pool(sight.after, action.player)
    if sight.before.settings.get("mana.magic_factor", "1") == "1" and paid < owed:
        yield f"{action.player} pays {paid} of {owed} mana for {card.id}"


def _owed(before: Table, card: Card) -> str:
    """What a card costs; out of the discard pile what it says of its flashback."""
    flashback = re.search(r"(?:flashback|escape)(?: ?— ?| )((?:\{[^}]+\})*)", card.printed.text, re.IGNORECASE)
    is_flashed_back = flashback is not None and before.cards[card.id].zone is Zone.DISCARD
    return flashback[1] if flashback is not None and is_flashed_back else card.printed.cost


def _pool(table: Table, player: str) -> int:
    return sum(mana.amount for mana in table.players[player].pool)


@book.watch("5.8.6", "5.8.7", on=(Play,))
def watch_that_conditions_are_met(sight: Sight) -> Iterator[str]:
    """A card that is for a table on which somebody controls none of a sort is not played while one lies there.

    Onto the Uno pile it is (15.3.7.c).
    """
    played = _played(sight)
    if played is None or played[0].is_face_down or not played[1].printed.text:
        return
    action, card = played
    if action.zone is Zone.UNO_PILE:
        return
    for effect in read_effects(card.printed.text):
        for test in effect.tests if effect.kind == "requirement" else ():
            if test.what == "control" and test.who == "you" and test.most == 0:
                there = _there(sight.before, action, test.selector)
                yield from (f"{card.id} is played while {name} lies there" for name in there)


def _there(table: Table, action: Play, what: Selector) -> Iterator[str]:
    """The cards of a plain sort that lie face-up on the side that is meant, of two sides."""
    if what != Selector("all", kind=what.kind, of=what.of) or what.of not in ("you", "opponent"):
        return
    side = [each for each in table.order if (each == action.player) == (what.of == "you")]
    for card in table.cards.values():
        is_open = card.zone in ON_FIELD and not card.is_face_down and not card.is_masked
        if len(side) == 1 and card.controller in side and is_open and what.kind in card.printed.types:
            yield card.id


@book.watch("5.9.5", on=("destroyed", "exiled"))
def watch_that_face_down_cards_show_no_type(sight: Sight) -> Iterator[str]:
    """No effect on all cards of a backrow type finds one that lies face-down, since its zone does not tell that."""
    for card, what in swept(sight):
        if card.is_face_down and card.zone in ON_FIELD and _is_backrow_type(what.kind) and not what.or_kind:
            yield f"{card.id} is found as a {what.kind}, and lies face-down"


def _is_backrow_type(kind: str) -> bool:
    return kind in ("Spell", "Trap") or (kind in KINDS and KINDS[kind].role is Role.BACKROW)
