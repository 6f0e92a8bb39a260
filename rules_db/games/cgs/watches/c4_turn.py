"""Chapter 4: what comes in which phase, who may attack what, and what the Ending Phase asks for."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rules_db.games.cgs.actions.values import AttackWith, Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.kinds import KINDS, Role
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.watches.reading import PHASES, Sight, fact, is_said, least_mana
from rules_db.games.cgs.words import BATTLE, BETWEEN, DRAW, ENDING, ON_FIELD, STARTING, UNTAP, UPKEEP, Zone

_MASKED = "9.4.1, 10.6.1, 12.7.4 and 12.7.4.a refuse the same attack, so without the rule nothing else happens."

UNWATCHED: dict[str, str] = dict.fromkeys(("4.5.4", "4.5.6"), _MASKED)
"""Prohibitions and requirements of the chapter that no watch sees to, each with the reason."""

_SILENCED = ("negated", "[Nn]egate .*effects", "all abilities")
"""Where a text says so, nobody can tell from print what a card does."""


@book.watch("4.1.1", on=("phase began",))
def watch_the_order_of_phases(sight: Sight) -> Iterator[str]:
    """A phase that begins comes later in its turn than the one before, unless it is the first of a turn."""
    before = sight.before.phase
    if is_said(sight.before, "additional combat phase"):
        return
    for event in sight.of("phase began"):
        phase = fact(event, "phase")
        if before in PHASES and phase != STARTING and PHASES.index(phase) <= PHASES.index(before):
            yield f"the {phase} comes after the {before}"
        before = phase


@book.watch("4.2.6", "4.2.7", "4.5.1")
def watch_the_very_first_turn(sight: Sight) -> Iterator[str]:
    """The first turn of the game has no upkeep step, no untap step and no Battle Phase."""
    if sight.after.turn != 1:
        return
    begun = [fact(event, "step") or fact(event, "phase") for event in sight.of("step began", "phase began")]
    choice = sight.after.choice
    for each in (*begun, *(choice.options if choice is not None and choice.kind == "step" else ())):
        if each in (UPKEEP, UNTAP, BATTLE):
            yield f"{sight.after.turn_player} has a {each} in the first turn"


@book.watch("4.2.5", on=("step began",))
def watch_the_very_first_draw(sight: Sight) -> Iterator[str]:
    """Nothing is drawn from a Main Deck as the first turn of the game begins its draw step."""
    if sight.after.turn != 1 or not _began(sight, DRAW):
        return
    for event in sight.of("drawn"):
        if fact(event, "deck") == Zone.MAIN_DECK and event.who == sight.after.turn_player:
            yield f"{event.who} draws {fact(event, 'card')} in the first draw step"


def _began(sight: Sight, step: str) -> str:
    """The player whose step of this name this action has begun, '' for none."""
    return next((event.who for event in sight.of("step began") if fact(event, "step") == step), "")


@book.watch("4.2.3", on=("step began",))
def watch_that_a_card_is_drawn(sight: Sight) -> Iterator[str]:
    """Who begins a draw step with a Main Deck draws a card of it, but for the first turn of the game."""
    player = _began(sight, DRAW)
    if not player or sight.after.turn == 1 or sight.after.is_over or not sight.before.lying(player, Zone.MAIN_DECK):
        return
    if is_said(sight.before, "draw cards", "no player can draw", "would draw a card"):
        return
    decks = [fact(event, "deck") for event in sight.of("drawn") if event.who == player]
    if Zone.MAIN_DECK not in decks:
        yield f"{player} draws no card of the Main Deck in the draw step"


def _is_there(card: Card, player: str) -> bool:
    """Whether a card lies face-up on the field under the control of a player."""
    return card.controller == player and card.zone in ON_FIELD and not card.is_face_down


def _forgotten(sight: Sight, player: str, opening: str) -> Iterator[str]:
    """The cards of a player that say what they do at a time which has come, and that nothing was done for."""
    before, after = sight.before, sight.after
    if after.is_over or after.choice is not None or is_said(before, *_SILENCED):
        return
    noted = {fact(event, "card") for event in sight.of("joined the Queue")} | {each.card for each in after.waiting}
    for card in before.cards.values():
        text = card.printed.text
        is_meant = re.match(opening, text) is not None and not re.search(r";| if [^:]*:|once per turn", text)
        is_meant = is_meant and not any(each.endswith("Trap") for each in card.types)
        if is_meant and _is_there(card, player) and _is_there(after.cards[card.id], player) and card.id not in noted:
            yield f"what {card.id} says ({text}) is left out"


@book.watch("4.2.9", on=("step began",))
def watch_what_is_due_in_the_upkeep(sight: Sight) -> Iterator[str]:
    """What is due at the beginning of an upkeep joins the Queue then."""
    if player := _began(sight, UPKEEP):
        yield from _forgotten(sight, player, r"at the (beginning|start) of your (upkeep|Standby Phase): ")


@book.watch("4.2.10", on=("step began",))
def watch_what_untaps(sight: Sight) -> Iterator[str]:
    """In an untap step nothing that the turn player controls stays tapped, unless a text says so."""
    player = _began(sight, UNTAP)
    if not player or is_said(sight.before, "untap", "stun"):
        return
    for card in sight.after.cards.values():
        if card.is_tapped and card.controller == player and card.zone in ON_FIELD:
            yield f"{card.id} stays tapped in the untap step of {player}"


def _is_plain_summon(card: Card, to: Zone) -> bool:
    """Whether a card that goes to the field is a summon and nothing else, so that it is slow by print."""
    return (
        to is not Zone.UNO_PILE
        and bool(card.printed.types)
        and {KINDS[each].role for each in card.printed.types} == {Role.SUMMON}
    )


@book.watch("4.4.2", on=(Play,))
def watch_that_there_is_something_to_pay_with(sight: Sight) -> Iterator[str]:
    """Nobody plays a card whose printed mana cost is more than all of their mana, and the cards that pay like it."""
    action = sight.action
    if not isinstance(action, Play) or action.is_face_down or is_said(sight.before, "cost", "without paying"):
        return
    if action.zone is Zone.UNO_PILE or sight.before.settings.get("mana.magic_factor", "1") != "1":
        return
    card = sight.before.cards[action.card]
    flashed = (
        re.search(r"(?:[Ff]lashback|[Ee]scape ?—) ?(\{\S+)", card.printed.text) if card.zone is Zone.DISCARD else None
    )
    owed = least_mana(flashed[1] if flashed else card.printed.cost)
    there = sum(mana.amount for mana in sight.before.players[action.player].pool)
    if re.search(r"\b(convoke|improvise|delve)\b", card.printed.text, re.IGNORECASE):
        there += len({*action.using})
    if owed > there:
        yield f"{action.player} plays {action.card} for {owed} mana and has {there}"


@book.watch("4.4.3", on=(Play, AttackWith))
def watch_that_actions_wait_their_turn(sight: Sight) -> Iterator[str]:
    """No summon is played by print, and none attacks, while anything waits in the Queue."""
    action, queue = sight.action, sight.before.queue
    if not queue or is_said(sight.before, "flash", "any time"):
        return
    if isinstance(action, AttackWith):
        yield f"{action.player} attacks while {queue[-1].card} waits"
    elif isinstance(action, Play) and _is_plain_summon(sight.before.cards[action.card], action.zone):
        yield f"{action.player} plays {action.card} while {queue[-1].card} waits"


@book.watch("4.5.2", on=(AttackWith,))
def watch_when_summons_attack(sight: Sight) -> Iterator[str]:
    """Nobody attacks but in their own Battle Phase."""
    before = sight.before
    if isinstance(sight.action, AttackWith) and (before.phase, before.turn_player) != (BATTLE, sight.action.player):
        yield f"{sight.action.player} attacks in the {before.phase} of {before.turn_player}"


@book.watch("4.5.3", on=("attacks",))
def watch_that_summons_attack_once(sight: Sight) -> Iterator[str]:
    """A summon that has attacked in this turn does not attack again, unless a text lets it."""
    again = "twice|three times|once again|again|up to|all monsters"
    if is_said(sight.before, f"attack ({again})", r"make (a second attack|up to \w+ attacks)", "additional combat"):
        return
    for event in sight.of("attacks"):
        card = sight.before.cards[fact(event, "card")]
        if card.attacked == sight.before.turn:
            yield f"{card.id} attacks once more"


@book.watch("4.5.5", on=("attacks",))
def watch_whom_summons_attack(sight: Sight) -> Iterator[str]:
    """No summon attacks a card of its own side."""
    for event in sight.of("attacks"):
        card, target = sight.before.cards[fact(event, "card")], sight.before.cards.get(fact(event, "target"))
        if target is not None and target.controller == card.controller:
            yield f"{card.id} attacks {target.id} on its own side"


@book.watch("4.6.2", on=("phase began",))
def watch_what_is_due_at_the_end_of_the_turn(sight: Sight) -> Iterator[str]:
    """What is due at the end of a player's turn joins the Queue in the Ending Phase."""
    for event in sight.of("phase began"):
        if fact(event, "phase") == ENDING:
            yield from _forgotten(sight, event.who, r"at the end of your turn: ")


def _hand(table: Table, player: str) -> int:
    return len(table.lying(player, Zone.HAND))


@book.watch("4.6.3")
def watch_the_hand(sight: Sight) -> Iterator[str]:
    """No turn ends in which a player had more than 7 cards all through the Ending Phase."""
    before, after = sight.before, sight.after
    player = before.turn_player
    if after.is_over or before.turn == after.turn or player not in after.order or before.phase != ENDING:
        return
    has_discarded = any(event.who == player for event in sight.of("discarded")) or before.step == "hand limit"
    if (
        not has_discarded
        and min(_hand(before, player), _hand(after, player)) > 7
        and not is_said(before, "end the turn", "maximum hand size")
    ):
        yield f"{player} ends the turn with {_hand(after, player)} cards in the hand"


@book.watch("4.6.5")
def watch_that_no_part_is_repeated(sight: Sight) -> Iterator[str]:
    """Nobody brings the hand down again once that part is over, and what it has set off is resolved."""
    before, after = sight.before, sight.after
    asks = after.choice is not None and after.choice.rule == "4.6.3" and before.turn == after.turn
    if asks and before.choice is None and before.step == "hand limit":
        yield f"{before.turn_player} discards by the hand limit a second time"


@book.watch("4.7.3")
def watch_that_nobody_acts_between_turns(sight: Sight) -> Iterator[str]:
    """Nobody is asked to act between two turns, while nothing waits in the Queue."""
    after = sight.after
    if after.phase == BETWEEN and after.choice is None and not after.is_over and not after.queue:
        yield f"{after.priority} acts between two turns"
