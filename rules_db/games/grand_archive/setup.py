"""A state from a setup: plain data, checked for being a position that the game could be in.

A setup has `players`, `turn_player`, `cards` (mappings of the fields of Card; those of a main deck top first),
`building` (whether the decks are still to be built from collections) and `chance` (scripted draws).
"""

from typing import Any

from rules_db.engine.chance import Chance
from rules_db.engine.kernel import BadSetup
from rules_db.engine.state.plain import from_plain
from rules_db.games.grand_archive.book import book
from rules_db.games.grand_archive.rules.s_supertypes.regalia import has_memory_cost, is_regalia
from rules_db.games.grand_archive.rules.s_supertypes.unique import breaches
from rules_db.games.grand_archive.state import (
    COLLECTION,
    FIELD,
    GRAVEYARD,
    MAIN_DECK,
    NOWHERE,
    OWN_ZONES,
    Card,
    Do,
    GameState,
)


def new_state(setup: dict[str, Any], seed: int) -> GameState:
    """The state that a setup describes; raises BadSetup, with the refusal where a rule forbids the position."""
    try:
        return _checked_table(setup, seed)
    except (KeyError, TypeError, ValueError) as error:
        raise BadSetup(f"the setup is not of the form that it has to be: {error!r}") from error


def _checked_table(setup: dict[str, Any], seed: int) -> GameState:
    players = list(setup["players"])
    if len(players) < 2 or len(set(players)) < len(players):
        raise BadSetup(f"two or more players with names of their own are needed, not {', '.join(players)}")
    if setup["turn_player"] not in players:
        raise BadSetup(f"the turn player {setup['turn_player']} does not play")
    cards = [from_plain(Card, each) for each in setup["cards"]]
    state = GameState(
        players=players,
        turn_player=setup["turn_player"],
        cards={card.handle: card for card in sorted(cards, key=lambda card: card.handle)},
        main_decks={player: _main_deck(cards, player) for player in players},
        builders=[],
        opportunity=setup["turn_player"],
        chance=Chance(seed, script=list(setup["chance"])),
    )
    if setup["building"]:
        state.builders = list(state.in_turn_order())
    _require_distinct(cards)
    for card in cards:
        _require_placed(state, card)
    _require_kept(state)
    return state


def _main_deck(cards: list[Card], player: str) -> list[str]:
    return [card.handle for card in cards if card.zone == MAIN_DECK and card.owner == player]


def _require_placed(state: GameState, card: Card) -> None:
    in_play = (FIELD, *(zone for zone in OWN_ZONES if zone != COLLECTION))
    before = (NOWHERE,) if card.is_token else (COLLECTION,)
    zones = before if state.builders else (FIELD, NOWHERE) if card.is_token else in_play
    if card.zone not in zones:
        raise BadSetup(f"{card.handle} cannot be in the {card.zone} (places: {', '.join(zones)})")
    for player in (card.owner, card.controller):
        if player not in state.players:
            raise BadSetup(f"{card.handle} belongs to {player or 'nobody'} (players: {', '.join(state.players)})")
    if card.zone != FIELD and card.controller != card.owner:
        raise BadSetup(f"{card.handle} is owned by {card.owner}, but lies with {card.controller}")
    for do in (do for effect in (*card.effects, card.when_sacrificed) for do in effect):
        _require_known(state, card, do)


def _require_known(state: GameState, card: Card, do: Do) -> None:
    """An effect names cards and players that there are."""
    for name in (do.card, do.to if do.kind == "copy" else ""):
        if name and name not in state.cards:
            raise BadSetup(f"the effect of {card.handle} names {name}, which is no card here")
    if do.kind == "control" and do.to and do.to not in state.players:
        players = ", ".join(state.players)
        raise BadSetup(f"the effect of {card.handle} gives {do.card} to {do.to} (players: {players})")


def _require_distinct(cards: list[Card]) -> None:
    handles = [card.handle for card in cards]
    twice = next((handle for handle in handles if handles.count(handle) > 1), None)
    if twice:
        raise BadSetup(f"two cards are called {twice} (give each a handle, and both the same name)")


def _require_kept(state: GameState) -> None:
    """No position in which a player is to act breaks the limit of unique objects, or has regalia in a graveyard.

    Whatever has been brought to the game keeps to S2.2, tokens aside, which nobody brings.
    """
    for breach in breaches(state):
        refusal = book.refuse("S1.b", player=breach.player, name=breach.name)
        raise BadSetup(f"{breach.player} controls two unique objects named {breach.name}", refusal)
    for card in state.cards.values():
        if card.zone == GRAVEYARD and is_regalia(card):
            raise BadSetup(f"{card.handle} is regalia in a graveyard", book.refuse("S2.3", card=card.handle))
        is_brought = card.zone != COLLECTION and not card.is_token
        if is_brought and (costless := has_memory_cost(card)):
            raise BadSetup(f"{card.handle} is regalia without a memory cost", costless)
