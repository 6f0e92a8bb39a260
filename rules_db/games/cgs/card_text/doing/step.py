"""One step of an effect that is being carried out: whom and what it is about, and what it may ask."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.trace import Trace
from rules_db.games.cgs import listing
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text import equivalents
from rules_db.games.cgs.card_text.doing import amounts, conditions, matching, standing
from rules_db.games.cgs.card_text.gained import game_of
from rules_db.games.cgs.card_text.model import Counted, Effect, Made, Paired, Provided, Step, aimed_at, all_steps
from rules_db.games.cgs.card_text.said.referring.references import DEFENDING, THAT_ONE
from rules_db.games.cgs.card_text.said.vocabulary import HALF_OF_REST
from rules_db.games.cgs.card_text.selecting import AIMED, DISCARDED, GONE, PAID, Amount, Selector
from rules_db.games.cgs.doing.course import ending, happenings
from rules_db.games.cgs.doing.zones import moving, seeing
from rules_db.games.cgs.numbers import told_in_a_row
from rules_db.games.cgs.shared_games import Target
from rules_db.games.cgs.state import Card, Item, Lasting, Table
from rules_db.games.cgs.words import SHARED, Game, Until, Zone

GENERAL = "8.1.5"
"""Under which an effect that was activated does what no other rule describes."""

Act = Callable[["Doing", Any], None]
"""Asks all that a step has to ask, and then does it."""

ACTS: dict[str, Act] = {}
"""What each verb does, by its name."""


def act(*verbs: str) -> Callable[[Act], Act]:
    """Decorates what carries out a verb."""

    def entered(function: Act) -> Act:
        for verb in verbs:
            ACTS[verb] = function
        return function

    return entered


def under(number: str) -> str:
    """A rule of a chapter that has its engine; the general one as long as it has none."""
    return number if number in book.entries else GENERAL


def slots(effect: Effect) -> list[tuple[Step, Selector, int]]:
    """Each thing that is targeted: the step, what it may be, and its first place among the targets."""
    found: list[tuple[Step, Selector, int]] = []
    start = effect.aim.count if effect.aim is not None else 0
    for step in all_steps(effect):
        for what in aimed_at(step):
            found.append((step, what, start))
            start += what.count
    return found


def _sees_to_its_deck(step: Step) -> bool:
    """Whether a step shuffles the deck in which cards are chosen, or looks at a number of cards on top of it."""
    return isinstance(step, Counted) or step.verb in ("search", "search and attach")


def _is_damage(step: Step) -> bool:
    """Whether what a step does is damage, which some texts let through."""
    return step.verb in ("damage", "divide damage", HALF_OF_REST)


LOST_FROM_SIGHT = (Zone.MAIN_DECK, Zone.EXTRA_DECK, *SHARED)
"""Where no effect finds a card that it has moved there itself, since other cards may have taken its place."""

CONTROLLER = "controller"
"""Where an item in the Queue keeps who controlled the card that it has spoken of, which may have left by now."""

LEFT, HOLDS, UNASKED = "left", "holds", "unasked"
"""Where an item in the Queue keeps that its player has left a step undone, on which the next may depend; and whether
the last condition has held, UNASKED where it depended on such a step."""


@dataclass(slots=True)
class Doing:
    """One step that is being carried out, with what it may ask.

    `spoken` are the cards that the step has singled out by now, each with its controller and its stay of that moment.
    """

    table: Table
    trace: Trace
    item: Item
    answers: Answers
    spoken: dict[str, tuple[str, int]] = field(default_factory=dict)

    @property
    def player(self) -> str:
        return self.item.player

    @property
    def whose(self) -> str:
        """Whose effect it is: its player's, or '' for one of the Dealer."""
        return self.item.you

    @property
    def source(self) -> Card:
        return self.table.cards[self.item.card]

    @property
    def game(self) -> Game:
        """In the words of which game the effect speaks."""
        return game_of(self.source, self.item.effect)

    @property
    def effect(self) -> Effect:
        return standing.effect_of(self.table, self.item)

    def exactly(self, amount: Amount) -> Fraction:
        """How much it is on the scale of the card that says it."""
        return amounts.amount_of(self.table, amount, self.item)

    def count(self, amount: Amount, of: str = "") -> int:
        """How many it is, never below 0; a part of one is none. `of` is of whom, where each player has their own."""
        is_each_theirs = of and amount.property in (*amounts.OWN, DISCARDED)
        by = replace(self.item, player=of) if is_each_theirs else self.item
        return max(int(amounts.amount_of(self.table, amount, by)), 0)

    def people(self, step: Step) -> list[str]:
        """The players that a step is about, still in the game, the one whose effect it is first."""
        if step.who.startswith("target "):
            return self._aimed_players(step)
        if step.who in THAT_ONE:
            return self._that_player()
        if step.who == "controller":
            return self._controller()
        if step.who == DEFENDING:
            return [each for each in (self.item.said.get(DEFENDING, ""),) if each in self.table.order]
        return conditions.people(self.table, step.who, self.item)

    def owners(self, step: Step, what: Selector) -> list[str]:
        """Whose cards a selector means that speaks of those of a certain player."""
        return self._that_player() if what.of in THAT_ONE else self._aimed_players(step)

    def _aimed_players(self, step: Step) -> list[str]:
        """The players who were targeted for a step, still in the game."""
        return self._players_among(self.aimed(step, lambda what: what.kind in ("player", "opponent")))

    def _players_among(self, targets: list[Target]) -> list[str]:
        return [each.id for each in targets if each.id in self.table.order and each.stay != matching.LOST]

    def _that_player(self) -> list[str]:
        """The first player who was targeted, or else whom the trigger was about."""
        targeted = [each for each, what, _ in slots(self.effect) if what.kind in ("player", "opponent")]
        named = [name for each in targeted for name in self._aimed_players(each)][:1]
        named = named if targeted else [self.item.said.get(conditions.WHOM, "")]
        return [each for each in named if each in self.table.order]

    def _controller(self) -> list[str]:
        """Who controls the card that the effect speaks of, or did when it was last spoken of."""
        card = matching.named(self.table, "that", self.item) or self.table.cards.get(self.item.it)
        is_known = card is None or card.id == self.item.it
        last = self.item.said.get(CONTROLLER, "") if is_known else ""
        name = last or (card.controller or card.player if card is not None else "")
        return [name] if name in self.table.order else []

    def aimed(self, step: Step, fits: Callable[[Selector], bool] = lambda what: True) -> list[Target]:
        """What was targeted for a step when its effect was activated."""
        return [
            each
            for one, what, start in slots(self.effect)
            if one is step and fits(what)
            for each in self.item.targets[start : start + what.count]
        ]

    def aims(self, step: Step) -> tuple[list[Card], list[str]]:
        """The cards and the players at which a step is aimed, be they targets, found or named."""
        is_aimed = step.what is not None and step.what.pick == AIMED
        if step.what is not None and (is_aimed or step.what.kind == "any target"):
            targets = self.item.targets if is_aimed else self.aimed(step)
            players = self._players_among(targets)
            cards = [card for card in self._still_there(targets) if self.affects(card, _is_damage(step))]
            self.speak_of(cards)
            return cards, players
        if step.what is not None:
            is_both = isinstance(step, Counted) and step.is_both
            return self.cards(step), self.people(step) if is_both else []
        return [], self.people(step)

    def cards(self, step: Step) -> list[Card]:
        """The cards that a step is about; asks where somebody has to choose. None that is unaffected by the effect."""
        found = self.of(step, step.what or Selector("this"))
        more = [] if step.also is None else self.of(step, step.also)
        return [*found, *(card for card in more if card not in found)]

    def others(self, step: Paired, fits: Callable[[Card], bool] = lambda card: True) -> list[Card]:
        """The other cards of a step that brings some to others, where only some `fits`."""
        return self.of(step, step.other, fits)

    def of(self, step: Step, what: Selector, fits: Callable[[Card], bool] = lambda card: True) -> list[Card]:
        """The cards that a selector of a step means, as far as they fit the rest of the step."""
        if what.pick == "target":
            found = self._still_there(self.aimed(step, lambda other: other is what))
        elif what.of in THAT_ONE or what.of.startswith("target "):
            found = [card for name in self.owners(step, what) for card in self.found_by(name, replace(what, of="you"))]
            found = self.chosen(self.player, what, found) if what.pick == "choose" else found
        elif step.who != "you" and (what.pick, what.of) == ("all", "you") and what.zone != "field":
            found = [card for name in self.people(step) for card in self.found_by(name, what)]
        elif what.pick == "random":
            among = matching.found(self.table, what, self.item)
            self.table.chance.shuffle(among)
            found = among[: what.count]
        else:
            found = [card for card in self._found(what) if fits(card)]
            if what.pick == "choose":
                found = self.chosen(self.player, what, found)
        found = [card for card in found if self.affects(card, _is_damage(step)) and fits(card)]
        if what.pick not in matching.POINTING or (what.pick == "this" and self._speaks_of_nothing_else()):
            self.speak_of(found)
        return found

    def _speaks_of_nothing_else(self) -> bool:
        """Whether 'it' is nothing yet, or the card itself as long as that has not left."""
        return not self.item.it or (self.item.it == self.item.card and amounts.LAST not in self.item.said)

    def _found(self, what: Selector) -> list[Card]:
        """The cards that may be meant; what is attached to one card of a sort, on the one that is chosen for it."""
        if not isinstance(what.near, Selector) or what.near.pick != "choose":
            return matching.found(self.table, what, self.item)
        held = matching.by_host(self.table, what, self.item)
        hosts = self.chosen(self.player, what.near, [self.table.cards[each] for each in held])
        return [card for host in hosts for card in held[host.id]]

    def speak_of(self, cards: list[Card]) -> None:
        """What a later step means by 'it' is among these cards."""
        self.spoken |= {card.id: (card.controller or card.player, card.stay) for card in cards}

    def single_out(self, cards: list[Card]) -> None:
        """What a later step means by 'it' is the one of these cards; where there is none it is nothing."""
        self.speak_of(cards)
        if not cards:
            self.item.it = ""

    def note_moved(self, cards: dict[str, tuple[str, int]]) -> None:
        """What a later step means by 'this way' are those of these that have moved."""
        moved = [f"{name}/{whose}" for name, (whose, stay) in cards.items() if self.table.cards[name].stay != stay]
        if moved:
            self.item.said[GONE] = listing.kept(moved)

    def give_up(self, cards: list[Card]) -> None:
        """What an amount means by 'the Tributed monster' is the one of these cards."""
        if len(cards) == 1:
            self.item.said[PAID] = amounts.last_of(cards[0], cards[0].stay)

    def _still_there(self, targets: list[Target]) -> list[Card]:
        return [self.table.cards[each.id] for each in targets if matching.is_there(self.table, each.id, each.stay)]

    def affects(self, card: Card, is_damage: bool = False) -> bool:
        """Whether the card is not unaffected by this effect."""
        return not standing.is_unaffected(self.table, card, self.item, is_damage)

    def chosen(self, player: str, what: Selector, among: list[Card], kind: str = "choose") -> list[Card]:
        """What a player chooses: as many as are asked for, or as there are."""
        names = [card.id for card in among]
        least = 0 if what.up_to else min(what.count, len(names))
        choice = Choice(player, kind, under(GENERAL), names, least, what.count, self.item.card)
        return [self.table.cards[each] for each in self.answers.ask(choice)]

    def found_by(self, player: str, what: Selector) -> list[Card]:
        """What a selector means to another player than the one whose effect it is."""
        return matching.found(self.table, what, replace(self.item, player=player, inflicts=[]))

    def leave_behind(self, step: Step, on: list[str], *amounts: Fraction) -> None:
        """What this step does lasts as long as it says, for these cards and players; with what it came to."""
        cards, item = self.table.cards, self.item
        place = next(at for at, each in enumerate(all_steps(self.effect)) if each is step)
        until = step.lasts or Until.EVER
        with_ = Target(item.card, self.source.stay) if until is Until.LEAVES else None
        is_each_theirs = until is Until.IN_THEIR_NEXT_TURN
        for whose in on if is_each_theirs else self._whose_turns(until):
            about = [whose] if is_each_theirs else on
            self.table.lasting.append(
                Lasting(
                    item.card, item.effect, place, item.player,
                    [Target(each, cards[each].stay if each in cards else 0) for each in about],
                    self.table.tick(), until, self.table.turn, told_in_a_row(amounts), with_, list(item.inflicts),
                    whose,
                )
            )  # fmt: skip

    def _whose_turns(self, until: Until) -> list[str]:
        """In whose next turns something is to hold, each by itself; '' for what holds from now on.

        What a move says of the next turn of the opponent holds in that of each.
        """
        if until is Until.IN_YOUR_NEXT_TURN:
            return [self.player]
        if until is not Until.IN_OPPONENTS_NEXT_TURN:
            return [""]
        return conditions.people(self.table, "opponent", replace(self.item, said={}))

    def do(self, step: Step) -> None:
        """Carry out a step, be it one within another."""
        if isinstance(step, Provided):
            self._do_if(step)
        else:
            ACTS[step.verb](self, step)
            if step.what is not None and step.what.pick == "choose" and not _sees_to_its_deck(step):
                self._shuffle_what_was_looked_through(step.what)

    def _shuffle_what_was_looked_through(self, what: Selector) -> None:
        """Whoever chooses a card of a deck has looked at all of them."""
        places = [equivalents.place_of(each) for each in (what.zone, *what.or_zone.split(", "))]
        for name in conditions.people(self.table, what.of, self.item) if Zone.MAIN_DECK in places else ():
            self.shuffle_deck(name)

    def shuffle_deck(self, name: str) -> None:
        seeing.forget(self.item)
        moving.shuffle(self.table, name, Zone.MAIN_DECK)
        happenings.happen(self.table, self.trace, "shuffled", under("5.10.35"), name)

    def _do_if(self, step: Provided) -> None:
        """What comes next of a condition: it is asked once, and holds or not for all that rests on it."""
        said = self.item.said
        if not step.is_again:
            said[HOLDS] = "yes" if conditions.all_hold(self.table, step.tests, self.item) else ""
        steps = () if said[HOLDS] == UNASKED else step.steps if said[HOLDS] else step.otherwise
        if not steps:
            said[LEFT] = self.player
        self.do_all(steps)

    def do_all(self, steps: Sequence[Step]) -> None:
        """Carry out one step after the other, as long as whose effect it is plays on (3.1.14.R2)."""
        for each in steps:
            if not ending.is_left(self.table, self.item):
                self.do(each)

    def do_next(self, step: Step) -> None:
        """Carry out a step of the effect; the one card that it singles out is 'it' from then on, unless it is lost."""
        if step.what is not None and GONE not in (step.what.pick, step.what.zone):
            self.item.said.pop(GONE, None)
        self.do(step)
        tells = isinstance(step, Made) or step.verb == "mill"
        if tells or (step.what is not None and step.what.pick != matching.THEM):
            there = [f"{name}/{self.table.cards[name].stay}" for name in self.spoken]
            self.item.said[matching.THEM] = listing.kept(there)
            self.note_moved(self.spoken)
        if not self.spoken and step.what is not None and step.what.pick == "top":
            self.item.it = ""  # There was no card, and 'it' is none that was spoken of before.
        if len(self.spoken) != 1:
            return
        [(name, (controller, stay))] = self.spoken.items()
        card = self.table.cards[name]
        self.item.said[amounts.LAST] = amounts.last_of(card, stay)
        if card.stay == stay or card.zone not in LOST_FROM_SIGHT:
            self.item.it = name
        self.item.said[CONTROLLER] = controller
