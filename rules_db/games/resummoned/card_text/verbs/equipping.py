"""equip, unequip."""

from __future__ import annotations

from rules_db.engine.card_text.verbs import Trait, Verb
from rules_db.games.resummoned.card_text.doing import Doing
from rules_db.games.resummoned.card_text.entries import Act, Payment
from rules_db.games.resummoned.card_text.model import Step
from rules_db.games.resummoned.rules.c700_effects import equip as equipping


def equip(doing: Doing, step: Step) -> None:
    duel, source = doing.duel, doing.duel.cards[doing.activation.card]
    for host in doing.cards(step):
        doing.moment.then(equipping.equip_to, duel, doing.trace, source, host)


def unequip(doing: Doing, step: Step) -> None:
    for card in doing.cards(step):
        if card.equipped_to:
            doing.moment.then(equipping.unequip, doing.duel, doing.trace, card)


ENTRIES: tuple[Verb[Act, Payment], ...] = (
    Verb(
        "equip", (("equip to {card:one_card}", lambda filled: Step("equip", filled["card"])),), equip,
        traits=(Trait.CHANGES,),
    ),
    Verb(
        "unequip", (("unequip {cards}", lambda filled: Step("unequip", filled["cards"])),), unequip,
        traits=(Trait.CHANGES,),
    ),
)  # fmt: skip
