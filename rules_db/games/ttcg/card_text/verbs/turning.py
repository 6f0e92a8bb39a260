"""tap, untap, flip."""

from __future__ import annotations

from rules_db.engine.card_text.parts import Filled
from rules_db.engine.card_text.verbs import Trait, Verb
from rules_db.games.ttcg import chains, happenings
from rules_db.games.ttcg.card_text.doing import RULE, Doing
from rules_db.games.ttcg.card_text.entries import Act
from rules_db.games.ttcg.card_text.model import Step, Turned
from rules_db.games.ttcg.rules.c2_2_basic_rules import overruling
from rules_db.games.ttcg.rules.c2_2_basic_rules.activating import FIELD
from rules_db.games.ttcg.state import Facing


def tap(doing: Doing, step: Step) -> None:
    for card in doing.cards(step):
        if overruling.forbidden_to_card(doing.table, "be tapped", card) is None:
            chains.tap(doing.table, doing.trace, card, "2.1.15")


def untap(doing: Doing, step: Step) -> None:
    for card in doing.cards(step):
        chains.untap(doing.table, doing.trace, card, "2.1.15")


def flip(doing: Doing, step: Turned) -> None:
    """Turn cards on the field face-up or face-down, where they do not lie so already."""
    goes_down = step.facing == Facing.DOWN
    for card in doing.cards(step):
        if card.zone in FIELD and card.is_face_down != goes_down:
            card.is_face_down = goes_down
            happenings.happen(doing.table, doing.trace, "flipped", RULE, card.player, card=card.id, facing=step.facing)


def _flip(filled: Filled) -> Turned:
    return Turned("flip", filled["cards"], facing=filled["facing"])


ENTRIES: tuple[Verb[Act, None], ...] = (
    Verb("tap", (("tap {cards}", lambda filled: Step("tap", filled["cards"])),), tap, traits=(Trait.TURNS,)),
    Verb("untap", (("untap {cards}", lambda filled: Step("untap", filled["cards"])),), untap, traits=(Trait.TURNS,)),
    Verb("flip", (("flip {cards} {facing}", _flip),), flip, traits=(Trait.TURNS,)),
)
