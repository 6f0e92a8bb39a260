"""What is wrong with the decks of one player: chapter 1 asked of a list of cards, every problem at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rules_db.engine.kernel import Refusal
from rules_db.games.cgs.book import book
from rules_db.games.cgs.card_text.doing.values import BASIC_LANDS
from rules_db.games.cgs.doing.yugioh.kinds_of_monster import is_for_extra_deck
from rules_db.games.cgs.rules.c1_deckbuilding import copies, games, main_and_extra, playable_cards
from rules_db.games.cgs.rules.c1_deckbuilding.playable_cards import CORE_SET
from rules_db.games.cgs.rules.c10_monsters.cards_in_general import begins_in_extra_deck
from rules_db.games.cgs.state import Card, Print
from rules_db.games.cgs.words import Zone

SEASON, WITHOUT = "season ", "match without "
"""How players say what they have agreed on: the current season, by the name of its set, and a TCG left out."""

WORDS = {
    "1.2.1": "there is no Main Deck",
    "1.2.2": "the Main Deck has {cards} of the {least} cards that it needs",
    "1.2.3": "the Main Deck has {cards} cards, and {most} are the most",
    "1.2.4": "the Main Deck has {cards} of the {least} {game} cards that it needs",
    "1.2.5": "{card} is a card of {game}, and cannot be in a Main Deck",
    "1.3.1": "nobody may build an Extra Deck",
    "1.3.2": "the Extra Deck has {cards} cards, and {most} are the most",
    "1.3.3": "{card} is not made for an Extra Deck",
    "1.4.1": "there are {copies} copies of {card}, and {most} are the most",
    "1.4.5": "there are {copies} copies of {card}, which is limited to {most}",
    "1.5.1": "{card} is of {release}, and not playable",
    "10.1.12": "{card} is made for the Extra Deck, and cannot be in a Main Deck",
}
"""By the number of the rule, with its facts."""


@dataclass(frozen=True, slots=True)
class Listed:
    """Some copies of a card in a list, the deck that they are for, and the set in which the card came out."""

    printed: Print
    copies: int = 1
    deck: Zone = Zone.MAIN_DECK
    release: str = CORE_SET


def problems(listed: Sequence[Listed], agreed: Sequence[str] = ()) -> list[Refusal]:
    """All that keeps one player from bringing these decks, in the order of the rules."""
    main = [each for each in listed if each.deck is Zone.MAIN_DECK]
    extra = [each for each in listed if each.deck is Zone.EXTRA_DECK]
    found = (*_of_main_deck(main, agreed), *_of_extra_deck(extra), *_of_copies(listed), *_of_sets(listed, agreed))
    return list(dict.fromkeys(each for each in found if each is not None))


def count(listed: Iterable[Listed]) -> int:
    """How many cards there are."""
    return sum(each.copies for each in listed)


def _of_main_deck(main: Sequence[Listed], agreed: Sequence[str]) -> Iterator[Refusal | None]:
    """Where there is no Main Deck, that alone is wrong."""
    cards = count(main)
    yield main_and_extra.brings_main_deck(cards)
    if not cards:
        return
    yield main_and_extra.is_large_enough(cards)
    yield main_and_extra.is_small_enough(cards)
    for game in games.tcgs():
        if f"{WITHOUT}{game}" not in agreed:
            yield main_and_extra.holds_enough_of(game, count(each for each in main if each.printed.game is game))
    for each in main:
        yield main_and_extra.goes_into_main_deck(each.printed, games.other_games())
        yield begins_in_extra_deck(each.printed.name, _is_made_for_extra_deck(each.printed))


def _of_extra_deck(extra: Sequence[Listed]) -> Iterator[Refusal | None]:
    if extra and not main_and_extra.may_build_extra_deck():
        yield book.refuse("1.3.1", cards=count(extra))
        return
    yield main_and_extra.is_small_extra_deck(count(extra))
    for each in extra:
        yield main_and_extra.goes_into_extra_deck(each.printed, _is_made_for_extra_deck(each.printed))


def _is_made_for_extra_deck(card: Print) -> bool:
    """Whether a card begins in the Extra Deck (10.8.10, 10.8.20)."""
    return is_for_extra_deck(Card("", "", card))


def _of_copies(listed: Sequence[Listed]) -> Iterator[Refusal | None]:
    """The Main Deck and the Extra Deck are counted together (1.4.1.R1); the one copy comes before the four."""
    counts: dict[copies.Name, int] = {}
    for each in listed:
        name = copies.known_as(each.printed)
        if name is not None and not _is_free(each.printed):
            counts[name] = counts.get(name, 0) + each.copies
    for name, number in counts.items():
        one = copies.has_one_copy(name, number, name in copies.limited_cards())
        yield one or copies.has_few_copies(name, number)


def _is_free(card: Print) -> bool:
    """Whether any number of copies is allowed."""
    return copies.is_free_land("land" in card.types and card.name in BASIC_LANDS) or copies.is_free_energy(
        "Energy" in card.types and "Basic" in card.groups
    )


def _of_sets(listed: Sequence[Listed], agreed: Sequence[str]) -> Iterator[Refusal | None]:
    """Whether the cards of TCGs are playable; without an agreement on a season all are (1.5.1.R1)."""
    season = next((each.removeprefix(SEASON) for each in agreed if each.startswith(SEASON)), "")
    playable = playable_cards.playable_sets(season) if season else ()
    for each in listed:
        if each.printed.game in games.tcgs():
            yield playable_cards.is_playable(each.printed, each.release, playable)
