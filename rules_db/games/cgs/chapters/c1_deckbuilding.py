"""Chapter 1 in the engine: the decks that players bring are looked through, and those that all share are made."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rules_db.engine.kernel import BadSetup, Refusal
from rules_db.engine.play.decks import in_words
from rules_db.games.cgs import setup
from rules_db.games.cgs.decks.checking import WORDS, Listed, problems
from rules_db.games.cgs.decks.standard import Copies
from rules_db.games.cgs.rules.c1_deckbuilding import playable_cards
from rules_db.games.cgs.settings import DECKS
from rules_db.games.cgs.state import Print, Table
from rules_db.games.cgs.words import Zone

Plain = dict[str, Any]


@setup.BRINGS.hang()
def _may_bring(plain: Plain) -> None:
    """Raises BadSetup with all that is wrong with anybody's decks."""
    found: list[Refusal] = []
    told: list[str] = []
    for name in (each["name"] for each in plain["players"]):
        refusals = problems(list(_listed(plain, name)), plain.get("agreed", ()))
        found += refusals
        told += (f"{name}: {each.words}" for each in in_words(refusals, "cgs", WORDS))
    if found:
        raise BadSetup("; ".join(told), found[0], found[1:])


def _listed(plain: Plain, player: str) -> Iterator[Listed]:
    for card in plain["cards"]:
        if card.get("player") == player and card["zone"] in (Zone.MAIN_DECK, Zone.EXTRA_DECK):
            release = card.get("release", playable_cards.CORE_SET)
            yield Listed(setup.print_of(card["print"]), 1, Zone(card["zone"]), release)


@setup.BEGINS.hang()
def _shared_decks(table: Table, plain: Plain) -> None:
    """The decks of Uno, poker and Monopoly Deal, but for those of which the setup tells the cards."""
    settings = {name: int(value) for name, value in plain.get("settings", {}).items() if name in DECKS}
    for zone, deck in _decks(settings).items():
        if not any(table.shared[zone]):
            for printed, copies in deck:
                for _ in range(copies):
                    _add(table, zone, printed)


def _decks(settings: Mapping[str, int]) -> dict[Zone, Sequence[Copies]]:
    return {
        Zone.UNO_DECK: playable_cards.uno_deck(settings),
        Zone.DEALERS_DECK: playable_cards.playing_cards(),
        Zone.MONOPOLY_DECK: playable_cards.monopoly_deck(settings),
    }


def _add(table: Table, zone: Zone, printed: Print) -> None:
    """One more card at the bottom of a deck, with a handle that no card has yet."""
    handle, number = printed.name, 1
    while handle in table.cards or handle in table.players:
        number += 1
        handle = f"{printed.name} {number}"
    card = setup.new_card(table, handle, "", printed)
    card.zone = card.home = zone
    table.shared[zone].insert(0, handle)
