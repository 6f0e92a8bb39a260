"""flip, turn."""

from __future__ import annotations

from rules_db.engine.card_text.parts import Filled
from rules_db.engine.card_text.verbs import Trait, Verb
from rules_db.games.resummoned import playing
from rules_db.games.resummoned.card_text.doing import Doing
from rules_db.games.resummoned.card_text.entries import Act, Payment
from rules_db.games.resummoned.card_text.model import Turned
from rules_db.games.resummoned.rules.c300_cards import cards
from rules_db.games.resummoned.state import Facing


def flip(doing: Doing, step: Turned) -> None:
    turn_over = playing.flip_down if step.facing == Facing.DOWN else playing.flip_up
    for card in doing.cards(step):
        if cards.in_field(card) and card.facing != step.facing:
            doing.moment.then(turn_over, doing.duel, doing.trace, card, doing.player, doing.rule)


def turn(doing: Doing, step: Turned) -> None:
    for card in doing.cards(step):
        if card.position is not None and (not step.position or card.position != step.position):
            doing.moment.then(playing.turn, doing.duel, doing.trace, card, doing.player, "407.2")


def _flip(filled: Filled) -> Turned:
    return Turned("flip", filled["cards"], facing=filled.get("facing", "face-up"))


def _turn(filled: Filled) -> Turned:
    return Turned("turn", filled["cards"], position=filled.get("position", ""))


ENTRIES: tuple[Verb[Act, Payment], ...] = (
    Verb("flip", (("flip {cards}[ {facing}]", _flip),), flip, traits=(Trait.TURNS,)),
    Verb("turn", (
        ("turn {cards}[ to {position}]", _turn),
        ("change {cards} to {position}", _turn),
        ("change the position of {cards}", _turn),
    ), turn, traits=(Trait.TURNS,)),
)  # fmt: skip
