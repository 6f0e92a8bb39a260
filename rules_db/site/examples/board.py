"""Small pictures of the table before and after a scenario: who has which cards where.

The first is drawn from the Given steps, the second from where the engine left the same cards. They say nothing that
steps and trace do not say, so whoever cannot see them misses nothing.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rules_db.model import ExampleCard
from rules_db.site.examples.gherkin import Block, Rows, WrittenStep
from rules_db.site.html.elements import Html, shown

_ON_FIELD = re.compile(r"(\w+) controls:")
_IN_ZONE = re.compile(r"(\w+) has in (?:the )?(.+):")
_DESCRIBED = "the cards:"
_FIELD = "field"
_NUMBER = re.compile(r"\d+")
FEWEST_PILES = 2
NUMBERS_SHOWN = 2


@dataclass(frozen=True, slots=True)
class _Card:
    name: str
    numbers: tuple[str, ...]  # Each after its name: `ATK 1500`.
    is_turned: bool
    is_face_down: bool


@dataclass(frozen=True, slots=True)
class _Pile:
    player: str
    zone: str
    cards: tuple[_Card, ...]


@dataclass(frozen=True, slots=True)
class Pictures:
    """Items for the list of steps: the table as it is given, and as it is in the end; each '' where it shows nothing.

    There is no second picture where nothing moved or changed.
    """

    before: Html = ""
    after: Html = ""


def table_pictures(blocks: Iterable[Block], cards: Iterable[ExampleCard]) -> Pictures:
    """The pictures of a scenario, from its steps and those of its backgrounds, and the cards where they end.

    The player who is named first sits nearest to the reader.
    """
    steps = [step for block in blocks for step in block.steps]
    described = {name: row for step in steps if step.text == _DESCRIBED for name, row in _named(step.rows)}
    before = [pile for step in steps if (pile := _pile(step, described))]
    if len(before) < FEWEST_PILES:
        return Pictures()
    told = " ".join(step.text for step in steps)
    after = _piles_after(cards)
    players = sorted({pile.player for pile in (*before, *after)}, key=told.index, reverse=True)
    is_changed = after and _by_card(after) != _by_card(before)
    return Pictures(_board(players, before, ""), _board(players, after, "In the end") if is_changed else "")


def _piles_after(cards: Iterable[ExampleCard]) -> list[_Pile]:
    """The piles in which cards end, the field of each player first."""
    piles: dict[tuple[str, str], list[_Card]] = {}
    for card in sorted(cards, key=lambda card: card.zone != _FIELD):
        numbers = tuple(card.numbers.split(", ")) if card.numbers else ()
        drawn = _Card(card.card, numbers, card.position.startswith("defen"), card.facing == "face-down")
        piles.setdefault((card.player, card.zone), []).append(drawn)
    return [_Pile(player, zone, tuple(drawn)) for (player, zone), drawn in piles.items()]


def _by_card(piles: Iterable[_Pile]) -> dict[str, tuple[str, str, _Card]]:
    return {card.name: (pile.player, pile.zone, card) for pile in piles for card in pile.cards}


def _board(players: Iterable[str], piles: Iterable[_Pile], caption: str) -> Html:
    sides = "".join(_side(player, [pile for pile in piles if pile.player == player]) for player in players)
    heading = f'<p class="board__caption">{shown(caption)}</p>' if caption else ""
    return f'<li class="board" aria-hidden="true">{heading}{sides}</li>\n'


def _named(rows: Rows) -> list[tuple[str, dict[str, str]]]:
    """The rows below the header, each with the card that it is about, which is in its first cell."""
    return [(row[0], dict(zip(rows[0], row, strict=False))) for row in rows[1:]]


def _pile(step: WrittenStep, described: Mapping[str, Mapping[str, str]]) -> _Pile | None:
    if not step.rows:
        return None
    on_field, in_zone = _ON_FIELD.fullmatch(step.text), _IN_ZONE.fullmatch(step.text)
    cards = tuple(_card(name, {**described.get(name, {}), **row}) for name, row in _named(step.rows))
    if on_field:
        return _Pile(on_field[1], _FIELD, cards)
    return _Pile(in_zone[1], in_zone[2], cards) if in_zone else None


def _card(name: str, row: Mapping[str, str]) -> _Card:
    values = [value.lower() for value in row.values()]
    return _Card(
        name=name,
        numbers=tuple(f"{name} {value}" for name, value in row.items() if _NUMBER.fullmatch(value)),
        is_turned=any(value.startswith("defen") for value in values),
        is_face_down="face-down" in values,
    )


def _side(player: str, piles: Iterable[_Pile]) -> Html:
    drawn = "".join(_drawn(pile) for pile in piles)
    return f'<div class="board__side"><span class="board__player">{shown(player)}</span>{drawn}</div>'


def _drawn(pile: _Pile) -> Html:
    zone = "" if pile.zone == _FIELD else f'<span class="board__zone">{shown(pile.zone)}</span>'
    cards = "".join(_drawn_card(card) for card in pile.cards)
    return f'<div class="board__pile" data-zone="{shown(pile.zone)}">{zone}{cards}</div>'


def _drawn_card(card: _Card) -> Html:
    states = (("board__card--turned", card.is_turned), ("board__card--down", card.is_face_down))
    class_ = " ".join(["board__card", *(name for name, holds in states if holds)])
    numbers = "".join(f"<small>{shown(number)}</small>" for number in card.numbers[:NUMBERS_SHOWN])
    return f'<span class="{class_}"><b>{shown(card.name)}</b>{numbers}</span>'
