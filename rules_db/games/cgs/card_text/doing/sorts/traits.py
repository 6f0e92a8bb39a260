"""What adjectives ask of cards: tapped, attacking, Basic, nonland."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from rules_db.games.cgs import kinds
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.card_text.doing.sorts import card_kinds
from rules_db.games.cgs.card_text.said.vocabulary import (
    ALSO_CREATURES,
    BASIC_LANDS,
    CONDITIONS,
    FULL_SET,
    NAMED_RANKS,
    RULE_BOXES,
)
from rules_db.games.cgs.doing.course import this_turn
from rules_db.games.cgs.doing.monopoly import sets
from rules_db.games.cgs.doing.playing import ranks
from rules_db.games.cgs.doing.yugioh import kinds_of_monster
from rules_db.games.cgs.rules.c9_magic import magic_cards
from rules_db.games.cgs.rules.c10_monsters import extra_deck
from rules_db.games.cgs.rules.c10_monsters import kinds_of_monster as kind_rules
from rules_db.games.cgs.rules.c12_pokemon import evolution, spots
from rules_db.games.cgs.rules.c17_dealer import effects as dealers_effects
from rules_db.games.cgs.shared_games import Target
from rules_db.games.cgs.state import Card, Table
from rules_db.games.cgs.words import ON_FIELD, Game


def has_trait(table: Table, card: Card, trait: str) -> bool:
    """Whether an adjective fits a card."""
    if trait in CONDITIONS:
        return trait in card.conditions
    if trait in ALSO_CREATURES:
        return kinds.is_of(card, trait)
    return TRAITS[trait](table, card)


def _strikes(table: Table, card: Card, role: str) -> bool:
    for strike in table.attack.strikes if table.attack is not None else ():
        is_attacker = strike.attacker == Target(card.id, card.stay)
        if role == "attacking" and is_attacker:
            return True
        if role == "blocked" and is_attacker and strike.is_blocked:
            return True
        if role == "unblocked" and is_attacker and not strike.is_blocked:
            return table.attack is not None and table.attack.stage != "declared"
        if role == "blocking" and any(each.id == card.id for each in strike.blockers):
            return True
    return False


def is_in_battle(table: Table, card: Card) -> bool:
    """Whether the damage of a battle is being dealt in which a summon takes part."""
    attack = table.attack
    strikes = attack.strikes if attack is not None and attack.stage == "damage" else ()
    return any(card.id in (one.attacker.id, one.target.id, *(each.id for each in one.blockers)) for one in strikes)


def is_basic(card: Card) -> bool:
    """A summon that is free: it has neither a cost nor a condition (5.8.9, 12.3.5.R1)."""
    cost = card.printed.cost
    return kinds.is_summon(card) and not is_evolution(card) and (not cost or magic_cards.zero_is_free(cost))


def _level(card: Card) -> int:
    """The Level that is printed on a monster."""
    return int(card.printed.rank) if card.printed.rank.isdigit() else 0


def is_evolution(card: Card) -> bool:
    """A summon with a requirement besides mana (12.3.4): a stage, Tributes, the Extra Deck, a ritual, a text."""
    printed = card.printed
    if printed.game is Game.POKEMON:
        return bool(printed.evolves_from)
    if kinds_of_monster.has_such_kind(card):
        return kinds_of_monster.is_conditional(card)
    if printed.game is Game.YUGIOH and kinds.is_summon(card):
        return _level(card) > 4 or values.has_requirement(card)
    return kinds.is_summon(card) and values.has_requirement(card)


def _is_basic_to_pokemon(card: Card) -> bool:
    """Any free summon (12.3.5); only a Basic Pokémon while that rule is off."""
    meant = evolution.is_basic_pokemon(is_basic(card))
    return kinds.is_of(card, "Pokémon") and evolution.is_free(card) if meant is None else meant


def _is_evolution_to_pokemon(card: Card) -> bool:
    """Any conditional summon (12.3.4); only an Evolution Pokémon while that rule is off."""
    meant = evolution.is_evolution_pokemon(is_evolution(card))
    return kinds.is_of(card, "Pokémon") and bool(card.printed.evolves_from) if meant is None else meant


def _is_normal(card: Card) -> bool:
    return kind_rules.is_normal(values.is_extra(card), values.has_effect(card))


def _is_non_effect(card: Card) -> bool:
    return kind_rules.normal_is_non_effect(_is_normal(card)) or kind_rules.extra_is_non_effect(
        values.is_extra(card), values.has_effect(card)
    )


def _is_effect(card: Card) -> bool:
    has_effect = values.has_effect(card)
    return kind_rules.is_effect_monster(card, has_effect) or kind_rules.is_effect_summon(card, has_effect)


def _is_active(card: Card) -> bool:
    """In an Active Spot, or treated as Active: a creature or monster in a Main Summon Zone (12.4.6, 12.4.8)."""
    return spots.is_active(card) or spots.is_both(card) or dealers_effects.is_active_spot(card)


def _is_of_land_type(land: str, table: Table, card: Card) -> bool:
    is_of_type = land in values.land_types(table, card) or land in values.groups(table, card)
    return kinds.is_of(card, "land") and is_of_type


def land_types(table: Table, lands: Iterable[Card]) -> int:
    """How many of the basic land types some lands have together."""
    return len({each for land in lands for each in BASIC_LANDS if _is_of_land_type(each, table, land)})


def _has_rank(rank: str, table: Table, card: Card) -> bool:
    """Whether a card is called by a rank that has a name; one that lies face-down shows none."""
    return not (card.is_face_down and card.zone in ON_FIELD) and ranks.rank_of(table, card) == rank


def _has_rule_box(box: str, table: Table, card: Card) -> bool:
    """Whether the name of a Pokémon ends so, or it is called so besides; one that lies face-down shows neither."""
    last = card.printed.name.replace("-", " ").split(" ")[-1:]
    boxes = ("V", "VMAX", "VSTAR") if box == "V" else (box,)
    is_so = any(each in boxes for each in (*last, *card.printed.groups))
    return kinds.is_of(card, "Pokémon") and is_so and not (card.is_face_down and card.zone in ON_FIELD)


def _is_first_of_full_set(table: Table, card: Card) -> bool:
    one = sets.set_of(table, card)
    return one is not None and one.is_full and one.cards[0] is card


Trait = Callable[[Table, Card], bool]

TRAITS: dict[str, Trait] = {
    "face-up": lambda table, card: not card.is_face_down,
    "face-down": lambda table, card: card.is_face_down,
    "Set": lambda table, card: card.is_face_down,
    "tapped": lambda table, card: card.is_tapped,
    "untapped": lambda table, card: not card.is_tapped,
    "attacking": lambda table, card: _strikes(table, card, "attacking"),
    "battling": lambda table, card: table.attack is not None and is_in_battle(table, card),
    "blocking": lambda table, card: _strikes(table, card, "blocking"),
    "attacking or blocking": lambda table, card: any(_strikes(table, card, each) for each in ("attacking", "blocking")),
    "blocked": lambda table, card: _strikes(table, card, "blocked"),
    "damaged": lambda table, card: card.damage > 0,
    "hurt": lambda table, card: this_turn.has_done(table, this_turn.HURT, card),
    "legendary": lambda table, card: "Legendary" in card.printed.groups,
    "basic": lambda table, card: "Basic" in card.printed.groups or values.is_basic_land(card),
    "noncreature": lambda table, card: not kinds.is_summon(card) and not card_kinds.is_unidentified(card),
    "afflicted": lambda table, card: bool(card.conditions),
    "Attack Position": lambda table, card: kinds.is_summon(card) and not card.is_defending,
    "Defense Position": lambda table, card: kinds.is_summon(card) and card.is_defending,
    "summoning": lambda table, card: kinds.is_summon(card) and not card_kinds.is_unidentified(card),
    "nonbasic": lambda table, card: not ("Basic" in card.printed.groups or values.is_basic_land(card)),
    "nonlegendary": lambda table, card: "Legendary" not in card.printed.groups,
    "nonenchantment": lambda table, card: not card_kinds.is_of_kind(card, "enchantment"),
    "unblocked": lambda table, card: _strikes(table, card, "unblocked"),
    "nonland": lambda table, card: not card_kinds.is_of_kind(card, "land"),
    "nonartifact": lambda table, card: not card_kinds.is_of_kind(card, "artifact"),
    "artifact": lambda table, card: kinds.is_of(card, "artifact"),
    "enchantment": lambda table, card: kinds.is_of(card, "enchantment"),
    "land": lambda table, card: kinds.is_of(card, "land"),
    "token": lambda table, card: card.is_token,
    "nontoken": lambda table, card: not card.is_token,
    "Normal": lambda table, card: kinds.is_summon(card) and _is_normal(card),
    "Effect": lambda table, card: kinds.is_summon(card) and _is_effect(card),
    "Non-Effect": lambda table, card: kinds.is_summon(card) and _is_non_effect(card),
    "Fusion": lambda table, card: kinds.is_of(card, "Fusion Monster"),
    "Ritual": lambda table, card: kinds.is_of(card, "Ritual Monster", "Ritual Spell"),
    "Synchro": lambda table, card: kinds.is_of(card, "Synchro Monster"),
    "Xyz": lambda table, card: kinds.is_of(card, "Xyz Monster"),
    "Link": lambda table, card: kinds.is_of(card, "Link Monster"),
    "Flip": lambda table, card: values.has_flip_effect(card),
    "Tuner": lambda table, card: extra_deck.is_tuner(card),
    "non-Tuner": lambda table, card: not extra_deck.is_tuner(card),
    "Equipped": lambda table, card: any(
        card_kinds.is_of_kind(table.cards[each], "Equip Spell") for each in card.attached
    ),
    "Basic": lambda table, card: (
        _is_basic_to_pokemon(card) or (kinds.is_of(card, "Energy") and "Basic" in card.printed.groups)
    ),
    "Evolution": lambda table, card: _is_evolution_to_pokemon(card),
    "Evolved": lambda table, card: evolution.is_evolved(card),
    "Benched": lambda table, card: spots.is_benched(card),
    "Active": lambda table, card: _is_active(card),
    FULL_SET: lambda table, card: _is_first_of_full_set(table, card),
    **{each: partial(_is_of_land_type, each) for each in BASIC_LANDS},
    **{each: partial(_has_rank, each) for each in NAMED_RANKS},
    **{f"Pokémon {each}": partial(_has_rule_box, each) for each in RULE_BOXES},
}
"""What each adjective asks of a card."""
