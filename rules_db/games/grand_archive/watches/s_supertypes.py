"""Chapter 1: supertypes, unique objects and regalia."""

from collections.abc import Iterator

from rules_db.games.grand_archive.actions.values import SACRIFICE, format_action
from rules_db.games.grand_archive.book import book
from rules_db.games.grand_archive.state import (
    BANISHMENT,
    COLLECTION,
    FIELD,
    GRAVEYARD,
    HAND,
    MAIN_DECK,
    MATERIAL_DECK,
    MEMORY,
    NOWHERE,
    REGALIA,
)
from rules_db.games.grand_archive.watches.reading import (
    Sight,
    at_each,
    card_of,
    excesses,
    is_checking,
    is_sacrifice_of_the_rules,
    supertypes_of,
    told_supertypes,
)

UNWATCHED: dict[str, str] = {}
"""Prohibitions and requirements of the chapter that no watch sees to, each with the reason."""


@book.watch("S0.d", "S0.e", "S0.f", "S0.g")
def supertypes_go_with_the_card_type(seen: Sight) -> Iterator[str]:
    """A card that gets another type has the supertypes that the change names, by default none, while that lasts."""
    followed = {event.because for event in seen.of("supertypes changed")}
    for event, state in at_each(seen, "card type changed", "supertypes changed"):
        card = card_of(state, event)
        named = supertypes_of(card)
        if event.kind == "card type changed" and named and event.number not in followed:
            yield f"{card.handle} gets another type and stays {sorted(named)}"
        if event.kind == "supertypes changed" and told_supertypes(event) != named:
            yield f"{card.handle} becomes {event.get('supertypes')}, and the change names {sorted(named)}"
    yield from _changes_that_should_have_ended(seen)


def _changes_that_should_have_ended(seen: Sight) -> Iterator[str]:
    """A change ends with its turn, or as the object leaves the field; then the card is what it was."""
    has_turn_ended = any(seen.of("turn ended"))
    for card in seen.after.cards.values():
        if card.zone != FIELD and card.changes:
            yield f"{card.handle} is in the {card.zone}, and its card type is still changed"
        if has_turn_ended and any(change.until for change in card.changes):
            yield f"the change of {card.handle} outlasts the turn"
    for event in seen.of("card type restored"):
        now = supertypes_of(card_of(seen.after, event))
        if told_supertypes(event) != now:
            yield f"{event.get('card')} is said to be {event.get('supertypes')} again, and is {sorted(now)}"


@book.watch("S0.a", "S0.c", "S1.a", "S1.b", "S1.e", "S1.f")
def game_goes_on_only_within_the_limit(seen: Sight) -> Iterator[str]:
    """Whenever a player is free to act, nobody controls two unique objects of one name on the field."""
    if not is_checking(seen.after):
        for excess in excesses(seen.after):
            yield f"the game goes on while {excess}"


@book.watch("S1.1")
def game_waits_only_for_sacrifices_that_are_due(seen: Sight) -> Iterator[str]:
    """Only two unique objects of one name and one controller hold the game back; any other pair may stay."""
    if is_checking(seen.after) and not excesses(seen.after):
        yield f"the game is about to {seen.after.about_to} and waits, though everyone keeps the limit"


@book.watch("S1.c")
def who_breaks_the_limit_has_to_sacrifice(seen: Sight) -> Iterator[str]:
    """A player over the limit owes sacrifices, and each takes an object that they control off the field."""
    if not is_checking(seen.after):
        yield from (f"no sacrifice is due, and {excess}" for excess in excesses(seen.after))
    for event, state in at_each(seen, "sacrificed"):
        card = card_of(state, event)
        if (card.zone, card.controller) != (FIELD, event.who):
            yield f"{event.who} sacrifices {card.handle} of {card.controller} from the {card.zone}"
        if card.is_protected and not is_sacrifice_of_the_rules(event):
            yield f"an effect sacrifices {card.handle}, which is protected"
        moves = [each for each in seen.of("moved") if each.because == event.number]
        if [(each.get("card"), each.get("origin")) for each in moves] != [(card.handle, FIELD)]:
            yield f"{card.handle} is sacrificed and does not leave the field"


@book.watch("S1.1", "S1.d")
def sacrifice_falls_on_one_that_counts(seen: Sight) -> Iterator[str]:
    """Each sacrifice of the rules takes a unique object of which its controller has another, and the last one stays."""
    for event, state in at_each(seen, "sacrificed"):
        own = [excess for excess in excesses(state) if excess.player == event.who]
        if is_sacrifice_of_the_rules(event) and not any(card_of(state, event) in excess.cards for excess in own):
            yield f"{event.who} sacrifices {event.get('card')}, and has no second unique one of its name"


@book.watch("S1.j")
def nothing_but_sacrifices_while_one_is_due(seen: Sight) -> Iterator[str]:
    """While somebody is over the limit nobody does anything but sacrifice, the player who takes the turn first."""
    action, due = seen.action, excesses(seen.before)
    if action is None or not due:
        return
    if action.verb != SACRIFICE:
        yield f"{format_action(action)} while {due[0]}"
    elif action.player != due[0].player:
        yield f"{action.player} sacrifices before {due[0].player} has done so"


@book.watch("S1.g")
def effects_wait_for_sacrifices(seen: Sight) -> Iterator[str]:
    """No effect begins to resolve while somebody is over the limit."""
    for event, state in at_each(seen, "resolved"):
        yield from (f"an effect of {event.get('card')} resolves while {excess}" for excess in excesses(state))


@book.watch("S1.h")
def opportunity_waits_for_sacrifices(seen: Sight) -> Iterator[str]:
    """With something left on the stack, nobody gets or passes Opportunity while somebody is over the limit."""
    for event, state in at_each(seen, "passed"):
        yield from (f"{event.who} passes while {excess}" for excess in excesses(state))
    if seen.after.stack and not is_checking(seen.after):
        yield from (f"{seen.after.opportunity} gets Opportunity while {excess}" for excess in excesses(seen.after))


@book.watch("S1.i")
def main_phase_waits_for_sacrifices(seen: Sight) -> Iterator[str]:
    """With nothing on the stack, no main phase goes on or begins while somebody is over the limit."""
    if not seen.after.stack and not is_checking(seen.after):
        whose = seen.after.turn_player
        yield from (f"the main phase of {whose} comes back while {excess}" for excess in excesses(seen.after))


@book.watch("S2.b")
def regalia_begin_in_the_material_deck(seen: Sight) -> Iterator[str]:
    """As decks are built, a regalia goes into the material deck or stays at home."""
    for event in seen.of("put into a deck"):
        card = card_of(seen.before, event)
        if REGALIA in card.front.supertypes and event.get("deck") != MATERIAL_DECK:
            yield f"{event.who} puts the regalia {card.handle} into the {event.get('deck')}"
    for card in seen.after.cards.values() if seen.before.builders else ():
        if REGALIA in card.front.supertypes and card.zone not in (MATERIAL_DECK, COLLECTION, NOWHERE):
            yield f"the regalia {card.handle} begins in the {card.zone}"


@book.watch("S2.1", "S2.1.a")
def no_second_copy_begins_in_a_material_deck(seen: Sight) -> Iterator[str]:
    """As decks are built, no two regalia of one printed name come together in a material deck."""
    held: dict[tuple[str, str], str] = {}
    for card in seen.after.cards.values() if seen.before.builders else ():
        if card.zone != MATERIAL_DECK or REGALIA not in card.front.supertypes:
            continue
        other = held.setdefault((card.controller, card.front.name), card.handle)
        if other != card.handle:
            yield f"{card.controller} begins with {other} and {card.handle}, copies of one regalia"


@book.watch("S2.2")
def regalia_have_a_memory_cost(seen: Sight) -> Iterator[str]:
    """No card on which regalia is printed comes to the game without a memory cost."""
    for card in seen.after.cards.values():
        is_brought = card.zone != COLLECTION and not card.is_token
        if is_brought and REGALIA in card.front.supertypes and card.front.memory_cost is None:
            yield f"the regalia {card.handle} is in the {card.zone} and has no memory cost"


@book.watch("S0.a", "S0.c", "S0.f", "S0.g", "S2.3", "S2.3.a", "S2.a")
def only_regalia_are_banished_instead(seen: Sight) -> Iterator[str]:
    """On the way to a graveyard, from wherever, a card is banished if it is regalia just then; no token gets there."""
    for event, state in at_each(seen, "moved"):
        card, wanted, to = card_of(state, event), event.get("instead_of") or event.get("to"), event.get("to")
        if wanted != GRAVEYARD or card.is_token:
            continue
        if to != (BANISHMENT if REGALIA in supertypes_of(card) else GRAVEYARD):
            yield f"{card.handle} ({' '.join(sorted(supertypes_of(card))) or 'no supertype'}) is put into the {to}"


@book.watch("S2.4", "S2.4.a", "S2.a")
def only_regalia_from_the_field_return(seen: Sight) -> Iterator[str]:
    """From the field a regalia goes to a material deck instead of hand, main deck or memory; no other card does."""
    for event, state in at_each(seen, "moved"):
        card, wanted, to = card_of(state, event), event.get("instead_of") or event.get("to"), event.get("to")
        if wanted not in (HAND, MAIN_DECK, MEMORY) or card.is_token:
            continue
        returns = card.zone == FIELD and REGALIA in supertypes_of(card)
        if to != (MATERIAL_DECK if returns else wanted):
            yield f"{card.handle} was on its way from the {card.zone} to the {wanted}, and is put into the {to}"


@book.watch("S2.4.b")
def regalia_return_to_their_owner(seen: Sight) -> Iterator[str]:
    """The material deck to which a regalia returns is its owner's."""
    for event in seen.of("moved"):
        card = card_of(seen.after, event)
        whose = card.controller if card.zone == MATERIAL_DECK else event.who
        if event.get("to") == MATERIAL_DECK and not card.owner == event.who == whose:
            yield f"{card.handle} of {card.owner} joins the material deck of {whose}"
