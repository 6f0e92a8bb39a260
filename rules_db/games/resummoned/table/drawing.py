"""A duel as one player sees it: the columns of the field with the other side across, and one's own hand."""

from collections.abc import Iterator

from rules_db.engine.state.fields import EMPTY, Row, Side, counted, facing
from rules_db.games.resummoned import properties
from rules_db.games.resummoned.rules.c300_cards.cards import in_field
from rules_db.games.resummoned.state import Card, CardType, Duel, Facing, Position, Zone
from rules_db.games.resummoned.views import known_as, sees

_SHORT = {Zone.MONSTER: "monsters", Zone.SPELL_TRAP: "spells, traps"}


def drawn(duel: Duel, player: str) -> list[str]:
    """The field, column by column; the columns' numbers grow to the right as the starting player sees them."""
    is_turned = bool(duel.starting_player) and player != duel.starting_player
    used = {card.column for card in duel.in_play() if card.column is not None} | {0}
    columns = sorted(used, reverse=is_turned)
    far = [_side(duel, player, each, columns) for each in duel.seats if each != player]
    near = _side(duel, player, player, columns)
    heads = [f"column {column}" for column in columns]
    return [*facing(near, far, _moment(duel), heads), *_chain(duel, player), *_hand(duel, player)]


def _moment(duel: Duel) -> str:
    return f"turn {duel.turn}, {duel.turn_player}, {duel.phase}" if duel.phase else duel.stage


def _side(duel: Duel, player: str, name: str, columns: list[int]) -> Side:
    one = duel.players[name]
    counts = [counted(len(one.deck), "deck"), counted(len(one.hand), "hand")]
    lines = [f"{name}: {one.life_points} life points, {', '.join(counts)}" + (", has lost" if one.lost else "")]
    for zone, pile in (("graveyard", one.graveyard), ("banished", one.banished)):
        if pile:
            lines.append(f"  {zone}, top first: {', '.join(known_as(duel, player, each) for each in pile[::-1])}")
    field = [duel.cards[each] for each in one.field]
    rows = [
        Row(_SHORT[zone], [_cell(duel, player, field, zone, column) for column in columns])
        for zone in (Zone.MONSTER, Zone.SPELL_TRAP)
    ]
    return Side(lines, rows)


def _cell(duel: Duel, player: str, field: list[Card], zone: Zone, column: int) -> str:
    lying = [card for card in field if in_field(card) and card.zone is zone and card.column == column]
    return " / ".join(_in_play(duel, player, card) for card in lying) or EMPTY


def _in_play(duel: Duel, player: str, card: Card) -> str:
    """A card on the field in a few words: its name, how it lies, its numbers, and how many lie beneath."""
    lies = {Position.ATTACK: "attack", Position.DEFENSE: "defense"}.get(card.position) if card.position else ""
    down = "face-down" if card.facing is Facing.DOWN else ""
    name = card.id if sees(duel, player, card) else ""
    words = [name, _numbers(duel, card) if name else "", down, lies or ""]
    beneath = f" +{len(card.tributes)}" if card.tributes else ""
    return " ".join(word for word in words if word) + beneath


def _numbers(duel: Duel, card: Card) -> str:
    """'1500/1000' for ATK and DEF; '' for what is no monster."""
    if card.insert.paired.type is not CardType.MONSTER:
        return ""
    attack, defense = (properties.number(duel, card, name) for name in ("ATK", "DEF"))
    attack = card.insert.attack if attack is None else attack
    defense = card.insert.defense if defense is None else defense
    return f"{attack}/{defense}"


def _chain(duel: Duel, player: str) -> Iterator[str]:
    for number, each in enumerate(duel.chain, 1):
        yield f"chain {number}: {known_as(duel, player, each.card)} ({each.controller})"


def _hand(duel: Duel, player: str) -> Iterator[str]:
    """The cards that the player holds, a line each, with what they say; then what face-up cards in play say."""
    yield "your hand:" if duel.players[player].hand else "your hand: empty"
    for each in duel.players[player].hand:
        yield f"  {_told(duel, duel.cards[each])}"
    texts = [card for card in duel.in_play() if card.insert.text and sees(duel, player, card)]
    if texts:
        yield "what cards in play say:"
        yield from (f"  {_told(duel, card)}" for card in texts)


def _told(duel: Duel, card: Card) -> str:
    """'Ann's Owl, Monster 800/900: ignition once a turn: draw 1'."""
    kind = " ".join(each for each in (*card.insert.supertypes, card.insert.paired.type.value) if each)
    what = f"{card.id}, {kind} {_numbers(duel, card)}".rstrip()
    return f"{what}: {card.insert.text}" if card.insert.text else what
