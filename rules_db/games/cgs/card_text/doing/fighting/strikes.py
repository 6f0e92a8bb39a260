"""What an event has to do with the attack that is under way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from rules_db.engine.kernel import Event
from rules_db.games.cgs.card_text.doing import matching, values
from rules_db.games.cgs.card_text.gained import effects_of
from rules_db.games.cgs.card_text.model import OfAttacks
from rules_db.games.cgs.card_text.said.happenings import AMONG, AT_FULLEST, BESIDE_STRONGER
from rules_db.games.cgs.card_text.said.referring.references import DEFENDING
from rules_db.games.cgs.card_text.said.vocabulary import OFFENSE
from rules_db.games.cgs.card_text.selecting import Selector, When
from rules_db.games.cgs.state import Card, Item, Table


def is_of_move(source: Card, by: Item) -> bool:
    """Whether an effect is what an attack of a Pokémon does."""
    effects = effects_of(source)[by.effect : by.effect + 1]
    return by.kind == "effect" and any(each.kind == "move" for each in effects)


def is_kept_out(step: OfAttacks, is_damage: bool) -> bool:
    """Whether a text keeps out what attacks do besides, or (`is_damage`) the damage that they do to others as well."""
    return step.is_whole and not (is_damage and step.number is not None)


def is_from_attack(table: Table, event: Event, when: When, item: Item) -> bool:
    """Whether it was done by an attack, and not by a summon that strikes back; and by the attack of whom."""
    strikes = table.attack.strikes if table.attack is not None else ()
    is_attack = event.get("from") == "move" or any(each.attacker.id == event.get("by") for each in strikes)
    whose = event.get("of") or event.who
    return is_attack and (when.whose == "any" or (whose == item.you) == (when.whose == "you"))


def is_blocked_already(table: Table, event: Event, item: Item) -> bool:
    """Whether it is not the first that blocks the same attacker: that has become blocked once."""
    strikes = table.attack.strikes if table.attack is not None and item.it == event.get("attacker") else ()
    return any(each.attacker.id == item.it and each.blockers[0].id != event.get("card") for each in strikes)


def is_alone(table: Table) -> bool:
    """Whether a single summon attacks."""
    return table.attack is not None and len(table.attack.strikes) == 1


def _has_stronger_beside(table: Table, item: Item) -> bool:
    """Whether a creature of greater power attacks at the same moment, under the control of the same player."""
    card = table.cards[item.it]
    cards = [table.cards[each.attacker.id] for each in table.attack.strikes] if table.attack is not None else []
    power = values.number(table, card, OFFENSE) or 0
    others = [each for each in cards if each is not card and each.controller == card.controller]
    return any((values.number(table, each, OFFENSE) or 0) > power for each in others)


def _is_at_the_fullest(table: Table, item: Item) -> bool:
    """Whether it attacks a player than whom nobody has more life."""
    most = max(table.players[each].life for each in table.order)
    strikes = table.attack.strikes if table.attack is not None else ()
    targets = [each.target.id for each in strikes if each.attacker.id == item.it]
    return any(each in table.order and table.players[each].life == most for each in targets)


def _are_so_many(count: int, table: Table, item: Item) -> bool:
    """Whether at least so many summons attack at once."""
    return table.attack is not None and len(table.attack.strikes) >= count


MANNERS: dict[str, Callable[[Table, Item], bool]] = {
    "attacks alone": lambda table, item: is_alone(table),
    BESIDE_STRONGER: _has_stronger_beside,
    AT_FULLEST: _is_at_the_fullest,
    **{kind: partial(_are_so_many, count) for count, kind in AMONG.items()},
}
"""How a summon attacks, where a trigger waits for that."""


def as_attacked(card: Card, event: Event, to: Selector) -> Card:
    """A summon as it lay when it was attacked, where a text asks for that: it is flipped at once."""
    is_asked = "face-down" in to.traits or "face-up" in to.traits
    return replace(card, is_face_down=True) if is_asked and event.get("facing") == "face-down" else card


def targets_told(event: Event) -> list[str]:
    """What something targets that has joined the Queue."""
    told = event.get("targets")
    return [str(each) for each in told] if isinstance(told, list) else []


def is_direct(table: Table, event: Event) -> bool:
    """Whether what has dealt the damage attacks a player."""
    strikes = table.attack.strikes if table.attack is not None else ()
    return any((each.attacker.id, each.target.id) == (event.get("by"), event.get("to")) for each in strikes)


def striker(event: Event) -> dict[str, str]:
    """Who attacks, or has dealt the damage that an event is about."""
    if event.kind == "attacks":
        return {matching.STRIKER: str(event.get("card"))}
    return {matching.STRIKER: str(event.get("by"))} if event.kind in ("damage", "destroyed") and event.get("by") else {}


def defender(table: Table, event: Event) -> dict[str, str]:
    """For an attack, and a block: the player who is attacked, or whose card is."""
    target = str(event.get("target") or "") if event.kind == "attacks" else _aim_of(table, event)
    if not target:
        return {}
    return {DEFENDING: target if target in table.players else table.cards[target].controller}


def _aim_of(table: Table, event: Event) -> str:
    """What the attacker that is blocked attacks; '' for other events."""
    strikes = table.attack.strikes if table.attack is not None and event.kind == "blocks" else ()
    return next((each.target.id for each in strikes if each.attacker.id == event.get("attacker")), "")
