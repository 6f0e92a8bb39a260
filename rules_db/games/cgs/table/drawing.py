"""A game as one player sees it: everybody's zones across the table, the Queue, and what the cards say."""

from collections.abc import Iterator, Sequence

from rules_db.engine.state.fields import EMPTY, Row, Side, counted, facing
from rules_db.games.cgs import properties
from rules_db.games.cgs.kinds import is_summon
from rules_db.games.cgs.numbers import exact
from rules_db.games.cgs.state import Card, Mana, Table
from rules_db.games.cgs.views import sees, view
from rules_db.games.cgs.words import ON_FIELD, SHARED, Zone

_ROWS = {
    "summons": (Zone.EXTRA_SUMMON, Zone.SUMMON),
    "backrow, field": (Zone.BACKROW, Zone.FIELD),
    "resources": (Zone.RESOURCES,),
}
_PILES = (Zone.DISCARD, Zone.EXILE, Zone.BANK, Zone.BETTING, Zone.HOLD_EM)


def drawn(table: Table, player: str) -> list[str]:
    """The others at the top, turned towards the player, then what all share, then the player's own side and hand."""
    seen = view(table, player)
    far = [_side(seen, name) for name in seen.order if name != player]
    moment = f"turn {table.turn}, {table.turn_player}, {table.step or table.phase}"
    return [*facing(_side(seen, player), far, moment), *_shared(seen), *_queue(seen), *_texts(table, seen, player)]


def _side(seen: Table, name: str) -> Side:
    one = seen.players[name]
    known = [f"{name}: {one.life} life", counted(len(seen.lying(name, Zone.MAIN_DECK)), "Main Deck")]
    counts = [(Zone.EXTRA_DECK, "Extra Deck"), (Zone.HAND, "hand"), (Zone.PRIZES, "Prize card area")]
    known += [counted(number, what) for zone, what in counts if (number := len(seen.lying(name, zone)))]
    if one.pool:
        known.append("mana: " + ", ".join(map(_mana, one.pool)))
    piles = [f"  {zone}: {', '.join(cards[::-1])}" for zone in _PILES if (cards := seen.lying(name, zone))]
    return Side([", ".join(known), *piles], [Row(what, _cells(seen, name, zones)) for what, zones in _ROWS.items()])


def _mana(mana: Mana) -> str:
    return f"{mana.amount} {' or '.join(mana.colors)}".rstrip()


def _cells(seen: Table, name: str, zones: Sequence[Zone]) -> list[str]:
    places = [place for zone in zones for place in seen.players[name].zones[zone]]
    return [_lying(seen, seen.cards[place]) if place else EMPTY for place in places] or [EMPTY]


def _lying(seen: Table, card: Card) -> str:
    """A card on the field in a few words: its name and stats, how it lies, what it has suffered, what is with it."""
    words = [card.id, _stats(seen, card)]
    words += [word for word, is_so in _how(card) if is_so]
    words += [*card.conditions, *(f"{number} {kind}" for kind, number in sorted(card.counters.items()))]
    if card.damage:
        words.append(f"damage {card.damage}")
    if card.attached:
        words.append(f"with {', '.join(card.attached)}")
    if card.beneath:
        words.append(f"on {', '.join(card.beneath)}")
    return " ".join(word for word in words if word)


def _how(card: Card) -> Sequence[tuple[str, bool]]:
    return [("face-down", card.is_face_down), ("tapped", card.is_tapped), ("defense", card.is_defending)]


def _stats(seen: Table, card: Card) -> str:
    """'2/3', on the scale that all games share; '' for what is no summon or lies face-down."""
    if not is_summon(card) or card.is_face_down:
        return ""
    names = (properties.OFFENSIVE, properties.DEFENSIVE)
    return "/".join(_number(str(properties.stat(seen, card, name))) for name in names)


def _number(text: str) -> str:
    """Tenths as people write them: 5/2 as 2.5."""
    return f"{float(exact(text)):g}"


def _shared(seen: Table) -> Iterator[str]:
    for zone in SHARED:
        cards = [each for each in seen.shared.get(zone, []) if each]
        if cards and zone in ON_FIELD:
            yield f"{zone}, top first: {', '.join(cards[::-1])}"
        elif cards:
            yield counted(len(cards), str(zone))


def _queue(seen: Table) -> Iterator[str]:
    if seen.queue:
        yield "the Queue, next first: " + ", ".join(f"{each.card} ({each.player})" for each in seen.queue[::-1])


def _texts(table: Table, seen: Table, player: str) -> Iterator[str]:
    """The cards that the player holds, a line each, with what they say; then what cards on the field say."""
    hand = [seen.cards[each] for each in seen.lying(player, Zone.HAND)]
    yield "your hand:" if hand else "your hand: empty"
    yield from (f"  {_told(card)}" for card in hand)
    field = [card for card in table.cards.values() if card.zone in ON_FIELD and sees(table, player, card)]
    if texts := sorted(_told(card) for card in field if card.printed.text):
        yield "what cards on the field say:"
        yield from (f"  {each}" for each in texts)


def _told(card: Card) -> str:
    """'Drake, creature {3}{R} 4/2: flying'."""
    printed = card.printed
    stats = f"{printed.offense}/{printed.defense}" if printed.offense or printed.defense else ""
    rank = f"Level {printed.rank}" if printed.rank.isdigit() else printed.rank
    what = " ".join(each for each in (", ".join(printed.types), printed.cost, rank, stats) if each)
    return f"{card.id}, {what}" + (f": {printed.text}" if printed.text else "")
