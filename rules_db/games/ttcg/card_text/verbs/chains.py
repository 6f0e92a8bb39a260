"""negate, and what is left to the player."""

from __future__ import annotations

from rules_db.engine.card_text.doers import SAME
from rules_db.engine.card_text.parts import Filled, Unsaid
from rules_db.engine.card_text.verbs import Trait, Verb
from rules_db.engine.choices import Choice
from rules_db.games.ttcg.card_text.doing import Doing
from rules_db.games.ttcg.card_text.entries import VERBS, Act
from rules_db.games.ttcg.card_text.model import Left, Step
from rules_db.games.ttcg.rules.c2_1_terms import status


def negate(doing: Doing, step: Step) -> None:
    """The effect that is answered, which is the next in the chain, does nothing."""
    if not doing.table.chain:
        return
    answered = doing.table.chain[-1]
    if answered.card == doing.activation.it and not status.is_immune(
        doing.table, doing.table.cards[answered.card], doing.activation
    ):
        status.negate(answered)
        doing.trace.emit("negated", "2.1.31", doing.player, card=answered.card, effect=answered.effect + 1)


def end_attack(doing: Doing, step: Step) -> None:
    """The attack that waits is not fought; it counts as the attacker's one attack all the same (2.2.7.2.R3)."""
    attack = doing.table.attack
    if attack is not None and not status.is_immune(
        doing.table, doing.table.cards[attack.attacker.id], doing.activation
    ):
        doing.table.attack = None
        doing.trace.emit("attack ended", "2.1.28", doing.player, card=attack.attacker.id, target=attack.target.id)


def may(doing: Doing, step: Left) -> None:
    """Its player says whether it is done."""
    choice = Choice(doing.player, "may", "2.1.33", ["do it", "leave it"], about=doing.activation.card)
    if doing.answers.ask(choice) == ["do it"]:
        VERBS.doing(step.step.verb)(doing, step.step)


def _may(filled: Filled) -> Left:
    step: Step = filled["step"]
    if step.who == SAME:
        raise Unsaid("you are the one who may (write 'you may draw 1', without an s)")
    return Left("may", step.what, step=step)


ENTRIES: tuple[Verb[Act, None], ...] = (
    Verb("negate", (("negate (it|that effect)", lambda filled: Step("negate")),), negate, traits=(Trait.STOPS,)),
    Verb("end", (("end the attack", lambda filled: Step("end")),), end_attack, traits=(Trait.STOPS,)),
    Verb("may", (("you may {step}", _may),), may),
)
