"""Flipping face-down cards face-up by one's own decision: when that may be, and what joins the Queue by it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from rules_db.engine.kernel import Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs.actions.values import Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing import activating, preparing
from rules_db.games.cgs.card_text.doing.fighting import opposed
from rules_db.games.cgs.card_text.doing.sorts.card_kinds import is_of_kind
from rules_db.games.cgs.card_text.gained import effects_of
from rules_db.games.cgs.card_text.inspecting import aims_at_queue
from rules_db.games.cgs.card_text.said.vocabulary import ACTIVATED
from rules_db.games.cgs.doing.conditions import attempts
from rules_db.games.cgs.doing.course import queue
from rules_db.games.cgs.doing.playing import casting, paying, playing, saying
from rules_db.games.cgs.doing.yugioh import equipping, turning
from rules_db.games.cgs.doing.yugioh.deeds import FLIP_SUMMON
from rules_db.games.cgs.doing.yugioh.responding import why_not_respond
from rules_db.games.cgs.effects import effects
from rules_db.games.cgs.kinds import is_summon
from rules_db.games.cgs.rules.c4_turn import main_phase
from rules_db.games.cgs.rules.c8_queue import priority, resolving
from rules_db.games.cgs.rules.c9_magic import magic_cards
from rules_db.games.cgs.rules.c10_monsters import cards_in_general as general
from rules_db.games.cgs.rules.c10_monsters import setting, stats
from rules_db.games.cgs.rules.c12_pokemon.special_conditions import TURN
from rules_db.games.cgs.state import Card, Item, Table
from rules_db.games.cgs.words import ON_FIELD, Game

SET_OFF_BY = "set off by"
"""Where an item keeps, line by line, what has set it off where that is more than one, such as two who attack."""


@dataclass(frozen=True, slots=True)
class Flip:
    """Flips a face-down card face-up; `on` is what it is attached to then, `targets` those of its effect."""

    player: str
    card: str
    on: str = ""
    using: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()
    said: str = ""


FLIPS: dict[str, Callable[[Table, Card, Flip], Refusal | None]] = {}
"""Why a Spell, Trap or playing card may not be flipped face-up now, by its card type (chapters 11 and 16)."""


RULES: dict[str, str] = {}
"""Under which rule a Spell or Trap is flipped, by its card type (chapter 11)."""


def why_not(table: Table, action: Flip) -> Refusal | None:
    """Why a player may not flip a card."""
    card = table.cards[action.card]
    if card.controller != action.player or card.zone not in ON_FIELD:
        return book.refuse("10.5.7", card=card.id, controller=card.controller, zone=str(card.zone))
    if not card.is_face_down:
        return setting.stays_face_up(card) or general.stays_face_up(card)
    if refusal := priority.is_limited(table, card) or _why_not_besides(card, action):
        return refusal
    if is_summon(card):
        return _why_not_summon(table, card, action.player)
    checks = [FLIPS[each] for each in card.types if each in FLIPS]
    if checks or card.printed.game is Game.YUGIOH:
        refusal = next((check(table, card, action) for check in checks), None)
    else:
        refusal = _why_not_other_game(table, card, action.player)
    return refusal or _why_not_activate(table, card, action)


def _why_not_besides(card: Card, action: Flip) -> Refusal | None:
    """Why what is said of a flip besides means nothing: on what, with what, at what it is aimed, and more."""
    if action.on and (is_summon(card) or not equipping.is_equip(card)):
        return book.refuse("8.1.7", card=card.id, on=action.on)
    if action.using:
        return book.refuse("8.1.5", card=card.id, using=list(action.using))
    if action.targets and is_summon(card):
        return book.refuse("8.1.5", card=card.id, too_many=list(action.targets))
    return saying.why_not_said(card, action.said)


def _why_not_summon(table: Table, card: Card, player: str) -> Refusal | None:
    may = setting.may_flip_summon(player, card) if stats.is_monster(card) else general.flips_like_a_monster(card)
    if not may:
        return book.refuse(rule_of(table, card), card=card.id)
    return (
        setting.flips_in_main_phase(table, player)
        or main_phase.has_resolved(table)
        or general.waits_a_turn(table, card)
        or setting.waits_for_own_turn(table, card)
        or attempts.why_not(table, card, TURN)
        or effects().forbidden(table, "be flipped", card.id)
        or effects().forbidden(table, FLIP_SUMMON, player)
        or activating.why_not_another(table, card, player)
    )


def _why_not_other_game(table: Table, card: Card, player: str) -> Refusal | None:
    if refusal := general.waits_a_turn(table, card):
        return refusal
    is_fast = playing.is_fast(table, card)
    if general.flips_at_any_time(is_fast):
        return playing.why_not_now(table, player, True)
    if general.flips_at_slow_speed(card, is_fast):
        return playing.why_not_now(table, player, False)
    return book.refuse(rule_of(table, card), card=card.id)


def _why_not_of_kind(table: Table, card: Card, player: str) -> Refusal | None:
    """What keeps a player from activating cards of some kind, or of one that is equivalent (6.4.3)."""
    shown = replace(card, is_face_down=False)
    kinds = [each for each in ACTIVATED if not is_summon(card) and is_of_kind(shown, each)]
    found = (effects().forbidden(table, f"activate {each}s", player) for each in kinds)
    return next((refusal for refusal in found if refusal is not None), None)


def _why_not_activate(table: Table, card: Card, action: Flip) -> Refusal | None:
    """What the text of the card asks for as it is activated: conditions, costs, targets."""
    play = Play(action.player, card.id, card.zone, card.place, action.on, False, action.using, action.targets)
    return (
        preparing.why_not_play(table, card, play)
        or effects().why_not_targets(table, card, action.player, action.targets)
        or why_not_respond(table, card)
        or resolving.answers_the_last(table, card, action.targets, aims_at_queue(card.printed.text))
        or _why_not_of_kind(table, card, action.player)
        or main_phase.is_paid_for(paying.wanting(table, action.player, _due(table, card), spell=card))
    )


def _due(table: Table, card: Card) -> paying.Cost:
    """What is paid as a card is flipped: nothing by print for a card of Yu-Gi-Oh!, but what texts add for a spell."""
    cost = paying.cost_of(_cost(card))
    is_cast = card.printed.game is Game.YUGIOH and magic_cards.activation_is_cast()
    return playing.changed(table, replace(card, is_face_down=False), cost) if is_cast else cost


def _cost(card: Card) -> str:
    if card.printed.game is Game.YUGIOH:
        return ""
    free = general.cost_of_flipping(card)
    return card.printed.cost if free is None else free


def rule_of(table: Table, card: Card) -> str:
    """The rule under which a card is flipped."""
    if card.printed.game is Game.YUGIOH:
        return "10.5.7" if is_summon(card) else RULES.get(card.types[0], "10.1.1")
    return "10.1.7.i" if is_summon(card) else "10.1.7.j" if playing.is_fast(table, card) else "10.1.7.k"


def flip(table: Table, trace: Trace, action: Flip) -> None:
    """A summon is flipped when its Flip Summon resolves; any other card at once, and its effect joins the Queue."""
    card = table.cards[action.card]
    if not card.is_face_down:
        turning.turn_down(table, trace, card, rule_of(table, card), action.player)
    elif is_summon(card):
        if setting.flips_at_once():
            turning.flip_summon(table, trace, card, rule_of(table, card))
        queue.join(table, trace, Item("flip", card.id, action.player), rule_of(table, card))
    else:
        paying.pay(table, trace, action.player, _due(table, card), spell=card)
        turning.turn_up(table, trace, card, rule_of(table, card), is_in_force=card.printed.game is not Game.YUGIOH)
        activate(table, trace, card, action)


def activate(table: Table, trace: Trace, card: Card, action: Flip) -> None:
    """A card that has been flipped does what it does as it is played; a Spell or Trap is activated in any case."""
    if card.printed.game is not Game.YUGIOH and not general.is_activated_by_flipping(card):
        return
    said = {"said": action.said} if action.said else {}
    item = Item(
        "effect", card.id, action.player, queue.FLIPPED, card.zone, card.place, action.on,
        targets=queue.aims(table, action.targets), paid=list(action.using), said=said,
    )  # fmt: skip
    found = effects().of_play(table, item)
    if found is not None:
        cues = [each for each in table.cues if (each.card, each.effect) == (card.id, found.effect)]
        for cue in cues[:1]:
            found.it, found.amount = cue.it, cue.amount
            found.said["whom"] = cue.whom
        if len(cues) > 1:
            found.said[SET_OFF_BY] = "\n".join(cue.it for cue in cues)
        queue.join(table, trace, found, "8.1.5")
        casting.cast(table, trace, card, found)
    elif card.printed.game is Game.YUGIOH:
        item.kind = queue.ACTIVATION
        queue.join(table, trace, item, "8.1.5")
        casting.cast(table, trace, card, item)


def hosts(table: Table, card: Card) -> list[str]:
    """What a card may be attached to as it is flipped; [''] for one that is attached to nothing."""
    return equipping.hosts(table, card, card.controller) if equipping.is_equip(card) else [""]


def ways_to_aim(table: Table, card: Card, player: str) -> list[tuple[str, ...]]:
    """At what the effect of a card may be aimed as it is flipped; [()] where there is nothing to aim."""
    place = None if is_summon(card) else activating.place_of_played(card)
    if place is None:
        return [()]
    by = Item("effect", card.id, player, effect=place, said=opposed.said(table, card, place, player))
    return activating.ways_to_aim(table, effects_of(card)[place], by)
