"""Section 603 and what follows from it: after each action the state actions have left nothing to do."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.card_text.model import Changed
from rules_db.games.resummoned.state import Card, CardType, Duel, Facing, Zone
from rules_db.games.resummoned.watches.reading import (
    Sight,
    changes,
    counts_as,
    effects_of,
    fact,
    has_everyone_passed,
    has_supertype,
    is_settled,
    on_field,
)

LARGEST_HAND = 6


def _is_checked(sight: Sight) -> bool:
    """Whether a check has just ended: after every action but a pass that nothing follows."""
    is_more = sight.kinds not in (set(), {"passed"}, {"rearranged"})
    return is_more and is_settled(sight.after) and sight.action is not None


@book.watch("603.1", "603.4", "603.5", "710.1")
def watch_what_stays_on_the_field(sight: Sight) -> Iterator[str]:
    """After a check no face-up Spell or Trap is left that is not Continuous, and no Equip card without another card."""
    for card in on_field(sight.after) if _is_checked(sight) else ():
        if card.facing is not Facing.UP:
            continue
        if _is_swept(sight.after, card):
            yield f"the {card.insert.paired.type} {card.id} is left on the field, and is not Continuous"
        if not card.equipped_to and has_supertype(sight.after, card, "Equip"):
            yield f"the Equip card {card.id} is left on the field, and is not equipped"


def _is_swept(duel: Duel, card: Card) -> bool:
    """Whether a face-up card is a Spell or Trap that neither stays by itself nor is equipped."""
    if counts_as(duel, card) not in (CardType.SPELL, CardType.TRAP):
        return False
    return {has_supertype(duel, card, "Continuous"), has_supertype(duel, card, "Equip")} == {False}


def _changes_supertypes(card: Card) -> bool:
    """Whether a card gives supertypes as soon as it lies face-up, perhaps to itself."""
    steps = (step for effect in effects_of(card, "continuous") for step in effect.ops)
    return any(isinstance(step, Changed) and step.changes == "supertype" for step in steps)


@book.watch("303.1")
def watch_what_state_actions_take(sight: Sight) -> Iterator[str]:
    """State actions sweep no Continuous card and no Equip card from the field."""
    for event in sight.events:
        card = sight.before.cards.get(fact(event, "card"))
        if event.rule.endswith("-603.4") and card is not None:
            stays = [name for name in ("Continuous", "Equip") if has_supertype(sight.after, card, name)]
            if stays and not changes(sight.before, card, "supertype") and not _changes_supertypes(card):
                yield f"{card.id} is swept from the field, and is a {stays[0]} card"


@book.watch("603.1", "603.6")
def watch_that_cards_are_in_the_right_zones(sight: Sight) -> Iterator[str]:
    """After a check no face-up card is in the wrong kind of zone."""
    for card in on_field(sight.after) if _is_checked(sight) else ():
        found = _last_type(sight.after, card) if card.facing is Facing.UP else None
        if found and (found is CardType.MONSTER) != (card.zone is Zone.MONSTER):
            yield f"the {found} {card.id} is in a {card.zone}"


def _last_type(duel: Duel, card: Card) -> CardType | None:
    """The card type: the print, or the last lasting change where it says so for this card as it lies there now."""
    if not changes(duel, card, "type"):
        return card.insert.paired.type
    steps = [
        (target.stay, duel.cards[each.card].insert.effects[each.effect].ops[each.op])
        for each in duel.lasting
        for target in each.on
        if target.id == card.id
    ]
    types = [(stay, step.value) for stay, step in steps if isinstance(step, Changed) and step.changes == "type"]
    return CardType(types[-1][1]) if types and types[-1][0] == card.stay else None


@book.watch("603.1", "603.7")
def watch_that_players_without_life_points_lose(sight: Sight) -> Iterator[str]:
    """After a check nobody is in the duel with 0 life points or fewer."""
    for name in sight.after.alive() if _is_checked(sight) else ():
        if sight.after.players[name].life_points <= 0:
            yield f"{name} has {sight.after.players[name].life_points} life points, and is still in the duel"


@book.watch("603.8", "604.1")
def watch_the_draw_of_the_turn(sight: Sight) -> Iterator[str]:
    """In the Draw Phase of each turn but the first the turn player draws 1 card."""
    for event in sight.of("Draw Phase"):
        drawn = sum(each.who == event.who for each in sight.of("drawn") if each.number > event.number)
        expected = 0 if sight.after.turn == 1 else 1
        if is_settled(sight.after) and not sight.after.players[event.who].lost and drawn != expected:
            yield f"{event.who} draws {drawn} cards in the Draw Phase of turn {sight.after.turn}"


@book.watch("603.9", "608.1")
def watch_the_hand_of_the_end_phase(sight: Sight) -> Iterator[str]:
    """In the End Phase the turn player discards down to 6 cards."""
    duel = sight.after
    began = any(sight.of("End Phase")) or any(event.rule.endswith("603.9") for event in sight.events)
    hand = len(duel.players[duel.turn_player].hand) if is_settled(duel) and began else 0
    if hand > LARGEST_HAND:
        yield f"{duel.turn_player} keeps {hand} cards in the End Phase"


@book.watch("603.3", "700.3")
def watch_when_effects_resolve(sight: Sight) -> Iterator[str]:
    """When everybody has passed, the top of an active Chain resolves, and at no other time."""
    due = has_everyone_passed(sight) and bool(sight.before.chain)
    ended = list(sight.of("resolved", "not resolved"))
    if sight.before.stage == "duel" and not any(sight.of("lost")) and due != bool(ended):
        chain = ", ".join(link.card for link in sight.before.chain)
        yield f"everybody has passed on {chain}, and nothing resolves" if due else f"{ended[0].kind} without a round"
    if len(ended) > 1:
        yield f"{len(ended)} effects resolve without a pass in between"
