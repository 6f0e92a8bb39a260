"""Sections 10.1 to 10.7: positions, flipping, Tributes, and what monsters may attack."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rules_db.engine.watching import Seen
from rules_db.games.cgs.actions.values import Action, AttackWith, Play
from rules_db.games.cgs.book import book
from rules_db.games.cgs.chapters.c10.deeds import Turn
from rules_db.games.cgs.doing.yugioh.flipping import Flip
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.watches.reading import is_said, small
from rules_db.games.cgs.words import MAIN_1, MAIN_2, Game, Zone

Sight = Seen[Table, Action]

UNWATCHED = {
    "10.3.4": "Without the rule no monster of a higher Level is played, so nothing happens that could be seen.",
    "10.3.5.c": "Without the rule the zone of a Tribute is refused, so nothing happens that could be seen.",
}
"""Prohibitions and requirements of the sections that no watch sees to, each with the reason."""

_PLACES = (Zone.SUMMON, Zone.EXTRA_SUMMON)
_CALLED = ("[Ss]ummon", "control of", "(on)?to the (field|battlefield)", "face-(up|down)")
_EVASION = (
    "attack (your opponent )?directly",
    "flying",
    "menace",
    "shadow",
    "fear",
    "intimidate",
    "horsemanship",
    "skulk",
    "walk",
)


def _is_said(table: Table, *patterns: str) -> bool:
    """Whether the text of any card says something of this sort, so that print does not decide."""
    texts = [each for card in table.cards.values() for each in (card.printed.text, small(card.printed.text))]
    return any(re.search(pattern, text) for text in texts for pattern in patterns)


def _is_monster(card: Card) -> bool:
    return card.printed.game is Game.YUGIOH and any(each.endswith("Monster") for each in card.types)


def _turned(sight: Sight) -> Card | None:
    """The summon, as it lay before, whose player changed its battle position."""
    return sight.before.cards[sight.action.card] if isinstance(sight.action, Turn) else None


def _flipped(sight: Sight) -> Card | None:
    """The card, as it lay before, that its player flips."""
    return sight.before.cards[sight.action.card] if isinstance(sight.action, Flip) else None


def _is_main_phase_of(table: Table, player: str) -> bool:
    return table.phase in (MAIN_1, MAIN_2) and table.turn_player == player


@book.watch("10.4.4", on=(Turn,))
def watch_when_positions_change(sight: Sight) -> Iterator[str]:
    """A player turns a summon of their own, in a Main Phase of their own, and only monsters down."""
    card = _turned(sight)
    if card is None or not isinstance(sight.action, Turn):
        return
    if not _is_main_phase_of(sight.before, sight.action.player) or card.controller != sight.action.player:
        yield f"{sight.action.player} turns {card.id} in the {sight.before.phase} of {sight.before.turn_player}"
    if not _is_monster(card) and not card.is_defending:
        yield f"{card.id} is no monster and lies down by itself"


@book.watch("10.4.5", "10.4.6", "10.4.7", "10.4.7.a", "10.4.8", "10.4.19", on=(Turn,))
def watch_which_monsters_turn(sight: Sight) -> Iterator[str]:
    """Only a face-up monster turns, and none that has turned, attacked, come or been Set in this turn."""
    card, turn = _turned(sight), sight.before.turn
    if card is None or _is_said(sight.before, "change position"):
        return
    if card.is_face_down:
        yield f"{card.id} turns face-down"
    if not _is_monster(card):
        return
    done = {"turned": card.turned, "attacked": card.attacked, "was summoned": card.summoned, "was Set": card.set_in}
    done["was played onto the pile" if card.zone is Zone.UNO_PILE else "came into play"] = card.entered
    for what, when in done.items():
        if when == turn:
            yield f"{card.id} turns in turn {turn}, in which it {what}"


@book.watch("10.5.7.a", "10.5.7.b", "10.1.7.h", on=(Flip,))
def watch_when_cards_are_flipped(sight: Sight) -> Iterator[str]:
    """A monster rises in a Main Phase of a later turn of its player; what was turned down waits for the turn to end."""
    card = _flipped(sight)
    if card is None or not isinstance(sight.action, Flip):
        return
    is_other = card.printed.game is not Game.YUGIOH
    if (_is_monster(card) or is_other) and card.set_in == sight.before.turn:
        yield f"{card.id} is flipped in the turn in which it was Set"
    if _is_monster(card) and not _is_main_phase_of(sight.before, sight.action.player):
        yield f"{card.id} is flipped in the {sight.before.phase} of {sight.before.turn_player}"


@book.watch("10.1.6", "10.5.11", on=(Flip,))
def watch_that_only_hidden_cards_are_flipped(sight: Sight) -> Iterator[str]:
    """What a player flips was face-down: nothing hides again by itself."""
    card = _flipped(sight)
    if card is not None and not card.is_face_down:
        yield f"{card.id} is flipped, and is face-up already"


def _is_ordinary(card: Card) -> bool:
    """Whether a monster is of a kind that is not Special Summoned by its nature (10.8)."""
    special = {"Ritual Monster", "Fusion Monster", "Synchro Monster", "Xyz Monster", "Link Monster"}
    return _is_monster(card) and not special & set(card.types)


def _ordinary(sight: Sight) -> tuple[Play, Card] | None:
    """A monster that a player plays or Sets from the hand, not onto the Uno pile, with the card as it was before."""
    action = sight.action
    if not isinstance(action, Play) or action.card not in sight.before.cards or action.zone is Zone.UNO_PILE:
        return None
    card = sight.before.cards[action.card]
    return (action, card) if _is_ordinary(card) and card.zone is Zone.HAND else None


@book.watch("10.3.2", "10.3.2.a", on=(Play,))
def watch_one_monster_a_turn(sight: Sight) -> Iterator[str]:
    """Nobody plays or Sets a second monster from the hand in a turn."""
    found = _ordinary(sight)
    if found is None or _is_said(sight.before, *_CALLED):
        return
    action, played = found
    for card in sight.before.cards.values():
        is_new = sight.before.turn in (card.entered, card.set_in) and card.set_in in (0, sight.before.turn)
        if _is_ordinary(card) and card.zone is Zone.SUMMON and card.player == action.player and is_new:
            yield f"{action.player} plays {played.id} after {card.id}"


@book.watch("10.3.3", "10.3.5", "10.3.5.a", "10.3.5.b", on=(Play,))
def watch_tributes(sight: Sight) -> Iterator[str]:
    """A monster takes as many summons of its player with it as its Level asks for."""
    found = _ordinary(sight)
    if found is None or _is_said(sight.before, "[Tt]ribut", "Level"):
        return
    action, card = found
    level = int(card.printed.rank or 0)
    wanted = 0 if level <= 4 else 1 if level <= 6 else 2
    if len(action.using) != wanted:
        yield f"{card.id} of Level {level} is played with {len(action.using)} Tributes"
    for name in action.using:
        given = sight.before.cards[name]
        if given.controller != action.player or given.zone not in (*_PLACES, Zone.UNO_PILE):
            yield f"{action.player} gives {name}, which lies in the {given.zone} of {given.controller}"


@book.watch("10.4.10", on=(AttackWith,))
def watch_that_nobody_attacks_lying_down(sight: Sight) -> Iterator[str]:
    """Who attacks stood upright before."""
    if isinstance(sight.action, AttackWith):
        for blow in sight.action.blows:
            lets = is_said(sight.before, "attack while in (face-up )?Defense Position")
            if sight.before.cards[blow.attacker].is_defending and not lets:
                yield f"{blow.attacker} attacks in Defense Position"


def _is_summon(card: Card) -> bool:
    """Whether a card on the field can stand in the way: a planeswalker does not, unless it is a creature as well."""
    return card.zone in _PLACES and ("planeswalker" not in card.types or "creature" in card.types)


def _guards(table: Table, player: str) -> list[str]:
    """The summons of a player that stand in the way of monsters."""
    return [card.id for card in table.cards.values() if _is_summon(card) and card.controller == player]


@book.watch("10.6.2", "10.6.3", on=(AttackWith,))
def watch_that_summons_stand_in_the_way(sight: Sight) -> Iterator[str]:
    """A monster attacks neither players nor their planeswalkers past a summon of theirs."""
    if not isinstance(sight.action, AttackWith) or _is_said(sight.before, *_EVASION):
        return
    for blow in sight.action.blows:
        target = sight.before.cards.get(blow.target)
        if not _is_monster(sight.before.cards[blow.attacker]) or (target is not None and _is_summon(target)):
            continue
        guards = _guards(sight.before, blow.target if target is None else target.controller)
        if guards:
            yield f"{blow.attacker} attacks {blow.target} past {' and '.join(guards)}"


@book.watch("10.6.8", on=(AttackWith,))
def watch_that_monsters_attack_one_at_a_time(sight: Sight) -> Iterator[str]:
    """No monster attacks together with another summon, or while an attack is under way."""
    if not isinstance(sight.action, AttackWith):
        return
    names = [blow.attacker for blow in sight.action.blows]
    if any(_is_monster(sight.before.cards[name]) for name in names):
        if len(names) > 1:
            yield f"{' and '.join(names)} attack together"
        if sight.before.attack is not None:
            yield f"{names[0]} attacks while another attack is under way"


@book.watch("10.7.1")
def watch_that_monsters_block_once(sight: Sight) -> Iterator[str]:
    """No monster blocks two attackers of one attack."""
    attack = sight.after.attack
    if attack is None or _is_said(sight.before, "block"):
        return
    blocking = [each.id for strike in attack.strikes for each in strike.blockers]
    for name in dict.fromkeys(blocking):
        if blocking.count(name) > 1 and _is_monster(sight.after.cards[name]):
            yield f"{name} blocks {blocking.count(name)} attackers"
