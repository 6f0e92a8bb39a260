"""Money: what cards are worth, who has how much, and paying: who is paid gets the cards, and nobody gives change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rules_db.engine.choices import Answers, Choice, unasked
from rules_db.engine.kernel import Plain, Refusal
from rules_db.engine.trace import Trace
from rules_db.games.cgs import hooks
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing.changes import controlling
from rules_db.games.cgs.doing.course import happenings
from rules_db.games.cgs.doing.monopoly import limits
from rules_db.games.cgs.doing.monopoly.cards import is_monopoly, is_property, properties_of
from rules_db.games.cgs.doing.zones import moving, putting
from rules_db.games.cgs.kinds import is_of
from rules_db.games.cgs.rules.c15_uno import cards_on_pile
from rules_db.games.cgs.rules.c18_monopoly_deal import action_cards, drawing_and_playing, properties, rent, wildcards
from rules_db.games.cgs.rules.c18_monopoly_deal import money as rules
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import ON_FIELD, Zone

PAY, TEMPORARY = "pay", "temporary money"
"""The kind of the choice what to pay with, and the option that is no card."""

hooks.CHOOSING[PAY] = "{0} pays with {1}"


def worth(table: Table, card: Card) -> int:
    """The $M that a card pays with, 0 for one that is no money."""
    if not is_monopoly(card):
        return 0
    return rules.whole_value(_value(card))


def _value(card: Card) -> int:
    if is_property(card):
        return properties.value_of_property(card) if properties.is_money_directly() else 0
    if is_of(card, "Rent card"):
        return rent.value_of_rent_card(card) if rent.may_be_banked() else 0
    if is_of(card, "Action Card"):
        return action_cards.value_of_action_card(card) if action_cards.may_be_banked() else 0
    return rules.value_of_money_card(card) if is_of(card, "Money Card") else 0


def money(table: Table, player: str) -> list[str]:
    """The cards that a player can use as money: those of the bank, then Property cards."""
    banked = (table.cards[each] for each in (*table.lying(player, Zone.BANK), *_on_pile(table, player)))
    return [*(card.id for card in banked if worth(table, card)), *(card.id for card in _usable(table, player))]


def _on_pile(table: Table, player: str) -> list[str]:
    """A Money Card on the Uno pile, which is no money there (15.4.12)."""
    top = [table.cards[each] for each in table.shared[Zone.UNO_PILE][-1:]]
    return [
        each.id
        for each in top
        if each.controller == player and is_of(each, "Money Card") and cards_on_pile.does_something_else()
    ]


def _usable(table: Table, player: str) -> Iterator[Card]:
    """The Property cards that can be used as money; a ten-color Property Wildcard cannot."""
    for card in properties_of(table, player):
        is_usable = properties.is_money_directly() and not wildcards.has_no_value(card)
        if is_usable and (not card.is_tapped or properties.counts_tapped(card)):
            yield card


def funds(table: Table, player: str) -> int:
    """How much a player could pay for something that is bought, with temporary money."""
    return sum(worth(table, table.cards[each]) for each in money(table, player)) + table.players[player].temporary


def pay(table: Table, trace: Trace, answers: Answers, payer: str, payee: str, amount: int, rule: str) -> list[str]:
    """Have a player pay: asks with what, and moves it. Money paid to nobody ('') is lost. The cards that were paid."""
    options = _to_another(table, payer) if payee else _for_purchase(table, payer)
    about = f"{amount} to {payee}" if payee else str(amount)
    picks = _picked(table, answers, Choice(payer, PAY, "18.2.2.b", options, 1, len(options), about), payee, rule)
    if not options:  # Who has nothing to give pays nothing.
        return []
    cards = [each for each in picks if each != TEMPORARY]
    _spend_temporary(table, payer, picks, amount - sum(worth(table, table.cards[each]) for each in cards))
    if drawing_and_playing.counts_without_being_played():
        limits.count(table, payer, len(cards))
    facts: dict[str, Plain] = {"payee": payee, "amount": amount, "cards": [*cards]}
    event = happenings.happen(table, trace, "paid", rule, payer, **facts)
    with trace.because(event):
        if not payee:
            lose(table, trace, cards)
        for each in cards if payee else ():
            give(table, trace, table.cards[each], payee, "18.2.2.d")
    return cards


def _to_another(table: Table, payer: str) -> list[str]:
    """What another player can be paid with."""
    hand = [each for each in table.lying(payer, Zone.HAND) if worth(table, table.cards[each])]
    return [each for each in (*money(table, payer), *hand) if rules.may_pay_another(table.cards[each].zone)]


def _for_purchase(table: Table, payer: str) -> list[str]:
    return money(table, payer) + ([TEMPORARY] if table.players[payer].temporary else [])


def _picked(table: Table, answers: Answers, choice: Choice, payee: str, rule: str) -> list[str]:
    """What is paid with: everything where it does not suffice, the only possibility, or what the payer chooses."""
    amount = _amount(choice)
    if amount <= 0:
        return []
    if sum_of(table, choice, choice.options) < amount:
        is_rent = rule in (rent.FOR_PROPERTIES, rent.FOR_PERMANENT)
        gives = rent.gives_everything() if is_rent else rules.everybody_gives_what_they_can()
        return unasked(choice, choice.options) if gives and payee else []
    ways = [each for each in ways_to_pay(table, choice) if _why_not(table, choice, each) is None]
    if len(ways) > 1:
        return answers.ask(choice)
    return unasked(choice, ways[0]) if ways else []


def _amount(choice: Choice) -> int:
    """How much is owed: 'about' is '5 to Ann', or '5' where something is bought."""
    return int(choice.about.partition(" ")[0])


def _worth(table: Table, player: str, name: str) -> int:
    return table.players[player].temporary if name == TEMPORARY else worth(table, table.cards[name])


def sum_of(table: Table, choice: Choice, picks: Iterable[str]) -> int:
    """What the cards of a payment are worth together."""
    return sum(_worth(table, choice.player, each) for each in picks)


MOST_WAYS = 500
"""How many ways to pay are listed."""


def ways_to_pay(table: Table, choice: Choice) -> Iterator[tuple[str, ...]]:
    """Every way to reach the sum without a card too many: temporary money first, then cards from the dearest on."""
    amount = _amount(choice)
    values = {each: _worth(table, choice.player, each) for each in choice.options}
    order = sorted(choice.options, key=lambda each: (each != TEMPORARY, -values[each]))
    rest = [sum(values[each] for each in order[at:]) for at in range(len(order) + 1)]
    stack: list[tuple[int, int, tuple[str, ...]]] = [(0, 0, ())]
    found = 0
    while stack and found < MOST_WAYS:
        at, total, picks = stack.pop()
        if total >= amount:
            if TEMPORARY not in picks or total - values[TEMPORARY] < amount:
                found += 1
                yield tuple(each for each in choice.options if each in picks)
        elif total + rest[at] >= amount:
            stack.append((at + 1, total, picks))
            stack.append((at + 1, total + values[order[at]], (*picks, order[at])))


def _why_not(table: Table, choice: Choice, picks: tuple[str, ...]) -> Refusal | None:
    """Why these cards are no payment of a sum."""
    known = [each for each in picks if each in choice.options]
    if len(known) < len(picks) and " to " in choice.about:
        return _why_no_money(table, [each for each in picks if each not in known])
    amount, values = _amount(choice), [_worth(table, choice.player, each) for each in known if each != TEMPORARY]
    total = sum_of(table, choice, known)
    if TEMPORARY in known:
        total = max(min(total, amount), sum(values))
    if total != amount and not rules.may_overpay(total, amount):
        return book.refuse("18.2.2", paid=total, owed=amount)
    temporary = table.players[choice.player].temporary if TEMPORARY in known else 0
    return rules.has_no_card_too_many(values, amount - temporary)


def _why_no_money(table: Table, names: Sequence[str]) -> Refusal:
    """Why another player cannot be paid with these: they are elsewhere, or somebody else's, or worth nothing."""
    cards = [table.cards[each] for each in names if each in table.cards]
    is_worthless = bool(cards) and all(map(wildcards.has_no_value, cards))
    return book.refuse("18.4.7.b" if is_worthless else "18.2.2.a", not_to_pay_with=[*names])


hooks.ANSWERING[PAY] = ways_to_pay
hooks.PICKS[PAY] = _why_not


def _spend_temporary(table: Table, payer: str, picks: Sequence[str], missing: int) -> None:
    if TEMPORARY in picks:
        one = table.players[payer]
        one.temporary = properties.left_of_temporary(one.temporary, max(missing, 0))


def give(table: Table, trace: Trace, card: Card, player: str, rule: str) -> None:
    """Put money into the hands of a player: a Property card into the resource area, all else into the bank zone."""
    to = rules.where_paid_cards_go(is_property(card))
    if to is Zone.RESOURCES:
        take_over(table, trace, card, player, rule)
    elif to is Zone.BANK:
        bank(table, card, player)


def bank(table: Table, card: Card, player: str) -> None:
    """Lay a card into the bank zone of a player, who owns it from then on."""
    moving.leave(table, card)
    card.owner = rent.new_owner(card, player) or card.owner
    card.zone, card.player = Zone.BANK, player
    putting.lay(table, card)


def take_over(
    table: Table, trace: Trace, card: Card, player: str, rule: str, takes_attached: bool = False
) -> None:  # fmt: skip
    """Bring a card to the resource area of a player; what is attached to it comes along only if that is said."""
    owner = rent.new_owner(card, player) if is_monopoly(card) else ""
    attached = [*card.attached]
    lost_by = card.controller
    if card.zone in ON_FIELD and card.zone is not Zone.UNO_PILE:
        controlling.let_go(table, card)
        putting.shift(table, card, Zone.RESOURCES, 0, player)
    else:
        declared, is_tapped = card.declared, card.is_tapped
        putting.enter(table, card, player, Zone.RESOURCES)
        card.declared, card.is_tapped = declared, is_tapped
        card.attached = [each for each in attached if table.cards[each].host == card.id]
    card.owner = owner or card.owner
    facts: dict[str, Plain] = {"card": card.id, "attached": [*attached], "taken_along": takes_attached}
    facts |= {happenings.LOST_BY: lost_by} if lost_by else {}
    happenings.happen(table, trace, "controlled", rule, player, **facts)
    for name in list(card.attached):
        _come_along(table, trace, table.cards[name], player)


def _come_along(table: Table, trace: Trace, card: Card, player: str) -> None:
    """What stays attached to a card that changes hands does so too; one in a zone of its own moves, if it can."""
    if card.zone is Zone.ATTACHED:
        card.player = card.controller = player
    elif controlling.bring_over(table, trace, card, player):
        controlling.let_go(table, card)
    card.owner = (rent.new_owner(card, player) if is_monopoly(card) else "") or card.owner


def lose(table: Table, trace: Trace, cards: Iterable[str]) -> None:
    """Lay money that is lost beside the Monopoly Deal deck; nobody owns it."""
    names, to = [*cards], rules.where_lost_money_lies()
    events = []
    for each in names:
        card = table.cards[each]
        facts: dict[str, Plain] = {"origin": str(card.zone), "to": str(to), "attached": [*card.attached]}
        events.append(trace.emit("money lost", "18.2.1.a", card.player, card=each, **facts))
        moving.leave(table, card)
        card.owner = ""
        moving.arrive(table, card, to)
    for event in events:
        happenings.follow(table, trace, event)
