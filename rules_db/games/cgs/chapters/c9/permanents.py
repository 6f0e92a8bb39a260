"""What Magic has follow from how its permanents lie (14.1.1.R1): counters that cancel out, legends of one name.

An attachment comes off a card that is no longer what it may be attached to; so do those of other games.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.card_text.contents import OF_STATS
from rules_db.games.cgs.card_text.doing import matching
from rules_db.games.cgs.card_text.doing.step import GENERAL, under
from rules_db.games.cgs.card_text.reading import effects_of_kind
from rules_db.games.cgs.chapters.c9 import magic
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.fighting import damage
from rules_db.games.cgs.doing.zones import hosting, moving, presence, putting
from rules_db.games.cgs.kinds import is_of, is_summon
from rules_db.games.cgs.rules.c9_magic import lasting_backrow
from rules_db.games.cgs.rules.c11_spells_and_traps.lasting_spells import EQUIP
from rules_db.games.cgs.rules.c13_energy_and_trainers.tools import TOOL
from rules_db.games.cgs.state import Card, Item, Table
from rules_db.games.cgs.words import Game, Zone

hosting.ATTACHMENTS.append(hosting.Attachment(lasting_backrow.is_aura, magic.hosts_of, "9.8.7"))


def _with_both_counters(table: Table) -> list[Card]:
    return [card for card in presence.all_in_play(table) if all(card.counters.get(each) for each in OF_STATS)]


def _is_any_with_counters(table: Table) -> bool:
    return any(card.counters for card in presence.lying_about(table)) and bool(_with_both_counters(table))


@hooks.check(place=28, is_due=_is_any_with_counters)
def _counters_cancel_out(table: Table, trace: Trace, answers: Answers) -> bool:
    """As many +1/+1 counters as -1/-1 counters are removed, once nothing has died of them."""
    for card in _with_both_counters(table):
        count = min(card.counters[each] for each in OF_STATS)
        for each in OF_STATS:
            card.counters[each] -= count
            happenings.happen(
                table, trace, "counters removed", under("14.1.1"), card.controller, card=card.id, counter=each,
                count=count,
            )  # fmt: skip
    return True


def _legends(table: Table) -> list[Card]:
    """The first legendary cards of one name that one player controls, [] where nobody controls two of them."""
    found: dict[tuple[str, str], list[Card]] = {}
    for card in presence.all_in_play(table):
        if _is_legend(card) and card.controller in table.order and not damage.is_dealt_with(table, card):
            found.setdefault((card.controller, card.printed.name), []).append(card)
    return next((cards for cards in found.values() if len(cards) > 1), [])


def _is_legend(card: Card) -> bool:
    return card.printed.game is Game.MAGIC and "Legendary" in card.printed.groups and not card.is_face_down


def _are_any_two_legends(table: Table) -> bool:
    legends = [card for card in presence.lying_about(table) if card.printed.groups and _is_legend(card)]
    return len(legends) > 1 and bool(_legends(table))


@hooks.check(place=28, is_due=_are_any_two_legends)
def _one_legend_stays(table: Table, trace: Trace, answers: Answers) -> bool:
    """Of legendary cards of one name each player keeps the one that they choose; the others are not destroyed."""
    names = [card.id for card in _legends(table)]
    kept = answers.ask_one(Choice(table.cards[names[0]].controller, "choose", under(GENERAL), names))
    gone = [each for each in names if each != kept and not damage.is_saved(table, table.cards[each])]
    moving.send(table, trace, gone, Zone.DISCARD, "put into the discard pile", under("14.1.1"))
    return True


def _loose(table: Table) -> list[Card]:
    """What is attached to a card to which it may not be attached any more."""
    hosts = [card for card in presence.lying_about(table) if card.attached]
    if not hosts:
        return []
    return [card for host in presence.all_in_play(table) if host.attached for card in _loose_on(table, host)]


def _loose_on(table: Table, host: Card) -> Iterator[Card]:
    for each in sorted(host.attached):
        card = table.cards[each]
        if card.zone is not Zone.UNO_PILE and card.controller in table.order and not _may_stay(table, card, host):
            yield card


def _may_stay(table: Table, card: Card, host: Card) -> bool:
    """Whether a card may be attached to its host: a summon, or what its text names, whoever controls that now."""
    if lasting_backrow.stays_unattached(card):
        return is_summon(host) and not is_summon(card)
    if is_of(card, TOOL):
        return is_summon(host)
    if not is_of(card, EQUIP) and not lasting_backrow.is_aura(card):
        return True
    by = Item("effect", card.id, card.controller)
    named = [effect.host for _, effect in effects_of_kind(card.printed.text, "enchant") if effect.host is not None]
    there = [replace(each, pick="all", of="any") for each in named if each.zone == "field"]
    is_summons = is_summon(host) or not is_of(card, EQUIP)
    return is_summons and not is_summon(card) and all(matching.fits(table, host, each, by) for each in there)


@hooks.check(place=23, is_due=lambda table: bool(_loose(table)))
def _comes_off(table: Table, trace: Trace, answers: Answers) -> bool:
    """It is discarded; an Equipment stays on the field (9.8.3.b)."""
    for card in _loose(table):
        if lasting_backrow.stays_unattached(card):
            host = card.host
            putting.detach(table, card)
            happenings.happen(table, trace, "unattached", "9.8.3.b", card.controller, card=card.id, host=host)
        else:
            rule = "9.8.7.a" if lasting_backrow.is_aura(card) else under("5.1.13.d")
            moving.discard(table, trace, [card.id], rule)
    return True
