"""Random cards for random games: they say what chance draws from the table of what cards can say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rules_db.engine.card_text.grammar import Grammar
from rules_db.engine.card_text.parts import Form, Part
from rules_db.engine.card_text.random_texts import random_form
from rules_db.engine.card_text.unreadable import offered
from rules_db.engine.chance import Chance
from rules_db.engine.watching import Seen
from rules_db.games.ttcg.actions.values import Action
from rules_db.games.ttcg.card_text.reading import grammar
from rules_db.games.ttcg.rules.c2_1_terms.cards import TYPES
from rules_db.games.ttcg.state import Card, Table
from rules_db.games.ttcg.table.starter import CARDS, Row, setup_with

SUB_TYPES = ("Fish", "Dragon", "Golem", "Plant", "Spirit")
OF_CREATURES = ("normal", "continuous", "latent", "dormant", "counter", "equip", "own play")
OF_MAGIC = ("normal", "continuous", "counter", "equip", "latent", "dormant")


class TtcgInventor:
    """The Inventor of the True Trading Card Game: half of the starter's cards say something else."""

    columns: Sequence[str] = ("effects",)

    def setup(self, players: Sequence[str], chance: Chance) -> str:
        names = [f'"{row["card"]}"' for row in CARDS]
        saying = grammar().knowing({"quoted": names, "sub_type": SUB_TYPES})
        cards = [row if chance.one_in(2) else _invented(row, saying, chance) for row in CARDS]
        return setup_with(players, cards, chance)

    def at_work(self, seen: Seen[Table, Action], effects: Sequence[str]) -> Iterable[str]:
        """Effects that resolve, those that stay active, and text on a card's own play that is played."""
        for event in seen.of("resolved"):
            yield from _nth(seen.after.cards[str(event.get("card"))], int(str(event.get("effect"))) - 1)
        for id_ in seen.after.standing:
            card = seen.after.cards[id_]
            for place in card.active:
                yield from _nth(card, place)
        for event in seen.of("played"):
            texts = _texts(seen.after.cards[str(event.get("card"))])
            yield from (text for text in texts if text.startswith("own play"))


def _nth(card: Card, place: int) -> Iterator[str]:
    texts = _texts(card)
    if place < len(texts):
        yield texts[place]


def _texts(card: Card) -> list[str]:
    return [each.strip() for each in card.printed.text.split(";") if each.strip()]


def _invented(row: Row, saying: Grammar, chance: Chance) -> Row:
    """Another card of the same name, as often in the deck, with two effects."""
    is_magic = row["type"] == "Magic"
    kinds = [chance.pick(OF_MAGIC if is_magic else OF_CREATURES) for _ in range(2)]
    text = "; ".join(_effect(each, saying, chance) for each in kinds)
    if is_magic:
        return row | {"effects": text}
    return row | {
        "type": chance.pick(TYPES[:3]), "level": chance.pick(("1", "1", "2", "3")),
        "attack": str(chance.below(8)), "defense": str(chance.below(8)), "sub-types": chance.pick(SUB_TYPES),
        "effects": text,
    }  # fmt: skip


def _effect(kind: str, saying: Grammar, chance: Chance) -> str:
    """An effect of one type, 'latent'."""
    form = next(form for form in _forms(saying) if form.pattern.startswith(kind))
    return random_form(saying, "effect", form, chance)


def _forms(saying: Grammar) -> list[Form]:
    part = saying.parts["effect"]
    return offered(part) if isinstance(part, Part) else []


INVENTOR = TtcgInventor()
