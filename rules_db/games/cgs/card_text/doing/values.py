"""The traits of a card at the moment: its numbers, colors, groupings and keywords, with the changes in force."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from rules_db.games.cgs import hooks, kinds, properties
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text import equivalents, inspecting
from rules_db.games.cgs.card_text.contents import LAND_TYPE, NEW_LAND_TYPE
from rules_db.games.cgs.card_text.doing import standing
from rules_db.games.cgs.card_text.doing.sorts import card_kinds
from rules_db.games.cgs.card_text.model import Changed, Given
from rules_db.games.cgs.card_text.reading import read_effects
from rules_db.games.cgs.card_text.said.keywords import CHANGELING
from rules_db.games.cgs.card_text.said.vocabulary import (
    DEFENSE,
    EVERY_TYPE,
    FROM_CHOSEN,
    OFFENSE,
    PROTECTED_FROM,
    RANK,
    REMAINING,
)
from rules_db.games.cgs.card_text.selecting import CHOSEN, COLOR
from rules_db.games.cgs.doing.conditions import counters
from rules_db.games.cgs.doing.fighting import damage
from rules_db.games.cgs.doing.playing import ranks
from rules_db.games.cgs.doing.yugioh import concealing
from rules_db.games.cgs.doing.yugioh.kinds_of_monster import is_for_extra_deck
from rules_db.games.cgs.kinds import Role
from rules_db.games.cgs.rules.c6_common_properties import colors as color_rules
from rules_db.games.cgs.rules.c6_common_properties import ranks as rank_rules
from rules_db.games.cgs.rules.c7_summon_properties import stats as summon_stats
from rules_db.games.cgs.rules.c9_magic import magic_cards
from rules_db.games.cgs.rules.c10_monsters import extra_deck, kinds_of_monster, stats
from rules_db.games.cgs.rules.c14_combat import dealing, pairings
from rules_db.games.cgs.rules.c15_uno import wilds
from rules_db.games.cgs.rules.c16_poker import jokers, ranks_and_suits
from rules_db.games.cgs.state import Card, Print, Table
from rules_db.games.cgs.words import Game

BASIC_LANDS = ("Plains", "Island", "Swamp", "Mountain", "Forest", "Wastes")


def scale(table: Table, game: Game, property_: str = OFFENSE) -> Fraction:
    """By what a number on a card of a game is multiplied; ranks and counts are used as printed (10.2.2.R1)."""
    if property_ == RANK:
        return Fraction(1)
    factor = properties.factor(table, game)
    return stats.factor_of_text(factor) if game is Game.YUGIOH else factor


def whole_life(game: Game, amount: Fraction) -> int:
    """Life that a card of a game names, on the scale of the Singularity, as a whole number (10.2.2.b)."""
    rounded = stats.rounded_life(amount) if game is Game.YUGIOH else damage.rounded(amount)
    return int(amount) if rounded is None else rounded


def printed_rank(table: Table, card: Card) -> int | None:
    """The rank of a card as a number, None for a rankless one (6.3.9); a royal card counts nothing."""
    rank = ranks.rank_as_printed(table, card)
    if rank.isdigit():
        return int(rank)
    return None if rank_rules.is_rankless(rank) else 0


def is_above_numbers(table: Table, card: Card) -> bool:
    """Whether the rank of a card is higher than every number: that of a royal card or an Ace."""
    return ranks.rank_as_printed(table, card) in rank_rules.ROYALS and ranks_and_suits.royals_are_above_numbers()


def number(table: Table, card: Card, property_: str) -> Fraction | None:
    """A number of a card, exact and with all changes; None where it has none, as when it lies face-down."""
    if not concealing.has_stats(card):
        return None
    if property_ == REMAINING:
        whole = number(table, card, DEFENSE)
        return None if whole is None else dealing.left_of(whole, card.damage)
    base = before_effects(table, card, property_)
    return None if base is None else changed(table, card, property_, base)


def before_effects(table: Table, card: Card, property_: str) -> Fraction | None:
    """What is printed, on the scale of the Singularity."""
    if property_ == RANK:
        rank = printed_rank(table, card)
        return None if rank is None else Fraction(rank)
    if not kinds.is_summon(card) or (property_ == DEFENSE and extra_deck.stays_upright(card)):
        return None
    stat = hooks.STATS.get((card.printed.game, property_))
    if stat is not None:
        return stat(table, card)
    return properties.scaled(table, card.printed.game, properties.printed(card, property_))


def has_number(table: Table, card: Card, property_: str) -> bool:
    """Whether a card has a stat at all: it is printed, or an effect has said what it is."""
    said = (each.step.changes for each in standing.reaching(table, Changed, card) if isinstance(each.step, Changed))
    return bool(properties.printed(card, property_)) or any(about == property_ for row in said for about, _ in row)


def changed(table: Table, card: Card, property_: str, value: Fraction) -> Fraction:
    """A number with the changes that are in force and the counters that lie on the card, in the order of time.

    What a card says of its own numbers comes first, as it stands in the place of a printed one, then what says which
    numbers all changes start from, such as those of a creature that it has become (7.2.1.b.R1).
    """
    found = standing.reaching(table, Changed, card)
    for each in sorted(found, key=lambda each: _rank_of(each.step.verb)) if found else ():
        assert isinstance(each.step, Changed)
        for place, (about, _) in enumerate(each.step.changes):
            if about == property_:
                amount = standing.amount_in_force(table, each, place)
                value = amount if each.step.sets else value + amount
    if property_ in (OFFENSE, DEFENSE):
        value += card.counters.get("+1/+1", 0) - card.counters.get("-1/-1", 0)
    return value


def is_sound(table: Table, card: Card) -> bool:
    """Whether it takes no reckoning to see that a summon has a defensive stat above 0, and no damage."""
    if card.damage or card.counters or not book.is_whole or standing.reaching(table, Changed, card):
        return False
    return properties.printed(card, DEFENSE)[:1] in _ABOVE_NONE


_ABOVE_NONE = frozenset("123456789")

_FIRST = ("define", "base", "base for a time")


def _rank_of(verb: str) -> int:
    """Which changes come first, whatever their time."""
    return 0 if verb == _FIRST[0] else 1 if verb in _FIRST else 2


def protects(table: Table, words: frozenset[str], other: Card, word: str = "protection") -> bool:
    """Whether keywords give protection from a card: from its colors, its kind, or from everything; or hexproof."""
    if not any(each.startswith(f"{word} from ") for each in words):
        return False
    kinds_meant = [each for each in PROTECTED_FROM.values() if f"{word} from {each}" in words]
    is_of_color = any(f"{word} from {each}" in words for each in colors(table, other))
    return is_of_color or any(each == "everything" or card_kinds.is_of_kind(other, each) for each in kinds_meant)


def colors(table: Table, card: Card) -> frozenset[str]:
    """The classes of 6.2.2 to which a card belongs; colorless where it has no color."""
    given = _given(table, card, "color")
    if given:
        return frozenset(given[-1:])
    for said in hooks.COLORS.at():
        if words := tuple(said(table, card)):
            return _named(*words)
    return _colors_of_wild(card) if wilds.is_wild(card) else own_colors(card.printed)


def _colors_of_wild(card: Card) -> frozenset[str]:
    """The color of a Wild of Uno: what has been declared for it, all while it starts the pile, and else black."""
    if card.declared == wilds.ANY_COLOR and (several := wilds.colors_of_first_wild()):
        return _named(*(each.title() for each in several))
    declared = wilds.color_from_then_on(card.declared) if card.declared in wilds.COLORS else ""
    return _named(declared.title() or wilds.color_before_it_is_played())


def own_colors(printed: Print) -> frozenset[str]:
    """The colors that are printed, or those of the mana symbols of a Magic card (9.1.6)."""
    named, symbols = _named(*printed.colors), _symbols(printed.cost)
    if printed.game is Game.MAGIC:
        return named or magic_cards.colors_of_cost(symbols) or _colorless_by_cost()
    if named:
        return magic_cards.own_colors_first(named) or frozenset(symbols) or _named("Colorless")
    return _named(_color_word(printed))


def _color_word(printed: Print) -> str:
    """Under which word the table of 6.2.2 has a card that names no color: its suit, or a word for its type."""
    type_ = printed.types[0] if printed.types else ""
    if printed.game is Game.POKER:
        return printed.suit or jokers.color_of_unplayed()
    if type_ and kinds.KINDS[type_].role is Role.BACKROW:
        if printed.game is Game.YUGIOH:
            return "TRAP" if type_.endswith("Trap") else "SPELL"
        if printed.game is Game.POKEMON:
            return "Trainer"
    return type_ if type_ in ("Action Card", "Money Card") else "Colorless"


def _named(*words: str) -> frozenset[str]:
    return frozenset({equivalents.color_of(each) for each in words} - {""})


@cache
def _symbols(cost: str) -> tuple[str, ...]:
    return tuple(equivalents.SYMBOLS[each] for each in cost if each in equivalents.SYMBOLS)


def _colorless_by_cost() -> frozenset[str]:
    """A Magic card without colored mana is colorless (6.2.6)."""
    return frozenset({color_rules.color_without_mana()}) - {""}


def groups(table: Table, card: Card) -> frozenset[str]:
    """Types and subtypes by which cards are grouped; the Type of a Pokémon is none (7.4.3.R1).

    A grouping that a card becomes takes the place of those that it had.
    """
    found = frozenset(summon_stats.groupings_of(card.printed)) | _every_type(card.printed.text)
    for each in standing.reaching(table, Given, card):
        if isinstance(each.step, Given) and each.step.what_kind in ("grouping", "only grouping"):
            found = frozenset(each.step.words) | (found if each.step.what_kind == "grouping" else frozenset())
    return found


@cache
def _every_type(text: str) -> frozenset[str]:
    """What a text says of its card wherever that lies."""
    return frozenset({EVERY_TYPE} if CHANGELING in read_effects(text) else ())


def keywords(table: Table, card: Card) -> frozenset[str]:
    """The keywords that a card has at the moment; a face-down one has none."""
    printed = _printed_keywords(card.printed.text)
    if not printed and not card.counters and not standing.is_said(table, Given, ""):
        return frozenset()
    if not concealing.has_effects(card) or standing.is_negated_by(table, card, standing.NEGATE):
        return frozenset()
    found = frozenset(_as_chosen(each, card) for each in printed)
    found |= counters.keywords_of(card)
    for each in standing.reaching(table, Given, card):
        step = each.step
        if not isinstance(step, Given) or step.what_kind not in ("keyword", "effects"):
            continue
        if step.what_kind == "effects" and not standing.speaks_of_effects(table, each, card):
            continue
        words = frozenset(_as_chosen(word, table.cards[each.by.card]) for word in step.words)
        lost = found if step.what_kind == "effects" else words
        found = found - lost if step.is_lost else found | lost
    return found


def _as_chosen(word: str, by: Card) -> str:
    """A keyword that names what has been chosen for the card which says it, as it is by that."""
    return f"protection from {by.chosen.get(COLOR, CHOSEN)}" if word == FROM_CHOSEN else word


@cache
def _printed_keywords(text: str) -> frozenset[str]:
    return frozenset(word for effect in read_effects(text) for word in inspecting.keywords(effect))


def has_keyword(table: Table, card: Card, keyword: str) -> bool:
    """Whether a card has exactly that ability, and not one that comes to the same (14.4.2.c)."""
    return pairings.is_exactly(keyword, keywords(table, card))


def _given(table: Table, card: Card, kind: str) -> list[str]:
    steps = [each.step for each in standing.reaching(table, Given, card)]
    return [word for step in steps if isinstance(step, Given) and step.what_kind == kind for word in step.words]


@cache
def _kinds_of_effects(text: str) -> frozenset[str]:
    return frozenset(effect.kind for effect in read_effects(text))


def has_effect(card: Card) -> bool:
    """Whether the text of a card has an ability; a move has one if it does more than damage (10.8.8.a)."""
    return any(
        effect.kind not in ("materials", "no card", "requirement", "additional cost", "by name", "treated as")
        and (effect.kind != "move" or (effect.steps and kinds_of_monster.attack_effect_is_ability()))
        for effect in read_effects(card.printed.text)
    )


def has_flip_effect(card: Card) -> bool:
    return "flip" in _kinds_of_effects(card.printed.text)


def has_requirement(card: Card) -> bool:
    """Whether the text sets a condition for playing the card (5.8.6)."""
    return bool(_kinds_of_effects(card.printed.text) & {"requirement", "additional cost", "materials"})


def is_extra(card: Card) -> bool:
    """Whether it is made for the Extra Deck (10.1.11)."""
    return is_for_extra_deck(card)


def land_types(table: Table, card: Card) -> list[str]:
    """The basic land types of a land: those that its name and its types give, and those that texts in force do."""
    found = [each for each in BASIC_LANDS if each in (card.printed.name, *card.printed.groups)]
    for each in standing.reaching(table, Given, card):
        if isinstance(each.step, Given) and each.step.what_kind in (LAND_TYPE, NEW_LAND_TYPE):
            found = [*(found if each.step.what_kind == LAND_TYPE else ()), *each.step.words]
    return found


def is_basic_land(card: Card) -> bool:
    return kinds.is_of(card, "land") and card.printed.name in BASIC_LANDS
