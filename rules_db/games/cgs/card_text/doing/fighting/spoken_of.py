"""Of whose attack an effect speaks, where several summons attack at once: each of them has an attack of its own."""

from __future__ import annotations

from collections.abc import Collection

from rules_db.engine.choices import Choice
from rules_db.games.cgs.card_text.doing import matching
from rules_db.games.cgs.card_text.doing.step import GENERAL, Doing, under
from rules_db.games.cgs.doing.yugioh.flipping import SET_OFF_BY
from rules_db.games.cgs.state import Strike


def strikes(doing: Doing, but: str = "") -> list[Strike]:
    """The attacks that are meant: those of attackers that are targeted, else those that set the effect off, else all.

    Where it was set off by several at once, its player chooses one of them. What is targeted for anything else is left
    out: `but`.
    """
    under_way = doing.table.attack.strikes if doing.table.attack is not None else []
    item = doing.item
    targets = [each.id for each in item.targets if each.id != but]
    return (
        _of(under_way, targets)
        or _of(under_way, [item.said.get(matching.STRIKER, "")])
        or _of(under_way, [_set_off_by(doing, under_way)])
        or _on(under_way, [item.it, *targets])
        or [*under_way]
    )


def _set_off_by(doing: Doing, under_way: list[Strike]) -> str:
    """What has set the effect off; one of several, as its player chooses once."""
    item = doing.item
    among = [each.attacker.id for each in _of(under_way, item.said.get(SET_OFF_BY, "").splitlines())]
    if len(among) > 1:
        item.it = doing.answers.ask_one(Choice(doing.player, "choose", under(GENERAL), among, about=item.card))
        del item.said[SET_OFF_BY]
    return item.it


def _of(under_way: list[Strike], names: Collection[str]) -> list[Strike]:
    return [each for each in under_way if each.attacker.id in names]


def _on(under_way: list[Strike], names: Collection[str]) -> list[Strike]:
    return [each for each in under_way if each.target.id in names]
