"""A game as one player sees it: everybody's zones across the table, the Queue, and what the cards say."""

from collections.abc import Iterator, Sequence

from rules_db.engine.state.fields import EMPTY, Row, Side, counted, facing
from rules_db.games.cgs import properties
from rules_db.games.cgs.card_text.doing.acts import later
from rules_db.games.cgs.doing.conditions.poison import CROWN
from rules_db.games.cgs.doing.monopoly.money import worth
from rules_db.games.cgs.doing.playing.saying import BY_OTHER_COST
from rules_db.games.cgs.kinds import is_summon
from rules_db.games.cgs.numbers import exact
from rules_db.games.cgs.poker import telling
from rules_db.games.cgs.state import Card, Mana, Table
from rules_db.games.cgs.views import UNKNOWN, sees, view
from rules_db.games.cgs.words import ON_FIELD, PLACES, SHARED, Game, Zone

_ROWS = {
    "summons": (Zone.EXTRA_SUMMON, Zone.SUMMON),
    "backrow, field": (Zone.BACKROW, Zone.FIELD),
    "resources": (Zone.RESOURCES,),
}
_PILES = (Zone.DISCARD, Zone.EXILE, Zone.BANK, Zone.BETTING, Zone.MANA_POOL, Zone.HOLD_EM)


def drawn(table: Table, player: str) -> list[str]:
    """The others at the top, turned towards the player, then what all share, then the player's own side and hand."""
    seen = view(table, player)
    far = [_side(seen, name) for name in seen.order if name != player]
    moment = f"turn {table.turn}, {table.turn_player}, {table.step or table.phase}"
    return [
        *facing(_side(seen, player), far, moment),
        *_shared(seen),
        *_uno(seen),
        *telling.drawn(seen),
        *_queue(seen),
        *_texts(table, seen, player),
    ]


def _side(seen: Table, name: str) -> Side:
    one = seen.players[name]
    known = [f"{name}: {one.life} life", counted(len(seen.lying(name, Zone.MAIN_DECK)), "Main Deck")]
    counts = [(Zone.EXTRA_DECK, "Extra Deck"), (Zone.HAND, "hand"), (Zone.PRIZES, "Prize card area")]
    known += [counted(number, what) for zone, what in counts if (number := len(seen.lying(name, zone)))]
    known += [f"{count} {kind}" if kind != CROWN else "the monarch" for kind, count in one.counters.items() if count]
    if one.temporary:
        known.append(f"${one.temporary}M of temporary money")
    if one.pool:
        known.append("mana: " + ", ".join(map(_mana, one.pool)))
    piles = [f"  on top of the {Zone.MAIN_DECK}: {each}" for each in _top(seen, name)]
    piles += [f"  {_titled(seen, zone, cards)}" for zone in _PILES if (cards := seen.lying(name, zone))]
    return Side([", ".join(known), *piles], [Row(what, _cells(seen, name, zones)) for what, zones in _ROWS.items()])


def _top(seen: Table, name: str) -> Sequence[str]:
    """The card on top of the deck of a player, where it is seen."""
    return [each for each in seen.lying(name, Zone.MAIN_DECK)[-1:] if seen.cards[each].printed is not UNKNOWN]


def _titled(seen: Table, zone: Zone, cards: Sequence[str]) -> str:
    """What lies in a pile, last card first, and what the money there is worth altogether."""
    value = sum(worth(seen, seen.cards[each]) for each in cards) if zone in (Zone.BANK, Zone.BETTING) else 0
    return f"{zone}{f' (${value}M)' if value else ''}: {', '.join(cards[::-1])}"


def _mana(mana: Mana) -> str:
    return f"{mana.amount} {' or '.join(mana.colors)}".rstrip()


def _cells(seen: Table, name: str, zones: Sequence[Zone]) -> list[str]:
    return _row(seen, [place for zone in zones for place in seen.players[name].zones[zone]]) or [EMPTY]


def _row(seen: Table, places: Sequence[str]) -> list[str]:
    return [_lying(seen, seen.cards[place]) if place else EMPTY for place in places]


def _lying(seen: Table, card: Card) -> str:
    """A card on the field in a few words: its name and stats, how it lies, what it has suffered, what is with it."""
    words = [card.id, _stats(seen, card)]
    words += [word for word, is_so in _how(card) if is_so]
    words += [
        f"as {each}"
        for each in (card.declared, *(said for kind, said in card.chosen.items() if kind != BY_OTHER_COST))
        if each
    ]
    words += [*card.conditions, *(f"{number} {kind}" for kind, number in sorted(card.counters.items()))]
    if left := later.times_left(seen, card):
        words.append(f"for {left} more turns")
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
    yield from seen.agreed
    for zone in SHARED:
        cards = [each for each in seen.shared.get(zone, []) if each]
        if cards and zone in PLACES:
            yield f"{zone}s: {' | '.join(_row(seen, seen.shared[zone]))}"
        elif cards and zone is Zone.UNO_PILE:
            yield f"{zone}, top first: {', '.join([_on_top(seen, seen.cards[cards[-1]]), *cards[-2::-1]])}"
        elif cards and zone in (*ON_FIELD, Zone.LOST):
            yield f"{zone}, top first: {', '.join(cards[::-1])}"
        elif cards:
            yield counted(len(cards), str(zone))


def _on_top(seen: Table, card: Card) -> str:
    """The top card of the Uno pile, with whose it is."""
    return " ".join(each for each in (_lying(seen, card), f"({card.controller})" if card.controller else "") if each)


def _uno(seen: Table) -> Iterator[str]:
    """What has to be known of Uno besides the cards: calls that are owed, a series, who may not play."""
    if owing := [each.player for each in seen.uno.owing]:
        yield f"to call UNO: {', '.join(owing)}"
    if seen.uno.series:
        yield f"a series of Uno cards: {seen.uno.series}"
    if seen.uno.skipped:
        yield f"cannot play onto the Uno pile in their next turn: {', '.join(seen.uno.skipped)}"


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
    rank = f"Level {printed.rank}" if printed.game is Game.YUGIOH and printed.rank.isdigit() else printed.rank
    colors = " or ".join(printed.colors) if printed.game in (Game.UNO, Game.MONOPOLY) else ""
    price = f"${printed.value}M" if printed.value else ""
    what = " ".join(each for each in (", ".join(printed.types), printed.cost, colors, rank, stats, price) if each)
    return f"{card.id}, {what}" + (f": {printed.text}" if printed.text else "")
