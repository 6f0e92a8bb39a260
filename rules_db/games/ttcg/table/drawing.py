"""A game as one player sees it: creatures and magic cards across each other, and one's own hand."""

from collections.abc import Iterator, Sequence

from rules_db.engine.state.fields import EMPTY, Row, Side, counted, facing
from rules_db.games.ttcg import properties
from rules_db.games.ttcg.rules.c2_1_terms.cards import is_creature
from rules_db.games.ttcg.state import Card, Table, Zone
from rules_db.games.ttcg.views import known_as, sees

_SHORT = {Zone.CREATURE: "creatures", Zone.MAGIC: "magic"}


def drawn(table: Table, player: str) -> list[str]:
    """The other side at the top, turned towards one's own."""
    far = [_side(table, player, table.other(player))]
    moment = f"turn {table.turn}, {table.turn_player}, {table.phase}"
    return [*facing(_side(table, player, player), far, moment), *_chain(table), *_texts(table, player)]


def _side(table: Table, player: str, name: str) -> Side:
    one = table.players[name]
    counts = f"{counted(len(one.deck), 'deck')}, {counted(len(one.hand), 'hand')}"
    lines = [f"{name}: {one.points} points, {counts}"]
    if one.discard:
        lines.append(f"  discard pile, top first: {', '.join(one.discard[::-1])}")
    field = [table.cards[each] for each in one.field]
    rows = [Row(_SHORT[zone], _cells(table, player, [card for card in field if card.zone is zone])) for zone in _SHORT]
    return Side(lines, rows)


def _cells(table: Table, player: str, cards: Sequence[Card]) -> list[str]:
    return [_in_play(table, player, card) for card in cards] or [EMPTY]


def _in_play(table: Table, player: str, card: Card) -> str:
    """A card on the field in a few words: its name, its numbers, how it lies, and how many lie under it."""
    name = f"{card.id} {_numbers(table, card)}".rstrip() if sees(table, player, card) else ""
    words = [name, "face-down" if card.is_face_down else "", "tapped" if card.tapped else ""]
    host = f"on {known_as(table, player, card.host)}" if card.host else ""
    under = f"+{len(card.under)}" if card.under else ""
    return " ".join(word for word in (*words, host, under) if word)


def _numbers(table: Table, card: Card) -> str:
    """'5/2' for attack and defense; '' for what is no creature."""
    if not is_creature(card):
        return ""
    return "/".join(str(properties.number(table, card, name)) for name in ("attack", "defense"))


def _chain(table: Table) -> Iterator[str]:
    """What waits, by the cards that everybody has seen act, wherever they lie."""
    for number, each in enumerate(table.chain, 1):
        yield f"chain {number}: {each.card} ({each.player})"


def _texts(table: Table, player: str) -> Iterator[str]:
    """The cards that the player holds, a line each, with what they say; then what cards in play say."""
    hand = [table.cards[each] for each in table.players[player].hand]
    yield "your hand:" if hand else "your hand: empty"
    yield from (f"  {_told(table, card)}" for card in hand)
    field = [table.cards[each] for name in table.seats for each in table.players[name].field]
    texts = [card for card in field if card.printed.text and sees(table, player, card)]
    if texts:
        yield "what cards in play say:"
        yield from (f"  {_told(table, card)}" for card in texts)


def _told(table: Table, card: Card) -> str:
    """'Drake, Fire level 2 5/2: latent when this is destroyed: opponent loses 2 points'."""
    level = f"level {card.printed.level}" if is_creature(card) else ""
    what = " ".join(each for each in (card.printed.type, level, _numbers(table, card)) if each)
    return f"{card.id}, {what}" + (f": {card.printed.text}" if card.printed.text else "")
