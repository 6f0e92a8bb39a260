"""Actions with cards of Uno, poker and Monopoly Deal as players say them at the table."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rules_db.games.cgs.doing.monopoly.money import PAY, sum_of, ways_to_pay
from rules_db.games.cgs.doing.monopoly.sets import sets_of
from rules_db.games.cgs.rules.c18_monopoly_deal.properties import COLORS
from rules_db.games.cgs.state import Table

_PUTS = "(?:plays|puts|lays|adds)"
_THEIR = "(?:the|her|his|their)"

OF_SHARED_GAMES = (
    (rf"(\w+) {_PUTS} (.+) on(?:to| top of|to top of)? the (?:Uno )?pile(.*)", r"\1 plays \2 onto the Uno pile\3"),
    (r"(\w+) (?:names|picks) (?:the color )?(.+)", r"\1 declares \2"),
    (r"(\w+) (?:calls|says) (?:UNO|Uno)!?", r"\1 calls UNO"),
    (r"(\w+) (?:calls|says) (?:UNO|Uno)!? (?:on|against|to) (\w+)", r"\1 calls UNO on \2"),
    (r"(\w+) folds", r"\1 answers with nothing"),
    (r"(\w+) (?:does not|doesn't) (?:answer|bet)(?: the bet)?", r"\1 answers with nothing"),
    (r"(\w+) (?:bets|answers the bet with|sees the bet with|joins with) (.+)", r"\1 answers with \2"),
    (r"(\w+) (?:bets|puts in) (?:nothing|no) more", r"\1 puts in no more"),
    (r"(\w+) bets (.+)", r"\1 puts in \2"),
    (r"(\w+) puts (.+) in(?:to the pot| the pot)?", r"\1 puts in \2"),
    (r"(\w+) (?:bets|opens with|opens the (?:bet|betting) with) (.+)", r"\1 opens a bet with \2"),
    (r"(\w+) goes all-in", r"\1 decides to go all in"),
    (rf"(\w+) {_PUTS} (.+) (?:in|into|to) {_THEIR} bank(?: zone)?", r"\1 banks \2"),
    (r"(\w+) (?:adds|builds|puts) (.+) (?:to|on|onto) (.+)", r"\1 plays \2 on \3"),
    (r"(\w+) (?:changes|switches|turns) (?:the color of )?(.+) (?:to|into) (.+)", r"\1 changes \2 to \3"),
    (r"(\w+) (plays|activates) (.+) for (.+)", r"\1 \2 \3 with \4"),
    (r"(\w+) (plays|activates) (.+) for (.+)", r"\1 \2 \3 as \4"),
    (r"(\w+) charges rent with (.+) for (.+)", r"\1 plays \2 with \3"),
    (r"(\w+) charges rent with (.+) for (.+)", r"\1 plays \2 as \3"),
    (r"(\w+) charges rent for (.+) with (.+)", r"\1 plays \3 as \2"),
    (r"(\w+) (plays|activates) (.+) swapping (.+) for (.+)", r"\1 \2 \3 with \4 targeting \5"),
    (r"(\w+) swaps (.+) for (.+) (?:with|by) (.+)", r"\1 plays \4 with \2 targeting \3"),
    (r"(\w+) (?:steals|answers|negates|says no to) (.+) (?:with|by) (.+)", r"\1 plays \3 targeting \2"),
    (r"(\w+) buys (.+) (?:from|of) the Dealer", r"\1 buys \2"),
    (r"(\w+) buys the top card", r"\1 buys the top card of the Dealer's deck"),
)  # fmt: skip
"""What is said, as a pattern, and what it means; of several, the first that is an action."""

_PAYS = re.compile(r"(?P<who>\w+) pays (?:with )?(?P<what>.+?) to (?P<payee>\w+)|(?P<one>\w+) pays (?P<said>.+)")
_SETS = re.compile(rf"(?P<who>\w+)'s (?P<color>(?i:{'|'.join(COLORS)})) (?:set|properties|Property cards)")
_SUM = re.compile(r"\$?(?P<sum>\d+)(?:M| million| millions)?")


def of_payments(table: Table, text: str) -> Iterator[str]:
    """'Bob pays 5 to Ann' and 'Bob pays Ann 5' name a sum where only one choice of cards comes to it."""
    found, choice = _PAYS.fullmatch(text), table.choice
    if found is None or choice is None or choice.kind != PAY:
        return
    who, what, payee = found["who"] or found["one"], found["what"] or found["said"], found["payee"] or ""
    first, _, rest = what.partition(" ")
    if not payee and rest and first in table.players:
        payee, what = first, rest
    if payee and not choice.about.endswith(f" to {payee}"):
        return
    if (told := _SUM.fullmatch(what)) is None or what in choice.options:
        yield f"{who} pays with {what}"
        return
    ways = [each for each in ways_to_pay(table, choice) if sum_of(table, choice, each) == int(told["sum"])]
    if len(ways) == 1:
        yield f"{who} pays with {' and '.join(ways[0])}"


def with_sets_listed(table: Table, text: str) -> str:
    """'Bob's Dark Blue set' as the cards that it has, where he has one such set alone."""
    if (found := _SETS.search(text)) is None or found["who"] not in table.players:
        return text
    meant = [each for each in sets_of(table, found["who"]) if each.color.casefold() == found["color"].casefold()]
    if len(meant) != 1:
        return text
    return text.replace(found[0], " and ".join(each.id for each in meant[0].cards))
