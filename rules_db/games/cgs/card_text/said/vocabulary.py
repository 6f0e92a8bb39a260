"""Words of the three games as cards use them: colors, places, card types, adjectives, keywords, conditions."""

from __future__ import annotations

from rules_db.engine.card_text.written import FIRST_WORDS
from rules_db.games.cgs.words import BATTLE, BETTING, DRAW, ENDING, MAIN_1, MAIN_2, STARTING, UNTAP, Until

COLORS = {
    "red": ("red", "FIRE", "Fire", "Fighting"),
    "blue": ("blue", "WATER", "Water"),
    "white": ("white", "LIGHT", "Lightning"),
    "green": ("green", "WIND", "Grass"),
    "black": ("black", "EARTH", "Metal", "Darkness"),
    "pink": ("DARK", "Psychic", "Fairy"),
    "divine": ("DIVINE", "Dragon-type"),
    "colorless": ("colorless", "Colorless"),
}
"""The colors of 6.2.2 as the cards of the three games name them."""

COLOR_WORDS = {word: color for color, said in COLORS.items() for word in said}

SYMBOLS = {
    "G": "green", "R": "red", "F": "red", "W": "blue", "L": "white", "P": "pink", "Y": "pink", "D": "black",
    "M": "black", "N": "divine", "C": "colorless",
}  # fmt: skip
"""The symbols of Energy and their colors (6.2.2)."""

COLORED = "colored"
"""Has a color, whichever."""

DECKS = ("deck", "Deck", "library")
"""The Main Deck, as the games call it."""

PILES = (
    "hand", *DECKS, "discard pile", "graveyard", "GY", "Extra Deck", "exile", "banished zone",
    "Lost Zone", "Prize cards", "bank", "bank zone",
)  # fmt: skip
"""The places where cards are stored, as the games call them (6.1.2)."""

KINDS = {
    "card[s]": "card", "summon[s]": "summon", "backrow card[s]": "backrow card", "resource[s]": "resource",
    "creature[ card][s]": "creature", "land[ card][s]": "land", "artifact[ card][s]": "artifact",
    "enchantment[ card][s]": "enchantment", "planeswalker[ card][s]": "planeswalker",
    "permanent[ card][s]": "permanent", "instant[ card][s]": "instant", "(sorcer(y|ies)|sorcery card[s])": "sorcery",
    "Equipment": "Equipment", "Aura[s]": "Aura",
    "monster[ (card|Card)][s]": "monster", "Spell[ (card|Card)][s]": "Spell", "Trap[ (card|Card)][s]": "Trap",
    "Monster[ (card|Card)][s]": "monster", "Spell/Trap[ (card|Card)][s]": "Spell/Trap", "Spells/Traps": "Spell/Trap",
    "(Spells and Traps|Spell and Trap (cards|Cards))": "Spell/Trap",
    "Normal Spell[s]": "Normal Spell", "Normal Trap[s]": "Normal Trap",
    "Quick-Play Spell[s]": "Quick-Play Spell", "Continuous Spell[s]": "Continuous Spell",
    "Equip (Spell|Card)[s]": "Equip Spell", "Field Spell[s]": "Field Spell", "Continuous Trap[s]": "Continuous Trap",
    "Counter Trap[s]": "Counter Trap",
    "Pokémon[ card[s]]": "Pokémon", "(Energ(y|ies)|Energy card[s])": "Energy", "Trainer[ card][s]": "Trainer",
    "Item[ card][s]": "Item", "Supporter[ card][s]": "Supporter", "[Pokémon ]Tool[ card][s]": "Tool",
    "Stadium[ card][s]": "Stadium",
    "Uno card[s]": "Uno card", "playing card[s]": "playing card",
    "((P|p)ropert(y|ies)|Property card[s])": "Property card",
    "Property Wildcard[s]": "Property Wildcard", "Rent card[s]": "Rent card", "Money Card[s]": "Money Card",
    "Action Card[s]": "Action Card", "House[s]": "House", "Hotel[s]": "Hotel",
}  # fmt: skip
"""Card types and categories; 6.4.2 and 5.9.4 say what each of them reaches in other games."""

NEW_KINDS = {
    "summon[s]": "summon", "creature[s]": "creature", "monster[s]": "monster", "Pokémon": "Pokémon",
    "land[s]": "land", "artifact[s]": "artifact", "enchantment[s]": "enchantment", "planeswalker[s]": "planeswalker",
    "Continuous Spell[s]": "Continuous Spell", "Field Spell[s]": "Field Spell",
    "Continuous Trap[s]": "Continuous Trap", "Stadium[s]": "Stadium",
}  # fmt: skip
"""What a card in play can become: card types that stay, and are attached to nothing."""

ALL_GAINED = "all life gained"
"""How much life a player has gained in this turn, as texts ask for it."""

WAITING_SPELLS = {
    "spell[s]": "spell", "Spell[s]": "Spell", "Trap[s]": "Trap", "Action Card[s]": "Action Card",
    "Rent card[s]": "Rent card",
}  # fmt: skip
WAITING_EFFECTS = {
    "activated or triggered abilit(y|ies)": "activated or triggered ability",
    "activated abilit(y|ies)": "activated ability", "triggered abilit(y|ies)": "triggered ability",
    "abilit(y|ies)": "ability", "effect[s]": "ability", "activation[s]": "activation",
}  # fmt: skip
"""What waits in the Queue: on a Magic card a spell, on others a Spell or Trap (6.4.6.R1), and effects of cards."""

SPELL_TRAITS = {"noncreature ": "noncreature", "creature ": "summoning"}
"""What a spell is besides: whether a summon comes of it."""

SUMMON_KINDS = ("summon", "creature", "monster", "Pokémon")

TRAITS = (
    "face-up", "face-down", "tapped", "untapped", "attacking", "blocking", "attacking or blocking", "blocked",
    "damaged", "hurt", "legendary", "basic",
    "noncreature", "nonland", "nonartifact", "nonenchantment", "nonbasic", "nonlegendary", "token", "nontoken",
    "unblocked",
    "Set", "Normal", "Effect", "Non-Effect", "Fusion", "Ritual", "Synchro", "Xyz", "Link", "Flip", "Tuner", "non-Tuner",
    "Equipped", "Basic", "Evolution", "Evolved", "Benched", "Active",
    "Asleep", "Burned", "Confused", "Paralyzed", "Poisoned",
)  # fmt: skip
"""Adjectives that a card fits or does not fit; matching.py says when."""

RULE_BOXES = ("ex", "EX", "GX", "V", "VMAX", "VSTAR")
"""What the name of a Pokémon with a rule of its own kind ends with; one with V is meant by VMAX and VSTAR, too."""

ALSO_CREATURES = ("artifact", "enchantment", "land")
"""Card types that a creature may have besides."""

CONDITIONS = ("Asleep", "Burned", "Confused", "Paralyzed", "Poisoned")
"""The Special Conditions (section 12.6)."""

HARMFUL = ("Burned", "Poisoned")
"""Those that put damage counters at a Checkup (12.6.2, 12.6.3)."""

MADE = ("Fusion", "Ritual", "Synchro", "Xyz", "Link")
"""The kinds of monster that are summoned with materials, and their summonings."""

AS_MATERIAL = {f"used as {kind} Material": rule for kind, rule in (
    ("Synchro", "10.8.22.d"), ("Link", "10.8.26"), ("Fusion", "5.8.7"),
)}  # fmt: skip
"""What happens to summons of which a monster is made, and the rule under which they go to the discard pile."""

KEYWORDS = (
    "flying", "reach", "menace", "trample", "deathtouch", "first strike", "double strike", "haste", "vigilance",
    "defender", "indestructible", "hexproof", "shroud", "lifelink", "flash", "islandwalk", "forestwalk",
    "mountainwalk", "swampwalk", "plainswalk", "intimidate", "shadow", "horsemanship", "wither", "infect",
    *(f"toxic {count}" for count in range(1, 11)),
)  # fmt: skip
"""The keywords of Magic without a number of their own (9.10.1, 9.10.2.R1)."""

TOXIC = "toxic "
"""What stands before the number of the poison counters that a card gives with its combat damage."""

KEYWORD_COUNTERS = (
    "flying", "first strike", "double strike", "deathtouch", "haste", "hexproof", "indestructible", "lifelink",
    "menace", "reach", "shadow", "trample", "vigilance",
)  # fmt: skip
"""The keywords that a card has where counters of that name lie on it."""

PROTECTED_FROM = {
    "everything": "everything", "creatures": "creature", "artifacts": "artifact", "enchantments": "enchantment",
    "planeswalkers": "planeswalker", "instants": "instant", "sorceries": "sorcery", "lands": "land",
    "monsters": "monster", "Pokémon": "Pokémon", "Spells": "Spell", "Traps": "Trap",
}  # fmt: skip
"""From what besides colors a card has protection, by the kind of card that is meant."""

FROM_CHOSEN = "protection from the chosen color"
"""What stands for protection from the color that has been chosen for the card which says it."""

EVERY_TYPE = "every creature type"
"""The grouping of what has all of them."""

NO_CREATURES = ("Aura", "Equipment", "Vehicle", "Saga", "Shrine", "Gate", "Treasure", "Food", "Clue")
"""Groupings of Magic that no creature has for being of every type."""

PIERCING = "piercing"
"""What a card of Yu-Gi-Oh! deals against Defense Position, which is a keyword of no game and not trample (14.4.2.c)."""

OFFENSE, DEFENSE, RANK = "offensive stat", "defensive stat", "rank"
REMAINING = "remaining HP"
"""What is left of the defensive stat of a summon by the damage on it."""

NUMBERS = {
    "power": OFFENSE, "ATK": OFFENSE, "toughness": DEFENSE, "DEF": DEFENSE, "HP": DEFENSE,
    "mana value": RANK, "Level": RANK, "Rank": RANK, "Link Rating": RANK, "Stage": RANK,
}  # fmt: skip
"""The numbers of a summon, by their row of 7.1.1."""

DAMAGE = "damage"
"""Where counters of a card are counted, its damage counters."""

ITSELF = (
    "card|creature|monster|Pokémon|land|artifact|enchantment|permanent|planeswalker|spell|summon|Aura|Equipment|"
    "Vehicle|Saga"
)
"""What a card may call itself after 'this'."""

ONE_HOST = "creature|monster|Pokémon|summon|permanent|land"
"""What a card may call the one that it is attached to."""

COLUMN, ADJACENT = "column", "adjacent"
"""Where cards lie to another one, in place of a zone (2.1.3.a, 2.1.4)."""

PHASES = (
    STARTING, BETTING, MAIN_1, "precombat main phase", BATTLE, "combat phase", MAIN_2, "postcombat main phase",
    ENDING, "End Phase", "end step", DRAW, "Draw Phase", "upkeep", "Standby Phase", UNTAP,
)  # fmt: skip
"""Phases and steps as the games name them (6.1.3, 9.3.8.R1)."""

LASTS = {
    " (this turn|for the rest of this turn)": Until.TURN,
    " until (end of turn|the end of (this|the) turn|the End Phase)": Until.TURN,
    " until your next turn": Until.YOUR_NEXT_TURN,
    " until the end of your next turn": Until.END_OF_YOUR_NEXT_TURN, " this phase": Until.PHASE,
    " until the end of your opponent's next turn": Until.END_OF_OPPONENTS_NEXT_TURN,
    " this round": Until.ROUND, " as long as this is in play": Until.LEAVES,
    f" for as long as you control this[ ({ITSELF})]": Until.LEAVES,
    f" for as long as this[ ({ITSELF})] remains on the battlefield": Until.LEAVES,
    " for the rest of the game": Until.EVER,
    " from that battle": Until.BATTLE,
    " during this turn": Until.TURN, " during your next turn": Until.IN_YOUR_NEXT_TURN,
    " during [your |an ]opponent's next turn": Until.IN_OPPONENTS_NEXT_TURN,
}  # fmt: skip
"""How long what an effect does holds, as cards say it."""

IN_FRONT = {f"{said.strip()}, ": until for said, until in LASTS.items() if said.startswith((" during", " until"))} | {
    "for the rest of this turn, ": Until.TURN,
    "this turn, ": Until.TURN,
}
"""The same where it stands before what it is about."""

ANY_DECK, EXTRA_DECK_ALONE = "Special Summon others", "Special Summon from the Extra Deck"
"""What a player cannot do with any card, or with one of the Extra Deck, unless it is of a sort that is excepted."""

ACTIVATED = (
    "Spell", "Trap", "Normal Spell", "Quick-Play Spell", "Continuous Spell", "Equip Spell", "Field Spell",
    "Normal Trap", "Continuous Trap", "Counter Trap",
)  # fmt: skip
"""Card types, and two categories of them, of which a text may say that players cannot activate them."""

OF_KINDS = {
    "play lands": "land", "play Items": "Item", "play Supporters": "Supporter", "play Stadiums": "Stadium",
    "play Tools": "Tool", "play Trainers": "Trainer", "play Action Cards": "Action Card", "attach Energy": "Energy",
    **{f"activate {each}s": each for each in ACTIVATED},
}  # fmt: skip
"""Deeds that are about one kind of card, and about what is equivalent to it for the card that says so (6.4.3)."""

BE_AFFECTED = "be affected"
"""What a card is not by all that another does which it is unaffected by."""

ATTACKING = "tapped and attacking"
"""How a card comes that takes part in an attack without having been declared as an attacker."""

BASIC_LANDS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
"""The basic land types of Magic, by which lands are found."""

NAMED_RANKS = ("Ace", "King", "Queen", "Jack", "Wild Draw Four", "Draw Two", "Skip", "Reverse", "Wild")
"""The ranks that have names, by which cards are called as well: 'an Ace', 'a Wild' (6.3.9.d, 16.2.6)."""

RESERVED = (
    *FIRST_WORDS, *BASIC_LANDS, *(f"{each}s" for each in BASIC_LANDS), "Both",
    *(word for word in COLOR_WORDS if word[0].isupper()), *(word for word in TRAITS if word[0].isupper()), *NUMBERS,
    "Equipment", "Aura", "Auras", "Spell", "Spells", "Trap", "Traps", "Quick", "Continuous", "Equip", "Field",
    "Counter", "Pok", "Energy", "Energies", "Trainer", "Trainers", "Item", "Items", "Supporter", "Supporters",
    "Attack", "Defense", "Position", "Monster", "Monsters",
    "Tool", "Tools", "Stadium", "Stadiums", "Extra", "Lost", "Prize", "Special", "Non",
    *(f"{each.split()[0]}{s}" for each in NAMED_RANKS for s in ("", "s")),
    "Uno", "Property", "Properties", "Rent", "Money", "Action", "House", "Houses", "Hotel", "Hotels",
)  # fmt: skip
"""Words with a capital that are no grouping."""

FULL_SET = "first of a full set"
"""What a full set of Property cards is counted by: the first of its cards."""

OWNED = "under their owners' control"
"""How cards come into play that are to be controlled by whoever owns them."""

COUNTERS = ("+1/+1", "-1/-1", "charge", "loyalty", "spell", "lore")
"""Kinds of counter that texts name; there may be others."""


TAKES_DAMAGE = "damage taken"
"""What texts wait for that happens to a player, whoever deals the damage."""

LOSES_CONTROL = "lost control"
"""What texts wait for that happens to whoever a card is taken from, and as it leaves the field."""


LAND_TYPE = "basic land type"
"""What amounts count that is no card: each of the basic land types that any of some lands has."""


def put_counters(kind: str) -> str:
    """What texts wait for that is told by the kind of the counters."""
    return f"{kind} counters put"


CHAPTER, CHAPTERS = "chapter ", ("I", "II", "III", "IV", "V", "VI", "VII")
"""What is set off by the lore counters of a Saga, and how its numbers are printed."""

REVEALED = "revealed"
"""How cards are brought that all players get to see."""

TO_THIS, THIS_TO, THIS_TO_END = "tie to this", "tie this", "tie this to an end"
"""What is destroyed as the card of the effect leaves; what the card is destroyed with as it leaves, or is destroyed."""

DOWN_TO, HALF_OF_REST = "put damage counters down to", "damage half of what is left"
"""What is reckoned by the HP that are left of a Pokémon."""

KNOCKED_OUT, OF_OPPONENT, AT_FULL_HP = "Knocked Out by an attack", " of an opponent", " at full HP"
"""What would happen to a Pokémon, and by whose attack, or to one on which no damage has been."""

SKIP_STAGE = "evolve past Stage 1"
"""How a Basic Pokémon becomes what its evolution evolves into."""

HOLD_OUT, FALL = "hold out", "fall"
"""What is done in place of that: it is left with so many HP; or it happens all the same."""

OF_EFFECTS = "of effects"
"""Said of damage that is prevented, where it is effect damage alone."""

HALVE = "halve damage"
"""What is said of damage to players."""

FELLED_BY_THIS = "felled by this"
"""What is asked of an attack: whether its damage has Knocked Out a Pokémon of another player."""

USE_A_MOVE = "use a move"
"""What a move does in place of anything else: it becomes one of another card, which is chosen."""

MORE_PRIZES = "take more Prize cards"
"""What a move has its player take besides for what its damage Knocks Out."""

WITH_ATTACHED = "with what is attached"
"""How cards leave that take along what is attached to them (5.1.13.d)."""

EQUIP_AS_SPELL = "equip"
"""What is done to a summon that becomes an Equip Spell, attached to another one."""

REMAIN = "remain on the field"
"""What a card of a short-term type does whose text says so, as though it were a long-term one."""

EMBLEM = "emblem"
"""The name of what is made and is no card: only its text is there."""

OF_PLAYERS = (
    "attack", "draw by effects", "draw cards", "play cards", "play lands", "play Items", "play Supporters",
    "play Stadiums", "play Action Cards", "play Uno", "call UNO", "attach Energy", "summon", "Special Summon",
    "Normal Summon", "activate effects", "activate Spells", "activate Traps", "gain life", "lose life", "be targeted",
    "search decks", "take damage", "bet", "bank cards", "charge rent", "buy cards from the Dealer", "lose the game",
    "win the game",
)  # fmt: skip
"""What players may be kept from doing."""

CAST_KINDS = ("noncreature", "creature", "instant", "sorcery", "artifact", "enchantment")
"""The kinds of spell of which texts ask whether one has been cast in this turn."""


def cast_of(kind: str) -> str:
    """What is counted of the spells of a kind."""
    return f"cast {kind}"


MADE_OF = ("Fusion", "Synchro", "Xyz", "Link")
"""The monsters that are made of others, which may be kept from being their materials."""
