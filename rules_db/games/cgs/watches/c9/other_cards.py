"""Section 9.1 and 9.6 to 9.9: colors, lands, spells, enchantments and planeswalkers."""

from __future__ import annotations

from collections.abc import Iterator

from rules_db.games.cgs.actions.values import Activate, Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text import equivalents
from rules_db.games.cgs.card_text.model import Effect
from rules_db.games.cgs.state import Card
from rules_db.games.cgs.watches.reading import Sight, effect_of, fact, is_said, swept
from rules_db.games.cgs.words import MAIN_1, MAIN_2, Game, Zone

UNWATCHED = {
    "9.7.7": "8.1.7 refuses the same play because its zone is not free, so without the rule nothing else happens.",
}
"""Prohibitions and requirements of the sections that no watch sees to, each with the reason."""


def _played(sight: Sight) -> tuple[Play, Card] | None:
    """A Magic card that is played from the hand by this action, as it was before."""
    action = sight.action
    if not isinstance(action, Play) or action.card not in sight.before.cards:
        return None
    card = sight.before.cards[action.card]
    return (action, card) if card.printed.game is Game.MAGIC and not action.is_face_down else None


_COLORS = ("red", "blue", "white", "green", "black", "pink", "divine", "colorless")
"""The classes of 6.2.2, as texts name them."""


@book.watch("9.1.9", on=("destroyed", "exiled"))
def watch_that_own_colors_count(sight: Sight) -> Iterator[str]:
    """No effect of a Magic card on all cards of a color finds one of another game whose own color is another."""
    if is_said(sight.before, "(is|are|becomes?) (white|blue|black|red|green|pink|divine|colorless)"):
        return
    for card, what in swept(sight):
        own = {equivalents.color_of(each) for each in card.printed.colors} - {""}
        is_other = what.color in _COLORS and what.color not in own
        if own and is_other and card.printed.game is not Game.MAGIC:
            yield f"{card.id} is found as {what.color}, and is {' and '.join(sorted(own))}"


@book.watch("9.6.3", on=("played",))
def watch_one_land_a_turn(sight: Sight) -> Iterator[str]:
    """Nobody plays a land who has a land that entered this turn."""
    for event in sight.of("played"):
        card = sight.before.cards[fact(event, "card")]
        if "land" not in card.types or is_said(
            sight.before, "additional land", "onto the", "to the (battle)?field", "is only"
        ):
            continue
        lying = (sight.before.cards[name] for name in sight.before.lying(event.who, Zone.RESOURCES))
        earlier = [each.id for each in lying if "land" in each.types and each.entered == sight.before.turn]
        if earlier:
            yield f"{event.who} plays {card.id} after {' and '.join(earlier)}"


@book.watch("9.8.7")
def watch_that_auras_are_attached(sight: Sight) -> Iterator[str]:
    """An Aura is played onto something, unless it becomes part of the Uno pile, and stays on nobody who has left."""
    for card in sight.after.cards.values():
        is_on_player = card.host in sight.after.players and card.zone is Zone.BACKROW
        if is_on_player and "Aura" in card.printed.groups and card.host not in sight.after.order:
            yield f"{card.id} stays on {card.host}, who has left"
    played = _played(sight)
    if played is None or "Aura" not in played[1].printed.groups or played[0].zone is Zone.UNO_PILE:
        return
    if not played[0].on:
        yield f"{played[1].id} is played onto nothing"


def _loyalty(sight: Sight) -> tuple[Card, Effect] | None:
    """The planeswalker of which a loyalty ability was activated, as it was before, and the ability."""
    action = sight.action
    if not isinstance(action, Activate) or action.card not in sight.before.cards:
        return None
    card = sight.before.cards[action.card]
    effect = effect_of(card, action.effect)
    return (card, effect) if effect is not None and effect.kind == "loyalty" else None


@book.watch("9.9.7", on=(Activate,))
def watch_one_loyalty_ability_a_turn(sight: Sight) -> Iterator[str]:
    """Nothing is counted as the second loyalty ability of one planeswalker in a turn."""
    found = _loyalty(sight)
    if found is None:
        return
    uses = {key: number for key, number in sight.after.uses.items() if "loyalty" in key and found[0].id in key}
    if any(number > 1 for number in uses.values()):
        yield f"{found[0].id} uses another loyalty ability in turn {sight.before.turn}"


@book.watch("9.9.7.a", on=(Activate,))
def watch_that_loyalty_suffices(sight: Sight) -> Iterator[str]:
    """A loyalty ability takes away no more counters than there are."""
    found = _loyalty(sight)
    if found is None or found[1].loyalty is None:
        return
    card, change = found[0], found[1].loyalty
    if card.counters.get("loyalty", 0) + change < 0:
        yield f"{card.id} pays {-change} of {card.counters.get('loyalty', 0)} loyalty"


@book.watch("9.9.8", "9.9.9", on=(Activate,))
def watch_when_loyalty_abilities_are_activated(sight: Sight) -> Iterator[str]:
    """A loyalty ability is for a Main Phase of its controller, with nothing in the Queue."""
    found = _loyalty(sight)
    if found is None or is_said(sight.before, "any time"):
        return
    before, card = sight.before, found[0]
    if before.phase not in (MAIN_1, MAIN_2) or before.turn_player != card.controller:
        yield f"{card.id} acts in the {before.phase} of {before.turn_player}"
    if before.queue:
        yield f"{card.id} acts while {before.queue[-1].card} waits"
