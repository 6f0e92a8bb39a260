"""Protection from a color and landwalk, which work as in Magic (9.10.2.R1), against cards of every game.

That cards of the color cannot target what is protected is asked where effects are aimed; what of it is attached comes
off (9.10.2.R2).
"""

from __future__ import annotations

from rules_db.engine.choices import Answers
from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.card_text.doing.instead import altering
from rules_db.games.cgs.doing.conditions import abilities
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.fighting import damage
from rules_db.games.cgs.doing.zones import moving, presence, putting
from rules_db.games.cgs.kinds import Role, has_role
from rules_db.games.cgs.rules.c9_magic import lasting_backrow
from rules_db.games.cgs.state import Card, Strike, Table


def is_from(table: Table, card: Card, other: Card) -> bool:
    """Whether a card has protection from the other, be it from its color or its kind."""
    words = frozenset(each for each in abilities.words_of(table, card) if abilities.has(table, card, each))
    return values.protects(table, words, other)


@damage.PREVENTS.hang()
def _takes_no_damage(table: Table, dealt: damage.Damage) -> bool:
    card, source = table.cards.get(dealt.to), table.cards.get(dealt.source)
    is_protected = card is not None and source is not None and is_from(table, card, source)
    return is_protected and not altering.is_unprevented(table)


@hooks.BLOCKERS.hang()
def _is_not_blocked(table: Table, card: Card, strike: Strike) -> Refusal | None:
    if not is_from(table, table.cards[strike.attacker.id], card):
        return None
    return book.refuse("9.10.2", card=card.id, keyword="protection")


@hooks.PLAY_CHECKS.hang(place=35)
def _is_not_attached(table: Table, card: Card, play: Play) -> Refusal | None:
    """No backrow card is played onto a card that has protection from its color."""
    host = table.cards.get(play.on)
    if host is None or not has_role(card, Role.BACKROW) or not is_from(table, host, card):
        return None
    return book.refuse("9.10.2", card=card.id, on=host.id, keyword="protection")


def _to_come_off(table: Table) -> list[str]:
    """The backrow cards on what has protection from their color."""
    hosts = [card for card in presence.lying_about(table) if card.attached]
    if not any(has_role(table.cards[each], Role.BACKROW) for host in hosts for each in host.attached):
        return []
    protected = [card for card in presence.all_in_play(table) if card.attached and not card.is_face_down]
    return [each for host in protected for each in sorted(host.attached) if _is_kept_off(table, host, each)]


@hooks.check(place=22, is_due=lambda table: bool(_to_come_off(table)))
def _comes_off(table: Table, trace: Trace, answers: Answers) -> bool:
    """They are discarded, but an Equipment stays where it is."""
    for name in _to_come_off(table):
        card = table.cards[name]
        if lasting_backrow.stays_unattached(card):
            host = card.host
            putting.detach(table, card)
            happenings.happen(table, trace, "unattached", "9.10.2", card.controller, card=name, host=host)
        else:
            moving.discard(table, trace, [name], "9.10.2")
    return True


def _is_kept_off(table: Table, host: Card, name: str) -> bool:
    card = table.cards[name]
    return has_role(card, Role.BACKROW) and is_from(table, host, card)


@hooks.BLOCKERS.hang()
def _is_evaded(table: Table, card: Card, strike: Strike) -> Refusal | None:
    """Only summons with a certain quality block those with intimidate, shadow or horsemanship, and shadow no others."""
    keyword = abilities.evasion_from(table, table.cards[strike.attacker.id], card)
    return book.refuse("9.10.2", card=card.id, keyword=keyword) if keyword else None


@hooks.BLOCKERS.hang()
def _walks_by(table: Table, card: Card, strike: Strike) -> Refusal | None:
    walk = abilities.walk_past(table, table.cards[strike.attacker.id], card.controller)
    return book.refuse("9.10.2", card=card.id, keyword=walk) if walk else None
