"""Which cards Magic texts mean by what these are like, and spells that are kept from being countered."""

from typing import Any

import pytest
from cgs_table import ELF, GAME, GOLEM, MOUSE, OGRE, done, hand, lying, play_out, source, summon, table_with

from rules_db.games.cgs.actions.values import Activate, Pass, Play
from rules_db.games.cgs.card_text.doing import values
from rules_db.games.cgs.card_text.said.vocabulary import DEFENSE, OFFENSE
from rules_db.games.cgs.state import Table
from rules_db.games.cgs.words import Zone

BEAR = {"name": "Bear", "types": ["creature"], "groups": ["Bear"], "cost": "{1}{G}", "offense": "2", "defense": "2"}
HAWK = {"name": "Hawk", "types": ["creature"], "cost": "{W}", "offense": "1", "defense": "1", "text": "Flying"}
ROBOT = {"name": "Robot", "types": ["artifact", "creature"], "offense": "1", "defense": "1"}
RELIC = {"name": "Relic", "types": ["artifact"]}
LAW = {"name": "Law", "types": ["enchantment"], "text": "Flash"}


@pytest.mark.parametrize(
    ("text", "gone"),
    [
        ("destroy all creatures without flying", {"Bear", "Ogre", "Robot"}),
        ("destroy all creatures with flying", {"Hawk"}),
        ("destroy all creatures with power 3 or greater", {"Ogre"}),
        ("destroy all creatures with power 2 or less", {"Bear", "Hawk", "Robot"}),
        ("destroy all creatures. They can't be regenerated.", {"Bear", "Hawk", "Ogre", "Robot"}),
        ("destroy all creatures your opponents control", {"Ogre"}),
        ("destroy all creatures you control with flying", {"Hawk"}),
        ("destroy all creatures you control without flying", {"Bear", "Robot"}),
        ("destroy all creatures your opponents control with power 2 or less", set()),
        ("destroy all creatures your opponents control with power 2 or greater", {"Ogre"}),
        ("destroy all artifact creatures", {"Robot"}),
        ("destroy all noncreature artifacts", {"Relic", "Source"}),
        ("destroy all non-Bear creatures", {"Hawk", "Ogre", "Robot"}),
        ("destroy all artifacts and enchantments", {"Robot", "Relic", "Law", "Source"}),
        ("destroy all artifacts and enchantments your opponents control", {"Relic", "Law"}),
        ("destroy all white creatures", {"Hawk"}),
        ("destroy all nonwhite creatures", {"Bear", "Ogre", "Robot"}),
    ],
)
def test_what_is_destroyed(text: str, gone: set[str]) -> None:
    mine, theirs = (BEAR, HAWK, ROBOT), (RELIC, LAW)
    cards = [*(summon("Ann", each) for each in mine), *(lying("Bob", "backrow zone", each) for each in theirs)]
    table = done(text, *cards, summon("Bob", OGRE))

    assert {name for name, card in table.cards.items() if card.zone is Zone.DISCARD} == gone


def test_a_card_without_a_number_is_in_no_bounds() -> None:
    text = "return all cards with power 2 or less from your graveyard to your hand"
    soup = {"name": "Soup", "types": ["sorcery"], "cost": "{2}"}
    buried = [lying("Ann", "discard pile", each) for each in (ELF, OGRE, soup)]

    assert hand(done(text, *buried), "Ann") == ["Elf"]


@pytest.mark.parametrize("text", ["Tokens you control get +1/+1.", "Creature tokens you control get +1/+1."])
def test_tokens_alone_are_tokens(text: str) -> None:
    law = lying("Ann", "backrow zone", {**LAW, "text": text})
    table = done("create a 1/1 Elf creature token", law, summon("Ann", BEAR))
    token = next(card for card in table.cards.values() if card.is_token)

    assert values.number(table, token, OFFENSE) == 2
    assert values.number(table, table.cards["Bear"], OFFENSE) == 2


def numbers(table: Table, name: str) -> list[int]:
    return [int(values.number(table, table.cards[name], each) or 0) for each in (OFFENSE, DEFENSE)]


def test_base_numbers_are_what_all_other_changes_start_from() -> None:
    text = "Creatures you control have base power and toughness 4/4."
    lord = lying("Ann", "backrow zone", {**LAW, "name": "Lord", "text": "Creatures you control get +1/+1."})
    table = table_with(lord, summon("Ann", BEAR), lying("Ann", "backrow zone", {**LAW, "text": text}))

    assert numbers(table, "Bear") == [5, 5]


def test_base_numbers_of_one_creature_last_for_the_turn() -> None:
    lord = lying("Ann", "backrow zone", {**LAW, "name": "Lord", "text": "Creatures you control get +1/+1."})
    table = done("target creature has base power and toughness 0/1 until end of turn", lord, summon("Ann", OGRE),
                 targets=("Ogre",))  # fmt: skip

    assert numbers(table, "Ogre") == [1, 2]
    assert numbers(done("target creature has base power 7 until end of turn", summon("Ann", OGRE), targets=("Ogre",)),
                   "Ogre") == [7, 3]  # fmt: skip


NO = {"name": "No", "types": ["instant"], "text": "counter target spell"}


def is_countered(card: dict[str, Any], *laws: dict[str, Any]) -> bool:
    """Whether Bob's instant counters a card that Ann plays."""
    table = table_with(lying("Ann", "hand", {**card, "cost": ""}), lying("Bob", "hand", NO), *laws)
    is_creature = "creature" in card["types"]
    GAME.apply(table, Play("Ann", card["name"], Zone.SUMMON if is_creature else Zone.BACKROW, 3))
    GAME.apply(table, Play("Bob", "No", Zone.BACKROW, 3, targets=(card["name"],)))
    play_out(table)
    return table.cards[card["name"]].zone is Zone.DISCARD


def says(player: str, text: str) -> dict[str, Any]:
    return lying(player, "backrow zone", {**LAW, "text": text})


def test_what_cannot_be_countered_resolves() -> None:
    assert is_countered(BEAR)
    assert not is_countered({**BEAR, "text": "This can't be countered."})
    assert not is_countered({**BEAR, "text": "This spell can't be countered.\nTrample"})


@pytest.mark.parametrize(
    ("player", "text", "countered"),
    [
        ("Ann", "Creature spells you control can't be countered.", False),
        ("Bob", "Creature spells you control can't be countered.", True),
        ("Ann", "Creature spells can't be countered.", False),
        ("Ann", "Noncreature spells you control can't be countered.", True),
        ("Ann", "Bear spells you control can't be countered.", False),
        ("Ann", "Green spells you control can't be countered.", True),
        ("Ann", "Spells you control can't be countered.", False),
        ("Ann", "Creatures you control can't block.", True),
        ("Ann", "Your opponents can't gain life.", True),
    ],
)
def test_spells_of_a_sort_cannot_be_countered(player: str, text: str, countered: bool) -> None:
    assert is_countered(BEAR, says(player, text)) is countered


def test_what_keeps_spells_from_being_countered_does_so_in_play_alone() -> None:
    assert is_countered({**BEAR, "text": "Creature spells you control can't be countered."})


def test_a_creature_that_cannot_be_countered_keeps_no_other_spell_from_that() -> None:
    assert is_countered(BEAR, summon("Ann", {**ELF, "text": "This can't be countered."}))


@pytest.mark.parametrize(
    ("text", "is_kept"),
    [
        ("Creature spells you control can't be countered this turn.", True),
        ("Spells can't be countered this turn.", True),
        ("Noncreature spells you control can't be countered this turn.", False),
        ("Creatures you control can't block this turn.", False),
    ],
)
def test_spells_that_are_cast_later_in_the_turn_cannot_be_countered_either(text: str, is_kept: bool) -> None:
    table = done(text, lying("Ann", "hand", {**BEAR, "cost": ""}), lying("Bob", "hand", NO))
    GAME.apply(table, Play("Ann", "Bear", Zone.SUMMON, 3))
    GAME.apply(table, Play("Bob", "No", Zone.BACKROW, 3, targets=("Bear",)))
    play_out(table)

    assert table.cards["Bear"].zone is (Zone.SUMMON if is_kept else Zone.DISCARD)


def test_who_has_hexproof_is_no_target_of_opponents() -> None:
    for text in ("You have hexproof.", "You can't be the target of spells or abilities your opponents control."):
        bolt = source("you can: 3 damage to target player")
        table = table_with(bolt, says("Bob", text))
        assert GAME.why_not(table, Activate("Ann", "Source", 1, ("Bob",))) is not None
        assert GAME.why_not(table, Activate("Ann", "Source", 1, ("Ann",))) is None


def test_activated_abilities_of_a_sort_cannot_be_activated() -> None:
    wizard = {**ELF, "text": "{T}: Draw a card."}
    law = says("Bob", "Activated abilities of artifacts can't be activated.")
    table = table_with(summon("Ann", wizard), source("{T}: draw 1"), law)

    assert GAME.why_not(table, Activate("Ann", "Elf", 1)) is None
    assert GAME.why_not(table, Activate("Ann", "Source", 1)) is not None


def test_an_ability_for_sorcery_speed_waits_for_ones_own_main_phase() -> None:
    for text, is_allowed in (("{T}: Draw a card.", True), ("{T}: Draw a card. Activate only as a sorcery.", False)):
        table = table_with(summon("Bob", {**ELF, "text": text}), summon("Ann", GOLEM))
        GAME.apply(table, Pass("Ann"))
        assert (GAME.why_not(table, Activate("Bob", "Elf", 1)) is None) is is_allowed


def test_an_ability_for_once_a_turn_is_used_once() -> None:
    table = table_with(source("{0}: Draw a card. Activate only once each turn."))
    GAME.apply(table, Activate("Ann", "Source", 1))
    play_out(table)

    assert GAME.why_not(table, Activate("Ann", "Source", 1)) is not None


@pytest.mark.parametrize(
    ("text", "gone"),
    [
        ("destroy each creature with a +1/+1 counter on it", {"Bear"}),
        ("destroy all creatures with counters on them", {"Bear", "Ogre"}),
        ("destroy all creatures you control with a charge counter on them", set()),
        ("destroy all nonartifact, nonwhite creatures", {"Bear", "Ogre"}),
        ("destroy all noncreature, nonland permanents", {"Law", "Relic", "Source"}),
    ],
)
def test_what_lies_on_a_card_and_what_it_is_not(text: str, gone: set[str]) -> None:
    cards = [
        summon("Ann", BEAR, state={"counters": {"+1/+1": 1}}), summon("Ann", HAWK), summon("Ann", ROBOT),
        summon("Bob", OGRE, state={"counters": {"charge": 2}}), lying("Bob", "backrow zone", RELIC),
        lying("Bob", "backrow zone", LAW, place=2),
    ]  # fmt: skip
    table = done(text, *cards)
    assert {each for each in (*NAMES, "Law", "Relic", "Source") if table.cards[each].zone is Zone.DISCARD} == gone


NAMES = ("Bear", "Hawk", "Robot", "Ogre")


def test_a_creature_has_a_keyword_as_long_as_a_counter_lies_on_it() -> None:
    text = "Each creature you control with a +1/+1 counter on it has trample."
    law = lying("Ann", "backrow zone", {**LAW, "text": text}, place=2)
    table = done("put a +1/+1 counter on target creature", law, summon("Ann", BEAR), summon("Ann", HAWK),
                 targets=("Bear",))  # fmt: skip
    assert [values.has_keyword(table, table.cards[each], "trample") for each in ("Bear", "Hawk")] == [True, False]


def test_cards_are_milled_by_a_count() -> None:
    table = done("target player mills cards equal to the number of creatures you control", summon("Ann", BEAR),
                 summon("Ann", HAWK), targets=("Bob",))  # fmt: skip
    assert len(table.lying("Bob", Zone.DISCARD)) == 2


def test_an_aura_speaks_of_itself() -> None:
    aura = {"name": "Ice", "types": ["enchantment"], "groups": ["Aura"],
            "text": "Enchant creature\nWhen this Aura enters, tap enchanted creature."}  # fmt: skip
    table = table_with(lying("Ann", "hand", aura), summon("Bob", OGRE), summon("Bob", HAWK))
    GAME.apply(table, Play("Ann", "Ice", Zone.BACKROW, 1, on="Ogre"))
    play_out(table)
    assert [table.cards[each].is_tapped for each in ("Ogre", "Hawk")] == [True, False]


@pytest.mark.parametrize(
    ("bound", "found"),
    [
        ("9 or less", {"Nine", "Mouse", "Elf"}),
        ("8 or less", {"Mouse", "Elf"}),
        ("9 or more", {"Jack", "Ace", "Nine"}),
        ("10 or more", {"Jack", "Ace"}),
    ],
)
def test_a_royal_card_is_above_every_number_that_a_text_names(bound: str, found: set[str]) -> None:
    """By 16.2.7 and 16.2.10; a land has no number at all (6.3.9)."""
    hearts = [{"name": name, "types": ["playing card"], "rank": rank, "suit": "hearts"}
              for name, rank in (("Jack", "Jack"), ("Ace", "Ace"), ("Nine", "9"))]  # fmt: skip
    others: list[dict[str, Any]] = [MOUSE, ELF, {"name": "Moor", "types": ["land"]}]
    cards = [lying("Ann", "discard pile", each) for each in (*hearts, *others)]
    table = done(f"return all cards with mana value {bound} from your graveyard to your hand", *cards)

    assert set(hand(table, "Ann")) == found


@pytest.mark.parametrize(("rank", "number"), [("9", 9), ("Jack", 0), ("Ace", 0)])
def test_a_royal_card_counts_nothing_where_a_text_counts_its_rank(rank: str, number: int) -> None:
    card = {"name": "Card", "types": ["playing card"], "rank": rank, "suit": "hearts"}
    table = table_with(lying("Ann", "hand", card))

    assert values.printed_rank(table, table.cards["Card"]) == number


def test_the_color_that_was_given_last_is_the_one_that_counts() -> None:
    laws = [says("Ann", "Creatures you control are black."), says("Ann", "Creatures you control are red.")]
    laws[1]["card"] = "Law 2"
    table = table_with(*laws, summon("Ann", BEAR))
    assert values.colors(table, table.cards["Bear"]) == {"red"}

    table.cards["Law"].since = 9
    assert values.colors(table, table.cards["Bear"]) == {"black"}


def test_a_basic_land_is_a_land_of_one_of_six_names() -> None:
    printed = {"Forest": "land", "Wastes": "land", "Moor": "land", "Island": "creature"}
    table = table_with(*(lying("Ann", "hand", {"name": name, "types": [type_]}) for name, type_ in printed.items()))

    assert {name for name in printed if values.is_basic_land(table.cards[name])} == {"Forest", "Wastes"}


def test_what_is_negated_or_lies_face_down_has_no_keywords() -> None:
    hog = {
        "name": "Hog",
        "types": ["Effect Monster"],
        "rank": "4",
        "offense": "1500",
        "defense": "1200",
        "text": "Trample",
    }
    text = "target monster is negated this turn"
    for state, says_so, found in (
        ({}, "draw 1", {"trample"}),
        ({}, text, set()),
        ({"is_face_down": True}, "draw 1", set()),
    ):
        table = done(says_so, summon("Bob", hog, state=state), targets=("Hog",) if says_so == text else ())
        assert values.keywords(table, table.cards["Hog"]) == found


@pytest.mark.parametrize("made", ["two tapped 1/1 green Elf creature tokens", "two tapped Treasure tokens"])
def test_tokens_may_be_created_tapped(made: str) -> None:
    table = done(f"create {made}")

    assert [each.is_tapped for each in table.cards.values() if each.is_token] == [True, True]
