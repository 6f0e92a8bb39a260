"""Section 606: what the turn player may do in a Main Phase, and how often."""

from __future__ import annotations

from rules_db.engine.kernel import Refusal
from rules_db.games.resummoned import properties
from rules_db.games.resummoned.actions.values import Turn
from rules_db.games.resummoned.book import book
from rules_db.games.resummoned.card_text import prevention
from rules_db.games.resummoned.rules.c200_players import players
from rules_db.games.resummoned.rules.c300_cards import cards
from rules_db.games.resummoned.rules.c300_cards.cards import refuse
from rules_db.games.resummoned.rules.c400_monsters import monsters
from rules_db.games.resummoned.rules.c500_zones.ways_to_play import is_activating, is_setting, is_summoning
from rules_db.games.resummoned.state import MONSTER, SPELL, TRAP, Card, Duel

MAIN_PHASES = ("Main Phase 1", "Main Phase 2")


@book.rule("606.1", without=())
def main_phases() -> tuple[str, ...]:
    """Main Phase 1 and Main Phase 2 are the Main Phases."""
    return MAIN_PHASES


def in_main_phase_of(duel: Duel, player: str) -> bool:
    return duel.phase in main_phases() and duel.battle is None and players.is_turn_player(duel, player)


@book.rule("606.2")
def plays_in_main_phase(duel: Duel, player: str) -> Refusal | None:
    """In a Main Phase the turn player may play a card from their hand."""
    if in_main_phase_of(duel, player):
        return None
    return refuse("606.2", phase=duel.phase, turn_player=duel.turn_player)


def limits_used(duel: Duel, card: Card, facing: str) -> list[str]:
    """Which of the limits of 606.2.a-d playing a card this way counts for."""
    card_type = properties.true_type(duel, card)
    used = []
    if card_type == MONSTER and (is_summoning(card_type, facing) or is_setting(card_type, facing)):
        used.append("606.2.a")
    if card_type == TRAP and is_setting(card_type, facing):
        used.append("606.2.b")
    if card_type == SPELL and is_activating(card_type, facing):
        used.append("606.2.c")
    counts = is_summoning(card_type, facing) or is_activating(card_type, facing)
    if counts and "Legend" in properties.supertypes(duel, card):
        used.append("606.2.d")
    return used


@book.rule("606.2.a")
def one_monster_a_turn(played: list[str]) -> Refusal | None:
    """By this action a player summons or sets one monster a turn."""
    return refuse("606.2.a", monsters_this_turn=1) if "606.2.a" in played else None


@book.rule("606.2.b")
def one_trap_a_turn(played: list[str]) -> Refusal | None:
    """By this action a player sets one trap a turn."""
    return refuse("606.2.b", traps_this_turn=1) if "606.2.b" in played else None


@book.rule("606.2.c")
def one_spell_a_turn(played: list[str]) -> Refusal | None:
    """By this action a player activates one spell a turn."""
    return refuse("606.2.c", spells_this_turn=1) if "606.2.c" in played else None


@book.rule("606.2.d")
def one_legend_a_turn(played: list[str]) -> Refusal | None:
    """By this action a player summons or activates one Legend card a turn (606.2.d.R1)."""
    return refuse("606.2.d", legends_this_turn=1) if "606.2.d" in played else None


LIMITS = {
    "606.2.a": one_monster_a_turn, "606.2.b": one_trap_a_turn,
    "606.2.c": one_spell_a_turn, "606.2.d": one_legend_a_turn,
}  # fmt: skip


def over_limit(duel: Duel, player: str, card: Card, facing: str) -> Refusal | None:
    """Why the player has played enough this turn to play no such card this way up."""
    played = duel.players[player].played
    for limit in limits_used(duel, card, facing) if played else ():
        if refusal := LIMITS[limit](played):
            return refusal
    return None


@book.rule("606.3")
def turns_own_monster(duel: Duel, action: Turn) -> Refusal | None:
    """In a Main Phase the turn player may change the position of a monster card that they control."""
    card = duel.cards[action.card]
    if not in_main_phase_of(duel, action.player):
        return refuse("606.3", phase=duel.phase, turn_player=duel.turn_player)
    if monsters.position_of(card) is None or cards.controller_of(card) != action.player:
        return refuse("606.3", card=card.id, controller=cards.controller_of(card), zone=card.zone)
    return None


@book.rule("606.3.a")
def turned_once_a_turn(duel: Duel, card: Card) -> Refusal | None:
    """Not the same card twice in one turn by this action."""
    return refuse("606.3.a", card=card.id, turned=card.turned) if card.turned == duel.turn else None


@book.rule("606.3.b")
def not_turned_on_arrival(duel: Duel, card: Card) -> Refusal | None:
    """Not in the turn in which the card entered the field."""
    return refuse("606.3.b", card=card.id, entered=card.entered) if card.entered == duel.turn else None


def why_not_turn(duel: Duel, action: Turn) -> Refusal | None:
    card = duel.cards[action.card]
    return (
        turns_own_monster(duel, action)
        or turned_once_a_turn(duel, card)
        or not_turned_on_arrival(duel, card)
        or prevention.why_not(duel, "turned", action.player, card)
    )
