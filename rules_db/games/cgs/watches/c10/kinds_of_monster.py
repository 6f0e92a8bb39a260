"""Section 10.8: how monsters of the Extra Deck and Ritual Monsters come, and how Link Monsters stand."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.watches.reading import Sight, is_said, mana_value
from rules_db.games.cgs.words import SUMMON_ZONES, Game, Zone

UNWATCHED: dict[str, str] = {}
"""Prohibitions and requirements of the section that no watch sees to, each with the reason."""

STAGES = {"Basic": 0, "Stage 1": 1, "Stage 2": 2}


def _played(sight: Sight, kind: str, *zones: Zone) -> tuple[Play, Card] | None:
    """A monster of this kind that a player plays or Sets out of these places, as it was before."""
    action = sight.action
    if not isinstance(action, Play) or action.card not in sight.before.cards or action.zone is Zone.UNO_PILE:
        return None
    card = sight.before.cards[action.card]
    return (action, card) if kind in card.printed.types and card.zone in zones else None


@book.watch("10.8.16", on=(Play,))
def watch_that_rituals_are_not_normal_summoned(sight: Sight) -> Iterator[str]:
    """No Ritual Monster is played or Set out of the hand."""
    if played := _played(sight, "Ritual Monster", Zone.HAND):
        yield f"{played[0].player} plays {played[1].id} out of the hand"


@book.watch("10.8.17.a")
def watch_what_brings_rituals(sight: Sight) -> Iterator[str]:
    """A Ritual Monster comes from hand or deck only where a text speaks of rituals, or of it."""
    for card in sight.after.cards.values():
        if "Ritual Monster" not in card.printed.types or card.zone not in SUMMON_ZONES:
            continue
        origin = sight.before.cards[card.id].zone
        is_known = (
            is_said(sight.before, "Ritual", re.escape(card.printed.name)) or "Special Summon" in card.printed.text
        )
        if origin in (Zone.HAND, Zone.MAIN_DECK) and not is_known:
            yield f"{card.id} comes from the {origin}"


@book.watch("10.8.12.a", on=(Play,))
def watch_that_fusions_need_a_card(sight: Sight) -> Iterator[str]:
    """No Fusion Monster is played out of the Extra Deck, unless its text says so."""
    played = _played(sight, "Fusion Monster", Zone.EXTRA_DECK)
    if played is not None and "need no card" not in played[1].printed.text:
        yield f"{played[0].player} plays {played[1].id} without a backrow card"


@book.watch("10.8.22.a", "10.8.22.b", on=(Play,))
def watch_what_is_tuned(sight: Sight) -> Iterator[str]:
    """A Synchro Monster takes a Tuner and another summon, unless it asks for others, with Levels that make its own."""
    played = _played(sight, "Synchro Monster", Zone.EXTRA_DECK)
    if played is None:
        return
    action, card = played
    used = [sight.before.cards[each] for each in action.using]
    tuners = [each.id for each in used if _is_monster(each) and "Tuner" in each.printed.groups]
    asks_for_others = any(each.kind == "materials" for each in read_effects(card.printed.text))
    if not asks_for_others and (len(used), len(tuners)) != (2, 1):
        yield f"{card.id} takes {', '.join(action.using) or 'nothing'}"
    ranks = [_rank(each) for each in (card, *used)]
    if None not in ranks and 2 * (ranks[0] or 0) != sum(each or 0 for each in ranks) and not _ranks_change(sight):
        yield f"{card.id} of Level {ranks[0]} takes Levels {ranks[1:]}"


def _is_monster(card: Card) -> bool:
    return card.printed.game is Game.YUGIOH and any(each.endswith("Monster") for each in card.printed.types)


def _rank(card: Card) -> int | None:
    """The Level, mana value or stage that is printed on a summon; None where it has another trait in their place."""
    if card.is_token or card.is_face_down:
        return None
    if card.printed.game is Game.MAGIC:
        return mana_value(card.printed.cost)
    return STAGES.get(card.printed.rank, int(card.printed.rank) if card.printed.rank.isdigit() else None)


def _ranks_change(sight: Sight) -> bool:
    return is_said(
        sight.before, "(Level|Rank|mana value|Stage) .*becomes?", "([Ii]ncrease|[Rr]educe|[Dd]ecrease) .*Level",
        "(gain|lose)s? (.* )?(Level|Rank|mana value|Stage)",
        "([Hh]alve|[Dd]ouble)d?",
    )  # fmt: skip


@book.watch("10.8.26.a")
def watch_that_links_stand_upright(sight: Sight) -> Iterator[str]:
    """No Link Monster on the field is in Defense Position."""
    for card in sight.after.cards.values():
        if "Link Monster" in card.printed.types and card.zone in SUMMON_ZONES and card.is_defending:
            yield f"{card.id} is in Defense Position"
