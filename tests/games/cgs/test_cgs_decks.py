"""Decks of the Card Game Singularity: every problem of a list, and what the shared decks are made of."""

import pytest

from rules_db.engine.kernel import BadSetup
from rules_db.games.cgs.book import book
from rules_db.games.cgs.decks.checking import Listed, problems
from rules_db.games.cgs.decks.standard import Copies
from rules_db.games.cgs.game import GAME
from rules_db.games.cgs.rules.c1_deckbuilding import playable_cards
from rules_db.games.cgs.setup import print_of
from rules_db.games.cgs.words import Zone

EXODIA = "Exodia, the Forbidden One"
AGREED = ("season Dawn",)


def listed(
    name: str, type_: str, copies: int = 1, group: str = "", extra: bool = False, release: str = "Core Set"
) -> Listed:
    printed = print_of({"name": name, "types": [type_], "groups": [group] if group else []})
    return Listed(printed, copies, Zone.EXTRA_DECK if extra else Zone.MAIN_DECK, release)


def legal(lands: int = 65) -> list[Listed]:
    """75 cards: basic lands, and five of each of the other TCGs."""
    rest = [listed(f"{type_} {copies}", type_, copies) for type_ in ("Effect Monster", "Item") for copies in (1, 4)]
    return [listed("Forest", "land", lands), *rest]


def broken(*cards: Listed, agreed: tuple[str, ...] = AGREED) -> list[str]:
    return [each.rule.removeprefix("cgs-") for each in problems(cards, agreed)]


def test_a_legal_deck_has_no_problem() -> None:
    titan = listed("Twin Titan", "Fusion Monster", 4, extra=True)

    assert broken(*legal(), titan) == []


@pytest.mark.parametrize(
    ("lands", "rules"), [(64, ["1.2.2"]), (65, []), (290, []), (291, ["1.2.3"])], ids=("74", "75", "300", "301")
)
def test_a_main_deck_has_75_to_300_cards(lands: int, rules: list[str]) -> None:
    assert broken(*legal(lands)) == rules


def test_without_a_main_deck_that_alone_is_wrong() -> None:
    assert broken() == ["1.2.1"]
    assert broken(listed("Twin Titan", "Fusion Monster", 16, extra=True)) == ["1.2.1", "1.3.2", "1.4.1"]


def test_each_tcg_has_five_cards_in_the_main_deck() -> None:
    cards = [listed("Forest", "land", 72), listed("Golem", "Effect Monster", 4)]
    helping = listed("Twin Titan", "Fusion Monster", 1, extra=True)

    facts = [dict(each.facts) for each in problems([*cards, helping])]

    assert [(each["game"], each["cards"]) for each in facts] == [("Yu-Gi-Oh!", 4), ("Pokémon", 0)]


def test_a_tcg_can_be_left_out_of_a_match() -> None:
    cards = [listed("Forest", "land", 70), listed("Golem", "Effect Monster", 4), listed("Gnome", "Effect Monster")]

    assert broken(*cards, agreed=()) == ["1.2.4"]
    assert broken(*cards, agreed=("match without Pokémon",)) == []


@pytest.mark.parametrize("type_", ["Uno card", "playing card", "Money Card"])
def test_cards_of_other_games_go_into_no_deck(type_: str) -> None:
    assert broken(*legal(), listed("Stray", type_)) == ["1.2.5"]
    assert broken(*legal(), listed("Stray", type_, extra=True)) == ["1.3.3"]


def test_what_is_made_for_the_extra_deck_is_in_no_main_deck_and_nothing_else_is_there() -> None:
    assert broken(*legal(), listed("Twin Titan", "Fusion Monster")) == ["10.1.12"]
    assert broken(*legal(), listed("Golem", "Ritual Monster", extra=True)) == ["1.3.3"]


def test_an_extra_deck_has_15_cards() -> None:
    cards = [listed(f"Titan {number}", "Link Monster", 4, extra=True) for number in range(3)]

    assert broken(*legal(), *cards, listed("Last", "Link Monster", 3, extra=True)) == []
    assert broken(*legal(), *cards, listed("Last", "Link Monster", 4, extra=True)) == ["1.3.2"]


def test_copies_are_counted_by_game_and_name_through_all_decks() -> None:
    two, other = listed("Titan", "Fusion Monster", 2, extra=True), listed("Titan", "creature", 4)

    assert broken(*legal(), two, other) == []
    assert broken(*legal(), two, listed("Titan", "Effect Monster", 2), other) == []
    assert broken(*legal(), two, listed("Titan", "Effect Monster", 3), other) == ["1.4.1"]


@pytest.mark.parametrize(
    ("card", "rules"),
    [
        (listed("Wastes", "land", 9), []),
        (listed("Old Mine", "land", 9), ["1.4.1"]),
        (listed("Sparks", "Energy", 9, "Basic"), []),
        (listed("Sparks", "Energy", 9), ["1.4.1"]),
    ],
)
def test_any_number_of_basic_lands_and_basic_energies(card: Listed, rules: list[str]) -> None:
    assert broken(*legal(), card) == rules


def test_one_copy_of_a_limited_card_comes_before_four() -> None:
    limb = listed("Left Leg of the Forbidden One", "Effect Monster")

    assert broken(*legal(), listed(EXODIA, "Effect Monster"), limb) == []
    assert broken(*legal(), listed(EXODIA, "Effect Monster", 2)) == ["1.4.5"]
    assert broken(*legal(), listed(EXODIA, "Effect Monster", 5)) == ["1.4.5"]
    assert broken(*legal(), listed(EXODIA, "creature", 2)) == []


def test_cards_are_of_the_core_set_or_the_season() -> None:
    new, old = listed("Elf", "creature", release="Dawn"), listed("Old Elf", "creature", release="Dusk")

    assert broken(*legal(), new, old) == ["1.5.1"]
    assert broken(*legal(), new, old, agreed=()) == []


ALL_WRONG = (
    *legal(300), listed("Red Five", "Uno card"), listed("Twin Titan", "Fusion Monster"),
    listed("Old Elf", "creature", 5, release="Dusk"), listed(EXODIA, "Effect Monster", 2),
    listed("Big Titan", "Xyz Monster", 16, extra=True), listed("Golem", "Normal Monster", extra=True),
)  # fmt: skip


def test_every_problem_comes_out_at_once() -> None:
    assert broken(*ALL_WRONG) == [
        "1.2.3", "1.2.5", "10.1.12", "1.3.2", "1.3.3", "1.4.1", "1.4.5", "1.4.1", "1.5.1",
    ]  # fmt: skip


def reported() -> list[object]:
    """What is said of decks of all kinds, and what the shared decks are."""
    few = [listed("Forest", "land", 74)]
    lists: list[list[Listed]] = [[], few, [*ALL_WRONG], [*legal(), listed("Sparks", "Energy", 9, "Basic")]]
    return [*(problems(each, AGREED) for each in lists), *shared_decks(), refusal_of_one_player()]


def shared_decks() -> list[list[Copies]]:
    return [
        list(playable_cards.uno_deck({})),
        list(playable_cards.playing_cards()),
        list(playable_cards.monopoly_deck({})),
    ]


def refusal_of_one_player() -> object:
    try:
        GAME.new({"players": [{"name": "Ann"}], "cards": []}, 1)
    except BadSetup as error:
        return error.refusal
    return None


@pytest.mark.parametrize("number", [each for each in book.entries if each.startswith("1.") or each == "10.1.12"])
def test_each_rule_of_deckbuilding_changes_what_is_reported(number: str) -> None:
    before = reported()

    with book.switched_off(number):
        assert reported() != before


@pytest.mark.parametrize(
    ("deck", "cards", "different"), [*zip(shared_decks(), (108, 93, 106), (54, 92, 58), strict=True)]
)
def test_the_shared_decks_have_as_many_cards_as_the_rulebook_counts(
    deck: list[Copies], cards: int, different: int
) -> None:
    assert sum(count for _, count in deck) == cards
    assert len(deck) == len({card.name for card, _ in deck}) == different


@pytest.mark.parametrize(
    ("type_", "cards"), [("Property card", 28), ("Property Wildcard", 11), ("Money Card", 20), ("Action Card", 34),
                         ("Rent card", 13)]
)  # fmt: skip
def test_the_monopoly_deal_deck_has_each_kind_of_card(type_: str, cards: int) -> None:
    assert sum(count for card, count in playable_cards.monopoly_deck({}) if type_ in card.types) == cards
