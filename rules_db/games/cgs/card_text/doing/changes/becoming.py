"""Cards that become copies of others: which, as they enter or by an effect, and what is printed on them then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules_db.engine.choices import Answers, Choice
from rules_db.engine.kernel import Event
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.card_text.doing import matching
from rules_db.games.cgs.card_text.doing.changes import giving
from rules_db.games.cgs.card_text.doing.step import GENERAL, Doing, act, under
from rules_db.games.cgs.card_text.gained import printed_of_kind
from rules_db.games.cgs.card_text.likeness import CopyOf
from rules_db.games.cgs.card_text.model import Left, all_steps
from rules_db.games.cgs.card_text.reading import effects_of_kind
from rules_db.games.cgs.doing.zones import copies, presence
from rules_db.games.cgs.kinds import is_summon
from rules_db.games.cgs.state import Card, Item, Print, Table

COPY = "copy"
"""Where a card keeps of which other one it enters as a copy; '' for none although it could."""


def copied_step(card: Card) -> tuple[int, int, CopyOf] | None:
    """By which effect, and by which step of it, a card enters as a copy; None where it does not."""
    for place, effect in printed_of_kind(card, "as it enters"):
        for at, step in enumerate(all_steps(effect)):
            if isinstance(step, CopyOf):
                return place, at, step
    return None


def choose(table: Table, card: Card, player: str, answers: Answers) -> None:
    """Before a card enters, its player says of which other one it is a copy, if its text asks for that."""
    if effects_of_kind(card.printed.text, "as it enters") and (picked := picked_for(table, card, player, answers)):
        card.chosen = {**card.chosen, COPY: picked[0]}


def picked_for(table: Table, card: Card, player: str, answers: Answers) -> list[str]:
    """The card that a player chooses for one to copy as it enters; none where there is none, or none is wanted."""
    said = copied_step(card)
    if said is None or player not in table.order:
        return []
    place, _, step = said
    effect = dict(printed_of_kind(card, "as it enters"))[place]
    found = matching.found(table, replace(step.other, pick="all"), Item("effect", card.id, player, effect=place))
    names = [each.id for each in found if _may_be_copied(each) and each is not card]
    least = min(1, len(names)) if not isinstance(effect.steps[0], Left) else 0
    return answers.ask(Choice(player, "choose", under(GENERAL), names, least, 1, card.id)) if names else []


def _may_be_copied(card: Card) -> bool:
    """Of a card that lies face-down nobody knows what to copy."""
    return is_summon(card) and not card.is_face_down


@hooks.ANSWERS.hang("entered", 1)
def _enters_as_copy(table: Table, trace: Trace, event: Event) -> None:
    """Before anything waits for that, so that it enters with all that it copies."""
    card = table.cards[str(event.get("card"))]
    name = card.chosen.pop(COPY, "")
    if name not in table.cards or card.is_face_down or not is_summon(card) or (said := copied_step(card)) is None:
        return
    place, _, step = said
    by = Doing(table, trace, Item("effect", card.id, card.controller, effect=place, stay=card.stay), Answers())
    _become(by, step, [card], table.cards[name])


@act("become a copy")
def become_copy(doing: Doing, step: CopyOf) -> None:
    """Only summons that lie face-up become copies, and of such ones alone."""
    originals = [card for card in doing.others(step) if _may_be_copied(card)]
    cards = [card for card in doing.cards(step) if _may_be_copied(card) and card not in originals]
    if len(originals) == 1:
        _become(doing, step, cards, originals[0])


def _become(doing: Doing, step: CopyOf, cards: Sequence[Card], original: Card) -> None:
    """What is printed on the original by now counts as printed on them, and what its text waits for is noticed."""
    if not cards:
        return
    table, printed = doing.table, _unlike(original.printed, step)
    doing.leave_behind(step, [card.id for card in cards])
    for card in cards:
        copies.become(card, printed, table.lasting[-1].since)
        copies.settle(table, card)
        giving.heed(table, card, printed.text)
        doing.trace.emit("copies", under("5.2.2"), doing.player, card=card.id, of=original.id)
    giving.refresh(table)


def _unlike(printed: Print, step: CopyOf) -> Print:
    """What a copy has printed on it, with what its text says it is not like."""
    besides = [each for each in (", ".join(step.keywords), step.says) if each]
    groups = [each for each in printed.groups if not (step.is_common and each == "Legendary")]
    groups += [step.grouping] if step.grouping and step.grouping not in groups else []
    text = "\n".join(each for each in (printed.text, *besides) if each)
    return replace(printed, text=text, groups=tuple(groups))


@hooks.check(place=3, is_due=lambda table: any(card.own is not None for card in presence.lying_about(table)))
def _are_themselves_again(table: Table, trace: Trace, answers: Answers) -> bool:
    """What is a copy for a time is itself again when that is over."""
    changed = [card for card in table.cards.values() if card.own is not None and copies.settle(table, card)]
    for card in changed:
        trace.emit("copy over", under("5.2.2"), card.controller, card=card.id)
    return bool(changed)
