"""Carrying out one step of an effect that resolves: first every choice, then what the verb does."""

from __future__ import annotations

from dataclasses import dataclass

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.trace import Trace
from rules_db.games.ttcg import properties
from rules_db.games.ttcg.card_text.entries import VERBS
from rules_db.games.ttcg.card_text.model import Amount, Effect, Selector, Step, fewest
from rules_db.games.ttcg.rules.c2_1_terms import status
from rules_db.games.ttcg.state import Activation, Card, Lasting, Table, Target, effect_of

RULE = "2.1.28"
"""Under which an effect makes something happen that no other rule describes."""


@dataclass(slots=True)
class Doing:
    """One step that is being carried out, with what it may ask."""

    table: Table
    trace: Trace
    activation: Activation
    answers: Answers

    @property
    def player(self) -> str:
        return self.activation.player

    @property
    def effect(self) -> Effect:
        return effect_of(self.table, self.activation)

    def count(self, amount: Amount) -> int:
        return max(properties.amount_of(self.table, amount, self.activation), 0)

    def people(self, step: Step) -> list[str]:
        """The players that a step is about, the one whose effect it is first."""
        if step.what is not None and step.what.kind == "player":
            return [each.id for each in self.targets(step.what) if each.id in self.table.players]
        you, opponent = self.player, self.table.other(self.player)
        return {"you": [you], "opponent": [opponent], "each": [you, opponent]}[step.who]

    def targets(self, what: Selector) -> list[Target]:
        """The targets that were chosen for a step when its effect was activated."""
        aims = [step.what for step in self.effect.steps if step.what is not None and step.what.pick == "target"]
        start = 0
        for each in aims:
            if each is what:
                break
            start += each.count
        return self.activation.targets[start : start + what.count]

    def cards(self, step: Step) -> list[Card]:
        """The cards that a step is about; asks where its player has to choose. None that is immune to the effect."""
        what = step.what or Selector("this")
        if what.pick == "target":
            names = [each.id for each in self.targets(what)]
            found = [self.table.cards[each] for each in names if each in self.table.cards]
        else:
            found = properties.found(self.table, what, self.activation)
            if what.pick == "choose":
                found = self.chosen(self.player, what, found)
        return [card for card in found if not status.is_immune(self.table, card, self.activation)]

    def chosen(self, player: str, what: Selector, among: list[Card]) -> list[Card]:
        """What a player chooses, who chooses nothing else than as many cards as there are."""
        names = [card.id for card in among]
        least = min(fewest(what), len(names))
        choice = Choice(player, "choose", RULE, names, least, what.count, self.activation.card)
        return [self.table.cards[each] for each in self.answers.ask(choice)]

    def leave_behind(self, step: Step, on: list[str], amount: int | None = None) -> None:
        """What this step does lasts until the turn ends, for these cards and players."""
        targets = [self.table.target(each) for each in on]
        place, activation = self.activation.at, self.activation
        self.table.lasting.append(
            Lasting(activation.card, activation.effect, place, activation.player, targets, activation.since, amount)
        )


def carry_out(table: Table, trace: Trace, activation: Activation, answers: Answers) -> None:
    """Carry out the step of an effect that is next."""
    step = effect_of(table, activation).steps[activation.at]
    VERBS.doing(step.verb)(Doing(table, trace, activation, answers), step)
