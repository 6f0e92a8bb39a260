"""Chapter 17: what the Dealer lays out, sells, takes back and inflicts."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.engine.kernel import Event
from rules_db.games.cgs.actions.values import AttackWith
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.model import Effect, Left, Step, all_steps
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.watches.reading import Sight, fact, strikes
from rules_db.games.cgs.words import MAIN_1, MAIN_2, ON_FIELD, Zone

UNWATCHED: dict[str, str] = {
    "17.3.8": "Looking at a card is no event; the views tell who sees it.",
}
"""Prohibitions and requirements of the chapter that no watch sees to, each with the reason."""

_REPLACING = "17.2.6"
"""The rule by which the Dealer reveals a card because another has left, and not when it acts."""

_SERVING = ("draw", "search", "look", "gain", "add", "create", "take a Prize card")
"""What serves nobody but its user, where the user is who does it."""


def _is_dealers(table: Table, name: str) -> bool:
    """Whether a card lies in a Dealer's zone."""
    return name in table.cards and table.cards[name].zone is Zone.DEALERS_ZONE


def _places(table: Table) -> list[str]:
    return table.shared[Zone.DEALERS_ZONE]


def _acts(sight: Sight) -> bool:
    """Whether the Dealer acts in the course of this action, or the game only begins.

    What a text reveals has no zone.
    """
    revealed = any(event.rule != book.id(_REPLACING) and event.get("zone") for event in sight.of("revealed"))
    return revealed or any(sight.of("taken up"))


@book.watch("17.2.1")
def watch_what_is_battled(sight: Sight) -> Iterator[str]:
    """No card in a Dealer's zone is attacked, and none attacks or blocks."""
    if isinstance(sight.action, AttackWith):
        for blow in sight.action.blows:
            if _is_dealers(sight.before, blow.target):
                yield f"{blow.attacker} attacks {blow.target} in a Dealer's zone"
    for strike in strikes(sight.after):
        fighting = (strike.attacker, strike.target, *strike.blockers)
        for each in fighting:
            if _is_dealers(sight.after, each.id) and each.stay == sight.after.cards[each.id].stay:
                yield f"{each.id} in a Dealer's zone takes part in an attack"


def _has_come_from_the_dealer(card: Card) -> bool:
    """Whether a card lies in a Dealer's zone, or has been stolen from there."""
    is_stolen = not card.owner and card.home is Zone.DEALERS_DECK and card.player and card.zone in ON_FIELD
    return card.zone is Zone.DEALERS_ZONE or bool(is_stolen)


@book.watch("17.2.3", "17.2.3.a", "17.2.9")
def watch_that_what_goes_back_is_shuffled_in(sight: Sight) -> Iterator[str]:
    """When a card of the Dealer goes back into its deck, the deck is shuffled."""
    if any(sight.of("shuffled")) or any(sight.of("taken up")):
        return
    for event in sight.events:
        card = sight.before.cards.get(fact(event, "card"))
        if card is not None and event.get("to") == Zone.DEALERS_DECK and _has_come_from_the_dealer(card):
            yield f"{card.id} goes into the Dealer's deck, which is not shuffled"


@book.watch("17.2.6.b", "17.2.6.c")
def watch_gaps(sight: Sight) -> Iterator[str]:
    """A Dealer's zone that is empty gets a card by an action of the Dealer, and by nothing else."""
    if sight.action is None or _acts(sight):
        return
    for place, (was, now) in enumerate(zip(_places(sight.before), _places(sight.after), strict=True), 1):
        if now and not was:
            yield f"{now} comes into Dealer's zone {place}, which was empty"


@book.watch("17.2.6.d", on=("revealed",))
def watch_how_many_cards_replace_each_other(sight: Sight) -> Iterator[str]:
    """In one action, no more cards replace others than the Dealer has; when it acts itself, that begins anew."""
    most, number = max(map(_cards_of_the_dealer, (sight.before, sight.after))), 0
    for event in sight.of("revealed"):
        is_replacing = event.rule == book.id(_REPLACING)
        number = number + 1 if is_replacing else number if not event.get("zone") else 0
        if number > most:
            yield f"{number} cards replace others one right after the other, and the Dealer has {most}"
            return


def _cards_of_the_dealer(table: Table) -> int:
    return len(table.lying("", Zone.DEALERS_DECK)) + len(table.lying("", Zone.DEALERS_ZONE))


@book.watch("17.3.1", on=("bought",))
def watch_when_cards_are_bought(sight: Sight) -> Iterator[str]:
    """Cards are bought by the turn player in a Main Phase, while the Queue is empty."""
    for event in sight.of("bought"):
        before = sight.before
        if before.phase not in (MAIN_1, MAIN_2) or before.turn_player != event.who or before.queue:
            yield f"{event.who} buys {fact(event, 'card')} in the {before.phase} of {before.turn_player}"


@book.watch("17.3.6", on=("bought",))
def watch_who_owns_what_was_bought(sight: Sight) -> Iterator[str]:
    """Who has bought a card owns it."""
    for event in sight.of("bought"):
        card = sight.after.cards.get(fact(event, "card"))
        if card is not None and card.owner != event.who:
            yield f"{card.id} is bought by {event.who} and belongs to {card.owner or 'nobody'}"


def _have_come(sight: Sight, last: str) -> list[str]:
    """Whose turn of the turn order has come in this action: that of `last`, and before it those that are skipped."""
    extra, found = [*sight.before.extra_turns], [last] if last else []
    for event in sight.of("step skipped"):
        if fact(event, "what") != "turn":
            continue
        if extra and event.who == extra[-1]:
            extra.pop()
        else:
            found.append(event.who)
    return found


@book.watch("17.4.2", on=("turn ended",))
def watch_when_the_dealer_acts(sight: Sight) -> Iterator[str]:
    """The Dealer acts before the turn of the starting player, as far as it has cards, and before no other."""
    if not any(sight.of("turn ended")):
        return
    for event in sight.of("turn began"):
        is_first = sight.after.starting_player in _have_come(sight, "" if sight.after.interrupted else event.who)
        if not is_first and _acts(sight):
            yield f"the Dealer acts before the turn of {event.who}"
        if is_first and sight.before.lying("", Zone.DEALERS_DECK) and not _acts(sight):
            yield f"the turn of {event.who} begins, and the Dealer has not acted"


@book.watch("17.5.2")
def watch_which_dealer_it_is(sight: Sight) -> Iterator[str]:
    """There is one version of the Dealer in a match."""
    if {"Sane Version", "True Version"} <= set(sight.after.agreed):
        yield "both versions of the Dealer are agreed on"


def _inflicted(sight: Sight) -> Iterator[Card]:
    """The cards in Dealer's zones, of one effect each, of which an effect has joined the Queue by this action."""
    for event in sight.of("joined the Queue"):
        name = fact(event, "card")
        if event.rule.startswith(book.id("17.6.")) or (
            _is_dealers(sight.before, name) and _is_dealers(sight.after, name)
        ):
            yield sight.after.cards[name]


def _only_effect(card: Card) -> Effect | None:
    """The effect of a card that has no more than one."""
    effects = read_effects(card.printed.text) if card.printed.text else ()
    return effects[0] if len(effects) == 1 else None


def _serves_its_user(step: Step) -> bool:
    return step.verb in _SERVING and step.who == "you"


def _may_be_left(step: Step) -> bool:
    """Whether a step is left to its user, and is not about an opponent."""
    if not isinstance(step, Left) or step.unless:
        return False
    return step.step.who == "you" and (step.step.what is None or step.step.what.of != "opponent")


@book.watch("17.6.8.a", on=("joined the Queue",))
def watch_what_is_inflicted(sight: Sight) -> Iterator[str]:
    """No effect is inflicted that does nothing but serve its user."""
    for card in _inflicted(sight):
        effect = _only_effect(card)
        steps = () if effect is None else all_steps(effect)
        if steps and all(map(_serves_its_user, steps)):
            yield f"{card.id} is inflicted, and serves its user: {card.printed.text}"


@book.watch("17.6.7", "17.6.7.e", on=("joined the Queue",))
def watch_what_may_be_left_undone(sight: Sight) -> Iterator[str]:
    """No effect is inflicted that its user may leave undone and that does not affect the opponent alone."""
    for card in _inflicted(sight):
        effect = _only_effect(card)
        if effect is not None and effect.steps and all(map(_may_be_left, effect.steps)):
            yield f"{card.id} is inflicted, and could be left undone: {card.printed.text}"


@book.watch("17.6.24", on=("joined the Queue",))
def watch_that_the_dealer_takes_control_of_nothing(sight: Sight) -> Iterator[str]:
    """No effect that takes control of cards, and does nothing else, is inflicted."""
    for card in _inflicted(sight):
        effect = _only_effect(card)
        if effect is not None and effect.steps and all(step.verb == "take" for step in effect.steps):
            yield f"{card.id} is inflicted, and takes control: {card.printed.text}"


@book.watch("17.6.2.d", on=("joined the Queue",))
def watch_that_the_dealer_chooses_nothing(sight: Sight) -> Iterator[str]:
    """No effect that its user would have to activate is inflicted."""
    for card in _inflicted(sight):
        effect = _only_effect(card)
        if effect is not None and effect.kind in ("activated", "loyalty", "move"):
            yield f"the Dealer activates {card.id}: {card.printed.text}"


@book.watch("17.6.29", on=("turn began",))
def watch_that_turns_wait(sight: Sight) -> Iterator[str]:
    """A turn does not begin while an effect that the Dealer has created between rounds is in the Queue."""
    if not any(sight.of("turn began")):
        return
    joined = [event for event in sight.of("joined the Queue") if event.rule.startswith(book.id("17.6."))]
    began = next(sight.of("turn began"))
    for item in sight.after.queue:
        late = any(_is_later(event, began) and fact(event, "card") == item.card for event in joined)
        if _is_dealers(sight.after, item.card) and not late:
            yield f"the turn of {began.who} begins while an effect of {item.card} is in the Queue"


def _is_later(event: Event, other: Event) -> bool:
    return event.number > other.number
