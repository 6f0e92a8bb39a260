"""Chapter 15: what is played onto the Uno pile, what it does there, and who has to call UNO."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rules_db.engine.kernel import Event
from rules_db.games.cgs.actions.values import Choose, GiveUp, Pass, Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.watches.reading import Sight, fact, is_said
from rules_db.games.cgs.words import SUMMON_ZONES, Game, Zone

UNWATCHED: dict[str, str] = {
    "15.4.6.d": "Whether an effect could be activated at a moment is for the engine to say.",
    "15.4.12": "Playing cards and Money Cards say nothing that could happen.",
    "15.6.2.f": "A second penalty looks like that for a second card, as the table does not keep what has been called.",
}
"""Prohibitions and requirements of the chapter that no watch sees to, each with the reason."""

_NAMES = ("Wild Draw Four", "Draw Two", "Skip", "Reverse", "Wild")
_COLORS = r"\b(is|are) (also )?(red|blue|white|green|black|yellow)"
_NUMBERS = ("Level", "Rank", "mana value", "Stage")
_TO_UNO_DECK = ("15.2.1", "15.2.2.a", "15.6.2", "15.7.10", "15.7.11")
_EFFECTS = ("skipped", "turn order reversed", "declared a color")


def _onto_pile(sight: Sight) -> tuple[Play, Card] | None:
    """A card that is played onto the Uno pile, as it was before; a Pokémon that evolves there is not."""
    action = sight.action
    if not isinstance(action, Play) or action.zone is not Zone.UNO_PILE or action.card not in sight.before.cards:
        return None
    card = sight.before.cards[action.card]
    return None if action.on and "Pokémon" in card.types else (action, card)


def _top(table: Table) -> Card | None:
    pile = table.shared[Zone.UNO_PILE]
    return table.cards[pile[-1]] if pile else None


def _is_uno(card: Card) -> bool:
    return card.printed.game is Game.UNO


def _hand(table: Table, player: str) -> int:
    return len(table.players[player].zones[Zone.HAND])


def _drawn(sight: Sight, *rules: str) -> list[Event]:
    """The cards that are drawn by one of these rules."""
    return [event for event in sight.of("drawn") if event.rule.removeprefix("cgs-") in rules]


@book.watch("15.1.1.a", on=("pile started",))
def watch_the_first_card(sight: Sight) -> Iterator[str]:
    """Nothing comes of a card with which the pile has been started."""
    if not any(sight.of("pile started")) or _onto_pile(sight) or any(sight.of("resolves")):
        return
    for event in (*sight.of(*_EFFECTS), *_drawn(sight, "15.7.10", "15.7.11")):
        yield f"the pile is started, and there is: {event.kind}"


@book.watch("15.2.2")
def watch_what_draws_uno_cards(sight: Sight) -> Iterator[str]:
    """Nobody draws from the Uno deck but by a rule that names it, nor is anybody asked whether to."""
    if sight.after.choice is not None and str(Zone.UNO_DECK) in sight.after.choice.options:
        yield f"{sight.after.choice.player} may choose the Uno deck"
    for event in sight.of("drawn"):
        if fact(event, "deck") == str(Zone.UNO_DECK) and event.rule.removeprefix("cgs-") not in _TO_UNO_DECK:
            yield f"{event.who} draws {fact(event, 'card')} from the Uno deck by {event.rule}"


@book.watch("15.3.2", "15.3.3.c", on=(Play,))
def watch_that_uno_is_played_once(sight: Sight) -> Iterator[str]:
    """Onto a card that a player has put on the pile in this turn goes no other of theirs, but in a series of Uno."""
    played, below = _onto_pile(sight), _top(sight.before)
    if played is None or below is None:
        return
    action, card = played
    if below.controller != action.player or below.owner != action.player or below.entered != sight.before.turn:
        return
    if any(each.printed.game is Game.POKEMON for each in sight.before.cards.values()):
        return
    if is_said(sight.before, r"(may|can) play Uno"):
        return
    if not (_is_uno(card) and _is_uno(below) and sight.before.uno.series == action.player):
        yield f"{action.player} plays {card.id} onto {below.id}, though that was this turn's Uno"


@book.watch("15.3.4", "6.3.9.e", on=(Play,))
def watch_that_uno_cards_match(sight: Sight) -> Iterator[str]:
    """An Uno card that is no Wild has the color or the rank of the Uno card that it is played onto."""
    played, below = _onto_pile(sight), _top(sight.before)
    if played is None or below is None or not _is_uno(played[1]) or not _is_uno(below):
        return
    if any("Wild" in card.printed.name or "Wild" in card.printed.colors for card in (played[1], below)):
        return
    if is_said(sight.before, _COLORS, *_NUMBERS):
        return
    if not set(played[1].printed.colors) & set(below.printed.colors) and _rank(played[1]) != _rank(below):
        yield f"{played[1].id} is played onto {below.id}"


def _rank(card: Card) -> str:
    return card.printed.rank or next((name for name in _NAMES if card.printed.name.endswith(name)), "")


@book.watch("15.3.4.b", on=(Play,))
def watch_what_goes_onto_a_face_down_card(sight: Sight) -> Iterator[str]:
    """Onto a card that lies face-down goes a Wild or nothing."""
    played, below = _onto_pile(sight), _top(sight.before)
    if played is not None and below is not None and below.is_face_down and "Wild" not in played[1].printed.name:
        yield f"{played[1].id} is played onto {below.id}, of which nobody sees the face"


@book.watch("6.3.9.f", on=(Play,))
def watch_that_no_land_is_a_zero(sight: Sight) -> Iterator[str]:
    """A land without a color is not played onto a Zero."""
    played, below = _onto_pile(sight), _top(sight.before)
    if played is None or below is None or not _is_uno(below) or below.printed.rank != "0":
        return
    card = played[1]
    if list(card.types) == ["land"] and not card.printed.colors and not is_said(sight.before, _COLORS):
        yield f"{card.id} is played onto {below.id}"


@book.watch("15.3.5")
def watch_who_is_playing_uno(sight: Sight) -> Iterator[str]:
    """Whoever is in the middle of playing Uno does nothing else; calling UNO is nothing."""
    action = sight.action
    if action is None or sight.before.uno.series != action.player or isinstance(action, Pass | Choose | GiveUp):
        return
    if _onto_pile(sight) is None and not any(sight.of("called UNO", "penalty")):
        yield f"{action.player} does something else while playing Uno"


@book.watch("15.3.14", on=(Play,))
def watch_that_uno_does_not_wait(sight: Sight) -> Iterator[str]:
    """What an Uno card does on the pile does not join the Queue."""
    played = _onto_pile(sight)
    if played is not None and _is_uno(played[1]) and any(item.card == played[1].id for item in sight.after.queue):
        yield f"{played[1].id} waits in the Queue"


@book.watch("15.3.16", on=(Play,))
def watch_the_limits_of_the_turn(sight: Sight) -> Iterator[str]:
    """No land goes onto the pile after one that its player has put into the resource area in this turn."""
    played = _onto_pile(sight)
    if (
        played is None
        or "land" not in played[1].types
        or is_said(sight.before, "additional", "put", "search", "return")
    ):
        return
    action, card = played
    for other in sight.before.cards.values():
        is_own = other.owner == other.controller == action.player
        if is_own and other.zone is Zone.RESOURCES and "land" in other.types and other.entered == sight.before.turn:
            yield f"{card.id} is played after {other.id}"


@book.watch("15.3.17", on=(Play,))
def watch_what_is_forbidden_elsewhere(sight: Sight) -> Iterator[str]:
    """No Supporter goes onto the pile on the first turn, and no Stadium that has the name of one in a Field Zone."""
    played = _onto_pile(sight)
    if played is None:
        return
    card, before = played[1], sight.before
    if "Supporter" in card.types and before.turn == 1:
        yield f"{card.id} is played on turn 1"
    if "Stadium" in card.types:
        lying = (before.cards[name] for seat in before.order for name in before.lying(seat, Zone.FIELD))
        for other in lying:
            if "Stadium" in other.types and not other.is_face_down and other.printed.name == card.printed.name:
                yield f"{card.id} is played beside {other.id}"


@book.watch("15.4.5.a", "15.5.3", on=("covered",))
def watch_what_hangs_on_covered_cards(sight: Sight) -> Iterator[str]:
    """Nothing stays attached to a card that has been covered; what lies beneath it is part of it."""
    for event in sight.of("covered"):
        card = sight.after.cards[fact(event, "card")]
        if card.zone is Zone.UNO_PILE and card is not _top(sight.after):
            yield from (f"{name} is still attached to {card.id}" for name in card.attached)


@book.watch("15.4.6.c", on=(Play,))
def watch_that_traps_shut(sight: Sight) -> Iterator[str]:
    """A Trap of a plain sort that is played onto the pile lies face-up, and its effect waits in the Queue."""
    played = _onto_pile(sight)
    if played is None or "Normal Trap" not in played[1].types or is_said(sight.before, "cannot", "negate"):
        return
    card = sight.after.cards[played[1].id]
    if card.is_face_down:
        yield f"{card.id} lies face-down on the pile"
    is_plain = re.fullmatch(r"(gain|draw) \d+( life| cards?)?", card.printed.text)
    if is_plain and all(fact(event, "card") != card.id for event in sight.of("joined the Queue")):
        yield f"{card.id} has no effect on the pile"


@book.watch("15.4.8.a", on=("paid",))
def watch_energy_on_the_pile(sight: Sight) -> Iterator[str]:
    """No move is paid for where its player has no mana, and no Energy but that on the pile."""
    top = _top(sight.before)
    if top is None or list(top.types) != ["Energy"]:
        return
    for event in sight.of("paid"):
        card = sight.before.cards.get(fact(event, "card"))
        if card is not None and not card.attached and not sight.before.players[event.who].pool:
            yield f"{event.who} pays for {card.id} with {top.id}"


@book.watch("15.4.11.a", on=(Play,))
def watch_that_fields_stay(sight: Sight) -> Iterator[str]:
    """A Field Spell that is played onto the pile leaves the Field Zone of its player as it is."""
    played = _onto_pile(sight)
    if played is None or "Field Spell" not in played[1].types:
        return
    player = played[0].player
    gone = set(sight.before.lying(player, Zone.FIELD)) - set(sight.after.lying(player, Zone.FIELD))
    yield from (f"{name} gives way to {played[1].id}" for name in sorted(gone))


@book.watch("15.6.1", on=(Play,))
def watch_who_has_to_call(sight: Sight) -> Iterator[str]:
    """Whoever plays an Uno card with a number and then has a single card left has to call UNO."""
    played = _onto_pile(sight)
    if played is None or not _is_uno(played[1]) or not played[1].printed.rank.isdigit() or sight.after.is_over:
        return
    player = played[0].player
    is_due = _hand(sight.after, player) == 1 and not is_said(sight.before, "have to call UNO")
    if is_due and all(event.who != player for event in sight.of("must call UNO")):
        yield f"{player} has one card left, and need not call UNO"


@book.watch("15.6.2", "15.6.2.b", on=("called UNO", "penalty"))
def watch_the_penalty(sight: Sight) -> Iterator[str]:
    """Whoever is called on draws at once: two cards, where the Uno deck has them."""
    for event in sight.of("called UNO"):
        if event.get("on") != event.who and not any(sight.of("penalty")):
            yield f"{event.get('on')} has been called on, and draws nothing yet"
    for event in sight.of("penalty"):
        count = _hand(sight.after, event.who) - _hand(sight.before, event.who)
        if len(sight.before.shared[Zone.UNO_DECK]) >= 2 and count != 2 and not _may_be_barred(sight):
            yield f"{event.who} draws {count} cards as a penalty"


@book.watch("15.6.2.c", "15.6.2.d", on=("penalty",))
def watch_who_pays_a_penalty(sight: Sight) -> Iterator[str]:
    """Only a player pays it who has to call, and has a single card in hand."""
    for event in sight.of("penalty"):
        owes = any(each.player == event.who for each in sight.before.uno.owing)
        if not owes or _hand(sight.before, event.who) != 1:
            yield f"{event.who} pays a penalty with {_hand(sight.before, event.who)} cards in hand, owing {owes}"


@book.watch("15.6.2.a", "15.6.2.e", on=("turn ended",))
def watch_that_the_danger_ends(sight: Sight) -> Iterator[str]:
    """No duty to call UNO outlives the turn in which it came up."""
    if any(sight.of("turn ended")) and not any(sight.of("must call UNO")):
        yield from (f"{each.player} still has to call UNO for {each.card}" for each in sight.after.uno.owing)


@book.watch("15.6.3", "15.6.3.a", on=(Play,))
def watch_the_last_card(sight: Sight) -> Iterator[str]:
    """Whoever plays their only card onto the pile draws at once, unless they have a color to declare first."""
    played = _onto_pile(sight)
    if played is None or sight.after.choice is not None or _hand(sight.before, played[0].player) != 1:
        return
    player = played[0].player
    is_last = played[1].zone is Zone.HAND and bool(sight.before.lying(player, Zone.MAIN_DECK))
    if is_last and not _drawn(sight, "15.6.3") and not _may_be_barred(sight):
        yield f"{player} has played the last card of the hand and draws nothing"


_BY_15_7_7 = (*SUMMON_ZONES, Zone.BACKROW, Zone.RESOURCES)


@book.watch("15.7.7", on=(Play,))
def watch_where_uno_cards_lie(sight: Sight) -> Iterator[str]:
    """No Uno card is played to a Summon Zone, a backrow zone or the resource area."""
    action = sight.action
    if isinstance(action, Play) and action.zone in _BY_15_7_7 and _is_uno(sight.before.cards[action.card]):
        yield f"{action.card} is played to the {action.zone}"


@book.watch("15.7.8", on=(Play,))
def watch_where_else_uno_cards_lie(sight: Sight) -> Iterator[str]:
    """Nor to any other place but the Uno pile and a Hold 'em zone."""
    action = sight.action
    if not isinstance(action, Play) or action.zone in (*_BY_15_7_7, Zone.UNO_PILE, Zone.HOLD_EM):
        return
    if _is_uno(sight.before.cards[action.card]):
        yield f"{action.card} is played to the {action.zone}"


@book.watch("15.7.10", on=(Play,))
def watch_two_cards(sight: Sight) -> Iterator[str]:
    """A Draw Two on the pile makes one other player draw two, where the Uno deck has them."""
    played = _onto_pile(sight)
    if played is not None and played[1].printed.name.endswith("Draw Two") and _is_uno(played[1]):
        yield from _who_draws(sight, played[0].player, 2, "15.7.10")


@book.watch("15.7.11", on=("declared a color",))
def watch_four_cards(sight: Sight) -> Iterator[str]:
    """A Wild Draw Four on the pile makes one other player draw four, as soon as its color has been declared."""
    for event in sight.of("declared a color"):
        if sight.after.cards[fact(event, "card")].printed.name.endswith("Wild Draw Four"):
            yield from _who_draws(sight, event.who, 4, "15.7.11")


def _may_be_barred(sight: Sight) -> bool:
    """Whether a text may keep somebody from drawing (4.2.3.R1), or have them do something else (4.2.4.R1)."""
    return is_said(sight.before, "draw cards", "no player can draw", "would draw")


def _who_draws(sight: Sight, player: str, due: int, rule: str) -> Iterator[str]:
    drawn = _drawn(sight, rule)
    if _may_be_barred(sight) and not drawn:
        return
    if len(sight.before.shared[Zone.UNO_DECK]) >= due and len(drawn) != due:
        yield f"{len(drawn)} cards are drawn, not {due}"
    is_own = any(event.who == player for event in drawn) and not _may_hit_itself(sight, player)
    if len({event.who for event in drawn} | {player}) > 2 or is_own:
        yield f"{', '.join(event.who for event in drawn)} draw for what {player} has played"


def _may_hit_itself(sight: Sight, player: str) -> bool:
    """Whether the turn of the player follows their own: in an extra turn, or played on another's turn (15.3.11)."""
    return bool(sight.before.interrupted) or sight.before.turn_player != player


@book.watch("15.7.12", on=(Play,))
def watch_who_is_skipped(sight: Sight) -> Iterator[str]:
    """A Skip on the pile is for another player, who then plays nothing onto the pile in their next turn."""
    played = _onto_pile(sight)
    if played is None:
        return
    action, card = played
    if action.player == sight.before.turn_player and sight.before.uses.get(f"skipped/{action.player}"):
        yield f"{action.player} has been skipped, and plays {card.id} onto the pile"
    is_skip = _is_uno(card) and card.printed.name.endswith("Skip")
    exempt = set() if _may_hit_itself(sight, action.player) else {action.player}
    if is_skip and not {*sight.after.uno.skipped, *(event.who for event in sight.of("skipped"))} - exempt:
        yield f"nobody is skipped by {card.id}"


@book.watch("15.7.15", on=("skipped", "turn order reversed", "drawn"))
def watch_where_uno_cards_act(sight: Sight) -> Iterator[str]:
    """Nobody draws, is skipped or goes the other way for an Uno card, unless somebody plays onto the pile."""
    if _onto_pile(sight) is not None or any(sight.of("declared a color")):
        return
    for event in (*sight.of("skipped", "turn order reversed"), *_drawn(sight, "15.7.10", "15.7.11")):
        yield f"{event.kind}, and nobody has played onto the pile"
