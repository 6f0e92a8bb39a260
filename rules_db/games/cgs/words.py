"""The words of the rulebook that stand in a state: the games, the places, the phases, how long something lasts."""

from enum import StrEnum


class Game(StrEnum):
    """The games of 1.1.1."""

    MAGIC = "Magic"
    YUGIOH = "Yu-Gi-Oh!"
    POKEMON = "Pokémon"
    UNO = "Uno"
    POKER = "poker"
    MONOPOLY = "Monopoly Deal"


class Zone(StrEnum):
    """Where a card can be. ATTACHED: with its host; BENEATH: within a stack; ASIDE: laid aside; LOST: beside a deck.

    MANA_POOL: money that has been won and is mana for the turn (16.7.4).
    """

    MAIN_DECK = "Main Deck"
    EXTRA_DECK = "Extra Deck"
    HAND = "hand"
    DISCARD = "discard pile"
    EXILE = "exiled zone"
    PRIZES = "Prize card area"
    SUMMON = "Main Summon Zone"
    EXTRA_SUMMON = "Extra Summon Zone"
    BACKROW = "backrow zone"
    FIELD = "Field Zone"
    RESOURCES = "resource area"
    HOLD_EM = "Hold 'em zone"
    BANK = "bank zone"
    BETTING = "betting zone"
    MANA_POOL = "mana pool"
    ASIDE = "cards laid aside"
    UNO_DECK = "Uno deck"
    UNO_PILE = "Uno pile"
    MONOPOLY_DECK = "Monopoly Deal deck"
    DEALERS_DECK = "Dealer's deck"
    DEALERS_ZONE = "Dealer's zone"
    LOST = "lost money"
    QUEUE = "Queue"
    ATTACHED = "attached cards"
    BENEATH = "beneath"
    NOWHERE = "nowhere"


GRAVEYARD = "graveyard"
"""What cards call a discard pile (2.2.2.b); the pile of a card text until it is known what that means."""

PLACES = {
    Zone.SUMMON: 5, Zone.EXTRA_SUMMON: 1, Zone.BACKROW: 5, Zone.FIELD: 1, Zone.HOLD_EM: 2, Zone.PRIZES: 6,
    Zone.DEALERS_ZONE: 5,
}  # fmt: skip
"""The zones that have numbers, and how many there are of each; '' lies in a free one."""

OWN = (
    Zone.MAIN_DECK, Zone.EXTRA_DECK, Zone.HAND, Zone.DISCARD, Zone.EXILE, Zone.PRIZES, Zone.SUMMON, Zone.EXTRA_SUMMON,
    Zone.BACKROW, Zone.FIELD, Zone.RESOURCES, Zone.HOLD_EM, Zone.BANK, Zone.BETTING, Zone.ASIDE, Zone.MANA_POOL,
)  # fmt: skip
"""The places of a player."""

SHARED = (Zone.UNO_DECK, Zone.UNO_PILE, Zone.MONOPOLY_DECK, Zone.DEALERS_DECK, Zone.DEALERS_ZONE, Zone.LOST)
"""The places of all; money that is lost lies beside the Monopoly Deal deck, in no zone (18.2.1.a)."""

SUMMON_ZONES = (Zone.SUMMON, Zone.EXTRA_SUMMON)

OWN_FIELD = (*SUMMON_ZONES, Zone.BACKROW, Zone.FIELD, Zone.RESOURCES)
"""The zones of the field that each player has."""

SHARED_FIELD = (Zone.UNO_PILE, Zone.DEALERS_ZONE)

ON_FIELD = (*OWN_FIELD, *SHARED_FIELD)
"""Where cards are in play, apart from what is attached to them (2.1.2.R1); the Uno pile with its top card only."""

IN_PLAY = (*ON_FIELD, Zone.ATTACHED)
"""The same, and what is attached."""

STARTING, BETTING, MAIN_1, BATTLE, MAIN_2, ENDING = (
    "Starting Phase", "Betting Phase", "Main Phase 1", "Battle Phase", "Main Phase 2", "Ending Phase",
)  # fmt: skip
BETWEEN = "between turns"
DRAW, UPKEEP, UNTAP = "draw step", "upkeep step", "untap step"
END_OF_COMBAT = "end of combat"
"""The last moment of the Battle Phase."""
BENCHED = "have on the Bench"
"""The deed of which a text says how many summons a player can have in their Main Summon Zones (12.4.4)."""
UNBLOCKED, GIVEN_UP = "unblocked", "unblocked and given up"
"""What is told of an attacker for which no blocker has been selected."""


STAY = "stay in the phase"
"""The deed that a turn player cannot do where a text has ended their phase: it is over as soon as nothing waits."""


class Until(StrEnum):
    """How long something lasts: what ends it."""

    PHASE = "the end of the phase"
    BATTLE = "the end of the battle"
    TURN = "the end of the turn"
    YOUR_NEXT_TURN = "the start of your next turn"
    END_OF_YOUR_NEXT_TURN = "the end of your next turn"
    END_OF_OPPONENTS_NEXT_TURN = "the end of the next turn of an opponent"
    NEXT_UNTAP = "the end of the next untap step of whoever controls a card"
    IN_YOUR_NEXT_TURN = "your next turn, in which alone it holds"
    IN_OPPONENTS_NEXT_TURN = "the next turn of an opponent, in which alone it holds"
    IN_THEIR_NEXT_TURN = "the next turn of each player about whom it is, in which alone it holds"
    ROUND = "the end of the round"
    LEAVES = "its card leaves"
    ONCE = "that it has been done once"
    EVER = "nothing"
