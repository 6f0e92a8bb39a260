"""What the player who must choose could do: finite, canonical, sorted by text. Legality is decided elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations
from operator import itemgetter
from typing import Any

from rules_db.engine.choices import Choice
from rules_db.games.ttcg import chains, putting
from rules_db.games.ttcg.actions import values as act
from rules_db.games.ttcg.actions.wording import format_
from rules_db.games.ttcg.card_text.reading import at_will, works_off_field
from rules_db.games.ttcg.rules.c2_2_basic_rules import battle, turns
from rules_db.games.ttcg.state import Card, Facing, Table
from rules_db.games.ttcg.views import known_as

Told = tuple[str, act.Action]
"""An action with its text."""

_FACINGS = (str(Facing.UP), str(Facing.DOWN))


def options(table: Table) -> list[act.Action]:
    """Candidate actions. Giving up, possible at any time, is not among them."""
    if table.is_over:
        return []
    told = list(_answers(table, table.choice)) if table.choice is not None else _acts(table, table.priority)
    told.sort(key=itemgetter(0))
    return [action for _, action in told]


@lru_cache(maxsize=8192)
def _told(kind: Callable[..., act.Action], *fields: Any) -> Told:
    """Made once, as most actions are offered for many a turn."""
    action = kind(*fields)
    return format_(action), action


def _answers(table: Table, choice: Choice) -> Iterator[Told]:
    for pick in subsets(choice):
        yield _told(
            act.Choose, choice.player, choice.kind, tuple(known_as(table, choice.player, each) for each in pick)
        )


def subsets(choice: Choice) -> list[tuple[str, ...]]:
    """Every answer to a choice."""
    sizes = range(choice.least, min(choice.most, len(choice.options)) + 1)
    return [pick for size in sizes for pick in combinations(choice.options, size)]


def _acts(table: Table, player: str) -> list[Told]:
    own = [table.cards[id_] for id_ in table.players[player].field]
    told = [_told(act.Pass, player)]
    told += [_told(act.Flip, player, card.id) for card in own if card.is_face_down]
    if turns.why_no_more_plays(table, player) is None:
        told += _plays(table, player)
    if battle.why_no_attacks(table, player) is None:
        told += _attacks(table, player, own)
    return told + _activations(table, player, own)


def _plays(table: Table, player: str) -> list[Told]:
    told = []
    for id_ in table.players[player].hand:
        card = table.cards[id_]
        below = putting.can_level_up(table, card, player)
        if putting.may_lie_alone(table, card, player):
            below = ["", *below]
        told += [_told(act.Play, player, id_, facing, on) for on in below for facing in _FACINGS]
    return told


def _attacks(table: Table, player: str, own: list[Card]) -> list[Told]:
    attackers = [card.id for card in own if battle.why_not_able(player, card) is None]
    targets = [known_as(table, player, each) for each in battle.targets(table, player)]
    return [_told(act.AttackWith, player, attacker, target) for attacker in attackers for target in targets]


def _activations(table: Table, player: str, own: list[Card]) -> list[Told]:
    told = []
    one = table.players[player]
    elsewhere = [table.cards[id_] for pile in (one.hand, one.discard) for id_ in pile]
    for card in (*own, *(card for card in elsewhere if works_off_field(card.printed.text))):
        for place, effect in at_will(card.printed.text):
            if chains.why_not_activate(table, card, place, player) is not None:
                continue
            activation = chains.activation_of(table, card.id, place, player)
            for targets in chains.ways_to_aim(table, effect, activation):
                names = tuple(known_as(table, player, each) for each in targets)
                told.append(_told(act.Activate, player, card.id, place + 1, names))
    return told
