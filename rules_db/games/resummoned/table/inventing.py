"""Invented cards of Resummoned: texts out of the table that reads them, about cards that there are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rules_db.engine.card_text.grammar import Grammar
from rules_db.engine.card_text.parts import Form, Part
from rules_db.engine.card_text.random_texts import random_form
from rules_db.engine.card_text.unreadable import offered
from rules_db.engine.chance import Chance
from rules_db.engine.watching import Seen
from rules_db.games.resummoned.actions.values import Action
from rules_db.games.resummoned.card_text.nouns import ATTRIBUTES
from rules_db.games.resummoned.card_text.reading import grammar
from rules_db.games.resummoned.rules.c700_effects import continuous
from rules_db.games.resummoned.state import Card, Duel
from rules_db.games.resummoned.table.starter import CARDS, TOKEN, Row, setup_with

TOKENS = ("Cub", "Kit")
MONSTER_TYPES = ("Beast", "Dragon", "Beast, Dragon", "Warrior")
NUMBERS = ("0", "300", "1000", "1500", "2600")
EFFECTS: dict[str, Sequence[Sequence[str]]] = {
    "Monster": (
        (), ("trigger",), ("ignition",), ("continuous",), ("flip", "trigger"), ("cost", "ignition"),
        ("trigger", "continuous"), ("ignition", "trigger"), ("cost", "continuous"),
    ),
    "Spell": (("trigger",), ("cost", "trigger"), ("trigger", "trigger"), ("ignition", "trigger")),
    "Trap": (("flip", "trigger"), ("flip", "flip", "trigger"), ("flip", "cost", "trigger")),
    "Continuous": (("continuous",), ("trigger", "continuous"), ("ignition",), ("continuous", "ignition")),
    "Equip": (("equips", "continuous"), ("continuous", "trigger"), ("equips", "ignition"), ("continuous",)),
}  # fmt: skip
"""By type or supertype, the types of effects that cards have."""

OTHER_SUPERTYPES: dict[str, Sequence[str]] = {
    "Monster": ("", "", "", "Legend"),
    "Spell": ("", "Quick-Play", "Continuous", "Equip", "Legend"),
    "Trap": ("", "", "Continuous"),
}


class ResummonedInventor:
    """The Inventor of Resummoned: half of the starter's cards say something else."""

    columns: Sequence[str] = ("effects",)

    def setup(self, players: Sequence[str], chance: Chance) -> str:
        names = [f'"{row["card"]}"' for row in CARDS]
        saying = grammar().knowing({"quoted": names, "insert": TOKENS, "monster_type": ("Beast", "Dragon")})
        cards = [row if chance.one_in(2) else _invented(row, saying, chance) for row in CARDS]
        tokens = [_NO_CELLS | TOKEN, _NO_CELLS | _token("Kit", saying, chance)]
        return setup_with(players, [_NO_CELLS | card for card in cards], tokens, chance)

    def at_work(self, seen: Seen[Duel, Action], effects: Sequence[str]) -> Iterable[str]:
        """Effects that resolve, costs that are paid, flips, and continuous effects as long as they apply."""
        yield from (text for card, kind in _touched(seen) for text in _texts(card) if text.startswith(kind))
        for event in seen.of("resolved"):
            top = next((each for each in reversed(seen.before.chain) if each.card == event.get("card")), None)
            if top is not None:
                said = [text for text in _texts(seen.before.cards[top.card]) if not text.startswith("equips")]
                yield said[top.effect]


_TOUCHED = {"played": "cost", "flipped": "flip", "equipped": "equips"}


def _touched(seen: Seen[Duel, Action]) -> Iterator[tuple[Card, str]]:
    """Cards to which something has happened, and the type of those of their effects that it was about."""
    for event in seen.of(*_TOUCHED):
        yield seen.after.cards[str(event.get("card"))], _TOUCHED[event.kind]
    for card in seen.after.in_play():
        if continuous.continuous_applies(card) and card.id not in seen.after.silent:
            yield card, "continuous"


def _texts(card: Card) -> list[str]:
    """The texts of a card's effects."""
    return [each.strip() for each in card.insert.text.split(";") if each.strip()]


_NO_CELLS = dict.fromkeys(
    ("card", "copies", "type", "ATK", "DEF", "level", "attribute", "monster types", "supertypes", "effects"), ""
)


def _invented(row: Row, saying: Grammar, chance: Chance) -> Row:
    """Another card of the same name, as often in the deck."""
    kind = row["type"] or "Monster"
    supertype = chance.pick(OTHER_SUPERTYPES[kind])
    wanted = chance.pick(EFFECTS[supertype if supertype in EFFECTS else kind])
    text = "; ".join(_effect(each, saying, chance) for each in wanted)
    own: Row = {"card": row["card"], "copies": row["copies"], "type": row["type"], "supertypes": supertype}
    return own | (_numbers(chance) if kind == "Monster" else {}) | {"effects": text}


def _token(name: str, saying: Grammar, chance: Chance) -> Row:
    text = _effect(chance.pick(("continuous", "trigger")), saying, chance)
    return {"card": name} | _numbers(chance) | {"effects": text}


def _numbers(chance: Chance) -> Row:
    return {
        "ATK": chance.pick(NUMBERS), "DEF": chance.pick(NUMBERS), "level": chance.pick(("1", "4", "7")),
        "attribute": chance.pick(ATTRIBUTES), "monster types": chance.pick(MONSTER_TYPES),
    }  # fmt: skip


def _effect(kind: str, saying: Grammar, chance: Chance) -> str:
    """An effect of one type, 'trigger'."""
    return random_form(saying, "effect", next(form for form in _forms(saying) if form.pattern.startswith(kind)), chance)


def _forms(saying: Grammar) -> list[Form]:
    part = saying.parts["effect"]
    return offered(part) if isinstance(part, Part) else []


INVENTOR = ResummonedInventor()
