"""Carrying out steps that happen at the same moment: first every choice and every number, then all of it (700.3.R1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.trace import Trace
from rules_db.games.resummoned import moving, properties
from rules_db.games.resummoned.card_text import conditions
from rules_db.games.resummoned.card_text.entries import VERBS
from rules_db.games.resummoned.card_text.model import Amount, Effect, Selector, Step
from rules_db.games.resummoned.rules.c100_prerequisites import ending
from rules_db.games.resummoned.rules.c300_cards import tributes
from rules_db.games.resummoned.rules.c500_zones import zones
from rules_db.games.resummoned.rules.c700_effects import targeting
from rules_db.games.resummoned.state import Activation, Card, Duel, Reason, Target, Zone

NAMED = ("this", "it", "that")
"""What a text points to without a choice."""


@dataclass(slots=True)
class Moment:
    """What happens at one moment, gathered before any of it is done.

    `coming` are the zones that have been chosen for cards, `made` the names of new tokens.
    """

    deeds: list[Callable[[], object]] = field(default_factory=list)
    ends: list[Callable[[], object]] = field(default_factory=list)
    moves: list[moving.Move] = field(default_factory=list)
    coming: list[zones.Spot] = field(default_factory=list)
    made: list[str] = field(default_factory=list)
    losers: list[tuple[str, str]] = field(default_factory=list)
    winners: list[str] = field(default_factory=list)

    def then(self, deed: Callable[..., object], *about: object) -> None:
        """Add something that is done with these arguments."""
        self.deeds.append(partial(deed, *about))

    def afterwards(self, deed: Callable[..., object], *about: object) -> None:
        """Add what goes onto the agenda once the moves of this moment are done; what is added first is done first."""
        self.ends.append(partial(deed, *about))

    def move(self, moves: Iterable[moving.Move | None]) -> None:
        """Add moves; if two parts of one moment would move the same card, only the first does (700.3.R1)."""
        for move in moves:
            if move is not None and all(move.card != other.card for other in self.moves):
                self.moves.append(move)


@dataclass(slots=True)
class Doing:
    """One step that is being carried out: as part `at` of an effect that resolves, or to pay a cost."""

    duel: Duel
    trace: Trace
    activation: Activation
    at: int
    reason: Reason
    answers: Answers
    moment: Moment

    @property
    def player(self) -> str:
        """The controller of the source."""
        return self.activation.controller

    @property
    def rule(self) -> str:
        """The rule that has this done."""
        return self.reason.rule

    def points(self, amount: Amount) -> int:
        return properties.amount_of(self.duel, amount, self.activation)

    def people(self, step: Step) -> list[str]:
        """The players that a step is about."""
        if step.what is not None and step.what.kind == "player":
            return [each.id for each in self.targets() if each.id in self.duel.players]
        return conditions.people(self.duel, step.who, self.activation)

    def targets(self) -> list[Target]:
        effect = self.duel.cards[self.activation.card].insert.effects[self.activation.effect]
        return targeting.targets_of_step(effect, self.activation, self.at)

    def cards(self, step: Step) -> list[Card]:
        """The cards that a step is about; asks where its player has to choose."""
        what = step.what or Selector("this")
        if step.what is not None and targeting.is_targeted(step):
            return [self.duel.cards[each.id] for each in self.targets() if each.id in self.duel.cards]
        if what.pick in NAMED:
            return [card for card in self._named(what.pick) if tributes.may_be_given_up(what, card, self.player)]
        found = properties.found(self.duel, what, self.activation)
        return found if what.pick in ("all", "host") else self.chosen(self.player, what, found)

    def _named(self, pick: str) -> list[Card]:
        activation = self.activation
        name = {
            "it": activation.it,
            "this": activation.card,
            "that": activation.targets[0].id if activation.targets else "",
        }[pick]
        card = self.duel.cards.get(name)
        return [] if card is None or card.zone is Zone.NOWHERE else [card]

    def chosen(self, player: str, what: Selector, among: list[Card]) -> list[Card]:
        """What a player chooses, who chooses nothing else than as many cards as there are."""
        names = [card.id for card in among]
        least = 0 if what.up_to else min(what.count, len(names))
        choice = Choice(player, "choose", self.rule, names, least, what.count, self.activation.card)
        return [self.duel.cards[each] for each in self.answers.ask(choice)]

    @property
    def meanwhile(self) -> zones.Meanwhile:
        """What the choice of a zone has to reckon with (505.5.R1)."""
        return zones.Meanwhile(coming=tuple(self.moment.coming))

    def placed(self, choice: Choice, keeper: str, zone: Zone) -> str:
        """How a card comes into a zone of the keeper's, by the choice that a player makes."""
        way = self.answers.ask_one(choice)
        self.moment.coming.append(zones.Spot(keeper, zone, zones.read_place(way)[2]))
        return way

    def has_gone(self, card: Card) -> bool:
        """Whether a card to which the text points has left its place since the effect was activated (305.4.R2)."""
        activation = self.activation
        noted = [
            *zip((activation.card, activation.it), activation.stays, strict=False),
            *((each.id, each.stay) for each in activation.targets),
        ]
        return any(name == card.id and stay != card.stay for name, stay in noted)


def carry_out(duel: Duel, trace: Trace, activation: Activation, answers: Answers) -> None:
    """Carry out the steps of an effect that are next, all that happen at the same moment."""
    effect: Effect = duel.cards[activation.card].insert.effects[activation.effect]
    moment = Moment()
    for at in effect.together(activation.at):
        step = effect.ops[at]
        VERBS.doing(step.verb)(Doing(duel, trace, activation, at, Reason.RESOLVE, answers, moment), step)
    bring_about(duel, trace, moment, answers)


def bring_about(duel: Duel, trace: Trace, moment: Moment, answers: Answers) -> None:
    """Let it all happen. Asks for the order in which cards arrive before anything changes (500.4.a)."""
    batch = moving.arranged(duel, moment.moves, answers)
    for deed in moment.deeds:
        deed()
    if batch:
        moving.move_arranged(duel, trace, batch)
    for deed in reversed(moment.ends):
        deed()
    if moment.losers or moment.winners:
        ending.settle(duel, trace, moment.losers, moment.winners)
